"""Changes to a number that last for a while: data, folded when the number is asked for, never applied to it.

A modifier says which query it changes, for what subject, by how much, because of what, and when it ends.
"""

from __future__ import annotations

from typing import Any, NamedTuple

ALL = -1
"""As a subject: every subject of the query. As an owner of turns: whoever's turn it is."""


class Modifier(NamedTuple):
    """One standing change.

    Attributes:
        source: the rule or card id it comes from.
        query: the number it changes ("requirement", "no_votes", …).
        subject: whom or what it concerns (a seat, a card instance), or `ALL`.
        amount: what is added; flags are amounts of 1.
        whose: the seat at the end of whose turns it runs down, or `ALL`.
        turns: how many such turn ends it has left.
    """

    source: str
    query: str
    subject: int
    amount: int
    whose: int
    turns: int


class Modifiers:
    """The standing changes of a match, oldest first."""

    __slots__ = ("_all",)

    def __init__(self) -> None:
        self._all: list[Modifier] = []

    def add(self, source: str, query: str, subject: int, amount: int = 1, whose: int = ALL, turns: int = 1) -> Modifier:
        """Add a change; by default it lasts until the present turn ends."""
        modifier = Modifier(source, query, subject, amount, whose, turns)
        self._all.append(modifier)
        return modifier

    def total(self, query: str, subject: int) -> int:
        """Return the sum of the changes to this query for this subject."""
        if not self._all:
            return 0
        return sum([m.amount for m in self._all if m.query == query and m.subject in (subject, ALL)])

    def of(self, query: str, subject: int) -> list[Modifier]:
        """Return the changes to this query for this subject: the reasons behind `total`."""
        if not self._all:
            return []
        return [m for m in self._all if m.query == query and m.subject in (subject, ALL)]

    def end_turn(self, seat: int) -> None:
        """Run down what counts this seat's turn ends, and drop what has run out."""
        if not self._all:
            return
        ran = [m._replace(turns=m.turns - 1) if m.whose in (seat, ALL) else m for m in self._all]
        self._all = [m for m in ran if m.turns > 0]

    def dump(self) -> list[list[Any]]:
        """Return this as plain data."""
        return [list(m) for m in self._all]

    def load(self, plain: list[list[Any]]) -> None:
        """Take over what `dump` gave."""
        self._all = [Modifier(*m) for m in plain]
