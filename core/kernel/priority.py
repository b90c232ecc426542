"""Priority windows and the last-in-first-out stack, as plain data (PK-450 to PK-453 are one use of them).

A window asks every seat in turn, beginning with its `leader`; it closes when all have passed in a row. Whoever
acts starts the round of passes anew with the leader.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Target(NamedTuple):
    """Something a use names: a seat, a card in front of a seat, another use (by its serial number).

    Attributes:
        kind: "seat", "ghost", "use", … (the game's own words).
        seat: the seat it is, or the one it belongs to, or −1.
        item: the card instance or serial number, or −1.
    """

    kind: str
    seat: int
    item: int = -1


class Use(NamedTuple):
    """An announced card or skill waiting on the stack.

    Attributes:
        ability: the id of what is used.
        seat: who used it.
        serial: a number of its own, counted through the match.
        card: the card instance that pays for it, or −1.
        targets: what was named, in the order it was asked for.
        paid: plain numbers the announcement settled (a rule's own business).
    """

    ability: str
    seat: int
    serial: int
    card: int
    targets: tuple[Target, ...]
    paid: tuple[int, ...] = ()


class Priority:
    """Who may act now, how many have passed in a row, and what waits to be resolved.

    Args:
        seats: how many seats there are.
        direction: +1 when priority goes clockwise, −1 when it goes counter-clockwise.
    """

    __slots__ = ("direction", "holder", "leader", "passes", "seats", "stack")

    def __init__(self, seats: int, direction: int) -> None:
        self.seats = seats
        self.direction = direction
        self.leader = 0
        self.holder = 0
        self.passes = 0
        self.stack: list[Use] = []

    def open(self, leader: int, passed: int = 0) -> None:
        """Open a window.

        Args:
            leader: the seat with priority first, now and after every act.
            passed: how many seats, from the leader on, count as having passed already.
        """
        self.leader = leader
        self.restart()
        for _ in range(passed):
            self.pass_on()

    def restart(self) -> None:
        """Give priority to the leader again, with no passes counted."""
        self.holder = self.leader
        self.passes = 0

    def pass_on(self) -> None:
        """Count a pass of the holder and hand priority to the next seat."""
        self.passes += 1
        self.holder = (self.holder + self.direction) % self.seats

    @property
    def all_passed(self) -> bool:
        """Whether every seat has passed in a row."""
        return self.passes >= self.seats

    def push(self, use: Use) -> None:
        """Put a use on top of the stack; everybody may answer it."""
        self.stack.append(use)
        self.restart()

    def pop(self) -> Use:
        """Take the newest use off the stack to resolve it; priority starts again with the leader."""
        self.restart()
        return self.stack.pop()

    def dump(self) -> list[Any]:
        """Return this as plain data."""
        return [self.leader, self.holder, self.passes, [list(use) for use in self.stack]]

    def load(self, plain: list[Any]) -> None:
        """Take over what `dump` gave."""
        self.leader, self.holder, self.passes, stack = plain
        self.stack = [
            Use(ability, seat, serial, card, tuple([Target(*target) for target in targets]), tuple(paid))
            for ability, seat, serial, card, targets, paid in stack
        ]
