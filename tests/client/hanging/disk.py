"""A window over a disk that answers nothing while its gate is shut."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from client.config import Settings
from client.i18n import Translator
from client.launch import open_app, service_for
from client.scenes.ports import MatchChoice
from client.scenes.saves_list import ListScene
from client.scenes.title import TitleScene
from client.ui.widget_scene import WidgetScene
from saves import SaveStore
from saves.replay_store import ReplayStore
from tests.client.replay.watching import replay_of

CHOICE = MatchChoice("peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"first_player": 0}, "7")
SOON = 3.5
"""Seconds in which whatever the player asks for has to be answered on a machine that is busy.

Who waits for the disk waits for thirty, or as long as the program does at its end.
"""


class Gate:
    """Lets nothing be written while it is shut, or nothing be read either."""

    def __init__(self) -> None:
        self._writing, self._reading = threading.Event(), threading.Event()
        self.failure: OSError | None = None
        """Why nothing can be written."""
        self.read_failure: OSError | None = None
        self.delay = 0.0
        """Seconds everything takes."""
        self.open()

    def shut(self, *, reading: bool = False) -> None:
        self._writing.clear()
        if reading:
            self._reading.clear()

    def open(self) -> None:
        self._writing.set()
        self._reading.set()

    def guarding(self, deed: Callable[..., Any], *, reads: bool = False) -> Callable[..., Any]:
        gate = self._reading if reads else self._writing

        def guarded(*args: Any) -> Any:
            assert gate.wait(30), "the test has forgotten it"
            time.sleep(self.delay)
            if (failure := self.read_failure if reads else self.failure) is not None:
                raise failure
            return deed(*args)

        return guarded


class Window:
    """The real window at its title; there are a saved match with a name, and a replay."""

    def __init__(self) -> None:
        self.app = open_app(Settings(window_width=1280, window_height=720, pace="instant"), Translator("en"))
        self.service = service_for(self.app)
        self.service.open()
        self.app.scenes.push(TitleScene(self.service))
        self.begin()
        self.service.save_named("kept", lambda error: None)
        assert self.service.running is not None
        self.service.running.keeper.flush()
        self.service.leave()
        self.replays = ReplayStore()
        self.replays.add(replay_of())
        self.saves = SaveStore()
        assert self.app.errands.wait(10)
        pygame.event.clear()

    def begin(self) -> None:
        """Deal a match and wait until it is on the table."""
        self.service.start(CHOICE)
        self.until(lambda: self.service.running is not None)

    @property
    def top(self) -> WidgetScene:
        scene = self.app.scenes.top
        assert isinstance(scene, WidgetScene)
        return scene

    def show(self, scene: WidgetScene, tab: str = "") -> None:
        self.app.scenes.push(scene)
        if isinstance(scene, ListScene) and tab:
            scene._choose_tab(tab)
        self.app.step(0.01)

    def press(self, *widgets: str) -> None:
        for widget in widgets:
            self.top.widget(widget).activate()
            self.app.step(0.01)

    def drop(self, path: Path) -> None:
        self.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))

    def words(self) -> str:
        self.app.ink.records = []
        self.app.draw()
        return "\n".join(record.text for record in self.app.ink.records)

    def until(self, done: Callable[[], object]) -> None:
        end = time.monotonic() + 10
        while not done():
            self.app.step(0.001)
            time.sleep(0.001)
            assert time.monotonic() < end

    def saved(self) -> list[str]:
        return [entry.id for entry in self.saves.entries() if entry.is_named]
