"""The list of replays: watch one, keep it for good, throw it away, have it back."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import pygame

from client.player_names import shown_names
from client.scenes.errors import reported
from client.scenes.names import mode_name, ruleset_name
from client.scenes.ports import Known, ReplayShelf
from client.scenes.saves_about import date_of, moment
from client.scenes.saves_list import ListScene
from client.scenes.saves_rows import TRASH, TRASH_TAB, Row, Tab
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.icons import Icon
from client.ui.widget import Box
from saves.entries import ReplayEntry, TrashEntry
from saves.errors import SaveError
from saves.replay_header import Difference, header_difference
from saves.replay_model import ReplaySummary
from saves.replay_reading import Film
from saves.replay_store import read_replay

_GAP: Final = 12.0


class ReplaysScene(ListScene[ReplayEntry]):
    """Lists all replays.

    Args:
        shelf: keeps and shows them.
    """

    headline_key = "title-replays"
    list_id = "replays"
    empty_key = "replays-empty"
    tabs = (Tab("all", "replays-tab-all", "replays-empty"), TRASH_TAB)
    taken_in_tab = "all"

    def __init__(self, shelf: ReplayShelf) -> None:
        super().__init__()
        self.shelf = shelf
        self._thrown: dict[Path, TrashEntry[ReplayEntry]] = {}
        """What lies or lay in the trash, by where that is."""
        self._doubts: dict[tuple[Path, float], str] = {}
        """Why what files say of themselves isn't shown, by where they are and when they were written."""

    # ---- what is listed

    @property
    def folder(self) -> Path:
        """Where the replays are."""
        return self.shelf.store.folder

    @property
    def known(self) -> Known:
        """What is known of that folder."""
        return self.shelf.known

    def sorted_by_tab(self) -> dict[str, list[ReplayEntry]]:
        """Return all known replays by tab; raises SaveError."""
        if self.shelf.known.trouble is not None:
            raise self.shelf.known.trouble
        kept, thrown = self.shelf.known.entries, self.shelf.known.thrown
        # None is forgotten: one that is being put back is still asked for, and no path is ever another's.
        self._thrown.update((found.entry.path, found) for found in thrown)
        return {"all": sorted(kept, key=_when, reverse=True), TRASH: [found.entry for found in thrown]}

    def row(self, entry: ReplayEntry) -> Row:
        """Return what a row shows."""
        about, sign = entry.summary, _sign(entry)
        if about is None:
            return Row(entry.id, "", self._damage(entry), sign, theme.GREY)
        who = f"{self._whose(about)} · {', '.join(self._names(about))}"
        return Row(self._match_line(about), self._date(entry), who, sign)

    def place_of(self, entry: ReplayEntry) -> Path:
        """Return where a replay is."""
        return entry.path

    def is_damaged(self, entry: ReplayEntry) -> bool:
        """Tell whether a file can't be read."""
        return entry.summary is None

    # ---- layout

    def add_buttons(self, canvas: Canvas, entry: ReplayEntry) -> None:
        """Add the buttons from the lowest up: to watch, and above it to keep and to throw away."""
        x, y, w, h = self.foot(canvas)
        off, above, half = self.why_left_alone(entry), y - h - 10, (w - _GAP) / 2
        label = self.tr("replays-unkeep" if entry.favourite else "replays-keep")
        size, key = self._fitting(canvas, label, half)
        self.add(Button("keep", (x, above, half, h), label, self._keep, size=size, key=key, off_reason=off))
        self.add_delete((x + half + _GAP, above, half, h))
        enter = Key(pygame.K_RETURN, self.tr("key-enter"))
        words = self.tr("replays-watch")
        box = (x, y, w, h)
        self.add(Button("watch", box, words, self.use_chosen, kind="primary", size=22, key=enter, off_reason=off))

    def _fitting(self, canvas: Canvas, label: str, width: float) -> tuple[float, Key]:
        """Return size and key of the button that keeps a replay: the key is named where there is room for it."""
        named = Key(pygame.K_k, "K")
        room = width - 24 - canvas.text_width(named.name, 16) - 25
        size = next((size for size in (18.0, 17.0) if canvas.text_width(label, size, "bold") <= room), 16.0)
        return size, named if canvas.text_width(label, size, "bold") <= room else Key(named.code)

    def paint_about(self, canvas: Canvas, entry: ReplayEntry, box: Box) -> None:
        """Paint what is known of the chosen replay."""
        x, y, w, h = box
        end = y + h
        damage = self._damage(entry)
        if entry.summary is None or damage:
            y = canvas.paragraph(entry.id, x, y, w, 22, theme.RED_TEXT, face="bold", max_lines=2)
            canvas.paragraph(damage, x, y + 8, w, 17, theme.BONE)
            return
        y = canvas.paragraph(self._match_line(entry.summary), x, y, w, 24, theme.BONE, face="bold", max_lines=2)
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
        thrown = self._thrown.get(entry.path)
        if thrown is not None:
            date = moment(self.app.tr, "saves-date", date_of(thrown.deleted))
            lines.append((tr("saves-deleted-at", date=date), theme.LAMP))
        key = "replays-turns" if about.over else "replays-turn"
        lines.append((tr(key, turn=about.turn), theme.BONE))
        if about.winners:
            names = ", ".join(self._names(about)[seat] for seat in about.winners)
            lines.append((tr("replays-winners", names=names), theme.LAMP))
        lines.append((", ".join(self._names(about)), theme.BONE))
        if not entry.is_current:
            lines.append((tr("replays-other-rules"), theme.LAMP))
        lines.append((str(entry.path), theme.GREY))
        return lines

    def _match_line(self, about: ReplaySummary) -> str:
        ruleset, mode = ruleset_name(self.app.tr, about.ruleset), mode_name(self.app.tr, about.mode)
        return self.tr("saves-match", ruleset=ruleset, mode=mode, seats=about.seats)

    def _whose(self, about: ReplaySummary) -> str:
        if about.kind == "whole":
            return self.tr("replays-whole")
        return self.tr("replays-seat", name=self._names(about)[about.viewer])

    def _names(self, about: ReplaySummary) -> list[str]:
        return shown_names(self.app.tr, about.names, about.viewer)

    def _date(self, entry: ReplayEntry) -> str:
        return moment(self.app.tr, "saves-date", date_of(_when(entry)))

    def _damage(self, entry: ReplayEntry) -> str:
        """Return what is wrong with a file, "" for nothing."""
        if entry.error is not None:
            return self.tr(entry.error.key, **entry.error.details)
        key = entry.path, entry.modified
        if key not in self._doubts:
            self._doubts[key] = ""  # until it is known
            self.app.errands.run(partial(_misfit, entry.path), self.folder, partial(self._doubt, key))
        return self._doubts[key]

    def _doubt(self, key: tuple[Path, float], found: Difference | SaveError | None) -> None:
        """Take notice of why it isn't believed what a file says of itself."""
        if found is None:
            return
        if isinstance(found, SaveError):
            words = self.tr(found.key, **found.details)
        else:
            words = self.tr("replays-head-differs", said=f"{found.name}={found.said}", recorded=f"{found.recorded}")
        self._doubts[key] = words
        self.invalidate()

    # ---- deeds

    def use_chosen(self) -> None:
        """Show the chosen replay."""
        entry = self.entry
        if entry is not None and not self.why_left_alone(entry):
            reported(self.app, partial(self.shelf.watch, entry.path))

    def _keep(self) -> None:
        entry = self.entry
        if entry is not None:
            keep = partial(self.shelf.store.set_favourite, entry.path, not entry.favourite)
            self.change(keep, entry, "undone-unkeep" if entry.favourite else "undone-keep")

    def throw_away(self, entry: ReplayEntry) -> None:
        """Put a replay into the trash; raises SaveError."""
        self.shelf.store.trash.throw_away(entry.id)

    def put_back(self, entry: ReplayEntry) -> None:
        """Take a replay out of the trash; raises SaveError."""
        self.shelf.store.trash.restore(self._thrown[entry.path].name)

    def take_in(self, path: Path) -> str:
        """Put a replay from elsewhere among the others, to be kept; return its name, or raise SaveError."""
        return self.shelf.store.take_in(path).name


def _misfit(path: Path) -> Difference | None:
    """Hold what a file says of itself against its record."""
    return header_difference(Film(read_replay(path), path))


def _when(entry: ReplayEntry) -> float:
    """Return when the match began; only where that isn't known, when the file was written."""
    return (entry.summary.created if entry.summary is not None else 0.0) or entry.modified


def _sign(entry: ReplayEntry) -> tuple[Icon, theme.Rgb]:
    if entry.summary is None:
        return "warning", theme.RED_TEXT
    if entry.favourite:
        return "lamp", theme.LAMP
    return ("play", theme.GOLD) if entry.summary.kind == "whole" else ("eye", theme.GREY)
