"""The rulebook: the game in a minute, all rules by chapter, and a field to find words in them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import pygame

from client.i18n import Language
from client.scenes.frame import MARGIN, MenuScene
from client.scenes.names import ruleset_name
from client.scenes.rulebook_find import SleepingEntry, load_editor
from client.scenes.rulebook_leaf import Leaf, LeafView
from client.scenes.rulebook_pages import MINUTE, Chapter, Entry, Pages
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.entry import TextEntry
from client.ui.listview import ListView
from client.ui.scroll import BAR_WIDTH
from client.ui.segments import Choice, Segments
from client.ui.spans import Span
from client.ui.widget import Box
from client.words import Words
from core.rulesets import RULESETS

if TYPE_CHECKING:
    from client.app import App

ALL: Final = "all"
"""The page with everything that was found."""
_GAP: Final = 14.0
_PAD: Final = 26.0
_ROW_PAD: Final = 14.0
_ROW_SIZE: Final = 17.0
_TITLE_SIZE: Final = 24.0
_LEAST_COLUMN: Final = 250.0
_COLUMN_SHARE: Final = 0.4
_CROWDED: Final = 1.4
_LONGEST_QUERY: Final = 40
_PAGING: Final = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
_ENDS: Final = (pygame.K_HOME, pygame.K_END)


@dataclass(frozen=True, slots=True)
class Place:
    """Where the book is open.

    Attributes:
        ruleset: the game it is about.
        chapter: the chapter, or ALL.
        query: the words that are looked for, "" for none.
        offset: how far the page is scrolled, in design units.
        rule_id: the rule that is shown, "" for none in particular.
    """

    ruleset: str
    chapter: str = MINUTE
    query: str = ""
    offset: float = 0.0
    rule_id: str = ""


@dataclass
class Bookmark:
    """Where each game's book was left, and which was read last."""

    ruleset: str = next(iter(RULESETS))
    places: dict[str, Place] = field(default_factory=dict)


_bookmarks: Final[WeakKeyDictionary[App, Bookmark]] = WeakKeyDictionary()


