"""From design units to pixels.

A design unit (du) is a pixel of a window of 1280x720. Nothing is drawn on a logical canvas and stretched:
every rectangle and type size is worked out at the window's real pixels.
"""

from dataclasses import dataclass, field

import pygame

BASE_WIDTH = 1280
BASE_HEIGHT = 720
SMALLEST_TYPE = 16


@dataclass(frozen=True)
class Metrics:
    """The measures of one window size and text scale."""

    width: int
    height: int
    text_scale: float = 1.0
    u: float = field(init=False)
    """Pixels in a design unit."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "u", min(self.width / BASE_WIDTH, self.height / BASE_HEIGHT))

    @property
    def wide(self) -> float:
        """The window's width in design units, never under 1280."""
        return self.width / self.u

    @property
    def high(self) -> float:
        """The window's height in design units, never under 720."""
        return self.height / self.u

    @property
    def type_growth(self) -> float:
        """How type grows against everything else: large windows gain room, not only size."""
        return min(1.0, max(0.9, 1.0 - (self.u - 1.0) * 0.1))

    @property
    def crowding(self) -> float:
        """How much larger than planned the text is against its surroundings (1 at 1280x720 and 100 %)."""
        return self.du(self.font_px(SMALLEST_TYPE)) / SMALLEST_TYPE

    def px(self, length: float) -> int:
        """Return a length in pixels."""
        return round(length * self.u)

    def du(self, pixels: float) -> float:
        """Return a number of pixels in design units."""
        return pixels / self.u

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Return a rectangle in pixels, rounded by both edges, so that neighbours never gap."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    def font_px(self, size: float) -> int:
        """Return the pixel height for type of ``size`` du; never under 16 pixels at any window size."""
        return max(SMALLEST_TYPE, round(size * self.u * self.type_growth * self.text_scale))

    def glyph_px(self, size: float) -> int:
        """Return the pixel height for a glyph that is part of a drawing and ignores the text scale."""
        return max(8, round(size * self.u))
