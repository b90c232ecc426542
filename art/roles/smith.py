"""The artificer: a smith as broad as his anvil, the hammer raised over a blade that glows."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from art.ghosts.fists import backhand, closed
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.base import SCALE, Points, blur
from art.kit.geometry import around, polygon
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles import headwear
from art.roles.body import Line, Place, flesh, hair, lines, neck, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head

_SKIN: Final = "#cf9460"
_BEARD: Final = "#3d3b42"
_HANDS: Final = Flesh(_SKIN, "#a3683c", "#e6b889", INK)
_ROBE: Final = "#4a6078"
_DIM: Final = "#2b3848"
_LEATHER: Final = "#7a4826"
_HIDE: Final = "#4e2b16"
_HEAD: Final = Place(228, 236, 0.84, 0.06)
_RAISED: Final = (
    (190, 312),
    (150, 300),
    (122, 304),
    (100, 324),
    (100, 294),
    (96, 256),
    (100, 222),
    (64, 214),
    (42, 250),
    (20, 304),
    (22, 352),
    (36, 394),
    (58, 408),
    (96, 410),
    (126, 434),
    (150, 470),
    (200, 400),
)
"""The outline of the raised arm, from the neck over the shoulder to the wrist and back to the armpit."""
_FACE: Final = Face("bound", skin=_SKIN, brow=_BEARD, turned=0.6)


def smith(sheet: Sheet) -> None:
    """One arm bare, the robe off its shoulder; a leather apron, a topknot, a beard like iron."""
    _hammer(sheet)
    _torso(sheet)
    _fist(sheet)
    _robe(sheet)
    _apron(sheet)
    neck(sheet, Place(226, 296, 0.9, -0.04), _SKIN)
    _collar(sheet)
    head(sheet, _HEAD, _FACE)
    _eyes(sheet)
    _topknot(sheet)
    _beard(sheet)
    _anvil(sheet)
    _blade(sheet)
    _tongs_arm(sheet)
    _sparks(sheet)


def _eyes(sheet: Sheet) -> None:
    """Small eyes screwed up against the glow, deep under bushy brows that meet."""
    whites, pupils, brows = sheet.plate(), sheet.plate(), sheet.plate()
    lids: list[Line] = []
    for s in (-1, 1):
        whites.fill(_HEAD.of(_FACE.placed([(s * 40, -1), (s * 26, -5), (s * 13, 4), (s * 26, 7)])))
        pupils.disc(*_HEAD.point(*_FACE.placed([(s * 26 - 4, 1)])[0]), 4.2)
        lids.append((_FACE.placed([(s * 42, -2, 0.4), (s * 26, -6, 1), (s * 12, 4, 0.3)]), 3.4))
        lids.append((_FACE.placed([(s * 40, 12, 0.2), (s * 27, 15, 0.8), (s * 14, 11, 0.2)]), 2.6))
        lids.append((_FACE.placed([(s * 48, 4, 0.2), (s * 56, 10, 0.8), (s * 60, 18, 0.1)]), 2.6))
        for i in range(5):
            x = 10 + 9 * i
            way = [(s * x, -8 - i * 1.5, 1), (s * (x + 8), -19 - 2 * i, 1), (s * (x + 15), -22 - 3 * i, 0.1)]
            brows.brush(_HEAD.of(_FACE.placed(way)), 9.5, dry=0.05, seed=i)
    sheet.body(whites.mask, "#f3e3c4").body(pupils.mask * whites.mask, "#1c1a1f")
    lines(sheet, lids, "#5a2c14", at=_HEAD, dry=0.03)
    lines(
        sheet,
        [([(-8, -18, 0.2), (-7, -6, 1), (-9, 4, 0.2)], 3), ([(2, -18, 0.2), (1, -8, 1), (3, 2, 0.2)], 3)],
        "#5a2c14",
        at=_HEAD,
    )
    solid(sheet, brows, _BEARD, rim=1.3)


def _hammer(sheet: Sheet) -> None:
    """The hammer over the head."""
    at = Place(104, 170, 1, 0.42)
    haft = [(-10, -96), (10, -96), (11, 120), (-11, 120)]
    solid(sheet, sheet.plate().fill(polygon(at.of(haft))), "#b98a4a", rim=2.4, grain=0.3)
    block = [
        (-74, -132),
        (-74, -132),
        (58, -132),
        (58, -132),
        (76, -118),
        (76, -72),
        (58, -58),
        (58, -58),
        (-74, -58),
        (-74, -58),
    ]
    mask = shape(sheet, block, at)
    solid(sheet, mask, "#8795a0", rim=3)
    sheet.body(
        sheet.plate().fill(polygon(at.of([(-68, -126), (56, -126), (56, -110), (-68, -110)]))).mask * 0.8, "#c8d2d6"
    )
    sheet.lay(sheet.plate().fill(polygon(at.of([(-74, -74), (76, -74), (58, -58), (-74, -58)]))).mask * 0.6, "#3a4450")


def _torso(sheet: Sheet) -> None:
    """Print the bare trunk and the arm that has swung up in one piece, so that the shoulder runs into both."""
    trunk = sheet.plate().fill(
        [(176, 306), (150, 318), (120, 350), (122, 440), (130, 520), (130, 640), (330, 640), (330, 420), (300, 306)]
    )
    trunk.fill(_RAISED)
    mask = trunk.mask
    flesh(sheet, mask, _SKIN, rim=2.4, shade=(14, 10))
    cuts: list[Line] = [
        ([(186, 322, 0.1), (166, 346, 0.9), (150, 384, 1), (132, 398, 0.1)], 6),
        ([(124, 322, 0.2), (108, 346, 1), (110, 374, 0.1)], 5),
        ([(56, 392, 0.2), (84, 380, 1), (122, 392, 0.8), (140, 412, 0.1)], 5.5),
        ([(102, 322, 0.9), (84, 332, 1), (66, 330, 0.1)], 5),
        ([(48, 366, 0.1), (44, 316, 1), (66, 256, 0.1)], 5),
        ([(80, 316, 0.1), (84, 284, 1), (82, 256, 0.1)], 4),
        ([(126, 430, 0.2), (150, 454, 1), (190, 450, 0.6), (206, 432, 0.1)], 7),
        ([(222, 350, 0.1), (214, 400, 0.8), (206, 430, 0.1)], 4),
        ([(134, 470, 0.2), (148, 486, 1), (142, 504, 0.1)], 5),
        ([(160, 322, 0.1), (196, 336, 1), (218, 352, 0.2)], 5),
    ]
    lines(sheet, cuts, "#5a2c14", within=mask, strength=0.8)


def _fist(sheet: Sheet) -> None:
    """Close the fist round the haft."""
    closed(sheet, pose(92, 184, turn=0.36, k=0.84), _HANDS, [(86, 230, 1)], width=46)
    cuff = sheet.plate().brush([(50, 238, 1), (74, 250, 1), (104, 248, 1)], 28, dry=0, taper=(0, 0), wob=0)
    solid(sheet, cuff, "#5a3420", rim=2)


def _robe(sheet: Sheet) -> None:
    """Hang the robe on the other shoulder; its empty sleeve is tied off at the hip."""
    body = [(252, 302), (300, 304), (346, 330), (352, 420), (342, 500), (346, 580), (346, 580), (124, 580), (124, 580)]
    body += [(126, 506), (126, 506), (190, 446), (226, 380)]
    folds: list[Line] = [
        ([(316, 392, 0.2), (280, 456, 1), (206, 490, 0.2)], 20),
        ([(322, 440, 0.2), (296, 486, 1), (240, 510, 0.2)], 18),
        ([(290, 330, 0.2), (276, 380, 1), (240, 430, 0.2)], 14),
    ]
    drape(sheet, body, _ROBE, _DIM, folds=folds, shade=(22, 6))


def _collar(sheet: Sheet) -> None:
    """Lay the collar from the covered shoulder down to the other hip."""
    trim(sheet, [(254, 298, 0.9), (244, 356, 1), (204, 430, 1), (122, 510, 1)], 25, "#2c3644", rim=2)
    lines(sheet, [([(262, 312, 0.3), (254, 362, 1), (212, 438, 1), (136, 512, 0.3)], 2.6)], "#9fb0bc", strength=0.2)


def _apron(sheet: Sheet) -> None:
    """Print the leather apron, the belt, and over it the knot of the sleeve."""
    outline = [
        (132, 530),
        (132, 530),
        (228, 546),
        (334, 530),
        (334, 530),
        (352, 740),
        (352, 740),
        (100, 740),
        (100, 740),
    ]
    folds: list[Line] = [
        ([(170, 570, 0.2), (160, 640, 1), (164, 720, 0.4)], 18),
        ([(286, 570, 0.2), (300, 640, 1), (300, 720, 0.4)], 22),
    ]
    drape(sheet, outline, _LEATHER, _HIDE, folds=folds, shade=(28, 6))
    trim(sheet, [(126, 524, 1), (228, 538, 1), (344, 522, 1)], 34, "#c8702c", rim=2)
    hanging = [
        (128, 500),
        (160, 506),
        (168, 536),
        (154, 570),
        (146, 620),
        (146, 620),
        (102, 612),
        (102, 612),
        (112, 560),
    ]
    hanging += [(104, 528)]
    drape(sheet, hanging, _ROBE, _DIM, folds=[([(136, 548, 0.2), (130, 580, 1), (120, 610, 0.2)], 12)], shade=(10, 6))
    trim(sheet, [(108, 536, 1), (136, 546, 1), (164, 538, 1)], 14, "#2c3644", rim=1.6)


def _topknot(sheet: Sheet) -> None:
    """Comb the hair back into a knot, wound with a red cloth."""
    headwear.combed(sheet, _HEAD)
    bun = [(-16, -86), (-30, -122), (-4, -150), (32, -144), (44, -112), (28, -84)]
    hair(sheet, bun, INK, [([(-14, -100, 0.2), (4, -134, 1), (28, -114, 0.2)], 5)], at=_HEAD)
    ends = sheet.plate().brush(_HEAD.of([(26, -92, 0.8), (58, -104, 1.1), (88, -88, 0.2)]), 17, dry=0.03)
    ends.brush(_HEAD.of([(26, -90, 0.8), (56, -82, 1.1), (72, -56, 0.2)]), 15, dry=0.03)
    solid(sheet, ends, "#8e2318", rim=1.8)
    trim(sheet, [(-22, -92, 1), (6, -98, 1), (34, -88, 1)], 20, "#b02a1e", at=_HEAD, rim=1.8)


def _beard(sheet: Sheet) -> None:
    """A short thick beard along the jaw, shot with grey."""
    given: list[Line] = []
    for i, x in enumerate((-47, -42, -35, -26, -16, -4, 8, 20, 30, 38, 43)):
        outer = x < -40 or x > 36
        top = 64 - abs(x + 8) * 0.1 - 44 * outer
        low = 118 - abs(x + 10) * (1.1 if outer else 0.8)
        middle = (x * 1.02 - 2, (top + low) / 2, 1.2)
        given.append(([(x, top, 0.2 if outer else 0.6), middle, (x * 0.9 - 6 + 5 * (i % 2), low, 0.1)], 19 - 6 * outer))
    tufts(sheet, given, _BEARD, at=_HEAD, dry=0.1)
    grey: list[Line] = [([(x, 66, 0.2), (x - 3, 84, 1), (x - 6, 104, 0.1)], 3.5) for x in (-34, -14, 10)]
    plate = sheet.plate()
    for way, width in grey:
        plate.brush(_HEAD.of(way), width, dry=0.1)
    sheet.body(plate.mask * 0.8, "#a8a6a8")
    for s in (-1, 1):
        tufts(
            sheet,
            [([(-12, 38, 0.7), (-12 + s * 18, 40, 1.2), (-12 + s * 36, 62, 0.1)], 13)],
            "#2c2a30",
            at=_HEAD,
            dry=0.1,
        )


def _anvil(sheet: Sheet) -> None:
    glow = sheet.plate().disc(170, 604, 150, ry=60).mask
    sheet.body(blur(glow, 26 * SCALE) * 0.5, "#f6a03a")
    outline = [
        (14, 612),
        (14, 612),
        (64, 606),
        (90, 606),
        (90, 606),
        (300, 606),
        (300, 606),
        (300, 648),
        (300, 648),
        (244, 656),
        (226, 690),
    ]
    outline += [(240, 740), (240, 740), (96, 740), (96, 740), (112, 690), (96, 660), (50, 648)]
    mask = shape(sheet, outline)
    solid(sheet, mask, "#4f5a64", rim=3)
    top = sheet.plate().fill([(20, 612), (66, 606), (300, 606), (300, 606), (300, 622), (300, 622), (66, 624)])
    sheet.body(top.mask * 0.9, "#9aa8b0")


def _blade(sheet: Sheet) -> None:
    """A sword in the making: point, ridge, shoulders and tang; yellow where it is hottest, dull at the tang."""
    at = Place(176, 588, 1, -pi / 2 + 0.1)
    blade: Points = [(-7, 48), (-16, 34), (-16, 34), (-13, -90), (-10, -124), (0, -156), (0, -156)]
    outline = [*blade, *((-x, y) for x, y in reversed(blade[:-2]))]
    tang = shape(sheet, [(-7, 36), (-7, 36), (-5, 98), (-5, 98), (5, 98), (5, 98), (7, 36), (7, 36)], at)
    solid(sheet, tang, "#8e2f14", rim=2.2)
    mask = shape(sheet, outline, at).mask
    sheet.body(blur(mask, 14 * SCALE) * 0.9, "#f07a24")
    sheet.rim(mask, "#5a1808", 2.6).body(mask, "#f4901e")
    hot = [(0, 40), (0, 40), (0, -150), (0, -150), (8, -122), (11, -90), (13, 32), (13, 32)]
    sheet.body(shape(sheet, hot, at).mask, "#ffe98a")
    lines(sheet, [([(0, 38, 0.6), (0, -60, 1), (0, -146, 0.3)], 2.6)], "#a84410", at=at, dry=0)


def _tongs_arm(sheet: Sheet) -> None:
    """The other arm, bent at the elbow; the hand closes round both handles of the tongs."""
    tongs = sheet.plate()
    for s in (-1, 1):
        jaw = [(226, 594 + s * 9, 0.7), (250, 590 + s * 22, 1), (284, 582 + s * 14, 1.1), (304, 577 - s * 4, 1.2)]
        jaw += [(340, 584 - s * 11, 1), (400, 606 - s * 11, 0.9), (434, 618 - s * 15, 0.8)]
        tongs.brush(jaw, 14, dry=0, seed=3, taper=(0, 0), wob=0)
    solid(sheet, tongs, "#3a434c", rim=2.2)
    solid(sheet, sheet.plate().disc(303, 577, 10), "#7d8b96", rim=2)
    arm = [(402, 420), (446, 424), (474, 464), (478, 492), (462, 516), (430, 536), (406, 556), (392, 576), (366, 548)]
    mask = shape(sheet, [*arm, (376, 520), (392, 492), (404, 470)]).mask
    flesh(sheet, mask, _SKIN, rim=2.2, shade=(12, 8))
    muscles: list[Line] = [
        ([(404, 486, 0.2), (416, 492, 1), (430, 482, 0.1)], 4.5),
        ([(450, 478, 0.2), (452, 494, 1), (436, 514, 0.7), (408, 534, 0.1)], 4.5),
        ([(464, 486, 0.2), (460, 498, 1), (450, 506, 0.1)], 3.5),
    ]
    lines(sheet, muscles, "#5a2c14", within=mask, strength=0.8)
    _sleeve(sheet)
    backhand(sheet, pose(352, 590, turn=-1.2, k=0.8), _HANDS, [(378, 560, 1)], width=38)
    cuff = sheet.plate().brush([(362, 536, 1), (384, 550, 1), (402, 574, 1)], 24, dry=0, taper=(0, 0), wob=0)
    solid(sheet, cuff, "#5a3420", rim=2)
    stitches: list[Line] = [([(368, 534, 0.4), (388, 548, 1), (404, 568, 0.4)], 2.2)]
    lines(sheet, stitches, "#d8a060", dry=0)


def _sleeve(sheet: Sheet) -> None:
    """The sleeve, rolled up above the elbow."""
    outline = [(298, 306), (340, 310), (388, 338), (430, 388), (458, 430), (458, 430), (424, 456), (388, 458)]
    outline += [(388, 458), (350, 426), (318, 396)]
    folds: list[Line] = [
        ([(334, 336, 0.2), (384, 386, 1), (420, 436, 0.2)], 18),
        ([(326, 372, 0.2), (360, 412, 1), (396, 444, 0.2)], 16),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(16, 8))
    trim(sheet, [(387, 456, 0.9), (424, 456, 1), (459, 428, 0.9)], 24, "#8fa0ae", rim=2)
    lines(sheet, [([(392, 450, 0.3), (424, 450, 1), (450, 430, 0.3)], 2.4)])


def _sparks(sheet: Sheet) -> None:
    """Sparks off the blow: streaks that fly out in arcs and burst into drops."""
    streaks, cores = sheet.plate(), sheet.plate()
    for i in range(17):
        angle, near = -2.7 + i * 0.14, 30 + 9 * (i * 5 % 4)
        far = near + 34 + 27 * (i * 7 % 4)
        a, b, c = around(132, 586, near, angle), around(132, 586, (near + far) / 2, angle), around(132, 586, far, angle)
        fall = 0.0016 * far * far
        way = [(*a, 0.3), (b[0], b[1] + fall * 0.3, 1), (c[0], c[1] + fall, 0.15)]
        streaks.brush(way, 6.5 - i % 3, dry=0, seed=i, taper=(0.2, 0.3))
        cores.brush(way, 2.6, dry=0, seed=i, taper=(0.2, 0.3))
        if i % 2:
            x, y = c[0] + 9 * cos(angle), c[1] + fall + 9 * sin(angle)
            streaks.disc(x, y, 3.6).disc(x + 10, y - 7, 2.2)
    sheet.rim(streaks.mask, "#9a3a10", 1.2)
    sheet.body(streaks.mask, "#f8a030").body(cores.mask, "#fff0b0")
