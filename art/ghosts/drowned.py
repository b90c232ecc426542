"""The drowned ghost."""

from __future__ import annotations

from math import cos, pi, sin, tan

from art.ghosts.limbs import carve, claw, inked, locks, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_PALE, _DIM = "#d3dcc8", "#7d9c94"
_HAIR = "#10151c"
_HEAD = pose(222, 372, turn=-0.05, k=1.5)
_SURFACE = 430.0


def drowned(sheet: Sheet) -> None:
    """A head comes up to its eyes out of black water, hair afloat all round it; beneath the surface it grins."""
    _lake(sheet)
    _hair_behind(sheet)
    _face(sheet)
    _hair_before(sheet)
    _sink(sheet)
    _floating_hair(sheet)
    _ripples(sheet)
    _hands(sheet)
    _weed(sheet)


def _lake(sheet: Sheet) -> None:
    water = sheet.plate().fill(
        f"M -10 {_SURFACE - 26} C 120 {_SURFACE - 34} 380 {_SURFACE - 18} 522 {_SURFACE - 28} L 522 740 L -10 740 Z"
    )
    mask = carve(sheet, water, "#2f6674", rim=2.4, line="#0f2630", grain=0.4)
    sheet.lay(mask * smooth(sheet.down(), _SURFACE - 20, 640) * 0.9, "#0e2334")
    glints = [
        [(322 + dx, y, 0.2), (352 + dx, y + 2, 1), (384 + dx, y, 0.2)]
        for dx, y in ((-6, 414), (8, 426), (-14, 438), (20, 450))
    ]
    inked(sheet, glints, 7, "#dfe6d0")


def _hair_behind(sheet: Sheet) -> None:
    dome = _HEAD(spots("0,-124 -54,-112 -86,-66 -92,-6 -88,60 -80,110 80,110 88,60 92,-6 86,-66 54,-112"))
    mask = sheet.plate().fill(dome).mask
    sheet.rim(mask, "#0a0e14", 2)
    sheet.body(ink(mask, 5, edge=0.6), _HAIR)


def _face(sheet: Sheet) -> None:
    outline = spots("0,-88 -42,-76 -58,-30 -58,20 -50,66 -30,104 0,118 30,104 50,66 58,20 58,-30 42,-76")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _PALE, rim=2.6, grain=0.12)
    shade(sheet, turned_away(sheet, mask, 30, 0), _DIM)
    hollows, whites, pupils, lights = (sheet.plate() for _ in range(4))
    for s in (-1, 1):
        hollows.fill(_HEAD(spots("6,0 16,-22 40,-26 54,-4 44,18 20,18", s)))
        whites.fill(_HEAD(spots("10,4 20,-11 40,-16 50,0 38,12 20,12", s)))
        pupils.disc(*where(_HEAD, s * 29, -3), 8.5)
        lights.disc(*where(_HEAD, s * 29 - 3, -6), 2.6)
    shade(sheet, hollows.mask * mask, "#35565c")
    eyes = carve(sheet, whites, "#f4f2dc", rim=3)
    sheet.body(blur(pupils.mask, 3 * SCALE) * eyes, "#e0684a").body(pupils.mask * eyes, "#c02418").body(
        lights.mask, "#fff6dc"
    )
    lids = [_HEAD(spots("6,8,0.4 20,-12,1.4 42,-17,1.2 58,6,0.2", s)) for s in (-1, 1)]
    lids += [_HEAD(spots("2,22,0.4 10,34,1 3,40,0.4", s)) for s in (-1, 1)]
    inked(sheet, lids, 8)
    grin = sheet.plate().fill(_HEAD(spots("-48,50 -24,62 0,65 24,62 48,50 40,84 18,100 -18,100 -40,84")))
    carve(sheet, grin, "#10161c", rim=2.4)
    teeth = sheet.plate()
    for i in range(9):
        x, lift = -36 + i * 9, abs(i - 4) ** 1.6 * 0.9
        teeth.fill(polygon(_HEAD([(x - 4.4, 64 - lift), (x + 4.4, 64 - lift), (x, 82 - lift)])))
        if 1 < i < 7:
            teeth.fill(polygon(_HEAD([(x - 4, 100 - lift * 0.7), (x + 4, 100 - lift * 0.7), (x, 84 - lift * 0.4)])))
    sheet.body(teeth.mask, "#f0ead0")


def _hair_before(sheet: Sheet) -> None:
    """Print wet hair that parts over the brow and clings to the cheeks."""
    strands = []
    for i in range(11):
        t = i / 10
        for s in (-1, 1):
            line = [(2 * s, -118 + 4 * t, 1), (s * (20 + 40 * t), -100 + 24 * t, 1.1), (s * (50 + 34 * t), -40, 1.1)]
            strands.append(_HEAD([*line, (s * (56 + 34 * t), 30, 1), (s * (54 + 36 * t) + 3 * sin(i * 2), 84, 0.5)]))
    strands += [
        _HEAD(spots(text))
        for text in ("2,-112,0.8 -14,-70,0.7 -10,-20,0.4 -12,34,0.05", "4,-112,0.8 12,-64,0.6 8,-24,0.05")
    ]
    locks(sheet, strands, 26, _HAIR, sheen="#5f7f8c")


