"""The place: an ink-wash valley under the ring of the trigrams, warm by day, cold by night, in a king's colour."""

from __future__ import annotations

import math
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, NamedTuple

import pygame

from client.scenes.table.geometry import TableLayout
from client.scenes.table.sky import draw_sky
from client.session import View
from client.ui import theme
from client.ui.cache import SurfaceCache
from client.ui.canvas import Canvas
from client.ui.gallery import place_surface
from client.ui.scenery import landscape, mixed
from client.ui.shapes import Shapes
from client.ui.theme import Rgb, rgb

_SEED: Final = 5
_KEPT_WINDOWS: Final = 3
"""So many windows' pictures are kept: by day, by night, and the stage of an exorcism."""
_STAGED: Final = rgb("#b898c8")
"""What the valley is tinted with while an exorcism is on."""
_GLOW: Final = {"day": rgb("#f2b45a"), "night": rgb("#5f7fb8"), "staged": rgb("#6a4a9a")}
_KINGS: Final[dict[str, Rgb]] = {
    "C-K1": rgb("#b8281c"),
    "C-K2": rgb("#a24a26"),
    "C-K3": rgb("#55853f"),
    "C-K4": rgb("#cf5a18"),
    "C-K5": rgb("#b01c1c"),
    "C-K6": rgb("#7444a4"),
    "C-K7": rgb("#94622e"),
    "C-K8": rgb("#3f8f38"),
    "C-K9": rgb("#9c1a56"),
}
_TRIGRAMS: Final = (0b111, 0b110, 0b010, 0b100, 0b000, 0b001, 0b101, 0b011)
"""The ring of the Earlier Heaven, clockwise from the south on top; the lowest bit is the line next to the middle."""


class Light(NamedTuple):
    """The light on the table: by night or day, on the stage of an exorcism, and under which ghost king ("": none)."""

    night: bool = False
    staged: bool = False
    king: str = ""

    @property
    def color(self) -> Rgb:
        """The colour of what glows in the middle."""
        if self.king:
            return king_color(self.king)
        return _GLOW["staged" if self.staged else "night" if self.night else "day"]


Key = tuple[tuple[int, int], Light, tuple[float, float], float, bool]
"""Size, light, and what of the layout the place depends on."""


def king_color(king: str) -> Rgb:
    """Return the colour to which a ghost king turns the table."""
    return _KINGS.get(king, theme.CINNABAR)


def light_of(view: View, *, theatre: bool) -> Light:
    """Return the light on the table; a stage is lit as by night, also when its votes are counted after that is over."""
    king = (view["candidate"] or "") if view["king"] is not None else ""
    return Light(theatre or view["phase"] == "night", theatre, king)


class Backdrop:
    """Paints the place once for a size, a light and a layout, and keeps it: whole windows are large.

    Painting takes longer than a frame may: a thread does it, and the place as it was is shown until it is done.
    """

    def __init__(self) -> None:
        self._kept = SurfaceCache(0)
        self._painting: dict[Key, Future[pygame.Surface]] = {}
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="backdrop")
        self._shown: Key | None = None

    def draw(self, canvas: Canvas, layout: TableLayout, light: Light, view: View, *, wait: bool = True) -> None:
        """Draw the place, and sun or moon above it.

        Args:
            canvas: where to.
            layout: of the table.
            light: on it.
            view: tells how high the moon has climbed.
            wait: paint the place now if it hasn't been painted yet, rather than show it as it was.
        """
        self._collect(canvas)
        key = _key(canvas, layout, light)
        before = self._shown
        if not wait and key not in self._kept and before is not None and before in self._kept and before[0] == key[0]:
            self.prepare(canvas, layout, light)
            key, light = before, before[1]
        self._shown = key
        canvas.surface.blit(self._kept.get(key, lambda: self._painted(key, canvas, layout, light)), (0, 0))
        king = king_color(light.king) if light.king else None
        draw_sky(canvas, layout, view, "moon" if light.night or light.staged else "sun", king)

    def _painted(self, key: Key, canvas: Canvas, layout: TableLayout, light: Light) -> pygame.Surface:
        """Paint the place, or wait for the thread that is at it."""
        painting = self._painting.pop(key, None)
        if painting is None or painting.cancel():
            return _paint(canvas, layout, light)
        return painting.result()

    def prepare(self, canvas: Canvas, layout: TableLayout, light: Light) -> None:
        """Have the place painted for later, if it isn't yet."""
        key = _key(canvas, layout, light)
        if key not in self._kept and key not in self._painting:
            plain = Canvas(canvas.surface, canvas.m, canvas.ink, Shapes())
            self._painting[key] = self._painter.submit(_paint, plain, layout, light)

    @property
    def has_news(self) -> bool:
        """Whether something has been painted since the last drawing."""
        return any(future.done() for future in self._painting.values())

    def _collect(self, canvas: Canvas) -> None:
        """Take over what has been painted, unless it is for a window of another size."""
        size = canvas.surface.get_size()
        self._kept.limit(_KEPT_WINDOWS * size[0] * size[1] * 4)
        for key in [key for key, future in self._painting.items() if future.done()]:
            picture = self._painting.pop(key)
            if key[0] == size:
                self._kept.get(key, picture.result)


def _key(canvas: Canvas, layout: TableLayout, light: Light) -> Key:
    return (canvas.surface.get_size(), light, layout.center, layout.ribbon[1], layout.panels)


def _paint(canvas: Canvas, layout: TableLayout, light: Light) -> pygame.Surface:
    width, height = canvas.surface.get_size()
    picture = pygame.Surface((width, height))
    picture.blit(_valley(canvas, light, (width, height)), (0, 0))
    _tint(picture, light)
    # What the place is made of is large and never needed again: it has a store of its own, thrown away with it.
    own = Canvas(picture, canvas.m, canvas.ink, Shapes())
    x, y = layout.center
    radius = layout.ring
    own.glow(x, y, radius * 2.2, radius * 1.5, light.color, alpha=130 if light.king else 90, power=1.3)
    own.shapes.clear()  # each piece is as large as the window: two at a time would be felt
    _paint_ring(own, x, y, radius, mixed(light.color, theme.BONE, 0.4))
    foot = layout.ribbon[1] + layout.ribbon[3]
    own.shade(0, foot - 20, layout.wide, layout.high - foot + 20, 0, 240)
    own.shapes.clear()
    own.shade(0, 0, layout.wide, layout.style.bar + 16, 235, 0)
    if layout.panels:
        left = layout.stage[0] + layout.stage[2]
        own.shade(left, 0, layout.wide - left, layout.high, 60, 200, across=True)
    return picture


def _tint(picture: pygame.Surface, light: Light) -> None:
    """Turn the valley to the colour of the stage, and of the ghost king."""
    if light.staged and not light.king:
        picture.fill(_STAGED, special_flags=pygame.BLEND_RGB_MULT)
    if light.king:
        color = king_color(light.king)
        picture.fill(mixed(rgb("#f4ecec"), color, 0.6), special_flags=pygame.BLEND_RGB_MULT)
        picture.fill(mixed(theme.BLACK, color, 0.21), special_flags=pygame.BLEND_RGB_ADD)


def _valley(canvas: Canvas, light: Light, size: tuple[int, int]) -> pygame.Surface:
    """Return the painted valley, a plainly drawn one if its picture is missing."""
    dark = light.night or light.staged
    painted = place_surface("table-night" if dark else "table-day", size)
    if painted is not None:
        return painted
    small = canvas.on(pygame.Surface((size[0] // 2, size[1] // 2)))
    return pygame.transform.smoothscale(landscape(small, "night" if dark else "day", _SEED), size)


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
