"""The seats of a new match, a row each: sign, name, who plays there and how, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.player_names import NAME_LIMIT
from client.scenes.form import Row, control_height
from client.scenes.new_match_art import draw_medal
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import person_face
from client.ui.entry import TextEntry
from client.ui.gui import GuiHost
from client.ui.icons import draw_icon
from client.ui.scroll import ScrollArea
from client.ui.segments import Choice
from client.ui.stepper import Stepper
from client.ui.theme import Material, Rgb
from client.ui.widget import Box, Widget
from client.ui.widget_scene import WidgetScene

_NAME, _PLAYER = 19.0, 16.0
_GAP = 5.0
_COLUMN_GAP = 12.0
_TALLEST = 112.0
_MEDAL, _LARGEST_MEDAL = 44.0, 72.0
_MEDAL_SHARE = 0.76
"""How much of a high row's height its medal takes."""
_NUMBER, _NUMBER_SIZE = 25.0, 22.0
"""The room for a seat's number, and its size."""
_BEFORE_MEDAL = 12.0 + _NUMBER
_TEXT_GAP = 18.0
_TEXT_INSET = 8.0
"""How far the words of an entry stand from its edge."""
_PADDING = 11.0
_LAMP = 32.0
_WARNING = 28.0
_ICON, _ARROWS = 24.0, 26.0
_BAR, _LOWEST, _HIGHER = 8.0, 8.0, 6.0
_HOVERED = Material(theme.LACQUER_HIGH, 250, theme.GOLD, 1.4, cut=5)
_ENTER_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What a row shows.

    Attributes:
        name: the player's, as it will be at the table.
        written: what was written for it.
        empty: what stands in the entry while nothing is written.
        about_name: what may be written there; why the name is another than that which was.
        renamed: whether it is.
        levels: how strong a bot may be, weakest first; none for a person.
        level: how strong it is.
        begins: whether the seat is chosen to make the first move.
        hint: all of it in sentences.
    """

    name: str
    written: str
    empty: str
    about_name: str
    renamed: bool
    levels: tuple[Choice, ...]
    level: str
    begins: bool
    hint: str


@dataclass(frozen=True, slots=True)
class SeatDeeds:
    """What is done to a seat, each called with its number.

    Attributes:
        begin: lets it begin, or takes that back.
        rename: called with what is written.
        set_level: called with a level.
    """

    begin: Callable[[int], None]
    rename: Callable[[int, str], None]
    set_level: Callable[[int, str], None]


def seats_row(scene: WidgetScene, lines: Sequence[SeatLine], you: str, room: float, deeds: SeatDeeds) -> Row:
    """Return the row of a form that holds all seats.

    Args:
        scene: where they stand.
        lines: what is shown of them, by seat.
        you: what a person's seat is called in a bot's level's place.
        room: the height they may take; they take more if they must.
        deeds: what is done to them.
    """
    canvas, gui = scene.app.canvas(), scene.app.gui
    parts = _Columns.measured(canvas, lines, you)

    def height(width: float) -> float:
        columns, step = _grid(canvas, len(lines), parts, width, room)
        return -(-len(lines) // columns) * step - _GAP

    def add(box: Box, area: ScrollArea) -> None:
        x, y, w, _ = box
        columns, step = _grid(canvas, len(lines), parts, w, room)
        wide = (w - (columns - 1) * _COLUMN_GAP) / columns
        for seat, line in enumerate(lines):
            row, column = divmod(seat, columns)
            place = (x + column * (wide + _COLUMN_GAP), y + row * step, wide, step - _GAP)
            shown = scene.add(SeatRow(place, seat, line, "" if line.levels else you, parts, deeds.begin), area=area)
            scene.add(SeatName(shown.entry_box(canvas), gui, seat, line, deeds.rename), area=area)
            if line.levels:
                scene.add(SeatLevel(shown.player_box(canvas), seat, line, deeds.set_level), area=area)

    return Row("seats-list", "", 0.0, height, add, whole=True)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths of what all seats have.

    Attributes:
        name: the longest name.
        usual: the longest of those nobody has written: typing may not move the seats.
        player: who plays.
    """

    name: float
    usual: float
    player: float

    @classmethod
    def measured(cls, canvas: Canvas, lines: Sequence[SeatLine], you: str) -> _Columns:
        levels = max((line.levels for line in lines), key=len)
        widest = max((canvas.text_width(choice.label, _PLAYER) for choice in levels), default=0.0)
        bot = _PADDING + _ICON + len(levels) * _BAR + 8 + widest + _ARROWS
        names = (canvas.text_width(line.name, _NAME, "bold") + (_WARNING if line.renamed else 0) for line in lines)
        usual = (canvas.text_width(line.empty, _NAME, "bold") for line in lines)
        around = 2 * _TEXT_INSET + 2
        person = _PADDING + _ICON + canvas.text_width(you, _PLAYER)
        return cls(around + max(names), around + max(usual), max(bot, person))


