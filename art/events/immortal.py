"""The immortal who appears."""

from __future__ import annotations

from math import pi
from typing import Final

from art.events.mount import crane_behind, near_wing
from art.events.scene import INKY, X, put, sky
from art.ghosts.fists import closed
from art.ghosts.talons import Flesh
from art.kit.base import Points
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, lines
from art.roles.faces import Face, head
from art.roles.hands import sword_seal

_SKIN = "#f0d6a8"
_SUN: Final = (203.0, 192.0)
_TEAL, _LIT, _DEEP, _CREAM, _RED = "#2f7f8c", "#4fa0a6", "#1d5560", "#f3ead0", "#c8321f"
Spots = list[list[tuple[float, float, float]]]


def immortal(sheet: Sheet) -> None:
    """An immortal stands tall on the back of a crane that bears him down out of the light."""
    sky(sheet, "#2f6a60", "#8fb89a", horizon=520)
    _light(sheet)
    clouds(sheet, [(30, 700, 34), (400, 660, 40), (480, 620, 36)], "#b9d4c0", "#2f6a60", 3)
    with sheet.at(0, 30, 1):
        crane_behind(sheet)
        near_wing(sheet)
    _robe(sheet)
    with sheet.at(38, 14, 0.8):
        _whisk_tail(sheet)
        _trunk(sheet)
        _head(sheet)
        _whisk_arm(sheet)
        _blessing_arm(sheet)
    bank = [(20, 738, 30), (392, 728, 36), (474, 690, 38), (340, 746, 28)]
    clouds(sheet, bank, "#dfe9d8", "#2f6a60", 4)


def _light(sheet: Sheet) -> None:
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        near, far = around(*_SUN, 100, a - 0.05), around(*_SUN, 580, a - 0.07)
        rays.fill(polygon([near, far, around(*_SUN, 580, a + 0.07), around(*_SUN, 100, a + 0.05)]))
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.5, "#f6e6a8")
    put(sheet, sheet.plate().disc(*_SUN, 130), "#f3d060", rim=3, grain=0.3)
    sheet.body(woodblock(sheet.plate().ring(*_SUN, 116, 4).mask, 3, 0.1), "#c8321f")


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


def _robe(sheet: Sheet) -> None:
    """Print all that falls from the sash: shoes, pleated under-robe, the robe that the flight drags aside."""
    _shoe(
        sheet,
        [(150, 572), (186, 568), (196, 590), (182, 604), (146, 606), (120, 604), (104, 592), (106, 578), (122, 582)],
        [(112, 604), (150, 609), (188, 603)],
        [(150, 594), (130, 598), (114, 590), (116, 580), (128, 582), (126, 590)],
    )
    _shoe(
        sheet,
        [(214, 572), (252, 566), (292, 576), (312, 572), (326, 560), (338, 568), (334, 588), (312, 604), (222, 606)],
        [(218, 606), (266, 610), (316, 602)],
        [(284, 594), (308, 596), (326, 584), (326, 571), (313, 573), (314, 582)],
    )
    _under_robe(sheet)
    _skirt(sheet)


def _under_robe(sheet: Sheet) -> None:
    """Print the pale under-robe in the opening of the robe, one knee forward, its pleats running out to the left."""
    under = [(150, 372), (132, 470), (104, 540), (84, 578), (84, 578), (112, 590), (134, 576), (158, 594), (186, 580)]
    under += [(214, 596), (246, 580), (272, 592), (306, 574), (306, 574), (296, 480), (276, 372)]
    mask = sheet.plate().fill(under).mask
    sheet.solid(mask, _CREAM, rim=2.4, line=INKY, grain=0.1, mott=0.1)
    away = sheet.plate().fill([(214, 380), (206, 440), (212, 500), (186, 600), (164, 600), (190, 480), (198, 400)])
    away.fill([(262, 470), (248, 500), (232, 600), (256, 600), (268, 540), (300, 470)])
    away.fill([(176, 420), (150, 520), (120, 600), (142, 600), (168, 520)])
    sheet.body(away.mask * mask, "#d3bf92")
    pleats: list[Line] = [
        ([(212, 392, 0.2), (204, 460, 1), (176, 576, 0.2)], 5),
        ([(258, 462, 0.1), (236, 490, 1.2), (206, 580, 0.1)], 6),
        ([(262, 476, 0.1), (256, 520, 1), (240, 578, 0.2)], 4),
        ([(190, 440, 0.2), (172, 510, 1), (140, 578, 0.1)], 3.4),
    ]
    lines(sheet, pleats, INKY, within=mask)


