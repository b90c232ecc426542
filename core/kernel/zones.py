"""Zones are lists of card instances (ints); a deck's top is its last card.

A card is always in exactly one zone; these are the only ways it goes from one to another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Zone: TypeAlias = list[int]


def move(card: int, source: Zone, target: Zone) -> None:
    """Move one card to the top of another zone.

    Raises:
        ValueError: the card isn't in the source zone.
    """
    source.remove(card)
    target.append(card)


def move_all(source: Zone, target: Zone) -> list[int]:
    """Move every card, bottom first, and return them."""
    cards = source[:]
    target.extend(cards)
    source.clear()
    return cards


def census(zones: Iterable[Sequence[int]]) -> Counter[int]:
    """Count every card instance over all zones (each must come out as 1)."""
    counts: Counter[int] = Counter()
    for zone in zones:
        counts.update(zone)
    return counts
