"""My notebook: what its owner has seen of every seat, worked out from the facts he was told; no drawing, no words."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from client.scenes.names import identity_badge
from client.session import View
from client.ui.badges import Identity
from core.ghostplay.cards import modes
from core.ghostplay.state import IDENTITY_LETTERS
from core.kernel.events import Event

UNKNOWN: Final[Identity] = "unknown"
_BEGINNINGS: Final = ("exorcism_began", "summoning_began")
_RESULTS: Final = {"exorcism_succeeded": True, "summoned": True, "exorcism_failed": False, "summon_failed": False}
_SIGHTS: Final = {
    "looked_identity": ("target",),
    "looked_hand": ("target",),
    "identity_shown": ("seat",),
    "gave": ("seat", "to"),
    "named": ("seat",),
}
"""Facts worth a line about the seats in them."""


@dataclass(slots=True)
class Rite:
    """One exorcism, or the summoning of a ghost king: who laid how many votes, and what came of it.

    Attributes:
        number: of the event that began it.
        round: when it was.
        host: who held it.
        bearer: whom the ghost haunted.
        face: the ghost, with its ``suit`` and the votes it needed.
        summoning: a ghost king voted alone.
        laid: votes by seat; a seat that wasn't asked is missing.
        challenged: by seat, whether its votes were caught; None while that isn't known.
        success: None while it goes on.
        story: its facts, to be told.
    """

    number: int
    round: int
    host: int
    bearer: int
    face: str
    suit: str
    requirement: int
    summoning: bool = False
    laid: dict[int, int] = field(default_factory=dict)
    challenged: dict[int, bool | None] = field(default_factory=dict)
    success: bool | None = None
    story: list[Event] = field(default_factory=list)

    def story_of(self, seat: int) -> list[Event]:
        """Return the facts about a seat's votes."""
        return [event for event in self.story if event.data.get("seat") == seat]


@dataclass(frozen=True, slots=True)
class Sight:
    """Something the owner has seen of a seat: the fact, and in which round."""

    round: int
    event: Event


@dataclass(frozen=True, slots=True)
class Record:
    """A seat's part in the exorcisms so far.

    Attributes:
        asked: in how many it could have voted.
        joined: in how many it did.
        votes: how many it has laid in all.
        challenged: how often it was challenged.
        caught: how often that was right.
    """

    asked: int
    joined: int
    votes: int
    challenged: int
    caught: int


class Notebook:
    """What can be looked up about the match so far.

    Args:
        owner: the seat of whom it belongs to, or a number below 0 for a spectator.
    """

    def __init__(self, owner: int) -> None:
        self.rites: list[Rite] = []
        """All exorcisms and summonings, in order."""
        self._owner = owner
        self._forget()

    def _forget(self) -> None:
        self.rites.clear()
        self._sights: dict[int, list[Sight]] = {}
        self._noted: list[Event] = []
        self._open: Rite | None = None
        self._round = 1

    def follow(self, told: Sequence[Event]) -> None:
        """Take in all facts told so far, of which it may know most; what was taken back is forgotten."""
        known = len(self._noted)
        if known > len(told) or (known and told[known - 1] is not self._noted[-1]):
            self._forget()
            known = 0
        for event in told[known:]:
            self._noted.append(event)
            self._note(event)

    def event(self, number: int) -> Event | None:
        """Return the fact of a number, or None if it wasn't told or was taken back."""
        place = bisect_left(self._noted, number, key=lambda event: event.number)
        found = self._noted[place : place + 1]
        return found[0] if found and found[0].number == number else None

    def sights(self, seat: int) -> Sequence[Sight]:
        """Return what the owner has seen of a seat."""
        return self._sights.get(seat, ())

    def record(self, seat: int) -> Record:
        """Return a seat's part in the exorcisms."""
        asked = [rite for rite in self.rites if seat in rite.laid]
        judged = [rite.challenged[seat] for rite in asked if seat in rite.challenged]
        return Record(
            asked=len(asked),
            joined=sum(rite.laid[seat] > 0 for rite in asked),
            votes=sum(rite.laid[seat] for rite in asked),
            challenged=len(judged),
            caught=sum(won is True for won in judged),
        )

    def _note(self, event: Event) -> None:
        data = event.data
        if event.kind == "turn_began":
            self._round = data["round"]
        elif event.kind in _BEGINNINGS:
            self._open = self._begun(event)
            self.rites.append(self._open)
        elif event.kind in _SIGHTS:
            self._see(event)
        elif self._open is not None:
            self._go_on(self._open, event)

    def _begun(self, event: Event) -> Rite:
        data = event.data
        summoning = event.kind == "summoning_began"
        host = data["seat"] if summoning else data["host"]
        rite = Rite(
            event.number, self._round, host, data["bearer"], data["face"], data["suit"], data["requirement"], summoning
        )
        rite.story.append(event)
        return rite

    def _go_on(self, rite: Rite, event: Event) -> None:
        data = event.data
        match event.kind:
            case "voted":
                rite.laid[data["seat"]] = data["count"]
            case "challenged":
                rite.challenged[data["seat"]] = None
            case "challenge_won" | "challenge_lost":
                rite.challenged[data["seat"]] = event.kind == "challenge_won"
            case "counted":
                pass
            case kind if kind in _RESULTS:
                rite.success, self._open = _RESULTS[kind], None
            case _:
                return
        rite.story.append(event)

    def _see(self, event: Event) -> None:
        data = event.data
        if event.kind in ("looked_identity", "looked_hand") and data["seat"] != self._owner:
            return
        if event.kind == "gave" and self._owner not in (data["seat"], data["to"]):
            return
        for name in _SIGHTS[event.kind]:
            if data[name] != self._owner:
                self._sights.setdefault(data[name], []).append(Sight(self._round, event))


def guesses_in(view: View) -> tuple[Identity, ...]:
    """Return what a player of this match can be taken for; nothing where no identities were dealt."""
    letters = modes(view["ruleset"])[view["mode"]].identities[view["seats"]]
    dealt = {identity_badge(IDENTITY_LETTERS[letter]) for letter in letters}
    return (UNKNOWN, *(badge for badge in get_args(Identity) if badge in dealt)) if dealt else ()


def next_guess(guess: Identity, guesses: Sequence[Identity]) -> Identity:
    """Return the guess after this one, round and round."""
    return guesses[(guesses.index(guess) + 1) % len(guesses)]


def may_guess(view: View, owner: int | None, seat: int) -> bool:
    """Tell whether a seat's identity is there to be guessed: another's, dealt, and not known."""
    player: dict[str, Any] = view["players"][seat]
    return owner is not None and seat != owner and player["identity"] is None and bool(guesses_in(view))
