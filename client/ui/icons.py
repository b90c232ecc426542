"""Small drawn signs, all of one weight."""

from typing import Literal

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.theme import Rgb

Icon = Literal[
    "person", "bot", "away", "swords", "eye", "play", "slow", "normal", "fast", "bolt", "lamp", "skip", "menu",
    "up", "down", "left", "right", "check", "cross", "warning", "dice", "question", "book", "hand",
    "sand-above", "sand-below", "ghost", "talisman",
]  # fmt: skip


def draw_icon(canvas: Canvas, icon: Icon, cx: float, cy: float, size: float = 9, color: Rgb = theme.BONE) -> None:
    """Draw a sign around a point; ``size`` is about half its height in design units."""
    _DRAWINGS[icon](canvas, cx, cy, size, color)


def _person(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.circle(x, y - z * 0.45, z * 0.42, color)
    shoulders = [(x - z * 0.8, y + z * 0.85), (x - z * 0.6, y + z * 0.2), (x + z * 0.6, y + z * 0.2)]
    c.polygon([*shoulders, (x + z * 0.8, y + z * 0.85)], color)


def _bot(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.rounded(x - z * 0.75, y - z * 0.45, z * 1.5, z * 1.2, None, radius=3, edge=color, edge_width=1.6)
    for side in (-1, 1):
        c.circle(x + side * z * 0.3, y + z * 0.15, z * 0.17, color)
    c.line((x, y - z * 0.45), (x, y - z * 0.9), color, 1.6)
    c.circle(x, y - z * 0.95, z * 0.18, color)


def _away(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.circle(x, y, z * 0.75, color)
    c.circle(x + z * 0.35, y - z * 0.2, z * 0.62, theme.LACQUER)


def _swords(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    for side in (1, -1):

        def at(along: float, across: float, side: int = side) -> tuple[float, float]:
            """Return a point of a sword: so far from the crossing towards its tip, and to the side."""
            return (x + side * z * (along - across), y - z * (along + across))

        for wide, shade in ((0.17, theme.BLACK), (0.09, color)):
            rim = wide - 0.09
            edges = [at(-0.8 - rim, -wide), at(0.78, -wide), at(1.05 + rim, 0.0), at(0.78, wide), at(-0.8 - rim, wide)]
            c.polygon(edges, shade)
        c.line(at(-0.5, -0.34), at(-0.5, 0.34), theme.BLACK, z * 0.34)
        c.line(at(-0.5, -0.3), at(-0.5, 0.3), theme.GOLD, z * 0.2)
        c.circle(*at(-0.92, 0.0), z * 0.17, theme.BLACK)
        c.circle(*at(-0.92, 0.0), z * 0.11, theme.GOLD)


def _eye(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    upper = [(x - z, y), (x - z * 0.4, y - z * 0.55), (x + z * 0.4, y - z * 0.55)]
    lower = [(x + z, y), (x + z * 0.4, y + z * 0.55), (x - z * 0.4, y + z * 0.55)]
    c.polygon([*upper, *lower], color)
    c.circle(x, y, z * 0.38, theme.INK)


def _play(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.polygon([(x - z * 0.5, y - z * 0.7), (x + z * 0.7, y), (x - z * 0.5, y + z * 0.7)], color)


def _chevrons(c: Canvas, x: float, y: float, z: float, color: Rgb, count: int) -> None:
    for i in range(count):
        shift = (i - (count - 1) / 2) * z * 0.85
        tip = (x + shift + z * 0.3, y)
        c.line((x + shift - z * 0.35, y - z * 0.65), tip, color, z * 0.26)
        c.line((x + shift - z * 0.35, y + z * 0.65), tip, color, z * 0.26)


def _slow(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    _chevrons(c, x, y, z, color, 1)


def _normal(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    _chevrons(c, x, y, z, color, 2)


def _fast(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    _chevrons(c, x, y, z, color, 3)


def _bolt(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    upper = [(x + z * 0.25, y - z), (x - z * 0.55, y + z * 0.15), (x - z * 0.05, y + z * 0.15)]
    lower = [(x - z * 0.25, y + z), (x + z * 0.6, y - z * 0.2), (x + z * 0.05, y - z * 0.2)]
    c.polygon([*upper, *lower], color)


def _lamp(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    left = [(x - z * 0.55, y - z * 0.5), (x - z * 0.8, y), (x - z * 0.55, y + z * 0.55)]
    right = [(x + z * 0.55, y + z * 0.55), (x + z * 0.8, y), (x + z * 0.55, y - z * 0.5)]
    c.polygon([*left, *right], color)
    c.line((x, y - z), (x, y - z * 0.5), color, z * 0.25)
    c.line((x - z * 0.4, y + z * 0.75), (x + z * 0.4, y + z * 0.75), color, z * 0.25)


def _skip(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.polygon([(x - z * 0.8, y - z * 0.7), (x + z * 0.2, y), (x - z * 0.8, y + z * 0.7)], color)
    c.line((x + z * 0.5, y - z * 0.7), (x + z * 0.5, y + z * 0.7), color, z * 0.28)


def _menu(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    for row in (-0.6, 0.0, 0.6):
        c.line((x - z * 0.8, y + row * z), (x + z * 0.8, y + row * z), color, z * 0.22)


def _up(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.polygon([(x, y - z * 0.6), (x + z * 0.7, y + z * 0.4), (x - z * 0.7, y + z * 0.4)], color)


def _down(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.polygon([(x, y + z * 0.6), (x + z * 0.7, y - z * 0.4), (x - z * 0.7, y - z * 0.4)], color)


def _left(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.polygon([(x + z * 0.4, y - z * 0.7), (x - z * 0.6, y), (x + z * 0.4, y + z * 0.7)], color)


def _right(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.polygon([(x - z * 0.4, y - z * 0.7), (x + z * 0.6, y), (x - z * 0.4, y + z * 0.7)], color)


def _check(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.line((x - z * 0.7, y), (x - z * 0.12, y + z * 0.58), color, z * 0.3)
    c.line((x - z * 0.2, y + z * 0.55), (x + z * 0.75, y - z * 0.6), color, z * 0.3)


def _cross(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.line((x - z * 0.6, y - z * 0.6), (x + z * 0.6, y + z * 0.6), color, z * 0.3)
    c.line((x - z * 0.6, y + z * 0.6), (x + z * 0.6, y - z * 0.6), color, z * 0.3)


def _warning(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.polygon([(x, y - z * 0.9), (x + z, y + z * 0.8), (x - z, y + z * 0.8)], color)
    c.line((x, y - z * 0.35), (x, y + z * 0.25), theme.INK, z * 0.24)
    c.circle(x, y + z * 0.55, z * 0.14, theme.INK)


def _dice(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.rounded(x - z * 0.8, y - z * 0.8, z * 1.6, z * 1.6, None, radius=3, edge=color, edge_width=1.6)
    for dx, dy in ((-0.35, -0.35), (0.0, 0.0), (0.35, 0.35)):
        c.circle(x + dx * z, y + dy * z, z * 0.17, color)


def _question(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.text("?", x, y, z * 1.9, color, face="bold", anchor="cc", geometry=True)


def _book(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.line((x, y - z * 0.5), (x, y + z * 0.75), color, z * 0.2)
    for side in (-1, 1):
        page = [(x, y - z * 0.5), (x + side * z * 0.95, y - z * 0.75), (x + side * z * 0.95, y + z * 0.5)]
        c.polygon([*page, (x, y + z * 0.75)], color, width=z * 0.2)


def _hand(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    """Draw a raised hand: stop."""
    for place, top in enumerate((-0.62, -0.92, -1.0, -0.78)):
        finger = x + z * (place * 0.34 - 0.5)
        c.line((finger, y + z * 0.1), (finger, y + z * top), color, z * 0.25)
    c.polygon(
        [
            (x - z * 0.63, y + z * 0.05), (x + z * 0.65, y + z * 0.05), (x + z * 0.62, y + z * 0.5),
            (x + z * 0.3, y + z), (x - z * 0.3, y + z), (x - z * 0.95, y + z * 0.02), (x - z * 0.74, y - z * 0.1),
            (x - z * 0.6, y + z * 0.2),
        ],
        color,
    )  # fmt: skip


def _hourglass(c: Canvas, x: float, y: float, z: float, color: Rgb, full: int) -> None:
    """Draw an hourglass, its sand in the upper (-1) or the lower half (1)."""
    for side in (-1, 1):
        far = y + side * z * 1.05
        half = [(x, y - side * z * 0.1), (x - z * 0.85, far), (x + z * 0.85, far)]
        if side == full:
            c.polygon(half, color)
            continue
        # Empty glass is hardly seen, so that the sand alone tells one hourglass from the other.
        c.polygon(half, color, alpha=120, width=1)
        c.line((x - z * 0.85, far), (x + z * 0.85, far), color, z * 0.2)


def _ghost(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.circle(x, y - z * 0.25, z * 0.75, color)
    hem = [(x + z * (0.75 - 0.25 * i), y + z * (1.0 if i % 2 == 0 else 0.68)) for i in range(7)]
    c.polygon([(x - z * 0.75, y - z * 0.25), (x + z * 0.75, y - z * 0.25), *hem], color)
    for side in (-1, 1):
        c.circle(x + side * z * 0.3, y - z * 0.25, z * 0.19, theme.INK)


def _talisman(c: Canvas, x: float, y: float, z: float, color: Rgb) -> None:
    c.rounded(x - z * 0.55, y - z, z * 1.1, z * 2, color, radius=1)
    c.line((x, y - z * 0.75), (x, y + z * 0.75), theme.INK, z * 0.2)
    for height, reach in ((-0.5, 0.36), (-0.1, 0.26), (0.3, 0.36)):
        c.line((x - z * reach, y + z * height), (x + z * reach, y + z * height), theme.INK, z * 0.18)


_DRAWINGS = {
    "person": _person,
    "bot": _bot,
    "away": _away,
    "swords": _swords,
    "eye": _eye,
    "play": _play,
    "slow": _slow,
    "normal": _normal,
    "fast": _fast,
    "bolt": _bolt,
    "lamp": _lamp,
    "skip": _skip,
    "menu": _menu,
    "up": _up,
    "down": _down,
    "left": _left,
    "right": _right,
    "check": _check,
    "cross": _cross,
    "warning": _warning,
    "dice": _dice,
    "question": _question,
    "book": _book,
    "hand": _hand,
    "sand-above": lambda c, x, y, z, color: _hourglass(c, x, y, z, color, -1),
    "sand-below": lambda c, x, y, z, color: _hourglass(c, x, y, z, color, 1),
    "ghost": _ghost,
    "talisman": _talisman,
}
