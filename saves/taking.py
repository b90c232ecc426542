"""What a player hands the program from elsewhere: a match's file, its folder, or a file out of that."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from saves.content import pack_match, read_match
from saves.disk import Disk
from saves.errors import ForeignSave, MissingSave, PartSave, SaveError, UnplayableSave
from saves.format import LARGEST_FILE
from saves.history import resumed
from saves.model import SavedMatch, Summary
from saves.recovery import Recovered, is_part, listed, recover
from saves.shown import summary_of


def handed_over(disk: Disk, path: Path) -> tuple[Summary, bytes]:
    """Return what lists show of the match that was handed over, and the content of a file that holds all of it.

    Args:
        disk: where it is.
        path: a file, or a match's folder; a file out of such a folder means all of it.

    Raises:
        OSError, ReadError, UnusableSave: it holds no match that can be used: all of it is checked.
        PartSave: more belongs to it than is there.
        UnplayableSave: its last answers don't fit the present rules, and no single file can hold them.
        ValueError: it is too large for one file.
    """
    if path.is_dir():
        return _of_folder(disk, path)
    if is_part(path.name):
        return _of_folder(disk, path.parent)
    content = disk.read(path, LARGEST_FILE + 1)
    read = read_match(content, path)
    if read.saved.past:
        raise PartSave(path=str(path))
    return read.summary, content


def _of_folder(disk: Disk, folder: Path) -> tuple[Summary, bytes]:
    try:
        found = recover(disk, folder)
    except MissingSave as error:
        raise ForeignSave(path=str(folder)) from error
    if found.damaged or found.gaps or not found.whole:
        raise PartSave(path=str(folder))
    summary, saved = _with_tail(found, _updated(disk, found)) if found.tail else (found.read.summary, found.saved)
    summary = replace(summary, title=found.read.summary.title or folder.name)
    return summary, pack_match(summary, saved)


def _updated(disk: Disk, found: Recovered) -> float:
    """Return when a match was saved last, as far as its folder tells."""
    with suppress(SaveError, OSError):
        return listed(disk, found.folder).summary.updated
    return found.read.summary.updated


def _with_tail(found: Recovered, updated: float) -> tuple[Summary, SavedMatch]:
    """Return a match with what came in after its snapshot, which only the rules can put in its place."""
    again, saved = resumed(found), found.saved
    if again.dropped:
        first = saved.input_count + len(found.tail) - again.dropped + 1
        raise UnplayableSave("misfit", number=str(first), turn=str(found.read.summary.turn))
    again.history.catch_up(again.match)
    whole = replace(
        saved,
        match=again.match.dump(),
        origin=again.history.origin,
        origin_input=again.history.origin_input,
        input_count=again.history.input_count,
        event_count=again.history.next_event,
        inputs=bytes(again.history.inputs),
        facts=again.history.facts,
    )
    return summary_of(again.match, saved.setup, saved.controllers, created=saved.created, updated=updated), whole
