"""Overlays of the viewer: something to choose from a few, and the list of keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.theme import ButtonKind
from client.ui.widget import Box
from client.ui.widget_scene import WidgetScene

_PADDING: Final = 28.0
_GAP: Final = 8.0
_EDGE: Final = 6.0
_COLUMNS: Final = 2
_ROW_SIZE: Final = 18.0
_FEW: Final = 5
"""Up to so many choices stand in one column."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its button's id, its words, and what it does."""

    id: str
    label: str
    act: Callable[[], None]
    chosen: bool = False


class ChoosingScene(WidgetScene):
    """An overlay with a headline, a few words, a button for each choice, and one that changes nothing.

    Args:
        headline: what is to be chosen.
        about: what will come of it, "" for nothing to say.
        options: the choices.
        cancel: the words of the last button.
    """

    transparent = True

    def __init__(self, headline: str, about: str, options: Sequence[Option], cancel: str) -> None:
        super().__init__()
        self.headline, self.about = headline, about
        self.options = tuple(options)
        self._cancel = cancel
        self.focus_id = next((option.id for option in options if option.chosen), "cancel")

    def build(self) -> None:
        """Add the buttons."""
        canvas = self.app.canvas()
        x, y, w, h = self._box(canvas)
        row = self._row(canvas)
        columns = 1 if len(self.options) <= _FEW else _COLUMNS
        width = (w - 2 * _PADDING - (columns - 1) * _GAP) / columns
        top = y + self._words(canvas, x, y, w, dry=True)
        rows = -(-len(self.options) // columns)
        for number, option in enumerate(self.options):
            column, place = divmod(number, rows)
            box = (x + _PADDING + column * (width + _GAP), top + place * (row + _GAP), width, row)
            kind: ButtonKind = "on" if option.chosen else "secondary"
            self.add(Button(option.id, box, option.label, partial(self._take, option), kind=kind, size=_ROW_SIZE))
        box = (x + _PADDING, y + h - row - 22, w - 2 * _PADDING, row)
        self.add(Button("cancel", box, self._cancel, self.back, kind="quiet", size=_ROW_SIZE))

    def paint(self, canvas: Canvas) -> None:
        """Darken what lies below and write the words."""
        canvas.veil(150)
        x, y, w, h = self._box(canvas)
        canvas.panel(x, y, w, h, theme.DIALOG)
        self._words(canvas, x, y, w, dry=False)

    def _take(self, option: Option) -> None:
        self.app.scenes.close(self)
        option.act()

    def _words(self, canvas: Canvas, x: float, y: float, w: float, *, dry: bool) -> float:
        """Write (or only measure) the words; return their height with the room around them."""
        inner = w - 2 * _PADDING
        below = canvas.paragraph(self.headline, x + _PADDING, y + 22, inner, 24, face="bold", dry=dry)
        if self.about:
            below = canvas.paragraph(self.about, x + _PADDING, below + 4, inner, 17, theme.GREY, dry=dry)
        return below + 16 - y

    def _row(self, canvas: Canvas) -> float:
        return max(44.0, canvas.text_height(_ROW_SIZE, "bold") + 12)

    def _box(self, canvas: Canvas) -> Box:
        columns = 1 if len(self.options) <= _FEW else _COLUMNS
        widest = max(canvas.text_width(label, _ROW_SIZE, "bold") for label in [*self._labels(), self._cancel])
        width = min(self.m.wide - 40, max(480.0, columns * (widest + 60) + 2 * _PADDING))
        rows = -(-len(self.options) // columns)
        height = self._words(canvas, 0, 0, width, dry=True) + rows * (self._row(canvas) + _GAP) + 14
        height += self._row(canvas) + 22
        return ((self.m.wide - width) / 2, (self.m.high - height) / 2, width, height)

    def _labels(self) -> list[str]:
        return [option.label for option in self.options]


class KeysScene(WidgetScene):
    """An overlay that lists keys and what they do.

    Args:
        headline: what they are for.
        rows: name of the key and what it does.
        close: the words of the button.
        key: the key that has opened it; it closes it too.
    """

    transparent = True

    def __init__(self, headline: str, rows: Sequence[tuple[str, str]], close: str, key: Key) -> None:
        super().__init__()
        self.headline, self.rows, self._close, self._key = headline, tuple(rows), close, key
        self.focus_id = "close"

    def build(self) -> None:
        """Add the button that closes it."""
        canvas = self.app.canvas()
        x, y, w, h = self._box(canvas)
        tall = self._button(canvas)
        box = (x + _PADDING, y + h - tall - 22, w - 2 * _PADDING, tall)
        self.add(Button("close", box, self._close, self.back, key=self._key))

    def paint(self, canvas: Canvas) -> None:
        """Darken what lies below and write the keys."""
        canvas.veil(150)
        x, y, w, h = self._box(canvas)
        canvas.panel(x, y, w, h, theme.DIALOG)
        canvas.text(self.headline, x + _PADDING, y + 22, 24, face="bold")
        keys, step = self._keys_width(canvas), self._step(canvas)
        top = y + self._head(canvas)
        for number, (key, deed) in enumerate(self.rows):
            middle = top + number * step + step / 2
            canvas.text(key, x + _PADDING + keys, middle, 17, theme.LAMP, face="bold", anchor="cr")
            canvas.text(deed, x + _PADDING + keys + 18, middle, 17, theme.BONE, anchor="cl")

    def _head(self, canvas: Canvas) -> float:
        return 22 + canvas.text_height(24, "bold") + 14

    def _step(self, canvas: Canvas) -> float:
        """Return the height of a row: a little less than it would like where the text is large."""
        room = self.m.high - 2 * _EDGE - self._head(canvas) - 16 - self._button(canvas) - 22
        return min(canvas.text_height(17, "bold") + 6, room / len(self.rows))

    def _button(self, canvas: Canvas) -> float:
        return max(44.0, canvas.text_height(_ROW_SIZE, "bold") + 12)

    def _keys_width(self, canvas: Canvas) -> float:
        return max(canvas.text_width(key, 17, "bold") for key, _ in self.rows)

    def _box(self, canvas: Canvas) -> Box:
        deeds = max(canvas.text_width(deed, 17) for _, deed in self.rows)
        width = max(460.0, self._keys_width(canvas) + 18 + deeds + 2 * _PADDING)
        height = self._head(canvas) + len(self.rows) * self._step(canvas) + 16 + self._button(canvas) + 22
        return ((self.m.wide - width) / 2, (self.m.high - height) / 2, width, height)
