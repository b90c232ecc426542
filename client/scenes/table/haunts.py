"""A ghost that is turned up, drawn: the night it steps out of, its name, the path it takes, and whom it has found."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pygame

from client.scenes.table.geometry import TableLayout, between, middle, nearest_side
from client.scenes.table.looks import badge_suit
from client.scenes.table.movers import Pose, share, smooth
from client.scenes.table.sprites import dimmed
from client.ui import theme
from client.ui.badges import Suit
from client.ui.cache import Latest
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.gallery import large_surface
from client.ui.scenery import mixed
from client.ui.shapes import Point
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box
from client.words.naming import ghost_cards

TINTS: Final[dict[Suit, Rgb]] = {"red": theme.RED_TEXT, "blue": theme.BLUE_TEXT, "none": theme.HERETIC_TEXT}
"""The light of a ghost, by the colour that banishes it."""
_DARKS: Final[dict[Suit, Rgb]] = {"red": rgb("#260c0b"), "blue": rgb("#0c1730"), "none": rgb("#1c1228")}
_PICTURES: Final[dict[Suit, str]] = {"red": "haunt-red", "blue": "haunt-blue", "none": "haunt-any"}
_SHAPE: Final = 16 / 9
_OVER: Final = 10.0
"""How far the night reaches over the room between plaques and ribbon: its rim is lost there."""
_SIZES: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46)
"""How large a card stands against the height of its room: as large as nothing else is covered by it."""
_SHIFTS: Final = (0.0, -12.0, 12.0, -24.0, 24.0, -36.0, 36.0, -48.0, 48.0, -60.0, 60.0)
"""How far it may stand aside."""
_WIDEST: Final = 212.0
_APART: Final = 6.0
"""What stays free between it and what is around it."""
_SLIP: Final = 0.172
"""How high the slip with its name is against its card: it hides all of the seal there."""
_SLIP_FOOT: Final = 0.14
"""How much of that stands out below the card."""
_TYPE: Final = 0.78
"""How large the name is written against its slip."""
_OPENING: Final = 0.16
"""Seconds in which that slip opens at normal pace."""
_STEPS: Final = 6
_DISC: Final = 14.0
_STEP_IN: Final = 24.0
"""The radius of the number of a counted seat, and how far it is from its plaque's corner."""
_WISPS: Final = ((54.0, 255), (44.0, 225), (34.0, 180), (26.0, 120))
"""How high and how dense the flames behind a ghost are, from the nearest on."""
_BEHIND: Final = 0.15
"""How far apart they follow, against the whole way."""
_DASH: Final = 17.0
_GAP: Final = 9.0
"""A path is drawn in strokes of this length, so far apart."""


def ghost_suit(face: str) -> Suit:
    """Return in which colour a ghost shows itself; what befalls all has none."""
    ghost = ghost_cards().get(face)
    return "none" if ghost is None else badge_suit(ghost.suit)


# -- where it stands


def room_for(layout: TableLayout) -> Box:
    """Return the room between the plaques and above the ribbon."""
    left, _, right = layout.between_plaques
    upper = [box[1] + box[3] for seat, box in layout.plaques.items() if layout.is_upper(seat)]
    top = max(upper, default=layout.style.bar)
    return (left, top, right - left, layout.ribbon[1] - top)


def night_box(layout: TableLayout) -> Box:
    """Return where the night is seen that a ghost steps out of: its rim is below what stands around it."""
    left, top, wide, high = room_for(layout)
    width = min(wide + 2 * _OVER, (high + 2 * _OVER) * _SHAPE)
    return (left + wide / 2 - width / 2, top + high / 2 - width / _SHAPE / 2, width, width / _SHAPE)


def standing(layout: TableLayout, hanging: list[Box]) -> Pose:
    """Return where a ghost stands that is turned up: in the middle, as large as it covers nothing.

    Args:
        layout: of the table.
        hanging: what hangs from the plaques and is to stay in sight.
    """
    left, top, wide, high = room_for(layout)
    center = min(max(layout.center[0], left + wide / 2 - 60), left + wide / 2 + 60)
    whole = min(_WIDEST, (high - 2 * _APART) / RATIO / (1 + _SLIP * _SLIP_FOOT), wide - 2 * _APART)
    others = [*hanging, *(box for seat, box in layout.plaques.items() if seat != layout.bottom)]
    poses = []
    for size in _SIZES:
        for shift in _SHIFTS if size <= _SIZES[3] else (0.0,):
            width = whole * size
            tall, below = width * RATIO, width * RATIO * _SLIP * _SLIP_FOOT
            centred, low = top + (high - below) / 2, top + high - _APART - below - tall / 2
            poses += [Pose(center + shift, centred, width), Pose(center + shift, low, width)]
    return next((pose for pose in poses if not any(_covers(pose, box) for box in others)), poses[-1])


