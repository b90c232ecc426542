"""What a ghost king lets show in the valley: his rim of darkness, his light, and his sign faintly in the mist.

All of it is painted small, and stretched to the window: mist has no edges.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from client.ui import theme
from client.ui.scenery import mixed
from client.ui.shapes import Point, Shapes
from client.ui.theme import Rgb, rgb

_SMALL: Final = (640, 360)
_FINE: Final = 2
"""A sign is drawn so many times larger, and made smaller for smooth edges."""
_RIM: Final = 0.3
"""How much of the light is left at the rim."""
_FAINT: Final = 0.36
"""How much of a sign is seen."""
_FADES: Final = (0.56, 0.8)
"""Between which heights, as shares of the window's, a sign is lost in the mist: words stand on the ground below."""


class _Mist:
    """A sign in the making, in shares of the stage's width and of the window's height.

    Args:
        wide: the stage as a share of the window's width.
        color: of the king.
    """

    def __init__(self, wide: float, color: Rgb) -> None:
        self.size = (_SMALL[0] * _FINE, _SMALL[1] * _FINE)
        self.wide, self.pale = wide, mixed(color, theme.BONE, 0.35)
        self.lit, self.dark = (pygame.Surface(self.size, pygame.SRCALPHA) for _ in range(2))
        self.lit.fill((*self.pale, 0))
        self.chance = random.Random(9)

    def at(self, x: float, y: float) -> Point:
        """Return a place in pixels."""
        return (x * self.wide * self.size[0], y * self.size[1])

    def light(self, outline: Sequence[Point], alpha: int) -> None:
        """Fill an outline in pixels with light."""
        pygame.draw.polygon(self.lit, (*self.pale, alpha), outline)

    def shade(self, outline: Sequence[Point], alpha: int) -> None:
        """Fill an outline in pixels with darkness; there is no light either."""
        pygame.draw.polygon(self.dark, (0, 0, 0, alpha), outline)
        pygame.draw.polygon(self.lit, (*self.pale, 0), outline)

    def stroke(self, line: Sequence[Point], thick: float, full: float = 0.4) -> list[Point]:
        """Return the outline of a stroke along a line in pixels, thin at both ends, ``thick`` at a share of its way."""
        left, right = [], []
        for number, (x, y) in enumerate(line):
            way = number / (len(line) - 1)
            ahead, behind = line[min(number + 1, len(line) - 1)], line[max(number - 1, 0)]
            dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
            length = max(0.01, math.hypot(dx, dy))
            swell = way / full if way < full else (1 - way) / (1 - full)
            half = thick / 2 * max(0.0, swell) ** 0.7
            left.append((x - dy / length * half, y + dx / length * half))
            right.append((x + dy / length * half, y - dx / length * half))
        return left + right[::-1]


def _claws(mist: _Mist) -> None:
    """The tiger: the marks of his claws, and his stripes from both sides."""
    for i in range(4):
        x = 0.28 + 0.13 * i
        line = [mist.at(x + 0.16 * t / 12 - 0.03 * math.sin(t / 4), 0.1 + 0.62 * t / 12) for t in range(13)]
        mist.light(mist.stroke(line, 44, 0.35), 150)
    for i in range(9):
        y, reach = 0.12 + 0.075 * i, 0.2 + 0.08 * (i % 3)
        for side in (0, 1):
            line = [mist.at(abs(side - reach * t / 8), y + 0.05 * math.sin(t / 3)) for t in range(9)]
            mist.shade(mist.stroke(line, 30, 0.1), 150)


def _banners(mist: _Mist) -> None:
    """The general: the banners of a host that comes over the hills."""
    for i in range(11):
        x, top = 0.04 + 0.09 * i, 0.16 + 0.13 * (i % 3) + 0.05 * mist.chance.random()
        head, foot = mist.at(x, top), mist.at(x - 0.012, 0.82)
        mist.shade([(head[0] - 2, head[1] - 30), (head[0] + 4, head[1] - 30), (foot[0] + 7, foot[1]), foot], 200)
        long, deep = 84, 100 + 30 * mist.chance.random()
        upper = [(head[0] + long * t / 6, head[1] + 7 * math.sin(t * 1.1 + i)) for t in range(7)]
        lower = [(px - 4, py + deep * (0.66 if n % 2 else 1.0) - 4 * n) for n, (px, py) in enumerate(upper)]
        mist.shade(upper + lower[::-1], 180)
        cx, cy = upper[3][0] - 2, upper[3][1] + deep * 0.36
        pygame.draw.circle(mist.lit, (*mist.pale, 120), (cx, cy), 24, 5)


