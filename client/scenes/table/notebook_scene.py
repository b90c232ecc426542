"""My notebook opened over the table: a row for every seat, a column for every exorcism."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from client.scenes.table.notebook import UNKNOWN, Rite, guesses_in, may_guess
from client.scenes.table.notebook_marks import (
    BADGE_STEP,
    CELL_HOST,
    GuessPicker,
    draw_ballot,
    draw_bearer,
    draw_rite_head,
)
from client.scenes.table.notebook_telling import Topic, told
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.badges import Identity, draw_identity
from client.ui.button import Button
from client.ui.canvas import Canvas
from client.ui.flow import FlowText, TextFlow
from client.ui.icons import Icon, draw_icon
from client.ui.scroll import ScrollArea
from client.ui.theme import Material
from client.ui.widget import Box, Picture, Widget
from client.ui.widget_scene import WidgetScene

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

_MARGIN: Final = 22.0
_PAD: Final = 18.0
_CELL: Final = 50.0
"""The width of an exorcism's column."""
_GAP: Final = 5.0
_PANEL: Final = Material(theme.LACQUER, 250, theme.GOLD, 1.4, inner_line=True, cut=7)


class Place(Widget):
    """A part of the notebook that can be pointed at to read more about it.

    Args:
        widget_id: see Widget.
        box: see Widget.
        topic: what it is about.
        paint: draws it; told whether it is what is being read about.
    """

    focusable = False

    def __init__(self, widget_id: str, box: Box, topic: Topic, paint: Callable[[Canvas, bool], None]) -> None:
        super().__init__(widget_id, box, hint=" ")
        self.topic = topic
        self._paint = paint

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        self._paint(canvas, self.hovered)


