"""The drunken beggar: he lolls against a jar and pours the wine down from above."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from art.ghosts.fists import closed
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.geometry import around, polygon
from art.kit.media import ink
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, flesh, limb, lines, neck, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.grips import laid

_ROBE: Final = "#85857e"
_DIM: Final = "#575750"
_SKIN: Final = "#e0ac7c"
_HAND: Final = Flesh(_SKIN, "#b4774a", "#f4d4ac", INK)
_HEAD: Final = Place(176, 292, 0.94, -0.42, -1)


def beggar(sheet: Sheet) -> None:
    """A round bare belly, one knee up, hair like a bush."""
    _jar(sheet)
    _mane(sheet)
    _body(sheet)
    _legs(sheet)
    neck(sheet, Place(166, 366, 0.9, -0.3), _SKIN)
    head(sheet, _HEAD, Face("merry", skin=_SKIN, thick=12, turned=0.9, flush=0.5, stern=-3))
    _mouth_and_beard(sheet)
    _fringe(sheet)
    _drinking_arm(sheet)
    _resting_arm(sheet)


def _jar(sheet: Sheet) -> None:
    jar = [
        (28, 470),
        (28, 470),
        (124, 470),
        (124, 470),
        (130, 500),
        (182, 560),
        (184, 650),
        (140, 712),
        (140, 712),
        (16, 712),
        (16, 712),
        (-30, 650),
        (-28, 560),
        (22, 500),
    ]
    mask = shape(sheet, jar)
    solid(sheet, mask, "#6a4530", rim=3, grain=0.2)
    shine = sheet.plate().brush([(20, 540, 0.3), (2, 600, 1), (18, 660, 0.3)], 12, dry=0.2)
    sheet.body(ink(shine.mask, 3) * 0.5, "#d0a070")
    label = Place(84, 606, 1, 0.78)
    solid(sheet, sheet.plate().fill(polygon(label.of([(-50, -50), (50, -50), (50, 50), (-50, 50)]))), "#c8281c", rim=2)
    word = sheet.plate().text("酒", 84, 608, 76, bold=3)
    sheet.body(ink(word.mask, 3, edge=0.3), "#f6d68a")
    solid(sheet, sheet.plate().rect(12, 452, 130, 30, 10), "#7e5438", rim=2.6)


def _mane(sheet: Sheet) -> None:
    plate = sheet.plate()
    for i in range(34):
        a = -pi * 1.32 + pi * 1.25 * i / 33
        reach = 118 + 26 * sin(i * 2.3)
        x, y = _HEAD.point(0, -20)
        plate.brush(
            [
                (*around(x, y, 30, a), 1.1),
                (*around(x, y, 76, a), 1),
                (*around(x, y, reach, a + 0.14 * sin(i * 1.7)), 0.1),
            ],
            26,
            dry=0.18,
            seed=i,
        )
    sheet.body(ink(plate.mask, 4), INK)


def _body(sheet: Sheet) -> None:
    outline = [
        (130, 350),
        (96, 390),
        (92, 500),
        (110, 620),
        (90, 740),
        (90, 740),
        (360, 740),
        (360, 740),
        (352, 620),
        (336, 500),
        (290, 400),
        (216, 356),
    ]
    folds: list[Line] = [
        ([(120, 420, 0.2), (112, 520, 1), (130, 620, 0.3)], 20),
        ([(306, 470, 0.2), (324, 540, 1), (322, 620, 0.3)], 20),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(26, 8))
    belly = [
        (150, 372),
        (196, 380),
        (240, 420),
        (294, 500),
        (300, 580),
        (262, 650),
        (196, 664),
        (146, 624),
        (138, 540),
        (146, 450),
    ]
    mask = shape(sheet, belly).mask
    flesh(sheet, mask, _SKIN, rim=2.2, shade=(26, 18))
    marks: list[Line] = [
        ([(152, 448, 0.2), (176, 470, 1), (206, 466, 0.3)], 5),
        ([(222, 454, 0.2), (244, 470, 1), (268, 462, 0.2)], 5),
        ([(208, 574, 0.4), (216, 584, 1), (224, 576, 0.4)], 6),
        ([(150, 622, 0.2), (200, 646, 1), (256, 640, 0.2)], 4),
    ]
    lines(sheet, marks, "#7a3c1c", within=mask, strength=0.8)
    trim(sheet, [(156, 366, 0.9), (136, 450, 1), (128, 550, 1), (142, 650, 1)], 24, "#5a4a40")
    trim(sheet, [(206, 366, 0.9), (272, 440, 1), (306, 530, 1), (300, 620, 1)], 24, "#5a4a40")


def _legs(sheet: Sheet) -> None:
    flat = [(250, 640), (190, 640), (100, 660), (60, 700), (66, 740), (66, 740), (400, 740), (400, 740), (330, 690)]
    drape(
        sheet,
        flat,
        "#5f5348",
        "#3c332c",
        folds=[([(110, 690, 0.2), (180, 676, 1), (250, 690, 0.2)], 18)],
        shade=(20, 14),
    )
    trim(sheet, [(132, 640, 1), (214, 668, 1.05), (304, 628, 1)], 30, "#a8502c", rim=2)
    limb(
        sheet,
        [(410, 560, 1.0), (400, 640, 1.0), (382, 690, 0.8)],
        62,
        _SKIN,
        [([(386, 580, 0.2), (378, 630, 1), (374, 670, 0.2)], 5)],
    )
    thigh = [
        (276, 620),
        (310, 540),
        (372, 470),
        (420, 462),
        (450, 500),
        (452, 580),
        (446, 626),
        (446, 626),
        (424, 610),
        (410, 634),
        (394, 606),
        (380, 622),
        (370, 600),
        (370, 600),
        (352, 660),
        (300, 700),
        (270, 680),
    ]
    folds: list[Line] = [
        ([(310, 600, 0.2), (356, 540, 1), (410, 500, 0.2)], 20),
        ([(330, 650, 0.2), (370, 580, 1), (424, 540, 0.2)], 18),
    ]
    drape(sheet, thigh, "#6b5e52", "#463b32", folds=folds, shade=(16, 18))
    _patch(sheet, Place(398, 518, 1, 0.4), "#b0653a")
    foot = [(354, 676), (346, 700), (350, 722), (350, 722), (430, 722), (430, 722), (434, 704), (416, 690), (406, 664)]
    solid(sheet, shape(sheet, foot), "#c9a25a", rim=2.4, grain=0.3)
    weave: list[Line] = [
        ([(354 + i * 12, 722, 0.6), (362 + i * 11, 704, 1), (366 + i * 8, 690, 0.2)], 3.4) for i in range(6)
    ]
    lines(sheet, weave, "#5a3a14")


def _patch(sheet: Sheet, at: Place, tint: str) -> None:
    """Sew a patch on with long stitches."""
    solid(sheet, sheet.plate().fill(polygon(at.of([(-24, -20), (22, -24), (26, 20), (-20, 24)]))), tint, rim=1.4)
    stitches = sheet.plate()
    for x, y, dx, dy in (
        (-24, -8, -8, 0),
        (-22, 8, -8, 1),
        (22, -8, 9, 0),
        (24, 8, 9, 1),
        (-8, -22, 0, -8),
        (8, -22, 0, -8),
        (-6, 22, 0, 8),
        (10, 22, 0, 8),
    ):
        (ax, ay), (bx, by) = at.point(x - dx * 0.6, y - dy * 0.6), at.point(x + dx, y + dy)
        stitches.line(f"M {ax} {ay} L {bx} {by}", 3)
    sheet.body(stitches.mask, "#f0e2c0")


def _mouth_and_beard(sheet: Sheet) -> None:
    given: list[Line] = []
    for i in range(7):
        x = -42 + i * 9
        given.append(
            ([(x, 68 - abs(i - 3) * 4, 0.9), (x - 4, 98, 1.1), (x - 12 + 3 * (i % 2), 142 - abs(i - 3) * 8, 0.1)], 17)
        )
    tufts(sheet, given, INK, at=_HEAD, dry=0.25)
    mouth = [(-38, 46), (-18, 38), (8, 46), (2, 66), (-16, 74), (-32, 66)]
    solid(sheet, shape(sheet, mouth, _HEAD), "#5a1410", rim=2)
    sheet.body(shape(sheet, [(-30, 47), (-30, 47), (0, 45), (0, 45), (-4, 53), (-26, 54)], _HEAD).mask, "#f6efdc")
    sheet.body(shape(sheet, [(-26, 64), (-14, 58), (-2, 63), (-14, 71)], _HEAD).mask, "#d85a4a")
    lines(
        sheet,
        [([(-18, 36, 0.6), (-40, 36, 1), (-56, 52, 0.1)], 9), ([(-12, 36, 0.6), (8, 34, 1), (22, 50, 0.1)], 9)],
        at=_HEAD,
        strength=1.2,
    )


def _fringe(sheet: Sheet) -> None:
    plate = sheet.plate()
    for i in range(11):
        x = -50 + i * 11
        plate.brush(
            _HEAD.of([(x * 0.6 + 8, -104, 0.8), (x, -80, 1.1), (x * 1.1 - 4, -48 - 8 * (i % 2), 0.1)]),
            18,
            dry=0.1,
            seed=i,
        )
    plate.brush(_HEAD.of([(40, -70, 1), (62, -30, 1.1), (62, 40, 0.2)]), 24, dry=0.1)
    sheet.body(ink(plate.mask, 4), INK)
    trim(sheet, [(-58, -56, 1), (0, -76, 1), (66, -54, 1)], 17, "#c8502c", at=_HEAD)
    ends = sheet.plate().brush(_HEAD.of([(64, -54, 0.8), (96, -46, 1), (120, -8, 0.2)]), 17, dry=0.03)
    ends.brush(_HEAD.of([(64, -54, 0.8), (100, -70, 1), (134, -54, 0.2)]), 16, dry=0.03)
    solid(sheet, ends, "#c8502c", rim=1.6)


def _wine(sheet: Sheet) -> None:
    """The wine: a rope of amber that swells, thins and breaks into drops, and splashes on teeth and beard."""
    wine = sheet.plate()
    rope = [(258, 192, 0.5), (262, 214, 1), (256, 236, 0.5), (258, 256, 0.85), (250, 276, 0.3)]
    wine.brush(rope, 17, dry=0, taper=(0.02, 0.02), wob=0)
    lower = [(252, 286, 0.4), (246, 304, 0.95), (238, 322, 0.5), (236, 338, 0.9), (222, 360, 0.7)]
    wine.brush(lower, 16, dry=0, taper=(0.02, 0.02), wob=0)
    for x, y, dx, dy in (
        (222, 352, -28, -20),
        (226, 352, 26, -16),
        (220, 358, -36, 6),
        (228, 358, 36, 12),
        (222, 362, 14, 34),
    ):
        wine.brush([(x, y, 0.9), (x + dx * 0.6, y + dy * 0.8 - 3, 0.7), (x + dx, y + dy, 0.15)], 11, dry=0, wob=0)
    for x, y, r in (
        (274, 246, 4.5),
        (240, 268, 4),
        (268, 296, 5),
        (182, 336, 4.5),
        (266, 330, 4),
        (270, 376, 5),
        (238, 404, 4.5),
        (196, 318, 3.5),
    ):
        wine.fill([(x, y - r * 1.9), (x, y - r * 1.9), (x + r, y), (x, y + r), (x - r, y)])
    mask = wine.mask
    sheet.rim(mask, "#6a3a14", 1.6).body(mask, "#eeb84a")
    light = sheet.plate().brush([(x - 3, y, c) for x, y, c in rope], 5, dry=0.1)
    light.brush([(x - 3, y, c) for x, y, c in lower], 5, dry=0.1)
    sheet.body(light.mask * mask, "#fff3cc")


def _drinking_arm(sheet: Sheet) -> None:
    _wine(sheet)
    gourd = Place(302, 142, 1.1, -2.2)
    small, big = gourd.point(0, -34), gourd.point(0, 34)
    plate = sheet.plate().disc(*small, 36).disc(*big, 54)
    plate.brush(gourd.of([(0, -90, 0.8), (0, -64, 1)]), 24, dry=0, taper=(0, 0))
    solid(sheet, plate, "#c8762c", rim=2.8)
    shine = sheet.plate().brush(gourd.of([(-26, 66, 0.3), (-34, 36, 1), (-20, 8, 0.3)]), 11, dry=0.1)
    sheet.body(ink(shine.mask, 3) * 0.7, "#f8d090")
    belt = sheet.plate().brush(gourd.of([(-34, -8, 0.8), (0, -2, 1), (34, -8, 0.8)]), 14, dry=0, taper=(0, 0))
    solid(sheet, belt, CINNABAR, rim=1.6)
    cord = sheet.plate().brush([(330, 176, 0.8), (376, 210, 1), (384, 262, 0.3)], 9, dry=0.05)
    solid(sheet, cord, CINNABAR, rim=1.4)
    limb(
        sheet,
        [(346, 396, 1.15), (356, 320, 1.1), (330, 226, 0.76)],
        62,
        _SKIN,
        [([(348, 350, 0.2), (346, 310, 1), (332, 262, 0.2)], 4)],
    )
    sleeve = [
        (200, 366),
        (262, 372),
        (316, 386),
        (328, 354),
        (328, 354),
        (400, 346),
        (400, 346),
        (408, 420),
        (384, 470),
        (384, 470),
        (360, 444),
        (336, 480),
        (318, 450),
        (290, 490),
        (270, 460),
        (240, 440),
    ]
    folds: list[Line] = [
        ([(240, 390, 0.2), (300, 424, 1), (370, 420, 0.3)], 20),
        ([(340, 372, 0.2), (366, 410, 1), (384, 450, 0.2)], 15),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(14, 18))
    _patch(sheet, Place(310, 424, 0.9, -0.2), "#7a8a54")
    limb(
        sheet,
        [(358, 344, 1.1), (354, 310, 1.1), (330, 226, 0.76)],
        60,
        _SKIN,
        [([(344, 330, 0.2), (344, 300, 1), (332, 258, 0.2)], 4)],
    )
    closed(sheet, pose(306, 178, turn=-0.7, k=0.88), _HAND, [(332, 224, 1)], width=45)


def _resting_arm(sheet: Sheet) -> None:
    sleeve = [
        (134, 366),
        (92, 380),
        (56, 430),
        (28, 470),
        (28, 470),
        (52, 510),
        (74, 496),
        (96, 520),
        (96, 520),
        (130, 470),
        (148, 420),
    ]
    laid(sheet, Place(54, 520, 0.8, 0.2), _SKIN, [(66, 480)])
    drape(sheet, sleeve, _ROBE, _DIM, folds=[([(114, 396, 0.2), (86, 440, 1), (58, 490, 0.3)], 18)], shade=(14, 14))
