"""The sword immortal: he rides his sword down out of the sky, the wind has his hair, sleeves and skirts."""

from __future__ import annotations

from typing import Final

from art.kit.base import Points
from art.kit.geometry import polygon
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, hair, lines, neck, shaded, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.hands import sword_seal
from art.roles.headwear import GOLD, combed

_ROBE: Final = "#eef1ea"
_DIM: Final = "#9db8be"
_RED: Final = "#b3221a"
_LINING: Final = "#6e1410"
_HOSE: Final = ("#7193a8", "#3e5c70")
_SKIN: Final = "#f0d8b4"
_HEAD: Final = Place(204, 236, 0.77, -0.1)
_SWORD: Final = Place(404, 609, 0.94, -1.763)
_FACE: Final = Face("bound", skin=_SKIN, turned=0.85, lips="#a8503c")


def swordsman(sheet: Sheet) -> None:
    """He stands on the blade in a lunge and steers it with two fingers; cloth and hair fly one way."""
    _sea_of_clouds(sheet)
    _flying_hair(sheet)
    _far_sleeve(sheet)
    _skirt_behind(sheet)
    _sword(sheet)
    _rear_leg(sheet)
    _front_leg(sheet)
    _skirt_before(sheet)
    _chest(sheet)
    neck(sheet, Place(212, 294, 0.74, -0.06), _SKIN)
    _collar(sheet)
    _sash(sheet)
    head(sheet, _HEAD, _FACE)
    _features(sheet)
    _crown(sheet)
    _steering_arm(sheet)
    _spray(sheet)


def _sea_of_clouds(sheet: Sheet) -> None:
    _bank(sheet, ((16, 598, 34), (56, 570, 34), (98, 600, 36), (140, 632, 34), (40, 640, 60)), "#9fbcc6")
    far = ((500, 590, 40), (462, 612, 38), (420, 640, 34), (372, 650, 34), (328, 676, 34), (470, 680, 60))
    _bank(sheet, far, "#9fbcc6")


def _spray(sheet: Sheet) -> None:
    """Cloud that the blade cuts through, in front of it."""
    _bank(
        sheet,
        ((196, 716, 30), (236, 700, 32), (282, 692, 34), (330, 706, 30), (370, 716, 34), (260, 740, 60)),
        "#e6eeec",
    )


def _bank(sheet: Sheet, spots: Points, tint: str) -> None:
    """Print a bank of cloud as one shape, a curl in each of its tops but the last, which is its foot."""
    plate, curls = sheet.plate(), sheet.plate()
    for x, y, r in spots:
        plate.disc(x, y, r)
    for i, (x, y, r) in enumerate(spots[:-1]):
        s = -1 if i % 2 else 1
        curl = [
            (-0.75, 0.35, 0.2),
            (-0.6, -0.3, 0.9),
            (0, -0.62, 1),
            (0.5, -0.2, 1),
            (0.24, 0.26, 0.9),
            (-0.14, 0, 0.5),
        ]
        curls.brush([(x + s * r * a, y + r * b, c) for a, b, c in curl], 4, dry=0.05, wob=0.02, taper=(0.05, 0.05))
    mask = plate.mask
    solid(sheet, plate, tint, rim=2.6)
    sheet.lay(curls.mask * mask * 0.8, "#2f4a58")


def _flying_hair(sheet: Sheet) -> None:
    ends = ((496, 262), (470, 300), (494, 322), (452, 344), (420, 356))
    locks: list[Line] = []
    for i, (x, y) in enumerate(ends):
        start = (226, 176 + 20 * i)
        locks.append(([(*start, 1), (300, 196 + 26 * i, 1.25), (380, 282 + 12 * i, 1), (x, y, 0.05)], 34))
    tufts(sheet, locks, INK, dry=0.05)
    shine: list[Line] = [
        ([(262, 196 + 28 * i, 0.2), (320, 218 + 30 * i, 1), (430, 286 + 16 * i, 0.1)], 4) for i in range(4)
    ]
    plate = sheet.plate()
    for points, width in shine:
        plate.brush(points, width, dry=0.2)
    sheet.body(plate.mask * 0.6, "#7c8290")
    band = sheet.plate()
    band.brush([(232, 150, 0.8), (300, 150, 1.1), (352, 182, 1), (388, 176, 0.2)], 15, dry=0.02, taper=(0, 0.15))
    band.brush([(232, 156, 0.8), (290, 176, 1.1), (336, 218, 1), (384, 222, 0.2)], 15, dry=0.02, taper=(0, 0.15))
    solid(sheet, band, _RED, rim=1.8)


