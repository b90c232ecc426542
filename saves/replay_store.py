"""The folder of replays: every match that has ended, and what was exported; favourites lie in a folder of their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saves.atomic import move, write_atomically
from saves.disk import DISK, Disk
from saves.errors import FolderError, LockedFolder, MissingSave, ReadError, SaveError, WriteError, reason_of
from saves.format import LARGEST_FILE
from saves.paths import data_dir
from saves.replay_format import pack_replay, unpack_replay, unpack_replay_summary
from saves.replay_model import Replay, ReplaySummary
from saves.trash import DAY, DAYS
from saves.trash import FOLDER as TRASH

SUFFIX: Final = ".guixi-replay"
FAVOURITES: Final = "favourites"
MOST_KEPT: Final = 100
"""The oldest replays beyond so many are removed when another is added; favourites neither count nor go."""


@dataclass(frozen=True, slots=True)
class ReplayEntry:
    """One file of the list: its summary, or the error that says why it has none.

    Attributes:
        path: the file.
        modified: when it was last written, in seconds since 1970.
        favourite: whether it is never removed by itself.
        summary: what is in it.
        error: why it can't be shown; the file is left as it is.
        rules: the digest of the rules that were played.
    """

    path: Path
    modified: float
    favourite: bool
    summary: ReplaySummary | None = None
    error: SaveError | None = None
    rules: bytes = b""


def read_replay(path: Path, disk: Disk = DISK) -> Replay:
    """Return the replay in a file.

    Raises:
        MissingSave, ReadError, UnusableSave: there is none, or it can't be used.
    """
    return unpack_replay(_content(path, disk), path)


def write_replay(path: Path, replay: Replay, disk: Disk = DISK) -> None:
    """Write a replay to a file; raises WriteError, and what the file held before is then as it was."""
    try:
        content = pack_replay(replay)
    except ValueError as error:
        raise WriteError(path=str(path), reason=str(error)) from error
    write_atomically(path, content, disk)


class ReplayStore:
    """Lists, keeps and removes replays.

    Args:
        folder: where they are; "replays" in the data folder when left out. It is made when first needed.
        clock: the time in seconds since 1970.
        disk: where all of it is.
    """

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time, disk: Disk = DISK) -> None:
        self.folder = folder or data_dir() / "replays"
        self.read_only = False
        """Another window has the folder: nothing in it may be changed from here."""
        self._clock = clock
        self._disk = disk

    def entries(self) -> list[ReplayEntry]:
        """Return all replays, the newest first, those that can't be shown among them; raises FolderError."""
        return sorted(map(self._entry, self._paths()), key=lambda entry: (-entry.modified, entry.path.name))

    def matches(self) -> set[float]:
        """Return when the ended matches began that have whole replays here, in the trash too; raises FolderError."""
        entries = map(self._entry, [*self._paths(), *self._paths_in(self.folder / TRASH)])
        return {about.created for entry in entries if (about := entry.summary) and about.kind == "whole" and about.over}

    def add(self, replay: Replay, *, favourite: bool = False) -> Path:
        """Keep a replay under a name of its own, and remove the oldest ordinary ones beyond `MOST_KEPT`.

        Args:
            replay: the replay.
            favourite: never remove it by itself.

        Returns:
            The file.

        Raises:
            LockedFolder, FolderError, WriteError: it can't be written.
        """
        path = self._new_path(replay.summary)
        if favourite:
            path = path.parent / FAVOURITES / path.name
        self._make(path.parent)
        write_replay(path, replay, self._disk)
        self._rotate(path)
        return path

    def set_favourite(self, path: Path, favourite: bool) -> Path:
        """Make a replay a favourite, or an ordinary one again; return where it is now.

        Raises:
            MissingSave, LockedFolder, FolderError, WriteError: it is gone, or can't be moved; it stays where it is.
        """
        target = (self.folder / FAVOURITES if favourite else self.folder) / path.name
        if target == path:
            return path
        self._make(target.parent)
        if target.exists():
            target = target.with_name(f"{path.stem}-{secrets.token_hex(2)}{SUFFIX}")
        self._move(path, target)
        return target

    def delete(self, path: Path) -> None:
        """Put a replay, or a file that can't be shown, into the trash, where it lies for `DAYS` days.

        Raises:
            MissingSave, LockedFolder, FolderError, WriteError: it is gone, or can't be moved.
        """
        self._make(self.folder / TRASH)
        target = self.folder / TRASH / f"{int(self._clock())}-{secrets.token_hex(2)}-{path.name}"
        self._move(path, target)

    def _paths(self) -> list[Path]:
        return [*self._paths_in(self.folder), *self._paths_in(self.folder / FAVOURITES)]

    def _paths_in(self, folder: Path) -> list[Path]:
        try:
            names = self._disk.names(folder)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise FolderError(path=str(folder), reason=reason_of(error)) from error
        return [folder / name for name in names if name.endswith(SUFFIX) and not name.startswith(".")]

    def _entry(self, path: Path) -> ReplayEntry:
        modified, favourite = 0.0, path.parent.name == FAVOURITES
        try:
            modified = path.stat().st_mtime
            summary, rules = unpack_replay_summary(_content(path, self._disk), path)
            return ReplayEntry(path, modified, favourite, summary, rules=rules)
        except OSError as error:
            failure: SaveError = ReadError(path=str(path), reason=reason_of(error))
        except SaveError as error:
            failure = error
        return ReplayEntry(path, modified, favourite, error=failure)

    def _new_path(self, about: ReplaySummary) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self._clock()))
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
                self.delete(entry.path)
        oldest = self._clock() - DAYS * DAY
        with suppress(OSError):
            for name in self._disk.names(self.folder / TRASH):
                stamp = name.partition("-")[0]
                if stamp.isdecimal() and int(stamp) < oldest:
                    self._disk.remove(self.folder / TRASH / name)

    def _move(self, path: Path, target: Path) -> None:
        try:
            move(path, target, self._disk)
        except FileNotFoundError as error:
            raise MissingSave(name=str(path), thing="replay") from error
        except OSError as error:
            raise WriteError(path=str(target), reason=reason_of(error)) from error

    def _make(self, folder: Path) -> None:
        """Make a folder, if it isn't there, in which something is to be changed."""
        if self.read_only:
            raise LockedFolder(path=str(self.folder))
        try:
            self._disk.make_folder(folder)
        except OSError as error:
            raise FolderError(path=str(folder), reason=reason_of(error)) from error


def _content(path: Path, disk: Disk) -> bytes:
    try:
        return disk.read(path, LARGEST_FILE + 1)
    except FileNotFoundError as error:
        raise MissingSave(name=str(path), thing="replay") from error
    except OSError as error:
        raise ReadError(path=str(path), reason=reason_of(error)) from error
