"""The sword of peach wood, which ghosts shun."""

from __future__ import annotations

from math import exp, pi, sin
from typing import Final

import numpy as np

from art.artifacts.still import DARK_WOOD, JADE, Axis, Stuff, along, cord, lathed, model
from art.kit.base import SCALE, blur, eroded, turned
from art.kit.geometry import around
from art.kit.media import cinnabar, grow, ink
from art.kit.palette import BONE, CINNABAR, CINNABAR_DEEP, INK
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.kit.symbols import yin

_AXIS: Final[Axis] = ((166, 486), (302, 66))
_DEGREES = -17.9
"""How far the sword leans to the right."""
_LONG = 441.0
_PEACH = Stuff("#f3cf98", "#d9995c", "#8a4a22")
_BLADE = [(0, 37), (60, 40), (150, 37), (300, 34), (360, 33), (388, 30), (410, 23), (428, 12), (_LONG, 0)]
_KNOTS = ((104, 15, 9), (44, -17, 6))
"""Where the wood has knots: how far along the blade, how far to its left, how large."""
"""Half of the guard: how far towards the tip, how far to the left."""
_PINK, _WINE = "#f2b6ac", "#8e2c3a"


def peachwood_sword(sheet: Sheet) -> None:
    """A wooden sword, its grain in flames, with a blossoming branch of the tree it was cut from."""
    _branch(sheet)
    _blade(sheet)
    _hilt(sheet)
    for x, y, r, turn in ((250, 516, 30, 0.2), (216, 548, 22, 0.9), (288, 482, 21, 0.5)):
        _blossom(sheet, x, y, r, turn)
    for x, y in ((72, 560), (344, 330), (92, 340), (300, 650)):
        petal = sheet.plate().brush([(x - 9, y - 6, 0.5), (x, y, 1.2), (x + 11, y + 2, 0.2)], 14, dry=0, seed=x)
        sheet.solid(petal.mask, _PINK, rim=1.2, line=_WINE, grain=0.1, mott=0.1)


def _branch(sheet: Sheet) -> None:
    """Paint the branch that crosses behind the blade, with buds and blossoms."""
    wood = sheet.plate().brush(
        [(398, 604, 1.2), (340, 566, 1), (272, 500, 0.9), (214, 420, 0.8), (150, 372, 0.6), (96, 292, 0.4)],
        22,
        dry=0.25,
        seed=5,
        taper=(0, 0.1),
        wob=0.1,
    )
    for line in (
        [(214, 420, 0.8), (150, 414, 0.7), (96, 436, 0.1)],
        [(150, 372, 0.8), (152, 320, 0.6), (122, 240, 0.1)],
        [(300, 528, 0.8), (336, 470, 0.7), (330, 404, 0.1)],
        [(330, 470, 0.5), (356, 446, 0.3), (364, 420, 0.1)],
    ):
        wood.brush([(x, y, c) for x, y, c in line], 13, dry=0.25, seed=9, taper=(0, 0.2), wob=0.1)
    sheet.lay(ink(wood.mask, 4, edge=0.7) * 1.2, "#3a2018")
    leaves = sheet.plate()
    for x, y, a in ((150, 414, 2.5), (330, 560, 0.5), (140, 300, -2.4), (352, 450, 0.2)):
        leaves.brush(
            [(x, y, 0.3), (*around(x, y, 22, a), 1.2), (*around(x, y, 46, a - 0.2), 0.05)], 15, dry=0.1, seed=3
        )
    sheet.solid(leaves.mask, "#7d9a5a", rim=1.4, line="#26361c", grain=0.1, mott=0.1)
    for x, y, r, turn in ((96, 288, 27, 0), (140, 346, 22, 0.5), (100, 430, 23, 0.3), (330, 410, 26, 0.2)):
        _blossom(sheet, x, y, r, turn)
    buds = sheet.plate()
    for x, y in ((120, 238), (76, 318), (366, 416), (330, 474), (374, 578)):
        buds.disc(x, y, 9, ry=11)
    sheet.solid(buds.mask, "#d9707a", rim=1.4, line=_WINE, grain=0.1, mott=0.1)


def _blossom(sheet: Sheet, x: float, y: float, r: float, turn: float) -> None:
    """Print a peach blossom of five notched petals, red at its heart."""
    for i in range(5):
        a = turn + i * 2 * pi / 5
        petal = sheet.plate().fill(
            [
                (x, y),
                around(x, y, r * 0.72, a - 0.52),
                around(x, y, r * 1.04, a - 0.22),
                around(x, y, r * 0.94, a),
                around(x, y, r * 1.04, a + 0.22),
                around(x, y, r * 0.72, a + 0.52),
            ]
        )
        sheet.solid(petal.mask, _PINK, rim=1.3, line=_WINE, grain=0.08, mott=0.1)
    heart = sheet.plate().disc(x, y, r * 0.46).mask
    sheet.lay(blur(heart, r * 0.16 * SCALE) * 0.9, "#c23a52")
    threads, dust = sheet.plate(), sheet.plate().disc(x, y, r * 0.1)
    for i in range(10):
        tip = around(x, y, r * (0.5 + 0.12 * (i % 2)), turn + i * pi / 5)
        threads.line(f"M {x} {y} L {tip[0]} {tip[1]}", 1.1)
        dust.disc(*tip, 2.2)
    sheet.body(threads.mask, "#fbe6d2").body(dust.mask, "#f0c03c")


