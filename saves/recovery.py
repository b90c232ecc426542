"""Finding a match again in its folder, whatever a crash has left there.

A folder holds generations, by number: a snapshot, the journal of what came in after it, a file with the past since the
snapshot before, and what lists show by now. The newest good snapshot counts; where a newer one is damaged, the inputs
it held are in the journals between. A generation's journal is there before its snapshot is, and beside what lists show
stands how many inputs were safe: where less is found, something has damaged the files. Nothing here changes one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from saves.content import ReadAbout, ReadMatch, ReadSummary, read_about, read_match, read_past, read_summary
from saves.disk import Disk
from saves.errors import MissingSave, NewerSave, ReadError, SaveError, UnusableSave, reason_of
from saves.format import LARGEST_FILE, digest_of
from saves.journal import Journal, read_journal
from saves.model import Input, PastRef, SavedFact, SavedMatch

Sort = Literal["snapshot", "journal", "past", "about"]
_NAME: Final = re.compile(r"(\d{6,9})\.(snapshot|journal|past|about)")


def file_name(number: int, sort: Sort) -> str:
    """Return the name of a generation's file in the match's folder."""
    return f"{number:06}.{sort}"


def generations(names: list[str], sort: Sort) -> list[int]:
    """Return the numbers of all generations that have such a file, the newest first."""
    found = (_NAME.fullmatch(name) for name in names)
    return sorted((int(match[1]) for match in found if match and match[2] == sort), reverse=True)


def is_part(name: str) -> bool:
    """Tell whether a file has the name of one in a match's folder, which holds the match only with the others there."""
    return _NAME.fullmatch(name) is not None


@dataclass(frozen=True, slots=True)
class Recovered:
    """A match as its folder gives it.

    Attributes:
        folder: where it is.
        read: the snapshot, its match holding all facts and inputs that could be found.
        refs: the files of the past it names, but for the broken ones and those that are gone.
        tail: the inputs that came in after the snapshot, from the journals.
        newest: the highest number of a generation there is any file of.
        good: the numbers of the good snapshots found on the way, the newest first.
        torn: the journals that end in bad bytes, as a crash leaves them, and those bytes.
        damaged: the journals that are damaged, cut or gone, so that inputs may be missing that were said to be safe.
        lost: whether some are missing for certain: one that was cut or is gone may have held none.
        broken: the files that can't be used, or not all of them: snapshots, files of the past, damaged journals.
        whole: whether all inputs since the origin were found.
        gaps: whether a file of the past can't be read.
    """

    folder: Path
    read: ReadMatch
    refs: list[PastRef] = field(default_factory=list)
    tail: list[Input] = field(default_factory=list)
    newest: int = 0
    good: list[int] = field(default_factory=list)
    torn: dict[Path, bytes] = field(default_factory=dict)
    damaged: list[Path] = field(default_factory=list)
    lost: bool = False
    broken: list[Path] = field(default_factory=list)
    whole: bool = True
    gaps: bool = False

    @property
    def saved(self) -> SavedMatch:
        """The match at its snapshot."""
        return self.read.saved


def alone(folder: Path, read: ReadMatch) -> Recovered:
    """Return the match in a file of its own; one out of a match's folder lacks the past that lies there.

    Args:
        folder: where it is.
        read: what is in it.
    """
    if not read.saved.past:
        return Recovered(folder, read)
    return Recovered(folder, read._replace(saved=_uprooted(read.saved, read.saved.facts)), whole=False, gaps=True)


def _uprooted(saved: SavedMatch, facts: list[SavedFact]) -> SavedMatch:
    """Return a snapshot's match where what leads from the origin to it has a hole: it is the origin itself now."""
    return replace(saved, past=[], facts=facts, inputs=b"", origin=saved.match, origin_input=saved.input_count)


def newest_snapshot(disk: Disk, folder: Path) -> tuple[Path, bytes]:
    """Return the newest snapshot file and its content.

    Raises:
        MissingSave: there is none.
        OSError: it can't be read.
    """
    numbers = generations(disk.names(folder), "snapshot")
    if not numbers:
        raise MissingSave(name=folder.name)
    path = folder / file_name(numbers[0], "snapshot")
    return path, disk.read(path, LARGEST_FILE + 1)


