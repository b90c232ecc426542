"""The way of a ghost, drawn: the seats the die counts, the path it takes, the fire behind it, and whom it has found."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pygame

from client.scenes.table.geometry import TableLayout, between, nearest_side
from client.scenes.table.movers import share, smooth
from client.scenes.table.plaque_places import badge_circle
from client.scenes.table.sprites import dimmed
from client.scenes.table.styles import Style
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scenery import mixed
from client.ui.shapes import Point
from client.ui.shapes import smooth as smooth_drawing
from client.ui.theme import Rgb
from client.ui.widget import Box

_STRENGTHS: Final = 6
_DISC: Final = 14.0
_STEP_IN: Final = 24.0
"""The radius of the number of a counted seat, and how far it is from its plaque's corner."""
_WISPS: Final = ((54.0, 255), (44.0, 225), (34.0, 180), (26.0, 120))
"""How high and how dense the flames behind a ghost are, from the nearest on."""
_BEHIND: Final = 0.15
"""How far apart they follow, against the whole way."""
_SPARED: Final = 2.0
_EYE: Final = 9.0
"""How far around an identity's badge a light leaves off, and around the eye on its corner."""
_DASH: Final = 17.0
_GAP: Final = 9.0
"""A path is drawn in strokes of this length, so far apart."""


@dataclass(slots=True)
class Path:
    """The way a ghost takes, in brush strokes along a bow: they are drawn before it, and pale once it has passed.

    Attributes:
        start: where it begins.
        end: where it leads.
        bend: how far its middle is beside the straight way.
        walked: between which shares of its time the ghost walks along it.
        leaves: the share of its length that lies below the card that sets out: nothing is drawn there.
        color: of the strokes.
        tag: see `Mover`.
    """

    start: Point
    end: Point
    bend: Point
    begin: float
    duration: float
    walked: tuple[float, float]
    color: Rgb
    leaves: float = 0.0
    tag: str = ""
    _strokes: list[tuple[float, list[Point], list[Point]]] = field(init=False)

    def __post_init__(self) -> None:
        count = max(2, round(math.dist(self.start, self.end) / (_DASH + _GAP)))
        part = _DASH / (_DASH + _GAP)
        self._strokes = []
        for i in range(count):
            first, last = i / count, (i + part) / count
            if first < self.leaves:
                continue
            a, b = self._at(first), self._at(last)
            self._strokes.append((first, _stroke(a, b, 6.4, 2.5), _stroke(a, b, 4.2, 0.0)))

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the strokes that are there now, and a point where they lead to."""
        t = share(self, now)
        first, last = self.walked
        reach = t / first if first > 0 else 1.0
        gone = smooth(max(0.0, min(1.0, (t - first) / max(0.01, last - first)))) - 0.02
        for place, edge, stroke in self._strokes:
            if place > reach:
                break
            ahead = place >= gone
            if ahead:
                canvas.polygon(edge, theme.BLACK, alpha=170)
            canvas.polygon(stroke, self.color, alpha=255 if ahead else 100)
        if reach >= 1:
            canvas.circle(*self.end, 9, theme.BLACK, alpha=170)
            canvas.circle(*self.end, 7, self.color)
            canvas.circle(*self.end, 3, theme.BLACK, alpha=200)

    def _at(self, place: float) -> Point:
        x, y = between(self.start, self.end, place)
        bow = 4 * place * (1 - place)
        return (x + self.bend[0] * bow, y + self.bend[1] * bow)


def _stroke(start: Point, end: Point, thick: float, longer: float) -> list[Point]:
    """Return the outline of a stroke of the brush: full at its head, thin where it is lifted."""
    (x1, y1), (x2, y2) = start, end
    length = max(0.1, math.dist(start, end))
    ax, ay = (x2 - x1) / length, (y2 - y1) / length
    shape = ((-longer, -0.45), (length * 0.3, -1.0), (length + longer, -0.35), (length + longer, 0.35),
             (length * 0.3, 1.0), (-longer, 0.45))  # fmt: skip
    return [(x1 + ax * a - ay * b * thick, y1 + ay * a + ax * b * thick) for a, b in shape]


@dataclass(slots=True)
class Found:
    """The light in which a plaque stands while a ghost comes to it.

    Attributes:
        box: the plaque.
        color: of the light.
        style: of the plaque: it says where the identity's badge is, which the light leaves free.
        tag: see `Mover`.
    """

    box: Box
    color: Rgb
    style: Style
    begin: float
    duration: float
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the light; it comes, stays and goes."""
        t = share(self, now)
        strength = round(min(1.0, t / 0.2, (1 - t) / 0.25) * _STRENGTHS) / _STRENGTHS
        if strength <= 0:
            return
        x, y, w, h = self.box
        rim = 16.0
        rect = canvas.m.rect(x - rim, y - rim, w + 2 * rim, h + 2 * rim)
        cx, cy, wide = badge_circle((rim, rim, w, h), self.style)
        spared = ((cx, cy, wide / 2 + _SPARED), (cx + wide * 0.42, cy - wide * 0.37, _EYE))
        u = canvas.m.u
        picture = canvas.shapes.keep(
            ("found", rect.size, self.color),
            lambda: _spare(
                _lit(rect.size, canvas.m.px(rim), u, self.color), [(a * u, b * u, r * u) for a, b, r in spared]
            ),
        )
        canvas.paste(picture if strength >= 1 else dimmed(picture, strength), rect)


