"""The swordsman from behind, his sword held up into the thunder."""

from __future__ import annotations

from math import pi, sin
from typing import Final

import numpy as np

from art.events.scene import put
from art.kit.base import SCALE, Points, blur, smooth
from art.kit.geometry import around, polygon
from art.kit.media import ink
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_NIGHT, _ROBE, _SHADE = "#0c1224", "#eee6d0", "#31436a"
SWORD_TIP = (140.0, 252.0)
"""Where the bolt meets the sword."""


_SKIRT: Final = (
    (168, 436),
    (196, 426),
    (226, 436),
    (240, 470),
    (228, 514),
    (240, 560),
    (262, 604),
    (300, 636),
    (268, 640),
    (246, 626),
    (232, 652),
    (204, 640),
    (182, 654),
    (158, 640),
    (128, 648),
    (146, 600),
    (166, 552),
    (174, 514),
    (160, 476),
)
_TAIL: Final = (
    (222, 514),
    (270, 520),
    (316, 556),
    (352, 556),
    (386, 536),
    (372, 580),
    (338, 600),
    (300, 592),
    (254, 570),
)
_RIGHT_ARM: Final = (
    (214, 436),
    (262, 450),
    (302, 442),
    (346, 452),
    (392, 440),
    (384, 476),
    (396, 502),
    (356, 500),
    (330, 522),
    (290, 494),
    (236, 484),
)
_LEFT_ARM: Final = (
    (206, 444),
    (197, 416),
    (186, 396),
    (184, 380),
    (166, 387),
    (144, 382),
    (140, 394),
    (122, 408),
    (92, 412),
    (102, 434),
    (80, 456),
    (116, 478),
    (152, 466),
    (180, 466),
)


def swordsman(sheet: Sheet) -> None:
    """Print the one who stands there, seen from behind, robe and hair in the gale, the sword held up."""
    sword = sheet.plate().line("M 160 342 L 141 256", 10)
    put(sheet, sword, "#f6fbff", rim=2, rim_tint=_NIGHT, grain=0)
    hilt = sheet.plate().line("M 146 339 L 174 333", 7).line("M 160 336 L 166 368", 8)
    put(sheet, hilt, "#d2a048", rim=1.8, rim_tint=_NIGHT)
    for part in (_TAIL, _RIGHT_ARM, _SKIRT):
        _cloth(sheet, part)
    _ribbon(sheet)
    _hair(sheet)
    put(sheet, sheet.plate().disc(164, 382, 20, ry=7), _NIGHT, rim=2.4, rim_tint=_NIGHT)
    _sword_hand(sheet)
    _cloth(sheet, _LEFT_ARM)


def _sword_hand(sheet: Sheet) -> None:
    """Print the bare wrist and the fist about the hilt: the back of the hand, fingers round it, the thumb upon them."""
    wrist = sheet.plate().fill([(152, 400), (154, 380), (151, 362), (164, 356), (176, 364), (174, 382), (178, 400)])
    _flesh(sheet, wrist)
    for finger in (
        [(152, 362), (168, 361), (177, 364), (176, 371), (166, 373), (154, 370)],
        [(149, 354), (168, 352), (181, 354), (182, 362), (168, 365), (151, 363)],
        [(148, 345), (168, 342), (184, 343), (185, 352), (170, 356), (150, 355)],
    ):
        _flesh(sheet, sheet.plate().fill(finger))
    back = [(144, 344), (152, 338), (159, 343), (162, 354), (160, 368), (153, 374), (146, 366), (142, 354)]
    _flesh(sheet, sheet.plate().fill(back))
    _flesh(
        sheet, sheet.plate().fill([(147, 350), (152, 341), (166, 332), (176, 329), (178, 335), (168, 342), (160, 350)])
    )


def _flesh(sheet: Sheet, part: Plate) -> None:
    mask = part.mask
    put(sheet, part, "#e6c69a", rim=1.5, rim_tint=_NIGHT, grain=0)
    sheet.body(mask * (1 - np.roll(mask, (-round(2.5 * SCALE), -round(3.5 * SCALE)), (0, 1))), "#a9794e")