def _below(sheet: Sheet) -> Plate:
    """Return what is under water: its surface bends round the face."""
    return sheet.plate().fill(
        f"M -10 {_SURFACE} L 84 {_SURFACE} C 130 {_SURFACE + 22} 310 {_SURFACE + 22} 356 {_SURFACE} "
        f"L 522 {_SURFACE} L 522 740 L -10 740 Z"
    )


def _sink(sheet: Sheet) -> None:
    """Lay the water over what is under it."""
    mask = _below(sheet).mask
    deep = 0.5 + 0.35 * smooth(sheet.down(), _SURFACE + 10, 590)
    sheet.body(woodblock(mask, 6, 0.2, mott=0.1) * deep, "#17434f")


def _floating_hair(sheet: Sheet) -> None:
    """Print hair that the water spreads over its surface."""
    strands = []
    for i in range(15):
        t = i / 14
        for s in (-1, 1):
            a = 0.06 + 1.02 * t
            x, y = 222 + s * 130 * (1 - 0.16 * t), _SURFACE + 6 + 14 * t
            reach = 190 + 46 * sin(i * 2.3) + 30 * t
            mid = around(x, y, reach * 0.5, a if s > 0 else pi - a)
            end = around(x, y, reach, (a if s > 0 else pi - a) + s * 0.22 * sin(i * 1.9))
            strands.append(
                [(x - s * 16, y - 20, 1.1), (x + s * 8, y, 1.1), (mid[0], mid[1] + 9 * sin(i), 0.9), (*end, 0.03)]
            )
    locks(sheet, strands, 24, _HAIR, sheen="#4f7480")


def _ripples(sheet: Sheet) -> None:
    """Print rings on the water about the head, broken as a brush leaves them."""
    rings = []
    for ring, (rx, ry) in enumerate(((146, 26), (190, 76), (224, 150), (250, 236))):
        for part in range(4):
            first = 0.16 * pi + part * 0.19 * pi + 0.05 * (ring % 2)
            arc = [
                (222 + rx * cos(first + k * 0.045 * pi), _SURFACE + ry * sin(first + k * 0.045 * pi)) for k in range(4)
            ]
            rings.append([(x, y, (0.2, 1, 1, 0.2)[k]) for k, (x, y) in enumerate(arc)])
    inked(sheet, rings, 5, "#cfe0d8", dry=0.2)


def _hands(sheet: Sheet) -> None:
    """Print the hand that has come up beside the head, and the one that feels for the bank: wrists rise from water."""
    palm = spots("-30,190 -26,130 -18,84 -17,60 -25,34 -31,6 -25,-22 0,-31 24,-24 32,4 27,34 19,60 19,84 27,130 34,190")
    up = [
        spots("-20,20 -46,6 -60,-20 -54,-42"),
        spots("25,-10 46,-42 54,-74 48,-96"),
        spots("12,-22 24,-62 24,-98 14,-118"),
        spots("-3,-24 -4,-68 -10,-106 -20,-124"),
        spots("-18,-16 -34,-54 -46,-84 -56,-98"),
    ]
    for x, y, k, turn, side, surface in ((70, 338, 0.8, -0.08, -1, 428), (386, 500, 1.04, 0.16, 1, 606)):
        before = sheet.image.copy()
        claw(sheet, palm, up, 17, _PALE, _DIM, "#22383e", placed=pose(x, y, turn=turn, k=k, side=side), nail=1.2)
        foot = x + (y - surface) * tan(turn)
        near = [(foot - 40, surface), (foot, surface + 9 * k), (foot + 40, surface)]
        gone = sheet.plate().fill([(-20, surface - 8), *near, (540, surface - 8), (540, 760), (-20, 760)])
        _restore(sheet, before, 0.93 * gone.mask)
        rings = [
            [
                (foot + k * rx * cos(a), surface + k * (ry * sin(a) - 2), w)
                for a, w in ((0.2, 0.2), (1.0, 1), (2.1, 1), (2.9, 0.2))
            ]
            for rx, ry in ((34, 10), (54, 20))
        ]
        inked(sheet, rings, 5, "#cfe0d8")


def _restore(sheet: Sheet, before: Mask, gone: Mask) -> None:
    """Bring back what was there before, where something is gone under water."""
    sheet.image = sheet.image * (1 - gone[..., None]) + before * gone[..., None]


def _weed(sheet: Sheet) -> None:
    """Print the weed in the hair and the leaves of it on the water."""
    weed = sheet.plate()
    for line in (spots("132,252 112,320 120,380 102,440"), spots("276,214 314,280 320,350 342,420")):
        weed.brush([(x, y, (0.5, 1, 0.9, 0.3)[i]) for i, (x, y) in enumerate(line)], 9, dry=0.05)
        for i, (x, y) in enumerate(line):
            for s in (-1, 1):
                weed.brush([(x, y, 1), (x + s * 16, y + 8, 1), (x + s * 26, y + 26 + 4 * i, 0.05)], 12, dry=0, seed=i)
    for x, y, r in ((52, 520, 24), (96, 640, 30), (436, 600, 18), (300, 676, 26), (40, 600, 16), (196, 690, 18)):
        weed.disc(x, y, r, ry=r * 0.42).fill(
            polygon([(x, y), (x + r * 1.2, y - r * 0.34), (x + r * 1.2, y + r * 0.1)]), cut=True
        )
    mask = carve(sheet, weed, "#6f9a52", rim=2, line="#14261c")
    shade(sheet, turned_away(sheet, mask, 4, 3), "#33592f")
