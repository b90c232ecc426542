"""Which way play goes: arrows on the ring at both sides of the middle."""

from __future__ import annotations

import math
from typing import Final, Literal

from client.scenes.table.geometry import Point, TableLayout
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.widget import Box

Side = Literal["left", "right"]
SIDES: Final[tuple[Side, ...]] = ("left", "right")

_HALF: Final = math.radians(15)
"""How far an arrow reaches to both sides of its middle."""
_STEPS: Final = 10
_THICK: Final = 4.0
_HEAD: Final = 11.0


def arrow_box(layout: TableLayout, side: Side) -> Box:
    """Return the place of an arrow."""
    x, y = _on_ring(layout, side, 0.0)
    tall = 2 * _radius(layout) * math.sin(_HALF) + 2 * _HEAD
    return (x - 14, y - tall / 2, 28, tall)


def draw_direction(canvas: Canvas, layout: TableLayout, side: Side, *, clockwise: bool, lit: bool) -> None:
    """Draw one of the arrows.

    Args:
        canvas: where to.
        layout: where everything stands.
        side: at which side of the middle.
        clockwise: the way of play.
        lit: the pointer is on it.
    """
    turn = 1 if clockwise else -1
    color = theme.LAMP if lit else theme.GOLD
    angles = [_HALF * (2 * step / _STEPS - 1) * turn for step in range(_STEPS + 1)]
    outer = [_on_ring(layout, side, angle, _THICK / 2) for angle in angles]
    inner = [_on_ring(layout, side, angle, -_THICK / 2) for angle in reversed(angles)]
    canvas.polygon([*outer, *inner], theme.BLACK, alpha=140, width=3)
    canvas.polygon([*outer, *inner], color, alpha=235)
    tip = _on_ring(layout, side, angles[-1] + turn * _HEAD * 1.2 / _radius(layout))
    wings = [_on_ring(layout, side, angles[-1], way * _HEAD * 0.75) for way in (1, -1)]
    canvas.polygon([tip, *wings], color, alpha=245)


def _radius(layout: TableLayout) -> float:
    """Return the ring's radius, or more where the decks reach up to it."""
    return max(layout.ring, layout.center[0] - layout.deck(ghosts=False)[0] + 24)


def _on_ring(layout: TableLayout, side: Side, angle: float, outwards: float = 0.0) -> Point:
    """Return a point of the ring; angles go clockwise from the middle of the side."""
    x, y = layout.center
    around = angle + (math.pi if side == "left" else 0.0)
    radius = _radius(layout) + outwards
    return (x + radius * math.cos(around), y + radius * math.sin(around))
