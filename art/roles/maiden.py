"""The zither maiden: her eyes follow her hand over the strings; her hair in two high loops, a scarf round her nape."""

from __future__ import annotations

from typing import Final

from art.kit.media import ink
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, hair, lines, neck, shaded, shape, solid, trim
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.fingers import Touch, back, finger, melted
from art.roles.headwear import GOLD, petals

_ROBE: Final = "#f0b2c2"
_DIM: Final = "#c8748f"
_SKIRT: Final = "#b8486e"
_SKIRT_DIM: Final = "#7e2648"
_SKIN: Final = "#f7e3ca"
_TOUCH: Final = Touch(_SKIN, "#dca878", "#d8506a", INK, "#8a4a34")
_HEAD: Final = Place(250, 250, 0.84, 0.16, -1)
_FACE: Final = Face("bound", skin=_SKIN, lips=_SKIN, turned=0.7, low=2)


def maiden(sheet: Sheet) -> None:
    """Very slim, her sleeves far too wide for her."""
    _scarf(sheet, _BEHIND)
    _loops(sheet)
    _skirt(sheet)
    _bodice(sheet)
    head(sheet, _HEAD, _FACE)
    _features(sheet)
    _hair(sheet)
    _right_sleeve(sheet)
    _zither(sheet)
    _plucking(sheet)
    _left_arm(sheet)
    _scarf(sheet, _OVER)


_Turns = tuple[tuple[tuple[float, float, float], ...], ...]
_BEHIND: Final[_Turns] = (
    ((190, 366, 0.9), (226, 330, 1.1), (360, 338, 1.3), (412, 300, 1.1), (458, 308, 0.8), (476, 346, 0.1)),
    ((476, 346, 0.1), (466, 392, 1.0), (434, 418, 1.2), (440, 462, 0.9), (474, 494, 0.05)),
)
_OVER: Final[_Turns] = (
    (
        *((238, 316, 0.8), (206, 360, 1.0), (176, 404, 1.2), (130, 426, 1.2)),
        *((84, 410, 1.05), (50, 420, 0.8), (30, 450, 0.1)),
    ),
    ((30, 450, 0.1), (36, 490, 0.9), (64, 520, 1.1), (56, 556, 0.8), (28, 578, 0.05)),
)
"""The scarf, behind her shoulders and out to the right; round her nape, over the near shoulder and out to the left."""
_NECK: Final = "M 214 280 L 219 322 L 212 340 L 226 366 L 320 366 L 320 280 Z"
"""What of the scarf her neck and her collar hide."""


def _scarf(sheet: Sheet, turns: _Turns) -> None:
    """Print a scarf that turns over: each turn shows its other face."""
    for i, way in reversed(tuple(enumerate(turns))):
        band = sheet.plate().brush(way, 36, dry=0, taper=(0, 0), wob=0.02)
        if turns is _OVER:
            band.fill(_NECK, cut=True)
        mask = band.mask
        sheet.solid(mask, "#f4d68c" if i == 0 else "#d9a750", rim=2, line=INK, grain=0.12, mott=0.1)
        sheet.body(shaded(mask, 2, 10), "#d09c48" if i == 0 else "#a8742c")
        crease = sheet.plate().brush([(x + 2, y - 4, c) for x, y, c in way[1:-1]], 3, dry=0.05, taper=(0.3, 0.4))
        sheet.lay(ink(crease.mask, 3) * mask * 0.6, "#8a5a1c")


def _loops(sheet: Sheet) -> None:
    """Two high loops of hair, as the maids of heaven wear them."""
    plate = sheet.plate()
    for s, lean in ((-1, 0), (1, 8)):
        plate.brush(
            _HEAD.of(
                [
                    (s * 12, -80, 1),
                    (s * 36, -150, 0.9),
                    (s * 66 + lean, -176, 0.9),
                    (s * 84 + lean, -140, 1),
                    (s * 58, -90, 1),
                    (s * 20, -74, 1),
                ]
            ),
            27,
            dry=0,
            taper=(0, 0),
        )
    mask = plate.mask
    sheet.rim(mask, "#4a4650", 1.2).body(mask, INK)
    shine = sheet.plate()
    for s in (-1, 1):
        shine.brush(_HEAD.of([(s * 34, -134, 0.2), (s * 56, -174, 1), (s * 80, -156, 0.3)]), 5, dry=0.2)
    sheet.body(ink(shine.mask, 3) * 0.6, "#9a9ca8")
    fall = [(262, 180), (214, 186), (188, 250), (194, 330), (170, 420), (184, 470), (184, 470), (226, 400), (250, 330)]
    strands: list[Line] = [
        ([(212, 240, 0.2), (212, 330, 1), (190, 430, 0.2)], 6),
        ([(200, 230, 0.2), (204, 310, 1), (182, 400, 0.2)], 5),
    ]
    hair(sheet, fall, INK, strands)


