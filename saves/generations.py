"""The files of one running match: generations of a snapshot, a journal and the past between, written one at a time.

Only one thread may use such an object, and only while it has the right to write the match. Everything is written in an
order in which no moment leaves less on the disk than was promised: the past, the journal, the snapshot it goes on from,
and only then are older generations removed. A snapshot without its journal is therefore damage and no crash's work.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from saves.atomic import replace_content
from saves.content import pack_about, pack_match, pack_past
from saves.disk import Disk, File
from saves.errors import LockedSave
from saves.format import LARGEST_FILE, digest_of
from saves.journal import JournalWriter
from saves.locks import UNDISPUTED, Right
from saves.model import Input, Past, PastRef, SavedMatch, Summary
from saves.recovery import Recovered, Sort, file_name, generations

KEPT: Final = 3
"""Generations kept."""
BACKUP: Final = ".bak"
TORN: Final = ".torn"
BROKEN: Final = ".broken"
OLD: Final[tuple[Sort, ...]] = ("journal", "snapshot")


class Snapshot(NamedTuple):
    """A match to be written.

    Attributes:
        summary: what lists show of it.
        saved: the match, without what `past` holds.
        past: what has happened since the last snapshot; None for nothing.
    """

    summary: Summary
    saved: SavedMatch
    past: Past | None = None


class Generations:
    """Writes a match's folder.

    Args:
        disk: where it is.
        folder: the match's; made when first written to.
        found: what is in it already, None for a new match.
        backup: keep a copy of that, whatever comes.
        dated: sees to the date of a file that was just written and by which the match is listed (`saves.dates`).
        right: the right to write it, which is looked after as long as this is used.
    """

    def __init__(
        self,
        disk: Disk,
        folder: Path,
        found: Recovered | None = None,
        *,
        backup: bool = False,
        dated: Callable[[Path], None] = lambda path: None,
        right: Right = UNDISPUTED,
    ) -> None:
        self._right = right
        self._dated = dated
        self._disk = disk
        self._folder = folder
        self._to_keep = found
        self._backup = backup
        self._number = self._newest = found.newest if found else 0
        """The generation that was begun last, and the newest that is there."""
        self._good = found.good[:KEPT] if found else []
        self._refs = list(found.refs) if found else []
        self._names_by_generation = {number: set(self._refs) for number in self._good}
        self._pasts: dict[int, bytes] = {}
        """The files of the past as they are, to be written again where another program takes them away."""
        self._journal: File | None = None
        self._journal_path = folder
        self._pair = bytes(16)
        """The digest of the newest snapshot."""
        self._writer = JournalWriter(0, bytes(16))
        self._half_made: list[Path] = []
        """What failed beginnings have made and couldn't take back."""
        self._spared: set[Path] = set()
        """What was found and is in no generation that goes on, nor in a copy: it is never removed."""

    @property
    def is_open(self) -> bool:
        """Whether there is a journal to append to."""
        return self._journal is not None

    def is_in_place(self) -> bool:
        """Tell whether there is a journal to append to that would be found again.

        One whose name leads elsewhere, because another program has removed or replaced it, is closed; so is one that
        another program may go on from, because the right to write was taken away.
        """
        if self._journal is not None and not (self._journal.is_at(self._journal_path) and self._right.is_held()):
            self.close()
        return self.is_open

    def begin(self, snapshot: Snapshot, inputs: Sequence[Input]) -> None:
        """Write a new generation; the older ones stay until it is safe.

        Args:
            snapshot: the match; its past must follow on all that was written before.
            inputs: what has come in since.

        Raises:
            SaveError: another program has the right to write.
            OSError: it can't be written; nothing that was safe has been touched. The old journal goes on, or is closed
                where what was made of the new generation can't be taken back.
            ValueError: the match is too large.
        """
        self._take_right()
        number, refs = self._number + 1, list(self._refs)
        if snapshot.past is not None:
            refs.append(PastRef(number, snapshot.saved.input_count, snapshot.saved.event_count))
        past = None if snapshot.past is None else pack_past(snapshot.past)
        content = pack_match(snapshot.summary, replace(snapshot.saved, past=refs))
        self._number, earlier = number, list(self._half_made)
        try:
            self._make_ready(number)
            if past is not None:
                self._half_made.append(self._path("past"))
                replace_content(self._half_made[-1], past, self._disk)
            journal, writer = self._new_pair(snapshot.saved.input_count, content, inputs)
        except BaseException:
            if not self._take_back():
                # Recovery begins at the newest snapshot and reads no older journal: what came into this one now
                # wouldn't be found again.
                self.close()
            raise
        self._half_made = earlier
        self._turn_to(journal, writer, refs, digest_of(content))
        if past is not None:
            self._pasts[number] = past
        with suppress(OSError):  # what can't be removed now is removed the next time
            self._prune()

    def append(self, inputs: Sequence[Input]) -> None:
        """Add inputs to the journal; they are safe when this returns.

        Raises:
            OSError: they aren't; a new generation has to be begun.
        """
        assert self._journal is not None, "there is no journal to append to"
        try:
            self._journal.write(b"".join([self._writer.record(given) for given in inputs]))
            self._journal.sync()
            if not self.is_in_place():
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._journal_path))
        except BaseException:
            self.close()
            raise

    def tell(self, summary: Summary, count: int) -> None:
        """Note beside the journal how the match stands by now; raises OSError.

        No promise hangs on it: where it is lost, lists show the match as it was at its snapshot. Where it is there, it
        gives away a journal from which something was cut.

        Args:
            summary: what lists show.
            count: how many inputs are safe.
        """
        path = self._folder / file_name(self._good[0], "about")
        replace_content(path, pack_about(summary, self._pair, count), self._disk, lasting=False)
        self._dated(path)

    def close(self) -> None:
        """Give the journal's file back."""
        if self._journal is not None:
            journal, self._journal = self._journal, None
            with suppress(OSError):
                journal.close()

    def _take_right(self) -> None:
        """Take the right to write where it was taken away; raises SaveError where another program has, or had, it."""
        if self._right.is_held():
            return
        self._disk.make_folder(self._folder.parent)  # where it was moved away
        self._right.take()
        if self._is_used():
            self._right.release()
            raise LockedSave(path=str(self._folder))

    def _is_used(self) -> bool:
        """Tell whether another program has gone on from here; what it has written must not come behind ours."""
        with suppress(FileNotFoundError):
            names = self._disk.names(self._folder)
            newer = [(sort, number) for sort in OLD for number in generations(names, sort) if number > self._newest]
            return any(self._folder / file_name(number, sort) not in self._half_made for sort, number in newer)
        return False

    def _make_ready(self, number: int) -> None:
        """See to all that has to be there before a generation is written; raises OSError."""
        self._disk.make_folder(self._folder)
        self._check_free(number)
        if self._to_keep is not None:
            self._spared = keep_aside(self._disk, self._to_keep, backup=self._backup)
            self._pasts = self._read_pasts()
            self._to_keep = None
        self._put_back_pasts()

    def _new_pair(self, first: int, content: bytes, inputs: Sequence[Input]) -> tuple[File, JournalWriter]:
        """Write a journal and then its snapshot; return the former, and what makes its next records."""
        journal, writer = self._new_journal(first, digest_of(content), inputs)
        try:
            self._half_made.append(self._path("snapshot"))
            replace_content(self._half_made[-1], content, self._disk)
        except BaseException:
            journal.close()
            raise
        return journal, writer

    def _turn_to(self, journal: File, writer: JournalWriter, refs: list[PastRef], pair: bytes) -> None:
        """Go on with the generation that was just written, the older ones behind it."""
        self.close()
        self._journal, self._journal_path, self._writer = journal, self._path("journal"), writer
        self._dated(self._path("snapshot"))
        self._refs, self._pair = refs, pair
        self._newest = self._number
        self._good.insert(0, self._number)
        self._names_by_generation[self._number] = set(refs)

    def _new_journal(self, first: int, pair: bytes, inputs: Sequence[Input]) -> tuple[File, JournalWriter]:
        """Make the journal of a snapshot that is still to be written; return it, and what makes its next records."""
        writer = JournalWriter(first, pair)
        content = writer.header + b"".join([writer.record(given) for given in inputs])
        file = self._disk.create(self._path("journal"))
        self._half_made.append(self._path("journal"))  # not before: one that was there already is another's
        try:
            file.write(content)
            file.sync()
            self._disk.sync_folder(self._folder)
        except BaseException:
            file.close()
            raise
        return file, writer

    def _check_free(self, number: int) -> None:
        """Touch nothing that another program has written meanwhile, where locks don't keep it out."""
        there = self._disk.names(self._folder)
        for name in (file_name(number, sort) for sort in ("past", *OLD)):
            if name in there:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(self._folder / name))

    def _read_pasts(self) -> dict[int, bytes]:
        """Return the files of the past that were found; one that can't be read now isn't among them."""
        contents = {}
        for ref in self._refs:
            with suppress(OSError):
                contents[ref.number] = self._disk.read(self._folder / file_name(ref.number, "past"), LARGEST_FILE)
        return contents

    def _put_back_pasts(self) -> None:
        """Write those files of the past again that another program has taken away."""
        there = self._disk.names(self._folder)
        for number, content in self._pasts.items():
            if (name := file_name(number, "past")) not in there:
                replace_content(self._folder / name, content, self._disk)

    def _take_back(self) -> bool:
        """Remove what failed beginnings have made; tell whether their snapshots are gone for good.

        Journals and pasts go only behind them, so that no snapshot is ever without its own.
        """
        snapshots = [path for path in self._half_made if path.suffix == ".snapshot"]
        others = [path for path in self._half_made if path not in snapshots]
        snapshots = self._remaining(snapshots)
        self._half_made = snapshots + (others if snapshots else self._remaining(others))
        return not snapshots

    def _remaining(self, paths: list[Path]) -> list[Path]:
        """Remove files; return those that may still be there, now or after a crash."""
        left = []
        for path in paths:
            try:
                self._disk.remove(path)
            except OSError:
                left.append(path)
        try:
            if paths:
                self._disk.sync_folder(self._folder)
        except OSError:
            return paths
        return left

    def _prune(self) -> None:
        """Remove what failed beginnings left, generations behind the kept ones, and pasts that none of those names."""
        self._take_back()
        self._good = self._good[:KEPT]
        oldest = self._good[-1]
        named = {ref.number for number in self._good for ref in self._names_by_generation[number]}
        names = self._disk.names(self._folder)
        for number in generations(names, "about"):
            if number < self._good[0]:
                self._disk.remove(self._folder / file_name(number, "about"))
        for sort in OLD:
            for number in generations(names, sort):
                if number < oldest and (path := self._folder / file_name(number, sort)) not in self._spared:
                    self._disk.remove(path)
        named |= {int(path.stem) for path in (*self._half_made, *self._spared)}
        unnamed = [number for number in generations(names, "past") if number not in named]
        if unnamed:
            self._disk.sync_folder(self._folder)  # the snapshots that named them go first
            for number in unnamed:
                self._disk.remove(self._folder / file_name(number, "past"))

    def _path(self, sort: Sort) -> Path:
        return self._folder / file_name(self._number, sort)


def copy_of(path: Path) -> Path:
    """Return where a file is kept that can't be used, once its match has gone on."""
    return path.with_name(path.name + BROKEN)


def keep_aside(disk: Disk, found: Recovered, *, backup: bool) -> set[Path]:
    """Copy what the next generations won't hold beside the files it is in; the copies are never removed.

    Args:
        disk: where they are.
        found: what was read.
        backup: keep the newest good snapshot and its journal too, because what follows may be no match for the program
            that wrote them.

    Returns:
        The files that can't be read to be copied, perhaps only now: they have to stay.

    Raises:
        OSError: it can't be copied.
    """
    copies = {path.with_name(path.name + TORN): tail for path, tail in found.torn.items()}
    unread = set()
    for path in found.broken:
        try:
            copies[copy_of(path)] = disk.read(path, LARGEST_FILE)
        except OSError:
            unread.add(path)
    if backup and found.good:
        for sort in OLD:
            path = found.folder / file_name(found.good[0], sort)
            with suppress(FileNotFoundError):
                copies[path.with_name(path.name + BACKUP)] = disk.read(path, LARGEST_FILE)
    for path, content in copies.items():
        if path.name not in disk.names(path.parent):
            replace_content(path, content, disk)
    return unread
