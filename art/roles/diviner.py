"""The diviner: thin, old and blind under his sign; he shakes the tube, and one stick leaps out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import yin
from art.roles.body import SKIN, Line, Place, lapels, lines, neck, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.fingers import Touch, back, finger, melted

_ROBE: Final = "#424884"
_DIM: Final = "#262a52"
_TOUCH: Final = Touch(SKIN, "#cb9a66", "#f8ead0")
_GREY: Final = "#b4b0a8"
_HEAD: Final = Place(258, 250, 0.9, 0.2)
_TUBE: Final = Place(308, 486, 1, 0.42)
_LEAP: Final = Place(438, 322, 1, -0.42)
_BEARING: Final = ((45, 16.5, 43), (61, 19.0, 44), (78, 18.5, 42), (94, 15.5, 37))
_CLOSING: Final = ((-46, 17.5, 45), (-29, 19.5, 49), (-11, 18.5, 47), (5, 15.5, 42))
"""The fingers of both hands: how far down the tube each lies, how thick it is, how far it reaches across."""


def diviner(sheet: Sheet) -> None:
    """His head is tilted to listen for what falls."""
    _sign(sheet)
    _body(sheet)
    neck(sheet, Place(244, 316, 0.74), SKIN)
    lapels(sheet, Place(244, 330, 0.76), "#dcd6c0", depth=300)
    _sash(sheet)
    tufts(
        sheet,
        [([(48, -40, 0.7), (66, 0, 1), (60, 50, 0.1)], 24), ([(-48, -40, 0.7), (-58, -10, 1), (-54, 26, 0.1)], 14)],
        _GREY,
        at=_HEAD,
    )
    head(sheet, _HEAD, Face("bound", old=True, turned=0.45, brow=_GREY, thick=9, smile=-3))
    _blindfold(sheet)
    _cap(sheet)
    _beard(sheet)
    _raised_arm(sheet)
    _sticks(sheet)
    _leap(sheet)
    _hands(sheet)


def _sign(sheet: Sheet) -> None:
    """The cloth sign of his trade on a bamboo pole."""
    pole = sheet.plate().line("M 136 740 L 112 60", 13)
    solid(sheet, pole, "#b99a4c", rim=2.2, grain=0.3)
    knots = sheet.plate()
    for i in range(7):
        y = 120 + i * 90
        knots.disc(112 + (y - 60) * 0.035, y, 9, ry=4)
    solid(sheet, knots, "#a07a34", rim=1.5)
    solid(sheet, sheet.plate().line("M 30 90 L 150 82", 11), "#7a4a24", rim=2)
    flag = [
        (36, 96),
        (36, 96),
        (134, 90),
        (134, 90),
        (140, 200),
        (130, 320),
        (140, 408),
        (140, 408),
        (114, 384),
        (88, 418),
        (62, 390),
        (36, 420),
        (36, 420),
        (44, 320),
        (34, 200),
    ]
    fold: Line = ([(60, 330, 0.2), (54, 370, 1), (50, 404, 0.3)], 12)
    drape(sheet, flag, "#f4ecd4", "#cdbf9c", folds=[fold], shade=(10, 6))
    edge = sheet.plate().line("M 46 106 L 126 100", 4).line("M 48 112 L 50 380", 2.4).line("M 124 108 L 124 370", 2.4)
    sheet.lay(ink(edge.mask, 3) * 0.8, "#3c4288")
    mark = sheet.plate()
    yin(mark, 86, 152, 32)
    sheet.lay(ink(mark.mask, 3, edge=0.3), INK)
    word = sheet.plate().text("卜", 88, 268, 112, bold=5)
    sheet.lay(cinnabar(word.mask, 3, 0.1) * 1.1, CINNABAR)


def _body(sheet: Sheet) -> None:
    """Print the robe: he sways to the right with what he shakes, and stands with a wide step."""
    outline = [
        (212, 328),
        (178, 352),
        (160, 430),
        (148, 540),
        (104, 640),
        (58, 740),
        (58, 740),
        (404, 740),
        (404, 740),
        (372, 660),
        (340, 560),
        (340, 430),
        (316, 352),
        (280, 328),
    ]
    folds: list[Line] = [
        ([(196, 590, 0.2), (170, 660, 1), (120, 734, 0.3)], 22),
        ([(262, 600, 0.2), (268, 670, 1), (240, 734, 0.3)], 22),
        ([(310, 600, 0.2), (340, 660, 1), (356, 734, 0.3)], 20),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(34, 6))


def _sash(sheet: Sheet) -> None:
    """Tie the sash over the ends of the collar."""
    trim(sheet, [(148, 552, 1), (240, 570, 1), (342, 552, 1)], 32, "#b8452e", rim=2)
    lines(sheet, [([(152, 552, 0.3), (240, 568, 1), (338, 554, 0.3)], 4)], "#4a1410")
    ends = sheet.plate().brush([(262, 566, 0.8), (278, 620, 1.1), (268, 700, 0.5)], 18, dry=0.02)
    ends.brush([(256, 566, 0.8), (240, 610, 1.1), (244, 660, 0.4)], 17, dry=0.02)
    solid(sheet, ends, "#b8452e", rim=2)


def _blindfold(sheet: Sheet) -> None:
    ends = sheet.plate()
    ends.brush(_HEAD.of([(56, 4, 0.9), (92, 18, 1.1), (106, 80, 0.3)]), 18, dry=0.03)
    ends.brush(_HEAD.of([(56, 2, 0.9), (104, -4, 1.1), (136, 36, 0.3)]), 17, dry=0.03)
    solid(sheet, ends, "#f2eee0", rim=1.8, grain=0.05)
    band = [
        (-54, -8),
        (-54, -8),
        (-16, -16),
        (24, -18),
        (64, -14),
        (64, -14),
        (64, 14),
        (64, 14),
        (24, 18),
        (-16, 18),
        (-54, 14),
        (-54, 14),
    ]
    solid(sheet, shape(sheet, band, _HEAD), "#f2eee0", rim=2, grain=0.05)
    lines(
        sheet,
        [([(-46, 4, 0.2), (0, -4, 1), (56, 2, 0.2)], 4), ([(0, 12, 0.2), (30, 6, 1), (56, 8, 0.2)], 3)],
        "#5a5448",
        at=_HEAD,
    )


def _cap(sheet: Sheet) -> None:
    """A tall soft cap with two flaps behind."""
    flaps = sheet.plate()
    flaps.brush(_HEAD.of([(56, -60, 0.9), (86, -20, 1.1), (84, 60, 0.7)]), 30, dry=0.02, taper=(0, 0.05))
    solid(sheet, flaps, "#23253a", rim=2)
    crown = [
        (-52, -40),
        (-52, -40),
        (-60, -120),
        (-48, -160),
        (-48, -160),
        (10, -148),
        (62, -164),
        (62, -164),
        (74, -116),
        (66, -34),
        (66, -34),
        (8, -56),
    ]
    solid(sheet, shape(sheet, crown, _HEAD), "#2c2f4a", rim=2.4)
    lines(
        sheet,
        [([(-46, -140, 0.3), (10, -126, 1), (62, -142, 0.3)], 4), ([(8, -146, 0.5), (10, -104, 1), (8, -64, 0.4)], 4)],
        "#0c0d18",
        at=_HEAD,
    )
    trim(sheet, [(-56, -50, 1), (8, -66, 1), (68, -44, 1)], 15, "#8f97d0", at=_HEAD)


def _beard(sheet: Sheet) -> None:
    given: list[Line] = [
        ([(-12, 40, 0.5), (-32, 46, 1), (-42, 84, 0.1)], 9),
        ([(-8, 40, 0.5), (14, 46, 1), (24, 84, 0.1)], 9),
        ([(-14, 66, 1), (-16, 110, 1), (-26, 170, 0.1)], 18),
        ([(-4, 66, 1), (-4, 104, 1), (-10, 150, 0.1)], 15),
    ]
    tufts(sheet, given, _GREY, at=_HEAD, dry=0.15)


def _sticks(sheet: Sheet) -> None:
    """Print the tube, flung aside, and the sticks that slide to its rim."""
    inside, tips = sheet.plate(), sheet.plate()
    for i, rise in ((0, 0), (6, 6), (1, 12), (5, -6), (2, 4), (4, 16), (3, 24)):
        at = Place(*_TUBE.point((i - 3) * 8, -60), 1, _TUBE.turn + (i - 3) * 0.11)
        stick = sheet.plate().fill(polygon(at.of([(-6, -88 - rise), (6, -88 - rise), (6, 30), (-6, 30)])))
        solid(sheet, stick, "#ecd090", rim=1.6)
        tips.fill(polygon(at.of([(-6, -88 - rise), (6, -88 - rise), (6, -62 - rise), (-6, -62 - rise)])))
        inside.fill(polygon(at.of([(2, -62 - rise), (6, -62 - rise), (6, 30), (2, 30)])))
    sheet.lay(inside.mask * 0.35, "#8a5a2c")
    sheet.lay(cinnabar(tips.mask, 3, 0.1) * 1.1, CINNABAR)
    tube = [(-43, -84), (-43, -84), (43, -84), (43, -84), (37, 112), (37, 112), (-37, 112), (-37, 112)]
    mask = shape(sheet, tube, _TUBE)
    solid(sheet, mask, "#a5652e", rim=2.8, grain=0.3)
    dark = shape(sheet, [(16, -84), (16, -84), (60, -84), (60, 120), (14, 120), (14, 120)], _TUBE)
    sheet.body(dark.mask * mask.mask, "#6e3c1a")
    trim(sheet, [(-43, -76, 1), (0, -70, 1), (43, -76, 1)], 13, "#d2a048", at=_TUBE)
    trim(sheet, [(-37, 104, 1), (0, 110, 1), (37, 104, 1)], 11, "#d2a048", at=_TUBE)


def _leap(sheet: Sheet) -> None:
    """Print the stick that has leapt out, free in the air, and the way it came."""
    solid(
        sheet, sheet.plate().fill(polygon(_LEAP.of([(-10, -70), (10, -70), (10, 70), (-10, 70)]))), "#f8e2a4", rim=2.6
    )
    sheet.body(sheet.plate().fill(polygon(_LEAP.of([(4, -38), (10, -38), (10, 70), (4, 70)]))).mask, "#c89a50")
    tip = sheet.plate().fill(polygon(_LEAP.of([(-10, -70), (10, -70), (10, -36), (-10, -36)])))
    sheet.body(cinnabar(tip.mask, 3, 0.05) * 1.2, CINNABAR)
    way: list[Line] = [
        ([(376, 350, 0.1), (394, 328, 1), (400, 320, 0.7)], 5.5),
        ([(404, 372, 0.1), (422, 346, 1), (428, 338, 0.7)], 5.5),
        ([(428, 394, 0.1), (442, 374, 1), (448, 366, 0.7)], 5.5),
        ([(262, 420, 0.1), (266, 398, 1), (280, 380, 0.1)], 6),
        ([(396, 500, 0.1), (410, 516, 1), (412, 540, 0.1)], 6),
        ([(412, 486, 0.1), (430, 504, 1), (432, 532, 0.1)], 6),
    ]
    lines(sheet, way, "#2c3270", dry=0.05, strength=1)


def _raised_arm(sheet: Sheet) -> None:
    """Print the right arm, its elbow out, up to where the forearm leaves the cuff behind the tube's foot."""
    sleeve = [
        (290, 340),
        (332, 362),
        (386, 440),
        (424, 530),
        (440, 620),
        (428, 690),
        (428, 690),
        (384, 676),
        (346, 634),
        (334, 590),
        (334, 590),
        (350, 540),
        (318, 470),
        (290, 410),
    ]
    folds: list[Line] = [
        ([(360, 430, 0.2), (398, 520, 1), (412, 660, 0.3)], 20),
        ([(372, 540, 0.2), (376, 600, 1), (392, 668, 0.2)], 18),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(20, 12))
    opening = [(334, 588), (352, 556), (372, 560), (380, 610), (366, 652), (346, 632)]
    solid(sheet, shape(sheet, opening), "#1c1f48", rim=1.6)