def _far_sleeve(sheet: Sheet) -> None:
    """The arm thrown back; nothing shows but the sleeve, spread like a wing."""
    outline = [(250, 308), (300, 322), (352, 372), (404, 384), (452, 366), (500, 372), (500, 372), (474, 408)]
    outline += [(486, 440), (458, 462), (464, 496), (464, 496), (400, 480), (340, 458), (296, 430), (262, 380)]
    folds: list[Line] = [
        ([(300, 350, 0.2), (360, 410, 1), (484, 398, 0.2)], 20),
        ([(296, 390, 0.2), (370, 438, 1), (470, 436, 0.2)], 18),
        ([(300, 416, 0.2), (370, 458, 1), (448, 476, 0.2)], 14),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(8, 16))
    edge = [(500, 374, 0.8), (474, 408, 1), (485, 440, 1), (458, 462, 1), (463, 494, 0.8)]
    trim(sheet, edge, 15, _RED)


def _skirt_behind(sheet: Sheet) -> None:
    """What the wind tears back from the girdle, its red inside turned up at the end."""
    outline = [(226, 462), (292, 458), (346, 482), (404, 490), (450, 466), (500, 474), (500, 474), (474, 500)]
    outline += [(488, 526), (456, 538), (462, 562), (462, 562), (420, 560), (370, 574), (318, 560), (240, 560)]
    folds: list[Line] = [
        ([(276, 480, 0.2), (350, 508, 1), (478, 496, 0.2)], 18),
        ([(264, 500, 0.2), (350, 540, 1), (462, 532, 0.2)], 22),
        ([(300, 540, 0.2), (372, 564, 1), (440, 556, 0.2)], 12),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(8, 22))
    edge = [(499, 476, 0.8), (474, 500, 1), (487, 526, 1), (456, 539, 1), (461, 562, 0.8)]
    trim(sheet, edge, 14, _RED)


def _sword(sheet: Sheet) -> None:
    blade: Points = [
        (-21, -8),
        (-21, -8),
        (-27, -300),
        (-25, -352),
        (0, -404),
        (0, -404),
        (25, -352),
        (27, -300),
        (21, -8),
        (21, -8),
    ]
    mask = shape(sheet, blade, _SWORD)
    solid(sheet, mask, "#f6faf8", rim=3)
    below = sheet.plate().fill(polygon(_SWORD.of([(0, 0), (0, -404), (-40, -404), (-40, 0)])))
    sheet.body(below.mask * mask.mask, "#6c8a9a")
    lines(sheet, [([(0, -10, 1), (0, -200, 1), (0, -400, 0.4)], 3)], at=_SWORD, within=mask.mask)
    stars = sheet.plate()
    for level in (-330, -290, -250):
        stars.disc(*_SWORD.point(13, level), 3.6)
    sheet.body(stars.mask, GOLD)
    tassel = sheet.plate()
    x, y = _SWORD.point(0, 84)
    for i in range(5):
        tassel.brush(
            [(x - 6, y, 0.6), (x + 4 + 3 * i, y - 26, 1), (x - 22 + 12 * i, y - 62 - 5 * (i % 2), 0.2)],
            11,
            dry=0.1,
            seed=i,
        )
    solid(sheet, tassel, "#d8321f", rim=1.5)
    hilt = sheet.plate().fill(polygon(_SWORD.of([(-10, 0), (10, 0), (10, 72), (-10, 72)])))
    solid(sheet, hilt, "#5a2a1c", rim=2)
    guard = [(-46, -16), (-34, 4), (-14, 12), (14, 12), (34, 4), (46, -16), (18, -8), (0, -18), (-18, -8)]
    solid(sheet, shape(sheet, guard, _SWORD), GOLD, rim=2.2)
    solid(sheet, sheet.plate().disc(*_SWORD.point(0, 78), 14), GOLD, rim=2)


def _rear_leg(sheet: Sheet) -> None:
    """The leg that pushes: stretched back along the blade, the whole sole on the steel."""
    hose = [(232, 490), (284, 470), (334, 496), (382, 540), (382, 540), (342, 584), (342, 584), (292, 566), (240, 550)]
    folds: list[Line] = [
        ([(368, 548, 0.8), (332, 530, 1), (280, 510, 0.1)], 9),
        ([(352, 572, 0.8), (318, 556, 1), (278, 540, 0.1)], 8),
    ]
    drape(sheet, hose, *_HOSE, folds=folds, shade=(6, 18))
    boot = [(380, 538), (380, 538), (396, 560), (401, 580), (402, 603), (402, 603), (304, 623), (290, 618), (282, 602)]
    boot += [(288, 596), (308, 603), (334, 598), (350, 588), (342, 576), (342, 576)]
    _boot(sheet, boot, [(296, 625, 0.5), (350, 615, 1), (402, 605, 0.9)], [(341, 580, 1), (362, 562, 1), (382, 540, 1)])


