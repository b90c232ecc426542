"""Many matches between bots, on all processors: the same seeds give the same matches, however they are shared out."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any, Final

from core.bots import make_bot
from core.ghostplay.cards import card_set
from core.kernel import MODERATOR, Match, Setup
from core.lab.bout import Played, play
from core.lab.statistics import Game, read_game
from core.rulesets import new_match

_FEW: Final = 8
"""So many matches are played faster on the spot than by processes that have to be started."""


@dataclass(frozen=True)
class Cell:
    """A series of matches of one kind.

    Attributes:
        ruleset: the game.
        mode: its mode.
        seats: how many bots play.
        options: house options by name.
        bots: how strong they all are.
        games: how many matches.
        seed: match number i is dealt from the seed "<seed>/<i>".
    """

    ruleset: str = "peak"
    mode: str = "standard"
    seats: int = 6
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: str = "novice"
    games: int = 100
    seed: int | str = 0

    def setup(self, index: int) -> Setup:
        """Return what match number `index` is dealt from."""
        return Setup(self.ruleset, self.mode, self.seats, dict(self.options), f"{self.seed}/{index}")


@dataclass
class Result:
    """What came of a series.

    Attributes:
        cell: the series.
        seconds: how long it took on the clock.
        outcomes: how often each outcome came (see `core.lab.bout.outcome_of`).
        failures: seed and error of each match the rules failed in, by number.
        finished: what the statistics need to know of the others.
    """

    cell: Cell
    games: int = 0
    turns: int = 0
    turns_max: int = 0
    decisions: int = 0
    choices: int = 0
    substituted: int = 0
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: dict[int, tuple[str, str]] = field(default_factory=dict)
    finished: list[Game] = field(default_factory=list)

    def add(self, index: int, played: Played) -> None:
        """Count a match."""
        self.games += 1
        self.decisions += played.decisions
        self.choices += played.choices
        self.substituted += played.substituted
        if played.error:
            self.failures[index] = (str(self.cell.setup(index).seed), played.error)
            return
        self.turns += played.turns
        self.turns_max = max(self.turns_max, played.turns)
        self.outcomes[played.outcome] += 1
        if played.game is not None:
            self.finished.append(played.game)

    @property
    def turns_mean(self) -> float:
        """Turns of a match that ended, on average."""
        ended = self.games - len(self.failures)
        return self.turns / ended if ended else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Answers a second on the clock, all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def choices_per_second(self) -> float:
        """Answers a second to prompts with two options or more."""
        return self.choices / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """Return the result as plain data."""
        cell = self.cell
        return {
            "ruleset": cell.ruleset,
            "mode": cell.mode,
            "seats": cell.seats,
            "options": dict(cell.options),
            "bots": cell.bots,
            "games": self.games,
            "turns_mean": round(self.turns_mean, 3),
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions_per_second, 1),
            "choices_per_second": round(self.choices_per_second, 1),
            "errors": len(self.failures),
            "substituted": self.substituted,
            "outcomes": dict(sorted(self.outcomes.items())),
        }


def play_number(cell: Cell, index: int) -> Played:
    """Play match number `index` of a series: always the same match."""
    setup = cell.setup(index)
    bots = [make_bot(cell.bots, setup.seed, seat) for seat in range(cell.seats)]
    try:
        match = new_match(setup)
    except Exception as raised:  # `simulate` has checked the setup: this is a fault of the deal
        return Played(0, 0, 0, 0, "", f"{type(raised).__name__}: {raised}")
    return _examined(cell, match, play(match, bots))


def most_turns(cell: Cell) -> int:
    """Return how many turns no match of a series can outlast.

    Every turn turns up a card of the ghost deck, none ever comes back to it, and a match ends with the turn that
    takes the last one (PK-400, PK-422, PK-705).
    """
    return len(card_set(cell.ruleset, False).ghosts)


def _examined(cell: Cell, match: Match[Any], played: Played) -> Played:
    """Return a played match with what the statistics need, or with the error of having lasted too long."""
    if played.error:
        return played
    if played.turns > most_turns(cell):
        return played._replace(error=f"{played.turns} turns, with {most_turns(cell)} cards in the ghost deck")
    return played._replace(game=read_game(match.events(MODERATOR)))


def simulate(cell: Cell, *, processes: int = 0, on_game: Callable[[Played], None] = lambda played: None) -> Result:
    """Play a series of matches.

    Args:
        cell: the series.
        processes: how many play at the same time; as many as there are processors when 0.
        on_game: called after every match, in no particular order (for a progress bar).

    Raises:
        IllegalSetup: such a match can't be dealt.
        KeyError: there are no such bots.
    """
    new_match(cell.setup(0))
    make_bot(cell.bots, cell.seed, 0)
    result = Result(cell)
    began = time.perf_counter()
    for index, played in _all_played(cell, processes or processors()):
        result.add(index, played)
        on_game(played)
    result.seconds = time.perf_counter() - began
    result.failures = dict(sorted(result.failures.items()))
    return result


def processors() -> int:
    """Return how many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _all_played(cell: Cell, processes: int) -> Iterator[tuple[int, Played]]:
    if processes == 1 or cell.games <= _FEW:
        for index in range(cell.games):
            yield index, play_number(cell, index)
        return
    # Fresh processes: a copy of one with threads (a progress bar, a window) could hang.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(min(processes, cell.games), mp_context=context, initializer=follow_parent)
    try:
        running = {executor.submit(play_number, cell, index): index for index in range(cell.games)}
        for future in as_completed(running):
            yield running[future], future.result()
    finally:
        executor.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """Let this process, one that plays, end with the one that started it, and leave interrupts to that one.

    It sees to the others on Ctrl+C. When it is killed, nothing else tells them, and they would wait for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # a game in the middle of being played isn't waited for
