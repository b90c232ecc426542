"""The saved matches."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final, Literal

import pygame

from client.scenes.errors import reported
from client.scenes.frame import MARGIN, MenuScene
from client.scenes.ports import MatchService, SaveEntry
from client.scenes.saves_about import match_line, paint_about, state_line
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.icons import Icon, draw_icon
from client.ui.listview import ListView
from client.ui.segments import Choice, Segments
from client.ui.stepper import Stepper
from client.ui.widget import Box
from core.kernel import SPECTATOR
from saves.errors import SaveError
from saves.trash import DAYS

Tab = Literal["running", "named", "finished", "trash"]
TABS: Final[tuple[Tab, ...]] = ("running", "named", "finished", "trash")
_LABELS: Final = {
    "running": "saves-tab-running",
    "named": "saves-tab-named",
    "finished": "saves-tab-finished",
    "trash": "saves-tab-trash",
}
_NOTHING: Final = {
    "running": "saves-empty-running",
    "named": "saves-empty-named",
    "finished": "saves-empty-finished",
    "trash": "saves-empty-trash",
}
_GAP = 16.0
_PADDING = 14.0
_LIST_SHARE = 0.58


class SavesScene(MenuScene):
    """Lists all matches, by whether they go on; a damaged file says why it can't be read and is left alone."""

    headline_key = "title-saves"

    def __init__(self, service: MatchService) -> None:
        super().__init__()
        self.service = service
        self.tab: Tab = "running"
        self.entries: list[SaveEntry] = []
        """What the tab lists."""
        self.chosen = 0
        self.seat = SPECTATOR
        """Where the player will sit in the chosen match."""
        self.focus_id = "saves"
        self._all: dict[Tab, list[SaveEntry]] = {tab: [] for tab in TABS}
        self._offset = 0.0
        self._seat_label = (0.0, 0.0)
        """Where the words before the choice of a seat stand."""
        self._trouble: SaveError | None = None
        """Why the folder can't be read."""

    def enter(self) -> None:
        """Read the folder, and begin where there is something."""
        super().enter()
        self._read()
        if not self._all[self.tab]:
            self._show_tab(next((tab for tab in TABS if self._all[tab]), "running"))

    def _read(self) -> None:
        try:
            found, self._trouble = self.service.saves(), None
        except SaveError as error:
            found, self._trouble = [], error
        self._all = {tab: [entry for entry in found if _tab_of(entry) == tab] for tab in TABS}
        self._all["trash"] = self.service.trash()
        self._show_tab(self.tab)

    def _show_tab(self, tab: Tab) -> None:
        """List what belongs under a tab, the chosen row as near as it can be to where it was."""
        self.tab, self.entries = tab, self._all[tab]
        self._take_row(min(max(self.chosen, 0), len(self.entries) - 1))

    def _take_row(self, row: int) -> None:
        self.chosen = row
        self.seat = self.entry.seat if self.entry is not None else SPECTATOR

    @property
    def entry(self) -> SaveEntry | None:
        """The chosen match."""
        return self.entries[self.chosen] if 0 <= self.chosen < len(self.entries) else None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing under any tab."""
        return not any(self._all.values())

    # ---- layout

    def build(self) -> None:
        """Add the tabs, the list, and what can be done with the chosen match."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        if self.is_empty:
            self.focus_id = "back"
            return
        self._add_tabs(canvas)
        if self.entries:
            self._add_list(canvas)
            self._add_buttons(canvas)
        elif self.focus_id == "saves":
            self.focus_id = "tabs"

    def _add_tabs(self, canvas: Canvas) -> None:
        x, y, w, h = self._tabs_box(canvas)
        choices = [Choice(tab, label) for tab, label in zip(TABS, self._tab_labels(), strict=True)]
        rows = Segments.rows_needed(canvas, self._tab_labels(), w)
        self.add(Segments("tabs", (x, y, w, h), choices, self.tab, self._choose_tab, rows=rows))

    def _tab_labels(self) -> list[str]:
        return [f"{self.tr(_LABELS[tab])} {len(self._all[tab]) or ''}".strip() for tab in TABS]

    def _tabs_box(self, canvas: Canvas) -> Box:
        width = (self.width - _GAP) * _LIST_SHARE
        rows = Segments.rows_needed(canvas, self._tab_labels(), width)
        return (self.left, self.head + 2, width, rows * max(38.0, canvas.text_height(17, "bold") + 12))

    def _add_list(self, canvas: Canvas) -> None:
        x, y, w, h = self._list_panel(canvas)
        box = (x + _PADDING, y + _PADDING, w - 2 * _PADDING, h - 2 * _PADDING)
        row = canvas.text_height(20, "bold") + canvas.text_height(16) + 18
        self.add(
            ListView(
                "saves",
                box,
                len(self.entries),
                row,
                self._paint_row,
                chosen=self.chosen,
                on_choose=self._choose,
                on_activate=self._resume,
                offset=self._offset,
                on_scroll=self._scroll,
            )
        )

    def _add_buttons(self, canvas: Canvas) -> None:
        x, y, w, h = self._about_panel(canvas)
        inner, height = w - 2 * 20, max(50.0, canvas.text_height(22, "bold") + 14)
        top = y + h - _PADDING - 6 - height
        enter = Key(pygame.K_RETURN, self.tr("key-enter"))
        if self.tab == "trash":
            box, words = (x + 20, top, inner, height), self.tr("saves-restore")
            self.add(Button("restore", box, words, self._restore, kind="primary", size=22, key=enter))
            return
        share = (inner - 12) / 3
        finished = self._has_ended
        self.add(
            Button(
                "watch" if finished else "resume",
                (x + 20 + share + 12, top, 2 * share, height),
                self.tr("replays-watch" if finished else "saves-resume"),
                self._watch if finished else self._resume,
                kind="primary",
                size=22,
                key=enter,
                off_reason="" if finished else self._why_no_resume(),
            )
        )
        self.add(
            Button(
                "delete",
                (x + 20, top, share, height),
                self.tr("saves-throw-away"),
                self._ask_delete,
                kind="danger",
                key=Key(pygame.K_DELETE),
                off_reason=self._why_no_delete(),
            )
        )
        if not self._why_no_resume():
            self._add_seat(canvas, x + 20, top - 12, inner)

    def _add_seat(self, canvas: Canvas, x: float, bottom: float, room: float) -> None:
        """Add the choice of a seat, its label before it, or above it where that leaves too little room."""
        entry = self.entry
        assert entry is not None
        names = [*entry.players, self.tr("saves-watch")]
        seats = [*range(len(entry.players)), SPECTATOR]
        choices = [Choice(str(seat), name) for seat, name in zip(seats, names, strict=True)]
        height = max(38.0, canvas.text_height(17, "bold") + 12)
        label = canvas.text_width(self.tr("saves-your-seat"), 17) + 14
        if label + Stepper.natural_width(canvas, names) > room:
            label, self._seat_label = 0.0, (x, bottom - height - 4 - canvas.text_height(17) / 2)
        else:
            self._seat_label = (x, bottom - height / 2)
        box = (x + label, bottom - height, room - label, height)
        self.add(Stepper("seat", box, choices, str(self.seat), self._choose_seat))

    def _list_panel(self, canvas: Canvas) -> Box:
        x, y, w, h = self._tabs_box(canvas)
        top = y + h + 8
        return (x, top, w, self.m.high - top - MARGIN)

    def _about_panel(self, canvas: Canvas) -> Box:
        x, y, w, _ = self._tabs_box(canvas)
        return (x + w + _GAP, y, self.width - w - _GAP, self.m.high - y - MARGIN)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels and what is known of the chosen match."""
        super().paint(canvas)
        if self.is_empty:
            self._paint_empty(canvas)
            return
        x, y, w, h = self._list_panel(canvas)
        canvas.panel(x, y, w, h, theme.FURNITURE)
        if self.entry is None:
            text = self.tr(_NOTHING[self.tab], days=DAYS)
            canvas.paragraph(text, x + 30, y + 30, w - 60, 18, theme.GREY, align="center")
            return
        x, y, w, h = self._about_panel(canvas)
        canvas.panel(x, y, w, h, theme.FURNITURE)
        end = min(widget.box[1] for widget in self.widgets if widget.id in ("resume", "restore", "watch"))
        if any(widget.id == "seat" for widget in self.widgets):
            left, middle = self._seat_label
            canvas.text(self.tr("saves-your-seat"), left, middle, 17, theme.GREY, anchor="cl")
            end = min(self.widget("seat").box[1], middle - canvas.text_height(17) / 2)
        paint_about(canvas, self.app.tr, self.entry, (x + 24, y + 22, w - 48, end - 12 - y - 22))

    @property
    def told_instead(self) -> str:
        """What stands where the list would be if there were one."""
        trouble = self._trouble
        return self.tr("saves-empty") if trouble is None else self.tr(trouble.key, **trouble.details)

    def _paint_empty(self, canvas: Canvas) -> None:
        width = min(640.0, self.width)
        x, y = (self.m.wide - width) / 2, self.m.high * 0.36
        below = canvas.paragraph(self.told_instead, x + 30, y + 30, width - 60, 20, align="center", dry=True)
        canvas.panel(x, y, width, below - y + 30, theme.FURNITURE)
        canvas.paragraph(self.told_instead, x + 30, y + 30, width - 60, 20, align="center")

    def _paint_row(self, canvas: Canvas, row: int, box: Box, chosen: bool) -> None:
        entry = self.entries[row]
        x, y, w, h = box
        tall, low = canvas.text_height(20, "bold"), canvas.text_height(16)
        top = y + (h - tall - low) / 2
        icon, color = _sign(entry)
        draw_icon(canvas, icon, x + 28, y + h / 2, 11, color)
        if not chosen:
            canvas.line((x + 12, y + h), (x + w - 12, y + h), theme.LINE_FAINT, 1)
        state = state_line(self.app.tr, entry)
        right = x + w - 16
        used = canvas.text(state, right, top + tall / 2, 16, theme.GREY, anchor="cr")
        room = w - 52 - 16 - used - 14
        name_color = theme.GREY if entry.damage else theme.BONE
        canvas.text(entry.name, x + 52, top + tall / 2, 20, name_color, face="bold", anchor="cl", max_width=room)
        second = match_line(self.app.tr, entry) if not entry.damage else entry.damage
        canvas.text(second, x + 52, top + tall + low / 2, 16, theme.GREY, anchor="cl", max_width=w - 52 - 16)

    # ---- deeds

    def handle(self, event: pygame.event.Event) -> bool:
        """Take in a file dropped onto the window; the rest as any scene does."""
        if event.type == pygame.DROPFILE:
            self._take_in(Path(event.file))
            return True
        return super().handle(event)

    def _choose_tab(self, value: str) -> None:
        self._offset, self.chosen = 0.0, 0
        self._show_tab(next(tab for tab in TABS if tab == value))
        self.rebuild()

    def _choose(self, row: int) -> None:
        self._take_row(row)
        self.rebuild()

    def _choose_seat(self, value: str) -> None:
        self.seat = int(value)
        self.rebuild()

    def _scroll(self, offset: float) -> None:
        self._offset = offset

    def _why_no_resume(self) -> str:
        if self.entry is None:
            return self.tr("saves-none-off")
        if self.entry.damage:
            return self.tr("saves-damaged-off")
        if self.tab == "trash":
            return self.tr("saves-trash-off")
        return self.tr("saves-finished-off") if self.entry.finished else ""

    def _why_no_delete(self) -> str:
        if self.entry is None:
            return self.tr("saves-none-off")
        return self.tr("saves-damaged-off") if self.entry.damage else ""

    @property
    def _has_ended(self) -> bool:
        """Whether the chosen match is over, so that only its replay is left to see."""
        entry = self.entry
        return entry is not None and entry.finished and not entry.damage and self.tab != "trash"

    def _watch(self) -> None:
        if self.entry is not None:
            reported(self.app, partial(self.service.watch_saved, self.entry.id))

    def _resume(self) -> None:
        if self._has_ended:
            self._watch()
            return
        entry = self.entry
        if entry is not None and not self._why_no_resume():
            seat = None if self.seat == entry.seat else self.seat
            reported(self.app, partial(self.service.resume, entry.id, seat))

    def _ask_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        answers = (
            Answer("delete", self.tr("saves-throw-away"), partial(self._delete, entry), "danger"),
            Answer("keep", self.tr("answer-keep"), lambda: None),
        )
        title = self.tr("saves-throw-title", name=entry.name)
        self.app.scenes.push(Dialog(title, self.tr("saves-throw-about", days=DAYS), answers))

    def _delete(self, entry: SaveEntry) -> None:
        if reported(self.app, partial(self.service.delete, entry.id)):
            self.app.toast(self.tr("saves-thrown", name=entry.name))
        self._read_again()

    def _restore(self) -> None:
        entry = self.entry
        if entry is not None and reported(self.app, partial(self.service.restore, entry.id)):
            self.app.toast(self.tr("saves-restored", name=entry.name))
        self._read_again()

    def _take_in(self, path: Path) -> None:
        try:
            name = self.service.take_in(path)
        except SaveError as error:
            self.app.toast(self.tr(error.key, **error.details))
            return
        self.app.toast(self.tr("saves-taken-in", name=name))
        self.tab, self.chosen = "named", 0
        self._read_again()

    def _read_again(self) -> None:
        self._read()
        self.rebuild()


def _tab_of(entry: SaveEntry) -> Tab:
    if entry.finished:
        return "finished"
    return "named" if entry.named else "running"


def _sign(entry: SaveEntry) -> tuple[Icon, theme.Rgb]:
    if entry.damage:
        return "warning", theme.RED_TEXT
    return ("check", theme.GREY) if entry.finished else ("play", theme.LAMP)
