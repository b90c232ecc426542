"""The list of replays: watch one, keep it for good, throw it away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

import pygame

from client.scenes.errors import reported
from client.scenes.frame import MARGIN, MenuScene
from client.scenes.names import mode_name, ruleset_name
from client.scenes.ports import ReplayShelf
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.icons import Icon, draw_icon
from client.ui.listview import ListView
from client.ui.widget import Box
from core.rulesets import rules_digest
from saves.entries import ReplayEntry
from saves.errors import SaveError
from saves.replay_model import ReplaySummary
from saves.trash import DAYS

_GAP: Final = 16.0
_PADDING: Final = 14.0
_LIST_SHARE: Final = 0.58


class ReplaysScene(MenuScene):
    """Lists all replays; a damaged one says why it can't be shown and is left alone.

    Args:
        shelf: keeps and shows them.
    """

    headline_key = "title-replays"

    def __init__(self, shelf: ReplayShelf) -> None:
        super().__init__()
        self.shelf = shelf
        self.entries: list[ReplayEntry] = []
        self.chosen = 0
        self.focus_id = "replays"
        self._offset = 0.0
        self._trouble: SaveError | None = None
        """Why the folder can't be read."""

    def enter(self) -> None:
        """Read the folder."""
        super().enter()
        self._read()

    def resume(self) -> None:
        """Read it again: a match may have been played meanwhile."""
        self._read()
        self.rebuild()

    def _read(self) -> None:
        try:
            self.entries, self._trouble = self.shelf.store.entries(), None
        except SaveError as error:
            self.entries, self._trouble = [], error
        self.chosen = min(self.chosen, len(self.entries) - 1) if self.entries else -1

    @property
    def entry(self) -> ReplayEntry | None:
        """The chosen file."""
        return self.entries[self.chosen] if 0 <= self.chosen < len(self.entries) else None

    # ---- layout

    def build(self) -> None:
        """Add the list and what can be done with the chosen replay."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        if not self.entries:
            self.focus_id = "back"
            return
        x, y, w, h = self._list_panel()
        box = (x + _PADDING, y + _PADDING, w - 2 * _PADDING, h - 2 * _PADDING)
        row = canvas.text_height(20, "bold") + canvas.text_height(16) + 18
        self.add(
            ListView(
                "replays",
                box,
                len(self.entries),
                row,
                self._paint_row,
                chosen=self.chosen,
                on_choose=self._choose,
                on_activate=self._watch,
                offset=self._offset,
                on_scroll=self._scroll,
            )
        )
        self._add_buttons(canvas)

    def _add_buttons(self, canvas: Canvas) -> None:
        """Add the buttons from the lowest up: to watch, and above it to keep and to throw away."""
        x, _, w, _ = self._about_panel()
        entry = self.entry
        assert entry is not None
        height = self._button_height(canvas)
        damage = "" if entry.summary is not None else self.tr("replays-damaged-off")
        top = self._buttons_top(canvas)
        half = (w - 2 * 20 - 12) / 2
        keep = self.tr("replays-unkeep" if entry.favourite else "replays-keep")
        self._add_button("keep", (x + 20, top, half, height), keep, self._keep, Key(pygame.K_k, "K"), damage)
        delete = (x + 20 + half + 12, top, half, height)
        self._add_button("delete", delete, self.tr("saves-delete"), self._ask_delete, Key(pygame.K_DELETE), damage)
        self.add(
            Button(
                "watch", (x + 20, top + height + 10, w - 40, height), self.tr("replays-watch"), self._watch,
                kind="primary", size=22, key=Key(pygame.K_RETURN, self.tr("key-enter")), off_reason=damage,
            )
        )  # fmt: skip

    def _add_button(self, name: str, box: Box, label: str, act: Callable[[], None], key: Key, off_reason: str) -> None:
        canvas = self.app.canvas()
        room = box[2] - 24 - (canvas.text_width(key.name, 16) + 25 if key.name else 0)
        size = next((size for size in (18.0, 17.0) if canvas.text_width(label, size, "bold") <= room), 16.0)
        shown = key if canvas.text_width(label, size, "bold") <= room else Key(key.code)
        kind: theme.ButtonKind = "danger" if name == "delete" else "secondary"
        self.add(Button(name, box, label, act, kind=kind, size=size, key=shown, off_reason=off_reason))

    def _button_height(self, canvas: Canvas) -> float:
        return max(50.0, canvas.text_height(22, "bold") + 14)

    def _buttons_top(self, canvas: Canvas) -> float:
        _, y, _, h = self._about_panel()
        return y + h - _PADDING - 6 - 2 * self._button_height(canvas) - 10

    def _list_panel(self) -> Box:
        top = self.head + 2
        width = (self.width - _GAP) * _LIST_SHARE
        return (self.left, top, width, self.m.high - top - MARGIN)

    def _about_panel(self) -> Box:
        x, y, w, h = self._list_panel()
        return (x + w + _GAP, y, self.width - w - _GAP, h)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels and what is known of the chosen replay."""
        super().paint(canvas)
        if self.entry is None:
            self._paint_empty(canvas)
            return
        canvas.panel(*self._list_panel(), theme.FURNITURE)
        canvas.panel(*self._about_panel(), theme.FURNITURE)
        self._paint_about(canvas, self.entry)

    def _paint_empty(self, canvas: Canvas) -> None:
        trouble = self._trouble
        text = self.tr("replays-empty") if trouble is None else self.tr(trouble.key, **trouble.details)
        width = min(640.0, self.width)
        x, y = (self.m.wide - width) / 2, self.m.high * 0.36
        below = canvas.paragraph(text, x + 30, y + 30, width - 60, 20, align="center", dry=True)
        canvas.panel(x, y, width, below - y + 30, theme.FURNITURE)
        canvas.paragraph(text, x + 30, y + 30, width - 60, 20, align="center")

    def _paint_row(self, canvas: Canvas, row: int, box: Box, chosen: bool) -> None:
        entry = self.entries[row]
        x, y, w, h = box
        tall, low = canvas.text_height(20, "bold"), canvas.text_height(16)
        top = y + (h - tall - low) / 2
        icon, color = _sign(entry)
        draw_icon(canvas, icon, x + 28, y + h / 2, 11, color)
        if not chosen:
            canvas.line((x + 12, y + h), (x + w - 12, y + h), theme.LINE_FAINT, 1)
        about, room = entry.summary, w - 52 - 16
        if about is None:
            canvas.text(
                entry.path.name, x + 52, top + tall / 2, 20, theme.GREY, face="bold", anchor="cl", max_width=room
            )
            canvas.text(self._damage(entry), x + 52, top + tall + low / 2, 16, theme.GREY, anchor="cl", max_width=room)
            return
        name, date = self._match_line(about), self._date(entry)
        if canvas.text_width(name, 20, "bold") + 14 + canvas.text_width(date, 16) <= room:  # else the panel says it
            canvas.text(date, x + w - 16, top + tall / 2, 16, theme.GREY, anchor="cr")
        canvas.text(name, x + 52, top + tall / 2, 20, theme.BONE, face="bold", anchor="cl", max_width=room)
        below = f"{self._whose(about)} · {', '.join(about.names)}"
        canvas.text(below, x + 52, top + tall + low / 2, 16, theme.GREY, anchor="cl", max_width=room)

    def _paint_about(self, canvas: Canvas, entry: ReplayEntry) -> None:
        x, y, w, _ = self._about_panel()
        x, w = x + 24, w - 48
        end = self._buttons_top(canvas) - 10
        if entry.summary is None:
            y = canvas.paragraph(entry.path.name, x, y + 22, w, 22, theme.RED_TEXT, face="bold", max_lines=2)
            canvas.paragraph(self._damage(entry), x, y + 8, w, 17, theme.BONE)
            return
        y = canvas.paragraph(self._match_line(entry.summary), x, y + 22, w, 24, theme.BONE, face="bold", max_lines=2)
        for words, color in self._lines(entry, entry.summary):
            needed = canvas.paragraph(words, x, 0, w, 17, dry=True)
            if y + 8 + needed > end:
                return
            y = canvas.paragraph(words, x, y + 8, w, 17, color)

    def _lines(self, entry: ReplayEntry, about: ReplaySummary) -> list[tuple[str, theme.Rgb]]:
        tr = self.tr
        lines = [(self._whose(about), theme.GOLD)]
        if entry.favourite:
            lines.append((tr("replays-kept"), theme.LAMP))
        lines.append((self._date(entry), theme.GREY))
        key = "replays-turns" if about.over else "replays-turn"
        lines.append((tr(key, turn=about.turn), theme.BONE))
        if about.winners:
            names = ", ".join(about.names[seat] for seat in about.winners)
            lines.append((tr("replays-winners", names=names), theme.LAMP))
        lines.append((", ".join(about.names), theme.BONE))
        if entry.rules != rules_digest():
            lines.append((tr("replays-other-rules"), theme.LAMP))
        lines.append((str(entry.path), theme.GREY))
        return lines

    def _match_line(self, about: ReplaySummary) -> str:
        ruleset, mode = ruleset_name(self.app.tr, about.ruleset), mode_name(self.app.tr, about.mode)
        return self.tr("saves-match", ruleset=ruleset, mode=mode, seats=about.seats)

    def _whose(self, about: ReplaySummary) -> str:
        if about.kind == "whole":
            return self.tr("replays-whole")
        return self.tr("replays-seat", name=about.names[about.viewer])

    def _date(self, entry: ReplayEntry) -> str:
        when = datetime.fromtimestamp(entry.modified)
        year, month, day = str(when.year), f"{when.month:02}", f"{when.day:02}"
        return self.tr("saves-date", year=year, month=month, day=day, time=f"{when.hour:02}:{when.minute:02}")

    def _damage(self, entry: ReplayEntry) -> str:
        assert entry.error is not None
        return self.tr(entry.error.key, **entry.error.details)

    # ---- deeds

    def _choose(self, row: int) -> None:
        self.chosen = row
        self.rebuild()

    def _scroll(self, offset: float) -> None:
        self._offset = offset

    def _watch(self) -> None:
        if self.entry is not None and self.entry.summary is not None:
            reported(self.app, partial(self.shelf.watch, self.entry.path))

    def _keep(self) -> None:
        entry = self.entry
        if entry is not None:
            reported(self.app, lambda: self._set_favourite(entry))
            self._read()
            self.rebuild()

    def _set_favourite(self, entry: ReplayEntry) -> None:
        self.shelf.store.set_favourite(entry.path, not entry.favourite)

    def _ask_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        answers = (
            Answer("delete", self.tr("saves-delete"), partial(self._delete, entry), "danger"),
            Answer("keep", self.tr("answer-keep"), lambda: None),
        )
        about = self.tr("replays-delete-about", days=DAYS)
        self.app.scenes.push(Dialog(self.tr("replays-delete-title"), about, answers))

    def _delete(self, entry: ReplayEntry) -> None:
        reported(self.app, partial(self.shelf.store.trash.throw_away, entry.id))
        self._read()
        self.rebuild()


def _sign(entry: ReplayEntry) -> tuple[Icon, theme.Rgb]:
    if entry.summary is None:
        return "warning", theme.RED_TEXT
    if entry.favourite:
        return "lamp", theme.LAMP
    return ("play", theme.GOLD) if entry.summary.kind == "whole" else ("eye", theme.GREY)
