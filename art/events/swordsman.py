"""The one with the sword raised to the storm: on the tribulation's crag, and before the poster's court."""

from __future__ import annotations

from math import sin
from typing import Final

import numpy as np

from art.events.scene import put
from art.kit.base import Points, smooth
from art.kit.geometry import around, polygon
from art.kit.media import ink
from art.kit.noise import chance
from art.kit.sheet import Sheet
from art.lightning import splinter
from art.roles.body import Line, Place, flesh, lines
from art.roles.clench import clench
from art.roles.hands import sword_seal

_NIGHT, _ROBE, _SHADE = "#0c1224", "#eee6d0", "#31436a"
_SKIN, _GOLD = "#e6c69a", "#d2a048"
_SWORD: Final = Place(154, 380, 1, -0.22)
"""Where the sword is held; it runs up from there."""
SWORD_TIP: Final = _SWORD.point(0, -156)
"""Where a bolt meets the sword."""
_HEAD: Final = Place(234, 374, 1.04, 0.2)
"""Seen from the left, the face lifted to the storm."""


def swordsman(sheet: Sheet) -> None:
    """Print the one who stands there, half from behind, robe and hair in the gale, the sword thrust up."""
    _hair(sheet)
    _far_hand(sheet)
    for part in (_TAIL, _SLEEVE):
        _cloth(sheet, part)
    boots = sheet.plate().fill([(142, 634), (172, 640), (168, 664), (166, 664), (112, 664), (110, 656), (130, 648)])
    boots.fill([(272, 634), (300, 640), (298, 664), (296, 664), (244, 664), (244, 656), (264, 648)])
    put(sheet, boots, "#10131f", rim=2, rim_tint="#c8d4e0")
    _cloth(sheet, _SKIRT)
    _neck(sheet)
    _cloth(sheet, _CHEST)
    _sash(sheet)
    _face(sheet)
    _blade(sheet)
    arm = sheet.plate().brush([(186, 446, 1.15), (170, 418, 1), (160, 394, 0.8)], 27, dry=0, taper=(0, 0), wob=0)
    put(sheet, sheet.plate().disc(171, 425, 22, ry=10, rot=-32), "#1d2a48", rim=2.2, rim_tint=_NIGHT)
    flesh(sheet, arm.mask, _SKIN)
    clench(sheet, Place(_SWORD.x, _SWORD.y, 0.5, _SWORD.turn), _SKIN)
    _cloth(sheet, _RAISED)


_CHEST: Final = (
    *((236, 456), (236, 456), (208, 436), (186, 452), (184, 486), (192, 526), (192, 526), (246, 530), (246, 530)),
    *((264, 490), (266, 456), (250, 438)),
)
_SKIRT: Final = (
    *((192, 516), (192, 516), (246, 520), (246, 520), (262, 560), (292, 604), (340, 636), (306, 640), (284, 654)),
    *((252, 640), (226, 656), (198, 642), (172, 656), (152, 642), (124, 644), (148, 606), (172, 560)),
)
_TAIL: Final = (
    *((236, 524), (284, 532), (326, 566), (362, 566), (400, 544), (386, 590), (350, 612), (310, 604), (262, 580)),
)
_SLEEVE: Final = (
    *((240, 438), (272, 442), (320, 448), (354, 432), (354, 432), (366, 462), (366, 462), (398, 498), (414, 540)),
    *((372, 524), (340, 528), (306, 506), (262, 490)),
)
_RAISED: Final = (
    *((214, 452), (202, 438), (190, 414), (190, 414), (176, 430), (153, 438), (153, 438), (132, 454), (104, 458)),
    *((120, 480), (104, 506), (140, 508), (172, 498), (198, 486), (216, 464)),
)


def _far_hand(sheet: Sheet) -> None:
    """Print the other hand, flung back out of its sleeve: the seal of the sword."""
    sword_seal(sheet, Place(388, 440, 0.54, 1.18), _SKIN, [(366, 447, 0.92), (338, 458, 1.1)], width=44)


