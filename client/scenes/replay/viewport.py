"""A part of the window that a scene takes for the whole of it."""

from __future__ import annotations

from typing import Any

import pygame

from client.app import App
from client.ui.canvas import Canvas
from client.ui.metrics import Metrics


class Viewport:
    """The window without a strip at its foot, for the scene that is shown above the strip.

    To that scene it is the program: whatever isn't about the window's size is the program's own.

    Args:
        app: the program.
        foot: the height of the strip in pixels.
    """

    def __init__(self, app: App, foot: int) -> None:
        self._app = app
        self.foot = foot

    def __getattr__(self, name: str) -> Any:
        """Return what the program has of this name."""
        return getattr(self._app, name)

    @property
    def metrics(self) -> Metrics:
        """The measures of the part."""
        whole = self._app.metrics
        return Metrics(whole.width, max(1, whole.height - self.foot), whole.text_scale)

    @property
    def keyboard(self) -> bool:
        """Whether the player used a key last."""
        return self._app.keyboard

    def area(self, surface: pygame.Surface) -> pygame.Surface:
        """Return the part of a surface as large as the window; drawing on it draws there."""
        return surface.subsurface((0, 0, surface.get_width(), surface.get_height() - self.foot))

    def canvas(self, surface: pygame.Surface | None = None) -> Canvas:
        """Return a canvas on a surface of the part's measures, the window's own if none is given."""
        target = self.area(self._app.display.surface) if surface is None else surface
        return Canvas(target, self.metrics, self._app.ink, self._app.shapes)
