"""Eyes by the hundred, and the king who is made of them."""

from __future__ import annotations

from math import atan2, cos, pi, sin

import numpy as np

from art.ghosts.limbs import Spots, carve, claw, inked, limb, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.geometry import curve, polygon
from art.kit.media import grow, woodblock
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_HEAD = pose(214, 240, turn=-0.07, k=1.06)
_HAND = pose(110, 602, turn=-0.14, k=0.98)
_SMOKE, _LIT, _GLEAM = "#1a1822", "#34474a", "#c3cc8a"
_IRISES = ("#d9a62e", "#8fae5a", "#c8742a")


class Eyes:
    """Many eyes printed together: five plates for any number of them."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._lids, self._pupils, self._lights = sheet.plate(), sheet.plate(), sheet.plate()
        self._irises: dict[str, Plate] = {}

    def add(self, x: float, y: float, r: float, turn: float, iris: str, look: tuple[float, float] = (0, 0)) -> None:
        """Add an eye of radius ``r``, turned, whose iris looks aside by a share of the radius."""
        ca, sa = cos(turn), sin(turn)

        def placed(px: float, py: float) -> tuple[float, float]:
            return x + r * (px * ca - py * sa), y + r * (px * sa + py * ca)

        lid = [(-1.25, 0.1), (-0.6, -0.5), (0, -0.68), (0.65, -0.46), (1.3, -0.05), (0.6, 0.5), (0, 0.62), (-0.6, 0.46)]
        self._lids.fill([placed(*corner) for corner in lid])
        ix, iy = placed(*look)
        self._irises.setdefault(iris, self._sheet.plate()).disc(ix, iy, r * 0.54)
        self._pupils.disc(ix, iy, r * 0.14, ry=r * 0.42, rot=turn * 57).ring(ix, iy, r * 0.52, max(1.2, r * 0.07))
        self._lights.disc(ix - r * 0.16, iy - r * 0.2, max(1, r * 0.09))

    def print(self) -> None:
        """Print all of them."""
        sheet, lids = self._sheet, self._lids.mask
        sheet.rim(lids, "#0d0b12", 2)
        sheet.body(woodblock(lids, 3, 0.1, mott=0.1), "#f3e6c4")
        for tint, plate in self._irises.items():
            sheet.body(plate.mask * lids, tint)
        sheet.body(self._pupils.mask * lids, "#0d0b12").body(self._lights.mask, "#fff6dc")
        sheet.lay(np.clip(blur(1 - lids, 3 * SCALE) * lids, 0, 1), "#6a3a2a")


_STREAMS: tuple[tuple[str, float, float], ...] = (
    ("214,486 216,560 210,640 208,720", 38, 20),
    ("282,468 324,450 362,416 392,372 400,330", 33, 5),
    ("276,532 334,514 390,474 424,420 434,380", 36, 5),
    ("270,600 330,584 392,552 436,500 446,450", 34, 5),
    ("262,660 326,648 392,616 436,570", 29, 5),
    ("262,712 320,704 370,688 404,668", 24, 5),
    ("128,444 92,416 64,372 62,330", 22, 5),
    ("84,458 52,430 34,388 40,346", 13, 5),
    ("66,506 40,478 26,440", 11, 5),
)
"""The ways in which eyes flow over the body, and their sizes at the spring and at the mouth."""
_BROW: tuple[tuple[str, float, float], ...] = (
    ("0,-80 46,-72 84,-42 104,-8", 19, 7),
    ("-44,-74 -84,-44 -104,-8", 15, 7),
    ("2,-114 44,-108 84,-84 108,-50", 12, 5),
    ("-28,-112 -66,-98 -98,-66 -114,-34", 10, 5),
    ("-100,34 -96,80 -84,128 -60,172", 13, 6),
    ("102,30 98,80 86,128 62,172", 13, 6),
)
"""The same for the head, from the great eye."""


def thousand_eyes(sheet: Sheet) -> None:
    """A giant of black smoke stoops at you, all eyes, and stretches out a claw with an eye in its palm."""
    _body(sheet)
    _head(sheet)
    _maw(sheet)
    _claw(sheet)


def _licks(plate: Plate, roots: str, width: float) -> None:
    """Draw tongues of smoke that rise from roots and are blown to the left: ``(x, y, length)``."""
    for i, (x, y, long) in enumerate(spots(roots)):
        bend = 14 * sin(i * 1.9)
        way = [(x + 10, y + 26, 1.1), (x, y - long * 0.2, 0.9), (x - 16 + bend, y - long * 0.7, 0.5)]
        plate.brush([*way, (x - 34 + bend, y - long, 0.02)], width, dry=0, seed=i)


def _lit_smoke(sheet: Sheet, mask: Mask) -> None:
    """Print the smoke: its edge catches the light all round, most at the upper left."""
    solid = smooth(mask, 0.4, 0.6)
    sheet.body(grow(solid, 4), "#08070c").body(solid, _SMOKE)
    shade(sheet, turned_away(sheet, solid, -20, -16), _LIT, grain=0.35)
    shade(sheet, turned_away(sheet, solid, -5, -6), _GLEAM, grain=0.3)
    shade(sheet, turned_away(sheet, solid, 6, -4), "#6f8a6a", grain=0.3)


def _body(sheet: Sheet) -> None:
    """Print shoulders heaved up higher than the chin, the breast and the arm that hangs behind."""
    smoke = sheet.plate().fill(
        spots(
            "60,740 74,640 52,560 22,500 14,420 24,352 54,314 104,300 160,330 270,330 330,306 384,308 426,342 448,400 "
            "454,480 446,560 462,640 466,740"
        )
    )
    _licks(smoke, "34,346,74 62,318,96 96,308,84 356,312,60 396,322,76 428,350,70 446,400,64", 34)
    mask = smoke.mask
    _lit_smoke(sheet, mask)
    planes = sheet.plate().fill(spots("300,520 340,440 400,400 440,420 400,440 350,480 330,540 326,640 306,700"))
    planes.fill(spots("122,460 92,470 60,520 84,560 90,640 120,560"))
    shade(sheet, planes.mask * mask, "#262c36", grain=0.3)
    folds = (
        "318,470,0.2 338,560,1 330,660,0.2",
        "440,470,0.2 426,560,1 438,650,0.2",
        "100,470,0.2 84,530,1 96,600,0.2",
    )
    inked(sheet, map(spots, folds), 9, "#08070c", within=mask)
    eyes = Eyes(sheet)
    for way, first, last in _STREAMS:
        _flow(eyes, spots(way), first, last)
    eyes.print()


def _head(sheet: Sheet) -> None:
    """Print the head thrust forward, and the great eye all others flow from."""
    outline = (
        "0,-138 -56,-128 -104,-88 -128,-26 -112,44 -122,96 -100,146 -58,192 0,208 58,192 100,146 122,96 112,44 128,-26 "
        "104,-88 56,-128"
    )
    smoke = sheet.plate().fill(_HEAD(spots(outline)))
    _licks(smoke, "112,190,70 132,150,92 160,122,84 192,108,70 226,106,64 258,116,74 290,140,58 318,180,52", 34)
    _lit_smoke(sheet, smoke.mask)
    eyes = Eyes(sheet)
    for way, first, last in _BROW:
        _flow(eyes, _HEAD(spots(way)), first, last)
    eyes.add(*where(_HEAD, 0, -2), 88, -0.1, "#c8281c")
    eyes.print()
    lids = [_HEAD(spots(way)) for way in ("-112,-2,0.2 -60,-52,1 0,-70,1.2 62,-52,1 116,-12,0.2",)]
    inked(sheet, lids, 12, "#08070c")
    snarl = [
        _HEAD(spots(way, s))
        for s in (-1, 1)
        for way in ("8,58,0.2 16,68,1 34,70,0.2", "36,52,0.2 52,64,1 76,62,0.2", "66,38,0.2 84,50,1 98,48,0.1")
    ]
    inked(sheet, snarl, 6, "#5a706c")


def _maw(sheet: Sheet) -> None:
    """Print the jaws under it, wide open, with eyes where a tongue would be."""
    gape = sheet.plate().fill(_HEAD(spots("-82,84 -44,74 0,82 44,74 82,84 76,130 50,172 0,188 -50,172 -76,130")))
    mask = carve(sheet, gape, "#4a0a12", rim=5, line=_LIT)
    deep = sheet.plate().fill(_HEAD(spots("-62,92 0,92 62,92 54,132 34,160 0,168 -34,160 -54,132")))
    shade(sheet, deep.mask * mask, "#12060a")
    eyes = Eyes(sheet)
    for number, (x, y, r) in enumerate(spots("0,128,23 -38,126,12 38,126,12 -22,154,8 22,154,8 -58,108,7 58,108,7")):
        eyes.add(*where(_HEAD, x, y), r, -x / 90, "#c8281c" if number == 0 else _IRISES[number % 3])
    eyes.print()
    teeth = sheet.plate()
    for x, half, long in spots("-68,9,34 -46,8,22 -26,7,18 -8,7,16 10,7,17 28,7,18 48,8,24 69,9,34"):
        root = 80 - abs(x) * 0.02
        teeth.fill(polygon(_HEAD([(x - half, root), (x + half, root), (x * 0.94, root + long)])))
    for x, half, long in spots("-54,9,34 -34,8,22 -12,7,18 10,7,17 32,8,24 54,9,32"):
        root = 190 - (x / 11) ** 2 * 0.9
        teeth.fill(polygon(_HEAD([(x - half, root), (x + half, root), (x * 0.98, root - long)])))
    mask = carve(sheet, teeth, "#f1e8cc", rim=2.2, grain=0.08)
    shade(sheet, turned_away(sheet, mask, 4, 0), "#a89c80")


_PALM: Spots = spots("-34,66 -52,26 -54,-4 -44,-44 0,-56 44,-44 54,0 48,34 28,66 26,92 -34,96")
_FINGERS: tuple[Spots, ...] = (
    spots("-38,-26 -66,-70 -72,-112"),
    spots("-18,-42 -34,-100 -30,-152"),
    spots("8,-46 10,-110 22,-168"),
    spots("34,-36 54,-88 74,-126"),
    spots("36,34 86,16 114,-24"),
)


def _claw(sheet: Sheet) -> None:
    """Print the arm stretched out at you, its hand spread, an eye in the palm."""
    arm = limb(sheet, [(52, 800, 1.35), (94, 724, 1.15), (*where(_HAND, -2, 84), 0.64)], 100)
    mask = carve(sheet, arm, "#3d5356", rim=4, line="#08070c")
    shade(sheet, turned_away(sheet, mask, 30, 0), "#1c242b")
    shade(sheet, turned_away(sheet, mask, -5, -4), _GLEAM)
    claw(sheet, _PALM, _FINGERS, 31, "#3d5356", "#1c242b", "#efe3bd", placed=_HAND, nail=1.7, rim="#08070c")
    wrist = sheet.plate().fill(_HAND(spots("-28,64 22,62 24,130 -34,130"))).mask
    shade(sheet, wrist, "#3d5356")
    sheet.body(sheet.plate().fill(_HAND(spots("10,62 26,62 30,130 8,130"))).mask * wrist, "#1c242b")
    lines = ("-40,40,0.2 -30,-6,1 -36,-36,0.2", "40,30,0.2 30,-2,0.8 34,-34,0.2", "-32,74,0.2 -4,66,1 26,72,0.2")
    inked(sheet, [_HAND(spots(way)) for way in lines], 5, "#08070c")
    eyes = Eyes(sheet)
    eyes.add(*where(_HAND, 0, 4), 33, -0.16, "#d9a62e")
    eyes.print()


def _flow(eyes: Eyes, way: Spots, first: float, last: float) -> None:
    """Add eyes along a way, each as long as the way runs there, from the largest to the smallest."""
    line = [point[:2] for point in curve([point[:2] for point in way], step=1.0)]
    i, number = 0, round(first)
    while i < len(line):
        r = first + (last - first) * i / len(line)
        (x, y), (px, py), (nx, ny) = line[i], line[max(0, i - 6)], line[min(len(line) - 1, i + 6)]
        eyes.add(x, y, r * 0.86, _upright(atan2(ny - py, nx - px)), _IRISES[number % 3])
        i, number = i + round(r * 2.35 + 5), number + 1


def _upright(turn: float) -> float:
    """Return a turn by which an eye lies along a way without standing on its head."""
    return turn - pi if turn > pi / 2 else turn + pi if turn < -pi / 2 else turn
