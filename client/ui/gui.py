"""The part pygame_gui plays: editing a line of text, with input methods.

pygame_gui is loaded, and its manager made, when a scene first wants an editor: both take a moment, and the title
needs neither.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from art.fonts import font_path
from client.ui import theme
from client.ui.metrics import Metrics
from client.ui.theme import Rgb

if TYPE_CHECKING:
    from pygame_gui import UIManager

    from client.ui.ime import ImeEntry


@dataclass
class _Kept:
    element: ImeEntry
    rect: pygame.Rect


class GuiHost:
    """Owns pygame_gui's manager and the editors in it, which outlive the rebuilding of a scene."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._manager: UIManager | None = None
        self._editors: dict[str, _Kept] = {}

    @property
    def font_px(self) -> int:
        """The pixel height of edited text."""
        return self._metrics.font_px(18)

    def remeasure(self, metrics: Metrics) -> None:
        """Start over with other measures; editors made later take the text they are given."""
        if metrics != self._metrics:
            for editor_id in list(self._editors):
                self.drop(editor_id)
            self._metrics, self._manager = metrics, None

    def editor(self, editor_id: str, rect: pygame.Rect, text: str, limit: int) -> ImeEntry:
        """Return the editor of an id, made or moved as needed."""
        kept = self._editors.get(editor_id)
        if kept is not None and kept.rect.size == rect.size:
            if kept.rect != rect:
                kept.element.set_position(rect.topleft)
                kept.rect = rect.copy()
            return kept.element
        if kept is not None:
            self.drop(editor_id)
        from client.ui.ime import ImeEntry

        element = ImeEntry(rect, self._ready_manager(), initial_text=text)
        element.set_text_length_limit(limit)
        self._editors[editor_id] = _Kept(element, rect.copy())
        return element

    def drop(self, editor_id: str) -> None:
        """Throw an editor away."""
        kept = self._editors.pop(editor_id, None)
        if kept is not None:
            if kept.element.is_focused:
                kept.element.unfocus()
            kept.element.kill()  # type: ignore[no-untyped-call]

    def update(self, dt: float) -> None:
        """Let carets blink."""
        if self._manager is not None and self._editors:
            self._manager.update(dt)

    def _ready_manager(self) -> UIManager:
        if self._manager is None:
            from pygame_gui import UIManager

            size = (self._metrics.width, self._metrics.height)
            self._manager = UIManager(size, _theme(self.font_px, self._metrics.px(5)), enable_live_theme_updates=False)
        return self._manager


def _theme(font_px: int, radius: int) -> dict[str, dict[str, dict[str, str]]]:
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": _hex(theme.WELL),
                "normal_text": _hex(theme.BONE),
                "text_cursor": _hex(theme.LAMP),
                "selected_bg": _hex(theme.GOLD),
                "selected_text": _hex(theme.INK),
                "normal_border": _hex(theme.LINE),
            },
            "font": {
                "name": "guixi",
                "size": str(font_px),
                "regular_path": str(font_path("regular")),
                "bold_path": str(font_path("bold")),
            },
            "misc": {
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(radius),
                "border_width": "1",
                "shadow_width": "0",
                "padding": "8,2",
            },
        }
    }


def _hex(color: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)
