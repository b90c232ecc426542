"""The folder of replays: every match that has ended, and what was exported; favourites lie in a folder of their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from saves.atomic import move, write_atomically
from saves.disk import DISK, Disk
from saves.entries import About, ReplayEntry
from saves.errors import UNPACKABLE, MissingSave, ReadError, SaveError, Thing, WriteError, reason_of
from saves.file_store import FileStore
from saves.format import LARGEST_FILE
from saves.names import file_name_of, numbered
from saves.paths import data_dir
from saves.replay_format import pack_replay, unpack_replay, unpack_replay_summary
from saves.replay_model import Replay, ReplaySummary
from saves.replay_recording import Recording
from saves.same_match import is_of

SUFFIX: Final = ".guixi-replay"
FAVOURITES: Final = "favourites"
MOST_KEPT: Final = 100
"""The oldest replays beyond so many are thrown away when another is added; favourites neither count nor go."""


def read_replay(path: Path, disk: Disk = DISK) -> Replay:
    """Return the replay in a file.

    Raises:
        MissingSave, ReadError, UnusableSave: there is none, or it can't be used.
    """
    return unpack_replay(_content(path, disk), path)


def write_replay(path: Path, replay: Replay, disk: Disk = DISK) -> None:
    """Write a replay to a file; raises WriteError, and what the file held before is then as it was."""
    write_atomically(path, _packed(path, replay), disk)


class Kept(NamedTuple):
    """A replay that is kept for good."""

    path: Path
    was_favourite: bool
    """Whether it was one before."""


class ReplayStore(FileStore[ReplayEntry, ReplaySummary]):
    """Lists, keeps and removes replays.

    Args:
        folder: where they are; "replays" in the data folder when left out. It is made when first needed.
        clock: the time in seconds since 1970.
        disk: where all of it is.
    """

    thing: ClassVar[Thing] = "replay"
    subfolders: ClassVar[tuple[str, ...]] = ("", FAVOURITES)
    _entry = ReplayEntry

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time, disk: Disk = DISK) -> None:
        super().__init__(folder or data_dir() / "replays", clock, disk)

    def matches(self) -> set[float]:
        """Return when the ended matches began that have whole replays here, in the trash too; raises FolderError."""
        entries = [*self.entries(), *(thrown.entry for thrown in self.trash.entries())]
        return {about.created for entry in entries if (about := entry.summary) and about.kind == "whole" and about.over}

    def whole_of(self, recording: Recording) -> ReplayEntry | None:
        """Return the whole replay of a match that has ended (`saves.same_match`); raises FolderError."""
        return next((entry for entry in self.entries() if self._is_of(entry, recording)), None)

    def has_had(self, recording: Recording) -> bool:
        """Tell whether there is a whole replay of a match that has ended, in the trash too; raises FolderError."""
        thrown = (found.entry for found in self.trash.entries())
        return any(self._is_of(entry, recording) for entry in (*self.entries(), *thrown))

    def _is_of(self, entry: ReplayEntry, recording: Recording) -> bool:
        about = entry.summary
        if about is None or about.kind != "whole" or about.created != recording.created:
            return False
        with suppress(SaveError):
            return is_of(read_replay(entry.path, self.disk), recording)
        return False

    def add(self, replay: Replay) -> Path:
        """Keep a replay under a name of its own, and throw away the oldest ordinary ones beyond `MOST_KEPT`.

        Returns:
            The file.

        Raises:
            LockedFolder, FolderError, WriteError: it can't be written.
        """
        path = self._new_path(replay.summary)
        return self._write(path, _packed(path, replay))

    def keep(self, replay: Replay) -> Kept:
        """Keep a replay as a favourite, the very same one only once.

        Raises:
            MissingSave, LockedFolder, FolderError, WriteError: it can't be written, or moved to the favourites.
        """
        path = self._new_path(replay.summary)
        content = _packed(path, replay)
        there = self._holding(content)
        if there is not None:
            return self.keep_file(there)
        return Kept(self._write(path.parent / FAVOURITES / path.name, content), was_favourite=False)

    def keep_file(self, path: Path) -> Kept:
        """Make a replay a favourite, if it isn't one; errors are those of `set_favourite`."""
        kept = self.set_favourite(path, True)
        return Kept(kept, was_favourite=kept == path)

    def _write(self, path: Path, content: bytes) -> Path:
        self.make_folder(path.parent)
        write_atomically(path, content, self.disk)
        self._put_first(path)
        self._rotate(path)
        return path

    def take_in(self, path: Path) -> Path:
        """Put a file with a replay among the favourites, under its own name or one like it; it stays where it is, too.

        Raises:
            MissingSave, ReadError, UnusableSave: it holds no replay that can be shown.
            LockedFolder, FolderError, WriteError: it can't be put there.
        """
        content = _content(path, self.disk)
        unpack_replay(content, path)
        folder = self.folder / FAVOURITES
        self.make_folder(folder)
        with self.naming:
            names = numbered(file_name_of(path.stem), SUFFIX)
            target = next(made for name in names if not (made := folder / name).exists())
            write_atomically(target, content, self.disk)
        self._put_first(target)
        return target

    def set_favourite(self, path: Path, favourite: bool) -> Path:
        """Make a replay a favourite, or an ordinary one again; return where it is now.

        The latter comes first in the list, however old: what comes next mustn't throw it away.

        Raises:
            MissingSave, LockedFolder, FolderError, WriteError: it is gone, or can't be moved; it stays where it is.
        """
        target = (self.folder / FAVOURITES if favourite else self.folder) / path.name
        if target == path and path.exists():
            return path
        self.make_folder(target.parent)
        if target.exists():
            target = target.with_name(f"{path.stem}-{secrets.token_hex(2)}{SUFFIX}")
        try:
            move(path, target, self.disk)
        except FileNotFoundError as error:
            raise MissingSave(name=path.name, thing="replay") from error
        except OSError as error:
            raise WriteError(path=str(target), reason=reason_of(error)) from error
        if not favourite:
            self._put_first(target)
        return target

    @contextmanager
    def changing(self, file_id: str) -> Iterator[None]:
        """See that this window has the folder: nobody writes a replay twice."""
        self.make_folder()
        yield

    def had_back(self, file_id: str) -> None:
        """Date a replay from the trash as if it were new: no list shows that date, and the oldest are thrown away."""
        self._put_first(self.path(file_id))

    def _is_listed(self, path: Path) -> bool:
        return path.suffix == SUFFIX

    def _about(self, path: Path) -> About[ReplaySummary]:
        return About(*unpack_replay_summary(self.disk.read(path, LARGEST_FILE + 1), path))

    def _put_first(self, path: Path) -> None:
        """Let a replay that was just written come first in the list; where that fails it stays behind."""
        with suppress(OSError, SaveError):
            self.learn_dates()
            self.dates.put_first(path, path.relative_to(self.folder).as_posix())

    def _holding(self, content: bytes) -> Path | None:
        """Return a file here that holds just this."""
        with suppress(SaveError):
            for path, _ in self._paths():
                with suppress(OSError):
                    if path.stat().st_size == len(content) and self.disk.read(path, len(content) + 1) == content:
                        return path
        return None

    def _new_path(self, about: ReplaySummary) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self.clock()))
        whose = f"-seat{about.viewer + 1}" if about.kind == "seat" else ""
        name = f"{about.ruleset}-{about.mode}-{about.seats}{whose}{SUFFIX}"
        return self.folder / f"{stamp}-{secrets.token_hex(2)}-{name}"

    def _rotate(self, newest: Path) -> None:
        """Throw away the oldest replays beyond those kept, and empty the trash of what has lain there long enough.

        A file that can't be moved or removed, or isn't ours, stays; so do all while the folder can't be listed.
        """
        entries: list[ReplayEntry] = []
        with suppress(SaveError):
            entries = self.entries()
        ordinary = [entry for entry in entries if not entry.favourite and entry.path != newest]
        for entry in [entry for entry in ordinary if entry.summary is not None][MOST_KEPT - 1 :]:
            with suppress(SaveError):
                self.trash.throw_away(entry.id)
        self.trash.empty_old()


def _packed(path: Path, replay: Replay) -> bytes:
    """Return what the file of a replay holds; raises WriteError where that is too much."""
    try:
        return pack_replay(replay)
    except ValueError as error:
        raise WriteError(path=str(path), reason=UNPACKABLE) from error


def _content(path: Path, disk: Disk) -> bytes:
    try:
        return disk.read(path, LARGEST_FILE + 1)
    except FileNotFoundError as error:
        raise MissingSave(name=str(path), thing="replay") from error
    except OSError as error:
        raise ReadError(path=str(path), reason=reason_of(error)) from error
