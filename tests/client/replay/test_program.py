"""The whole way in the program's own window: a match ends, its replay is watched, and a match goes on from it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.launch import service_for
from client.scene import Scene
from client.scenes.pause import PauseScene
from client.scenes.ports import MatchChoice
from client.scenes.replay import ReplayScene
from client.scenes.replay.choosing import ChoosingScene
from client.scenes.replay.listing import ReplaysScene
from client.scenes.result import ResultScene
from client.scenes.table.scene import TableScene
from client.scenes.title import TitleScene
from client.service import Service
from saves.paths import set_data_dir
from saves.replay_check import check_replay
from saves.replay_store import ReplayStore, read_replay
from tests.client.ui.conftest import Driver

CHOICE = MatchChoice("peak", "three", ("Ann", "Bea", "Cai"), "random", seed="3")
S = TypeVar("S", bound=Scene)


class Program:
    """The program in its window, with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        set_data_dir(folder)
        self.app = App(Settings(pace="instant"), Translator("en", strict=True))
        pygame.event.clear()
        self.service: Service[Scene] = service_for(self.app)
        self.app.scenes.push(TitleScene(self.service))
        self.driver = Driver(self.app)
        self.replays = ReplayStore()

    def until(self, kind: type[S]) -> S:
        """Let frames pass until a scene of this kind is the uppermost."""
        return self.wait_for(lambda: top if isinstance(top := self.app.scenes.top, kind) else None)

    def wait_for(self, look: Callable[[], S | None]) -> S:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            self.app.step(1 / 60)
            found = look()
            if found is not None:
                return found
        raise AssertionError(f"never seen; {self.app.scenes.top} is")

    def close(self) -> None:
        self.app.close()
        self.service.end()
        set_data_dir(None)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path / "дом 鬼戲")
    yield program
    program.close()


def test_from_the_end_of_a_match_through_its_replay_to_a_new_one(program: Program) -> None:
    program.service.watch(CHOICE)
    result = program.until(ResultScene)
    program.driver.click(result.widget("watch"))
    viewer = program.until(ReplayScene)
    assert result in program.app.scenes
    program.driver.key(pygame.K_END)
    assert viewer.session.over
    program.driver.key(pygame.K_ESCAPE)
    assert program.app.scenes.top is result
    program.driver.click(result.widget("keep"))
    program.service.replays.maker.wait()
    (entry,) = program.replays.entries()
    assert entry.favourite
    content = entry.path.read_bytes()

    program.driver.key(pygame.K_w)
    viewer = program.until(ReplayScene)
    viewer.jump(viewer.session.turns[2].frame)
    program.driver.key(pygame.K_c)
    program.driver.click(program.until(ChoosingScene).widget("seat-1"))
    table = program.until(TableScene)
    assert table.session.seat == 1
    assert table.session.view()["turn"] == viewer.session.turns[2].number
    assert entry.path.read_bytes() == content
    check_replay(read_replay(entry.path), entry.path)


def test_a_replay_is_saved_from_the_menu_and_found_in_the_list(program: Program) -> None:
    program.service.start(CHOICE)
    table = program.until(TableScene)
    for _ in range(20):
        program.app.step(1 / 60)
    table.player.open_menu()
    program.driver.click(program.until(PauseScene).widget("save-replay"))
    program.service.replays.maker.wait()
    program.service.show_title()
    title = program.until(TitleScene)
    program.driver.click(title.widget("replays"))
    listed = program.until(ReplaysScene)
    assert [entry.favourite for entry in listed.entries] == [True]
    program.driver.key(pygame.K_RETURN)
    viewer = program.until(ReplayScene)
    assert viewer.session.film.replay.viewers == (0,)
    program.driver.key(pygame.K_ESCAPE)
    assert program.app.scenes.top is listed


def test_leaving_right_after_the_end_still_leaves_the_replay(program: Program) -> None:
    program.service.watch(CHOICE)
    program.until(ResultScene)
    program.service.end()
    assert len(program.replays.entries()) == 1
