"""The field of the rulebook in which one looks for words, before it is first used.

What edits text takes a moment to load. Nobody waits for that who only reads.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.widget import Box, Widget


class SleepingEntry(Widget):
    """Looks like an empty text field; whoever comes to it has it replaced by one.

    Args:
        widget_id: see Widget: that of the field.
        box: see Widget.
        empty: what an empty field says.
        wake: puts the field in its place.
    """

    takes_keys = True

    def __init__(self, widget_id: str, box: Box, empty: str, wake: Callable[[], None]) -> None:
        super().__init__(widget_id, box)
        self._empty = empty
        self._wake = wake

    def update(self, dt: float) -> None:
        """Make room for the field once it has the focus."""
        if self.focused:
            self._wake()

    def draw(self, canvas: Canvas) -> None:
        """Draw the field."""
        x, y, w, h = self.box
        canvas.rounded(x, y, w, h, theme.WELL, radius=5, edge=theme.LINE, edge_width=1)
        canvas.text(self._empty, x + 10, y + h / 2, 17, theme.FAINT, anchor="cl", max_width=w - 16)


def load_editor() -> None:
    """Have what edits text loaded in the background."""
    threading.Thread(target=_load, name="editor", daemon=True).start()


def _load() -> None:
    import client.ui.ime  # noqa: F401
