"""Pictures for what flies, made once for a few sizes, turns and widths and kept."""

from __future__ import annotations

import math
from typing import Final

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.scenery import mixed
from client.ui.shapes import Shapes, turned
from client.ui.theme import Rgb, rgb
from client.ui.widget import Box

_WIDTH_STEP: Final = 6
"""Pixels between two widths of a flying card."""
_LARGE: Final = 160
_LARGE_STEP: Final = 18
"""From this width in pixels on they are farther apart: large cards take long to make, and the room of many others."""
_SHADOW: Final = 150
_SHADOW_STEP: Final = 16
"""How dark a shadow is, and the pixels between two sizes: it has no edge that would show them."""
_RIM: Final = 14.0
"""How far a shadow fades out around its card."""
_ANGLE_STEP: Final = 4
"""Degrees between two turns."""
_SKETCH: Final = 1280
_FINE: Final = 2
"""The width in pixels of the sketch of rays that is stretched to the window, and how much finer it is drawn."""
_FAR: Final = 1.5
"""How much larger than the window the light on the rays is: it ends about where the corners are."""
_BAND: Final = 235
_COARSE: Final = 8
"""How dense the dark behind words is, and by how much it is drawn smaller: it has no edge that would show it."""
_SQUEEZES: Final = 8
"""Widths in which a card is seen while it is turned over."""


