"""The saved matches."""

from functools import partial

import pygame

from client.scenes.errors import reported
from client.scenes.frame import MARGIN, MenuScene
from client.scenes.names import mode_name, ruleset_name
from client.scenes.ports import MatchService, SaveEntry
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.icons import Icon, draw_icon
from client.ui.listview import ListView
from client.ui.widget import Box
from saves.errors import SaveError

_GAP = 16.0
_PADDING = 14.0
_LIST_SHARE = 0.58


class SavesScene(MenuScene):
    """Lists all files; a damaged one says why it can't be read and is left alone."""

    headline_key = "title-saves"

    def __init__(self, service: MatchService) -> None:
        super().__init__()
        self.service = service
        self.entries: list[SaveEntry] = []
        self.chosen = 0
        self.focus_id = "saves"
        self._offset = 0.0
        self._trouble: SaveError | None = None
        """Why the folder can't be read."""

    def enter(self) -> None:
        """Read the folder."""
        super().enter()
        self._read()

    def _read(self) -> None:
        try:
            self.entries, self._trouble = self.service.saves(), None
        except SaveError as error:
            self.entries, self._trouble = [], error
        self.chosen = min(self.chosen, len(self.entries) - 1) if self.entries else -1

    @property
    def entry(self) -> SaveEntry | None:
        """The chosen file."""
        return self.entries[self.chosen] if 0 <= self.chosen < len(self.entries) else None

    # ---- layout

    def build(self) -> None:
        """Add the list and what can be done with the chosen match."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        if self.entries:
            self._add_list(canvas)
            self._add_buttons(canvas)
        else:
            self.focus_id = "back"

    def _add_list(self, canvas: Canvas) -> None:
        x, y, w, h = self._list_panel()
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
        x, y, w, h = self._about_panel()
        height = max(50.0, canvas.text_height(22, "bold") + 14)
        top = y + h - _PADDING - 6 - height
        share = (w - 2 * 20 - 12) / 3
        reason = self._why_no_resume()
        enter = Key(pygame.K_RETURN, self.tr("key-enter"))
        resume = self.tr("saves-resume")
        self.add(
            Button(
                "resume",
                (x + 20 + share + 12, top, 2 * share, height),
                resume,
                self._resume,
                kind="primary",
                size=22,
                key=enter,
                off_reason=reason,
            )
        )
        delete = self.tr("saves-delete")
        self.add(
            Button(
                "delete",
                (x + 20, top, share, height),
                delete,
                self._ask_delete,
                kind="danger",
                key=Key(pygame.K_DELETE),
                off_reason=self._why_no_delete(),
            )
        )

    def _list_panel(self) -> Box:
        top = self.head + 2
        width = (self.width - _GAP) * _LIST_SHARE
        return (self.left, top, width, self.m.high - top - MARGIN)

    def _about_panel(self) -> Box:
        x, y, w, h = self._list_panel()
        return (x + w + _GAP, y, self.width - w - _GAP, h)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels and what is known of the chosen match."""
        super().paint(canvas)
        if not self.entries:
            self._paint_empty(canvas)
            return
        canvas.panel(*self._list_panel(), theme.FURNITURE)
        canvas.panel(*self._about_panel(), theme.FURNITURE)
        if self.entry is not None:
            self._paint_about(canvas, self.entry)

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
        icon, color = self._sign(entry)
        draw_icon(canvas, icon, x + 28, y + h / 2, 11, color)
        if not chosen:
            canvas.line((x + 12, y + h), (x + w - 12, y + h), theme.LINE_FAINT, 1)
        state = self._state(entry)
        right = x + w - 16
        used = canvas.text(state, right, top + tall / 2, 16, theme.GREY, anchor="cr")
        room = w - 52 - 16 - used - 14
        name_color = theme.GREY if entry.damage else theme.BONE
        canvas.text(entry.name, x + 52, top + tall / 2, 20, name_color, face="bold", anchor="cl", max_width=room)
        second = self._match_line(entry) if not entry.damage else entry.damage
        canvas.text(second, x + 52, top + tall + low / 2, 16, theme.GREY, anchor="cl", max_width=w - 52 - 16)

    def _sign(self, entry: SaveEntry) -> tuple[Icon, theme.Rgb]:
        if entry.damage:
            return "warning", theme.RED_TEXT
        return ("check", theme.GREY) if entry.finished else ("play", theme.LAMP)

    def _state(self, entry: SaveEntry) -> str:
        if entry.damage:
            return self.tr("saves-damaged")
        return self.tr("saves-finished") if entry.finished else self.tr("saves-turn", turn=entry.turn)

    def _match_line(self, entry: SaveEntry) -> str:
        ruleset, mode = ruleset_name(self.app.tr, entry.ruleset), mode_name(self.app.tr, entry.mode)
        return self.tr("saves-match", ruleset=ruleset, mode=mode, seats=entry.seats)

    def _paint_about(self, canvas: Canvas, entry: SaveEntry) -> None:
        x, y, w, _ = self._about_panel()
        x, w = x + 24, w - 48
        y = canvas.paragraph(entry.name, x, y + 22, w, 26, theme.BONE, face="bold", max_lines=2)
        canvas.line((x, y + 6), (x + w, y + 6), theme.LINE, 1)
        y += 18
        if entry.damage:
            y = canvas.paragraph(self.tr("saves-damaged-about"), x, y, w, 18, theme.BONE)
            canvas.paragraph(entry.damage, x, y + 6, w, 18, theme.RED_TEXT, max_lines=6)
            return
        y = canvas.paragraph(self._match_line(entry), x, y, w, 18, theme.BONE)
        y = canvas.paragraph(self._state(entry), x, y + 4, w, 18, theme.LAMP)
        y = canvas.paragraph(self._date(entry), x, y + 4, w, 17, theme.GREY)
        self._paint_players(canvas, entry, x, y + 16, w)

    def _paint_players(self, canvas: Canvas, entry: SaveEntry, x: float, y: float, w: float) -> None:
        end = self.widget("resume").box[1] - 12
        line = canvas.text_height(18) + 6
        for seat, name in enumerate(entry.players):
            if y + line > end:
                return
            canvas.circle(x + 12, y + line / 2, 4.5, theme.SEATS[seat])
            canvas.text(name, x + 30, y + line / 2, 18, theme.SEATS[seat], face="bold", anchor="cl", max_width=w - 30)
            y += line

    def _date(self, entry: SaveEntry) -> str:
        when = entry.saved_at
        if when is None:
            return ""
        year, month, day = str(when.year), f"{when.month:02}", f"{when.day:02}"
        return self.tr("saves-date", year=year, month=month, day=day, time=f"{when.hour:02}:{when.minute:02}")

    # ---- deeds

    def _choose(self, row: int) -> None:
        self.chosen = row
        self.rebuild()

    def _scroll(self, offset: float) -> None:
        self._offset = offset

    def _why_no_resume(self) -> str:
        if self.entry is None:
            return self.tr("saves-none-off")
        if self.entry.damage:
            return self.tr("saves-damaged-off")
        return self.tr("saves-finished-off") if self.entry.finished else ""

    def _why_no_delete(self) -> str:
        if self.entry is None:
            return self.tr("saves-none-off")
        return self.tr("saves-damaged-off") if self.entry.damage else ""

    def _resume(self) -> None:
        entry = self.entry
        if entry is not None and not self._why_no_resume():
            reported(self.app, partial(self.service.resume, entry.id))

    def _ask_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        answers = (
            Answer("delete", self.tr("saves-delete"), partial(self._delete, entry), "danger"),
            Answer("keep", self.tr("answer-keep"), lambda: None),
        )
        title = self.tr("saves-delete-title", name=entry.name)
        self.app.scenes.push(Dialog(title, self.tr("saves-delete-about"), answers))

    def _delete(self, entry: SaveEntry) -> None:
        if reported(self.app, partial(self.service.delete, entry.id)):
            self.app.toast(self.tr("saves-deleted", name=entry.name))
        self._read()
        self.rebuild()
