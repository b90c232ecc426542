"""The king of venom."""

from __future__ import annotations

from math import atan2, cos, sin
from typing import Final

import numpy as np

from art.ghosts.limbs import Spots, carve, inked, pose, shade, spots, turned_away, where
from art.kings.masks import DARK
from art.kit.base import SCALE, blur
from art.kit.geometry import curve, polygon
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#8fae58", "#3c5a2c", "#bfd488"
_SHELL, _DARKER, _GLINT = "#5c3470", "#2a143a", "#b088c8"
_BONE, _BONE_DIM = "#f3ecd0", "#b0a27c"
_VENOM = "#c8ec5a"
_FACE = pose(222.0, 430.0, k=1.28)


def venomous(sheet: Sheet) -> None:
    """A sallow king wears a scorpion for a crown; a centipede comes out of his mouth, a spider hangs from his ear."""
    _cowl(sheet)
    _face(sheet)
    _eyes(sheet)
    _mouth(sheet)
    _centipede(sheet)
    _fangs(sheet)
    _scorpion(sheet)
    _spider(sheet, 390.0, 552.0)


def _cowl(sheet: Sheet) -> None:
    cowl = spots("222,210 120,240 66,330 44,450 30,580 20,740 430,740 420,580 402,450 378,330 324,240")
    mask = carve(sheet, sheet.plate().fill(cowl), "#2f4a36", rim=3.4, line="#0c140c", grain=0.2)
    shade(sheet, turned_away(sheet, mask, 60, 0), "#1c2e26")
    shade(sheet, turned_away(sheet, mask, -22, -10), "#4c6c48")
    shade(sheet, turned_away(sheet, mask, -7, -6), "#a8c87c")
    shade(sheet, turned_away(sheet, mask, 6, -3), "#86a878")
    folds = (
        "90,380,0.2 66,520,1 50,700,0.2",
        "356,380,0.2 380,520,1 396,700,0.2",
        "120,560,0.2 110,640,1 90,720,0.2",
        "324,560,0.2 336,640,1 356,720,0.2",
        "112,300,0.2 80,400,1 62,560,0.1",
        "336,300,0.2 366,400,1 384,560,0.1",
    )
    inked(sheet, map(spots, folds), 10, "#0a120c", within=mask)
    lights = ("80,440,0.2 66,560,1 58,680,0.1", "104,600,0.2 98,660,1 84,716,0.1", "344,560,0.2 354,640,1 372,716,0.1")
    inked(sheet, map(spots, lights), 6, "#6f9062", within=mask)


def _face(sheet: Sheet) -> None:
    for s in (-1, 1):
        ear = sheet.plate().fill(_FACE(spots("84,-34 118,-60 138,-84 126,-20 104,30 84,26", s)))
        mask = carve(sheet, ear, _SKIN, rim=3)
        shade(sheet, turned_away(sheet, mask, 9, 9), _DIM)
    half = spots("0,-104 56,-96 88,-56 92,-6 76,38 70,84 46,128 20,150 0,154")
    outline = [*half, *((-x, y) for x, y in reversed(half[1:-1]))]
    mask = carve(sheet, sheet.plate().fill(_FACE(outline)), _SKIN, rim=4, line="#0c140c")
    shade(sheet, turned_away(sheet, mask, 32, 4), _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -8), _LIT)
    hollows, cheeks = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        hollows.fill(_FACE(spots("6,-14 22,-46 66,-58 84,-24 58,8 24,12", s)))
        hollows.fill(_FACE(spots("76,30 54,52 46,92 64,84", s)))
        cheeks.fill(_FACE(spots("34,22 70,4 82,14 68,32 44,36", s)))
    shade(sheet, hollows.mask * mask, "#4a2c56")
    shade(sheet, cheeks.mask * mask, _LIT)
    nose = sheet.plate().fill(_FACE(spots("-9,-16 9,-16 14,22 28,38 16,50 0,54 -16,50 -28,38 -14,22")))
    nose_mask = carve(sheet, nose, "#a2be6a", rim=2.6)
    shade(sheet, turned_away(sheet, nose_mask, 11, 6), _DIM)
    lines = [
        _FACE(spots(text, s))
        for s in (-1, 1)
        for text in ("26,44,0.3 60,50,1 66,90,0.2", "4,-30,0.4 10,-54,1 6,-78,0.2", "6,46,0.5 14,43,1 21,46,0.4")
    ]
    inked(sheet, lines, 8, "#14200f", within=mask)
    warts, rings = sheet.plate(), sheet.plate()
    for x, y, r in ((-56, 54, 8), (-42, 72, 5), (54, 66, 6), (-24, -78, 6), (30, -84, 8), (62, 46, 4)):
        warts.disc(*where(_FACE, x, y), r)
        rings.disc(*where(_FACE, x - 1.5, y - 1.5), r * 0.5)
    carve(sheet, warts, "#6f8e3e", rim=1.6, grain=0.05)
    sheet.body(rings.mask, _LIT)


