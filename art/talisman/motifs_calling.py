"""Signs under the script, sixth part: what is called down, begged for, seen through and stood in for."""

from math import cos, hypot, pi, sin
from typing import Final

from art.ghosts.limbs import spots
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
    """In the smoke of a small burner appears the god who was called, as large as life, in his crown of beads."""
    with sheet.at(412, 436, 1):
        disc = sheet.plate().disc(0, 4, 112).mask
        sheet.body(woodblock(disc, seed, 0.2) * 0.85, suit.tone)
        _bust(sheet, suit, seed)
        _crown(sheet, suit)
    smoke = sheet.plate().brush(
        spots("352,612,0.3 328,586,0.8 344,564,1 374,576,1 360,596,0.5"), 22, dry=0, seed=seed, wob=0.01
    )
    carved(sheet, suit, smoke.mask, suit.light)
    bank = ((332, 566, 22), (482, 572, 24), (366, 582, 24), (446, 588, 26), (408, 588, 26))
    clouds(sheet, bank, suit.light, suit.line, 3)
    with sheet.at(352, 634, 0.5):
        _burner(sheet, suit, seed)


def _both(text: str) -> str:
    """Return an outline from its right half, mirrored about the origin."""
    right = spots(text)
    return polygon([*right, *((-a, b) for a, b in reversed(right))])


