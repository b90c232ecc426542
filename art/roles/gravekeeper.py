"""The gravekeeper: bent double under his torn cloak among the tombstones, his lantern held out before his face."""

from __future__ import annotations

from math import degrees
from typing import Final

from art.ghosts.fists import backhand
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.base import Mask, Points, turned
from art.kit.media import ink, woodblock
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, lines, shaded, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head

_Outline = list[tuple[float, float]]
_CLOAK: Final = ("#4b5156", "#2a2e33")
_CAPE: Final = ("#646a6c", "#3d4347")
_HOOD: Final = ("#757a79", "#494f51")
_LIT: Final = "#e3c983"
"""What the lantern shines on."""
_SKIN: Final = "#f0d196"
_HAND: Final = Flesh(_SKIN, "#a8804e", "#f8e4b8", INK)
_GREY: Final = "#dedbd2"
_HEAD: Final = Place(218, 352, 0.86, -0.22)
_LANTERN: Final = (76.0, 262.0)


def gravekeeper(sheet: Sheet) -> None:
    """The back is higher than the head; the lantern hangs a head's width before the face and lights it."""
    _light(sheet)
    _tombstones(sheet)
    _robe(sheet)
    _cloak(sheet)
    _crook(sheet)
    _lantern(sheet)
    _arm(sheet)
    _cape(sheet)
    _hood_inside(sheet)
    head(sheet, _HEAD, Face("tired", skin=_SKIN, old=True, turned=0.9, brow=_GREY, thick=12))
    _far_cheek(sheet)
    _beard(sheet)
    _hood(sheet)


def _light(sheet: Sheet) -> None:
    for r, tint in ((104, "#ecd08c"), (80, "#fbe9ae")):
        sheet.body(woodblock(sheet.plate().disc(*_LANTERN, r).mask, 3, 0.2) * 0.9, tint)


def _tombstones(sheet: Sheet) -> None:
    """Slabs that lean this way and that, written over, the side to the lantern bright."""
    for x, y, k, turn in ((60, 636, 1.08, -0.07), (470, 552, 0.92, 0.08)):
        at = Place(x, y, k, turn)
        side = [(-36, 64), (-36, 64), (-36, -48), (-22, -66), (0, -72), (22, -66), (44, -46), (46, 64), (46, 64)]
        solid(sheet, shape(sheet, side, at), "#34393c", rim=2.6)
        face = [(-36, 64), (-36, 64), (-36, -48), (-22, -66), (0, -72), (20, -62), (32, -44), (34, 64), (34, 64)]
        plate = shape(sheet, face, at)
        solid(sheet, plate, "#9ea198", rim=1.6)
        sheet.body(shaded(plate.mask, -7, -5), _LIT)
        words = sheet.plate().text("故人之墓", x - 1, y - 38 * k, 23 * k, upright=True, bold=0.6)
        sheet.lay(ink(turned(words.mask, x, y, -degrees(turn)), 3, edge=0.3), INK)
    grass = sheet.plate()
    for i, x in enumerate((24, 44, 92, 104, 120, 446, 462, 488)):
        base = 704 if x < 300 else 622
        for dx in (-9, 0, 10):
            grass.brush([(x, base, 1), (x + dx * 0.4, base - 14, 0.8), (x + dx, base - 30, 0.1)], 6, dry=0.1, seed=i)
    sheet.body(grass.mask, "#3c463c")


def _robe(sheet: Sheet) -> None:
    """The robe under the cloak, the keys at its girdle, cloth shoes."""
    for x, y in ((176, 684), (268, 690)):
        trim(sheet, [(x - 46, y + 4, 0.6), (x, y + 6, 1), (x + 30, y + 4, 0.9)], 8, "#e6dcc0")
        shoe = [(x + 28, y - 30), (x + 30, y + 3), (x + 30, y + 3), (x - 44, y + 3), (x - 50, y - 8), (x - 30, y - 16)]
        plate = shape(sheet, [*shoe, (x - 12, y - 30)])
        solid(sheet, plate, "#3a3430", rim=2.2)
        sheet.body(shaded(plate.mask, -5, -4), "#a58c5c")
    outline = [(206, 460), (168, 540), (150, 610), (142, 670), (142, 670), (178, 662), (206, 676), (236, 664)]
    folds: list[Line] = [
        ([(190, 570, 0.2), (176, 620, 1), (172, 664, 0.4)], 18),
        ([(236, 570, 0.2), (228, 620, 1), (226, 668, 0.4)], 18),
    ]
    mask = drape(
        sheet,
        [*outline, (270, 682), (310, 670), (310, 670), (312, 560)],
        "#a39f8c",
        "#666556",
        folds=folds,
        shade=(20, 6),
    )
    sheet.body(shaded(mask, -6, -2), _LIT)
    keys = sheet.plate()
    keys.ring(196, 592, 16, 5)
    for i in range(3):
        keys.line(f"M {190 + i * 7} 606 L {180 + i * 13} 644", 6).rect(176 + i * 13, 636, 11, 9, 2)
    solid(sheet, keys, "#c8963c", rim=1.6)


