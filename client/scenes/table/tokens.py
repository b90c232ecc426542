"""Small things drawn from shapes: spirit tokens and the mark of a changed requirement."""

from __future__ import annotations

from typing import Final

from client.scenes.table.looks import GhostLook
from client.scenes.table.sprites import dimmed
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, card_surface, piece_surface
from client.ui.icons import draw_icon
from client.ui.theme import Rgb, rgb

_TOKENS: Final[dict[int, Rgb]] = {5: rgb("#b8352a"), 2: rgb("#2f5aa3"), 1: rgb("#3d8a74")}
"""The colours of tokens worth five, two and one, should their pictures be missing."""
_SPENT: Final = 0.4
"""How faint the one token or back is that stands for none."""


def tokens_for(amount: int) -> list[int]:
    """Return the tokens that stand for an amount of spirit, at most four of them."""
    ones = amount % 5
    return ([5] * (amount // 5) + [2] * (ones // 2) + [1] * (ones % 2))[:4]


def draw_token(canvas: Canvas, value: int, x: float, y: float, size: float, *, spent: bool = False) -> None:
    """Draw one token, its upper left corner at a point; ``spent`` makes it faint: none is left."""
    picture = piece_surface(canvas, f"token-{value}", canvas.m.px(size))
    if picture is None:
        canvas.circle(
            x + size / 2, y + size / 2, size * 0.46, _TOKENS[value], alpha=round(255 * _SPENT) if spent else 255
        )
    else:
        canvas.paste(dimmed(picture, _SPENT) if spent else picture, (canvas.m.px(x), canvas.m.px(y)))
    if spent:
        canvas.circle(x + size / 2, y + size / 2, size * 0.47, theme.FAINT, width=1.6)


def draw_back(canvas: Canvas, x: float, y: float, width: float, *, spent: bool = False) -> None:
    """Draw the back of one small card, its upper left corner at a point; ``spent`` makes it faint: none is left."""
    card = card_surface(canvas, BACK, canvas.m.px(width))
    canvas.paste(dimmed(card, _SPENT) if spent else card, (canvas.m.px(x), canvas.m.px(y)))


def draw_spirit(canvas: Canvas, amount: int, x: float, y: float, size: float, type_size: float, color: Rgb) -> None:
    """Draw an amount of spirit as tokens overlapping to the right, and its number."""
    tokens = tokens_for(amount) or [1]
    for i, value in enumerate(tokens):
        draw_token(canvas, value, x + i * size * 0.58, y, size, spent=not amount)
    width = (len(tokens) - 1) * size * 0.58 + size
    canvas.text(str(amount), x + width + 4, y + size / 2, type_size, color, face="bold", anchor="cl")


def draw_backs(canvas: Canvas, count: int, right: float, y: float, height: float, type_size: float, color: Rgb) -> None:
    """Draw a hand of cards seen from behind, its number ending at ``right``."""
    number = str(count)
    width = canvas.text(number, right, y + height / 2, type_size, color, face="bold", anchor="cr")
    card_width = height * 512 / 720
    shown = max(1, min(3, count))
    left = right - width - 5 - card_width * (1 + 0.42 * (shown - 1))
    for i in range(shown):
        draw_back(canvas, left + i * card_width * 0.42, y + abs(i - (shown - 1) / 2) * 1.2, card_width, spent=not count)


def draw_ghost_badge(canvas: Canvas, ghost: GhostLook, cx: float, cy: float, diameter: float) -> None:
    """Draw a requirement; one that differs from the print has a lamp ring and an arrow."""
    ring = theme.LAMP if ghost.change else theme.BONE
    draw_suit_badge(canvas, ghost.suit, cx, cy, diameter, str(ghost.requirement), ring)
    if ghost.change:
        # It stands at the corner, where the badge of a neighbour leaves room for it.
        radius = min(7.0, diameter * 0.25)
        x, y = cx + diameter * 0.44, cy - diameter * 0.38
        canvas.circle(x, y, radius, theme.LAMP)
        draw_icon(canvas, "up" if ghost.change > 0 else "down", x, y, radius * 0.72, theme.INK)


def draw_brackets(canvas: Canvas, x: float, y: float, w: float, h: float, color: Rgb = theme.TARGET) -> None:
    """Draw the four corners of a legal target."""
    reach, gap, width = min(18.0, w * 0.3, h * 0.3), 4.0, 3.4
    for cx, dx in ((x - gap, 1), (x + w + gap, -1)):
        for cy, dy in ((y - gap, 1), (y + h + gap, -1)):
            canvas.line((cx - dx * width / 2, cy), (cx + dx * reach, cy), color, width)
            canvas.line((cx, cy - dy * width / 2), (cx, cy + dy * reach), color, width)