def _covers(pose: Pose, box: Box) -> bool:
    x, y, w, h = box
    half = pose.width / 2 + _APART / 2
    high = half * RATIO
    return x < pose.x + half and pose.x - half < x + w and y < pose.y + high and pose.y - high < y + h


class Night:
    """Draws what a ghost steps out of in place of the middle of the table: its moon, mist and ghost fire.

    It is large: only the latest is kept, and nothing once no ghost stands there.
    """

    def __init__(self) -> None:
        self._pictures = Latest()

    @property
    def has_news(self) -> bool:
        """Whether the picture has come that was to be drawn last."""
        return self._pictures.has_news

    def forget(self) -> None:
        """Let go of the picture."""
        self._pictures.forget()

    def draw(self, canvas: Canvas, layout: TableLayout, face: str, *, wait: bool = True) -> None:
        """Draw it.

        Args:
            canvas: where to.
            layout: of the table.
            face: of the ghost.
            wait: read the picture now if it isn't there yet, rather than draw a light in its place.
        """
        box, suit = night_box(layout), ghost_suit(face)
        rect = canvas.m.rect(*box)
        key = (_PICTURES[suit], rect.size)
        picture = self._pictures.get(key, partial(_fitted, *key), wait=wait)
        if picture is None or picture.get_size() != rect.size:
            canvas.glow(*middle(box), box[2] * 0.4, box[2] * 0.25, TINTS[suit], alpha=120)
            return
        canvas.paste(picture, rect)


def _fitted(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a night in a size, nothing if its picture is missing."""
    whole = large_surface(name)
    return pygame.Surface((1, 1), pygame.SRCALPHA) if whole is None else pygame.transform.smoothscale(whole, size)


# -- what moves


@dataclass(slots=True)
class Headline:
    """A ghost's name in large letters on a slip at the foot of its card; it opens from its middle.

    Attributes:
        name: of the ghost.
        pose: where its card stands.
        suit: its colour.
        opening: the seconds in which the slip opens, 0 where it is open already.
        room: how wide it may be.
        tag: see `Mover`.
    """

    name: str
    pose: Pose
    suit: Suit
    room: float
    begin: float
    duration: float
    opening: float = 0.0
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the slip, and the name once it is open."""
        height = self.pose.width * RATIO * _SLIP
        size = canvas.glyph_size(self.name, height * _TYPE, self.room - height, "brush")
        written = canvas.m.du(canvas.ink.fonts.width(self.name, "brush", canvas.m.glyph_px(size)))
        opened = min(1.0, (now - self.begin) / self.opening) if self.opening > 0 else 1.0
        width = max(self.pose.width * 1.06, written + height) * max(0.2, round(opened * _STEPS) / _STEPS)
        y = self.pose.y + self.pose.width * RATIO / 2 - height * (1 - _SLIP_FOOT)
        slip = Material(_DARKS[self.suit], 248, theme.LAMP, 1.8, inner_line=True, cut=8)
        canvas.panel(self.pose.x - width / 2, y, width, height, slip)
        if opened >= 1:
            canvas.text(
                self.name, self.pose.x, y + height / 2, size, theme.GOLD_PALE, face="brush", anchor="cc", geometry=True
            )


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
        tag: see `Mover`.
    """

    box: Box
    color: Rgb
    begin: float
    duration: float
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the light; it comes, stays and goes."""
        t = share(self, now)
        strength = round(min(1.0, t / 0.2, (1 - t) / 0.25) * _STEPS) / _STEPS
        if strength <= 0:
            return
        x, y, w, h = self.box
        rim = 16.0
        rect = canvas.m.rect(x - rim, y - rim, w + 2 * rim, h + 2 * rim)
        picture = canvas.shapes.keep(
            ("found", rect.size, self.color), lambda: _lit(rect.size, canvas.m.px(rim), canvas.m.u, self.color)
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
            points.append((x * (1 - tip) ** 0.8 + 0.35 * tip * tip, y * (1.5 if y > 0 else 0.8)))
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
