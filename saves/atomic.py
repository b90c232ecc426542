"""Writing a file so that a reader sees the old content or the new one, and never half of it."""

from __future__ import annotations

import errno
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from saves.disk import DISK, Disk
from saves.errors import WriteError, reason_of

UNFINISHED: Final = ".unfinished"
"""How the name of a file ends that was being written when the program stopped."""
_STALE: Final = 3600.0
"""Seconds after which it is known that nobody writes such a file any more."""


def check_writable(path: Path) -> None:
    """See whether a file could be written now; it isn't touched. Raises WriteError where it couldn't."""
    target = path.resolve()
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not target.exists() or target.is_file():
            with tempfile.TemporaryFile(dir=target.parent):
                pass
    except OSError as error:
        raise WriteError(path=str(path), reason=reason_of(error)) from error


def write_atomically(path: Path, content: bytes, disk: Disk = DISK) -> None:
    """Replace a file's content at once, safe against a crash or a loss of power in the middle.

    A link stays one: what it leads to is replaced. Raises WriteError when it can't be written, and where there is
    something else than a file, a device perhaps; what was there then stays as it was.
    """
    target = path.resolve()
    try:
        if target.exists() and not target.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        replace_content(target, content, disk)
    except OSError as error:
        raise WriteError(path=str(path), reason=reason_of(error)) from error


def move(old: Path, new: Path, disk: Disk = DISK) -> None:
    """Move a file or a folder, so that the move outlasts a loss of power; raises OSError."""
    disk.replace(old, new)
    for folder in {old.parent, new.parent}:
        disk.sync_folder(folder)


def sweep(folder: Path, now: float, disk: Disk = DISK, *, deep: bool = False) -> None:
    """Remove what programs that stopped in the middle have half written; what can't be removed stays.

    Args:
        folder: where.
        now: in seconds since 1970.
        disk: where it is.
        deep: in all folders below, too.
    """
    with suppress(OSError):
        for path in (folder.rglob if deep else folder.glob)(f".*{UNFINISHED}"):
            with suppress(OSError):
                if now - path.stat().st_mtime > _STALE:
                    disk.remove(path)


def replace_content(path: Path, content: bytes, disk: Disk = DISK, *, lasting: bool = True) -> None:
    """Do as `write_atomically`, but raise OSError.

    Args:
        path: the file.
        content: what it is to hold.
        disk: where it is.
        lasting: whether it has to outlast a loss of power; without that it costs next to nothing.
    """
    temporary = path.with_name(f".{secrets.token_hex(6)}{UNFINISHED}")
    file = disk.create(temporary)
    try:
        try:
            file.write(content)
            if lasting:
                file.sync()
        finally:
            file.close()
        disk.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            disk.remove(temporary)
        raise
    if lasting:
        disk.sync_folder(path.parent)
