"""The place: an ink-wash valley under the ring of the eight trigrams, warm by day, cold by night, red under a king."""

from __future__ import annotations

import math
from typing import Final, Literal

import pygame

from client.scenes.table.geometry import TableLayout
from client.session import View
from client.ui import theme
from client.ui.cache import SurfaceCache
from client.ui.canvas import Canvas
from client.ui.gallery import place_surface
from client.ui.scenery import Mood, landscape, mixed
from client.ui.theme import Rgb, rgb

Light = Literal["day", "night", "king", "exorcism"]

_SEED: Final = 5
_KEPT_BYTES: Final = 60 * 1024 * 1024
_SCENERY: Final[dict[Light, Mood]] = {"day": "day", "night": "night", "king": "dusk", "exorcism": "dusk"}
_TINT: Final[dict[Light, Rgb]] = {
    "king": rgb("#b0606a"),
    "exorcism": rgb("#b898c8"),
}
"""What the valley is tinted with when it is neither day nor night."""
_GLOW: Final[dict[Light, Rgb]] = {
    "day": rgb("#f2b45a"),
    "night": rgb("#5f7fb8"),
    "king": rgb("#b01c1c"),
    "exorcism": rgb("#6a4a9a"),
}
_TRIGRAMS: Final = (0b111, 0b011, 0b101, 0b001, 0b110, 0b010, 0b100, 0b000)


def light_of(view: View, *, theatre: bool) -> Light:
    """Return the light on the table."""
    if view["king"] is not None:
        return "king"
    if theatre:
        return "exorcism"
    return "night" if view["phase"] == "night" else "day"


class Backdrop:
    """Paints the place once for a size, a light and a layout, and keeps it: whole windows are large."""

    def __init__(self) -> None:
        self._kept = SurfaceCache(_KEPT_BYTES)
        self._prepared: set[tuple[object, ...]] = set()

    def draw(self, canvas: Canvas, layout: TableLayout, light: Light) -> None:
        """Draw the place."""
        canvas.surface.blit(self._picture(canvas, layout, light), (0, 0))

    def prepare(self, canvas: Canvas, layout: TableLayout, light: Light) -> bool:
        """Paint the place for later; tell whether that was still to be done."""
        key = _key(canvas, layout, light)
        if key in self._prepared:
            return False
        self._prepared.add(key)
        self._picture(canvas, layout, light)
        return True

    def _picture(self, canvas: Canvas, layout: TableLayout, light: Light) -> pygame.Surface:
        return self._kept.get(_key(canvas, layout, light), lambda: _paint(canvas, layout, light))


def _key(canvas: Canvas, layout: TableLayout, light: Light) -> tuple[object, ...]:
    return (canvas.surface.get_size(), light, layout.center, layout.ribbon[1])


def _paint(canvas: Canvas, layout: TableLayout, light: Light) -> pygame.Surface:
    width, height = canvas.surface.get_size()
    picture = pygame.Surface((width, height))
    picture.blit(_valley(canvas, light, (width, height)), (0, 0))
    if light in _TINT:
        picture.fill(_TINT[light], special_flags=pygame.BLEND_RGB_MULT)
    own = canvas.on(picture)
    x, y = layout.center
    radius = min(250.0, layout.stage[3] * 0.55)
    own.glow(x, y, radius * 2.2, radius * 1.5, _GLOW[light], alpha=90, power=1.3)
    _paint_ring(own, x, y, radius, mixed(_GLOW[light], theme.BONE, 0.4))
    foot = layout.ribbon[1] + layout.ribbon[3]
    own.shade(0, foot - 20, layout.wide, layout.high - foot + 20, 0, 240)
    own.shade(0, 0, layout.wide, layout.style.bar + 16, 235, 0)
    if layout.panels:
        left = layout.stage[0] + layout.stage[2]
        own.shade(left, 0, layout.wide - left, layout.high, 60, 200, across=True)
    return picture


def _valley(canvas: Canvas, light: Light, size: tuple[int, int]) -> pygame.Surface:
    """Return the painted valley, a plainly drawn one if its picture is missing."""
    painted = place_surface("table-day" if light in ("day", "king") else "table-night", size)
    if painted is not None:
        return painted
    small = canvas.on(pygame.Surface((size[0] // 2, size[1] // 2)))
    return pygame.transform.smoothscale(landscape(small, _SCENERY[light], _SEED), size)


def _paint_ring(canvas: Canvas, x: float, y: float, radius: float, color: Rgb) -> None:
    for share, width in ((1.0, 1.6), (0.97, 0.8), (0.66, 1.2)):
        canvas.circle(x, y, radius * share, color, alpha=70, width=width)
    for number, bits in enumerate(_TRIGRAMS):
        angle = number * math.pi / 4 - math.pi / 2
        for row in range(3):
            _paint_bar(canvas, x, y, angle, radius * (0.74 + 0.07 * row), radius, color, broken=not bits >> row & 1)


def _paint_bar(
    canvas: Canvas, x: float, y: float, angle: float, distance: float, radius: float, color: Rgb, *, broken: bool
) -> None:
    """Paint one line of a trigram, square to its ray."""
    half, across = radius * 0.13, (-math.sin(angle), math.cos(angle))
    cx, cy = x + math.cos(angle) * distance, y + math.sin(angle) * distance
    pieces = ((-1.0, -0.16), (0.16, 1.0)) if broken else ((-1.0, 1.0),)
    for first, last in pieces:
        start = (cx + across[0] * half * first, cy + across[1] * half * first)
        end = (cx + across[0] * half * last, cy + across[1] * half * last)
        canvas.line(start, end, color, radius * 0.035, alpha=64)
