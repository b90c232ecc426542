"""The program in a real window, played by keys, closed in the middle of an exorcism, and opened again."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client import launch
from client.app import App
from client.config import Settings, save_settings
from client.i18n import Translator
from client.scene import Scene
from client.scenes.ports import MatchChoice
from client.scenes.table.scene import TableScene
from client.service import Service
from client.session import LocalSession
from client.ui.display import UNSEEN_DRIVERS
from core.kernel.prompts import Prompt
from saves import SaveStore
from saves.paths import set_data_dir
from tests.client.table.seating import KeyPlayer, Seating
from tests.client.ui.conftest import Driver

pytestmark = pytest.mark.real_window

CHOICE = MatchChoice("peak", "standard", ("Me", "A", "B", "C", "D", "E"), "random", {}, "11")
PATIENCE = 60.0
"""How many seconds the other players may take between two questions."""


@pytest.fixture(autouse=True)
def real_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The driver SDL finds for a player, instead of the one the other tests draw nowhere with."""
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    set_data_dir(tmp_path)
    save_settings(Settings(pace="instant"))
    yield
    pygame.display.quit()
    set_data_dir(None)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """The windows that have been opened; `open_window` keeps them to itself."""
    apps: list[App] = []
    real = launch.open_app

    def open_app(settings: Settings, tr: Translator) -> App:
        apps.append(real(settings, tr))
        return apps[-1]

    monkeypatch.setattr(launch, "open_app", open_app)
    return apps


class Sitting(Seating):
    """Somebody at the table of the program itself, in real time."""

    def __init__(self, app: App) -> None:
        assert isinstance(app.scenes.top, TableScene)
        assert isinstance(app.scenes.top.session, LocalSession)
        self.app = app
        self.scene = app.scenes.top
        self.session = app.scenes.top.session
        self.driver = Driver(app)
        self.chance = random.Random(4)
        self.keys = KeyPlayer(self)

    def frame(self, count: int = 1, dt: float = 1 / 60) -> None:
        for _ in range(count):
            self.app.step(dt)
            pygame.time.wait(1)

    def until_asked(self) -> Prompt:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.frame()
            prompt = self.session.prompt()
            if prompt is not None:
                return prompt
        raise AssertionError("nobody is asked")

    def answer(self, prompt: Prompt) -> None:
        before = self.session.version
        self.keys.answer(prompt, self.any_answer(prompt))
        assert self.session.version > before, f"{prompt} was not answered"

    def snapshot(self) -> tuple[Any, ...]:
        """What is asked, known, and seen on the table."""
        theatre = self.scene.director.theatre
        assert theatre is not None
        seen = (theatre.host, theatre.bearer, theatre.face, dict(theatre.laid))
        return self.session.prompt(), self.session.view(), seen


def close_window() -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def test_a_match_is_played_closed_in_an_exorcism_and_resumed_at_the_same_question(opened: list[App]) -> None:
    left: list[tuple[Any, ...]] = []
    found: list[tuple[Any, ...]] = []

    def play(service: Service[Scene]) -> None:
        service.start(CHOICE)
        assert pygame.display.get_driver() not in UNSEEN_DRIVERS
        assert pygame.display.get_wm_info()["window"]
        sitting = Sitting(opened[-1])
        while not in_votes(sitting, sitting.until_asked()):
            sitting.answer(sitting.until_asked())
        left.append(sitting.snapshot())
        close_window()

    def resume(service: Service[Scene]) -> None:
        entry = SaveStore().newest_unfinished()
        assert entry is not None
        service.resume(entry.id)
        sitting = Sitting(opened[-1])
        prompt = sitting.until_asked()
        found.append(sitting.snapshot())
        sitting.answer(prompt)
        sitting.answer(sitting.until_asked())
        close_window()

    launch.open_window("en", play)
    assert not pygame.display.get_init()
    launch.open_window("en", resume)
    assert len(left) == 1
    assert found == left


def in_votes(sitting: Sitting, prompt: Prompt) -> bool:
    """Whether the player votes in somebody else's exorcism, in which others have laid votes already."""
    exorcism, theatre = sitting.session.view()["exorcism"], sitting.scene.director.theatre
    if prompt.kind != "votes" or exorcism is None or theatre is None:
        return False
    return exorcism["host"] != 0 and any(theatre.laid.values())
