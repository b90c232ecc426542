"""The immortal who appears."""

from __future__ import annotations

from math import pi
from typing import Final

from art.events.mount import crane_behind, near_wing
from art.events.scene import INKY, X, put, sky
from art.kit.base import Points
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, flesh, lines, shaded
from art.roles.faces import Face, head
from art.roles.hands import sword_seal

_SKIN = "#f0d6a8"
_SUN = 226.0
_TEAL, _LIT, _DEEP, _CREAM, _RED = "#2f7f8c", "#4fa0a6", "#1d5560", "#f3ead0", "#c8321f"
Spots = list[list[tuple[float, float, float]]]


def immortal(sheet: Sheet) -> None:
    """An immortal rides down out of the light on a crane, one knee drawn up, between its wings."""
    sky(sheet, "#2f6a60", "#8fb89a", horizon=520)
    _light(sheet)
    clouds(sheet, [(30, 690, 34), (150, 690, 44), (400, 640, 40), (480, 600, 36)], "#b9d4c0", "#2f6a60", 3)
    crane_behind(sheet)
    _whisk_tail(sheet)
    _lap(sheet)
    _trunk(sheet)
    _head(sheet)
    _whisk_arm(sheet)
    _blessing_arm(sheet)
    near_wing(sheet)
    bank = [(20, 730, 30), (392, 716, 36), (474, 672, 38), (340, 738, 28)]
    clouds(sheet, bank, "#dfe9d8", "#2f6a60", 4)


def _light(sheet: Sheet) -> None:
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        near, far = around(X, _SUN, 110, a - 0.05), around(X, _SUN, 560, a - 0.07)
        rays.fill(polygon([near, far, around(X, _SUN, 560, a + 0.07), around(X, _SUN, 110, a + 0.05)]))
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.5, "#f6e6a8")
    put(sheet, sheet.plate().disc(X, _SUN, 150), "#f3d060", rim=3, grain=0.3)
    sheet.body(woodblock(sheet.plate().ring(X, _SUN, 134, 4).mask, 3, 0.1), "#c8321f")


def _piece(sheet: Sheet, outline: Points, dark: Points, folds: Spots, *, lit: Points = (), w: float = 5) -> None:
    """Print a piece of the robe in two tones cut hard, or three, its folds in ink."""
    mask = sheet.plate().fill(outline).mask
    sheet.solid(mask, _TEAL, rim=2.8, line=INKY, grain=0.15, mott=0.1)
    if lit:
        sheet.body(sheet.plate().fill(lit).mask * mask, _LIT)
    sheet.body(sheet.plate().fill(dark).mask * mask, _DEEP)
    lines = sheet.plate()
    for i, fold in enumerate(folds):
        lines.brush(fold, w, dry=0.05, seed=i, taper=(0.15, 0.3))
    sheet.lay(ink(lines.mask, 3) * mask, INKY)


def _hem(sheet: Sheet, way: Points, w: float = 13) -> None:
    put(sheet, sheet.plate().brush(way, w, dry=0.02, taper=(0.03, 0.03)), _CREAM, rim=1.6)


def _lap(sheet: Sheet) -> None:
    """Print one at his ease: one leg folded flat, the other knee drawn up; the hem blows over the bird's flank."""
    ends = sheet.plate().brush([(120, 430, 0.7), (78, 446, 1), (50, 486, 0.9), (14, 492, 0.1)], 15, dry=0.02)
    ends.brush([(120, 436, 0.7), (84, 462, 1), (62, 500, 0.9), (22, 526, 0.1)], 14, dry=0.02)
    put(sheet, ends, _RED, rim=1.8, grain=0.1)
    _piece(
        sheet,
        [
            *((84, 560), (180, 580), (262, 578), (262, 578), (256, 610), (222, 640), (222, 640), (196, 622)),
            *((160, 650), (160, 650), (140, 620), (96, 632), (96, 632), (100, 596)),
        ],
        [(80, 566), (150, 592), (270, 590), (270, 606), (210, 612), (190, 660), (170, 610), (120, 606)],
        [
            [(128, 584, 0.9), (126, 606, 1), (112, 626, 0.1)],
            [(180, 590, 0.9), (178, 616, 1), (164, 642, 0.1)],
            [(226, 588, 0.9), (226, 610, 1), (220, 632, 0.1)],
        ],
    )
    _hem(sheet, [(97, 631, 0.7), (139, 621, 1), (160, 648, 1), (196, 623, 1), (222, 639, 0.9), (256, 608, 0.7)], 12)
    _piece(
        sheet,
        [
            *((136, 410), (96, 450), (62, 496), (46, 532), (58, 562), (104, 578), (170, 584), (248, 582)),
            *((262, 562), (262, 500), (250, 410)),
        ],
        [(54, 552), (100, 548), (160, 540), (220, 540), (262, 548), (270, 600), (60, 600), (40, 560)],
        [
            [(62, 540, 0.2), (82, 556, 1), (128, 550, 1), (186, 538, 0.9), (236, 540, 0.1)],
            [(104, 474, 0.1), (92, 504, 0.8), (100, 530, 0.1)],
            [(206, 470, 0.1), (188, 506, 1), (146, 530, 0.1)],
            [(112, 574, 0.2), (150, 566, 0.8), (206, 568, 0.1)],
        ],
        lit=[(120, 400), (84, 462), (50, 524), (66, 542), (110, 528), (160, 500), (206, 440), (206, 400)],
    )
    _hem(sheet, [(60, 563, 0.5), (104, 578, 1), (170, 585, 1), (246, 583, 0.8)], 11)
    _knee(sheet)


