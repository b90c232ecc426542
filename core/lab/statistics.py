"""What a match is remembered by, and shares with the confidence they deserve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from core.ghostplay.scoring import SIDES
from core.ghostplay.state import HERETIC_FOLLOWER, HERETIC_KING
from core.kernel.events import Event

HERETIC_IDENTITIES: Final = (HERETIC_KING, HERETIC_FOLLOWER)
_Z: Final = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class Game(NamedTuple):
    """What the statistics need to know of one finished match.

    Attributes:
        first: the seat that began.
        roles: the role of each seat; "" where there are none.
        identities: the identity of each seat; "" where there are none.
        candidate: the ghost king card; "" where no king may rise.
        king: the seat that became ghost king, or −1.
        kind: how the match ended (see `core.ghostplay.scoring.finish`).
        winners: the seats that have won.
        sides: the sides that have won; a king who wins for himself is none.
        turns: how many turns it took.
        exorcisms: exorcisms begun; summonings are none.
        successes: exorcisms that succeeded.
        challenged: exorcisms in which at least one challenge was made.
        challenges: challenges made.
        challenges_won: challenges won by the host.
    """

    first: int
    roles: tuple[str, ...]
    identities: tuple[str, ...]
    candidate: str
    king: int
    kind: str
    winners: tuple[int, ...]
    sides: tuple[str, ...]
    turns: int
    exorcisms: int
    successes: int
    challenged: int
    challenges: int
    challenges_won: int

    @property
    def king_won(self) -> bool:
        """Whether the ghost king has won as such."""
        return self.kind == "king"


def read_game(events: Sequence[Event]) -> Game:
    """Return what the statistics need to know of a finished match.

    Args:
        events: all its events, as the moderator sees them.
    """
    began = events[0].data
    # The step that ends a match may have more to say.
    over = next(event.data["outcome"] for event in reversed(events) if event.kind == "match_over")
    counts = Counter(event.kind for event in events)
    return Game(
        first=began["first"],
        roles=tuple(began["roles"]),
        identities=tuple(over["identities"]),
        candidate=began["candidate"],
        king=next((event.data["seat"] for event in events if event.kind == "king_appeared"), -1),
        kind=over["kind"],
        winners=tuple(over["winners"]),
        sides=winning_sides(over),
        turns=counts["turn_began"],
        exorcisms=counts["exorcism_began"],
        successes=counts["exorcism_succeeded"],
        challenged=_challenged(events),
        challenges=counts["challenged"],
        challenges_won=counts["challenge_won"],
    )


def _challenged(events: Iterable[Event]) -> int:
    """Count the exorcisms in which a challenge was made, however many."""
    found = 0
    fresh = False
    for event in events:
        if event.kind == "exorcism_began":
            fresh = True
        elif event.kind == "challenged" and fresh:
            found += 1
            fresh = False
    return found


def winning_sides(outcome: dict[str, Any]) -> tuple[str, ...]:
    """Return the sides that have won: where no points say so, those that have a seat among the winners.

    A ghost king of a sect wins for himself, and the sect has not won, unless it wins with him. Where everybody plays
    for himself there are no sides.

    Args:
        outcome: the outcome of a match, as everybody sees it.
    """
    if "sides" in outcome:
        return tuple(sorted(side for side, total in outcome["sides"].items() if total["won"]))
    identities = outcome["identities"]
    winning = {SIDES.get(identities[seat], identities[seat]) for seat in outcome["winners"]} - {""}
    alone = outcome["kind"] == "king" and any(
        SIDES.get(identity, identity) in winning and seat not in outcome["winners"]
        for seat, identity in enumerate(identities)
    )
    return () if alone else tuple(sorted(winning))


class Estimate(NamedTuple):
    """A measured value, the 95 % confidence interval around it, and how many cases it rests on."""

    value: float
    low: float
    high: float
    cases: int

    def minus(self, mean: float) -> Estimate:
        """Return the same measured from a mean."""
        return Estimate(self.value - mean, self.low - mean, self.high - mean, self.cases)


def share(hits: int, cases: int) -> Estimate:
    """Return a share with its Wilson interval; of no cases nothing is known.

    Args:
        hits: how often it came.
        cases: how often it could have.
    """
    if not cases:
        return Estimate(0.0, 0.0, 1.0, 0)
    value = hits / cases
    spread = _Z * sqrt(value * (1 - value) / cases + (_Z / (2 * cases)) ** 2)
    middle, scale = value + _Z**2 / (2 * cases), 1 + _Z**2 / cases
    return Estimate(value, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale), cases)


def quantile(values: Iterable[int], part: float) -> Estimate:
    """Return a quantile; its interval reaches over the ranks the true one may have in such a sample.

    Where it falls between two numbers, as the median of an even count does, it is the mean of both.

    Args:
        values: at least one number.
        part: which quantile: 0.5 is the median.
    """
    ranked = sorted(values)
    count = len(ranked)
    middle = count * part
    spread = _Z * sqrt(count * part * (1 - part))

    def at(rank: float) -> int:
        return ranked[min(count - 1, max(0, int(rank)))]

    value = (at(middle - 1) + at(middle)) / 2 if middle == int(middle) else at(middle)
    return Estimate(value, at(middle - spread), at(middle + spread), count)
