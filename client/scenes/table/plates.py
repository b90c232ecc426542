"""A card's name in live type on the card: Latin on a plate at its foot, Chinese down its right edge."""

from __future__ import annotations

from typing import Final

from client.ui import theme
from client.ui.breaking import is_cjk
from client.ui.canvas import Canvas
from client.ui.theme import rgb
from client.ui.widget import Box

_TYPE: Final = 16.0
_FOOT: Final = 5.0
"""From the plate to the foot of its card."""


def draw_plate(canvas: Canvas, name: str, box: Box, *, dim: bool = False, room: float = 0.0) -> None:
    """Write a card's name; every name of a script runs the same way, so that a hand is read in one go.

    Args:
        canvas: where to.
        name: the card's short name.
        box: the card.
        dim: the card is dimmed.
        room: how much of the card's right end can be seen; 0, all of it.
    """
    if is_cjk(name[0]):
        _draw_upright(canvas, name, box, dim=dim)
        return
    x, y, w, h = box
    width = (room or w) - 8
    lines, size = plate_lines(canvas, name, width - 2)
    step = _step(canvas, size)
    height = step * len(lines) + 6
    left, top = x + w - width - 6, y + h - height - _FOOT
    _draw_ground(canvas, (left, top, width + 2, height), dim=dim)
    for i, line in enumerate(lines):
        place = (left + width / 2 + 1, top + 3 + step * (i + 0.5))
        canvas.text(line, *place, size, theme.INK, anchor="cc", geometry=True)


def plate_reach(canvas: Canvas, name: str, width: float) -> float:
    """Return how far the plate with a Latin name reaches up from the foot of a card of some width."""
    lines, size = plate_lines(canvas, name, width - 10)
    return _step(canvas, size) * len(lines) + 6 + _FOOT


def _step(canvas: Canvas, size: float) -> float:
    return canvas.m.du(canvas.ink.fonts.height("regular", canvas.m.glyph_px(size))) - 1


def plate_lines(canvas: Canvas, name: str, room: float) -> tuple[list[str], float]:
    """Break a Latin name between its words; return the lines and the size at which the longest fits the room."""
    size = canvas.m.du(canvas.m.font_px(_TYPE))
    size = min(canvas.glyph_size(word, size, room) for word in name.split())
    lines: list[str] = []
    for word in name.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and canvas.glyph_size(joined, size, room) >= size:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines, size


def _draw_ground(canvas: Canvas, box: Box, *, dim: bool) -> None:
    fill = rgb("#8f8b82") if dim else rgb("#f3ecd8")
    canvas.rounded(*box, fill, alpha=250, radius=3, edge=theme.INK, edge_width=1)


def _draw_upright(canvas: Canvas, name: str, box: Box, *, dim: bool) -> None:
    x, y, w, h = box
    thick = canvas.text_height(_TYPE) + 2
    step = min(canvas.text_height(_TYPE) - 2, (h - 18) / len(name))
    _draw_ground(canvas, (x + w - thick - 3, y + 6, thick, step * len(name) + 6), dim=dim)
    for i, char in enumerate(name):
        canvas.text(char, x + w - thick / 2 - 3, y + 9 + step * (i + 0.5), _TYPE, theme.INK, anchor="cc")
