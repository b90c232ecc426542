"""The yin-yang guest: one half of him is black, the other white, and the fan hides his mouth."""

from __future__ import annotations

from math import pi
from typing import Final

from art.ghosts.fists import backhand
from art.ghosts.limbs import pose, spots
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.kit.symbols import yin
from art.roles.body import Line, Place, flesh, lines, neck, shape, solid, trim
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.headwear import combed

_BLACK: Final = "#3d3949"
_NIGHT: Final = "#1f1c28"
_WHITE: Final = "#f7f2e6"
_DUSK: Final = "#b7afbe"
_RED: Final = "#b8322a"
_SKIN: Final = "#ecd6b4"
_HAND: Final = Flesh(_SKIN, "#c4935c", "#f6e6cc", INK)
_HEAD: Final = Place(204, 256, 0.88, -0.1)
_HAT: Final = Place(206, 252, 0.9, -0.24)
_TIP: Final = pose(*_HAT.point(150, -40), turn=-0.1, k=0.84)
"""Where the hand has the brim; it comes in from the right."""
_FINGERS: Final = tuple(
    map(spots, ("34,-14 22,-38 -2,-44", "38,-8 18,-34 -14,-32", "36,0 12,-26 -26,-18", "32,12 6,-10 -28,0"))
)


def guest(sheet: Sheet) -> None:
    """He tips his wide hat, and gives nothing else away."""
    _gauze(sheet)
    _robe(sheet)
    neck(sheet, Place(204, 322, 0.84, -0.06), _SKIN)
    _collar(sheet)
    _sash(sheet)
    head(sheet, _HEAD, Face("keen", skin=_SKIN, stern=6, thick=9, turned=0.6))
    combed(sheet, _HEAD)
    shade = sheet.plate().brush([(160, 246, 1), (206, 240, 1), (252, 226, 1)], 24, dry=0, taper=(0, 0), wob=0)
    sheet.lay(shade.mask * 0.5, "#7a6a8c")
    _greeting_arm(sheet)
    _hat(sheet)
    gripping(sheet, _FINGERS, 17, _HAND, _TIP, 0)
    knuckles(sheet, spots("30,-22 44,-16 58,6 56,34 40,40 28,22 26,2 28,-12"), _HAND, _TIP)
    _fan_arm(sheet)


def _gauze(sheet: Sheet) -> None:
    """Strips of gauze from the back of the brim, in the wind: black ones and white ones."""
    for tint, dim, ways in (
        (
            "#575068",
            _NIGHT,
            (
                [(100, 240, 0.9), (86, 310, 1), (92, 390, 1.1), (66, 450, 0.9), (40, 470, 0.1)],
                [(136, 236, 0.9), (118, 320, 1), (124, 396, 1), (98, 446, 0.8), (76, 500, 0.1)],
            ),
        ),
        (
            "#fbf7ec",
            _DUSK,
            (
                [(262, 220, 0.9), (300, 276, 1), (318, 330, 1.1), (362, 366, 0.9), (404, 362, 0.1)],
                [(250, 236, 0.9), (280, 300, 1), (296, 350, 1), (330, 392, 0.8), (372, 402, 0.1)],
            ),
        ),
    ):
        for way in ways:
            strip = sheet.plate().brush(way, 44, dry=0, taper=(0, 0.1), wob=0.02)
            solid(sheet, strip, tint, rim=1.6, grain=0.1)
            inner: list[Line] = [([(x + dx, y, c) for x, y, c in way[:-1]], 4) for dx in (-9, 8)]
            lines(sheet, inner, dim, within=strip.mask, strength=0.7)