def _eyes(mist: _Mist) -> None:
    """The thousand eyes: they look out of the mist everywhere."""
    for i in range(54):
        column, row = i % 9, i // 9
        x = (column + 0.5 * (row % 2) + mist.chance.uniform(0.1, 0.5)) / 9
        y = 0.1 + 0.115 * row + mist.chance.uniform(-0.02, 0.02)
        cx, cy = mist.at(x, y)
        half = mist.chance.choice((18, 24, 30, 44))
        turn, alpha = mist.chance.uniform(-0.5, 0.5), mist.chance.choice((70, 100, 140))
        rim = [(-half * math.cos(a), -half * 0.5 * math.sin(a) * abs(math.sin(a)) ** 0.3) for a in
               (2 * math.pi * n / 28 for n in range(28))]  # fmt: skip
        turned = [(cx + a * math.cos(turn) - b * math.sin(turn), cy + a * math.sin(turn) + b * math.cos(turn))
                  for a, b in rim]  # fmt: skip
        mist.light(turned, alpha)
        pygame.draw.circle(mist.lit, (*mist.pale, alpha // 4), (cx, cy), half * 0.36)
        mist.shade(mist.stroke([(cx, cy - half * 0.34), (cx, cy), (cx, cy + half * 0.34)], half * 0.3, 0.5), 150)


def _flames(mist: _Mist) -> None:
    """The burning face: flames stand behind the hills."""
    for high, alpha, count in ((0.74, 60, 11), (0.56, 90, 15), (0.38, 120, 21)):
        for i in range(count):
            x = (i + mist.chance.uniform(0.2, 0.8)) / count
            tall, sway = high * mist.chance.uniform(0.6, 1.0), mist.chance.uniform(0.6, 1.4)
            line = [mist.at(x + 0.03 * math.sin(t / 2.2 * sway) * t / 12, 0.84 - tall * t / 12) for t in range(13)]
            mist.light(mist.stroke(line, 1500 / count, 0.22), alpha)


def _tails(mist: _Mist) -> None:
    """The fox: nine tails rise like a fan."""
    for i in range(9):
        lean, side = math.radians(-88 + 22 * i), 1 if i > 4 else -1
        line = []
        for t in range(19):
            way = t / 18
            bow = lean * (0.8 + 0.2 * way) - side * 0.15 * math.sin(way * 5.2)
            line.append(mist.at(0.5 + 0.5 * way * math.sin(bow), 0.78 - 0.7 * way * math.cos(bow)))
        mist.light(mist.stroke(line, 70, 0.72), 75)
        mist.light(mist.stroke(line[12:], 54, 0.4), 150)


def _hair(mist: _Mist) -> None:
    """The mother: her hair hangs into the valley, and out of it her children look."""
    for i in range(70):
        side, part = (i % 2) * 2 - 1, (i + 2) / 72
        x, sway = 0.5 + side * 0.56 * part**0.8, mist.chance.uniform(0.5, 1.3)
        long = 0.3 + 0.5 * part + mist.chance.uniform(0, 0.12)
        line = [mist.at(x + side * 0.012 * math.sin(t / 2.2 * sway + i), long * t / 14) for t in range(15)]
        outline = mist.stroke(line, mist.chance.uniform(8, 24), 0.3)
        if i % 5:
            mist.shade(outline, 120)
        else:
            mist.light(outline, 70)
    for x, y in ((0.29, 0.36), (0.7, 0.3), (0.36, 0.62), (0.66, 0.6), (0.18, 0.5), (0.83, 0.52)):
        for off in (-15, 15):
            cx, cy = mist.at(x, y)
            pygame.draw.ellipse(mist.lit, (*mist.pale, 200), (cx + off - 8, cy - 11, 16, 22))
            pygame.draw.circle(mist.lit, (*mist.pale, 0), (cx + off, cy + 2), 4)


def _stones(mist: _Mist) -> None:
    """The bearer of stones: rocks hang in the air, chained to each other."""
    places = [(0.07, 0.26, 70), (0.25, 0.42, 54), (0.36, 0.2, 44), (0.5, 0.46, 96), (0.66, 0.22, 52), (0.77, 0.46, 64),
              (0.93, 0.28, 76)]  # fmt: skip
    for (x1, y1, _), (x2, y2, _) in pairwise(places):
        for n in range(26):
            t = (n + 0.5) / 26
            cx, cy = mist.at(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 0.22 * t * (1 - t) * 2)
            wide, high = (15, 9) if n % 2 else (11, 5)
            pygame.draw.ellipse(mist.lit, (*mist.pale, 130), (cx - wide, cy - high, 2 * wide, 2 * high), 4)
    for x, y, half in places:
        cx, cy = mist.at(x, y)
        rim = [(cx + half * mist.chance.uniform(0.8, 1.15) * math.cos(a), cy + half * 0.86 * math.sin(a)) for a in
               (2 * math.pi * n / 9 for n in range(9))]  # fmt: skip
        mist.shade(rim, 190)
        top = sorted(rim, key=lambda place: place[1])[:4]
        crown = [*sorted(top), (cx + half * 0.4, cy - half * 0.28), (cx - half * 0.45, cy - half * 0.34)]
        mist.light(crown, 110)


def _venom(mist: _Mist) -> None:
    """The venomous: poison drips from the sky, and centipedes crawl through the mist."""
    for i in range(26):
        x, long = (i + mist.chance.uniform(0.2, 0.8)) / 26, mist.chance.uniform(0.12, 0.44)
        cx, foot = mist.at(x, long)
        drop = mist.chance.uniform(8, 17)
        mist.light([(cx - drop * 1.3, 0), (cx + drop * 1.3, 0), (cx + drop * 0.35, foot), (cx - drop * 0.35, foot)], 80)
        pygame.draw.circle(mist.lit, (*mist.pale, 120), (cx, foot), drop)
    for base, way, swing in ((0.33, 1, 0.1), (0.6, -1, 0.07)):
        for n in range(46):
            x = 0.04 + 0.92 * n / 45
            cx, cy = mist.at(x if way > 0 else 1 - x, base + swing * math.sin(n / 5.2))
            for side in (-1, 1):
                legs = [(cx, cy), (cx - 8 * way, cy + side * 22), (cx - 20 * way, cy + side * 32)]
                pygame.draw.lines(mist.dark, (0, 0, 0, 170), False, legs, 4)
            pygame.draw.ellipse(mist.dark, (0, 0, 0, 190), (cx - 15, cy - 13, 30, 26))
            pygame.draw.ellipse(mist.lit, (*mist.pale, 110), (cx - 9, cy - 11, 18, 9))


def _maw(mist: _Mist) -> None:
    """The devourer: the valley lies in his open maw."""
    for i in range(9):
        x, tall = 0.06 + 0.11 * i, (0.3, 0.46, 0.36)[i % 3] * (1.15 if i in (1, 7) else 0.9)
        for down in (True, False):
            root = 0.02 if down else 0.84
            tip = root + tall if down else root - tall * 0.62
            shift = 0.02 * (4 - i) / 4
            base = 0.034 if down else 0.028
            (lx, ly), (rx, _), (tx, ty) = mist.at(x - base, root), mist.at(x + base, root), mist.at(x + shift, tip)
            mid = (ly + ty) / 2
            outline = [(lx, ly), (lx + 8, mid), (tx, ty), (rx - 4, mid), (rx, ly)]
            mist.light(outline, 120 if down else 90)
            mist.shade([(rx, ly), (rx - 4, mid), (tx, ty), (rx - 26, mid)], 120)


_SIGNS: Final[dict[str, Callable[[_Mist], None]]] = {
    "C-K1": _claws,
    "C-K2": _banners,
    "C-K3": _eyes,
    "C-K4": _flames,
    "C-K5": _tails,
    "C-K6": _hair,
    "C-K7": _stones,
    "C-K8": _venom,
    "C-K9": _maw,
}


def paint_omens(picture: pygame.Surface, king: str, color: Rgb, center: Point, wide: float) -> None:
    """Turn a painted valley to a ghost king's: dark towards its rim, in his light, with his sign in its mist.

    Args:
        picture: the valley, as large as the window.
        king: the king.
        color: his colour.
        center: of the table, in shares of the window.
        wide: the stage, as a share of the window's width.
    """
    lit, dark = _sign(king, color, wide)
    cover = pygame.Surface(_SMALL)
    whole = mixed(rgb("#f4ecec"), color, 0.6)
    cover.fill(mixed(theme.BLACK, whole, _RIM))
    _glow(cover, whole, center, wide * 0.8, 255, 0.62)
    cover.blit(dark, (0, 0))
    _stretch(cover, picture, pygame.BLEND_RGB_MULT)
    cover.fill(mixed(theme.BLACK, color, 0.04))
    _glow(cover, mixed(theme.BLACK, color, 0.36), center, wide * 0.62, 255, 0.9)
    cover.blit(lit, (0, 0))
    _stretch(cover, picture, pygame.BLEND_RGB_ADD)


def _sign(king: str, color: Rgb, wide: float) -> tuple[pygame.Surface, pygame.Surface]:
    """Return the light and the darkness of a king's sign, small; what it was drawn on is large, and gone."""
    mist = _Mist(wide, color)
    if king in _SIGNS:
        _SIGNS[king](mist)
    return _thinned(mist.lit), _thinned(mist.dark)


def _thinned(layer: pygame.Surface) -> pygame.Surface:
    """Return a sign in small, lost in the mist below."""
    small = pygame.transform.smoothscale(layer, _SMALL)
    first, last = (round(share * _SMALL[1]) for share in _FADES)
    for y in range(_SMALL[1]):
        left = _FAINT * max(0.0, min(1.0, (last - y) / (last - first)))
        small.fill((255, 255, 255, round(255 * left)), (0, y, _SMALL[0], 1), special_flags=pygame.BLEND_RGBA_MULT)
    return small


def _glow(cover: pygame.Surface, color: Rgb, center: Point, reach: float, alpha: int, power: float) -> None:
    """Lay a light on a cover, ``reach`` being how far it comes as a share of the width."""
    half_w, half_h = round(reach * _SMALL[0]), round(reach * _SMALL[0] * 0.72)
    light = Shapes().glow((2 * half_w, 2 * half_h), color, alpha, power)
    place = (round(center[0] * _SMALL[0]) - half_w, round(center[1] * _SMALL[1]) - half_h)
    cover.blit(light, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _stretch(cover: pygame.Surface, picture: pygame.Surface, flags: int) -> None:
    picture.blit(pygame.transform.smoothscale(cover, picture.get_size()), (0, 0), special_flags=flags)
