"""The red artifacts."""

from typing import Final

import numpy as np

from art.artifacts.still import (
    AXIS,
    BONE_STUFF,
    BRONZE,
    GOLD_LEAF,
    LACQUER,
    WOOD,
    model,
    shadow,
)
from art.kit.base import SCALE, Mask, blur, eroded, smooth, turned
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.noise import cloud
from art.kit.palette import CINNABAR
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi


def bell(sheet: Sheet) -> None:
    """A hand bell that is being rung: three prongs for the Three Purities, a bronze cup with old patina, a clapper."""
    prongs = sheet.plate().fill("M 200 236 L 200 158 C 196 140 202 110 212 82 C 222 110 228 140 224 158 L 224 236 Z")
    for s in (-1, 1):
        way = [(212, 210, 1), (212 + s * 42, 206, 1.1), (212 + s * 62, 168, 0.9), (212 + s * 46, 112, 0.1)]
        prongs.brush(way, 25, dry=0, seed=3, taper=(0.02, 0.1))
    handle = sheet.plate().fill("M 194 226 L 230 226 L 226 262 L 234 282 L 228 334 L 196 334 L 190 282 L 198 262 Z")
    shadow(sheet, 212, 646, 120)
    model(
        sheet, _rung(sheet.plate().disc(226, 622, 27).line("M 214 560 L 226 620", 9)), BRONZE, 4, light=(150, 612, 30)
    )
    model(sheet, _rung(prongs), GOLD_LEAF, 4, light=(280, 150, 110))
    model(sheet, _rung(handle), LACQUER, 5, light=(256, 270, 70))
    cup = _rung(sheet.plate().fill(_CUP))
    model(sheet, cup, BRONZE, 6, light=(176, 420, 150))
    patina = smooth(cloud(sheet.shape, 46 * SCALE, seed=5), 0.54, 0.74)
    sheet.body(patina * cup * 0.5, "#5f9a84")
    _bell_ornament(sheet, cup)
    model(sheet, _rung(sheet.plate().fill(_LIP)), BRONZE, 7, light=(120, 600, 150))
    sound = sheet.plate()
    for k in range(3):
        for s, x, y in ((-1, 62, 470), (1, 366, 520)):
            a = x + s * k * 17
            sound.brush([(a, y - 46 - k * 12, 0.2), (a + s * 15, y, 1), (a, y + 46 + k * 12, 0.2)], 8, dry=0.4, seed=k)
    sheet.lay(ink(sound.mask, 3) * 0.8, CINNABAR)


_CUP = (
    "M 212 318 C 170 318 142 336 130 372 C 118 408 118 452 112 496 C 106 536 94 564 72 588 "
    "C 130 608 294 608 352 588 C 330 564 318 536 312 496 C 306 452 306 408 294 372 C 282 336 254 318 212 318 Z"
)
_LIP = "M 66 582 C 118 606 306 606 358 582 C 366 596 364 610 352 616 C 300 636 124 636 72 616 C 60 610 58 596 66 582 Z"


def _rung(plate: Plate) -> Mask:
    """Return what was drawn upright, swung aside."""
    return turned(plate.mask, 208, 520, -13)


def _bell_ornament(sheet: Sheet, cup: Mask) -> None:
    """Print what is cast on the bell: lotus petals on its shoulder, bands, bosses, the name, clouds over the lip."""
    lines, light = sheet.plate(), sheet.plate()
    for i in range(-3, 4):
        x, wide = 212.0 + i * 27, 16 - abs(i)
        root = 212 + i * 22
        petal = [(root - wide * 0.6, 328), (x - wide, 362), (x, 384), (x + wide, 362), (root + wide * 0.6, 328)]
        lines.line(petal, 3)
    for y, reach in ((392, 92), (402, 94), (540, 112), (550, 116)):
        lines.brush([(AXIS - reach, y - 6, 0.8), (AXIS, y + 11, 1), (AXIS + reach, y - 6, 0.8)], 5, dry=0, taper=(0, 0))
    for i in range(-2, 3):
        if i:
            for row in range(3):
                x, y = 212 + i * 40 * (1 + row * 0.03), 436 + row * 34 - abs(i) * 3
                lines.disc(x + 1, y + 2, 9)
                light.disc(x, y, 7)
    for i in range(-2, 3):
        ruyi(lines, 212 + i * 42 - 20, 584 - abs(i) * 3, 0.3, 1, 3.4)
    sheet.lay(ink(_rung(lines), 4, edge=0.4) * cup, "#3a2410")
    sheet.body(_rung(light) * cup * 0.9, "#e6c878")
    words = sheet.plate().text("三清", AXIS, 438, 62, upright=True, gap=1.0, bold=1.8)
    sheet.body(grow(_rung(words), 1.6) * 0.5, "#e6c878")
    sheet.lay(ink(_rung(words), 5, edge=0.3) * 1.2, "#2c1408")
    rings = sheet.plate()
    for y in (238, 268, 300):
        rings.brush([(192, y, 0.8), (212, y + 6, 1), (232, y, 0.8)], 6, dry=0, seed=y, taper=(0, 0))
    sheet.body(_rung(rings), "#e0b04a")


