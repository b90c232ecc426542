"""The ox-headed bailiff of the dead."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin
from typing import Final

import numpy as np

from art.ghosts.limbs import DARK, Placing, Spots, carve, inked, limb, pose, shade, spots, turned_away, where
from art.ghosts.oxhead import BRONZE, DIM, HIDE, LIT, ox_head
from art.kit.geometry import curve, polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_COAT, _NIGHT = "#54407a", "#20143a"
_GOLD = "#d6ae54"
_IRON, _STEEL = "#b9b4c6", "#5c5870"
_SHAFT = ((68.0, 262.0), (92.0, 740.0))
"""Where the trident's shaft begins, under its head, and where it leaves the card."""
_HAUL: Final = spots("74,402 112,426 180,476 330,590")
"""The way of the chain: from what he drags behind him over his shoulder, taut, to his fist."""


def bailiff(sheet: Sheet) -> None:
    """An ox in a bailiff's coat hauls a dead man's chain over his shoulder and glares round at you, trident in hand."""
    _coat(sheet)
    _belt(sheet)
    _arm(sheet, "124,420,1.2 84,500,1.12 52,592,0.74", 84)
    _pauldron(sheet, pose(114, 408, turn=-0.5, side=-1))
    _shadow_of_chain(sheet)
    _chain(sheet, _HAUL, first=1)
    ox_head(sheet)
    _chain(sheet, spots("330,590 366,617 384,640 384,668"), first=1)
    _shackle(sheet)
    _arm(sheet, "364,462,1.2 412,500,1.2 444,556,0.78", 84)
    _pauldron(sheet, pose(360, 440, turn=0.34))
    _arm(sheet, "446,552,1 418,584,1.06 362,580,0.72", 70, guard=(406, 576, 3.0))
    _hauling_hand(sheet, pose(328, 590, turn=-0.92, k=0.94))
    _arm(sheet, "50,596,1 52,552,1.06 62,496,0.66", 68, guard=(57, 540, -1.42))
    _trident(sheet)
    _trident_hand(sheet, pose(79, 470, turn=-0.05, k=0.92))


def _coat(sheet: Sheet) -> None:
    """Print the coat, slipped open from his chest."""
    coat = spots("166,366 108,392 78,446 96,540 92,620 60,740 430,740 404,640 388,560 398,480 372,430 300,384")
    mask = carve(sheet, sheet.plate().fill(coat), _COAT, rim=3.6, grain=0.3)
    away = sheet.plate().fill(spots("266,370 300,460 268,560 322,650 306,740 450,740 440,390"))
    shade(sheet, away.mask * mask, _NIGHT)
    chest = sheet.plate().fill(spots("166,368 138,440 146,530 190,584 244,580 286,530 304,460 292,384"))
    skin = carve(sheet, chest, HIDE, rim=3)
    shade(sheet, sheet.plate().fill(spots("250,360 262,440 236,500 250,590 330,590 320,370")).mask * skin, DIM)
    shade(sheet, sheet.plate().fill(spots("120,360 170,462 230,470 320,420 320,350")).mask * skin, DIM)
    lit = sheet.plate().fill(spots("156,470 186,490 206,486 196,512 160,512 148,494"))
    lit.fill(spots("168,528 192,526 196,548 178,552")).fill(spots("186,560 202,558 206,574 194,578"))
    shade(sheet, lit.mask * skin, LIT)
    muscles = (
        "150,506,0.2 178,524,1 212,508,0.8 216,480,0.2",
        "212,508,0.3 240,524,1 276,500,0.2",
        "214,514,0.3 208,548,1 216,584,0.2",
        "170,542,0.1 188,550,0.8 204,546,0.1",
        "218,548,0.1 236,550,0.8 254,540,0.1",
    )
    inked(sheet, map(spots, muscles), 7, "#1c1014", within=skin)
    for way in ("158,372,0.9 132,440,1 144,530,1 186,590,1 190,740,1", "296,382,0.9 306,460,1 286,536,1 246,590,1"):
        trim = carve(sheet, sheet.plate().brush(spots(way), 24, dry=0, taper=(0, 0)), _GOLD, rim=2.6)
        shade(sheet, turned_away(sheet, trim, 8, 0), BRONZE)
    folds = (
        "96,470,0.1 108,520,1 96,572,0.2",
        "120,640,0.2 100,690,1 92,740,0.2",
        "250,640,0.1 262,690,1 256,740,0.3",
        "352,640,0.2 372,690,1 376,740,0.2",
        "318,430,0.1 338,480,1 326,540,0.2",
    )
    inked(sheet, map(spots, folds), 8, DARK, within=mask)


