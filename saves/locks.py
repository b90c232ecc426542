"""The right to write a match or a folder, which one program has at a time: a file that is locked while it lasts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Protocol

import filelock

from saves.errors import FolderError, SaveError, reason_of


class Right(Protocol):
    """What somebody who writes has to know of the right to."""

    def is_held(self) -> bool:
        """Tell whether nobody else can have taken the right meanwhile."""

    def take(self) -> None:
        """Take it anew; raises SaveError where somebody else has it."""

    def release(self) -> None:
        """Give it back."""


class SaveLock:
    """A right, held until it is released or the program ends.

    A lock's file can be removed, or moved away with its folder: then another program locks another file of that name,
    and both would write. So whoever writes asks afterwards whether the right is still his.

    Args:
        path: the file that is locked.
        refusal: raised where somebody else has the right.

    Raises:
        SaveError: the refusal.
        FolderError: the folder can't be used.
    """

    def __init__(self, path: Path, refusal: SaveError) -> None:
        self._path, self._refusal = path, refusal
        self._lock: filelock.BaseFileLock | None = None
        self._file: os.stat_result | None = None
        """Which file is locked; None where its name led nowhere by then."""
        self.take()

    def is_held(self) -> bool:
        """Tell whether the right is held and its file is where others look for it."""
        there = _at(self._path)
        return self._file is not None and there is not None and os.path.samestat(self._file, there)

    def take(self) -> None:
        """Take the right, in the place of one that isn't held any more; the errors are those at the beginning."""
        self.release()
        # It is claimed by one thread and may be given back by another.
        lock = filelock.FileLock(self._path, timeout=0, thread_local=False)
        try:
            lock.acquire()
        except filelock.Timeout as error:
            raise self._refusal from error
        except OSError as error:
            raise FolderError(path=str(self._path.parent), reason=reason_of(error)) from error
        self._lock, self._file = lock, _at(self._path)

    def release(self) -> None:
        """Give the right back."""
        lock, self._lock, self._file = self._lock, None, None
        if lock is not None:
            lock.release()


class _Undisputed:
    def is_held(self) -> bool:
        """Tell that it is held."""
        return True

    def take(self) -> None:
        """Take it anew."""

    def release(self) -> None:
        """Give it back."""


UNDISPUTED: Final[Right] = _Undisputed()
"""The right to write what no other program can see."""


def _at(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None
