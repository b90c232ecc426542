"""The hanged ghost."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.limbs import Spots, carve, claw, inked, limb, locks, pose, shade, spots, turned_away, where
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_SKIN, _DIM = "#bfc6a2", "#6f7c62"
_CLOTH, _NIGHT, _LIT = "#5d7377", "#28383f", "#86999a"
_SILK, _GREY = "#f4eddc", "#b5a894"
_BOUGH = pose(242, 84, turn=0.06, k=0.81)
_HEAD = pose(200, 256, turn=-0.5, k=0.8)
_NECK = 262.0


def _swing(points: Spots) -> list[tuple[float, ...]]:
    """Carry his points, counted from the bough, to where he turns about it: his own weight draws him out."""
    return _BOUGH([(x, y + 0.16 * max(0.0, y - _NECK), *rest) for x, y, *rest in points])


def hanged(sheet: Sheet) -> None:
    """A man hangs from a bare bough by a band of white silk, his head on his shoulder, the stool kicked over."""
    _bough(sheet)
    _stool(sheet)
    _band(sheet)
    _legs(sheet)
    _body(sheet)
    for side in (-1, 1):
        _arm(sheet, side)
    _noose(sheet)
    _head(sheet)


def _bough(sheet: Sheet) -> None:
    tree = sheet.plate().brush(spots("16,740,1.5 40,560,1.2 30,400,1.1 44,250,1 30,120,0.9"), 62, dry=0.15, seed=3)
    tree.brush(spots("40,230,0.9 96,140,1 170,96,0.95 262,88,0.8 360,118,0.5 470,96,0.05"), 40, dry=0.15, seed=4)
    for text in (
        "104,134,0.8 120,90,0.7 112,46,0.05",
        "300,96,0.8 338,64,0.6 348,30,0.05",
        "40,420,0.9 84,376,0.7 92,330,0.05",
        "180,92,0.6 206,60,0.5 210,28,0.05",
        "330,108,0.6 370,150,0.4 376,190,0.05",
    ):
        tree.brush(spots(text), 22, dry=0.2, seed=5)
    sheet.body(ink(tree.mask, 3), "#21151a")
    knots = [
        spots("34,600,0.2 44,520,1 34,440,0.2"),
        spots("30,400,0.2 42,330,1 36,270,0.2"),
        spots("110,128,0.2 180,100,1 250,94,0.2"),
    ]
    inked(sheet, knots, 5, "#5a3a34", within=tree.mask)


def _stool(sheet: Sheet) -> None:
    at = pose(376, 672, turn=-0.12)
    legs = sheet.plate()
    for text in ("-36,-14,1 -86,-30,0.8", "-34,10,1 -88,22,0.8", "-30,-26,1 -74,-52,0.8"):
        legs.brush(at(spots(text)), 13, dry=0, taper=(0, 0), wob=0.01)
    legs.line([where(at, -72, -28), where(at, -74, 18)], 7)
    carve(sheet, legs, "#6a3f28", rim=2.6)
    seat = sheet.plate().fill(polygon(at(spots("-40,-40 -20,-44 -12,34 -34,38"))))
    mask = carve(sheet, seat, "#95603a", rim=2.6, grain=0.35)
    shade(sheet, turned_away(sheet, mask, 8, 0), "#5a3420")


def _band(sheet: Sheet) -> None:
    """Print the silk: wound about the bough, down to the neck, its loose end in the wind."""
    loose = sheet.plate().brush(
        spots("246,100,0.7 300,150,1.1 292,226,1 340,300,1.1 330,380,1 384,440,0.9 376,500,0.1"),
        34,
        dry=0,
        taper=(0, 0.02),
        wob=0.03,
    )
    mask = carve(sheet, loose, _SILK, rim=3)
    shade(sheet, turned_away(sheet, mask, 12, 0), _GREY)
    inked(
        sheet, [spots("256,116,0.2 296,160,1 290,226,0.8 334,300,1 328,380,0.8 376,440,0.1")], 4, "#7a6a5c", within=mask
    )
    rope = sheet.plate().brush(_swing(spots("0,-6,1 12,110,0.9 30,226,1")), 27, dry=0, taper=(0, 0), wob=0.01)
    mask = carve(sheet, rope, _SILK, rim=3)
    shade(sheet, turned_away(sheet, mask, 9, 0), _GREY)
    twists = [
        _swing([(-11 + 3.2 * i, 22 + i * 24, 0.3), (2 + 3.2 * i, 14 + i * 24, 1), (15 + 3.2 * i, 2 + i * 24, 0.3)])
        for i in range(8)
    ]
    inked(sheet, twists, 4, "#7a6a5c", within=mask)
    loops = sheet.plate()
    for i in range(4):
        loops.brush(
            _swing([(-24 + 13 * i, -30, 0.8), (-16 + 13 * i, -2, 1), (-22 + 13 * i, 24, 0.7)]), 15, dry=0, taper=(0, 0)
        )
    mask = carve(sheet, loops, _SILK, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 4, 6), _GREY)


def _legs(sheet: Sheet) -> None:
    for s in (-1, 1):
        foot = limb(sheet, _swing([(s * 36, 520, 1.2), (s * 38, 558, 0.8), (s * 34 + 4, 578, 0.7)]), 34)
        foot.fill(_swing(spots("22,560 50,560 52,586 40,612 28,622 20,606 20,580", s)))
        mask = carve(sheet, foot, _SKIN, rim=2.8)
        shade(sheet, turned_away(sheet, mask, 11, 4), _DIM)
        inked(
            sheet,
            [_swing([(s * 36 + d, 604, 0.4), (s * 35 + d, 616, 1)]) for d in (-6, 1, 8)],
            3,
            "#3a4234",
            within=mask,
        )
        hem = sheet.plate().fill(_swing(spots("8,500 76,500 70,552 42,560 14,552", s)))
        mask = carve(sheet, hem, "#e4dcc6", rim=2.8)
        shade(sheet, turned_away(sheet, mask, 18, 0), _GREY)


def _body(sheet: Sheet) -> None:
    robe = spots(
        "-24,262 -74,276 -104,306 -98,370 -82,430 -96,500 -112,546 -78,538 -46,552 -8,540 34,554 70,540 "
        "112,548 100,490 86,430 100,366 106,304 78,274 28,260"
    )
    mask = carve(sheet, sheet.plate().fill(_swing(robe)), _CLOTH, rim=3.4, grain=0.3)
    shade(
        sheet,
        sheet.plate().fill(_swing(spots("26,250 40,330 16,400 44,470 30,570 140,570 140,260"))).mask * mask,
        _NIGHT,
    )
    shade(sheet, turned_away(sheet, mask, -8, -4), _LIT)
    collar = sheet.plate().brush(_swing(spots("-34,268,0.8 -8,320,1.1 28,384,0.8")), 27, dry=0, taper=(0, 0))
    collar.brush(_swing(spots("34,266,0.8 12,306,1.1 -8,346,0.7")), 27, dry=0, taper=(0, 0))
    cloth = carve(sheet, collar, _SILK, rim=2.6)
    shade(sheet, turned_away(sheet, cloth, 8, 6), _GREY)
    sash = sheet.plate().brush(_swing(spots("-88,410,1 0,424,1.1 90,408,1")), 30, dry=0, taper=(0, 0))
    sash.fill(_swing(spots("-40,420 -16,424 -22,500 -30,532 -50,520 -46,470")))
    cloth = carve(sheet, sash, "#a8442c", rim=2.8)
    shade(sheet, turned_away(sheet, cloth, 8, 9), "#5e1c18")
    folds = [
        _swing(spots(text))
        for text in (
            "-60,446,0.2 -74,500,1 -84,540,0.2",
            "16,440,0.2 22,500,1 14,546,0.2",
            "60,440,0.2 74,490,1 80,540,0.2",
            "-70,310,0.2 -58,350,1 -62,396,0.2",
            "66,310,0.2 56,350,1 62,394,0.2",
        )
    ]
    inked(sheet, folds, 8, "#152026", within=mask)


def _arm(sheet: Sheet, side: int) -> None:
    """Print an arm as it hangs: a wide sleeve, and the fingers below it."""
    fingers = [
        spots("-17,10 -32,-16 -36,-38 -30,-54"),
        spots("22,-12 28,-46 26,-74 20,-92"),
        spots("8,-20 10,-60 8,-92 4,-110"),
        spots("-6,-22 -8,-64 -10,-94 -10,-112"),
        spots("-18,-14 -24,-50 -24,-78 -22,-94"),
    ]
    palm = spots("-22,44 -27,4 -22,-22 0,-30 22,-22 27,4 22,44")
    x, y = where(_swing, side * 132, 442)
    claw(
        sheet, palm, fingers, 16, _SKIN, _DIM, "#3a3428", placed=pose(x, y, turn=pi + 0.07, k=0.74, side=side), nail=0.9
    )
    sleeve = spots("66,276 104,292 134,350 158,424 160,452 130,448 100,456 92,430 84,360", side)
    mask = carve(sheet, sheet.plate().fill(_swing(sleeve)), _CLOTH, rim=3.2, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 18, 8), _NIGHT)
    shade(sheet, turned_away(sheet, mask, -7, -3), _LIT)
    folds = [
        _swing(spots("92,300,0.2 108,370,1 116,440,0.2", side)),
        _swing(spots("112,320,0.2 130,380,0.8 144,440,0.2", side)),
    ]
    inked(sheet, folds, 7, "#152026", within=mask)


def _head(sheet: Sheet) -> None:
    back = [
        _HEAD([(0, -84, 1), (t * 58, -56, 1.2), (t * 74, 20, 1), (t * 70 - 16, 92 + 18 * sin(9 * t), 0.04)])
        for t in (-1, -0.8, -0.6, 0.6, 0.8, 1)
    ]
    locks(sheet, back, 30, "#17121a", sheen="#564a58")
    outline = spots("0,-88 -42,-76 -58,-32 -56,16 -44,56 -22,86 0,92 22,86 44,56 56,16 58,-32 42,-76")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SKIN, rim=3, grain=0.12)
    shade(sheet, sheet.plate().fill(_HEAD(spots("14,-90 30,-40 20,0 34,40 14,96 80,90 80,-90"))).mask * mask, _DIM)
    hollows, whites, pupils = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        hollows.fill(_HEAD(spots("6,-4 18,-24 42,-24 50,-4 38,14 16,12", s)))
        whites.fill(_HEAD(spots("11,2 24,-10 40,-10 47,2 30,8", s)))
        pupils.disc(*where(_HEAD, s * 29, -5), 5)
    shade(sheet, hollows.mask * mask, "#49523f")
    eyes = carve(sheet, whites, "#f4efdc", rim=2.6)
    sheet.body(pupils.mask * eyes, "#b8241c")
    lines = [_HEAD(spots("6,-36,0.5 28,-38,1.1 54,-22,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("2,18,0.3 9,28,1 2,32,0.4", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("22,24,0.2 36,40,1 32,62,0.2", s)) for s in (-1, 1)]
    inked(sheet, lines, 6)
    mouth = sheet.plate().fill(_HEAD(spots("-22,50 0,44 22,50 18,66 0,72 -18,66")))
    carve(sheet, mouth, "#2a0c12", rim=2)
    tongue = sheet.plate().brush(
        _HEAD(spots("0,56,0.8 -2,78,1 2,98,1 0,112,0.6")), 27, dry=0, taper=(0.02, 0.1), wob=0.01
    )
    cloth = carve(sheet, tongue, "#b8303c", rim=2.4)
    shade(sheet, turned_away(sheet, cloth, 7, 5), "#6c121e")
    inked(sheet, [_HEAD(spots("0,64,0.4 0,86,1 0,104,0.2"))], 3.4, "#6c121e", within=cloth)
    fringe = [
        _HEAD(spots(text))
        for text in (
            "4,-94,1 -30,-76,1 -54,-40,0.8 -66,14,0.05",
            "8,-94,1 -14,-70,0.9 -26,-46,0.6 -44,-30,0.05",
            "2,-94,1 26,-78,1 52,-46,0.8 62,6,0.05",
            "6,-94,1 14,-72,0.8 10,-44,0.05",
            "0,-94,1 36,-74,0.9 44,-40,0.05",
        )
    ]
    locks(sheet, fringe, 20, "#17121a", sheen="#564a58")
    knot = sheet.plate().disc(*where(_HEAD, 4, -104), 24, ry=20)
    carve(sheet, knot, "#17121a", rim=2, line="#564a58")


def _noose(sheet: Sheet) -> None:
    """Print the neck, the silk round it, and its knot."""
    neck = sheet.plate().brush(
        [(*where(_swing, 2, 296), 1.1), (*where(_swing, -4, 262), 0.9), (*where(_HEAD, 6, 50), 1)],
        46,
        dry=0,
        taper=(0, 0),
    )
    mask = carve(sheet, neck, _SKIN, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 16, 0), _DIM)
    loop = sheet.plate().brush(
        _swing(spots("-40,250,0.7 -22,282,1.1 14,284,1.1 36,256,1 30,216,0.8")), 21, dry=0, taper=(0, 0)
    )
    mask = carve(sheet, loop, _SILK, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 5, 7), _GREY)
    x, y = where(_swing, 30, 222)
    mask = carve(sheet, sheet.plate().disc(x, y, 17, ry=21, rot=10), _SILK, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 8, 6), _GREY)
    inked(sheet, [[(x - 13, y - 4, 0.3), (x, y + 4, 1), (x + 13, y - 4, 0.3)]], 4, "#7a6a5c", within=mask)
