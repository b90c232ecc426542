"""The ox-headed bailiff of the dead."""

from __future__ import annotations

import numpy as np

from art.anatomy import fist
from art.ghosts.haunting import DARK, X, put
from art.ghosts.limbs import carve, inked, limb, pose, shade, spots, turned_away, where
from art.kit.base import smooth
from art.kit.geometry import centred, polygon
from art.kit.media import cinnabar, ink
from art.kit.sheet import Sheet

_HIDE, _DIM, _LIT = "#7a5244", "#341e22", "#a87a62"
_COAT, _NIGHT = "#54407a", "#20143a"
_GOLD, _BRONZE = "#d6ae54", "#74501e"


def bailiff(sheet: Sheet) -> None:
    """An ox in a bailiff's coat holds the warrant up to you, his trident at his side, a chain at his belt."""
    _trident(sheet)
    _coat(sheet)
    _trident_arm(sheet)
    with sheet.at(8, 26, 0.96):
        _ox_head(sheet)
    _warrant(sheet)


def _trident(sheet: Sheet) -> None:
    pole = sheet.plate().brush(spots("402,330,1 408,520,1 416,740,1"), 17, dry=0, taper=(0, 0), wob=0)
    mask = carve(sheet, pole, "#8a4028", rim=2.6)
    shade(sheet, turned_away(sheet, mask, 6, 0), "#4a1c14")
    head = sheet.plate().fill(
        spots(
            "392,340 366,326 350,296 352,250 362,224 372,250 372,284 386,306 392,306 392,236 402,190 414,236 "
            "414,306 420,304 436,282 436,248 446,222 456,250 456,296 440,326 414,340"
        )
    )
    mask = carve(sheet, head, "#cfccd8", rim=3)
    shade(sheet, turned_away(sheet, mask, 7, 5), "#7a7690")
    tassel = [[(402, 340, 1), (390 + 8 * i, 366, 1), (384 + 10 * i, 400, 0.05)] for i in range(4)]
    inked(sheet, tassel, 10, "#b3281c")


def _coat(sheet: Sheet) -> None:
    coat = spots("150,374 92,392 54,450 44,540 60,640 48,740 404,740 392,640 398,540 388,450 340,392 280,374")
    mask = carve(sheet, sheet.plate().fill(coat), _COAT, rim=3.6, grain=0.3)
    away = sheet.plate().fill(spots("266,370 290,460 262,560 300,650 284,740 420,740 420,380"))
    shade(sheet, away.mask * mask, _NIGHT)
    chest = sheet.plate().fill(spots("172,372 156,450 176,540 216,566 258,540 280,450 262,372"))
    skin = carve(sheet, chest, _HIDE, rim=3)
    shade(sheet, turned_away(sheet, skin, 30, 10), _DIM)
    shade(sheet, sheet.plate().fill(spots("150,360 216,470 284,360 284,430 216,492 150,430")).mask * skin, _DIM)
    muscles = (
        "216,470,0.3 218,520,1 214,560,0.2",
        "166,480,0.2 190,512,1 214,502,0.3",
        "268,480,0.2 244,512,1 220,502,0.3",
    )
    inked(sheet, map(spots, muscles), 8, "#1c1014", within=skin)
    hems = sheet.plate().brush(spots("160,376,0.8 146,460,1 170,560,1 196,740,1"), 24, dry=0, taper=(0, 0))
    hems.brush(spots("274,376,0.8 288,460,1 262,560,1 240,740,1"), 24, dry=0, taper=(0, 0))
    trim = carve(sheet, hems, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, trim, 8, 0), _BRONZE)
    belt = sheet.plate().brush(spots("52,556,1 140,580,1.1 216,586,1.1 300,580,1.1 394,556,1"), 36, dry=0, taper=(0, 0))
    mask = carve(sheet, belt, "#a8281c", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 0, 12), "#560f14")
    buckle = carve(sheet, sheet.plate().disc(216, 586, 30), _GOLD, rim=2.8)
    shade(sheet, turned_away(sheet, buckle, 8, 8), _BRONZE)
    carve(sheet, sheet.plate().disc(216, 586, 13), "#3a1c4a", rim=2)
    links = sheet.plate()
    for i in range(11):
        t = i / 10
        links.ring(288 + 86 * t, 600 + 118 * t * (1 - t) * 2.2, 11, 5)
    mask = carve(sheet, links, "#b9b4c6", rim=2)
    shade(sheet, turned_away(sheet, mask, 3, 3), "#5c5870")
    folds = (
        "96,470,0.2 84,540,1 90,560,0.2",
        "110,610,0.2 96,680,1 94,740,0.2",
        "330,620,0.2 344,690,1 346,740,0.2",
        "216,630,0.2 218,690,1 214,740,0.2",
    )
    inked(sheet, map(spots, folds), 9, DARK)


