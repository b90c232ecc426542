"""Plain ink drawing for card faces, in card units: a card is 512 wide and 720 high.

Everything is painted on a sheet larger than needed and shrunk by the caller. Chance is seeded by the card, so a card
looks the same each time.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from art.fonts import Face
from client.ui.fonts import Fonts
from client.ui.scenery import mixed
from client.ui.theme import Rgb

CARD_WIDTH = 512
CARD_HEIGHT = 720

Point = tuple[float, float]


class Sheet:
    """A surface measured in card units."""

    def __init__(self, surface: pygame.Surface, fonts: Fonts, seed: str) -> None:
        self.surface = surface
        self.fonts = fonts
        self.k = surface.get_width() / CARD_WIDTH
        self.chance = random.Random(seed)

    # -- grounds

    def ground(self, top: Rgb, bottom: Rgb) -> None:
        """Fill the whole sheet with a wash from one colour to another."""
        strip = pygame.Surface((1, 64))
        for y in range(64):
            strip.set_at((0, y), mixed(top, bottom, y / 63))
        self.surface.blit(pygame.transform.smoothscale(strip, self.surface.get_size()), (0, 0))

    def mottle(self, depth: int, cells: int = 14) -> None:
        """Darken the sheet in soft spots, as handmade paper is."""
        size = (cells, round(cells * 1.4))
        spots = pygame.Surface(size)
        for x in range(size[0]):
            for y in range(size[1]):
                v = 255 - self.chance.randrange(depth)
                spots.set_at((x, y), (v, v, v))
        self._multiply(spots)

    def grain(self, depth: int) -> None:
        """Darken the sheet in fine upright streaks, as a wood block prints."""
        spots = pygame.Surface((96, 3))
        for x in range(96):
            v = 255 - self.chance.randrange(depth)
            for y in range(3):
                w = max(0, min(255, v + self.chance.randrange(-4, 5)))
                spots.set_at((x, y), (w, w, w))
        self._multiply(spots)

    def _multiply(self, spots: pygame.Surface) -> None:
        spread = pygame.transform.smoothscale(spots, self.surface.get_size())
        self.surface.blit(spread, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def cut_to(self, outline: Sequence[Point]) -> None:
        """Make everything outside an outline transparent."""
        mask = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), self._scaled(outline))
        self.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)

    # -- shapes

    def polygon(self, points: Sequence[Point], color: Rgb, width: float = 0) -> None:
        """Draw a polygon, filled or in outline."""
        line = max(1, round(width * self.k)) if width else 0
        pygame.draw.polygon(self.surface, color, self._scaled(points), line)

    def disc(self, x: float, y: float, radius: float, color: Rgb, width: float = 0) -> None:
        """Draw a disc or a ring."""
        line = max(1, round(width * self.k)) if width else 0
        pygame.draw.circle(self.surface, color, (x * self.k, y * self.k), radius * self.k, line)

    def box(self, x: float, y: float, w: float, h: float, color: Rgb, width: float = 0, radius: float = 0) -> None:
        """Draw a box, filled or in outline."""
        rect = pygame.Rect(round(x * self.k), round(y * self.k), round(w * self.k), round(h * self.k))
        line = max(1, round(width * self.k)) if width else 0
        pygame.draw.rect(self.surface, color, rect, line, border_radius=round(radius * self.k))

    def stroke(self, points: Sequence[Point], width: float, color: Rgb, *, taper: float = 0.6) -> None:
        """Draw a brush stroke through points: full in the middle, thinner towards its ends by ``taper``."""
        path = _curve(points)
        last = len(path) - 1
        for i, (x, y) in enumerate(path):
            swell = math.sin(math.pi * (0.12 + 0.88 * i / last)) ** 0.6 if last else 1.0
            radius = width / 2 * (1 - taper + taper * swell) * (0.94 + 0.12 * self.chance.random())
            pygame.draw.circle(self.surface, color, (x * self.k, y * self.k), max(0.6, radius * self.k))

    def ridge(self, base: float, height: float, color: Rgb, *, steps: int = 7) -> None:
        """Fill a range of hills from ``base`` up to about ``height`` above it, down to the foot of the card."""
        points: list[Point] = [(-10.0, 740.0)]
        for i in range(steps + 1):
            points.append((i * 532 / steps - 10, base - height * self.chance.random()))
        smooth = [points[0], *_curve(points[1:]), (522.0, 740.0)]
        self.polygon(smooth, color)

    def glyph(self, text: str, x: float, y: float, size: float, color: Rgb, face: Face = "brush") -> None:
        """Draw one or a few characters in a row, their middle at a point."""
        drawn = self.fonts.render(text, face, max(6, round(size * self.k)), color)
        rect = drawn.get_bounding_rect()
        self.surface.blit(drawn, (x * self.k - rect.centerx, y * self.k - rect.centery))

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.k, y * self.k) for x, y in points]


def _curve(points: Sequence[Point]) -> list[Point]:
    """Return a smooth path through points (Catmull-Rom), close enough to be drawn with dots."""
    padded = [points[0], *points, points[-1]]
    path: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        count = max(2, round(math.dist(b, c) / 4))
        for i in range(count):
            t = i / count
            path.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    path.append(points[-1])
    return path


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


# -- silhouettes


def chamfered(inset: float, corner: float = 34) -> list[Point]:
    """Return a card's outline with straight cut corners."""
    left, right, top, bottom = inset, CARD_WIDTH - inset, inset, CARD_HEIGHT - inset
    c = corner - inset * 0.5
    upper = [(left + c, top), (right - c, top), (right, top + c)]
    return [*upper, (right, bottom - c), (right - c, bottom), (left + c, bottom), (left, bottom - c), (left, top + c)]


def scalloped(inset: float, radius: float = 34) -> list[Point]:
    """Return a card's outline whose corners are bitten out round."""
    left, right, top, bottom = inset, CARD_WIDTH - inset, inset, CARD_HEIGHT - inset
    corners = ((left, top, 90), (right, top, 180), (right, bottom, 270), (left, bottom, 0))
    points: list[Point] = []
    for x, y, first in corners:
        for step in range(9):
            angle = math.radians(first - step * 90 / 8)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


def rounded(inset: float, radius: float = 26) -> list[Point]:
    """Return a card's outline with round corners."""
    r = max(4.0, radius - inset * 0.6)
    left, right, top, bottom = inset + r, CARD_WIDTH - inset - r, inset + r, CARD_HEIGHT - inset - r
    corners = ((left, top, 180), (right, top, 270), (right, bottom, 0), (left, bottom, 90))
    points: list[Point] = []
    for x, y, first in corners:
        for step in range(9):
            angle = math.radians(first + step * 90 / 8)
            points.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return points


def rays(x: float, y: float, outer: float, inner: float, count: int) -> list[Point]:
    """Return a sun of ``count`` teeth."""
    angles = [i * math.pi / count for i in range(2 * count)]
    return [
        (x + math.cos(a) * (outer if i % 2 else inner), y + math.sin(a) * (outer if i % 2 else inner))
        for i, a in enumerate(angles)
    ]


def diamond(x: float, y: float, radius: float) -> list[Point]:
    """Return a square standing on its corner."""
    return [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """Return a regular hexagon."""
    return [(x + math.cos(math.pi / 3 * i) * radius, y + math.sin(math.pi / 3 * i) * radius) for i in range(6)]
