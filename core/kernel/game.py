"""A game as a match needs it: a state, and the rules that move it on."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from core.kernel.chance import Chance
from core.kernel.events import EventLog
from core.kernel.prompts import Command


class State(Protocol):
    """What every game's state holds for the kernel."""

    chance: Chance
    log: EventLog
    prompts: int
    """The id the next prompt will get."""


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """A game as the kernel needs it; one instance serves one setup and holds nothing that changes."""

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    def deal(self) -> S:
        """Return the state at the start of a match."""
        ...

    def next_command(self, state: S) -> Command[None] | None:
        """Return the next step, from plain data alone, or None when the match is over."""
        ...

    def dump(self, state: S) -> list[Any]:
        """Return the state, at a command's boundary, as plain data that shares nothing with it."""
        ...

    def load(self, plain: list[Any]) -> S:
        """Return a new state from what `dump` gave, its log beginning with the number of the next event."""
        ...

    def project(self, state: S, viewer: int) -> dict[str, Any]:
        """Return what the viewer may know of the state, built up from nothing, as plain data."""
        ...

    def refusals(self, state: S, seat: int) -> list[tuple[str, str, dict[str, Any]]]:
        """Return what the seat holds but may not use now, each with the key of the reason and its facts."""
        ...
