"""Mouse and keys of the viewer of replays: what is for the table goes there, the rest moves in time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from client.ui.button import Key
from client.ui.widget_scene import WidgetScene
from core.kernel import MODERATOR, SPECTATOR

if TYPE_CHECKING:
    from client.scenes.replay.scene import ReplayScene

_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_TO_TABLE: Final = (pygame.K_l, pygame.K_i, pygame.K_b, pygame.K_r)
"""Keys that are the table's: its log, its inspector, its notebook, its rules."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
KEYS_KEY: Final = Key(pygame.K_k, "K")
"""The key that lists the keys, and puts the list away."""
KEYS: Final = (
    ("replay-key-space", "replay-key-play"),
    ("replay-key-arrows", "replay-key-step"),
    ("replay-key-shift-arrows", "replay-key-turn"),
    ("replay-key-points", "replay-key-moment"),
    ("replay-key-ends", "replay-key-end"),
    ("replay-key-up", "replay-key-rate"),
    ("replay-key-v", "replay-key-viewer"),
    ("replay-key-digits", "replay-key-seat"),
    ("replay-key-zero", "replay-key-all"),
    ("replay-key-c", "replay-key-continue"),
    ("replay-key-e", "replay-key-ending"),
    ("replay-key-panels", "replay-key-table"),
    ("key-escape", "replay-key-leave"),
)
"""The keys of the viewer: their names, and what they do."""


class Steering:
    """Gives events to the bar or to the table, whichever they are for.

    Args:
        scene: the viewer.
    """

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        self.keys_at_table = False
        """Tab and Enter are for the table's widgets now, not for the bar's."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to whom it is for; tell whether it was used."""
        if event.type in _MOUSE:
            return self._on_mouse(event)
        if event.type == pygame.KEYDOWN:
            return self._use_replay_key(event) or self._on_other_key(event)
        return self._handle_at_bar(event)

    def _on_mouse(self, event: pygame.event.Event) -> bool:
        pos = self.scene.pointer if event.type == pygame.MOUSEWHEEL else event.pos
        at_table = pos[1] < self.scene.table_height and not self.scene.is_held
        if event.type == pygame.MOUSEMOTION:
            self.scene.timeline.point(None if at_table else pos)
            self._handle_at_bar(event)
            inside = pos if at_table else (-1, -1)
            return self.scene.table.handle(pygame.event.Event(event.type, event.dict | {"pos": inside}))
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.keys_at_table = at_table
        return self.scene.table.handle(event) if at_table else self._handle_at_bar(event)

    def _use_replay_key(self, event: pygame.event.Event) -> bool:
        """Use a key that belongs to the replay whatever is in focus."""
        scene, session, shift = self.scene, self.scene.session, bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_TAB:
            self._tab(event)
            return True
        deeds: dict[int, Callable[[], Any]] = {
            pygame.K_SPACE: partial(scene.do, session.play),
            pygame.K_LEFT: partial(scene.do, partial(session.step_turn if shift else session.step, -1)),
            pygame.K_RIGHT: partial(scene.do, partial(session.step_turn if shift else session.step, 1)),
            pygame.K_PAGEUP: partial(scene.do, partial(session.step_turn, -1)),
            pygame.K_PAGEDOWN: partial(scene.do, partial(session.step_turn, 1)),
            pygame.K_HOME: partial(scene.jump, 0),
            pygame.K_END: partial(scene.jump, session.film.last),
            pygame.K_UP: partial(scene.change_rate, 1),
            pygame.K_DOWN: partial(scene.change_rate, -1),
            pygame.K_COMMA: partial(scene.step_moment, -1),
            pygame.K_PERIOD: partial(scene.step_moment, 1),
            pygame.K_v: partial(scene.step_viewer, -1 if shift else 1),
            pygame.K_0: partial(scene.look_through, MODERATOR),
            pygame.K_p: partial(scene.look_through, SPECTATOR),
            pygame.K_F1: scene.show_keys,
            pygame.K_ESCAPE: scene.back,
        }
        for seat in range(min(9, len(session.names))):
            deeds[pygame.K_1 + seat] = partial(scene.look_through, seat)
        deed = deeds.get(event.key)
        if deed is None:
            return False
        deed()
        return True

    def _on_other_key(self, event: pygame.event.Event) -> bool:
        if event.key in _TO_TABLE or (self.keys_at_table and event.key in _ENTER):
            return self.scene.table.handle(event)
        return self._handle_at_bar(event)

    def _tab(self, event: pygame.event.Event) -> None:
        """Go on to the next widget: through the bar, then through the table, and so on."""
        here: WidgetScene = self.scene.table if self.keys_at_table else self.scene
        there: WidgetScene = self.scene if self.keys_at_table else self.scene.table
        backward = bool(event.mod & pygame.KMOD_SHIFT)
        stops = [[widget.id for widget in scene.widgets if widget.focusable] for scene in (here, there)]
        edge = stops[0][0 if backward else -1] if stops[0] else ""
        if here.focus_id == edge and stops[1]:
            here.focus("", ring=False)
            there.focus(stops[1][-1 if backward else 0])
            self.keys_at_table = not self.keys_at_table
        else:
            WidgetScene.handle(here, event)

    def _handle_at_bar(self, event: pygame.event.Event) -> bool:
        return WidgetScene.handle(self.scene, event)
