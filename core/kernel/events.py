"""Numbered facts. What each viewer may know of a fact is settled when it is emitted, never later."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from core.kernel.viewers import MODERATOR


class Event(NamedTuple):
    """A fact as one viewer may know it."""

    number: int
    kind: str
    data: dict[str, Any]


class _Entry(NamedTuple):
    """A fact with both its projections: what all may know, and what the `knowing` seats know beyond that."""

    kind: str
    public: dict[str, Any]
    knowing: tuple[int, ...]
    secret: dict[str, Any] | None


class EventLog:
    """The recent facts of a match; `first` is the number of the oldest one kept."""

    __slots__ = ("_entries", "first")

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self._entries: list[_Entry] = []

    @property
    def next_number(self) -> int:
        """The number the next fact will get."""
        return self.first + len(self._entries)

    def emit(self, kind: str, public: dict[str, Any]) -> None:
        """Add a fact that everybody may know."""
        self._entries.append(_Entry(kind, public, (), None))

    def emit_secret(self, kind: str, public: dict[str, Any], secret: dict[str, Any], knowing: Iterable[int]) -> None:
        """Add a fact of which `knowing` seats (and the moderator) learn `secret` too."""
        self._entries.append(_Entry(kind, public, tuple(knowing), secret))

    def seen(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the facts numbered `since` and later as the viewer may know them."""
        out = []
        start = max(since, self.first)
        for number, entry in enumerate(self._entries[start - self.first :], start):
            kind, public, knowing, secret = entry
            if secret is not None and (viewer in knowing or viewer == MODERATOR):
                out.append(Event(number, kind, {**public, **secret}))
            else:
                out.append(Event(number, kind, dict(public)))
        return out

    def rewound(self, number: int) -> EventLog:
        """Return a log holding only the facts before `number`, to go on from there."""
        log = EventLog(min(self.first, number))
        log._entries = self._entries[: number - log.first]
        return log