def _belt(sheet: Sheet) -> None:
    """Print the belt, its buckle of bronze with the tongue through a hole, and the tablet with the warrant on it."""
    way = spots("86,620,1 140,616,1.06 210,606,1.06 300,590,1.04 396,560,1")
    mask = carve(sheet, sheet.plate().brush(way, 38, dry=0, taper=(0, 0), wob=0.01), "#a8281c", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 0, 12), "#560f14")
    at = pose(214, 606, turn=-0.15)
    end = sheet.plate().fill(at(spots("20,-14 60,-12 78,10 84,46 74,74 58,80 54,56 46,22 20,18")))
    strap = carve(sheet, end, "#bc3222", rim=2.8)
    shade(sheet, turned_away(sheet, strap, 9, 6), "#560f14")
    holes = sheet.plate()
    for x, y in ((40, 2), (56, 16), (64, 36), (67, 56)):
        holes.disc(*where(at, x, y), 3.4)
    sheet.body(holes.mask, "#2a080c")
    frame = sheet.plate().fill(at(spots("-34,-24 -26,-32 26,-32 34,-24 34,24 26,32 -26,32 -34,24")))
    frame.fill(at(spots("-20,-18 20,-18 21,18 -20,18")), cut=True)
    bronze = carve(sheet, frame, "#e2b650", rim=2.8)
    shade(sheet, turned_away(sheet, bronze, 5, 6), BRONZE)
    tongue = carve(sheet, sheet.plate().fill(at(spots("-34,-5 10,-5 30,-2 30,3 10,6 -34,6"))), "#f0d084", rim=2)
    shade(sheet, turned_away(sheet, tongue, 0, 4), BRONZE)
    studs = sheet.plate()
    for x, y in ((-27, -25), (27, -25), (-27, 25), (27, 25)):
        studs.disc(*where(at, x, y), 3.6)
    sheet.body(studs.mask, "#5a3a14")
    _tablet(sheet, pose(140, 616, turn=0.1, k=0.9))


def _tablet(sheet: Sheet, at: Placing) -> None:
    """Print the wooden tablet that hangs from his belt: its one word arrests."""
    cord = sheet.plate().brush(at(spots("-9,-24,1 -8,0,1 0,18,1")), 7, dry=0, taper=(0, 0))
    cord.brush(at(spots("9,-24,1 8,0,1 0,18,1")), 7, dry=0, taper=(0, 0))
    carve(sheet, cord, "#e0cc9a", rim=1.8)
    board = sheet.plate().fill(polygon(at(spots("-22,14 -30,24 -30,108 30,108 30,24 22,14"))))
    mask = carve(sheet, board, "#efe4c2", rim=3, grain=0.2)
    shade(sheet, turned_away(sheet, mask, 8, 5), "#c2ac7e")
    x, y = where(at, -1, 62)
    sheet.lay(ink(sheet.plate().text("拘", x, y, 56, bold=2).mask, 3, edge=0.4) * 1.2, DARK)


def _arm(sheet: Sheet, line: str, width: float, *, guard: tuple[float, float, float] | None = None) -> None:
    """Print one stretch of a heavy arm, and the bracer on it: its middle, and the way the arm goes, in radians."""
    mask = carve(sheet, limb(sheet, spots(line), width), HIDE, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 18, 14), DIM)
    shade(sheet, turned_away(sheet, mask, -6, -6), LIT)
    if not guard:
        return
    x, y, way = guard
    at = pose(x, y, turn=way)
    plate = sheet.plate().fill(at(spots("-26,-38 -4,-42 26,-32 30,0 26,32 -4,42 -26,38 -32,0")))
    bracer = carve(sheet, plate, "#4a3866", rim=2.8)
    shade(sheet, turned_away(sheet, bracer, 16, 10), _NIGHT)
    bands = sheet.plate().brush(at(spots("-26,-40,1 -33,0,1 -26,40,1")), 10, dry=0, taper=(0, 0), wob=0)
    bands.brush(at(spots("25,-34,1 31,0,1 25,34,1")), 9, dry=0, taper=(0, 0), wob=0)
    gold = carve(sheet, bands, _GOLD, rim=2.2)
    shade(sheet, turned_away(sheet, gold, 5, 4), BRONZE)
    laces = ("-20,-14,0.6 -2,2,1 18,-12,0.6", "-20,8,0.6 -2,-6,1 18,10,0.6")
    inked(sheet, [at(spots(lace)) for lace in laces], 3.4, "#d8563a", within=bracer)