def _neck(sheet: Sheet) -> None:
    bare = sheet.plate().fill([(218, 392), (218, 392), (256, 384), (256, 384), (254, 440), (232, 464), (212, 442)])
    flesh(sheet, bare.mask, _SKIN, rim=1.8, shade=(0, 0))
    jaw = sheet.plate().fill(polygon([(206, 396), (258, 384), (256, 404), (234, 422), (210, 420)])).mask
    sheet.body(jaw * bare.mask, "#a9794e")


def _face(sheet: Sheet) -> None:
    """Print the head from the side: brow, nose, lips and chin against the sky, a knot of hair with its pin."""
    knot = (
        sheet.plate().disc(*_HEAD.point(14, -48), 15, ry=13).fill(_HEAD.of([(2, -42), (26, -42), (22, -30), (4, -30)]))
    )
    profile = [(-10, -36), (-24, -26), (-29, -13), (-27, -5), (-33, 3), (-39, 10), (-37, 13), (-30, 14), (-33, 19)]
    profile += [
        (-29, 22),
        (-32, 26),
        (-28, 31),
        (-30, 38),
        (-23, 44),
        (-10, 42),
        (8, 32),
        (24, 10),
        (28, -14),
        (14, -36),
    ]
    face = sheet.plate().fill(polygon(_HEAD.of(profile)))
    sheet.rim(face.mask, "#f4e6b0", 3)
    flesh(sheet, face.mask, _SKIN, rim=1.6, shade=(0, 5))
    cap = [(-23, -27), (-23, -27), (-12, -40), (8, -44), (30, -34), (36, -10), (32, 14), (24, 26), (24, 26), (14, 22)]
    cap += [(14, 22), (18, 4), (8, -6), (2, 14), (2, 14), (-2, -8), (-12, -22)]
    hair = knot.fill(_HEAD.of(cap))
    sheet.rim(hair.mask, "#c8d4e0", 1.2).body(hair.mask, "#10131f")
    ear = sheet.plate().fill(_HEAD.of([(6, -6), (15, -9), (19, -1), (15, 11), (9, 13)]))
    flesh(sheet, ear.mask, _SKIN, rim=1.4, shade=(2, 2))
    marks: list[Line] = [
        ([(-27, -5, 0.4), (-21, -7, 1.2), (-12, -4, 0.4)], 3.6),
        ([(-28, -15, 0.5), (-20, -18, 1.2), (-9, -14, 0.3)], 4.6),
        ([(-31, 21.5, 0.8), (-23, 22, 0.2)], 2.6),
        ([(-31, 12, 0.6), (-28, 8, 0.8), (-29, 5, 0.2)], 2.0),
    ]
    lines(sheet, marks, _NIGHT, at=_HEAD, dry=0)
    band = sheet.plate().line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*_HEAD.point(-8, -44), *_HEAD.point(42, -52)), 5)
    put(sheet, band, _GOLD, rim=1.4, rim_tint=_NIGHT)


def _blade(sheet: Sheet) -> None:
    """Print the sword: a long two-edged blade with its ridge, the guard's two wings, the pommel and its tassel."""
    tassel = sheet.plate().brush(_SWORD.of([(0, 40, 0.5), (10, 60, 1), (30, 82, 0.9), (52, 90, 0.1)]), 11, dry=0.2)
    put(sheet, tassel, "#c8321f", rim=1.6, rim_tint=_NIGHT)
    blade = sheet.plate().fill(polygon(_SWORD.of([(-8, -26), (-6, -138), (0, -156), (6, -138), (8, -26)])))
    put(sheet, blade, "#f6fbff", rim=2.4, rim_tint=_NIGHT, grain=0)
    sheet.body(sheet.plate().fill(polygon(_SWORD.of([(0, -26), (0, -150), (5, -138), (7, -26)]))).mask, "#8fa8cc")
    grip = sheet.plate().fill(polygon(_SWORD.of([(-5, -26), (5, -26), (5, 36), (-5, 36)])))
    put(sheet, grip, "#5a2418", rim=1.8, rim_tint=_NIGHT)
    guard = [(-30, -40), (-30, -40), (-14, -30), (14, -30), (30, -40), (30, -40), (22, -22), (0, -18), (-22, -22)]
    metal = sheet.plate().fill(_SWORD.of(guard)).disc(*_SWORD.point(0, 38), 8)
    put(sheet, metal, _GOLD, rim=2, rim_tint=_NIGHT)


