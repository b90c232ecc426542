"""The saved matches."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, Literal

import pygame

from client.scenes.errors import reported
from client.scenes.ports import Known, MatchService, SaveEntry
from client.scenes.saves_about import match_line, paint_about, state_line
from client.scenes.saves_list import ListScene
from client.scenes.saves_rows import TRASH, TRASH_TAB, Row, Tab
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.icons import Icon
from client.ui.segments import Choice
from client.ui.stepper import Stepper
from client.ui.widget import Box
from core.kernel import SPECTATOR

SavesTab = Literal["running", "named", "finished", "trash"]
_GAP: Final = 12.0


class SavesScene(ListScene[SaveEntry]):
    """Lists all matches, by whether they go on.

    Args:
        service: keeps them.
    """

    headline_key = "title-saves"
    list_id = "saves"
    empty_key = "saves-empty"
    tabs = (
        Tab("running", "saves-tab-running", "saves-empty-running"),
        Tab("named", "saves-tab-named", "saves-empty-named"),
        Tab("finished", "saves-tab-finished", "saves-empty-finished"),
        TRASH_TAB,
    )
    taken_in_tab = "named"

    def __init__(self, service: MatchService) -> None:
        super().__init__()
        self.service = service
        self.seat = SPECTATOR
        """Where the player will sit in the chosen match."""
        self._seat_label = (0.0, 0.0)
        """Where the words before the choice of a seat stand."""

    # ---- what is listed

    @property
    def folder(self) -> Path:
        """Where the matches are."""
        return self.service.folder

    @property
    def known(self) -> Known:
        """What is known of that folder."""
        return self.service.known

    def sorted_by_tab(self) -> dict[str, list[SaveEntry]]:
        """Return all known matches by tab; raises SaveError."""
        found = self.service.saves()
        return {tab.id: [entry for entry in found if _tab_of(entry) == tab.id] for tab in self.tabs} | {
            TRASH: self.service.trash()
        }

    def choose(self, row: int) -> None:
        """Make a row the chosen one, and its seat the player's."""
        super().choose(row)
        self.seat = self.entry.seat if self.entry is not None else SPECTATOR

    def row(self, entry: SaveEntry) -> Row:
        """Return what a row shows."""
        below = entry.damage or match_line(self.app.tr, entry)
        color = theme.GREY if entry.damage else theme.BONE
        return Row(entry.name, state_line(self.app.tr, entry), below, _sign(entry), color)

    def place_of(self, entry: SaveEntry) -> Path:
        """Return what the file of a match is known by: in the trash it has another id than before."""
        return self.folder / entry.id

    def why_left_alone(self, entry: SaveEntry) -> str:
        """Return why nothing can be done with a match, also where this program can't play it; "" where it can."""
        return super().why_left_alone(entry) or entry.hitch

    def is_damaged(self, entry: SaveEntry) -> bool:
        """Tell whether a match can't be read."""
        return entry.damage != ""

    # ---- layout

    def add_buttons(self, canvas: Canvas, entry: SaveEntry) -> None:
        """Add what throws the match away, what goes on with it or shows its replay, and the choice of a seat."""
        x, top, w, h = self.foot(canvas)
        share = (w - _GAP) / 3
        ended = _has_ended(entry)
        self.add(
            Button(
                "watch" if ended else "resume",
                (x + share + _GAP, top, 2 * share, h),
                self.tr("replays-watch" if ended else "saves-resume"),
                self.use_chosen,
                kind="primary",
                size=22,
                key=Key(pygame.K_RETURN, self.tr("key-enter")),
                off_reason=self.why_left_alone(entry),
            )
        )
        self.add_delete((x, top, share, h))
        if not ended and not entry.damage and not entry.hitch:
            self._add_seat(canvas, entry, (x, top - 12, w))

    def _add_seat(self, canvas: Canvas, entry: SaveEntry, above: tuple[float, float, float]) -> None:
        """Add the choice of a seat, its label before it, or above it where that leaves too little room."""
        x, bottom, room = above
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

    def about_end(self, canvas: Canvas) -> float:
        """Return the y at which buttons, or the words above them, begin."""
        end = super().about_end(canvas)
        return min(end, self._seat_label[1] - canvas.text_height(17) / 2) if self._has_seat else end

    @property
    def _has_seat(self) -> bool:
        return any(widget.id == "seat" for widget in self.widgets)

    def paint_about(self, canvas: Canvas, entry: SaveEntry, box: Box) -> None:
        """Paint what is known of the chosen match."""
        if self._has_seat:
            left, middle = self._seat_label
            canvas.text(self.tr("saves-your-seat"), left, middle, 17, theme.GREY, anchor="cl")
        paint_about(canvas, self.app.tr, replace(entry, seat=self.seat), box)

    # ---- deeds

    def use_chosen(self) -> None:
        """Go on with the chosen match, or show the replay of one that is over."""
        entry = self.entry
        if entry is None or self.why_left_alone(entry):
            return
        if _has_ended(entry):
            reported(self.app, partial(self.service.watch_saved, entry.id))
        else:
            seat = None if self.seat == entry.seat else self.seat
            reported(self.app, partial(self.service.resume, entry.id, seat))

    def _choose_seat(self, value: str) -> None:
        self.seat = int(value)
        self.rebuild()

    def throw_away(self, entry: SaveEntry) -> None:
        """Put a match into the trash; raises SaveError."""
        self.service.delete(entry.id)

    def put_back(self, entry: SaveEntry) -> None:
        """Take a match out of the trash; raises SaveError."""
        self.service.restore(entry.id)

    def take_in(self, path: Path) -> str:
        """Put a file with a match among the saved ones; return its name, or raise SaveError."""
        return self.service.take_in(path)


def _tab_of(entry: SaveEntry) -> SavesTab:
    if entry.finished:
        return "finished"
    return "named" if entry.named else "running"


def _has_ended(entry: SaveEntry) -> bool:
    """Tell whether a match is over, so that only its replay is left to see."""
    return entry.finished and not entry.damage


def _sign(entry: SaveEntry) -> tuple[Icon, theme.Rgb]:
    if entry.damage or entry.hitch:
        return "warning", theme.RED_TEXT
    return ("check", theme.GREY) if entry.finished else ("play", theme.LAMP)
