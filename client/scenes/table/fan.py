"""How the cards of a hand are spread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from client.scenes.table.geometry import Point
from client.ui.widget import Box

SUNK: Final = 0.38
"""So much of the cards of a sunk hand shows."""


@dataclass(frozen=True, slots=True)
class FanCard:
    """A place in the hand: middle, turn in degrees, and the strip of the card that stays visible."""

    center: Point
    angle: float
    visible: Box


def fan(count: int, box: Box, card_width: float, step: float, *, sunk: bool = False) -> list[FanCard]:
    """Spread a hand. The leftmost card lies on top, so each shows its right edge with its title.

    Args:
        count: how many cards.
        box: the room for the hand.
        card_width: of a card.
        step: the widest distance between two cards.
        sunk: only the upper third of the cards shows.
    """
    x, y, w, h = box
    room = w - card_width - 12
    step = min(step, room / max(1, count - 1))
    card_height = card_width * 720 / 512
    top = y + h - card_height * SUNK if sunk else y + h - card_height - 22
    places = []
    for i in range(count):
        offset = i - (count - 1) / 2
        drop = min(24.0, 2.2 * abs(offset) ** 1.7 * (step / 75))
        cx = x + w / 2 + offset * step
        cy = top + drop + card_height / 2
        left = cx + card_width / 2 - step if i else cx - card_width / 2
        places.append(FanCard((cx, cy), -2.1 * offset, (left, top + drop, cx + card_width / 2 - left, card_height)))
    return places
