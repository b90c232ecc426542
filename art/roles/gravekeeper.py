"""The gravekeeper: bent double under his cloak, a lantern on his crook."""

from __future__ import annotations

from typing import Final

from art.ghosts.fists import backhand
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.base import SCALE, blur
from art.kit.media import ink
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, lines, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head

_CLOAK: Final = "#525658"
_DIM: Final = "#313538"
_HOOD: Final = "#686d6e"
_HOOD_DIM: Final = "#44494b"
_SKIN: Final = "#dcc4a0"
_HAND: Final = Flesh(_SKIN, "#a8845c", "#efdcbc", INK)
_GREY: Final = "#dedbd2"
_HEAD: Final = Place(218, 352, 0.86, -0.22)


def gravekeeper(sheet: Sheet) -> None:
    """The back is higher than the head; the light falls on the face."""
    _light(sheet)
    _robe(sheet)
    _cloak(sheet)
    _hood_inside(sheet)
    head(sheet, _HEAD, Face("tired", skin=_SKIN, old=True, turned=0.9, brow=_GREY, thick=12))
    _beard(sheet)
    _hood(sheet)
    _crook(sheet)
    _lantern(sheet)
    _hands(sheet)


def _light(sheet: Sheet) -> None:
    glow = sheet.plate().disc(136, 330, 120).mask
    sheet.body(blur(glow, 34 * SCALE) * 0.85, "#ffe7a0")


def _robe(sheet: Sheet) -> None:
    outline = [(206, 460), (160, 540), (130, 640), (116, 740), (116, 740), (330, 740), (330, 740), (320, 560)]
    folds: list[Line] = [
        ([(190, 600, 0.2), (172, 660, 1), (166, 730, 0.4)], 20),
        ([(230, 600, 0.2), (226, 670, 1), (222, 730, 0.4)], 20),
    ]
    drape(sheet, outline, "#8b8c86", "#5f605c", folds=folds, shade=(20, 6))
    keys = sheet.plate().ring(178, 596, 17, 5)
    for i in range(3):
        keys.line(f"M {172 + i * 7} 610 L {160 + i * 14} 652", 6).rect(156 + i * 14, 644, 12, 9, 2)
    solid(sheet, keys, "#b98a3a", rim=1.6)


def _cloak(sheet: Sheet) -> None:
    outline = [
        (196, 300),
        (240, 216),
        (320, 190),
        (394, 234),
        (436, 340),
        (452, 480),
        (448, 600),
        (470, 740),
        (470, 740),
    ]
    outline += [
        (420, 700),
        (388, 740),
        (350, 704),
        (312, 740),
        (286, 700),
        (250, 724),
        (250, 724),
        (236, 640),
        (218, 560),
        (206, 480),
        (190, 420),
    ]
    folds: list[Line] = [
        ([(330, 230, 0.2), (396, 360, 1), (418, 600, 0.3)], 26),
        ([(286, 270, 0.2), (346, 400, 1), (366, 660, 0.3)], 24),
        ([(260, 460, 0.2), (292, 560, 1), (304, 690, 0.3)], 22),
        ([(372, 250, 0.2), (420, 340, 1), (436, 460, 0.2)], 18),
    ]
    drape(sheet, outline, _CLOAK, _DIM, folds=folds, shade=(40, 10))
    patch = Place(352, 560, 1, 0.1)
    solid(
        sheet,
        shape(sheet, [(-34, -30), (-34, -30), (30, -34), (30, -34), (34, 28), (34, 28), (-28, 32), (-28, 32)], patch),
        "#6f6a5a",
        rim=1.5,
    )
    stitches = sheet.plate()
    for x, y, dx, dy in (
        (-34, -12, 9, 0),
        (-32, 10, 9, 0),
        (31, -12, 9, 0),
        (32, 10, 9, 0),
        (-10, -32, 0, 9),
        (12, -33, 0, 9),
        (-8, 31, 0, 9),
        (14, 30, 0, 9),
    ):
        (ax, ay), (bx, by) = patch.point(x - dx, y - dy), patch.point(x + dx, y + dy)
        stitches.line(f"M {ax} {ay} L {bx} {by}", 3)
    sheet.body(stitches.mask, "#d8d2c0")


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


def _hood(sheet: Sheet) -> None:
    outline = [
        (158, 262),
        (196, 214),
        (260, 206),
        (318, 244),
        (340, 330),
        (322, 430),
        (280, 486),
        (248, 480),
        (248, 480),
        (278, 410),
        (284, 330),
        (262, 278),
        (214, 262),
        (158, 288),
        (158, 288),
    ]
    folds: list[Line] = [
        ([(206, 232, 0.2), (278, 246, 1), (304, 340, 0.3)], 18),
        ([(262, 224, 0.2), (318, 290, 1), (300, 440, 0.3)], 18),
    ]
    drape(sheet, outline, _HOOD, _HOOD_DIM, folds=folds, shade=(24, 8))


def _crook(sheet: Sheet) -> None:
    staff = sheet.plate()
    staff.brush(
        [
            (84, 742, 1.1),
            (80, 600, 1),
            (88, 450, 1.05),
            (78, 300, 0.95),
            (80, 170, 1),
            (104, 116, 0.95),
            (146, 116, 0.85),
            (158, 150, 0.7),
            (144, 166, 0.4),
        ],
        22,
        dry=0,
        taper=(0, 0.04),
    )
    for x, y in ((84, 560), (84, 400), (79, 250)):
        staff.disc(x, y, 14, ry=9)
    solid(sheet, staff, "#7a4a26", rim=2.6, grain=0.35)
    grain: list[Line] = [
        ([(82, 700, 0.3), (78, 600, 1), (84, 480, 0.3)], 3),
        ([(86, 400, 0.3), (78, 300, 1), (78, 190, 0.3)], 3),
    ]
    lines(sheet, grain, "#2a1408", strength=0.7)


def _lantern(sheet: Sheet) -> None:
    x, y = 144.0, 270.0
    sheet.lay(ink(sheet.plate().line(f"M {x} 164 L {x} 206", 4).mask, 3), INK)
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


def _hands(sheet: Sheet) -> None:
    sleeve = [
        (250, 450),
        (206, 466),
        (150, 470),
        (126, 462),
        (126, 462),
        (112, 520),
        (112, 520),
        (150, 560),
        (200, 600),
        (250, 610),
        (290, 560),
        (286, 480),
    ]
    folds: list[Line] = [
        ([(256, 480, 0.2), (206, 510, 1), (146, 506, 0.3)], 18),
        ([(272, 520, 0.2), (220, 566, 1), (160, 546, 0.3)], 18),
    ]
    backhand(sheet, pose(86, 494, turn=-0.02, k=0.82), _HAND, [(134, 496, 1)], width=38)
    drape(sheet, sleeve, _HOOD, _HOOD_DIM, folds=folds, shade=(10, 18))
    trim(sheet, [(126, 460, 1), (118, 490, 1), (112, 522, 1)], 17, "#b9b6aa")
