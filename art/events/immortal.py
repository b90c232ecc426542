"""The immortal who appears."""

from __future__ import annotations

from math import pi

from art.events.mount import banking_crane
from art.events.scene import INKY, X, put, sky
from art.kit.base import Points
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
    """Print one who sits at his ease, a leg folded and a leg hanging; his robe's tail flows out behind."""
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
    _folded_leg(sheet)
    _hanging_leg(sheet)
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
    _hem(sheet, [(240, 280, 0.9), (222, 330, 1), (196, 384, 1), (180, 432, 0.9)], 18)
    _hem(sheet, [(172, 280, 0.9), (190, 330, 1), (214, 384, 1), (232, 432, 0.9)], 18)
    sash = sheet.plate().fill([(130, 402), (206, 414), (284, 402), (286, 424), (206, 436), (128, 424)])
    put(sheet, sash, _RED, rim=1.8, grain=0.1)
    ends = sheet.plate().brush([(232, 424, 0.9), (238, 448, 1), (226, 470, 0.3)], 13, dry=0.02)
    put(sheet, ends.brush([(226, 426, 0.9), (214, 446, 1), (190, 460, 0.3)], 12, dry=0.02), _RED, rim=1.6)


def _folded_leg(sheet: Sheet) -> None:
    """Print the leg drawn up on the crane's back: the knee at the left, the shin back to the middle."""
    _piece(
        sheet,
        [
            (214, 412),
            (152, 414),
            (104, 434),
            (76, 466),
            (84, 496),
            (120, 510),
            (176, 512),
            (240, 516),
            (258, 494),
            (244, 440),
        ],
        [(78, 482), (136, 478), (200, 474), (246, 470), (262, 500), (240, 530), (110, 530), (66, 500)],
        [
            [(86, 478, 0.3), (142, 479, 1), (222, 472, 0.1)],
            [(168, 424, 0.2), (124, 440, 1), (96, 466, 0.2)],
            [(122, 486, 0.2), (130, 498, 1), (154, 508, 0.2)],
        ],
    )
    _hem(sheet, [(82, 493, 0.6), (120, 509, 1), (176, 511, 1), (240, 515, 0.8)], 11)


def _hanging_leg(sheet: Sheet) -> None:
    """Print the leg that hangs before the crane's flank, a cloud-toed shoe at its end."""
    put(sheet, sheet.plate().fill([(298, 570), (250, 564), (254, 596), (294, 598)]), "#e6dcc0", rim=2)
    shoe = [(250, 584), (272, 592), (298, 586), (324, 596), (342, 586), (348, 602), (332, 618), (290, 620), (254, 616)]
    put(sheet, sheet.plate().fill(shoe), "#26303a", rim=2.2)
    sole = [(248, 608, 0.8), (262, 619, 1), (300, 623, 1), (336, 616, 0.8)]
    put(sheet, sheet.plate().brush(sole, 9, dry=0, taper=(0, 0)), _CREAM, rim=1.4)
    cloud = sheet.plate().brush([(334, 602, 0.6), (320, 601, 1), (308, 608, 0.5)], 5, dry=0, taper=(0, 0))
    sheet.body(cloud.mask, "#d2a048")
    _piece(
        sheet,
        [
            (196, 412),
            (256, 412),
            (304, 434),
            (328, 466),
            (322, 510),
            (312, 548),
            (318, 578),
            (318, 578),
            (276, 592),
            (234, 574),
            (234, 574),
            (240, 530),
            (232, 496),
            (190, 462),
            (176, 430),
        ],
        [(334, 470), (328, 540), (326, 594), (282, 598), (284, 544), (292, 504), (306, 474)],
        [
            [(234, 424, 0.2), (280, 440, 1), (306, 468, 0.2)],
            [(306, 478, 0.2), (280, 508, 1), (276, 566, 0.2)],
            [(202, 448, 0.2), (236, 470, 1), (272, 474, 0.1)],
        ],
    )
    _hem(sheet, [(320, 576, 0.8), (277, 591, 1), (233, 573, 0.8)], 12)


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
        hair.brush(
            [(X - 9 + s * 4, 302, 0.5), (X - 7 + s * 24, 314, 1), (X + 14 + s * 30, 396, 0.1)], 11, dry=0.2, seed=8 + s
        )
        k, x = (0.76 if s < 0 else 1.0), X - 11
        hair.brush(
            [(x + s * 46 * k, 234, 1), (x + s * 27 * k, 225, 1.1), (x + s * 10 * k, 236, 0.4)], 9, dry=0.1, seed=2
        )
        hair.brush([(x + s * 47 * k, 234, 1), (x + s * 58 * k, 272, 0.3)], 8, dry=0.1, seed=2)
    for i in range(9):
        dx = (i - 4) * 7
        hair.brush(
            [(X - 8 + dx * 0.6, 322, 1), (X - 4 + dx * 1.2, 388, 1), (X + 34 + dx, 470 - abs(dx), 0.05)],
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
    _features(sheet)


def _features(sheet: Sheet) -> None:
    """Print a face that looks down to the left: its far half narrower."""
    face, flush = sheet.plate(), sheet.plate()
    for s, k in ((-1, 0.74), (1, 1.0)):
        x = X - 11
        face.brush(
            [(x + s * 42 * k, 253, 0.4), (x + s * 26 * k, 261, 1.2), (x + s * 11 * k, 255, 0.4)], 6.5, dry=0, seed=3
        )
        face.brush(
            [(x + s * 41 * k, 264, 0.2), (x + s * 49 * k, 272, 1), (x + s * 46 * k, 284, 0.2)], 3, dry=0.1, seed=5
        )
        flush.disc(x + s * 33 * k, 279, 10 * k, ry=7)
    face.brush([(X - 23, 305, 0.3), (X - 11, 311, 1), (X + 4, 304, 0.3)], 4, dry=0, seed=6)
    nose = [(X - 13, 252, 0.3), (X - 19, 272, 0.8), (X - 24, 285, 1.1), (X - 14, 290, 0.9), (X - 7, 286, 0.3)]
    face.brush(nose, 4.4, dry=0.05, seed=4)
    sheet.body(woodblock(flush.mask, 3, 0.3) * 0.55, "#e08a6c")
    sheet.lay(ink(face.mask, 3), INKY)