def _pauldron(sheet: Sheet, side: int) -> None:
    at = pose(X + side * 128, 408, turn=side * 0.3, side=side)
    for tier in (1, 0):
        corners = spots("-56,-20 -10,-52 40,-30 60,22 16,32 -50,26")
        guard = sheet.plate().fill(at([(x, y + 38 * tier) for x, y in corners]))
        mask = carve(sheet, guard, _GOLD, rim=3.2)
        shade(sheet, turned_away(sheet, mask, 12, 10), _BRONZE)
        rivets = sheet.plate()
        for a in (-30, -2, 28):
            rivets.disc(*where(at, a, -8 + 38 * tier - 0.2 * a), 5)
        carve(sheet, rivets, "#6a2a22", rim=1.2)


def _trident_arm(sheet: Sheet) -> None:
    for line, width in (("344,420,1.1 392,450,1.1 424,500,0.8", 82), ("424,494,0.8 424,530,1.05 408,560,0.8", 66)):
        mask = carve(sheet, limb(sheet, spots(line), width), _HIDE, rim=3.2)
        shade(sheet, turned_away(sheet, mask, 18, 14), _DIM)
        shade(sheet, turned_away(sheet, mask, -6, -6), _LIT)
    _pauldron(sheet, 1)
    fist(sheet, 410, 566, 0.92, _HIDE, turn=0.04)
    bracer = carve(sheet, sheet.plate().fill(spots("398,516 448,512 446,544 400,548")), _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, bracer, 10, 6), _BRONZE)


def _warrant(sheet: Sheet) -> None:
    """Print the arm held out, and the warrant that unrolls from its fist: arrest."""
    for line, width in (("88,424,1.1 58,470,1.1 52,520,0.8", 82), ("52,514,0.8 62,480,1.05 92,440,0.8", 66)):
        mask = carve(sheet, limb(sheet, spots(line), width), _HIDE, rim=3.2)
        shade(sheet, turned_away(sheet, mask, 14, 16), _DIM)
        shade(sheet, turned_away(sheet, mask, -6, -6), _LIT)
    _pauldron(sheet, -1)
    at = pose(104, 544, turn=0.06)
    paper = sheet.plate().fill(polygon(at(spots("-54,-122 54,-122 54,70 40,60 24,76 6,62 -12,78 -30,64 -54,74"))))
    mask = carve(sheet, paper, "#efe4c2", rim=3, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 10, 0), "#c2ac7e")
    ruled = ("-44,-110,1 44,-110,1", "-44,-110,1 -44,52,1", "44,-110,1 44,52,1")
    inked(sheet, [at(spots(line)) for line in ruled], 3, "#8e2318")
    x, y = where(at, 0, -38)
    sheet.lay(ink(sheet.plate().text("拘", x, y, 92, bold=3).mask, 3, edge=0.4) * 1.2, DARK)
    sx, sy = where(at, 18, 34)
    sheet.lay(cinnabar(sheet.plate().rect(sx - 19, sy - 19, 38, 38, 3).mask, 3, 0.3), "#b3182a")
    rod = sheet.plate().brush(at(spots("-66,-124,1 66,-124,1")), 17, dry=0, taper=(0, 0), wob=0)
    mask = carve(sheet, rod, "#6a3420", rim=2.6)
    knobs = sheet.plate().disc(*where(at, -68, -124), 10).disc(*where(at, 68, -124), 10)
    carve(sheet, knobs, _GOLD, rim=2.2)
    fist(sheet, *where(at, 0, -124), 0.9, _HIDE, turn=1.62)


