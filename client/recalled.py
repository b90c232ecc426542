"""A match that remembers what happened before it was resumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from client.session.ports import View
from core.kernel import Event, Fact, IllegalAnswer, Match, Prompt, digest
from saves import History, Input


class Recalled:
    """A match that also knows the facts from before it was resumed, and says what it takes.

    A resumed match itself only has the facts since its last boundary.

    Args:
        match: the match.
        history: what happened before; it may go on to grow.
        on_input: told of every answer, and of every taking back of one, once it has been taken.
    """

    def __init__(self, match: Match[Any], history: History, on_input: Callable[[Input], None]) -> None:
        self._match = match
        self._history = history
        self._on_input = on_input
        self.chose = False
        """Whether what it took last was a choice, and no lone pass."""
        self._first = min((fact.number for fact in match.facts()), default=match.boundary_event)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    @property
    def boundary_event(self) -> int:
        """The number of the first fact that loading the match makes happen again."""
        return self._match.boundary_event

    def pending(self) -> tuple[Prompt, ...]:
        """Return the open questions."""
        return self._match.pending()

    def submit(self, seat: int, prompt_id: int, answer: Sequence[int]) -> None:
        """Answer a question; an illegal or stale answer raises `IllegalAnswer` and changes nothing."""
        prompt = self._match.prompt_of(seat)
        if prompt is None:
            raise IllegalAnswer("nothing is being asked")
        self._match.submit(seat, prompt_id, answer)
        self.chose = not prompt.forced
        self._on_input(Input(seat, digest(prompt), tuple(answer)))

    def view(self, viewer: int) -> View:
        """Return what a viewer may know."""
        return self._match.view(viewer)

    def with_state(self, look: Callable[[Any], Any]) -> Any:
        """Return what is seen in the match's state, which nobody may change."""
        return self._match.with_state(look)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the numbered facts from ``since`` on as a viewer may know them."""
        events = self._match.events(viewer, since)
        if since >= self._first:
            return events
        before = (fact for fact in self._history.facts if since <= fact.number < self._first)
        return [event for fact in before if (event := fact.seen(viewer)) is not None] + events

    def facts(self, since: int = 0) -> list[Fact]:
        """Return the facts from ``since`` on that the match itself still has, secrets and all."""
        return self._match.facts(since)

    def undo(self, seat: int) -> None:
        """Take back the seat's latest answer; raises `IllegalUndo` if it can't be."""
        self._match.undo(seat)
        self.chose = True
        self._on_input(Input(seat))

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat's latest answer can be taken back."""
        return self._match.can_undo(seat)

    def refusals(self, seat: int) -> list[Any]:
        """Return (face or ability, reason key, arguments) for what the seat can't use now."""
        return self._match.refusals(seat)

    def dump(self) -> dict[str, Any]:
        """Return the match as plain data."""
        return self._match.dump()
