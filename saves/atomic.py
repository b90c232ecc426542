"""Writing a file so that a reader sees the old content or the new one, and never half of it."""

import errno
import os
import tempfile
from pathlib import Path

from saves.errors import WriteError


def check_writable(path: Path) -> None:
    """See whether a file could be written now; it isn't touched. Raises WriteError where it couldn't."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise WriteError(path=str(path), reason=error.strerror or str(error)) from error


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file's content at once, safe against a crash or a loss of power in the middle.

    Raises WriteError when it can't be written; the old file then stays as it was.
    """
    try:
        _replace(path, content)
    except OSError as error:
        raise WriteError(path=str(path), reason=error.strerror or str(error)) from error


def _replace(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself lasting; Windows has no such call and needs none."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
