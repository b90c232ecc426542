"""The diviner: thin, old and blind under his sign; he shakes the tube, and one stick leaps out."""

from __future__ import annotations

from typing import Final

from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import taiji
from art.roles.body import SKIN, Line, Place, cloth, lapels, lines, neck, shape, solid, trim, tufts
from art.roles.faces import Face, head
from art.roles.grips import grip

_ROBE: Final = "#3c4288"
_GREY: Final = "#b4b0a8"
_HEAD: Final = Place(258, 250, 0.9, 0.2)
_TUBE: Final = Place(252, 560, 1, -0.16)


def diviner(sheet: Sheet) -> None:
    """His head is tilted to listen for what falls."""
    _sign(sheet)
    _body(sheet)
    neck(sheet, Place(244, 316, 0.74), SKIN)
    lapels(sheet, Place(244, 330, 0.76), "#dcd6c0", depth=180)
    tufts(
        sheet,
        [([(48, -40, 0.7), (66, 0, 1), (60, 50, 0.1)], 24), ([(-48, -40, 0.7), (-58, -10, 1), (-54, 26, 0.1)], 14)],
        _GREY,
        at=_HEAD,
    )
    head(sheet, _HEAD, Face("bound", old=True, turned=0.45, brow=_GREY, thick=9, smile=-3))
    _blindfold(sheet)
    _cap(sheet)
    _beard(sheet)
    _sticks(sheet)
    _sleeves(sheet)


def _sign(sheet: Sheet) -> None:
    """The cloth sign of his trade on a bamboo pole."""
    pole = sheet.plate().line("M 136 740 L 112 60", 13)
    solid(sheet, pole, "#b99a4c", rim=2.2, grain=0.3)
    knots = sheet.plate()
    for i in range(7):
        y = 120 + i * 90
        knots.disc(112 + (y - 60) * 0.035, y, 9, ry=4)
    solid(sheet, knots, "#a07a34", rim=1.5)
    solid(sheet, sheet.plate().line("M 30 90 L 150 82", 11), "#7a4a24", rim=2)
    flag = [
        (36, 96),
        (36, 96),
        (134, 90),
        (134, 90),
        (140, 200),
        (130, 320),
        (140, 408),
        (140, 408),
        (114, 384),
        (88, 418),
        (62, 390),
        (36, 420),
        (36, 420),
        (44, 320),
        (34, 200),
    ]
    cloth(sheet, flag, "#f4ecd4", folds=[([(60, 330, 0.2), (54, 370, 1), (50, 404, 0.3)], 5)], shade=(10, 6), seed=6)
    edge = sheet.plate().line("M 46 106 L 126 100", 4).line("M 48 112 L 50 380", 2.4).line("M 124 108 L 124 370", 2.4)
    sheet.lay(ink(edge.mask, 3) * 0.8, "#3c4288")
    mark = sheet.plate()
    taiji(mark, 86, 152, 32)
    sheet.lay(ink(mark.mask, 3, edge=0.3), INK)
    word = sheet.plate().text("卜", 88, 268, 112, bold=5)
    sheet.lay(cinnabar(word.mask, 3, 0.1) * 1.1, CINNABAR)


def _body(sheet: Sheet) -> None:
    outline = [
        (212, 328),
        (178, 352),
        (152, 430),
        (140, 560),
        (88, 650),
        (60, 740),
        (60, 740),
        (446, 740),
        (446, 740),
        (430, 660),
        (370, 560),
        (344, 430),
        (316, 352),
        (280, 328),
    ]
    folds: list[Line] = [
        ([(160, 640, 0.2), (200, 690, 1), (280, 704, 0.3)], 10),
        ([(360, 630, 0.2), (340, 680, 1), (280, 716, 0.3)], 10),
        ([(110, 680, 0.2), (150, 716, 1), (210, 728, 0.3)], 8),
    ]
    cloth(sheet, outline, _ROBE, folds=folds, shade=(34, 6))


def _blindfold(sheet: Sheet) -> None:
    ends = sheet.plate()
    ends.brush(_HEAD.of([(56, 4, 0.9), (92, 18, 1.1), (106, 80, 0.3)]), 18, dry=0.03)
    ends.brush(_HEAD.of([(56, 2, 0.9), (104, -4, 1.1), (136, 36, 0.3)]), 17, dry=0.03)
    solid(sheet, ends, "#f2eee0", rim=1.8, grain=0.05)
    band = [
        (-54, -8),
        (-54, -8),
        (-16, -16),
        (24, -18),
        (64, -14),
        (64, -14),
        (64, 14),
        (64, 14),
        (24, 18),
        (-16, 18),
        (-54, 14),
        (-54, 14),
    ]
    solid(sheet, shape(sheet, band, _HEAD), "#f2eee0", rim=2, grain=0.05)
    lines(
        sheet,
        [([(-46, 4, 0.2), (0, -4, 1), (56, 2, 0.2)], 4), ([(0, 12, 0.2), (30, 6, 1), (56, 8, 0.2)], 3)],
        "#5a5448",
        at=_HEAD,
    )


