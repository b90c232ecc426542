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


class Fact(NamedTuple):
    """A fact with both its projections, for whoever keeps a match: nobody who plays may be shown one as it is.

    Attributes:
        number: its number.
        kind: what happened.
        public: what everybody may know.
        knowing: the seats that know more.
        secret: what they (and the moderator) know beyond it; None where there is nothing more.
    """

    number: int
    kind: str
    public: dict[str, Any]
    knowing: tuple[int, ...] = ()
    secret: dict[str, Any] | None = None

    def seen(self, viewer: int) -> Event:
        """Return the fact as a viewer may know it."""
        if self.secret is not None and (viewer in self.knowing or viewer == MODERATOR):
            return Event(self.number, self.kind, {**self.public, **self.secret})
        return Event(self.number, self.kind, dict(self.public))


class EventLog:
    """The recent facts of a match; `first` is the number of the oldest one kept."""

    __slots__ = ("_facts", "first")

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self._facts: list[Fact] = []

    @property
    def next_number(self) -> int:
        """The number the next fact will get."""
        return self.first + len(self._facts)

    def emit(self, kind: str, public: dict[str, Any]) -> None:
        """Add a fact that everybody may know."""
        self._facts.append(Fact(self.first + len(self._facts), kind, public))

    def emit_secret(self, kind: str, public: dict[str, Any], secret: dict[str, Any], knowing: Iterable[int]) -> None:
        """Add a fact of which `knowing` seats (and the moderator) learn `secret` too."""
        self._facts.append(Fact(self.first + len(self._facts), kind, public, tuple(knowing), secret))

    def seen(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the facts numbered `since` and later as the viewer may know them."""
        return [fact.seen(viewer) for fact in self.facts(since)]

    def facts(self, since: int = 0) -> list[Fact]:
        """Return the facts numbered `since` and later, secrets and all."""
        return self._facts[max(since - self.first, 0) :]

    def rewound(self, number: int) -> EventLog:
        """Return a log holding only the facts before `number`, to go on from there."""
        log = EventLog(min(self.first, number))
        log._facts = self._facts[: number - log.first]
        return log
