"""The service with its store, as the window would have it; scenes are stood in for by what was asked of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from client.config import Settings
from client.i18n import Translator
from client.running import RunningMatch
from client.scenes.ports import MatchChoice, SaveEntry
from client.scenes.ports import Summary as LeftMatch
from client.service import Service
from saves import SavedMatch, SaveStore, Summary
from saves.errors import (
    SaveError,
)

CHOICE = MatchChoice(
    "peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"expansion": True, "first_player": 0}, "7"
)


class Stage:
    def __init__(self) -> None:
        self.shown: list[object] = []

    def reset(self, scene: object) -> None:
        self.shown.append(scene)

    push = reset


class Program:
    """A service with its store, as the window would have it."""

    def __init__(self, folder: Path) -> None:
        self.store = SaveStore(folder)
        self.stage = Stage()
        self.settings = Settings(pace="instant")
        self.told: list[str] = []
        self.asked: list[tuple[SaveError, Callable[[], None]]] = []
        self.service: Service[object] = Service(
            self.store,
            self.settings,
            Translator("en", strict=True),
            self.stage,
            table=lambda service, running: running,
            title=lambda service: "title",
            tell=self.told.append,
            ask=lambda error, leave: self.asked.append((error, leave)),
        )

    @property
    def running(self) -> RunningMatch:
        assert self.service.running is not None
        return self.service.running

    def saves(self) -> list[SaveEntry]:
        """What the menus list when they have looked at the folder."""
        self.service.known.look()
        return self.service.saves()

    def thrown(self) -> list[SaveEntry]:
        """What the menus list of the trash then."""
        self.service.known.look()
        return self.service.trash()

    def unfinished(self) -> LeftMatch | None:
        """What the title offers then."""
        self.service.known.look()
        return self.service.unfinished()

    def play_until_asked(self) -> None:
        """Let the bots play until the person is asked something or the match is over."""
        session, limit = self.running.session, time.monotonic() + 20
        while session.prompt() is None and not session.over:
            session.update()
            assert time.monotonic() < limit

    def answer(self, times: int) -> None:
        for _ in range(times):
            self.play_until_asked()
            prompt = self.running.session.prompt()
            if prompt is None:
                return
            self.running.session.answer(prompt.default)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = Program(tmp_path / "saves")  # the replays lie beside them
    yield made
    made.service.close()


@contextmanager
def full_disk() -> Iterator[None]:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("saves.disk.sync_file", full)
        yield


def named(program: Program, title: str) -> tuple[SavedMatch, Summary]:
    """Save the match on the table under a name; return what was saved."""
    told: list[SaveError | None] = []
    program.service.save_named(title, told.append)
    program.service.save()
    assert told == [None]
    read = program.store.load(program.store.id_for(title)[0]).read
    return read.saved, read.summary
