"""One of a few choices, all in sight."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from art.fonts import Face
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.widget import Box, Widget

_PADDING = 14.0
_FACES: tuple[Face, ...] = ("regular", "bold")
_UNEVEN = 2.0
_UNEVEN_COUNT = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: its value, its label, and why it can't be made (empty if it can)."""

    value: str
    label: str
    off_reason: str = ""
    hint: str = ""


class Segments(Widget):
    """A row of choices of which one is made, or none yet; click one, or use the arrow keys, Enter and Space.

    Choices too wide for one row may stand in several ``rows`` of equal columns; in one row they may have different
    ``shares`` of the width.
    """

    ticks = True

    def __init__(
        self,
        widget_id: str,
        box: Box,
        choices: Sequence[Choice],
        value: str,
        on_choose: Callable[[str], None],
        *,
        size: float = 17,
        rows: int = 1,
        shares: Sequence[float] = (),
        hint: str = "",
        off_reason: str = "",
    ) -> None:
        super().__init__(widget_id, box, hint=hint, off_reason=off_reason)
        self._shares = tuple(shares) if rows == 1 else ()
        self._columns = math.ceil(len(choices) / rows)
        self._rows = math.ceil(len(choices) / self._columns)
        self.choices = tuple(choices)
        self.value = value
        self.size = size
        self._on_choose = on_choose
        self._pointed: str | None = None

    @staticmethod
    def shares(canvas: Canvas, labels: Sequence[str], size: float = 17) -> list[float]:
        """Return the widths in design units at which no label is cut.

        They are equal, unless a label is so much longer than another that the room would be wasted.
        """
        widths = [max(canvas.text_width(label, size, face) for face in _FACES) for label in labels]
        even = max(widths) <= _UNEVEN * min(widths) or len(widths) < _UNEVEN_COUNT
        return [(max(widths) if even else width) + 2 * _PADDING for width in widths]

    @staticmethod
    def natural_width(canvas: Canvas, labels: Sequence[str], size: float = 17) -> float:
        """Return the width in design units at which no label is cut."""
        return sum(Segments.shares(canvas, labels, size))

    @staticmethod
    def rows_needed(canvas: Canvas, labels: Sequence[str], room: float, size: float = 17) -> int:
        """Return in how many rows the choices must stand to fit a width."""
        if Segments.natural_width(canvas, labels, size) <= room + 0.5:
            return 1
        widest = max(Segments.shares(canvas, labels, size))
        return math.ceil(len(labels) / max(1, int(room / widest)))

    def choice_rect(self, value: str) -> pygame.Rect:
        """Return the place of a choice in pixels. Raises StopIteration if there is none of that value."""
        number = next(i for i, choice in enumerate(self.choices) if choice.value == value)
        return self.host.m.rect(*self._choice_box(number))

    @property
    def tip(self) -> str:
        """Why all of it is off, else the reason or hint of the choice under the pointer, else of the one made."""
        if self.off_reason:
            return self.off_reason
        wanted = self._pointed if self._pointed is not None else self.value
        for choice in self.choices:
            if choice.value == wanted and (choice.off_reason or choice.hint):
                return choice.off_reason or choice.hint
        return self.hint

    def choose(self, value: str) -> None:
        """Make a choice, if it may be made and isn't yet."""
        legal = any(choice.value == value and not choice.off_reason for choice in self.choices)
        if self.enabled and legal and value != self.value:
            self._on_choose(value)

    def activate(self) -> None:
        """Go on to the next choice that may be made, round and round."""
        self._step(1, around=True)

    def point(self, pos: tuple[int, int]) -> None:
        """Note which choice the pointer is on."""
        at = self._at(pos)
        if at != self._pointed:
            self._pointed = at
            self.invalidate()

    def release(self, pos: tuple[int, int]) -> None:
        """Make the choice that was clicked."""
        value = self._at(pos)
        if value is not None:
            self.choose(value)

    def key(self, event: pygame.event.Event) -> bool:
        """Move the choice with the arrow keys."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw all choices."""
        canvas.rounded(*self.box, theme.LACQUER, alpha=240, radius=6, edge=theme.LINE)
        for number, choice in enumerate(self.choices):
            x, y, w, h = self._choice_box(number)
            made = choice.value == self.value
            if made:
                fill = theme.GOLD if self.enabled else theme.LACQUER_HIGH
                canvas.rounded(x + 2, y + 2, w - 4, h - 4, fill, radius=5)
            elif choice.value == self._pointed and self.hovered and self.enabled and not choice.off_reason:
                canvas.rounded(x + 2, y + 2, w - 4, h - 4, theme.LACQUER_HIGH, radius=5)
            color = self._ink(choice, made=made)
            face: Face = "bold" if made else "regular"
            canvas.text(choice.label, x + w / 2, y + h / 2, self.size, color, face=face, anchor="cc", max_width=w - 6)

    def _ink(self, choice: Choice, *, made: bool) -> theme.Rgb:
        if not self.enabled or choice.off_reason:
            return theme.FAINT
        return theme.INK if made else theme.BONE

    def _choice_box(self, number: int) -> Box:
        x, y, w, h = self.box
        if self._shares:
            unit = w / sum(self._shares)
            return (x + sum(self._shares[:number]) * unit, y, self._shares[number] * unit, h)
        row, column = divmod(number, self._columns)
        wide, tall = w / self._columns, h / self._rows
        return (x + column * wide, y + row * tall, wide, tall)

    def _at(self, pos: tuple[int, int]) -> str | None:
        if not self.hit(pos):
            return None
        for choice in self.choices:
            if self.choice_rect(choice.value).collidepoint(pos):
                return choice.value
        return None

    def _step(self, direction: int, *, around: bool = False) -> None:
        legal = [choice.value for choice in self.choices if not choice.off_reason]
        if not any(choice.value == self.value for choice in self.choices):
            legal.insert(0 if direction > 0 else len(legal), self.value)  # none is made yet: begin at an end
        if self.value not in legal:
            return
        place = legal.index(self.value) + direction
        if around:
            place %= len(legal)
        if 0 <= place < len(legal):
            self.choose(legal[place])
