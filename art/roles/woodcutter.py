"""The woodcutter: bowed under a load of firewood, its rope in his fist, a talisman and a gourd at his belt."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from art.ghosts.fists import backhand, closed
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.base import Points
from art.kit.geometry import polygon
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.roles import headwear
from art.roles.body import Line, Place, hair, lines, neck, shaded, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head

_COAT: Final = "#6f8a34"
_DIM: Final = "#44581c"
_EDGE: Final = "#3d5a2c"
_SKIN: Final = "#cf9f6c"
_FIST: Final = Flesh(_SKIN, "#a3683c", "#eccba0", INK)
_ROPE: Final = "#d9bb78"
_HEAD: Final = Place(158, 282, 0.9, -0.17)
_AXE: Final = Place(300, 640, 1, 0.72, -1)
_LOGS: Final = (
    (402, 312, 23, 6),
    (444, 336, 21, -8),
    (370, 330, 22, -14),
    (410, 358, 26, 10),
    (452, 382, 22, 0),
    (380, 384, 23, -10),
    (424, 406, 25, 4),
    (394, 434, 23, 12),
)
"""The near end of each log, how thick it is, how far its far end sticks out; the hindmost first."""


def woodcutter(sheet: Sheet) -> None:
    """A sturdy man who leans forward, with a load wider than he."""
    _bundle(sheet)
    _axe(sheet)
    _legs(sheet)
    _coat(sheet)
    _far_arm(sheet)
    neck(sheet, Place(170, 346, 0.86, -0.2), _SKIN)
    _collar(sheet)
    _belt(sheet)
    _charms(sheet)
    head(sheet, _HEAD, Face("keen", skin=_SKIN, lips="#8a3a2a", smile=4, thick=10, turned=0.75, stern=5))
    _features(sheet)
    _stubble(sheet)
    headwear.straw_hat(sheet, Place(162, 252, 0.86, -0.2))
    _rope(sheet)
    _near_arm(sheet)


def _bundle(sheet: Sheet) -> None:
    """Lay the wood across his back as one load, cut ends at both sides, a rope round either half."""
    dark, light = ("#7a4c24", "#94602e", "#6a3f1e"), ("#e8c88c", "#dcb877", "#efd5a0")
    for i, (x, y, r, out) in enumerate(_LOGS):
        fx, fy, fr = x - 342 - out, y - 44 + out * 0.3, r * 0.84
        bark = sheet.plate().fill(polygon([(fx, fy - fr), (x, y - r), (x, y + r), (fx, fy + fr)]))
        bark.disc(x, y, r * 0.8, ry=r).disc(fx, fy, fr * 0.5, ry=fr)
        solid(sheet, bark, dark[i % 3], rim=2.4, grain=0.45)
        cracks: list[Line] = [
            ([(fx + 14, fy + 8, 0.3), (fx + 120, fy + 20, 1), (x - 30, y + 5, 0.2)], 5),
            ([(fx + 40, fy - 5, 0.3), (fx + 110, fy + 2, 1), (fx + 170, fy + 6, 0.2)], 3),
            ([(x - 130, y - 26, 0.3), (x - 70, y - 16, 1), (x - 24, y - 10, 0.2)], 3),
        ]
        lines(sheet, cracks, strength=0.6)
        for cx, cy, rx, ry in ((x, y, r * 0.8, r), (fx, fy, fr * 0.5, fr)):
            solid(sheet, sheet.plate().disc(cx, cy, rx, ry=ry), light[i % 3], rim=2.4)
            rings = sheet.plate()
            for share in (0.72, 0.4):
                rings.disc(cx, cy, rx * share, ry=ry * share).disc(
                    cx, cy, rx * share - 2, ry=ry * share - 2.2, cut=True
                )
            rings.disc(cx, cy, 2.4)
            sheet.lay(rings.mask * 0.8, "#8a5a2c")
    _bound(sheet, [(84, 262, 0.8), (68, 284, 1), (62, 330, 1), (68, 376, 1), (84, 408, 0.8)])
    _bound(sheet, [(322, 284, 0.8), (344, 300, 1), (356, 350, 1), (350, 404, 1), (322, 450, 0.8)])


def _bound(sheet: Sheet, way: Points) -> None:
    """Tie a rope along a way and twist it."""
    trim(sheet, way, 15, _ROPE, rim=2)
    twists: list[Line] = []
    for (ax, ay, *_), (bx, by, *_) in pairwise(way):
        for t in (0.15, 0.4, 0.65, 0.9):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            twists.append(([(x - 7, y - 3, 0.4), (x, y, 1), (x + 7, y + 3, 0.4)], 3))
    lines(sheet, twists, "#6a4418")


def _axe(sheet: Sheet) -> None:
    """Print the axe, stuck through the belt behind him."""
    haft = [(-9, -172), (9, -172), (10, 20), (-10, 20)]
    solid(sheet, sheet.plate().fill(polygon(_AXE.of(haft))), "#a06a34", rim=2.4, grain=0.35)
    poll = [(-12, -166), (-12, -166), (26, -162), (30, -128), (30, -128), (-12, -124), (-12, -124)]
    solid(sheet, shape(sheet, poll, _AXE), "#6f7d84", rim=2.4)
    blade = [(14, -166), (14, -166), (-22, -172), (-54, -196), (-54, -196), (-62, -146), (-50, -92), (-50, -92)]
    solid(sheet, shape(sheet, [*blade, (-22, -122), (14, -124), (14, -124)], _AXE), "#a9b9c0", rim=2.6)
    edge = [(-50, -190), (-50, -190), (-60, -146), (-48, -96), (-48, -96), (-36, -112), (-46, -146), (-38, -180)]
    sheet.body(shape(sheet, edge, _AXE).mask, "#f2f5ec")
    eye = sheet.plate().line([_AXE.point(-9, -174), _AXE.point(9, -174)], 9)
    solid(sheet, eye, "#c48a4c", rim=1.8)


def _far_arm(sheet: Sheet) -> None:
    """Print the arm that props him on a gnarled staff: down to a bent elbow, up to a cuff, a fist round the wood."""
    staff = sheet.plate().brush(
        [(76, 300, 1.3), (92, 330, 1.05), (82, 400, 1), (78, 520, 0.95), (58, 744, 0.9)], 17, dry=0, wob=0.05
    )
    staff.brush([(78, 312, 1), (64, 290, 0.9), (70, 270, 0.3)], 13, dry=0).brush(
        [(76, 580, 1), (94, 564, 0.2)], 11, dry=0
    )
    solid(sheet, staff, "#5c3a1c", rim=2.2, grain=0.4)
    grain: list[Line] = [
        ([(84, 330, 0.2), (82, 346, 1), (80, 364, 0.2)], 3),
        ([(76, 480, 0.2), (74, 520, 1), (72, 560, 0.2)], 3),
        ([(70, 600, 0.2), (66, 650, 1), (62, 710, 0.2)], 3),
    ]
    lines(sheet, grain, "#c09058", dry=0, strength=0.4)
    closed(sheet, pose(81, 408, turn=0.06, k=0.8), _FIST, [(102, 446, 0.92), (112, 474, 1)], width=34)
    sleeve = [(166, 352), (144, 372), (132, 412), (131, 446), (126, 484), (126, 484), (120, 450), (120, 450)]
    sleeve += [(80, 468), (80, 468), (92, 502), (108, 532), (132, 548), (154, 538), (170, 510), (188, 470), (198, 400)]
    folds: list[Line] = [
        ([(126, 482, 0.2), (132, 506, 1), (148, 524, 0.2)], 12),
        ([(124, 480, 0.2), (114, 498, 1), (116, 522, 0.2)], 10),
        ([(156, 376, 0.2), (144, 412, 1), (142, 452, 0.2)], 10),
    ]
    drape(sheet, sleeve, "#55702a", "#374a18", folds=folds, shade=(8, 12))
    cuff = [(76, 458), (76, 458), (94, 455), (117, 440), (117, 440), (124, 455), (124, 455), (100, 470), (81, 474)]
    solid(sheet, shape(sheet, [*cuff, (81, 474)]), "#d9cfa8", rim=2)


def _legs(sheet: Sheet) -> None:
    """Print a stride: the near leg bent in front, the far one stretched behind."""
    rear = [(320, 590), (356, 640), (424, 740), (424, 740), (328, 740), (328, 740), (286, 680), (258, 610)]
    front = [(186, 600), (130, 652), (110, 740), (110, 740), (214, 740), (214, 740), (254, 690), (300, 610)]
    legs = drape(sheet, rear, "#4a433a", "#2c2721", shade=(22, 4))
    legs = legs + drape(
        sheet,
        front,
        "#635a4e",
        "#3e372e",
        folds=[([(240, 626, 0.2), (196, 656, 1), (150, 660, 0.2)], 7)],
        shade=(26, 4),
    )
    wraps: list[Line] = [
        ([(112, 694, 0.7), (170, 694, 1), (248, 678, 0.7)], 6),
        ([(108, 722, 0.7), (170, 722, 1), (232, 708, 0.7)], 6),
        ([(310, 718, 0.7), (352, 706, 1), (400, 690, 0.7)], 6),
    ]
    lines(sheet, wraps, within=legs.clip(0, 1), strength=0.7)


def _coat(sheet: Sheet) -> None:
    """Print the coat, its back bowed like the load."""
    outline = [(160, 352), (142, 392), (152, 456), (178, 524), (160, 580), (142, 644), (142, 644), (206, 660)]
    outline += [(256, 636), (256, 636), (308, 654), (382, 620), (382, 620), (362, 566), (342, 512), (348, 450)]
    outline += [(332, 384), (292, 338), (236, 316), (196, 326)]
    folds: list[Line] = [
        ([(198, 560, 0.3), (186, 604, 1), (170, 648, 0.4)], 18),
        ([(260, 560, 0.3), (264, 600, 1), (254, 636, 0.4)], 20),
        ([(322, 548, 0.3), (340, 586, 1), (356, 624, 0.4)], 18),
        ([(316, 400, 0.2), (312, 460, 1), (276, 510, 0.2)], 20),
    ]
    drape(sheet, outline, _COAT, _DIM, folds=folds, shade=(34, 6))


def _belt(sheet: Sheet) -> None:
    """Print a belt of twisted straw over the ends of the collar."""
    trim(sheet, [(170, 526, 1), (250, 538, 1), (346, 508, 1)], 28, "#c89a4c", rim=2)
    twists: list[Line] = [
        (
            [
                (176 + i * 16, 517 + 4 * (i < 7) - 2 * max(0, i - 7), 0.6),
                (184 + i * 16, 532, 1),
                (181 + i * 16, 545, 0.4),
            ],
            4,
        )
        for i in range(10)
    ]
    lines(sheet, twists, "#5a3414")
    ends = sheet.plate().brush([(246, 538, 1), (234, 566, 1), (242, 602, 0.7)], 13, dry=0.05)
    ends.brush([(250, 538, 1), (262, 570, 1), (254, 594, 0.7)], 13, dry=0.05)
    solid(sheet, ends, "#c89a4c", rim=1.8)


def _charms(sheet: Sheet) -> None:
    """Hang at his belt what makes the woodman a Taoist: a talisman and a gourd of elixir."""
    slip = Place(204, 592, 1, 0.1)
    paper = sheet.plate().fill(polygon(slip.of([(-17, -52), (17, -52), (17, 46), (-17, 46)])))
    solid(sheet, paper, "#f0c95c", rim=2, grain=0.1)
    script = sheet.plate().text("敕", *slip.point(0, -26), 28, bold=1.4)
    for way in (
        [(0, -8, 1), (-10, 4, 1), (8, 10, 1), (-8, 18, 1), (7, 24, 1), (0, 40, 0.3)],
        [(-11, -42, 0.6), (11, -42, 1)],
    ):
        script.brush(slip.of(way), 4.4, dry=0)
    sheet.body(script.mask, CINNABAR)
    trim(sheet, [(184, 533, 1), (224, 539, 1)], 16, "#c89a4c", rim=1.6)
    gourd = Place(312, 590, 1, -0.12)
    solid(sheet, sheet.plate().brush([(316, 520, 1), (320, 536, 1), (314, 552, 1)], 5, dry=0), "#b02a1e", rim=1.4)
    outline = [(-7, -42), (7, -42), (16, -30), (15, -16), (9, -8), (22, 4), (29, 24), (22, 44), (0, 52), (-22, 44)]
    body = shape(sheet, [*outline, (-29, 24), (-22, 4), (-9, -8), (-15, -16), (-16, -30)], gourd)
    solid(sheet, body, "#c9702c", rim=2.4, grain=0.2)
    sheet.body(shaded(body.mask, 9, 6), "#7e3c16")
    sheet.body(shape(sheet, [(-20, 10), (-12, 4), (-16, 18), (-18, 34), (-24, 26)], gourd).mask, "#f2b070")
    trim(sheet, [(-11, -8, 1), (0, -5, 1), (11, -8, 1)], 7, "#b02a1e", at=gourd)


def _collar(sheet: Sheet) -> None:
    """Lay the collar: the near side over the far one, tucked into the belt."""
    shirt = [(148, 350), (148, 350), (162, 384), (222, 342), (222, 342), (210, 432), (188, 482), (166, 442)]
    solid(sheet, shape(sheet, shirt), "#e9dfc2", rim=1.2, grain=0.05)
    trim(sheet, [(142, 350, 0.9), (152, 402, 1), (192, 464, 1)], 20, _EDGE)
    trim(sheet, [(226, 336, 0.9), (216, 402, 1), (198, 468, 1), (192, 524, 1)], 23, _EDGE)


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
    """Lead the rope from the load over the shoulder into the fist that pulls it; its end hangs out below."""
    frayed = sheet.plate()
    for dx in (-9, -3, 3, 9):
        frayed.brush([(158, 502, 0.8), (155 + dx, 516, 1), (151 + dx * 1.5, 535 - abs(dx) * 0.4, 0.2)], 6.5, dry=0.1)
    solid(sheet, frayed, _ROPE, rim=1.6)
    _bound(sheet, [(338, 304, 1), (292, 316, 1), (252, 336, 1), (222, 368, 1), (196, 422, 1), (174, 478, 1)])
    _bound(sheet, [(178, 462, 1), (166, 488, 1), (157, 508, 1)])
    trim(sheet, [(147, 504, 1), (169, 510, 1)], 10, "#b08c4a", rim=1.6)


def _near_arm(sheet: Sheet) -> None:
    """Print the arm in front: the elbow low, the forearm bare, the fist on the rope at the chest."""
    backhand(sheet, pose(186, 442, turn=0.36, k=0.88), _FIST, [(250, 468, 1), (292, 500, 1.25)], width=42)
    sleeve = [(250, 334), (294, 350), (328, 404), (346, 470), (346, 470), (338, 518), (294, 534), (294, 534)]
    sleeve += [(300, 508), (287, 478), (268, 460), (268, 460), (252, 424), (238, 376)]
    folds: list[Line] = [
        ([(286, 370, 0.2), (312, 424, 1), (320, 494, 0.3)], 20),
        ([(264, 394, 0.2), (290, 440, 1), (308, 490, 0.2)], 14),
    ]
    drape(sheet, sleeve, _COAT, _DIM, folds=folds, shade=(20, 12))
    trim(sheet, [(264, 458, 0.9), (288, 478, 1), (300, 506, 1), (292, 536, 0.9)], 14, "#d9cfa8")
