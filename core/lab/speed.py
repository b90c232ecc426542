"""How fast the rules are: answers and choices a second, and what a dump, a restore and a view cost."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from core.bots import make_bot
from core.kernel import SPECTATOR, Match, Setup
from core.lab import clock
from core.lab.bout import play
from core.lab.yardstick import loops_per_second
from core.rulesets import dump_match, load_match, new_match

SEAT_COUNTS: Final = (5, 8)
WHOLE_CARD_SET: Final = {"expansion": True}
GAMES: Final = 30
"""Matches played for the speeds at each number of seats."""
LOOKED_INTO: Final = 6
"""Matches dumped, restored and viewed on the way."""
_EVERY: Final = 7
"""… at every so many prompts: no multiple of anything in the rules."""

Packer = Callable[[Any], bytes]
Unpacker = Callable[[bytes], Any]


@dataclass(frozen=True)
class Spread:
    """The middle and the bad end of a measurement."""

    p50: float
    p99: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """Return the spread of these values."""
        ranked = sorted(values)
        return cls(round(ranked[len(ranked) // 2], 2), round(ranked[len(ranked) * 99 // 100], 2))


@dataclass(frozen=True)
class Measured:
    """What was measured at one number of seats; times are in µs.

    Attributes:
        loops: what each thing costs at its middle, in loops of the yardstick (`core.lab.yardstick`).
    """

    seats: int
    games: int
    decisions: int
    answers_per_second: float
    choices_per_second: float
    dump_us: Spread
    dump_bytes: Spread
    restore_us: Spread
    view_us: Spread
    loops: dict[str, float]


@dataclass(frozen=True)
class Bench:
    """A whole measurement, with the speed of the yardstick on this machine at the time."""

    python: str
    machine: str
    clock: str
    yardstick_loops_per_second: float
    cells: tuple[Measured, ...]

    def plain(self) -> dict[str, Any]:
        """Return the measurement as plain data."""
        return asdict(self)


def bench(
    packer: Packer, unpacker: Unpacker, *, games: int = GAMES, on_game: Callable[[], None] = lambda: None
) -> Bench:
    """Measure with random bots and every card.

    Args:
        packer: makes bytes of plain data, as a file would hold it.
        unpacker: makes plain data of those bytes again.
        games: matches played for the speeds at each number of seats.
        on_game: called after every match (for a progress bar).
    """
    before = loops_per_second()
    raw = [_measure(seats, games, packer, unpacker, on_game) for seats in SEAT_COUNTS]
    speed = max(before, loops_per_second())
    cells = tuple([measured.cell(speed) for measured in raw])
    return Bench(platform.python_version(), platform.machine(), clock.CLOCK, round(speed, 1), cells)


@dataclass
class _Raw:
    """Measurements as they are taken, in seconds and bytes."""

    seats: int
    games: int = 0
    decisions: int = 0
    choices: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.dump: list[float] = []
        self.restore: list[float] = []
        self.view: list[float] = []
        self.size: list[float] = []

    def cell(self, speed: float) -> Measured:
        dump, restore, view = (Spread.of([t * 1e6 for t in taken]) for taken in (self.dump, self.restore, self.view))
        costs = {
            "answer": self.seconds / self.decisions,
            "choice": self.seconds / self.choices,
            "dump": dump.p50 / 1e6,
            "restore": restore.p50 / 1e6,
            "view": view.p50 / 1e6,
        }
        return Measured(
            self.seats,
            self.games,
            self.decisions,
            round(self.decisions / self.seconds, 1),
            round(self.choices / self.seconds, 1),
            dump,
            Spread.of(self.size),
            restore,
            view,
            {name: round(seconds * speed, 3) for name, seconds in costs.items()},
        )


def _measure(seats: int, games: int, packer: Packer, unpacker: Unpacker, on_game: Callable[[], None]) -> _Raw:
    raw = _Raw(seats, games)
    for index in range(games):
        match, bots = _table(seats, f"speed/{index}")
        began = clock.read()
        played = play(match, bots)
        raw.seconds += clock.read() - began
        raw.decisions += played.decisions
        raw.choices += played.choices
        on_game()
    for index in range(LOOKED_INTO):
        _look_into(raw, index, packer, unpacker)
        on_game()
    return raw


def _table(seats: int, seed: str) -> tuple[Match[Any], list[Any]]:
    match = new_match(Setup("peak", "standard", seats, WHOLE_CARD_SET, seed))
    return match, [make_bot("random", seed, seat) for seat in range(seats)]


def _look_into(raw: _Raw, index: int, packer: Packer, unpacker: Unpacker) -> None:
    """Play a match and take its measurements at prompts all through it."""
    match, bots = _table(raw.seats, f"look/{index}")
    now = clock.read
    count = 0
    while not match.over:
        if count % _EVERY == 0:
            viewer = count // _EVERY % (raw.seats + 1) + SPECTATOR
            start = now()
            plain = dump_match(match)
            dumped = now()
            match.view(viewer)
            viewed = now()
            packed = packer(plain["match"])
            read = {"setup": plain["setup"], "match": unpacker(packed)}
            ready = now()
            load_match(read)
            raw.restore.append(now() - ready)
            raw.dump.append(dumped - start)
            raw.view.append(viewed - dumped)
            raw.size.append(len(packed))
        prompt = match.pending()[0]
        match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer({}, prompt))
        count += 1
