"""What the end of a match is made of, and when each part of it is shown: plain facts, no drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from core.kernel.events import Event

SIDES: Final = ("taiping", "tianshi", "heretics")
FIRST_TILE: Final = 0.4
TILE_STEP: Final = 0.16
TILE_TURN: Final = 0.3
"""Seconds an identity takes to turn over."""
FLIGHT: Final = 0.45
LINE_STEP: Final = 0.3
DECK_OUT: Final = "PK-422"
"""Why the ghost king has won where it wasn't by his own condition."""


def side_of(identity: str) -> str:
    """Return the side an identity belongs to, "" for a player who has none."""
    return "heretics" if identity.startswith("heretic") else identity.partition("_")[0]


Fate = Literal["fell", "won", "reigns"]
"""What has become of a ghost king: the last of them, where the match ended for another reason."""


@dataclass(frozen=True, slots=True)
class Reign:
    """The ghost king's part in a match.

    Attributes:
        seat: who he was.
        king: his card, "" where it isn't known.
        rose: the round in which he rose, 0 where it isn't known.
        ended: the round in which the match ended.
        fate: what has become of him.
    """

    seat: int
    king: str
    rose: int
    ended: int
    fate: Fate


def reign_of(view: Mapping[str, Any], events: Sequence[Event]) -> Reign | None:
    """Return the ghost king's part in a finished match, None where nobody rose.

    Args:
        view: of the finished match.
        events: all that has happened in it.
    """
    if view["king"] is None:
        return None
    fates: dict[str, Fate] = {"king_fallen": "fell", "king": "won"}
    fate, rose, now = fates.get(view["outcome"]["kind"], "reigns"), 0, 1
    for event in events:
        if event.kind == "turn_began":
            now = event.data["round"]
        elif event.kind == "king_appeared":
            rose = now
    return Reign(view["king"], view["candidate"] or "", rose, view["round"], fate)


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for points."""

    seat: int
    side: str
    suit: str
    points: int


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a match.

    Attributes:
        kind: "points", "deck", "king_fallen", "heretic_loses", "king", "elder", "haunted" or "fewest".
        winners: the seats that have won.
        identities: by seat.
        lines: the reasons for points, in the order they are paid.
        totals: points by side, of the sides in play; empty where nothing was scored.
        won: the sides that have won.
        king: the ghost king's card, where he has won.
    """

    kind: str
    winners: frozenset[int]
    identities: tuple[str, ...]
    lines: tuple[Line, ...]
    totals: dict[str, int]
    won: frozenset[str]
    king: str

    @classmethod
    def of(cls, outcome: Mapping[str, Any]) -> Ending:
        """Return the end that a view's outcome tells of."""
        sides = {name: side for name in SIDES if (side := outcome.get("sides", {}).get(name)) and side["seats"]}
        return cls(
            outcome["kind"],
            frozenset(outcome["winners"]),
            tuple(outcome["identities"]),
            tuple(
                Line(line["seat"], line["side"], line["suit"] or "any", line["points"])
                for line in outcome.get("lines", ())
            ),
            {name: side["points"] for name, side in sides.items()},
            frozenset(name for name, side in sides.items() if side["won"]),
            outcome.get("king", ""),
        )

    @property
    def headline(self) -> str:
        """Whose victory is announced: a side's, the "king"'s, "one" player's, "shared", or "nobody"'s."""
        sides = self.won or frozenset(side_of(self.identities[seat]) for seat in self.winners)
        if self.kind == "king" and sides != {"heretics"}:
            return "king"
        if len(sides) > 1:
            return "shared"
        side = next(iter(sides), "nobody")
        return side or ("one" if len(self.winners) == 1 else "shared")

    @property
    def by_ghosts(self) -> bool:
        """Whether the ghosts that are borne have decided it (PK-603, PK-702 to PK-705)."""
        return self.kind in ("elder", "haunted", "fewest")

    # -- when what is seen

    def tile_turned(self, seat: int, now: float) -> float:
        """Return how far a seat's identity is turned over, from 0 to 1."""
        return max(0.0, min(1.0, (now - FIRST_TILE - seat * TILE_STEP) / TILE_TURN))

    def paid_at(self, line: int) -> float:
        """Return when a line's points arrive."""
        return FIRST_TILE + len(self.identities) * TILE_STEP + TILE_TURN + FLIGHT + line * LINE_STEP

    @property
    def shown_at(self) -> float:
        """Return when everything has been seen."""
        return self.paid_at(len(self.lines)) if self.lines else self.paid_at(0) - FLIGHT

    def paid(self, now: float) -> int:
        """Return how many lines have been paid."""
        return sum(now >= self.paid_at(number) for number in range(len(self.lines)))

    def total(self, side: str, now: float) -> int:
        """Return a side's points paid so far."""
        return sum(line.points for line in self.lines[: self.paid(now)] if line.side == side)

    def flying(self, now: float) -> list[tuple[int, float]]:
        """Return the lines whose points are on their way, and how far."""
        found = []
        for number in range(len(self.lines)):
            t = 1 - (self.paid_at(number) - now) / FLIGHT
            if 0 <= t < 1:
                found.append((number, t))
        return found
