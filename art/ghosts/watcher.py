"""The ghost with a hundred eyes."""

from __future__ import annotations

from math import sin

from art.ghosts.limbs import Placing, carve, claw, inked, limb, pose, shade, spots, turned_away, where
from art.kings.eyes import Eyes
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#93a9a6", "#34525c", "#bccdc4"
_IRISES = ("#4f9ac0", "#d9a62e", "#8fae5a")
_HEAD = pose(232, 236, turn=0.14, k=1.1)
_PALM = pose(160, 520, turn=-0.1, k=1.62)


def hundred_eyes(sheet: Sheet) -> None:
    """A hulk without a mouth leans out of the night and shows you its palm: the eye in it is the largest of all."""
    eyes = Eyes(sheet)
    _body(sheet)
    _far_arm(sheet, eyes)
    _on_the_body(eyes)
    _head(sheet, eyes)
    eyes.print()
    _near_hand(sheet)


def _body(sheet: Sheet) -> None:
    hulk = spots(
        "196,330 130,350 74,404 52,480 60,560 84,640 76,740 420,740 410,640 432,540 436,450 404,384 344,346 272,330"
    )
    mask = carve(sheet, sheet.plate().fill(hulk), _SKIN, rim=3.6)
    away = sheet.plate().fill(spots("276,326 312,420 290,520 320,620 300,740 460,740 460,340"))
    shade(sheet, away.mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -8), _LIT)
    neck = sheet.plate().fill(spots("170,330 232,390 300,332 290,300 180,300")).mask
    shade(sheet, neck * mask, _DIM)
    lines = (
        "232,400,0.3 236,470,1 228,560,0.2",
        "150,430,0.2 176,470,1 226,470,0.2",
        "340,420,0.2 310,466,1 246,474,0.2",
    )
    inked(sheet, map(spots, lines), 8, "#16262c", within=mask)


def _far_arm(sheet: Sheet, eyes: Eyes) -> None:
    """Print the arm it holds up behind, and its hand, an eye in that too."""
    upper = limb(sheet, spots("372,400,1.1 424,424,1.1 446,470,0.8"), 74)
    mask = carve(sheet, upper, _SKIN, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 16, 16), _DIM)
    fore = limb(sheet, spots("446,462,0.8 436,410,1 414,360,0.7"), 60)
    mask = carve(sheet, fore, _SKIN, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 16, 8), _DIM)
    placed = pose(406, 344, turn=-0.16, k=0.72)
    _open_hand(sheet, placed)
    eyes.add(*where(placed, 0, 6), 19, 0.1, _IRISES[1])
    for x, y, r, turn in ((404, 424, 14, 0.5), (438, 446, 11, 1.0), (424, 398, 10, 1.4)):
        eyes.add(x, y, r, turn, _IRISES[x % 3])


def _open_hand(sheet: Sheet, placed: Placing) -> None:
    palm = spots("-30,46 -36,8 -30,-24 0,-36 28,-28 38,4 30,46 0,58")
    fingers = [
        spots("-24,24 -54,12 -70,-14 -70,-36"),
        spots("28,-12 50,-44 62,-72 64,-94"),
        spots("14,-24 28,-66 34,-98 32,-122"),
        spots("-4,-28 -4,-72 -8,-108 -12,-132"),
        spots("-22,-20 -40,-58 -52,-88 -58,-110"),
    ]
    claw(sheet, palm, fingers, 19, _SKIN, _DIM, "#26383e", placed=placed, nail=0.7)


def _on_the_body(eyes: Eyes) -> None:
    """Add the eyes of breast, shoulders and belly: large ones first, small ones where there is room."""
    rows = (
        ((128, 396, 19, -0.5), (182, 374, 14, -0.2), (290, 376, 15, 0.2), (342, 398, 20, 0.5)),
        ((92, 450, 16, -0.8), (262, 424, 25, 0.1), (322, 452, 17, 0.4), (382, 462, 15, 0.8)),
        ((286, 496, 20, 0.2), (350, 516, 22, 0.4), (404, 520, 14, 0.9), (240, 472, 13, 0.0)),
        ((318, 566, 25, 0.1), (380, 586, 18, 0.4), (262, 556, 15, -0.1), (412, 632, 13, 0.8)),
        ((286, 622, 19, 0.0), (350, 640, 24, 0.2), (240, 640, 15, -0.1), (310, 684, 17, 0.1), (384, 690, 16, 0.3)),
    )
    for i, row in enumerate(rows):
        for j, (x, y, r, turn) in enumerate(row):
            eyes.add(x, y, r, turn, _IRISES[(i + j) % 3], (-0.12 + 0.05 * sin(i * 3 + j), 0.06))


def _head(sheet: Sheet, eyes: Eyes) -> None:
    """Print a bald head with nothing on it but eyes; the one in the middle is red."""
    outline = spots("0,-112 -54,-98 -80,-50 -80,6 -66,58 -34,98 0,106 34,98 66,58 80,6 80,-50 54,-98")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SKIN, rim=3.6)
    shade(sheet, turned_away(sheet, mask, 28, 12), _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -9), _LIT)
    ways = (
        "-40,-84,0.2 0,-92,1 40,-84,0.2",
        "-50,66,0.2 0,84,1 50,66,0.2",
        "-44,-40,0.2 0,-52,1 44,-40,0.2",
        "-46,36,0.2 0,46,1 46,36,0.2",
    )
    inked(sheet, [_HEAD(spots(way)) for way in ways], 6, "#26424a", within=mask)
    eyes.add(*where(_HEAD, 0, -2), 44, 0.14, "#c8342a")
    for x, y, r, turn in (
        (0, -72, 19, 0.0),
        (-44, -62, 12, -0.5),
        (44, -62, 13, 0.6),
        (-62, -18, 11, -0.9),
        (63, -16, 11, 1.1),
        (-44, 46, 15, 0.5),
        (44, 46, 15, -0.3),
        (0, 66, 18, 0.1),
        (-22, 92, 8, 0.1),
        (22, 92, 8, 0.2),
    ):
        eyes.add(*where(_HEAD, x, y), r, turn + 0.14, _IRISES[abs(x + y) % 3])


def _near_hand(sheet: Sheet) -> None:
    arm = limb(sheet, spots("84,470,1 54,560,1.1 110,640,0.9 146,600,0.8"), 84)
    mask = carve(sheet, arm, _SKIN, rim=3.4)
    shade(sheet, turned_away(sheet, mask, 18, 20), _DIM)
    _open_hand(sheet, _PALM)
    ways = ("-26,-10,0.2 0,-20,1 28,-14,0.2", "-24,40,0.2 0,48,1 24,38,0.2", "-30,26,0.2 -18,40,1 -14,52,0.2")
    inked(sheet, [_PALM(spots(way)) for way in ways], 6, "#34525c")
    eyes = Eyes(sheet)
    eyes.add(*where(_PALM, 0, 12), 50, -0.06, "#c8342a")
    eyes.add(70, 566, 16, 1.2, _IRISES[1])
    eyes.add(92, 622, 13, 0.5, _IRISES[0])
    for x, y, r, turn in ((-4, -72, 8, 1.5), (28, -66, 8, 1.3), (-40, -58, 8, 1.9), (50, -44, 8, 1.0)):
        eyes.add(*where(_PALM, x, y), r, turn, _IRISES[(x + r) % 3])
    eyes.print()