def _bust(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a god's head and shoulders about the middle of his face: upswept brows, a long dark beard."""
    robe = sheet.plate().fill(_both("0,56 30,58 66,72 92,100 104,160 0,170"))
    carved(sheet, suit, robe.mask, suit.tone, rim=3)
    collar, dark = sheet.plate(), sheet.plate()
    for side in (-1, 1):
        collar.brush(spots("38,62,1 22,104,1 -6,150,0.8", side), 20, dry=0, wob=0, taper=_BLUNT)
        dark.brush(spots("76,88,0.3 66,120,1 70,160,0.5", side), 7, dry=0, wob=0)
    carved(sheet, suit, collar.mask, suit.light)
    sheet.body(woodblock(dark.mask, seed, 0.15), suit.line)
    carved(sheet, suit, sheet.plate().disc(-47, 6, 10, ry=18).disc(47, 6, 10, ry=18).mask, suit.light)
    carved(sheet, suit, sheet.plate().fill(_both("0,-50 36,-50 47,-16 44,20 28,50 0,62")).mask, suit.light, rim=2.8)
    beard = sheet.plate().fill(_both("0,44 10,34 20,34 42,16 40,60 26,96 0,138"))
    beard.fill(_both("0,22 12,20 30,30 40,48 20,40 0,32"))
    carved(sheet, suit, beard.mask, suit.line, rim=1.4)
    pale, marks = sheet.plate().fill(_both("0,37 9,36 12,40 0,45")), sheet.plate()
    for side in (-1, 1):
        pale.brush(spots("6,56,0.3 12,80,1 4,118,0.2", side), 4, dry=0, wob=0)
        pale.brush(spots("24,46,0.3 26,66,1 18,92,0.2", side), 4, dry=0, wob=0)
        marks.brush(spots("7,-13,0.6 22,-25,1.2 43,-28,0.3", side), 11, dry=0, wob=0)
        marks.brush(spots("8,-2,0.4 22,-8,1 38,-5,0.4", side), 7, dry=0, wob=0).disc(side * 22, -2, 6)
        marks.brush(spots("4,-6,0.3 6,8,0.8 10,16,0.5", side), 4, dry=0, wob=0)
    sheet.body(pale.mask, suit.light)
    sheet.body(marks.mask, suit.line)


def _crown(sheet: Sheet, suit: Suiting) -> None:
    """Print an emperor's crown over that head: a flat board on a cap, strings of beads before the brow."""
    carved(sheet, suit, sheet.plate().fill(_both("0,-88 38,-86 44,-50 0,-42")).mask, suit.line, edge=suit.light)
    ribbons = sheet.plate()
    for side in (-1, 1):
        ribbons.brush(spots("52,-62,1 60,-20,1 58,40,1 64,76,0.6", side), 8, dry=0, wob=0)
    carved(sheet, suit, ribbons.mask, suit.line, edge=suit.light, rim=1.8)
    beads = sheet.plate()
    for x in (-60, -36, -12, 12, 36, 60):
        beads.line(f"M {x} -88 L {x} -44", 2)
        for row in range(4):
            beads.disc(x, -78 + row * 12, 5)
    carved(sheet, suit, beads.mask, suit.light, rim=1.8)
    carved(sheet, suit, sheet.plate().fill(_both("0,-106 66,-106 74,-86 0,-86")).mask, suit.line, edge=suit.light)


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
    """Two hands hold up an empty alms bowl, and a coin falls towards it."""
    with sheet.at(364, 482, 0.86):
        for side in (-1, 1):
            _palm(sheet, suit, side)
            _cuff(sheet, suit, side, seed)
        _bowl(sheet, suit, seed)
        for side in (-1, 1):
            _fingers(sheet, suit, side)
    for x, y, r, turn in ((352, 404, 30, 0.3), (424, 372, 20, -0.5)):
        with sheet.at(x, y, r / 27):
            _coin(sheet, suit, turn)


def _bowl(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a monk's round bowl about the middle of its mouth, which is much narrower than its belly."""
    belly = sheet.plate().fill("M -64 4 C -152 44 -104 168 -24 172 L 24 172 C 104 168 152 44 64 4 Z")
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light, rim=2.8)
    gleam = sheet.plate().brush(spots("-60,30,0.2 -84,50,1 -90,78,0.2"), 11, dry=0.1, wob=0)
    for text in ("-76,38,0.6 0,54,1 76,38,0.6", "-50,136,0.2 0,150,1 50,136,0.2"):
        gleam.brush(spots(text), 6, dry=0.1, wob=0)
    sheet.body(woodblock(gleam.mask, seed, 0.15), suit.tone)
    carved(sheet, suit, sheet.plate().disc(0, 0, 72, ry=20).mask, suit.light, rim=2.6)
    inside = sheet.plate().disc(0, 3, 61, ry=13).mask
    sheet.body(inside, suit.line)
    wall = sheet.plate().disc(0, 3, 61, ry=13).disc(0, 11, 58, ry=13, cut=True)
    sheet.body(woodblock(wall.mask, seed, 0.1) * inside, suit.tone)


_FINGERS: Final = (
    "118,92,1 98,80,1.05 78,74,0.85 56,74,0.5",
    "122,112,1.05 94,106,1.1 70,101,0.9 44,100,0.5",
    "116,134,1 88,132,1.05 66,128,0.85 42,125,0.5",
    "104,154,0.9 80,155,0.9 62,152,0.75 44,147,0.45",
)
"""The ways of the right hand's fingers over the belly, with shares of their width: each tapers to its tip."""
_THUMB: Final = "120,116,1.1 118,80,1.15 106,46,1 88,23,0.9 66,8,0.5"
"""The way of the right hand's thumb, from its root over the bowl's shoulder to the tip on the rim."""


def _palm(sheet: Sheet, suit: Suiting, side: int) -> None:
    """Print what is seen beside the bowl of the hand on one side (1 or -1): its outer edge and the wrist."""
    hand = sheet.plate().fill(spots("104,78 122,72 136,94 139,122 132,152 122,196 72,196 76,160 92,120", side))
    carved(sheet, suit, hand.mask, suit.light)


def _fingers(sheet: Sheet, suit: Suiting, side: int) -> None:
    """Print that hand's four fingers before the bowl's belly and its thumb laid over the rim."""
    for text in reversed(_FINGERS):
        _digit(sheet, suit, spots(text, side), 24)
    _digit(sheet, suit, spots(_THUMB, side), 29)
    back = sheet.plate().fill(spots("110,88 124,84 134,102 136,122 128,152 116,166 98,164 108,132 106,108", side))
    sheet.body(woodblock(back.mask, 5, 0.2, mott=0.12), suit.light)
    cuts = sheet.plate().brush(spots("70,2,0.4 76,9,1 74,17,0.4", side), 3.5, dry=0, wob=0)
    cuts.brush(spots("108,66,0.2 110,84,1 103,98,0.3", side), 5, dry=0, wob=0)
    for way in ("104,122,0.9 112,121,0.7 120,118,0.1", "98,144,0.9 106,143,0.7 114,140,0.1"):
        cuts.brush(spots(way, side), 4.5, dry=0, wob=0)
    sheet.body(cuts.mask, suit.line)


def _digit(sheet: Sheet, suit: Suiting, way: Points, width: float) -> None:
    """Print a finger from its root to its round tip."""
    x, y, share = way[-1]
    plate = sheet.plate().brush(way, width, dry=0, wob=0, taper=_BLUNT).disc(x, y, width * share * 0.5)
    carved(sheet, suit, plate.mask, suit.light, rim=2)


def _cuff(sheet: Sheet, suit: Suiting, side: int, seed: int) -> None:
    """Print the sleeve a hand comes out of, at the foot of the card."""
    cloth = sheet.plate().fill(spots("40,172 78,164 122,154 146,166 176,206 206,290 22,290 20,206", side))
    carved(sheet, suit, cloth.mask, suit.tone, rim=2.6)
    folds = sheet.plate()
    for text in ("116,178,0.2 132,212,1 160,260,0.3", "84,184,0.2 88,216,1 102,264,0.3"):
        folds.brush(spots(text, side), 8, dry=0.1, seed=seed)
    sheet.body(woodblock(folds.mask, seed, 0.15), suit.line)
    hem = sheet.plate().brush(spots("30,182,1 76,176,1 136,158,1", side), 15, dry=0, wob=0, taper=_BLUNT)
    carved(sheet, suit, hem.mask, suit.light)


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
    """A large straw man is nailed to a board, the name of the one he stands for pinned to his breast."""
    board = sheet.plate().fill(polygon(spots("316,334 472,328 470,672 312,676"))).mask
    carved(sheet, suit, board, suit.tone, rim=3)
    grain = sheet.plate()
    for i, x in enumerate((332, 356, 382, 412, 438, 456)):
        grain.brush([(x, 336, 0.4), (x + 5, 500, 1), (x - 3, 700, 0.4)], 5, dry=0.3, seed=seed + i)
    sheet.body(woodblock(grain.mask, seed, 0.15) * board * 0.6, suit.line)
    with sheet.at(388, 526, 1.34):
        _straw_man(sheet, suit, seed)


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
    name = turn_points([(-22, -44), (22, -44), (22, 38), (-22, 38)], 0, -10, 0.06)
    carved(sheet, suit, sheet.plate().fill(polygon(name)).mask, suit.paper, rim=2)
    words = sheet.plate().brush([(0, -36), (1, -10), (-1, 14)], 3.6, dry=0)
    for row in range(3):
        words.brush([(-12, -17 + row * 15), (0, -20 + row * 15), (13, -17 + row * 15)], 5, dry=0, seed=row)
    sheet.body(words.mask, suit.line)
    carved(sheet, suit, sheet.plate().disc(0, -40, 10).mask, suit.line, edge=suit.light, rim=2)
    sheet.body(sheet.plate().disc(-3, -43, 3).mask, suit.light)


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
