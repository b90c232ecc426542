"""Signs under the script, sixth part: what is called down, begged for, seen through and stood in for."""

from math import cos, hypot, pi, sin
from typing import Final

from art.kit.base import Points
from art.kit.geometry import around, polygon, turn_points
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)

# -- a god is called


def incense(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Smoke climbs from a burner, and on it stands the god who was called."""
    with sheet.at(420, 380, 1):
        _halo(sheet, suit)
    for i, line in enumerate(
        (
            ((322, 508, 0.1), (296, 480, 0.5), (302, 444, 0.7), (340, 430, 0.6), (346, 452, 0.4), (330, 452, 0.1)),
            ((346, 498, 0.1), (388, 510, 0.6), (444, 512, 1), (476, 486, 1.1), (456, 456, 1), (420, 452, 0.7)),
        )
    ):
        smoke = sheet.plate().brush(line, 26, dry=0, seed=seed + i, wob=0.01)
        carved(sheet, suit, smoke.mask, suit.light)
    with sheet.at(420, 380, 1):
        _god(sheet, suit)
    clouds(sheet, ((382, 454, 18), (460, 454, 18), (421, 461, 24)), suit.light, suit.line, 3)
    with sheet.at(344, 574, 1):
        _burner(sheet, suit, seed)


def _halo(sheet: Sheet, suit: Suiting) -> None:
    rays = sheet.plate()
    for i in range(20):
        a = i * pi / 10
        rays.brush([around(0, 0, 58, a), around(0, 0, 74, a), around(0, 0, 92 if i % 2 else 76, a)], 7, dry=0.1, seed=i)
    sheet.body(woodblock(rays.mask, 4, 0.15), suit.line)
    carved(sheet, suit, sheet.plate().disc(0, -2, 52).mask, suit.tone)


def _god(sheet: Sheet, suit: Suiting) -> None:
    """Print a small heavenly official about his throat: a winged hat, a beard, a tablet in joined sleeves."""
    right = [(0, 2), (18, 2), (44, 18), (56, 50), (44, 56), (40, 80), (0, 80)]
    robe, folds, dark = sheet.plate(), sheet.plate(), sheet.plate()
    for side in (-1, 1):
        robe.fill(polygon([(side * a, b) for a, b in right]))
        for line in (((44, 20), (26, 44), (0, 50)), ((30, 52), (26, 80), (26, 84)), ((14, 4), (6, 14), (0, 20))):
            folds.brush([(side * a, b) for a, b in line], 5.5, dry=0, taper=(0.05, 0.4))
        dark.fill(polygon([(0, -20), (side * 17, -20), (side * 15, -38), (side * 9, -42), (side * 8, -52), (0, -52)]))
        dark.brush([(side * 14, -26), (side * 32, -30), (side * 46, -25)], 8, dry=0, wob=0, taper=_BLUNT)
        dark.brush([(side * 9, -10), (side * 5, -11), (side * 2, -9)], 3.4, dry=0, taper=(0.2, 0.2))
        dark.brush([(side * 3, -1), (side * 9, 6), (side * 8, 18)], 5, dry=0, taper=(0.02, 0.5))
    dark.brush([(0, 2), (1, 14), (0, 30)], 8, dry=0, taper=(0.02, 0.6))
    carved(sheet, suit, robe.mask, suit.light)
    sheet.body(folds.mask, suit.line)
    carved(sheet, suit, sheet.plate().disc(0, -14, 15, ry=19).mask, suit.light, rim=1.8)
    carved(sheet, suit, sheet.plate().rect(-5, 12, 10, 40, 3).mask, suit.light, rim=1.8)
    sheet.body(dark.mask, suit.line)


def _burner(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a bronze burner about the middle of its lip: three legs, two ears, a beast's brow, three glowing sticks."""
    sticks, tips = sheet.plate(), sheet.plate()
    for x, top in ((-22, -62), (0, -74), (22, -66)):
        sticks.line(f"M {x * 0.7} 0 L {x} {top}", 5)
        tips.disc(x, top - 4, 6.5)
    sheet.body(sticks.mask, suit.line)
    carved(sheet, suit, tips.mask, suit.light)
    for x, foot in ((-50, 106), (50, 106), (0, 114)):
        leg = sheet.plate().brush([(x, 54, 1.2), (x * 1.16, 84, 0.8), (x * 1.1, foot, 0.9)], 24, dry=0, taper=_BLUNT)
        carved(sheet, suit, leg.mask, suit.line, edge=suit.light)
    for side in (-1, 1):
        line = [(side * 66, 4), (side * 88, -28), (side * 70, -44), (side * 52, -2)]
        ear = sheet.plate().brush(line, 13, dry=0, wob=0, taper=_BLUNT)
        carved(sheet, suit, ear.mask, suit.line, edge=suit.light)
    belly = sheet.plate().fill("M -82 0 L 82 0 C 104 40 66 88 0 88 C -66 88 -104 40 -82 0 Z")
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light)
    carved(sheet, suit, sheet.plate().rect(-92, -12, 184, 20, 7).mask, suit.tone, rim=2.4)
    beast = sheet.plate().brush([(0, 30), (1, 48), (0, 62)], 9, dry=0, taper=(0.2, 0.2))
    for side in (-1, 1):
        brow = ((6, 36), (30, 22), (58, 30), (62, 50), (46, 52))
        beast.brush([(side * a, b) for a, b in brow], 9, dry=0, taper=(0.1, 0.3)).disc(side * 26, 46, 8)
        beast.brush([(side * 2, 70), (side * 22, 66), (side * 36, 72)], 7, dry=0, taper=(0.05, 0.4))
    sheet.body(woodblock(beast.mask, seed, 0.15), suit.light)


