"""The immortal who appears."""

from __future__ import annotations

from math import pi

from art.events.mount import banking_crane
from art.events.scene import INKY, X, put, sky
from art.kit.base import SCALE, Points, blur
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.roles.body import Place
from art.roles.grips import blade_hand, grip

_SKIN = "#ecd2a4"
_SUN = 232.0
Spots = list[list[tuple[float, float, float]]]


def immortal(sheet: Sheet) -> None:
    """An immortal rides down out of the light on a crane that banks."""
    sky(sheet, "#2f6a60", "#8fb89a", horizon=520)
    _light(sheet)
    bank = [(40, 610, 40), (330, 640, 44), (400, 606, 40), (466, 560, 36)]
    clouds(sheet, bank, "#b9d4c0", "#2f6a60", 3)
    banking_crane(sheet)
    _whisk_tail(sheet)
    _robe(sheet)
    with sheet.at(X * 0.22, 18, 0.78):
        _head(sheet)
    _arms(sheet)
    bank = [(20, 690, 40), (330, 716, 38), (390, 690, 46), (470, 650, 38), (250, 734, 30)]
    clouds(sheet, bank, "#dfe9d8", "#2f6a60", 4)


def _light(sheet: Sheet) -> None:
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        near, far = around(X, _SUN, 110, a - 0.05), around(X, _SUN, 560, a - 0.07)
        rays.fill(polygon([near, far, around(X, _SUN, 560, a + 0.07), around(X, _SUN, 110, a + 0.05)]))
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.5, "#f6e6a8")
    put(sheet, sheet.plate().disc(X, _SUN, 140), "#f3d060", rim=3, grain=0.3)
    sheet.body(woodblock(sheet.plate().ring(X, _SUN, 124, 4).mask, 3, 0.1), "#c8321f")


_TEAL, _CREAM, _RED = "#2f7f8c", "#f3ead0", "#c8321f"


def _piece(sheet: Sheet, outline: Points, dark: Points, folds: Spots) -> None:
    """Print a piece of the robe in two tones cut hard, its folds in ink."""
    mask = sheet.plate().fill(outline).mask
    sheet.solid(mask, _TEAL, rim=2.8, line=INKY, grain=0.2, mott=0.1)
    sheet.body(sheet.plate().fill(dark).mask * mask, "#1d5560")
    lines = sheet.plate()
    for i, fold in enumerate(folds):
        lines.brush(fold, 6, dry=0.1, seed=i)
    sheet.lay(ink(lines.mask, 3) * mask, INKY)


def _hem(sheet: Sheet, way: Points, w: float = 13) -> None:
    put(sheet, sheet.plate().brush(way, w, dry=0.02, taper=(0.03, 0.03)), _CREAM, rim=1.6)


