"""What all controls share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.metrics import Metrics

Box = tuple[float, float, float, float]
"""A rectangle in design units: x, y, width, height."""

Action = Callable[[], None]


class Host(Protocol):
    """What a widget may ask of the scene it stands in.

    Attributes:
        ring: whether the focus is shown: only while the keyboard is in use.
    """

    ring: bool

    @property
    def m(self) -> Metrics:
        """The measures of the window."""

    def invalidate(self) -> None:
        """Ask to be drawn again."""

    def focus(self, widget_id: str, *, ring: bool = True) -> None:
        """Move the keyboard's focus."""


def draw_ring(canvas: Canvas, box: Box) -> None:
    """Draw the mark of the keyboard's focus around a box: white with a black hair line."""
    x, y, w, h = box
    canvas.rounded(x - 6, y - 6, w + 12, h + 12, None, radius=9, edge=theme.BLACK, edge_width=4.4)
    canvas.rounded(x - 5, y - 5, w + 10, h + 10, None, radius=8, edge=theme.WHITE, edge_width=2.4)


class Widget:
    """A control with an id, a place, and one way to be used, whatever device asks for it.

    A scene makes its widgets in ``build`` and throws them away at the next one: what a widget shows lives in the
    scene. Mouse and keyboard both end in ``activate`` (or the finer verbs of a kind of widget).

    Args:
        widget_id: unique in its scene; tests and focus find the widget by it.
        box: the place in design units.
        off_reason: why the widget can't be used now; empty if it can.
        hint: a line shown as a tip or in the help line.
    """

    focusable = True
    ticks = False
    """Using the widget is heard."""
    takes_keys = False
    """The widget wants letters and arrows for itself while it has the focus."""

    def __init__(self, widget_id: str, box: Box, *, off_reason: str = "", hint: str = "") -> None:
        self.id = widget_id
        self.box = box
        self.sight = box
        """What is brought in sight when the widget gets the focus."""
        self.off_reason = off_reason
        self.hint = hint
        self.rect = pygame.Rect(0, 0, 0, 0)
        """The place in pixels, known once the widget is in a scene."""
        self.clip: pygame.Rect | None = None
        """The window of the scrolled area the widget lies in."""
        self.area_id = ""
        self.hovered = False
        self.focused = False
        self.pressed = False
        self._host: Host | None = None

    @property
    def enabled(self) -> bool:
        """Whether the widget can be used now."""
        return not self.off_reason

    @property
    def host(self) -> Host:
        """The scene. Raises RuntimeError before the widget has been added to one."""
        if self._host is None:
            raise RuntimeError(f"the widget {self.id!r} stands in no scene")
        return self._host

    @property
    def tip(self) -> str:
        """What to say about the widget under the pointer: why it is off, else its hint."""
        return self.off_reason or self.hint

    def attach(self, host: Host, *, clip: pygame.Rect | None = None, area_id: str = "") -> None:
        """Put the widget into a scene."""
        self._host = host
        self.rect = host.m.rect(*self.box)
        self.clip = clip
        self.area_id = area_id

    def detach(self) -> None:
        """Give back what outlives a rebuild; the scene has no widget of this id any more."""

    def hit(self, pos: tuple[int, int]) -> bool:
        """Tell whether a point in pixels lies on the widget."""
        return self.rect.collidepoint(pos) and (self.clip is None or self.clip.collidepoint(pos))

    def invalidate(self) -> None:
        """Ask to be drawn again."""
        if self._host is not None:
            self._host.invalidate()

    def draw(self, canvas: Canvas) -> None:
        """Draw the widget."""

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the mark of the keyboard's focus around the widget."""
        draw_ring(canvas, self.box)

    def activate(self) -> None:
        """Use the widget: what a click, Enter or Space does."""

    def press(self, pos: tuple[int, int]) -> None:
        """The left button went down on the widget."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moved with the left button down."""

    def release(self, pos: tuple[int, int]) -> None:
        """The left button, pressed on this widget, went up."""
        if self.hit(pos):
            self.activate()

    def double_click(self, pos: tuple[int, int]) -> None:
        """The widget was clicked twice in a row."""

    def wheel(self, steps: float) -> bool:
        """Turn the mouse wheel over the widget, up if positive; tell whether it was used."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Answer a key while the widget has the focus, before the scene moves the focus by it."""
        return False

    def text_event(self, event: pygame.event.Event) -> bool:
        """Answer typed text or the composition of an input method."""
        return False

    def update(self, dt: float) -> None:
        """Let time pass."""


class Picture(Widget):
    """A part of the scene that only draws; given a function, it needs no class of its own."""

    focusable = False

    def __init__(self, widget_id: str, box: Box, paint: Callable[[Canvas], None], *, hint: str = "") -> None:
        super().__init__(widget_id, box, hint=hint)
        self._paint = paint

    def draw(self, canvas: Canvas) -> None:
        """Draw the part."""
        self._paint(canvas)
