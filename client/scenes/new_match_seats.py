"""The seats of a new match, a row each: sign, name, who plays there and how, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from client.scenes.form import Row, control_height
from client.scenes.new_match_art import draw_medal
from client.scenes.ports import BOT_STRENGTHS
from client.ui import theme
from client.ui.badges import draw_round_badge
from client.ui.canvas import Canvas
from client.ui.cardface import person_face
from client.ui.icons import draw_icon
from client.ui.scroll import ScrollArea
from client.ui.theme import Material, Rgb
from client.ui.widget import Box, Widget
from client.ui.widget_scene import WidgetScene

_NAME, _PLAYER = 19.0, 16.0
_GAP = 5.0
_COLUMN_GAP = 12.0
_TALLEST = 80.0
_MEDAL = 44.0
_ENTRY_WIDTH = 250.0
_HOVERED = Material(theme.LACQUER_HIGH, 250, theme.GOLD, 1.4, cut=5)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What a row shows.

    Attributes:
        name: the player's; "" where it is written into an entry.
        player: who plays, in a word or two.
        strength: how strong a bot is, counted from 1; 0 for a person.
        begins: whether the seat is chosen to make the first move.
        hint: all of it in sentences.
    """

    name: str
    player: str
    strength: int
    begins: bool
    hint: str


def seats_row(
    scene: WidgetScene,
    lines: Sequence[SeatLine],
    room: float,
    choose: Callable[[int], None],
    add_name: Callable[[Box, ScrollArea], None],
) -> Row:
    """Return the row of a form that holds all seats.

    Args:
        scene: where they stand.
        lines: what is shown of them, by seat.
        room: the height they may take; they take more if they must.
        choose: called with a seat that is clicked.
        add_name: adds the entry of the name of the first.
    """
    canvas = scene.app.canvas()

    def height(width: float) -> float:
        columns, step = _grid(canvas, len(lines), width, room)
        return -(-len(lines) // columns) * step - _GAP

    def add(box: Box, area: ScrollArea) -> None:
        x, y, w, _ = box
        columns, step = _grid(canvas, len(lines), w, room)
        wide = (w - (columns - 1) * _COLUMN_GAP) / columns
        for seat, line in enumerate(lines):
            row, column = divmod(seat, columns)
            place = (x + column * (wide + _COLUMN_GAP), y + row * step, wide, step - _GAP)
            shown = scene.add(SeatRow(place, seat, line, choose), area=area)
            if not line.name:
                add_name(shown.entry_box(canvas), area)

    return Row("seats-list", "", 0.0, height, add, whole=True)


def _grid(canvas: Canvas, count: int, width: float, room: float) -> tuple[int, float]:
    """Return in how many columns the seats stand, and the distance from row to row."""
    least = max(canvas.text_height(_NAME, "bold") + 5, control_height(canvas) + 1) + _GAP
    columns = 1 if count * least <= room + _GAP or width < 2 * _least_width(canvas) else 2
    rows = -(-count // columns)
    return columns, max(least, min(_TALLEST, (room + _GAP) / rows))


def _least_width(canvas: Canvas) -> float:
    """Return how wide a seat is at least."""
    return _MEDAL + canvas.text_width("M" * 14, _NAME, "bold")


class SeatRow(Widget):
    """A seat that can be pointed at; a click lets it make the first move, or takes that back."""

    ticks = True

    def __init__(self, box: Box, seat: int, line: SeatLine, choose: Callable[[int], None]) -> None:
        super().__init__(f"seat-{seat}", box, hint=line.hint)
        self.focusable = bool(line.name)  # else the entry in it is where the keyboard stops
        self.seat = seat
        self.line = line
        self._choose = choose

    def activate(self) -> None:
        """Choose the seat."""
        self._choose(self.seat)

    def entry_box(self, canvas: Canvas) -> Box:
        """Return the place for an entry in which the name is written."""
        _, y, _, h = self.box
        height = min(control_height(canvas), h - 2)
        left, right = self._text_left(), self._player_left(canvas)
        return (left, y + (h - height) / 2, min(_ENTRY_WIDTH, right - 10 - left), height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the row."""
        x, y, _, h = self.box
        color = theme.SEATS[self.seat]
        canvas.panel(*self.box, _HOVERED if self.hovered else theme.ROW_LIT if self.line.begins else theme.ROW)
        canvas.rounded(x + 3, y + 5, 4, h - 10, color, radius=2)
        self._draw_medal(canvas, color)
        self._draw_player(canvas)
        if self.line.name:
            left = self._text_left()
            room = self._player_left(canvas) - 10 - left
            canvas.text(self.line.name, left, y + h / 2, _NAME, color, face="bold", anchor="cl", max_width=room)

    def _draw_medal(self, canvas: Canvas, color: Rgb) -> None:
        """Draw the sign of the seat: the roles, and with them the faces, are dealt only when all this is chosen."""
        _, y, _, h = self.box
        side, cx, cy = self._side(), self._medal_middle(), y + h / 2
        draw_medal(canvas, person_face(self.seat), cx, cy, side, color)
        badge = max(19.0, side * 0.42)
        at = (cx - side * 0.36, cy + h / 2 - badge / 2 - 1)
        draw_round_badge(canvas, *at, badge, str(self.seat + 1), theme.LACQUER, color, color)

    def _draw_player(self, canvas: Canvas) -> None:
        """Say at the right who plays, with the bars of a bot's strength, and hang the lamp on the one who begins."""
        x, y, w, h = self.box
        middle, left, line = y + h / 2, self._player_left(canvas), self.line
        if line.begins:
            draw_icon(canvas, "lamp", left + 9, middle, 10, theme.LAMP)
            left += 26
        draw_icon(canvas, "bot" if line.strength else "person", left + 10, middle + 1, 9, theme.GREY)
        canvas.text(line.player, left + 26, middle, _PLAYER, theme.BONE, anchor="cl")
        if line.strength:
            _draw_strength(canvas, x + w - 14, middle, line.strength)

    def _player_left(self, canvas: Canvas) -> float:
        """Return where what is at the right begins."""
        x, _, w, _ = self.box
        line = self.line
        width = 26 + canvas.text_width(line.player, _PLAYER) + 14
        width += 10 + len(BOT_STRENGTHS) * 8 if line.strength else 0
        return x + w - width - (26 if line.begins else 0)

    def _side(self) -> float:
        return min(_MEDAL, self.box[3] - 7)

    def _medal_middle(self) -> float:
        return self.box[0] + 16 + self._side() / 2

    def _text_left(self) -> float:
        return self._medal_middle() + self._side() / 2 + 14


def _draw_strength(canvas: Canvas, right: float, middle: float, strength: int) -> None:
    """Draw a bar for each strength a bot can have, as many of them lit as it has."""
    count = len(BOT_STRENGTHS)
    for number in range(count):
        high = 8.0 + 6 * number
        x = right - (count - number) * 8 + 2
        color = theme.LAMP if number < strength else theme.LINE_FAINT
        canvas.rounded(x, middle + 7 - high, 6, high, color, radius=1)
