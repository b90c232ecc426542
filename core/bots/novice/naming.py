"""Telling identities (C-K3): what a Thousand-Eyed king says of each player, and whether he dares to."""

from __future__ import annotations

from collections import Counter
from math import factorial

from core.bots.novice.table import COLOUR, Table, side_of
from core.kernel.prompts import Answer, Prompt

DARES = 0.3
"""How likely all names have to be right before he risks a life."""


def guesses(table: Table) -> dict[int, str]:
    """Return what this seat takes everybody else for: all different from what is left of those dealt."""
    found = {seat: table.players[seat]["identity"] for seat in table.others}
    left = Counter(table.unknown)
    open_seats = [seat for seat in table.others if found[seat] is None]
    # Who has banished most speaks clearest: he is named first, while there is still a choice.
    open_seats.sort(key=lambda seat: -abs(_lean(table, seat)))
    for seat in open_seats:
        found[seat] = max(sorted(left), key=lambda name: (_fits(table, seat, name), left[name]))
        left[found[seat]] -= 1
        if not left[found[seat]]:
            del left[found[seat]]
    return found


def _lean(table: Table, seat: int) -> int:
    """Return how much redder than blue a seat's banished ghosts are."""
    colours = [point["suit"] for point in table.players[seat]["points"]]
    return colours.count("red") - colours.count("blue")


def _fits(table: Table, seat: int, identity: str) -> int:
    sign = {"red": 1, "blue": -1}.get(COLOUR.get(side_of(identity), ""), 0)
    return sign * _lean(table, seat)


def sure_enough(table: Table) -> bool:
    """Whether naming everybody is worth the risk: the last life is never lost by it."""
    if table.borne(table.me) <= 1:
        return True
    ways = factorial(len(table.unknown))
    for count in Counter(table.unknown).values():
        ways //= factorial(count)
    return 1 / ways >= DARES


def name(table: Table, prompt: Prompt) -> Answer:
    """Say what the asked-about player is."""
    said = guesses(table)[prompt.options[0].seat]
    return (next((i for i, option in enumerate(prompt.options) if option.name == said), 0),)


def spare(table: Table, prompt: Prompt) -> Answer:
    """Leave out the players one knows least about."""
    doubt = [
        (table.players[option.seat]["identity"] is not None, abs(_lean(table, option.seat)), index)
        for index, option in enumerate(prompt.options)
    ]
    return tuple(sorted(index for _, _, index in sorted(doubt)[: prompt.least]))