def _skirt(sheet: Sheet) -> None:
    outline = [(180, 540), (110, 600), (70, 740), (70, 740), (450, 740), (450, 740), (420, 650), (340, 580), (290, 540)]
    folds: list[Line] = [
        ([(220, 640, 0.2), (190, 690, 1), (150, 734, 0.4)], 22),
        ([(280, 640, 0.2), (290, 690, 1), (280, 734, 0.4)], 22),
        ([(330, 630, 0.2), (370, 680, 1), (396, 734, 0.4)], 22),
    ]
    drape(sheet, outline, _SKIRT, _SKIRT_DIM, folds=folds, shade=(26, 10))


def _bodice(sheet: Sheet) -> None:
    outline = [
        (210, 342),
        (188, 360),
        (182, 430),
        (192, 500),
        (184, 580),
        (184, 580),
        (306, 580),
        (306, 580),
        (288, 500),
        (304, 430),
        (304, 360),
        (276, 340),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=[([(276, 420, 0.2), (264, 470, 1), (250, 500, 0.2)], 14)], shade=(22, 8))
    neck(sheet, Place(240, 324, 0.68, 0.06), _SKIN)
    shirt = [(206, 342), (206, 342), (238, 356), (278, 338), (278, 338), (256, 390), (238, 420), (238, 420), (216, 390)]
    solid(sheet, shape(sheet, shirt), "#fbf3ea", rim=1.2, grain=0.05)
    trim(sheet, [(204, 338, 0.9), (216, 390, 1), (240, 440, 1)], 18, "#fbf3ea")
    trim(sheet, [(282, 336, 0.9), (262, 390, 1), (236, 440, 1), (216, 490, 1)], 19, "#fbf3ea")
    trim(sheet, [(186, 504, 1), (240, 516, 1), (294, 502, 1)], 46, "#a83a60", rim=2)
    bow = sheet.plate().brush([(240, 510, 0.8), (228, 560, 1.1), (236, 620, 0.4)], 15, dry=0.02)
    solid(sheet, bow, GOLD, rim=1.8)


def _features(sheet: Sheet) -> None:
    """The face of an old court: eyes that follow her own hand, brows short and broad as moths, a cherry of a mouth."""
    rouge = sheet.plate().disc(*_HEAD.point(*_FACE.placed([(34, 32)])[0]), 14, ry=11)
    sheet.lay(ink(rouge.mask, 3, edge=0.6, rim=0) * 0.5, "#e06a70")
    whites, irises, brows = sheet.plate(), sheet.plate(), sheet.plate()
    cut = list[Line]()
    for s in (-1, 1):
        whites.fill(_HEAD.of(_FACE.placed([(s * 42, 6), (s * 28, 3), (s * 12, 9), (s * 26, 16)])))
        irises.disc(*_HEAD.point(*_FACE.placed([(s * 27 - 2, 11)])[0]), 5.6 * _HEAD.k)
        cut.append((_FACE.placed([(s * 52, 0, 0.1), (s * 42, 4, 0.9), (s * 27, 1, 1.3), (s * 11, 9, 0.4)]), 6))
        cut.append((_FACE.placed([(s * 40, -6, 0.2), (s * 28, -9, 0.8), (s * 14, -5, 0.2)]), 2))
        cut.append((_FACE.placed([(s * 36, 17, 0.2), (s * 27, 19, 0.7), (s * 18, 16, 0.2)]), 2))
        brows.fill(_HEAD.of(_FACE.placed([(s * 44, -34), (s * 32, -38), (s * 16, -28), (s * 18, -24), (s * 34, -27)])))
    sheet.body(whites.mask, "#fbf5e8").body(irises.mask * whites.mask, "#2a1a1c")
    lines(sheet, cut, at=_HEAD, dry=0.03, strength=1.2)
    sheet.body(ink(brows.mask, 3, edge=0.3), "#3a3a48")
    lip = [(-9, 48), (-4, 45), (0, 47), (4, 45), (9, 48), (6, 56), (0, 59), (-6, 56)]
    sheet.body(shape(sheet, _FACE.placed(lip), _HEAD).mask, "#c8202f")
    lines(sheet, [(_FACE.placed([(-11, 49, 0.2), (0, 51, 1), (11, 49, 0.2)]), 2.2)], "#5a1014", at=_HEAD, dry=0)


