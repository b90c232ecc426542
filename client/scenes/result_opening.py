"""Whose day it is, before it is counted: the victory's picture fills the window under nothing but the headline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from client.scene import Scene
from client.scenes.result_art import victory_picture
from client.scenes.table.movers import smooth
from client.session.pace import STRETCH
from client.ui import theme
from client.ui.canvas import Canvas

if TYPE_CHECKING:
    from client.scenes.result import ResultScene

SEEN: Final = 2.0
"""Seconds the picture is seen at normal pace, unless a key or a click ends it."""
_FADE: Final = 0.4
"""Seconds in which it gives way to the result at normal pace."""
_HEADLINE_PLACE: Final = 0.79
"""How far down the headline stands: on the hills at the foot of each of the pictures."""
_HEADLINE: Final = 84.0
_FATES: Final = (40.0, 34.0, 28.0, 22.0)
"""Sizes for what has become of the person: the first for which there is room above the hint."""
_HINT: Final = 16.0
_BAND: Final = 205
_BAND_FADE: Final = 0.3
"""The share of the window's width over which the band comes at either side."""


class ResultOpening(Scene):
    """Lies over the result until the picture has been seen. Any key and any click end it, and do nothing else.

    Args:
        result: what it opens.
        stays: it waits for a key or a click however long that takes.
    """

    transparent = True

    def __init__(self, result: ResultScene, *, stays: bool = False) -> None:
        super().__init__()
        self._result = result
        self._left = float("inf") if stays else SEEN
        self._shown: pygame.Surface | None = None
        """The whole window as the opening shows it."""

    def relayout(self) -> None:
        """Paint it anew for another size or language."""
        self._shown = None
        self.invalidate()

    @property
    def animating(self) -> bool:
        """Whether its time runs out, or it is giving way."""
        return self._left < float("inf")

    @property
    def strength(self) -> float:
        """How much of it is still there, from 1 to 0."""
        if self.app.settings.motion == "none":
            return 1.0
        return smooth(max(0.0, min(1.0, self._left / _FADE)))

    def update(self, dt: float) -> None:
        """Let its time run out at the pace of the table."""
        stretch = STRETCH[self.app.settings.pace]
        self._left -= dt / stretch if stretch else _FADE
        if self._left <= (_FADE if self.app.settings.motion == "none" else 0.0):
            self.app.scenes.close(self)
        elif self._left < _FADE:
            self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """A key or a click lets it give way; another one while it does takes it away at once."""
        if event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_m:
            return False  # switches the sound, here as everywhere
        if self._left <= _FADE:
            self.app.scenes.close(self)
        self._left = min(self._left, _FADE)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, paler and paler once it gives way."""
        if self._shown is None or self._shown.get_size() != surface.get_size():
            self._shown = self._paint(surface.get_size())
        self._shown.set_alpha(round(255 * self.strength))
        surface.blit(self._shown, (0, 0))

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        canvas, painter = self.app.canvas(pygame.Surface(size)), self._result.painter
        canvas.surface.blit(victory_picture(canvas, self._result.ending.headline), (0, 0))
        wide, high = self.m.wide, self.m.high
        canvas.shade(0, high * 0.56, wide, high * 0.44, 0, 235)
        hint = canvas.text_height(_HINT) + 10
        _paint_band(canvas, high * _HEADLINE_PLACE - _HEADLINE * 0.7, high - hint)
        painter.announce(canvas, high * _HEADLINE_PLACE, _HEADLINE)
        fate, color = painter.fate
        top, foot = high * _HEADLINE_PLACE + _HEADLINE * 0.6, high - hint
        sizes = painter.below(_HEADLINE, _FATES)
        tall = next((size for size in sizes if canvas.text_height(size, "bold") <= foot - top), sizes[-1])
        canvas.text(fate, wide / 2, (top + foot) / 2, tall, color, face="bold", anchor="cc", shadow=theme.BLACK)
        canvas.text(self.tr("result-go-on"), wide / 2, foot + hint / 2 - 3, _HINT, theme.GREY, anchor="cc")
        return canvas.surface


def _paint_band(canvas: Canvas, top: float, foot: float) -> None:
    """Paint the dark band on which is written, between two lines of gold: whatever stands there shines through words.

    It fades to both sides, so that the picture goes on there.
    """
    wide, line = canvas.m.wide, max(1.4, canvas.m.du(1))
    fade = wide * _BAND_FADE
    for y, tall, color, strength in (
        (top, foot - top, theme.BLACK, _BAND),
        (top, line, theme.GOLD, 210),
        (foot - line, line, theme.GOLD, 210),
    ):
        canvas.shade(0, y, fade, tall, 0, strength, color=color, across=True)
        canvas.shade(fade, y, wide - 2 * fade, tall, strength, strength, color=color)
        canvas.shade(wide - fade, y, fade, tall, strength, 0, color=color, across=True)
