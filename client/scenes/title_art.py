"""The picture of the title: a red moon in the ring of the eight trigrams over inked hills."""

import math
import random
from collections.abc import Callable, Mapping

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import card_surface
from client.ui.metrics import BASE_HEIGHT
from client.ui.scenery import landscape
from client.ui.shapes import turned
from client.ui.theme import Rgb, rgb

LOGO = ("鬼", "戲")
SEAL = ("道", "術")
"""The game's name and seal as brushed on the box: a drawing of the same signs in every language."""

_SEED = 11
_MOON_RADIUS = 196.0
_MOON_X_FROM_RIGHT = 372.0
_MOON_Y = 296.0
_SPARE_HEIGHT_ABOVE = 0.3
"""How much of the height a window has over 16:9 goes above the moon."""
_TRIGRAMS = (0b111, 0b011, 0b010, 0b001, 0b000, 0b100, 0b101, 0b110)
"""Earlier Heaven, clockwise from the top; the lowest bit is the outermost line, 1 is an unbroken one."""
_FAN = (
    ("C-S05b", -262, 146, 118, 24.0, 210),
    ("C-S04r", 262, 140, 120, -22.0, 210),
    ("C-G03", -186, -24, 192, 13.0, 216),
    ("C-G13", 184, -20, 192, -12.0, 216),
    ("C-G11", -108, 10, 206, 6.5, 232),
    ("C-G05", 108, 12, 206, -6.0, 232),
    ("C-K5", 0, 0, 268, -2.0, 0),
)
"""Face, place from the middle, width, turn in degrees, brightness (0: as it is); the last lies on top."""
_INK = rgb("#0d090b")
_EMBER = rgb("#ff5a2e")


def paint_title(canvas: Canvas, slip: Callable[[str], str]) -> None:
    """Paint the whole title background, from the store if it has been painted before.

    ``slip`` gives the words on the title slip of a card by its id, "" for none.
    """
    slips = {face: slip(face[:5].rstrip("rb")) for face, *_ in _FAN}
    key = ("title", canvas.surface.get_size(), tuple(slips.values()))
    picture = canvas.shapes.keep(key, lambda: _title(canvas, slips))
    canvas.surface.blit(picture, (0, 0))


def _title(canvas: Canvas, slips: Mapping[str, str]) -> pygame.Surface:
    picture = landscape(canvas, "dusk", _SEED, name="moon", behind=_paint_moon).copy()
    on = canvas.on(picture)
    m = canvas.m
    x, y = _moon(canvas)
    on.glow(x - 40, m.high - 90, 560, 100, rgb("#d9a27a"), alpha=70, power=1.5)
    _paint_pagoda(on, 474, m.high * 0.885, 0.8)
    on.glow(x, y + 66, 250, 330, rgb("#ff7a3c"), alpha=100, power=1.4)
    _paint_fan(on, x, y + 62, slips)
    on.shade(0, 0, 660, m.high, 205, 0, color=rgb("#07070c"), across=True)
    on.shade(0, m.high - 130, m.wide, 130, 0, 205)
    _paint_logo(on)
    return picture


def _moon(canvas: Canvas) -> tuple[float, float]:
    return canvas.m.wide - _MOON_X_FROM_RIGHT, _MOON_Y + (canvas.m.high - BASE_HEIGHT) * _SPARE_HEIGHT_ABOVE


def _paint_moon(canvas: Canvas) -> None:
    x, y = _moon(canvas)
    canvas.glow(x, y, 520, 520, _EMBER, alpha=118, power=1.6)
    canvas.circle(x, y, _MOON_RADIUS + 9, rgb("#a92318"))
    canvas.circle(x, y, _MOON_RADIUS, rgb("#c8321f"))
    _paint_moon_grain(canvas, x, y)
    paint_trigram_ring(canvas, x, y, _MOON_RADIUS + 66, theme.GOLD, 150)


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


def _paint_fan(canvas: Canvas, x: float, y: float, slips: Mapping[str, str]) -> None:
    """Hold a hand of cards before the moon, a ghost king in the middle."""
    for face, dx, dy, width, turn, dim in _FAN:
        card = turned(card_surface(canvas, face, canvas.m.px(width), title=slips[face], wait=True), turn)
        if dim:
            card.fill((dim, dim, dim, 255), special_flags=pygame.BLEND_RGBA_MULT)
        place = card.get_rect(center=(canvas.m.px(x + dx), canvas.m.px(y + dy)))
        shadow = pygame.mask.from_surface(card, 100).to_surface(setcolor=(0, 0, 0, 110), unsetcolor=(0, 0, 0, 0))
        canvas.surface.blit(shadow, place.move(canvas.m.px(3), canvas.m.px(5)))
        canvas.paste(card, place)


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
