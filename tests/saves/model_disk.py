"""A disk in memory that forgets what was never synced, and can crash after every operation.

It forgets as much as a system may: of a file, any end of what was written since its last sync (or it is filled with
zeros); of a folder, any of the names given, changed or taken since that was synced, in whatever order suits it worst.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path

from saves.disk import Disk, File

Entries = dict[str, int | None]
"""Names in a folder and what they stand for: a file's number, or None for a folder."""
Change = tuple[tuple[str, int | str | None], ...]
"""What one operation does to a folder's names; a text stands for a name taken."""

_GONE = "gone"
_MOST_CHANGES = 7
_MOST_FILES = 2


@dataclass
class Inode:
    """A file: what it holds, and what of it is safe."""

    content: bytes = b""
    safe: bytes = b""

    def leavings(self) -> list[bytes]:
        """Return what a crash may leave of it."""
        if not self.content.startswith(self.safe):
            return [self.safe, self.content]
        rest = self.content[len(self.safe) :]
        ends = {b"", rest, rest[: len(rest) // 2], rest[:-1], bytes(len(rest))}
        return [self.safe + end for end in sorted(ends)]


@dataclass
class Folder:
    """A folder: its names, those that are safe, and what was done to them since."""

    names: Entries = field(default_factory=dict)
    safe: Entries = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)

    def change(self, change: Change) -> None:
        self.changes.append(change)
        _apply(self.names, change)

    def sync(self) -> None:
        self.safe, self.changes = dict(self.names), []

    def leavings(self) -> Iterator[Entries]:
        """Yield what a crash may leave of its names: any of the changes may be lost.

        Of very many changes (nothing is ever synced) all are kept, or all up to some one.
        """
        many = len(self.changes) > _MOST_CHANGES
        counts = range(len(self.changes) + 1)
        for count in counts:
            for kept in [self.changes[:count]] if many else combinations(self.changes, count):
                left = dict(self.safe)
                for change in kept:
                    _apply(left, change)
                yield left


def _apply(names: Entries, change: Change) -> None:
    for name, what in change:
        if isinstance(what, str):
            names.pop(name, None)
        else:
            names[name] = what


class ModelDisk(Disk):
    """The disk.

    Args:
        on_step: called after every operation.
        syncs_files: whether syncing a file does anything.
        syncs_folders: whether syncing a folder does.
    """

    def __init__(
        self,
        on_step: Callable[[ModelDisk], None] = lambda disk: None,
        *,
        syncs_files: bool = True,
        syncs_folders: bool = True,
    ) -> None:
        super().__init__(patient=False)
        self.on_step = on_step
        self.steps = 0
        self.syncs_files, self.syncs_folders = syncs_files, syncs_folders
        self.files: list[Inode] = []
        self.folders: dict[Path, Folder] = {Path("/"): Folder()}

    def crashes(self) -> Iterator[ModelDisk]:
        """Yield every disk a crash may leave now; all that is on it is safe."""
        paths = list(self.folders)
        for left in product(*(list(self.folders[path].leavings()) for path in paths)):
            names = dict(zip(paths, left, strict=True))
            there = {path: found for path, found in names.items() if self._is_reached(path, names)}
            numbers = sorted({number for found in there.values() for number in found.values() if number is not None})
            for contents in self._contents(numbers):
                made = ModelDisk()
                made.files = [Inode() for _ in self.files]
                for number, content in zip(numbers, contents, strict=True):
                    made.files[number] = Inode(content, content)
                made.folders = {path: Folder(dict(found), dict(found)) for path, found in there.items()}
                yield made

    def _contents(self, numbers: list[int]) -> Iterator[tuple[bytes, ...]]:
        """Yield what a crash may leave of files; where very many were never synced, of one at a time."""
        leavings = [self.files[number].leavings() for number in numbers]
        if sum(len(left) > 1 for left in leavings) <= _MOST_FILES:
            yield from product(*leavings)
            return
        whole = [self.files[number].content for number in numbers]
        for place, left in enumerate(leavings):
            for content in left:
                yield (*whole[:place], content, *whole[place + 1 :])

    @staticmethod
    def _is_reached(path: Path, names: dict[Path, Entries]) -> bool:
        return path == Path("/") or (
            path.name in names.get(path.parent, {}) and ModelDisk._is_reached(path.parent, names)
        )

    # ---- what the program does

    def create(self, path: Path) -> File:
        if path.name in self._folder(path).names:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        self.files.append(Inode())
        number = len(self.files) - 1
        self._folder(path).change(((path.name, number),))
        self._step()
        return _ModelFile(self, number)

    def replace(self, old: Path, new: Path) -> None:
        assert old.parent == new.parent
        folder = self._folder(old)
        folder.change(((old.name, _GONE), (new.name, folder.names[old.name])))
        self._step()

    def remove(self, path: Path) -> None:
        if path.name in self._folder(path).names:
            self._folder(path).change(((path.name, _GONE),))
            self._step()

    def read(self, path: Path, limit: int) -> bytes:
        number = self._folder(path).names.get(path.name)
        if number is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        return self.files[number].content[:limit]

    def names(self, folder: Path) -> list[str]:
        if folder not in self.folders:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
        return sorted(self.folders[folder].names)

    def make_folder(self, folder: Path) -> None:
        if folder in self.folders:
            return
        self.folders[folder] = Folder()
        self.folders[folder.parent].change(((folder.name, None),))
        self._step()
        self.sync_folder(folder.parent)

    def sync_folder(self, folder: Path) -> None:
        if self.syncs_folders:
            self.folders[folder].sync()
        self._step()

    def _folder(self, path: Path) -> Folder:
        try:
            return self.folders[path.parent]
        except KeyError:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None

    def _step(self) -> None:
        self.steps += 1
        self.on_step(self)


class _ModelFile(File):
    def __init__(self, disk: ModelDisk, number: int) -> None:
        self._disk, self._number = disk, number

    def write(self, content: bytes) -> None:
        self._disk.files[self._number].content += content
        self._disk._step()

    def sync(self) -> None:
        if self._disk.syncs_files:
            file = self._disk.files[self._number]
            file.safe = file.content
        self._disk._step()

    def is_at(self, path: Path) -> bool:
        return self._disk.folders[path.parent].names.get(path.name) == self._number

    def close(self) -> None:
        pass
