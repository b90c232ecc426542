"""The talismanist: he holds the talisman he has just written between two fingers and breathes life into it."""

from __future__ import annotations

from math import degrees
from typing import Final

from art.kit.base import Points, turned
from art.kit.geometry import polygon
from art.kit.media import cinnabar
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.roles.body import SKIN, Line, Place, flesh, hair, lines, neck, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.hands import brush_grip
from art.roles.headwear import GOLD, combed

_ROBE: Final = "#e2a436"
_DIM: Final = "#b4741e"
_TRIM: Final = "#2a2630"
_WINE: Final = "#8a2a30"
_HEAD: Final = Place(174, 250, 0.92, 0.12, -1)
"""Turned to the right, the chin drawn in."""
_SLIP: Final = Place(314, 246, 1, 0.1)
_PAPER: Final = "#fbdc58"
_BREATHS: Final = (
    ([(208, 306, 0.3), (234, 296, 1), (256, 286, 0.8), (262, 270, 0.1)], 6.0),
    ([(210, 312, 0.3), (240, 309, 1), (268, 304, 0.2)], 6.0),
    ([(208, 319, 0.3), (236, 326, 1), (258, 322, 0.9), (270, 336, 0.1)], 6.0),
)


def talismanist(sheet: Sheet) -> None:
    """He bends over his table towards the paper, the brush still wet in his other hand."""
    _streamers(sheet)
    _body(sheet)
    neck(sheet, Place(176, 322, 0.86, 0.1), SKIN)
    _collar(sheet)
    _sash(sheet)
    head(sheet, _HEAD, Face("tired", stern=2, thick=9, turned=0.9, low=6))
    _crown(sheet)
    _whiskers(sheet)
    _raised_arm(sheet)
    _table(sheet)
    _brush_arm(sheet)


def _body(sheet: Sheet) -> None:
    outline = [(132, 330), (92, 348), (78, 400), (96, 480), (110, 560), (96, 740), (96, 740), (304, 740), (304, 740)]
    folds: list[Line] = [
        ([(268, 410, 0.2), (252, 480, 1), (206, 550, 0.3)], 22),
        ([(276, 470, 0.2), (262, 520, 1), (232, 560, 0.3)], 16),
        ([(116, 400, 0.2), (136, 470, 1), (150, 540, 0.3)], 16),
    ]
    drape(sheet, [*outline, (286, 560), (296, 440), (276, 350), (226, 326)], _ROBE, _DIM, folds=folds, shade=(26, 6))


def _collar(sheet: Sheet) -> None:
    """The lapels run down into the sash, a line of gold along each."""
    shirt = [(132, 334), (132, 334), (186, 392), (222, 330), (222, 330), (206, 420), (184, 460), (156, 420)]
    solid(sheet, shape(sheet, shirt), "#f6f0df", rim=1.2, grain=0.05)
    for way in (
        [(228, 326, 0.9), (210, 390, 1), (184, 450, 1), (148, 556, 1)],
        [(126, 334, 0.9), (148, 394, 1), (184, 456, 1), (230, 560, 1)],
    ):
        trim(sheet, way, 30, _TRIM)
        sheet.body(sheet.plate().brush(way, 2.6, dry=0, taper=(0.02, 0.02)).mask, GOLD)


def _sash(sheet: Sheet) -> None:
    band = [(104, 534), (194, 552), (290, 538), (290, 578), (194, 592), (108, 576)]
    solid(sheet, shape(sheet, band), _WINE, rim=2)
    lines(sheet, [([(116, 556, 0.3), (194, 574, 1), (280, 560, 0.3)], 3)], strength=0.6)


def _streamers(sheet: Sheet) -> None:
    """Two long ribbons that hang from the crown down his back."""
    band = sheet.plate()
    for dx in (0, 26):
        way = [(124 - dx * 0.3, 200, 0.9), (78 - dx, 260, 1), (64 - dx * 0.6, 340, 1.05)]
        band.brush([*way, (44 + dx * 0.2, 420, 1), (52 - dx * 0.6, 486, 0.9)], 21, dry=0.02, taper=(0.02, 0.04))
    solid(sheet, band, _WINE, rim=2)
    edge = sheet.plate()
    for dx in (0, 26):
        edge.brush([(82 - dx, 266, 0.3), (68 - dx * 0.6, 340, 1), (50 + dx * 0.2, 420, 0.3)], 3, dry=0.1)
    sheet.body(edge.mask, "#e8c070")