def _front_leg(sheet: Sheet) -> None:
    """The leg that carries him: the shin comes down from the bent knee, the toe along the blade."""
    hose = [(80, 536), (88, 566), (108, 612), (108, 612), (160, 600), (160, 600), (164, 566), (140, 530)]
    drape(
        sheet,
        hose,
        *_HOSE,
        shade=(20, 6),
        folds=[
            ([(100, 592, 0.2), (128, 588, 1), (158, 570, 0.3)], 8),
            ([(92, 570, 0.2), (112, 572, 1), (132, 564, 0.2)], 6),
        ],
    )
    boot = [(108, 608), (108, 608), (160, 595), (160, 595), (168, 616), (172, 646), (172, 646), (66, 668), (48, 662)]
    boot += [(36, 646), (42, 638), (64, 648), (98, 642), (114, 628)]
    _boot(sheet, boot, [(58, 670, 0.5), (110, 661, 1), (173, 648, 0.9)], [(107, 610, 1), (134, 606, 1), (162, 596, 1)])


def _boot(sheet: Sheet, outline: Points, sole: Points, cuff: Points) -> None:
    """A cloth boot, its toe curled up, on a thin white sole that lies along the blade."""
    trim(sheet, sole, 9, "#f2ecdc", rim=1.8)
    plate = shape(sheet, outline)
    solid(sheet, plate, "#2c2a34", rim=2.2)
    sheet.body(shaded(plate.mask, -6, -4), "#6b6e82")
    trim(sheet, cuff, 10, _RED)


def _skirt_before(sheet: Sheet) -> None:
    """The front of the robe: stretched over the thigh, the knee pushing through, blown back between the legs."""
    outline = [(186, 448), (148, 472), (106, 490), (74, 506), (60, 526), (64, 548), (84, 562), (84, 562)]
    outline += [(116, 548), (150, 560), (182, 546), (214, 576), (240, 560), (272, 582), (272, 582)]
    outline += [(276, 540), (302, 494), (292, 452)]
    folds: list[Line] = [
        ([(72, 534, 0.1), (98, 540, 1), (146, 522, 0.7), (204, 482, 0.1)], 13),
        ([(96, 556, 0.5), (150, 546, 1), (206, 510, 0.1)], 15),
        ([(226, 480, 0.2), (202, 524, 1), (212, 570, 0.3)], 18),
        ([(256, 480, 0.2), (240, 524, 1), (256, 572, 0.2)], 18),
        ([(86, 512, 0.1), (106, 504, 1), (130, 492, 0.1)], 5),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(12, 10))
    edge = [(83, 561, 0.8), (116, 548, 1), (150, 559, 1), (182, 546, 1), (214, 575, 1), (240, 560, 1), (271, 581, 0.7)]
    trim(sheet, edge, 13, _RED)


def _chest(sheet: Sheet) -> None:
    outline = [(188, 308), (150, 326), (146, 380), (178, 460), (178, 460), (284, 460), (284, 460), (292, 390)]
    folds: list[Line] = [
        ([(290, 350, 0.2), (276, 400, 1), (240, 440, 0.2)], 16),
        ([(160, 380, 0.2), (180, 420, 1), (200, 446, 0.2)], 12),
    ]
    drape(sheet, [*outline, (300, 334), (246, 306)], _ROBE, _DIM, folds=folds, shade=(20, 4))


def _collar(sheet: Sheet) -> None:
    shirt = [(182, 310), (182, 310), (212, 350), (246, 306), (246, 306), (230, 380), (214, 410), (196, 380)]
    solid(sheet, shape(sheet, shirt), "#fbf6e8", rim=1.2, grain=0.05)
    trim(sheet, [(252, 304, 0.9), (238, 352, 1), (214, 400, 1), (190, 456, 1)], 22, _RED)
    trim(sheet, [(178, 312, 0.9), (194, 356, 1), (220, 404, 1), (250, 460, 1)], 22, _RED)


def _sash(sheet: Sheet) -> None:
    ends = sheet.plate()
    ends.brush(
        [(268, 462, 0.8), (320, 466, 1.1), (366, 448, 1), (412, 462, 0.9), (452, 440, 0.2)],
        24,
        dry=0.02,
        taper=(0, 0.15),
    )
    ends.brush(
        [(268, 468, 0.8), (316, 492, 1.1), (360, 520, 1), (410, 516, 0.9), (446, 536, 0.2)],
        22,
        dry=0.02,
        taper=(0, 0.15),
    )
    solid(sheet, ends, _RED, rim=2)
    girdle = [(172, 434), (230, 450), (292, 432), (298, 450), (294, 468), (232, 488), (176, 470)]
    solid(sheet, shape(sheet, girdle), _RED, rim=2)
    lines(sheet, [([(188, 452, 0.3), (230, 466, 1), (282, 448, 0.3)], 3)], "#3a0a08", strength=0.7)
    knot = [(258, 444), (276, 440), (292, 430), (306, 444), (302, 466), (286, 478), (262, 474)]
    solid(sheet, shape(sheet, knot), _RED, rim=2)
    lines(
        sheet,
        [
            ([(298, 452, 0.2), (280, 456, 1), (266, 468, 0.2)], 3),
            ([(270, 446, 0.2), (276, 452, 1), (278, 458, 0.2)], 3),
        ],
        "#3a0a08",
    )


