"""The healer: she kneels, turned aside, and grinds herbs; the basket is still on her back."""

from __future__ import annotations

from math import pi
from typing import Final

from art.kit.geometry import around
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles import headwear
from art.roles.body import Line, Place, flesh, hair, lines, shape, solid, trim
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.fingers import Touch, back, finger, melted

_ROBE: Final = "#a9dcc6"
_DIM: Final = "#5fa68c"
_SKIRT: Final = "#2f7a68"
_SKIRT_DIM: Final = "#1b5244"
_SKIN: Final = "#efcfa6"
_TOUCH: Final = Touch(_SKIN, "#cd9562", "#f9e4cf")
_HEAD: Final = Place(184, 222, 0.86, -0.2)
_FACE: Final = Face("bound", skin=_SKIN, lips=_SKIN, turned=0.7, fine=True, low=3)
_HOLD: Final = Place(9, 90, 0.85)
_BASKET: Final = Place(356, 482, 1, 0.16)


def healer(sheet: Sheet) -> None:
    """A slim young woman bowed over her mortar."""
    _basket(sheet)
    _skirt(sheet)
    _long_hair(sheet)
    _bodice(sheet)
    head(sheet, _HEAD, _FACE)
    _eyes(sheet)
    _mouth(sheet)
    headwear.headscarf(sheet, _HEAD)
    _wisps(sheet)
    _mortar(sheet)
    _arms(sheet)
    _strap(sheet)


def _basket(sheet: Sheet) -> None:
    """Wicker, full of leaves, with the banded mushroom of long life among them."""
    for i, a in enumerate((-0.9, 0.9, -0.6, 0.6, -0.3, 0.3, 0.0)):
        reach = 150 - abs(a) * 40
        line = [
            (a * 50, -70, 0.5),
            (*around(a * 50, -70, reach * 0.6, a - pi / 2), 1.2),
            (*around(a * 60, -66, reach, a * 1.2 - pi / 2), 0.1),
        ]
        leaf = sheet.plate().brush(_BASKET.of(line), 38, dry=0, seed=i)
        solid(sheet, leaf, ("#2f6a3c", "#5a9a44", "#3f7a54")[i % 3], rim=2)
        vein = [(a * 50, -80, 0.6), (*around(a * 52, -70, reach * 0.8, a * 1.1 - pi / 2), 0.1)]
        lines(sheet, [(vein, 3)], "#1a3a20", at=_BASKET)
    _lingzhi(sheet)
    body = [
        (-78, -78),
        (-78, -78),
        (80, -78),
        (80, -78),
        (70, 20),
        (56, 110),
        (56, 110),
        (-56, 110),
        (-56, 110),
        (-70, 20),
    ]
    wicker = shape(sheet, body, _BASKET)
    solid(sheet, wicker, "#c08a48", rim=2.8)
    weave: list[Line] = []
    for i in range(7):
        y = -60 + i * 26
        weave.append(([(-80, y, 1), (0, y + 8, 1), (80, y, 1)], 3.4))
    for i in range(9):
        x = -72 + i * 18
        weave.append(([(x, -78, 1), (x * 0.92, 20, 1), (x * 0.78, 112, 1)], 3.4))
    lines(sheet, weave, "#5a3414", within=wicker.mask, at=_BASKET)
    trim(sheet, [(-82, -80, 1), (0, -72, 1), (84, -80, 1)], 17, "#d8a660", at=_BASKET, rim=2)


def _lingzhi(sheet: Sheet) -> None:
    """The mushroom of long life: a kidney of a cap, lacquered brown, paler band by band to its edge, stalked aside."""
    for k, tint, rim in ((1.0, "#e6c488", 2.4), (0.88, "#b8612c", 1.2), (0.7, "#8a3a20", 1.2), (0.46, "#5c1f16", 1.2)):
        cap = Place(*_BASKET.point(16 - 4 * (1 - k), -160 + 14 * (1 - k)), 0.86 * k, _BASKET.turn - 0.1)
        solid(sheet, shape(sheet, _CAP, cap), tint, rim=rim)
    line = [(34, -60, 0.9), (12, -92, 1), (24, -126, 1.1), (22, -146, 0.8)]
    stalk = sheet.plate().brush(_BASKET.of(line), 15, dry=0, taper=(0, 0))
    solid(sheet, stalk, "#4a1c12", rim=1.8)
    gloss: list[Line] = [([(-30, -170, 0.2), (-6, -184, 1), (30, -187, 0.2)], 4)]
    lines(sheet, gloss, "#f0c8a0", at=_BASKET, dry=0, strength=0.8)


