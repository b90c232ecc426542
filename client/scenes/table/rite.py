"""The rite behind the ghost of an exorcism: a wheel in the ghost's colour, and about as many lamps as there are voters.

As large a share of the lamps burns as has laid its votes, none counting too, and the wheel brightens with them. It
turns to gold when the ghost is banished, and to ash, its lamps out, when it stays.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

import pygame

from client.scenes.table.backdrop import king_color, light_of
from client.scenes.table.columns import BELOW_HEAD
from client.scenes.table.geometry import NEED_ROOM, STRIP, Point, TableLayout
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui import theme
from client.ui.cache import Latest
from client.ui.canvas import Canvas
from client.ui.cardface import piece_surface
from client.ui.gallery import large_surface
from client.ui.scenery import mixed
from client.ui.theme import Rgb, rgb
from client.ui.widget import Box

GLOWS: Final[dict[str, Rgb]] = {"red": rgb("#ff5a3c"), "blue": rgb("#5a96ff"), "any": rgb("#b884f0")}
"""The light of a rite by the colour of its ghost."""
_WHEELS: Final[dict[str, Rgb]] = {"red": rgb("#d64f3c"), "blue": rgb("#5b8be0"), "any": rgb("#a57fd2")}
_GOLD: Final = rgb("#ffce62")
_BONE: Final = rgb("#d6c8a4")
_KINGLY: Final = 0.3
"""How much of a king's colour the wheel takes in his valley."""
_ASH: Final = rgb("#565b5e")
_DIM, _LEVELS = 0.42, 4
"""How bright a wheel is before anybody has voted, and in how many steps it brightens until all have."""
_ANGLES = sorted(range(24, 117), key=lambda angle: abs(angle - 84))
"""At which angles from its foot lamps may stand around the wheel, in degrees: at its sides rather than elsewhere."""
_APART: Final = 58.0
"""How far apart two of them stand at least."""
_OUT: Final = (0.95, 1.0, 0.9, 0.85, 1.05, 1.1, 1.15)
"""How far out, in radii of the wheel: on its rim, else beside it."""
_LAMP: Final = 42.0
_WHEEL = "rite-wheel"


@dataclass(frozen=True, slots=True)
class Mood:
    """How a rite looks: the wheel's colour, for how many voters there are lamps, and how many have voted."""

    color: Rgb
    lamps: int
    lit: int
    is_over: bool = False


def mood_of(theatre: Theatre, now: float, king: str = "") -> Mood:
    """Return how the rite of an exorcism looks at a moment.

    Args:
        theatre: the exorcism.
        now: the table's time.
        king: the ghost king in whose valley it is, "" for none.
    """
    voters = [seat for seat in dict.fromkeys((*theatre.order, *theatre.laid)) if seat not in theatre.barred]
    if theatre.stage(now) == "result":
        lit = len(voters) if theatre.success else 0
        return Mood(_end_color(theatre), len(voters), lit, is_over=True)
    counting = theatre.counted_at is not None
    lit = sum(counting or seat in theatre.laid for seat in voters)
    return Mood(_color(theatre.suit, king, lit / max(1, len(voters))), len(voters), lit)


def _color(suit: str, king: str, voted: float) -> Rgb:
    """Return the colour of a wheel when a share has voted: of bone in a king's valley, which has its own."""
    full = mixed(_BONE, king_color(king), _KINGLY) if king else _WHEELS[suit]
    return mixed(mixed(theme.BLACK, full, _DIM), full, round(_LEVELS * voted) / _LEVELS)


def _end_color(theatre: Theatre) -> Rgb:
    return _GOLD if theatre.success else _ASH


def _next_color(theatre: Theatre, king: str, mood: Mood) -> Rgb:
    """Return which colour the wheel will probably have next."""
    if theatre.counted_at is not None:
        return _end_color(theatre)
    return _color(theatre.suit, king, min(mood.lit + 1, mood.lamps) / max(1, mood.lamps))


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
        king = light_of(tableau.view, theatre=True).king
        mood = mood_of(theatre, now, king)
        x, y, half = tableau.layout.rite
        side = canvas.m.px(half * 2)
        top = canvas.m.px(y) - side // 2
        fade = tuple(canvas.m.px(edge) - top for edge in tableau.layout.rite_fades)
        wheel = self._wheels.get((side, fade, mood.color), partial(_wheel, side, fade, mood.color), wait=wait)
        if wheel is not None:
            canvas.paste(wheel, (canvas.m.px(x) - side // 2, top))
        if not mood.is_over and tableau.prompt is None:  # a question may stand for long, and a wheel is large
            color = _next_color(theatre, king, mood)
            self._wheels.prepare((side, fade, color), partial(_wheel, side, fade, color))
        places = lamp_places((x, y, half), mood.lamps, _taken(tableau.layout))
        lit = mood.lit / max(1, mood.lamps)
        for number, (lamp_x, lamp_y) in enumerate(places):
            _draw_lamp(canvas, lamp_x, lamp_y, lit=number + 1 <= lit * len(places))


@lru_cache(maxsize=8)
def lamp_places(rite: tuple[float, float, float], count: int, taken: tuple[Box, ...]) -> tuple[Point, ...]:
    """Return where the lamps stand: around the wheel, clockwise from the left as the seats go, as many at both sides.

    The rim is better than a place beside it; what would be hidden at one side is left out at both.

    Args:
        rite: the wheel's middle, and half its side.
        count: for how many lamps there is reason.
        taken: what they have to stand clear of.
    """
    x, y, half = rite
    lefts: list[Point] = []
    for out in _OUT:
        for angle in _ANGLES:
            aside, down = half * out * math.sin(math.radians(angle)), half * out * math.cos(math.radians(angle))
            left = (x - aside, y + down)
            if any(math.dist(left, other) < _APART for other in lefts):
                continue
            if not any(map(partial(_hides, taken), (left, (x + aside, y + down)))):
                lefts.append(left)
    lefts = sorted(lefts[: (count + 1) // 2], key=lambda place: -place[1])
    return (*lefts, *((2 * x - left, top) for left, top in reversed(lefts)))


def _hides(taken: Sequence[Box], lamp: Point) -> bool:
    """Tell whether a lamp would stand where something else is."""
    reach = _LAMP / 2
    return any(
        x - reach < lamp[0] < x + w + reach and y - reach < lamp[1] < y + h + reach for x, y, w, h in taken
    )  # fmt: skip


def _taken(layout: TableLayout) -> tuple[Box, ...]:
    """Return what covers the wheel at any stage: lamps stand where they stand from the first vote to the verdict."""
    found = [layout.ribbon, layout.net, layout.hand]
    for seat, (x, y, w, h) in layout.plaques.items():
        found += [layout.tray(seat), (x, y, w, h + (STRIP if layout.is_upper(seat) else 0.0))]
    for red in (True, False):
        x, y, w, h = layout.column(red=red)
        beside = (x - NEED_ROOM if red else x, y + BELOW_HEAD, w + NEED_ROOM, h - BELOW_HEAD - _LAMP / 2)
        found += [(x, y, w, h), beside]
    return tuple(found)


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
