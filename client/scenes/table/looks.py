"""What the table shows of each seat, worked out from a view: plain facts, no drawing and no words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from client.scenes.names import identity_badge, wears_crown
from client.session import View
from client.ui.badges import Identity, Knowledge, Suit
from client.ui.cardface import person_face
from core.ghostplay.cards import modes
from core.ghostplay.state import IDENTITY_LETTERS

State = Literal["", "turn", "wait"]


@dataclass(frozen=True, slots=True)
class GhostLook:
    """A ghost on a plaque: its card, and its requirement now and as printed."""

    face: str
    suit: Suit
    requirement: int
    base: int

    @property
    def change(self) -> int:
        """How much the requirement differs from what is printed."""
        return self.requirement - self.base


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Everything a plaque shows.

    Attributes:
        seat: whose.
        state: the player to move has the lamp, one who is waited for a ring.
        role: the role's card, "" in an edition without roles.
        portrait: the card whose picture stands for the player.
        has_identity: whether identities were dealt.
        identity: the badge; ``known_as`` says how it is known.
        crowned: he is the ghost king, or the identity wears a crown.
        points: the suits of the banished ghosts, None for one that lies face down.
        points_needed: how many banished ghosts end the game.
        tags: what lies on the player now ("bound", "amulet", …).
    """

    seat: int
    state: State
    role: str
    portrait: str
    has_identity: bool
    identity: Identity
    known_as: Knowledge
    crowned: bool
    spirit: int
    hand: int
    artifact: str | None
    ghosts: tuple[GhostLook, ...]
    points: tuple[Suit | None, ...]
    points_needed: int
    king: str | None
    tags: tuple[str, ...]


def badge_suit(suit: str | None) -> Suit:
    """Return the badge of a suit as the rules name it ("any", or one that is hidden, has no colour of its own)."""
    return "red" if suit == "red" else "blue" if suit == "blue" else "none"


def ghost_look(ghost: dict[str, Any]) -> GhostLook:
    """Return the look of a ghost as a view describes it."""
    return GhostLook(ghost["face"], badge_suit(ghost["suit"]), ghost["requirement"], ghost["base"])


@cache
def _dealt(ruleset: str, mode: str) -> frozenset[str]:
    """Return the identities that are dealt in a mode to any number of players."""
    return frozenset(
        IDENTITY_LETTERS[letter] for letters in modes(ruleset)[mode].identities.values() for letter in letters
    )


def seat_look(view: View, seat: int, guess: Identity = "unknown") -> SeatLook:
    """Return the look of one seat; ``guess`` is what the person takes a player for whose identity he doesn't know."""
    player = view["players"][seat]
    known: dict[str | None, Knowledge] = {"own": "known", "looked": "known", "shown": "open"}
    identity = player["identity"]
    badge = identity_badge(identity) if identity else guess
    supposed: Knowledge = "unknown" if guess == "unknown" else "guessed"
    return SeatLook(
        seat=seat,
        state=seat_state(view, seat),
        role=player["role"] or "",
        portrait=player["role"] or person_face(seat),
        has_identity=bool(modes(view["ruleset"])[view["mode"]].identities[view["seats"]]),
        identity=badge,
        known_as=known.get(player["identity_known"], "unknown") if identity else supposed,
        crowned=player["king"] or wears_crown(identity, _dealt(view["ruleset"], view["mode"])),
        spirit=player["spirit"],
        hand=player["hand"],
        artifact=player["artifact"],
        ghosts=tuple(ghost_look(ghost) for ghost in player["ghosts"]),
        points=tuple(badge_suit(point["suit"]) if point["face"] else None for point in player["points"]),
        points_needed=view["points_to_end"],
        king=view["candidate"] if player["king"] else None,
        tags=tuple(player["flags"]),
    )


def faces_in(view: View) -> list[str]:
    """Return the faces that lie on the table and in the hands that are seen, each once."""
    found: list[str | None] = [view["candidate"]]
    for player in view["players"]:
        ghosts = (ghost["face"] for ghost in player["ghosts"])
        found += [player["role"], *ghosts, player["artifact"], *(player["cards"] or ())]
    return [face for face in dict.fromkeys(found) if face]


def seat_state(view: View, seat: int) -> State:
    """Return whether a seat is to move, waited for, or neither.

    Who is waited for in a window is not shown: every seat is asked in turn there, and the lamp would flicker.
    """
    if seat == view["player"]:
        return "turn"
    asked = view["waiting"]
    in_window = view["window"] is not None
    return "wait" if seat in asked and (not in_window or view["viewer"] == seat) else ""
