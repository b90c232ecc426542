"""A page of the rulebook: its text, cards beside what is said of them, and links that the keys reach too."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Final

import pygame

from client.scenes.rulebook_pages import Entry
from client.scenes.rules_text import Text
from client.ui import theme
from client.ui.breaking import Piece
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.flow import FlowText, TextFlow
from client.ui.scroll import BAR_WIDTH, clamped
from client.ui.spans import Span
from client.ui.widget import Box

SIZE: Final = 18.0
LINE_HEIGHT: Final = 1.36
CARD_WIDTH: Final = 84.0
_CARD_GAP: Final = 18.0
_WIDEST: Final = 46
"""How many times its type size a line may be long: eyes lose their way back from longer ones."""
_BAND: Final = theme.rgb("#2c3a3c")
_CLEAR: Final = 1.5
"""How many lines are hidden by the fade at the top, or nearly."""
_GAP: Final[Text] = (Span(" "),)
_ENTERING: Final = (pygame.K_LEFT, pygame.K_RIGHT)


class Leaf:
    """What is written on a page. Kept by the scene, so that a rebuild costs nothing.

    Its entries are broken into lines from the first on, only as far as somebody looks: of one letter nearly all rules
    are found, and breaking them would be felt at every key.

    Args:
        entries: what is said, in order; some may be headings, which have no rule and no card.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.flow = FlowText()
        self.entries = tuple(entries)
        self.lit = -1
        """The entry that was opened by a link, -1 for none."""
        self.link = -1
        """The link the keys are on, -1 for none."""
        self._starts = [0]
        """The first paragraph of every broken entry, and the one behind the last."""
        self._measured: tuple[object, ...] = ()
        self._break: Callable[[], None] = lambda: None
        self._beside = 0
        """How many lines stand beside a card."""

    @property
    def has_cards(self) -> bool:
        """Whether there are cards beside the text."""
        return any(entry.face for entry in self.entries)

    @property
    def broken(self) -> int:
        """How many entries have been broken into lines."""
        return len(self._starts) - 1

    @property
    def line_count(self) -> int:
        """How many lines there are; guessed from those of the broken entries while there are others."""
        return round(self.flow.line_count * len(self.entries) / max(1, self.broken))

    def lay_out(self, canvas: Canvas, width: float, step: float) -> None:
        """Take the measures of the lines, and begin anew if they are others than before.

        Args:
            canvas: measures it.
            width: of the lines in design units.
            step: the height of a line.
        """
        wanted = (canvas.m.px(width), canvas.m.font_px(SIZE), canvas.m.u)
        if wanted == self._measured:
            return
        self._measured = wanted
        self._break = partial(self.flow.lay_out, canvas, width, SIZE)
        self._beside = math.ceil(CARD_WIDTH * RATIO / step)
        self.flow.replace(())
        self._break()
        self._starts = [0]

    def reach(self, lines: float) -> None:
        """See that so many lines are broken, if there are so many."""
        while self.broken < len(self.entries) and self.flow.line_count < lines:
            self._break_next()

    def entry_at(self, line: int) -> int:
        """Return the entry a line belongs to."""
        self.reach(line + 1)
        paragraph = self.flow.at(max(0, min(line, self.flow.line_count - 1)))[0]
        return bisect_right(self._starts, paragraph) - 1

    def lines_of(self, entry: int) -> range:
        """Return the lines of an entry, without the gap behind it."""
        while self.broken <= entry:
            self._break_next()
        start, end = self._starts[entry], self._starts[entry + 1] - 1
        return range(self.flow.first_line(start), self.flow.first_line(end))

    def links(self) -> list[tuple[str, list[tuple[int, Piece]]]]:
        """Return all links with the pieces they are written in, each with the number of its line."""
        self.reach(math.inf)
        pieces = ((number, piece) for number in range(self.flow.line_count) for piece in self.flow.at(number)[1].pieces)
        return [(link, list(run)) for link, run in groupby(pieces, key=lambda found: found[1].span.link) if link]

    def _break_next(self) -> None:
        """Break the next entry, with empty lines below it if it is less high than its card, and one behind it."""
        entry, above = self.entries[self.broken], self.flow.line_count
        for paragraph in entry.paragraphs:
            self.flow.append(paragraph)
        self._break()
        missing = max(0, self._beside - (self.flow.line_count - above)) if entry.face else 0
        for _ in range(missing + 1):
            self.flow.append(_GAP)
        self._break()
        self._starts.append(self._starts[-1] + len(entry.paragraphs) + missing + 1)


