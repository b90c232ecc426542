"""The thunder priest: one hand calls the bolt down, the other shows the tablet of command."""

from __future__ import annotations

from typing import Final

from art.kit.base import SCALE, blur
from art.kit.geometry import polygon, star
from art.kit.media import ink, woodblock
from art.kit.palette import INK
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.roles import headwear
from art.roles.body import SKIN, Line, Place, cloth, lapels, limb, lines, neck, shape, solid, trim, tufts
from art.roles.faces import Face, head
from art.roles.grips import blade_hand, grip

_ROBE: Final = "#2a3470"
_HIGH_CLOUDS: Final = ((30, 44, 36), (262, 18, 30), (218, 22, 36), (168, 18, 40), (116, 22, 42), (66, 24, 42))
_LOW_CLOUDS: Final = ((500, 600, 54), (474, 660, 44), (430, 690, 46), (500, 520, 40))
_GOLD: Final = headwear.GOLD
_HEAD: Final = Place(218, 248, 1, 0.05)


def thunder_priest(sheet: Sheet) -> None:
    """A broad priest in a storm: the bolt meets his raised fingers."""
    _bolts(sheet)
    _body(sheet)
    _raised_arm(sheet)
    neck(sheet, Place(216, 322), SKIN)
    lapels(sheet, Place(214, 330), _GOLD, inner="#f1e6cf", depth=170, width=32)
    _sash(sheet)
    head(sheet, _HEAD, Face("fierce", stern=11, thick=13))
    headwear.ridged_cap(sheet, _HEAD)
    _beard(sheet)
    _tablet(sheet)
    _flash(sheet)


def _bolts(sheet: Sheet) -> None:
    clouds(sheet, _LOW_CLOUDS, "#8f9cc8", "#232c5c", 4)
    high = [(104, 30), (184, 30), (132, 88), (172, 90), (74, 178), (100, 116), (62, 114)]
    low = [(456, 318), (492, 318), (462, 408), (488, 408), (424, 556), (438, 444), (412, 446)]
    for outline in (high, low):
        mask = sheet.plate().fill(polygon(outline)).mask
        sheet.rim(mask, "#26306a", 2.6)
        sheet.body(woodblock(mask, 3, 0.1), "#fcd24a")
    clouds(sheet, _HIGH_CLOUDS, "#7482b8", "#232c5c", 4)


def _flash(sheet: Sheet) -> None:
    """The spark where the bolt meets the fingers."""
    glow = sheet.plate().disc(74, 160, 34).mask
    sheet.body(blur(glow, 15 * SCALE) * 0.9, "#fff3b8")
    spark = sheet.plate().fill(star(74, 160, 36, 8, 8)).mask
    sheet.rim(spark, "#d08a1c", 1.4).body(spark, "#fffbe6")


def _body(sheet: Sheet) -> None:
    outline = [(166, 322), (100, 346), (72, 420), (84, 540), (60, 740), (60, 740), (400, 740), (400, 740), (352, 540)]
    outline += [(374, 420), (338, 350), (262, 322)]
    folds: list[Line] = [
        ([(150, 600, 0.3), (128, 660, 1), (132, 730, 0.6)], 9),
        ([(206, 610, 0.3), (204, 670, 1), (190, 730, 0.6)], 9),
        ([(280, 610, 0.3), (300, 670, 1), (330, 730, 0.6)], 9),
    ]
    cloth(sheet, outline, _ROBE, folds=folds, shade=(40, 6))


def _raised_arm(sheet: Sheet) -> None:
    outline = [(176, 322), (150, 326), (126, 344), (112, 330), (112, 330), (40, 344), (40, 344), (28, 430), (30, 540)]
    outline += [(48, 628), (48, 628), (104, 578), (154, 520), (180, 430)]
    folds: list[Line] = [
        ([(150, 346, 0.3), (112, 420, 1), (58, 590, 0.3)], 10),
        ([(104, 352, 0.3), (76, 430, 1), (48, 540, 0.2)], 8),
        ([(170, 380, 0.3), (150, 460, 1), (110, 550, 0.3)], 8),
    ]
    cloth(sheet, outline, _ROBE, folds=folds, shade=(22, 14), seed=4)
    solid(sheet, sheet.plate().disc(76, 338, 40, ry=13, rot=-8), "#e8d9b0", rim=2)
    limb(sheet, [(84, 344, 1.1), (80, 300, 1.0), (76, 268, 0.86)], 50, SKIN)
    trim(sheet, [(38, 346, 1), (76, 352, 1), (114, 330, 1)], 15, _GOLD)
    blade_hand(sheet, Place(75, 244, 0.8), SKIN, [(78, 286)])


def _sash(sheet: Sheet) -> None:
    ends: list[Line] = [
        ([(330, 552, 0.9), (400, 540, 1.1), (470, 580, 0.5)], 26),
        ([(330, 562, 0.9), (392, 590, 1.1), (450, 642, 0.4)], 24),
    ]
    plate = sheet.plate()
    for points, width in ends:
        plate.brush(points, width, dry=0.02, taper=(0, 0.1))
    solid(sheet, plate, _GOLD, rim=2)
    trim(sheet, [(84, 548, 1), (214, 566, 1.05), (352, 546, 1)], 48, "#a8321e", rim=2)
    lines(sheet, [([(110, 544, 0.3), (214, 560, 1), (330, 542, 0.3)], 3.5)], strength=0.6)


def _beard(sheet: Sheet) -> None:
    given: list[Line] = []
    for s in (-1, 1):
        given.append(([(s * 4, 42, 0.6), (s * 26, 44, 1), (s * 50, 66, 0.8), (s * 72, 58, 0.1)], 13))
    for i, x in enumerate((-40, -28, -14, 0, 14, 28, 40)):
        given.append(
            ([(x, 62 - abs(x) * 0.5, 0.9), (x * 1.1 + 8, 110, 1.1), (x * 1.1 + 46 - 3 * i, 176 - abs(x), 0.1)], 21)
        )
    tufts(sheet, given, INK, at=_HEAD, dry=0.25)


def _tablet(sheet: Sheet) -> None:
    sleeve = [
        (258, 330),
        (330, 344),
        (374, 400),
        (404, 500),
        (410, 620),
        (380, 660),
        (380, 660),
        (330, 640),
        (300, 600),
        (300, 600),
    ]
    sleeve += [(306, 540), (306, 540), (290, 460), (262, 400)]
    folds: list[Line] = [
        ([(330, 372, 0.3), (360, 450, 1), (330, 560, 0.3)], 9),
        ([(366, 430, 0.3), (388, 540, 1), (372, 630, 0.3)], 9),
    ]
    tablet = [
        (214, 620),
        (214, 620),
        (214, 470),
        (214, 470),
        (236, 440),
        (258, 424),
        (258, 424),
        (280, 440),
        (302, 470),
        (302, 470),
        (302, 620),
        (302, 620),
    ]
    solid(sheet, shape(sheet, tablet), "#6e3a1e", rim=3, grain=0.3)
    edge = sheet.plate().line("M 224 610 L 224 476 L 258 438 L 292 476 L 292 610 Z", 3.5)
    sheet.body(edge.mask, _GOLD)
    word = sheet.plate().text("雷", 258, 516, 74, bold=3)
    sheet.body(ink(word.mask, 3, edge=0.3), "#f8d070")
    cloth(sheet, sleeve, _ROBE, folds=folds, shade=(26, 10), seed=5)
    trim(sheet, [(306, 536, 1), (300, 572, 1), (304, 606, 1)], 17, _GOLD)
    grip(sheet, Place(262, 590, 0.86), SKIN, [(306, 580)])
