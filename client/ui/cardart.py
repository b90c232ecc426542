"""Plain ink drawing for card faces, in card units: a card is 512 wide and 720 high.

It pastes title slips on the finished pictures, and draws a face whose picture is missing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from art.fonts import Face
from client.ui.fonts import Fonts
from client.ui.scenery import mixed
from client.ui.theme import Rgb

CARD_WIDTH = 512
CARD_HEIGHT = 720

Point = tuple[float, float]
Silhouette = Callable[[float], list[Point]]
"""A card's outline, so many units inside its edge."""


class Sheet:
    """A surface measured in card units."""

    def __init__(self, surface: pygame.Surface, fonts: Fonts) -> None:
        self.surface = surface
        self.fonts = fonts
        self.k = surface.get_width() / CARD_WIDTH

    def ground(self, top: Rgb, bottom: Rgb) -> None:
        """Fill the whole sheet with a wash from one colour to another."""
        strip = pygame.Surface((1, 64))
        for y in range(64):
            strip.set_at((0, y), mixed(top, bottom, y / 63))
        self.surface.blit(pygame.transform.smoothscale(strip, self.surface.get_size()), (0, 0))

    def cut_to(self, outline: Sequence[Point]) -> None:
        """Make everything outside an outline transparent."""
        mask = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), self._scaled(outline))
        self.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)

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

    def glyph(self, text: str, x: float, y: float, size: float, color: Rgb, face: Face = "brush") -> None:
        """Draw one or a few characters in a row, their middle at a point."""
        drawn = self.fonts.render(text, face, max(6, round(size * self.k)), color)
        rect = drawn.get_bounding_rect()
        self.surface.blit(drawn, (x * self.k - rect.centerx, y * self.k - rect.centery))

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.k, y * self.k) for x, y in points]


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