def _cloth(sheet: Sheet, outline: Points) -> None:
    """Print a piece of the robe: lit from above, dark to the right and towards the foot, with its folds."""
    mask = sheet.plate().fill(list(outline)).mask
    sheet.solid(mask, _ROBE, rim=2.6, line=_NIGHT, grain=0.15, mott=0.12)
    x, y = sheet.grid()
    away = ((x - 206) * 0.55 + (y - 450)) / 190
    sheet.lay(mask * smooth(away.astype(np.float32), 0.05, 1.0) * 0.95, _SHADE)
    folds = sheet.plate()
    for i, way in enumerate(_FOLDS):
        folds.brush(way, 5.5, dry=0.15, seed=i)
    sheet.lay(ink(folds.mask, 4) * mask, _NIGHT)


_FOLDS: Final = (
    [(206, 534, 0.9), (190, 590, 1), (160, 640, 0.2)],
    [(218, 534, 0.9), (214, 600, 1), (204, 644, 0.2)],
    [(230, 534, 0.9), (240, 590, 1), (262, 640, 0.2)],
    [(240, 530, 0.9), (294, 558, 1), (366, 584, 0.1)],
    [(262, 450, 0.4), (316, 466, 1), (390, 512, 0.1)],
    [(262, 470, 0.4), (300, 488, 1), (346, 512, 0.1)],
    [(240, 450, 0.2), (226, 486, 1), (206, 514, 0.3)],
    [(194, 428, 0.3), (170, 462, 1), (124, 486, 0.1)],
    [(206, 446, 0.3), (186, 474, 1), (150, 496, 0.1)],
)


def _sash(sheet: Sheet) -> None:
    """Print the sash, its ends streaming out."""
    sash = sheet.plate()
    for way in (
        [(240, 520, 1), (292, 516, 1), (332, 538, 1), (372, 520, 0.8), (408, 530, 0.1)],
        [(240, 524, 1), (284, 538, 1), (322, 574, 1), (366, 624, 0.1)],
    ):
        sash.brush(way, 12, dry=0, taper=(0, 0.2))
    sash.fill(
        [(188, 512), (188, 512), (218, 520), (249, 514), (249, 514), (248, 534), (248, 534), (218, 538), (190, 532)]
    )
    put(sheet, sash, "#c8321f", rim=2, rim_tint=_NIGHT, grain=0.1)


def _hair(sheet: Sheet) -> None:
    """Print the long hair, torn back from the nape by the gale."""
    hair = sheet.plate()
    for i in range(7):
        drop = i * 6
        way = [(250, 360 + drop, 1), (286, 362 + drop * 1.1, 1.1), (330, 386 + drop * 0.9 + 8 * sin(i), 0.9)]
        hair.brush([*way, (376 + 8 * sin(i * 2.3), 362 + drop * 1.2, 0.05)], 15, dry=0.15, seed=i, taper=(0, 0.3))
    sheet.rim(hair.mask, "#c8d4e0", 1.4)
    sheet.body(hair.mask, "#10131f")
    strands = sheet.plate()
    for i in range(4):
        strands.brush([(256, 384 + i * 8, 0.4), (290, 380 + i * 9, 1), (344, 388 + i * 9, 0.1)], 2.4, dry=0.2, seed=i)
    sheet.body(strands.mask * hair.mask * 0.7, "#53648a")


def strike(sheet: Sheet) -> None:
    """Print what the bolt does to the sword: sparks from its point, thin fire that runs down about the blade."""
    x, y = SWORD_TIP
    fire, dice = sheet.plate(), chance(5)
    for i in range(9):
        a, far, r = -0.5 + i * 0.5, 16 + 24 * dice.random(), 2 + 3 * dice.random()
        fire.fill(polygon([around(x, y, far - r, a), around(x, y, far + r, a - 0.12), around(x, y, far + 3 * r, a)]))
    coil = [_SWORD.point((-15, 13)[i % 2] + 8 * dice.random(), -138 + i * 19 + 9 * dice.random()) for i in range(6)]
    fire.fill(splinter([(x, y), *coil], 7))
    sheet.rim(fire.mask, "#e8a63c", 1.6).body(fire.mask, "#fff6c8")
