"""Rows of a label and a control, as the new match and the settings have them.

The rows keep to the room there is: with large type the labels stand above their controls, choices take several rows,
and what doesn't fit the height is scrolled.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scroll import BAR_WIDTH, ScrollArea
from client.ui.segments import Choice, Segments
from client.ui.widget import Box, Picture
from client.ui.widget_scene import WidgetScene

LABEL_SIZE = 17.0
NOTE_SIZE = 16.0
_CONTROL_HEIGHT = 36.0
_LABEL_GAP = 20.0
GAP = 10.0
"""From row to row."""
SCROLL_ROOM = BAR_WIDTH + 8.0
"""How much wider than its rows' panel a form may be, so that the bar stands in the margin."""


Fill = Literal["", "column", "row"]


@dataclass(frozen=True, slots=True)
class Row:
    """One row.

    Attributes:
        id: the id of the row's first widget.
        label: the words before the control.
        width: the control's width in design units, if there is room.
        height: gives the control's height for the width it gets.
        add: adds the control's widgets at a place.
        note: a line of explanation below.
        aside: a few words behind the control, left out where there is no room.
        whole: it has no label and takes the whole width; it needn't have a widget of its own id.
        fills: whether the control takes more width than it needs where there is more: up to what stands beside the
            rows ("column"), or to the edge, so that this begins below it ("row").
    """

    id: str
    label: str
    width: float
    height: Callable[[float], float]
    add: Callable[[Box, ScrollArea], None]
    note: str = ""
    aside: str = ""
    whole: bool = False
    fills: Fill = ""


@dataclass(frozen=True, slots=True)
class Beside:
    """What stands at the right of those rows that don't fill the width, as high as they are together.

    Attributes:
        least: the width in design units it must have, else it is left out.
        most: the width it takes at most; it never has what the rows need.
        add: adds its widgets at a place.
    """

    least: float
    most: float
    add: Callable[[Box, ScrollArea], None]


def control_height(canvas: Canvas) -> float:
    """Return the height of a control of one line."""
    return max(_CONTROL_HEIGHT, canvas.text_height(LABEL_SIZE) + 8)


def segment_row(
    scene: WidgetScene,
    canvas: Canvas,
    row_id: str,
    label: str,
    choices: Sequence[Choice],
    value: str,
    on_choose: Callable[[str], None],
    *,
    note: str = "",
    aside: str = "",
    off_reason: str = "",
    hint: str = "",
    fills: Fill = "",
) -> Row:
    """Return a row with a choice; `off_reason` says why there is none to make, `hint` what is told while none is."""
    labels = [choice.label for choice in choices]
    line = control_height(canvas)

    def height(width: float) -> float:
        return line * Segments.rows_needed(canvas, labels, width)

    def add(box: Box, area: ScrollArea) -> None:
        rows = Segments.rows_needed(canvas, labels, box[2])
        shares = Segments.shares(canvas, labels)
        given = (row_id, box, choices, value, on_choose)
        scene.add(Segments(*given, rows=rows, shares=shares, hint=hint, off_reason=off_reason), area=area)

    return Row(row_id, label, Segments.natural_width(canvas, labels), height, add, note, aside, fills=fills)


class Form:
    """Lays rows out in a box.

    Args:
        canvas: measures the words.
        rows: from the top down.
        box: the place.
        gap: from row to row.
        beside: stands at the right of the rows, if these can do without its room.
    """

    def __init__(
        self, canvas: Canvas, rows: Sequence[Row], box: Box, *, gap: float = GAP, beside: Beside | None = None
    ) -> None:
        self._canvas = canvas
        self._rows = rows
        self._box = box
        self._gap = gap
        self._inner = box[2] - SCROLL_ROOM
        labels = max(canvas.text_width(row.label, LABEL_SIZE) for row in rows) + _LABEL_GAP
        self.stacked = any(labels + row.width > self._inner for row in rows if not row.whole)
        self._indent = 0.0 if self.stacked else labels
        parted = [labels + row.width for row in rows if not row.whole and row.fills != "row"]
        room = self._inner - max(parted, default=0.0) - _LABEL_GAP
        self._beside = None if beside is None or self.stacked or room < beside.least else beside
        self._beside_width = 0.0 if self._beside is None else min(room, self._beside.most)
        self._narrow = self._inner if self._beside is None else self._inner - self._beside_width - _LABEL_GAP
        self.height = sum(self._row_height(row) + gap for row in rows) - gap

    def add_to(self, scene: WidgetScene, area_id: str, offset: float, on_scroll: Callable[[float], None]) -> ScrollArea:
        """Add the scrolled area, the labels and the controls to a scene."""
        area = scene.add(ScrollArea(area_id, self._box, self.height, offset, on_scroll))
        y = self._box[1] - area.offset
        tops: list[float] = []
        for row in self._rows:
            self._add_row(scene, area, row, y)
            y += self._row_height(row) + self._gap
            tops += [y] if row.whole or row.fills == "row" else []
        if self._beside is not None:
            top = max(tops, default=self._box[1] - area.offset)
            left = self._box[0] + self._inner - self._beside_width
            self._beside.add((left, top, self._beside_width, y - self._gap - top), area)
        return area

    def _add_row(self, scene: WidgetScene, area: ScrollArea, row: Row, y: float) -> None:
        x = self._box[0]
        if row.whole:
            row.add((x, y, self._inner, self._row_height(row)), area)
            return
        head = self._label_height() if self.stacked else 0.0
        width = self._width(row)
        height = row.height(width)
        whole = (x, y, self._room(row), self._row_height(row))
        words = scene.add(Picture(f"{row.id}-words", whole, partial(self._paint_words, row, whole)), area=area)
        row.add((x + self._indent, y + head, width, height), area)
        control = scene.widget(row.id)
        control.sight = whole
        words.hint = control.off_reason  # told wherever on the row the pointer is

    def _paint_words(self, row: Row, box: Box, canvas: Canvas) -> None:
        x, y, w, _ = box
        head = self._label_height() if self.stacked else 0.0
        height = row.height(self._width(row))
        line = min(height, control_height(canvas))
        if self.stacked:
            canvas.text(row.label, x, y + head / 2, LABEL_SIZE, theme.GREY, anchor="cl", max_width=w)
        else:
            canvas.text(row.label, x, y + line / 2, LABEL_SIZE, theme.GREY, anchor="cl")
        aside = x + self._indent + self._width(row) + _LABEL_GAP
        if row.aside and canvas.text_width(row.aside, NOTE_SIZE) <= x + w - aside:
            canvas.text(row.aside, aside, y + head + line / 2, NOTE_SIZE, theme.GREY, anchor="cl")
        if row.note:
            top = y + head + height + 4
            canvas.paragraph(row.note, x + self._indent, top, w - self._indent, NOTE_SIZE, theme.GREY)

    def _width(self, row: Row) -> float:
        if row.whole:
            return self._inner
        room = self._room(row) - self._indent
        return room if row.fills else min(row.width, room)

    def _room(self, row: Row) -> float:
        """Return the width of label and control at most."""
        return self._inner if row.whole or row.fills == "row" else self._narrow

    def _label_height(self) -> float:
        return self._canvas.text_height(LABEL_SIZE) + 2

    def _row_height(self, row: Row) -> float:
        labelled = self.stacked and not row.whole
        height = row.height(self._width(row)) + (self._label_height() if labelled else 0.0)
        if row.note:
            room = self._room(row) - self._indent
            height += 4 + self._canvas.paragraph(row.note, 0, 0, room, NOTE_SIZE, dry=True)
        return height