_CAP: Final = (
    *((-6, 8), (-22, 32), (-56, 26), (-78, 0), (-60, -30), (-10, -44)),
    *((44, -42), (84, -18), (88, 14), (58, 36), (24, 32), (10, 8)),
)


def _eyes(sheet: Sheet) -> None:
    """Lids lowered over the work in the mortar, under calm brows."""
    lids = list[Line]()
    for s in (-1, 1):
        lids.append((_FACE.placed([(s * 46, 4, 0.3), (s * 38, 11, 1), (s * 26, 15, 1.3), (s * 10, 9, 0.4)]), 6.5))
        lids.append((_FACE.placed([(s * 40, 0, 0.2), (s * 28, -2, 0.8), (s * 14, 0, 0.2)]), 2))
        lids.append((_FACE.placed([(s * 46, 6, 1), (s * 52, 10, 0.2)]), 4))
        lids.append((_FACE.placed([(s * 47, -15, 0.3), (s * 28, -22, 1.1), (s * 9, -18, 0.5)]), 5.5))
    lines(sheet, lids, at=_HEAD, dry=0.03, strength=1.2)


def _mouth(sheet: Sheet) -> None:
    """A small closed mouth, its corners lifted."""
    lip = [(-11, 49), (-4, 47), (0, 48), (4, 47), (11, 49), (5, 56), (-5, 56)]
    sheet.body(shape(sheet, _FACE.placed(lip), _HEAD).mask, "#c4604e")
    smile: list[Line] = [(_FACE.placed([(-17, 45, 0.3), (-8, 50, 0.9), (0, 51, 1), (8, 50, 0.9), (17, 45, 0.3)]), 3.4)]
    lines(sheet, smile, "#6a241c", at=_HEAD, dry=0)


def _wisps(sheet: Sheet) -> None:
    """Let a lock slip out of the kerchief before the ear."""
    lock = [(46, -24), (58, -14), (56, 24), (46, 62), (46, 62), (48, 22), (40, -12)]
    hair(sheet, lock, INK, [([(50, -14, 0.2), (53, 12, 1), (50, 40, 0.2)], 2.6)], at=_HEAD)


def _skirt(sheet: Sheet) -> None:
    """Print the legs she kneels on: the shin along the ground, the thigh and the round knee before it."""
    shin = [(240, 600), (180, 680), (170, 740), (170, 740), (470, 740), (470, 740), (452, 690), (410, 628), (350, 560)]
    under: list[Line] = [
        ([(368, 620, 0.2), (404, 666, 1), (418, 716, 0.3)], 20),
        ([(334, 668, 0.2), (372, 690, 1), (384, 724, 0.3)], 18),
    ]
    drape(sheet, shin, "#25604f", "#153f33", folds=under, shade=(20, 6))
    thigh = [(158, 500), (236, 512), (312, 506), (350, 546), (366, 604), (344, 652), (288, 688), (228, 708), (190, 700)]
    thigh += [(170, 660), (150, 600)]
    folds: list[Line] = [
        ([(318, 536, 0.1), (312, 600, 1), (238, 652, 0.1)], 22),
        ([(346, 590, 0.1), (316, 644, 1), (246, 676, 0.1)], 18),
        ([(270, 540, 0.1), (256, 590, 1), (216, 630, 0.1)], 18),
        ([(196, 690, 0.1), (214, 694, 1), (236, 684, 0.1)], 13),
    ]
    drape(sheet, thigh, _SKIRT, _SKIRT_DIM, folds=folds, shade=(16, 22))


def _long_hair(sheet: Sheet) -> None:
    fall = [
        (196, 160),
        (236, 176),
        (254, 240),
        (262, 330),
        (296, 410),
        (288, 440),
        (262, 430),
        (232, 420),
        (214, 300),
    ]
    strands: list[Line] = [
        ([(232, 200, 0.2), (240, 320, 1), (280, 420, 0.2)], 6),
        ([(222, 240, 0.2), (230, 350, 1), (276, 460, 0.2)], 5),
    ]
    hair(sheet, fall, INK, strands)