def _crown(sheet: Sheet) -> None:
    """A crown of five petals, as masters of rites put on, over combed hair."""
    combed(sheet, _HEAD)
    hair(sheet, [(-20, -88), (-16, -120), (6, -132), (30, -120), (34, -88), (8, -94)], INK, [], at=_HEAD)
    for x, y, lean, wide in (
        (-40, -58, -0.3, 0.86),
        (58, -56, 0.32, 0.92),
        (-18, -66, -0.15, 1),
        (38, -66, 0.18, 1.04),
    ):
        _petal(sheet, x, y, lean, wide)
    _petal(sheet, 9, -68, 0.0, 1.16)
    trim(sheet, [(-56, -54, 1), (6, -74, 1), (66, -50, 1)], 20, GOLD, at=_HEAD)
    studs = sheet.plate()
    for x, y in ((-36, -64), (-14, -70), (8, -73), (30, -68), (50, -60)):
        studs.disc(*_HEAD.point(x, y), 3.6)
    sheet.body(studs.mask, _WINE)


def _petal(sheet: Sheet, x: float, y: float, lean: float, wide: float) -> None:
    """Print one petal of the crown: gold round a dark field, a pearl on it."""
    at = Place(*_HEAD.point(x, y), _HEAD.k * wide, _HEAD.turn - lean)
    leaf = [(-22, 4), (-22, 4), (-28, -34), (-17, -58), (0, -82), (0, -82), (17, -58), (28, -34), (22, 4), (22, 4)]
    solid(sheet, shape(sheet, leaf, at), GOLD, rim=2.2)
    field = [(-14, 0), (-19, -32), (-11, -50), (0, -66), (0, -66), (11, -50), (19, -32), (14, 0)]
    solid(sheet, shape(sheet, field, at), "#2c4a5c", rim=1.2)
    solid(sheet, sheet.plate().disc(*at.point(0, -32), 8 * at.k), "#f3e2b4", rim=1.2)


def _whiskers(sheet: Sheet) -> None:
    """Lips rounded to blow, two long thin whiskers, a tuft on the chin."""
    sheet.body(shape(sheet, [(-34, 46), (-16, 46), (10, 48), (10, 72), (-14, 72), (-30, 70)], _HEAD).mask, SKIN)
    lips: list[Line] = [
        ([(-35, 54, 0.7), (-27, 52, 1), (-17, 57, 0.3)], 6),
        ([(-34, 64, 0.7), (-27, 66, 1), (-17, 60, 0.3)], 6.5),
    ]
    lines(sheet, lips, "#b06a50", at=_HEAD, dry=0)
    gap = [(-36, 56), (-28, 55), (-17, 58.5), (-28, 63), (-36, 62)]
    sheet.body(shape(sheet, gap, _HEAD).mask, "#2a100c")
    puffed: list[Line] = [
        ([(-8, 46, 0.2), (0, 55, 1), (-4, 66, 0.2)], 2.6),
    ]
    lines(sheet, puffed, "#6a3a20", at=_HEAD, dry=0)
    given: list[Line] = [
        ([(-24, 46, 0.6), (-40, 52, 1), (-48, 84, 0.8), (-46, 128, 0.05)], 9),
        ([(-16, 46, 0.6), (4, 52, 1), (12, 84, 0.8), (6, 132, 0.05)], 9),
        ([(-20, 76, 0.9), (-20, 104, 1), (-26, 140, 0.05)], 13),
    ]
    tufts(sheet, given, INK, at=_HEAD, dry=0.1)
    breath = sheet.plate()
    for points, width in _BREATHS:
        breath.brush(points, width, dry=0.05, taper=(0.2, 0.4))
    sheet.body(breath.mask, "#fbf3e0")


def _raised_arm(sheet: Sheet) -> None:
    """The arm at the right: elbow on the table, two fingers up, the paper between them."""
    sleeve = [(244, 336), (286, 360), (322, 412), (346, 470), (346, 470), (402, 456), (402, 456), (430, 520)]
    sleeve += [(440, 600), (424, 680), (424, 680), (360, 660), (304, 604), (272, 520), (250, 430)]
    folds: list[Line] = [
        ([(278, 384, 0.2), (330, 490, 1), (396, 640, 0.3)], 24),
        ([(346, 486, 0.2), (394, 560, 1), (414, 640, 0.3)], 20),
        ([(270, 440, 0.2), (298, 540, 1), (340, 620, 0.3)], 18),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(16, 14))
    trim(sheet, [(402, 460, 0.9), (430, 520, 1), (440, 600, 1), (424, 676, 0.9)], 17, _TRIM)
    solid(sheet, sheet.plate().disc(374, 466, 30, ry=13, rot=-14), "#6a2a2c", rim=1.8)
    arm = sheet.plate().brush([(380, 480, 1.1), (370, 444, 1), (357, 414, 0.9)], 44, dry=0, taper=(0, 0), wob=0)
    flesh(sheet, arm.mask, SKIN)
    trim(sheet, [(346, 470, 0.9), (374, 482, 1), (404, 460, 0.9)], 15, _TRIM)
    _talisman_in_hand(sheet)


