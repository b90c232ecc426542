"""The zither maiden: she bows over the strings, her hair in two high loops, a ribbon floating behind."""

from __future__ import annotations

from typing import Final

from art.kit.media import ink
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, cloth, hair, lines, neck, shape, solid, trim
from art.roles.faces import Face, head
from art.roles.grips import laid, pinch
from art.roles.headwear import GOLD, petals

_ROBE: Final = "#eaa8bc"
_SKIRT: Final = "#b8486e"
_SKIN: Final = "#f7e3ca"
_HEAD: Final = Place(226, 252, 0.84, -0.18)


def maiden(sheet: Sheet) -> None:
    """Very slim, her sleeves far too wide for her."""
    _ribbon(sheet)
    _loops(sheet)
    _skirt(sheet)
    _bodice(sheet)
    head(sheet, _HEAD, Face("calm", skin=_SKIN, lips="#c8283c", turned=0.7, fine=True, thick=5))
    _hair(sheet)
    _zither(sheet)
    _arms(sheet)


def _ribbon(sheet: Sheet) -> None:
    band = sheet.plate()
    band.brush(
        [(250, 360, 0.7), (340, 330, 1), (400, 270, 1.1), (462, 300, 1), (452, 380, 1), (476, 440, 0.4)],
        28,
        dry=0.02,
        taper=(0.02, 0.1),
    )
    band.brush(
        [(200, 360, 0.7), (110, 350, 1), (56, 300, 1.1), (30, 350, 1), (50, 420, 0.9), (26, 480, 0.3)],
        28,
        dry=0.02,
        taper=(0.02, 0.1),
    )
    solid(sheet, band, "#f4d68c", rim=2)
    edge = sheet.plate().brush([(340, 326, 0.4), (402, 262, 1), (466, 298, 1), (448, 376, 0.4)], 4, dry=0.1)
    edge.brush([(110, 346, 0.4), (54, 292, 1), (26, 346, 0.4)], 4, dry=0.1)
    sheet.lay(ink(edge.mask, 3) * 0.7, "#a86a1c")


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
    fall = [
        (206, 186),
        (258, 190),
        (284, 250),
        (280, 340),
        (304, 430),
        (292, 540),
        (292, 540),
        (262, 470),
        (246, 380),
        (240, 300),
    ]
    hair(
        sheet,
        fall,
        INK,
        [
            ([(262, 240, 0.2), (262, 350, 1), (288, 480, 0.2)], 6),
            ([(272, 220, 0.2), (272, 320, 1), (296, 440, 0.2)], 5),
        ],
    )


def _skirt(sheet: Sheet) -> None:
    outline = [(180, 540), (110, 600), (70, 740), (70, 740), (450, 740), (450, 740), (420, 650), (340, 580), (290, 540)]
    folds: list[Line] = [
        ([(220, 640, 0.2), (190, 690, 1), (150, 734, 0.4)], 10),
        ([(280, 640, 0.2), (290, 690, 1), (280, 734, 0.4)], 10),
        ([(330, 630, 0.2), (370, 680, 1), (396, 734, 0.4)], 10),
    ]
    cloth(sheet, outline, _SKIRT, folds=folds, shade=(26, 10))


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
    cloth(sheet, outline, _ROBE, folds=[([(276, 420, 0.2), (264, 470, 1), (250, 500, 0.2)], 6)], shade=(22, 8))
    neck(sheet, Place(240, 324, 0.68, 0.06), _SKIN)
    shirt = [(206, 342), (206, 342), (238, 356), (278, 338), (278, 338), (256, 390), (238, 420), (238, 420), (216, 390)]
    solid(sheet, shape(sheet, shirt), "#fbf3ea", rim=1.2, grain=0.05)
    trim(sheet, [(204, 338, 0.9), (216, 390, 1), (240, 440, 1)], 18, "#fbf3ea")
    trim(sheet, [(282, 336, 0.9), (262, 390, 1), (236, 440, 1), (216, 490, 1)], 19, "#fbf3ea")
    trim(sheet, [(186, 504, 1), (240, 516, 1), (294, 502, 1)], 46, "#a83a60", rim=2)
    bow = sheet.plate().brush([(240, 510, 0.8), (228, 560, 1.1), (236, 620, 0.4)], 15, dry=0.02)
    solid(sheet, bow, GOLD, rim=1.8)


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


def _arms(sheet: Sheet) -> None:
    laid(sheet, Place(130, 588, 0.72, 0.34, -1), _SKIN, [(150, 548)])
    left = [
        (204, 352),
        (168, 376),
        (120, 450),
        (92, 520),
        (92, 520),
        (134, 552),
        (172, 560),
        (172, 560),
        (186, 620),
        (214, 640),
        (236, 600),
        (228, 520),
        (220, 440),
    ]
    right = [
        (284, 352),
        (330, 372),
        (392, 430),
        (424, 490),
        (430, 560),
        (412, 624),
        (412, 624),
        (364, 600),
        (340, 560),
        (340, 560),
        (360, 500),
        (360, 500),
        (320, 470),
        (274, 440),
    ]
    creases: tuple[list[Line], ...] = (
        [
            ([(188, 390, 0.2), (164, 450, 1), (140, 510, 0.3)], 7),
            ([(204, 400, 0.2), (196, 480, 1), (204, 570, 0.3)], 7),
        ],
        [
            ([(310, 390, 0.2), (370, 450, 1), (404, 590, 0.3)], 7),
            ([(350, 400, 0.2), (404, 470, 1), (416, 560, 0.3)], 6),
        ],
    )
    for i, outline in enumerate((left, right)):
        cloth(sheet, outline, _ROBE, folds=creases[i], shade=(18, 12), seed=6 + i)
    cuff = [(362, 496), (344, 516), (334, 540), (340, 564), (354, 560), (368, 526)]
    solid(sheet, shape(sheet, cuff), "#8a4460", rim=1.8)
    plucking = Place(276, 500, 0.78, -0.16)
    pinch(sheet, plucking, _SKIN, [(344, 530)])
    sheet.body(shape(sheet, [(2, 4), (12, -2), (26, 16), (24, 30), (14, 30)], plucking).mask, _SKIN)
    lines(sheet, [([(4, 6, 0.3), (14, 14, 1), (22, 26, 0.2)], 3.4)], "#3a1c10", at=plucking, dry=0)
    trim(sheet, [(90, 520, 1), (132, 552, 1), (174, 562, 1), (188, 620, 1), (212, 638, 1)], 15, "#fbf3ea")
    trim(sheet, [(360, 498, 1), (346, 528, 1), (340, 562, 1), (366, 600, 1), (412, 622, 1)], 15, "#fbf3ea")
