"""What a list of files is made of: its tabs and its rows."""

from __future__ import annotations

from typing import Final, NamedTuple

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import Icon, draw_icon
from client.ui.widget import Box

TRASH: Final = "trash"
UNDONE: Final = "…"
"""Stands where something is still being done."""
_SIGN: Final = 52.0
_END: Final = 16.0


class Tab(NamedTuple):
    """A part of the list: its id, its label, and what stands there while there is nothing; the latter two are keys."""

    id: str
    label: str
    nothing: str


TRASH_TAB: Final = Tab(TRASH, "saves-tab-trash", "saves-empty-trash")


class Row(NamedTuple):
    """What a row shows.

    Attributes:
        name: what is listed.
        right: at the row's end, where there is room for it; `UNDONE` always finds some.
        below: a second line.
        sign: what sort it is, and the sign's colour.
        color: of the name.
    """

    name: str
    right: str
    below: str
    sign: tuple[Icon, theme.Rgb]
    color: theme.Rgb = theme.BONE


def paint_row(canvas: Canvas, row: Row, box: Box, *, chosen: bool) -> None:
    """Paint a row of the list."""
    x, y, w, h = box
    tall, low = canvas.text_height(20, "bold"), canvas.text_height(16)
    top, left, room = y + (h - tall - low) / 2, x + _SIGN, w - _SIGN - _END
    icon, color = row.sign
    draw_icon(canvas, icon, x + 28, y + h / 2, 11, color)
    if not chosen:
        canvas.line((x + 12, y + h), (x + w - 12, y + h), theme.LINE_FAINT, 1)
    beside = room - 14 - canvas.text_width(row.right, 16)
    is_beside = row.right == UNDONE or canvas.text_width(row.name, 20, "bold") <= beside  # else the panel says it
    if is_beside:
        canvas.text(row.right, x + w - _END, top + tall / 2, 16, theme.GREY, anchor="cr")
    width = beside if is_beside else room
    canvas.text(row.name, left, top + tall / 2, 20, row.color, face="bold", anchor="cl", max_width=width)
    canvas.text(row.below, left, top + tall + low / 2, 16, theme.GREY, anchor="cl", max_width=room)


def paint_note(canvas: Canvas, text: str, x: float, y: float, width: float) -> None:
    """Paint a panel of a few words, where there is no list."""
    below = canvas.paragraph(text, x + 30, y + 30, width - 60, 20, align="center", dry=True)
    canvas.panel(x, y, width, below - y + 30, theme.FURNITURE)
    canvas.paragraph(text, x + 30, y + 30, width - 60, 20, align="center")
