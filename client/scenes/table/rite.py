"""The rite behind the ghost of an exorcism: a wheel in the ghost's colour, and a lamp for each who votes.

A lamp is lit when its player has laid his votes, none counting too; the wheel brightens with them. It turns to gold
when the ghost is banished, and to ash, its lamps out, when it stays.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui import theme
from client.ui.cache import Latest
from client.ui.canvas import Canvas
from client.ui.cardface import piece_surface
from client.ui.gallery import large_surface
from client.ui.scenery import mixed
from client.ui.theme import Rgb, rgb

GLOWS: Final[dict[str, Rgb]] = {"red": rgb("#ff5a3c"), "blue": rgb("#5a96ff"), "any": rgb("#b884f0")}
"""The light of a rite by the colour of its ghost."""
_WHEELS: Final[dict[str, Rgb]] = {"red": rgb("#d64f3c"), "blue": rgb("#5b8be0"), "any": rgb("#a57fd2")}
_GOLD: Final = rgb("#ffce62")
_ASH: Final = rgb("#565b5e")
_DIM, _LEVELS = 0.42, 4
"""How bright a wheel is before anybody has voted, and in how many steps it brightens until all have."""
_ARC: Final = math.radians(64)
"""How far up the lamps stand at either side of the wheel's foot."""
_APART: Final = math.radians(24)
"""… and how far apart two of them at most."""
_OUT: Final = 0.85
"""How far out, in radii of the wheel."""
_LAMP: Final = 42.0
_WHEEL = "rite-wheel"


@dataclass(frozen=True, slots=True)
class Mood:
    """How a rite looks: the wheel's colour, how many of its lamps there are, and which of them burn."""

    color: Rgb
    lamps: int
    lit: frozenset[int]
    is_over: bool = False


def mood_of(theatre: Theatre, now: float) -> Mood:
    """Return how the rite of an exorcism looks at a moment."""
    voters = [seat for seat in dict.fromkeys((*theatre.order, *theatre.laid)) if seat not in theatre.barred]
    if theatre.stage(now) == "result":
        lit = frozenset(range(len(voters))) if theatre.success else frozenset[int]()
        return Mood(_end_color(theatre), len(voters), lit, is_over=True)
    counting = theatre.counted_at is not None
    lit = frozenset(i for i, seat in enumerate(voters) if counting or seat in theatre.laid)
    return Mood(_color(theatre.suit, len(lit), len(voters)), len(voters), lit)


def _color(suit: str, voted: int, voters: int) -> Rgb:
    """Return the colour of a wheel when so many have voted."""
    level = round(_LEVELS * voted / voters) / _LEVELS if voters else 0.0
    return mixed(mixed(theme.BLACK, _WHEELS[suit], _DIM), _WHEELS[suit], level)


def _end_color(theatre: Theatre) -> Rgb:
    return _GOLD if theatre.success else _ASH


def _next_color(theatre: Theatre, mood: Mood) -> Rgb:
    """Return which colour the wheel will probably have next."""
    if theatre.counted_at is not None:
        return _end_color(theatre)
    return _color(theatre.suit, min(len(mood.lit) + 1, mood.lamps), mood.lamps)


class Rite:
    """Draws the rite. Its wheel is large: only the latest is kept, and nothing once the exorcism is over."""

    def __init__(self) -> None:
        self._wheels = Latest()

    @property
    def has_news(self) -> bool:
        """Whether the wheel has come that was to be drawn last."""
        return self._wheels.has_news

    def forget(self) -> None:
        """Let go of the wheel."""
        self._wheels.forget()

    def draw(self, canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float, *, wait: bool = True) -> None:
        """Draw wheel and lamps.

        Args:
            canvas: where to.
            tableau: the table.
            theatre: the exorcism.
            now: the table's time.
            wait: make the wheel now if it isn't there yet, rather than show it as it was.
        """
        mood = mood_of(theatre, now)
        x, y, half = tableau.layout.rite
        side = canvas.m.px(half * 2)
        top = canvas.m.px(y) - side // 2
        fade = tuple(canvas.m.px(edge) - top for edge in tableau.layout.rite_fades)
        wheel = self._wheels.get((side, fade, mood.color), partial(_wheel, side, fade, mood.color), wait=wait)
        if wheel is not None:
            canvas.paste(wheel, (canvas.m.px(x) - side // 2, top))
        if not mood.is_over and tableau.prompt is None:  # a question may stand for long, and a wheel is large
            color = _next_color(theatre, mood)
            self._wheels.prepare((side, fade, color), partial(_wheel, side, fade, color))
        for number, (lamp_x, lamp_y) in enumerate(lamp_places((x, y, half), mood.lamps)):
            _draw_lamp(canvas, lamp_x, lamp_y, lit=number in mood.lit)


def lamp_places(rite: tuple[float, float, float], count: int) -> list[tuple[float, float]]:
    """Return where the lamps stand: along the wheel's foot, clockwise from the left as the seats go."""
    x, y, half = rite
    step = min(_APART, 2 * _ARC / max(1, count - 1))
    angles = [((count - 1) / 2 - number) * step for number in range(count)]
    return [(x - half * _OUT * math.sin(a), y + half * _OUT * math.cos(a)) for a in angles]


def _draw_lamp(canvas: Canvas, x: float, y: float, *, lit: bool) -> None:
    if lit:
        canvas.glow(x, y - 10, 46, 46, theme.LAMP, alpha=120, power=1.5)
    side = canvas.m.px(_LAMP)
    picture = piece_surface(canvas, "rite-lamp" if lit else "rite-lamp-out", side)
    if picture is not None:
        canvas.paste(picture, (canvas.m.px(x) - side // 2, canvas.m.px(y) - side // 2))


def _wheel(side: int, fade: tuple[int, ...], color: Rgb) -> pygame.Surface:
    """Return the wheel in a colour, nothing if its picture is missing.

    Args:
        side: of it in pixels.
        fade: between which rows it fades in from above.
        color: its own.
    """
    whole = large_surface(_WHEEL)
    if whole is None:
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    fitted = pygame.transform.smoothscale(whole, (side, side))
    fitted.fill(color, special_flags=pygame.BLEND_RGB_MULT)
    begin, end = fade
    for row in range(max(0, end)):
        left = max(0, round(255 * (row - begin) / max(1, end - begin)))
        fitted.fill((left,) * 4, (0, row, side, 1), special_flags=pygame.BLEND_RGBA_MULT)
    return fitted
