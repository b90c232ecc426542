"""The parade of a hundred ghosts comes down the road from the pass."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

import numpy as np

from art.events import walkers
from art.events.scene import put, sky
from art.events.walkers import Walker, print_walker
from art.kit.base import SCALE, blur
from art.kit.geometry import curve
from art.kit.media import woodblock
from art.kit.scenery import hills
from art.kit.sheet import Sheet

_ROAD = (
    (232, 262),
    (330, 296),
    (322, 338),
    (150, 366),
    (92, 410),
    (190, 462),
    (356, 506),
    (352, 572),
    (190, 620),
    (120, 672),
    (70, 760),
)
"""The road's middle, from the pass down to the left foot of the card: all walk down it."""


_ORDER: tuple[Callable[[Walker], None], ...] = (
    walkers.skeleton,
    walkers.lantern_bearer,
    walkers.long_tongue,
    walkers.banner_bearer,
    walkers.stiff,
    walkers.black_officer,
    walkers.umbrella_bearer,
    walkers.lantern_bearer,
    walkers.palanquin,
    walkers.ox_head,
    walkers.skeleton,
    walkers.white_officer,
)
"""Who follows whom, the last of them in front."""


def parade(sheet: Sheet) -> None:
    """A hundred ghosts come down from the pass, row behind row, lamps among them."""
    sky(sheet, "#0f1d24", "#3f7468", horizon=420)
    moon = sheet.plate().disc(196, 168, 106)
    put(sheet, moon, "#f0e7ba", rim=2.4, grain=0.3)
    sheet.lay(woodblock(sheet.plate().disc(226, 130, 34).disc(160, 196, 26).mask, 4, 0.3) * 0.2, "#a89a5a")
    hills(sheet, [(262, "#1c3a38", 0.9), (330, "#1a3634", 0.9), (430, "#122826", 0.9)], 21, rough=20)
    line = curve(_ROAD, closed=False, step=3)
    _road(sheet, line)
    far, i = float(np.argmax(line[:, 1] > 684)), 0
    places: list[tuple[float, int]] = []
    while far > 0:
        places.append((far, i))
        far -= 2.5 + 26 * _size(line[int(far)][1]) * (2.2 if _who(i) is walkers.palanquin else 1.0)
        i += 1
    for place, number in reversed(places):
        x, y = map(float, line[int(place)][:2])
        k = _size(y)
        walker = Walker(sheet, x, y + 8 * k * sin(number * 2.3), k)
        _who(number)(walker)
        print_walker(sheet, walker)


def _who(number: int) -> Callable[[Walker], None]:
    return _ORDER[-1 - number % len(_ORDER)]


def _size(y: float) -> float:
    """Return how large one is who stands at a height."""
    return 0.1 + 0.62 * ((y - 262) / 440) ** 1.35 if y > 262 else 0.1


def _road(sheet: Sheet, line: np.ndarray) -> None:
    """Print the road, pale in the moonlight, broad in front."""
    road = sheet.plate()
    for x, y, *_ in line:
        k = _size(float(y))
        road.disc(float(x), float(y), 8 + 92 * k, ry=3 + 26 * k)
    mask = road.mask
    sheet.body(blur(mask, 6 * SCALE) * 0.5, "#9fb89a").body(woodblock(mask, 5, 0.35) * 0.9, "#b9c8a0")
