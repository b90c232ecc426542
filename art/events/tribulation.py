"""The tribulation: heaven's thunder falls on one who would be immortal."""

from __future__ import annotations

from math import pi
from typing import Final

import numpy as np

from art.events.scene import put, sky
from art.events.swordsman import SWORD_TIP, strike, swordsman
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.noise import chance
from art.kit.scenery import clouds, hills
from art.kit.sheet import Sheet
from art.lightning import jagged, splinter

_FIRE: Final = "#ffe27a"
_EYE: Final = (232.0, 92.0)
"""Where the clouds open."""


def tribulation(sheet: Sheet) -> None:
    """On a crag one stands against the storm and takes heaven's bolt with his sword."""
    sky(sheet, "#0c1226", "#41608a", horizon=620)
    hills(sheet, [(600, "#24365a", 0.7), (650, "#141f38", 0.9)], 31, rough=26)
    _vortex(sheet)
    _bolts(sheet)
    _lip(sheet)
    with sheet.at(0, 18, 1):
        _crag(sheet)
    swordsman(sheet)
    strike(sheet)


_RINGS: Final = (
    (262, 112, 19, 54, "#1b2742", "#070c1a"),
    (190, 80, 15, 44, "#2b3d60", "#0b1224"),
    (124, 50, 12, 33, "#476088", "#14203c"),
    (70, 25, 9, 23, "#86a2c0", "#24365a"),
)
"""The storm from below, from without to within: half axes, how many clouds, their radius, fill and line."""


def _ring(i: int) -> list[tuple[float, float, float]]:
    wide, high, count, r, *_ = _RINGS[i]
    x, y = _EYE
    ring = [(x + wide * np.cos(a), y + high * np.sin(a), r) for a in np.linspace(0, 2 * pi, count, endpoint=False)]
    return sorted(ring, key=lambda spot: spot[1])


def _vortex(sheet: Sheet) -> None:
    """Print the storm: rings of cloud, brighter towards the eye from which the light falls."""
    for i, (*_, fill, line) in enumerate(_RINGS):
        if i == len(_RINGS) - 1:
            sheet.body(sheet.plate().disc(*_EYE, 64, ry=24).mask, "#f6e7a8")
        clouds(sheet, _ring(i), fill, line, 3)


def _lip(sheet: Sheet) -> None:
    """Print the near edge of the eye once more, over the root of the bolt: the bolt comes out of the cloud."""
    near = [spot for spot in _ring(3) if spot[1] > _EYE[1] + 4 and abs(spot[0] - _EYE[0] + 10) > 14]
    *_, fill, line = _RINGS[3]
    clouds(sheet, near, fill, line, 3)


_TRUNK: Final = (
    (198, 104),
    (214, 84),
    (246, 82),
    (262, 98),
    (218, 140),
    (246, 138),
    (152, 184),
    (174, 186),
    SWORD_TIP,
    (124, 196),
    (110, 196),
    (184, 150),
    (154, 154),
)
"""The great bolt: broad where it leaves the cloud, a point where it meets the sword."""


def _bolts(sheet: Sheet) -> None:
    """Print the great bolt down into the sword's point, and what branches from its corners, all away from the sword."""
    body, core = sheet.plate().fill(polygon(_TRUNK)), sheet.plate()
    tip = _TRUNK.index(SWORD_TIP)
    core.fill(polygon([(x + (4 if i > tip else -4), y - 1) for i, (x, y) in enumerate(_TRUNK)]))
    for root, end, seed, w in (
        ((212, 160), (418, 290), 12, 14.0),
        ((160, 158), (34, 236), 15, 11.0),
    ):
        way = jagged(root, end, seed, rough=0.16)
        body.fill(splinter(way, w))
        core.fill(splinter(way, w * 0.4))
        for i, side in ((6, 1), (10, -1)):
            x, y = way[i]
            twig = jagged((x, y), (x + side * 40 + (end[0] - x) * 0.4, y + 70), seed + i, rough=0.16)
            body.fill(splinter(twig, w * 0.5))
            core.fill(splinter(twig, w * 0.2))
    mask = body.mask
    out = mask * smooth(sheet.down(), 96, 136)
    sheet.rim(out, "#0b1224", 5).rim(out, "#e8a63c", 2.2)
    sheet.body(mask, _FIRE).body(core.mask * mask, "#fffdf0")
    sheet.body(blur(sheet.plate().disc(_EYE[0] - 2, _EYE[1] + 8, 34, ry=17).mask, 7 * SCALE), "#fffdf0")


def _crag(sheet: Sheet) -> None:
    """Print the crag with its lit edges, and the stones that the thunder tears off."""
    top = [(14, 740), (34, 676), (40, 656), (150, 654), (170, 668), (214, 664), (240, 674), (290, 654), (404, 650)]
    rock = sheet.plate().fill(polygon([*top, (418, 672), (446, 690), (456, 740)]))
    put(sheet, rock, "#131c30", rim=2.8, rim_tint="#c8d4e0", grain=0.35)
    faces = sheet.plate()
    for face in (
        [(44, 662), (112, 660), (92, 690), (84, 730), (40, 730)],
        [(124, 662), (146, 660), (160, 676), (140, 712), (118, 690)],
        [(176, 674), (208, 670), (216, 730), (184, 730)],
        [(286, 658), (348, 656), (322, 684), (300, 730), (272, 700)],
        [(360, 656), (388, 656), (400, 690), (372, 700)],
    ):
        faces.fill(polygon(face))
    sheet.body(woodblock(faces.mask, 4, 0.35) * 0.9, "#4f6690")
    stones, dice = sheet.plate(), chance(8)
    for i in range(14):
        far = 30 + 70 * dice.random()
        x, y, r = (30 if i % 2 else 400) + (0.4 - (i % 2) * 0.8) * far, 650 - far, 3 + 7 * dice.random()
        stones.fill(polygon([around(x, y, r * (0.6 + 0.5 * dice.random()), k * 1.05 + far) for k in range(6)]))
    put(sheet, stones, "#131c30", rim=1.6, rim_tint="#c8d4e0")
