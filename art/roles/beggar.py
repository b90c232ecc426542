"""The drunken beggar: he lolls behind a cask and pours the wine down from above."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from art.ghosts.fists import backhand
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, flesh, limb, lines, shaded, shape, solid, trim, tufts
from art.roles.cask import cask
from art.roles.drape import drape
from art.roles.faces import Face, head

_ROBE: Final = "#85857e"
_DIM: Final = "#575750"
_SKIN: Final = "#e0ac7c"
_HAND: Final = Flesh(_SKIN, "#b4774a", "#f4d4ac", INK)
_HEAD: Final = Place(172, 294, 0.94, -0.88, -1)
_GOURD: Final = Place(322, 132, 0.95, -2.6)
"""Its waist; the spout is turned down to him."""


def beggar(sheet: Sheet) -> None:
    """A round bare belly, one knee up, hair like a bush."""
    _mane(sheet)
    _body(sheet)
    _legs(sheet)
    _raised_arm(sheet)
    _throat(sheet)
    head(sheet, _HEAD, Face("merry", skin=_SKIN, thick=12, turned=0.9, flush=0.5, stern=-3))
    _mouth_and_beard(sheet)
    _fringe(sheet)
    _wine(sheet)
    _gourd(sheet)
    _lowered_arm(sheet)
    cask(sheet)


def _mane(sheet: Sheet) -> None:
    plate = sheet.plate()
    for i in range(34):
        a = -pi * 1.38 + pi * 0.98 * i / 33
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
        (140, 350),
        (120, 390),
        (116, 500),
        (122, 620),
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


def _throat(sheet: Sheet) -> None:
    """The throat, bared by the thrown-back head: one line over the Adam's apple from the chin to the collar bones."""
    front = [(226, 330), (222, 362), (221, 372), (233, 382), (230, 393), (217, 401), (212, 416), (208, 432)]
    mask = shape(sheet, [(140, 330), *front, (190, 446), (156, 440), (138, 414), (136, 376)]).mask
    sheet.rim(mask, INK, 2).body(mask, _SKIN)
    chest = shape(sheet, [(150, 418), (178, 428), (209, 420), (216, 434), (214, 462), (180, 470), (149, 462)]).mask
    sheet.body(chest, _SKIN)
    under = shape(
        sheet, [(130, 320), (240, 320), (226, 356), (218, 374), (196, 380), (168, 384), (152, 400), (130, 400)]
    )
    sheet.lay(under.mask * mask * 0.4, "#b06a3c")
    cords: list[Line] = [
        ([(160, 364, 0.2), (174, 394, 1), (193, 424, 0.4)], 4.5),
        ([(217, 374, 0.2), (221, 385, 1), (216, 395, 0.2)], 4.2),
        ([(190, 430, 1), (172, 423, 0.9), (150, 424, 0.1)], 5.5),
        ([(202, 430, 1), (211, 425, 0.8), (220, 423, 0.1)], 5.5),
        ([(190, 430, 0.5), (196, 436, 1), (202, 430, 0.5)], 4.5),
    ]
    lines(sheet, cords, "#7a3c1c", strength=0.8)


def _mouth_and_beard(sheet: Sheet) -> None:
    """The beard: rooted all along the jaw, from the ear to the chin, and longest where the chin juts."""
    jaw = [(52, 22), (44, 40), (28, 54), (8, 60), (-16, 66), (-34, 62), (-44, 58), (-46, 84), (-30, 102), (0, 98)]
    jaw += [(28, 86), (48, 62), (56, 36)]
    given: list[Line] = []
    for x, y, dx, dy, width in (
        (51, 34, 2, 34, 15.0),
        (44, 52, -2, 36, 16.0),
        (33, 64, -6, 42, 17.0),
        (20, 72, -10, 46, 18.0),
        (6, 78, -15, 52, 18.0),
        (-8, 82, -22, 58, 18.0),
        (-22, 82, -28, 56, 18.0),
        (-32, 76, -36, 47, 18.0),
        (-38, 66, -38, 30, 17.0),
    ):
        given.append(([(x, y, 0.9), (x + dx * 0.35, y + dy * 0.55, 1), (x + dx, y + dy, 0.1)], width))
    sheet.body(ink(shape(sheet, jaw, _HEAD).mask, 4), INK)
    tufts(sheet, given, INK, at=_HEAD, dry=0.12)
    light = sheet.plate()
    for i, (tuft, _) in enumerate(given):
        mx, my, _ = tuft[1]
        strand = [(mx + (a - mx) * 0.6 + 2, my + (b - my) * 0.6 - 3, c) for a, b, c in tuft]
        light.brush(_HEAD.of(strand), 2.6, dry=0.2, seed=i, taper=(0.3, 0.4))
    sheet.body(ink(light.mask, 5) * 0.5, "#5e5a56")
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
    """The wine: one unbroken arc of amber out of the spout, that thins as it falls into the open mouth."""
    x, y = _GOURD.point(0, -92)
    rope = [(x, y, 1), (x - 15, y + 24, 1.1), (246, 258, 1), (233, 288, 0.85), (225, 313, 0.6)]
    wine = sheet.plate().brush(rope, 16, dry=0, taper=(0, 0.02), wob=0)
    for x, y, r in ((262, 290, 4.5), (270, 322, 4.5), (188, 346, 4), (262, 346, 3.5), (243, 334, 4)):
        wine.fill([(x, y - r * 1.9), (x, y - r * 1.9), (x + r, y), (x, y + r), (x - r, y)])
    mask = wine.mask
    sheet.rim(mask, "#6a3a14", 1.6).body(mask, "#eeb84a")
    light = sheet.plate().brush([(x - 3, y, c) for x, y, c in rope], 5, dry=0.1)
    sheet.body(light.mask * mask, "#fff3cc")


