"""Signs under the script, seventh part: the fire that purges."""

from typing import Final

from art.ghosts.limbs import pose, spots
from art.kit.geometry import polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_FAR: Final = (
    *((46, 640, 254, 1.25, -1), (130, 650, 196, 1.2, 1), (220, 650, 224, 1.2, -1), (310, 650, 210, 1.2, 1)),
    *((388, 650, 250, 1.1, -1), (462, 650, 254, 1.1, 1), (426, 650, 290, 1.2, 1)),
)
_BEHIND: Final = (
    *((20, 650, 236, 1.2, 1), (92, 650, 268, 1.3, -1), (172, 650, 240, 1.2, 1), (262, 650, 262, 1.3, -1)),
    *((346, 650, 300, 1.2, 1), (486, 650, 316, 1, -1)),
)
_NEAR: Final = (
    *((18, 650, 150, 1.2, 1), (92, 650, 124, 1.2, -1), (172, 650, 140, 1.2, 1)),
    *((254, 650, 128, 1.2, -1), (334, 650, 120, 1.1, 1), (488, 650, 116, 1, -1)),
)
"""Flames: the middle of the foot, the height, how broad for that, and to which side they sway."""
_FLAME: Final = (
    "-36,4 -46,-20 -45,-42 -34,-60 -36,-78 -46,-92 -46.2,-92.2 -22,-78 -14,-62 -2,-80 8,-104 2,-128 -14,-150 "
    "-14.2,-150.2 14,-134 30,-108 31,-84 27,-66 38,-74 42,-88 42.2,-88.2 50,-66 46,-36 38,-12 34,4"
)
_CORE: Final = "-18,4 -24,-22 -16,-42 -2,-58 10,-82 8,-106 8.2,-106.2 20,-80 16,-54 22,-32 18,4"
"""A flame a hundred and fifty high, and the pale tongue in it."""


def furnace(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Flames leap out of a cauldron as wide as the card; in them one cries out and reaches up."""
    behind = sheet.plate()
    for flame in _BEHIND:
        behind.fill(_shaped(_FLAME, *flame))
    sheet.body(woodblock(behind.mask, seed, 0.15) * 0.85, suit.line)
    for i, flame in enumerate(_FAR):
        _tongue(sheet, suit, *flame, seed=seed + i, near=False)
    _damned(sheet, suit)
    for i, flame in enumerate(_NEAR):
        _tongue(sheet, suit, *flame, seed=seed + i, near=True)
    _cauldron(sheet, suit, seed)
    sparks = sheet.plate()
    for x, y, r in ((40, 352, 8), (370, 330, 6), (398, 310, 8), (70, 402, 5), (462, 318, 6)):
        sparks.brush([(x - r, y + r * 2.4, 0.2), (x, y, 1), (x + r, y - r * 2.4, 0.1)], r * 1.5, dry=0, seed=int(x))
    sheet.body(woodblock(sparks.mask, 3, 0.1), suit.tone)


def _tongue(
    sheet: Sheet, suit: Suiting, x: float, y: float, h: float, broad: float, sway: int, *, seed: int, near: bool
) -> None:
    """Print a flame with two licks and a tip: bright ones before dark ones, never darker than the suit's tone."""
    outer, core = (_shaped(text, x, y, h, broad, sway) for text in (_FLAME, _CORE))
    tint, heart = (suit.light, suit.tone) if near else (suit.tone, suit.light)
    carved(sheet, suit, sheet.plate().fill(outer).mask, tint, edge=suit.tone if near else suit.light, rim=2.6)
    sheet.body(woodblock(sheet.plate().fill(core).mask, seed, 0.15), heart)


def _shaped(outline: str, x: float, y: float, h: float, broad: float, sway: int) -> list[tuple[float, float]]:
    """Return an outline of a flame, as high as it burns."""
    tall, wide = h / 150, broad * (h / 150) ** 0.35 * 0.92
    return [(x + sway * a * wide, y + b * tall) for a, b in spots(outline)]


def _damned(sheet: Sheet, suit: Suiting) -> None:
    """Print a skull that cries out in the fire, and arms that reach up out of it."""
    for x, tip, side in ((58, 520, 1), (346, 508, -1)):
        _arm(sheet, suit, x, tip, side)
    at = pose(420, 520, k=1.28)
    head = sheet.plate().fill(
        at(spots("0,-66 24,-60 38,-36 36,-8 26,14 20,48 0,58 -20,48 -26,14 -36,-8 -38,-36 -24,-60"))
    )
    carved(sheet, suit, head.mask, suit.light, rim=3)
    holes = sheet.plate()
    for side in (-1, 1):
        holes.fill(at(spots("5,-14 12,-27 27,-24 31,-8 22,3 9,0", side)))
        holes.brush(at(spots("32,-26,0.2 20,-36,1 5,-31,0.5", side)), 6, dry=0, wob=0)
        holes.brush(at(spots("29,4,0.2 24,20,1 18,32,0.2", side)), 4, dry=0, wob=0)
    holes.fill(polygon(at(spots("0,-2 6,11 -6,11"))))
    holes.fill(at(spots("0,17 13,21 15,38 11,53 0,56 -11,53 -15,38 -13,21")))
    sheet.body(woodblock(holes.mask, 3, 0.1), suit.line)
    teeth = sheet.plate()
    for a in (-8, 0, 8):
        teeth.fill(polygon(at([(a - 3.5, 19), (a + 3.5, 19), (a + 2.5, 27), (a - 2.5, 27)])))
    sheet.body(teeth.mask, suit.light)


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
    belly = sheet.plate().fill("M 40 640 C 34 676 60 710 104 740 L 412 740 C 452 710 478 676 472 640 Z")
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light, rim=2.6)
    rim = sheet.plate().fill("M 14 612 C 100 644 412 644 498 612 L 494 638 C 412 670 100 670 18 638 Z")
    carved(sheet, suit, rim.mask, suit.line, edge=suit.light, rim=2.8)
    marks = sheet.plate()
    for i in range(11):
        across = (i - 5) / 5
        marks.disc(256 + across * 218, 651 - 20 * across * across, 5)
    for x in (84, 372):
        marks.ring(x, 696, 14, 5).disc(x, 682, 7)
    sheet.body(woodblock(marks.mask, seed, 0.1), suit.light)
