"""The ghost with a hundred eyes."""

from __future__ import annotations

import numpy as np

from art.ghosts.gaze import Gaze
from art.ghosts.limbs import Placing, carve, claw, inked, limb, pose, shade, spots, turned_away, where
from art.kit.base import Mask
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#93a9a6", "#34525c", "#c6d5cc"
_LID, _LINE = "#6f8a8a", "#16262c"
_FAR = "#b3c4b4"
_IRISES = ("#d8b02c", "#8fb03c", "#e0c95a")
_HEAD = pose(228, 232, turn=0.1, k=1.06)
_HEEL = spots("-30,46 -36,8 -30,-24 0,-36 28,-28 38,4 30,46 0,58")
_FINGERS = (
    spots("-24,24 -54,12 -70,-14 -70,-36"),
    spots("28,-12 50,-44 62,-72 64,-94"),
    spots("14,-24 28,-66 34,-98 32,-122"),
    spots("-4,-28 -4,-72 -8,-108 -12,-132"),
    spots("-22,-20 -40,-58 -52,-88 -58,-110"),
)
_PALM = pose(160, 520, turn=-0.1, k=1.62)
_SEEN = (-420.0, 250.0)
"""What all the eyes look at, far out of the picture."""


def hundred_eyes(sheet: Sheet) -> None:
    """A hulk holds its palm out and looks aside with all its eyes at once, those between its teeth too."""
    figure = np.maximum(_body(sheet), _head(sheet))
    _eyes_of_body(sheet)
    _far_arm(sheet)
    _near_hand(sheet, figure)


def _body(sheet: Sheet) -> Mask:
    hulk = spots(
        "176,322 118,350 68,398 46,474 58,560 84,640 76,740 420,740 412,650 424,560 440,480 436,420 404,376 "
        "352,350 318,318 276,306 216,310"
    )
    mask = carve(sheet, sheet.plate().fill(hulk), _SKIN, rim=3.6)
    away = sheet.plate().fill(spots("296,306 330,380 312,440 336,520 302,600 330,660 310,740 470,740 470,320"))
    shade(sheet, away.mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -9), _LIT)
    cast = sheet.plate().fill(spots("150,330 178,372 236,392 288,376 318,330 290,290 180,290")).mask
    shade(sheet, cast * mask, _DIM)
    lines = (
        "232,400,0.3 236,470,1 228,560,0.2",
        "130,420,0.2 172,474,1 230,476,0.2",
        "352,410,0.2 312,474,1 244,482,0.2",
        "330,352,0.2 352,372,1 392,382,0.2",
        "150,372,0.2 120,382,1 92,408,0.2",
        "352,610,0.2 330,650,1 336,700,0.2",
    )
    inked(sheet, map(spots, lines), 8, _LINE, within=mask)
    return mask


