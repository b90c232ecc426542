"""The table of a replay: it shows, and asks nobody anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from client.app import App
from client.audio import Foley
from client.i18n import Translator
from client.scenes.replay.hands import lay_hands
from client.scenes.replay.viewport import Viewport
from client.scenes.table.notebook import Notebook
from client.scenes.table.player import Player
from client.scenes.table.scene import TableScene
from client.session.replay import ReplaySession
from client.words import Spans, Words
from core.kernel.events import Event
from core.kernel.viewers import MODERATOR
from saves.errors import SaveError

FOR_PLAYING: Final = ("next", "full-control", "skip", "pace-slow", "pace-normal", "pace-fast", "pace-instant", "pace")
"""Widgets of the table that are for who plays at it."""


class Onlooker(Player):
    """Somebody who only looks on: his menu is the replay's.

    Args:
        scene: the table.
        menu: opens it.
    """

    def __init__(self, scene: TableScene, menu: Callable[[], None]) -> None:
        super().__init__(scene)
        self._menu = menu

    def open_menu(self) -> None:
        """Open the replay's menu."""
        self._menu()


class NoPort:
    """Stands for what a table asks of the program, and a replay's never does."""

    def save(self, then: Callable[[], None], failed: Callable[[SaveError], None]) -> None:
        """Do nothing."""

    def save_as(self) -> None:
        """Do nothing."""

    def save_replay(self) -> None:
        """Do nothing."""

    def watch_replay(self) -> None:
        """Do nothing."""

    def again(self) -> None:
        """Do nothing."""

    def show_title(self) -> None:
        """Do nothing."""


class KeptWords(Words):
    """Words that say each fact of a replay once, and remember it: its facts never change, nor does their language."""

    def __init__(self, tr: Translator, names: Sequence[str], viewer: int, ruleset: str) -> None:
        super().__init__(tr, names, viewer, ruleset)
        self._said: dict[tuple[int, bool], Spans] = {}

    def event(self, event: Event, before: Event | None = None) -> Spans:
        """Return the log's sentence for an event; ``before`` is the one before it, where that is known."""
        key = (event.number, before is None)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = super().event(event, before)
        return said


class ReplayTable(TableScene):
    """The table of a replay; the scene around it gives it its part of the window, its time and its events.

    Args:
        session: the replay.
        viewport: its part of the window.
        menu: opens the replay's menu.
    """

    def __init__(self, session: ReplaySession, viewport: Viewport, menu: Callable[[], None]) -> None:
        super().__init__(session, NoPort())
        self._app = cast(App, viewport)
        self._replay = session
        self._viewport = viewport
        self.player = Onlooker(self, menu)

    def look_through(self, viewer: int) -> None:
        """Show the replay to another of its viewers."""
        self._replay.look_through(viewer)
        self.take_words()
        self._notebook = Notebook(viewer)
        self.director.rewind(0)
        self.sync()

    def words_for(self, names: list[str], viewer: int, ruleset: str) -> Words:
        """Return what says things to a viewer, and each fact but once."""
        return KeptWords(self.app.tr, names, viewer, ruleset)

    def resume(self) -> None:
        """Go on after something lay above."""
        self.session.paused = False
        self.sync()

    def take_over(self) -> None:
        """Have the director tell what has happened; what a leap passes over is neither staged nor heard."""
        if self._replay.stretch == 0:
            director, session = self.director, self._replay
            director.foley = None
            director.skip(self.now)
            director.theatre = None
            director.rewind(session.view()["next_event"])
            director.recall(session.events(director.received))
            director.foley = Foley(self.app.sounds, session.seat)
        super().take_over()

    def build(self) -> None:
        """Lay the table, without what is only for playing."""
        super().build()
        for widget_id in FOR_PLAYING:
            widget = self._by_id.pop(widget_id, None)
            if widget is not None:
                self.widgets.remove(widget)
                widget.detach()
        if self._replay.viewer == MODERATOR:
            for shown in lay_hands(self.tableau):
                self.add(shown)

    def _watch_end(self, dt: float) -> None:
        """Stay at the table: a replay has no curtain call."""
