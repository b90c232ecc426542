"""The signs of the sides at the head of their columns, with points or without: quiet but for the winner's."""

from __future__ import annotations

import math
from typing import Final

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import GLYPHS
from client.ui.shapes import Point
from client.ui.theme import Rgb

_SIGNS: Final[dict[str, tuple[str, Rgb]]] = {
    "taiping": (GLYPHS["taiping"], theme.CINNABAR_BRIGHT),
    "tianshi": (GLYPHS["tianshi"], theme.INDIGO_BRIGHT),
    "heretics": (GLYPHS["heretic"], theme.HERETIC_TEXT),
}
"""The character of each side and the colour of its sign."""
_STRENGTH: Final[dict[str, int]] = {"taiping": 140, "tianshi": 140, "heretics": 92}
"""How strong each is unlit, from 0 to 255: as faint to the eye, so the pale one is weaker."""
_GLOW: Final = 100
"""How strong the light behind a lit sign is."""
_RAYS: Final = 14
_LOWERED: Final = {"heretics": 1.06}
"""How far down the character stands in a sign that has a roof, in halves of its height."""


def draw_emblem(canvas: Canvas, side: str, cx: float, cy: float, diameter: float, *, lit: bool) -> None:
    """Draw the sign of a side as it is stamped on its badge: a sun, a seal, or a house with five sides.

    Args:
        canvas: where to.
        side: whose sign.
        cx: its middle in design units.
        cy: and from above.
        diameter: its size in design units.
        lit: whether it shines, as the winner's does.
    """
    pixels = canvas.m.px(diameter)
    glyph, color = _SIGNS[side]
    strength = 255 if lit else _STRENGTH[side]
    if lit:
        canvas.glow(cx, cy, diameter * 0.7, diameter * 0.7, color, alpha=_GLOW)

    def drawing(surface: pygame.Surface, scale: float) -> None:
        middle, line = surface.get_width() / 2, max(1, round(surface.get_width() * (0.024 if lit else 0.016)))
        _draw_outline(surface, side, middle, line, color)
        sign = canvas.ink.fonts.render(glyph, "brush", round(surface.get_width() * 0.5), color)
        surface.blit(sign, sign.get_rect(center=(round(middle), round(middle * _LOWERED.get(side, 1.0)))))
        surface.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)

    picture = canvas.shapes.drawn(("emblem of a side", side, lit, pixels), (pixels, pixels), drawing)
    canvas.paste(picture, picture.get_rect(center=(canvas.m.px(cx), canvas.m.px(cy))))


def _draw_outline(surface: pygame.Surface, side: str, middle: float, line: int, color: Rgb) -> None:
    radius = middle - 2
    if side == "taiping":
        rays = [_polar(middle, radius * (1 if i % 2 else 0.88), i * math.pi / _RAYS) for i in range(2 * _RAYS)]
        pygame.draw.polygon(surface, color, rays, line)
        pygame.draw.circle(surface, color, (middle, middle), radius * 0.78, line)
    elif side == "tianshi":
        for share in (0.86, 0.76):
            box = pygame.Rect(0, 0, round(2 * radius * share), round(2 * radius * share))
            box.center = (round(middle), round(middle))
            pygame.draw.rect(surface, color, box, line * (2 if share > 0.8 else 1), border_radius=round(radius * 0.08))
    else:
        for share in (1.0, 0.87):
            house = [_polar(middle, radius * share, 2 * i * math.pi / 5) for i in range(5)]
            pygame.draw.polygon(surface, color, house, line * (2 if share == 1.0 else 1))


def _polar(middle: float, radius: float, angle: float) -> Point:
    """Return the point at a distance from the middle, clockwise from above."""
    return (middle + radius * math.sin(angle), middle - radius * math.cos(angle))
