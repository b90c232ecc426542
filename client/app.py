"""The desktop program: one window, a stack of scenes, and the loop that keeps them going."""

from __future__ import annotations

import queue
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from art.fonts import Face
from client.audio import Sounds
from client.config import Settings
from client.errands import AtOnce, Errands, Post
from client.i18n import Language, Translator
from client.scene import Scene, SceneStack
from client.ui.canvas import Canvas
from client.ui.clock import Clock, SystemClock
from client.ui.display import Display, prepare_sdl
from client.ui.gui import GuiHost
from client.ui.ink import Ink
from client.ui.memory import return_pictures_when_freed
from client.ui.metrics import Metrics
from client.ui.shapes import Shapes
from client.ui.toast import Toasts

BUSY_RATE = 60
IDLE_RATE = 10
RESIZE_PAUSE = 0.15
"""How long a window being dragged must keep still before the layout is worked out anew."""
_LINGER = 0.5
"""How long the loop stays fast after an event, so that the pointer feels light."""
_SLIPS: dict[Language, Face] = {"zh-Hans": "script"}
"""What cards' names are written in where the brush of the pictures lacks many of them: all alike."""
_LONGEST_STEP = 0.1
_RESIZES = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
_INPUT = (
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.TEXTINPUT,
    pygame.TEXTEDITING,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)
_EXPOSURES = (pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)