def _head(sheet: Sheet) -> Mask:
    """Print a skull with skin on it: a heavy brow, hollow cheeks, a jaw pushed aside; eyes stand where teeth should."""
    ear = sheet.plate().fill(_HEAD(spots("74,-26 98,-44 106,-14 94,22 76,22")))
    shade(sheet, turned_away(sheet, carve(sheet, ear, _SKIN, rim=3), 10, 6), _DIM)
    skull = spots(
        "6,-126 -40,-118 -74,-90 -90,-52 -86,-24 -102,-8 -96,12 -78,20 -92,40 -88,60 -70,70 -64,96 -58,124 -38,144 "
        "-8,148 22,136 44,112 64,84 76,50 84,20 90,-30 84,-76 54,-112"
    )
    mask = carve(sheet, sheet.plate().fill(_HEAD(skull)), _SKIN, rim=3.8)
    away = spots("30,-140 52,-90 44,-40 58,-6 40,30 56,60 30,100 34,128 10,160 70,150 120,20 110,-100")
    shade(sheet, sheet.plate().fill(_HEAD(away)).mask * mask, _DIM)
    hollows = sheet.plate().fill(_HEAD(spots("-84,-22 -60,-34 -26,-30 -14,-8 -26,22 -56,30 -78,18")))
    hollows.fill(_HEAD(spots("8,-22 36,-36 64,-24 62,2 40,18 16,8")))
    hollows.fill(_HEAD(spots("-70,66 -44,54 -24,60 -40,74 -48,104 -58,100")))
    hollows.fill(_HEAD(spots("44,44 66,30 62,66 44,92 34,80")))
    shade(sheet, hollows.mask * mask, "#24404a")
    shade(sheet, turned_away(sheet, mask, -8, -9), _LIT)
    brow = spots("-102,-10 -80,-40 -36,-46 -10,-24 14,-40 56,-52 80,-36 60,-34 34,-30 10,-8 -12,-4 -40,-26 -76,-20")
    ridge = carve(sheet, sheet.plate().fill(_HEAD(brow)), _SKIN, rim=2.6)
    shade(sheet, turned_away(sheet, ridge, 3, 6), _DIM)
    nose = sheet.plate().fill(_HEAD(spots("-16,12 -24,36 -14,42 -10,30"))).fill(_HEAD(spots("2,12 8,36 0,42 -4,30")))
    shade(sheet, nose.mask, "#101a20")
    creases = (
        "-64,-84,0.2 -30,-94,1 20,-88,0.2",
        "-70,-66,0.2 -40,-74,1 -4,-66,0.2",
        "-94,44,0.2 -70,50,1 -40,44,0.2",
        "36,-70,0.2 54,-74,1 70,-64,0.2",
        "-14,-26,0.2 -10,-46,1 -14,-60,0.2",
    )
    inked(sheet, [_HEAD(spots(text)) for text in creases], 6, "#1f3640", within=mask)
    mouth = spots("-66,78 -40,64 -8,66 26,56 50,62 42,88 16,110 -20,122 -50,112")
    carve(sheet, sheet.plate().fill(_HEAD(mouth)), "#120c12", rim=3.4)
    eyes = Gaze(sheet, _SEEN, _LID)
    rows = (
        (-50, 0, 31, 0.12, 0, 1.0),
        (34, -10, 20, -0.2, 1, 0.7),
        (-2, -62, 21, 0.1, 1, 0.85),
        (-52, -88, 13, -0.4, 2, 0.5),
        (-2, -98, 12, 0.1, 0, 0.0),
        (44, -90, 15, 0.5, 0, 0.8),
        (66, -54, 9, 0.9, 2, 1.0),
        (-42, 88, 15, 0.1, 2, 1.0),
        (-12, 92, 14, 0.0, 0, 0.8),
        (16, 84, 13, -0.25, 1, 1.0),
        (36, 72, 8, -0.4, 2, 1.0),
        (70, 42, 12, 1.2, 1, 0.6),
        (-16, 134, 10, 0.0, 1, 0.0),
    )
    for x, y, r, turn, tint, wide in rows:
        eyes.add(*where(_HEAD, x, y), r, turn + 0.1, _IRISES[tint], wide)
    eyes.print()
    return mask


def _eyes_of_body(sheet: Sheet) -> None:
    """Print the eyes of shoulders, breast and belly: few large ones, many small ones round them."""
    eyes = Gaze(sheet, _SEEN, _LID)
    rows = (
        (116, 402, 24, -0.5, 1.0),
        (80, 452, 12, -0.9, 0.6),
        (166, 432, 12, -0.1, 0.0),
        (222, 436, 17, 0.2, 0.75),
        (282, 414, 27, 0.15, 1.0),
        (336, 392, 14, 0.4, 0.0),
        (378, 412, 21, 0.6, 0.8),
        (336, 448, 13, 0.3, 1.0),
        (410, 470, 13, 1.0, 0.5),
        (258, 478, 13, 0.1, 0.0),
        (300, 508, 19, 0.1, 0.6),
        (372, 486, 17, 0.4, 1.0),
        (262, 646, 25, -0.1, 1.0),
        (222, 690, 15, -0.2, 0.5),
        (310, 690, 20, 0.2, 0.7),
        (322, 640, 12, 0.2, 0.0),
        (374, 660, 23, 0.2, 1.0),
        (390, 704, 13, 0.3, 0.6),
        (238, 596, 14, 0.0, 0.0),
    )
    for i, (x, y, r, turn, wide) in enumerate(rows):
        eyes.add(x, y, r, turn, _IRISES[i % 3], wide)
    eyes.print()


