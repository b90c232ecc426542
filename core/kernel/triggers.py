"""Triggers ("when X happens") and replacements ("instead of X"): two registries, never mixed (design 12).

Both are indexed by the kind of happening, as data fixed at import. Triggers run one after the other in the order
the caller gives (turn order from the turn player); a replacement may change a happening before it takes place, each
at most once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from core.kernel.prompts import Command

S = TypeVar("S")


class Happening(NamedTuple):
    """Something that takes place now.

    Attributes:
        kind: what sort of thing ("haunted", "banished", …).
        seat: the seat it happens to.
        card: the card instance it concerns, or −1.
        by: the seat that brought it about, or −1.
        amount: a number that belongs to it.
    """

    kind: str
    seat: int
    card: int = -1
    by: int = -1
    amount: int = 0


Trigger = Callable[[Any, int, Happening], Command[None]]
Replacement = Callable[[Any, int, Happening], Happening | None]
Holds = Callable[[S, int, str], bool]


class Registry(Generic[S]):
    """What listens to which kind of happening.

    Args:
        holds: tells whether a seat has the source (a card, skill or rule id) in force now.
    """

    def __init__(self, holds: Callable[[S, int, str], bool]) -> None:
        self._holds = holds
        self._triggers: dict[str, list[tuple[str, Trigger]]] = {}
        self._replacements: dict[str, list[tuple[str, Replacement]]] = {}

    def when(self, kind: str, source: str) -> Callable[[Trigger], Trigger]:
        """Register a trigger: `effect(state, owner, happening)` runs after each happening of this kind."""

        def register(effect: Trigger) -> Trigger:
            self._triggers.setdefault(kind, []).append((source, effect))
            return effect

        return register

    def instead(self, kind: str, source: str) -> Callable[[Replacement], Replacement]:
        """Register a replacement: `change(state, owner, happening)` returns another happening, or None for as it is."""

        def register(change: Replacement) -> Replacement:
            self._replacements.setdefault(kind, []).append((source, change))
            return change

        return register

    def happen(self, state: S, happening: Happening, order: Sequence[int]) -> Command[None]:
        """Run the triggers of a happening for every seat in `order` that holds their source."""
        listeners = self._triggers.get(happening.kind)
        if not listeners:
            return
        # Who listens is settled before the first effect runs: what an effect brings in did not see this happening.
        queue = [(seat, effect) for seat in order for source, effect in listeners if self._holds(state, seat, source)]
        for seat, effect in queue:
            yield from effect(state, seat, happening)

    def replaced(self, state: S, happening: Happening, order: Iterable[int]) -> Happening:
        """Return what will happen instead, each seat's replacements applied once in `order`."""
        changes = self._replacements.get(happening.kind)
        if not changes:
            return happening
        for seat in order:
            for source, change in changes:
                if self._holds(state, seat, source):
                    happening = change(state, seat, happening) or happening
        return happening
