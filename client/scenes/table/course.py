"""What the told facts leave behind for the next to be shown: where the lamp stands, and what lies on the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.kernel.events import Event

_ENDS: Final = frozenset({"resolved", "countered", "fizzled"})


class Standing(NamedTuple):
    """How the table stood when a fact was told.

    Attributes:
        lamp: the seat that had the lamp before it, None before the first turn.
        face: of the card it lays on the table or takes off it, "" for a skill or where it does neither.
        place: of that use, counted from the oldest; else of the next one to come.
    """

    lamp: int | None = None
    face: str = ""
    place: int = 0


class _Use(NamedTuple):
    """A use on the table: whose, of which ability, and the card's face, "" for a skill."""

    seat: int
    ability: str
    face: str


class Course:
    """Follows the turns and the uses fact by fact, whether anything of it is seen to move or not."""

    def __init__(self) -> None:
        self._lamp: int | None = None
        self._uses: list[_Use] = []

    @property
    def in_use(self) -> list[str]:
        """The abilities in use, the oldest first."""
        return [use.ability for use in self._uses]

    def follow(self, event: Event) -> Standing:
        """Take in the next fact told, and return how the table stood."""
        data, lamp, place = event.data, self._lamp, len(self._uses)
        if event.kind == "turn_began":
            self._lamp = data["seat"]
        elif event.kind == "used":
            self._uses.append(_Use(data["seat"], data["ability"], data["face"] or ""))
            return Standing(lamp, data["face"] or "", place)
        elif event.kind in _ENDS:
            return self._taken_off(data["seat"], data["ability"])
        return Standing(lamp, place=place)

    def _taken_off(self, seat: int, ability: str) -> Standing:
        """Take a seat's newest use of an ability off the table."""
        for place in reversed(range(len(self._uses))):
            if self._uses[place][:2] == (seat, ability):
                return Standing(self._lamp, self._uses.pop(place).face, place)
        return Standing(self._lamp, place=len(self._uses))
