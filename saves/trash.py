"""Where what is thrown away lies until it is gone for good: a hidden folder beside what is listed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from saves.atomic import move
from saves.entries import Entry, TrashEntry
from saves.errors import MissingSave, NameTaken, WriteError, reason_of
from saves.names import is_inside, shortened
from saves.trash_days import days_lain

if TYPE_CHECKING:
    from saves.file_store import FileStore

FOLDER: Final = ".trash"
DAYS: Final = 30
"""How long something can be had back."""
DAY: Final = 86_400.0
"""Its seconds."""

EntryT = TypeVar("EntryT", bound=Entry[Any])


class Trash(Generic[EntryT]):
    """Takes files out of a store and gives them back.

    What is thrown away keeps its name, behind the second in which that was done or the next in which nothing of that
    name was, in a folder beside where it lay.

    Args:
        store: lists them.
    """

    def __init__(self, store: FileStore[EntryT, Any]) -> None:
        self._store = store

    def throw_away(self, file_id: str) -> None:
        """Put something, be it a file that can't be used, into the trash.

        Raises:
            MissingSave: it is gone already.
            LockedSave, LockedFolder: it is being played, or another window has the folder.
            FolderError, WriteError: it can't be moved.
        """
        path = self._store.path(file_id)
        with self._store.changing(file_id):
            self._store.make_folder(path.parent / FOLDER)
            names = (shortened(f"{second}-{path.name}") for second in count(int(self._store.clock())))
            targets = (path.parent / FOLDER / name for name in names)
            self._move(path, next(target for target in targets if not os.path.lexists(target)), file_id)

    def entries(self) -> list[TrashEntry[EntryT]]:
        """Return what is in the trash, the newest first; nothing where it can't be read."""
        found = [
            TrashEntry(name, deleted, self._store.entry(path, _original(name)))
            for name, deleted, path in self._thrown()
        ]
        return sorted(found, key=lambda entry: (-entry.deleted, entry.name))

    def restore(self, name: str) -> None:
        """Put something back where it was; what comes next doesn't throw it away again.

        Raises:
            MissingSave: it isn't there any more.
            NameTaken: something else has its name now.
            LockedFolder, FolderError, WriteError: it can't be moved.
        """
        original = _original(name)
        target = self._store.path(original)
        self._store.make_folder(target.parent)
        with self._store.naming:
            if target.exists():
                raise NameTaken(name=original, thing=self._store.thing)
            self._move(target.parent / FOLDER / name.rpartition("/")[2], target, original)
        self._store.had_back(original)

    def empty_old(self) -> None:
        """Remove for good what has lain here for `DAYS` (`saves.trash_days`), where that can be done."""
        today = int(self._store.clock() // DAY)
        for folder, names in self._folders():
            thrown = {name: int(_deleted(name) // DAY) for name in names}
            for name, days in days_lain(self._store.disk, folder, thrown, today).items():
                if days >= DAYS:
                    _remove(folder / name)

    def _folders(self) -> Iterator[tuple[Path, list[str]]]:
        """Yield every folder of the trash and the names of what was thrown into it; none where it can't be read."""
        for subfolder in self._store.subfolders:
            folder = self._store.folder / subfolder / FOLDER
            with suppress(OSError):
                yield folder, [name for name in self._store.disk.names(folder) if _original(name)]

    def _thrown(self) -> Iterator[tuple[str, float, Path]]:
        """Yield the name of everything in the trash, when it was thrown away, and where it is."""
        for folder, names in self._folders():
            for plain in names:
                name = (folder.parent / plain).relative_to(self._store.folder).as_posix()
                yield name, _deleted(plain), folder / plain

    def _move(self, path: Path, target: Path, name: str) -> None:
        try:
            move(path, target, self._store.disk)
        except FileNotFoundError as error:
            raise MissingSave(name=name, thing=self._store.thing) from error
        except OSError as error:
            raise WriteError(path=str(target), reason=reason_of(error)) from error


def _remove(path: Path) -> None:
    with suppress(OSError):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def _deleted(name: str) -> float:
    """Return when something in the trash was thrown away, in seconds since 1970."""
    return float(name.partition("-")[0])


def _original(name: str) -> str:
    """Return the id that something in the trash had, "" where it isn't such a name."""
    subfolder, _, plain = name.rpartition("/")
    stamp, _, before = plain.partition("-")
    if not (stamp.isdecimal() and stamp.isascii() and is_inside(before)):
        return ""
    return f"{subfolder}/{before}".lstrip("/")
