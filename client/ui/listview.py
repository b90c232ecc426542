"""A list of equal rows; only those in sight are drawn."""

from collections.abc import Callable

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scroll import BAR_WIDTH, WHEEL_STEP, bar_offset, clamped, draw_bar
from client.ui.widget import Action, Box, Widget, draw_ring

RowPainter = Callable[[Canvas, int, Box, bool], None]
"""Draws a row: canvas, index, its box, whether it is chosen."""


class ListView(Widget):
    """A list with a chosen row.

    Args:
        widget_id: see Widget.
        box: see Widget.
        count: how many rows there are.
        row_height: in design units.
        paint_row: draws the inside of a row.
        chosen: the chosen row, -1 for none.
        on_choose: called with the row clicked or moved to by the arrow keys.
        on_activate: called on Enter or a double click.
        offset: how far the list is scrolled, in design units.
        on_scroll: told the new offset, so that the scene can keep it over a rebuild.
    """

    def __init__(
        self,
        widget_id: str,
        box: Box,
        count: int,
        row_height: float,
        paint_row: RowPainter,
        *,
        chosen: int = -1,
        on_choose: Callable[[int], None],
        on_activate: Action,
        offset: float = 0.0,
        on_scroll: Callable[[float], None] = lambda offset: None,
    ) -> None:
        super().__init__(widget_id, box)
        self.count = count
        self.row_height = row_height
        self.chosen = chosen
        self._paint_row = paint_row
        self._on_choose = on_choose
        self._on_activate = on_activate
        self._on_scroll = on_scroll
        self.offset = clamped(offset, self.content, box[3])
        self._dragging_bar = False

    @property
    def content(self) -> float:
        """The height of all rows together."""
        return self.count * self.row_height

    def row_box(self, row: int) -> Box:
        """Return the place of a row in design units, in sight or not."""
        x, y, w, _ = self.box
        return (x, y + row * self.row_height - self.offset, w - BAR_WIDTH - 4, self.row_height)

    def row_rect(self, row: int) -> pygame.Rect:
        """Return the place of a row in pixels."""
        return self.host.m.rect(*self.row_box(row))

    def choose(self, row: int) -> None:
        """Choose a row and bring it in sight."""
        if not 0 <= row < self.count:
            return
        self._reveal(row)
        if row != self.chosen:
            self.chosen = row
            self._on_choose(row)
        self.invalidate()

    def activate(self) -> None:
        """Use the chosen row."""
        if self.chosen >= 0:
            self._on_activate()

    def press(self, pos: tuple[int, int]) -> None:
        """Choose the row under the pointer, or take hold of the bar."""
        du = self.host.m.du
        x, _, w, _ = self.box
        self._dragging_bar = self.content > self.box[3] and du(pos[0]) > x + w - BAR_WIDTH - 4
        if self._dragging_bar:
            self.drag(pos)
        else:
            self.choose(int((du(pos[1]) - self.box[1] + self.offset) // self.row_height))

    def drag(self, pos: tuple[int, int]) -> None:
        """Drag the bar."""
        if self._dragging_bar:
            self._scroll_to(bar_offset(self.box, self.content, self.host.m.du(pos[1])))

    def release(self, pos: tuple[int, int]) -> None:
        """A click only chooses; see ``double_click``."""
        self._dragging_bar = False

    def double_click(self, pos: tuple[int, int]) -> None:
        """Use the row."""
        if not self._dragging_bar:
            self.activate()

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        self._scroll_to(self.offset - steps * WHEEL_STEP)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Move the choice; at either end the arrow keys leave the list."""
        page = max(1, int(self.box[3] // self.row_height) - 1)
        moves = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        if event.key in moves and self.count:
            wanted = max(0, min(self.count - 1, self.chosen + moves[event.key]))
            if wanted == self.chosen:
                return False
            self.choose(wanted)
            return True
        if event.key in (pygame.K_HOME, pygame.K_END) and self.count:
            self.choose(0 if event.key == pygame.K_HOME else self.count - 1)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows in sight."""
        h = self.box[3]
        first = int(self.offset // self.row_height)
        last = min(self.count, int((self.offset + h) // self.row_height) + 1)
        with canvas.clipped(self.rect, scrolling=True):
            for row in range(first, last):
                box = self.row_box(row)
                if row == self.chosen:
                    self._draw_chosen(canvas, box)
                self._paint_row(canvas, row, box, row == self.chosen)
        draw_bar(canvas, self.box, self.offset, self.content)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus around the chosen row, or the whole list if there is none."""
        if self.chosen < 0:
            super().draw_ring(canvas)
            return
        x, y, w, h = self.row_box(self.chosen)
        with canvas.clipped(self.rect.inflate(12, 12), scrolling=True):
            draw_ring(canvas, (x + 3, y + 3, w - 6, h - 6))

    def _draw_chosen(self, canvas: Canvas, box: Box) -> None:
        x, y, w, h = box
        canvas.rounded(x + 2, y + 2, w - 4, h - 4, theme.rgb("#1f2f31"), radius=5, edge=theme.LAMP, edge_width=2)
        canvas.rounded(x + 2, y + 6, 5, h - 12, theme.LAMP, radius=2)

    def _reveal(self, row: int) -> None:
        top = row * self.row_height
        if top < self.offset:
            self._scroll_to(top)
        elif top + self.row_height > self.offset + self.box[3]:
            self._scroll_to(top + self.row_height - self.box[3])

    def _scroll_to(self, offset: float) -> None:
        self.offset = clamped(offset, self.content, self.box[3])
        self._on_scroll(self.offset)
        self.invalidate()
