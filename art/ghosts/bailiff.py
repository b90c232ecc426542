"""The ox-headed bailiff of the dead."""

from __future__ import annotations

from math import atan2, cos, pi, sin

import numpy as np

from art.ghosts.limbs import DARK, Placing, Spots, carve, inked, limb, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.geometry import curve, polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_HIDE, _DIM, _LIT = "#7a5244", "#341e22", "#a87a62"
_COAT, _NIGHT = "#54407a", "#20143a"
_GOLD, _BRONZE = "#d6ae54", "#74501e"
_IRON, _STEEL = "#b9b4c6", "#5c5870"
_FLESH = Flesh(_HIDE, _DIM, "#241418")
_HEAD = pose(214, 292, turn=0.08, k=1.06)
_SHAFT = ((70.0, 262.0), (112.0, 740.0))
"""Where the trident's shaft begins, under its head, and where it leaves the card."""


def bailiff(sheet: Sheet) -> None:
    """An ox in a bailiff's coat glares round at you, one fist on his trident, the chain he drags in the other."""
    _coat(sheet)
    _arm(sheet, ("116,436,1.15 76,478,1.1 60,536,0.76", "60,532,0.86 72,566,1 100,596,0.7"))
    _pauldron(sheet, pose(112, 420, turn=-0.34, side=-1))
    _trident(sheet)
    _ox_head(sheet)
    _chain(sheet, spots("284,580 282,612 276,640 266,660"), first=1)
    _shackle(sheet)
    _chain(sheet, spots("290,584 330,620 390,622 448,588 530,504"), first=0)
    _arm(sheet, ("348,440,1.15 398,482,1.15 416,540,0.8", "416,536,0.9 372,566,1.05 322,556,0.74"))
    _pauldron(sheet, pose(348, 424, turn=0.3))
    _fist(sheet, pose(102, 598, turn=-0.08, side=-1, k=1.0))
    _fist(sheet, pose(290, 552, turn=0.16, k=1.04))


def _coat(sheet: Sheet) -> None:
    """Print the coat, open on his chest, the belt and the tablet with the warrant on it."""
    coat = spots("156,372 104,398 80,450 92,540 84,620 52,740 424,740 396,640 376,548 384,460 348,402 286,376")
    mask = carve(sheet, sheet.plate().fill(coat), _COAT, rim=3.6, grain=0.3)
    away = sheet.plate().fill(spots("256,370 284,460 256,560 306,650 290,740 440,740 430,380"))
    shade(sheet, away.mask * mask, _NIGHT)
    chest = sheet.plate().fill(spots("158,372 140,450 158,530 196,560 240,532 268,450 262,372"))
    skin = carve(sheet, chest, _HIDE, rim=3)
    shade(sheet, turned_away(sheet, skin, 34, 10), _DIM)
    shade(sheet, sheet.plate().fill(spots("130,360 180,470 280,360 280,440 190,494 134,440")).mask * skin, _DIM)
    muscles = (
        "192,478,0.3 192,520,1 196,556,0.2",
        "146,480,0.2 168,510,1 190,502,0.3",
        "250,474,0.2 224,508,1 196,504,0.3",
    )
    inked(sheet, map(spots, muscles), 8, "#1c1014", within=skin)
    hems = sheet.plate().brush(spots("146,378,0.8 130,460,1 152,552,1 170,740,1"), 24, dry=0, taper=(0, 0))
    hems.brush(spots("272,378,0.8 280,450,1 246,552,1 226,740,1"), 24, dry=0, taper=(0, 0))
    trim = carve(sheet, hems, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, trim, 8, 0), _BRONZE)
    belt = sheet.plate().brush(spots("88,574,1 140,590,1.1 200,596,1.1 290,592,1.1 388,570,1"), 36, dry=0, taper=(0, 0))
    mask = carve(sheet, belt, "#a8281c", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 0, 12), "#560f14")
    folds = (
        "104,470,0.2 110,520,1 104,560,0.2",
        "112,620,0.2 98,690,1 92,740,0.2",
        "340,630,0.2 356,690,1 360,740,0.2",
        "310,400,0.2 322,460,1 312,520,0.2",
    )
    inked(sheet, map(spots, folds), 9, DARK)
    _tablet(sheet, pose(186, 600, turn=0.1))


