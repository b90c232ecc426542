"""The artificer: a smith as broad as his anvil, the hammer raised over a blade that glows."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from art.kit.base import SCALE, Points, blur
from art.kit.geometry import around, polygon
from art.kit.sheet import Sheet
from art.roles import headwear
from art.roles.body import Line, Place, cloth, flesh, lines, shape, solid, trim, tufts
from art.roles.faces import Face, head
from art.roles.grips import grip

_SKIN: Final = "#cf9460"
_RED: Final = "#a83a18"
_HEAD: Final = Place(222, 256, 0.9, 0.1)
_FACE: Final = Face("bound", skin=_SKIN, brow=_RED, turned=0.45)


def smith(sheet: Sheet) -> None:
    """Bare arms, a leather apron, a red beard."""
    _hammer_arm(sheet)
    _torso(sheet)
    _apron(sheet)
    head(sheet, _HEAD, _FACE)
    _eyes(sheet)
    headwear.sweatband(sheet, _HEAD)
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
            brows.brush(_HEAD.of(_FACE.placed(way)), 12, dry=0.05, seed=i)
    sheet.body(whites.mask, "#f3e3c4").body(pupils.mask * whites.mask, "#1c1a1f")
    lines(sheet, lids, "#5a2c14", at=_HEAD, dry=0.03)
    lines(
        sheet,
        [([(-8, -18, 0.2), (-7, -6, 1), (-9, 4, 0.2)], 3), ([(2, -18, 0.2), (1, -8, 1), (3, 2, 0.2)], 3)],
        "#5a2c14",
        at=_HEAD,
    )
    solid(sheet, brows, _RED, rim=1.3)


def _hammer_arm(sheet: Sheet) -> None:
    """The arm that has swung up: elbow low outside, the hammer over the head."""
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
    upper, lower = (
        [(128, 350, 1.15), (90, 380, 1.1), (58, 364, 0.85)],
        [(56, 372, 0.95), (54, 310, 1.18), (80, 214, 0.72)],
    )
    _arm(
        sheet,
        upper,
        lower,
        [([(72, 352, 0.2), (76, 310, 1), (84, 262, 0.2)], 5), ([(70, 392, 0.2), (88, 360, 1), (80, 336, 0.2)], 5)],
    )
    grip(sheet, Place(92, 182, 0.98, 0.42), _SKIN, [(80, 226)])
    cuff = sheet.plate().brush([(50, 240, 1), (74, 254, 1), (104, 252, 1)], 30, dry=0, taper=(0, 0), wob=0)
    solid(sheet, cuff, "#5a3420", rim=2)


def _arm(sheet: Sheet, upper: Points, lower: Points, muscles: Sequence[Line]) -> None:
    """Print a heavy arm, bent: upper arm and forearm in one piece."""
    plate = sheet.plate()
    for points, width in ((upper, 94), (lower, 70)):
        plate.brush(points, width, dry=0, taper=(0, 0), wob=0)
        for x, y, share in (points[0], points[-1]):
            plate.disc(x, y, width * share / 2)
    mask = plate.mask
    flesh(sheet, mask, _SKIN, rim=2.2, shade=(18, 8))
    lines(sheet, muscles, "#5a2c14", within=mask, strength=0.7)


def _torso(sheet: Sheet) -> None:
    outline = [(170, 300), (116, 316), (78, 352), (82, 420), (112, 500), (116, 740), (116, 740), (340, 740), (340, 740)]
    outline += [(346, 500), (388, 410), (384, 350), (336, 314), (270, 300)]
    mask = shape(sheet, outline).mask
    flesh(sheet, mask, _SKIN, rim=2.4, shade=(30, 6))
    muscles: list[Line] = [
        ([(104, 372, 0.2), (118, 440, 1), (176, 462, 0.3)], 7),
        ([(356, 372, 0.2), (338, 440, 1), (282, 462, 0.3)], 7),
        ([(150, 336, 0.2), (196, 350, 1), (222, 372, 0.2)], 5),
        ([(306, 334, 0.2), (262, 350, 1), (234, 372, 0.2)], 5),
    ]
    lines(sheet, muscles, "#5a2c14", within=mask, strength=0.7)


def _apron(sheet: Sheet) -> None:
    for outer, inner in (((140, 308), (168, 424)), ((318, 308), (290, 424))):
        trim(sheet, [(*outer, 1), ((outer[0] + inner[0]) / 2, 360, 1), (*inner, 1)], 22, "#4a2a18")
    outline = [(158, 414), (158, 414), (228, 424), (300, 414), (300, 414), (324, 520), (352, 740), (352, 740)]
    outline += [(100, 740), (100, 740), (130, 520)]
    folds: list[Line] = [
        ([(170, 570, 0.2), (160, 640, 1), (164, 720, 0.4)], 8),
        ([(286, 570, 0.2), (300, 640, 1), (300, 720, 0.4)], 8),
    ]
    cloth(sheet, outline, "#6e3f22", folds=folds, shade=(28, 6))
    trim(sheet, [(160, 420, 1), (228, 430, 1), (298, 420, 1)], 15, "#4a2a18")
    trim(sheet, [(128, 530, 1), (228, 544, 1), (326, 530, 1)], 34, "#c8702c", rim=2)


def _beard(sheet: Sheet) -> None:
    given: list[Line] = []
    for i, x in enumerate((-58, -48, -36, -24, -12, 0, 12, 24, 36, 46)):
        top = 24 + (46 if -44 < x < 34 else 0) - abs(x + 6) * 0.16
        given.append(
            ([(x, top, 0.7), (x * 1.12 - 2, 92, 1.2), (x * 0.9 - 4 + 5 * (i % 2), 160 - abs(x + 6) * 0.9, 0.1)], 22)
        )
    tufts(sheet, given, _RED, at=_HEAD, dry=0.12)
    for s in (-1, 1):
        tufts(
            sheet,
            [([(-13, 38, 0.7), (-13 + s * 24, 40, 1.2), (-13 + s * 48, 66, 0.1)], 17)],
            "#c04a20",
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
    at = Place(176, 590, 1, -pi / 2 + 0.1)
    blade = [
        (-20, 96),
        (-20, 96),
        (-22, -100),
        (-18, -130),
        (0, -164),
        (0, -164),
        (18, -130),
        (22, -100),
        (20, 96),
        (20, 96),
    ]
    mask = shape(sheet, blade, at).mask
    sheet.body(blur(mask, 16 * SCALE) * 0.9, "#f07a24")
    sheet.rim(mask, "#5a1808", 2.6).body(mask, "#f48a20")
    core = [(-9, 96), (-10, -100), (0, -144), (0, -144), (10, -100), (9, 96)]
    sheet.body(shape(sheet, core, at).mask, "#fff0a8")


def _tongs_arm(sheet: Sheet) -> None:
    tongs = sheet.plate()
    for s in (-1, 1):
        jaw = [
            (232, 574 + s * 20, 1),
            (270, 570 + s * 24, 1),
            (306, 572 - s * 2, 1),
            (352, 574 - s * 12, 1),
            (430, 580 - s * 20, 1),
        ]
        tongs.brush(jaw, 14, dry=0, seed=3, taper=(0, 0), wob=0)
    tongs.disc(306, 572, 13)
    solid(sheet, tongs, "#3a434c", rim=2.2)
    upper, lower = (
        [(362, 350, 1.15), (402, 396, 1.1), (424, 458, 0.78)],
        [(424, 452, 1.0), (424, 508, 1.15), (386, 562, 0.74)],
    )
    marks: list[Line] = [
        ([(348, 400, 0.2), (382, 420, 1), (410, 404, 0.2)], 6),
        ([(392, 452, 0.2), (412, 470, 1), (440, 452, 0.2)], 5),
        ([(402, 490, 0.2), (404, 520, 1), (390, 546, 0.2)], 5),
    ]
    _arm(sheet, upper, lower, marks)
    cuff = sheet.plate().brush([(374, 518, 1), (396, 540, 1), (424, 550, 1)], 28, dry=0, taper=(0, 0), wob=0)
    solid(sheet, cuff, "#5a3420", rim=2)
    grip(sheet, Place(364, 578, 0.94, -1.45), _SKIN, [(396, 556)])


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