def dated(disk: Disk, folder: Path) -> Path:
    """Return the file of a match, or its folder, whose date is that of the match; raises OSError."""
    names = disk.names(folder)
    for number in generations(names, "snapshot")[:1]:
        about = file_name(number, "about")
        return folder / (about if about in names else file_name(number, "snapshot"))
    return folder


def listed(disk: Disk, folder: Path) -> ReadSummary:
    """Return what lists need to know of a match, without reading the match.

    Raises:
        MissingSave: there is none.
        UnusableSave: the newest snapshot can't be used.
        OSError: it can't be read.
    """
    path, content = newest_snapshot(disk, folder)
    read = read_summary(content, path)
    about = _about(disk, path.with_suffix(".about"))
    if about is None or about.pair != digest_of(content):
        return read
    return read._replace(summary=about.summary)


def _about(disk: Disk, path: Path) -> ReadAbout | None:
    """Return what a file says of a match by now; None where nothing has happened, or a loss of power has taken it."""
    try:
        return read_about(disk.read(path, LARGEST_FILE), path)
    except (OSError, UnusableSave):
        return None


def recover(disk: Disk, folder: Path) -> Recovered:
    """Return the match in a folder.

    Raises:
        MissingSave: there is none.
        ReadError: the folder or its files can't be read.
        UnusableSave: no snapshot is good, or a newer program has written the newest.
    """
    try:
        return _recover(disk, folder)
    except FileNotFoundError as error:
        raise MissingSave(name=folder.name) from error
    except OSError as error:
        raise ReadError(path=error.filename or str(folder), reason=reason_of(error)) from error


def _recover(disk: Disk, folder: Path) -> Recovered:
    names = disk.names(folder)
    snapshots = generations(names, "snapshot")
    if not snapshots:
        raise MissingSave(name=folder.name)
    broken: list[Path] = []
    first_error: Exception | None = None
    for place, number in enumerate(snapshots):
        path = folder / file_name(number, "snapshot")
        try:
            content = disk.read(path, LARGEST_FILE + 1)
            read = read_match(content, path)
        except NewerSave:
            raise  # whatever is older is no longer this match
        except (UnusableSave, OSError) as error:
            broken.append(path)
            first_error = first_error or error
            continue
        tail = _tail(disk, folder, names, number, read.saved.input_count, digest_of(content))
        past = _read_past(disk, folder, read)
        newest = max(snapshots[0], *generations(names, "journal"), *generations(names, "past"), 0)
        good = [number, *_good(disk, folder, snapshots[place + 1 : place + 3])]
        broken += past.broken
        broken += [damaged for damaged in tail.damaged if damaged.name in names]
        return Recovered(
            folder=folder,
            read=past.read,
            refs=past.refs,
            tail=tail.inputs,
            newest=newest,
            good=good,
            torn=tail.torn,
            damaged=tail.damaged,
            lost=tail.lost,
            broken=broken,
            whole=past.whole,
            gaps=past.gaps,
        )
    assert first_error is not None
    raise first_error


def _good(disk: Disk, folder: Path, numbers: list[int]) -> list[int]:
    """Return those of some snapshots that can be read."""
    good = []
    for number in numbers:
        path = folder / file_name(number, "snapshot")
        try:
            read_match(disk.read(path, LARGEST_FILE + 1), path)
        except (OSError, SaveError):
            continue
        good.append(number)
    return good


class _Tail(NamedTuple):
    """What came in after a snapshot, and what `Recovered` says of the journals it is from."""

    inputs: list[Input]
    torn: dict[Path, bytes]
    damaged: list[Path]
    lost: bool