def _eyes(sheet: Sheet) -> None:
    whites, pupils, brows = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.fill(_FACE(spots("14,-6 28,-26 58,-40 72,-30 58,-8 32,2", s)))
        x, y = where(_FACE, s * 44, -20)
        pupils.disc(x, y, 5, ry=17, rot=s * 10)
        brows.brush(
            _FACE(spots("4,-18,0.7 24,-44,1.2 62,-66,1.2 112,-104,0.04", s)), 22, dry=0, taper=(0.02, 0.05), wob=0.02
        )
    mask = carve(sheet, whites, "#f2e45a", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 3, -7), "#d89a2a")
    sheet.body(pupils.mask * mask, DARK)
    carve(sheet, brows, "#1c1424", rim=1.4, line=_GLINT)


def _mouth(sheet: Sheet) -> None:
    gape = sheet.plate().fill(_FACE(spots("-64,74 -36,66 0,70 36,66 64,74 52,112 26,130 -26,130 -52,112")))
    carve(sheet, gape, "#240c26", rim=3.4)


def _fangs(sheet: Sheet) -> None:
    teeth, venom = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        teeth.fill(_FACE(spots("32,66 54,70 50,104 40,136 34,104", s)))
        teeth.fill(_FACE(spots("14,68 28,66 22,88", s)))
        x, y = where(_FACE, s * 40, 136)
        foot = 60 if s < 0 else 84
        venom.brush([(x, y, 0.6), (x, y + foot - 16, 0.5), (x, y + foot, 1.5)], 12, dry=0, taper=(0.02, 0.02))
    mask = carve(sheet, teeth, _BONE, rim=2.4, grain=0.08)
    shade(sheet, turned_away(sheet, mask, 6, 0), _BONE_DIM)
    carve(sheet, venom, _VENOM, rim=1.8, line="#1c3a14", grain=0.05)


def _centipede(sheet: Sheet) -> None:
    """Print a centipede that crawls out over the lip and down, plate by plate, a pair of legs to each."""
    way = curve(spots("222,548 214,582 170,610 128,640 150,684 222,684 282,664 328,640 352,676"), step=2)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(way[:, :2], axis=0).T))]
    count = 19
    legs, plates, lights = sheet.plate(), [], sheet.plate()
    for i in range(count):
        n = int(np.searchsorted(along, along[-1] * i / (count - 1)))
        n = min(max(n, 1), len(way) - 2)
        x, y = map(float, way[n][:2])
        dx, dy = map(float, way[n + 1][:2] - way[n - 1][:2])
        turn, r = atan2(dy, dx), 17 - 5 * abs(i / (count - 1) - 0.5)
        for s in (-1, 1):
            a, b = turn + s * 1.9, turn + s * 2.3
            knee, foot = (x + cos(a) * r * 1.7, y + sin(a) * r * 1.7), (x + cos(b) * r * 2.5, y + sin(b) * r * 2.5)
            legs.brush([(x, y, 1), (*knee, 0.8), (*foot, 0.05)], 7, dry=0, taper=(0, 0.1))
        plates.append((x, y, r, turn))
        lights.disc(x - 3, y - 4, r * 0.3)
    carve(sheet, legs, "#f2cc6a", rim=1.6, grain=0.05)
    for i, (x, y, r, turn) in enumerate(plates):
        plate = sheet.plate().disc(x, y, r, ry=r * 0.86, rot=turn * 57.3)
        carve(sheet, plate, "#e2722c" if i < count - 1 else "#f2b03a", rim=2.2, grain=0.1)
    sheet.body(lights.mask * 0.9, "#fbdc9a")
    x, y, r, turn = plates[-1]
    horns: list[Spots] = []
    for s in (-1, 1):
        horns.append(
            [
                (x + cos(turn + s * 0.5) * r, y + sin(turn + s * 0.5) * r, 1),
                (x + cos(turn + s * 0.8) * r * 2.2, y + sin(turn + s * 0.8) * r * 2.2, 0.8),
                (x + cos(turn + s * 0.5) * r * 3.2, y + sin(turn + s * 0.5) * r * 3.2, 0.05),
            ]
        )
    inked(sheet, horns, 7, "#f2cc6a")


_SEGMENT: Final = spots("-30,30 -42,22 -36,-4 -24,-30 24,-30 36,-4 42,22 30,30 0,36")
"""A plate of the tail, about its middle: broad where the last one meets it, its corners pointed."""