def _tablet(sheet: Sheet, at: Placing) -> None:
    """Print the wooden tablet that hangs from his belt: its one word arrests."""
    cord = sheet.plate().brush(at(spots("-8,-14,1 0,14,1 8,-14,1")), 6, dry=0, taper=(0, 0))
    carve(sheet, cord, "#b3281c", rim=1.6)
    board = sheet.plate().fill(polygon(at(spots("-22,14 -30,24 -30,108 30,108 30,24 22,14"))))
    mask = carve(sheet, board, "#efe4c2", rim=3, grain=0.2)
    shade(sheet, turned_away(sheet, mask, 8, 5), "#c2ac7e")
    x, y = where(at, -1, 62)
    sheet.lay(ink(sheet.plate().text("拘", x, y, 56, bold=2).mask, 3, edge=0.4) * 1.2, DARK)


def _arm(sheet: Sheet, parts: tuple[str, str]) -> None:
    """Print a heavy arm, upper part and forearm, and the bracer on it."""
    for line, width in zip(parts, (84, 70), strict=True):
        mask = carve(sheet, limb(sheet, spots(line), width), _HIDE, rim=3.2)
        shade(sheet, turned_away(sheet, mask, 18, 14), _DIM)
        shade(sheet, turned_away(sheet, mask, -6, -6), _LIT)
    _, (mx, my, _), (ex, ey, _) = spots(parts[1])
    far = float(np.hypot(ex - mx, ey - my))
    dx, dy = (ex - mx) / far, (ey - my) / far
    wide = (35.0, 30.0)
    cx, cy = (mx + ex) / 2, (my + ey) / 2
    guard = [
        (cx + dx * along - dy * side * half, cy + dy * along + dx * side * half)
        for along, half, side in ((-20, wide[0], -1), (20, wide[1], -1), (20, wide[1], 1), (-20, wide[0], 1))
    ]
    bracer = carve(sheet, sheet.plate().fill(polygon(guard)), _GOLD, rim=2.8)
    shade(sheet, turned_away(sheet, bracer, 12, 10), _BRONZE)


def _pauldron(sheet: Sheet, at: Placing) -> None:
    for tier in (1, 0):
        corners = spots("-56,-20 -10,-52 40,-30 60,22 16,32 -50,26")
        guard = sheet.plate().fill(at([(x, y + 34 * tier) for x, y in corners]))
        mask = carve(sheet, guard, _GOLD, rim=3.2)
        shade(sheet, turned_away(sheet, mask, 12, 10), _BRONZE)
        rivets = sheet.plate()
        for a in (-30, -2, 28):
            rivets.disc(*where(at, a, -8 + 34 * tier - 0.2 * a), 5)
        carve(sheet, rivets, "#6a2a22", rim=1.2)


def _trident(sheet: Sheet) -> None:
    """Print the trident: one straight shaft from the card's foot into the socket of its head."""
    (x0, y0), (x1, y1) = _SHAFT
    pole = sheet.plate().brush([(x0, y0, 1), (x1, y1, 1.06)], 18, dry=0, taper=(0, 0), wob=0)
    mask = carve(sheet, pole, "#8a4028", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 6, 0), "#4a1c14")
    at = pose(x0, y0, turn=-atan2(x1 - x0, y1 - y0), k=0.94)
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