def _skirt(sheet: Sheet) -> None:
    """Print the two halves of the long robe: the wind of the flight lifts the near one far out to the left."""
    lining = sheet.plate().fill([(96, 470), (44, 506), (24, 528), (60, 560), (112, 586), (176, 582), (206, 520)])
    put(sheet, lining, "#17444c", rim=2.2)
    _piece(
        sheet,
        [
            *((134, 350), (112, 404), (84, 452), (46, 484), (8, 486), (8, 486), (26, 506), (50, 512), (50, 512)),
            *((54, 534), (82, 544), (82, 544), (98, 562), (130, 560), (130, 560), (146, 576), (168, 566)),
            *((168, 566), (190, 500), (206, 430), (218, 352)),
        ],
        [
            *((196, 352), (186, 420), (150, 480), (108, 520), (60, 524), (90, 590), (180, 590), (230, 400)),
            *((224, 352), (224, 352)),
        ],
        [
            [(160, 372, 0.3), (154, 420, 1.3), (118, 476, 1), (56, 506, 0.1)],
            [(180, 376, 0.3), (178, 436, 1), (146, 500, 1), (88, 542, 0.1)],
            [(198, 410, 0.1), (184, 480, 1), (140, 556, 0.1)],
            [(132, 396, 0.1), (108, 446, 0.8), (60, 484, 0.1)],
            [(166, 500, 0.1), (152, 530, 0.8), (128, 556, 0.1)],
        ],
        lit=[(130, 340), (110, 404), (80, 456), (40, 486), (0, 480), (20, 500), (84, 490), (132, 440), (152, 350)],
        w=7,
    )
    _hem(
        sheet,
        [(10, 487, 0.3), (50, 511, 0.9), (82, 544, 1), (130, 560, 1), (168, 566, 1), (190, 500, 1), (207, 430, 0.9)],
        12,
    )
    _piece(
        sheet,
        [
            *((212, 350), (222, 410), (244, 470), (262, 530), (270, 572), (270, 572), (296, 574), (322, 556)),
            *((322, 556), (316, 500), (320, 450), (304, 396), (280, 350)),
        ],
        [(292, 352), (284, 420), (300, 470), (290, 520), (296, 590), (340, 590), (340, 352)],
        [
            [(240, 376, 0.2), (262, 430, 1.2), (278, 500, 0.8), (284, 560, 0.1)],
            [(270, 372, 0.2), (290, 430, 1), (298, 500, 0.8), (308, 548, 0.1)],
        ],
        lit=[(206, 350), (220, 410), (250, 480), (268, 560), (280, 560), (268, 480), (256, 420), (246, 350)],
        w=6,
    )
    _hem(sheet, [(214, 376, 0.8), (224, 414, 1), (246, 472, 1), (264, 532, 1), (271, 572, 1), (320, 558, 0.9)], 12)
    ends = sheet.plate().brush([(198, 356, 0.8), (170, 414, 1), (122, 440, 1.1), (78, 424, 0.8), (30, 436, 0.1)], 15)
    ends.brush([(204, 356, 0.8), (200, 420, 1), (176, 470, 1.2), (142, 500, 0.8), (118, 540, 0.1)], 15)
    put(sheet, ends, _RED, rim=1.8, grain=0.1)


def _shoe(sheet: Sheet, outline: Points, sole: Points, cloud: Points) -> None:
    """Print a shoe on its pale sole, its toe curled up like a cloud."""
    put(sheet, sheet.plate().fill(outline), "#26303a", rim=2)
    curl = sheet.plate().brush([(x, y, 1.0) for x, y in cloud], 6, dry=0, taper=(0.05, 0.2))
    put(sheet, curl, "#f3d060", rim=1.2)
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
    x, y = _WHISK.point(0, -104)
    tail, cuts = sheet.plate(), sheet.plate()
    for i in range(11):
        way = [(x, y, 0.7), (x - 16 - i, y - 20 + 3 * i, 1.1), (x - 36 + i * 1.4, y + 40 + 5 * i, 1)]
        way += [(x - 44 + 3.4 * i, y + 120 + 6 * i, 0.7), (x - 58 + 5.6 * i, y + 196 + 6 * (i % 3) - 3 * i, 0.05)]
        tail.brush(way, 12, dry=0.02, seed=i)
        if i % 2:
            cuts.brush(way, 1.8, dry=0.1, seed=i)
    put(sheet, tail, "#fbf3e0", rim=2, grain=0.05)
    sheet.lay(cuts.mask * tail.mask * 0.8, "#7a6a4c")


def _whisk_arm(sheet: Sheet) -> None:
    """Print the sleeve that falls from a raised wrist, and the fist that comes out of it round the whisk."""
    shaft = sheet.plate().fill([_WHISK.point(a, b) for a, b in ((-6, -102), (6, -102), (6, 74), (-6, 74))])
    put(sheet, shaft, "#7a3a20", rim=1.8)
    knob = sheet.plate().disc(*_WHISK.point(0, -102), 10).disc(*_WHISK.point(0, 76), 8)
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
    """Print the fist on the whisk: fingers wrapped round the shaft, the thumb locked over them."""
    at = Place(*_WHISK.point(0, 16), 0.74, _WHISK.turn)
    closed(sheet, at.of, Flesh(_SKIN, "#c89a64", "#fbeed2", "#3a1c10"), [(112, 392, 0.9), (124, 402, 0.9)], width=34)


def _blessing_arm(sheet: Sheet) -> None:
    """Print the other sleeve, open at the cuff, and the hand that blesses with two fingers."""
    _piece(
        sheet,
        [
            *((258, 296), (292, 310), (318, 350), (342, 386), (342, 386), (368, 440), (372, 506), (372, 506)),
            *((330, 500), (296, 470), (276, 424), (280, 404), (262, 356)),
        ],
        [(268, 360), (290, 410), (322, 432), (346, 470), (380, 500), (372, 530), (300, 500), (266, 430)],
        [[(280, 328, 0.2), (306, 390, 1), (352, 480, 0.2)], [(276, 376, 0.2), (300, 434, 1), (336, 480, 0.2)]],
    )
    put(sheet, sheet.plate().disc(314, 398, 30, ry=11, rot=-16), "#17444c", rim=1.6)
    sword_seal(sheet, Place(308, 346, 0.64, 0.06), _SKIN, [(312, 384, 0.9), (316, 402, 0.9)])
    _hem(sheet, [(281, 406, 0.8), (312, 411, 1), (346, 392, 0.8)], 12)
    _hem(sheet, [(344, 388, 0.8), (368, 440, 1), (372, 505, 0.8)], 12)


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