def _cap(sheet: Sheet) -> None:
    """A tall soft cap with two flaps behind."""
    flaps = sheet.plate()
    flaps.brush(_HEAD.of([(56, -60, 0.9), (86, -20, 1.1), (84, 60, 0.7)]), 30, dry=0.02, taper=(0, 0.05))
    solid(sheet, flaps, "#23253a", rim=2)
    crown = [
        (-52, -40),
        (-52, -40),
        (-60, -120),
        (-48, -160),
        (-48, -160),
        (10, -148),
        (62, -164),
        (62, -164),
        (74, -116),
        (66, -34),
        (66, -34),
        (8, -56),
    ]
    solid(sheet, shape(sheet, crown, _HEAD), "#2c2f4a", rim=2.4)
    lines(
        sheet,
        [([(-46, -140, 0.3), (10, -126, 1), (62, -142, 0.3)], 4), ([(8, -146, 0.5), (10, -104, 1), (8, -64, 0.4)], 4)],
        "#0c0d18",
        at=_HEAD,
    )
    trim(sheet, [(-56, -50, 1), (8, -66, 1), (68, -44, 1)], 15, "#8f97d0", at=_HEAD)


def _beard(sheet: Sheet) -> None:
    given: list[Line] = [
        ([(-12, 40, 0.5), (-32, 46, 1), (-42, 84, 0.1)], 9),
        ([(-8, 40, 0.5), (14, 46, 1), (24, 84, 0.1)], 9),
        ([(-14, 66, 1), (-16, 110, 1), (-26, 170, 0.1)], 18),
        ([(-4, 66, 1), (-4, 104, 1), (-10, 150, 0.1)], 15),
    ]
    tufts(sheet, given, _GREY, at=_HEAD, dry=0.15)


def _sticks(sheet: Sheet) -> None:
    inside = sheet.plate()
    tips = sheet.plate()
    for i in (0, 6, 1, 5, 2, 4, 3):
        at = Place(*_TUBE.point((i - 3) * 7, -40), 1, _TUBE.turn + (i - 3) * 0.12)
        inside.fill(polygon(at.of([(-6, -112), (6, -112), (6, 30), (-6, 30)])))
        tips.fill(polygon(at.of([(-6, -112), (6, -112), (6, -84), (-6, -84)])))
    solid(sheet, inside, "#ecd090", rim=1.8)
    sheet.lay(cinnabar(tips.mask, 3, 0.1) * 1.1, CINNABAR)
    leap = Place(356, 378, 1, 0.7)
    solid(sheet, sheet.plate().fill(polygon(leap.of([(-8, -74), (8, -74), (8, 74), (-8, 74)]))), "#f4dc9c", rim=2.2)
    sheet.lay(
        cinnabar(sheet.plate().fill(polygon(leap.of([(-8, -74), (8, -74), (8, -38), (-8, -38)]))).mask, 3, 0.1) * 1.1,
        CINNABAR,
    )
    way = [
        ([(270, 430, 0.1), (294, 406, 0.8), (312, 396, 0.1)], 4.0),
        ([(282, 446, 0.1), (308, 424, 0.8), (326, 414, 0.1)], 4.0),
    ]
    lines(sheet, way, "#3c4288", strength=0.8)
    tube = [(-40, -60), (-40, -60), (40, -60), (40, -60), (36, 88), (36, 88), (-36, 88), (-36, 88)]
    mask = shape(sheet, tube, _TUBE)
    solid(sheet, mask, "#9a5a28", rim=2.8, grain=0.3)
    trim(sheet, [(-40, -52, 1), (0, -46, 1), (40, -52, 1)], 13, "#d2a048", at=_TUBE)
    trim(sheet, [(-36, 76, 1), (0, 82, 1), (36, 76, 1)], 11, "#d2a048", at=_TUBE)


def _sleeves(sheet: Sheet) -> None:
    grip(sheet, Place(214, 546, 0.8, -0.16, -1), SKIN, [(176, 560)])
    grip(sheet, Place(288, 584, 0.8, -0.16), SKIN, [(330, 588)])
    left = [
        (196, 346),
        (160, 376),
        (120, 470),
        (96, 580),
        (104, 660),
        (104, 660),
        (156, 640),
        (196, 596),
        (196, 596),
        (186, 532),
        (186, 532),
        (198, 470),
        (208, 400),
    ]
    right = [
        (300, 346),
        (334, 376),
        (372, 470),
        (402, 580),
        (404, 668),
        (404, 668),
        (352, 662),
        (312, 620),
        (312, 620),
        (316, 560),
        (316, 560),
        (304, 480),
        (290, 400),
    ]
    for i, (outline, s) in enumerate(((left, -1), (right, 1))):
        x = 250
        folds: list[Line] = [
            ([(x + s * 66, 390, 0.2), (x + s * 110, 500, 1), (x + s * 124, 640, 0.3)], 9),
            ([(x + s * 60, 440, 0.2), (x + s * 88, 530, 1), (x + s * 96, 620, 0.3)], 8),
        ]
        cloth(sheet, outline, _ROBE, folds=folds, shade=(20, 12), seed=6 + i)
    trim(sheet, [(104, 660, 1), (156, 640, 1), (196, 598, 1), (186, 532, 1)], 16, "#dcd6c0")
    trim(sheet, [(404, 668, 1), (352, 662, 1), (312, 622, 1), (316, 560, 1)], 16, "#dcd6c0")
