"""Ink-wash landscapes painted in code: a sky, ranges of hills with mist between them, grain as of silk.

A landscape is painted once for a size and kept. ``behind`` lets a scene hang something (a moon) in the sky, behind
the hills; chance is seeded, so a landscape looks the same every time.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

from client.ui.canvas import Canvas
from client.ui.theme import Rgb, rgb

Mood = Literal["dusk", "night", "dawn", "day"]

_RANGES = 5
_OCTAVES = 7
_ROUNDED_OCTAVES = 3
"""The coarse layers of a ridge are round, the fine ones broken."""
_GRAIN_SIDE = 256


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a mood: zenith, middle of the sky, horizon, and the nearest hills."""

    top: Rgb
    middle: Rgb
    horizon: Rgb
    near: Rgb


PALETTES: dict[Mood, Palette] = {
    "dusk": Palette(rgb("#150b14"), rgb("#4a1d1c"), rgb("#b0643a"), rgb("#0c0a0d")),
    "night": Palette(rgb("#070d1c"), rgb("#16324a"), rgb("#4a6f73"), rgb("#0a1418")),
    "dawn": Palette(rgb("#10252b"), rgb("#3d6a68"), rgb("#d9c493"), rgb("#0b1517")),
    "day": Palette(rgb("#3a4a44"), rgb("#8d9a80"), rgb("#e2cfa0"), rgb("#141c18")),
}


def mixed(first: Rgb, second: Rgb, share: float) -> Rgb:
    """Return a colour between two, ``share`` of the way to the second."""
    share = max(0.0, min(1.0, share))
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue)


def landscape(
    canvas: Canvas, mood: Mood, seed: int, *, name: str = "", behind: Callable[[Canvas], None] | None = None
) -> pygame.Surface:
    """Return a landscape of the canvas' size.

    Args:
        canvas: its size and stores are used; nothing is drawn on it.
        mood: which palette.
        seed: which hills.
        name: tells landscapes with different things hung behind the hills apart.
        behind: draws between sky and hills, on a canvas of the whole picture.
    """
    size = canvas.surface.get_size()
    return canvas.shapes.keep(("landscape", size, mood, seed, name), lambda: _paint(canvas, mood, seed, behind))


def _paint(canvas: Canvas, mood: Mood, seed: int, behind: Callable[[Canvas], None] | None) -> pygame.Surface:
    picture = pygame.Surface(canvas.surface.get_size()).convert()
    chance = random.Random(seed)
    palette = PALETTES[mood]
    _paint_sky(picture, palette)
    _add_streaks(picture, chance)
    if behind is not None:
        behind(canvas.on(picture))
    for number in range(_RANGES):
        _paint_range(picture, palette, number, chance)
    _add_grain(picture, chance)
    return picture


def _paint_sky(picture: pygame.Surface, palette: Palette) -> None:
    steps = 128
    strip = pygame.Surface((1, steps))
    for i in range(steps):
        y = i / (steps - 1)
        if y < 0.4:
            color = mixed(palette.top, palette.middle, _eased(y / 0.4))
        else:
            color = mixed(palette.middle, palette.horizon, _eased((y - 0.4) / 0.34))
        strip.set_at((0, i), color)
    picture.blit(pygame.transform.smoothscale(strip, picture.get_size()), (0, 0))


def _add_streaks(picture: pygame.Surface, chance: random.Random) -> None:
    """Run faint vertical streaks down the sky, like ink in wet silk."""
    width, height = picture.get_size()
    strip = pygame.Surface((max(1, width // 2), 1))
    for x in range(strip.get_width()):
        strip.set_at((x, 0), (chance.randrange(8),) * 3)
    picture.blit(pygame.transform.scale(strip, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _add_grain(picture: pygame.Surface, chance: random.Random) -> None:
    side = _GRAIN_SIDE
    tile = pygame.image.frombytes(chance.randbytes(side * side), (side, side), "P")
    tile.set_palette([(level // 40,) * 3 for level in range(256)])
    tile = tile.convert(picture)
    for x in range(0, picture.get_width(), side):
        for y in range(0, picture.get_height(), side):
            picture.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def _paint_range(picture: pygame.Surface, palette: Palette, number: int, chance: random.Random) -> None:
    """Paint one range of hills: darker the nearer, dissolving downwards into mist except for the nearest."""
    width, height = picture.get_size()
    nearness = (number + 1) / _RANGES
    faded = (1 - nearness) ** 1.3
    crest = mixed((0, 0, 0), palette.horizon, 0.62 * faded)
    crest = _added(crest, mixed((0, 0, 0), palette.near, 1 - faded))
    mist = _added(
        mixed((0, 0, 0), palette.horizon, 0.55 * (1 - nearness * 0.75)), mixed((0, 0, 0), palette.middle, 0.25)
    )
    density = 0.0 if number == _RANGES - 1 else 0.75 - 0.13 * number
    heights = ridge(chance, width, height * (0.52 + 0.1 * number), height * (0.13 - 0.012 * number), 2 + number * 0.6)
    column = _hill_column(height, crest, mist, density)
    for x, top in enumerate(heights):
        picture.blit(column, (x, round(top)), (0, 0, 1, height - max(0, round(top))))
    pygame.draw.aalines(picture, crest, False, list(enumerate(heights)))


def _hill_column(height: int, crest: Rgb, mist: Rgb, density: float) -> pygame.Surface:
    """Return a column one pixel wide, from the crest down."""
    column = pygame.Surface((1, height))
    reach = height * 0.2
    for y in range(height):
        column.set_at((0, y), mixed(crest, mist, min(1.0, y / reach) * density))
    return column.convert()


def ridge(chance: random.Random, width: int, base: float, swing: float, frequency: float) -> list[float]:
    """Return the height of a ridge at every pixel, layers of ever finer noise."""
    heights = [base] * width
    for octave in range(_OCTAVES):
        waves = 2**octave * frequency
        points = [chance.uniform(-1, 1) for _ in range(int(waves) + 3)]
        strength = swing * 0.55**octave
        step = waves / width
        for x in range(width):
            place = x * step
            left = int(place)
            share = place - left
            if octave < _ROUNDED_OCTAVES:
                share *= share * (3 - 2 * share)
            heights[x] += (points[left] + (points[left + 1] - points[left]) * share) * strength
    return heights


def _eased(share: float) -> float:
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share) * 0.4 + share * 0.6


def _added(first: Rgb, second: Rgb) -> Rgb:
    red, green, blue = (min(255, a + b) for a, b in zip(first, second, strict=True))
    return (red, green, blue)