def _ox_head(sheet: Sheet) -> None:
    """Print the head of an ox, horns from edge to edge, a ring in its nose."""
    horns = sheet.plate()
    for s in (-1, 1):
        horn = [(48, 232, 1.1), (112, 226, 1.05), (160, 180, 0.8), (150, 104, 0.05)]
        horns.brush([(X + s * a, b, c) for a, b, c in horn], 50, dry=0, seed=4 + s, taper=(0.02, 0.3), wob=0.01)
    put(sheet, horns, "#d9c698", rim=3)
    rings = sheet.plate()
    for s in (-1, 1):
        for k in range(4):
            rings.brush(
                [(X + s * (80 + k * 18), 206 - k * 8, 0.5), (X + s * (86 + k * 19), 246 - k * 13, 0.8)], 5, dry=0.1
            )
    sheet.lay(ink(rings.mask, 3) * horns.mask * 0.8, "#4a3a28")
    ears = sheet.plate()
    for s in (-1, 1):
        ears.fill([(X + s * 62, 254), (X + s * 104, 244), (X + s * 134, 268), (X + s * 100, 288), (X + s * 64, 284)])
    put(sheet, ears, "#4a3430", rim=2.4)
    line = "M x0 196 C x-58 194 x-84 226 x-78 272 C x-74 310 x-58 330 x-58 362 C x-62 392 x-66 420 x-44 438 C x-24 450 "
    head = sheet.plate().fill(
        centred(
            line + "x24 450 x44 438 C x66 420 x62 392 x58 362 C x58 330 x74 310 x78 272 C x84 226 x58 194 x0 196 Z", X
        )
    )
    put(sheet, head, "#6a463a", rim=3.2)
    sheet.lay(head.mask * smooth(np.abs(sheet.grid()[0] - X), 26, 84) * 0.7, "#2c1a1c")
    muzzle = sheet.plate().disc(X, 404, 60, ry=42)
    put(sheet, muzzle, "#a07866", rim=2)
    dark = sheet.plate()
    for s in (-1, 1):
        dark.disc(X + s * 27, 392, 12, ry=10, rot=s * 30)
        dark.brush([(X + s * 10, 290, 0.6), (X + s * 36, 262, 1.4), (X + s * 76, 258, 0.3)], 18, dry=0, seed=6 + s)
        dark.fill([(X + s * 18, 306), (X + s * 30, 282), (X + s * 62, 276), (X + s * 62, 300), (X + s * 40, 312)])
    dark.brush([(X - 40, 424, 0.3), (X, 432, 1), (X + 40, 424, 0.3)], 6, dry=0, seed=8)
    tuft = sheet.plate()
    for i in range(9):
        tuft.brush(
            [(X + (i - 4) * 6, 186, 1), (X + (i - 4) * 11, 224, 0.9), (X + (i - 4) * 9, 262 - abs(i - 4) * 5, 0.05)],
            13,
            dry=0.3,
            seed=i,
        )
    sheet.lay(ink(dark.mask, 3) * 1.3, DARK).lay(ink(tuft.mask, 3) * 1.2, DARK)
    put(sheet, sheet.plate().disc(X - 44, 294, 11, ry=9).disc(X + 44, 294, 11, ry=9), "#ffd23a", rim=1)
    sheet.body(sheet.plate().disc(X - 42, 294, 3.6, ry=7).disc(X + 42, 294, 3.6, ry=7).mask, DARK)
    put(sheet, sheet.plate().ring(X, 434, 22, 8), "#d2a048", rim=1.8)
