"""Moments that fill the whole window: a ghost king stands up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pygame

from client.scenes.table.backdrop import king_color
from client.scenes.table.movers import share, smooth
from client.scenes.table.sprites import card_sprite, dimmed, rays_sprite
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.metrics import Metrics
from client.ui.scenery import mixed
from client.ui.theme import Rgb
from client.ui.widget import Box

_COME: Final = 0.22
_GO: Final = 0.84
"""The shares of its time by which it has come, and from which it goes."""
_FEATHER: Final = 5.0
"""How far the light of the seat fades out around its plaque: what stands beside that stays dark."""
_BADGE: Final = 17.0
"""The radius of light on the plaque's corner, where the identity's badge stands out of it."""
_DARK: Final = 252
_TOLD: Final = 52.0
_GOALS: Final = (21.0, 17.0, 14.0)
"""Sizes for how he wins: the first at which that takes no more than two lines."""
CARD: Final = 0.42
"""The width of his card as a share of the window's height."""
_HEIGHT: Final = 0.4
"""Where its middle is, as a share of that height."""
_APART: Final = 24.0
"""Between his card and the plaque that stays lit."""
_WIDEST: Final = 800.0
"""Of the words: lines that run from edge to edge aren't read in two seconds."""
_STEPS: Final = 12
"""So many strengths and sizes are made of what comes and goes."""


@dataclass(slots=True)
class Rising:
    """A ghost king stands up before everybody: the table goes dark but for his seat, his card rises in rays.

    Attributes:
        king: his card.
        told: who has become him.
        goal: how he wins.
        seat: the place of the plaque that stays lit.
        color: its player's.
        begin: when it begins, in seconds.
        duration: how long it is seen.
        slip: the words on the card's title slip.
        tag: see `Mover`.
    """

    king: str
    told: str
    goal: str
    seat: Box
    color: Rgb
    begin: float
    duration: float
    slip: str = ""
    tag: str = ""
    _measured: dict[Metrics, tuple[float, float]] = field(default_factory=dict, init=False)

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the moment."""
        t = share(self, now)
        come = smooth(min(1.0, t / _COME))
        strength = round(min(come, 1.0 if t < _GO else (1 - t) / (1 - _GO)) * _STEPS) / _STEPS
        place, seat = self._lit_seat(canvas)
        canvas.veil(round(_DARK * strength))
        if strength <= 0:
            return
        wide, high = canvas.m.wide, canvas.m.high
        color = king_color(self.king)
        x, y, width = middle_beside(self.seat, wide, high), high * _HEIGHT, high * CARD
        rays = rays_sprite(canvas, high * 1.25, mixed(color, theme.LAMP, 0.15))
        rays = rays if strength >= 1 else dimmed(rays, strength)
        canvas.paste(rays, rays.get_rect(center=(canvas.m.px(x), canvas.m.px(y))))
        canvas.glow(x, y, width * 1.25, width * 1.5, color, alpha=210, power=1.1)
        canvas.surface.blit(seat, place)
        size = width * (0.7 + 0.3 * round(come * _STEPS) / _STEPS)
        card = card_sprite(canvas, self.king, size, title=self.slip)
        card = card if strength >= 1 else dimmed(card, strength)
        top = y + (1 - come) * 60
        canvas.paste(card, card.get_rect(center=(canvas.m.px(x), canvas.m.px(top))))
        if come >= 1 and strength >= 1:
            self._write(canvas, x, y + width * RATIO / 2 + 40)

    def _lit_seat(self, canvas: Canvas) -> tuple[pygame.Rect, pygame.Surface]:
        """Return where the new king's plaque is, with the badge on its corner, and how it looks now.

        Its light has the plaque's shape and fades out around it, so that it ends nowhere.
        """
        x, y, w, h = self.seat
        rim = 2 * _FEATHER
        whole = canvas.m.rect(x - rim, y - rim, w + 2 * rim, h + 2 * rim)
        place = whole.clip(canvas.surface.get_rect())
        feather, badge = canvas.m.px(_FEATHER), canvas.m.px(_BADGE)
        light = canvas.shapes.keep(("seat light", whole.size), lambda: _seat_light(whole.size, feather, badge))
        seat = canvas.surface.subsurface(place).convert_alpha()
        seat.blit(light, (whole.x - place.x, whole.y - place.y), special_flags=pygame.BLEND_RGBA_MULT)
        return place, seat

    def _write(self, canvas: Canvas, x: float, y: float) -> None:
        """Write who has become the king, and below it what that is for."""
        room = min(_WIDEST, canvas.m.wide - 120)
        x = min(max(x, room / 2 + 60), canvas.m.wide - room / 2 - 60)
        wide = canvas.m.du(canvas.ink.fonts.width(self.told, "brush", canvas.m.glyph_px(_TOLD)))
        size = min(_TOLD, _TOLD * room / max(1.0, wide))
        canvas.text(self.told, x, y, size, self.color, face="brush", anchor="cc", shadow=theme.BLACK, geometry=True)
        size, room = self._goal_measure(canvas, room)
        canvas.paragraph(self.goal, x - room / 2, y + 34, room, size, theme.BONE, align="center", max_lines=2)

    def _goal_measure(self, canvas: Canvas, room: float) -> tuple[float, float]:
        """Return the size for how he wins, and the least width that takes no more lines: none is much shorter then."""
        found = self._measured.get(canvas.m)
        if found is None:
            size = next((size for size in _GOALS if len(canvas.lines(self.goal, room, size)) <= 2), _GOALS[-1])
            lines = len(canvas.lines(self.goal, room, size))
            even = (room * share / 20 for share in range(8, 20))
            width = next((width for width in even if len(canvas.lines(self.goal, width, size)) == lines), room)
            found = self._measured[canvas.m] = (size, width)
        return found


def middle_beside(seat: Box, wide: float, high: float) -> float:
    """Return where the middle of his card is: the window's, or as far to a side that it leaves his plaque whole.

    Args:
        seat: the plaque, in units of the window.
        wide: of the window.
        high: of the window, of which the card's size is a share.
    """
    x, y, w, _ = seat
    middle, reach = wide / 2, high * CARD / 2 + _APART
    beside = x + w <= middle - reach or x >= middle + reach
    below = y >= high * (_HEIGHT + CARD * RATIO / 2)
    if beside or below:
        return middle
    sides = [side for side in (x - reach, x + w + reach) if reach <= side <= wide - reach]
    return min(sides, key=lambda side: abs(side - middle), default=middle)


def _seat_light(size: tuple[int, int], feather: int, badge: int) -> pygame.Surface:
    """Return a light in the shape of a plaque and of the badge on its corner, that fades over some pixels."""
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((255, 255, 255, 0))
    plaque = light.get_rect().inflate(-4 * feather, -4 * feather)
    corner = (plaque.x + badge // 2, plaque.y + badge * 3 // 4)
    pygame.draw.rect(light, theme.WHITE, plaque.inflate(feather, feather), border_radius=feather)
    pygame.draw.circle(light, theme.WHITE, corner, badge)
    light = pygame.transform.gaussian_blur(light, max(1, feather // 2), False)
    pygame.draw.rect(light, theme.WHITE, plaque, border_radius=feather // 2)
    pygame.draw.circle(light, theme.WHITE, corner, badge - 2)
    light.fill((255, 255, 255, 0), (0, plaque.bottom, light.width, light.height))  # what hangs there would be cut
    return light
