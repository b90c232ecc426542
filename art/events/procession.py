"""The parade of a hundred ghosts: who walks in it, and the road down the hill."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

import numpy as np

from art.events.scene import INKY, put, sky
from art.kit.base import SCALE, blur
from art.kit.geometry import curve, polygon
from art.kit.media import woodblock
from art.kit.plate import Plate
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


class Walker:
    """One that walks: what is dark of it, what is pale, what is red, and the lamp it carries."""

    def __init__(self, sheet: Sheet, x: float, y: float, k: float) -> None:
        self.dark, self.pale, self.red, self.lamp = (sheet.plate() for _ in range(4))
        self.x, self.y, self.k = x, y, k

    def at(self, *points: tuple[float, float]) -> str:
        """Return a straight-sided outline given from the feet."""
        return polygon([(self.x + a * self.k, self.y + b * self.k) for a, b in points])

    def disc(self, plate: Plate, x: float, y: float, r: float, ry: float = 0) -> None:
        """Fill a disc given from the feet."""
        plate.disc(self.x + x * self.k, self.y + y * self.k, r * self.k, ry=(ry or r) * self.k)

    def pole(self, plate: Plate, x: float, y: float, to_x: float, to_y: float, w: float = 7) -> None:
        """Draw a straight pole."""
        k = self.k
        plate.line(f"M {self.x + x * k} {self.y + y * k} L {self.x + to_x * k} {self.y + to_y * k}", w * k)

    def robe(self, plate: Plate, tall: float = 128, wide: float = 40, stride: float = 14) -> None:
        """Fill a robe that sweeps on to the left, as its wearer walks."""
        plate.fill(
            self.at(
                (-16, -tall),
                (-30, -tall * 0.8),
                (-wide - stride, 0),
                (-8, -6),
                (wide, 2),
                (30, -tall * 0.8),
                (16, -tall),
            )
        )

    def lantern(self, x: float, y: float, r: float = 15) -> None:
        """Hang a lantern."""
        self.disc(self.lamp, x, y, r, r * 1.25)


def white_officer(w: Walker) -> None:
    """White Impermanence: a tall hat, a robe, a long red tongue, a lantern."""
    w.robe(w.pale)
    w.disc(w.pale, -2, -146, 23, 27)
    w.pale.fill(w.at((-24, -160), (-17, -250), (15, -250), (20, -160)))
    w.pale.fill(w.at((-20, -118), (-66, -96), (-62, -76), (-18, -84)))
    w.red.fill(w.at((-9, -140), (3, -140), (1, -84), (-7, -84)))
    w.pole(w.dark, -60, -60, -66, -150, 5)
    w.lantern(-66, -40, 20)


def black_officer(w: Walker) -> None:
    """Black Impermanence: a tall hat and a chain board."""
    w.robe(w.dark)
    w.disc(w.dark, -2, -146, 23, 27)
    w.dark.fill(w.at((-24, -160), (-17, -250), (15, -250), (20, -160)))
    w.dark.fill(w.at((18, -118), (58, -104), (56, -84), (18, -90)))
    w.red.fill(w.at((-7, -140), (3, -140), (1, -92), (-5, -92)))


def ox_head(w: Walker) -> None:
    """The bailiff with an ox's head and a trident."""
    w.robe(w.dark, 124, 46)
    w.dark.fill(w.at((-34, -184), (26, -184), (22, -120), (-22, -112), (-44, -132)))
    for s in (-1, 1):
        line = [(-4 + s * 20, -176, 1.2), (-4 + s * 54, -196, 0.9), (-4 + s * 52, -238, 0.1)]
        w.dark.brush([(w.x + a * w.k, w.y + b * w.k, c) for a, b, c in line], 19 * w.k, dry=0)
    w.pole(w.dark, 52, 0, 52, -230)
    w.dark.fill(w.at((34, -250), (42, -214), (62, -214), (70, -250), (66, -200), (38, -200)))


def umbrella_bearer(w: Walker) -> None:
    """A woman beneath a paper umbrella."""
    w.robe(w.dark, 120, 38)
    w.disc(w.dark, -4, -138, 22, 25)
    w.pole(w.dark, -20, -84, -20, -206, 5)
    w.red.fill(w.at((-92, -176), (-62, -206), (-20, -228), (22, -206), (52, -176)))


