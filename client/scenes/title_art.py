"""The picture of the title: a red moon in the ring of the eight trigrams over inked hills."""

import math
import random

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scenery import landscape
from client.ui.theme import Rgb, rgb

LOGO = ("鬼", "戲")
SEAL = ("道", "術")
"""The game's name and seal as brushed on the box: a drawing of the same signs in every language."""

_SEED = 11
_MOON_RADIUS = 196.0
_MOON_X_FROM_RIGHT = 372.0
_MOON_Y = 296.0
_TRIGRAMS = (0b111, 0b011, 0b010, 0b001, 0b000, 0b100, 0b101, 0b110)
"""Earlier Heaven, clockwise from the top; the lowest bit is the outermost line, 1 is an unbroken one."""
_INK = rgb("#0d090b")
_EMBER = rgb("#ff5a2e")


def paint_title(canvas: Canvas) -> None:
    """Paint the whole title background, from the store if it has been painted at this size."""
    picture = canvas.shapes.keep(("title", canvas.surface.get_size()), lambda: _title(canvas))
    canvas.surface.blit(picture, (0, 0))


def _title(canvas: Canvas) -> pygame.Surface:
    picture = landscape(canvas, "dusk", _SEED, name="moon", behind=_paint_moon).copy()
    on = canvas.on(picture)
    m = canvas.m
    x = m.wide - _MOON_X_FROM_RIGHT
    on.glow(x - 40, m.high - 90, 560, 100, rgb("#d9a27a"), alpha=70, power=1.5)
    _paint_pagoda(on, x - 214, m.high * 0.742, 0.92)
    _paint_pine(on)
    on.shade(0, 0, 660, m.high, 205, 0, color=rgb("#07070c"), across=True)
    on.shade(0, m.high - 130, m.wide, 130, 0, 205)
    _paint_logo(on)
    return picture


def _paint_moon(canvas: Canvas) -> None:
    x, y = canvas.m.wide - _MOON_X_FROM_RIGHT, _MOON_Y
    canvas.glow(x, y, 520, 520, _EMBER, alpha=118, power=1.6)
    canvas.circle(x, y, _MOON_RADIUS + 9, rgb("#a92318"))
    canvas.circle(x, y, _MOON_RADIUS, rgb("#c8321f"))
    _paint_moon_grain(canvas, x, y)
    paint_trigram_ring(canvas, x, y, _MOON_RADIUS + 66, theme.GOLD, 150)
    _paint_cranes(canvas, x, y)


def _paint_moon_grain(canvas: Canvas, x: float, y: float) -> None:
    """Run the grain of a woodblock down the moon."""
    chance = random.Random(3)
    for _ in range(130):
        dx = chance.uniform(-_MOON_RADIUS + 8, _MOON_RADIUS - 8)
        half = math.sqrt(_MOON_RADIUS**2 - dx * dx) - 5
        start = chance.uniform(-half, half * 0.8)
        end = min(half, start + chance.uniform(24, 150))
        canvas.line((x + dx, y + start), (x + dx, y + end), rgb("#8e1a12"), 1, alpha=88)


def paint_trigram_ring(canvas: Canvas, x: float, y: float, radius: float, color: Rgb, alpha: int) -> None:
    """Paint the eight trigrams in a circle between two thin rings; ``radius`` is to their middle."""
    canvas.circle(x, y, radius + 27, color, alpha=alpha, width=1.4)
    canvas.circle(x, y, radius - 27, color, alpha=alpha, width=1.4)
    for place, lines in enumerate(_TRIGRAMS):
        angle = -math.pi / 2 + place * math.pi / 4
        across, along = (-math.sin(angle), math.cos(angle)), (math.cos(angle), math.sin(angle))
        for number in range(3):
            distance = radius + 11 - number * 11
            middle = (x + along[0] * distance, y + along[1] * distance)
            unbroken = lines >> number & 1
            for start, end in ((-1.0, 1.0),) if unbroken else ((-1.0, -0.18), (0.18, 1.0)):
                first = (middle[0] + across[0] * 23 * start, middle[1] + across[1] * 23 * start)
                last = (middle[0] + across[0] * 23 * end, middle[1] + across[1] * 23 * end)
                canvas.line(first, last, color, 4.2, alpha=alpha + 40)