def _torn(tips: Points) -> _Outline:
    """Return a torn hem: rags of unlike length, round in the gaps between them."""
    hem: _Outline = []
    for i, (x, y) in enumerate(tips):
        if i:
            hem.append(((tips[i - 1][0] + x) / 2 + 3, min(tips[i - 1][1], y) - (14, 34, 20, 46)[i % 4]))
        hem += [(x + 8, y - 5), (x + 8, y - 5), (x - 6, y), (x - 6, y)]
    return hem


def _cloak(sheet: Sheet) -> None:
    """The cloak, in long folds from the hump down to its rags."""
    outline: _Outline = [(200, 330), (262, 250), (350, 214), (404, 260), (432, 350), (446, 470), (450, 580)]
    hem = _torn([(458, 684), (424, 692), (402, 664), (352, 692), (326, 676), (306, 696), (266, 672)])
    outline += [*hem, (244, 590), (228, 500), (208, 430)]
    folds: list[Line] = [
        ([(396, 440, 0.3), (424, 540, 1), (432, 660, 0.5)], 24),
        ([(352, 440, 0.3), (376, 560, 1), (378, 670, 0.4)], 30),
        ([(310, 440, 0.3), (322, 560, 1), (314, 660, 0.4)], 26),
        ([(262, 500, 0.3), (272, 580, 1), (262, 650, 0.4)], 22),
    ]
    mask = drape(sheet, outline, *_CLOAK, folds=folds, shade=(26, 10))
    ridges: list[Line] = [
        ([(400, 520, 0.1), (406, 580, 1), (404, 640, 0.1)], 8),
        ([(342, 530, 0.1), (352, 590, 1), (344, 650, 0.1)], 9),
        ([(292, 540, 0.1), (294, 590, 1), (284, 636, 0.1)], 9),
    ]
    _ridges(sheet, ridges, mask)


def _ridges(sheet: Sheet, given: list[Line], within: Mask) -> None:
    """Let the lantern touch the folds that stand out."""
    plate = sheet.plate()
    for i, (way, width) in enumerate(given):
        plate.brush(way, width, dry=0.05, seed=i, taper=(0.2, 0.4), wob=0.02)
    sheet.body(woodblock(plate.mask * within, 4, 0.2), "#8d8c7c").body(shaded(within, -6, -2), _LIT)


def _cape(sheet: Sheet) -> None:
    """The cape over the hump and the shoulder, torn like the cloak under it; the arm comes out from under it."""
    outline: _Outline = [(196, 330), (250, 226), (322, 190), (394, 230), (432, 324), (450, 420)]
    hem = _torn([(462, 516), (422, 526), (404, 502), (352, 546), (330, 516), (302, 552), (258, 536)])
    outline += [*hem, (238, 490), (214, 430)]
    folds: list[Line] = [
        ([(338, 222, 0.2), (404, 330, 1), (436, 500, 0.4)], 24),
        ([(316, 260, 0.2), (372, 380, 1), (396, 480, 0.4)], 26),
        ([(316, 330, 0.2), (340, 420, 1), (346, 510, 0.4)], 26),
        ([(306, 420, 0.2), (302, 480, 1), (288, 530, 0.4)], 22),
        ([(266, 450, 0.2), (258, 486, 1), (256, 520, 0.4)], 14),
    ]
    mask = drape(sheet, outline, *_CAPE, folds=folds, shade=(30, 8))
    ridges: list[Line] = [
        ([(350, 300, 0.1), (392, 380, 1), (412, 480, 0.1)], 8),
        ([(340, 360, 0.1), (364, 430, 1), (370, 500, 0.1)], 8),
        ([(318, 420, 0.1), (322, 460, 1), (318, 500, 0.1)], 7),
    ]
    _ridges(sheet, ridges, mask)


def _hood_inside(sheet: Sheet) -> None:
    inside = [(160, 330), (170, 270), (214, 244), (266, 262), (290, 330), (276, 420), (220, 450), (176, 420)]
    solid(sheet, shape(sheet, inside), "#262a30", rim=2)


def _beard(sheet: Sheet) -> None:
    given: list[Line] = []
    for i in range(8):
        x = -44 + i * 9
        given.append(
            ([(x, 60 - abs(i - 4) * 3, 0.8), (x - 2, 120, 1.1), (x * 0.6 + 2, 210 - abs(i - 4) * 14, 0.1)], 21)
        )
    tufts(sheet, given, _GREY, at=_HEAD, dry=0.15)
    for s in (-1, 1):
        tufts(sheet, [([(-14, 40, 0.6), (-14 + s * 20, 48, 1), (-14 + s * 34, 96, 0.1)], 13)], _GREY, at=_HEAD, dry=0.1)


