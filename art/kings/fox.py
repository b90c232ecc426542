"""The nine-tailed fox."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.anatomy import skull
from art.ghosts.limbs import carve, inked, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, smooth
from art.kit.geometry import curve, polygon
from art.kit.media import woodblock
from art.kit.noise import cloud
from art.kit.sheet import Sheet

Line = list[tuple[float, float, float]]
_INK, _DEEP = "#17101c", "#1a1226"
_FUR, _DIM = "#f4ebd8", "#bfb0b4"
_RED, _WINE = "#c4281c", "#74121c"
_FOX_X = 222.0
_THICK = 84.0
_HEAD = pose(224, 424, turn=0.09, k=1.0)
_WAYS: Final = (
    ((222, 640), (224, 480), (228, 370), (226, 270), (222, 196), (244, 132), (228, 62)),
    ((218, 640), (180, 480), (160, 380), (146, 290), (144, 222), (166, 166), (146, 100)),
    ((226, 640), (268, 480), (292, 380), (306, 300), (306, 232), (330, 176), (316, 108)),
    ((214, 640), (150, 510), (112, 430), (92, 360), (86, 300), (106, 250), (82, 192)),
    ((212, 642), (140, 556), (98, 496), (72, 442), (66, 396), (84, 356), (54, 306)),
    ((212, 646), (140, 614), (96, 578), (70, 538), (64, 500), (82, 464), (50, 422)),
    ((232, 644), (310, 590), (362, 536), (398, 486), (414, 442), (400, 398), (442, 348)),
    ((214, 650), (150, 656), (104, 652), (70, 630), (56, 600), (72, 570), (46, 534)),
    ((230, 648), (300, 646), (352, 634), (400, 606), (430, 568), (424, 528), (464, 480)),
)
"""Where each of the nine tails goes, the hindmost first: their tips stand apart, none behind the title."""


def nine_tails(sheet: Sheet) -> None:
    """A white fox before her nine tails, a paw on the skull she wears when she goes among people."""
    for place in range(len(_WAYS)):
        _tail(sheet, place)
    _fox_body(sheet)
    _fox_head(sheet)


def _tail(sheet: Sheet, place: int) -> None:
    line = _tail_line(place)
    mask = carve(
        sheet,
        sheet.plate().brush(line[::2], _THICK, dry=0, seed=place + 4, wob=0.01, taper=(0, 0.01)),
        _FUR,
        rim=3,
        line=_DEEP,
        grain=0.1,
    )
    shade(sheet, turned_away(sheet, mask, 17, 12), _DIM, grain=0.1)
    hairs = []
    count = len(line)
    for i, side in enumerate((-0.66, -0.3, 0.06, 0.42)):
        first, last = count // 4 + i % 2 * count // 9, count * 4 // 5 - i % 2 * count // 12
        steps = np.linspace(first, last, 5).astype(int)
        hairs.append([(*_beside(line, n, side), w) for n, w in zip(steps, (0.2, 0.6, 1, 0.8, 0.1), strict=True)])
    inked(sheet, hairs, 4, "#8b7c8e", within=mask, dry=0.2)
    x, y = sheet.grid()
    reach = np.hypot(x - line[-3][0], y - line[-3][1]) + 36 * (
        cloud(sheet.shape, 9 * SCALE, seed=place + 9, octaves=3) - 0.5
    )
    tip = mask * (1 - smooth(reach, 78, 84))
    sheet.body(woodblock(tip, place + 4, 0.15, mott=0.1), _RED)
    shade(sheet, turned_away(sheet, mask, 17, 12) * tip, _WINE)


def _beside(line: Line, n: int, side: float) -> tuple[float, float]:
    """Return the point beside a tail's middle by a share of its half-width."""
    (ax, ay, _), (bx, by, width) = line[n - 1], line[n]
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
    return bx - (by - ay) / far * _THICK / 2 * width * side, by + (bx - ax) / far * _THICK / 2 * width * side


def _tail_line(place: int) -> Line:
    """Return a tail that leaves her body, swells and curls up at its tip."""
    middle = curve(_WAYS[place], step=9)
    share = np.linspace(0, 1, len(middle))
    width = np.interp(share, [0, 0.25, 0.45, 0.62, 0.76, 0.87, 0.94, 1], [0.3, 0.5, 0.86, 1.0, 0.84, 0.5, 0.26, 0.01])
    return [(float(x), float(y), float(w)) for (x, y), w in zip(middle[:, :2], width, strict=True)]


