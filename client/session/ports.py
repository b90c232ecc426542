"""What a session needs from the match and from whoever sits in a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from core.kernel.events import Event
from core.kernel.prompts import Answer, Prompt

View: TypeAlias = dict[str, Any]
"""What one viewer may know of a match, as plain data."""

Clock: TypeAlias = Callable[[], float]
"""Seconds from any fixed moment; injected, so that a test can be its own clock."""


class MatchBox(Protocol):
    """The box that asks questions, as seen from outside (the rules' ``Match`` is one)."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        ...

    def pending(self) -> tuple[Prompt, ...]:
        """Return the open questions."""
        ...

    def submit(self, seat: int, prompt_id: int, answer: Sequence[int]) -> None:
        """Answer a question; an illegal or stale answer raises `IllegalAnswer` and changes nothing."""
        ...

    def view(self, viewer: int) -> View:
        """Return what a viewer may know."""
        ...

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the numbered facts from ``since`` on as a viewer may know them."""
        ...

    def undo(self, seat: int) -> None:
        """Take back the seat's latest answer; raises `IllegalUndo` if it can't be."""
        ...

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat's latest answer can be taken back."""
        ...

    def refusals(self, seat: int) -> list[Any]:
        """Return (face or ability, reason key, arguments) for what the seat can't use now."""
        ...


class Bot(Protocol):
    """A player made of code: it sees one seat's view and the question, and nothing else."""

    def answer(self, view: View, prompt: Prompt) -> Answer:
        """Return the indices of the picked options."""
        ...


class Controller(NamedTuple):
    """Who plays a seat: a name, and a bot, or nobody where a person plays."""

    name: str
    bot: Bot | None = None


Called: TypeAlias = Callable[[Sequence[str], int], list[str]]
"""Returns what players are called, by seat: told their names as they are kept, and the viewer to whom it is said."""


def by_name(names: Sequence[str], viewer: int) -> list[str]:
    """Return the players' names as they are kept."""
    return list(names)