def _cloth(sheet: Sheet, outline: Points) -> None:
    """Print a piece of the robe: lit from above, dark to the right and towards the foot, with its folds."""
    mask = sheet.plate().fill(list(outline)).mask
    sheet.solid(mask, _ROBE, rim=2.6, line=_NIGHT, grain=0.15, mott=0.12)
    x, y = sheet.grid()
    away = ((x - 196) * 0.55 + (y - 430)) / 190
    sheet.lay(mask * smooth(away.astype(np.float32), 0.05, 1.0) * 0.95, _SHADE)
    folds = sheet.plate()
    for i, way in enumerate(_FOLDS):
        folds.brush(way, 5.5, dry=0.15, seed=i)
    sheet.lay(ink(folds.mask, 4) * mask, _NIGHT)


_FOLDS: Final = (
    [(190, 524, 0.9), (176, 580, 1), (150, 640, 0.2)],
    [(204, 524, 0.9), (200, 590, 1), (190, 646, 0.2)],
    [(216, 524, 0.9), (224, 580, 1), (240, 630, 0.2)],
    [(224, 518, 0.9), (280, 548, 1), (352, 576, 0.1)],
    [(226, 448, 0.4), (290, 464, 1), (372, 466, 0.1)],
    [(230, 466, 0.4), (280, 486, 1), (330, 500, 0.1)],
    [(196, 440, 0.3), (200, 470, 1), (198, 504, 0.3)],
    [(166, 372, 0.3), (150, 412, 1), (112, 456, 0.1)],
)


def _ribbon(sheet: Sheet) -> None:
    """Print the sash, its ends streaming out."""
    sash = sheet.plate()
    for way in (
        [(224, 512, 1), (276, 508, 1), (316, 530, 1), (356, 512, 0.8), (390, 520, 0.1)],
        [(224, 516, 1), (268, 530, 1), (306, 566, 1), (350, 622, 0.1)],
    ):
        sash.brush(way, 12, dry=0, taper=(0, 0.2))
    sash.fill([(172, 506), (200, 512), (230, 504), (229, 522), (200, 528), (172, 522)])
    put(sheet, sash, "#c8321f", rim=2, rim_tint=_NIGHT, grain=0.1)


def _hair(sheet: Sheet) -> None:
    """Print the head from behind: a knot with a pin, long hair blown to the side."""
    hair = sheet.plate()
    for i in range(9):
        drop = i * 7
        way = [(196, 398 + drop * 0.4, 1), (236, 392 + drop, 1.1), (284, 406 + drop * 0.9 + 8 * sin(i), 0.9)]
        hair.brush([*way, (330 + 5 * sin(i * 2.3), 384 + drop * 1.1, 0.05)], 15, dry=0.15, seed=i, taper=(0, 0.3))
    hair.disc(202, 404, 24, ry=27).disc(204, 372, 12, ry=14)
    sheet.rim(hair.mask, "#c8d4e0", 1.4)
    sheet.body(hair.mask, "#10131f")
    put(sheet, sheet.plate().disc(184, 411, 6.5, ry=9.5, rot=-10), "#e6c69a", rim=1.4, rim_tint=_NIGHT, grain=0)
    strands = sheet.plate()
    for i in range(5):
        strands.brush([(196, 390 + i * 6, 0.4), (236, 396 + i * 10, 1), (290, 400 + i * 12, 0.1)], 2.4, dry=0.2, seed=i)
    sheet.body(strands.mask * hair.mask * 0.7, "#53648a")
    put(sheet, sheet.plate().line("M 184 378 L 228 368", 5), "#d2a048", rim=1.4, rim_tint=_NIGHT)


def strike(sheet: Sheet) -> None:
    """Print the burst of light at the point of the sword."""
    x, y = SWORD_TIP
    rays = sheet.plate()
    for i in range(16):
        a, reach = i * pi / 8 + 0.1, (64, 34)[i % 2]
        rays.fill(polygon([around(x, y, 8, a - 0.35), around(x, y, reach, a), around(x, y, 8, a + 0.35)]))
    spot = sheet.plate().disc(x, y, 16).mask
    sheet.body(blur(spot, 16 * SCALE) * 1.4, "#fff0b0").body(rays.mask, "#fff6c8").body(spot, "#ffffff")
