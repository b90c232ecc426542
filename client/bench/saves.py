"""How small and fast saving is: a snapshot, a named file, the journal, and the way back to the table."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

from client.bench.measuring import run_probe
from client.config import Settings
from client.recalled import Recalled
from client.running import RunningMatch
from core import Setup, load_match
from core.bots import make_bot
from core.kernel import Match
from core.lab import clock
from core.lab.yardstick import loops_per_second
from core.rulesets import rules_for
from saves import Controller, Input, MatchKeeper, SavedMatch, SaveStore
from saves.content import pack_match, read_match
from saves.journal import HEADER_SIZE
from saves.replay_film import make_replay
from saves.replay_recording import Recording, TapedMatch
from saves.replay_store import write_replay

SEATS: Final = 8
PERSON: Final = 0
"""The seat of the person: the match is left at the last question of a day of his."""
WINDOWS: Final = 3
"""How many windows the match is resumed in; the middle one counts."""
TURN: Final = 30
"""In which the sizes and times of snapshots are taken."""
SEED: Final = "long/35"
"""The longest of sixty matches: no match of eight seats lasts longer than 49 turns."""
_WINDOW: Final = ("1280", "720")
_TIMES: Final = 15


@dataclass(frozen=True)
class SavesBench:
    """What saving costs; times in milliseconds are the middle of several, on the thread's own clock.

    Attributes:
        seats: how many play.
        turn: when snapshot and named file were taken.
        answers: how many had been given by then.
        snapshot_bytes: the file that is written while playing.
        snapshot_encode_ms: making its content.
        snapshot_load_ms: reading it and loading the match, without the disk.
        named_bytes: the file with the whole past.
        named_encode_ms: making its content.
        named_load_ms: reading it and loading the match, without the disk.
        journal_bytes: one answer in the journal, on the average.
        answer_us: what an answer costs whoever plays, beyond the rules.
        turns: when the match was left.
        all_answers: how many had been given by then.
        folder_bytes: all its files together.
        recall_ms: from its files to a match being played, without a window.
        resume_ms: from the title to the first sight of the table, in a window that hasn't shown one yet; here what
            passes counts.
        resume_computing_ms: what of it the thread that draws computed.
        again_ms: … in a window that has shown the table before.
        again_computing_ms: what of it the thread that draws computed.
        replay_opened_ms: from the title to the first sight of what the person saw of it as a replay; here and in the
            next two what the thread that draws computed.
        replay_ended_ms: the leap to the replay's end.
        replay_step_ms: a step back, the middle one of many.
        yardstick_loops_per_second: the speed of this machine (`core.lab.yardstick`).
    """

    seats: int
    turn: int
    answers: int
    snapshot_bytes: int
    snapshot_encode_ms: float
    snapshot_load_ms: float
    named_bytes: int
    named_encode_ms: float
    named_load_ms: float
    journal_bytes: float
    answer_us: float
    turns: int
    all_answers: int
    folder_bytes: int
    recall_ms: float
    resume_ms: float
    resume_computing_ms: float
    again_ms: float
    again_computing_ms: float
    replay_opened_ms: float
    replay_ended_ms: float
    replay_step_ms: float
    yardstick_loops_per_second: float

    def plain(self) -> dict[str, Any]:
        """Return the measurement as plain data."""
        return asdict(self)


def bench_saves(windows: int = WINDOWS, on_step: Callable[[], None] = lambda: None) -> SavesBench:
    """Play one long match between bots, kept saved all the while, and measure.

    Args:
        windows: how many windows it is resumed in.
        on_step: called after each of the parts (for a progress bar): three, and each window.

    Raises:
        BenchError: a window failed.
    """
    with tempfile.TemporaryDirectory(prefix="guixi-bench-") as folder:
        return _measure(Path(folder), windows, on_step)


def _measure(folder: Path, windows: int, on_step: Callable[[], None]) -> SavesBench:
    setup = Setup("peak", "standard", SEATS, {"expansion": True}, SEED)
    given = _given(setup)
    on_step()
    players = [Controller(f"Bot {seat}", "novice", SEED) for seat in range(SEATS)]
    players[PERSON] = Controller("Me")
    store, match = SaveStore(folder / "saves"), Match(rules_for(setup))
    keeper = MatchKeeper(store, "bench", setup, players)
    spent = 0.0

    def took(given: Input) -> None:
        nonlocal spent
        began = clock.read()
        keeper.took(given, box)
        spent += clock.read() - began

    box = Recalled(match, keeper.history, took)
    keeper.snapshot(box)
    at_turn: dict[str, float] = {}
    for answer in given:
        prompt = match.prompt_of(answer.seat)
        assert prompt is not None
        box.submit(answer.seat, prompt.id, answer.picks or ())
        if not at_turn and match.with_state(lambda state: state.turn) == TURN:
            at_turn = _at_turn(keeper, box)
            on_step()
    turns, answers = box.view(-1)["turn"], keeper.accepted
    keeper.close(box)
    size = sum(path.stat().st_size for path in store.path("bench").iterdir())
    recall_ms = _middle_ms(lambda: _resume_and_close(store))
    on_step()
    return SavesBench(
        seats=SEATS,
        turn=TURN,
        answers=int(at_turn["answers"]),
        snapshot_bytes=int(at_turn["snapshot_bytes"]),
        snapshot_encode_ms=at_turn["snapshot_encode_ms"],
        snapshot_load_ms=at_turn["snapshot_load_ms"],
        named_bytes=int(at_turn["named_bytes"]),
        named_encode_ms=at_turn["named_encode_ms"],
        named_load_ms=at_turn["named_load_ms"],
        journal_bytes=at_turn["journal_bytes"],
        answer_us=round(spent / answers * 1e6, 1),
        turns=turns,
        all_answers=answers,
        folder_bytes=size,
        recall_ms=recall_ms,
        **_in_windows(folder, Recording(setup, players, given), windows, on_step),
        yardstick_loops_per_second=round(loops_per_second(), 1),
    )


def _given(setup: Setup) -> list[Input]:
    """Return the answers of a match between bots, up to the last day on which the person's seat has a choice."""
    match = TapedMatch(rules_for(setup))
    bots = [make_bot("novice", SEED, seat) for seat in range(SEATS)]
    until = 0
    while not match.over:
        prompt = match.pending()[0]
        if prompt.seat == PERSON and prompt.kind == "day" and not prompt.forced:
            until = len(match.answers)
        match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer(match.view(prompt.seat), prompt))
    return match.answers[:until]