class App:
    """Owns the window, the settings, the language and the scenes.

    Args:
        settings: changed only through ``change_settings``.
        translator: changed only through ``change_settings``.
        save_settings: called with the settings after every change.
        sounds: what is heard; nothing if none are given.
        clock: the time for ``run``.
        errands: makes what does things that take the disk; while one of those does, nothing else goes on if left out.
    """

    def __init__(
        self,
        settings: Settings,
        translator: Translator,
        *,
        save_settings: Callable[[Settings], None] = lambda settings: None,
        sounds: Sounds | None = None,
        clock: Clock | None = None,
        errands: Callable[[Post], Errands] = AtOnce,
    ) -> None:
        prepare_sdl()
        return_pictures_when_freed()
        self.settings = settings
        self.tr = translator
        self.sounds = sounds or Sounds(settings)
        self.ink = Ink()
        self.ink.slips = _SLIPS.get(translator.language)
        self.shapes = Shapes()
        self.running = True
        self.keyboard = False
        """Whether the player used a key last rather than a mouse button; focus is shown only then."""
        self.may_quit: Callable[[], bool] = lambda: True
        """Asked before the program ends at its user's wish."""
        self._save_settings = save_settings
        self._clock = clock or SystemClock()
        self._posted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.errands = errands(self.call_soon)
        """What takes the disk, and must not be waited for."""
        size = (settings.window_width, settings.window_height)
        self.display = Display(size, fullscreen=settings.fullscreen, title=translator("window-title"))
        self.metrics = self._measure()
        self.shapes.make_room(self.display.size)
        self.ink.make_room(self.display.size)
        self.gui = GuiHost(self.metrics)
        self.scenes = SceneStack(self)
        self.toasts = Toasts()
        self._frozen: pygame.Surface | None = None
        self._still_for = 0.0
        self._quiet_for = 0.0
        self._dirty = True
        self._is_unseen = False
        """Whether what is shown now hasn't been drawn yet, so that nothing clicked or typed can be meant for it."""

    # ---- what scenes use

    def canvas(self, surface: pygame.Surface | None = None) -> Canvas:
        """Return a canvas on a surface, the window's own if none is given."""
        return Canvas(surface or self.display.surface, self.metrics, self.ink, self.shapes)

    def toast(self, text: str) -> None:
        """Show a short notice above everything, for a few seconds."""
        self.toasts.add(text)
        self._dirty = True

    def quit(self) -> None:
        """End the program after this frame, unless something has to be said first."""
        if self.may_quit():
            self.running = False

    def call_soon(self, action: Callable[[], None]) -> None:
        """Have an action run by the loop; may be called from any thread, and wakes the loop."""
        self._posted.put(action)
        with suppress(pygame.error):  # the window is closed
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def forget_input(self) -> None:
        """Let whatever is clicked and typed before the next drawing reach nobody: it is meant for what isn't shown.

        So a click made while the window stood still never lands on what takes the place of that which was clicked.
        """
        self._is_unseen = self._dirty = True

    def change_settings(self, **changes: object) -> None:
        """Set fields of the settings, have them saved, and let language, text size and fullscreen work at once."""
        for name, value in changes.items():
            setattr(self.settings, name, value)
        self._save_settings(self.settings)
        if self.settings.fullscreen != self.display.fullscreen:
            self.display.set_fullscreen(self.settings.fullscreen)
        if self.settings.language and self.settings.language != self.tr.language:
            self._speak(self.settings.language)
        elif self._measure() != self.metrics:
            self.relayout()

    def toggle_fullscreen(self) -> None:
        """Switch between window and borderless fullscreen."""
        self.change_settings(fullscreen=not self.settings.fullscreen)

    def toggle_mute(self) -> None:
        """Switch all sound off or on, and say so where the uppermost scene doesn't show it."""
        self.change_settings(muted=not self.settings.muted)
        if self.scenes.top is None or not self.scenes.top.on_mute():
            self.toast(self.tr("audio-muted" if self.settings.muted else "audio-unmuted"))

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window a size and work out the layout at once."""
        self.display.resize(size)
        self._settle()

    def relayout(self) -> None:
        """Work out all layouts for the present size, language and text scale."""
        before, self.metrics = self.metrics, self._measure()
        self.ink.clear()
        self.shapes.tapes.clear()
        if self.metrics.u != before.u:
            self.shapes.clear()
        self.shapes.make_room(self.display.size)
        self.ink.make_room(self.display.size)
        self.gui.remeasure(self.metrics)
        self.scenes.relayout()
        self._dirty = True

    def screenshot(self, path: Path) -> None:
        """Write what the window shows to a picture file."""
        self.draw()
        pygame.image.save(self.display.surface, str(path))

    # ---- the loop

    def run(self, scene: Scene | None = None) -> None:
        """Show scenes until the program is to end; ``scene`` becomes the first if there is none yet."""
        if scene is not None:
            self.scenes.push(scene)
        before = self._clock.now()
        try:
            while self.running and len(self.scenes):
                self._clock.rest(max(0.0, 1 / self.frame_rate - (self._clock.now() - before)))
                now = self._clock.now()
                self.step(now - before)
                before = now
        finally:
            self.close()

    def close(self) -> None:
        """Leave all scenes, fall silent and close the window."""
        self.scenes.clear()
        self.sounds.close()
        pygame.display.quit()

    @property
    def frame_rate(self) -> int:
        """How many frames a second are wanted now."""
        top = self.scenes.top
        busy = (top is not None and top.animating) or self.toasts.animating or self._frozen is not None
        return BUSY_RATE if busy or self._quiet_for < _LINGER else IDLE_RATE

    def step(self, dt: float) -> None:
        """Run one frame: all waiting events, ``dt`` seconds of time, a drawing if anything changed, and its sounds."""
        self._quiet_for += dt
        for event in pygame.event.get():
            if not (self._is_unseen and event.type in _INPUT):
                self.handle(event)
        self._run_posted()
        self._watch_resize(dt)
        dt = min(dt, _LONGEST_STEP)
        self.gui.update(dt)
        self.scenes.update(dt)
        self._dirty |= self.toasts.update(dt)
        if self._dirty or self.scenes.dirty:
            self.draw()
            pygame.display.flip()
            if self._is_unseen:
                pygame.event.clear(_INPUT)
                self._is_unseen = False
        self.sounds.update(self.scenes.ambience)

    def handle(self, event: pygame.event.Event) -> None:
        """Answer one event of the window, or hand it to the scenes."""
        if event.type == pygame.USEREVENT:
            return  # woken by call_soon
        self._quiet_for = 0.0
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.keyboard = event.type == pygame.KEYDOWN
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in _RESIZES:
            self._begin_resize()
        elif event.type in _EXPOSURES:
            self._dirty = True
        elif event.type == pygame.KEYDOWN and _wants_fullscreen(event):
            self.toggle_fullscreen()
        elif not self.scenes.handle(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_m:
            self.toggle_mute()

    def draw(self) -> None:
        """Draw the whole window."""
        surface = self.display.surface
        if self._frozen is not None:
            pygame.transform.scale(self._frozen, surface.get_size(), surface)
        else:
            self.scenes.draw(surface)
            self.toasts.draw(self.canvas())
        self._dirty = False

    # ---- inside

    def _measure(self) -> Metrics:
        width, height = self.display.size
        return Metrics(width, height, self.settings.text_scale)

    def _speak(self, language: Language) -> None:
        self.tr.set_language(language)
        self.display.set_title(self.tr("window-title"))
        self.ink.slips = _SLIPS.get(language)
        self.shapes.clear()  # cards bear their names
        self.relayout()

    def _run_posted(self) -> None:
        while not self._posted.empty():
            self._posted.get()()

    def _begin_resize(self) -> None:
        if self.display.size == (self.metrics.width, self.metrics.height):
            return
        if self._frozen is None:
            self._frozen = pygame.Surface((self.metrics.width, self.metrics.height))
            self.scenes.draw(self._frozen)
        self._still_for = 0.0
        self._dirty = True

    def _watch_resize(self, dt: float) -> None:
        if self._frozen is None:
            return
        self._still_for += dt
        if self._still_for >= RESIZE_PAUSE:
            self._settle()

    def _settle(self) -> None:
        self._frozen = None
        self.display.settle()
        if not self.display.fullscreen:
            width, height = self.display.windowed_size
            self.settings.window_width, self.settings.window_height = width, height
            self._save_settings(self.settings)
        if self._measure() != self.metrics:
            self.relayout()


def _wants_fullscreen(event: pygame.event.Event) -> bool:
    alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
    return bool(event.key == pygame.K_F11 or alt_enter)