def _knee(sheet: Sheet) -> None:
    """Print the knee drawn up: the thigh foreshortened, the shin upright, its shoe on the bird's back."""
    _shoe(
        sheet,
        [(270, 594), (296, 576), (336, 578), (346, 606), (306, 612), (268, 612), (258, 604)],
        [(260, 612), (300, 616), (346, 610)],
    )
    _piece(
        sheet,
        [
            *((226, 430), (266, 424), (310, 434), (344, 452), (360, 480), (358, 520), (352, 560), (358, 592)),
            *((358, 592), (322, 586), (284, 592), (284, 592), (276, 564), (272, 532), (248, 510), (222, 474)),
        ],
        [(240, 488), (270, 506), (306, 512), (330, 524), (326, 600), (276, 604), (262, 560), (250, 520), (224, 490)],
        [
            [(356, 482, 0.2), (330, 506, 1.2), (290, 504, 0.9), (252, 480, 0.1)],
            [(306, 516, 0.2), (306, 550, 1), (296, 586, 0.2)],
            [(342, 512, 0.1), (336, 548, 0.8), (340, 584, 0.2)],
        ],
        lit=[(220, 410), (310, 424), (360, 450), (366, 484), (330, 500), (288, 496), (246, 474), (214, 450)],
    )
    _hem(sheet, [(286, 593, 0.7), (322, 586, 1), (356, 589, 0.7)], 12)


def _shoe(sheet: Sheet, outline: Points, sole: Points) -> None:
    put(sheet, sheet.plate().fill(outline), "#26303a", rim=2)
    put(sheet, sheet.plate().brush([(x, y, 1.0) for x, y in sole], 8, dry=0, taper=(0, 0)), _CREAM, rim=1.4)


def _trunk(sheet: Sheet) -> None:
    _piece(
        sheet,
        [
            *((168, 290), (124, 306), (104, 352), (118, 420), (118, 420), (298, 420), (298, 420), (310, 350)),
            *((294, 306), (246, 290)),
        ],
        [(254, 288), (320, 300), (312, 430), (246, 430), (268, 366)],
        [[(146, 340, 0.2), (150, 380, 1), (168, 410, 0.2)], [(272, 350, 0.2), (264, 386, 1), (246, 410, 0.2)]],
    )
    _hem(sheet, [(246, 286, 0.9), (226, 336, 1), (196, 386, 1), (178, 436, 0.9)], 20)
    _hem(sheet, [(168, 286, 0.9), (190, 336, 1), (218, 386, 1), (238, 436, 0.9)], 20)
    sash = sheet.plate().fill([(114, 404), (206, 416), (302, 404), (304, 428), (206, 442), (112, 428)])
    put(sheet, sash, _RED, rim=1.8, grain=0.1)
    tie = sheet.plate().brush([(206, 430, 0.9), (214, 462, 1), (200, 496, 0.3)], 14, dry=0.02)
    tie.brush([(200, 430, 0.9), (186, 456, 1), (160, 478, 0.3)], 13, dry=0.02).disc(204, 430, 11)
    put(sheet, tie, _RED, rim=1.6)


_WHISK: Final = Place(88, 362, 1, -0.24)


def _whisk_tail(sheet: Sheet) -> None:
    """Print the horsehair that falls from the raised end of the whisk and blows to the left."""
    x, y = _WHISK.point(0, -78)
    tail, cuts = sheet.plate(), sheet.plate()
    for i in range(11):
        way = [(x, y, 0.7), (x - 12 - i, y - 16 + 3 * i, 1.1), (x - 26 + i * 1.5, y + 30 + 5 * i, 1)]
        way += [(x - 30 + 3.4 * i, y + 90 + 6 * i, 0.7), (x - 34 + 5.2 * i, y + 140 + 4 * (i % 3) - 3 * i, 0.05)]
        tail.brush(way, 12, dry=0.02, seed=i)
        if i % 2:
            cuts.brush(way, 1.8, dry=0.1, seed=i)
    put(sheet, tail, "#fbf3e0", rim=2, grain=0.05)
    sheet.lay(cuts.mask * tail.mask * 0.8, "#7a6a4c")


