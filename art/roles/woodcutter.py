"""The woodcutter: he leans on his axe under a bundle of firewood, its rope over his shoulder in his fist."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from art.ghosts.fists import backhand
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.geometry import polygon
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles import headwear
from art.roles.body import Line, Place, hair, limb, lines, neck, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head

_COAT: Final = "#6f8a34"
_DIM: Final = "#44581c"
_SKIN: Final = "#cf9f6c"
_HAND: Final = Flesh(_SKIN, "#a3683c", "#e8c496", INK)
_ROPE: Final = "#d9bb78"
_HEAD: Final = Place(166, 268, 0.9, -0.12)
_AXE: Final = Place(92, 500, 1, -0.02)
_LOGS: Final = (
    (330, 318),
    (384, 330),
    (300, 362),
    (354, 372),
    (408, 378),
    (318, 416),
    (372, 424),
    (424, 430),
    (346, 466),
    (396, 476),
)
"""The middles of the cut ends, the hindmost first."""


def woodcutter(sheet: Sheet) -> None:
    """A sturdy man who leans forward, with a load wider than he."""
    _bundle(sheet)
    _far_arm(sheet)
    _legs(sheet)
    _coat(sheet)
    neck(sheet, Place(176, 332, 0.86, -0.16), _SKIN)
    _collar(sheet)
    _belt(sheet)
    head(sheet, _HEAD, Face("keen", skin=_SKIN, lips="#8a3a2a", smile=4, thick=10, turned=0.75, stern=5))
    _features(sheet)
    _stubble(sheet)
    headwear.straw_hat(sheet, Place(171, 238, 0.88, -0.16))
    _rope(sheet)
    _near_arm(sheet)


def _bundle(sheet: Sheet) -> None:
    """Stack the wood across his back: the far ends at the left, the cut ends towards us at the right."""
    dark, light = ("#7a4c24", "#94602e", "#6a3f1e"), ("#e8c88c", "#dcb877", "#efd5a0")
    for i, (x, y) in enumerate(_LOGS):
        r = 25 + 4 * (i * 7 % 3) - 3 * (i % 2)
        far = (x - 262 + 23 * (i * 5 % 4), y - 92 + 5 * (i % 3))
        log = sheet.plate().line([far, (x, y)], 2 * r)
        solid(sheet, log, dark[i % 3], rim=2.4, grain=0.45)
        lines(sheet, [([(far[0] + 10, far[1] + 6, 0.3), (x - 120, y - 38, 1), (x - 20, y - 8, 0.2)], 5)], strength=0.6)
        cut = sheet.plate().disc(x, y, r * 0.86, ry=r, rot=-14)
        solid(sheet, cut, light[i % 3], rim=2.4)
        rings = sheet.plate().ring(x + 2, y, r * 0.5, 2.4).disc(x + 3, y, 3)
        rings.line([(x + 4, y + 2), (x + r * 0.5, y + r * 0.5 - 14 * (i % 2))], 2.2)
        sheet.lay(rings.mask * 0.8, "#8a5a2c")


def _far_arm(sheet: Sheet) -> None:
    """Print the arm that props him on his axe, the axe's head up."""
    haft = [(-9, -172), (9, -172), (10, 230), (-10, 230)]
    solid(sheet, sheet.plate().fill(polygon(_AXE.of(haft))), "#a06a34", rim=2.4, grain=0.35)
    back = [(-12, -166), (-12, -166), (26, -162), (30, -128), (30, -128), (-12, -124), (-12, -124)]
    solid(sheet, shape(sheet, back, _AXE), "#6f7d84", rim=2.4)
    blade = [
        (14, -166),
        (14, -166),
        (-22, -172),
        (-54, -196),
        (-54, -196),
        (-62, -146),
        (-50, -92),
        (-50, -92),
        (-22, -122),
        (14, -124),
        (14, -124),
    ]
    solid(sheet, shape(sheet, blade, _AXE), "#a9b9c0", rim=2.6)
    edge = [(-50, -190), (-50, -190), (-60, -146), (-48, -96), (-48, -96), (-36, -112), (-46, -146), (-38, -180)]
    sheet.body(shape(sheet, edge, _AXE).mask, "#f2f5ec")
    eye = sheet.plate().line([_AXE.point(-9, -174), _AXE.point(9, -174)], 9)
    solid(sheet, eye, "#c48a4c", rim=1.8)
    limb(sheet, [(152, 440, 1.2), (126, 476, 1.1), (108, 458, 0.84)], 46, _SKIN)
    backhand(sheet, pose(*_AXE.point(2, -52), turn=-0.08, k=0.74), _HAND, [(126, 470, 1)], width=36)
    sleeve = [
        (150, 356),
        (128, 380),
        (116, 416),
        (112, 436),
        (112, 436),
        (130, 462),
        (164, 474),
        (164, 474),
        (196, 450),
        (190, 380),
    ]
    drape(
        sheet,
        sleeve,
        "#55702a",
        "#374a18",
        folds=[([(144, 376, 0.2), (138, 414, 1), (150, 456, 0.2)], 15)],
        shade=(18, 8),
    )
    trim(sheet, [(110, 434, 0.9), (130, 460, 1), (164, 472, 0.9)], 14, "#d9cfa8")


