"""Smooth shapes: drawn three times too large, shrunk, and kept.

All results are premultiplied by their alpha; blit them with ``BLEND_PREMULTIPLIED``. Panels and rounded boxes of any
size come from one small drawing each, whose corners are kept and whose middle is stretched.
"""

import math
from collections.abc import Callable, Hashable, Sequence
from functools import cache

import pygame

from client.ui.cache import SurfaceCache
from client.ui.tape import Tape, Tapes
from client.ui.theme import Material, Rgb

Point = tuple[float, float]
Drawing = Callable[[pygame.Surface, float], None]

_OVERSAMPLE = 3
_LEAST_BYTES = 16 * 1024 * 1024
_BYTES_PER_PIXEL = 9
"""Of the window: what a full table shows takes about four fifths of that, at any size."""
_GLOW_SIDE = 96
_LARGE_RADIUS = 24.0
"""From this radius in pixels on, pygame's own smooth circle is as good, and much faster."""
_LEAST_SLICED = 3
"""Pixels along a side that two corners and something to stretch between them need; what is thinner is drawn whole."""
_SLANT = 2 - math.sqrt(2)
"""How much shorter the cut of a corner gets per unit of inset, for lines of even thickness."""


class Shapes:
    """Makes shapes and keeps them."""

    def __init__(self) -> None:
        self._kept = SurfaceCache(_LEAST_BYTES)
        self.tapes = Tapes()
        """Drawings put together of these shapes and of text (`Canvas.again`)."""
        self._kept.on_forgotten = self.tapes.forget

    def clear(self) -> None:
        """Forget all shapes, after a change of size."""
        self._kept.needed = ()
        self._kept.clear()
        self.tapes.clear()

    def make_room(self, window: tuple[int, int]) -> None:
        """Keep as much as a window of this size in pixels needs."""
        self._kept.limit(max(_LEAST_BYTES, window[0] * window[1] * _BYTES_PER_PIXEL))

    def tape(self, draw: Callable[[Tape], object]) -> Tape:
        """Return what a drawing blits on a tape, and which shapes it took for it."""
        tape, passing = Tape(), self._kept.passing
        tape.shapes = self._taken_for(lambda: draw(tape))
        tape.is_passing = self._kept.passing != passing
        return tape

    def need(self, draw: Callable[[], object]) -> None:
        """Draw something that will be drawn again after a while: until then its shapes are forgotten after others.

        What is drawn in between, frame by frame, may be more than the store holds. Only the latest such drawing counts.
        """
        self._kept.needed = self._taken_for(draw)

    def _taken_for(self, draw: Callable[[], object]) -> tuple[Hashable, ...]:
        """Draw something, and return the keys of the shapes it took."""
        before, self._kept.used = self._kept.used, []
        try:
            draw()
            return tuple(dict.fromkeys(self._kept.used))
        finally:
            self._kept.used = before

    def play(self, tape: Tape, target: pygame.Surface) -> None:
        """Blit everything on a tape; the shapes on it stay kept as if they had been asked for one by one."""
        self._kept.touch(tape.shapes)
        if self._kept.used is not None:
            self._kept.used += tape.shapes
        tape.play(target)

    def mark_passing(self) -> None:
        """Say that what is given out now will soon look better: no picture and no tape it is on is kept."""
        self._kept.passing += 1

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a picture of the caller's own making from the store."""
        return self._kept.get(key, make)

    def prepare(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture made in the background that will soon be asked for (`SurfaceCache.prepare`)."""
        self._kept.prepare(key, make)

    def drawn(self, key: Hashable, size: tuple[int, int], drawing: Drawing) -> pygame.Surface:
        """Return a smooth picture of ``size`` pixels; ``drawing`` gets a larger surface and how much larger it is."""
        return self._kept.get(key, lambda: smooth(size, drawing))

    def panel(self, size: tuple[int, int], material: Material, u: float) -> pygame.Surface:
        """Return a panel with cut corners."""
        corner = max(4, math.ceil((material.cut + 6) * u))
        return self._kept.get(
            ("panel", size, material, u),
            lambda: nine_slice(size, corner, lambda surface, k: _draw_panel(surface, material, u * k)),
        )

    def rounded(
        self, size: tuple[int, int], radius: float, fill: Rgb | None, alpha: int, edge: Rgb | None, edge_px: float
    ) -> pygame.Surface:
        """Return a box with round corners; ``radius`` and ``edge_px`` are pixels."""
        corner = math.ceil(radius + edge_px) + 2

        def drawing(surface: pygame.Surface, k: float) -> None:
            _draw_rounded(surface, radius * k, fill, alpha, edge, edge_px * k)

        return self._kept.get(
            ("rounded", size, radius, fill, alpha, edge, edge_px), lambda: nine_slice(size, corner, drawing)
        )

    def disc(self, radius: float, color: Rgb, alpha: int, ring_px: float) -> pygame.Surface:
        """Return a disc, or a ring if ``ring_px`` is not 0, in a square of twice the radius and four pixels."""
        side = round(radius * 2) + 4
        if radius >= _LARGE_RADIUS:
            key = ("large disc", round(radius), color, alpha, ring_px)
            return self._kept.get(key, lambda: _large_disc(round(radius), color, alpha, round(ring_px)))

        def drawing(surface: pygame.Surface, k: float) -> None:
            middle = surface.get_width() / 2
            width = max(1, round(ring_px * k)) if ring_px else 0
            pygame.draw.circle(surface, (*color, alpha), (middle, middle), radius * k, width)

        return self.drawn(("disc", radius, color, alpha, ring_px), (side, side), drawing)

    def polygon(
        self, points: Sequence[Point], color: Rgb, alpha: int, width_px: float
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a polygon given in pixels, and where its picture's upper left corner belongs."""
        left = math.floor(min(x for x, _ in points)) - 2 - math.ceil(width_px)
        top = math.floor(min(y for _, y in points)) - 2 - math.ceil(width_px)
        right = math.ceil(max(x for x, _ in points)) + 2 + math.ceil(width_px)
        bottom = math.ceil(max(y for _, y in points)) + 2 + math.ceil(width_px)
        local = tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)

        def drawing(surface: pygame.Surface, k: float) -> None:
            scaled = [(x * k, y * k) for x, y in local]
            pygame.draw.polygon(surface, (*color, alpha), scaled, max(1, round(width_px * k)) if width_px else 0)

        picture = self.drawn(("polygon", local, color, alpha, width_px), (right - left, bottom - top), drawing)
        return picture, (left, top)

    def glow(self, size: tuple[int, int], color: Rgb, alpha: int, power: float = 2.0) -> pygame.Surface:
        """Return a soft elliptic light."""
        seed = self._kept.get(("glow seed", color, alpha, power), lambda: _glow_seed(color, alpha, power))
        return self._kept.get(("glow", size, color, alpha, power), lambda: pygame.transform.smoothscale(seed, size))

    def gradient(
        self, size: tuple[int, int], color: Rgb, start: int, end: int, *, across: bool = False
    ) -> pygame.Surface:
        """Return a wash whose alpha runs from ``start`` to ``end``, downwards or ``across``."""

        def make() -> pygame.Surface:
            steps = 256
            strip = pygame.Surface((steps, 1) if across else (1, steps), pygame.SRCALPHA)
            for i in range(steps):
                alpha = round(start + (end - start) * i / (steps - 1))
                strip.set_at((i, 0) if across else (0, i), (*color, alpha))
            return pygame.transform.smoothscale(strip.premul_alpha(), size)

        return self._kept.get(("gradient", size, color, start, end, across), make)


