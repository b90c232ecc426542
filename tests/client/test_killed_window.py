"""The whole program is killed again and again: nothing it said was saved is lost, and its folder stays readable."""

from __future__ import annotations

import os
import random
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


@pytest.mark.parametrize("kills", [2, pytest.param(50, marks=pytest.mark.long)])
def test_the_window_can_be_killed_at_any_moment(tmp_path: Path, kills: int) -> None:
    folder, dice = tmp_path / "Мои игры 存檔", random.Random(kills)
    store = SaveStore(folder / "saves")
    counts: dict[str, int] = {}
    for _ in range(kills):
        said = run_and_kill(folder, dice.uniform(0.0, 1.5))
        assert said, "it never came to play"
        for save_id, count in said.items():
            counts[save_id] = max(count, counts.get(save_id, 0))
        entries = {entry.id: entry for entry in store.entries()}
        assert all(entry.error is None for entry in entries.values())
        for save_id, count in counts.items():
            assert check(store, save_id) >= count
    assert sum(counts.values()) > 20 * kills, counts


def run_and_kill(folder: Path, seconds: float) -> dict[str, int]:
    """Let the program play for a while from its first answer on, and kill it; return what it had said by then."""
    command = [sys.executable, "-m", "tests.client.killed_window", str(folder)]
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | quiet) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        program.kill()
        lines = (first + program.stdout.read()).decode().split("\n")[:-1]
    said: dict[str, int] = {}
    for line in lines:
        save_id, count = line.split()
        said[save_id] = int(count)
    return said


def check(store: SaveStore, save_id: str) -> int:
    """Return how many inputs of a match can be read; they must lead to the match as it was found."""
    found = store.load(save_id)
    again = resumed(found)
    assert found.whole
    assert again.history.origin is None
    inputs = inputs_of(bytes(again.history.inputs), Path())
    match = new_match(found.saved.setup.setup())
    assert feed(match, inputs) == len(inputs) == again.history.input_count
    assert msgpack.packb(again.match.dump()) == msgpack.packb(match.dump())
    return len(inputs)
