"""What a killed program has half written is in no list, and swept away at a later start."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from client.replay_wishes import FOLDER, Wishes
from saves import SaveStore
from saves.replay_store import FAVOURITES, ReplayStore
from saves.trash import FOLDER as TRASH
from tests.client.replay.watching import replay_of
from tests.client.serving import CHOICE, Program, program

__all__ = ["program"]

OLD = 3601.0
"""Seconds after which it is known that nobody writes it any more."""


def folders(program: Program) -> list[Path]:
    saves, replays = program.store.folder, program.service.replays.store.folder
    return [
        saves, program.store.path(program.saves()[0].id), saves / TRASH,
        replays, replays / FAVOURITES, replays / TRASH, replays / FOLDER,
    ]  # fmt: skip


@pytest.fixture
def left(program: Program) -> list[Path]:
    """The files left in all places where something is written, beside a match and a replay."""
    program.service.start(CHOICE)
    program.service.close()
    program.service.replays.store.keep(replay_of())
    for folder in folders(program):
        folder.mkdir(exist_ok=True)
    made = [folder / ".0123456789ab.unfinished" for folder in folders(program)]
    for path in made:
        path.write_bytes(b"half")
    return made


def test_it_is_in_no_list(program: Program, left: list[Path]) -> None:
    saves, replays = SaveStore(program.store.folder), ReplayStore(program.service.replays.store.folder)
    assert [len(saves.entries()), len(replays.entries())] == [1, 1]
    assert [entry.error for entry in saves.entries()] == [None]
    assert [saves.trash.entries(), replays.trash.entries()] == [[], []]
    assert Wishes(replays).left() == []


@pytest.mark.parametrize(("age", "stays"), [(OLD, False), (60.0, True)])
def test_it_is_swept_away_once_it_is_old(program: Program, left: list[Path], age: float, stays: bool) -> None:
    for path in left:
        os.utime(path, (time.time() - age,) * 2)
    program.service.open()
    assert [path.exists() for path in left] == [stays] * len(left)
    assert [len(program.store.entries()), len(program.service.replays.store.entries())] == [1, 1]
    program.service.end()
