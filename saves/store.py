"""The folder of saved matches: a folder for each match that is played, a file for each that was given a name."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar, Final

from saves.atomic import replace_content
from saves.content import ReadSummary, pack_match, read_match, read_summary, summary_in
from saves.dates import STEP, date_of
from saves.disk import DISK, Disk
from saves.entries import About, SaveEntry, last_played
from saves.errors import (
    UNPACKABLE,
    FolderError,
    LockedFolder,
    LockedSave,
    MissingSave,
    SaveError,
    Thing,
    UnplayableSave,
    WriteError,
    reason_of,
)
from saves.file_store import FileStore
from saves.format import LARGEST_FILE
from saves.generations import BACKUP
from saves.locks import SaveLock
from saves.model import SavedMatch, Summary
from saves.names import composed, file_name_of, is_inside, numbered, shortened
from saves.paths import data_dir
from saves.recovery import Recovered, alone, dated, listed, recover
from saves.taking import handed_over
from saves.unplayable import see_playable

SUFFIX: Final = ".guixi"
AUTOSAVES: Final = 20
"""How many matches are kept that the player hasn't given a name."""
_OWN_ID: Final = re.compile(r"\d{8}-\d{6}-[0-9a-f]{4}")
"""What the program calls a match that has no other name."""
_HAD_BACK: Final = ".had-back"
"""A file in the folder of a match the player has had back from the trash: it isn't thrown away by itself any more."""
_LOCK: Final = ".lock"


