"""The woodcutter: bowed a little under a bundle of firewood, his axe on his arm."""

from __future__ import annotations

from typing import Final

from art.kit.geometry import polygon
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles import headwear
from art.roles.body import Line, Place, cloth, lapels, limb, lines, neck, shape, solid, trim, tufts
from art.roles.faces import Face, head
from art.roles.grips import grip

_COAT: Final = "#6f8a34"
_SKIN: Final = "#cf9f6c"
_HEAD: Final = Place(206, 228, 0.88, -0.13)


def woodcutter(sheet: Sheet) -> None:
    """A sturdy man with bare forearms and a load wider than he."""
    _bundle(sheet)
    _legs(sheet)
    _coat(sheet)
    neck(sheet, Place(204, 300, 0.9), _SKIN)
    lapels(sheet, Place(204, 306, 0.9), "#e5d9b8", depth=246)
    _belt(sheet)
    head(sheet, _HEAD, Face("merry", skin=_SKIN, smile=6, thick=10, turned=0.7))
    _stubble(sheet)
    headwear.straw_hat(sheet, Place(203, 212, 0.92, -0.17))
    _arm_on_strap(sheet)
    _axe_arm(sheet)


def _bundle(sheet: Sheet) -> None:
    """Stack the wood: sticks across the back, their cut ends at the left."""
    dark, light = ("#7a4c24", "#94602e", "#6a3f1e"), "#e8c88c"
    rows = ((14, 244), (-8, 282), (-12, 320), (-2, 358))
    for r, (dx, y) in enumerate(rows):
        for j in (1, 0):
            x0, x1, level = 52 + dx + j * 40, 338 + dx + (r * 37 % 34) - j * 22, y - j * 16
            log = sheet.plate().line(f"M {x0} {level + 16} L {x1} {level - 6}", 38)
            solid(sheet, log, dark[(r + j) % 3], rim=2.4, grain=0.45)
            bark: list[Line] = [([(x0 + 60, level + 4, 0.3), (x0 + 160, level - 8, 1), (x1 - 40, level - 22, 0.2)], 4)]
            lines(sheet, bark, strength=0.6)
            cut = sheet.plate().disc(x0, level + 16, 18, ry=19.5)
            solid(sheet, cut, light, rim=2.2)
            rings = sheet.plate().ring(x0, level + 16, 10.5, 2.2).disc(x0, level + 16, 3)
            sheet.lay(rings.mask * 0.8, "#8a5a2c")
    for x in (112, 296):
        trim(sheet, [(x - 4, 216, 1), (x + 3, 300, 1), (x - 4, 398, 1)], 12, "#d9bb78")


def _legs(sheet: Sheet) -> None:
    left = [(108, 596), (84, 650), (78, 740), (78, 740), (186, 740), (186, 740), (212, 610)]
    right = [(196, 600), (222, 660), (232, 740), (232, 740), (340, 740), (340, 740), (330, 660), (302, 596)]
    for i, outline in enumerate((left, right)):
        cloth(sheet, outline, "#5a5248", shade=(26, 4), seed=6 + i)
    wraps: list[Line] = []
    for x0, x1 in ((80, 190), (226, 340)):
        for j in range(2):
            y = 682 + j * 30
            wraps.append(([(x0, y + 10, 0.7), ((x0 + x1) / 2, y + 4, 1), (x1, y - 12, 0.7)], 7))
    lines(sheet, wraps, strength=0.6)


def _coat(sheet: Sheet) -> None:
    outline = [(162, 304), (112, 322), (88, 390), (98, 500), (76, 640), (76, 640), (150, 654), (204, 636), (204, 636)]
    outline += [(270, 656), (338, 640), (338, 640), (310, 500), (330, 396), (300, 322), (250, 304)]
    folds: list[Line] = [
        ([(128, 560, 0.3), (116, 600, 1), (112, 644, 0.4)], 8),
        ([(182, 560, 0.3), (184, 600, 1), (176, 640, 0.4)], 8),
        ([(258, 560, 0.3), (274, 600, 1), (286, 646, 0.4)], 8),
        ([(290, 400, 0.2), (282, 450, 1), (254, 500, 0.2)], 8),
    ]
    cloth(sheet, outline, _COAT, folds=folds, shade=(32, 6))


def _belt(sheet: Sheet) -> None:
    trim(sheet, [(98, 524, 1), (206, 536, 1), (314, 522, 1)], 30, "#c89a4c", rim=2)
    lines(
        sheet,
        [([(104 + i * 16, 514, 0.6), (112 + i * 16, 534, 1), (108 + i * 16, 546, 0.4)], 4) for i in range(13)],
        "#5a3414",
    )
    ends = sheet.plate().brush([(196, 540, 1), (180, 580, 1), (186, 630, 0.7)], 14, dry=0.05)
    ends.brush([(204, 540, 1), (216, 576, 1), (206, 612, 0.7)], 14, dry=0.05)
    solid(sheet, ends, "#c89a4c", rim=1.8)


