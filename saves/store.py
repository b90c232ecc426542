"""The folder of saved matches: one file for each, named by its id."""

from __future__ import annotations

import secrets
import stat
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import filelock

from saves.atomic import write_atomically
from saves.errors import FolderError, ForeignSave, LockedSave, MissingSave, ReadError, SaveError
from saves.format import LARGEST_FILE, pack, unpack_match, unpack_summary
from saves.model import SavedMatch, Summary
from saves.paths import data_dir

SUFFIX: Final = ".guixi"
LONGEST_ID: Final = 200
"""In bytes: file systems take 255, and what is put beside a file while it is written has a longer name."""
_OUTWARD: Final = frozenset('/\\:*?"<>|')
"""What leads out of a folder, or stands for something else, on one system or another."""


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One file of the list: its summary, or the error that says why it has none.

    Attributes:
        id: names the match to `SaveStore`.
        path: the file.
        modified: when the file was last written, in seconds since 1970.
        summary: what is in it.
        error: why it can't be used; the file is left as it is.
    """

    id: str
    path: Path
    modified: float
    summary: Summary | None = None
    error: SaveError | None = None


class SaveLock:
    """The right to write one match, held until it is released or the program ends."""

    def __init__(self, lock: filelock.BaseFileLock) -> None:
        self._lock = lock

    def release(self) -> None:
        """Give the right back."""
        self._lock.release()


class SaveStore:
    """Lists, reads, writes and removes saved matches.

    Args:
        folder: where they are; "saves" in the data folder when left out. It is made when first needed.
        clock: the time in seconds since 1970.
    """

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        self.folder = folder or data_dir() / "saves"
        self._clock = clock

    def new_id(self) -> str:
        """Return an id that no match has: the present time, and four letters against two in one second."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self._clock()))
        while True:
            made = f"{stamp}-{secrets.token_hex(2)}"
            if not self.path(made).exists():
                return made

    def path(self, save_id: str) -> Path:
        """Return the file of an id.

        Raises:
            MissingSave: no match can have this id.
        """
        if not _is_id(save_id):
            raise MissingSave(name=save_id)
        return self.folder / f"{save_id}{SUFFIX}"

    def entries(self) -> list[SaveEntry]:
        """Return all saved matches, the newest first, those that can't be used among them.

        Raises:
            FolderError: the folder itself can't be read.
        """
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX and _is_id(path.stem)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise FolderError(path=str(self.folder), reason=error.strerror or str(error)) from error
        return sorted(map(_entry, paths), key=lambda entry: (-entry.modified, entry.id))

    def newest_unfinished(self) -> SaveEntry | None:
        """Return the match that was saved last and isn't over."""
        return next((entry for entry in self.entries() if entry.summary and not entry.summary.over), None)

    def load(self, save_id: str) -> SavedMatch:
        """Return a saved match.

        Raises:
            MissingSave, ReadError, UnusableSave: there is none, or it can't be used; the file is left untouched.
        """
        path = self.path(save_id)
        try:
            content = _read(path)
        except FileNotFoundError as error:
            raise MissingSave(name=save_id) from error
        except OSError as error:
            raise ReadError(path=str(path), reason=error.strerror or str(error)) from error
        return unpack_match(content, path)

    def write(self, save_id: str, summary: Summary, saved: SavedMatch) -> None:
        """Write a match over what its file held before.

        Raises:
            FolderError, WriteError: it can't be written; the old file is as it was.
        """
        path = self.path(save_id)
        self._make_folder()
        write_atomically(path, pack(summary, saved))

    def delete(self, save_id: str) -> None:
        """Remove a saved match, or a file that can't be used.

        Raises:
            MissingSave, ReadError: it is gone already, or can't be removed.
            LockedSave: it is being played.
        """
        path = self.path(save_id)
        lock = self.lock(save_id)
        try:
            path.unlink()
            self._lock_path(save_id).unlink(missing_ok=True)
        except FileNotFoundError as error:
            raise MissingSave(name=save_id) from error
        except OSError as error:
            raise ReadError(path=str(path), reason=error.strerror or str(error)) from error
        finally:
            lock.release()

    def lock(self, save_id: str) -> SaveLock:
        """Claim the right to write a match.

        Raises:
            LockedSave: another program, or another part of this one, has it.
            FolderError: the folder can't be used.
        """
        path = self.path(save_id)
        self._make_folder()
        # It is claimed by one thread and may be given back by another.
        lock = filelock.FileLock(self._lock_path(save_id), timeout=0, thread_local=False)
        try:
            lock.acquire()
        except filelock.Timeout as error:
            raise LockedSave(path=str(path)) from error
        except OSError as error:
            raise FolderError(path=str(self.folder), reason=error.strerror or str(error)) from error
        return SaveLock(lock)

    def _lock_path(self, save_id: str) -> Path:
        return self.folder / f".{save_id}.lock"

    def _make_folder(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderError(path=str(self.folder), reason=error.strerror or str(error)) from error


def _is_id(name: str) -> bool:
    """Tell whether a name is that of a file in the folder itself, and can be shown."""
    shown = name.isprintable() and name == name.strip() and name[:1] not in ("", ".", "-")
    return shown and _OUTWARD.isdisjoint(name) and len(name.encode()) <= LONGEST_ID


def _read(path: Path) -> bytes:
    """Return a file's content, and no more of a huge one than shows that it is too large.

    Raises ForeignSave for a pipe or a device: reading it could wait for ever.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise ForeignSave(path=str(path))
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def _entry(path: Path) -> SaveEntry:
    modified = 0.0
    try:
        modified = path.stat().st_mtime
        return SaveEntry(path.stem, path, modified, summary=unpack_summary(_read(path), path))
    except OSError as error:
        failure: SaveError = ReadError(path=str(path), reason=error.strerror or str(error))
    except SaveError as error:
        failure = error
    return SaveEntry(path.stem, path, modified, error=failure)
