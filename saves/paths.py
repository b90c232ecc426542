"""Where the program keeps its files.

The folder named on the command line counts first, then ``GUIXI_DATA_DIR``; either holds the settings too, so that a
folder is a whole installation. Without them the system's own places are used.
"""

import os
from pathlib import Path

import platformdirs

from saves.disk import DISK
from saves.errors import FolderError, reason_of

APPLICATION = "guixi"
DATA_DIR_VARIABLE = "GUIXI_DATA_DIR"

_chosen: Path | None = None


def set_data_dir(folder: Path | None) -> None:
    """Keep all files in this folder from now on; None goes back to the environment and the system's places."""
    global _chosen
    _chosen = folder


def data_dir() -> Path:
    """Return the folder of saved matches, made if it isn't there. Raises FolderError when it can't be used."""
    return _made(_override() or platformdirs.user_data_path(APPLICATION, appauthor=False))


def config_dir() -> Path:
    """Return the folder of the settings, made if it isn't there. Raises FolderError when it can't be used."""
    return _made(_override() or platformdirs.user_config_path(APPLICATION, appauthor=False))


def _override() -> Path | None:
    if _chosen is not None:
        return _chosen
    named = os.environ.get(DATA_DIR_VARIABLE)
    return Path(named).expanduser() if named else None


def _made(folder: Path) -> Path:
    try:
        DISK.make_folder(folder)
    except OSError as error:
        raise FolderError(path=str(folder), reason=reason_of(error)) from error
    return folder
