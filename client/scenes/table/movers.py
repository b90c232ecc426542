"""Things that fly over the table for a moment. They never block anything, and a click ends them all.

Places are in design units. Every picture comes ready made from a store: nothing is turned or blurred while it flies.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

import pygame

from client.scenes.table.geometry import between
from client.scenes.table.sprites import card_sprite, dimmed, shadow_sprite
from client.ui.badges import Suit, draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.theme import Rgb

FLIGHT: Final = 0.3
"""Seconds a card takes over the table at normal pace."""
STAGGER: Final = 0.06
"""Seconds between two cards that fly together."""
MOST_CARDS: Final = 4
"""So many cards are seen flying, however many there are."""
TILTS: Final = (-10.0, 8.0, -4.0, 12.0)
"""The turns in degrees with which cards that fly together leave."""

_OVERSHOOT: Final = 0.9
_LIFT: Final = 0.1
"""How much larger a card looks at the height of its flight."""
_BADGE: Final = 0.38
_BADGE_STEP: Final = 6
"""How large a badge is against its card, and the step in which it grows, so that few are made."""
_CORNER: Final = 0.39
"""How far a badge in the corner is from the middle of its card, against the card's width and height."""
_FLIP: Final = (0.2, 0.72)
"""Between which shares of its way a card is turned over."""


class Pose(NamedTuple):
    """Where a card is: its middle, its width, and its turn in degrees."""

    x: float
    y: float
    width: float
    angle: float = 0.0


class Mover(Protocol):
    """Anything that is seen for a while.

    ``tag`` says what it stands for, so that the thing itself isn't shown twice.
    """

    begin: float
    duration: float
    tag: str

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw it as it is now, which is not before its beginning."""
        ...


def share(mover: Mover, now: float) -> float:
    """Return how much of its time a mover has had, from 0 to 1."""
    return max(0.0, min(1.0, (now - mover.begin) / mover.duration)) if mover.duration > 0 else 1.0


def smooth(t: float) -> float:
    """Return a share that starts and ends gently."""
    return t * t * (3 - 2 * t)


def settled(t: float) -> float:
    """Return a share that goes a little too far and comes back, as a card laid down does."""
    back = t - 1
    return 1 + (_OVERSHOOT + 1) * back**3 + _OVERSHOOT * back**2


@dataclass(slots=True)
class Flight:
    """A card on its way.

    Attributes:
        face: what it shows.
        back: what it shows until it is turned over on its way; "" if it isn't.
        title: the words on its slip.
        rise: how far it bows upwards on its way.
    """

    face: str
    start: Pose
    end: Pose
    begin: float
    duration: float
    back: str = ""
    title: str = ""
    rise: float = 26.0
    tag: str = ""
    dissolves: bool = False
    badge: tuple[Suit, str] | None = None
    """The requirement, seen with its face in the corner as on stage."""
    bend: tuple[float, float] = (0.0, 0.0)
    """How far its way swings out in the middle."""
    steps: int = 1
    """In so many bows it goes: a ghost walks, a card flies in one."""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the card and its shadow; one that rests where it is isn't lifted."""
        t = share(self, now)
        way, height = self._way(t)
        bow = 4 * way * (1 - way)
        x = self.start.x + (self.end.x - self.start.x) * way + self.bend[0] * bow
        y = self.start.y + (self.end.y - self.start.y) * way + self.bend[1] * bow
        width = (self.start.width + (self.end.width - self.start.width) * t) * (1 + _LIFT * height)
        angle = self.start.angle + (self.end.angle - self.start.angle) * smooth(t)
        face, squeeze = self._side(t)
        card = card_sprite(canvas, face, width, angle=angle, squeeze=squeeze, title=self.title)
        top = y - self.rise * height
        if self.dissolves and t > 0.6:
            card = dimmed(card, (1 - t) / 0.4)
        else:
            drop = 3 + 7 * height
            _paste(canvas, shadow_sprite(canvas, width * squeeze, width), x + drop * 0.6, top + drop)
        _paste(canvas, card, x, top)
        if face == self.face and squeeze == 1.0:
            self._draw_written(canvas, (x, top), width)

    def _way(self, t: float) -> tuple[float, float]:
        """Return how much of its way it has gone, and how high it is above it, from 0 to 1."""
        if self.start == self.end:
            return t, 0.0
        if self.steps > 1:
            return smooth(t), abs(math.sin(math.pi * t * self.steps))
        return settled(t), math.sin(math.pi * t)

    def _draw_written(self, canvas: Canvas, center: tuple[float, float], width: float) -> None:
        """Write the requirement on the card, wherever it is; on a plaque it will be at its foot."""
        (x, y), high = center, width * RATIO
        if self.badge is None:
            return
        suit, number = self.badge
        size = _BADGE_STEP * max(4, round(width * _BADGE / _BADGE_STEP))
        draw_suit_badge(canvas, suit, x - width * _CORNER, y - high * _CORNER, size, number)

    def _side(self, t: float) -> tuple[str, float]:
        """Return which side is seen, and how narrow."""
        if not self.back:
            return self.face, 1.0
        turned = min(1.0, max(0.0, (t - _FLIP[0]) / (_FLIP[1] - _FLIP[0])))
        return (self.face if turned > 0.5 else self.back), abs(math.cos(math.pi * turned))


