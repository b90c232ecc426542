"""Where thrown away matches lie until they are gone for good."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final

from saves.atomic import move
from saves.entries import TrashEntry
from saves.errors import MissingSave, NameTaken, WriteError, reason_of
from saves.names import is_plain_name
from saves.store import SaveStore, entry_of

FOLDER: Final = ".trash"
DAYS: Final = 30
"""How long a match can be had back."""
DAY: Final = 86_400.0
"""Its seconds."""


class Trash:
    """Takes matches out of a store and gives them back.

    A thrown away match keeps its name behind the second in which it was thrown away.
    """

    def __init__(self, store: SaveStore) -> None:
        self._store = store
        self._folder = store.folder / FOLDER

    def throw_away(self, save_id: str) -> None:
        """Put a saved match, or a file that can't be used, into the trash.

        Raises:
            MissingSave: it is gone already.
            LockedSave, LockedFolder: it is being played, or another window has the folder.
            FolderError, WriteError: it can't be moved.
        """
        path = self._store.path(save_id)
        lock = self._store.lock(save_id)
        try:
            self._store.disk.make_folder(self._folder)
            move(path, self._folder / f"{int(self._store.clock())}-{save_id}", self._store.disk)
            with suppress(OSError):  # not everywhere can it be removed while it is held
                self._store.lock_path(save_id).unlink(missing_ok=True)
        except FileNotFoundError as error:
            raise MissingSave(name=save_id) from error
        except OSError as error:
            raise WriteError(path=str(path), reason=reason_of(error)) from error
        finally:
            lock.release()

    def entries(self) -> list[TrashEntry]:
        """Return what is in the trash, the newest first; nothing where it can't be read."""
        found = []
        with suppress(OSError):
            for path in self._folder.iterdir():
                stamp, save_id = _parts(path.name)
                if save_id:
                    found.append(TrashEntry(path.name, float(stamp), entry_of(self._store.disk, path, save_id)))
        return sorted(found, key=lambda entry: (-entry.deleted, entry.name))

    def restore(self, name: str) -> None:
        """Put a match back where it was.

        Raises:
            MissingSave: it isn't there any more.
            NameTaken: another match has its name now.
            LockedFolder, FolderError, WriteError: it can't be moved.
        """
        _, save_id = _parts(name)
        self._store.make_folder()
        if not save_id:
            raise MissingSave(name=name)
        old, new = self._folder / name, self._store.path(save_id)
        if new.exists():
            raise NameTaken(name=save_id)
        try:
            move(old, new, self._store.disk)
        except FileNotFoundError as error:
            raise MissingSave(name=save_id) from error
        except OSError as error:
            raise WriteError(path=str(new), reason=reason_of(error)) from error

    def empty_old(self) -> None:
        """Remove for good what was thrown away long ago; what can't be removed stays."""
        oldest = self._store.clock() - DAYS * DAY
        for entry in self.entries():
            if entry.deleted < oldest:
                self._remove(self._folder / entry.name)

    @staticmethod
    def _remove(path: Path) -> None:
        with suppress(OSError):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()


def _parts(name: str) -> tuple[str, str]:
    """Return the second and the id that a name in the trash is made of; no id where it isn't such a name."""
    stamp, _, save_id = name.partition("-")
    return stamp, save_id if stamp.isdecimal() and is_plain_name(save_id) else ""
