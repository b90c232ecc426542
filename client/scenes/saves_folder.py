"""Showing a folder in the system's own file manager, and understanding one that was typed."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

from saves.errors import FolderError, reason_of

_OPENERS: Final = {"darwin": "open", "win32": "explorer"}


def can_open() -> bool:
    """Tell whether there is a file manager."""
    return shutil.which(_opener()) is not None


def open_folder(folder: Path) -> bool:
    """Show a folder in the file manager; tell whether there is one, and something to show."""
    if not (can_open() and folder.is_dir()):
        return False
    command = [_opener(), str(folder)]
    run = lambda: subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)  # noqa: E731
    threading.Thread(target=run, name="file manager", daemon=True).start()
    return True


@cache
def likely_folder() -> Path:
    """Return where somebody may want a file for which the usual folder doesn't do: his documents, or his own folder.

    It is looked for once, when the program starts: when it is needed the disk may hang.
    """
    documents = platformdirs.user_documents_path()
    return documents if os.path.isdir(documents) else Path.home()


def _opener() -> str:
    return _OPENERS.get(sys.platform, "xdg-open")


def typed_folder(text: str) -> Path:
    """Return the folder that somebody has typed or pasted: ``~`` is his own, and what names no place begins there.

    Raises:
        FolderError: there is no such folder.
    """
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":  # as some file managers copy it
        text = text[1:-1]
    try:
        folder = Path.home() / Path(text).expanduser()
        if not stat.S_ISDIR(folder.stat().st_mode):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    except OSError as error:
        raise FolderError(path=text, reason=reason_of(error)) from error
    except RuntimeError as error:  # nobody has this "~name"
        raise FolderError(path=text, reason="ENOENT") from error
    except ValueError as error:  # no path has such a character
        raise FolderError(path=text, reason="EILSEQ") from error
    return folder