def _whisk_arm(sheet: Sheet) -> None:
    """Print the sleeve that falls from a raised wrist, and the fist that comes out of it round the whisk."""
    shaft = sheet.plate().fill([_WHISK.point(a, b) for a, b in ((-6, -76), (6, -76), (6, 70), (-6, 70))])
    put(sheet, shaft, "#7a3a20", rim=1.8)
    knob = sheet.plate().disc(*_WHISK.point(0, -76), 10).disc(*_WHISK.point(0, 72), 8)
    put(sheet, knob, "#d2a048", rim=1.6)
    _piece(
        sheet,
        [
            *((160, 296), (126, 312), (112, 350), (106, 372), (106, 372), (96, 420), (62, 470), (62, 470)),
            *((100, 474), (142, 446), (166, 404), (178, 350)),
        ],
        [(168, 340), (150, 400), (118, 440), (64, 464), (60, 480), (130, 474), (180, 400)],
        [[(140, 326, 0.2), (128, 380, 1), (92, 446, 0.2)], [(158, 356, 0.2), (144, 404, 1), (116, 446, 0.2)]],
    )
    put(sheet, sheet.plate().disc(114, 396, 9, ry=27, rot=14), "#17444c", rim=1.6)
    _whisk_hand(sheet)
    _hem(sheet, [(118, 370, 0.8), (110, 406, 1), (92, 440, 1), (64, 468, 0.8)], 11)


def _whisk_hand(sheet: Sheet) -> None:
    """Print the old hand on the whisk: fingers laid round it one below the other, the thumb stretched up along it."""
    at = Place(*_WHISK.point(0, 14), 0.8, _WHISK.turn)
    back = sheet.plate().fill(at.of([(-8, -24), (14, -28), (32, -14), (38, 10), (34, 34), (12, 42), (-6, 36)]))
    back.brush([(*at.point(22, 12), 1), (112, 388, 0.86), (124, 398, 0.84)], 34, dry=0, taper=(0, 0), wob=0)
    flesh(sheet, back.mask, _SKIN, shade=(4, 7))
    for outline in (
        [(2, 26), (-14, 27), (-26, 33), (-25, 41), (-10, 43), (4, 40)],
        [(4, 10), (-18, 10), (-33, 15), (-33, 25), (-16, 28), (4, 26)],
        [(4, -8), (-20, -8), (-38, -2), (-38, 8), (-18, 12), (4, 10)],
        [(4, -26), (-18, -26), (-35, -19), (-35, -9), (-16, -6), (4, -8)],
    ):
        mask = sheet.plate().fill(at.of(outline)).mask
        flesh(sheet, mask, _SKIN, rim=1.7, shade=(0, 0))
        sheet.body(shaded(mask, 2, 4), "#c08a58")
    joined = sheet.plate().fill(at.of([(-4, -22), (12, -24), (22, 0), (14, 32), (0, 36), (-4, 8)]))
    sheet.body(joined.mask, _SKIN)
    thumb = sheet.plate().fill(
        at.of([(26, -4), (16, -30), (9, -52), (2, -61), (-6, -58), (-6, -46), (-3, -26), (6, -8)])
    )
    flesh(sheet, thumb.mask, _SKIN, rim=1.8, shade=(4, 2))
    sheet.body(sheet.plate().fill(at.of([(24, -10), (8, -14), (4, 0), (20, 8), (30, 4)])).mask, _SKIN)
    sheet.body(sheet.plate().fill(at.of([(4, -57), (-3, -58), (-4, -49), (3, -48)])).mask, "#fbeed2")
    creases: list[Line] = [
        ([(-2, -34, 0.2), (4, -37, 1), (11, -34, 0.2)], 2.4),
        ([(-4, -7, 0.8), (10, -4, 0.8), (22, 4, 0.1)], 2.4),
        ([(-4, 10, 0.8), (10, 12, 0.8), (22, 16, 0.1)], 2.4),
        ([(-2, 27, 0.8), (10, 27, 0.8), (20, 28, 0.1)], 2.4),
    ]
    lines(sheet, creases, "#3a1c10", at=at, dry=0, strength=0.7)


