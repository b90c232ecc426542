"""Buttons."""

from dataclasses import dataclass

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import Icon, draw_icon
from client.ui.theme import ButtonKind
from client.ui.widget import Action, Box, Widget


@dataclass(frozen=True, slots=True)
class Key:
    """A key that uses a button from anywhere in the scene, and the name written on the button."""

    code: int
    name: str = ""


class Button(Widget):
    """A button with a label.

    Args:
        widget_id: see Widget.
        box: see Widget.
        label: the words on it, ready for the player.
        on_activate: what it does.
        kind: primary (one a screen), secondary, quiet, on (a switch that is on), paper, menu (label on the left)
            or danger.
        size: type size of the label.
        second: a smaller line below the label (at its right on ``menu`` buttons).
        second_size: its type size below a label in the middle.
        key: a key that does the same.
        icon: a sign before the label.
        off_reason: see Widget.
        hint: see Widget.
    """

    ticks = True

    def __init__(
        self,
        widget_id: str,
        box: Box,
        label: str,
        on_activate: Action,
        *,
        kind: ButtonKind = "secondary",
        size: float = 18,
        second: str = "",
        second_size: float = 16,
        key: Key | None = None,
        icon: Icon | None = None,
        off_reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(widget_id, box, off_reason=off_reason, hint=hint)
        self.label = label
        self.kind: ButtonKind = kind
        self.size = size
        self.second = second
        self.second_size = second_size
        self.hotkey = key
        self.icon = icon
        self._on_activate = on_activate

    def activate(self) -> None:
        """Do what the button is for, unless it is off."""
        if self.enabled:
            self._on_activate()

    def draw(self, canvas: Canvas) -> None:
        """Draw the button in its present state."""
        look = theme.BUTTONS[self.kind] if self.enabled else theme.BUTTON_OFF
        canvas.panel(*self.box, look.material)
        if self.enabled and (self.hovered or self.pressed):
            self._draw_light(canvas, -26 if self.pressed else 22)
        second = (self.second, self.second_size)
        shown = (self.kind, self.box, look, self.label, self.size, second, self.hotkey, self.icon)
        canvas.again(("button", *shown), lambda tape: self._draw_face(tape, look))

    def _draw_face(self, canvas: Canvas, look: theme.ButtonLook) -> None:
        if self.kind in ("menu", "paper"):
            self._draw_left(canvas, look)
        else:
            self._draw_centred(canvas, look)

    def _draw_light(self, canvas: Canvas, change: int) -> None:
        """Lighten the face under the pointer, darken it under the pressed finger."""
        inside = self.rect.inflate(-2 * canvas.m.px(3), -2 * canvas.m.px(3)).clip(canvas.surface.get_clip())
        flag = pygame.BLEND_RGB_ADD if change > 0 else pygame.BLEND_RGB_SUB
        canvas.surface.fill((abs(change), abs(change), abs(change)), inside, special_flags=flag)

    def _draw_centred(self, canvas: Canvas, look: theme.ButtonLook) -> None:
        x, y, w, h = self.box
        right = w
        if self.hotkey is not None and self.hotkey.name:
            right -= self._draw_key(canvas, look) + 4
        label_width = canvas.text_width(self.label, self.size, "bold")
        lead = self.size + 6 if self.icon else 0.0
        middle = x + right / 2 + lead / 2
        middle_y = y + h / 2
        if self.second:
            tall, low = canvas.text_height(self.size, "bold"), canvas.text_height(self.second_size)
            middle_y = y + h / 2 - low / 2
            below = (x + right / 2, y + h / 2 + tall / 2)
            canvas.text(self.second, *below, self.second_size, look.second, anchor="cc", max_width=right - 12)
        if self.icon:
            draw_icon(canvas, self.icon, middle - label_width / 2 - lead / 2 - 2, middle_y, self.size / 2, look.text)
        room = right - lead - 12
        canvas.text(self.label, middle, middle_y, self.size, look.text, face="bold", anchor="cc", max_width=room)

    def _draw_left(self, canvas: Canvas, look: theme.ButtonLook) -> None:
        x, y, w, h = self.box
        if self.kind == "paper" and self.second:
            tall, low = canvas.text_height(self.size, "bold"), canvas.text_height(17)
            top = y + (h - tall - low) / 2
            room = w - 22 - 44
            canvas.text(self.label, x + 22, top + tall / 2, self.size, look.text, face="bold", anchor="cl")
            canvas.text(self.second, x + 22, top + tall + low / 2, 17, look.second, anchor="cl", max_width=room + 30)
        else:
            width = canvas.text(self.label, x + 22, y + h / 2, self.size, look.text, face="bold", anchor="cl")
            if self.second:
                room = w - width - 22 - 18 - 12
                canvas.text(self.second, x + w - 18, y + h / 2, 16, look.second, anchor="cr", max_width=room)
        if self.icon:
            draw_icon(canvas, self.icon, x + w - 28, y + h * (0.32 if self.second else 0.5), 12, theme.CINNABAR)

    def _draw_key(self, canvas: Canvas, look: theme.ButtonLook) -> float:
        """Draw the name of the key at the right end and return the room it takes."""
        if self.hotkey is None:
            return 0.0
        x, y, w, h = self.box
        name, height = self.hotkey.name, canvas.text_height(16) + 2
        width = canvas.text_width(name, 16) + 12
        left = x + w - width - 9
        canvas.rounded(left, y + (h - height) / 2, width, height, None, radius=4, edge=look.text, edge_width=1)
        canvas.text(name, left + width / 2, y + h / 2, 16, look.text, anchor="cc")
        return width + 9
