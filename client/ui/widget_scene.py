"""A scene made of widgets."""

from __future__ import annotations

from typing import TypeVar

import pygame

from client.scene import Scene
from client.ui.canvas import Canvas
from client.ui.focus import DIRECTIONS, next_in_direction, next_in_order
from client.ui.scroll import ScrollArea
from client.ui.segments import Segments
from client.ui.tooltip import draw_tip
from client.ui.widget import Widget

W = TypeVar("W", bound=Widget)

_TIP_DELAY = 0.45
_DOUBLE_CLICK_MS = 350
_ENTER_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER)
_POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
_NOWHERE = (-1, -1)


class WidgetScene(Scene):
    """Lets widgets answer mouse and keyboard, keeps the focus, and draws.

    A subclass adds its widgets in ``build`` and paints what lies behind them in ``paint``. After any change of what
    they show it calls ``rebuild``: widgets are made anew, focus stays by id.
    """

    shows_tips = True

    def __init__(self) -> None:
        super().__init__()
        self.widgets: list[Widget] = []
        self.focus_id = ""
        self.ring = False
        """Whether the focus is shown: only while the keyboard is in use."""
        self.pointing = True
        """Whether the pointer was used after the latest key: else what it rests on is no longer what matters."""
        self._by_id: dict[str, Widget] = {}
        self._pointer = _NOWHERE
        self._captured = ""
        self._hover_time = 0.0
        self._last_click = ("", -_DOUBLE_CLICK_MS)

    # ---- for subclasses

    def build(self) -> None:
        """Add the widgets for the present state, in the order Tab visits them."""

    def paint(self, canvas: Canvas) -> None:
        """Paint what lies behind the widgets."""

    def paint_over(self, canvas: Canvas) -> None:
        """Paint what lies above the widgets."""

    def back(self) -> None:
        """Go one step back: Escape or a right click. Closes the scene unless overridden."""
        self.app.scenes.close(self)

    def add(self, widget: W, *, area: ScrollArea | None = None) -> W:
        """Put a widget into the scene, or into a scrolled area of it."""
        if widget.id in self._by_id:
            raise ValueError(f"there are two widgets called {widget.id!r}")
        widget.attach(self, clip=area.rect if area else None, area_id=area.id if area else "")
        self.widgets.append(widget)
        self._by_id[widget.id] = widget
        return widget

    # ---- for everybody

    def widget(self, widget_id: str) -> Widget:
        """Return a widget by its id. Raises KeyError if there is none."""
        return self._by_id[widget_id]

    def rebuild(self) -> None:
        """Make all widgets anew."""
        old = self._by_id
        self.widgets, self._by_id = [], {}
        self.build()
        for widget_id, widget in old.items():
            if widget_id not in self._by_id:
                widget.detach()
        for widget in self.widgets:
            widget.pressed = widget.id == self._captured
        self._apply_focus()
        self._apply_hover()
        self.invalidate()

    def enter(self) -> None:
        """Show the focus from the start if the player came here by keyboard."""
        self.ring = self.app.keyboard

    def pause(self) -> None:
        """Nothing here is pointed at while another scene stands above."""
        self._point_at(_NOWHERE)
        self.invalidate()

    def resume(self) -> None:
        """The pointer may be anywhere by now."""
        self._point_at(pygame.mouse.get_pos() if pygame.mouse.get_focused() else _NOWHERE)

    def relayout(self) -> None:
        """Make all widgets anew for other measures or words."""
        self.rebuild()

    def focus(self, widget_id: str, *, ring: bool = True) -> None:
        """Move the keyboard's focus to a widget ("" takes it away) and bring it in sight."""
        self.focus_id, self.ring = widget_id, ring
        self._apply_focus()
        widget = self._by_id.get(widget_id)
        if widget is not None and widget.area_id:
            area = self._by_id[widget.area_id]
            if isinstance(area, ScrollArea):
                area.reveal(widget.sight)
        self.invalidate()

    def use(self, widget: Widget) -> None:
        """Use a widget as a press on it does."""
        self._tick(widget)
        widget.activate()

    @property
    def focused(self) -> Widget | None:
        """The widget with the focus."""
        return self._by_id.get(self.focus_id)

    def leave(self) -> None:
        """Throw the widgets away."""
        for widget in self.widgets:
            widget.detach()

    def update(self, dt: float) -> None:
        """Let time pass for the widgets, and let tips come up."""
        for widget in list(self.widgets):
            widget.update(dt)
        before = self._hover_time
        self._hover_time += dt
        if before < _TIP_DELAY <= self._hover_time and self._tip_widget() is not None:
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw background, widgets, focus and tip."""
        canvas = self.app.canvas(surface)
        self.paint(canvas)
        for widget in self.widgets:
            with canvas.clipped(widget.clip, scrolling=True):
                widget.draw(canvas)
        for widget in self.widgets:
            if isinstance(widget, ScrollArea):
                widget.draw_over(canvas)
        self.paint_over(canvas)
        focused = self.focused
        if self.ring and focused is not None:
            area = self._by_id.get(focused.area_id)
            with canvas.clipped(area.rect.inflate(16, 16) if area else None, scrolling=True):
                focused.draw_ring(canvas)
        about = self._tip_widget() if self.shows_tips and self.app.scenes.top is self else None
        if about is not None and self._hover_time >= _TIP_DELAY:
            draw_tip(canvas, about.tip, about.rect)

    # ---- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event by a widget, or by moving the focus."""
        if event.type in (*_POINTING, pygame.KEYDOWN):
            self.pointing = event.type != pygame.KEYDOWN
        if event.type == pygame.MOUSEMOTION:
            return self._on_motion(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self._point_at(_NOWHERE)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._on_press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._on_release(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.back()
            return True
        if event.type == pygame.MOUSEWHEEL:
            return self._on_wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._on_key(event)
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self.focused.text_event(event) if self.focused is not None else False
        return False

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the uppermost widget under a point in pixels that can be pointed at."""
        for widget in reversed(self.widgets):
            if (widget.focusable or widget.hint or isinstance(widget, ScrollArea)) and widget.hit(pos):
                return widget
        return None

    def _on_motion(self, pos: tuple[int, int]) -> bool:
        self._pointer = pos
        captured = self._by_id.get(self._captured)
        if captured is not None:
            captured.drag(pos)
            return True
        self._apply_hover()
        return False

    def _point_at(self, pos: tuple[int, int]) -> None:
        self._pointer = pos
        self._apply_hover()

    def _on_press(self, pos: tuple[int, int]) -> bool:
        self._pointer = pos
        self._apply_hover()
        self._hover_time = 0.0
        widget = self.widget_at(pos)
        if widget is None or (not widget.focusable and not isinstance(widget, ScrollArea)):
            self.focus("", ring=False)
            return False
        if widget.focusable:
            self.focus(widget.id, ring=False)
        self._captured, widget.pressed = widget.id, True
        self._tick(widget)
        widget.press(pos)
        self.invalidate()
        return True

    def _on_release(self, pos: tuple[int, int]) -> bool:
        captured = self._by_id.get(self._captured)
        self._captured = ""
        if captured is None:
            return False
        captured.pressed = False
        self.invalidate()
        now, (clicked, at) = pygame.time.get_ticks(), self._last_click
        self._last_click = (captured.id, now)
        captured.release(pos)
        if clicked == captured.id and now - at <= _DOUBLE_CLICK_MS:
            captured.double_click(pos)
        return True

    def _on_wheel(self, event: pygame.event.Event) -> bool:
        steps = float(getattr(event, "precise_y", event.y))
        over = [widget for widget in reversed(self.widgets) if widget.rect.collidepoint(self._pointer)]
        return any(widget.wheel(steps) for widget in over)

    def _on_key(self, event: pygame.event.Event) -> bool:
        self._apply_hover()
        focused = self.focused
        if focused is not None and focused.key(event):
            self._tick(focused)
            self.ring = self.ring or not focused.takes_keys
            self.invalidate()
            return True
        if event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.key == pygame.K_TAB:
            self._move(next_in_order(self._stops(), focused, -1 if event.mod & pygame.KMOD_SHIFT else 1))
            return True
        if event.key in DIRECTIONS:
            self._move(next_in_direction(self._stops(), focused, DIRECTIONS[event.key]))
            return True
        return self._use_key(event, focused)

    def _use_key(self, event: pygame.event.Event, focused: Widget | None) -> bool:
        """Use the widget in focus, or the one this key belongs to: Enter's own, unless the focus is in sight."""
        code = pygame.K_RETURN if event.key in _ENTER_KEYS else event.key
        owner = self._owner_of(code)
        if focused is not None and not focused.takes_keys:
            if code == pygame.K_SPACE or (code == pygame.K_RETURN and (self.ring or owner is None)):
                owner = focused
        elif focused is not None and code != pygame.K_RETURN:
            return False  # the letters are its own
        if owner is None:
            return False
        self.use(owner)
        return True

    def _owner_of(self, code: int) -> Widget | None:
        """Return the widget a key belongs to."""
        hotkeys = ((widget, getattr(widget, "hotkey", None)) for widget in self.widgets)
        return next((widget for widget, hotkey in hotkeys if hotkey is not None and hotkey.code == code), None)

    def _tick(self, widget: Widget) -> None:
        if widget.ticks and widget.enabled:
            self.app.sounds.play("tick")

    def _stops(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.focusable]

    def _move(self, widget: Widget | None) -> None:
        if not self.ring and self.focused is not None and not self.focused.takes_keys:
            self.focus(self.focus_id)  # the first key only shows where the focus is
        elif widget is not None:
            self.focus(widget.id)
        self._hover_time = 0.0

    def _apply_focus(self) -> None:
        for widget in self.widgets:
            widget.focused = widget.id == self.focus_id

    def _apply_hover(self) -> None:
        under = self.widget_at(self._pointer)
        for widget in self.widgets:
            hovered = widget is under
            if hovered != widget.hovered:
                widget.hovered = hovered
                self._hover_time = 0.0
                self.invalidate()
            if isinstance(widget, Segments):
                widget.point(self._pointer if hovered and self.pointing else _NOWHERE)

    def _tip_widget(self) -> Widget | None:
        """Return the widget a tip would be about: under the pointer, or in focus by keyboard if it is off."""
        for widget in self.widgets:
            if widget.hovered and widget.tip and not widget.pressed:
                return widget
        focused = self.focused
        return focused if self.ring and focused is not None and focused.off_reason else None
