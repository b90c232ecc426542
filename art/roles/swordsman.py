"""The sword immortal: a slim young man in white who looks along his blade; the wind has his hair."""

from __future__ import annotations

from typing import Final

from art.kit.geometry import polygon
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, cloth, hair, lapels, lines, neck, shape, solid, trim
from art.roles.faces import Face, head
from art.roles.grips import blade_hand, grip
from art.roles.headwear import GOLD, combed

_ROBE: Final = "#dfe8e4"
_RED: Final = "#b3221a"
_SKIN: Final = "#f0d8b4"
_HEAD: Final = Place(236, 226, 0.9, -0.06)
_SWORD: Final = Place(340, 436, 1, -0.95)


def swordsman(sheet: Sheet) -> None:
    """The sword is drawn across him from the hip past his shoulder."""
    _flying_hair(sheet)
    _body(sheet)
    neck(sheet, Place(234, 296, 0.86), _SKIN)
    lapels(sheet, Place(234, 304, 0.86), _RED, depth=240, width=26)
    _sash(sheet)
    head(sheet, _HEAD, Face("keen", skin=_SKIN, stern=6, thick=10, turned=0.75, lips="#a8503c"))
    _knot(sheet)
    lines(
        sheet,
        [
            ([(-34, 42, 0.1), (-26, 38, 1), (-16, 40, 0.6), (-5, 37, 1), (6, 41, 0.1)], 4.5),
            ([(-17, 60, 0.8), (-18, 68, 0.9), (-18, 76, 0.1)], 6),
        ],
        at=_HEAD,
    )
    _far_arm(sheet)
    _near_sleeve(sheet)
    _sword(sheet)
    grip(sheet, Place(342, 440, 0.84, -0.95), _SKIN)


def _flying_hair(sheet: Sheet) -> None:
    mass = [
        (240, 150),
        (290, 160),
        (316, 220),
        (350, 262),
        (410, 268),
        (470, 246),
        (470, 246),
        (440, 300),
        (476, 312),
        (476, 312),
        (420, 342),
        (372, 336),
    ]
    mass += [(410, 392), (410, 392), (330, 380), (290, 330), (262, 280)]
    strands: list[Line] = [
        ([(270, 180, 0.2), (320, 270, 1), (440, 274, 0.2)], 6),
        ([(270, 210, 0.2), (320, 306, 1), (440, 318, 0.2)], 6),
        ([(270, 260, 0.2), (310, 336, 1), (386, 372, 0.2)], 5),
    ]
    hair(sheet, mass, INK, strands)


def _body(sheet: Sheet) -> None:
    outline = [
        (196, 306),
        (152, 326),
        (142, 400),
        (168, 500),
        (150, 600),
        (90, 740),
        (90, 740),
        (440, 740),
        (440, 740),
        (350, 620),
        (312, 500),
        (326, 400),
        (316, 326),
        (272, 306),
    ]
    folds: list[Line] = [
        ([(200, 560, 0.3), (180, 640, 1), (136, 730, 0.5)], 9),
        ([(240, 570, 0.3), (244, 650, 1), (230, 730, 0.5)], 9),
        ([(286, 560, 0.3), (320, 640, 1), (380, 730, 0.5)], 9),
    ]
    cloth(sheet, outline, _ROBE, folds=folds, shade=(34, 6))


def _sash(sheet: Sheet) -> None:
    ends = sheet.plate().brush(
        [(300, 520, 0.8), (370, 520, 1.1), (420, 570, 1), (486, 560, 0.3)], 28, dry=0.02, taper=(0, 0.15)
    )
    ends.brush([(300, 526, 0.8), (356, 560, 1.1), (390, 630, 1), (440, 640, 0.3)], 26, dry=0.02, taper=(0, 0.15))
    solid(sheet, ends, _RED, rim=2)
    trim(sheet, [(164, 506, 1), (240, 524, 1.05), (316, 504, 1)], 44, _RED, rim=2)
    lines(sheet, [([(176, 504, 0.3), (240, 518, 1), (306, 500, 0.3)], 3.5)], "#3a0a08", strength=0.7)