def _raised_arm(sheet: Sheet) -> None:
    """Print the arm that lifts the gourd, bare to the shoulder, where its sleeve has slid."""
    inside = sheet.plate().disc(306, 394, 24, ry=66, rot=-8)
    solid(sheet, inside, "#33332f", rim=2.4)
    arm = [(338, 160), (328, 222), (334, 278), (330, 312), (330, 312), (304, 340), (270, 356), (270, 436)]
    arm += [(306, 428), (352, 414), (390, 388), (412, 354), (412, 354), (408, 318), (398, 272), (380, 222), (358, 158)]
    mask = shape(sheet, arm).mask
    flesh(sheet, mask, _SKIN, rim=2.2, shade=(15, 16))
    muscles: list[Line] = [
        ([(331, 311, 0.6), (346, 322, 1), (362, 324, 0.1)], 5),
        ([(372, 352, 0.2), (388, 350, 1), (396, 338, 0.2)], 4),
        ([(350, 240, 0.2), (360, 274, 1), (374, 300, 0.1)], 4),
        ([(310, 366, 0.2), (336, 364, 1), (356, 352, 0.1)], 4),
    ]
    lines(sheet, muscles, "#7a3c1c", within=mask, strength=0.8)
    sleeve = [(196, 372), (226, 352), (264, 338), (296, 326), (296, 326), (286, 352), (284, 394), (292, 436)]
    sleeve += [
        (314, 460),
        (314, 460),
        (296, 462),
        (298, 492),
        (298, 492),
        (276, 470),
        (262, 486),
        (262, 486),
        (236, 440),
    ]
    folds: list[Line] = [
        ([(288, 346, 0.2), (262, 362, 1), (242, 396, 0.2)], 13),
        ([(284, 386, 0.2), (264, 398, 1), (250, 430, 0.2)], 15),
        ([(290, 428, 0.2), (276, 436, 1), (268, 466, 0.2)], 12),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(7, 14))
    _patch(sheet, Place(262, 424, 0.72, -0.2), "#7a8a54")


def _gourd(sheet: Sheet) -> None:
    """Print the gourd, spout down, and the hand closed round its waist."""
    plate = sheet.plate().disc(*_GOURD.point(0, -40), 33).disc(*_GOURD.point(0, 44), 49)
    plate.fill(_GOURD.of([(-20, -14), (20, -14), (26, 14), (-26, 14)]))
    plate.brush(_GOURD.of([(0, -94, 0.8), (0, -80, 0.84), (0, -64, 1.3)]), 24, dry=0, taper=(0, 0), wob=0)
    mask = plate.mask
    solid(sheet, plate, "#c8762c", rim=2.8)
    sheet.body(shaded(mask, 10, 8), "#8a4a18")
    shine = sheet.plate().brush(_GOURD.of([(28, 70, 0.3), (36, 44, 1), (26, 18, 0.3)]), 10, dry=0.1)
    shine.brush(_GOURD.of([(20, -24, 0.3), (23, -40, 1), (17, -54, 0.3)]), 8, dry=0.1)
    sheet.body(ink(shine.mask, 3) * 0.8, "#f8d090")
    lip = sheet.plate().brush(_GOURD.of([(-13, -93, 1), (13, -93, 1)]), 8, dry=0, taper=(0, 0), wob=0)
    solid(sheet, lip, "#e0a050", rim=1.8)
    cord = sheet.plate().brush([(346, 142, 0.8), (384, 166, 1), (388, 224, 0.3)], 9, dry=0.05)
    solid(sheet, cord, CINNABAR, rim=1.4)
    backhand(sheet, pose(322, 132, turn=0.54, k=0.78), _HAND, [(347, 176, 0.95), (353, 206, 0.8)], width=36)
    joined = shape(sheet, [(335, 182), (346, 168), (360, 182), (368, 232), (350, 244), (333, 232), (332, 206)])
    sheet.body(woodblock(joined.mask, 5, 0.1, mott=0.06), _SKIN)


def _lowered_arm(sheet: Sheet) -> None:
    """Print the other arm: the sleeve comes down from the shoulder and goes behind the cask."""
    sleeve = [(148, 356), (112, 360), (80, 380), (58, 410), (44, 446), (38, 500), (38, 500), (116, 500), (116, 500)]
    sleeve += [(124, 460), (140, 436), (153, 408)]
    folds: list[Line] = [
        ([(142, 428, 0.8), (116, 428, 1), (88, 414, 0.1)], 14),
        ([(140, 392, 0.2), (116, 392, 1), (94, 404, 0.2)], 12),
        ([(124, 450, 0.8), (96, 448, 1), (70, 430, 0.1)], 12),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(9, 12))
    _patch(sheet, Place(76, 412, 0.62, 0.5), "#b0653a")
