"""Matches of the toy game that are kept saved, on a good disk and on a bad one."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saves import Controller, MatchKeeper, SaveStore
from saves.disk import Disk, File
from tests.saves.sample import CONTROLLERS, SETUP


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def keeper(store: SaveStore, controllers: list[Controller] = CONTROLLERS, **rest: Any) -> MatchKeeper:
    return MatchKeeper(store, "game", SETUP, controllers, clock=lambda: 5000.0, **rest)


def files(store: SaveStore) -> list[str]:
    return sorted(path.name for path in store.path("game").iterdir())


def plain(part: Any) -> Any:
    return list(part) if isinstance(part, tuple) else part


class BadDisk(Disk):
    """Refuses to write while it is said to be full; counts what reaches it."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.syncs = 0
        self.gate = threading.Event()
        self.gate.set()

    def create(self, path: Path) -> File:
        self.refuse(path)
        disk, file = self, super().create(path)

        class Watched(File):
            def write(self, content: bytes) -> None:
                disk.refuse(path)
                file.write(content)

            def sync(self) -> None:
                assert disk.gate.wait(20)
                disk.refuse(path)
                disk.syncs += 1
                file.sync()

            def is_at(self, path: Path) -> bool:
                return file.is_at(path)

            def close(self) -> None:
                file.close()

        return Watched(-1)

    def refuse(self, path: Path) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))


@pytest.fixture
def disk() -> BadDisk:
    return BadDisk()


@pytest.fixture
def shaky(tmp_path: Path, disk: BadDisk) -> SaveStore:
    return SaveStore(tmp_path / "saves", disk=disk)


@contextmanager
def held(disk: BadDisk) -> Iterator[None]:
    disk.gate.clear()
    try:
        yield
    finally:
        disk.gate.set()


def until(there: Callable[[], bool]) -> None:
    """Wait for what another thread does."""
    limit = time.monotonic() + 20
    while not there():
        assert time.monotonic() < limit
        time.sleep(0.002)


def refuse(*paths: Path) -> None:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
