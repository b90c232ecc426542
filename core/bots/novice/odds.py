"""How an exorcism will probably be counted: the net votes of the others, as a distribution.

The model is simple on purpose: a friend of the host lays votes of the ghost's colour, an enemy of his lays the other
colour, and everybody may just as well have laid whatever he could spare.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

HELPS = 0.7
"""How surely a friend's votes are positive."""
HARMS = 0.55
"""How surely an enemy's votes are negative."""


class Odds(NamedTuple):
    """Chances of net votes, positive less negative: `chances[0]` is that of `low`, and so on."""

    low: int
    chances: tuple[float, ...]

    def plus(self, other: Odds) -> Odds:
        """Return the odds of the sum of two independent counts."""
        if len(other.chances) == 1:
            return Odds(self.low + other.low, self.chances)
        total = [0.0] * (len(self.chances) + len(other.chances) - 1)
        for i, mine in enumerate(self.chances):
            if mine:
                for j, theirs in enumerate(other.chances):
                    total[i + j] += mine * theirs
        return Odds(self.low + other.low, tuple(total))

    def reaches(self, need: int) -> float:
        """Return the chance that the net votes are `need` or more."""
        return sum(self.chances[max(0, need - self.low) :])


NOTHING = Odds(0, (1.0,))


def grade(friend: float) -> int:
    """Return a likelihood in tenths, so that odds can be remembered."""
    return round(10 * friend)


@cache
def laid(count: int, tenths: int) -> Odds:
    """Return the odds of a player's laid votes.

    Args:
        count: how many he laid.
        tenths: how likely he wishes the host well.
    """
    if not count:
        return NOTHING
    friend = tenths / 10
    # A single vote is mostly laid for its share of the reward, whoever lays it.
    helping, harming = friend * HELPS, (1 - friend) * (HARMS if count > 1 else HARMS / 2)
    random = 1 - helping - harming
    if count == 1:
        return Odds(-1, (harming + 0.25 * random, 0.0, helping + 0.75 * random))
    chances = [0.0] * (2 * count + 1)
    for positive in range(count + 1):
        chances[2 * positive] = random * comb(count, positive) / 2**count
    chances[-1] += helping
    chances[0] += harming
    return Odds(-count, tuple(chances))


@cache
def all_positive(count: int, tenths: int) -> float:
    """Return the chance that a player's laid votes are all positive, so that challenging him fails."""
    return laid(count, tenths).chances[-1]


@cache
def to_come(tenths: int) -> Odds:
    """Return the odds of a player who hasn't voted yet: most lay nothing, some a vote or two for their side."""
    friend = tenths / 10
    enemy = 1 - friend
    chances = [0.12 * enemy, 0.2 * enemy, 0.0, 0.2 * friend, 0.1 * friend]
    chances[2] = 1 - sum(chances)
    return Odds(-2, tuple(chances))


AGAINST_KING = Odds(0, (0.45, 0.3, 0.25))
"""Anybody else who hasn't voted yet on a life of the ghost king: nobody wants him to win."""

DEFENCE = Odds(-3, (0.25, 0.25, 0.2, 0.3))
"""A ghost king who hasn't voted yet on a life of his."""
