"""The yin-yang guest: one half of him is black, the other white, and the fan hides his mouth."""

from __future__ import annotations

from math import pi
from typing import Final

from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.kit.symbols import taiji
from art.roles.body import Line, Place, cloth, limb, lines, neck, shape, solid, trim
from art.roles.faces import Face, head
from art.roles.grips import grip, pinch
from art.roles.headwear import combed

_BLACK: Final = "#3a3644"
_WHITE: Final = "#f6f1e4"
_SKIN: Final = "#ecd6b4"
_X: Final = 214.0
_HEAD: Final = Place(_X, 250, 0.9, 0.1)


def guest(sheet: Sheet) -> None:
    """He tips his wide hat, and gives nothing else away."""
    _veils(sheet)
    _robe(sheet)
    neck(sheet, Place(_X, 318, 0.84), _SKIN)
    _collar(sheet)
    head(sheet, _HEAD, Face("keen", skin=_SKIN, stern=5, thick=9, turned=0.4))
    combed(sheet, _HEAD)
    _hat(sheet)
    _greeting_arm(sheet)
    _fan_arm(sheet)


def _veils(sheet: Sheet) -> None:
    for s, tint in ((-1, "#4a4458"), (1, "#fbf7ec")):
        outline = [
            (_X + s * 40, 190),
            (_X + s * 152, 196),
            (_X + s * 160, 300),
            (_X + s * 140, 380),
            (_X + s * 156, 440),
            (_X + s * 104, 420),
            (_X + s * 60, 440),
            (_X + s * 54, 300),
        ]
        mask = shape(sheet, outline).mask
        sheet.body(woodblock(mask, 3, 0.3) * 0.78, tint)
        hems: list[Line] = [
            (
                [
                    (_X + s * (74 + 26 * i), 220, 0.3),
                    (_X + s * (80 + 26 * i), 320, 1),
                    (_X + s * (76 + 27 * i), 424, 0.3),
                ],
                3.2,
            )
            for i in range(3)
        ]
        lines(sheet, hems, INK, within=mask, strength=0.5)


def _robe(sheet: Sheet) -> None:
    left = [
        (_X + 2, 316),
        (170, 322),
        (130, 346),
        (112, 430),
        (120, 560),
        (96, 740),
        (96, 740),
        (_X + 2, 740),
        (_X + 2, 740),
    ]
    right = [
        (_X - 2, 316),
        (258, 322),
        (298, 346),
        (318, 430),
        (310, 560),
        (336, 740),
        (336, 740),
        (_X - 2, 740),
        (_X - 2, 740),
    ]
    for i, (outline, tint) in enumerate(((left, _BLACK), (right, _WHITE))):
        s = -1 if i == 0 else 1
        folds: list[Line] = [
            ([(_X + s * 44, 560, 0.3), (_X + s * 52, 640, 1), (_X + s * 60, 734, 0.5)], 8),
            ([(_X + s * 20, 580, 0.3), (_X + s * 22, 660, 1), (_X + s * 20, 734, 0.5)], 7),
        ]
        cloth(sheet, outline, tint, folds=folds, shade=(30, 6) if i else (12, 6), seed=3 + i)
        if i == 0:
            lines(sheet, folds, "#000000", strength=0.8)
    trim(sheet, [(_X, 420, 1), (_X, 600, 1), (_X, 738, 1)], 12, "#b8322a", rim=1.6)
    trim(sheet, [(118, 546, 1), (166, 554, 1), (_X, 556, 1)], 42, _WHITE, rim=2)
    trim(sheet, [(_X, 556, 1), (262, 554, 1), (312, 546, 1)], 42, _BLACK, rim=2)
    solid(sheet, sheet.plate().disc(_X, 556, 27), "#e8dcc0", rim=2.4)
    mark = sheet.plate()
    taiji(mark, _X, 556, 24)
    sheet.body(mark.mask, INK)


def _collar(sheet: Sheet) -> None:
    solid(
        sheet,
        shape(sheet, [(176, 318), (176, 318), (_X, 372), (252, 318), (252, 318), (230, 420), (_X, 450), (198, 420)]),
        "#b8322a",
        rim=1.4,
    )
    trim(sheet, [(172, 318, 0.9), (194, 372, 1), (_X + 4, 440, 1)], 25, _WHITE, rim=1.8)
    trim(sheet, [(256, 318, 0.9), (234, 372, 1), (_X - 4, 446, 1)], 25, _BLACK, rim=1.8)


