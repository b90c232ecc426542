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


def check_writable(path: Path) -> None:
    """See whether a file could be written now; it isn't touched. Raises WriteError where it couldn't."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise WriteError(path=str(path), reason=reason_of(error)) from error


def write_atomically(path: Path, content: bytes, disk: Disk = DISK) -> None:
    """Replace a file's content at once, safe against a crash or a loss of power in the middle.

    Raises WriteError when it can't be written; the old file then stays as it was.
    """
    try:
        replace_content(path, content, disk)
    except OSError as error:
        raise WriteError(path=str(path), reason=reason_of(error)) from error


def replace_content(path: Path, content: bytes, disk: Disk = DISK) -> None:
    """Do as `write_atomically`, but raise OSError."""
    temporary = path.with_name(f".{secrets.token_hex(6)}{UNFINISHED}")
    file = disk.create(temporary)
    try:
        try:
            file.write(content)
            file.sync()
        finally:
            file.close()
        disk.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            disk.remove(temporary)
        raise
    disk.sync_folder(path.parent)