def _hair(sheet: Sheet) -> None:
    cap = [
        (-44, -12),
        (-54, -52),
        (-30, -88),
        (8, -98),
        (46, -88),
        (66, -50),
        (68, 0),
        (62, 52),
        (48, 30),
        (44, -14),
        (22, -44),
        (-14, -58),
        (-36, -36),
    ]
    hair(
        sheet,
        cap,
        INK,
        [([(-44, -40, 0.2), (-10, -74, 1), (30, -70, 0.2)], 4), ([(0, -90, 0.2), (44, -64, 1), (58, -10, 0.2)], 4)],
        at=_HEAD,
    )
    lock = [(-42, -30), (-52, 10), (-46, 60), (-54, 100), (-54, 100), (-36, 60), (-40, 10), (-34, -30)]
    hair(sheet, lock, INK, [], at=_HEAD)
    for s in (-1, 1):
        bow = sheet.plate().brush(
            _HEAD.of([(s * 24 + 4, -86, 0.9), (s * 40 + 4, -92, 1.2), (s * 56 + 4, -84, 0.8)]), 15, dry=0
        )
        solid(sheet, bow, "#d8324e", rim=1.5)
    for x, y, k in ((6, -92, 1.5), (38, -70, 1.1)):
        petals(sheet, Place(*_HEAD.point(x, y), _HEAD.k * k), "#fbe6e2", "#d8324e")
    drops = sheet.plate()
    for i in range(3):
        drops.disc(*_HEAD.point(58, -34 + i * 17), 5)
    solid(sheet, drops, GOLD, rim=1.2)
    sheet.lay(
        ink(shape(sheet, [(-19, -34), (-15, -42), (-11, -34), (-15, -27)], _HEAD).mask, 3, edge=0.2) * 1.2, "#c01c2c"
    )


def _zither(sheet: Sheet) -> None:
    """A long zither seen from above, its near end at the left."""
    top = [
        (18, 616),
        (18, 616),
        (56, 588),
        (418, 506),
        (418, 506),
        (462, 520),
        (462, 520),
        (466, 556),
        (466, 556),
        (90, 672),
        (90, 672),
        (30, 660),
        (30, 660),
    ]
    side = [
        (30, 660),
        (30, 660),
        (90, 672),
        (90, 672),
        (466, 556),
        (466, 556),
        (464, 582),
        (464, 582),
        (94, 702),
        (94, 702),
        (34, 688),
        (34, 688),
    ]
    solid(sheet, shape(sheet, side), "#3a140e", rim=3)
    mask = shape(sheet, top)
    solid(sheet, mask, "#8a3a22", rim=3, grain=0.4)
    strings, studs = sheet.plate(), sheet.plate()
    for i in range(7):
        strings.line(f"M {44 + i * 5} {612 + i * 8} L {424 + i * 4} {514 + i * 6}", 2.1)
    for i in range(10):
        studs.disc(86 + i * 34, 588 - i * 7.8, 4.2)
    sheet.body(studs.mask, "#f4e8c8")
    bridge = sheet.plate().line("M 408 508 L 446 562", 9)
    solid(sheet, bridge, GOLD, rim=1.8)
    sheet.body(strings.mask, "#fbeec2")


def _right_sleeve(sheet: Sheet) -> None:
    """Print the sleeve whose elbow is lifted: it falls open behind the zither."""
    sleeve = [
        (276, 344),
        (316, 356),
        (372, 392),
        (424, 438),
        (456, 510),
        (466, 600),
        (444, 686),
        (444, 686),
        (402, 650),
        (378, 590),
        (360, 530),
        (346, 486),
        (346, 486),
        (318, 460),
        (276, 440),
    ]
    folds: list[Line] = [
        ([(312, 392, 0.2), (374, 440, 1), (420, 480, 0.2)], 15),
        ([(404, 450, 0.2), (436, 540, 1), (440, 660, 0.3)], 15),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(18, 12))
    lining = [(346, 484), (372, 478), (398, 520), (420, 600), (440, 684), (402, 650), (374, 580)]
    solid(sheet, shape(sheet, lining), "#8a3458", rim=1.8)
    trim(sheet, [(346, 484, 0.8), (374, 478, 1), (400, 520, 1), (422, 600, 1), (442, 684, 0.9)], 13, "#fbf3ea")