def _finger(sheet: Sheet, at: Place, points: Points, width: float) -> None:
    plate = sheet.plate().brush(at.of(points), width * at.k, dry=0, seed=2, taper=(0, 0), wob=0)
    for x, y, share in (at.of(points)[0], at.of(points)[-1]):
        plate.disc(x, y, width * at.k * share / 2)
    flesh(sheet, plate.mask, SKIN, rim=1.8, shade=(4, 3))


def _talisman_in_hand(sheet: Sheet) -> None:
    """Two fingers straight up before the foot of the paper, the other two bent under the thumb."""
    at = Place(352, 404, 0.94, -0.06)
    _talisman(sheet)
    _finger(sheet, at, [(8, -10, 1.04), (7, -62, 1), (8, -106, 0.82)], 22)
    palm = [(-30, -16), (-16, -30), (18, -28), (38, -16), (40, 10), (28, 44), (-14, 44), (-30, 18)]
    flesh(sheet, shape(sheet, palm, at).mask, SKIN)
    _finger(sheet, at, [(36, -10, 1), (33, 8, 1.05), (24, 26, 0.9)], 18)
    _finger(sheet, at, [(18, -22, 1), (19, 2, 1.06), (12, 26, 0.9)], 21)
    _finger(sheet, at, [(-15, -10, 1.08), (-17, -58, 1), (-19, -96, 0.8)], 22)
    sheet.body(shape(sheet, [(-25, -10), (-4, -10), (-4, 12), (-24, 12)], at).mask, SKIN)
    thumb = [(-30, 10), (-25, 30), (-8, 34), (12, 27), (30, 20), (31, 10), (22, 6), (2, 12), (-10, 8), (-18, -6)]
    flesh(sheet, shape(sheet, thumb, at).mask, SKIN, rim=1.8, shade=(0, 5))
    sheet.body(shape(sheet, [(-33, -14), (-20, -16), (-14, 4), (-20, 20), (-32, 12)], at).mask, SKIN)
    creases: list[Line] = [
        ([(-25, -52, 0.2), (-18, -54, 1), (-11, -52, 0.2)], 2.8),
        ([(11, 0, 0.2), (18, -2, 1), (25, 0, 0.2)], 2.6),
        ([(29, 4, 0.2), (34, 4, 1), (40, 6, 0.2)], 2.4),
        ([(2, 14, 0.2), (6, 20, 1), (6, 26, 0.2)], 2.4),
    ]
    lines(sheet, creases, "#3a1c10", at=at, dry=0)


def _talisman(sheet: Sheet) -> None:
    """The paper, whole and in front, bending away from his breath; the ink still shines wet."""
    at = _SLIP
    edge = [(-54, -140), (-54, -140), (-8, -134), (54, -148), (54, -148), (58, -60), (52, 20), (55, 84), (55, 84)]
    edge += [(10, 90), (-46, 82), (-46, 82), (-55, 10), (-48, -70)]
    slip = shape(sheet, edge, at).mask
    sheet.rim(slip, INK, 3)
    sheet.slip(slip, _PAPER, 9)
    curl = shape(
        sheet, [(34, -144), (34, -144), (54, -148), (54, -148), (58, -60), (52, 20), (55, 84), (55, 84), (40, 87)], at
    )
    sheet.lay(curl.mask * slip * 0.32, "#b8741c")
    x, y = at.x, at.y
    words = sheet.plate().text("敕令", x, y - 92, 54, upright=True, bold=2.6, gap=0.98)
    words.line(f"M {x - 38} {y - 124} L {x + 38} {y - 126}", 5)
    words.brush(
        [
            (x - 32, y - 10, 0.6),
            (x + 24, y - 14, 1),
            (x + 28, y + 2, 1),
            (x - 22, y + 7, 1),
            (x - 26, y + 22, 1),
            (x + 22, y + 19, 1),
            (x + 4, y + 36, 0.9),
            (x + 12, y + 44, 0.2),
        ],
        8,
        dry=0.02,
        wob=0.02,
        taper=(0.05, 0.1),
    )
    sheet.lay(turned(cinnabar(words.mask, 4, 0.05), x, y, -degrees(at.turn)) * slip * 1.2, "#c01c14")


