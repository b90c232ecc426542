"""A program that is killed has lost no answer it said was saved, and what it leaves can be gone on with."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import msgpack
import pytest

from core import new_match
from saves import SaveStore, resumed
from saves.format import inputs_of
from saves.history import feed
from tests.saves.killed import SAVE_ID, SETUP, inputs


@pytest.mark.parametrize("kills", [4, pytest.param(200, marks=pytest.mark.long)])
def test_nothing_said_to_be_saved_is_lost_by_a_kill(tmp_path: Path, kills: int) -> None:
    folder, dice = tmp_path / "saves", random.Random(kills)
    store, before = SaveStore(folder), 0
    for _ in range(kills):
        said, over = run_and_kill(folder, dice.uniform(0.0, 0.35))
        count = check(store)
        assert count >= max(said, before), f"{said} were said to be safe, {count} are there"
        before = count
        if over:
            shutil.rmtree(store.path(SAVE_ID))
            before = 0
    assert store.entries() == [] or store.entries()[0].error is None


def run_and_kill(folder: Path, seconds: float) -> tuple[int, bool]:
    """Let the program play for a while from its first saving on, and kill it; return what it had said by then."""
    command = [sys.executable, "-m", "tests.saves.killed", str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        assert first, "it has failed by itself"
        time.sleep(seconds)
        program.kill()
        lines = (first + program.stdout.read()).decode().split("\n")[:-1]  # the last may be half a line
    over = "over" in lines
    return max(int(line) for line in lines if line != "over"), over


def check(store: SaveStore) -> int:
    """Return how many inputs can be read; all must be those that were given, and the match what they lead to."""
    again = resumed(store.load(SAVE_ID))
    count = again.history.input_count
    assert inputs_of(bytes(again.history.inputs), Path()) == inputs()[:count]
    match = new_match(SETUP)
    assert feed(match, inputs()[:count]) == count
    assert msgpack.packb(again.match.dump()) == msgpack.packb(match.dump())
    return count