def _far_cheek(sheet: Sheet) -> None:
    """The side of the face that the lantern doesn't reach, cut off along the bridge of the nose and the cheek."""
    dark = [(30, -90), (36, -60), (30, -30), (34, 0), (24, 22), (8, 44), (0, 90), (80, 90), (80, -90)]
    face = shape(sheet, [(8, -84), (42, -75), (60, -42), (58, 2), (45, 40), (18, 62), (-20, 70), (-20, -70)], _HEAD)
    sheet.lay(woodblock(shape(sheet, dark, _HEAD).mask * face.mask, 4, 0.1) * 0.5, "#9a6a3c")


def _hood(sheet: Sheet) -> None:
    outline = [
        *((158, 262), (196, 214), (260, 206), (318, 244), (340, 330), (322, 430), (280, 486), (248, 480), (248, 480)),
        *((278, 410), (284, 330), (262, 278), (214, 262), (158, 288), (158, 288)),
    ]
    folds: list[Line] = [
        ([(206, 232, 0.2), (278, 246, 1), (304, 340, 0.3)], 18),
        ([(262, 224, 0.2), (318, 290, 1), (300, 440, 0.3)], 18),
    ]
    sheet.body(shaded(drape(sheet, outline, *_HOOD, folds=folds, shade=(24, 8)), -5, -3), _LIT)


def _arm(sheet: Sheet) -> None:
    """The arm that comes out from under the cape, the hand closed round the staff."""
    backhand(sheet, pose(112, 494, turn=-0.02, k=0.82), _HAND, [(160, 500, 1)], width=38)
    sleeve = [(262, 442), (206, 456), (154, 464), (154, 464), (144, 526), (144, 526), (166, 548), (208, 574)]
    folds: list[Line] = [
        ([(262, 486, 0.2), (214, 506, 1), (164, 498, 0.3)], 16),
        ([(270, 530, 0.2), (222, 550, 1), (170, 530, 0.3)], 18),
        ([(240, 470, 0.2), (210, 478, 1), (180, 474, 0.2)], 8),
    ]
    mask = drape(sheet, [*sleeve, (244, 584), (284, 560), (290, 480)], *_HOOD, folds=folds, shade=(10, 16))
    sheet.body(shaded(mask, 0, -5), _LIT)
    trim(sheet, [(154, 462, 1), (149, 492, 1), (144, 528, 1)], 16, "#cfc6a6")


def _crook(sheet: Sheet) -> None:
    """The staff, planted before his feet; its crook bends away from him."""
    staff = sheet.plate()
    way = [(126, 706, 1.1), (118, 600, 1), (112, 494, 1.05), (126, 360, 0.95), (144, 230, 1), (142, 150, 0.95)]
    way += [(118, 104, 0.9), (86, 104, 0.85), (72, 134, 0.7), (82, 148, 0.4)]
    staff.brush(way, 21, dry=0, taper=(0, 0.04))
    for x, y in ((118, 580), (120, 400), (142, 250)):
        staff.disc(x, y, 14, ry=9)
    solid(sheet, staff, "#7a4a26", rim=2.6, grain=0.35)
    sheet.body(shaded(staff.mask, -4, -1), "#c98d4a")
    grain: list[Line] = [
        ([(124, 690, 0.3), (118, 620, 1), (116, 560, 0.3)], 3),
        ([(122, 420, 0.3), (130, 340, 1), (142, 250, 0.3)], 3),
    ]
    lines(sheet, grain, "#2a1408", strength=0.7)


def _lantern(sheet: Sheet) -> None:
    x, y = _LANTERN
    sheet.lay(ink(sheet.plate().line(f"M {x} {y - 108} L {x} {y - 64}", 4).mask, 3), INK)
    solid(sheet, sheet.plate().disc(x, y, 50, ry=56), "#ffdf7a", rim=2.8)
    ribs: list[Line] = []
    for dx in (-34, -14, 14, 34):
        ribs.append(([(x + dx * 0.5, y - 54, 0.5), (x + dx, y, 1), (x + dx * 0.5, y + 54, 0.5)], 2.6))
    lines(sheet, ribs, "#b8742a", strength=0.7)
    solid(sheet, sheet.plate().rect(x - 26, y - 66, 52, 15, 4).rect(x - 26, y + 51, 52, 15, 4), "#3a2410", rim=1.6)
    word = sheet.plate().text("墓", x, y, 62, bold=2.5)
    sheet.lay(ink(word.mask, 3, edge=0.3) * 1.1, INK)
    tassel = sheet.plate()
    for i in range(3):
        tassel.brush(
            [(x, y + 66, 0.6), (x - 8 + i * 8, y + 84, 1), (x - 10 + i * 10, y + 108, 0.3)], 7, dry=0.1, seed=i
        )
    solid(sheet, tassel, "#b02a1e", rim=1.2)