def _hat(sheet: Sheet) -> None:
    brim = [
        (-168, -36),
        (-168, -36),
        (-90, -70),
        (0, -78),
        (90, -70),
        (168, -36),
        (168, -36),
        (90, -22),
        (0, -16),
        (-90, -22),
    ]
    mask = shape(sheet, brim, _HEAD)
    solid(sheet, mask, "#32303c", rim=2.6)
    right = mask.mask * shape(sheet, [(0, -110), (0, -110), (180, -110), (180, 0), (0, 0), (0, 0)], _HEAD).mask
    sheet.body(woodblock(right, 3, 0.1), "#efe8d6")
    crown = [
        (-52, -64),
        (-52, -64),
        (-46, -100),
        (-18, -122),
        (0, -158),
        (0, -158),
        (18, -122),
        (46, -100),
        (52, -64),
        (52, -64),
        (0, -56),
    ]
    top = shape(sheet, crown, _HEAD)
    solid(sheet, top, "#3e3b4a", rim=2.6)
    half = top.mask * shape(sheet, [(0, -190), (0, -190), (90, -190), (90, -20), (0, -20), (0, -20)], _HEAD).mask
    sheet.body(woodblock(half, 3, 0.1), _WHITE)
    solid(sheet, sheet.plate().disc(*_HEAD.point(0, -158), 12), "#b8322a", rim=2)
    trim(sheet, [(-53, -68, 1), (0, -58, 1), (53, -68, 1)], 12, "#b8322a", at=_HEAD)
    lines(sheet, [([(-160, -36, 0.3), (0, -18, 1), (160, -36, 0.3)], 5)], at=_HEAD)


def _greeting_arm(sheet: Sheet) -> None:
    """The white arm at the right: thumb and finger at the brim, the wide sleeve fallen to the elbow."""
    outline = [(264, 330), (296, 340), (326, 336), (344, 306), (344, 306), (394, 304), (394, 304), (422, 370)]
    outline += [(434, 460), (420, 560), (420, 560), (370, 540), (322, 496), (280, 440)]
    folds: list[Line] = [
        ([(284, 370, 0.2), (330, 384, 1), (362, 350, 0.3)], 8),
        ([(290, 410, 0.2), (350, 450, 1), (404, 530, 0.3)], 8),
        ([(380, 340, 0.2), (404, 420, 1), (412, 510, 0.2)], 8),
    ]
    cloth(sheet, outline, _WHITE, folds=folds, shade=(22, 12), seed=6)
    trim(sheet, [(395, 306, 0.9), (422, 370, 1), (434, 460, 1), (421, 556, 0.9)], 17, _BLACK)
    solid(sheet, sheet.plate().disc(369, 307, 27, ry=11, rot=-4), "#b8322a", rim=1.8)
    limb(sheet, [(372, 312, 1.05), (374, 280, 0.98), (370, 250, 0.8)], 38, _SKIN)
    pinch(sheet, Place(338, 218, 0.6, 0.05), _SKIN, [(371, 262)])
    trim(sheet, [(344, 308, 0.9), (370, 318, 1), (396, 307, 0.9)], 13, _BLACK)


def _fan_arm(sheet: Sheet) -> None:
    sleeve = [
        (158, 330),
        (118, 350),
        (78, 430),
        (44, 540),
        (36, 650),
        (36, 650),
        (92, 640),
        (146, 580),
        (176, 506),
        (176, 506),
        (176, 460),
        (176, 460),
        (176, 400),
    ]
    cloth(sheet, sleeve, _BLACK, shade=(12, 8), seed=5)
    folds: list[Line] = [
        ([(136, 370, 0.2), (96, 470, 1), (60, 620, 0.3)], 9),
        ([(150, 420, 0.2), (128, 500, 1), (100, 590, 0.3)], 8),
    ]
    lines(sheet, folds, "#000000")
    trim(sheet, [(36, 650, 1), (92, 640, 1), (146, 582, 1), (178, 504, 1), (176, 458, 1)], 17, _WHITE)
    _fan(sheet, Place(196, 470, 1, 0.12))
    grip(sheet, Place(196, 476, 0.82, 0.12, -1), _SKIN, [(168, 486)])


def _fan(sheet: Sheet, at: Place) -> None:
    """A fan, half black, half white, spread before the mouth."""
    reach, spread = 176.0, 0.98
    for s, tint in ((-1, "#2a2733"), (1, "#f8f3e6")):
        leaf = [(0.0, 0.0), *[around(0, 0, reach, -pi / 2 + s * spread * i / 10) for i in range(11)]]
        solid(sheet, sheet.plate().fill(polygon(at.of(leaf))), tint, rim=2.6, grain=0.05)
    ribs = sheet.plate()
    for i in range(-6, 7):
        (ax, ay), (bx, by) = at.point(0, 0), at.point(*around(0, 0, reach - 4, -pi / 2 + i * spread / 6))
        ribs.line(f"M {ax} {ay} L {bx} {by}", 2.2)
    sheet.body(ribs.mask * 0.75, "#a8823c")
    x, y = at.point(0, -118)
    sheet.body(sheet.plate().disc(x, y, 38).mask, "#efe4c8")
    mark = sheet.plate()
    taiji(mark, x, y, 35)
    sheet.body(mark.mask, "#20242e")
