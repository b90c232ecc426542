"""A folder of files of one kind: listed with those that can't be used, thrown away, and had back."""

from __future__ import annotations

import errno
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from saves.atomic import sweep
from saves.dates import Dates, date_of
from saves.disk import Disk
from saves.entries import About, Entry, SummaryT
from saves.errors import (
    FolderError,
    ForeignSave,
    LockedFolder,
    MissingSave,
    ReadError,
    SaveError,
    Thing,
    reason_of,
    told_of,
)
from saves.names import is_inside
from saves.trash import Trash

EntryT = TypeVar("EntryT", bound=Entry[Any])


class FileStore(ABC, Generic[EntryT, SummaryT]):
    """Lists files of one kind and throws them away.

    An id is the name of a file in the folder, or a folder in it and the name there.

    Args:
        folder: where they are. It is made when first needed.
        clock: the time in seconds since 1970.
        disk: what files are written with.
    """

    thing: ClassVar[Thing]
    """What the files are, for errors."""
    subfolders: ClassVar[tuple[str, ...]] = ("",)
    """Where in the folder they lie; "" is the folder itself."""

    def __init__(self, folder: Path, clock: Callable[[], float], disk: Disk) -> None:
        self.folder = folder
        self.clock = clock
        self.disk = disk
        self.dates = Dates(disk)
        """The order of all that is listed."""
        self.read_only = False
        """Whether another window has the folder: nothing in it may be changed from here."""
        self.look_again: Callable[[], None] = lambda: None
        """Called before anything is changed, by any thread: the other window may be gone, or have come."""
        self.trash: Trash[EntryT] = Trash(self)
        """What was thrown away."""
        self.naming = threading.Lock()
        """Held from when a free name is chosen until something has it: several threads write here.

        Whoever waits for it while another waits for the disk would wait for that disk too.
        """

    # ---- names

    def path(self, file_id: str) -> Path:
        """Return the file or folder of an id.

        Raises:
            MissingSave: none can have this id.
        """
        subfolder, _, name = file_id.rpartition("/")
        if subfolder not in self.subfolders or not is_inside(name):
            raise MissingSave(name=file_id, thing=self.thing)
        return self.folder / subfolder / name

    # ---- looking

    def entries(self) -> list[EntryT]:
        """Return all there is, the newest first, what can't be used among it.

        Raises:
            FolderError: a folder can't be read.
        """
        return sorted(self._found(), key=lambda entry: entry.order)

    def entry(self, path: Path, file_id: str) -> EntryT:
        """Return what a list shows of a file, or of one in the trash that had this id."""
        modified = 0.0
        try:
            modified = date_of(self._dated(path))
            with told_of(self.thing):
                about = self._about(path)
            return self._entry(file_id, path, modified, about.summary, None, about.rules, about.hitch)
        except OSError as error:
            failure: SaveError = self.unreadable(path, error)
        except SaveError as error:
            failure = error
        return self._entry(file_id, path, modified, None, failure, b"", None)

    def unreadable(self, path: Path, error: OSError) -> SaveError:
        """Return what is wrong with a file that can't be read: a pipe or a device is none of ours at all."""
        if error.errno == errno.EINVAL:
            return ForeignSave(path=str(path), thing=self.thing)
        return ReadError(path=str(path), reason=reason_of(error))

    # ---- changing

    def make_folder(self, folder: Path | None = None) -> None:
        """Make the folder, or another in it, if it isn't there, because something in it is to be changed.

        Raises:
            LockedFolder: another window has it.
            FolderError: it can't be made.
        """
        self.look_again()
        if self.read_only:
            raise LockedFolder(path=str(self.folder))
        self._make_folder(folder or self.folder)

    def _make_folder(self, folder: Path) -> None:
        try:
            self.disk.make_folder(folder)
        except OSError as error:
            raise FolderError(path=str(folder), reason=reason_of(error)) from error

    def learn_dates(self) -> None:
        """Take notice of when everything listed was last written; raises FolderError."""
        for path, file_id in self._paths():
            with suppress(OSError):
                self.dates.learn(date_of(self._dated(path)), file_id)

    def sweep(self) -> None:
        """Remove what programs that stopped in the middle have half written; what can't be removed stays."""
        sweep(self.folder, self.clock(), self.disk, deep=True)

    @abstractmethod
    def had_back(self, file_id: str) -> None:
        """See that something from the trash that is in the list again isn't the next that is thrown away by itself."""

    @abstractmethod
    def changing(self, file_id: str) -> AbstractContextManager[None]:
        """Hold the right to move a file while that is done.

        Raises:
            LockedSave, LockedFolder, FolderError: somebody else has it, or the folder can't be used.
        """

    # ---- what each kind of file has of its own

    @property
    @abstractmethod
    def _entry(
        self,
    ) -> Callable[[str, Path, float, SummaryT | None, SaveError | None, bytes, SaveError | None], EntryT]:
        """What makes an entry of its parts."""

    @abstractmethod
    def _is_listed(self, path: Path) -> bool:
        """Tell whether there could be one of ours at a path."""

    @abstractmethod
    def _about(self, path: Path) -> About[SummaryT]:
        """Return what a list shows of a file; raises OSError and SaveError."""

    def _dated(self, path: Path) -> Path:
        """Return the file whose date is that of what lies at a path; raises OSError."""
        return path

    def _found(self) -> Iterator[EntryT]:
        for path, file_id in self._paths():
            entry = self.entry(path, file_id)
            if not isinstance(entry.error, MissingSave):  # gone by now, or a folder of something else
                yield entry

    def _paths(self) -> Iterator[tuple[Path, str]]:
        """Yield where there could be one of ours, and the id it has."""
        for subfolder in self.subfolders:
            for name in self._names(self.folder / subfolder):
                path = self.folder / subfolder / name
                if is_inside(name) and self._is_listed(path):
                    yield path, f"{subfolder}/{name}".lstrip("/")

    def _names(self, folder: Path) -> list[str]:
        try:
            return self.disk.names(folder)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise FolderError(path=str(folder), reason=reason_of(error)) from error
