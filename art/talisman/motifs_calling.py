"""Signs under the script, sixth part: what is called down, begged for and seen through."""

from math import cos, pi
from typing import Final

from art.ghosts.limbs import spots
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
    """A wide, shallow alms bowl stands on a folded cloth, and three coins fall into it."""
    with sheet.at(394, 582, 1.14):
        _cloth(sheet, suit, seed)
    with sheet.at(395, 500, 1):
        _bowl(sheet, suit, seed)
    for x, y, r, turn in ((384, 444, 29, 0.3), (446, 410, 29, -0.5), (392, 362, 28, 0.7)):
        with sheet.at(x, y, r / 27):
            _coin(sheet, suit, turn)


def _bowl(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a monk's bowl about the middle of its mouth: shallow, a little wider under the lip than at it."""
    belly = sheet.plate().fill(
        "M -64 0 C -76 10 -82 20 -81 34 C -78 66 -46 84 -26 86 L 26 86 C 46 84 78 66 81 34 C 82 20 76 10 64 0 Z"
    )
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light, rim=3)
    gleam = sheet.plate().brush(spots("-64,20,0.2 -70,36,0.9 -58,60,0.8 -36,74,0.2"), 14, dry=0.1, wob=0)
    gleam.brush(spots("0,78,0.2 30,74,1 56,58,0.2"), 6, dry=0.1, wob=0)
    sheet.body(woodblock(gleam.mask, seed, 0.15), suit.tone)
    carved(sheet, suit, sheet.plate().disc(0, 0, 70, ry=21).mask, suit.light, rim=2.6)
    sheet.body(sheet.plate().disc(0, 2, 58, ry=13).mask, suit.deep)


def _cloth(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a cloth folded flat about the middle of its upper edge."""
    cloth = sheet.plate().fill(spots("-48,-8 48,-8 60,-4 66,4 60,10 -60,10 -66,4 -60,-4"))
    carved(sheet, suit, cloth.mask, suit.light, rim=2.6)
    fold = sheet.plate().brush(spots("-60,3,0.3 0,4,1 58,3,0.3"), 3.4, dry=0, seed=seed, wob=0)
    sheet.body(fold.mask, suit.line)


def _coin(sheet: Sheet, suit: Suiting, turn: float) -> None:
    """Print a falling coin about its middle, its square hole turned by an angle."""
    fall = sheet.plate()
    for x in (-19, 0, 19):
        fall.brush([(x, -31, 1), (x, -46, 0.6), (x, -60, 0.1)], 5, dry=0.1)
    sheet.body(fall.mask, suit.tone)
    hole = turn_points([(-10, -10), (10, -10), (10, 10), (-10, 10)], 0, 0, turn)
    carved(sheet, suit, sheet.plate().disc(0, 0, 27).fill(polygon(hole), cut=True).mask, suit.light, rim=4)
    sheet.body(sheet.plate().ring(0, 0, 22, 3).mask, suit.line)


# -- heaven looks down

_ALMOND: Final = (
    "M 42 548 C 110 470 190 438 266 438 C 346 438 420 478 472 534 C 420 594 344 636 256 636 C 168 636 92 604 42 548 Z"
)
_SOCKET: Final = (
    "M 34 548 C 96 452 178 412 264 412 C 356 412 432 456 480 532 C 428 604 348 652 256 652 C 162 652 82 616 34 548 Z"
)
_IRIS: Final = (356.0, 536.0)


def eye(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A huge eye opens across the foot of the card, rays above it."""
    rays = sheet.plate()
    for i in range(19):
        a = pi * (1.06 + i * 0.88 / 18)
        near, far = 150 + 85 * abs(cos(a)), min(330 if i % 2 else 270, 216 / abs(cos(a)))
        base = [around(258, 552, near, a + side * 0.05) for side in (-1, 1)]
        if near + 40 < far:
            rays.fill(polygon([*base, around(258, 552, far, a)]))
    sheet.body(woodblock(rays.mask, seed, 0.2) * 0.85, suit.tone)
    carved(sheet, suit, sheet.plate().fill(_SOCKET).mask, suit.tone, rim=3)
    inside = sheet.plate().fill(_ALMOND).mask
    carved(sheet, suit, inside, suit.light, rim=2.4)
    with sheet.at(*_IRIS, 1):
        for r, tint in ((90, suit.line), (82, suit.tone), (46, suit.line), (34, suit.deep)):
            sheet.body(woodblock(sheet.plate().disc(0, 0, r).mask, seed, 0.15) * inside, tint)
        spokes = sheet.plate()
        for i in range(36):
            a = i * pi / 18
            spokes.brush([around(0, 0, r, a) for r in (80, 66, 54)], 7, dry=0, seed=i, taper=(0.02, 0.9))
        sheet.body(woodblock(spokes.mask, 3, 0.1) * inside, suit.line)
        sheet.body(sheet.plate().disc(24, -26, 15).disc(-18, 20, 6).mask, suit.light)
    sheet.body(woodblock(_lids(sheet.plate(), seed).mask, seed, 0.1), suit.line)


def _lids(plate: Plate, seed: int) -> Plate:
    """Draw the edges of both lids."""
    for i, (line, width) in enumerate(
        (
            ("34,554,0.2 104,484,0.8 190,446,1.1 268,438,1.2 350,446,1.1 424,486,0.9 480,540,0.2", 20),
            ("60,566,0.3 130,612,0.8 256,638,1 370,616,0.8 440,570,0.3", 9),
        )
    ):
        plate.brush(spots(line), width, dry=0.1, seed=seed + i, wob=0.02, taper=(0.06, 0.1))
    return plate