def card_sprite(
    canvas: Canvas, face: str, width: float, *, angle: float = 0.0, squeeze: float = 1.0, title: str = ""
) -> pygame.Surface:
    """Return a flying card, premultiplied; it is kept, so never draw on it.

    Args:
        canvas: gives fonts and the store.
        face: a card's face or a back.
        width: in design units.
        angle: its turn in degrees, counter-clockwise.
        squeeze: how wide it looks, from 0 to 1, while it is turned over.
        title: the words on its slip.
    """
    exact = canvas.m.px(width)
    step = _WIDTH_STEP if exact < _LARGE else _LARGE_STEP
    px = max(step, round(exact / step) * step)
    degrees = round(angle / _ANGLE_STEP) * _ANGLE_STEP
    part = max(1, round(squeeze * _SQUEEZES))

    def flat() -> pygame.Surface:
        return card_surface(canvas, face, px, title=title)

    def narrow() -> pygame.Surface:
        card = flat()
        return pygame.transform.smoothscale(card, (max(2, px * part // _SQUEEZES), card.get_height()))

    if part < _SQUEEZES:
        return canvas.shapes.keep(("narrow card", face, title, px, part), narrow)
    if degrees:
        return canvas.shapes.keep(("turned card", face, title, px, degrees), lambda: turned(flat(), degrees))
    return flat()


def shadow_sprite(canvas: Canvas, width: float, card_width: float) -> pygame.Surface:
    """Return the soft shadow of a card, ``width`` wide at the moment and as high as one of ``card_width``."""
    step = _SHADOW_STEP
    wide, whole_wide = (max(step, round(canvas.m.px(length) / step) * step) for length in (width, card_width))
    high = round(whole_wide * RATIO)  # not in steps of its own: of each width there would be several
    rim = canvas.m.px(_RIM)

    def make() -> pygame.Surface:
        whole = (wide + 2 * rim, high + 2 * rim)
        small = pygame.Surface((max(4, whole[0] // 4), max(4, whole[1] // 4)), pygame.SRCALPHA)
        pygame.draw.rect(small, (0, 0, 0, _SHADOW), small.get_rect().inflate(-rim // 2, -rim // 2), border_radius=2)
        return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, rim // 8), False), whole)

    return canvas.shapes.keep(("card's shadow", wide, high, rim), make)


def dimmed(picture: pygame.Surface, strength: float) -> pygame.Surface:
    """Return a premultiplied picture made fainter, from 1 (as it is) to 0 (gone)."""
    left = max(0, min(255, round(255 * strength)))
    copy = picture.copy()
    copy.fill((left, left, left, left), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def sword_sprite(canvas: Canvas, length: float, degrees: float) -> pygame.Surface:
    """Return the drawn sword of a challenge, its point in a direction (0: to the right, counter-clockwise)."""
    px, turn = canvas.m.px(length), round(degrees / 3) * 3

    def make() -> pygame.Surface:
        flat = canvas.shapes.drawn(("sword", px), (px, max(8, px // 5)), _draw_sword)
        return turned(flat, turn)

    return canvas.shapes.keep(("turned sword", px, turn), make)


_STEEL: Final = rgb("#e8ecea")
_EDGE: Final = rgb("#9fb0b4")


def _draw_sword(surface: pygame.Surface, _: float) -> None:
    """Draw a straight sword lying with its point to the right: tassel, pommel, grip, guard, blade."""
    wide, high = surface.get_size()
    middle = high / 2

    def box(left: float, right: float, half: float, color: Rgb) -> None:
        rect = pygame.Rect(round(left * wide), round(middle - half * high), round((right - left) * wide), 0)
        rect.height = max(2, round(2 * half * high))
        pygame.draw.rect(surface, color, rect, border_radius=rect.height // 3)

    pygame.draw.polygon(
        surface, theme.CINNABAR, [(0, middle - high * 0.3), (wide * 0.07, middle), (0, middle + high * 0.3)]
    )
    box(0.04, 0.09, 0.16, theme.GOLD)
    box(0.08, 0.24, 0.09, rgb("#5a2a1c"))
    box(0.23, 0.275, 0.36, theme.GOLD)
    tip, root, half = wide * 0.995, wide * 0.27, high * 0.12
    pygame.draw.polygon(
        surface, _EDGE, [(root, middle - half), (wide * 0.92, middle - half), (tip, middle), (root, middle)]
    )
    pygame.draw.polygon(
        surface, _STEEL, [(root, middle), (tip, middle), (wide * 0.92, middle + half), (root, middle + half)]
    )


def rays_sprite(canvas: Canvas, side: float, color: Rgb, rays: int = 28) -> pygame.Surface:
    """Return rays around a middle, as on a woodblock print of a rising, premultiplied and paling outwards."""
    px = canvas.m.px(side)
    return canvas.shapes.keep(("rays", px, color, rays), lambda: _rays(px, color, rays))


def prepare_rays(canvas: Canvas, side: float, color: Rgb, rays: int = 28) -> None:
    """Have `rays_sprite` made in the background: it will soon be wanted."""
    px = canvas.m.px(side)
    canvas.shapes.prepare(("rays", px, color, rays), lambda: _rays(px, color, rays))


def dark_rays(canvas: Canvas, color: Rgb, center: tuple[float, float], words: Box, rays: int = 28) -> pygame.Surface:
    """Return a black window with rays around a point that fade out towards its corners; it is opaque.

    Args:
        canvas: gives the window's size and the store.
        color: of the rays.
        center: from where they come, in design units.
        words: the room behind which they are dark, in design units.
        rays: how many.
    """
    wide, high = size = canvas.surface.get_size()
    place = (canvas.m.px(center[0]) / wide, canvas.m.px(center[1]) / high)
    dark = canvas.m.rect(*words)
    key = ("dark rays", size, color, place, (*dark,), rays)
    return canvas.shapes.keep(key, lambda: _dark_rays(size, color, place, dark, rays))


def _dark_rays(
    size: tuple[int, int], color: Rgb, place: tuple[float, float], words: pygame.Rect, rays: int
) -> pygame.Surface:
    wide, high = _SKETCH, round(_SKETCH * size[1] / size[0])
    x, y = wide * place[0], high * place[1]
    sketch = _fine_rays((wide, high), mixed(theme.BLACK, color, 0.6), (x, y), rays)
    light = pygame.Surface((wide, high))
    reach = (round(wide * _FAR), round(2 * max(y, high - y) * _FAR))
    glow = Shapes().glow(reach, theme.WHITE, 255, 1.1)
    light.blit(glow, glow.get_rect(center=(round(x), round(y))), special_flags=pygame.BLEND_RGB_MAX)
    sketch.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    sketch.blit(_dark_behind(words, wide / size[0], (wide, high)), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.smoothscale(sketch, size)


def _fine_rays(size: tuple[int, int], color: Rgb, center: tuple[float, float], rays: int) -> pygame.Surface:
    """Return rays with smooth edges: they are drawn finer, and part by part, so that no picture is large."""
    (wide, high), (x, y) = size, center
    surface, far = pygame.Surface(size), _FINE * (wide + high)
    part = (-(-wide // _FINE), -(-high // _FINE))
    large = pygame.Surface((part[0] * _FINE, part[1] * _FINE))
    for left in range(0, wide, part[0]):
        for top in range(0, high, part[1]):
            large.fill(theme.BLACK)
            fx, fy = (x - left) * _FINE, (y - top) * _FINE
            for i in range(rays):
                ends = (2 * math.pi * (i - 0.25) / rays, 2 * math.pi * (i + 0.25) / rays)
                outer = [(fx + math.cos(end) * far, fy + math.sin(end) * far) for end in ends]
                pygame.draw.polygon(large, color, [(fx, fy), *outer])
            surface.blit(pygame.transform.smoothscale(large, part), (left, top))
    return surface


def _dark_behind(words: pygame.Rect, scale: float, size: tuple[int, int]) -> pygame.Surface:
    """Return the dark behind words, premultiplied; ``scale`` leads from their pixels to those of ``size``."""
    small = pygame.Surface((size[0] // _COARSE, size[1] // _COARSE), pygame.SRCALPHA)
    share = scale / _COARSE
    box = pygame.Rect(*(round(length * share) for length in (words.x, words.y, words.w, words.h)))
    pygame.draw.rect(small, (0, 0, 0, _BAND), box, border_radius=4)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 3, False), size)


def _rays(px: int, color: Rgb, rays: int) -> pygame.Surface:
    small = 900  # it is stretched to what is wanted
    surface = pygame.Surface((small, small), pygame.SRCALPHA)
    half = small / 2
    for i in range(rays):
        first = 2 * math.pi * i / rays
        last = first + math.pi / rays
        points = [(half, half)]
        points += [(half + math.cos(a) * half * 1.5, half + math.sin(a) * half * 1.5) for a in (first, last)]
        pygame.draw.polygon(surface, (*color, 170), points)
    half_size = pygame.transform.smoothscale(surface.premul_alpha(), (small // 2, small // 2))
    soft = Shapes().glow(half_size.get_size(), theme.WHITE, 255, 1.1)
    half_size.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(half_size, (px, px))
