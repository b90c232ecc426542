"""Scrolling: the bar, the arithmetic, and an area whose widgets move."""

from collections.abc import Callable

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import draw_icon
from client.ui.widget import Box, Widget

WHEEL_STEP = 48.0
BAR_WIDTH = 8.0
_FADE = 24.0


def clamped(offset: float, content: float, room: float) -> float:
    """Return an offset between the top and the end of what is scrolled."""
    return max(0.0, min(offset, content - room))


def draw_bar(canvas: Canvas, box: Box, offset: float, content: float) -> None:
    """Draw the bar at the right edge of a scrolled box, if there is anything to scroll."""
    x, y, w, h = box
    if content <= h + 0.5:
        return
    length = max(24.0, h * h / content)
    top = y + (h - length) * offset / (content - h)
    canvas.rounded(x + w - BAR_WIDTH, y, BAR_WIDTH - 2, h, theme.WELL, alpha=160, radius=3)
    canvas.rounded(x + w - BAR_WIDTH, top, BAR_WIDTH - 2, length, theme.LINE, radius=3)


def draw_fades(
    canvas: Canvas, box: Box, offset: float, content: float, arrow: tuple[float, float] | None = None
) -> None:
    """Let a scrolled text on a lacquered panel fade at the ends behind which it goes on, with an arrow at its foot.

    Args:
        canvas: where to.
        box: the text's place.
        offset: how far it is scrolled, in design units.
        content: the height of all of it.
        arrow: where the arrow stands, if there is room for it outside of the text.
    """
    x, y, w, h = box
    if offset > 1:
        canvas.shade(x, y, w - BAR_WIDTH, _FADE, 235, 0, color=theme.LACQUER)
    if offset < content - h - 1:
        canvas.shade(x, y + h - _FADE, w - BAR_WIDTH, _FADE, 0, 235, color=theme.LACQUER)
        draw_icon(canvas, "down", *(arrow or (x + (w - BAR_WIDTH) / 2, y + h - 6)), 6, theme.LAMP)


def bar_offset(box: Box, content: float, y: float) -> float:
    """Return the offset for the bar's middle dragged to a height in design units."""
    _, top, _, h = box
    length = max(24.0, h * h / content)
    if h <= length:
        return 0.0
    return clamped((y - top - length / 2) / (h - length) * (content - h), content, h)


class ScrollArea(Widget):
    """A window on a taller column of widgets.

    The scene keeps the offset, adds the area first and then its widgets (``scene.add(widget, area=area)``) with
    boxes already moved by the offset; ``on_scroll`` stores a new offset and rebuilds.
    """

    focusable = False

    def __init__(
        self, widget_id: str, box: Box, content: float, offset: float, on_scroll: Callable[[float], None]
    ) -> None:
        super().__init__(widget_id, box)
        self.content = content
        self.offset = clamped(offset, content, box[3])
        self._on_scroll = on_scroll

    @property
    def scrolls(self) -> bool:
        """Whether there is more than fits."""
        return self.content > self.box[3] + 0.5

    def scroll_to(self, offset: float) -> None:
        """Move the content so that it starts ``offset`` units above the window."""
        wanted = clamped(offset, self.content, self.box[3])
        if abs(wanted - self.offset) > 0.25:
            self.offset = wanted
            self._on_scroll(wanted)

    def reveal(self, box: Box) -> None:
        """Scroll as little as needed to show a box of a widget inside."""
        _, top, _, height = self.box
        _, y, _, h = box
        margin = 8.0
        if y - margin < top:
            self.scroll_to(self.offset + y - margin - top)
        elif y + h + margin > top + height:
            self.scroll_to(self.offset + y + h + margin - top - height)

    def wheel(self, steps: float) -> bool:
        """Scroll with the mouse wheel."""
        if not self.scrolls:
            return False
        self.scroll_to(self.offset - steps * WHEEL_STEP)
        return True

    def press(self, pos: tuple[int, int]) -> None:
        """Start dragging the bar."""
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Drag the bar."""
        x, _, w, _ = self.box
        du = self.host.m.du
        if self.scrolls and (self.pressed or du(pos[0]) >= x + w - 2 * BAR_WIDTH):
            self.scroll_to(bar_offset(self.box, self.content, du(pos[1])))

    def hit(self, pos: tuple[int, int]) -> bool:
        """The area itself is hit on its bar only; its widgets answer elsewhere."""
        return super().hit(pos) and pos[0] >= self.rect.right - self.host.m.px(2 * BAR_WIDTH)

    def contains(self, pos: tuple[int, int]) -> bool:
        """Tell whether a point in pixels lies in the window."""
        return self.rect.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar."""
        draw_bar(canvas, self.box, self.offset, self.content)

    def draw_over(self, canvas: Canvas) -> None:
        """Let what stands in the window fade where it goes on."""
        draw_fades(canvas, self.box, self.offset, self.content)

    def key(self, event: pygame.event.Event) -> bool:
        """Scroll by pages."""
        page = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key, 0)
        if page and self.scrolls:
            self.scroll_to(self.offset + page * self.box[3] * 0.9)
            return True
        return False
