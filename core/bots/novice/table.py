"""What a novice reads off the table: whose side everybody is probably on, what cards and ghosts are worth to it.

Worth is counted in hand cards throughout: 1.0 is what an average card in hand is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, cached_property
from typing import Any, TypeVar

from core.ghostplay.cards import GhostCard, Mode, Spell, card_set, modes
from core.ghostplay.scoring import HERETICS, SIDES
from core.ghostplay.state import ELDERS, IDENTITY_LETTERS

T = TypeVar("T")
Ghost = dict[str, Any]
"""A ghost on the table, as the view has it."""

SPIRIT = 0.45
"""One spirit: two of them buy a card."""
POINT = 2.4
"""One point of the final score."""
THE_GAME = 15.0
"""Winning the match against losing it."""
LIFE = 1.4 * THE_GAME
"""All lives of a ghost king together: the fewer he has, the more each is worth."""

COLOUR = {"taiping": "red", "tianshi": "blue"}
OTHER_COLOUR = {"red": "blue", "blue": "red"}

_KEEP = {
    "C-S01": 1.3, "C-S02": 0.95, "C-S03": 1.7, "C-S04": 1.0, "C-S05": 1.35, "C-S06": 1.05, "C-S07": 0.85,
    "C-S08": 1.1, "C-S09": 1.0, "C-S10": 0.95, "C-S11": 0.8, "C-S12": 1.1, "C-S13": 0.8, "C-S14": 0.8, "C-S15": 0.85,
    "C-X01": 1.9, "C-X02": 1.4, "C-X03": 1.1, "C-X04": 1.3, "C-X05": 0.85, "C-X06": 1.3,
}  # fmt: skip
"""What a spell is worth in hand: the better of its use and its vote."""

_ARTIFACTS = {
    "C-A01": 1.6, "C-A02": 2.4, "C-A03": 1.2, "C-A04": 1.5, "C-A05": 1.5, "C-A06": 2.0,
    "C-A07": 1.3, "C-A08": 1.2, "C-A09": 1.5, "C-A10": 1.1, "C-A11": 1.4, "C-A12": 1.1,
}  # fmt: skip
"""What an artifact is worth in play."""

VOTE = 0.8
"""What any card is worth as a vote to come."""


@cache
def printed_spells(ruleset: str) -> dict[str, Spell]:
    """Return what is printed on the cards of the spell deck, by face."""
    return {card.face: card for card in card_set(ruleset, True).spells}


@cache
def printed_ghosts(ruleset: str) -> dict[str, GhostCard]:
    """Return what is printed on the cards of the ghost deck, by face."""
    return {card.kind: card for card in card_set(ruleset, True).ghosts}


def side_of(identity: str | None) -> str:
    """Return the side of an identity, "" for none."""
    return SIDES.get(identity, identity) if identity else ""


class Table:
    """One seat's view, with what a sensible player makes of it. It is read once and never kept.

    Args:
        view: what the seat may know.
    """

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.players: list[dict[str, Any]] = view["players"]
        self.mine = self.players[self.me]
        self.hand: list[str] = self.mine["cards"]
        self.spirit: int = self.mine["spirit"]
        self.my_turn: bool = view["player"] == self.me
        self.king: int = -1 if view["king"] is None else view["king"]
        self.reigning = self.king == self.me
        self.side = side_of(self.mine["identity"])
        self.colour = COLOUR.get(self.side, "")
        self.heretic = self.side == HERETICS
        self.spells = printed_spells(view["ruleset"])
        self.ghosts = printed_ghosts(view["ruleset"])
        self.usage = card_set(view["ruleset"], True).usage
        self.mode: Mode = modes(view["ruleset"])[view["mode"]]
        self.numbers = self.mode.numbers
        self._noted: dict[Hashable, Any] = {}

    def once(self, key: Hashable, work_out: Callable[[], T]) -> T:
        """Return what `work_out` finds, worked out once for this position and noted under a key."""
        if key not in self._noted:
            self._noted[key] = work_out()
        found: T = self._noted[key]
        return found

    # ------------------------------------------------------------------ who is who

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.seats) if seat != self.me]

    @cached_property
    def dealt(self) -> list[str]:
        """The identities dealt, which everybody knows."""
        return [IDENTITY_LETTERS[letter] for letter in self.mode.identities[self.seats]]

    @cached_property
    def friends(self) -> list[float]:
        """How likely each seat wins when this one does, from 0 to 1."""
        return [1.0 if seat == self.me else self._friend(seat) for seat in range(self.seats)]

    def stance(self, seat: int) -> float:
        """Return +1 for a sure friend down to −1 for a sure enemy."""
        return 2 * self.friends[seat] - 1

    def _friend(self, seat: int) -> float:
        apart = self.king in (seat, self.me) and not self.heretic and not self.view["options"].get("team_king")
        if not self.side or apart:
            # Without identities everybody plays for himself (PK-004), and so does a ghost king of a sect (PK-423).
            return 0.0
        identity = self.players[seat]["identity"]
        return self._guess(seat) if identity is None else float(side_of(identity) == self.side)

    def _guess(self, seat: int) -> float:
        """Return how likely an unknown identity is a friend's: what is left of those dealt, and what he banished."""
        left = self.unknown
        mates = sum(side_of(identity) == self.side for identity in left)
        prior = mates / max(1, len(left))
        if self.heretic or not 0 < prior < 1:
            return prior
        # Everybody banishes his own colour by preference: each such ghost speaks for him.
        colours = [point["suit"] for point in self.players[seat]["points"]]
        speaks = colours.count(self.colour) - colours.count(OTHER_COLOUR[self.colour])
        lean = prior / (1 - prior) * 1.5**speaks
        return lean / (1 + lean)

    @cached_property
    def unknown(self) -> list[str]:
        """The identities dealt that this seat hasn't seen yet."""
        left = self.dealt[:]
        for player in self.players:
            if player["identity"] in left:
                left.remove(player["identity"])
        return left

    @cached_property
    def all_ghosts(self) -> list[tuple[int, int, Ghost]]:
        """Every ghost on the table as (bearer, place, ghost)."""
        return [
            (seat, place, ghost)
            for seat, player in enumerate(self.players)
            for place, ghost in enumerate(player["ghosts"])
        ]

    def borne(self, seat: int) -> int:
        """Return how many ghosts a seat bears."""
        return len(self.players[seat]["ghosts"])

    def barred(self, seat: int) -> bool:
        """Whether a seat bears too many ghosts to fight the ghost king (PK-214)."""
        return self.king >= 0 and self.borne(seat) >= self.mode.ghosts_that_bar[self.seats]

    def cards_of(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        count: int = self.players[seat]["hand"]
        return count

    def spirit_of(self, seat: int) -> int:
        """Return how much spirit a seat has."""
        spirit: int = self.players[seat]["spirit"]
        return spirit

    def used(self, name: str) -> bool:
        """Whether this seat has used something limited already in the running period."""
        return any(row[1] == name for row in self.view["uses"][self.me])

    # ------------------------------------------------------------------ what cards are worth

    def suit(self, face: str) -> str:
        """Return the colour of a hand card."""
        return self.spells[face].suit

    def votes_of(self, face: str) -> int:
        """Return how many votes a card counts (C-X01: two)."""
        return 2 if self.spells[face].kind == "C-X01" else 1

    def artifact_worth(self, face: str | None) -> float:
        """Return what an artifact is worth in play (0 for none)."""
        return 0.0 if face is None else _ARTIFACTS[face]

    def keep(self, face: str | None) -> float:
        """Return what a card is worth in hand; a face this seat doesn't know counts as any card."""
        if not face:
            return 1.0
        card = self.spells[face]
        if card.artifact:
            better = _ARTIFACTS[face] - self.artifact_worth(self.mine["artifact"])
            return VOTE if self.reigning else max(VOTE, better)
        return _KEEP[card.kind]

    @cached_property
    def surplus(self) -> int:
        """How many cards go to waste at the end of this turn because of the hand limit."""
        limit: int | None = self.mine["hand_limit"]
        if limit is None or not self.my_turn:
            return 0
        return max(0, len(self.hand) - limit)

    def costs(self, faces: list[str]) -> list[float]:
        """Return what parting with each of these hand cards costs, for faces ordered from cheap to dear."""
        return [0.1 if place < self.surplus else self.keep(face) for place, face in enumerate(faces)]

    def cheapest(self) -> float:
        """Return what the least useful hand card is worth (0 with an empty hand)."""
        return min(map(self.keep, self.hand), default=0.0)

    # ------------------------------------------------------------------ what ghosts are worth

    def bears(self, seat: int, *kinds: str) -> bool:
        """Whether a ghost of one of these kinds has its effect on a seat."""
        player = self.players[seat]
        if seat == self.king or "shielded" in player["flags"]:
            return False
        return any(ghost["face"] in kinds for ghost in player["ghosts"])

    def most_votes(self) -> int:
        """Return how many votes this seat may lay."""
        if "bound" in self.mine["flags"]:
            return 0
        return min(2, len(self.hand)) if self.bears(self.me, "C-G07", "C-G18") else len(self.hand)

    def points_for(self, suit: str) -> int:
        """Return the points a banished ghost of this colour gives this seat's side."""
        if self.heretic:
            return self.mode.heretic_points.get(self.seats, 2)
        return 1 if self.colour and suit == OTHER_COLOUR[self.colour] else 2

    def points_against(self, suit: str) -> int:
        """Return the points a banished ghost of this colour gives the other sect."""
        return 1 if suit == self.colour else 2

    @cached_property
    def lead(self) -> float:
        """How many points this seat's side is probably ahead."""
        total = 0.0
        for seat, player in enumerate(self.players):
            friend = self.friends[seat]
            for point in player["points"]:
                suit = point["suit"]
                total += friend * self.points_for(suit) - (1 - friend) * self.points_against(suit)
        return total

    def burden(self, seat: int, borne: int | None = None) -> float:
        """Return what one more ghost on a seat is worth to this seat.

        Args:
            seat: who would bear it.
            borne: how many he bears before (as many as he does now, when left out).
        """
        count = self.borne(seat) if borne is None else borne
        if self.king >= 0:
            return self._burden_under_king(seat, count)
        worth = -0.7 if seat == self.me else -0.5 * self.stance(seat)
        return worth + (self._third_ghost(seat) if count + 1 >= self.numbers.ghosts_for_king else 0.0)

    def _third_ghost(self, seat: int) -> float:
        """Return what it adds that a player bears three: what comes of that differs from mode to mode."""
        identity = self.players[seat]["identity"]
        if self.heretic:
            # The Heretic King is ruined by three ghosts of his own and raised by another's (PK-310, PK-311).
            return -20.0 if identity == "heretic_king" else 6.0
        if self.mode.king:
            return -4.0 if seat == self.me else -1.5
        if identity in ELDERS:
            return -THE_GAME * self.stance(seat)
        # Half a hand, or a step nearer to having lost (PK-501, PK-604, PK-702).
        return -2.0 * self.stance(seat)

    def _burden_under_king(self, seat: int, count: int) -> float:
        """With a ghost king about, ghosts on him are lives, and who bears too many can't fight him (PK-214, PK-331)."""
        side = self.stance(self.king)
        if seat == self.king:
            return LIFE * side / (count + 1)
        worth = -0.5 * self.stance(seat)
        if count + 1 == self.mode.ghosts_that_bar[self.seats]:
            worth += 2.0 * side
        if count == 2 and self.view["candidate"] == "C-K2":
            worth += 4.0 * side
        if self.view["candidate"] == "C-K6":
            worth += 1.0 * side
        return worth

    def victim(self, haunts: str) -> int | None:
        """Return whom a haunt condition would name now, or None when chance decides."""
        player: int = self.view["player"]
        if haunts in ("left", "right", "opposite"):
            step = {"left": 1, "right": -1, "opposite": self.seats // 2}[haunts]
            return (player + step) % self.seats
        if haunts not in _SUPERLATIVES:
            return None
        order = [(player + self.mode.direction * step) % self.seats for step in range(self.seats)]
        seats = [seat for seat in order if seat != self.king]
        return max(seats, key=lambda seat: _superlative(self.players[seat], haunts))


_SUPERLATIVES = {
    "most_hand": ("hand", 1), "fewest_hand": ("hand", -1), "most_spirit": ("spirit", 1), "least_spirit": ("spirit", -1),
    "most_banished": ("points", 1), "most_ghosts": ("ghosts", 1), "fewest_ghosts": ("ghosts", -1),
    "artifact": ("artifact", 1),
}  # fmt: skip


def _superlative(player: dict[str, Any], haunts: str) -> int:
    fact, sign = _SUPERLATIVES[haunts]
    value = player[fact]
    count: int = value is not None if fact == "artifact" else len(value) if isinstance(value, list) else value
    return sign * count