def _tail(disk: Disk, folder: Path, names: list[str], number: int, count: int, pair: bytes) -> _Tail:
    """Return what came in after a snapshot.

    Args:
        disk: where it is.
        folder: the match's.
        names: what is in it.
        number: the snapshot's generation.
        count: the number of the first input after it.
        pair: its digest.
    """
    inputs, torn = list[Input](), dict[Path, bytes]()
    damaged = dict[Path, bool]()  # whether it held inputs for certain
    promised = set(generations(names, "snapshot"))  # their journals were there first
    journals = {found for found in generations(names, "journal") if found >= number}
    for generation in sorted(journals | {max(promised)}):
        path = folder / file_name(generation, "journal")
        journal = _journal(disk, path, pair if generation == number else None)
        if journal is None or not _chain(inputs, journal, count):
            damaged |= {path: journal is not None} if generation in promised else {}
            continue
        if generation in promised:
            damaged.clear()  # it goes on where its snapshot stands: up to there nothing is missing
            damaged |= {path: True} if journal.damaged else {}
        if journal.tail:
            torn[path] = journal.tail
    if _told(disk, folder, names, number, pair) > count + len(inputs):
        damaged = dict.fromkeys(damaged or [folder / file_name(max(promised), "journal")], True)
    torn = {path: tail for path, tail in torn.items() if path not in damaged}
    return _Tail(inputs, torn, list(damaged), any(damaged.values()))


def _journal(disk: Disk, path: Path, pair: bytes | None) -> Journal | None:
    """Return a journal, None where it is gone, can't be used, or goes on from another snapshot than it should."""
    try:
        journal = read_journal(disk.read(path, LARGEST_FILE + 1), path)
    except (FileNotFoundError, UnusableSave):
        return None
    lacks_nothing = not journal.inputs and not journal.tail
    return journal if pair in (None, journal.pair) or lacks_nothing else None


def _chain(tail: list[Input], journal: Journal, count: int) -> bool:
    """Add a journal's inputs to those that came before; tell whether they follow without a gap."""
    place = journal.first - count
    if not 0 <= place <= len(tail):
        return False
    if tail[place : place + len(journal.inputs)] != journal.inputs:  # one that was only begun may hold fewer
        tail[place:] = journal.inputs
    return True


def _told(disk: Disk, folder: Path, names: list[str], number: int, pair: bytes) -> int:
    """Return how many inputs are said to have been safe, in this generation or a later one; arguments as in `_tail`."""
    found = [
        (later, about)
        for later in generations(names, "about")
        if (about := _about(disk, folder / file_name(later, "about")))
    ]
    return max(
        (about.inputs for later, about in found if later > number or (later, about.pair) == (number, pair)), default=0
    )


class _WithPast(NamedTuple):
    """A snapshot's match with its past, and what `Recovered` says of that."""

    read: ReadMatch
    refs: list[PastRef]
    broken: list[Path]
    whole: bool
    gaps: bool


def _read_past(disk: Disk, folder: Path, read: ReadMatch) -> _WithPast:
    """Return a snapshot's match with its past.

    A file that the disk doesn't give now goes on being named: it may be whole, and held for a moment only.
    """
    saved, refs, broken, whole, gaps = read.saved, list[PastRef](), list[Path](), True, False
    facts, inputs, count = list[SavedFact](), bytearray(), saved.origin_input
    for ref in saved.past:
        path = folder / file_name(ref.number, "past")
        try:
            part = read_past(disk.read(path, LARGEST_FILE + 1), path, saved.setup)
        except (OSError, UnusableSave) as error:
            if isinstance(error, UnusableSave):
                broken.append(path)
            elif not isinstance(error, FileNotFoundError):
                refs.append(ref)
            whole, gaps = whole and ref.inputs <= saved.origin_input, True
            continue
        refs.append(ref)
        _add_facts(facts, part.facts)
        if ref.inputs > saved.origin_input:
            whole = whole and part.first_input == count
            inputs += part.inputs
            count = ref.inputs
    _add_facts(facts, saved.facts)
    if whole:
        merged = replace(saved, past=[], facts=facts, inputs=bytes(inputs) + saved.inputs)
    else:
        merged = _uprooted(saved, facts)
    return _WithPast(read._replace(saved=merged), refs, broken, whole, gaps)


def _add_facts(facts: list[SavedFact], later: list[SavedFact]) -> None:
    after = facts[-1].number if facts else -1
    facts += [fact for fact in later if fact.number > after]
