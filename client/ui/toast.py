"""Short notices above everything, one that stays while something is wrong, and a small mark that says what is saved."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import draw_icon

_STAY = 3.2
_FADE = 0.35
_MOST = 3
_WIDEST = 640.0
_MARK_STAYS = 1.2
_MARK_WAITS = 0.4
"""How long saving may take before the mark says that it isn't done yet."""
_MARK = (47.0, 34.0)
"""Where the mark stands: at the corner of the table's menu button."""


@dataclass
class _Toast:
    text: str
    age: float = 0.0


class Toasts:
    """The notices now shown, the newest lowest."""

    def __init__(self) -> None:
        self.standing: Callable[[], str] = lambda: ""
        """Asked all the time what is wrong now, in one line; empty when nothing is."""
        self.saved: Callable[[], int] = lambda: 0
        """Asked all the time for the number of the player's latest answer, negative until it is saved; 0 for none."""
        self._shown: list[_Toast] = []
        self._stood = ""
        self._answer = 0
        self._mark_age = _MARK_STAYS
        """Seconds since the mark last changed what it says."""

    @property
    def texts(self) -> list[str]:
        """What is shown now."""
        return [toast.text for toast in self._shown]

    @property
    def animating(self) -> bool:
        """Whether one is fading."""
        return any(toast.age < _FADE or toast.age > _STAY - _FADE for toast in self._shown)

    def add(self, text: str) -> None:
        """Show a notice; the same one again only begins anew."""
        self._shown = [toast for toast in self._shown if toast.text != text][-(_MOST - 1) :]
        self._shown.append(_Toast(text))

    def update(self, dt: float) -> bool:
        """Let time pass and tell whether anything looks different now."""
        stood, self._stood = self._stood, self.standing()
        changed = self.animating or stood != self._stood
        changed |= self._update_mark(dt)
        for toast in self._shown:
            toast.age += dt
        before = len(self._shown)
        self._shown = [toast for toast in self._shown if toast.age < _STAY]
        return changed or len(self._shown) != before

    @property
    def mark(self) -> Literal["", "saving", "saved"]:
        """What the mark says now: nothing, that an answer is being saved (only if that takes long), or that it is."""
        if self._answer > 0:
            return "saved" if self._mark_age < _MARK_STAYS else ""
        return "saving" if self._answer < 0 and self._mark_age >= _MARK_WAITS else ""

    def draw(self, canvas: Canvas) -> None:
        """Draw all notices above the foot of the window, at its foot the one that stays, and the mark."""
        self._draw_mark(canvas)
        if self._stood:
            self._draw_standing(canvas)
        y = canvas.m.high - 84
        for toast in reversed(self._shown):
            y -= self._draw_one(canvas, toast, y) + 8

    def _update_mark(self, dt: float) -> bool:
        before, answer = self.mark, self.saved()
        self._mark_age = 0.0 if answer != self._answer else self._mark_age + dt
        self._answer = answer
        return self.mark != before

    def _draw_mark(self, canvas: Canvas) -> None:
        x, y = _MARK
        if self.mark == "saved":
            canvas.circle(x, y, 8, theme.LACQUER)
            canvas.circle(x, y, 7, theme.JADE)
            draw_icon(canvas, "check", x, y, 4.2, theme.BONE)
        elif self.mark == "saving":
            canvas.circle(x, y, 8, theme.LACQUER)
            for place in (-4, 0, 4):
                canvas.circle(x + place, y, 1.4, theme.LAMP)

    def strip(self, canvas: Canvas) -> float:
        """Return the height of the strip at the foot in which the notice stands that stays, 0 while none does."""
        return canvas.text_height(16, "bold") + 6 if self._stood else 0.0

    def _draw_standing(self, canvas: Canvas) -> None:
        room = canvas.m.wide - 80
        width = min(room, canvas.text_width(self._stood, 16, "bold")) + 32
        height = self.strip(canvas)
        left, top = (canvas.m.wide - width) / 2, canvas.m.high - height
        look = theme.BUTTONS["danger"]
        canvas.panel(left, top, width, height, look.material)
        canvas.text(self._stood, left + 16, top + 3, 16, look.text, face="bold", max_width=width - 32)

    def _draw_one(self, canvas: Canvas, toast: _Toast, bottom: float) -> float:
        room = min(_WIDEST, canvas.m.wide - 120)
        lines = canvas.lines(toast.text, room, 17)
        width = canvas.m.du(max(line.width for line in lines)) + 44
        text_height = canvas.paragraph(toast.text, 0, 0, room, 17, dry=True)
        height = text_height + 20
        left = (canvas.m.wide - width) / 2
        strength = min(1.0, toast.age / _FADE + 0.2, max(0.0, (_STAY - toast.age) / _FADE))
        rise = (1 - strength) * 10
        canvas.panel(left, bottom - height + rise, width, height, theme.TIP)
        canvas.paragraph(toast.text, left + 22, bottom - height + 10 + rise, room, 17, theme.INK)
        return height