def _wrapped(sheet: Sheet, given: Sequence[tuple[float, float, float]], side: int) -> None:
    """Bend fingers round the tube from one side, their tips gone behind its other edge."""
    for level, width, reach in given:
        way = [(-44, level + 3), (-16, level - 6), (16, level - 5), (reach - 4, level + 1)]
        finger(sheet, _TUBE.of([(side * x, y) for x, y in way]), width, _TOUCH, shade=(2, 6))


def _bearing(sheet: Sheet) -> None:
    """Print the hand that bears the tube's foot, its fingers closed round it from the right."""
    palm = _TUBE.of([(34, 36), (52, 28), (70, 40), (76, 66), (70, 92), (50, 106), (34, 98), (40, 66)])
    back(sheet, palm, _TOUCH, [(*_TUBE.point(58, 70), 1), (362, 606, 0.94), (400, 648, 1.2)], 44, shade=(3, 10))
    _wrapped(sheet, _BEARING, -1)
    flat = _TUBE.of([(36, 40), (50, 34), (64, 44), (68, 66), (60, 88), (46, 98), (36, 92), (42, 74), (40, 56)])
    cuts = [[(42, y, 0.9), (58, y + dy, 0.1)] for y, dy in ((53, 8), (70, 2), (86, -6))]
    melted(sheet, flat, _TOUCH, [_TUBE.of(cut) for cut in cuts])


