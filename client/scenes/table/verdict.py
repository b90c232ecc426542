"""How an exorcism ends on stage: gold light and the ghost goes to its exorcist, or ink washes over it."""

from __future__ import annotations

import random
from typing import Final

import pygame

from client.scenes.table.geometry import middle
from client.scenes.table.movers import Flight, Pose
from client.scenes.table.places import Places
from client.scenes.table.sprites import dimmed, prepare_rays, rays_sprite
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import APPLAUSE, LEAVING, Theatre
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.shapes import smooth
from client.ui.theme import Material, rgb

_OPENING: Final = 0.18
"""Seconds in which light, ink and verdict come."""
_STEPS: Final = 6
_THIN, _RUN, _THICK = 72, 98, 108
"""How much ink lies between the blots, where they run, and in them, of 255: what it covers can still be made out."""
_TYPE, _LEAST_TYPE, _SMALLEST_TYPE = 44.0, 26.0, 14.0
"""The size of the verdict's type; smaller than the second it is broken in two, and than the third it never is."""
_PAD: Final = 44.0
"""What the verdict's slip is wider than its type."""
_RAYS: Final = 20
_RAYS_HIGH: Final = 1.9
"""How far the rays reach, in heights of the ghost's card."""


def prepare_verdict(canvas: Canvas, tableau: Tableau, theatre: Theatre) -> None:
    """Have what is large in the result made in the background while the votes are still being turned."""
    if theatre.success:
        prepare_rays(canvas, tableau.layout.target_card[3] * _RAYS_HIGH, theme.LAMP, _RAYS)
    else:
        size = canvas.m.rect(*tableau.layout.target_card).size
        canvas.shapes.prepare(("ink wash", size), lambda: smooth(size, _spill))


def draw_success_behind(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Draw the light behind a ghost that is banished."""
    x, y = middle(tableau.layout.target_card)
    rays = rays_sprite(canvas, tableau.layout.target_card[3] * _RAYS_HIGH, theme.LAMP, _RAYS)
    strength = opened(theatre, now) * (1 - theatre.left(now))
    shown = rays if strength >= 1 else dimmed(rays, strength)
    canvas.paste(shown, shown.get_rect(center=(canvas.m.px(x), canvas.m.px(y))))
    canvas.glow(x, y, 230, 250, theme.LAMP, alpha=190, power=1.2)


def draw_ink_wash(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Let ink run over a ghost that stays."""
    x, y, w, h = tableau.layout.target_card
    strength = opened(theatre, now)
    rect = canvas.m.rect(x, y, w, h)
    picture = canvas.shapes.drawn(("ink wash", rect.size), rect.size, _spill)
    canvas.paste(picture if strength >= 1 else dimmed(picture, strength), rect)


def _spill(surface: pygame.Surface, _: float) -> None:
    """Draw blots that run down, dense above and open below."""
    wide, high = surface.get_size()
    chance = random.Random(4)
    surface.fill((*theme.BLACK, _THIN))
    for _ in range(46):
        x, y = chance.uniform(0, wide), chance.uniform(0, high) ** 1.1 / high**0.1
        size = chance.uniform(0.03, 0.12) * wide
        pygame.draw.circle(surface, (*theme.BLACK, _THICK), (x, y), size)
        run = chance.uniform(0.1, 0.5) * high
        pygame.draw.rect(surface, (*theme.BLACK, _RUN), (x - size * 0.2, y, size * 0.4, run), border_radius=int(size))


def verdict_height(canvas: Canvas) -> float:
    """Return the height of the verdict's slip."""
    return canvas.text_height(_TYPE, "brush") + 18


def draw_verdict(canvas: Canvas, text: str, place: tuple[float, float, float], share: float, *, good: bool) -> None:
    """Write the verdict on a slip that opens from its middle.

    Args:
        canvas: where to.
        text: the verdict.
        place: the slip's middle, and how wide it may be: long words are written smaller.
        share: how far it has opened, from 0 to 1.
        good: whether the exorcism has succeeded.
    """
    cx, cy, room = place
    lines, size = [text], _fitted(canvas, [text], room)
    if size < _LEAST_TYPE and " " in text:
        lines = text.split(" ", 1)
        size = _fitted(canvas, lines, room)
    step = canvas.text_height(size, "brush") + 2
    height = verdict_height(canvas) if len(lines) == 1 else step * len(lines) + 18
    full = max(canvas.text_width(line, size, "brush") for line in lines) + _PAD
    width = full * max(0.2, round(share * _STEPS) / _STEPS)
    fill, edge = (theme.PAPER, theme.LAMP) if good else (rgb("#2a0f0d"), theme.RED_TEXT)
    canvas.panel(cx - width / 2, cy - height / 2, width, height, Material(fill, 250, edge, 2.4, cut=6))
    if share >= 1:
        ink = theme.CINNABAR if good else theme.RED_TEXT
        for number, line in enumerate(lines):
            middle_of_line = cy + (number - (len(lines) - 1) / 2) * step
            canvas.text(line, cx, middle_of_line, size, ink, face="brush", anchor="cc")


def _fitted(canvas: Canvas, lines: list[str], room: float) -> float:
    """Return the size of type at which lines fit a slip of some width."""
    widest = max(canvas.text_width(line, _TYPE, "brush") for line in lines)
    return max(_SMALLEST_TYPE, min(_TYPE, int(_TYPE * (room - _PAD) / widest)))


def draw_leaving(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Let the ghost go where it belongs now."""
    end = leaves_for(tableau, theatre)
    seconds = LEAVING * theatre.stretch
    begin = theatre.result_at + APPLAUSE * theatre.stretch - seconds
    title = tableau.slip(theatre.face)
    if now >= begin:
        Flight(theatre.face, Places(tableau).target, end, begin, seconds, title=title, rise=10).draw(canvas, now)


def leaves_for(tableau: Tableau, theatre: Theatre) -> Pose:
    """Return where the ghost belongs now: its exorcist's points, with who summoned it, or still with its bearer."""
    places = Places(tableau)
    if theatre.success and not theatre.summoning:
        return places.points(theatre.host)
    bearer = theatre.host if theatre.success else theatre.bearer
    ghosts = len(tableau.view["players"][bearer]["ghosts"])
    return places.ghost(bearer, max(0, ghosts - 1))


def opened(theatre: Theatre, now: float) -> float:
    """Return how far the verdict has opened, from 0 to 1."""
    if not theatre.moves or not theatre.stretch:
        return 1.0
    return min(1.0, theatre.since_result(now) / _OPENING)
