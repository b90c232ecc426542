"""Signs under the script, seventh part: the fire that purges."""

from typing import Final

import numpy as np

from art.kit.base import Mask, Points
from art.kit.geometry import polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_FAR: Final = (
    *((20, 634, 250, 74, -1), (92, 640, 150, 50, 1), (176, 640, 200, 66, 1)),
    *((262, 640, 170, 60, -1), (350, 640, 236, 70, 1), (462, 640, 306, 84, -1)),
)
_NEAR: Final = (
    *((44, 640, 120, 56, 1), (122, 646, 176, 64, -1), (214, 646, 120, 60, 1)),
    *((304, 646, 150, 64, -1), (372, 646, 92, 48, 1), (486, 640, 132, 56, -1)),
)
_BELOW: Final = ((8, 716, 70, 40, 1), (66, 726, 46, 34, -1), (452, 728, 46, 34, 1), (506, 716, 70, 40, -1))
"""Flames: the middle of the foot, the height, the width, and to which side they sway."""


def furnace(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Flames leap out of a cauldron as wide as the card; in them one cries out and reaches up."""
    for i, flame in enumerate(_FAR):
        _tongue(sheet, suit, *flame, suit.line if i % 2 else suit.tone, i)
    _damned(sheet, suit)
    for i, flame in enumerate((*_NEAR, *_BELOW)):
        _tongue(sheet, suit, *flame, suit.tone, i + 9)
    _cauldron(sheet, suit, seed)
    sparks = sheet.plate()
    for x, y, r in ((40, 352, 8), (352, 372, 7), (398, 352, 9), (66, 402, 5), (448, 320, 6)):
        sparks.brush([(x - r, y + r * 2.4, 0.2), (x, y, 1), (x + r, y - r * 2.4, 0.1)], r * 1.5, dry=0, seed=int(x))
    sheet.body(woodblock(sparks.mask, 3, 0.1), suit.line)


def _tongue(sheet: Sheet, suit: Suiting, x: float, y: float, h: float, w: float, s: int, tint: str, seed: int) -> None:
    """Print a tongue of flame that sways and hooks over at its tip; a core and a dark eye are cut in it."""

    def stroke(points: Points, width: float, first: float = 0.02) -> Mask:
        line = [(x + s * a * w, y - b * h, c) for a, b, c in points]
        return sheet.plate().brush(line, width, dry=0, seed=seed, wob=0.015, taper=(first, 0.2)).mask

    hook = [(-0.04, 0.93, 0.36), (-0.34, 0.96, 0.2), (-0.36, 0.86, 0.05)]
    body = stroke([(0, 0, 1.3), (-0.28, 0.26, 1.2), (0.1, 0.52, 0.9), (0.22, 0.74, 0.6), *hook], w)
    lick = stroke([(-0.2, 0.16, 1), (-0.6, 0.36, 0.9), (-0.54, 0.56, 0.5), (-0.74, 0.7, 0.05)], w * 0.5)
    other = stroke([(0.2, 0.3, 1), (0.52, 0.44, 0.8), (0.5, 0.58, 0.4), (0.66, 0.68, 0.05)], w * 0.4)
    whole = np.maximum(np.maximum(body, lick), other)
    carved(sheet, suit, whole, tint, edge=suit.light if tint == suit.line else None, rim=2.4)
    core = stroke([(-0.02, 0, 1), (-0.26, 0.26, 0.9), (0.06, 0.5, 0.6), (0.18, 0.7, 0.1)], w * 0.5)
    sheet.body(woodblock(core, seed, 0.15), suit.paper if tint == suit.tone else suit.tone)
    hole = stroke([(-0.06, 0.06, 0.4), (-0.22, 0.2, 1), (-0.12, 0.36, 0.1)], w * 0.24, 0.2)
    sheet.body(woodblock(hole, seed, 0.1), suit.line if tint != suit.line else suit.light)


def _damned(sheet: Sheet, suit: Suiting) -> None:
    """Print a face that cries out in the fire, and arms that reach up out of it."""
    for x, tip, side in ((58, 520, 1), (344, 500, -1)):
        _arm(sheet, suit, x, tip, side)
    right, left = [(456, 484), (468, 518), (462, 552), (448, 588)], [(408, 590), (394, 556), (388, 520), (398, 486)]
    head = sheet.plate().fill([(426, 472), *right, (428, 600), *left])
    carved(sheet, suit, head.mask, suit.light, rim=2.6)
    holes = sheet.plate().disc(412, 528, 12, ry=15, rot=16).disc(446, 527, 12, ry=15, rot=-16)
    holes.fill([(428, 556), (444, 562), (446, 584), (430, 594), (414, 584), (414, 562)])
    holes.fill(polygon([(428, 538), (433, 550), (424, 550)]))
    for side in (-1, 1):
        brow = [(32, 507, 0.2), (19, 505, 1), (7, 514, 0.4)]
        cheek = [(29, 556, 0.2), (25, 574, 1), (19, 589, 0.2)]
        for line, width in ((brow, 6), (cheek, 5)):
            holes.brush([(429 + side * a, b, c) for a, b, c in line], width, dry=0)
    sheet.body(holes.mask, suit.line)


def _arm(sheet: Sheet, suit: Suiting, x: float, tip: float, side: int) -> None:
    """Print an arm out of the cauldron, its hand spread at the height ``tip``."""
    hand = x + side * 4
    arm = sheet.plate().disc(hand, tip + 14, 15, ry=17)
    bones = [(x, 640, 1.1), (x - side * 8, 320 + tip / 2, 0.9), (hand, tip + 22, 0.7)]
    arm.brush(bones, 30, dry=0, taper=(0.01, 0.01), wob=0.02)
    for dx, dy in ((-24, -4), (-15, -30), (-2, -38), (13, -32), (24, -8)):
        knuckle = (hand + dx * 0.9, tip + 10 + dy * 0.7, 0.9)
        finger = [(hand + dx * 0.4, tip + 12, 1), knuckle, (hand + dx, tip + 8 + dy, 0.4)]
        arm.brush(finger, 9.5, dry=0, wob=0, taper=(0.02, 0.15))
    carved(sheet, suit, arm.mask, suit.light, rim=2.4)


def _cauldron(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the front of an iron cauldron: a curved rim with studs, a belly with a ring."""
    belly = sheet.plate().fill("M 40 628 C 30 668 60 706 104 740 L 412 740 C 452 706 482 668 472 628 Z")
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light, rim=2.6)
    rim = sheet.plate().fill("M 14 596 C 100 634 412 634 498 596 L 494 626 C 412 664 100 664 18 626 Z")
    carved(sheet, suit, rim.mask, suit.tone, rim=2.8)
    marks = sheet.plate()
    for i in range(11):
        across = (i - 5) / 5
        marks.disc(256 + across * 218, 638 - 22 * across * across, 6)
    for x in (84, 372):
        marks.ring(x, 692, 17, 5).disc(x, 676, 8)
    for side in (-1, 1):
        curl = [(30, 700, 0.3), (58, 690, 1), (70, 672, 0.9), (54, 664, 0.8), (48, 676, 0.4)]
        marks.brush([(228 + side * a, b, c) for a, b, c in curl], 7, dry=0, wob=0.01, taper=(0.05, 0.1))
    sheet.body(woodblock(marks.mask, seed, 0.1), suit.light)
