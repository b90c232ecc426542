"""One of the dead of whom nothing but bones is left: skull, ribs, and a hand that closes round the edge of a cloth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from art.artifacts.cutting import Facets, facet, printed, ribbon
from art.kit.base import Mask, Points
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.roles.body import Place, shaded

_BONE: Final = Facets("#d6e2e2", "#b6c9cd", "#7793a0", "#1c2c36")
_FAR: Final = Facets("#8aa2ac", "#6d8793", "#48606c", "#1c2c36")
_HOLLOW, _DARK, _SPARK = "#2a3d46", "#4e6a78", "#ffd25a"
_WHERE: Final = (36.0, 63.0, 0.88)
"""The view all bones are drawn in: the hand stays at the hem, the ribs clear of the seal."""
_HEAD: Final = Place(374, 511, 0.37, -0.14)
_CHEST: Final = Place(376, 606, 1.0, -0.06)

_DOME: Final = (
    *((-74, -8), (-84, -50), (-66, -104), (-20, -138), (40, -140), (92, -112), (116, -60), (110, -8), (92, 28)),
    *((88, 52), (66, 58), (54, 78), (40, 108), (-6, 118), (-48, 112), (-54, 78), (-74, 62), (-70, 40), (-82, 20)),
)
_JAW: Final = (
    *((92, 24), (100, 84), (88, 150), (54, 200), (8, 224), (-36, 222), (-56, 204), (-54, 182), (-30, 184)),
    *((26, 170), (50, 134), (62, 84), (70, 40)),
)
_THROAT: Final = ((-48, 104), (40, 100), (66, 52), (72, 80), (64, 124), (50, 150), (22, 176), (-34, 188), (-56, 186))
_HOLES: Final = (
    ((-78, -18), (-52, -30), (-24, -12), (-20, 8), (-34, 28), (-62, 24)),
    ((4, -6), (30, -28), (72, -32), (76, 12), (48, 34), (14, 26)),
    ((-18, 36), (-8, 42), (-2, 72), (-16, 78), (-30, 70)),
)
"""The sockets and the nose."""
_UPPER: Final = ((-42, 104, 24), (-25, 108, 28), (-6, 109, 30), (13, 105, 26), (30, 98, 20))
_LOWER: Final = ((-44, 192, -24), (-27, 192, -30), (-8, 188, -28), (11, 181, -26), (28, 172, -20))
"""Where each tooth stands and how long it is."""
_FINGERS: Final = (
    ((306, 548), (286, 554), (270, 551), (262, 545)),
    ((305, 537), (281, 541), (261, 538), (251, 531)),
    ((305, 526), (280, 527), (259, 523), (248, 515)),
    ((306, 515), (284, 512), (266, 507), (256, 499)),
)
"""From the little one up: knuckle, two joints and tip."""
_WRIST: Final = ((318, 552), (318, 528), (306, 506), (290, 492), (276, 486))
"""Wrist and joints of the thumb, which lies behind the cloth."""


def bones(sheet: Sheet) -> None:
    """Print one who rose out of the ground and has got hold of the banner."""
    with sheet.at(*_WHERE):
        _rod(sheet, ((414, 610), (428, 668)), 14, _FAR)
        _cage(sheet)
        _skull(sheet)
        _arm(sheet)


def thumb_bones(sheet: Sheet) -> None:
    """Print the thumb of the hand that grips, before the cloth that hides its tip."""
    with sheet.at(*_WHERE):
        for ends in pairwise(_WRIST):
            _joint(sheet, ends, 11)


def _cut(sheet: Sheet, plate: Plate, facets: Facets = _BONE, *, dx: float = 3, dy: float = 4, rim: float = 2) -> Mask:
    """Print a bone in two tones: what lies within (dx, dy) of its lower right edge is in shade."""
    mask = printed(sheet, plate.mask, facets, 7, rim=rim)
    sheet.body(shaded(mask, dx, dy), facets.shade)
    return mask


def _rod(sheet: Sheet, ends: Points, width: float, facets: Facets = _BONE) -> None:
    """Print a long bone: a thin shaft between two knobs at either end."""
    (ax, ay, *_), (bx, by, *_) = ends
    far = hypot(bx - ax, by - ay)
    nx, ny = (by - ay) / far * width * 0.28, -(bx - ax) / far * width * 0.28
    plate = ribbon(sheet.plate(), [(ax, ay, 0.9), ((ax + bx) / 2, (ay + by) / 2, 0.55), (bx, by, 0.9)], width)
    for x, y in ((ax, ay), (bx, by)):
        plate.disc(x + nx, y + ny, width * 0.42).disc(x - nx, y - ny, width * 0.42)
    _cut(sheet, plate, facets)


def _cage(sheet: Sheet) -> None:
    """Print the hollow chest, the spine in it, the ribs that close round it, breastbone and collarbones."""
    hollow = sheet.plate().fill(
        _CHEST.of([(-40, 8), (0, -6), (44, 6), (52, 50), (46, 90), (0, 102), (-46, 90), (-50, 50)])
    )
    sheet.body(hollow.mask, _HOLLOW)
    for i in range(9):
        y = -16 + 18 * i
        ring = [(-8, y - 6), (8, y - 7), (11, y), (8, y + 7), (-8, y + 8), (-11, y)]
        _cut(sheet, sheet.plate().fill(_CHEST.of(ring)), _BONE if i < 2 else _FAR)
    for i, reach in enumerate((43, 51, 55, 55)):
        y = 16 + 22 * i
        for side in (1, -1):
            way = [
                *((side * 5, y + 14, 0.7), (side * reach * 0.5, y + 13, 0.95), (side * reach * 0.92, y + 2, 1.05)),
                *((side * reach, y - 8, 1), (side * reach * 0.8, y - 15, 0.7)),
            ]
            _cut(sheet, ribbon(sheet.plate(), [(*_CHEST.point(x, h), share) for x, h, share in way], 11), dx=2)
    breast = sheet.plate().fill(_CHEST.of([(-12, 4), (10, 3), (8, 24), (6, 96), (0, 112), (-7, 96), (-9, 24)]))
    _cut(sheet, breast, dx=5)
    for side, out in ((1, 48), (-1, 48)):
        _rod(sheet, _CHEST.of([(side * 8, 4), (side * out, -2)]), 13)


def _skull(sheet: Sheet) -> None:
    """Print the skull turned to the cloth, its jaw dropped."""
    jaw = _cut(sheet, sheet.plate().fill(_HEAD.of(_JAW)), dx=6, dy=3)
    facet(sheet, _HEAD.of([(88, 40), (78, 140), (50, 190), (90, 200), (120, 60)]), jaw, _DARK)
    sheet.body(sheet.plate().fill(_HEAD.of(_THROAT)).mask, _BONE.cut)
    _teeth(sheet, _LOWER)
    dome = _cut(sheet, sheet.plate().fill(_HEAD.of(_DOME)), dx=3, dy=2)
    for plane in (
        [(30, -146), (66, -96), (82, -40), (76, 10), (62, 60), (44, 112), (130, 70), (136, -150)],
        [(-30, -34), (-4, -46), (24, -40), (8, -24), (-4, 20), (-18, -14)],
    ):
        facet(sheet, _HEAD.of(plane), dome, _BONE.shade)
    facet(sheet, _HEAD.of([(100, -110), (98, -40), (84, 30), (92, 60), (140, 0)]), dome, _DARK)
    dark, sparks = sheet.plate(), sheet.plate()
    for hole in _HOLES:
        dark.fill(_HEAD.of(hole))
    for line in (
        [(0, -140, 0.8), (8, -116, 1), (-6, -96, 0.8), (6, -74, 0.1)],
        [(8, -116, 0.7), (30, -104, 0.8), (36, -84, 0.1)],
        [(-84, -38, 0.3), (-52, -40, 1.3), (-18, -14, 0.5)],
        [(0, -12, 0.5), (34, -40, 1.4), (86, -48, 0.2)],
        [(36, 62, 0.2), (60, 52, 1), (86, 34, 0.2)],
    ):
        ribbon(dark, [(*_HEAD.point(x, y), share) for x, y, share in line], 3.4)
    sheet.body(dark.mask, _BONE.cut)
    for x in (-48, 40):
        sparks.disc(*_HEAD.point(x, -2), 4.4)
    sheet.body(sparks.mask, _SPARK)
    _teeth(sheet, _UPPER)


def _teeth(sheet: Sheet, row: Sequence[tuple[float, float, float]]) -> None:
    plate = sheet.plate()
    for x, y, long in row:
        plate.fill(_HEAD.of([(x - 8, y), (x + 8, y), (x + 7, y + long * 0.8), (x, y + long), (x - 7, y + long * 0.8)]))
    _cut(sheet, plate, dx=1, dy=1, rim=1.2)


def _arm(sheet: Sheet) -> None:
    """Print the arm: down to the elbow, both bones up to the wrist, the hand over the hem of the cloth."""
    _rod(sheet, ((344, 606), (328, 668)), 16)
    _rod(sheet, ((336, 662), (321, 556)), 10)
    _rod(sheet, ((321, 665), (310, 554)), 12)
    for finger in _FINGERS:
        palm = ((320, 550), finger[0])
        for ends in (palm, *pairwise(finger)):
            _joint(sheet, ends, 10)
    for x, y in ((322, 556), (314, 550), (324, 546)):
        _cut(sheet, sheet.plate().disc(x, y, 6), dx=2, dy=2, rim=1.6)


def _joint(sheet: Sheet, ends: Points, width: float) -> None:
    """Print one bone of a finger, waisted, a little thinner at its far end."""
    (ax, ay, *_), (bx, by, *_) = ends
    way = [(ax, ay, 1.0), ((ax + bx) / 2, (ay + by) / 2, 0.62), (bx, by, 0.85)]
    plate = ribbon(sheet.plate(), way, width).disc(ax, ay, width * 0.5).disc(bx, by, width * 0.43)
    _cut(sheet, plate, dx=1.5, dy=2, rim=1.6)