def _fist(sheet: Sheet, at: Placing) -> None:
    """Print a heavy fist round what runs upright through the origin: four unlike fingers, the thumb across them."""
    back = carve(sheet, sheet.plate().fill(at(spots("12,-36 34,-34 48,-12 46,18 32,36 8,34"))), _HIDE, rim=3)
    shade(sheet, turned_away(sheet, back, 12, 10), _DIM)
    for finger, width in (
        ("32,27 4,32 -18,26", 17),
        ("36,14 4,19 -23,13", 20),
        ("36,-3 4,0 -27,-3", 22),
        ("32,-22 4,-19 -22,-18", 21),
    ):
        gripping(sheet, [spots(finger)], width, _FLESH, at, nail=0)
    knuckles(sheet, spots("26,-30 40,-26 46,-8 44,16 34,30 26,22 24,-6"), _FLESH, at)
    gripping(sheet, [spots("30,-28 8,-38 -14,-30")], 19, _FLESH, at, nail=0.5)


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
    """Print the open iron collar at the chain's end."""
    at = pose(258, 682, turn=0.4)
    ring = [(30 * cos(a * pi / 12), 26 * sin(a * pi / 12)) for a in range(24)]
    iron = sheet.plate().fill(at(ring)).fill(at([(u * 0.68, v * 0.64) for u, v in ring]), cut=True)
    iron.fill(polygon(at(spots("0,0 22,40 -14,40"))), cut=True)
    mask = carve(sheet, iron, _IRON, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 4, 4), _STEEL)


def _horn(sheet: Sheet, line: str, width: float) -> None:
    way = _HEAD(spots(line))
    horn = sheet.plate().brush(way, width, dry=0, taper=(0, 0.05), wob=0.01)
    mask = carve(sheet, horn, "#d9c698", rim=3.2)
    shade(sheet, turned_away(sheet, mask, 9, 9), "#8a7048")
    run = curve([point[:2] for point in way], step=1.0)
    rings = []
    for far in (0.12, 0.22, 0.32, 0.42, 0.52):
        k = int(far * len(run))
        (x, y), (nx, ny) = map(float, run[k]), map(float, run[k + 2])
        a = atan2(ny - y, nx - x) + pi / 2
        rings.append(
            [(x + cos(a) * r, y + sin(a) * r, w) for r, w in ((-width * 0.5, 0.3), (0, 1), (width * 0.4, 0.2))]
        )
    inked(sheet, rings, 5, "#5a4428", within=mask)


def _ear(sheet: Sheet, outline: str, inner: str) -> None:
    mask = carve(sheet, sheet.plate().fill(_HEAD(spots(outline))), "#5a3a34", rim=3)
    shade(sheet, sheet.plate().fill(_HEAD(spots(inner))).mask * mask, "#2a1618")


def _ox_head(sheet: Sheet) -> None:
    """Print the head of an ox, turned three quarters to the left and lowered, so that it looks up from its brows."""
    _ear(sheet, "-50,-44 -84,-58 -118,-44 -104,-26 -60,-20", "-62,-38 -92,-46 -108,-42 -94,-32")
    _horn(sheet, "-34,-70,1.1 -76,-84,1 -108,-118,0.7 -102,-172,0.03", 42)
    neck = sheet.plate().fill(_HEAD(spots("40,-30 92,10 112,90 60,140 -10,120 10,40")))
    mask = carve(sheet, neck, _HIDE, rim=3)
    shade(sheet, mask, _DIM)
    skull = spots(
        "-30,-86 10,-94 52,-82 80,-48 88,0 80,50 56,86 20,112 2,142 -30,164 -72,166 -102,146 -112,116 -102,90 "
        "-88,60 -80,24 -72,-20 -58,-62"
    )
    mask = carve(sheet, sheet.plate().fill(_HEAD(skull)), _HIDE, rim=3.6, grain=0.25)
    dark = sheet.plate().fill(_HEAD(spots("100,-60 60,-40 52,0 30,30 8,60 -2,96 -8,140 10,150 90,90 110,0")))
    shade(sheet, dark.mask * mask, _DIM)
    bridge = sheet.plate().fill(_HEAD(spots("-52,-60 -10,-70 -16,-20 -34,40 -48,78 -84,80 -74,30 -62,-14")))
    shade(sheet, bridge.mask * mask, _LIT)
    cheek = sheet.plate().fill(_HEAD(spots("34,24 66,8 74,36 52,70 26,88 18,60")))
    shade(sheet, cheek.mask * mask, _HIDE)
    _muzzle(sheet)
    _glare(sheet)
    _horn(sheet, "44,-72,1.15 98,-74,1.1 138,-112,0.76 136,-186,0.03", 48)
    _ear(sheet, "70,-46 104,-56 150,-40 160,-24 124,-12 78,-16", "88,-36 120,-42 148,-28 116,-22")
    cap = sheet.plate().fill(_HEAD(spots("-44,-84 -14,-104 28,-104 54,-88 44,-68 0,-60 -34,-66")))
    carve(sheet, cap, DARK, rim=1)
    tuft = []
    for i, reach in enumerate((26, 44, 34, 66, 48, 78, 52, 60, 36)):
        x = -34 + 9 * i
        tuft.append(_HEAD([(x * 0.7 + 4, -96, 0.3), (x, -80, 1), (x - 10 + 9 * (i % 3), -92 + reach, 0.03)]))
    inked(sheet, tuft, 19, DARK)