def _stubble(sheet: Sheet) -> None:
    beard: list[Line] = []
    for x in range(-44, 40, 4):
        low = 76 - abs(x + 6) * 0.62
        beard.append(([(x, low - 18, 0.7), (x * 1.02 - 2, low + 8 + 5 * (x % 8 == 0), 0.1)], 13))
    tufts(sheet, beard, INK, at=_HEAD, dry=0.2)
    lines(sheet, [([(-36, 42, 0.1), (-20, 37, 1), (-8, 40, 0.7), (8, 37, 1), (22, 44, 0.1)], 8)], at=_HEAD)


def _arm_on_strap(sheet: Sheet) -> None:
    """The left one in the picture: an elbow out, the fist on the rope at the shoulder."""
    trim(sheet, [(146, 304, 1), (134, 350, 1), (112, 430, 1)], 17, "#d9bb78")
    limb(
        sheet,
        [(54, 478, 1.15), (84, 440, 1.1), (128, 400, 0.82)],
        56,
        _SKIN,
        [([(66, 452, 0.2), (90, 424, 1), (112, 402, 0.2)], 4)],
    )
    sleeve = [
        (120, 320),
        (90, 340),
        (50, 410),
        (22, 462),
        (22, 462),
        (36, 510),
        (74, 518),
        (74, 518),
        (110, 460),
        (134, 400),
    ]
    folds: list[Line] = [
        ([(100, 356, 0.2), (74, 420, 1), (40, 478, 0.3)], 8),
        ([(114, 400, 0.2), (92, 450, 1), (60, 496, 0.2)], 7),
    ]
    cloth(sheet, sleeve, _COAT, folds=folds, shade=(16, 12), seed=8)
    trim(sheet, [(20, 462, 0.9), (38, 506, 1), (78, 516, 0.9)], 17, "#d9cfa8")
    limb(
        sheet,
        [(60, 494, 1.1), (94, 452, 1.15), (134, 386, 0.84)],
        54,
        _SKIN,
        [([(76, 462, 0.2), (100, 430, 1), (120, 400, 0.2)], 4)],
    )
    grip(sheet, Place(142, 364, 0.84, 0.5), _SKIN, [(120, 410)])


def _axe_arm(sheet: Sheet) -> None:
    """The right one: the forearm across, the axe upright beside him."""
    haft = [(-10, -300), (10, -300), (12, 200), (-12, 200)]
    at = Place(334, 604, 1, 0.1)
    solid(sheet, sheet.plate().fill(polygon(at.of(haft))), "#a06a34", rim=2.4, grain=0.35)
    blade = [
        (-16, -312),
        (16, -316),
        (48, -326),
        (92, -366),
        (92, -366),
        (104, -300),
        (92, -232),
        (92, -232),
        (48, -270),
        (16, -264),
        (-16, -262),
    ]
    back = [(-16, -312), (-16, -312), (-44, -308), (-44, -266), (-16, -262), (-16, -262)]
    solid(sheet, shape(sheet, back, at), "#6f7d84", rim=2.6)
    solid(sheet, shape(sheet, blade, at), "#b4c2c8", rim=2.8)
    edge = [(88, -360), (88, -360), (104, -300), (88, -238), (88, -238), (74, -258), (80, -300), (74, -340)]
    sheet.body(shape(sheet, edge, at).mask, "#f2f5ec")
    sleeve = [
        (292, 318),
        (332, 334),
        (364, 400),
        (388, 470),
        (388, 470),
        (372, 512),
        (326, 516),
        (326, 516),
        (304, 440),
        (284, 380),
    ]
    folds: list[Line] = [([(320, 356, 0.2), (344, 420, 1), (352, 490, 0.3)], 8)]
    limb(
        sheet,
        [(356, 480, 1.15), (366, 530, 1.15), (346, 576, 0.84)],
        56,
        _SKIN,
        [([(374, 516, 0.2), (376, 540, 1), (362, 566, 0.2)], 4)],
    )
    cloth(sheet, sleeve, _COAT, folds=folds, shade=(20, 10), seed=9)
    trim(sheet, [(390, 470, 0.9), (372, 510, 1), (322, 514, 0.9)], 17, "#d9cfa8")
    grip(sheet, Place(326, 588, 0.84, 0.12), _SKIN, [(346, 572)])
