"""The table's measures by how large text is against the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """The measures that change with the size of the text against the window.

    Attributes:
        name: "base", "compact" (small windows, large text) or "large" (very large text).
        plaque: width and height of a plaque.
        bar: height of the top bar.
        stage_top: where the stage begins.
        ribbon: height of my ribbon.
        hand_card: width of a card in my hand.
        hand_step: distance between two cards of it.
        action: width and height of a button of the action column.
    """

    name: str
    plaque: tuple[float, float]
    bar: float
    stage_top: float
    ribbon: float
    hand_card: float
    hand_step: float
    action: tuple[float, float]


BASE: Final = Style("base", (228, 116), 44, 52, 40, 106, 75, (172, 60))
COMPACT: Final = Style("compact", (262, 94), 52, 62, 50, 120, 88, (216, 70))
LARGE: Final = Style("large", (284, 136), 52, 56, 76, 128, 96, (232, 70))


def style_for(crowding: float) -> Style:
    """Return the measures for how large text is against its surroundings."""
    if crowding <= 1.15:
        return BASE
    return COMPACT if crowding <= 1.45 else LARGE