def _grid(canvas: Canvas, count: int, parts: _Columns, width: float, room: float) -> tuple[int, float]:
    """Return in how many columns the seats stand, and the distance from row to row."""
    least = max(canvas.text_height(_NAME, "bold") + 5, control_height(canvas) + 1) + _GAP
    narrowest = _BEFORE_MEDAL + _MEDAL + _TEXT_GAP - _TEXT_INSET + parts.usual + _LAMP + parts.player + _PADDING
    beside = count * least > room + _GAP and 2 * narrowest + _COLUMN_GAP <= width
    columns = 2 if beside else 1
    rows = -(-count // columns)
    return columns, max(least, min(_TALLEST, (room + _GAP) / rows))


class SeatRow(Widget):
    """A seat that can be pointed at; a click lets it make the first move, or takes that back."""

    ticks = True

    def __init__(
        self, box: Box, seat: int, line: SeatLine, player: str, columns: _Columns, choose: Callable[[int], None]
    ) -> None:
        super().__init__(f"seat-{seat}", box, hint=line.hint)
        self.seat = seat
        self.line = line
        self._player = player
        self._columns = columns
        self._choose = choose

    def activate(self) -> None:
        """Choose the seat."""
        self._choose(self.seat)

    def entry_box(self, canvas: Canvas) -> Box:
        """Return the place for an entry in which the name is written."""
        _, y, _, h = self.box
        height = min(control_height(canvas), h - 2)
        left = self._medal_middle() + self._side() / 2 + _TEXT_GAP - _TEXT_INSET
        room = self.player_box(canvas)[0] - _LAMP - left
        return (left, y + (h - height) / 2, room, height)

    def player_box(self, canvas: Canvas) -> Box:
        """Return the place that says who plays."""
        x, y, w, h = self.box
        height = min(control_height(canvas), h - 2)
        width = self._columns.player
        return (x + w - _PADDING - width, y + (h - height) / 2, width, height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the row."""
        x, y, _, h = self.box
        color = theme.SEATS[self.seat]
        canvas.panel(*self.box, _HOVERED if self.hovered else theme.ROW_LIT if self.line.begins else theme.ROW)
        canvas.rounded(x + 3, y + 5, 4, h - 10, color, radius=2)
        self._draw_medal(canvas, color)
        left, middle = self.player_box(canvas)[0], y + h / 2
        if self.line.begins or self.hovered or self.focused:  # pointed at, the line of help says what it means
            draw_icon(canvas, "lamp", left - _LAMP / 2, middle, 10, theme.LAMP if self.line.begins else theme.GREY)
        if self._player:
            canvas.rounded(*self.player_box(canvas), theme.WELL, alpha=120, radius=6, edge=theme.LINE_FAINT)
            draw_icon(canvas, "person", left + _PADDING + 8, middle + 1, 9, theme.GREY)
            canvas.text(self._player, left + _PADDING + _ICON, middle, _PLAYER, theme.BONE, anchor="cl")

    def _draw_medal(self, canvas: Canvas, color: Rgb) -> None:
        """Draw the sign of the seat: the roles, and with them the faces, are dealt only when all this is chosen."""
        _, y, _, h = self.box
        side, cx, cy = self._side(), self._medal_middle(), y + h / 2
        draw_medal(canvas, person_face(self.seat), cx, cy, side, color)
        number = (str(self.seat + 1), self.box[0] + _BEFORE_MEDAL - _NUMBER / 2 - 3, cy, _NUMBER_SIZE, color)
        canvas.text(*number, face="bold", anchor="cc", geometry=True)

    def _side(self) -> float:
        height = self.box[3]
        return min(max(_MEDAL, height * _MEDAL_SHARE), _LARGEST_MEDAL, height - 7)

    def _medal_middle(self) -> float:
        return self.box[0] + _BEFORE_MEDAL + self._side() / 2


class SeatName(TextEntry):
    """The name of a player, in which another can be written; a bot's is an entry only while that is done."""

    def __init__(self, box: Box, gui: GuiHost, seat: int, line: SeatLine, rename: Callable[[int, str], None]) -> None:
        self._seat = seat
        self._line = line
        beside = "level" if line.levels else "seat"
        super().__init__(
            f"name-{seat}" if line.levels else "name",
            box,
            gui,
            line.written,
            lambda text: rename(seat, text),
            limit=NAME_LIMIT,
            empty=line.empty,
            hint=line.about_name,
            after=f"{beside}-{seat}",
        )

    def key(self, event: pygame.event.Event) -> bool:
        """Have done with a bot's name by Enter too, which deals elsewhere."""
        if self._line.levels and event.key in _ENTER_KEYS and not self.editor.composition:
            self.end_editing()
            return True
        return super().key(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the name in the seat's colour, or what is written of it."""
        if self.focused or not self._line.levels:
            super().draw(canvas)
            return
        x, y, w, h = self.box
        if self.hovered:
            canvas.rounded(*self.box, theme.LACQUER, alpha=120, radius=5, edge=theme.LINE)
        color = theme.SEATS[self._seat]
        room = w - 2 * _TEXT_INSET - (_WARNING if self._line.renamed else 0)
        left, middle = x + _TEXT_INSET, y + h / 2
        long = canvas.text(self._line.name, left, middle, _NAME, color, face="bold", anchor="cl", max_width=room)
        if self._line.renamed:
            draw_icon(canvas, "warning", left + long + 16, middle, 9, theme.LAMP)


class SeatLevel(Stepper):
    """How strong a bot is: bars and a word; a click goes on to the next level, round and round."""

    def __init__(self, box: Box, seat: int, line: SeatLine, set_level: Callable[[int, str], None]) -> None:
        def chosen(level: str) -> None:
            set_level(seat, level)

        super().__init__(f"level-{seat}", box, line.levels, line.level, chosen, size=_PLAYER)

    def release(self, pos: tuple[int, int]) -> None:
        """Go on, wherever the control is clicked."""
        if self.hit(pos):
            self.activate()

    def draw(self, canvas: Canvas) -> None:
        """Draw a bar for each level there is, as many of them lit as it has, and its name."""
        x, y, w, h = self.box
        middle = y + h / 2
        canvas.rounded(*self.box, theme.WELL, alpha=240, radius=6, edge=theme.LAMP if self.hovered else theme.LINE)
        draw_icon(canvas, "bot", x + _PADDING + 7, middle + 1, 8, theme.GREY)
        left = x + _PADDING + _ICON
        number = [choice.value for choice in self.choices].index(self.value)
        for bar in range(len(self.choices)):
            high = _LOWEST + _HIGHER * bar
            color = theme.LAMP if bar <= number else theme.LINE_FAINT
            canvas.rounded(left + bar * _BAR, middle + 7 - high, _BAR - 2, high, color, radius=1)
        left += len(self.choices) * _BAR + 8
        label = self.choices[number].label
        canvas.text(label, left, middle, self.size, theme.BONE, anchor="cl", max_width=x + w - _ARROWS + 4 - left)
        arrows = theme.LAMP if self.hovered else theme.GREY
        draw_icon(canvas, "up", x + w - 14, middle - 6, 5, arrows)
        draw_icon(canvas, "down", x + w - 14, middle + 6, 5, arrows)
