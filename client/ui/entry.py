"""A line of text the player may edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from client.player_names import seen
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.gui import GuiHost
from client.ui.widget import Box, Host, Widget

if TYPE_CHECKING:
    from client.ui.ime import ImeEntry

_LEAVING_KEYS = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE)


class TextEntry(Widget):
    """A text field.

    Args:
        widget_id: see Widget; also the name under which its editor outlives a rebuild.
        box: see Widget.
        gui: where editors live (``app.gui``).
        text: what stands in it.
        on_change: called with the new text after every change.
        limit: the greatest number of characters.
        empty: shown in grey while it is empty.
        hint: see Widget.
        selects: what stands in it is selected when it gets the focus, so that typing replaces it.
        after: the widget that has the focus once Escape has ended the editing; without one the scene goes back.
    """

    takes_keys = True

    def __init__(
        self,
        widget_id: str,
        box: Box,
        gui: GuiHost,
        text: str,
        on_change: Callable[[str], None],
        *,
        limit: int = 16,
        empty: str = "",
        hint: str = "",
        selects: bool = False,
        after: str = "",
    ) -> None:
        super().__init__(widget_id, box, hint=hint)
        self.text = text
        self._selects = selects
        self._after = after
        self._gui = gui
        self._on_change = on_change
        self._limit = limit
        self._empty = empty
        self._editor: ImeEntry | None = None
        self._looks: tuple[object, ...] = ()
        """Picture, caret and selection as they were drawn last."""

    @property
    def editor(self) -> ImeEntry:
        """The editor. Raises RuntimeError before the widget has been added to a scene."""
        if self._editor is None:
            raise RuntimeError(f"the entry {self.id!r} stands in no scene")
        return self._editor

    def attach(self, host: Host, *, clip: pygame.Rect | None = None, area_id: str = "") -> None:
        """Put the entry into a scene and get its editor."""
        super().attach(host, clip=clip, area_id=area_id)
        self._editor = self._gui.editor(self.id, self.rect, self.text, self._limit)
        if self._editor.get_text() != self.text:
            self._editor.set_text(self.text)

    def detach(self) -> None:
        """Throw the editor away."""
        self._gui.drop(self.id)

    def update(self, dt: float) -> None:
        """Follow the focus, and keep the caret blinking."""
        if self.focused != self.editor.is_focused:
            if self.focused:
                self.editor.focus()
                self.editor.edit_position = len(self.editor.get_text())
                self.editor.cursor_has_moved_recently = True
                if self._selects:
                    self.editor.select_all()
            else:
                self.editor.unfocus()
            self.invalidate()
        editor = self.editor
        looks = (editor.drawings, editor.cursor_on, tuple(editor.select_range), editor.edit_position)
        if looks != self._looks:
            self._looks = looks
            self.invalidate()

    def press(self, pos: tuple[int, int]) -> None:
        """Put the caret where the pointer is."""
        self.focused = True
        self.update(0.0)
        self._pass_mouse(pygame.MOUSEBUTTONDOWN, pos)

    def release(self, pos: tuple[int, int]) -> None:
        """End a selection by the mouse."""
        self._pass_mouse(pygame.MOUSEBUTTONUP, pos)

    def key(self, event: pygame.event.Event) -> bool:
        """Edit by a key; the keys that leave the field are left to the scene unless an input method composes."""
        self.update(0.0)
        if self._after and event.key == pygame.K_ESCAPE and not self.editor.composition:
            self.end_editing()
            return True
        if event.key in _LEAVING_KEYS and not self.editor.composition:
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.editor.composition:
            return False
        self._pass(event)
        return True

    def end_editing(self) -> None:
        """Hand the focus on; whoever edits by keyboard sees where to."""
        self.host.focus(self._after, ring=self.host.ring)

    def text_event(self, event: pygame.event.Event) -> bool:
        """Take typed text, or show what an input method is composing."""
        self.update(0.0)
        if event.type == pygame.TEXTINPUT:
            event = pygame.event.Event(pygame.TEXTINPUT, {"text": seen(event.text)})
        self._pass(event)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the field."""
        canvas.surface.blit(self.editor.image, self.rect)
        shown = self.editor.get_text()
        canvas.ink.note(canvas.surface, shown, self._text_rect(canvas, shown))
        x, y, w, h = self.box
        if not shown and not self.editor.composition and self._empty:
            canvas.text(self._empty, x + 10, y + h / 2, 17, theme.FAINT, anchor="cl", max_width=w - 16)
        if self.editor.composition:
            self._draw_composition(canvas)

    def _draw_composition(self, canvas: Canvas) -> None:
        """Show what the input method has so far, on paper below the field, underlined."""
        x, y, _, h = self.box
        text = self.editor.composition
        width, height = canvas.text_width(text, 18) + 16, canvas.text_height(18) + 6
        canvas.panel(x, y + h + 3, width, height, theme.TIP)
        canvas.text(text, x + 8, y + h + 3 + height / 2, 18, theme.INK, anchor="cl")
        canvas.line((x + 8, y + h + height), (x + width - 8, y + h + height), theme.CINNABAR, 1.4)

    def _text_rect(self, canvas: Canvas, text: str) -> pygame.Rect:
        fonts, px = canvas.ink.fonts, self._gui.font_px
        width = min(fonts.width(text, "regular", px), self.rect.width - canvas.m.px(16))
        height = fonts.height("regular", px)
        return pygame.Rect(self.rect.left + canvas.m.px(8), self.rect.centery - height // 2, width, height)

    def _pass_mouse(self, kind: int, pos: tuple[int, int]) -> None:
        self._pass(pygame.event.Event(kind, {"button": pygame.BUTTON_LEFT, "pos": pos}))

    def _pass(self, event: pygame.event.Event) -> None:
        self.editor.process_event(event)
        if (pasted := self.editor.get_text()) != seen(pasted):
            self.editor.set_text(seen(pasted))
        if self.editor.get_text() != self.text:
            self.text = self.editor.get_text()
            self._on_change(self.text)
        self.invalidate()
