"""Sun and moon: they hang where the seats leave the sky open, and the moon climbs as the ghost deck is used up."""

from __future__ import annotations

import math
import random
from typing import Any, Final, Literal

import pygame

from client.scenes.table.geometry import TableLayout
from client.session import View
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scenery import mixed
from client.ui.theme import Rgb, rgb
from client.ui.widget import Box

Body = Literal["sun", "moon"]

_COLOR: Final[dict[Body, Rgb]] = {"sun": rgb("#c8492a"), "moon": rgb("#cfd6c8")}
_HALO: Final[dict[Body, Rgb]] = {"sun": rgb("#ff9a4a"), "moon": rgb("#9fb8d8")}
_LARGEST: Final = 44.0
_SMALLEST: Final = 15.0
"""Where there is no room for a disc of this radius there is none: half hidden it would look like a mistake."""
_WIDEST: Final = 240.0
_SEAS: Final = (
    (-0.42, -0.36, 0.42, 0.36),
    (-0.12, -0.5, 0.36, 0.26),
    (-0.28, -0.12, 0.5, 0.36),
    (0.2, -0.4, 0.3, 0.24),
    (0.4, -0.16, 0.3, 0.34),
    (0.12, -0.14, 0.3, 0.22),
    (-0.5, 0.2, 0.26, 0.4),
    (-0.12, 0.3, 0.24, 0.18),
)
"""The seas of the moon: middle, width and height in radii."""
_CORONA: Final = 1.36
"""How far the flames of an eclipsed sun reach, in radii."""
_FLAMES: Final = 40
_BLAZE: Final = 3.0
"""How far the light around the sun reaches, in radii."""
_GLARE: Final = rgb("#ffd27a")
_EMBER: Final = rgb("#9e2c1c")
_MISTS: Final = ((0.18, 0.05, 0.1), (0.42, 0.08, -0.25), (0.66, 0.11, 0.15))
"""The bands of mist before the sun: how far below its middle, how thick, and how far aside, in radii."""
_BADGE: Final = 22.0
"""How far badges stand out over a plaque."""


