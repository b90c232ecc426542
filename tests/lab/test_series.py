"""Many matches: the same whoever plays them, each fault counted with its seed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core.bots import make_bot
from core.kernel import IllegalSetup
from core.lab import Cell, Played, Result, play, simulate
from core.lab.series import play_number
from core.rulesets import new_match

FEW = Cell(seats=5, bots="random", games=3, seed=7)
JSON_KEYS = {
    "ruleset",
    "mode",
    "seats",
    "options",
    "bots",
    "games",
    "turns_mean",
    "decisions",
    "decisions_per_second",
    "choices_per_second",
    "errors",
    "substituted",
    "outcomes",
}


def counted(result: Result) -> dict[str, Any]:
    return {name: value for name, value in result.plain().items() if not name.endswith("per_second")}


def test_a_series_is_played_and_counted() -> None:
    seen: list[Played] = []
    result = simulate(FEW, on_game=seen.append)
    assert len(seen) == result.games == 3
    assert result.failures == {}
    assert result.turns == sum(played.turns for played in seen)
    assert result.decisions == sum(played.decisions for played in seen)
    assert sum(result.outcomes.values()) == 3
    assert result.choices_per_second < result.decisions_per_second


def test_the_same_seed_plays_the_same_matches_and_another_one_others() -> None:
    other = Cell(seats=5, bots="random", games=3, seed=8)
    assert counted(simulate(FEW)) == counted(simulate(FEW))
    assert counted(simulate(FEW)) != counted(simulate(other))


def test_it_does_not_matter_how_many_processes_play() -> None:
    cell = Cell(seats=5, bots="random", games=10, seed=1, options={"expansion": True})
    assert counted(simulate(cell, processes=2)) == counted(simulate(cell, processes=1))


def test_the_plain_result_has_exactly_the_promised_keys() -> None:
    plain = simulate(Cell(seats=5, bots="random", games=1, options={"expansion": True})).plain()
    assert set(plain) == JSON_KEYS
    assert plain["options"] == {"expansion": True}
    assert json.loads(json.dumps(plain)) == plain


def test_a_fault_is_counted_with_the_seed_that_shows_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(cell: Cell, index: int) -> Played:
        return play_number(cell, index)._replace(error="KeyError: 'x'") if index == 1 else play_number(cell, index)

    monkeypatch.setattr("core.lab.series.play_number", failing)
    result = simulate(FEW)
    assert result.failures == {1: ("7/1", "KeyError: 'x'")}
    assert result.plain()["errors"] == 1
    assert sum(result.outcomes.values()) == 2
    monkeypatch.undo()
    setup = FEW.setup(1)
    assert str(setup.seed) == "7/1"
    bots = [make_bot("random", setup.seed, seat) for seat in range(5)]
    assert play(new_match(setup), bots) == play_number(FEW, 1)._replace(game=None)


@pytest.mark.parametrize(
    "cell",
    [Cell(ruleset="chess"), Cell(mode="none"), Cell(seats=4), Cell(options={"x": 1}), Cell(options={"expansion": 2})],
    ids=["ruleset", "mode", "seats", "option", "value"],
)
def test_what_cannot_be_dealt_is_an_error_at_once(cell: Cell) -> None:
    with pytest.raises(IllegalSetup):
        simulate(cell)


def test_unknown_bots_are_an_error_at_once() -> None:
    with pytest.raises(KeyError):
        simulate(Cell(bots="grandmaster"))


WORKER = """
import multiprocessing, os, sys, time
from core.lab.series import follow_parent

def work(pipe):
    follow_parent()
    print(os.getpid(), flush=True)
    pipe.recv()  # for ever: this process has the other end as well

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    ends = context.Pipe()
    worker = context.Process(target=work, args=(ends[0],))
    worker.start()
    worker.join()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes end in another way here")
@pytest.mark.parametrize("how", ["SIGTERM", "SIGKILL"])
def test_who_plays_ends_with_the_process_that_started_it(tmp_path: Path, how: str) -> None:
    script = tmp_path / "series.py"
    script.write_text(WORKER)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.send_signal(getattr(signal, how))
        try:
            parent.communicate(timeout=20)  # till nobody has the other end of the pipe any more: the worker has ended
        except subprocess.TimeoutExpired:
            os.kill(worker, signal.SIGKILL)
            pytest.fail("the worker goes on")
