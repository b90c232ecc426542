"""An exorcism as it is staged: who voted how many, the challenges, and the count turning vote by vote.

The match has often gone on when the count is still being shown; the theatre remembers what there was to see.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from client.scenes.table.looks import SeatLook
from client.session import View
from core.kernel.events import Event

FLIP: Final = (0.26, 0.17, 0.11)
"""Seconds to turn one of the first five votes, of the next five, of the rest."""
_SEEN: Final = 0.5
"""The share of a turn after which a vote's face is seen: it falls to its column in the rest."""
GATHER: Final = 0.55
"""Seconds in which the votes come together and are shuffled."""
FLASH: Final = 0.17
"""Seconds a pair flashes that cancels."""
SETTLE: Final = 0.5
"""Seconds between the last vote and the result."""
APPLAUSE: Final = 1.2
"""Seconds the result stays."""
LEAVING: Final = 0.4
"""… of which the ghost takes so many to go where it belongs now."""

Stage = Literal["votes", "challenge", "count", "result"]


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge's result: None while it isn't known."""

    won: bool | None
    cards: tuple[str, ...] = ()
    flipped: frozenset[int] = frozenset()
    """Places of the cards that count as the other colour."""


@dataclass(frozen=True, slots=True)
class Vote:
    """One counted vote: its face, and as which colour and how much it counts."""

    face: str
    suit: str
    value: int


@dataclass
class Theatre:
    """One exorcism on stage."""

    host: int
    bearer: int
    face: str
    suit: str
    requirement: int
    place: int | None = None
    """Which of its bearer's ghosts it is, None while nobody has said so."""
    order: tuple[int, ...] = ()
    barred: frozenset[int] = frozenset()
    """Who can't vote at all."""
    base: int = 0
    reasons: list[tuple[str, int]] = field(default_factory=list)
    laid: dict[int, int] = field(default_factory=dict)
    voted: list[Event] = field(default_factory=list)
    """The votes that were told on stage."""
    challenged: dict[int, Challenge] = field(default_factory=dict)
    votes: tuple[Vote, ...] = ()
    total: tuple[int, int] = (0, 0)
    """Red and blue when all is counted: the ghost king may have more than his cards show (C-K1)."""
    success: bool | None = None
    counted_at: float | None = None
    """When the count began to be shown."""
    stretch: float = 1.0
    """How slowly the count is shown."""
    summoning: bool = False
    moves: bool = True
    """Whether cards fly on stage; else they are shown where they are."""

    @classmethod
    def from_view(cls, view: View) -> Theatre | None:
        """Return the exorcism that is on now, or None."""
        exorcism: dict[str, Any] | None = view["exorcism"]
        if exorcism is None:
            return None
        ghost = exorcism["ghost"]
        if ghost is None:
            return None  # banished already; only rewards are still to come
        staged = cls(exorcism["host"], exorcism["bearer"], ghost["face"], ghost["suit"], ghost["requirement"])
        staged.summoning = exorcism["host"] == view["king"]
        staged.take_over(exorcism)
        return staged

    @classmethod
    def from_event(cls, event: Event) -> Theatre:
        """Return the exorcism or summoning that an event says has begun."""
        data = event.data
        summoning = event.kind == "summoning_began"
        host = data["seat"] if summoning else data["host"]
        staged = cls(host, data["bearer"], data["face"], data["suit"], data["requirement"])
        staged.summoning, staged.base = summoning, data["requirement"]
        return staged

    def take_over(self, exorcism: dict[str, Any]) -> None:
        """Bring the stage up to what a view says."""
        ghost = exorcism["ghost"]
        self.order, self.barred = tuple(exorcism["order"]), frozenset(exorcism["barred"])
        if ghost is not None:
            self.place = exorcism["place"][1] if exorcism["place"] is not None else None
            self.requirement, self.base = ghost["requirement"], ghost["base"]
            self.reasons = [(source, amount) for source, amount in ghost["reasons"]]
        self.laid = {seat: count for seat, count in enumerate(exorcism["votes"]) if count is not None}
        for seat, won, cards, flipped in exorcism["challenged"]:
            self.challenged[seat] = Challenge(won, tuple(cards), frozenset(flipped))

    def apply(self, event: Event, now: float, stretch: float) -> None:
        """Let an event of this exorcism happen on stage.

        Args:
            event: what happened.
            now: the time it is shown.
            stretch: how slowly the count is to be shown; 0 shows it at once.
        """
        data = event.data
        if event.kind == "voted":
            self.laid[data["seat"]] = data["count"]
            self.voted.append(event)
        elif event.kind == "challenged":
            self.challenged[data["seat"]] = Challenge(None)
        elif event.kind in ("challenge_won", "challenge_lost"):
            won, flipped = event.kind == "challenge_won", frozenset(data["flipped"])
            self.challenged[data["seat"]] = Challenge(won, tuple(data["cards"]), flipped)
            if event.kind == "challenge_lost":
                self._end(False, now, stretch)
        elif event.kind == "counted":
            self.votes = tuple(Vote(card["face"], card["suit"], card["value"]) for card in data["cards"])
            self.total = (data["red"], data["blue"])
            self.success = bool(data["success"])
            self.counted_at, self.stretch = now, stretch
        elif event.kind in ("exorcism_succeeded", "exorcism_failed") and self.counted_at is None:
            self._end(event.kind == "exorcism_succeeded", now, stretch)

    def _end(self, success: bool, now: float, stretch: float) -> None:
        """End without a count: a lost challenge, or no vote at all."""
        self.success, self.counted_at, self.stretch = success, now, stretch

    def place_of(self, look: SeatLook) -> int:
        """Return which of its bearer's ghosts is on stage, -1 if it is none of them any more.

        Of two with the same face it is the first where the place isn't known: no view has told of the exorcism yet.
        """
        likely = [place for place, ghost in enumerate(look.ghosts) if ghost.face == self.face]
        if self.place is not None:
            return self.place if self.place in likely else -1
        return likely[0] if likely else -1

    # -- what is seen at a moment

    def turned(self, now: float) -> int:
        """Return how many of the counted votes lie face up."""
        if self.counted_at is None:
            return 0
        left, shown = now - self.counted_at - self.gathering, 0
        while shown < len(self.votes) and left >= self._flip(shown):
            left -= self._flip(shown)
            shown += 1
        return shown

    def turning(self, now: float) -> float:
        """Return how far the vote being turned is, from 0 to 1."""
        shown = self.turned(now)
        if self.counted_at is None or shown == len(self.votes):
            return 0.0
        return max(0.0, min(1.0, self._since_turned(now, shown) / max(0.001, self._flip(shown))))

    def gathered(self, now: float) -> float:
        """Return how far the votes have come together, from 0 to 1."""
        if self.counted_at is None or not self.gathering:
            return 1.0
        return max(0.0, min(1.0, (now - self.counted_at) / self.gathering))

    def falling(self, now: float) -> float:
        """Return how far the vote being turned has fallen to its column, from 0 to 1: it is there when it is turned."""
        return max(0.0, self.turning(now) - _SEEN) / (1 - _SEEN) if self.moves else 0.0

    def flashed(self, now: float) -> float:
        """Return how far what the vote turned last has cancelled has flashed, from 0 to 1."""
        shown = self.turned(now)
        if not shown or not self.moves or not self.stretch:
            return 1.0
        return max(0.0, min(1.0, self._since_turned(now, shown) / (FLASH * self.stretch)))

    def _since_turned(self, now: float, shown: int) -> float:
        """Return the seconds since the last of so many turned votes was turned."""
        return now - (self.counted_at or 0.0) - self.gathering - sum(self._flip(i) for i in range(shown))

    @property
    def gathering(self) -> float:
        """The seconds in which the votes come together."""
        return GATHER * self.stretch if self.votes else 0.0

    def tally(self, now: float) -> tuple[int, int]:
        """Return red and blue among the votes turned; of all of them what the count came to."""
        return self._sum(self.turned(now))

    def tally_before(self, now: float) -> tuple[int, int]:
        """Return red and blue without the vote turned last."""
        return self._sum(max(0, self.turned(now) - 1)) if self.votes else self.total

    def tally_after(self, now: float) -> tuple[int, int]:
        """Return red and blue with the vote that falls to its column just now."""
        return self._sum(self.turned(now) + (self.falling(now) > 0))

    def _sum(self, turned: int) -> tuple[int, int]:
        shown = self.votes[:turned]
        if len(shown) == len(self.votes):
            return self.total
        red = sum(vote.value for vote in shown if vote.suit == "red")
        return red, sum(vote.value for vote in shown if vote.suit == "blue")

    def stage(self, now: float) -> Stage:
        """Return what is going on."""
        if self.counted_at is None:
            return "challenge" if self.order and len(self.laid) >= len(self.order) else "votes"
        return "result" if now >= self.result_at else "count"

    @property
    def result_at(self) -> float:
        """When the result is seen."""
        count = sum(self._flip(i) for i in range(len(self.votes)))
        return (self.counted_at or 0.0) + self.gathering + count + SETTLE * self.stretch

    def left(self, now: float) -> float:
        """Return how far the ghost has gone from the stage, from 0 to 1: it goes at the end of the applause."""
        seconds = LEAVING * self.stretch
        if self.counted_at is None or not seconds or not self.moves:
            return 0.0
        return max(0.0, min(1.0, (now - self.result_at - APPLAUSE * self.stretch + seconds) / seconds))

    def since_result(self, now: float) -> float:
        """Return how long the result has been seen, in seconds at normal pace."""
        return max(0.0, now - self.result_at) / max(self.stretch, 0.001)

    def is_over(self, now: float) -> bool:
        """Tell whether everything has been seen."""
        return self.counted_at is not None and now >= self.result_at + APPLAUSE * self.stretch

    def _flip(self, number: int) -> float:
        return FLIP[min(number // 5, 2)] * self.stretch