def _robe(sheet: Sheet) -> None:
    """The robe is the great sign itself: black runs down into white along one bend, an eye of the other in each."""
    outline = [(196, 318), (150, 332), (124, 372), (128, 460), (140, 540), (104, 620), (54, 740), (54, 740)]
    outline += [(392, 740), (392, 740), (350, 640), (306, 540), (314, 460), (312, 372), (284, 336), (236, 318)]
    folds: list[Line] = [
        ([(158, 570, 0.2), (128, 650, 1), (96, 734, 0.4)], 22),
        ([(276, 570, 0.2), (326, 650, 1), (352, 734, 0.4)], 24),
        ([(254, 590, 0.2), (282, 660, 1), (296, 734, 0.4)], 18),
    ]
    whole = drape(sheet, outline, _BLACK, _NIGHT, folds=folds, shade=(20, 6))
    bend = [(206, 318), (206, 318), (262, 400), (262, 470), (216, 540), (156, 590), (140, 650), (168, 706), (244, 744)]
    white = [*bend, (244, 744), (400, 744), (400, 744), (352, 640), (308, 540), (316, 460), (314, 372), (286, 334)]
    part = shape(sheet, white).mask * whole
    sheet.rim(part, INK, 2).body(woodblock(part, 5, 0.04, mott=0.06, chip=0.1), _WHITE)
    shadow = sheet.plate()
    for points, width in (
        ([(274, 570, 0.2), (316, 650, 1), (336, 734, 0.4)], 26),
        ([(246, 584, 0.2), (266, 660, 1), (270, 734, 0.4)], 20),
        ([(304, 430, 0.3), (300, 500, 1), (290, 540, 0.3)], 22),
    ):
        shadow.brush(points, width, dry=0, taper=(0.1, 0.2))
    sheet.body(shadow.mask * part, _DUSK)
    lines(
        sheet,
        [
            ([(246, 584, 0.2), (266, 660, 1), (270, 734, 0.4)], 3),
            ([(274, 570, 0.2), (316, 650, 1), (336, 734, 0.4)], 3),
        ],
        within=part,
    )
    solid(sheet, sheet.plate().disc(206, 638, 23), _NIGHT, rim=1)


def _collar(sheet: Sheet) -> None:
    shirt = [(168, 322), (168, 322), (206, 376), (244, 318), (244, 318), (226, 420), (206, 450), (190, 420)]
    solid(sheet, shape(sheet, shirt), _RED, rim=1.4)
    trim(sheet, [(162, 326, 0.9), (186, 376, 1), (214, 440, 1), (246, 550, 1)], 24, _WHITE, rim=1.8)
    trim(sheet, [(248, 316, 0.9), (228, 372, 1), (200, 446, 1), (168, 550, 1)], 24, _NIGHT, rim=1.8)


def _sash(sheet: Sheet) -> None:
    sash = [(138, 528), (220, 542), (308, 526), (310, 564), (222, 582), (134, 566)]
    solid(sheet, shape(sheet, sash), _RED, rim=2)
    lines(sheet, [([(150, 550, 0.3), (222, 562, 1), (298, 546, 0.3)], 3)], "#4a0a08", strength=0.7)


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
    mask = shape(sheet, brim, _HAT)
    solid(sheet, mask, "#32303c", rim=2.6)
    right = mask.mask * shape(sheet, [(0, -110), (0, -110), (180, -110), (180, 0), (0, 0), (0, 0)], _HAT).mask
    sheet.body(woodblock(right, 3, 0.05, mott=0.06), "#efe8d6")
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
    top = shape(sheet, crown, _HAT)
    solid(sheet, top, "#3e3b4a", rim=2.6)
    half = top.mask * shape(sheet, [(0, -190), (0, -190), (90, -190), (90, -20), (0, -20), (0, -20)], _HAT).mask
    sheet.body(woodblock(half, 3, 0.05, mott=0.06), _WHITE)
    solid(sheet, sheet.plate().disc(*_HAT.point(0, -158), 12), "#b8322a", rim=2)
    trim(sheet, [(-53, -68, 1), (0, -58, 1), (53, -68, 1)], 12, "#b8322a", at=_HAT)
    lines(sheet, [([(-160, -36, 0.3), (0, -18, 1), (160, -36, 0.3)], 5)], at=_HAT)