def _blade(sheet: Sheet) -> None:
    """Paint the blade: bright peach wood, its edges bevelled, its grain, the words burnt into it."""
    mask = sheet.plate().fill(lathed(_AXIS, _BLADE)).mask
    model(sheet, mask, _PEACH, 5, light=(*along(_AXIS, 250, 10), 190), tilt=0.1)
    flat = eroded(mask, 9)
    shaded = sheet.plate().fill(lathed((along(_AXIS, 0, -26), along(_AXIS, 450, -26)), [(0, 26), (_LONG, 26)])).mask
    bevel = np.clip(mask - flat, 0, 1)
    sheet.lay(bevel * shaded * 0.75, "#7a3c1c").body(bevel * (1 - shaded) * 0.5, "#fbe2b6")
    grain = _grain(sheet.plate())
    sheet.lay(ink(grain.mask, 4, edge=0.3) * flat * 0.95, "#6e3416")
    edge = np.clip(flat - eroded(flat, 1.6), 0, 1)
    sheet.lay(edge * 0.8, "#5a2812")
    words = sheet.plate().text("斬妖辟邪", *along(_AXIS, 336), 45, upright=True, gap=1.16, bold=1.6)
    x, y = along(_AXIS, 336)
    burnt = turned(words.mask, x, y, _DEGREES)
    sheet.body(blur(grow(burnt, 3), 2) * 0.95, "#e8b478")
    sheet.body(cinnabar(burnt, 4, 0.08), CINNABAR_DEEP)


def _grain(plate: Plate) -> Plate:
    """Draw the grain: long lines that flow round the knots, and flames up the middle."""
    for i in range(15):
        offset = -32 + i * 64 / 14
        way = []
        for step in range(45):
            far = step * _LONG / 44
            side = offset * (1 - 0.16 * far / _LONG) + 1.6 * sin(far / 37 + i * 0.9)
            for at, across, r in _KNOTS:
                apart = side - across
                push = (r + 3) * exp(-(((far - at) / (2.2 * r)) ** 2)) * exp(-abs(apart) / (1.6 * r))
                side += push if apart >= 0 else -push
            way.append((*along(_AXIS, far, side), 0.7 + 0.5 * sin(far / 60 + i * 1.7)))
        plate.brush(way, 2.6, dry=0.35, seed=i, taper=(0.02, 0.05))
    for at, across, r in _KNOTS:
        for share in (0.9, 0.45):
            ring = [along(_AXIS, at + r * share * 1.5 * y, across + r * share * x) for x, y in _CIRCLE]
            plate.line(ring, 2.2)
    return plate


_CIRCLE = [around(0, 0, 1, i * pi / 12) for i in range(25)]


def _hilt(sheet: Sheet) -> None:
    """Paint the hilt: a guard carved as a cloud, a grip bound with red cord, a pommel, a long tassel."""
    grip = sheet.plate().fill(lathed(_AXIS, [(-132, 15), (-100, 17), (-60, 18), (-10, 16)]))
    model(sheet, grip.mask, DARK_WOOD, 6, light=(*along(_AXIS, -70, 8), 60))
    bands, shine = sheet.plate(), sheet.plate()
    for i in range(6):
        far = -32 - i * 16
        for s in (-1, 1):
            bands.brush(
                [(*along(_AXIS, far + 11, s * 18), 1), (*along(_AXIS, far - 11, -s * 18), 1)], 7, dry=0, taper=(0, 0)
            )
        shine.disc(*along(_AXIS, far, 0), 3.4)
    cloth = bands.mask * grow(grip.mask, 1.5)
    sheet.body(grow(cloth, 1.0) * grow(grip.mask, 2.2), "#4a1410").body(cloth, "#c8321f")
    sheet.body(shine.mask, "#f0bc48")
    pommel = [(-172, 8), (-164, 22), (-150, 26), (-138, 20), (-126, 17)]
    model(sheet, sheet.plate().fill(lathed(_AXIS, pommel)).mask, _PEACH, 7, light=(*along(_AXIS, -150, 10), 40))
    half = [
        (-26, 0),
        (-30, 20),
        (-20, 52),
        (-2, 74),
        (18, 78),
        (30, 66),
        (24, 52),
        (12, 56),
        (6, 46),
        (14, 28),
        (16, 0),
    ]
    outline = [along(_AXIS, a, b) for a, b in half] + [along(_AXIS, a, -b) for a, b in reversed(half[1:-1])]
    model(sheet, sheet.plate().fill(outline).mask, _PEACH, 8, light=(*along(_AXIS, 0, 40), 80))
    carved = sheet.plate()
    for s in (-1, 1):
        carved.brush(
            [(*along(_AXIS, -16, s * 26), 0.3), (*along(_AXIS, -6, s * 50), 1), (*along(_AXIS, 14, s * 66), 0.4)],
            5,
            dry=0.1,
        )
    sheet.lay(ink(carved.mask, 3), "#5a2812")
    x, y = along(_AXIS, -6)
    sheet.body(sheet.plate().disc(x, y, 20).mask, INK).body(sheet.plate().disc(x, y, 18).mask, BONE)
    sign = sheet.plate()
    yin(sign, x, y, 17)
    sheet.body(turned(sign.mask, x, y, _DEGREES), CINNABAR)
    x, y = along(_AXIS, -160, -14)
    cord(sheet, [(x, y, 1), (x + 34, y + 14, 1), (x + 62, y - 16, 1), (x + 84, y - 52, 0.9)], 7, w=6)
    cord(sheet, [(x + 84, y - 54, 1), (x + 96, y - 60, 1), (x + 104, y - 46, 1)], 8, w=6, tassel=(x + 106, y - 40))
    bead = (x + 105, y - 48)
    model(sheet, sheet.plate().disc(*bead, 11).mask, JADE, 6, light=(bead[0] - 4, bead[1] - 4, 13))
