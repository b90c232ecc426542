"""What the artificer works with: hammer, anvil, a blade that glows, the sparks off it."""

from __future__ import annotations

from math import cos, pi, sin

from art.kit.base import SCALE, Points, blur
from art.kit.geometry import around, polygon
from art.kit.sheet import Sheet
from art.roles.body import Place, lines, shape, solid


def hammer(sheet: Sheet) -> None:
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


def anvil(sheet: Sheet) -> None:
    """The anvil, and the glow over it."""
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


def blade(sheet: Sheet) -> None:
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


def sparks(sheet: Sheet) -> None:
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
