"""A person's standing orders: which questions are answered with a pass without asking him (PK-900)."""

from __future__ import annotations

from enum import StrEnum

from client.session.ports import View
from core.kernel.prompts import LONE_PASS, Prompt


class Yield(StrEnum):
    """How long a person wants to be left alone in windows. Questions that aren't windows are always put."""

    NOT = "not"
    """Ask whenever something could be used."""
    USEFUL = "useful"
    """Pass until something happens that something could be used on, or something new becomes usable."""
    MY_TURN = "my_turn"
    """Pass until a turn of his own begins; the one that may be under way is none."""


def is_lone_pass(prompt: Prompt) -> bool:
    """Tell whether nothing but a pass can be answered."""
    return prompt.options == LONE_PASS


class Orders:
    """The standing orders of one person, and what he has declined while they last."""

    def __init__(self, *, full_control: bool = False) -> None:
        self.full_control = full_control
        """Put every question, even one whose only answer is a pass."""
        self.mode = Yield.NOT
        self._declined: set[str] = set()
        self._known_use: tuple[object, ...] | None = None
        self._own_turn: int | None = None
        """His own turn in which they were given, None where that was another's."""

    def leave_alone(self, mode: Yield, prompt: Prompt | None = None, view: View | None = None) -> None:
        """Start (or with `Yield.NOT` end) being left alone; what ``prompt`` offers counts as declined."""
        self.mode = mode
        self._declined = _usable(prompt) if prompt else set()
        self._known_use = _top_use(view) if view else None
        is_own = prompt is not None and view is not None and view["player"] == prompt.seat
        self._own_turn = view["turn"] if view is not None and is_own else None

    def passes(self, prompt: Prompt, view: View) -> bool:
        """Tell whether a question is answered with a pass by itself.

        Args:
            prompt: a question to this person.
            view: what he sees.
        """
        if self.full_control:
            return False
        if is_lone_pass(prompt):
            return True
        if prompt.kind != "priority":
            return False
        if self.mode is Yield.MY_TURN:
            if view["player"] != prompt.seat or view["turn"] == self._own_turn:
                return True
            self.mode = Yield.NOT
        if self.mode is Yield.USEFUL and not self._is_news(prompt, view):
            return True
        return _answers_own_use(prompt, view)

    def _is_news(self, prompt: Prompt, view: View) -> bool:
        if not _usable(prompt) <= self._declined:
            return True
        use = _top_use(view)
        return use is not None and use != self._known_use


def _usable(prompt: Prompt) -> set[str]:
    return {option.name for option in prompt.options if option.kind != "pass"}


def _top_use(view: View) -> tuple[object, ...] | None:
    """Name the use on top of the stack, so that the same one isn't news twice."""
    stack = view["stack"]
    if not stack:
        return None
    top = stack[-1]
    return (view["turn"], len(stack), top["ability"], top["seat"])


def _answers_own_use(prompt: Prompt, view: View) -> bool:
    """Nobody wants to be asked whether he answers the card he has just used."""
    stack = view["stack"]
    return bool(stack) and stack[-1]["seat"] == prompt.seat