def _scorpion(sheet: Sheet) -> None:
    """Print the scorpion that grips his brow: claws spread to both sides, its tail over them, ready."""
    legs = sheet.plate()
    for s in (-1, 1):
        for way in (
            "24,240,1 92,236,0.9 122,300,0.7 112,352,0.04",
            "24,256,1 82,262,0.9 102,320,0.7 92,362,0.04",
            "22,222,1 96,208,0.9 140,270,0.7 136,326,0.04",
        ):
            legs.brush(pose(222, 70, side=s)(spots(way)), 15, dry=0, taper=(0, 0.05), wob=0.01)
    carve(sheet, legs, _SHELL, rim=2.4, line="#0c0612")
    for s in (-1, 1):
        at = pose(222, 70, side=s)
        arm = sheet.plate().brush(
            at(spots("30,190,0.9 84,176,1.1 124,142,0.9 128,104,0.8")), 30, dry=0, taper=(0, 0), wob=0.01
        )
        mask = carve(sheet, arm, _SHELL, rim=3, line="#0c0612")
        shade(sheet, turned_away(sheet, mask, 7, 9), _DARKER)
        for claw in (
            "108,120 104,70 118,22 146,-4 140,40 134,66 128,116",
            "126,118 138,76 166,50 180,18 182,64 166,104 146,124",
        ):
            nipper = sheet.plate().fill(at(spots(claw)))
            mask = carve(sheet, nipper, _SHELL, rim=3, line="#0c0612")
            shade(sheet, turned_away(sheet, mask, 8, 8), _DARKER)
            shade(sheet, turned_away(sheet, mask, -5, -4), _GLINT)
    tail = (
        (222, 240, 40),
        (222, 204, 38),
        (222, 174, 33),
        (218, 144, 29),
        (214, 116, 26),
        (214, 90, 23),
        (224, 66, 21),
        (244, 54, 18),
    )
    for (x, y, r), (nx, ny, _) in zip(tail, (*tail[1:], (262, 46, 0)), strict=True):
        at = pose(x, y, turn=atan2(nx - x, y - ny), k=r / 40)
        mask = carve(sheet, sheet.plate().fill(polygon(at(_SEGMENT))), _SHELL, rim=3, line="#0c0612")
        shade(sheet, turned_away(sheet, mask, 9, 6), _DARKER)
        shade(sheet, turned_away(sheet, mask, -4, -4), _GLINT)
        keels = [at(spots("-14,22,0.9 -10,0,1 -12,-20,0.2")), at(spots("14,22,0.9 10,0,1 12,-20,0.2"))]
        inked(sheet, keels, 5 * r / 40, "#0c0612", within=mask)
    sting = sheet.plate().fill(spots("250,40 274,42 290,62 292,92 280,118 276,90 262,76 248,68"))
    mask = carve(sheet, sting, "#c8403a", rim=3, line="#0c0612")
    shade(sheet, turned_away(sheet, mask, 7, 4), "#6a141c")
    drop = sheet.plate().disc(281, 134, 7, ry=10)
    sheet.body(blur(drop.mask, 6 * SCALE), _VENOM)
    carve(sheet, drop, _VENOM, rim=1.6, line="#1c3a14", grain=0.02)
    shield = sheet.plate().fill(spots("222,336 178,318 166,276 182,244 222,232 262,244 278,276 266,318"))
    mask = carve(sheet, shield, _SHELL, rim=3.2, line="#0c0612")
    shade(sheet, turned_away(sheet, mask, 20, 10), _DARKER)
    shade(sheet, turned_away(sheet, mask, -6, -6), _GLINT)
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.disc(222 + s * 13, 308, 6).disc(222 + s * 28, 298, 4)
    sheet.body(blur(eyes.mask, 4 * SCALE), "#e0402a").body(eyes.mask, "#ffd25a")


def _spider(sheet: Sheet, x: float, y: float) -> None:
    """Print a spider that lets itself down from his ear."""
    thread = sheet.plate().line([where(_FACE, 118, 20), (x, y)], 2)
    sheet.body(thread.mask, "#cfd8b8")
    legs = sheet.plate()
    for s in (-1, 1):
        for knee, foot in (((26, -24), (40, 6)), ((32, -8), (46, 22)), ((30, 8), (40, 38)), ((22, 20), (26, 50))):
            legs.brush(
                [(x, y, 1), (x + s * knee[0] * 1.2, y + knee[1], 0.8), (x + s * foot[0] * 1.2, y + foot[1], 0.05)],
                10,
                dry=0,
                taper=(0, 0.1),
            )
    carve(sheet, legs, "#e4d6ea", rim=2, line="#120a16")
    body = sheet.plate().disc(x, y + 18, 20, ry=25).disc(x, y - 8, 12)
    mask = carve(sheet, body, "#e4d6ea", rim=2.6, line="#120a16")
    shade(sheet, turned_away(sheet, mask, 7, 5), _GLINT)
    mark = sheet.plate().fill(
        polygon([(x - 7, y + 8), (x + 7, y + 8), (x, y + 18), (x + 7, y + 30), (x - 7, y + 30), (x, y + 18)])
    )
    sheet.body(mark.mask, "#d8321f")
