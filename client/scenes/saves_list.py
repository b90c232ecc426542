"""A screen that lists files under tabs, the last of which is the trash: what saved matches and replays share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import pygame

from client.app import App
from client.scenes.errors import show_error
from client.scenes.frame import MARGIN, MenuScene
from client.scenes.saves_folder import open_folder
from client.scenes.saves_rows import TRASH, UNDONE, Row, Tab, paint_note, paint_row
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
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


class Listed(Protocol):
    """What can be listed."""

    @property
    def id(self) -> str:
        """What tells it from all others under its tab."""


EntryT = TypeVar("EntryT", bound=Listed)


class ListScene(MenuScene, Generic[EntryT]):
    """Lists files; a damaged one says why it can't be read.

    What changes a file takes the disk, which may be slow: its row shows that it isn't done yet.
    """

    list_id: str
    """The list's widget."""
    empty_key: str
    """What is said where there is nothing at all."""
    tabs: tuple[Tab, ...]
    """The last one is the trash."""

    def __init__(self) -> None:
        super().__init__()
        self.tab = self.tabs[0].id
        self.entries: list[EntryT] = []
        """What the tab lists."""
        self.chosen = 0
        self.focus_id = self.list_id
        self._all: dict[str, list[EntryT]] = {tab.id: [] for tab in self.tabs}
        self._offset = 0.0
        self._trouble: SaveError | None = None
        """Why the folder can't be read."""

    # ---- what each list has of its own

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where the files are."""

    @abstractmethod
    def sorted_by_tab(self) -> dict[str, list[EntryT]]:
        """Return all there is by tab; raises SaveError where the folder can't be read."""

    @abstractmethod
    def row(self, entry: EntryT) -> Row:
        """Return what a row shows."""

    @abstractmethod
    def place_of(self, entry: EntryT) -> Path:
        """Return where a file is."""

    @abstractmethod
    def is_damaged(self, entry: EntryT) -> bool:
        """Tell whether a file can't be read: it can be thrown away and had back, and nothing else."""

    @abstractmethod
    def add_buttons(self, canvas: Canvas, entry: EntryT) -> None:
        """Add what can be done with the chosen file; in the trash it can be put back, which is added without this."""

    @abstractmethod
    def paint_about(self, canvas: Canvas, entry: EntryT, box: Box) -> None:
        """Paint what is known of the chosen file."""

    @abstractmethod
    def use_chosen(self) -> None:
        """Do what Enter and a double click do."""

    @abstractmethod
    def throw_away(self, entry: EntryT) -> None:
        """Put a file into the trash; raises SaveError."""

    @abstractmethod
    def put_back(self, entry: EntryT) -> None:
        """Take a file out of the trash; raises SaveError."""

    @abstractmethod
    def take_in(self, path: Path) -> str:
        """Put a file from elsewhere into the list; return its name, or raise SaveError."""

    @property
    @abstractmethod
    def taken_in_tab(self) -> str:
        """Where it is listed then."""

    # ---- life

    def enter(self) -> None:
        """Read the folder, and begin where there is something."""
        super().enter()
        self._read()
        if not self._all[self.tab]:
            self._show_tab(next((tab.id for tab in self.tabs if self._all[tab.id]), self.tabs[0].id))

    def resume(self) -> None:
        """Read it again: something may have been played or deleted meanwhile."""
        self.read_again()

    def read_again(self) -> None:
        """Show what is in the folder now."""
        self._read()
        self.rebuild()

    def _read(self) -> None:
        """Read the folder; the chosen file stays so if it is still there."""
        before = self.entry
        try:
            self._all, self._trouble = self.sorted_by_tab(), None
        except SaveError as error:
            self._all, self._trouble = {tab.id: [] for tab in self.tabs}, error
        if before is not None:
            places = (row for row, entry in enumerate(self._all[self.tab]) if entry.id == before.id)
            self.chosen = next(places, self.chosen)
        self._show_tab(self.tab)

    def _show_tab(self, tab: str) -> None:
        """List what belongs under a tab, the chosen row as near as it can be to where it was."""
        self.tab, self.entries = tab, self._all[tab]
        self.choose(min(max(self.chosen, 0), len(self.entries) - 1))

    def choose(self, row: int) -> None:
        """Make a row the chosen one."""
        self.chosen = row

    @property
    def entry(self) -> EntryT | None:
        """The chosen file."""
        return self.entries[self.chosen] if 0 <= self.chosen < len(self.entries) else None

    def is_busy(self, entry: EntryT) -> bool:
        """Tell whether something is still being done with a file."""
        return self.app.errands.is_busy(self.place_of(entry))

    def why_left_alone(self, entry: EntryT) -> str:
        """Return why nothing can be done with a file, "" where something can."""
        if self.is_busy(entry):
            return self.tr("saves-busy")
        return self.tr("saves-damaged-off") if self.is_damaged(entry) else ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing under any tab."""
        return not any(self._all.values())

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
                on_choose=self._choose, on_activate=self.use_chosen, offset=self._offset, on_scroll=self._scroll,
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
        return self.tr(self.empty_key) if trouble is None else self.tr(trouble.key, **trouble.details)

    def _paint_empty(self, canvas: Canvas) -> None:
        width = min(640.0, self.width)
        paint_note(canvas, self.told_instead, (self.m.wide - width) / 2, self.m.high * 0.36, width)

    def _paint_row(self, canvas: Canvas, number: int, box: Box, chosen: bool) -> None:
        entry = self.entries[number]
        row = self.row(entry)
        paint_row(canvas, row._replace(right=UNDONE) if self.is_busy(entry) else row, box, chosen=chosen)

    # ---- deeds

    def handle(self, event: pygame.event.Event) -> bool:
        """Take in a file dropped onto the window; the rest as any scene does."""
        if event.type == pygame.DROPFILE:
            self._take_in(Path(event.file))
            return True
        return super().handle(event)

    def _choose_tab(self, value: str) -> None:
        self._offset, self.chosen = 0.0, 0
        self._show_tab(value)
        self.rebuild()

    def _choose(self, row: int) -> None:
        self.choose(row)
        self.rebuild()

    def _scroll(self, offset: float) -> None:
        self._offset = offset

    def _open_folder(self) -> None:
        if not open_folder(self.folder):
            self.app.toast(self.tr("saves-folder-is", path=str(self.folder)))

    def _ask_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        delete = partial(self._have_moved, self.throw_away, entry, "saves-thrown")
        answers = (
            Answer("delete", self.tr("saves-throw-away"), delete, "danger"),
            Answer("keep", self.tr("answer-keep"), lambda: None),
        )
        title = self.tr("saves-throw-title", name=self.row(entry).name)
        self.app.scenes.push(Dialog(title, self.tr("saves-throw-about", days=DAYS), answers))

    def _restore(self) -> None:
        if self.entry is not None:
            self._have_moved(self.put_back, self.entry, "saves-restored")

    def _have_moved(self, deed: Callable[[EntryT], None], entry: EntryT, done: str) -> None:
        """Have a file moved, and that said in passing."""
        words = self.tr(done, name=self.row(entry).name)
        self.change(partial(deed, entry), entry, lambda: self.app.toast(words))

    def change(self, deed: Callable[[], object], entry: EntryT, then: Callable[[], None] = lambda: None) -> None:
        """Have something done to a file while the window goes on; what goes wrong is said in a dialog.

        Args:
            deed: what is done; may raise SaveError.
            entry: the file.
            then: done when that went well.
        """

        def told(came: object) -> None:
            _show_anew(self.app)
            if isinstance(came, SaveError):
                show_error(self.app, came)
            else:
                then()

        self.app.errands.run(deed, self.place_of(entry), told)
        self.rebuild()

    def _take_in(self, path: Path) -> None:
        def told(came: str | SaveError) -> None:
            if isinstance(came, SaveError):
                self.app.toast(self.tr(came.key, **came.details))
                return
            self.app.toast(self.tr("saves-taken-in", name=came))
            if self in self.app.scenes:
                self._show_new()
            else:
                _show_anew(self.app)

        self.app.errands.run(partial(self.take_in, path), path, told)

    def _show_new(self) -> None:
        """Read the list again and choose what wasn't in it before, under the tab where what is taken in stands."""
        before = {entry.id for entry in self._all[self.taken_in_tab]}
        self._read()
        self._choose_tab(self.taken_in_tab)
        self._choose(next((row for row, entry in enumerate(self.entries) if entry.id not in before), 0))


def _show_anew(app: App) -> None:
    """Read the list again that is shown by now, be it another than that in which something was done."""
    if isinstance(shown := app.scenes.top, ListScene):
        shown.read_again()