def _legs(sheet: Sheet) -> None:
    """Print a stride: the near leg bent in front, the far one stretched behind."""
    back = [(300, 590), (330, 640), (390, 740), (390, 740), (300, 740), (300, 740), (262, 680), (236, 610)]
    front = [(160, 600), (128, 660), (132, 740), (132, 740), (238, 740), (238, 740), (250, 680), (280, 610)]
    legs = drape(sheet, back, "#4a433a", "#2c2721", shade=(22, 4))
    legs = legs + drape(
        sheet,
        front,
        "#635a4e",
        "#3e372e",
        folds=[([(230, 620, 0.2), (190, 650, 1), (150, 654, 0.2)], 7)],
        shade=(26, 4),
    )
    wraps: list[Line] = [
        ([(128, 694, 0.7), (184, 690, 1), (248, 674, 0.7)], 6),
        ([(130, 722, 0.7), (184, 718, 1), (240, 704, 0.7)], 6),
        ([(288, 716, 0.7), (330, 706, 1), (372, 690, 0.7)], 6),
    ]
    lines(sheet, wraps, within=legs.clip(0, 1), strength=0.7)


def _coat(sheet: Sheet) -> None:
    """Print the coat, its back bowed like the load."""
    outline = [
        (150, 340),
        (132, 384),
        (140, 450),
        (152, 520),
        (132, 574),
        (112, 640),
        (112, 640),
        (176, 656),
        (226, 634),
        (226, 634),
    ]
    outline += [
        (280, 652),
        (352, 626),
        (352, 626),
        (336, 570),
        (318, 520),
        (330, 450),
        (318, 380),
        (282, 332),
        (226, 310),
        (190, 316),
    ]
    folds: list[Line] = [
        ([(172, 556, 0.3), (160, 600, 1), (146, 644, 0.4)], 18),
        ([(232, 560, 0.3), (236, 600, 1), (226, 634, 0.4)], 20),
        ([(296, 556, 0.3), (312, 590, 1), (326, 630, 0.4)], 18),
        ([(308, 400, 0.2), (302, 460, 1), (262, 510, 0.2)], 20),
    ]
    drape(sheet, outline, _COAT, _DIM, folds=folds, shade=(34, 6))


def _belt(sheet: Sheet) -> None:
    """Print a belt of twisted straw over the ends of the collar."""
    trim(sheet, [(146, 522, 1), (226, 536, 1), (322, 514, 1)], 28, "#c89a4c", rim=2)
    twists: list[Line] = [
        ([(152 + i * 16, 514 + 4 * (i < 8), 0.6), (160 + i * 16, 530, 1), (157 + i * 16, 544, 0.4)], 4)
        for i in range(10)
    ]
    lines(sheet, twists, "#5a3414")
    ends = sheet.plate().brush([(190, 536, 1), (170, 566, 1), (180, 606, 0.7)], 13, dry=0.05)
    ends.brush([(196, 536, 1), (206, 570, 1), (194, 596, 0.7)], 13, dry=0.05)
    solid(sheet, ends, "#c89a4c", rim=1.8)


def _collar(sheet: Sheet) -> None:
    """Lay the collar: the near side over the far one, tucked into the belt."""
    shirt = [(146, 338), (146, 338), (162, 372), (222, 330), (222, 330), (206, 420), (178, 470), (158, 430)]
    solid(sheet, shape(sheet, shirt), "#f6f0df", rim=1.2, grain=0.05)
    trim(sheet, [(158, 330, 0.9), (156, 390, 1), (182, 446, 1)], 20, "#e5d9b8")
    trim(sheet, [(226, 326, 0.9), (212, 390, 1), (184, 458, 1), (168, 520, 1)], 23, "#e5d9b8")