@dataclass(slots=True)
class Step:
    """The number of a seat that the die counts, on the edge of its plaque.

    Attributes:
        number: of the step.
        place: the middle of its disc.
        color: of the disc.
        tag: see `Mover`.
    """

    number: int
    place: Point
    color: Rgb
    begin: float
    duration: float
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the disc with the number."""
        canvas.circle(*self.place, _DISC + 3, theme.BLACK, alpha=190)
        canvas.circle(*self.place, _DISC, self.color)
        canvas.text(str(self.number), *self.place, 19, theme.INK, face="bold", anchor="cc", geometry=True)


def step_place(layout: TableLayout, seat: int) -> Point:
    """Return where the number of a counted seat stands: on its plaque's inner edge, clear of what is written there."""
    x, y, w, h = layout.plaques[seat]
    side = nearest_side((x, y, w, h), layout.center)
    if side[0] in (x, x + w):
        return (side[0] + (-4 if side[0] == x else 4), y + h - _STEP_IN)
    return (x + w - _STEP_IN, side[1] + (-4 if side[1] == y else 4))


@dataclass(slots=True)
class Wisps:
    """Some ghost fire that follows a ghost along its bow, the farther behind the fainter.

    Attributes:
        start: where it begins.
        end: where it leads.
        bend: how far its middle is beside the straight way.
        walks: the seconds the ghost takes.
        color: of the fire.
        tag: see `Mover`.
    """

    start: Point
    end: Point
    bend: Point
    begin: float
    walks: float
    color: Rgb
    duration: float = field(init=False)
    tag: str = ""

    def __post_init__(self) -> None:
        self.duration = self.walks * (1 + _BEHIND * len(_WISPS))

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the flames that are there now."""
        gone = (now - self.begin) / max(self.walks, 0.01)
        for number, (high, alpha) in enumerate(_WISPS, 1):
            t = gone - _BEHIND * number
            if not 0 < t < 1:
                continue
            way = smooth(t)
            x, y = between(self.start, self.end, way)
            bow = 4 * way * (1 - way)
            x, y = x + self.bend[0] * bow, y + self.bend[1] * bow
            size = (canvas.m.px(high * 0.62), canvas.m.px(high))
            key = ("wisp", size, alpha, self.color)
            flame = canvas.shapes.drawn(key, size, partial(_draw_wisp, color=self.color, alpha=alpha))
            canvas.paste(flame, flame.get_rect(center=(canvas.m.px(x), canvas.m.px(y))))


def _draw_wisp(surface: pygame.Surface, _: float, *, color: Rgb, alpha: int) -> None:
    """Draw a flame: round at its foot, its tip blown aside, pale within."""
    wide, high = surface.get_size()
    for size, shade in ((1.0, mixed(color, theme.BLACK, 0.6)), (0.78, color), (0.42, mixed(color, theme.WHITE, 0.8))):
        points = []
        for step in range(25):
            turn = math.pi * (step / 12 - 0.5)  # from the foot round to the foot again
            x, y = math.cos(turn), math.sin(turn)
            tip = max(0.0, y)
            sway = 0.55 * tip * tip - 0.3 * math.sin(math.pi * tip)
            points.append((x * (1 - tip * 0.75) + sway, y * (1.6 if y > 0 else 0.8)))
        foot = high * 0.66
        outline = [(wide / 2 + x * size * wide * 0.4, foot - y * size * high * 0.4) for x, y in points]
        pygame.draw.polygon(surface, (*shade, alpha), outline)


def _lit(size: tuple[int, int], rim: int, u: float, color: Rgb) -> pygame.Surface:
    """Return a light around a box that leaves the box itself to be read, premultiplied."""
    small = pygame.Surface((max(8, size[0] // 3), max(8, size[1] // 3)), pygame.SRCALPHA)
    small.fill((*color, 0))
    pygame.draw.rect(small, (*color, 255), small.get_rect().inflate(-rim, -rim), border_radius=4)
    soft = pygame.transform.gaussian_blur(small, max(1, rim // 5), False)
    light = pygame.transform.smoothscale(soft, size)
    box = light.get_rect().inflate(-2 * rim, -2 * rim)
    pygame.draw.rect(light, (*color, 34), box, border_radius=round(6 * u))
    pygame.draw.rect(light, (*color, 255), box.inflate(4 * u, 4 * u), max(2, round(3 * u)), border_radius=round(7 * u))
    return light.premul_alpha()


def _spare(light: pygame.Surface, circles: list[tuple[float, float, float]]) -> pygame.Surface:
    """Take circles, each a middle and a radius in pixels, out of a premultiplied light and return it."""

    def draw(surface: pygame.Surface, scale: float) -> None:
        surface.fill(theme.WHITE)
        for x, y, radius in circles:
            pygame.draw.circle(surface, (0, 0, 0, 0), (x * scale, y * scale), radius * scale)

    reach = round(max(max(x, y) + radius for x, y, radius in circles)) + 2
    light.blit(smooth_drawing((reach, reach), draw), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return light
