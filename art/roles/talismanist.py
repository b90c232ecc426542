"""The talismanist: a priest in yellow who thrusts out the talisman he has just written."""

from __future__ import annotations

from math import degrees
from typing import Final

from art.kit.base import turned
from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import trigram
from art.roles.body import SKIN, Line, Place, cloth, lapels, lines, neck, shape, solid, trim, tufts
from art.roles.faces import Face, head
from art.roles.grips import blade_hand, grip
from art.roles.headwear import GOLD, combed

_ROBE: Final = "#e2a436"
_TRIM: Final = "#2a2630"
_HEAD: Final = Place(176, 244, 0.96, 0.05, -1)
_SLIP: Final = (346.0, 344.0, -0.08)


def talismanist(sheet: Sheet) -> None:
    """He leans back from it; the brush is still in his other hand."""
    _body(sheet)
    neck(sheet, Place(180, 316, 0.95), SKIN)
    lapels(sheet, Place(182, 324, 0.95), _TRIM, depth=190, width=30)
    _sash(sheet)
    head(sheet, _HEAD, Face("keen", stern=8, thick=12, turned=0.6))
    _cap(sheet)
    _beard(sheet)
    _brush_arm(sheet)
    _talisman(sheet)
    _talisman_arm(sheet)


def _body(sheet: Sheet) -> None:
    outline = [
        (136, 316),
        (84, 340),
        (66, 410),
        (82, 530),
        (52, 740),
        (52, 740),
        (352, 740),
        (352, 740),
        (312, 540),
        (300, 420),
        (278, 340),
        (230, 316),
    ]
    folds: list[Line] = [
        ([(130, 590, 0.3), (110, 660, 1), (104, 730, 0.5)], 9),
        ([(182, 600, 0.3), (186, 660, 1), (176, 730, 0.5)], 9),
        ([(250, 590, 0.3), (270, 660, 1), (300, 730, 0.5)], 9),
    ]
    cloth(sheet, outline, _ROBE, folds=folds, shade=(34, 6))


def _sash(sheet: Sheet) -> None:
    trim(sheet, [(80, 536, 1), (190, 556, 1.05), (308, 540, 1)], 46, "#8a3a3c", rim=2)
    lines(sheet, [([(100, 532, 0.3), (190, 550, 1), (290, 536, 0.3)], 3.5)], strength=0.6)


def _cap(sheet: Sheet) -> None:
    """A black cap with a flat, sloping top."""
    combed(sheet, _HEAD)
    side = [
        (-58, -46),
        (-58, -46),
        (-66, -122),
        (-66, -122),
        (0, -134),
        (70, -116),
        (70, -116),
        (64, -36),
        (64, -36),
        (0, -60),
    ]
    solid(sheet, shape(sheet, side, _HEAD), "#26242c", rim=2.4)
    lid = [
        (-70, -120),
        (-70, -120),
        (-34, -150),
        (-34, -150),
        (66, -142),
        (66, -142),
        (76, -114),
        (76, -114),
        (0, -126),
    ]
    solid(sheet, shape(sheet, lid, _HEAD), "#3a3844", rim=2.2)
    ribs = sheet.plate()
    for i in range(-2, 4):
        ribs.brush(_HEAD.of([(i * 19 - 4, -122, 1), (i * 26, -144, 1)]), 4, dry=0, taper=(0, 0))
    sheet.body(ribs.mask, "#8a8894")
    trim(sheet, [(-60, -54, 1), (0, -68, 1), (66, -46, 1)], 14, GOLD, at=_HEAD)
    plate = sheet.plate()
    trigram(plate, *_HEAD.point(-8, -98), "101", 40, 7, 0.05)
    sheet.body(ink(plate.mask, 3, edge=0.3), "#f2d27a")


