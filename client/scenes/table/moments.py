"""Moments that fill the whole window: a ghost king stands up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from client.scenes.table.backdrop import king_color
from client.scenes.table.movers import share, smooth
from client.scenes.table.sprites import card_sprite, dimmed, rays_sprite
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.scenery import mixed
from client.ui.theme import Rgb

_COME: Final = 0.22
_GO: Final = 0.84
"""The shares of its time by which it has come, and from which it goes."""
_DARK: Final = 205
_STEPS: Final = 12
"""So many strengths and sizes are made of what comes and goes."""


@dataclass(slots=True)
class Rising:
    """A ghost king stands up before everybody: the table goes dark, his card rises in rays of his colour."""

    king: str
    name: str
    bearer: tuple[str, Rgb]
    begin: float
    duration: float
    slip: str = ""
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the moment."""
        if now < self.begin:
            return
        t = share(self, now)
        come = smooth(min(1.0, t / _COME))
        strength = round(min(come, 1.0 if t < _GO else (1 - t) / (1 - _GO)) * _STEPS) / _STEPS
        canvas.veil(round(_DARK * strength))
        if strength <= 0:
            return
        wide, high = canvas.m.wide, canvas.m.high
        color = king_color(self.king)
        x, y, width = wide / 2, high * 0.44, high * 0.42
        rays = rays_sprite(canvas, high * 1.25, mixed(color, theme.LAMP, 0.15))
        rays = rays if strength >= 1 else dimmed(rays, strength)
        canvas.paste(rays, rays.get_rect(center=(canvas.m.px(x), canvas.m.px(y))))
        canvas.glow(x, y, width * 1.25, width * 1.5, color, alpha=210, power=1.1)
        size = width * (0.7 + 0.3 * round(come * _STEPS) / _STEPS)
        card = card_sprite(canvas, self.king, size, title=self.slip)
        card = card if strength >= 1 else dimmed(card, strength)
        top = y + (1 - come) * 60
        canvas.paste(card, card.get_rect(center=(canvas.m.px(x), canvas.m.px(top))))
        if come >= 1 and strength >= 1:
            self._write(canvas, x, y + width * RATIO / 2 + 44)

    def _write(self, canvas: Canvas, x: float, y: float) -> None:
        """Write his name, and below it whose body he has taken."""
        canvas.text(self.name, x, y, 52, theme.BONE, face="brush", anchor="cc", shadow=theme.BLACK, geometry=True)
        who, color = self.bearer
        below = y + 32 + canvas.text_height(24, "bold") / 2
        canvas.text(who, x, below, 24, color, face="bold", anchor="cc", shadow=theme.BLACK)
