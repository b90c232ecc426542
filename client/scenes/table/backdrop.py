"""The place: an ink-wash valley under the ring of the trigrams, warm by day, cold by night, in a king's colour."""

from __future__ import annotations

import math
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, NamedTuple

import pygame

from client.scenes.table.geometry import TableLayout
from client.scenes.table.omens import paint_omens
from client.scenes.table.sky import draw_sky
from client.session import View
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.gallery import place_surface
from client.ui.packed import Packed, pack
from client.ui.scenery import landscape, mixed
from client.ui.shapes import Shapes
from client.ui.theme import Rgb, rgb

_SEED: Final = 5
_MOST_PACKED: Final = 4
"""So many places are kept packed, the shown one as well once it was: by day, by night, the stage of an exorcism, and
one without panels."""
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
_BEFORE_PANELS: Final = 60.0
"""So far beside the panels it begins to get dark below them: no edge shows."""
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
    """Paints the place once for a size, a light and a layout, and keeps it, packed unless it is shown: it is large.

    Painting and unpacking take longer than a frame may: a thread does both, and the place as it was is shown until it
    is done.
    """

    def __init__(self) -> None:
        self._lit: tuple[Key, pygame.Surface] | None = None
        """The place as it is shown."""
        self._coming: tuple[Key, Future[pygame.Surface]] | None = None
        """The place as it will be shown next."""
        self._packed: OrderedDict[Key, Future[Packed]] = OrderedDict()
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="backdrop")

    def draw(self, canvas: Canvas, layout: TableLayout, light: Light, view: View, *, wait: bool = True) -> None:
        """Draw the place, and sun or moon above it.

        Args:
            canvas: where to.
            layout: of the table.
            light: on it.
            view: tells how high the moon has climbed.
            wait: paint the place now if it hasn't been painted yet, rather than show it as it was.
        """
        key = _key(canvas, layout, light)
        if self.has_news:
            self._show_what_came(key)
        if self._lit is None or self._lit[0] != key:
            if wait or self._lit is None or self._lit[0][0] != key[0]:
                self._show(key, self._picture(key, canvas, layout, light))
            else:
                self._order(key, canvas, layout, light)
        assert self._lit is not None
        (_, shown, *_), picture = self._lit
        canvas.surface.blit(picture, (0, 0))
        king = king_color(shown.king) if shown.king else None
        draw_sky(canvas, layout, view, "moon" if shown.night or shown.staged else "sun", king)

    def prepare(self, canvas: Canvas, layout: TableLayout, light: Light) -> None:
        """Have the place painted for later, if it isn't yet; before anything is shown, to be shown."""
        key = _key(canvas, layout, light)
        if self._lit is None:
            self._order(key, canvas, layout, light)
        elif key != self._lit[0] and key not in self._packed and (self._coming is None or key != self._coming[0]):
            plain = _beside(canvas)
            self._keep(key, self._painter.submit(lambda: pack(_paint(plain, layout, light))))

    def clear(self) -> None:
        """Forget every place; what was ordered is not painted."""
        for packed in self._packed.values():
            packed.cancel()
        if self._coming is not None:
            self._coming[1].cancel()
        self._lit = self._coming = None
        self._packed.clear()

    @property
    def has_news(self) -> bool:
        """Whether what is to be shown next has come since the last drawing."""
        return self._coming is not None and self._coming[1].done()

    def _order(self, key: Key, canvas: Canvas, layout: TableLayout, light: Light) -> None:
        """Have a place made ready to be shown."""
        if self._coming is not None and self._coming[0] == key:
            return
        packed, plain = self._packed.get(key), _beside(canvas)
        if packed is not None:  # or will be, before the thread comes to this
            self._packed.move_to_end(key)
            made = self._painter.submit(lambda: packed.result().unpack())
        else:
            made = self._painter.submit(_paint, plain, layout, light)
        self._coming = (key, made)

    def _picture(self, key: Key, canvas: Canvas, layout: TableLayout, light: Light) -> pygame.Surface:
        """Return a place now: paint or unpack it, or wait for the thread that is at it."""
        coming, self._coming = self._coming, None
        if coming is not None and not coming[1].cancel() and coming[0] == key:
            return coming[1].result()
        packed = self._packed.get(key)
        if packed is None:
            return _paint(canvas, layout, light)
        self._packed.move_to_end(key)
        return packed.result().unpack()

    def _show_what_came(self, wanted: Key) -> None:
        """Show what was made ready; drop it if meanwhile something else is wanted."""
        assert self._coming is not None
        (key, made), self._coming = self._coming, None
        if key == wanted:
            self._show(key, made.result())

    def _show(self, key: Key, picture: pygame.Surface) -> None:
        """Show a place from now on, and have the one before packed, unless it was for a window of another size."""
        before, self._lit = self._lit, (key, picture)
        for other in [other for other in self._packed if other[0] != key[0]]:
            self._packed.pop(other).cancel()
        if before is not None and before[0][0] == key[0] and before[0] not in self._packed:
            self._keep(before[0], self._painter.submit(pack, before[1]))

    def _keep(self, key: Key, packed: Future[Packed]) -> None:
        """Keep a packed place, and forget the longest unused, but never the one that is just being unpacked."""
        self._packed[key] = packed
        coming = None if self._coming is None else self._coming[0]
        while len(self._packed) > _MOST_PACKED:
            self._packed.pop(next(other for other in self._packed if other != coming)).cancel()


def _beside(canvas: Canvas) -> Canvas:
    """Return a canvas of the same measures to be used by another thread, with shapes of its own."""
    return Canvas(canvas.surface, canvas.m, canvas.ink, Shapes())


def _key(canvas: Canvas, layout: TableLayout, light: Light) -> Key:
    return (canvas.surface.get_size(), light, layout.center, layout.ribbon[1], layout.panels)


def _paint(canvas: Canvas, layout: TableLayout, light: Light) -> pygame.Surface:
    width, height = canvas.surface.get_size()
    picture = _valley(canvas, light, (width, height)).convert(pygame.Surface((1, 1)))
    _tint(picture, layout, light)
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
        left = layout.stage[0] + layout.stage[2] - _BEFORE_PANELS
        own.shade(left, 0, layout.wide - left, layout.high, 0, 200, across=True)
    return picture


def _tint(picture: pygame.Surface, layout: TableLayout, light: Light) -> None:
    """Turn the valley to the colour of the stage, and of the ghost king."""
    if light.king:
        (x, y), right = layout.center, layout.stage[0] + layout.stage[2]
        center, wide = (x / layout.wide, y / layout.high), min(1.0, right / layout.wide)
        paint_omens(picture, light.king, king_color(light.king), center, wide)
    elif light.staged:
        picture.fill(_STAGED, special_flags=pygame.BLEND_RGB_MULT)


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
