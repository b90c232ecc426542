"""The brush that writes charms."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.artifacts.cutting import GILT, Facets, Swing, aslant, facet, gouges, printed
from art.artifacts.still import shadow
from art.kit.base import SCALE, eroded, turned
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet
from art.talisman.script import write

_SWING: Final[Swing] = (214, 372, -25)
_PAPER: Final[Swing] = (210, 470, 7)
_BAMBOO = Facets("#e9ae66", "#b9733a", "#6e3a1c", "#2a120a")
_HAIR = Facets("#fdf7e4", "#e2d3ae", "#a08a5e", "#2a1c10")
_WET = Facets("#f2664a", "#c2281a", "#6e1210", "#2e0806")


def cinnabar_brush(sheet: Sheet) -> None:
    """A brush, heavy with cinnabar, draws the last stroke of a charm on yellow paper."""
    _charm(sheet)
    _dish(sheet)
    _tuft(sheet)
    _shaft(sheet)
    drops = sheet.plate().fill("M 113 640 C 104 656 103 668 112 671 C 122 670 121 656 113 640 Z")
    drops.disc(306, 588, 7).disc(322, 606, 4).disc(290, 612, 3.5)
    sheet.rim(drops.mask, _WET.cut, 1.6).body(drops.mask, _WET.own)


def _charm(sheet: Sheet) -> None:
    """Print the yellow paper and a whole charm on it, its last stroke still wet."""
    with sheet.at(-46, 0, 1):
        slip, edge = (
            turned(sheet.plate().rect(*box).mask, *_PAPER) for box in ((108, 262, 204, 408, 3), (116, 270, 188, 392, 2))
        )
    with sheet.at(42, 248, 0.6):
        script = sheet.plate()
        write(script, "敕", "pure", "dome", "breath5", "roots")
    x, y, degrees = _PAPER
    fall = np.roll(slip, (round(9 * SCALE), round(7 * SCALE)), (0, 1))
    sheet.lay(woodblock(np.clip(fall - slip, 0, 1), 4, 0.2) * 0.6, "#6a5a48")
    sheet.rim(slip, "#5a3a14", 1.8).slip(slip, "#ecc14e", 31)
    sheet.lay(woodblock(np.clip(edge - eroded(edge, 4), 0, 1), 3, 0.15) * 0.9, CINNABAR)
    sheet.lay(cinnabar(turned(script.mask, x - 46, y, degrees), 3, 0.12) * 1.2, CINNABAR)


_GLAZE = Facets("#f4f3e4", "#b9cdbf", "#6f968c", "#1c3833")


def _dish(sheet: Sheet) -> None:
    """Print a dish of ground cinnabar beside the paper, a groove in it where the brush was wiped."""
    x, y = 384.0, 508.0
    shadow(sheet, x + 4, y + 50, 92, 18)
    bowl = [
        (x - 92, y),
        (x - 80, y + 32),
        (x - 46, y + 54),
        (x, y + 60),
        (x + 46, y + 54),
        (x + 80, y + 32),
        (x + 92, y),
    ]
    wall = printed(sheet, sheet.plate().fill(bowl).disc(x, y, 92, ry=36).mask, _GLAZE, 5, rim=3)
    facet(
        sheet,
        [(x + 20, y + 20), (x + 60, y + 30), (x + 100, y - 4), (x + 90, y + 60), (x + 10, y + 66)],
        wall,
        _GLAZE.shade,
    )
    facet(sheet, [(x - 96, y), (x - 60, y + 26), (x - 54, y + 56), (x - 90, y + 40)], wall, _GLAZE.light)
    lip = printed(sheet, sheet.plate().disc(x, y, 92, ry=36).mask, _GLAZE, 6, rim=1.4)
    facet(sheet, [(x - 92, y - 10), (x - 20, y - 40), (x + 20, y - 38), (x - 60, y)], lip, _GLAZE.light)
    well = printed(sheet, sheet.plate().disc(x, y + 2, 74, ry=26).mask, _WET, 4, rim=2)
    facet(
        sheet, [(x - 80, y - 6), (x - 20, y - 26), (x + 60, y - 20), (x + 20, y - 8), (x - 50, y + 6)], well, _WET.shade
    )
    wiped = gouges(
        sheet.plate(),
        [((x - 52 + 8 * i, y + 10 + 4 * i), (x + 10 + 14 * i, y - 8 + 7 * i)) for i in range(3)],
        7,
        bend=-0.12,
    )
    sheet.body(wiped.mask * well, _WET.light)


def _tuft(sheet: Sheet) -> None:
    """Print the hair: white at its root, wet and red at its tip, cut in strands."""
    outline = "M 188 458 C 168 504 174 560 210 640 C 216 646 220 640 222 632 C 254 556 260 504 240 458 Z"
    hair = printed(sheet, aslant(sheet.plate().fill(outline), _SWING), _HAIR, 5, rim=3)
    facet(
        sheet,
        "M 184 456 L 206 456 C 196 500 196 560 208 620 C 176 560 168 504 184 456 Z",
        hair,
        _HAIR.light,
        swung=_SWING,
    )
    facet(sheet, "M 228 456 L 250 456 L 260 500 L 226 600 C 236 540 238 500 228 456 Z", hair, _HAIR.shade, swung=_SWING)
    edge = "M 160 520 L 182 508 L 192 530 L 202 506 L 213 534 L 224 504 L 234 528 L 246 506 L 270 520"
    red = aslant(sheet.plate().fill(f"{edge} L 240 660 L 190 660 Z"), _SWING) * hair
    sheet.body(red, _WET.own)
    facet(
        sheet,
        "M 168 514 L 184 506 L 196 540 C 192 570 200 604 212 634 C 190 600 176 556 168 514 Z",
        red,
        _WET.light,
        swung=_SWING,
    )
    facet(sheet, "M 228 510 L 262 510 L 240 600 L 214 650 C 228 600 232 556 228 510 Z", red, _WET.shade, swung=_SWING)
    strands = [((189 + i * 6.4, 462), (187 + i * 7.2, 506 + 12 * (i % 2))) for i in range(9)]
    strands += [((186 + i * 9.6, 524 + 8 * (i % 2)), (204 + i * 3.2, 600)) for i in range(6)]
    cuts = gouges(sheet.plate(), strands, 4.4)
    sheet.lay(ink(aslant(cuts, _SWING), 3) * hair * 0.95, _WET.cut)


def _shaft(sheet: Sheet) -> None:
    """Print the bamboo shaft with its joints, the ferrule, the cap and the loop it hangs by."""
    tube = sheet.plate().fill(
        "M 197 60 L 231 60 L 229 150 L 232 156 L 230 262 L 233 268 L 232 424 "
        "L 196 424 L 195 268 L 198 262 L 196 156 L 199 150 Z"
    )
    mask = printed(sheet, aslant(tube, _SWING), _BAMBOO, 4, rim=3)
    facet(sheet, "M 190 50 L 207 50 L 206 430 L 190 430 Z", mask, _BAMBOO.light, swung=_SWING)
    facet(sheet, "M 223 50 L 240 50 L 240 430 L 221 430 Z", mask, _BAMBOO.shade, swung=_SWING)
    joints = sheet.plate()
    for y in (152, 264):
        for lift in (-4, 4):
            joints.line([(194, y + lift), (214, y + lift + 5), (236, y + lift)], 3)
    gouges(joints, [((220, y), (220, y + 34)) for y in (80, 170, 204, 290, 330, 372)], 4)
    sheet.lay(ink(aslant(joints, _SWING), 4) * mask, _BAMBOO.cut)
    inlay = sheet.plate().rect(199, 170, 30, 80, 5)
    printed(sheet, aslant(inlay, _SWING), Facets("#7a1a14", "#6e1210", "#4a0c0c"), 4, rim=2)
    words = sheet.plate().text("硃筆", 214, 192, 30, hand="kai", upright=True, gap=1.2, bold=1.4)
    sheet.body(aslant(words, _SWING), "#fbe49a")
    for outline, light, shade in (
        (
            "M 184 414 L 244 414 L 240 468 L 188 468 Z",
            "M 180 410 L 202 410 L 204 470 L 180 470 Z",
            "M 230 410 L 250 410 L 250 470 L 228 470 Z",
        ),
        (
            "M 190 44 C 190 36 238 36 238 44 L 235 70 L 193 70 Z",
            "M 186 34 L 206 34 L 206 74 L 186 74 Z",
            "M 226 34 L 244 34 L 244 74 L 226 74 Z",
        ),
    ):
        fitting = printed(sheet, aslant(sheet.plate().fill(outline), _SWING), GILT, 4, rim=3)
        facet(sheet, light, fitting, GILT.light, swung=_SWING)
        facet(sheet, shade, fitting, GILT.shade, swung=_SWING)
    bands = sheet.plate()
    for y in (426, 456):
        bands.line([(182, y), (214, y + 6), (246, y)], 3)
    sheet.lay(aslant(bands, _SWING), GILT.cut)
    loop = sheet.plate().ring(214, 28, 10, 5)
    sheet.solid(aslant(loop, _SWING), "#c8321f", rim=2, line=_WET.cut, grain=0.1, mott=0.1)
