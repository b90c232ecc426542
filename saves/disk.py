"""The few things done to files, each as safe as the system allows; tests put another disk in the place of this one.

All of them raise OSError. On Windows a file can be held for a moment by whatever scans or synchronises the folder:
what fails for that reason is tried again for a while before it counts as failed.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 0.95)
"""Seconds between tries at a file that something else holds: 2.5 in all."""
_HELD: Final = (5, 32, 33)
"""What Windows says then: access denied, sharing violation, lock violation."""


class File:
    """A new file being written."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def write(self, content: bytes) -> None:
        """Put bytes at the end."""
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(self._descriptor, rest) :]

    def sync(self) -> None:
        """Return once everything written would outlast a loss of power."""
        sync_file(self._descriptor)

    def is_at(self, path: Path) -> bool:
        """Tell whether a name still leads to this file: it can be removed, or another put in its place.

        Not on Windows, where an open file keeps its name.
        """
        if os.name == "nt":
            return True
        try:
            return os.path.samestat(os.fstat(self._descriptor), path.stat())
        except OSError:
            return False

    def close(self) -> None:
        """Give the file back."""
        os.close(self._descriptor)


class Disk:
    """The computer's own disk.

    Args:
        patient: whether a file that is held is tried again.
        rest: sleeps for so many seconds.
    """

    def __init__(self, patient: bool = os.name == "nt", rest: Callable[[float], None] = time.sleep) -> None:
        self._pauses = PAUSES if patient else ()
        self._rest = rest

    def create(self, path: Path) -> File:
        """Make a file that isn't there and open it for writing."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        return File(self._tried(lambda: os.open(path, flags, 0o600)))

    def replace(self, old: Path, new: Path) -> None:
        """Give a file or folder another name, in the place of a file that has it."""
        self._tried(lambda: os.replace(old, new))

    def remove(self, path: Path) -> None:
        """Remove a file that may be gone already."""
        self._tried(lambda: path.unlink(missing_ok=True))

    def read(self, path: Path, limit: int) -> bytes:
        """Return a file's content, at most ``limit`` bytes of it.

        A pipe or a device is refused (EINVAL): it could wait for ever.
        """
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            code = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
            raise OSError(code, os.strerror(code))
        return self._tried(lambda: _read(path, limit))

    def date(self, path: Path, date: float) -> None:
        """Say of a file that it was last written at a time, in seconds since 1970."""
        os.utime(path, (date, date))

    def names(self, folder: Path) -> list[str]:
        """Return what is in a folder, by name."""
        return sorted(os.listdir(folder))

    def make_folder(self, folder: Path) -> None:
        """Make a folder that isn't there, and those it lies in."""
        missing = []
        while not folder.exists():
            missing.append(folder)
            folder = folder.parent
        for made in reversed(missing):
            made.mkdir(exist_ok=True)
            self.sync_folder(made.parent)
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))

    def sync_folder(self, folder: Path) -> None:
        """Make names given, changed or taken in a folder outlast a loss of power.

        Windows has and needs no such call.
        """
        if os.name != "posix":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        except OSError as error:
            if error.errno != errno.EINVAL:  # some file systems can't, and say so
                raise
        finally:
            os.close(descriptor)

    def _tried(self, deed: Callable[[], T]) -> T:
        for pause in self._pauses:
            try:
                return deed()
            except OSError as error:
                if not is_held(error):
                    raise
            self._rest(pause)
        return deed()


def is_held(error: OSError) -> bool:
    """Tell whether a file failed only because another program has it open just now."""
    return getattr(error, "winerror", None) in _HELD or isinstance(error, PermissionError)


def sync_file(descriptor: int) -> None:
    """Bring a file's content to the disk itself: what is enough for that differs from system to system."""
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    elif hasattr(os, "fdatasync"):
        os.fdatasync(descriptor)
    else:
        os.fsync(descriptor)


def _read(path: Path, limit: int) -> bytes:
    with path.open("rb") as file:
        return file.read(limit)


DISK: Final = Disk()
"""The disk everything uses that isn't given another."""
