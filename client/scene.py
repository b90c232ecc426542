"""Scenes, and the stack that decides which of them are heard, moved on and seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from client.app import App
    from client.ui.metrics import Metrics


class Scene:
    """One screen of the program, or an overlay on others.

    The stack calls the hooks in this order: ``enter``, ``relayout``, any number of ``handle``/``update``/``draw``,
    ``pause`` and ``resume`` around the time another scene stands above it, and ``leave`` once at the end.
    """

    transparent = False
    """An overlay: the scene below is drawn first."""

    def __init__(self) -> None:
        self._app: App | None = None
        self.dirty = True
        """Something changed that must be drawn; see ``invalidate``."""

    @property
    def app(self) -> App:
        """The program that shows this scene. Raises RuntimeError before the scene has been entered."""
        if self._app is None:
            raise RuntimeError("a scene belongs to no app before it is entered")
        return self._app

    @property
    def m(self) -> Metrics:
        """The measures of the window."""
        return self.app.metrics

    def tr(self, key: str, **arguments: str | int | float) -> str:
        """Return a sentence in the present language."""
        return self.app.tr(key, **arguments)

    @property
    def ambience(self) -> tuple[str, ...] | None:
        """The loops to be heard here, of `art.sounds.AMBIENCES`; None for those of the scene below."""
        return None

    @property
    def animating(self) -> bool:
        """Whether the scene wants 60 frames a second; an idle one gets 10."""
        return False

    def enter(self) -> None:
        """Take the stage for the first time."""

    def leave(self) -> None:
        """Give everything back; the scene is not used again."""

    def pause(self) -> None:
        """Another scene stands above this one now."""

    def resume(self) -> None:
        """This scene is the uppermost again."""

    def relayout(self) -> None:
        """Work the layout out anew: the size, language or text scale changed."""

    def on_mute(self) -> bool:
        """The sound was switched off or on; tell whether the scene shows that itself."""
        return False

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass. Never draws. Only the uppermost scene is updated."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event and tell whether it was used."""
        return False

    def invalidate(self) -> None:
        """Ask to be drawn again."""
        self.dirty = True


class SceneStack:
    """A stack of scenes. Events and time reach the uppermost one; overlays show what lies below them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._changed = False

    def __len__(self) -> int:
        return len(self._scenes)

    def __contains__(self, scene: Scene) -> bool:
        return scene in self._scenes

    @property
    def top(self) -> Scene | None:
        """The uppermost scene."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> list[Scene]:
        """The scenes to draw, from the lowest up."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].transparent:
            first -= 1
        return self._scenes[max(0, first) :]

    @property
    def ambience(self) -> tuple[str, ...]:
        """The loops to be heard: those of the uppermost scene that has any of its own."""
        heard = (scene.ambience for scene in reversed(self._scenes))
        return next((loops for loops in heard if loops is not None), ())

    @property
    def dirty(self) -> bool:
        """Whether anything visible must be drawn again."""
        return self._changed or any(scene.dirty for scene in self.visible)

    def push(self, scene: Scene) -> None:
        """Put a scene above the others."""
        if self.top is not None:
            self.top.pause()
        self._add(scene)

    def pop(self) -> None:
        """Take the uppermost scene away."""
        if self._remove_top() and self.top is not None:
            self.top.resume()

    def close(self, scene: Scene) -> None:
        """Take a scene away together with all that stand above it; nothing happens if it is gone already."""
        if scene not in self._scenes:
            return
        while self.top is not scene:
            self._remove_top()
        self.pop()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the uppermost one."""
        self._remove_top()
        self._add(scene)

    def reset(self, scene: Scene) -> None:
        """Take all scenes away, from the top down, and start over with another; nobody has clicked on that yet."""
        self.clear()
        self._add(scene)
        self._app.forget_input()

    def clear(self) -> None:
        """Take all scenes away."""
        while self._remove_top():
            pass

    def relayout(self) -> None:
        """Have every scene work out its layout anew."""
        for scene in list(self._scenes):
            scene.relayout()
        self._changed = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the uppermost scene."""
        return self.top.handle(event) if self.top is not None else False

    def update(self, dt: float) -> None:
        """Let time pass for the uppermost scene."""
        if self.top is not None:
            self.top.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all visible scenes."""
        for scene in self.visible:
            scene.draw(surface)
            scene.dirty = False
        self._changed = False

    def _add(self, scene: Scene) -> None:
        scene._app = self._app
        self._scenes.append(scene)
        self._changed = True
        scene.enter()
        if scene in self._scenes:
            scene.relayout()

    def _remove_top(self) -> bool:
        if not self._scenes:
            return False
        scene = self._scenes.pop()
        self._changed = True
        scene.leave()
        return True