def _greeting_arm(sheet: Sheet) -> None:
    """The white arm at the right: the sleeve has slid to the elbow, the thumb is under the brim."""
    outline = [(258, 332), (300, 344), (336, 334), (352, 300), (352, 300), (404, 304), (404, 304), (430, 366)]
    outline += [(440, 460), (452, 560), (452, 560), (404, 556), (352, 520), (306, 470), (280, 420)]
    folds: list[Line] = [
        ([(284, 366, 0.2), (336, 384, 1), (372, 346, 0.3)], 18),
        ([(290, 406, 0.2), (350, 446, 1), (424, 520, 0.3)], 22),
        ([(392, 340, 0.2), (412, 420, 1), (430, 510, 0.2)], 18),
        ([(306, 450, 0.2), (352, 496, 1), (400, 532, 0.2)], 16),
    ]
    drape(sheet, outline, _WHITE, _DUSK, folds=folds, shade=(14, 12))
    trim(sheet, [(405, 306, 0.9), (430, 366, 1), (440, 460, 1), (451, 558, 0.9)], 16, _NIGHT)
    solid(sheet, sheet.plate().disc(378, 304, 28, ry=12, rot=5), "#7c1c18", rim=1.8)
    arm = sheet.plate().brush(
        [(379, 308, 1.15), (384, 280, 1.1), (376, 244, 0.9), (366, 218, 0.84)], 40, dry=0, taper=(0, 0), wob=0
    )
    arm.fill([(350, 206), (355, 232), (362, 262), (384, 256), (386, 220)])
    arm.fill(_TIP(spots("18,-18 40,-26 58,-6 62,30 50,54 28,50 16,22")))
    flesh(sheet, arm.mask, _SKIN, rim=2, shade=(8, 4))
    gripping(sheet, [spots("34,34 10,34 -22,18")], 19, _HAND, _TIP, 0)
    knuckles(sheet, spots("28,18 50,10 56,36 40,48 24,42"), _HAND, _TIP)
    trim(sheet, [(352, 302, 0.9), (378, 316, 1), (406, 306, 0.9)], 13, _NIGHT)


def _fan_arm(sheet: Sheet) -> None:
    """The black arm at the left: it comes out of its wide cuff and closes on the sticks of the fan."""
    sleeve = [(160, 330), (112, 350), (74, 430), (40, 530), (28, 640), (28, 640), (78, 646), (124, 604), (124, 604)]
    sleeve += [(96, 560), (104, 520), (104, 520), (140, 480), (168, 420)]
    folds: list[Line] = [
        ([(136, 366, 0.2), (92, 460, 1), (52, 610, 0.3)], 22),
        ([(150, 410, 0.2), (116, 480, 1), (84, 560, 0.3)], 18),
    ]
    drape(sheet, sleeve, _BLACK, _NIGHT, folds=folds, shade=(10, 10))
    trim(sheet, [(28, 638, 1), (78, 645, 1), (127, 601, 1)], 16, _WHITE)
    solid(sheet, sheet.plate().disc(110, 562, 15, ry=41, rot=-16), "#7c1c18", rim=1.8)
    _fan(sheet, Place(206, 472, 1.04, 0.1))
    way = [(174, 486, 1), (140, 528, 1.16), (112, 566, 1.3)]
    backhand(sheet, pose(204, 466, turn=-0.16, k=0.82, side=-1), _HAND, way, width=37)
    trim(sheet, [(104, 518, 0.9), (98, 560, 1), (124, 604, 0.9)], 15, _WHITE)


def _fan(sheet: Sheet, at: Place) -> None:
    """A fan, half black, half white, spread before the mouth."""
    reach, spread = 176.0, 0.98
    for s, tint in ((1, "#2a2733"), (-1, "#f8f3e6")):
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
    yin(mark, x, y, 35)
    sheet.body(mark.mask, "#20242e")