def _pauldron(sheet: Sheet, at: Placing) -> None:
    """Print a shoulder guard of three lacquered lames, edged with gold and laced with red cord."""
    for tier in (2, 1, 0):
        drop, wide = 27 * tier, 1 + 0.06 * tier
        lame = [
            (x * wide, y + drop) for x, y in spots("-56,4 -46,-20 -14,-38 22,-34 50,-12 62,18 52,24 18,4 -16,0 -50,18")
        ]
        mask = carve(sheet, sheet.plate().fill(at(lame)), "#5a2c34", rim=3, grain=0.15)
        shade(sheet, turned_away(sheet, mask, 16, 0), "#2a1018")
        edge = [(x * wide, y + drop, w) for x, y, w in spots("-53,13,0.8 -16,-4,1 18,0,1 56,22,0.8")]
        gold = carve(sheet, sheet.plate().brush(at(edge), 9, dry=0, taper=(0, 0), wob=0.01), _GOLD, rim=2)
        shade(sheet, turned_away(sheet, gold, 3, 4), BRONZE)
        laces = [
            at([(x * wide, y + drop - 15, 0.7), (x * wide, y + drop - 5, 1)])
            for x, y in ((-36, 0), (-18, -7), (0, -9), (18, -6), (36, 4))
        ]
        inked(sheet, laces, 5, "#d8563a", within=mask)
    boss = carve(sheet, sheet.plate().disc(*where(at, 0, -24), 9, ry=8), "#e2b650", rim=2.2)
    shade(sheet, turned_away(sheet, boss, 4, 4), BRONZE)


def _trident(sheet: Sheet) -> None:
    """Print the trident: one straight shaft from the card's foot into the socket of its head."""
    (x0, y0), (x1, y1) = _SHAFT
    pole = sheet.plate().brush([(x0, y0, 1), (x1, y1, 1.06)], 18, dry=0, taper=(0, 0), wob=0)
    mask = carve(sheet, pole, "#8a4028", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 6, 0), "#4a1c14")
    at = pose(x0, y0, turn=-atan2(x1 - x0, y1 - y0), k=0.9)
    tassel = [at([(0, 26, 1), (-14 + 9 * i, 52, 1), (-20 + 12 * i, 92, 0.05)]) for i in range(4)]
    inked(sheet, tassel, 11, "#b3281c")
    head = sheet.plate().fill(
        polygon(
            at(
                spots(
                    "-9,26 -9,2 -30,-8 -42,-34 -42,-70 -50,-72 -36,-108 -24,-72 -31,-70 -30,-40 -22,-24 -8,-20 "
                    "-7,-92 -14,-94 0,-136 14,-94 7,-92 8,-20 22,-24 30,-40 31,-70 24,-72 36,-108 50,-72 42,-70 "
                    "42,-34 30,-8 9,2 9,26"
                )
            )
        )
    )
    mask = carve(sheet, head, "#cfccd8", rim=3)
    shade(sheet, turned_away(sheet, mask, 6, 4), "#7a7690")
    bands = sheet.plate().brush(at(spots("-12,22,1 12,22,1")), 9, dry=0, taper=(0, 0))
    carve(sheet, bands, _GOLD, rim=2)


def _skin(sheet: Sheet, at: Placing, outlines: Sequence[str]) -> None:
    """Print parts of a hand one over the other, each in its own tones."""
    for outline in outlines:
        mask = carve(sheet, sheet.plate().fill(at(spots(outline))), HIDE, rim=2.4, grain=0.12, mott=0.06)
        shade(sheet, turned_away(sheet, mask, 4, 7), DIM)
        shade(sheet, turned_away(sheet, mask, -2, -3), LIT)


def _horny(sheet: Sheet, at: Placing, outlines: Sequence[str]) -> None:
    """Print nails as thick as hoofs."""
    nails = sheet.plate()
    for outline in outlines:
        nails.fill(at(spots(outline)))
    carve(sheet, nails, "#2c2026", rim=1.4, line="#c8a886", grain=0.05)


def _trident_hand(sheet: Sheet, at: Placing) -> None:
    """Print the hand on the shaft: fingers round it, the forefinger slack above them, the thumb clamped over two."""
    _skin(sheet, at, ["-34,-36 -16,-40 4,-26 12,0 10,34 -4,56 -34,58 -48,38 -52,6"])
    _horny(
        sheet,
        at,
        ("22,28 34,31 31,41 18,40", "29,8 42,11 39,23 26,22", "31,-13 43,-10 42,2 29,2", "27,-47 39,-48 42,-37 30,-32"),
    )
    _skin(
        sheet,
        at,
        (
            "-22,26 2,25 24,27 31,35 24,45 2,47 -18,46 -28,38",
            "-30,5 0,3 28,6 38,15 30,27 4,28 -22,28 -37,17",
            "-34,-16 0,-18 30,-14 40,-4 34,8 6,9 -26,9 -40,-3",
            "-32,-14 -40,-26 -26,-40 -2,-46 24,-50 36,-42 30,-32 6,-26 -12,-18",
        ),
    )
    creases = (
        "-8,26,0.2 -3,36,1 -8,45,0.2",
        "-10,5,0.2 -4,16,1 -10,26,0.2",
        "-10,-15,0.2 -4,-4,1 -10,7,0.2",
        "-8,-44,0.2 0,-36,1 -4,-27,0.2",
    )
    inked(sheet, [at(spots(crease)) for crease in creases], 3, "#1c1014")
    _skin(sheet, at, ("56,20 56,0 44,-20 26,-30 10,-24 4,-10 6,6 16,8 20,-6 28,-8 36,8 40,30",))
    _horny(sheet, at, ("8,-14 0,-4 4,12 14,14 18,0",))