def long_tongue(w: Walker) -> None:
    """Hair to the knees, a tongue to the waist."""
    w.robe(w.dark, 126, 38)
    w.disc(w.dark, -2, -146, 34, 34)
    w.dark.fill(w.at((-34, -146), (-38, -60), (36, -50), (32, -146)))
    w.disc(w.pale, -8, -142, 17, 22)
    w.red.fill(w.at((-14, -132), (-2, -132), (-6, -62), (-18, -62)))


def stiff(w: Walker) -> None:
    """A stiff corpse in an official's round hat hops with its arms before it."""
    w.robe(w.dark, 122, 30, 2)
    w.disc(w.dark, -2, -140, 22, 26)
    w.dark.fill(w.at((-32, -152), (30, -152), (18, -178), (0, -190), (-20, -178)))
    w.dark.fill(w.at((10, -118), (-76, -114), (-76, -96), (10, -92)))
    w.pale.fill(w.at((-12, -162), (4, -162), (3, -120), (-11, -120)))


def skeleton(w: Walker) -> None:
    """A skull on a rag."""
    w.robe(w.dark, 112, 34)
    w.disc(w.pale, -4, -138, 25, 24)
    w.pale.fill(w.at((-18, -126), (10, -126), (6, -102), (-14, -102)))
    for s in (-1, 1):
        w.pale.disc(w.x + (-5 + s * 10) * w.k, w.y - 138 * w.k, 6.5 * w.k, cut=True)


def lantern_bearer(w: Walker) -> None:
    """A small ghost under a straw hat with a lantern on a stick."""
    w.robe(w.dark, 96, 34)
    w.disc(w.dark, -2, -108, 18, 20)
    w.dark.fill(w.at((-52, -112), (-2, -148), (46, -112)))
    w.pole(w.dark, -10, -74, -62, -140, 5)
    w.lantern(-64, -114, 17)


def banner_bearer(w: Walker) -> None:
    """One with a soul banner."""
    w.robe(w.dark, 118, 36)
    w.disc(w.dark, -2, -136, 22, 25)
    w.pole(w.dark, -34, 0, -34, -262, 6)
    w.pale.fill(w.at((-36, -256), (-4, -248), (-8, -150), (-20, -168), (-34, -150)))


def palanquin(w: Walker) -> None:
    """A red bridal palanquin between two bearers."""
    for x in (-92, 92):
        w.dark.fill(w.at((x - 12, -96), (x - 34, 0), (x + 26, 2), (x + 14, -96)))
        w.disc(w.dark, x - 2, -112, 18, 20)
    w.pole(w.dark, -130, -84, 130, -84, 8)
    w.red.fill(w.at((-50, -36), (-50, -150), (50, -150), (50, -36)))
    w.dark.fill(w.at((-70, -146), (0, -202), (70, -146)))
    w.lamp.fill(w.at((-22, -62), (-22, -122), (22, -122), (22, -62)))


_ORDER: tuple[Callable[[Walker], None], ...] = (
    skeleton,
    lantern_bearer,
    long_tongue,
    banner_bearer,
    stiff,
    black_officer,
    umbrella_bearer,
    lantern_bearer,
    palanquin,
    ox_head,
    skeleton,
    white_officer,
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
        far -= 2.5 + 26 * _size(line[int(far)][1]) * (2.2 if _who(i) is palanquin else 1.0)
        i += 1
    for place, number in reversed(places):
        x, y = map(float, line[int(place)][:2])
        k = _size(y)
        walker = Walker(sheet, x, y + 8 * k * sin(number * 2.3), k)
        _who(number)(walker)
        _print(sheet, walker)


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


def _print(sheet: Sheet, w: Walker) -> None:
    """Print one walker: a light rim parts it from those behind; who is far away is paler."""
    near = min(1.0, w.k * 2.2)
    whole = np.clip(w.dark.mask + w.pale.mask + w.red.mask, 0, 1)
    sheet.rim(whole, "#d6dfb6", 0.7 + 1.1 * near)
    sheet.body(w.dark.mask, INKY if near > 0.5 else "#1f3a36")
    sheet.body(w.pale.mask, "#f3eedb").body(w.red.mask, "#b3261c")
    lamp = w.lamp.mask
    sheet.body(blur(lamp, (3 + 10 * w.k) * SCALE) * 1.3, "#f0803a").body(lamp, "#ffe09a")