def _muzzle(sheet: Sheet) -> None:
    outline = spots("-104,96 -88,76 -52,70 -16,84 4,110 2,142 -28,164 -72,166 -102,148 -112,118")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), "#b08672", rim=3)
    shade(sheet, turned_away(sheet, mask, 22, 8), "#6e463e")
    holes = sheet.plate().fill(_HEAD(spots("-98,106 -90,96 -78,98 -78,110 -88,118 -97,116")))
    holes.fill(_HEAD(spots("-46,104 -34,94 -18,98 -14,112 -28,122 -42,118")))
    sheet.body(holes.mask * mask, DARK)
    lines = (
        "-104,148,0.3 -66,138,1 -28,142,0.9 2,156,0.2",
        "-64,118,0.3 -62,132,0.8 -66,146,0.3",
        "-30,84,0.2 -52,80,0.8 -78,84,0.2",
    )
    inked(sheet, [_HEAD(spots(line)) for line in lines], 6, "#2a1416", within=mask)
    tooth = sheet.plate().fill(polygon(_HEAD(spots("-30,144 -14,148 -26,120"))))
    carve(sheet, tooth, "#efe4c2", rim=1.6)
    x, y = where(_HEAD, -64, 142)
    ring = sheet.plate().ring(x, y, 23, 8)
    ring.fill(polygon([(x - 16, y - 34), (x + 14, y - 34), (x + 8, y - 8), (x - 8, y - 8)]), cut=True)
    mask = carve(sheet, ring, "#e2b650", rim=2.2)
    shade(sheet, turned_away(sheet, mask, 3, 3), _BRONZE)


def _glare(sheet: Sheet) -> None:
    """Print his eyes under heavy brows; both look at you."""
    pits = sheet.plate().fill(_HEAD(spots("-4,-14 12,-34 44,-38 58,-18 44,6 14,10")))
    pits.fill(_HEAD(spots("-52,-10 -56,-28 -72,-30 -78,-10 -72,6 -60,4")))
    sheet.body(pits.mask, "#1c0e12")
    whites = sheet.plate().fill(_HEAD(spots("4,-8 18,-22 40,-22 48,-10 36,0 16,2")))
    whites.fill(_HEAD(spots("-56,-10 -60,-20 -70,-20 -74,-10 -68,-1 -60,-2")))
    mask = carve(sheet, whites, "#ffd23a", rim=1.2)
    pupils = sheet.plate().disc(*where(_HEAD, 25, -11), 5, ry=9).disc(*where(_HEAD, -65, -11), 4, ry=8)
    sheet.body(pupils.mask * mask, DARK)
    brows = sheet.plate().brush(_HEAD(spots("-20,4,0.6 8,-15,1.4 44,-30,1.35 92,-56,0.05")), 17, dry=0, taper=(0, 0.05))
    brows.brush(_HEAD(spots("-44,2,0.6 -58,-17,1.4 -90,-40,0.1")), 14, dry=0, taper=(0, 0.05))
    sheet.body(brows.mask, DARK)
    lines = ("8,14,0.2 30,18,1 52,8,0.2", "-30,-40,0.2 -34,-16,1 -28,-2,0.2", "-40,-40,0.2 -42,-18,0.8 -44,-6,0.1")
    inked(sheet, [_HEAD(spots(line)) for line in lines], 5, "#2a1416")