def _features(sheet: Sheet) -> None:
    """Brows like blades, long eyes that look down his nose to where he flies, a spot of cinnabar between them."""
    whites, pupils = sheet.plate(), sheet.plate()
    cut: list[Line] = []
    for s, near in ((-1, 14), (1, 9)):
        whites.fill(_HEAD.of(_FACE.placed([(s * 44, -2), (s * 28, -1), (s * near, 9), (s * 26, 12)])))
        pupils.disc(*_HEAD.point(*_FACE.placed([(s * 27 - 4, 6)])[0]), 5.2 * _HEAD.k)
        cut.append((_FACE.placed([(s * 50, -9, 0.2), (s * 38, -5, 0.8), (s * 26, -2, 1.2), (s * near, 8, 0.3)]), 6))
        cut.append((_FACE.placed([(s * 38, 12, 0.2), (s * 28, 15, 0.8), (s * 18, 13, 0.2)]), 2.4))
        cut.append((_FACE.placed([(s * 54, -36, 0.1), (s * 36, -30, 1), (s * 20, -21, 1), (s * 10, -13, 0.3)]), 7.5))
    sheet.body(whites.mask, "#f8f1e0").body(pupils.mask * whites.mask, "#1c1a1f")
    lines(sheet, cut, at=_HEAD, dry=0.03, strength=1.2)
    mark = [(-16, -56), (-16, -56), (-12, -44), (-16, -34), (-16, -34), (-20, -44)]
    sheet.body(shape(sheet, mark, _HEAD).mask, "#c8281c")


def _crown(sheet: Sheet) -> None:
    combed(sheet, _HEAD)
    lock = [(-44, -68), (-60, -30), (-54, 20), (-68, 70), (-60, 110), (-60, 110), (-44, 66), (-40, 10), (-42, -30)]
    hair(sheet, [*lock, (-26, -66)], INK, [], at=_HEAD)
    bun = [(-18, -86), (-32, -128), (-2, -156), (34, -142), (44, -106), (28, -84)]
    hair(sheet, bun, INK, [([(-14, -96, 0.2), (4, -134, 1), (26, -112, 0.2)], 5)], at=_HEAD)
    for x, lean in ((-22, -0.42), (34, 0.42), (6, 0)):
        leaf = Place(*_HEAD.point(x, -84), _HEAD.k, _HEAD.turn + lean)
        petal = [(-15, 4), (-15, 4), (-19, -20), (0, -50), (0, -50), (19, -20), (15, 4), (15, 4)]
        solid(sheet, shape(sheet, petal, leaf), GOLD, rim=2)
        sheet.body(shape(sheet, [(-7, -2), (-9, -18), (0, -34), (9, -18), (7, -2)], leaf).mask, "#5aa08c")
    trim(sheet, [(-30, -82, 1), (6, -90, 1), (40, -80, 1)], 13, GOLD, at=_HEAD, rim=1.8)
    pin = sheet.plate().brush(_HEAD.of([(-66, -112, 0.5), (6, -108, 1), (84, -124, 0.7)]), 7, dry=0, taper=(0.02, 0.02))
    solid(sheet, pin, GOLD, rim=1.5)


def _steering_arm(sheet: Sheet) -> None:
    """The arm held out before him; two fingers say where the sword flies."""
    sleeve = [
        (196, 316),
        (160, 318),
        (130, 346),
        (104, 362),
        (104, 362),
        (122, 412),
        (122, 412),
        (126, 444),
        (150, 468),
    ]
    sleeve += [(200, 484), (200, 484), (200, 460), (214, 436), (212, 400), (220, 360)]
    folds: list[Line] = [
        ([(196, 340, 0.2), (166, 380, 1), (128, 400, 0.2)], 14),
        ([(204, 372, 0.2), (164, 414, 1), (142, 446, 0.2)], 16),
        ([(208, 400, 0.2), (180, 434, 1), (182, 468, 0.2)], 16),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(12, 14))
    solid(sheet, sheet.plate().disc(113, 388, 27, ry=12, rot=70), _LINING, rim=1.8)
    sword_seal(sheet, Place(76, 344, 0.66, -0.3), _SKIN, [(96, 372), (122, 392, 1.1)])
    trim(sheet, [(106, 360, 0.9), (124, 384, 1), (122, 414, 0.9)], 13, _RED)
    trim(sheet, [(122, 412, 0.9), (126, 444, 1), (150, 468, 1), (199, 483, 0.8)], 13, _RED)