def _blessing_arm(sheet: Sheet) -> None:
    """Print the other sleeve, open at the cuff, and the hand that blesses with two fingers."""
    _piece(
        sheet,
        [
            *((258, 296), (292, 310), (318, 350), (342, 386), (342, 386), (354, 416), (344, 450), (344, 450)),
            *((308, 442), (280, 418), (280, 418), (288, 396), (262, 356)),
        ],
        [(290, 330), (326, 392), (336, 424), (340, 460), (300, 448), (322, 432)],
        [[(280, 328, 0.2), (310, 382, 1), (324, 426, 0.2)], [(272, 356, 0.2), (296, 402, 1), (304, 434, 0.2)]],
    )
    put(sheet, sheet.plate().disc(314, 398, 30, ry=11, rot=-16), "#17444c", rim=1.6)
    sword_seal(sheet, Place(308, 346, 0.64, 0.06), _SKIN, [(312, 384, 0.9), (316, 402, 0.9)])
    _hem(sheet, [(281, 406, 0.8), (312, 411, 1), (346, 392, 0.8)], 12)
    _hem(sheet, [(344, 390, 0.8), (355, 418, 1), (345, 449, 0.8)], 12)


_FACE: Final = Place(X - 2, 226, 1.02, 0.05, -1)
"""Three quarters to the right, bowed a little: he looks at his crane, and at us."""


def _head(sheet: Sheet) -> None:
    """Print the old face, white hair drawn up under a lotus crown, long brows and a beard that blows to the left."""
    ears = sheet.plate().fill(_FACE.of([(46, -16), (60, -22), (66, -4), (60, 30), (52, 40), (46, 24)]))
    put(sheet, ears, _SKIN, rim=1.8, grain=0.05)
    look = Face("calm", skin=_SKIN, turned=0.5, old=True, smile=3.5, flush=0.16, brow="#fbf8ee", thick=1)
    head(sheet, _FACE, look)
    _hair(sheet)
    put(sheet, sheet.plate().disc(X + 2, 126, 28, ry=26), "#fbf8ee", rim=2)
    for a in (-0.95, 0.95, -0.5, 0.5, 0.0):
        tip, left, right = (
            around(X + 2, 146, far, a + aside - pi / 2) for far, aside in ((66, 0.0), (44, -0.34), (44, 0.34))
        )
        put(sheet, sheet.plate().fill([(X + 2, 148), left, tip, right]), "#8cc8a4", rim=1.8, grain=0.05)
    put(sheet, sheet.plate().rect(X - 36, 138, 76, 15, 7), "#5fa888", rim=1.8)
    put(sheet, sheet.plate().line(f"M {X - 64} 142 L {X + 68} 134", 7), "#e8f0dc", rim=1.6)


def _hair(sheet: Sheet) -> None:
    white, cuts = sheet.plate(), sheet.plate()
    ways: Spots = []
    for s in (-1, 1):
        ways += [[(4 * s, -80, 1), (36 * s, -70, 1.2), (54 * s, -34, 0.9), (53 * s, 14, 0.1)]]
        ways += [[(20 * s, -88, 0.8), (44 * s, -62, 1), (57 * s, -26, 0.6), (60 * s, 40, 0.4), (52 * s, 92, 0.05)]]
    for i in range(11):
        dx = (i - 5) * 8
        ways.append(
            [
                (dx * 0.5 - 8, 62 - abs(dx) * 0.28, 0.8),
                (dx * 0.95 - 4, 104, 1),
                (dx * 1.15 + 8, 160 - abs(dx) * 0.4, 0.8),
                (dx * 0.9 + 34, 216 - abs(dx) * 1.0, 0.05),
            ]
        )
    for i, way in enumerate(ways):
        white.brush(_FACE.of(way), 17, dry=0.03, seed=i, taper=(0.05, 0.1))
    for s, k in ((-1, 0.72), (1, 1.0)):
        brow = [(s * 8 * k - 8, -14, 0.5), (s * 26 * k - 8, -24, 1.2), (s * 46 * k - 8, -14, 0.9)]
        white.brush(_FACE.of([*brow, (s * 58 * k - 8, 22, 0.1)]), 10, dry=0, seed=3)
        lip = [(s * 2 - 8, 42, 0.5), (s * 18 * k - 8, 46, 1.1), (s * 32 * k - 6, 66, 0.9), (s * 34 * k + 2, 120, 0.05)]
        white.brush(_FACE.of(lip), 11, dry=0, seed=5)
    put(sheet, white, "#fbf8ee", rim=1.8, grain=0.05)
    for i in range(7):
        dx = (i - 3) * 10
        way = [(dx * 0.6 - 6, 78, 0.3), (dx * 1.1, 120, 1), (dx * 1.1 + 22, 186 - abs(dx), 0.1)]
        cuts.brush(_FACE.of(way), 2.6, dry=0.1, seed=i)
    for s in (-1, 1):
        cuts.brush(_FACE.of([(s * 14, -80, 0.3), (s * 38, -56, 1), (s * 50, -20, 0.1)]), 2.4, dry=0.1, seed=s + 2)
    sheet.lay(cuts.mask * white.mask * 0.8, "#8a8468")