def _fox_body(sheet: Sheet) -> None:
    at = pose(_FOX_X, 0)
    haunches = sheet.plate()
    for s in (-1, 1):
        haunches.fill(at(spots("30,560 84,560 118,610 122,670 100,730 20,740", s)))
    mask = carve(sheet, haunches, _FUR, rim=3, line=_DEEP, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 20, 0), _DIM, grain=0.1)
    inked(
        sheet,
        [at(spots("70,600,0.2 52,640,1 58,700,0.2", s)) for s in (-1, 1)],
        7,
        "#4a3e56",
        within=mask,
    )
    skull(sheet, _FOX_X - 62, 640, 0.36, "#e8dcc0", "#8a6a4a", jaw=False)
    leg = spots("8,560 56,560 62,640 58,690 70,712 64,740 4,740 12,690 6,640")
    mask = carve(sheet, sheet.plate().fill(at(leg)), _FUR, rim=3, line=_DEEP, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 18, 0), _DIM, grain=0.1)
    raised = spots("-4,550 -64,556 -78,582 -92,594 -96,612 -74,622 -44,614 -20,640 6,650")
    mask = carve(sheet, sheet.plate().fill(at(raised)), _FUR, rim=3, line=_DEEP, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 2, 14), _DIM, grain=0.1)
    toes = [at([(a, b, 0.4), (a - 5, b + 13, 1)]) for a, b in ((-84, 600), (-70, 604), (-56, 602))]
    inked(sheet, [*toes, at(spots("30,716,0.4 30,736,1")), at(spots("46,716,0.4 48,736,1"))], 6, _INK)
    ruff = sheet.plate()
    for i in range(17):
        t = (i - 8) / 8
        drop = 632 - 74 * t * t + 14 * (i % 2)
        ruff.brush(
            at([(40 * t, 470, 1.2), (82 * t, 530, 1.15), (74 * t, drop - 30, 0.7), (58 * t, drop, 0.03)]),
            38,
            dry=0,
            seed=i,
            taper=(0, 0.03),
            wob=0.02,
        )
    mask = carve(sheet, ruff, "#fbf4e4", rim=3, line=_DEEP, grain=0.08)
    shade(sheet, turned_away(sheet, mask, 20, 0), _DIM, grain=0.1)
    tufts = [
        at([(70 * t, 540, 0.2), (66 * t, 580 - 20 * abs(t), 1), (52 * t, 618 - 50 * t * t, 0.1)])
        for t in (-0.8, -0.45, -0.1, 0.3, 0.62)
    ]
    inked(sheet, tufts, 5, "#8b7c8e", within=mask)


def _fox_head(sheet: Sheet) -> None:
    for s in (-1, 1):
        ear = sheet.plate().fill(_HEAD(spots("24,-70 56,-128 92,-186 110,-130 108,-60 90,-6", s)))
        mask = carve(sheet, ear, _FUR, rim=3, line=_DEEP, grain=0.08)
        inner = sheet.plate().fill(_HEAD(spots("44,-70 66,-116 88,-150 96,-110 92,-56 78,-26", s)))
        shade(sheet, inner.mask * mask, _RED)
        shade(
            sheet,
            sheet.plate().fill(_HEAD(spots("54,-60 74,-104 88,-140 80,-90 76,-30", s))).mask * mask,
            _WINE,
        )
    half = spots(
        "0,128 16,124 24,108 34,84 66,74 88,78 84,60 112,56 102,36 128,24 104,4 98,-30 86,-64 60,-90 30,-104 0,-109"
    )
    outline = half + [(-a, b) for a, b in reversed(half[1:-1])]
    mask = carve(
        sheet, sheet.plate().fill(polygon(_HEAD(outline))), "#fbf4e4", rim=3.2, line=_DEEP, grain=0.05, mott=0.05
    )
    cheek = sheet.plate().fill(_HEAD(spots("130,20 96,4 64,30 36,62 22,100 8,130 60,110 130,70")))
    shade(sheet, cheek.mask * mask, _DIM, grain=0.05)
    muzzle = sheet.plate().fill(_HEAD(spots("-12,0 -8,60 -20,84 -22,108 0,90 22,108 20,84 8,60 12,0 0,-10")))
    shade(sheet, muzzle.mask * mask, "#fffaf0", grain=0.05)
    _fox_paint(sheet)


def _fox_paint(sheet: Sheet) -> None:
    """Print her eyes, the red about them, and her smile."""
    red = [
        _HEAD(spots("0,-14,0.3 0,-44,1.4 0,-74,0.1")),
        _HEAD(spots("-14,-26,0.2 -18,-46,1 -12,-66,0.1")),
        _HEAD(spots("14,-26,0.2 18,-46,1 12,-66,0.1")),
    ]
    lids, lights = [], sheet.plate()
    for s in (-1, 1):
        red.append(_HEAD(spots("20,12,0.5 52,-18,1.5 104,-44,0.1", s)))
        red.append(_HEAD(spots("46,24,0.4 74,14,1 104,-14,0.1", s)))
        for j in range(3):
            red.append(
                _HEAD(
                    [
                        (s * (100 - j * 11), 34 + j * 12, 0.9),
                        (s * (76 - j * 6), 50 + j * 9, 0.7),
                        (s * (54 - j * 3), 54 + j * 9, 0.1),
                    ]
                )
            )
    inked(sheet, red, 13, _RED)
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.fill(_HEAD(spots("16,32 30,14 56,2 82,-10 70,12 44,26", s)))
        lids.append(_HEAD(spots("12,36,0.5 28,16,1.2 56,2,1.1 92,-20,0.1", s)))
        lids.append(_HEAD(spots("18,32,0.4 44,26,0.8 74,6,0.2", s)))
    mask = carve(sheet, eyes, "#f6c93e", rim=2.4, line=_INK, grain=0.05)
    pupils = sheet.plate()
    for s in (-1, 1):
        x, y = where(_HEAD, s * 48, 13)
        pupils.disc(x, y, 5, ry=13, rot=s * 8)
        lights.disc(x - 5, y - 5, 2.6)
    sheet.body(pupils.mask * mask, _INK).body(lights.mask * mask, "#fffaf0")
    inked(sheet, lids, 9, _INK)
    nose = sheet.plate().fill(_HEAD(spots("-17,96 0,90 17,96 12,112 0,118 -12,112")))
    carve(sheet, nose, _INK, rim=1)
    smile = [_HEAD(spots("0,116,0.6 12,124,1 34,104,0.9 46,88,0.1", s)) for s in (-1, 1)]
    inked(sheet, smile, 5, _INK)