def _bodice(sheet: Sheet) -> None:
    outline = [
        (180, 312),
        (150, 330),
        (130, 390),
        (140, 450),
        (160, 524),
        (160, 524),
        (230, 540),
        (312, 520),
        (312, 520),
        (310, 440),
        (304, 370),
        (276, 324),
        (236, 308),
    ]
    folds: list[Line] = [([(270, 420, 0.2), (250, 470, 1), (214, 510, 0.2)], 15)]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(24, 8))
    throat = Place(205, 298, 0.74, 0.1)
    bare = shape(sheet, [(-27, -34), (27, -34), (34, 24), (0, 66), (-34, 24)], throat)
    flesh(sheet, bare.mask, _SKIN, rim=1.6, shade=(0, 0))
    cast = shape(sheet, [(-40, -40), (40, -40), (38, -4), (4, 6), (-30, -14)], throat).mask
    sheet.body(cast * bare.mask * 0.5, "#d09a6a")
    shirt = [(178, 320), (178, 320), (204, 344), (236, 318), (236, 318), (206, 370), (186, 400), (186, 400), (176, 360)]
    solid(sheet, shape(sheet, shirt), "#f6f0df", rim=1.2, grain=0.05)
    trim(sheet, [(174, 314, 0.9), (172, 356, 1), (186, 410, 1)], 20, "#f4efe0")
    trim(sheet, [(240, 304, 0.9), (220, 350, 1), (184, 420, 1), (160, 480, 1)], 22, "#f4efe0")
    trim(sheet, [(152, 508, 1), (226, 528, 1), (312, 506, 1)], 36, "#e8dcae", rim=2)


def _mortar(sheet: Sheet) -> None:
    at = Place(112, 616)
    leaning = Place(128, 590, 1, 0.34)
    pestle = [(-17, -168), (-10, -178), (10, -178), (17, -168), (13, -120), (16, -40), (24, 20), (-24, 20), (-16, -40)]
    pestle.append((-13, -120))
    solid(sheet, sheet.plate().disc(112, 590, 84, ry=22), "#3f6a3a", rim=2.6)
    leaves = sheet.plate()
    for i in range(6):
        x = 50 + i * 24
        leaves.brush([(x, 594, 0.5), (x + 8, 578, 1.2), (x + 22, 570 - i % 2 * 8, 0.1)], 15, dry=0, seed=i)
    stone = shape(sheet, pestle, leaning)
    stone.fill([(20, 596), (204, 596), (204, 640), (20, 640)], cut=True)
    solid(sheet, stone, "#aab2b0", rim=2.4, grain=0.3)
    dark = shape(sheet, [(4, -180), (40, -180), (40, 30), (8, 30), (2, -80)], leaning).mask
    sheet.body(dark * stone.mask * 0.7, "#6c7a7c")
    solid(sheet, leaves, "#6aa84a", rim=1.6)
    bowl = [
        (-86, -26),
        (-86, -26),
        (-40, -10),
        (40, -10),
        (86, -26),
        (86, -26),
        (78, 40),
        (44, 74),
        (50, 100),
        (50, 100),
        (-50, 100),
        (-50, 100),
        (-44, 74),
        (-78, 40),
    ]
    mask = shape(sheet, bowl, at)
    solid(sheet, mask, "#f4efe2", rim=2.8, grain=0.05)
    sheet.lay(
        shape(sheet, [(30, -12), (86, -26), (78, 40), (44, 74), (50, 100), (10, 100), (40, 60)], at).mask
        * mask.mask
        * 0.35,
        "#6a8a8a",
    )
    lines(
        sheet,
        [([(-82, 6, 0.8), (0, 24, 1), (82, 6, 0.8)], 5), ([(-78, 18, 0.8), (0, 37, 1), (78, 18, 0.8)], 3)],
        "#2f5a8a",
        within=mask.mask,
        at=at,
    )


