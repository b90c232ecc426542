"""A match given up on a disk that hangs comes behind what is played after it, however late the disk writes it."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saves.disk import Disk
from tests.client.hanging.disk import Gate, Window


class StuckFolder:
    """One folder in which nothing is written until it is let go."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.free = threading.Event()

    def replace(self, disk: Disk, old: Path, new: Path) -> None:
        if new.parent == self.folder:
            assert self.free.wait(20)
        REPLACE(disk, old, new)


REPLACE = Disk.replace


@pytest.fixture
def stuck(window: Window, monkeypatch: pytest.MonkeyPatch) -> Iterator[StuckFolder]:
    stuck = StuckFolder()

    def replace(disk: Disk, *paths: Path) -> None:
        stuck.replace(disk, *paths)

    monkeypatch.setattr(Disk, "replace", replace)
    play_all_long_ago(window)
    yield stuck
    stuck.free.set()


def play_all_long_ago(window: Window) -> None:
    long_ago = time.time() - 3600
    for path in window.saves.folder.rglob("*"):
        os.utime(path, (long_ago, long_ago))


def answer(window: Window) -> None:
    """Answer once for the person."""
    running = window.service.running
    assert running is not None
    window.until(lambda: running.session.prompt() is not None)
    prompt = running.session.prompt()
    assert prompt is not None
    running.session.answer(prompt.default)


def resumed(window: Window, save_id: str) -> Any:
    """Resume a match; return what plays it."""
    window.service.resume(save_id)
    window.until(lambda: window.service.running is not None)
    return window.service.running


def first_two(window: Window) -> list[str]:
    return [entry.id for entry in window.saves.entries()][:2]


def test_the_given_up_branch_of_a_named_save_comes_behind_the_next(window: Window, stuck: StuckFolder) -> None:
    given_up = resumed(window, "kept.guixi")
    stuck.folder = given_up.keeper.folder
    answer(window)
    window.service.leave(0.0)
    played = resumed(window, "kept.guixi")
    answer(window)
    played.keeper.flush()
    stuck.free.set()
    window.until(lambda: given_up.keeper.durable == given_up.keeper.accepted)
    given_up.keeper._writer._thread.join(10)
    assert first_two(window) == [played.save_id, given_up.save_id]
    window.service.known.look()
    assert window.app.errands.wait(10)
    window.app.step(0.01)
    left = window.service.unfinished()
    assert left is not None
    assert left.id == played.save_id


def test_so_it_does_where_both_have_waited(window: Window, gate: Gate) -> None:
    play_all_long_ago(window)
    other = window.service.unfinished()
    assert other is not None
    given_up = resumed(window, "kept.guixi")
    gate.shut()
    answer(window)
    window.service.leave(0.0)
    played = resumed(window, other.id)
    answer(window)
    gate.open()
    window.until(lambda: all(one.keeper.durable == one.keeper.accepted for one in (given_up, played)))
    played.keeper.flush()
    given_up.keeper._writer._thread.join(10)
    assert first_two(window) == [played.save_id, given_up.save_id]
