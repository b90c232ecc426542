"""How the rulebook is laid out: the field and the chapters at the left, the page at the right, the games above."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from client.scenes.frame import MARGIN, MenuScene
from client.scenes.names import ruleset_name
from client.scenes.rulebook_pages import Chapter, Entry, Pages
from client.scenes.rulebook_place import ALL, Place
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scroll import BAR_WIDTH
from client.ui.segments import Segments
from client.ui.widget import Box
from core.rulesets import RULESETS

PAD: Final = 26.0
_GAP: Final = 14.0
_ROW_PAD: Final = 14.0
_ROW_SIZE: Final = 17.0
_ROW_STEP: Final = 1.24
_TITLE_SIZE: Final = 24.0
_LEAST_COLUMN: Final = 250.0
_COLUMN_SHARE: Final = 0.4
_CROWDED: Final = 1.4
"""From here on the mark of a chapter stands on the last line of its heading, or on one more, and not beside it all."""


class RulebookFrame(MenuScene):
    """Knows where everything stands in the rulebook, and paints what lies behind it."""

    headline_key = "rulebook"

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place
        """Where the book is open."""
        self.found: dict[str, tuple[Entry, ...]] = {}
        """What was found of the words that are looked for, by chapter."""

    @property
    @abstractmethod
    def pages(self) -> Pages:
        """The book of the game in the language spoken now."""

    # ---- measures

    @property
    def games(self) -> list[str]:
        """The names of the games there are."""
        return [ruleset_name(self.app.tr, game) for game in RULESETS]

    @property
    def rows(self) -> tuple[Chapter, ...]:
        """The chapters that can be chosen: all of them, or those in which something was found."""
        if not self.place.query:
            return self.pages.chapters
        everything = Chapter(ALL, self.tr("rulebook-all"), (), tuple)
        return (everything, *(chapter for chapter in self.pages.chapters if chapter.key in self.found))

    def _mark_of(self, row: Chapter) -> str:
        """Return what stands at the end of a chapter's row: its first rule, or how much was found in it."""
        if not self.place.query:
            return row.rule_ids[0] if row.rule_ids else ""
        counts = {key: len(entries) for key, entries in self.found.items()}
        return str(sum(counts.values()) if row.key == ALL else counts[row.key])

    def row_height(self, canvas: Canvas) -> float:
        """Return the height of each row: it holds the longest heading."""
        lines = max(self._lines_of(canvas, row) for row in self.rows)
        return lines * canvas.m.du(round(canvas.m.font_px(_ROW_SIZE) * _ROW_STEP)) + 16

    def _lines_of(self, canvas: Canvas, row: Chapter) -> int:
        """Return how many lines a row takes."""
        room = self.row_room(canvas)
        lines = canvas.lines(row.heading, room, _ROW_SIZE, face="bold")
        is_full = self._is_crowded and canvas.m.du(lines[-1].width) + 10 + self._mark_width(canvas, row) > room
        return len(lines) + is_full

    @property
    def _is_crowded(self) -> bool:
        return self.m.crowding >= _CROWDED

    def _mark_width(self, canvas: Canvas, row: Chapter) -> float:
        mark = self._mark_of(row)
        return canvas.text_width(mark, 16) if mark else 0.0

    def row_room(self, canvas: Canvas) -> float:
        """Return the width of a chapter's heading."""
        mark = 0.0 if self._is_crowded else max(self._mark_width(canvas, row) for row in self.rows)
        return self._column(canvas) - 16 - BAR_WIDTH - 4 - 2 * _ROW_PAD - (mark + 10 if mark else 0)

    def _column(self, canvas: Canvas) -> float:
        """Return the width of the column of chapters: the same whatever is looked for."""
        widest = max(canvas.text_width(chapter.heading, _ROW_SIZE, "bold") for chapter in self.pages.chapters)
        mark = 0.0 if self._is_crowded else canvas.text_width("PK-000", 16)
        wanted = widest + mark + 10 + 16 + BAR_WIDTH + 4 + 2 * _ROW_PAD
        field_width = canvas.text_width(self.tr("rulebook-find"), 17) + 30
        return min(max(_LEAST_COLUMN, wanted, field_width), self.width * _COLUMN_SHARE)

    def field_box(self, canvas: Canvas) -> Box:
        """Return the place of the field above the chapters."""
        return (self.left, self.head + 2, self._column(canvas), max(38.0, canvas.text_height(18) + 12))

    def list_box(self, canvas: Canvas) -> Box:
        """Return the panel of the chapters."""
        x, y, w, h = self.field_box(canvas)
        return (x, y + h + 8, w, self.m.high - y - h - 8 - MARGIN)

    def switch_box(self, canvas: Canvas) -> Box:
        """Return the place of the switch: at the end of the headline, or above the page where that is too long."""
        wide = Segments.natural_width(canvas, self.games)
        right, height = self.left + self.width, max(38.0, canvas.text_height(17, "bold") + 12)
        x, _, w, _ = self.widget("back").box
        title = canvas.text_width(self.tr(self.headline_key), 32, "bold")
        if x + w + 18 + title + 24 + wide <= right:
            return (right - wide, (self.head - height) / 2, wide, height)
        left, top = self.left + self._column(canvas) + _GAP, self.head + 2
        rows = Segments.rows_needed(canvas, self.games, right - left)
        return (left, top, right - left, rows * height)

    def page_box(self, canvas: Canvas) -> Box:
        """Return the panel of the page."""
        x, top = self.left + self._column(canvas) + _GAP, self.head + 2
        _, y, _, h = self.switch_box(canvas)
        top = y + h + 8 if y >= top else top
        return (x, top, self.left + self.width - x, self.m.high - top - MARGIN)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels, the keys and the page's title."""
        super().paint(canvas)
        canvas.panel(*self.list_box(canvas), theme.FURNITURE)
        canvas.panel(*self.page_box(canvas), theme.FURNITURE)
        self.title_end(canvas, dry=False)
        self._paint_keys(canvas)

    def title_end(self, canvas: Canvas, *, dry: bool) -> float:
        """Write the page's title, or only measure it; return how far below the panel's edge its text begins."""
        x, y, w, _ = self.page_box(canvas)
        bottom = canvas.paragraph(
            self._title, x + PAD, y + 16, w - 2 * PAD, _TITLE_SIZE, theme.GOLD, face="bold", line_height=1.2, dry=dry
        )
        if not dry:
            canvas.line((x + PAD, bottom + 6), (x + w - PAD, bottom + 6), theme.LINE, 1)
        return bottom + 14 - y

    @property
    def _title(self) -> str:
        if not self.place.query or self.place.chapter in self.found:
            return self.pages.chapter(self.place.chapter).heading
        count = sum(map(len, self.found.values()))
        return self.tr("rulebook-found", count=count, query=self.place.query.strip())

    def paint_row(self, canvas: Canvas, number: int, box: Box, chosen: bool) -> None:
        """Paint a chapter's row."""
        x, y, w, h = box
        row = self.rows[number]
        step = canvas.m.du(round(canvas.m.font_px(_ROW_SIZE) * _ROW_STEP))
        room = self.row_room(canvas)
        count = self._lines_of(canvas, row)
        color = theme.LAMP if chosen else theme.BONE
        top = y + (h - count * step) / 2
        canvas.paragraph(row.heading, x + _ROW_PAD, top, room, _ROW_SIZE, color, face="bold", line_height=_ROW_STEP)
        if mark := self._mark_of(row):
            middle = top + (count - 0.5) * step if self._is_crowded else y + h / 2
            canvas.text(mark, x + w - _ROW_PAD, middle, 16, theme.GREY, anchor="cr")

    def _paint_keys(self, canvas: Canvas) -> None:
        """Name the keys between headline and switch, if there is room."""
        x, _, w, _ = self.widget("back").box
        left = x + w + 18 + canvas.text_width(self.tr(self.headline_key), 32, "bold") + 30
        switch = self.widget("games").box
        right = switch[0] - 24 if switch[1] < self.head else self.left + self.width
        if left + canvas.text_width(self.tr("rulebook-keys"), 16) <= right:
            canvas.text(self.tr("rulebook-keys"), left, self.head / 2 + 3, 16, theme.GREY, anchor="cl")
