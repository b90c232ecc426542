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
_ABOUT_SEAT: Final = (22, 32, 12, 36)
"""How far what belongs to a seat stands out from it: left, above, right and below."""
_COARSE: Final = 10
"""Pixels over which the light of the seat fades."""
_DARK: Final = 226
_TOLD: Final = 52.0
_GOALS: Final = (21.0, 17.0, 14.0)
"""Sizes for how he wins: the first at which that takes no more than two lines."""
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
        if now < self.begin:
            return
        t = share(self, now)
        come = smooth(min(1.0, t / _COME))
        strength = round(min(come, 1.0 if t < _GO else (1 - t) / (1 - _GO)) * _STEPS) / _STEPS
        place, seat = self._lit_seat(canvas)
        canvas.veil(round(_DARK * strength))
        if strength <= 0:
            return
        wide, high = canvas.m.wide, canvas.m.high
        color = king_color(self.king)
        x, y, width = wide / 2, high * 0.4, high * 0.42
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
        """Return where the new king's seat is, with the crown, the badge and the flag about it, and how it looks now.

        Its light fades out at the edge, so that the veil begins nowhere.
        """
        x, y, w, h = self.seat
        left, top, right, bottom = _ABOUT_SEAT
        place = canvas.m.rect(x - left, y - top, w + left + right, h + top + bottom)
        place = place.clip(canvas.surface.get_rect())
        light = pygame.Surface((place.width // _COARSE + 1, place.height // _COARSE + 1), pygame.SRCALPHA)
        light.fill((255, 255, 255, 0))
        light.fill(theme.WHITE, light.get_rect().inflate(-2, -2))
        seat = canvas.surface.subsurface(place).convert_alpha()
        seat.blit(pygame.transform.smoothscale(light, place.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return place, seat

    def _write(self, canvas: Canvas, x: float, y: float) -> None:
        """Write who has become the king, and below it what that is for."""
        room = min(_WIDEST, canvas.m.wide - 120)
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