@dataclass(slots=True)
class Glide:
    """A ready picture, premultiplied, on its way from one point to another; it may fade in, and away."""

    picture: pygame.Surface
    start: tuple[float, float]
    end: tuple[float, float]
    begin: float
    duration: float
    rise: float = 0.0
    fade_in: float = 0.0
    fade_out: float = 0.0
    """The shares of its time it takes to come and to go."""
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the picture."""
        t = share(self, now)
        way = smooth(t)
        x, y = between(self.start, self.end, way)
        y -= self.rise * math.sin(math.pi * t)
        strength = _strength(t, self.fade_in, self.fade_out)
        _paste(canvas, self.picture if strength >= 1 else dimmed(self.picture, strength), x, y)


@dataclass(slots=True)
class Trail:
    """A line of dots that grows from one point to another and pales, as of ghost fire on a path."""

    start: tuple[float, float]
    end: tuple[float, float]
    begin: float
    duration: float
    color: Rgb
    tag: str = ""
    _dots: int = field(init=False)

    def __post_init__(self) -> None:
        self._dots = max(2, round(math.dist(self.start, self.end) / 13))

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the dots that are there now."""
        t = share(self, now)
        reach, gone = min(1.0, t / 0.35), max(0.0, (t - 0.7) / 0.3)
        for i in range(self._dots + 1):
            place = i / self._dots
            if not gone <= place <= reach:
                continue
            x, y = between(self.start, self.end, place)
            canvas.circle(x, y, 5.5, self.color, alpha=70)
            canvas.circle(x, y, 2.6 if i % 2 else 3.4, self.color, alpha=230)


@dataclass(slots=True)
class Bloom:
    """A light that opens and goes out."""

    center: tuple[float, float]
    radius: float
    color: Rgb
    begin: float
    duration: float
    alpha: int = 200
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the light in one of a few strengths and sizes, so that few are made."""
        t = share(self, now)
        step = min(5, int(t * 6))
        radius = self.radius * (0.55, 0.75, 0.9, 1.0, 1.0, 1.0)[step]
        alpha = round(self.alpha * (0.8, 1.0, 0.9, 0.65, 0.4, 0.18)[step])
        canvas.glow(*self.center, radius, radius, self.color, alpha=alpha, power=1.3)


class Movers:
    """All that is flying now."""

    def __init__(self) -> None:
        self._flying: list[Mover] = []

    def add(self, mover: Mover) -> None:
        """Let something fly."""
        self._flying.append(mover)

    def clear(self) -> None:
        """Everything has arrived."""
        self._flying.clear()

    def drop(self, tag: str) -> None:
        """Take out everything with this tag: what comes next shows it otherwise."""
        self._flying = [mover for mover in self._flying if mover.tag != tag]

    def land(self, now: float) -> bool:
        """Take out what has arrived; tell whether the table has to show any of it itself now."""
        landed = [mover for mover in self._flying if now >= mover.begin + mover.duration]
        if landed:
            self._flying = [mover for mover in self._flying if now < mover.begin + mover.duration]
        return any(mover.tag for mover in landed)

    def carries(self, tag: str) -> bool:
        """Tell whether something with this tag is on its way."""
        return any(mover.tag == tag for mover in self._flying)

    @property
    def until(self) -> float:
        """When the last of them will have arrived."""
        return max((mover.begin + mover.duration for mover in self._flying), default=0.0)

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw all of them that have begun."""
        for mover in self._flying:
            if now >= mover.begin:
                mover.draw(canvas, now)

    def __iter__(self) -> Iterator[Mover]:
        """Go through all of them."""
        return iter(self._flying)

    def __bool__(self) -> bool:
        """Tell whether anything is flying."""
        return bool(self._flying)


def _strength(t: float, fade_in: float, fade_out: float) -> float:
    coming = t / fade_in if fade_in else 1.0
    going = (1 - t) / fade_out if fade_out else 1.0
    return max(0.0, min(1.0, coming, going))


def _paste(canvas: Canvas, picture: pygame.Surface, x: float, y: float) -> None:
    width, height = picture.get_size()
    canvas.paste(picture, (round(x * canvas.m.u - width / 2), round(y * canvas.m.u - height / 2)))