def _robe(sheet: Sheet) -> None:
    """Print one who sits with crossed legs; the hem of his robe flows over the crane's back and out behind."""
    _piece(
        sheet,
        [
            (270, 430),
            (318, 452),
            (356, 496),
            (402, 506),
            (444, 488),
            (444, 488),
            (430, 530),
            (388, 556),
            (330, 546),
            (268, 500),
        ],
        [(290, 494), (340, 520), (400, 524), (440, 500), (430, 540), (388, 560), (320, 550), (262, 504)],
        [[(290, 460, 0.3), (346, 514, 1), (420, 516, 0.1)], [(286, 484, 0.3), (330, 530, 1), (384, 544, 0.1)]],
    )
    _hem(sheet, [(444, 490, 0.7), (430, 530, 1), (388, 554, 1), (330, 545, 0.8)])
    _piece(
        sheet,
        [
            (160, 408),
            (118, 430),
            (84, 462),
            (80, 488),
            (110, 504),
            (160, 498),
            (206, 512),
            (256, 500),
            (306, 508),
            (336, 490),
            (330, 462),
            (296, 430),
            (252, 408),
        ],
        [(206, 470), (250, 484), (320, 478), (340, 486), (310, 512), (206, 516), (110, 508), (80, 490), (140, 486)],
        [
            [(150, 430, 0.3), (130, 462, 1), (150, 492, 0.2)],
            [(120, 440, 0.3), (98, 464, 1), (104, 492, 0.2)],
            [(262, 430, 0.3), (240, 466, 1), (170, 484, 0.2)],
            [(290, 440, 0.3), (312, 466, 1), (306, 496, 0.2)],
            [(180, 440, 0.3), (214, 468, 1), (280, 478, 0.2)],
        ],
    )
    _hem(
        sheet,
        [(82, 488, 0.7), (110, 503, 1), (160, 497, 1), (206, 510, 1), (256, 499, 1), (306, 506, 1), (335, 489, 0.7)],
    )
    shoe = sheet.plate().fill([(212, 474), (250, 462), (276, 468), (280, 482), (250, 492), (214, 490)])
    put(sheet, shoe, "#26303a", rim=2)
    put(
        sheet,
        sheet.plate().brush([(214, 488, 0.8), (250, 492, 1), (280, 482, 0.7)], 8, dry=0, taper=(0, 0)),
        _CREAM,
        rim=1.3,
    )
    _piece(
        sheet,
        [
            (170, 282),
            (130, 300),
            (120, 350),
            (134, 420),
            (134, 420),
            (280, 420),
            (280, 420),
            (292, 350),
            (282, 300),
            (242, 282),
        ],
        [(250, 282), (300, 300), (296, 430), (240, 430), (256, 370)],
        [[(150, 340, 0.2), (156, 380, 1), (172, 408, 0.2)], [(262, 340, 0.2), (256, 380, 1), (240, 408, 0.2)]],
    )
    _hem(sheet, [(240, 280, 0.9), (222, 330, 1), (196, 384, 1), (184, 410, 0.9)], 18)
    _hem(sheet, [(172, 280, 0.9), (190, 330, 1), (214, 384, 1), (226, 410, 0.9)], 18)
    sash = sheet.plate().fill([(130, 402), (206, 414), (284, 402), (286, 424), (206, 436), (128, 424)])
    put(sheet, sash, _RED, rim=1.8, grain=0.1)
    ends = sheet.plate().brush([(232, 424, 0.9), (238, 448, 1), (226, 470, 0.3)], 13, dry=0.02)
    put(sheet, ends.brush([(226, 426, 0.9), (214, 446, 1), (190, 460, 0.3)], 12, dry=0.02), _RED, rim=1.6)


_WHISK = Place(98, 352, 1, -0.24)


def _whisk_tail(sheet: Sheet) -> None:
    """Print the horsehair that falls from the raised end of the whisk and blows to the left."""
    x, y = _WHISK.point(0, -66)
    tail, cuts = sheet.plate(), sheet.plate()
    for i in range(11):
        way = [(x, y, 0.7), (x - 14 - i, y - 16 + 3 * i, 1.1), (x - 30 + i * 1.5, y + 30 + 5 * i, 1)]
        way += [(x - 14 + 3.4 * i - 24, y + 86 + 6 * i, 0.7), (x - 34 + 5.6 * i, y + 128 + 4 * (i % 3) - 3 * i, 0.05)]
        tail.brush(way, 9, dry=0.02, seed=i)
        if i % 2:
            cuts.brush(way, 1.8, dry=0.1, seed=i)
    put(sheet, tail, "#fbf3e0", rim=2, grain=0.05)
    sheet.lay(cuts.mask * tail.mask * 0.8, "#7a6a4c")


def _arms(sheet: Sheet) -> None:
    """Print the sleeves, open at the cuff: one hand holds the whisk, the other blesses."""
    _piece(
        sheet,
        [
            (152, 292),
            (122, 302),
            (104, 336),
            (86, 356),
            (86, 356),
            (78, 402),
            (64, 432),
            (82, 462),
            (82, 462),
            (120, 446),
            (152, 410),
            (164, 350),
        ],
        [(160, 330), (146, 390), (118, 430), (84, 450), (80, 470), (130, 460), (170, 400)],
        [[(136, 320, 0.2), (116, 370, 1), (90, 430, 0.2)], [(152, 350, 0.2), (136, 396, 1), (110, 430, 0.2)]],
    )
    put(sheet, sheet.plate().disc(84, 378, 9, ry=23, rot=8), "#17444c", rim=1.6)
    shaft = sheet.plate().fill([_WHISK.point(a, b) for a, b in ((-5, -64), (5, -64), (5, 60), (-5, 60))])
    put(sheet, shaft, "#7a3a20", rim=1.8)
    knob = sheet.plate().disc(*_WHISK.point(0, -64), 9).disc(*_WHISK.point(0, 62), 7)
    put(sheet, knob, "#d2a048", rim=1.6)
    grip(sheet, Place(*_WHISK.point(0, 14), 0.5, _WHISK.turn), _SKIN, [(92, 378)])
    _hem(sheet, [(88, 356, 0.8), (80, 402, 1), (66, 430, 1), (82, 460, 0.8)], 11)
    _piece(
        sheet,
        [
            (258, 292),
            (290, 304),
            (316, 350),
            (330, 376),
            (330, 376),
            (346, 420),
            (340, 466),
            (340, 466),
            (306, 452),
            (276, 420),
            (276, 420),
            (284, 392),
            (258, 350),
        ],
        [(284, 320), (316, 380), (330, 420), (336, 470), (300, 452), (320, 440)],
        [[(276, 320, 0.2), (304, 370, 1), (318, 430, 0.2)], [(268, 350, 0.2), (292, 396, 1), (304, 436, 0.2)]],
    )
    put(sheet, sheet.plate().disc(308, 388, 26, ry=9, rot=-16), "#17444c", rim=1.6)
    blade_hand(sheet, Place(304, 352, 0.46, 0.06), _SKIN, [(308, 388)])
    _hem(sheet, [(280, 396, 0.8), (308, 398, 1), (334, 380, 0.8)], 10)
    _hem(sheet, [(331, 378, 0.8), (346, 420, 1), (340, 464, 0.8)], 11)