def _table(sheet: Sheet) -> None:
    """The edge of a table: a dish of cinnabar and a stack of blank papers."""
    board = sheet.plate().fill(polygon([(-10, 652), (522, 630), (522, 760), (-10, 760)]))
    solid(sheet, board, "#6a3220", rim=3, grain=0.4)
    sheet.body(sheet.plate().fill(polygon([(-10, 652), (522, 630), (522, 642), (-10, 664)])).mask * 0.9, "#9a5230")
    for i in range(3):
        sheet_of_paper = [
            (284 + 3 * i, 652 - 7 * i),
            (380 - 2 * i, 645 - 7 * i),
            (412, 674 - 7 * i),
            (304, 684 - 7 * i),
        ]
        solid(sheet, sheet.plate().fill(polygon(sheet_of_paper)), _PAPER, rim=1.8)
    solid(sheet, sheet.plate().disc(198, 668, 62, ry=19), "#dfe6e2", rim=2.4)
    rim = sheet.plate().fill([(136, 668), (150, 698), (198, 710), (246, 698), (260, 668), (198, 687)])
    solid(sheet, rim, "#b8c6c6", rim=2.2)
    solid(sheet, sheet.plate().disc(198, 666, 51, ry=12.5), CINNABAR, rim=1.6)
    shine = sheet.plate().brush([(214, 659, 0.3), (228, 660, 1), (240, 666, 0.2)], 4, dry=0.1)
    sheet.body(shine.mask * 0.8, "#f09a7a")


def _brush_arm(sheet: Sheet) -> None:
    """The arm at the left, its elbow on the table: the brush leans away from his face, a drop falls from its point."""
    sleeve = [(122, 336), (78, 356), (46, 420), (26, 510), (22, 610), (34, 668), (34, 668), (92, 664), (106, 634)]
    sleeve += [(106, 634), (92, 592), (92, 556), (92, 556), (116, 500), (132, 420)]
    folds: list[Line] = [
        ([(98, 376, 0.2), (62, 470, 1), (46, 600, 0.3)], 22),
        ([(116, 410, 0.2), (90, 480, 1), (70, 560, 0.3)], 18),
        ([(60, 560, 0.2), (54, 610, 1), (64, 652, 0.3)], 14),
    ]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(12, 12))
    solid(sheet, sheet.plate().disc(96, 596, 14, ry=41, rot=-6), "#6a2a2c", rim=1.8)
    arm = sheet.plate().brush([(76, 612, 1.25), (96, 598, 1.1), (114, 586, 0.95)], 42, dry=0, taper=(0, 0), wob=0)
    flesh(sheet, arm.mask * (1 - sheet.plate().fill([(0, 540), (84, 540), (88, 600), (96, 650), (0, 680)]).mask), SKIN)
    at = Place(158, 556, 1, -0.3)
    _brush(sheet, at)
    brush_grip(sheet, Place(*at.point(0, 4), 0.8, at.turn), SKIN, [(112, 587), (98, 597, 1.1)])
    trim(sheet, [(90, 556, 0.9), (84, 594, 1), (92, 634, 1), (106, 636, 0.9)], 15, _TRIM)


def _brush(sheet: Sheet, at: Place) -> None:
    shaft = [(-7, -136), (7, -136), (8, 62), (-8, 62)]
    solid(sheet, sheet.plate().fill(polygon(at.of(shaft))), "#7c2f22", rim=2.2)
    solid(sheet, sheet.plate().fill(polygon(at.of([(-8, -146), (8, -146), (8, -126), (-8, -126)]))), GOLD, rim=1.6)
    solid(sheet, sheet.plate().fill(polygon(at.of([(-10, 44), (10, 44), (11, 66), (-11, 66)]))), INK, rim=1.4)
    tuft = [(-11, 65), (-11, 65), (-15, 80), (-9, 96), (0, 116), (0, 116), (9, 96), (15, 80), (11, 65), (11, 65)]
    solid(sheet, shape(sheet, tuft, at), "#f1e6cf", rim=2)
    dipped = [(-14, 84), (-9, 96), (0, 116), (0, 116), (9, 96), (14, 84), (6, 88), (-4, 82)]
    sheet.body(shape(sheet, dipped, at).mask, CINNABAR)
    hairs: list[Line] = [([(x, 68, 0.3), (x * 1.2, 88, 1), (x * 0.2, 110, 0.1)], 2.6) for x in (-7, 0, 7)]
    lines(sheet, hairs, at=at, strength=0.5)