def _paint_cranes(canvas: Canvas, x: float, y: float) -> None:
    """Paint a few cranes crossing the moon: two wings and a long neck."""
    for dx, dy, size in ((-72, -64, 15), (-30, -92, 11), (-8, -58, 8.5)):
        cx, cy = x + dx, y + dy
        for side in (-1, 1):
            wing = [
                (cx, cy + size * 0.16),
                (cx + side * size * 0.7, cy - size * 0.72),
                (cx + side * size * 1.7, cy - size * 0.5),
                (cx + side * size * 0.8, cy - size * 0.36),
            ]
            canvas.polygon(wing, _INK, alpha=235)
        canvas.line((cx, cy), (cx - size * 0.25, cy + size * 0.9), _INK, 1.8, alpha=235)
        canvas.line((cx, cy), (cx + size * 0.2, cy - size * 0.62), _INK, 1.4, alpha=235)


def _paint_pagoda(canvas: Canvas, x: float, foot: float, scale: float) -> None:
    """Paint the silhouette of a pagoda of five roofs, a lamp lit in its second storey."""
    y = foot
    for storey in range(5):
        wide = (46 - storey * 6.2) * scale
        tall = (25 - storey * 1.8) * scale
        canvas.polygon(
            [(x - wide * 0.62, y), (x - wide * 0.62, y - tall), (x + wide * 0.62, y - tall), (x + wide * 0.62, y)], _INK
        )
        eave = y - tall * 0.72
        roof = [
            (x - wide * 1.34, eave - 7 * scale),
            (x - wide * 1.02, eave + 1.5 * scale),
            (x + wide * 1.02, eave + 1.5 * scale),
            (x + wide * 1.34, eave - 7 * scale),
            (x + wide * 0.66, eave - 9 * scale),
            (x + wide * 0.4, eave - 14 * scale),
            (x - wide * 0.4, eave - 14 * scale),
            (x - wide * 0.66, eave - 9 * scale),
        ]
        canvas.polygon(roof, _INK)
        if storey == 1:
            canvas.glow(x, y - tall * 0.28, 26 * scale, 22 * scale, theme.LAMP, alpha=150, power=1.6)
            canvas.rounded(x - 4 * scale, y - tall * 0.46, 8 * scale, 10 * scale, theme.LAMP, radius=1)
        y -= tall
    canvas.line((x, y), (x, y - 34 * scale), _INK, 3 * scale)
    for number in range(3):
        canvas.circle(x, y - (10 + number * 8) * scale, (3.6 - number * 0.7) * scale, _INK)


def _paint_pine(canvas: Canvas) -> None:
    """Paint a pine leaning in from the right edge, its needles in flat clouds."""
    chance = random.Random(8)
    right, foot = canvas.m.wide, canvas.m.high
    trunk = [(right + 30, foot - 40), (right - 26, foot - 150), (right - 34, foot - 262), (right - 92, foot - 342)]
    for (x1, y1), (x2, y2), width in zip(trunk, trunk[1:], (30.0, 22.0, 14.0), strict=False):
        canvas.line((x1, y1), (x2, y2), _INK, width)
        canvas.circle(x2, y2, width * 0.42, _INK)
    boughs = ((-92, -342, -196, -366), (-34, -262, -150, -268), (-30, -200, -118, -186), (-34, -262, 24, -330))
    for x1, y1, x2, y2 in boughs:
        canvas.line((right + x1, foot + y1), (right + x2, foot + y2), _INK, 7)
    clouds = (
        (-196, -372, 62),
        (-128, -388, 66),
        (-62, -372, 58),
        (-158, -280, 56),
        (-96, -296, 50),
        (-120, -198, 46),
        (4, -340, 62),
    )
    for dx, dy, size in clouds:
        for _ in range(26):
            along, up = chance.uniform(-1, 1), chance.uniform(-1, 0.15)
            tuft = size * 0.30 * (1.15 - abs(along) * 0.5)
            _paint_needles(canvas, right + dx + along * size, foot + dy + up * size * 0.26, tuft, chance)


def _paint_needles(canvas: Canvas, x: float, y: float, length: float, chance: random.Random) -> None:
    for number in range(7):
        angle = math.pi * (0.06 + 0.88 * number / 6) + chance.uniform(-0.1, 0.1)
        tip = (x + math.cos(angle) * length, y - math.sin(angle) * length * 0.62)
        canvas.line((x, y), tip, _INK, 1.6)


def _paint_logo(canvas: Canvas) -> None:
    """Brush the name at the left, with its seal."""
    for number, sign in enumerate(LOGO):
        canvas.text(
            sign, 122, 26 + number * 182, 188, theme.BONE, face="brush", anchor="tc", shadow=_INK, geometry=True
        )
    canvas.rounded(206, 366, 44, 70, theme.CINNABAR, radius=4)
    canvas.rounded(209, 369, 38, 64, None, radius=3, edge=rgb("#e8a89c"), edge_width=1)
    for number, sign in enumerate(SEAL):
        canvas.text(sign, 228, 385 + number * 31, 26, theme.BONE, face="bold", anchor="cc", geometry=True)