def _knot(sheet: Sheet) -> None:
    combed(sheet, _HEAD)
    lock = [(-46, -66), (-58, -20), (-54, 30), (-66, 84), (-66, 84), (-44, 40), (-42, -14), (-30, -60)]
    hair(sheet, lock, INK, [], at=_HEAD)
    hair(
        sheet,
        [(-18, -86), (-30, -126), (0, -150), (34, -138), (42, -104), (28, -84)],
        INK,
        [([(-14, -96, 0.2), (4, -130, 1), (24, -110, 0.2)], 5)],
        at=_HEAD,
    )
    crown = [
        (-30, -84),
        (-30, -84),
        (-36, -120),
        (-36, -120),
        (6, -108),
        (46, -120),
        (46, -120),
        (40, -82),
        (40, -82),
        (6, -92),
    ]
    solid(sheet, shape(sheet, crown, _HEAD), GOLD, rim=2)
    pin = sheet.plate().brush(_HEAD.of([(-62, -98, 0.5), (6, -104, 1), (84, -112, 0.7)]), 8, dry=0, taper=(0.02, 0.02))
    solid(sheet, pin, GOLD, rim=1.5)


def _far_arm(sheet: Sheet) -> None:
    """The arm at the left: two fingers run along the blade, the sleeve hangs wide."""
    sleeve = [
        (196, 318),
        (150, 350),
        (130, 392),
        (130, 392),
        (74, 412),
        (74, 412),
        (44, 480),
        (30, 570),
        (40, 640),
        (40, 640),
        (104, 590),
        (160, 500),
        (184, 420),
    ]
    folds: list[Line] = [
        ([(164, 370, 0.2), (116, 470, 1), (56, 600, 0.3)], 9),
        ([(112, 420, 0.2), (80, 490, 1), (52, 570, 0.3)], 7),
        ([(176, 400, 0.2), (150, 470, 1), (110, 560, 0.3)], 7),
    ]
    cloth(sheet, sleeve, _ROBE, folds=folds, shade=(18, 14), seed=6)
    solid(sheet, sheet.plate().disc(102, 402, 31, ry=11, rot=-20), "#8a1c14", rim=1.8)
    blade_hand(sheet, Place(94, 350, 0.72, -0.12), _SKIN, [(102, 398)])
    trim(sheet, [(72, 414, 1), (104, 408, 1), (132, 392, 1)], 14, _RED)
    trim(sheet, [(42, 640, 1), (106, 592, 1), (160, 502, 1)], 13, _RED)


def _sword(sheet: Sheet) -> None:
    blade = [
        (-15, -50),
        (-15, -50),
        (-12, -250),
        (-8, -310),
        (0, -352),
        (0, -352),
        (8, -310),
        (12, -250),
        (15, -50),
        (15, -50),
    ]
    mask = shape(sheet, blade, _SWORD)
    solid(sheet, mask, "#f4f7f4", rim=3)
    dark = sheet.plate().fill(polygon(_SWORD.of([(0, -50), (0, -354), (20, -354), (20, -50)])))
    sheet.lay(dark.mask * mask.mask * 0.55, "#5a7484")
    guard = [(-44, -62), (-30, -44), (-14, -36), (14, -36), (30, -44), (44, -62), (16, -58), (0, -66), (-16, -58)]
    solid(sheet, shape(sheet, guard, _SWORD), GOLD, rim=2.2)
    hilt = sheet.plate().fill(polygon(_SWORD.of([(-9, -40), (9, -40), (9, 62), (-9, 62)])))
    solid(sheet, hilt, "#5a2a1c", rim=2)
    pommel = _SWORD.point(0, 68)
    solid(sheet, sheet.plate().disc(*pommel, 15), GOLD, rim=2)
    tassel = sheet.plate()
    x, y = pommel
    for i in range(5):
        tassel.brush(
            [(x, y, 0.6), (x + 26 + i * 5, y + 16, 1), (x + 62 + i * 6, y + 56 - i * 12, 0.2)], 11, dry=0.15, seed=i
        )
    solid(sheet, tassel, "#d8321f", rim=1.5)


def _near_sleeve(sheet: Sheet) -> None:
    """The sleeve at the right, from which the fist with the hilt comes."""
    sleeve = [
        (276, 316),
        (330, 332),
        (392, 380),
        (436, 440),
        (452, 520),
        (430, 600),
        (430, 600),
        (370, 560),
        (322, 500),
        (322, 500),
        (346, 456),
        (346, 456),
        (318, 430),
        (284, 400),
    ]
    folds: list[Line] = [
        ([(310, 350, 0.2), (380, 410, 1), (378, 470, 0.3)], 8),
        ([(390, 410, 0.2), (422, 490, 1), (414, 570, 0.3)], 8),
        ([(364, 470, 0.2), (384, 520, 1), (410, 570, 0.2)], 7),
    ]
    cloth(sheet, sleeve, _ROBE, folds=folds, shade=(20, 16), seed=7)
    trim(sheet, [(346, 452, 1), (338, 476, 1), (320, 502, 1)], 14, _RED)
    trim(sheet, [(324, 506, 1), (370, 558, 1), (428, 598, 1)], 13, _RED)
