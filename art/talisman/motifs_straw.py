"""Signs under the script, ninth part: a man of straw stands in."""

from typing import Final

from art.ghosts.limbs import pose, spots, where
from art.kit.base import Points
from art.kit.geometry import curve, polygon
from art.kit.media import woodblock
from art.kit.noise import chance
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_ARMS: Final = "-74,-40 -40,-46 0,-48 36,-46 64,-38"
_TRUNK: Final = "0,-132 0,-118 1,-92 0,-62 0,-20 0,32 0,50"
_LEGS: Final = ("-5,36 -20,76 -34,112", "5,36 21,76 38,110")
_CORDS: Final = (
    *((-12, -118, 12, -118), (-21, -65, 21, -63), (-25, 31, 25, 34), (-60, -58, -58, -26)),
    *((50, -56, 49, -26), (-38, 80, -6, 90), (7, 90, 41, 78)),
)
"""A bundle thrust through another, which parts into legs; and where they are tied: neck, waist, wrists and ankles."""


def effigy(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A man of straw, bundles bound with cord and bristling where they end, bears another's name on his breast."""
    at = pose(396, 468, turn=0.03, k=1.04)
    for i, text in enumerate(_LEGS):
        _bundle(sheet, suit, at(spots(text)), (15, 14, 22), 6, seed + i)
    _bundle(sheet, suit, at(spots(_ARMS)), (22, 12, 16, 12, 22), 8, seed + 3)
    _bundle(sheet, suit, at(spots(_TRUNK)), (17, 9, 29, 16, 34, 22, 30), 13, seed + 5)
    cords = sheet.plate()
    for ax, ay, bx, by in _CORDS:
        for step in (-4, 4):
            across = abs(bx - ax) > abs(by - ay)
            dx, dy = (0, step) if across else (step, 0)
            bow = ((ax + bx) / 2 + dx + (0 if across else 3), (ay + by) / 2 + dy + (4 if across else 0))
            cords.brush(at([(ax + dx, ay + dy), bow, (bx + dx, by + dy)]), 7, dry=0, wob=0, taper=(0.02, 0.02))
    carved(sheet, suit, cords.mask, suit.line, edge=suit.light, rim=1.2)
    _name(sheet, suit, seed)


def _bundle(sheet: Sheet, suit: Suiting, line: Points, halves: tuple[float, ...], count: int, seed: int) -> None:
    """Print a bundle of straws along a line, half as wide at each point as given, both its ends ragged."""
    dice, path = chance(seed), curve([(*place[:2], half) for place, half in zip(line, halves, strict=True)], step=3)
    shape, lights, cuts = sheet.plate(), sheet.plate(), sheet.plate()
    steps = path[1:, :2] - path[:-1, :2]
    for j in range(count):
        share = 2 * j / (count - 1) - 1
        straw = []
        for (x, y, half), (dx, dy) in zip(path[:-1], steps, strict=True):
            long = float((dx * dx + dy * dy) ** 0.5)
            straw.append((float(x - dy / long * half * share), float(y + dx / long * half * share)))
        for end, after in ((0, 1), (-1, -2)):
            reach = dice.uniform(1.5, 5.5)
            (x, y), (bx, by) = straw[end], straw[after]
            straw.insert(len(straw) if end else 0, (x + (x - bx) * reach, y + (y - by) * reach))
        shape.brush(straw, 11, dry=0, seed=seed + j, wob=0.02, taper=(0.06, 0.06))
        if j % 2:
            cuts.brush(straw[1:-1], 3.2, dry=0.1, seed=seed + j, wob=0.02, taper=(0.3, 0.3))
        else:
            lights.brush(straw, 5, dry=0.1, seed=seed + j, wob=0.02, taper=(0.1, 0.1))
    carved(sheet, suit, shape.mask, suit.tone, rim=3)
    sheet.body(woodblock(lights.mask, seed, 0.1), suit.light)
    sheet.body(woodblock(cuts.mask, seed, 0.1), suit.line)


def _name(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the slip of paper that says whose place he takes."""
    at = pose(396, 449, turn=-0.05)
    slip = sheet.plate().fill(polygon(at(spots("-19,-40 19,-41 19,42 8,38 -4,44 -19,39"))))
    carved(sheet, suit, slip.mask, suit.light, rim=2.6)
    words = sheet.plate()
    for word, y in (("某", -18), ("甲", 16)):
        words.text(word, *where(at, 0, y), 31, hand="kai", bold=1.2)
    sheet.body(woodblock(words.mask, seed, 0.1), suit.deep)
