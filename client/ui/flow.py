"""A scrolled text of many paragraphs; only the lines in sight are drawn."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

import pygame

from client.ui import theme
from client.ui.breaking import Line
from client.ui.canvas import Canvas
from client.ui.scroll import BAR_WIDTH, WHEEL_STEP, bar_offset, clamped, draw_bar
from client.ui.spans import Span, Words, as_spans
from client.ui.theme import Rgb
from client.ui.widget import Box, Widget


class FlowText:
    """The paragraphs of a TextFlow with their line breaks. Kept by the scene, so that a rebuild costs nothing."""

    def __init__(self) -> None:
        self.paragraphs: list[Words] = []
        self._lines: list[list[Line]] = []
        self._starts: list[int] = []
        self._measured: tuple[int, int] | None = None
        self._broken: dict[tuple[Span, ...], list[Line]] = {}
        """The lines of every paragraph there has been: a log that is wound back and on has the same ones again."""

    def append(self, paragraph: Words) -> None:
        """Add a paragraph."""
        self.paragraphs.append(paragraph)

    def replace(self, paragraphs: Sequence[Words]) -> None:
        """Show other paragraphs from now on."""
        self.paragraphs = list(paragraphs)
        self._lines, self._starts = [], []

    def lay_out(self, canvas: Canvas, width: float, size: float) -> None:
        """Break what isn't broken yet into lines of a width in design units."""
        px = canvas.m.font_px(size)
        wanted = (canvas.m.px(width), px)
        if wanted != self._measured:
            self._measured, self._lines = wanted, []
            self._broken.clear()
        if len(self._lines) != len(self.paragraphs):
            for paragraph in self.paragraphs[len(self._lines) :]:
                self._lines.append(self._lines_of(canvas, as_spans(paragraph), wanted))
            self._starts = [0, *accumulate(len(lines) for lines in self._lines)]

    def _lines_of(self, canvas: Canvas, spans: tuple[Span, ...], measures: tuple[int, int]) -> list[Line]:
        lines = self._broken.get(spans)
        if lines is None:
            lines = self._broken[spans] = canvas.ink.lay_out(spans, *measures)
        return lines

    @property
    def line_count(self) -> int:
        """How many lines there are."""
        return self._starts[-1] if self._starts else 0

    def first_line(self, paragraph: int) -> int:
        """Return the number of the first line of a paragraph."""
        return self._starts[paragraph]

    def at(self, line: int) -> tuple[int, Line]:
        """Return the paragraph's number and the line for a line's number."""
        paragraph = bisect_right(self._starts, line) - 1
        return paragraph, self._lines[paragraph][line - self._starts[paragraph]]


class TextFlow(Widget):
    """Shows a FlowText in a box.

    Args:
        widget_id: see Widget.
        box: see Widget.
        text: the paragraphs.
        size: type size.
        color: of words without a colour of their own.
        line_height: in multiples of the type size.
        offset: how far it is scrolled, in design units; None sticks to the end (a log).
        on_scroll: told the new offset (None at the end), so that the scene can keep it.
        on_click: told the paragraph and the key of the span clicked ("" elsewhere).
        lit: a paragraph to show as pointed out, -1 for none.
    """

    def __init__(
        self,
        widget_id: str,
        box: Box,
        text: FlowText,
        *,
        size: float = 16.5,
        color: Rgb = theme.BONE,
        line_height: float = 1.32,
        offset: float | None = 0.0,
        on_scroll: Callable[[float | None], None] = lambda offset: None,
        on_click: Callable[[int, str], None] | None = None,
        lit: int = -1,
    ) -> None:
        super().__init__(widget_id, box)
        self.text = text
        self.size = size
        self.color = color
        self.line_height = line_height
        self.offset = offset
        self.lit = lit
        self._on_scroll = on_scroll
        self._on_click = on_click
        self._dragging_bar = False

    @property
    def step(self) -> float:
        """The height of a line in design units."""
        return self.host.m.du(round(self.host.m.font_px(self.size) * self.line_height))

    @property
    def content(self) -> float:
        """The height of the whole text."""
        return self.text.line_count * self.step

    @property
    def top(self) -> float:
        """How far the text is scrolled now."""
        end = self.content - self.box[3]
        return clamped(end if self.offset is None else self.offset, self.content, self.box[3])

    def scroll_to(self, offset: float) -> None:
        """Scroll; at the end the text sticks to it if it did so from the start."""
        wanted = clamped(offset, self.content, self.box[3])
        self.offset = None if wanted >= self.content - self.box[3] - 1 else wanted
        self._on_scroll(self.offset)
        self.invalidate()

    def reveal(self, paragraph: int) -> None:
        """Scroll to a paragraph."""
        self.scroll_to(self.text.first_line(paragraph) * self.step - self.box[3] / 3)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines in sight."""
        x, y, w, h = self.box
        self.text.lay_out(canvas, w - BAR_WIDTH - 6, self.size)
        px, top, step = canvas.m.font_px(self.size), self.top, self.step
        first = int(top // step)
        last = min(self.text.line_count, int((top + h) // step) + 1)
        with canvas.clipped(self.rect, scrolling=True):
            for number in range(first, last):
                paragraph, line = self.text.at(number)
                line_y = y + number * step - top
                if paragraph == self.lit:
                    canvas.rounded(x - 4, line_y, w - BAR_WIDTH, step, theme.rgb("#2c3a3c"), radius=3)
                place = (canvas.m.px(x), canvas.m.px(line_y))
                canvas.ink.write_line(canvas.surface, line, place, px, self.color)
        draw_bar(canvas, self.box, top, self.content)

    def press(self, pos: tuple[int, int]) -> None:
        """Take hold of the bar."""
        x, _, w, _ = self.box
        self._dragging_bar = self.content > self.box[3] and self.host.m.du(pos[0]) > x + w - BAR_WIDTH - 6
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Drag the bar."""
        if self._dragging_bar:
            self.scroll_to(bar_offset(self.box, self.content, self.host.m.du(pos[1])))

    def release(self, pos: tuple[int, int]) -> None:
        """Report the paragraph and word that was clicked."""
        dragged, self._dragging_bar = self._dragging_bar, False
        number = int((self.host.m.du(pos[1]) - self.box[1] + self.top) // self.step)
        if dragged or self._on_click is None or not self.hit(pos) or not 0 <= number < self.text.line_count:
            return
        paragraph, line = self.text.at(number)
        x = pos[0] - self.rect.left
        links = [piece.span.link for piece in line.pieces if piece.x <= x < piece.x + piece.width]
        self._on_click(paragraph, links[0] if links else "")

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        self.scroll_to(self.top - steps * WHEEL_STEP)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Scroll by lines, pages, to either end."""
        page = self.box[3] * 0.9
        moves = {pygame.K_UP: -self.step, pygame.K_DOWN: self.step, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        moves |= {pygame.K_HOME: -self.content, pygame.K_END: self.content}
        if event.key not in moves or self.content <= self.box[3]:
            return False
        before = self.top
        self.scroll_to(before + moves[event.key])
        return self.top != before
