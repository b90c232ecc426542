"""A scrolled text of many paragraphs; only the lines in sight are drawn."""

import math
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterable
from itertools import accumulate

import pygame

from client.ui import theme
from client.ui.breaking import Line
from client.ui.canvas import Canvas
from client.ui.ink import Ink
from client.ui.scroll import BAR_WIDTH, WHEEL_STEP, bar_offset, clamped, draw_bar, draw_fades
from client.ui.spans import Span, Words, as_spans
from client.ui.theme import Rgb
from client.ui.widget import Box, Widget

_HAIR = 0.5
"""So much of a line may be out of sight, in design units: measures in whole pixels don't meet exactly."""

Paragraph = Words | Callable[[], Words]
"""A paragraph, or what gives its words when they are needed."""


class FlowText:
    """The paragraphs of a TextFlow with their line breaks. Kept by the scene, so that a rebuild costs nothing.

    Paragraphs are broken from the last to the first, and where a text sticks to its end only as many as are in sight: a
    long log takes a while. How many lines the others have is guessed until they are broken too.
    """

    def __init__(self) -> None:
        self._paragraphs: list[Paragraph] = []
        self._first = 0
        """The first broken paragraph; those behind it are broken too, but for the newest."""
        self._lines: deque[list[Line]] = deque()
        """Of the broken paragraphs."""
        self._known = 0
        """How many lines these are in all."""
        self._starts: list[int] = [0]
        """The numbers of their first lines, and of the line behind them."""
        self._ink: Ink | None = None
        self._measured: tuple[int, int] = (0, 0)
        self._broken: dict[tuple[Span, ...], list[Line]] = {}
        """The lines of every paragraph there has been: a log that is wound back and on has the same ones again."""

    @property
    def paragraphs(self) -> list[Words]:
        """The words of all paragraphs."""
        return [_words(paragraph) for paragraph in self._paragraphs]

    def append(self, paragraph: Paragraph) -> None:
        """Add a paragraph."""
        self._paragraphs.append(paragraph)

    def replace(self, paragraphs: Iterable[Paragraph]) -> None:
        """Show other paragraphs from now on."""
        self._paragraphs = list(paragraphs)
        self._forget()

    def lay_out(self, canvas: Canvas, width: float, size: float, rows: int | None = None) -> None:
        """Break what isn't broken yet.

        Args:
            canvas: measures it.
            width: of the lines in design units.
            size: type size.
            rows: how many lines at the end have to be known; all when left out.
        """
        wanted = (canvas.m.px(width), canvas.m.font_px(size))
        if wanted != self._measured or canvas.ink is not self._ink:
            self._measured, self._ink = wanted, canvas.ink
            self._broken.clear()
            self._forget()
        new = len(self._paragraphs) - self._first - len(self._lines)
        if rows is not None and new > rows:
            self._forget()  # those that were in sight no longer are
        else:
            for paragraph in self._paragraphs[len(self._paragraphs) - new :]:
                self._lines.append(self._lines_of(paragraph, canvas.ink))
                self._known += len(self._lines[-1])
        while self._first and (rows is None or self._known < rows):
            self._break_one(canvas.ink)
        self._number()

    def break_some(self, count: int) -> bool:
        """Break a few more paragraphs in a quiet moment; tell whether these were the last: all is known now."""
        if self._ink is None or self._first == 0:
            return False
        for _ in range(min(count, self._first)):
            self._break_one(self._ink)
        self._number()
        return self._first == 0

    def finish(self) -> None:
        """Break whatever isn't broken yet: somebody looks for something in it."""
        self.break_some(self._first)

    @property
    def line_count(self) -> int:
        """How many lines there are."""
        return self._starts[-1]

    def first_line(self, paragraph: int) -> int:
        """Return the number of the first line of a paragraph."""
        self.finish()
        return self._starts[paragraph]

    @property
    def gap_count(self) -> int:
        """How many gaps there are between paragraphs."""
        return max(0, len(self._paragraphs) - 1)

    def line_at(self, y: float, step: float, gap: float) -> int:
        """Return the number of the line at a height, a paragraph's last one for the gap below it.

        Args:
            y: the distance from the text's beginning, of lines that have been laid out.
            step: from line to line.
            gap: between two paragraphs.
        """
        if gap == 0.0 or not self._lines:
            return int(y // step)
        place = bisect_right(range(len(self._lines)), y, key=lambda i: self._starts[i] * step + (self._first + i) * gap)
        place = max(0, place - 1)
        number = int((y - (self._first + place) * gap) // step)
        return min(number, self._starts[place + 1] - 1) if y >= 0 else number

    def at(self, line: int) -> tuple[int, Line]:
        """Return the paragraph's number and the line for the number of a line that has been laid out."""
        place = bisect_right(self._starts, line) - 1
        return self._first + place, self._lines[place][line - self._starts[place]]

    def _forget(self) -> None:
        """Go on as if no paragraph had been broken."""
        self._first, self._known = len(self._paragraphs), 0
        self._lines.clear()
        self._starts = [0]

    def _break_one(self, ink: Ink) -> None:
        """Break the paragraph before the first broken one."""
        self._first -= 1
        self._lines.appendleft(self._lines_of(self._paragraphs[self._first], ink))
        self._known += len(self._lines[0])

    def _lines_of(self, paragraph: Paragraph, ink: Ink) -> list[Line]:
        spans = as_spans(_words(paragraph))
        lines = self._broken.get(spans)
        if lines is None:
            lines = self._broken[spans] = ink.lay_out(spans, *self._measured)
        return lines

    def _number(self) -> None:
        """Count the lines, if there are others than before."""
        if len(self._starts) != len(self._lines) + 1:
            before = round(self._first * self._known / len(self._lines))
            self._starts = [*accumulate(map(len, self._lines), initial=before)]


def _words(paragraph: Paragraph) -> Words:
    return paragraph() if callable(paragraph) else paragraph


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
        gap: between two paragraphs, in design units.
        centred: tells whether the lines of a paragraph stand in the middle.
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
        gap: float = 0.0,
        centred: Callable[[int], bool] = lambda paragraph: False,
    ) -> None:
        super().__init__(widget_id, box)
        self.text = text
        self.size = size
        self.color = color
        self.line_height = line_height
        self.offset = offset
        self.lit = lit
        self.gap = gap
        self._centred = centred
        self.aside = 0.0
        """What is left free at the right of the lines."""
        self._on_scroll = on_scroll
        self._on_click = on_click
        self._dragging_bar = False

    @property
    def step(self) -> float:
        """The height of a line in design units."""
        return self.host.m.du(round(self.host.m.font_px(self.size) * self.line_height))

    @property
    def room(self) -> float:
        """The width of the lines."""
        return self.box[2] - BAR_WIDTH - 6 - self.aside

    @property
    def content(self) -> float:
        """The height of the whole text."""
        return self.text.line_count * self.step + self.text.gap_count * self.gap

    @property
    def top(self) -> float:
        """How far the text is scrolled now."""
        end = self.content - self.box[3]
        return clamped(end if self.offset is None else self.offset, self.content, self.box[3])

    @property
    def first(self) -> int:
        """The number of the first line in sight, be it the middle of an entry."""
        if self.gap == 0.0:
            return math.ceil((self.top - _HAIR) / self.step)
        number = max(0, self.text.line_at(self.top, self.step, self.gap))
        return number if number >= self.text.line_count or self._line_y(number) >= self.top - _HAIR else number + 1

    def _line_y(self, number: int) -> float:
        """Return how far a line is below the beginning of the text."""
        return number * self.step + (self.text.at(number)[0] * self.gap if self.gap else 0.0)

    def scroll_to(self, offset: float) -> None:
        """Scroll; at the end the text sticks to it if it did so from the start."""
        wanted = clamped(offset, self.content, self.box[3])
        self.offset = None if wanted >= self.content - self.box[3] - 1 else wanted
        self._on_scroll(self.offset)
        self.invalidate()

    def reveal(self, paragraph: int) -> None:
        """Scroll to a paragraph."""
        self.scroll_to(self._line_y(self.text.first_line(paragraph)) - self.box[3] / 3)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines in sight, whole ones only."""
        x, y, w, h = self.box
        px, step = canvas.m.font_px(self.size), self.step
        self.text.lay_out(canvas, self.room, self.size, int(h // step) + 2 if self.offset is None else None)
        top = self.top
        first = self.first
        with canvas.clipped(self.rect, scrolling=True):
            for number in range(first, min(self.text.line_count, int((top + h + _HAIR) // step))):
                paragraph, line = self.text.at(number)
                line_y = y + self._line_y(number) - top
                if line_y + step > y + h + _HAIR:
                    break
                if paragraph == self.lit:
                    canvas.rounded(x - 4, line_y, w - BAR_WIDTH, step, theme.rgb("#2c3a3c"), radius=3)
                place = (canvas.m.px(x) + self._indent(paragraph, line), canvas.m.px(line_y))
                canvas.ink.write_line(canvas.surface, line, place, px, self.color)
        draw_fades(canvas, self.box, top, self.content)
        draw_bar(canvas, self.box, top, self.content)

    def _indent(self, paragraph: int, line: Line) -> int:
        """Return by how many pixels a line is moved to stand in the middle, if it does."""
        return max(0, (self.host.m.px(self.room) - line.width) // 2) if self._centred(paragraph) else 0

    def press(self, pos: tuple[int, int]) -> None:
        """Take hold of the bar."""
        x, _, w, _ = self.box
        self._dragging_bar = self.content > self.box[3] and self.host.m.du(pos[0]) > x + w - BAR_WIDTH - 6
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Drag the bar."""
        if self._dragging_bar:
            self.text.finish()
            self.scroll_to(bar_offset(self.box, self.content, self.host.m.du(pos[1])))

    def release(self, pos: tuple[int, int]) -> None:
        """Report the paragraph and word that was clicked."""
        dragged, self._dragging_bar = self._dragging_bar, False
        number = self.text.line_at(self.host.m.du(pos[1]) - self.box[1] + self.top, self.step, self.gap)
        if dragged or self._on_click is None or not self.hit(pos) or not self.first <= number < self.text.line_count:
            return
        paragraph, line = self.text.at(number)
        x = pos[0] - self.rect.left - self._indent(paragraph, line)
        links = [piece.span.link for piece in line.pieces if piece.x <= x < piece.x + piece.width]
        self._on_click(paragraph, links[0] if links else "")

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        self.text.finish()
        self.scroll_to(self.top - steps * WHEEL_STEP)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Scroll by lines, pages, to either end."""
        page = self.box[3] * 0.9
        moves = {pygame.K_UP: -self.step, pygame.K_DOWN: self.step, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        moves |= {pygame.K_HOME: -math.inf, pygame.K_END: math.inf}
        if event.key not in moves or self.content <= self.box[3]:
            return False
        self.text.finish()
        before = self.top
        self.scroll_to(before + moves[event.key])
        return self.top != before
