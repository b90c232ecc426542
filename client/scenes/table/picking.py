"""From a question to places on the table that can be clicked, and from clicks to an answer. No drawing here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.kernel.prompts import Answer, Option, Prompt

OFF_TABLE: Final = frozenset({"mark", "double", "take", "arrange", "name", "bury"})
"""Kinds of question whose cards lie nowhere on the table: the panel in the middle shows them."""

BUTTONS: Final = frozenset({"draw", "skill", "reveal"})
"""Kinds of option that are buttons of the action column."""

CONFIRMED: Final = frozenset({"discard", "give"})
"""Kinds of question in which even a single pick is confirmed: the card is gone then, and nothing brings it back."""


class Place(NamedTuple):
    """Something on the screen that can stand for an option.

    ``kind`` is "hand" (``number``: which card), "seat", "ghost" (``number``: which of the seat's), "stack" (``number``:
    which use), "button" or "panel" (``number``: which option), or "pass".
    """

    kind: str
    seat: int = -1
    number: int = -1

    @property
    def widget_id(self) -> str:
        """The id of the widget that stands there; tests find it by this."""
        parts = [self.kind, *(str(n) for n in (self.seat, self.number) if n >= 0)]
        return "-".join(parts)


class Picker:
    """The state of answering one question.

    Args:
        prompt: the question.
        hand: the faces of the asked seat's hand, as its view lists them.
    """

    def __init__(self, prompt: Prompt, hand: Sequence[str]) -> None:
        self.prompt = prompt
        self.picked: list[int] = []
        self._free = {} if prompt.kind in OFF_TABLE else _slots(hand)
        self.places: dict[Place, int] = {}
        for number, option in enumerate(prompt.options):
            place = self._place_of(number, option)
            self.places[place if place not in self.places else Place("panel", number=number)] = number

    # -- what can be picked where

    def options_at(self, kind: str) -> dict[Place, int]:
        """Return the places of one kind and their options."""
        return {place: number for place, number in self.places.items() if place.kind == kind}

    def is_picked(self, place: Place) -> bool:
        """Tell whether the option of a place is among the picks so far."""
        return self.places.get(place, -1) in self.picked

    def order_of(self, place: Place) -> int:
        """Return the position of a place among ordered picks, counted from 1, or 0."""
        number = self.places.get(place, -1)
        return self.picked.index(number) + 1 if self.prompt.ordered and number in self.picked else 0

    @property
    def passing(self) -> int | None:
        """The option that passes, if there is one."""
        return next((n for n, option in enumerate(self.prompt.options) if option.kind == "pass"), None)

    @property
    def is_multiple(self) -> bool:
        """Whether picks are gathered and then confirmed, rather than one click answering."""
        return self.prompt.most > 1 or self.prompt.least == 0 or self.is_grave

    @property
    def is_grave(self) -> bool:
        """Whether the question is for one card that can't be had back: a second click on it confirms, too."""
        return self.prompt.kind in CONFIRMED and self.prompt.most == 1

    # -- clicking

    def pick(self, place: Place) -> Answer | None:
        """Pick a place (or take its pick back, or confirm it); return the answer if that completes it.

        Args:
            place: one of ``places``.
        """
        number = self.places[place]
        if not self.is_multiple or self.prompt.options[number].kind == "pass":
            return (number,)
        if number in self.picked:
            if self.is_grave:
                return self.confirmed()
            self.picked.remove(number)
            return None
        self._drop_rivals(number)
        if len(self.picked) < self.prompt.most:
            self.picked.append(number)
        elif self.prompt.most == 1:
            self.picked = [number]
        return None

    def step_back(self) -> bool:
        """Take the latest pick back; tell whether there was one."""
        if self.picked:
            self.picked.pop()
            return True
        return False

    @property
    def missing(self) -> int:
        """How many more picks the question needs."""
        return max(0, self.prompt.least - len(self.picked))

    def confirmed(self) -> Answer | None:
        """Return the answer of the passing or confirming button, or None if it isn't complete yet."""
        if self.is_multiple and not (self.passing is not None and not self.picked):
            if self.missing:
                return None
            return tuple(self.picked) if self.prompt.ordered else tuple(sorted(self.picked))
        return None if self.passing is None else (self.passing,)

    # -- inside

    def _place_of(self, number: int, option: Option) -> Place:
        if option.kind == "pass":
            return Place("pass")
        if option.kind in ("card", "equip") and self._free.get(option.name):
            return Place("hand", number=self._free[option.name].pop(0))
        if option.kind == "seat":
            return Place("seat", option.seat)
        if option.kind == "ghost":
            return Place("ghost", option.seat, option.place)
        if option.kind == "use":
            return Place("stack", number=option.place)
        return Place("button" if option.kind in BUTTONS else "panel", number=number)

    def _drop_rivals(self, number: int) -> None:
        """Where every seat gets one name, a new pick for a seat replaces the old one."""
        option = self.prompt.options[number]
        if option.kind == "identity":
            self.picked = [n for n in self.picked if self.prompt.options[n].seat != option.seat]


def _slots(hand: Sequence[str]) -> dict[str, list[int]]:
    """Return where in a hand each face lies; the options of a question take the slots of a face in order."""
    slots: dict[str, list[int]] = {}
    for index, face in enumerate(hand):
        slots.setdefault(face, []).append(index)
    return slots