def smooth(size: tuple[int, int], drawing: Drawing, oversample: int = _OVERSAMPLE) -> pygame.Surface:
    """Run a drawing on a larger surface and return it shrunk to ``size``, premultiplied."""
    large = pygame.Surface((max(1, size[0] * oversample), max(1, size[1] * oversample)), pygame.SRCALPHA)
    drawing(large, float(oversample))
    return pygame.transform.smoothscale(large.premul_alpha(), (max(1, size[0]), max(1, size[1])))


def turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    """Return a premultiplied picture turned counter-clockwise, with a smooth rim."""
    padded = pygame.Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA)
    padded.blit(picture, (2, 2))
    return pygame.transform.rotozoom(padded, degrees, 1.0)


def nine_slice(size: tuple[int, int], corner: int, drawing: Drawing) -> pygame.Surface:
    """Return a box of any size from one small drawing: its corners as they are, its edges and middle stretched."""
    width, height = size
    if min(size) < _LEAST_SLICED:
        return smooth(size, drawing)
    corner = max(1, min(corner, (width - 1) // 2, (height - 1) // 2))
    small_w, small_h = min(width, 2 * corner + 2), min(height, 2 * corner + 2)
    small = smooth((small_w, small_h), drawing)
    if (small_w, small_h) == size:
        return small
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for source, target in zip(_ninths(small_w, small_h, corner), _ninths(width, height, corner), strict=True):
        part = small.subsurface(source)
        whole.blit(part if source[2:] == target[2:] else pygame.transform.scale(part, target[2:]), target[:2])
    return whole


def _ninths(width: int, height: int, corner: int) -> list[tuple[int, int, int, int]]:
    columns = ((0, corner), (corner, width - 2 * corner), (width - corner, corner))
    rows = ((0, corner), (corner, height - 2 * corner), (height - corner, corner))
    return [(x, y, w, h) for y, h in rows for x, w in columns]


def _draw_panel(surface: pygame.Surface, material: Material, unit: float) -> None:
    width, height = surface.get_size()

    def outline(inset: float) -> list[Point]:
        a, cut = inset * unit, max(0.0, material.cut - _SLANT * inset) * unit
        right, bottom = width - a, height - a
        return [
            (a + cut, a),
            (right - cut, a),
            (right, a + cut),
            (right, bottom - cut),
            (right - cut, bottom),
            (a + cut, bottom),
            (a, bottom - cut),
            (a, a + cut),
        ]

    if material.edge is None:
        pygame.draw.polygon(surface, (*material.fill, material.alpha), outline(0.4))
        return
    pygame.draw.polygon(surface, material.edge, outline(0.4))
    pygame.draw.polygon(surface, (0, 0, 0, 0), outline(0.4 + material.edge_width))
    pygame.draw.polygon(surface, (*material.fill, material.alpha), outline(0.4 + material.edge_width))
    if material.inner_line:
        hair = outline(4.4)
        pygame.draw.polygon(surface, (*_mixed(material.edge, material.fill, 0.5), material.alpha), hair)
        pygame.draw.polygon(surface, (*material.fill, material.alpha), outline(5.1))


def _draw_rounded(
    surface: pygame.Surface, radius: float, fill: Rgb | None, alpha: int, edge: Rgb | None, edge_width: float
) -> None:
    box = surface.get_rect()
    if edge is not None:
        pygame.draw.rect(surface, edge, box, border_radius=round(radius))
        box = box.inflate(-2 * round(edge_width), -2 * round(edge_width))
        radius = max(0.0, radius - edge_width)
        pygame.draw.rect(surface, (0, 0, 0, 0), box, border_radius=round(radius))
    if fill is not None:
        pygame.draw.rect(surface, (*fill, alpha), box, border_radius=round(radius))


def _large_disc(radius: int, color: Rgb, alpha: int, ring_px: int) -> pygame.Surface:
    side = radius * 2 + 4
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill((*color, 0))
    pygame.draw.aacircle(surface, (*color, alpha), (side // 2, side // 2), radius, ring_px)
    return surface.premul_alpha()


def _mixed(first: Rgb, second: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a * (1 - share) + b * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue)


def _glow_seed(color: Rgb, alpha: int, power: float) -> pygame.Surface:
    """Return a small round light, premultiplied; it is stretched to the size wanted."""
    levels = [alpha * (1.0 - distance / 255) ** power for distance in range(256)]
    channels = [bytes(round(level * share / 255) for level in levels) for share in (*color, 255)]
    pixels = bytearray(4 * _GLOW_SIDE * _GLOW_SIDE)
    for place, table in zip((2, 1, 0, 3), channels, strict=True):
        pixels[place::4] = _distances().translate(table)
    # In this order of bytes, the window's own: surfaces of another are pasted a hundred times more slowly.
    return pygame.image.frombytes(bytes(pixels), (_GLOW_SIDE, _GLOW_SIDE), "BGRA")


@cache
def _distances() -> bytes:
    """Return how far each pixel of a light lies from its middle, 255 at the rim and beyond."""
    middle = (_GLOW_SIDE - 1) / 2
    places = [place - middle for place in range(_GLOW_SIDE)]
    return bytes(min(255, round(255 * math.hypot(x, y) / middle)) for y in places for x in places)
