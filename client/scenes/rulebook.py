"""The rulebook: the game in a minute, all rules by chapter, and a field to find words in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from client.i18n import Language
from client.scenes.rulebook_find import SleepingEntry, load_editor
from client.scenes.rulebook_frame import PAD, RulebookFrame
from client.scenes.rulebook_leaf import Leaf, LeafView
from client.scenes.rulebook_pages import MINUTE, Entry, Pages
from client.scenes.rulebook_place import ALL, Place, bookmark_of
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.entry import TextEntry
from client.ui.listview import ListView
from client.ui.segments import Choice, Segments
from client.ui.spans import Span
from client.words import Words
from core.rulesets import RULESETS

_LONGEST_QUERY: Final = 40
_PAGING: Final = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
_ENDS: Final = (pygame.K_HOME, pygame.K_END)


class RulebookScene(RulebookFrame):
    """Shows the rules of a game by chapters; what they name can be opened, and left again by Escape.

    Args:
        ruleset: the game whose rules are wanted, "" for those read last.
        seats: how many play that game, 0 where that isn't known.
    """

    def __init__(self, ruleset: str = "", seats: int = 0) -> None:
        super().__init__(Place(ruleset))
        self._wanted, self._seats = ruleset, seats
        self._trail: list[Place] = []
        """Where links were followed, so that one can go back."""
        self._pages: dict[tuple[str, Language], Pages] = {}
        self._leaf = Leaf(())
        self._read = 0
        """The entry that is read, noted while the measures are those it was written for."""
        self._list_offset = 0.0
        self._is_awake = self._is_loading = False
        """Whether words have been looked for, and whether what it takes is being loaded."""
        self.focus_id = "chapters"

    @property
    def pages(self) -> Pages:
        """The book of the game in the language spoken now."""
        return self._pages_of(self.place.ruleset)

    @property
    def leaf(self) -> Leaf:
        """The page in sight."""
        return self._leaf

    def enter(self) -> None:
        """Open the book where it was left."""
        super().enter()
        marked = bookmark_of(self.app)
        ruleset = self._wanted or marked.ruleset
        self.place = marked.places.get(ruleset, Place(ruleset))

    def leave(self) -> None:
        """Remember the place; what was looked for is forgotten."""
        place, marked = self.place, bookmark_of(self.app)
        marked.ruleset = place.ruleset
        if not place.query:
            marked.places[place.ruleset] = place
        super().leave()

    def relayout(self) -> None:
        """Write the page for other measures or words; what is in sight of it stays in sight."""
        if not self.widgets:
            self._turn_to(self.place)
            return
        read, is_scrolled = self._read, self.place.offset > 0
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
        x, y, w, h = self.page_box(canvas)
        top = y + self.title_end(canvas, dry=True)
        box = (x + PAD, top, w - 2 * PAD + 14, y + h - 14 - top)
        slip = Words(self.app.tr, (), -1, self.place.ruleset).slip
        page, offset = self._leaf, self.place.offset
        self.add(LeafView("text", box, page, offset, slip, canvas, self._scrolled, self.open_rule))

    @property
    def _view(self) -> LeafView:
        view = self.widget("text")
        assert isinstance(view, LeafView)
        return view

    def _add_field(self, canvas: Canvas) -> None:
        box = self.field_box(canvas)
        label = self.tr("rulebook-find")
        if canvas.text_width(label, 17) > box[2] - 16:
            label = self.tr("rulebook-find-short")
        if self._is_awake:
            entry = TextEntry(
                "find", box, self.app.gui, self.place.query, self._look_for, limit=_LONGEST_QUERY, empty=label
            )
            self.add(entry)
        else:
            self.add(SleepingEntry("find", box, label, self._wake))

    def _add_chapters(self, canvas: Canvas) -> None:
        x, y, w, h = self.list_box(canvas)
        rows, height = self.rows, self.row_height(canvas)
        chosen = next((i for i, row in enumerate(rows) if row.key == self.place.chapter), 0)
        chapters = self.add(ListView(
            "chapters", (x + 10, y + 10, w - 16, h - 20), len(rows), height, self.paint_row, chosen=chosen,
            on_choose=self._choose, on_activate=lambda: self.focus("text"), offset=self._list_offset,
            on_scroll=self._list_scrolled,
        ))  # fmt: skip
        chapters.choose(chosen)  # brings it in sight

    def _add_switch(self, canvas: Canvas) -> None:
        labels = self.games
        choices = [Choice(game, label) for game, label in zip(RULESETS, labels, strict=True)]
        x, y, w, h = self.switch_box(canvas)
        rows = Segments.rows_needed(canvas, labels, w)
        self.add(Segments("games", (x, y, w, h), choices, self.place.ruleset, self._switch, rows=rows))

    # ---- turning pages

    def open_rule(self, rule_id: str) -> None:
        """Go to a rule, in the book of another game if it isn't in this one's; Escape comes back."""
        place = self._place_of(rule_id)
        if place is not None:
            self._trail.append(self.place)
            self._turn_to(place)

    def back(self) -> None:
        """Go back to where a link was followed; end the search; close the book."""
        if self._trail:
            self._turn_to(self._trail.pop())
        elif self.place.query:
            self.focus_id = "chapters" if self.focus_id == "find" else self.focus_id
            self._turn_to(Place(self.place.ruleset))
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
            if is_writing and self.place.query and self._is_entered(event):
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
        for game in (self.place.ruleset, *RULESETS):
            chapter = self._pages_of(game).chapter_of(rule_id)
            if chapter is not None:
                return Place(game, chapter.key, rule_id=rule_id)
        return None

    def _choose(self, row: int) -> None:
        self._trail.clear()
        self._turn_to(replace(self.place, chapter=self.rows[row].key, offset=0.0, rule_id=""))

    def _switch(self, ruleset: str) -> None:
        self._trail.clear()
        query = self.place.query
        self._turn_to(Place(ruleset, ALL if query else MINUTE, query))

    def _wake(self) -> None:
        self._is_awake = True
        self.rebuild()

    def _look_for(self, query: str) -> None:
        self._trail.clear()
        ruleset = self.place.ruleset
        self._turn_to(Place(ruleset, ALL, query) if query.strip() else Place(ruleset))

    def _turn_to(self, place: Place) -> None:
        """Open the book at a place."""
        self.place = place
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
        place = self.place
        self.found = self.pages.find(place.query) if place.query else {}
        self._leaf = Leaf(self._entries())
        numbers = [entry.rule_id for entry in self._leaf.entries]
        if place.rule_id and place.rule_id in numbers:
            self._leaf.lit = numbers.index(place.rule_id)

    def _entries(self) -> tuple[Entry, ...]:
        place = self.place
        if not place.query:
            return self.pages.chapter(place.chapter).entries
        if not self.found:
            return (Entry("", ((Span(self.tr("rulebook-nothing", query=place.query.strip())),),)),)
        if place.chapter in self.found:
            return self.found[place.chapter]
        entries: list[Entry] = []
        for chapter in self.pages.chapters:
            if chapter.key in self.found:
                entries.append(Entry("", ((Span(chapter.heading, theme.GOLD, bold=True),),)))
                entries += self.found[chapter.key]
        return tuple(entries)

    def _scrolled(self, offset: float) -> None:
        self.place = replace(self.place, offset=offset)
        self._read = self._view.main_entry

    def _list_scrolled(self, offset: float) -> None:
        self._list_offset = offset