def cinnabar_brush(sheet: Sheet) -> None:
    """A writing brush draws the last stroke of a charm on yellow paper."""
    _charm(sheet)
    x, y, tilt = 214, 372, -25
    tube = sheet.plate().rect(196, 44, 36, 380, 8)
    ferrule = sheet.plate().rect(186, 416, 56, 48, 8)
    hair = sheet.plate().fill("M 188 460 C 172 504 178 556 214 634 C 250 556 256 504 240 460 Z")
    tip = sheet.plate().fill(
        "M 178 514 C 180 556 196 600 214 634 C 232 600 248 556 250 514 "
        "C 236 536 226 522 214 534 C 202 522 192 536 178 514 Z"
    )
    model(sheet, turned(hair.mask, x, y, tilt), BONE_STUFF, 5, light=(130, 480, 90))
    model(sheet, turned(tip.mask, x, y, tilt), LACQUER, 6, light=(120, 520, 70))
    model(sheet, turned(tube.mask, x, y, tilt), WOOD, 4, light=(250, 250, 200))
    model(sheet, turned(ferrule.mask, x, y, tilt), GOLD_LEAF, 4, light=(180, 430, 60))
    cap = sheet.plate().rect(192, 40, 44, 26, 6)
    model(sheet, turned(cap.mask, x, y, tilt), GOLD_LEAF, 4, light=(330, 80, 40))
    marks = sheet.plate()
    for y0 in (150, 262, 350):
        marks.brush([(196, y0, 0.8), (214, y0 + 6, 1), (232, y0, 0.8)], 7, dry=0.1, seed=y0)
    for i in range(8):
        marks.brush([(191 + i * 6.6, 466, 0.7), (188 + i * 7.6, 496, 1), (197 + i * 5, 530, 0.1)], 3.6, dry=0.3, seed=i)
    sheet.lay(turned(ink(marks.mask, 4), x, y, tilt), "#2c130b")
    words = sheet.plate().text("點真", 214, 196, 30, upright=True, gap=1.1, bold=0.8)
    sheet.body(turned(words.mask, x, y, tilt), "#f0d79a")
    loop = turned(sheet.plate().disc(214, 34, 8).mask, x, y, tilt)
    model(sheet, loop, GOLD_LEAF, 4, light=(340, 60, 12))


_SCRIPT: Final = (
    [(214, 400, 0.7), (214, 446, 1.0), (214, 492, 0.8)],
    [(150, 420, 0.4), (214, 408, 1.0), (278, 424, 0.5)],
    [
        (160, 424, 0.5),
        (148, 470, 1.0),
        (172, 500, 0.8),
        (212, 486, 0.9),
        (252, 502, 0.9),
        (274, 470, 0.9),
        (266, 430, 0.3),
    ],
    [
        (214, 492, 0.9),
        (262, 522, 1.0),
        (232, 552, 0.9),
        (188, 540, 0.9),
        (178, 566, 1.0),
        (224, 584, 1.0),
        (266, 578, 0.9),
    ],
    [(266, 578, 0.9), (284, 612, 1.0), (232, 640, 1.1), (176, 626, 1.0), (139, 586, 0.8)],
)
"""The strokes of the charm; the last ends where the brush is."""


def _charm(sheet: Sheet) -> None:
    """Print the yellow paper, the charm on it still wet where the brush is."""
    with sheet.at(-46, 0, 1):
        slip, edge = (_tilted(sheet.plate().rect(*box)) for box in ((112, 268, 196, 412, 3), (122, 278, 176, 392, 2)))
        script = sheet.plate().text("敕", 214, 340, 104, bold=2)
        for way in _SCRIPT:
            script.brush(way, 17, dry=0.15, seed=len(way), taper=(0.04, 0.05))
    sheet.lay(blur(slip, 6 * SCALE) * (1 - slip) * 0.7, "#4a3420")
    sheet.slip(slip, "#ecc14e", 31)
    sheet.lay(woodblock(np.clip(edge - eroded(edge, 4), 0, 1), 3, 0.15) * 0.9, CINNABAR)
    sheet.lay(cinnabar(_tilted(script), 3, 0.15) * 1.1, CINNABAR)
    drops = sheet.plate().disc(352, 566, 8).disc(372, 544, 4.5).disc(84, 664, 6)
    sheet.lay(cinnabar(drops.mask, 3, 0.1), CINNABAR)


def _tilted(plate: Plate) -> Mask:
    return turned(plate.mask, 210, 470, 7)
