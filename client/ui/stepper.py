"""One of many choices, one in sight: an arrow at either end goes on to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import draw_icon
from client.ui.segments import Choice
from client.ui.widget import Box, Widget

_ARROW = 34.0
_PADDING = 12.0


class Stepper(Widget):
    """A choice of one out of many; click an arrow, or use the arrow keys, Enter and Space.

    Args:
        widget_id: see Widget.
        box: see Widget.
        choices: what there is to choose from.
        value: the choice made.
        on_choose: called with another one.
        off_reason: see Widget.
    """

    ticks = True

    def __init__(
        self,
        widget_id: str,
        box: Box,
        choices: Sequence[Choice],
        value: str,
        on_choose: Callable[[str], None],
        *,
        size: float = 17,
        off_reason: str = "",
    ) -> None:
        super().__init__(widget_id, box, off_reason=off_reason)
        self.choices = tuple(choices)
        self.value = value
        self.size = size
        self._on_choose = on_choose
        self.hint = next((choice.hint for choice in choices if choice.value == value), "")

    @staticmethod
    def natural_width(canvas: Canvas, labels: Sequence[str], size: float = 17) -> float:
        """Return the width in design units at which no label is cut."""
        return max(canvas.text_width(label, size, "bold") for label in labels) + 2 * (_ARROW + _PADDING)

    def arrow_rect(self, direction: int) -> pygame.Rect:
        """Return the place of an arrow in pixels: −1 the left one, 1 the right one."""
        x, y, w, h = self.box
        return self.host.m.rect(x if direction < 0 else x + w - _ARROW, y, _ARROW, h)

    def activate(self) -> None:
        """Go on to the next choice, round and round."""
        self._step(1)

    def release(self, pos: tuple[int, int]) -> None:
        """Step back on the left arrow, forward anywhere else."""
        if self.hit(pos):
            self._step(-1 if self.arrow_rect(-1).collidepoint(pos) else 1)

    def key(self, event: pygame.event.Event) -> bool:
        """Step with the arrow keys."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def _step(self, direction: int) -> None:
        if self.enabled:
            values = [choice.value for choice in self.choices]
            self._on_choose(values[(values.index(self.value) + direction) % len(values)])

    def draw(self, canvas: Canvas) -> None:
        """Draw the choice made between its arrows."""
        x, y, w, h = self.box
        canvas.rounded(*self.box, theme.LACQUER, alpha=240, radius=6, edge=theme.LINE)
        fill = theme.GOLD if self.enabled else theme.LACQUER_HIGH
        canvas.rounded(x + _ARROW, y + 2, w - 2 * _ARROW, h - 4, fill, radius=5)
        label = next(choice.label for choice in self.choices if choice.value == self.value)
        ink = theme.INK if self.enabled else theme.FAINT
        room = w - 2 * _ARROW - 6
        canvas.text(label, x + w / 2, y + h / 2, self.size, ink, face="bold", anchor="cc", max_width=room)
        arrow = theme.FAINT if not self.enabled else theme.LAMP if self.hovered else theme.BONE
        draw_icon(canvas, "left", x + _ARROW / 2, y + h / 2, 7, arrow)
        draw_icon(canvas, "right", x + w - _ARROW / 2, y + h / 2, 7, arrow)