class RulebookScene(MenuScene):
    """Shows the rules of a game by chapters; what they name can be opened, and left again by Escape.

    Args:
        ruleset: the game whose rules are wanted, "" for those read last.
        seats: how many play that game, 0 where that isn't known.
    """

    headline_key = "rulebook"

    def __init__(self, ruleset: str = "", seats: int = 0) -> None:
        super().__init__()
        self._wanted, self._seats = ruleset, seats
        self._place = Place(ruleset)
        self._trail: list[Place] = []
        """Where links were followed, so that one can go back."""
        self._pages: dict[tuple[str, Language], Pages] = {}
        self._found: dict[str, tuple[Entry, ...]] = {}
        self._leaf = Leaf(())
        self._read = 0
        """The entry that is read, noted while the measures are those it was written for."""
        self._list_offset = 0.0
        self._is_awake = self._is_loading = False
        """Whether words have been looked for, and whether what it takes is being loaded."""
        self.focus_id = "chapters"

    @property
    def place(self) -> Place:
        """Where the book is open."""
        return self._place

    @property
    def pages(self) -> Pages:
        """The book of the game in the language spoken now."""
        return self._pages_of(self._place.ruleset)

    @property
    def leaf(self) -> Leaf:
        """The page in sight."""
        return self._leaf

    def enter(self) -> None:
        """Open the book where it was left."""
        super().enter()
        marked = _bookmarks.setdefault(self.app, Bookmark())
        ruleset = self._wanted or marked.ruleset
        self._place = marked.places.get(ruleset, Place(ruleset))

    def leave(self) -> None:
        """Remember the place; what was looked for is forgotten."""
        place, marked = self._place, _bookmarks[self.app]
        marked.ruleset = place.ruleset
        if not place.query:
            marked.places[place.ruleset] = place
        super().leave()

    def relayout(self) -> None:
        """Write the page for other measures or words; what is in sight of it stays in sight."""
        if not self.widgets:
            self._turn_to(self._place)
            return
        read, is_scrolled = self._read, self._place.offset > 0
        self._write_page()
        self.rebuild()
        if is_scrolled:
            self._view.show(read)
        self._read = read  # where all of the page is in sight it needn't be the first

    def update(self, dt: float) -> None:
        """Let time pass; once the page is in sight, load what the field will need."""
        super().update(dt)
        if not self._is_loading and not self.dirty:
            self._is_loading = True
            load_editor()

    # ---- layout

    def build(self) -> None:
        """Add the field, the chapters, the switch between games and the page."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        self._add_field(canvas)
        self._add_chapters(canvas)
        self._add_switch(canvas)
        x, y, w, h = self._page_box(canvas)
        top = y + self._title_end(canvas, dry=True)
        box = (x + _PAD, top, w - 2 * _PAD + 14, y + h - 14 - top)
        slip = Words(self.app.tr, (), -1, self._place.ruleset).slip
        page, offset = self._leaf, self._place.offset
        self.add(LeafView("text", box, page, offset, slip, canvas, self._scrolled, self.open_rule))

    @property
    def _view(self) -> LeafView:
        view = self.widget("text")
        assert isinstance(view, LeafView)
        return view

    def _add_field(self, canvas: Canvas) -> None:
        box = self._field_box(canvas)
        label = self.tr("rulebook-find")
        if canvas.text_width(label, 17) > box[2] - 16:
            label = self.tr("rulebook-find-short")
        if self._is_awake:
            entry = TextEntry(
                "find", box, self.app.gui, self._place.query, self._look_for, limit=_LONGEST_QUERY, empty=label
            )
            self.add(entry)
        else:
            self.add(SleepingEntry("find", box, label, self._wake))

    def _add_chapters(self, canvas: Canvas) -> None:
        x, y, w, h = self._list_box(canvas)
        rows, room = self._rows, self._row_room(canvas)
        lines = max(len(canvas.lines(row.heading, room, _ROW_SIZE, face="bold")) for row in rows)
        height = lines * canvas.m.du(round(canvas.m.font_px(_ROW_SIZE) * 1.24)) + 16
        chosen = next((i for i, row in enumerate(rows) if row.key == self._place.chapter), 0)
        chapters = self.add(ListView(
            "chapters", (x + 10, y + 10, w - 16, h - 20), len(rows), height, self._paint_row, chosen=chosen,
            on_choose=self._choose, on_activate=lambda: self.focus("text"), offset=self._list_offset,
            on_scroll=self._list_scrolled,
        ))  # fmt: skip
        chapters.choose(chosen)  # brings it in sight

    def _add_switch(self, canvas: Canvas) -> None:
        labels = self._games()
        choices = [Choice(game, label) for game, label in zip(RULESETS, labels, strict=True)]
        x, y, w, h = self._switch_box(canvas)
        rows = Segments.rows_needed(canvas, labels, w)
        self.add(Segments("games", (x, y, w, h), choices, self._place.ruleset, self._switch, rows=rows))

    def _games(self) -> list[str]:
        return [ruleset_name(self.app.tr, game) for game in RULESETS]

    @property
    def _rows(self) -> tuple[Chapter, ...]:
        """The chapters that can be chosen: all of them, or those in which something was found."""
        if not self._place.query:
            return self.pages.chapters
        everything = Chapter(ALL, self.tr("rulebook-all"), (), tuple)
        return (everything, *(chapter for chapter in self.pages.chapters if chapter.key in self._found))

    def _mark_of(self, row: Chapter) -> str:
        """Return what stands at the end of a chapter's row: its first rule, or how much was found in it.

        Where the type is large, only how that rule's number begins: it tells the chapters of two books apart.
        """
        if not self._place.query:
            first = row.rule_ids[0] if row.rule_ids else ""
            return first if self.m.crowding < _CROWDED else first.partition("-")[0]
        counts = {key: len(entries) for key, entries in self._found.items()}
        return str(sum(counts.values()) if row.key == ALL else counts[row.key])

    def _row_room(self, canvas: Canvas) -> float:
        """Return the width of a chapter's heading."""
        marks = [self._mark_of(row) for row in self._rows]
        mark = max(canvas.text_width(text, 16) for text in marks)
        return self._column(canvas) - 16 - BAR_WIDTH - 4 - 2 * _ROW_PAD - (mark + 10 if mark else 0)

    def _column(self, canvas: Canvas) -> float:
        """Return the width of the column of chapters: the same whatever is looked for."""
        widest = max(canvas.text_width(chapter.heading, _ROW_SIZE, "bold") for chapter in self.pages.chapters)
        mark = canvas.text_width("PK-000" if self.m.crowding < _CROWDED else "PK", 16)
        wanted = widest + mark + 10 + 16 + BAR_WIDTH + 4 + 2 * _ROW_PAD
        field_width = canvas.text_width(self.tr("rulebook-find"), 17) + 30
        return min(max(_LEAST_COLUMN, wanted, field_width), self.width * _COLUMN_SHARE)

    def _field_box(self, canvas: Canvas) -> Box:
        return (self.left, self.head + 2, self._column(canvas), max(38.0, canvas.text_height(18) + 12))

    def _list_box(self, canvas: Canvas) -> Box:
        x, y, w, h = self._field_box(canvas)
        return (x, y + h + 8, w, self.m.high - y - h - 8 - MARGIN)

    def _switch_box(self, canvas: Canvas) -> Box:
        """Return the place of the switch: at the end of the headline, or above the page where that is too long."""
        wide = Segments.natural_width(canvas, self._games())
        right, height = self.left + self.width, max(38.0, canvas.text_height(17, "bold") + 12)
        x, _, w, _ = self.widget("back").box
        title = canvas.text_width(self.tr(self.headline_key), 32, "bold")
        if x + w + 18 + title + 24 + wide <= right:
            return (right - wide, (self.head - height) / 2, wide, height)
        left, top = self.left + self._column(canvas) + _GAP, self.head + 2
        rows = Segments.rows_needed(canvas, self._games(), right - left)
        return (left, top, right - left, rows * height)

    def _page_box(self, canvas: Canvas) -> Box:
        x, top = self.left + self._column(canvas) + _GAP, self.head + 2
        _, y, _, h = self._switch_box(canvas)
        top = y + h + 8 if y >= top else top
        return (x, top, self.left + self.width - x, self.m.high - top - MARGIN)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels, the keys and the page's title."""
        super().paint(canvas)
        canvas.panel(*self._list_box(canvas), theme.FURNITURE)
        canvas.panel(*self._page_box(canvas), theme.FURNITURE)
        self._title_end(canvas, dry=False)
        self._paint_keys(canvas)

    def _title_end(self, canvas: Canvas, *, dry: bool) -> float:
        """Write the page's title, or only measure it; return how far below the panel's edge its text begins."""
        x, y, w, _ = self._page_box(canvas)
        bottom = canvas.paragraph(
            self._title, x + _PAD, y + 16, w - 2 * _PAD, _TITLE_SIZE, theme.GOLD, face="bold", line_height=1.2, dry=dry
        )
        if not dry:
            canvas.line((x + _PAD, bottom + 6), (x + w - _PAD, bottom + 6), theme.LINE, 1)
        return bottom + 14 - y

    @property
    def _title(self) -> str:
        if self._place.chapter != ALL:
            return self.pages.chapter(self._place.chapter).heading
        count = sum(map(len, self._found.values()))
        return self.tr("rulebook-found", count=count, query=self._place.query.strip())

    def _paint_row(self, canvas: Canvas, number: int, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        row = self._rows[number]
        step = canvas.m.du(round(canvas.m.font_px(_ROW_SIZE) * 1.24))
        room = self._row_room(canvas)
        count = len(canvas.lines(row.heading, room, _ROW_SIZE, face="bold"))
        color = theme.LAMP if chosen else theme.BONE
        top = y + (h - count * step) / 2
        canvas.paragraph(row.heading, x + _ROW_PAD, top, room, _ROW_SIZE, color, face="bold", line_height=1.24)
        if mark := self._mark_of(row):
            canvas.text(mark, x + w - _ROW_PAD, y + h / 2, 16, theme.GREY, anchor="cr")

    def _paint_keys(self, canvas: Canvas) -> None:
        """Name the keys between headline and switch, if there is room."""
        x, _, w, _ = self.widget("back").box
        left = x + w + 18 + canvas.text_width(self.tr(self.headline_key), 32, "bold") + 30
        switch = self.widget("games").box
        right = switch[0] - 24 if switch[1] < self.head else self.left + self.width
        if left + canvas.text_width(self.tr("rulebook-keys"), 16) <= right:
            canvas.text(self.tr("rulebook-keys"), left, self.head / 2 + 3, 16, theme.GREY, anchor="cl")

    # ---- turning pages

    def open_rule(self, rule_id: str) -> None:
        """Go to a rule, in the book of another game if it isn't in this one's; Escape comes back."""
        place = self._place_of(rule_id)
        if place is not None:
            self._trail.append(self._place)
            self._turn_to(place)

    def back(self) -> None:
        """Go back to where a link was followed; end the search; close the book."""
        if self._trail:
            self._turn_to(self._trail.pop())
        elif self._place.query:
            self.focus_id = "chapters" if self.focus_id == "find" else self.focus_id
            self._turn_to(Place(self._place.ruleset))
        else:
            super().back()

    def handle(self, event: pygame.event.Event) -> bool:
        """Let the keys that scroll do so whatever has the focus, and the usual ones lead to the field."""
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                self.focus("find")
                return True
            is_writing = self.focus_id == "find"
            if event.key in _PAGING or (event.key in _ENDS and not is_writing):
                self._view.key(event)
                return True
            if is_writing and self._place.query and self._is_entered(event):
                self.focus("text")
                return True
        return super().handle(event)

    def _is_entered(self, event: pygame.event.Event) -> bool:
        """Tell whether a key ends the writing of words, and isn't the input method's own."""
        entry = self.widget("find")
        is_composing = isinstance(entry, TextEntry) and bool(entry.editor.composition)
        return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not is_composing

    def _place_of(self, rule_id: str) -> Place | None:
        """Return where a rule stands, None if there is none of this id."""
        for game in (self._place.ruleset, *RULESETS):
            chapter = self._pages_of(game).chapter_of(rule_id)
            if chapter is not None:
                return Place(game, chapter.key, rule_id=rule_id)
        return None

    def _choose(self, row: int) -> None:
        self._trail.clear()
        self._turn_to(replace(self._place, chapter=self._rows[row].key, offset=0.0, rule_id=""))

    def _switch(self, ruleset: str) -> None:
        self._trail.clear()
        self._turn_to(Place(ruleset, query=self._place.query))

    def _wake(self) -> None:
        self._is_awake = True
        self.rebuild()

    def _look_for(self, query: str) -> None:
        self._trail.clear()
        wanted = ALL if query.strip() else MINUTE
        self._list_offset = 0.0
        self._turn_to(Place(self._place.ruleset, wanted, query if query.strip() else ""))

    def _turn_to(self, place: Place) -> None:
        """Open the book at a place."""
        self._place = place
        self._write_page()
        self.rebuild()
        if self._leaf.lit >= 0 and place.offset == 0:
            self._view.show(self._leaf.lit)
        self._read = self._view.main_entry

    def _pages_of(self, ruleset: str) -> Pages:
        key = (ruleset, self.app.tr.language)
        if key not in self._pages:
            self._pages[key] = Pages(self.app.tr, ruleset, self._seats if ruleset == self._wanted else 0)
        return self._pages[key]

    def _write_page(self) -> None:
        """Write the page for the present place."""
        place = self._place
        self._found = self.pages.find(place.query) if place.query else {}
        self._leaf = Leaf(self._entries())
        numbers = [entry.rule_id for entry in self._leaf.entries]
        if place.rule_id and place.rule_id in numbers:
            self._leaf.lit = numbers.index(place.rule_id)

    def _entries(self) -> tuple[Entry, ...]:
        place = self._place
        if not place.query:
            return self.pages.chapter(place.chapter).entries
        if not self._found:
            return (Entry("", ((Span(self.tr("rulebook-nothing", query=place.query.strip())),),)),)
        if place.chapter in self._found:
            return self._found[place.chapter]
        entries: list[Entry] = []
        for chapter in self.pages.chapters:
            if chapter.key in self._found:
                entries.append(Entry("", ((Span(chapter.heading, theme.GOLD, bold=True),),)))
                entries += self._found[chapter.key]
        return tuple(entries)

    def _scrolled(self, offset: float) -> None:
        self._place = replace(self._place, offset=offset)
        self._read = self._view.main_entry

    def _list_scrolled(self, offset: float) -> None:
        self._list_offset = offset