def _in_windows(folder: Path, recording: Recording, windows: int, on_step: Callable[[], None]) -> dict[str, float]:
    """Resume the match from the title of several windows, and look at its replay."""
    replay = folder / "replay"
    write_replay(replay, make_replay(recording, seat=PERSON))
    told = []
    for _ in range(windows):
        told.append(run_probe("window", *_WINDOW, str(folder), "bench", str(replay)))
        on_step()
    first = [window["resumed"][0] for window in told]
    again = [took for window in told for took in window["resumed"][1:]]
    return {
        "resume_ms": median(passed for passed, _ in first),
        "resume_computing_ms": median(computed for _, computed in first),
        "again_ms": median(passed for passed, _ in again),
        "again_computing_ms": median(computed for _, computed in again),
        "replay_opened_ms": median(window["opened"][0][1] for window in told),
        "replay_ended_ms": median(window["ended"][0][1] for window in told),
        "replay_step_ms": median(computed for window in told for _, computed in window["stepped"]),
    }


def _at_turn(keeper: MatchKeeper, box: Recalled) -> dict[str, float]:
    keeper.flush()
    journal = max(keeper.folder.glob("*.journal"))
    in_journal = keeper.accepted - keeper.snapshot_input
    size = (journal.stat().st_size - HEADER_SIZE) / max(in_journal, 1)
    found: dict[str, float] = {"answers": keeper.accepted, "journal_bytes": round(size, 1)}
    for name, saved in (("snapshot", keeper.saved(box)), ("named", keeper.whole(box))):
        content = pack_match(keeper.summary(box), saved)
        found[f"{name}_bytes"] = len(content)
        found[f"{name}_encode_ms"] = _middle_ms(partial(_encode, keeper, box, saved))
        found[f"{name}_load_ms"] = _middle_ms(partial(_load, content))
    return found


def _encode(keeper: MatchKeeper, box: Recalled, saved: SavedMatch) -> None:
    pack_match(keeper.summary(box), saved)


def _load(content: bytes) -> None:
    saved = read_match(content, Path()).saved
    load_match({"setup": saved.setup.setup().plain(), "match": saved.match})


def _resume_and_close(store: SaveStore) -> float:
    """Resume the match and give it back; return the seconds until it could be played."""
    began = clock.read()
    running = RunningMatch.resume(store, "bench", Settings())
    running.session.view()
    running.session.events(0)
    taken = clock.read() - began
    running.close()
    return taken


def _middle_ms(deed: Callable[[], Any]) -> float:
    """Return what something takes at its middle; what it returns counts where it measures itself."""
    taken = []
    for _ in range(_TIMES):
        began = clock.read()
        told = deed()
        taken.append(told if isinstance(told, float) else clock.read() - began)
    return round(sorted(taken)[_TIMES // 2] * 1000, 2)