class LeafView(TextFlow):
    """Shows a leaf.

    Args:
        widget_id: see Widget.
        box: see Widget.
        leaf: what is written on it.
        offset: how far it is scrolled, in design units.
        slip_of: gives the words for a card's title slip.
        canvas: measures it.
        on_scroll: told the new offset.
        on_link: told the rule or card that was clicked.
    """

    def __init__(
        self,
        widget_id: str,
        box: Box,
        leaf: Leaf,
        offset: float,
        slip_of: Callable[[str], str],
        canvas: Canvas,
        on_scroll: Callable[[float], None],
        on_link: Callable[[str], None],
    ) -> None:
        super().__init__(
            widget_id, box, leaf.flow, size=SIZE, line_height=LINE_HEIGHT, offset=offset,
            on_click=lambda paragraph, link: on_link(link) if link else None,
        )  # fmt: skip
        self.leaf = leaf
        self._slip_of = slip_of
        self._on_turn = on_scroll
        self._on_link = on_link
        self.aside = CARD_WIDTH + _CARD_GAP if leaf.has_cards else 0.0
        self.aside = max(self.aside, self.room + self.aside - canvas.m.du(canvas.m.font_px(SIZE)) * _WIDEST)
        step = canvas.m.du(round(canvas.m.font_px(SIZE) * LINE_HEIGHT))
        leaf.lay_out(canvas, self.room, step)
        leaf.reach((offset + box[3]) / step)

    @property
    def content(self) -> float:
        """The height of the whole page, guessed while not all of it has been in sight."""
        return self.leaf.line_count * self.step

    def scroll_to(self, offset: float) -> None:
        """Scroll; a page doesn't grow, so that it never sticks to its end."""
        self.leaf.reach((offset + self.box[3]) / self.step)
        self.offset = clamped(offset, self.content, self.box[3])
        self._on_turn(self.offset)
        self.invalidate()

    def show(self, entry: int) -> None:
        """Scroll to an entry, so far that it stands clear of the fade above it."""
        self.scroll_to(self.leaf.lines_of(entry).start * self.step - _CLEAR * self.step)

    @property
    def main_entry(self) -> int:
        """The entry that is read: the one that was opened, if it is in sight, else the first that is."""
        lit = self.leaf.lit
        if lit >= 0 and self._in_sight(self.leaf.lines_of(lit).start):
            return lit
        return self.leaf.entry_at(math.ceil(self.top / self.step + _CLEAR - 0.1))

    def draw(self, canvas: Canvas) -> None:
        """Draw what was opened on a lighter band, the cards, and the text above them."""
        with canvas.clipped(self.rect, scrolling=True):
            if self.leaf.lit >= 0:
                self._draw_band(canvas, self.leaf.lines_of(self.leaf.lit))
            for number, entry in enumerate(self.leaf.entries[: self.leaf.broken]):
                if entry.face:
                    self._draw_card(canvas, entry.face, self._y(self.leaf.lines_of(number).start))
        super().draw(canvas)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus around the link the keys are on, else around the whole text."""
        pieces = self._link_pieces()
        if not pieces:
            super().draw_ring(canvas)
            return
        with canvas.clipped(self.rect, scrolling=True):
            for line, piece in pieces:
                x, width = self.box[0] + canvas.m.du(piece.x), canvas.m.du(piece.width)
                box = (x - 3, self._y(line), width + 6, self.step)
                canvas.rounded(*box, None, radius=5, edge=theme.BLACK, edge_width=3.6)
                canvas.rounded(*box, None, radius=5, edge=theme.WHITE, edge_width=1.8)

    def drag(self, pos: tuple[int, int]) -> None:
        """Drag the bar, which mustn't change its measures meanwhile."""
        if self._dragging_bar:
            self.leaf.reach(math.inf)
        super().drag(pos)

    def key(self, event: pygame.event.Event) -> bool:
        """Scroll, or go on to the next or previous link."""
        if event.key in _ENTERING:
            return self._step(1 if event.key == pygame.K_RIGHT else -1)
        return super().key(event)

    def activate(self) -> None:
        """Open the link the keys are on."""
        if self._link_pieces():
            self._on_link(self.leaf.links()[self.leaf.link][0])

    # ---- inside

    def _y(self, line: int) -> float:
        return self.box[1] + line * self.step - self.top

    def _draw_band(self, canvas: Canvas, lines: range) -> None:
        y, height = self._y(lines.start), len(lines) * self.step
        width = self.room + 16 + (CARD_WIDTH + _CARD_GAP if self.leaf.has_cards else 0)
        canvas.rounded(self.box[0] - 12, y - 2, min(width, self.box[2] - BAR_WIDTH + 10), height + 4, _BAND, radius=5)

    def _draw_card(self, canvas: Canvas, face: str, y: float) -> None:
        if y > self.box[1] + self.box[3] or y + CARD_WIDTH * RATIO < self.box[1]:
            return
        picture = card_surface(canvas, face, canvas.m.px(CARD_WIDTH), title=self._slip_of(face))
        canvas.paste(picture, (canvas.m.px(self.box[0] + self.room + _CARD_GAP), canvas.m.px(y + 2)))

    def _link_pieces(self) -> list[tuple[int, Piece]]:
        return self.leaf.links()[self.leaf.link][1] if self.leaf.link >= 0 else []

    def _in_sight(self, line: int) -> bool:
        y = self._y(line)
        return self.box[1] - 1 <= y and y + self.step <= self.box[1] + self.box[3] + 1

    def _step(self, direction: int) -> bool:
        """Go to the next link in a direction; from none, or one out of sight, to the nearest in sight."""
        lines = [pieces[0][0] for _, pieces in self.leaf.links()]
        wanted = self.leaf.link + direction
        if not 0 <= self.leaf.link < len(lines) or not self._in_sight(lines[self.leaf.link]):
            if direction < 0 and self.leaf.link < 0:
                return False
            wanted = next(self._nearest(lines, direction), -1)
        if not 0 <= wanted < len(lines):
            self.leaf.link = -1 if direction < 0 else self.leaf.link
            self.invalidate()
            return direction > 0 and bool(lines)
        self.leaf.link = wanted
        if not self._in_sight(lines[wanted]):
            self.scroll_to(lines[wanted] * self.step - self.box[3] / 3)
        self.invalidate()
        return True

    def _nearest(self, lines: Sequence[int], direction: int) -> Iterator[int]:
        """Yield the links in sight from the side one comes from, and then those that come behind them."""
        numbers = range(len(lines)) if direction > 0 else range(len(lines) - 1, -1, -1)
        for number in numbers:
            y = self._y(lines[number])
            if (y >= self.box[1] - 1) if direction > 0 else (y + self.step <= self.box[1] + self.box[3] + 1):
                yield number
