"""The tribulation: heaven's thunder falls on one who would be immortal."""

from __future__ import annotations

from math import hypot, pi, sin
from typing import Final

import numpy as np

from art.events.scene import put, sky
from art.kit.base import Points, smooth
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.scenery import clouds, hills
from art.kit.sheet import Sheet
from art.lightning import Way, jagged
from art.roles.body import Line, Place, flesh, lines
from art.roles.clench import clench

_NIGHT, _ROBE, _SHADE, _FIRE = "#0c1224", "#eee6d0", "#31436a", "#ffe27a"
_SKIN, _GOLD = "#e6c69a", "#d2a048"
_EYE: Final = (232.0, 92.0)
"""Where the clouds open."""
_SWORD: Final = Place(154, 380, 1, -0.22)
"""Where the sword is held; it runs up from there."""
_TIP: Final = _SWORD.point(0, -156)
_HEAD: Final = Place(234, 374, 1.04, 0.2)
"""Seen from the left, the face lifted to the storm."""


def tribulation(sheet: Sheet) -> None:
    """On a crag one stands against the storm and takes heaven's bolt with his sword."""
    sky(sheet, "#0c1226", "#41608a", horizon=620)
    hills(sheet, [(600, "#24365a", 0.7), (650, "#141f38", 0.9)], 31, rough=26)
    _vortex(sheet)
    _bolts(sheet)
    _lip(sheet)
    with sheet.at(0, 18, 1):
        _crag(sheet)
    _swordsman(sheet)
    _strike(sheet)


_RINGS: Final = (
    (262, 112, 19, 54, "#1b2742", "#070c1a"),
    (190, 80, 15, 44, "#2b3d60", "#0b1224"),
    (124, 50, 12, 33, "#476088", "#14203c"),
    (70, 25, 9, 23, "#86a2c0", "#24365a"),
)
"""The storm from below, from without to within: half axes, how many clouds, their radius, fill and line."""


def _ring(i: int) -> list[tuple[float, float, float]]:
    wide, high, count, r, *_ = _RINGS[i]
    x, y = _EYE
    ring = [(x + wide * np.cos(a), y + high * np.sin(a), r) for a in np.linspace(0, 2 * pi, count, endpoint=False)]
    return sorted(ring, key=lambda spot: spot[1])


def _vortex(sheet: Sheet) -> None:
    """Print the storm: rings of cloud, brighter towards the eye from which the light falls."""
    for i, (*_, fill, line) in enumerate(_RINGS):
        if i == len(_RINGS) - 1:
            sheet.body(sheet.plate().disc(*_EYE, 64, ry=24).mask, "#f6e7a8")
        clouds(sheet, _ring(i), fill, line, 3)


def _lip(sheet: Sheet) -> None:
    """Print the near edge of the eye once more, over the root of the bolt: the bolt comes out of the cloud."""
    near = [spot for spot in _ring(3) if spot[1] > _EYE[1] + 4 and abs(spot[0] - _EYE[0] + 10) > 14]
    *_, fill, line = _RINGS[3]
    clouds(sheet, near, fill, line, 3)


_TRUNK: Final = (
    (204, 92),
    (254, 92),
    (230, 148),
    (256, 146),
    (172, 194),
    (192, 196),
    _TIP,
    (142, 204),
    (128, 203),
    (198, 162),
    (170, 166),
)
"""The great bolt: broad where it leaves the cloud, a point where it meets the sword."""


def _bolts(sheet: Sheet) -> None:
    """Print the great bolt down into the sword's point, and what branches from its corners, all away from the sword."""
    body, core = sheet.plate().fill(polygon(_TRUNK)), sheet.plate()
    tip = _TRUNK.index(_TIP)
    core.fill(polygon([(x + (4 if i > tip else -4), y - 1) for i, (x, y) in enumerate(_TRUNK)]))
    for root, end, seed, w in (
        ((216, 170), (418, 290), 12, 14.0),
        ((178, 167), (38, 236), 15, 11.0),
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


def _crag(sheet: Sheet) -> None:
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


def _swordsman(sheet: Sheet) -> None:
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
    """Print the other hand, flung back out of its sleeve: two fingers stretched, the others bent under the thumb."""
    at = Place(386, 442, 0.56, 1.2)
    arm = sheet.plate().brush([(344, 456, 1.1), (376, 445, 0.9)], 24, dry=0, taper=(0, 0), wob=0)
    arm.fill(at.of([(-24, -12), (-6, -24), (20, -22), (32, -4), (28, 28), (10, 44), (-16, 40), (-26, 22)]))
    for points, w in (
        ([(-13, 0, 1), (-15, -46, 1), (-16, -92, 0.75)], 22),
        ([(4, 0, 1), (6, -50, 1), (6, -98, 0.75)], 21),
    ):
        arm.brush(at.of(points), w * at.k, dry=0, taper=(0, 0), wob=0)
    flesh(sheet, arm.mask, _SKIN)
    bent = sheet.plate().fill(at.of([(12, -24), (28, -24), (38, -6), (34, 18), (20, 24), (10, 8)]))
    flesh(sheet, bent.mask, _SKIN, rim=1.4, shade=(3, 3))
    lines(sheet, [([(-4, -80, 0.5), (-4, -40, 1), (-4, -14, 0.4)], 3.5), ([(24, -14, 0.4), (24, 16, 0.8)], 3)], at=at)


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


def _strike(sheet: Sheet) -> None:
    """Print what the bolt does to the sword: sparks from its point, thin fire that runs down about the blade."""
    x, y = _TIP
    fire, dice = sheet.plate(), chance(5)
    for i in range(9):
        a, far, r = -0.5 + i * 0.5, 16 + 24 * dice.random(), 2 + 3 * dice.random()
        fire.fill(polygon([around(x, y, far - r, a), around(x, y, far + r, a - 0.12), around(x, y, far + 3 * r, a)]))
    coil = [_SWORD.point((-15, 13)[i % 2] + 8 * dice.random(), -138 + i * 19 + 9 * dice.random()) for i in range(6)]
    fire.fill(_splinter([(x, y), *coil], 7))
    sheet.rim(fire.mask, "#e8a63c", 1.6).body(fire.mask, "#fff6c8")