def _arms(sheet: Sheet) -> None:
    _hold(sheet)
    far = [(150, 336), (116, 372), (76, 460), (48, 530), (48, 530), (84, 552), (84, 552), (124, 520), (160, 440)]
    drape(sheet, far, _ROBE, _DIM, folds=[([(134, 380, 0.2), (108, 450, 1), (76, 530, 0.3)], 16)], shade=(16, 10))
    trim(sheet, [(44, 528, 1), (64, 544, 1), (88, 552, 1)], 15, "#f4efe0")
    _grind(sheet)
    near = [
        (272, 338),
        (300, 366),
        (318, 440),
        (306, 520),
        (270, 580),
        (236, 592),
        (236, 592),
        (216, 540),
        (200, 506),
        (200, 506),
        (204, 458),
        (204, 458),
        (242, 440),
        (256, 390),
    ]
    folds: list[Line] = [
        ([(282, 380, 0.2), (296, 450, 1), (246, 500, 0.3)], 18),
        ([(300, 450, 0.2), (284, 520, 1), (242, 560, 0.3)], 18),
    ]
    drape(sheet, near, _ROBE, _DIM, folds=folds, shade=(20, 14))
    trim(sheet, [(202, 456, 1), (198, 482, 1), (202, 510, 1)], 16, "#f4efe0")


def _grind(sheet: Sheet) -> None:
    """Print the hand that grinds: it closes round the pestle, the thumb pressed along it."""
    at = Place(166, 488, 1, 0.34)
    outline = [(10, -34), (28, -37), (43, -18), (45, 10), (33, 32), (12, 35), (6, 0)]
    back(sheet, outline, _TOUCH, [(28, 0, 1), (52, -20, 0.9), (72, -30, 1)], 38, at=at, shade=(3, 9))
    for way, width in (
        (((18, 24), (-2, 22), (-18, 25), (-19, 32)), 14.5),
        (((22, 9), (-4, 5), (-24, 9), (-25, 17)), 17.0),
        (((24, -9), (-4, -14), (-26, -10), (-28, -1)), 18.0),
        (((24, -28), (0, -33), (-20, -29), (-24, -20)), 17.0),
    ):
        finger(sheet, way, width, _TOUCH, at=at, shade=(2, 5))
    finger(sheet, [(33, -20), (24, -42), (8, -56), (-3, -62)], 17, _TOUCH, at=at, nail=True)
    flat = [(14, -26), (27, -30), (38, -16), (40, 8), (30, 26), (16, 28), (20, 8), (18, -12)]
    tendons = ([(8, -26, 0.9), (24, -18, 0.1)], [(6, -8, 0.9), (26, -2, 0.1)], [(6, 8, 0.9), (24, 10, 0.1)])
    melted(sheet, flat, _TOUCH, tendons, at=at)


def _hold(sheet: Sheet) -> None:
    """The hand that steadies the bowl: four fingers spread round its side, the thumb over the rim."""
    outline = [(48, 572), (70, 566), (84, 582), (84, 616), (68, 640), (47, 634), (36, 606)]
    back(sheet, outline, _TOUCH, [(61, 592, 1), (66, 562, 0.88), (66, 512, 1)], 36, at=_HOLD, shade=(1, 9))
    for way, width in (
        (((56, 632), (68, 652), (80, 666), (86, 672)), 13.5),
        (((64, 624), (84, 641), (100, 655), (109, 663)), 16.0),
        (((70, 609), (94, 622), (114, 633), (125, 639)), 17.0),
        (((71, 594), (97, 601), (119, 609), (130, 614)), 16.0),
        (((60, 586), (74, 571), (92, 571), (106, 580)), 16.0),
    ):
        finger(sheet, way, width, _TOUCH, at=_HOLD, nail=True, shade=(1, 5))
    flat = [(46, 604), (54, 580), (64, 578), (76, 592), (77, 612), (68, 628), (54, 630)]
    tendons = ([(74, 600, 0.9), (58, 598, 0.1)], [(72, 614, 0.9), (56, 606, 0.1)], [(66, 628, 0.9), (54, 614, 0.1)])
    melted(sheet, flat, _TOUCH, tendons, at=_HOLD)


def _strap(sheet: Sheet) -> None:
    """Lead the basket's strap over the shoulder and in under the arm."""
    way = [(322, 412, 1), (308, 360, 1), (270, 318, 1), (250, 336, 1), (244, 386, 1), (248, 450, 1)]
    strap = sheet.plate().brush(way, 15, dry=0, taper=(0, 0), wob=0)
    strap.fill([(190, 474), (242, 440), (264, 432), (300, 560), (200, 560)], cut=True)
    solid(sheet, strap, "#8a5a2c", rim=1.8)
