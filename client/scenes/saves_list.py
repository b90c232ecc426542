"""A screen that lists files under tabs, the last of which is the trash: what saved matches and replays share."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Final

import pygame

from client.scenes.frame import MARGIN
from client.scenes.saves_folder import open_folder
from client.scenes.saves_listing import EntryT, FolderScene
from client.scenes.saves_rows import TRASH, UNDONE, paint_note, paint_row
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.listview import ListView
from client.ui.segments import Choice, Segments
from client.ui.widget import Box
from saves.errors import SaveError
from saves.trash import DAYS

GAP: Final = 16.0
PADDING: Final = 14.0
INDENT: Final = 20.0
"""What is left free at either side of the buttons."""
_LIST_SHARE: Final = 0.58


class ListScene(FolderScene[EntryT]):
    """Lists files; a damaged one says why it can't be read, and one that is being changed that this isn't done yet."""

    list_id: str
    """The list's widget."""
    empty_key: str
    """What is said where there is nothing at all."""

    def __init__(self) -> None:
        super().__init__()
        self.focus_id = self.list_id

    def _begin(self) -> None:
        super()._begin()
        self.focus_id = self.list_id

    # ---- what each list has of its own

    @abstractmethod
    def add_buttons(self, canvas: Canvas, entry: EntryT) -> None:
        """Add what can be done with the chosen file; in the trash it can be put back, which is added without this."""

    @abstractmethod
    def paint_about(self, canvas: Canvas, entry: EntryT, box: Box) -> None:
        """Paint what is known of the chosen file."""

    @abstractmethod
    def use_chosen(self) -> None:
        """Do with the chosen file what the button does that bears Enter; never called in the trash."""

    # ---- layout

    def build(self) -> None:
        """Add the tabs, the list, and what can be done with the chosen file."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        self._add_folder(canvas)
        if self.is_empty:
            self.focus_id = "back"
            return
        self._add_tabs(canvas)
        if self.entry is not None:
            self._add_list(canvas)
            if self.tab == TRASH:
                self._add_restore(canvas)
            else:
                self.add_buttons(canvas, self.entry)
        elif self.focus_id == self.list_id:
            self.focus_id = "tabs"

    def _add_folder(self, canvas: Canvas) -> None:
        """Add what shows the folder itself, at the end of the headline's strip."""
        x, y, w, h = self.widget("back").box
        label = self.tr("saves-folder")
        width = canvas.text_width(label, 17, "bold") + 36
        title = canvas.text_width(self.tr(self.headline_key), 32, "bold")
        if x + w + 18 + title + 18 + width <= self.left + self.width:
            box = (self.left + self.width - width, y, width, h)
            self.add(Button("folder", box, label, self._open_folder, kind="quiet", size=17))

    def _add_tabs(self, canvas: Canvas) -> None:
        x, y, w, h = self._tabs_box(canvas)
        choices = [Choice(tab.id, label) for tab, label in zip(self.tabs, self._tab_labels(), strict=True)]
        rows = Segments.rows_needed(canvas, self._tab_labels(), w)
        self.add(Segments("tabs", (x, y, w, h), choices, self.tab, self._choose_tab, rows=rows))

    def _tab_labels(self) -> list[str]:
        return [f"{self.tr(tab.label)} {len(self._all[tab.id]) or ''}".strip() for tab in self.tabs]

    def _tabs_box(self, canvas: Canvas) -> Box:
        width = (self.width - GAP) * _LIST_SHARE
        rows = Segments.rows_needed(canvas, self._tab_labels(), width)
        return (self.left, self.head + 2, width, rows * max(38.0, canvas.text_height(17, "bold") + 12))

    def _add_list(self, canvas: Canvas) -> None:
        x, y, w, h = self._list_panel(canvas)
        box = (x + PADDING, y + PADDING, w - 2 * PADDING, h - 2 * PADDING)
        row = canvas.text_height(20, "bold") + canvas.text_height(16) + 18
        self.add(
            ListView(
                self.list_id, box, len(self.entries), row, self._paint_row, chosen=self.chosen,
                on_choose=self._choose, on_activate=self._use, offset=self._offset, on_scroll=self._scroll,
            )
        )  # fmt: skip

    def _add_restore(self, canvas: Canvas) -> None:
        """Add what takes the chosen file out of the trash."""
        x, top, w, h = self.foot(canvas)
        words, enter, off = self.tr("saves-restore"), Key(pygame.K_RETURN, self.tr("key-enter")), self._why_not_moved()
        box = (x, top, w, h)
        self.add(Button("restore", box, words, self._restore, kind="primary", size=22, key=enter, off_reason=off))

    def add_delete(self, box: Box, size: float = 18, key_name: str = "") -> None:
        """Add what throws the chosen file away."""
        key, off = Key(pygame.K_DELETE, key_name), self._why_not_moved()
        words = self.tr("saves-throw-away")
        self.add(Button("delete", box, words, self._ask_delete, kind="danger", size=size, key=key, off_reason=off))

    def _why_not_moved(self) -> str:
        """Return why the chosen file can't be thrown away or had back now, "" where it can."""
        return self.tr("saves-busy") if self.entry is not None and self.is_busy(self.entry) else ""

    def foot(self, canvas: Canvas) -> Box:
        """Return the room of the lowest row of buttons."""
        x, y, w, h = self.about_panel(canvas)
        height = max(50.0, canvas.text_height(22, "bold") + 14)
        return (x + INDENT, y + h - PADDING - 6 - height, w - 2 * INDENT, height)

    def _list_panel(self, canvas: Canvas) -> Box:
        x, y, w, h = self._tabs_box(canvas)
        top = y + h + 8
        return (x, top, w, self.m.high - top - MARGIN)

    def about_panel(self, canvas: Canvas) -> Box:
        """Return the panel of the chosen file."""
        x, y, w, _ = self._tabs_box(canvas)
        return (x + w + GAP, y, self.width - w - GAP, self.m.high - y - MARGIN)

    def about_end(self, canvas: Canvas) -> float:
        """Return the y at which what stands below the words about the chosen file begins."""
        x, y, _, h = self.about_panel(canvas)
        tops = [widget.box[1] for widget in self.widgets if widget.box[0] >= x and widget.box[1] > y]
        return min(tops, default=y + h)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels and what is known of the chosen file."""
        super().paint(canvas)
        if self.is_empty:
            self._paint_empty(canvas)
            return
        x, y, w, h = self._list_panel(canvas)
        canvas.panel(x, y, w, h, theme.FURNITURE)
        if self.entry is None:
            nothing = next(tab.nothing for tab in self.tabs if tab.id == self.tab)
            text = self.tr(nothing, days=DAYS)
            canvas.paragraph(text, x + 30, y + 30, w - 60, 18, theme.GREY, align="center")
            return
        x, y, w, h = self.about_panel(canvas)
        canvas.panel(x, y, w, h, theme.FURNITURE)
        self.paint_about(canvas, self.entry, (x + 24, y + 22, w - 48, self.about_end(canvas) - 12 - y - 22))

    @property
    def told_instead(self) -> str:
        """What stands where the list would be if there were one."""
        trouble = self._trouble
        if not self.known.is_read:
            return UNDONE
        return self.tr(self.empty_key) if trouble is None else self.tr(trouble.key, **trouble.details)

    def _paint_empty(self, canvas: Canvas) -> None:
        width = min(640.0, self.width)
        paint_note(canvas, self.told_instead, (self.m.wide - width) / 2, self.m.high * 0.36, width)

    def _paint_row(self, canvas: Canvas, number: int, box: Box, chosen: bool) -> None:
        entry = self.entries[number]
        row = self.row(entry)
        paint_row(canvas, row._replace(right=UNDONE) if self.is_busy(entry) else row, box, chosen=chosen)

    # ---- deeds

    def _use(self) -> None:
        """Do what Enter and a double click do: what the button that bears Enter says."""
        if self.tab != TRASH:
            self.use_chosen()
        elif not self._why_not_moved():
            self._restore()

    def _scroll(self, offset: float) -> None:
        self._offset = offset

    def _show_new(self) -> None:
        """Choose what wasn't known before, and bring it in sight: it needn't be the first."""
        super()._show_new()
        if self.entry is not None and isinstance(rows := self.widget(self.list_id), ListView):
            rows.choose(self.chosen)

    def _open_folder(self) -> None:
        def told(is_open: bool | SaveError) -> None:
            if is_open is not True:
                self.app.toast(self.app.tr("saves-folder-is", path=str(self.folder)))

        self.app.errands.run(partial(open_folder, self.folder), self.folder, told)