# -- alms are begged


def alms(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """An arm in a wide sleeve holds out a begging bowl, rice is heaped in it and coins fall."""
    sleeve = [(318, 574), (322, 622), (292, 688), (300, 728), (8, 738), (8, 628), (120, 586), (240, 566)]
    carved(sheet, suit, sheet.plate().fill(sleeve).mask, suit.tone, rim=2.6)
    folds = sheet.plate()
    for i, line in enumerate(
        (
            [(300, 590, 0.4), (210, 606, 1), (90, 640, 0.2)],
            [(306, 622, 0.4), (220, 650, 1), (110, 712, 0.2)],
            [(288, 680, 0.3), (250, 690, 1), (190, 724, 0.2)],
            [(296, 580, 0.3), (288, 630, 1), (262, 690, 0.8), (268, 724, 0.3)],
        )
    ):
        folds.brush(line, 10, dry=0.1, seed=seed + i)
    sheet.body(woodblock(folds.mask, seed, 0.15), suit.line)
    hem = [(312, 562), (330, 606), (316, 660), (296, 734)]
    carved(sheet, suit, sheet.plate().brush(hem, 17, dry=0, wob=0, taper=_BLUNT).mask, suit.light)
    with sheet.at(394, 508, 1):
        _bowl(sheet, suit, seed)
        _hand(sheet, suit)
    for x, y, r, turn in ((424, 402, 27, 0.3), (388, 350, 19, -0.5), (458, 342, 15, 0.2)):
        with sheet.at(x, y, r / 27):
            _coin(sheet, suit, turn)


def _bowl(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a round-bellied bowl about the middle of its lip, heaped with rice."""
    belly = sheet.plate().fill("M -82 0 C -108 56 -60 116 0 116 C 60 116 108 56 82 0 Z")
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light, rim=2.6)
    heap = [(-74, 0), (-58, -30), (-20, -52), (16, -54), (54, -32), (74, 0), (0, 12)]
    carved(sheet, suit, sheet.plate().fill(heap).mask, suit.light)
    grains = sheet.plate()
    for i in range(26):
        a, r = i * 2.4, 11 * i**0.5
        grains.disc(cos(a) * r * 1.05, -22 + sin(a) * r * 0.36, 4, ry=2, rot=i * 47)
    sheet.body(grains.mask, suit.line)
    line = [(-86, -2, 0.7), (-50, 12, 1), (0, 17, 1), (50, 12, 1), (86, -2, 0.7)]
    carved(sheet, suit, sheet.plate().brush(line, 13, dry=0, wob=0, taper=_BLUNT).mask, suit.tone)
    shine = sheet.plate().brush([(-74, 30, 0.2), (-66, 66, 1), (-34, 94, 0.2)], 12, dry=0.1, seed=seed)
    sheet.body(woodblock(shine.mask, seed, 0.15), suit.tone)


def _hand(sheet: Sheet, suit: Suiting) -> None:
    """Print the hand that holds a bowl from below: four fingers before it, the thumb over its lip."""
    hand = sheet.plate().fill([(-112, 74), (-84, 92), (-40, 118), (24, 122), (40, 136), (-40, 144), (-112, 124)])
    hand.brush([(-104, 112, 1.3), (-103, 60, 1), (-80, 12, 0.75)], 27, dry=0, wob=0, taper=_BLUNT).disc(-80, 12, 10)
    cuts = sheet.plate()
    for i, (x, y) in enumerate(((-54, 78), (-25, 88), (5, 92), (34, 92))):
        finger = [(x - 14, y + 50, 1), (x - 3, y + 24, 1), (x, y, 0.8)]
        hand.brush(finger, 27, dry=0, seed=i, wob=0, taper=_BLUNT).disc(x, y, 10.5)
        if i:
            cuts.brush([(x - 17, y + 4, 0.6), (x - 19, y + 26, 1), (x - 28, y + 46, 0.3)], 5, dry=0)
    carved(sheet, suit, hand.mask, suit.light)
    sheet.body(cuts.mask, suit.line)


def _coin(sheet: Sheet, suit: Suiting, turn: float) -> None:
    """Print a falling coin about its middle, its square hole turned by an angle."""
    fall = sheet.plate()
    for x in (-19, 0, 19):
        fall.brush([(x, -31, 1), (x, -46, 0.6), (x, -60, 0.1)], 5, dry=0.1)
    sheet.body(fall.mask, suit.tone)
    hole = turn_points([(-8, -8), (8, -8), (8, 8), (-8, 8)], 0, 0, turn)
    carved(sheet, suit, sheet.plate().disc(0, 0, 27).fill(polygon(hole), cut=True).mask, suit.light)
    sheet.body(sheet.plate().ring(0, 0, 21, 2).mask, suit.line)


# -- heaven looks down

_ALMOND: Final = (
    "M 28 574 C 110 470 210 436 300 438 C 390 440 450 486 490 540 C 440 620 360 668 262 668 C 160 666 80 626 28 574 Z"
)


def eye(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A huge eye opens across the foot of the card, rays above it."""
    rays = sheet.plate()
    for i in range(23):
        a = pi * (1.03 + i * 0.94 / 22)
        near, far = 150 + 85 * abs(cos(a)), 400 if i % 2 else 300
        places = [around(262, 552, r, a) for r in (near, (near + far) / 2, far)]
        rays.brush([(*place, share) for place, share in zip(places, (1, 0.8, 0.1), strict=True)], 15, dry=0.2, seed=i)
    sheet.lay(woodblock(rays.mask, seed, 0.2) * 0.8, suit.tone)
    inside = sheet.plate().fill(_ALMOND).mask
    carved(sheet, suit, inside, suit.light, rim=3)
    with sheet.at(350, 552, 1):
        for r, tint in ((96, suit.line), (88, suit.tone), (46, suit.line)):
            sheet.body(woodblock(sheet.plate().disc(0, 0, r).mask, seed, 0.15) * inside, tint)
        spokes = sheet.plate()
        for i in range(36):
            a = i * pi / 18
            spokes.brush([around(0, 0, r, a) for r in (86, 68, 54)], 7, dry=0, seed=i, taper=(0.02, 0.9))
        sheet.body(woodblock(spokes.mask, 3, 0.1) * inside, suit.line)
        sheet.body(sheet.plate().disc(-22, -24, 17).disc(20, 22, 7).mask, suit.light)
    sheet.body(woodblock(_lids(sheet.plate(), seed).mask, seed, 0.1), suit.line)


def _lids(plate: Plate, seed: int) -> Plate:
    """Draw both lids and the fold above them."""
    for i, (line, width) in enumerate(
        (
            (((18, 584, 0.2), (90, 502, 0.8), (200, 446, 1.1), (300, 436, 1.2), (400, 458, 1), (500, 552, 0.2)), 21),
            (((28, 576, 0.3), (110, 636, 0.8), (250, 670, 1), (370, 654, 0.8), (450, 600, 0.3)), 9),
            (((60, 494, 0.1), (160, 424, 0.8), (300, 404, 1), (410, 426, 0.8), (476, 476, 0.1)), 8),
        )
    ):
        plate.brush(line, width, dry=0.1, seed=seed + i, wob=0.02, taper=(0.06, 0.1))
    return plate


# -- another stands in

_CORDS: Final = (
    ((-18, -50), (18, -47)),
    ((-22, 22), (22, 26)),
    ((-60, -66), (-56, -40)),
    ((54, -70), (58, -46)),
    ((-38, 88), (-12, 92)),
    ((14, 90), (40, 86)),
)
"""Where the doll is tied: neck, waist, wrists and ankles."""


def effigy(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A straw man with a name on its breast stands before the shape of the one it stands for."""
    with sheet.at(404, 370, 1):
        _person(sheet, suit, seed)
    with sheet.at(404, 550, 1):
        _straw_man(sheet, suit, seed)


def _person(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print one without a face, about the middle of the head: a topknot, hanging sleeves."""
    shape, folds = sheet.plate().disc(0, 0, 30, ry=35).disc(0, -41, 13, ry=14), sheet.plate()
    for side in (-1, 1):
        half = [(0, 26), (16, 28), (24, 44), (60, 56), (80, 100), (88, 190), (84, 254), (58, 270), (52, 240)]
        shape.fill(polygon([(side * a, b) for a, b in [*half, (72, 370), (0, 370)]]))
        for line in (((60, 82), (56, 170), (54, 236)), ((20, 38), (6, 60), (0, 82)), ((40, 290), (46, 320), (46, 360))):
            folds.brush([(side * a, b) for a, b in line], 8, dry=0.2, seed=seed)
    carved(sheet, suit, shape.mask, suit.tone, rim=2.8)
    hair = sheet.plate().disc(0, -41, 12, ry=13).brush([(-24, -35, 0.4), (0, -39, 1), (25, -45, 0.4)], 6, dry=0)
    hair.fill([(-30, 2), (-26, -22), (0, -36), (26, -22), (30, 2), (18, -12), (0, -18), (-18, -12)])
    sheet.body(woodblock(hair.mask, seed, 0.15), suit.line)
    sheet.body(woodblock(folds.mask, seed, 0.2) * 0.8, suit.line)


def _straw_man(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a doll of straw about its breast: bundles tied with cord, crossed-out eyes, a name on a slip."""
    for i, (line, width, count, spread) in enumerate(
        (
            (((0, -40), (-74, -54)), 26, 7, 26),
            (((0, -40), (72, -64)), 26, 7, 26),
            (((-12, 34), (-30, 112)), 24, 6, 32),
            (((12, 34), (34, 108)), 24, 6, 32),
            (((0, -60), (0, 48)), 54, 13, 34),
            (((0, -92), (4, -140)), 14, 5, 24),
        )
    ):
        _straws(sheet, suit, line, width, count, spread, seed + 9 * i)
    carved(sheet, suit, sheet.plate().disc(0, -82, 31, ry=34).mask, suit.light)
    marks = sheet.plate()
    for j in range(-2, 3):
        marks.brush([(j * 5, -112, 0.3), (j * 11, -84, 1), (j * 6, -54, 0.3)], 3.6, dry=0, seed=2 + j)
    for x in (-13, 13):
        for side in (-1, 1):
            marks.brush([(x - side * 6, -92), (x, -85), (x + side * 6, -78)], 6.5, dry=0, taper=(0.1, 0.1))
    for (ax, ay), (bx, by) in _CORDS:
        for y in (0, 7):
            cord = [(ax, ay + y, 0.8), ((ax + bx) / 2, (ay + by) / 2 + 3 + y, 1), (bx, by + y, 0.8)]
            marks.brush(cord, 6, dry=0, wob=0, taper=_BLUNT)
    sheet.body(marks.mask, suit.line)
    name = turn_points([(-14, -30), (14, -30), (14, 30), (-14, 30)], 0, -10, 0.06)
    carved(sheet, suit, sheet.plate().fill(polygon(name)).mask, suit.paper, rim=2)
    words = sheet.plate().brush([(0, -36), (1, -10), (-1, 14)], 3.6, dry=0)
    for row in range(4):
        words.brush([(-7, -31 + row * 14), (0, -33 + row * 14), (8, -31 + row * 14)], 4, dry=0, seed=row)
    sheet.body(words.mask, suit.line)


def _straws(sheet: Sheet, suit: Suiting, line: Points, width: float, count: int, spread: float, seed: int) -> None:
    """Print a bundle of straws along a line, ``width`` wide where it begins, that spreads at its end."""
    (ax, ay), (bx, by) = line
    long = hypot(bx - ax, by - ay)
    for j in range(count):
        t = (j / (count - 1) - 0.5) * (2 if j % 2 else -2)
        dx, dy, end = (ay - by) / long * t, (bx - ax) / long * t, 1 + 0.09 * sin(j * 2.3 + seed)
        straw = [
            (ax + dx * width * 0.5, ay + dy * width * 0.5, 1),
            ((ax + bx) / 2 + dx * width * 0.6, (ay + by) / 2 + dy * width * 0.6, 1),
            (ax + (bx - ax) * end + dx * spread, ay + (by - ay) * end + dy * spread, 0.25),
        ]
        stem = sheet.plate().brush(straw, 12, dry=0, seed=seed + j, wob=0.02, taper=(0.02, 0.2))
        carved(sheet, suit, stem.mask, suit.light, rim=1.7)