def _far_arm(sheet: Sheet) -> None:
    """Print the arm whose hand lies on its breast; what it would cover looks out between the fingers."""
    arm = spots(
        "402,380 436,404 456,452 468,510 472,552 458,588 424,596 390,592 350,588 346,552 376,546 404,540 412,520 "
        "400,480 384,430"
    )
    mask = carve(sheet, sheet.plate().fill(arm), _FAR, rim=3.4)
    shade(sheet, turned_away(sheet, mask, 18, 13), _DIM)
    inked(sheet, [spots("438,530,0.3 430,556,1 444,572,0.3"), spots("416,440,0.2 428,480,1 424,516,0.2")], 7, _LINE)
    placed = pose(322, 562, turn=-1.36, k=0.98)
    _open_hand(sheet, placed, _FAR)
    eyes = Gaze(sheet, _SEEN, _LID)
    for x, y, r, turn, wide in ((424, 426, 15, 1.0, 1.0), (444, 496, 13, 1.3, 0.0), (404, 568, 15, 0.1, 0.7)):
        eyes.add(x, y, r, turn, _IRISES[x % 3], wide)
    eyes.add(*where(placed, 0, 12), 21, 0.1, _IRISES[0], 0.9)
    eyes.print()


def _open_hand(sheet: Sheet, placed: Placing, skin: str = _SKIN) -> None:
    claw(sheet, _HEEL, _FINGERS, 19, skin, _DIM, "#26383e", placed=placed, nail=0.7)


def _hand_shadow(plate: Plate, placed: Placing) -> None:
    """Draw the outline such a hand throws."""
    plate.fill(placed(_HEEL))
    for finger in _FINGERS:
        plate.brush(placed([(*point[:2], w) for point, w in zip(finger, (1, 1, 0.9, 0.5), strict=True)]), 34, dry=0)


def _near_hand(sheet: Sheet, figure: Mask) -> None:
    """Print the palm it holds out, and the shadow that falls from it on the figure."""
    cast = sheet.plate()
    _hand_shadow(cast, pose(178, 536, turn=-0.1, k=1.66))
    sheet.lay(cast.mask * figure * 0.75, _DIM)
    arm = limb(sheet, spots("84,470,1 54,560,1.1 110,640,0.9 146,600,0.8"), 84)
    mask = carve(sheet, arm, _SKIN, rim=3.4)
    shade(sheet, turned_away(sheet, mask, 18, 20), _DIM)
    _open_hand(sheet, _PALM)
    ways = ("-26,-10,0.2 0,-20,1 28,-14,0.2", "-24,40,0.2 0,48,1 24,38,0.2", "-30,26,0.2 -18,40,1 -14,52,0.2")
    inked(sheet, [_PALM(spots(way)) for way in ways], 6, _DIM)
    eyes = Gaze(sheet, _SEEN, _LID)
    eyes.add(*where(_PALM, 0, 12), 48, -0.06, "#d8b02c")
    eyes.add(70, 566, 17, 1.2, _IRISES[1], 0.7)
    eyes.add(92, 622, 13, 0.5, _IRISES[0], 0.0)
    for x, y, wide in ((-4, -72, 1.0), (28, -66, 0.6), (-40, -58, 0.0), (50, -44, 1.0)):
        eyes.add(*where(_PALM, x, y), 9, 1.4, _IRISES[abs(x) % 3], wide)
    eyes.print()