def _beard(sheet: Sheet) -> None:
    given: list[Line] = [
        ([(-14, 40, 0.5), (-32, 42, 1), (-46, 58, 0.1)], 10),
        ([(-16, 40, 0.5), (8, 42, 1), (24, 60, 0.1)], 10),
        ([(-20, 64, 1), (-22, 100, 1), (-30, 138, 0.1)], 20),
        ([(-10, 64, 1), (-10, 96, 1), (-14, 126, 0.1)], 16),
    ]
    tufts(sheet, given, INK, at=_HEAD, dry=0.2)


def _brush_arm(sheet: Sheet) -> None:
    sleeve = [
        (110, 336),
        (70, 366),
        (36, 450),
        (26, 560),
        (40, 650),
        (40, 650),
        (100, 640),
        (134, 596),
        (134, 596),
        (134, 540),
        (134, 540),
        (142, 470),
        (142, 400),
    ]
    folds: list[Line] = [
        ([(96, 380, 0.2), (66, 480, 1), (54, 620, 0.3)], 10),
        ([(122, 420, 0.2), (96, 500, 1), (92, 600, 0.3)], 8),
    ]
    cloth(sheet, sleeve, _ROBE, folds=folds, shade=(20, 12), seed=5)
    trim(sheet, [(40, 650, 1), (98, 638, 1), (132, 596, 1), (134, 540, 1)], 19, _TRIM)
    at = Place(116, 534, 1, -0.3)
    shaft = [(-9, -110), (9, -110), (7, 150), (-7, 150)]
    solid(sheet, sheet.plate().fill(polygon(at.of(shaft))), "#c0904a", rim=2.2)
    solid(sheet, sheet.plate().fill(polygon(at.of([(-13, -132), (13, -132), (12, -100), (-12, -100)]))), INK, rim=1.4)
    tuft = [(-13, -130), (-20, -160), (-8, -196), (2, -224), (2, -224), (10, -196), (20, -160), (13, -130), (13, -130)]
    solid(sheet, shape(sheet, tuft, at), CINNABAR, rim=2.2)
    grip(sheet, Place(118, 536, 0.84, -0.3, -1), SKIN, [(100, 566)])


def _talisman(sheet: Sheet) -> None:
    x, y, lean = _SLIP
    at = Place(x, y, 1, lean)
    slip = sheet.plate().fill(polygon(at.of([(-58, -124), (58, -124), (58, 140), (-58, 140)]))).mask
    sheet.rim(slip, INK, 3)
    sheet.slip(slip, "#fbd84a", 9)
    words = sheet.plate().text("鎮鬼", x, y - 46, 84, upright=True, bold=3)
    words.line(f"M {x - 44} {y - 106} L {x + 44} {y - 106}", 6)
    words.line(f"M {x - 40} {y + 84} L {x} {y + 100} L {x + 40} {y + 84}", 5)
    sheet.lay(turned(cinnabar(words.mask, 4, 0.1), x, y, -degrees(lean)), "#c01c14")


def _talisman_arm(sheet: Sheet) -> None:
    sleeve = [
        (226, 322),
        (276, 350),
        (330, 430),
        (364, 486),
        (364, 486),
        (420, 496),
        (420, 496),
        (432, 560),
        (416, 620),
        (384, 676),
        (384, 676),
        (310, 640),
        (262, 560),
        (240, 440),
    ]
    folds: list[Line] = [
        ([(256, 360, 0.2), (320, 470, 1), (376, 640, 0.3)], 10),
        ([(320, 450, 0.2), (372, 530, 1), (404, 600, 0.3)], 8),
        ([(256, 420, 0.2), (280, 520, 1), (330, 620, 0.3)], 8),
    ]
    cloth(sheet, sleeve, _ROBE, folds=folds, shade=(20, 14), seed=6)
    solid(sheet, sheet.plate().disc(393, 492, 30, ry=10, rot=10), "#6a2a2c", rim=1.8)
    blade_hand(sheet, Place(384, 436, 0.82, -0.08, -1), SKIN, [(392, 488)])
    trim(sheet, [(360, 488, 1), (392, 502, 1), (424, 496, 1)], 17, _TRIM)
    trim(sheet, [(424, 500, 1), (434, 560, 1), (416, 620, 1), (386, 672, 1)], 17, _TRIM)
