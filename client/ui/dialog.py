"""A question that must be answered before anything else goes on."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.theme import ButtonKind
from client.ui.widget import Action
from client.ui.widget_scene import WidgetScene

_WIDTH = 580.0
_WIDEST = 760.0
"""More room than this isn't taken for three buttons or more to stand in one row."""
_MARGIN = 32.0
_GAP = 12.0


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: its button's id, its words, what it does, and its look."""

    id: str
    label: str
    action: Action
    kind: ButtonKind = "secondary"


class Dialog(WidgetScene):
    """An overlay with a headline, some words and a button for every answer.

    It closes before the answer's deed is done. Escape gives the last answer, which should be the harmless one and bears
    that key's sign. The focus starts at the primary one, so that Enter gives what stands out; where there is none, at
    the last too.
    """

    transparent = True

    def __init__(self, headline: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.headline = headline
        self.text = text
        self.answers = tuple(answers)
        self.focus_id = self._first

    def build(self) -> None:
        """Add a button for every answer."""
        canvas = self.app.canvas()
        x, y, w, h = self._box(canvas)
        height = self._button_height(canvas)
        columns, rows = self._grid(canvas, w)
        width = (w - 2 * _MARGIN - (columns - 1) * _GAP) / columns
        top = y + h - 24 - rows * height - (rows - 1) * _GAP
        for number, answer in enumerate(self.answers):
            row, column = divmod(number, columns)
            box = (x + _MARGIN + column * (width + _GAP), top + row * (height + _GAP), width, height)
            key = self._key_of(answer)
            self.add(Button(answer.id, box, answer.label, partial(self._give, answer), kind=answer.kind, key=key))

    def paint(self, canvas: Canvas) -> None:
        """Darken what lies below and lay out the words."""
        x, y, w, h = self._box(canvas)
        canvas.veil(150)
        canvas.panel(x, y, w, h, theme.DIALOG)
        inner = w - 2 * _MARGIN
        below = canvas.paragraph(self.headline, x + _MARGIN, y + 24, inner, 24, theme.BONE, face="bold")
        canvas.line((x + _MARGIN, below + 4), (x + w - _MARGIN, below + 4), theme.LINE, 1)
        canvas.paragraph(self.text, x + _MARGIN, below + 14, inner, 18, theme.BONE)

    def back(self) -> None:
        """Give the last answer."""
        self._give(self.answers[-1])

    def draw_attention(self) -> None:
        """Show where the focus starts: it is this question that has to be answered."""
        self.focus(self._first)

    @property
    def _first(self) -> str:
        """The answer at which the focus starts."""
        return next((answer.id for answer in self.answers if answer.kind == "primary"), self.answers[-1].id)

    def _key_of(self, answer: Answer) -> Key | None:
        """Return the key that gives an answer whatever has the focus; a lone one needs no sign."""
        is_last = answer is self.answers[-1] and len(self.answers) > 1
        return Key(pygame.K_ESCAPE, self.tr("key-escape")) if is_last else None

    def _give(self, answer: Answer) -> None:
        self.app.scenes.close(self)
        answer.action()

    def _grid(self, canvas: Canvas, width: float) -> tuple[int, int]:
        """Return in how many columns and rows the buttons stand: in one row where that cuts no label."""
        count = len(self.answers)
        columns = count if self._row_width(canvas, count) <= width - 2 * _MARGIN else self._folded
        return columns, math.ceil(count / columns)

    @property
    def _folded(self) -> int:
        """In how many columns the buttons stand where one row doesn't hold them."""
        count = len(self.answers)
        return count if count < 3 else math.ceil(count / 2)

    def _row_width(self, canvas: Canvas, columns: int) -> float:
        """Return how wide so many buttons beside each other are that cut no label."""
        return columns * self._widest(canvas) + (columns - 1) * _GAP

    def _widest(self, canvas: Canvas) -> float:
        return max(self._width_of(canvas, answer) for answer in self.answers) + 40

    def _width_of(self, canvas: Canvas, answer: Answer) -> float:
        key = self._key_of(answer)
        sign = 0.0 if key is None else canvas.text_width(key.name, 16) + 25
        return canvas.text_width(answer.label, 18, "bold") + sign

    def _button_height(self, canvas: Canvas) -> float:
        return max(48.0, canvas.text_height(18, "bold") + 16)

    def _box(self, canvas: Canvas) -> tuple[float, float, float, float]:
        buttons = self._row_width(canvas, len(self.answers))
        if buttons > _WIDEST:
            buttons = max(_WIDEST, self._row_width(canvas, self._folded))
        width = min(canvas.m.wide - 40, max(_WIDTH, buttons + 2 * _MARGIN))
        inner = width - 2 * _MARGIN
        below = canvas.paragraph(self.headline, 0, 24, inner, 24, face="bold", dry=True)
        below = canvas.paragraph(self.text, 0, below + 14, inner, 18, dry=True)
        _, rows = self._grid(canvas, width)
        height = below + 24 + rows * (self._button_height(canvas) + _GAP) - _GAP + 24
        return ((canvas.m.wide - width) / 2, (canvas.m.high - height) / 2, width, height)
