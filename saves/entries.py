"""What the list of saved matches is made of."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from core import rules_digest
from saves.content import ReadSummary
from saves.errors import SaveError
from saves.model import Summary


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One match of the list: its summary, or the error that says why it has none.

    Attributes:
        id: names the match to `SaveStore`.
        path: its file, or the folder of a match that is kept while it is played.
        modified: when it was last written, in seconds since 1970.
        summary: what is in it.
        error: why it can't be used; it is left as it is.
        rules: the digest of the rules it was played under; empty where that isn't known.
    """

    id: str
    path: Path
    modified: float
    summary: Summary | None = None
    error: SaveError | None = None
    rules: bytes = b""

    @classmethod
    def of(cls, save_id: str, path: Path, modified: float, read: ReadSummary) -> SaveEntry:
        """Return the entry of a match that can be used."""
        return cls(save_id, path, modified, read.summary, None, read.rules)

    @property
    def is_named(self) -> bool:
        """Whether the player has saved it under a name; otherwise the program keeps it."""
        return self.summary is not None and self.summary.title != ""

    @property
    def is_current(self) -> bool:
        """Whether it was played under the present rules."""
        return self.rules == rules_digest()


@dataclass(frozen=True, slots=True)
class TrashEntry:
    """A match that was thrown away and can still be had back.

    Attributes:
        name: its name in the trash.
        deleted: when it was thrown away, in seconds since 1970.
        entry: what it was; its id is the one it had.
    """

    name: str
    deleted: float
    entry: SaveEntry