class NotebookScene(WidgetScene):
    """Shows what I have seen of everybody, and takes down what I take them for.

    Args:
        table: the table it lies on.
    """

    transparent = True
    shows_tips = False

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        self.topic: Topic | None = None
        self._first = len(table.tableau.notebook.rites)
        """The first exorcism in sight, of those that don't all fit."""
        self._offset = 0.0
        self._flow = FlowText()
        self._flow_offset: float | None = 0.0

    @property
    def tableau(self) -> Tableau:
        """The table as it stands."""
        return self.table.tableau

    # ---- measures

    @property
    def _box(self) -> Box:
        return (_MARGIN, _MARGIN, self.m.wide - 2 * _MARGIN, self.m.high - 2 * _MARGIN)

    def _head(self, canvas: Canvas) -> float:
        return max(52.0, canvas.text_height(26, "bold") + 16)

    def _name_width(self, canvas: Canvas) -> float:
        widest = max(canvas.text_width(name, 18, "bold") for name in self.tableau.names)
        return 52 + min(max(widest, canvas.text_width(self.tr("notebook-votes", joined=9, asked=9, votes=99), 16)), 300)

    def _guess_width(self) -> float:
        guesses = guesses_in(self.tableau.view)
        return len(guesses) * BADGE_STEP + 16 if guesses and self.tableau.seat is not None else 60.0

    def _columns_left(self, canvas: Canvas) -> float:
        return self._box[0] + _PAD + self._name_width(canvas) + self._guess_width() + 12

    def _columns(self, canvas: Canvas) -> range:
        """Return the exorcisms in sight."""
        room = self._box[0] + self._box[2] - _PAD - 12 - self._columns_left(canvas)
        fit = max(1, int((room + _GAP) // (_CELL + _GAP)))
        count = len(self.tableau.notebook.rites)
        self._first = max(0, min(self._first, count - fit))
        return range(self._first, min(count, self._first + fit))

    def _row_height(self, canvas: Canvas) -> float:
        return max(48.0, canvas.text_height(18, "bold") + canvas.text_height(16) + 6)

    def _rows_box(self, canvas: Canvas) -> Box:
        """Return the room for the rows; what they leave is the foot's."""
        x, y, w, h = self._box
        top = y + self._head(canvas) + canvas.text_height(16) + 44
        foot = 3 * canvas.text_height(17) * 1.3 + 26
        height = min(len(self.tableau.names) * (self._row_height(canvas) + _GAP), y + h - foot - top)
        return (x + _PAD, top, w - 2 * _PAD + 6, height)

    # ---- building

    def build(self) -> None:
        """Add the rows, the columns' heads and the foot."""
        canvas = self.app.canvas()
        self._flow.replace(told(self.tableau, self.app.tr, self.topic))
        self._add_head(canvas)
        for place, number in enumerate(self._columns(canvas)):
            self._add_rite(canvas, place, number)
        rows = self._rows_box(canvas)
        step = self._row_height(canvas) + _GAP
        content = step * len(self.tableau.names) - _GAP
        area = self.add(ScrollArea("rows", rows, content, self._offset, self._scroll))
        for row, seat in enumerate(self._order()):
            self._add_row(canvas, area, seat, rows[1] + row * step - area.offset)
        x, y, w, h = self._box
        top = rows[1] + rows[3] + 14
        self.add(Picture("rule", (x, top, w, 1), lambda c: c.line((x + _PAD, top), (x + w - _PAD, top), theme.LINE, 1)))
        flow = (x + _PAD, top + 10, w - 2 * _PAD, y + h - 12 - top - 10)
        self.add(TextFlow("foot", flow, self._flow, size=17, offset=self._flow_offset, on_scroll=self._scroll_foot))

    def _order(self) -> Iterator[int]:
        """Return the seats as they sit, mine last."""
        count, bottom = len(self.tableau.names), self.tableau.layout.bottom
        return ((bottom + 1 + i) % count for i in range(count))

    def _add_head(self, canvas: Canvas) -> None:
        x, y, w, _ = self._box
        tall = self._head(canvas)
        label = self.tr("notebook-close")
        width = canvas.text_width(label, 17, "bold") + 40
        right = x + w - 12 - width
        self.add(Button("close", (right, y + 8, width, tall - 12), label, self.back, kind="quiet", size=17))
        shown_now, count = self._columns(canvas), len(self.tableau.notebook.rites)
        if len(shown_now) < count:
            step = len(shown_now)
            self._add_turner("newer", "right", (right - 56, y + 8, 48, tall - 12), step, off=shown_now.stop == count)
            self._add_turner("older", "left", (right - 108, y + 8, 48, tall - 12), -step, off=shown_now.start == 0)
            right -= 108
        self.add(Picture("head", self._box, partial(self._paint_head, room=right - 16)))

    def _add_turner(self, name: str, icon: Icon, box: Box, step: int, *, off: bool) -> None:
        def turn() -> None:
            self._first += step
            self.rebuild()

        reason = self.tr("notebook-no-more") if off else ""
        self.add(Button(name, box, "", turn, kind="quiet", icon=icon, size=18, off_reason=reason))

    def _add_rite(self, canvas: Canvas, place: int, number: int) -> None:
        x = self._columns_left(canvas) + place * (_CELL + _GAP)
        tall = canvas.text_height(16) + 40
        rite = self.tableau.notebook.rites[number]
        box = (x, self._rows_box(canvas)[1] - tall - 6, _CELL, tall)
        self.add(Place(f"rite-{number}", box, Topic(rite=number), partial(self._paint_rite, rite, box)))

    def _add_row(self, canvas: Canvas, area: ScrollArea, seat: int, y: float) -> None:
        x, tall = self._box[0] + _PAD, self._row_height(canvas)
        name = (x, y, self._name_width(canvas), tall)
        self.add(Place(f"name-{seat}", name, Topic(seat), partial(self._paint_name, seat, name)), area=area)
        guess = (x + name[2] + 4, y, self._guess_width() - 16, tall)
        view = self.tableau.view
        if may_guess(view, self.tableau.seat, seat):
            value = self.tableau.suspicions.get(seat, UNKNOWN)
            choose = partial(self._guess, seat)
            picker = GuessPicker(f"guess-{seat}", guess, guesses_in(view), value, self.tableau.glyphs, choose)
            self.add(picker, area=area)
        elif view["players"][seat]["identity"]:
            self.add(Picture(f"known-{seat}", guess, partial(self._paint_known, seat, guess)), area=area)
        for place, number in enumerate(self._columns(canvas)):
            cell = (self._columns_left(canvas) + place * (_CELL + _GAP), y + (tall - 42) / 2, _CELL, 42)
            rite = self.tableau.notebook.rites[number]
            paint = partial(self._paint_ballot, rite, seat, cell)
            self.add(Place(f"ballot-{seat}-{number}", cell, Topic(seat, number), paint), area=area)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Darken the table and paint the page."""
        canvas.veil(150)
        canvas.panel(*self._box, _PANEL)

    def _paint_head(self, canvas: Canvas, *, room: float) -> None:
        x, y, _, _ = self._box
        middle = y + self._head(canvas) / 2 + 2
        left = x + _PAD
        left += canvas.text(self.tr("notebook"), left, middle, 26, theme.GOLD, face="bold", anchor="cl") + 30
        for sign, key in (("host", "notebook-host"), ("bearer", "notebook-bearer"), ("swords", "notebook-challenged")):
            width = canvas.text_width(self.tr(key), 16) + 52
            if left + width > room:
                break
            self._paint_sign(canvas, sign, left, middle)
            canvas.text(self.tr(key), left + 30, middle, 16, theme.GREY, anchor="cl")
            left += width
        rows = self._rows_box(canvas)
        if self.tableau.notebook.rites:
            line = canvas.text_height(16)
            where = (self._columns_left(canvas) - 12, rows[1] - 6 - 40 - line / 2)
            canvas.text(self.tr("notebook-round"), *where, 16, theme.GREY, anchor="cr")
        else:
            where = (self._columns_left(canvas), rows[1] - 24)
            canvas.text(self.tr("notebook-none"), *where, 16, theme.GREY, anchor="cl")

    def _paint_sign(self, canvas: Canvas, sign: str, x: float, y: float) -> None:
        if sign == "host":
            canvas.panel(x, y - 9, 22, 18, CELL_HOST)
        elif sign == "bearer":
            draw_bearer(canvas, x + 6, y - 8)
        else:
            draw_icon(canvas, "swords", x + 11, y, 8, theme.rgb("#fff6e2"))

    def _paint_rite(self, rite: Rite, box: Box, canvas: Canvas, lit: bool) -> None:
        draw_rite_head(canvas, rite, box, lit=lit)

    def _paint_ballot(self, rite: Rite, seat: int, box: Box, canvas: Canvas, lit: bool) -> None:
        draw_ballot(canvas, rite, seat, box, lit=lit)

    def _paint_name(self, seat: int, box: Box, canvas: Canvas, lit: bool) -> None:
        x, y, w, h = box
        if lit:
            canvas.rounded(x - 4, y, w, h, theme.LACQUER_HIGH, radius=5)
        record = self.tableau.notebook.record(seat)
        votes = self.tr("notebook-votes", joined=record.joined, asked=record.asked, votes=record.votes)
        line = canvas.text_height(18, "bold")
        top = y + (h - line - canvas.text_height(16)) / 2
        name = self.tableau.names[seat]
        canvas.text(name, x, top + line / 2, 18, theme.SEATS[seat], face="bold", anchor="cl", max_width=w - 12)
        middle = top + line + canvas.text_height(16) / 2
        left = x + canvas.text(votes, x, middle, 16, theme.GREY, anchor="cl")
        if self.tableau.notebook.sights(seat):
            draw_icon(canvas, "eye", left + 18, middle, 8, theme.JADE_TEXT)

    def _paint_known(self, seat: int, box: Box, canvas: Canvas) -> None:
        x, y, w, h = box
        look, identity = self.tableau.looks[seat], self.tableau.view["players"][seat]["identity"]
        glyph = self.tableau.glyphs[look.identity]
        draw_identity(canvas, look.identity, glyph, x + BADGE_STEP / 2, y + h / 2, 30, look.known_as)
        label = self.tableau.words.identity(identity, short=True)
        if canvas.text_width(label, 17, "bold") <= w - BADGE_STEP - 4:
            canvas.text(label, x + BADGE_STEP + 4, y + h / 2, 17, theme.BONE, face="bold", anchor="cl")

    # ---- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Close by the key that opened it; tell of what is pointed at."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_b:
            self.back()
            return True
        used = super().handle(event)
        self._point()
        return used

    def _point(self) -> None:
        """Tell of what is pointed at or in focus; it stays told when the pointer leaves it."""
        pointed = next((widget.topic for widget in self.widgets if isinstance(widget, Place) and widget.hovered), None)
        focused = self.focused
        if pointed is None and isinstance(focused, GuessPicker) and self.ring:
            pointed = Topic(int(focused.id.removeprefix("guess-")))
        if pointed is not None and pointed != self.topic:
            self.topic, self._flow_offset = pointed, 0.0
            self.rebuild()

    def _guess(self, seat: int, guess: Identity) -> None:
        self.table.player.suspect(seat, guess)
        self.rebuild()

    def _scroll(self, offset: float) -> None:
        self._offset = offset
        self.rebuild()

    def _scroll_foot(self, offset: float | None) -> None:
        self._flow_offset = offset