def _hauling_hand(sheet: Sheet, at: Placing) -> None:
    """Print the hand that hauls, from its back: the fist turned over the chain, the thumb locked along it."""
    _skin(
        sheet,
        at,
        (
            "4,20 -14,24 -30,34 -34,46 -24,54 -6,50 10,42",
            "-2,4 -22,6 -42,15 -48,28 -38,37 -18,32 0,22",
            "-4,-18 -26,-18 -48,-9 -54,5 -44,16 -22,12 -2,4",
            "4,-42 -18,-44 -42,-34 -50,-20 -42,-9 -20,-12 0,-20",
        ),
    )
    joints = ("-38,-34,0.2 -36,-22,1 -40,-11,0.2", "-42,-8,0.2 -40,3,1 -42,14,0.2", "-36,16,0.2 -34,26,1 -36,35,0.2")
    inked(sheet, [at(spots(way)) for way in joints], 3, "#1c1014")
    back = "58,-22 34,-42 12,-50 -4,-44 -10,-34 -5,-24 -14,-12 -9,1 -11,13 -2,22 0,36 14,48 40,44 60,14"
    _skin(sheet, at, (back,))
    lit = sheet.plate().fill(at(spots("-2,-38 14,-42 22,-30 4,-26 -4,-30")))
    lit.fill(at(spots("-8,-12 2,-18 18,-12 2,-4 -5,-4"))).fill(at(spots("-5,12 6,6 20,12 8,20 0,20")))
    shade(sheet, lit.mask, LIT)
    tendons = ("4,-22,0.9 22,-14,0.7 40,-8,0.1", "0,2,0.9 18,4,0.7 40,4,0.1", "6,26,0.9 22,22,0.7 38,18,0.1")
    inked(sheet, [at(spots(way)) for way in tendons], 3.6, DIM)
    _skin(sheet, at, ("42,-18 38,-44 20,-62 -8,-66 -34,-56 -40,-46 -32,-40 -8,-48 8,-40 22,-20",))
    _horny(sheet, at, ("-20,-63 -36,-56 -46,-44 -36,-38 -22,-48",))


def _shadow_of_chain(sheet: Sheet) -> None:
    """Print the shadow the taut chain throws on chest and coat."""
    fall = sheet.plate().brush([(x + 3, y + 13, 1) for x, y in _HAUL], 14, dry=0, taper=(0, 0), wob=0.05)
    sheet.lay(ink(fall.mask, 3, edge=0.6) * 0.75, "#2a1420")


def _chain(sheet: Sheet, way: Spots, *, first: int) -> None:
    """Print a chain along a way, link by link at even steps: by turns one sees a link's face and its edge.

    Args:
        sheet: where.
        way: points from end to end.
        first: 0 begins with a face, 1 with an edge.
    """
    line = curve(way, step=1.0)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T))]
    for kind in (1, 0):
        for i, far in enumerate(np.arange(8, along[-1], 22.0)):
            if (i + first) % 2 != kind:
                continue
            k = min(len(line) - 3, int(np.searchsorted(along, far)))
            (x, y), (nx, ny) = map(float, line[k][:2]), map(float, line[k + 2][:2])
            at = pose(x, y, turn=atan2(ny - y, nx - x))
            link = sheet.plate()
            if kind:
                link.brush(at(spots("-15,0,0.9 0,0,1 15,0,0.9")), 9, dry=0, taper=(0, 0), wob=0)
            else:
                ring = [(17 * cos(a * pi / 10), 11 * sin(a * pi / 10)) for a in range(20)]
                link.fill(at(ring)).fill(at([(u * 0.58, v * 0.46) for u, v in ring]), cut=True)
            mask = carve(sheet, link, _IRON, rim=2.2, grain=0.1)
            shade(sheet, turned_away(sheet, mask, 2, 3), _STEEL)


def _shackle(sheet: Sheet) -> None:
    """Print the open iron collar that swings at the chain's end."""
    at = pose(380, 690, turn=0.2, k=0.86)
    ring = [(30 * cos(a * pi / 12), 26 * sin(a * pi / 12)) for a in range(24)]
    iron = sheet.plate().fill(at(ring)).fill(at([(u * 0.68, v * 0.64) for u, v in ring]), cut=True)
    iron.fill(polygon(at(spots("0,0 22,40 -14,40"))), cut=True)
    mask = carve(sheet, iron, _IRON, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 4, 4), _STEEL)
