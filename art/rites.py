"""What an exorcism is held with: the wheel painted behind its ghost, and the oil lamps that stand round it."""

from __future__ import annotations

from math import pi, sin
from typing import Final

import numpy as np

from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon
from art.kit.media import grow, woodblock
from art.kit.sheet import Sheet
from art.kit.symbols import bagua

SIDE: Final = 720
_C: Final = SIDE / 2
_REACH: Final = 352.0
"""From the middle of the wheel to its outermost tip."""
_BRANCHES: Final = "午未申酉戌亥子丑寅卯辰巳"
"""The twelve branches, clockwise from the south on top."""
_MANSIONS: Final = 28
_FACETS: Final = 48
_M: Final = 128.0
_KEY: Final = "#1a0f0a"
_BRASS: Final = ("#d9a441", "#8a5a1e")
_FLAME: Final = ((0, -104), (20, -70), (31, -38), (26, -10), (0, 4), (-26, -10), (-31, -38), (-14, -66))
"""The outline of a flame about its wick."""
_HEART: Final = ((2, -66), (13, -42), (16, -20), (10, -6), (0, -2), (-10, -6), (-16, -20), (-8, -44))


def wheel() -> Sheet:
    """The wheel of the rite, in white on nothing: the program gives it the colour of the ghost.

    From the rim inwards: flames for the mansions, the trigrams, the branches in the brush, a star of eight.
    """
    sheet = Sheet("#ffffff", 911, size=(SIDE, SIDE), mottle=0, fibre=0, age=0)
    lines = sheet.plate()
    for radius, width in ((318, 5), (311, 1.6), (257, 1.6), (250, 4.4), (196, 3.4), (190, 1.4)):
        lines.ring(_C, _C, radius, width)
    for i in range(_MANSIONS * 2):
        a = i * pi / _MANSIONS - pi / 2
        long = i % 2 == 0
        lines.fill(
            polygon(
                [
                    around(_C, _C, 322, a - (0.03 if long else 0.018)),
                    around(_C, _C, _REACH if long else 336, a + (0.012 if long else 0)),
                    around(_C, _C, 322, a + (0.03 if long else 0.018)),
                ]
            )
        )
    for i, char in enumerate(_BRANCHES):
        x, y = around(_C, _C, 223, i * pi / 6 - pi / 2)
        lines.text(char, x, y, 34, bold=0.8)
        lines.disc(*around(_C, _C, 223, (i + 0.5) * pi / 6 - pi / 2), 3.6)
    bagua(lines, _C, _C, 284, 84, 10)
    for i in range(8):
        lines.disc(*around(_C, _C, 284, (i + 0.5) * pi / 4 - pi / 2), 5)
    cut = woodblock(lines.mask, 7, 0.22, mott=0.25)
    web = sheet.plate()
    for turn in (0.0, pi / 8):
        corners = [around(_C, _C, 188, turn + i * pi / 4 * 3 - pi / 2) for i in range(9)]
        web.line("M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in corners), 1.5)
    web.ring(_C, _C, 96, 2).ring(_C, _C, 90, 1)
    facets = sheet.plate()
    for i in range(_FACETS):
        a = 2 * pi * i / _FACETS
        spread = pi / _FACETS * 0.5
        facets.fill(polygon([around(_C, _C, 100, a - spread), around(_C, _C, 250, a - spread),
                             around(_C, _C, 250, a + spread), around(_C, _C, 100, a + spread)]))  # fmt: skip
    columns, rows = sheet.grid()
    away = np.hypot(columns - _C, rows - _C)
    band = sheet.plate().disc(_C, _C, 314).disc(_C, _C, 254, cut=True).mask
    halo = blur(cut, 7 * SCALE) * 0.55
    glow = np.clip(1 - away / _REACH, 0, 1) ** 1.1 * 0.2
    sheet.alpha = np.clip(
        np.maximum.reduce([cut, web.mask * 0.5, facets.mask * 0.1 + glow, band * 0.16, halo]), 0, 1
    ).astype(np.float32)
    shade = 0.78 + 0.22 * np.clip(cut * 1.2, 0, 1)
    sheet.image = np.repeat(shade[..., None], 3, 2).astype(np.float32)
    return sheet


def lamp_lit() -> Sheet:
    """A brass oil lamp on its foot, alight."""
    sheet = _lamp()
    with sheet.at(_M, 110, 0.86):
        halo = np.clip(1 - np.hypot(sheet.grid()[0], sheet.grid()[1] + 46) / 78, 0, 1) ** 1.5 * 0.5
        flame = sheet.plate().fill([*_FLAME]).mask
        heart = sheet.plate().fill([*_HEART]).mask
    solid = sheet.alpha.copy()
    rim = grow(flame, 2.6)
    sheet.body(np.maximum(rim, (1 - solid) * (halo > 0)), "#ffb347")
    sheet.body(woodblock(flame, 3, 0.08, mott=0.05), "#ff9a2e")
    sheet.body(heart, "#fff3c4")
    sheet.alpha = np.maximum.reduce([solid, rim, halo]).astype(np.float32)
    return sheet


def lamp_out() -> Sheet:
    """The lamp with a bare wick and a thread of smoke."""
    sheet = _lamp()
    widths = (0.35, 0.43, 0.51, 0.59, 0.67, 0.75, 0.83, 0.91, 1.0, 0.9)
    thread = [(_M + 9 * sin(i * 0.75), 104 - i * 9.5, width) for i, width in enumerate(widths)]
    smoke = sheet.plate().brush(thread, 10, dry=0.4, seed=5, taper=(0.1, 0.4)).mask * 0.55
    solid = sheet.alpha.copy()
    sheet.body(smoke * (1 - solid), "#9aa0a2")
    sheet.alpha = np.maximum(solid, smoke).astype(np.float32)
    return sheet


def _lamp() -> Sheet:
    """Return the lamp alone: bowl, stem and foot, in two flat tones."""
    sheet = Sheet(_KEY, 912, size=(256, 256), age=0)
    body = sheet.plate()
    body.fill(polygon([(66, 116), (190, 116), (176, 148), (148, 164), (108, 164), (80, 148)]))
    body.fill(polygon([(119, 160), (137, 160), (140, 206), (116, 206)])).disc(_M, 182, 17, ry=9)
    body.fill(polygon([(116, 204), (140, 204), (176, 232), (176, 242), (80, 242), (80, 232)]))
    wick = sheet.plate().rect(_M - 4, 102, 8, 18, 2)
    outline = grow(np.maximum(body.mask, wick.mask), 3.4)
    sheet.body(outline, _KEY)
    sheet.body(woodblock(body.mask, 4, 0.12, mott=0.1), _BRASS[1])
    light = sheet.plate().fill(polygon([(72, 118), (150, 118), (136, 150), (112, 158), (84, 146)]))
    light.fill(polygon([(119, 164), (128, 164), (126, 204), (117, 206)]))
    light.fill(polygon([(116, 208), (130, 208), (140, 232), (86, 232)]))
    sheet.body(woodblock(light.mask * body.mask, 5, 0.1, mott=0.05), _BRASS[0])
    sheet.body(sheet.plate().rect(64, 112, 128, 9, 3).mask, "#f6dc94").body(wick.mask, "#f1e6cf")
    sheet.alpha = np.maximum(outline, body.mask).astype(np.float32)
    return sheet