def _head(sheet: Sheet) -> None:
    line = "M x0 176 C x50 176 x62 214 x58 254 C x54 296 x28 326 x0 330 "
    line += "C x-28 326 x-54 296 x-58 254 C x-62 214 x-50 176 x0 176 Z"
    put(sheet, sheet.plate().fill(centred(line, X)), "#f0d8ae", rim=2.4, grain=0.08)
    hair = sheet.plate()
    for s in (-1, 1):
        hair.brush(
            [(X, 180, 1), (X + s * 48, 196, 1.1), (X + s * 60, 250, 0.8), (X + s * 56, 300, 0.2)],
            20,
            dry=0.2,
            seed=4 + s,
        )
        hair.brush([(X + s * 4, 306, 0.5), (X + s * 26, 318, 1), (X + s * 34, 400, 0.1)], 11, dry=0.2, seed=8 + s)
        hair.brush([(X + s * 44, 232, 1), (X + s * 26, 224, 1.1), (X + s * 10, 234, 0.4)], 9, dry=0.1, seed=2)
        hair.brush([(X + s * 46, 232, 1), (X + s * 56, 270, 0.3)], 8, dry=0.1, seed=2)
    for i in range(9):
        dx = (i - 4) * 7
        hair.brush(
            [(X + dx * 0.6, 322, 1), (X + dx * 1.2, 390, 1), (X + dx * 0.7, 476 - abs(dx), 0.05)],
            15,
            dry=0.25,
            seed=20 + i,
        )
    put(sheet, hair, "#fbf8ee", rim=1.8)
    knot = sheet.plate().disc(X, 156, 26, ry=30)
    put(sheet, knot, "#fbf8ee", rim=2)
    lotus = sheet.plate()
    for a in (-0.95, 0.95, -0.5, 0.5, 0.0):
        tip, left, right = (
            around(X, 176, 62, a - pi / 2),
            around(X, 176, 42, a - pi / 2 - 0.34),
            around(X, 176, 42, a - pi / 2 + 0.34),
        )
        petal = sheet.plate().fill([(X, 180), left, tip, right])
        put(sheet, petal, "#8cc8a4", rim=1.8, grain=0.05)
    lotus.rect(X - 34, 170, 68, 14, 7)
    put(sheet, lotus, "#5fa888", rim=1.8)
    put(sheet, sheet.plate().line(f"M {X - 62} 172 L {X + 62} 166", 7), "#e8f0dc", rim=1.6)
    face = sheet.plate()
    for s in (-1, 1):
        face.brush([(X + s * 40, 252, 0.4), (X + s * 25, 258, 1.1), (X + s * 11, 253, 0.4)], 6, dry=0, seed=3)
        face.brush([(X + s * 40, 266, 0.2), (X + s * 48, 274, 1), (X + s * 46, 286, 0.2)], 3, dry=0.1, seed=5)
    face.brush([(X - 13, 305, 0.3), (X, 311, 1), (X + 13, 305, 0.3)], 4, dry=0, seed=6)
    face.brush([(X + 1, 256, 0.4), (X - 3, 282, 0.9), (X + 5, 287, 0.4)], 4, dry=0.1, seed=4)
    sheet.lay(ink(face.mask, 3), INKY)
    cheeks = sheet.plate().disc(X - 34, 276, 11, ry=8).disc(X + 34, 276, 11, ry=8)
    sheet.lay(blur(cheeks.mask, 5 * SCALE) * 0.6, "#d9705a")
