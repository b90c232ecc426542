"""Editing a line of text with an input method.

pygame_gui's line editor knows selection, clipboard and caret; what it lacks is the composition of an input method.
"""

import pygame
from pygame_gui.elements import UITextEntryLine

_COMPOSING_KEYS = frozenset(
    (
        pygame.K_RETURN,
        pygame.K_KP_ENTER,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_HOME,
        pygame.K_END,
        pygame.K_TAB,
        pygame.K_ESCAPE,
        pygame.K_SPACE,
    )
)


class ImeEntry(UITextEntryLine):
    """A line editor that shows what an input method is composing and leaves it the keys it needs."""

    composition = ""
    drawings = 0
    """How often its picture was drawn anew."""

    def update(self, time_delta: float) -> None:
        """Let time pass; what was typed is in the picture after this very update, not after the next."""
        super().update(time_delta)
        if self.alive() and self.drawable_shape is not None and self.drawable_shape.has_fresh_surface():  # type: ignore[no-untyped-call]
            self.on_fresh_drawable_shape_ready()

    def on_fresh_drawable_shape_ready(self) -> None:
        """Take the new picture over."""
        super().on_fresh_drawable_shape_ready()  # type: ignore[no-untyped-call]
        self.drawings += 1

    def focus(self) -> None:
        """Start to take text; tell the input method where."""
        super().focus()  # type: ignore[no-untyped-call]
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)

    def unfocus(self) -> None:
        """Stop taking text, so that the keys of the game reach the game."""
        super().unfocus()  # type: ignore[no-untyped-call]
        self.composition = ""
        pygame.key.stop_text_input()

    def select_all(self) -> None:
        """Select the whole text."""
        self._do_select_all()  # type: ignore[no-untyped-call]

    def process_event(self, event: pygame.event.Event) -> bool:
        """Answer an event; keys pressed while composing belong to the input method."""
        if self.is_focused:
            if event.type == pygame.TEXTEDITING:
                self.composition = event.text
                return True
            if event.type == pygame.TEXTINPUT:
                self.composition = ""
            if event.type == pygame.KEYDOWN and self.composition and event.key in _COMPOSING_KEYS:
                return True
        return bool(super().process_event(event))
