"""The tribulation: heaven's thunder falls on one who would be immortal."""

from __future__ import annotations

from math import hypot, pi, sin
from typing import Final

import numpy as np

from art.events.scene import put, sky
from art.kit.base import SCALE, Points, blur, smooth
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.plate import Plate
from art.kit.scenery import clouds, hills
from art.kit.sheet import Sheet
from art.lightning import Way, jagged

_NIGHT, _ROBE, _SHADE, _FIRE = "#0c1224", "#eee6d0", "#31436a", "#ffe27a"
_EYE = (206.0, 128.0)
"""Where the clouds open."""
SWORD_TIP = (140.0, 252.0)
"""Where the bolt meets the sword."""


def tribulation(sheet: Sheet) -> None:
    """On a crag one stands against the storm and takes heaven's bolt with his sword."""
    sky(sheet, "#0c1226", "#41608a", horizon=620)
    hills(sheet, [(600, "#24365a", 0.7), (650, "#141f38", 0.9)], 31, rough=26)
    _vortex(sheet)
    _bolts(sheet)
    crag(sheet)
    swordsman(sheet)
    strike(sheet)


def _vortex(sheet: Sheet) -> None:
    """Print the storm from below: rings of cloud, brighter towards the eye from which the light falls."""
    x, y = _EYE
    for wide, high, count, r, fill, line in (
        (262, 112, 19, 54, "#1b2742", "#070c1a"),
        (190, 80, 15, 44, "#2b3d60", "#0b1224"),
        (124, 50, 12, 33, "#476088", "#14203c"),
        (70, 25, 9, 23, "#86a2c0", "#24365a"),
    ):
        ring = [(x + wide * np.cos(a), y + high * np.sin(a), r) for a in np.linspace(0, 2 * pi, count, endpoint=False)]
        clouds(sheet, sorted(ring, key=lambda spot: spot[1]), fill, line, 3)
    eye = sheet.plate().disc(x, y + 4, 52, ry=17).mask
    sheet.body(blur(eye, 14 * SCALE) * 1.3, "#f6e7a8").body(blur(eye, 3 * SCALE), "#fffbe6")


_TRUNK: Final = (
    (168, 124),
    (190, 124),
    (198, 106),
    (210, 128),
    (246, 120),
    (207, 158),
    (229, 163),
    (176, 200),
    (193, 206),
    SWORD_TIP,
    (160, 212),
    (142, 207),
    (182, 174),
    (158, 168),
    (186, 138),
)
"""The great bolt: torn where it leaves the eye, a point where it meets the sword."""


def _bolts(sheet: Sheet) -> None:
    """Print the great bolt down into the sword's point, and what branches from its corners, all away from the sword."""
    body, core = sheet.plate().fill(polygon(_TRUNK)), sheet.plate()
    tip = _TRUNK.index(SWORD_TIP)
    core.fill(polygon([(x + (3 if i > tip else -3), y - 2) for i, (x, y) in enumerate(_TRUNK)]))
    for root, end, seed, w in (
        ((222, 163), (356, 292), 12, 13.0),
        ((162, 169), (46, 280), 15, 10.0),
    ):
        way = jagged(root, end, seed, rough=0.16)
        body.fill(_splinter(way, w))
        core.fill(_splinter(way, w * 0.4))
        for i, side in ((6, 1), (10, -1)):
            x, y = way[i]
            twig = jagged((x, y), (x + side * 40 + (end[0] - x) * 0.4, y + 70), seed + i, rough=0.16)
            body.fill(_splinter(twig, w * 0.5))
            core.fill(_splinter(twig, w * 0.2))
    mask = body.mask
    sheet.rim(mask, "#0b1224", 5).rim(mask, "#e8a63c", 2.2)
    sheet.body(mask, _FIRE).body(core.mask * mask, "#fffdf0")
    eye = sheet.plate().disc(_EYE[0], _EYE[1] - 8, 44, ry=11).mask
    sheet.body(blur(eye, 6 * SCALE), "#fffbe6")


def _splinter(way: Way, w: float) -> str:
    """Return the outline of a branch: ``w`` wide at its root, pointed at its end, sharp at every kink."""
    last = len(way) - 1
    left: Way = []
    right: Way = []
    for i, (x, y) in enumerate(way):
        (ax, ay), (bx, by) = way[max(0, i - 1)], way[min(last, i + 1)]
        far = hypot(bx - ax, by - ay) or 1.0
        half = w / 2 * (1 - i / last)
        dx, dy = half * (by - ay) / far, half * (bx - ax) / far
        left.append((x - dx, y + dy))
        right.append((x + dx, y - dy))
    return polygon([*left, *reversed(right)])


def crag(sheet: Sheet) -> None:
    """Print the crag with its lit edges, and the stones that the thunder tears off."""
    top = [(28, 740), (70, 690), (88, 700), (112, 652), (134, 660), (150, 634), (262, 634), (276, 654), (304, 648)]
    rock = sheet.plate().fill(polygon([*top, (326, 690), (350, 684), (402, 740)]))
    put(sheet, rock, "#131c30", rim=2.8, rim_tint="#c8d4e0", grain=0.35)
    faces = sheet.plate()
    for face in (
        [(150, 636), (206, 636), (178, 672), (158, 720), (134, 690)],
        [(112, 654), (132, 664), (116, 712), (84, 730)],
        [(216, 640), (248, 640), (240, 690), (222, 676)],
        [(276, 658), (300, 652), (296, 700)],
    ):
        faces.fill(polygon(face))
    sheet.body(woodblock(faces.mask, 4, 0.35) * 0.8, "#3a4f74")
    stones, dice = sheet.plate(), chance(8)
    for _ in range(16):
        a, far = pi + pi * dice.random(), 116 + 86 * dice.random()
        x, y, r = 206 + far * 0.95 * np.cos(a), 648 + far * 0.7 * np.sin(a), 3 + 7 * dice.random()
        stones.fill(polygon([around(x, y, r * (0.6 + 0.5 * dice.random()), k * 1.05 + a) for k in range(6)]))
    put(sheet, stones, "#131c30", rim=1.6, rim_tint="#c8d4e0")


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