def _closing(sheet: Sheet) -> None:
    """Print the hand that closes round the tube from the left, below its rim."""
    palm = _TUBE.of([(-34, -54), (-52, -56), (-72, -42), (-80, -18), (-72, 6), (-50, 18), (-34, 13), (-42, -18)])
    back(sheet, palm, _TOUCH, [(*_TUBE.point(-58, -14), 1), (222, 500, 0.94), (178, 532, 1.2)], 40, shade=(2, 9))
    _wrapped(sheet, _CLOSING, 1)
    flat = _TUBE.of([(-36, -50), (-50, -52), (-66, -38), (-70, -18), (-62, 0), (-46, 9), (-36, 5), (-42, -10)])
    cuts = [[(-42, y, 0.9), (-58, y + dy, 0.1)] for y, dy in ((-38, 8), (-20, 2), (-2, -6))]
    melted(sheet, [*flat, _TUBE.point(-40, -30)], _TOUCH, [_TUBE.of(cut) for cut in cuts])


def _hands(sheet: Sheet) -> None:
    """Print the hands on the tube, one over the other, and the sleeve that crosses the chest."""
    _bearing(sheet)
    beyond = [
        (412, 564),
        (402, 600),
        (376, 632),
        (338, 650),
        (338, 650),
        (384, 676),
        (428, 690),
        (428, 690),
        (440, 620),
    ]
    drape(sheet, [*beyond, (424, 530)], _ROBE, _DIM, folds=[([(414, 600, 0.2), (408, 640, 1), (416, 680, 0.3)], 16)])
    trim(sheet, [(410, 566, 0.8), (400, 600, 1), (374, 630, 1), (338, 646, 0.9)], 17, "#dcd6c0")
    _closing(sheet)
    sleeve = [(202, 342), (166, 370), (124, 450), (98, 520), (100, 590), (118, 660), (118, 660), (166, 640), (200, 592)]
    sleeve += [(222, 540), (222, 540), (206, 488), (206, 488), (204, 440), (214, 400)]
    folds: list[Line] = [
        ([(178, 390, 0.2), (146, 460, 1), (136, 540, 0.2)], 20),
        ([(140, 520, 0.2), (140, 580, 1), (154, 640, 0.3)], 20),
        ([(194, 450, 0.2), (182, 530, 1), (156, 590, 0.2)], 18),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(18, 14))
    trim(sheet, [(118, 660, 0.9), (166, 640, 1), (200, 590, 1), (216, 540, 1), (207, 488, 0.9)], 15, "#dcd6c0")