def _plucking(sheet: Sheet) -> None:
    """Print the right hand over the strings: the index hooks its string, the little finger is raised as an orchid's."""
    finger(sheet, [(348, 482), (322, 487), (303, 500)], 13, _TOUCH, nail=True)
    outline = [(378, 474), (354, 469), (335, 477), (326, 489), (337, 502), (358, 509), (378, 505)]
    back(sheet, outline, _TOUCH, [(354, 489, 1), (382, 489, 0.84), (412, 488, 1)], 32, shade=(1, 7))
    for way, width in (
        (((334, 485), (311, 496), (299, 516), (302, 537)), 12.5),
        (((338, 493), (319, 510), (314, 534), (318, 551)), 13.0),
        (((347, 500), (333, 519), (333, 540), (337, 553)), 12.5),
        (((360, 502), (362, 520), (372, 536)), 11.0),
    ):
        finger(sheet, way, width, _TOUCH, nail=True, shade=(2, 3))
    flat = [(330, 485), (346, 474), (364, 476), (370, 494), (362, 504), (346, 503), (336, 496)]
    melted(sheet, flat, _TOUCH, ([(338, 490, 0.8), (352, 484, 0.1)], [(345, 497, 0.8), (358, 490, 0.1)]))
    trim(sheet, [(386, 452, 0.8), (402, 474, 1), (406, 514, 0.9)], 15, "#fbf3ea")
    ringing: list[Line] = [
        ([(262, 556, 0.1), (240, 552, 1), (220, 560, 0.1)], 3.4),
        ([(262, 568, 0.1), (238, 568, 1), (216, 576, 0.1)], 3.4),
    ]
    lines(sheet, ringing, "#fbeec2", dry=0)


def _left_arm(sheet: Sheet) -> None:
    """Print the arm nearer to us: its fingers press the strings, its sleeve hangs over the zither's edge."""
    _pressing(sheet)
    sleeve = [
        (204, 352),
        (168, 376),
        (124, 440),
        (96, 520),
        (96, 520),
        (136, 548),
        (170, 562),
        (170, 562),
        (180, 640),
        (210, 690),
        (244, 640),
        (240, 540),
        (224, 440),
    ]
    creases: list[Line] = [
        ([(188, 390, 0.2), (160, 450, 1), (140, 510, 0.3)], 15),
        ([(204, 470, 0.2), (198, 540, 1), (212, 650, 0.3)], 15),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=creases, shade=(18, 12))
    trim(sheet, [(94, 520, 1), (134, 550, 1), (172, 564, 1), (184, 640, 1), (210, 688, 1)], 15, "#fbf3ea")


def _pressing(sheet: Sheet) -> None:
    """Print the left hand: two fingers press a string, the others are lifted off it."""
    finger(sheet, [(154, 574), (170, 588), (172, 606)], 14, _TOUCH, nail=True)
    outline = [(120, 558), (142, 546), (160, 558), (162, 578), (150, 594), (126, 596), (111, 580)]
    back(sheet, outline, _TOUCH, [(138, 572, 1), (148, 550, 0.88), (162, 528, 1)], 34, shade=(2, 7))
    for way, width in (
        (((118, 577), (99, 585), (85, 597)), 11.5),
        (((124, 586), (106, 600), (98, 620), (100, 632)), 13.0),
        (((136, 590), (123, 609), (119, 632), (122, 644)), 13.5),
        (((149, 587), (144, 607), (144, 622), (149, 632)), 13.0),
    ):
        finger(sheet, way, width, _TOUCH, nail=True, shade=(2, 3))
    flat = [(117, 577), (128, 561), (146, 556), (156, 566), (154, 582), (142, 590), (126, 587)]
    melted(sheet, flat, _TOUCH, ([(128, 582, 0.8), (136, 568, 0.1)], [(139, 585, 0.8), (143, 570, 0.1)]))