def _features(sheet: Sheet) -> None:
    """Draw the hair at his temple, and the lines of one who squints into the weather."""
    temple = [(34, -62), (60, -52), (62, -10), (54, 24), (44, 42), (46, 10), (50, -18), (44, -40)]
    hair(sheet, temple, INK, [([(50, -48, 0.2), (57, -14, 1), (50, 26, 0.2)], 3)], at=_HEAD)
    marks: list[Line] = [
        ([(32, -2, 0.2), (41, -6, 1), (47, -8, 0.1)], 3),
        ([(32, 5, 0.2), (41, 8, 1), (47, 12, 0.1)], 3),
        ([(8, 26, 0.2), (14, 36, 1), (12, 46, 0.1)], 3),
    ]
    lines(sheet, marks, "#5a2c14", at=_HEAD, dry=0, strength=0.7)


def _stubble(sheet: Sheet) -> None:
    """Grow a short beard along the jaw, a moustache over it."""
    beard: list[Line] = []
    for x in range(-40, 40, 4):
        low = 76 - abs(x + 14) * 0.62
        beard.append(([(x, low - 12, 0.7), (x * 1.02 - 3, low + 8 + 5 * (x % 8 == 0), 0.1)], 12))
    tufts(sheet, beard, INK, at=_HEAD, dry=0.2)
    lines(sheet, [([(-42, 47, 0.1), (-30, 39, 1), (-18, 40, 0.7), (-4, 39, 1), (8, 48, 0.1)], 7)], at=_HEAD)


def _rope(sheet: Sheet) -> None:
    """Lead the rope from the fist over the shoulder, round the bundle and back under the arm."""
    round_it = [(274, 322, 1), (316, 296, 1), (356, 300, 1), (392, 336, 1), (394, 400, 1), (372, 462, 1), (330, 500, 1)]
    rope = [(166, 482, 1), (171, 456, 1), (184, 420, 1), (212, 362, 1), (246, 324, 1), (274, 322, 1)]
    for way, w in ((round_it, 15), (rope, 18)):
        trim(sheet, way, w, _ROPE, rim=2)
    frayed = sheet.plate()
    for dx in (-12, -4, 4, 11):
        frayed.brush(
            [(166, 478, 0.8), (164 + dx * 0.8, 490, 1), (162 + dx * 1.3, 504 - abs(dx) * 0.3, 0.2)], 7, dry=0.1
        )
    solid(sheet, frayed, _ROPE, rim=1.6)
    trim(sheet, [(156, 476, 1), (176, 480, 1)], 11, "#b08c4a", rim=1.6)
    twists: list[Line] = []
    for (ax, ay, _), (bx, by, _) in (*pairwise(rope), *pairwise(round_it)):
        for t in (0.2, 0.5, 0.8):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            twists.append(([(x - 7, y - 3, 0.4), (x, y, 1), (x + 7, y + 3, 0.4)], 3))
    lines(sheet, twists, "#6a4418")


def _near_arm(sheet: Sheet) -> None:
    """Print the arm in front: the elbow low, the forearm bare, the fist on the rope at the chest."""
    sleeve = [
        (246, 328),
        (290, 344),
        (322, 400),
        (338, 466),
        (338, 466),
        (328, 514),
        (286, 528),
        (286, 528),
        (256, 500),
        (262, 458),
        (262, 458),
        (244, 420),
        (232, 370),
    ]
    folds: list[Line] = [
        ([(280, 366, 0.2), (306, 420, 1), (312, 490, 0.3)], 20),
        ([(258, 390, 0.2), (282, 440, 1), (288, 500, 0.2)], 15),
    ]
    drape(sheet, sleeve, _COAT, _DIM, folds=folds, shade=(20, 12))
    inside = [(284, 520), (264, 500), (262, 470), (276, 466), (290, 490)]
    solid(sheet, shape(sheet, inside), "#3a4a1c", rim=1.4)
    backhand(
        sheet, pose(187, 416, turn=0.38, k=0.74), _HAND, [(218, 438, 1), (250, 474, 1.3), (290, 498, 1.35)], width=36
    )
    muscle: list[Line] = [([(262, 484, 0.2), (244, 474, 1), (226, 456, 0.2)], 4)]
    lines(sheet, muscle, "#5a2c14", strength=0.7)
    trim(sheet, [(258, 456, 0.9), (282, 470, 1), (296, 500, 1), (284, 528, 0.9)], 14, "#d9cfa8")