class SaveStore(FileStore[SaveEntry, Summary]):
    """Lists, reads, writes and removes saved matches.

    A match's id is its name in the folder: a folder for one that is kept while it is played, a file with the suffix
    for one that was given a name (and for all that format 1 wrote).

    Args:
        folder: where they are; "saves" in the data folder when left out. It is made when first needed.
        clock: the time in seconds since 1970.
        disk: what files are written with.
    """

    thing: ClassVar[Thing] = "match"
    _entry = SaveEntry

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time, disk: Disk = DISK) -> None:
        super().__init__(folder or data_dir() / "saves", clock, disk)

    # ---- names

    def new_id(self) -> str:
        """Return an id that no match has: the present time, and four letters against two in one second (`_OWN_ID`)."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self.clock()))
        while True:
            made = f"{stamp}-{secrets.token_hex(2)}"
            if not self.path(made).exists():
                return made

    def id_for(self, title: str) -> tuple[str, bool]:
        """Return the id of the match with this title, however it is spelt, and whether there is one already."""
        taken = self._by_name()
        for name in numbered(file_name_of(title), SUFFIX):
            entry = taken.get(name.casefold())
            if entry is None:
                return name, False
            if entry.summary is not None and composed(entry.summary.title) == composed(title):
                return entry.id, True
        raise AssertionError("numbers don't end")

    # ---- looking

    def newest_unfinished(self) -> SaveEntry | None:
        """Return the match to continue (`saves.entries.last_played`)."""
        return last_played(self.entries())

    def load(self, save_id: str) -> Recovered:
        """Return a saved match.

        Raises:
            MissingSave, ReadError, UnusableSave: there is none, or it can't be used; it is left untouched.
        """
        path = self.path(save_id)
        if path.is_dir():
            return recover(self.disk, path)
        try:
            return alone(self.folder, read_match(self.disk.read(path, LARGEST_FILE + 1), path))
        except FileNotFoundError as error:
            raise MissingSave(name=save_id) from error
        except OSError as error:
            raise self.unreadable(path, error) from error

    # ---- changing

    def save_named(self, summary: Summary, saved: SavedMatch, running: str) -> None:
        """Write a match under its title, over one that has it; it is listed right behind the match itself.

        The file is chosen only now: others may have waited for the disk before this one.

        Args:
            summary: what lists show; its title is what the player has called it.
            saved: the match, with all its past.
            running: the id under which the match itself goes on; there is no such folder where nothing of it has been
                played yet since it came from another file.

        Raises:
            LockedFolder, FolderError, WriteError: it can't be written; the old file is as it was.
        """
        with self.naming:
            save_id, is_there = self.id_for(summary.title)
            before = self.entry(self.path(save_id), save_id).modified if is_there else 0.0
            self.make_folder()
            write_match(self.path(save_id), summary, saved, self.disk)
        try:
            played = date_of(self._dated(self.path(running)))
        except (OSError, SaveError):
            self._put_behind(save_id, summary.updated, before)
        else:
            with suppress(OSError):
                self.disk.date(self.path(save_id), played)

    def take_in(self, path: Path) -> str:
        """Put a saved match among the others as a file, under its own name or one like it.

        It is listed by when it was played, but never before the match to continue, be it that of a clock that is ahead.

        Args:
            path: the file, or a match's folder, or a file out of that; it stays where it is.

        Returns:
            What the match is called.

        Raises:
            ReadError, UnusableSave, UnplayableSave: it holds no match that can be used, or only part of one: all of it
                is checked.
            LockedFolder, FolderError, WriteError: it can't be put there.
        """
        try:
            summary, content = handed_over(self.disk, path)
        except OSError as error:
            raise self.unreadable(path, error) from error
        except ValueError as error:
            raise WriteError(path=str(path), reason=UNPACKABLE) from error
        self.make_folder()
        name = file_name_of(summary.title or path.stem)
        with self.naming:
            taken = self._by_name()
            save_id = next(made for made in numbered(name, SUFFIX) if made.casefold() not in taken)
            with _written(self.path(save_id)):
                replace_content(self.path(save_id), content, self.disk)
        self._put_behind(save_id, summary.updated)
        return summary.title or name

    def retire(self, save_id: str) -> None:
        """Put the file of an older format out of the list, under another name, once its match has a folder of its own.

        Raises:
            WriteError: it can't be.
        """
        path = self.path(save_id)
        with _written(path):
            self.disk.replace(path, path.with_name(path.name + BACKUP))
            self.disk.sync_folder(self.folder)

    def lock(self, save_id: str) -> SaveLock:
        """Claim the right to write a match.

        Raises:
            LockedSave: another program, or another part of this one, has it.
            LockedFolder: another window has the whole folder.
            FolderError: the folder can't be used.
        """
        path = self.path(save_id)
        self.make_folder()
        return SaveLock(self.lock_path(save_id), LockedSave(path=str(path)))

    def claim(self) -> SaveLock | None:
        """Claim the whole folder for this window; without it, nothing in it may be changed from here.

        Returns:
            The right to change it, or None where another window has it or the folder can't be written to; only the
            former makes the store read-only (the latter is told by whatever is tried).
        """
        right: SaveLock | None = None
        try:
            self._make_folder(self.folder)
            right = SaveLock(self.folder / f".window{_LOCK}", LockedFolder(path=str(self.folder)))
            self.read_only = False
        except LockedFolder:
            self.read_only = True
        except FolderError:
            self.read_only = False
        return right

    def sweep(self) -> None:
        """Remove the locks of matches that nobody plays any more, too."""
        super().sweep()
        with suppress(OSError):
            for path in self.folder.glob(f".*{_LOCK}"):
                save_id = path.name[1 : -len(_LOCK)]
                if is_inside(save_id):
                    with suppress(OSError, SaveError), self.changing(save_id):
                        pass  # which removes its lock where nobody holds it, as this window does its own

    def surplus(self, running: Collection[str] = ()) -> list[str]:
        """Return the ids of the oldest matches beyond those kept without a name.

        What was put into the folder by hand, or had back from the trash, neither counts nor goes: only what the program
        itself has put there does.

        Args:
            running: ids of some that are being played: they are kept, and count even before there is a file of them.
        """
        ours = [entry for entry in self.entries() if _OWN_ID.fullmatch(entry.id) and self._is_folder(entry.path)]
        ours = [entry for entry in ours if not (entry.path / _HAD_BACK).exists()]
        unnamed = [entry.id for entry in ours if not entry.is_named and entry.error is None]
        others = [save_id for save_id in unnamed if save_id not in running]
        return others[max(0, AUTOSAVES - len(running)) :]

    # ---- details

    def lock_path(self, save_id: str) -> Path:
        """Return the file that is locked while a match is written."""
        return self.folder / shortened(f".{save_id}{_LOCK}")

    def had_back(self, file_id: str) -> None:
        """Leave a match from the trash in the place it had, by when it was played, and mark it as one that stays."""
        path = self.path(file_id)
        with suppress(OSError, SaveError):
            self.learn_dates()
            if self._is_folder(path):
                self.disk.create(path / _HAD_BACK).close()

    def _by_name(self) -> dict[str, SaveEntry]:
        """Return what is listed by its id as it is compared: there are disks that know no other spellings of one."""
        return {composed(entry.id).casefold(): entry for entry in self.entries()}

    def _put_behind(self, save_id: str, played: float, before: float = 0.0) -> None:
        """Date a file by when its match was played, elsewhere perhaps, but behind the match to continue.

        Where that fails it keeps the date at which it was written.

        Args:
            save_id: the file's.
            played: when that was, in seconds since 1970.
            before: the date of what it was written over, which it may keep.
        """
        with suppress(OSError, SaveError):
            first = last_played(entry for entry in self.entries() if entry.id != save_id)
            latest = self.clock() if first is None else max(before, first.modified - STEP)
            self.disk.date(self.path(save_id), max(0.0, min(played, latest)))

    @contextmanager
    def changing(self, file_id: str) -> Iterator[None]:
        """Hold the right to move a match while that is done; raises LockedSave, LockedFolder and FolderError."""
        lock = self.lock(file_id)
        try:
            yield
            with suppress(OSError):  # not everywhere can it be removed while it is held
                self.lock_path(file_id).unlink(missing_ok=True)
        finally:
            lock.release()

    def _is_listed(self, path: Path) -> bool:
        return path.suffix == SUFFIX or path.is_dir()

    def _about(self, path: Path) -> About[Summary]:
        if self._is_folder(path):
            return self._about_folder(path)
        return _told(read_summary(self.disk.read(path, LARGEST_FILE + 1), path))

    def _about_folder(self, folder: Path) -> About[Summary]:
        try:
            return _told(listed(self.disk, folder))
        except SaveError:  # the one before it may be good
            return _told(summary_in(recover(self.disk, folder).read))

    def _dated(self, path: Path) -> Path:
        return dated(self.disk, path) if self._is_folder(path) else path

    @staticmethod
    def _is_folder(path: Path) -> bool:
        """Tell whether there could be the folder of a match."""
        return path.suffix != SUFFIX and path.is_dir()


def _told(read: ReadSummary) -> About[Summary]:
    """Return what a list shows, and why the match can't be played on; over, it needs no bots any more."""
    hitch = None
    if read.dealt is not None:
        players = [] if read.summary.over else read.dealt.controllers
        try:
            see_playable(read.dealt.setup.setup(), players)
        except UnplayableSave as error:
            hitch = error
    return About(read.summary, read.rules, hitch)


def write_match(path: Path, summary: Summary, saved: SavedMatch, disk: Disk = DISK) -> None:
    """Write a match with all its past into one file; raises WriteError."""
    with _written(path):
        replace_content(path, pack_match(summary, saved), disk)


@contextmanager
def _written(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise WriteError(path=str(path), reason=reason_of(error)) from error
    except ValueError as error:
        raise WriteError(path=str(path), reason=UNPACKABLE) from error
