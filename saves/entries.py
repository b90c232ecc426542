"""What the lists of saved matches and of replays are made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from core import rules_digest
from saves.errors import ForeignSave, SaveError
from saves.model import Summary
from saves.replay_model import ReplaySummary

SummaryT = TypeVar("SummaryT")
EntryT_co = TypeVar("EntryT_co", covariant=True)


class About(NamedTuple, Generic[SummaryT]):
    """What a list needs to know of a file that can be used: its summary, its rules' digest, and as in `Entry`."""

    summary: SummaryT
    rules: bytes
    hitch: SaveError | None = None


@dataclass(frozen=True, slots=True)
class Entry(Generic[SummaryT]):
    """One file or folder of a list: its summary, or the error that says why it has none.

    Attributes:
        id: names it to its store; what lies in the trash has the id it had.
        path: where it is.
        modified: of a match, when it was last played; of a replay, when it was last written or put back; in seconds
            since 1970, 0 where that isn't known. Where the clock has gone back it is later than that, so that what was
            used last has the latest (`saves.dates`).
        summary: what is in it.
        error: why it can't be used; it is left as it is.
        rules: the digest of the rules that were played; empty where that isn't known.
        hitch: why this program can't play on what is in it; None where nothing is known to be in the way.
    """

    id: str
    path: Path
    modified: float
    summary: SummaryT | None = None
    error: SaveError | None = None
    rules: bytes = b""
    hitch: SaveError | None = None

    @property
    def is_current(self) -> bool:
        """Whether it was played under the present rules."""
        return self.rules == rules_digest()

    @property
    def order(self) -> tuple[float, bool, str]:
        """What lists are sorted by: the latest first."""
        return -self.modified, False, self.id


class SaveEntry(Entry[Summary]):
    """A saved match: a file, or the folder of one that is kept while it is played."""

    __slots__ = ()

    @property
    def is_named(self) -> bool:
        """Whether the player has saved it under a name; otherwise the program keeps it."""
        return self.summary is not None and self.summary.title != ""

    @property
    def order(self) -> tuple[float, bool, str]:
        """What lists are sorted by: the match played last first, and before what was saved of it under a name."""
        return -self.modified, self.is_named, self.id


def last_played(entries: Iterable[SaveEntry]) -> SaveEntry | None:
    """Return the match that "Continue" means: of those that aren't over, the one that was played last.

    What is only put back, taken in or saved under a name was not played by that, and takes no other's place.

    Args:
        entries: as a list has them, the one played last first.
    """
    return next((entry for entry in entries if entry.summary is not None and not entry.summary.over), None)


def passed_over(entries: Iterable[SaveEntry]) -> SaveEntry | None:
    """Return the match that was played last where `last_played` has to leave it out: it can't be read.

    A file that holds no match at all, put there by hand, is none that was played.

    Args:
        entries: as for `last_played`.
    """
    for entry in entries:
        if last_played([entry]) is not None:
            return None
        if entry.error is not None and not (isinstance(entry.error, ForeignSave) and entry.path.suffix):
            return entry
    return None


class ReplayEntry(Entry[ReplaySummary]):
    """A replay."""

    __slots__ = ()

    @property
    def favourite(self) -> bool:
        """Whether it is never removed by itself."""
        return "/" in self.id


@dataclass(frozen=True, slots=True)
class TrashEntry(Generic[EntryT_co]):
    """Something that was thrown away and can still be had back.

    Attributes:
        name: names it to the trash.
        deleted: when it was thrown away, in seconds since 1970.
        entry: what it was.
    """

    name: str
    deleted: float
    entry: EntryT_co