def draw_sky(canvas: Canvas, layout: TableLayout, view: View, body: Body, king: Rgb | None) -> None:
    """Draw the sun at the right or the moon at the left; a ghost king's colour eclipses the one, tinges the other."""
    place = disc_place(layout, body, climbed=climbed(view) if body == "moon" else 0.72)
    if place is None:
        return
    x, y, radius = place
    color, halo, reach, painting = _COLOR[body], _HALO[body], 1.0, _painting
    if king is not None:
        halo = mixed(halo, king, 0.7)
        color = mixed(mixed(king, theme.LAMP, 0.35), theme.WHITE, 0.25) if body == "sun" else mixed(color, king, 0.3)
        if body == "sun":
            reach, painting = _CORONA, _eclipse
    if body == "sun" and king is None:
        canvas.glow(x, y, radius * _BLAZE, radius * _BLAZE, _GLARE, alpha=150, power=1.5)
        painting = _rising_sun
    else:
        canvas.glow(x, y, radius * 2.6, radius * 2.6, halo, alpha=105 if king is None else 170, power=1.7)
    side = canvas.m.px(radius * 2 * reach)
    key = ("disc in the sky", side, color, painting.__name__, body)
    picture = canvas.shapes.drawn(key, (side, side), painting(body, color))
    canvas.paste(picture, (canvas.m.px(x) - side // 2, canvas.m.px(y) - side // 2))


def climbed(view: View) -> float:
    """Return how far the moon has climbed, from 0 to 1: the share of the ghosts that have left their deck."""
    return share_used(view["ghost_deck"], view["ghost_discard"], view["players"])


def share_used(deck: int, discard: list[Any], players: list[dict[str, Any]]) -> float:
    """Return the share of the ghosts that aren't in their deck any more."""
    elsewhere = len(discard) + sum(len(player["ghosts"]) + len(player["points"]) for player in players)
    return elsewhere / max(1, deck + elsewhere)


def disc_place(layout: TableLayout, body: Body, climbed: float) -> tuple[float, float, float] | None:
    """Return the middle and the radius of the disc, None where there is no room."""
    x, y, w, h = open_sky(layout, right=body == "sun")
    radius = min(_LARGEST, w * 0.31, h * 0.31)
    if radius < _SMALLEST:
        return None
    low, high = y + h - radius, y + radius
    return (x + w / 2, low + (high - low) * climbed, radius)


def open_sky(layout: TableLayout, *, right: bool) -> Box:
    """Return the corner that no plaque covers, at the upper left or right of the stage."""
    left_end, stage_top, wide, _ = layout.stage
    right_end = left_end + wide
    others = [box for seat, box in layout.plaques.items() if seat != layout.bottom]
    upper = [box for box in others if box[1] <= stage_top + 2]
    sides = [box for box in others if box not in upper and (box[0] > left_end + wide / 2) == right]
    top = layout.style.bar + 8
    bottom = min((box[1] for box in sides), default=layout.center[1]) - _BADGE
    if right:
        inner = max((box[0] + box[2] for box in upper), default=left_end + wide * 0.62) + 12
        inner = max(inner, right_end - _WIDEST)
        return (inner, top, right_end - inner, bottom - top)
    inner = min((box[0] for box in upper), default=left_end + wide * 0.38) - _BADGE
    return (left_end, top, min(inner - left_end, _WIDEST), bottom - top)


def _painting(body: Body, color: Rgb) -> Any:
    """Return the drawing of a disc, cut in wood: seas on the moon, grain on both."""

    def drawing(surface: pygame.Surface, _: float) -> None:
        half = surface.get_width() / 2
        chance = random.Random(body)
        pygame.draw.circle(surface, color, (half, half), half)
        if body == "moon":
            for dx, dy, wide, high in _SEAS:
                rect = pygame.Rect(0, 0, wide * half, high * half)
                rect.center = (round(half + dx * half), round(half + dy * half))
                pygame.draw.ellipse(surface, mixed(color, theme.INK, 0.12), rect)
        grain = mixed(color, theme.INK, 0.22)
        for _ in range(26):
            dx = chance.uniform(-0.94, 0.94)
            reach = (1 - dx * dx) ** 0.5 * half * 0.92
            start = chance.uniform(-reach, reach * 0.7)
            end = min(reach, start + chance.uniform(0.15, 0.7) * half)
            x = half + dx * half
            pygame.draw.line(surface, grain, (x, half + start), (x, half + end), max(1, round(half / 60)))

    return drawing


def _rising_sun(body: Body, color: Rgb) -> Any:
    """Return the drawing of the sun in haze: bright above, glowing below, and bands of mist before its foot."""

    def drawing(surface: pygame.Surface, _: float) -> None:
        side = surface.get_width()
        half = side / 2
        for row in range(side):
            reach = max(0.0, half * half - (row + 0.5 - half) ** 2) ** 0.5
            down = row / side
            shade = mixed(mixed(color, _GLARE, 0.45), color, min(1.0, down / 0.45))
            shade = mixed(shade, _EMBER, max(0.0, down - 0.45) / 0.55)
            pygame.draw.line(surface, shade, (half - reach, row), (half + reach, row))
        for below, thick, aside in _MISTS:
            x, y, wide = half * (1 + aside), half * (1 + below), half * 1.15
            band = [(x - wide, y), (x - wide * 0.3, y - half * thick), (x + wide * 0.5, y - half * thick * 0.6),
                    (x + wide, y), (x + wide * 0.2, y + half * thick * 0.7)]  # fmt: skip
            pygame.draw.polygon(surface, (0, 0, 0, 0), band)

    return drawing


def _eclipse(body: Body, color: Rgb) -> Any:
    """Return the drawing of an eclipse, cut in wood: a black disc, a rim of light, and flames around it."""

    def drawing(surface: pygame.Surface, _: float) -> None:
        half = surface.get_width() / 2
        radius, chance = half / _CORONA, random.Random(body)
        for number in range(_FLAMES):
            angle = 2 * math.pi * number / _FLAMES
            long = radius * (
                1 + (_CORONA - 1) * (chance.uniform(0.55, 1.0) if number % 2 else chance.uniform(0.3, 0.6))
            )
            spread = math.pi / _FLAMES * 0.8
            flame = [(radius, angle - spread), (long, angle + spread * 0.5), (radius, angle + spread)]
            points = [(half + reach * math.cos(turn), half + reach * math.sin(turn)) for reach, turn in flame]
            pygame.draw.polygon(surface, color, points)
        pygame.draw.circle(surface, color, (half, half), radius)
        shade = half + radius * 0.05, half - radius * 0.04
        pygame.draw.circle(surface, mixed(theme.BLACK, color, 0.1), shade, radius * 0.9)

    return drawing
