"""A disk that doesn't answer: the window goes on drawing and listening, and whoever won't wait needn't."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from client import launch
from client.app import App
from client.config import Settings
from client.i18n import LANGUAGES, Language, Translator
from client.kept_table import LAST_TRY
from client.launch import LastWarning, open_window, service_for
from client.running import RunningMatch
from client.saving import GRACE
from client.scene import Scene
from client.scenes.pause import PauseScene
from client.scenes.ports import MatchChoice
from client.scenes.saving_scene import OFFER, UNSEEN, SavingScene, SlowDialog
from client.scenes.table.scene import TableScene
from client.scenes.title import TitleScene
from client.service import Service
from client.silence import LONG, Silence
from client.ui.button import Button
from client.ui.dialog import Dialog
from client.ui.lint import faults
from client.ui.widget_scene import WidgetScene
from saves import SaveStore
from saves.errors import FolderError, SlowDisk
from saves.paths import set_data_dir

CHOICE = MatchChoice("peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"first_player": 0}, "7")
FRAME = 1 / 60
SOON = GRACE * 2 + 0.3
"""Seconds in which whatever the player asks for has to be answered, on a machine that is busy."""


class Disk:
    """A disk that hangs whenever it is told to."""

    def __init__(self) -> None:
        self._free = threading.Event()
        self._free.set()

    def hang(self) -> None:
        self._free.clear()

    def answer(self) -> None:
        self._free.set()

    def sync(self, descriptor: int) -> None:
        self._free.wait()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()
    monkeypatch.setattr("saves.disk.sync_file", disk.sync)
    yield disk
    disk.answer()


class Window:
    """The real window with a match on the table of which an answer isn't safe, because the disk hangs."""

    def __init__(self, disk: Disk, language: Language = "en", text_scale: float = 1.0) -> None:
        settings = Settings(window_width=1280, window_height=720, pace="instant", text_scale=text_scale)
        self.app = App(settings, Translator(language, strict=True))
        self.service = service_for(self.app)
        self.service.open()
        self.app.may_quit = LastWarning(self.app, self.service)
        self.app.toasts.standing = self.service.trouble
        self.app.toasts.saved = self.service.latest_answer
        self.app.scenes.push(TitleScene(self.service))
        self.service.start(CHOICE)
        assert self.service.running is not None
        self.service.running.keeper.flush()
        disk.hang()
        answer_once(self.service)

    def until(self, done: Callable[[], bool], seconds: float = 10.0) -> None:
        end = time.monotonic() + seconds
        while not done():
            self.app.step(0.001)
            time.sleep(0.001)
            assert time.monotonic() < end

    def asked(self) -> SlowDialog:
        """Wait until the player is asked whether to wait on."""
        assert isinstance(self.app.scenes.top, SavingScene)
        for _ in range(round(OFFER / FRAME) + 2):
            self.app.step(FRAME)
        assert isinstance(self.app.scenes.top, SlowDialog)
        return self.app.scenes.top


def answer_once(service: Service[Scene]) -> None:
    assert service.running is not None
    session = service.running.session
    session.rush()
    end = time.monotonic() + 20
    while (prompt := session.prompt()) is None:
        session.update()
        assert time.monotonic() < end
    session.answer(prompt.default)
    assert service.running.unsafe > 0


@pytest.fixture
def window(disk: Disk, tmp_path: Path) -> Iterator[Window]:
    set_data_dir(tmp_path)
    window = Window(disk)
    yield window
    disk.answer()
    window.app.close()
    window.service.end()
    set_data_dir(None)


def menu_save(window: Window) -> None:
    table = window.app.scenes.top
    assert isinstance(table, TableScene)
    table.player.open_menu()
    press(window.app, "save")


WAYS: dict[str, Callable[[Window], object]] = {
    "save": menu_save,
    "title": lambda window: window.service.show_title(),
    "again": lambda window: window.service.again(),
    "quit": lambda window: window.app.handle(pygame.event.Event(pygame.QUIT)),
    "resume": lambda window: window.service.resume(window.service.running.save_id),  # type: ignore[union-attr]
}


def press(app: App, widget_id: str) -> None:
    scene = app.scenes.top
    assert isinstance(scene, WidgetScene)
    scene.widget(widget_id).activate()


@pytest.mark.parametrize("way", WAYS)
def test_the_window_never_waits_and_goes_on_when_the_disk_answers(window: Window, disk: Disk, way: str) -> None:
    begun = time.monotonic()
    WAYS[way](window)
    assert time.monotonic() - begun < SOON
    before = window.service.running
    assert isinstance(window.app.scenes.top, SavingScene)
    window.app.step(FRAME)
    assert window.app.running
    disk.answer()
    window.until(lambda: not isinstance(window.app.scenes.top, SavingScene))
    assert before is not None
    assert before.unsafe == 0
    if way == "save":
        assert window.app.toasts.texts == ["Saved."]
    elif way == "title":
        assert isinstance(window.app.scenes.top, TitleScene)
        assert window.service.running is None
    elif way == "quit":
        assert not window.app.running
    else:
        assert isinstance(window.app.scenes.top, TableScene)
        assert window.service.running is not before


def test_that_it_is_saving_is_said_of_a_disk_that_is_late_and_not_at_once(window: Window) -> None:
    window.service.show_title()
    said = window.app.tr("saving-now")
    for waited, is_said in ((FRAME, False), (UNSEEN + FRAME, True)):
        for _ in range(round(waited / FRAME)):
            window.app.step(FRAME)
        window.app.ink.records = []
        window.app.draw()
        assert any(said in record.text for record in window.app.ink.records) == is_said


def test_after_a_while_the_player_may_leave_without_the_last_answers(window: Window) -> None:
    window.service.show_title()
    asked = window.asked()
    assert "1" in asked.text
    begun = time.monotonic()
    press(window.app, "leave")
    assert time.monotonic() - begun < SOON
    assert isinstance(window.app.scenes.top, TitleScene)
    assert window.service.running is None


def test_what_takes_the_matchs_place_then_may_fail(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    before = window.service.running

    def refuse(*args: object, **named: object) -> RunningMatch:
        raise FolderError(path="saves", reason="EROFS")

    window.service.again()
    window.asked()
    monkeypatch.setattr(RunningMatch, "begin", refuse)
    press(window.app, "leave")
    told = window.app.scenes.top
    assert isinstance(told, Dialog)
    assert "saves" in told.text
    assert window.service.running is before


def test_he_may_wait_on_or_go_back_to_the_match_too(window: Window, disk: Disk) -> None:
    table = window.app.scenes.top
    window.service.show_title()
    window.asked()
    press(window.app, "wait")
    window.asked()
    press(window.app, "stay")
    assert window.app.scenes.top is table
    disk.answer()
    for _ in range(20):
        window.app.step(FRAME)
    assert window.app.scenes.top is table, "he is not taken away later"


def test_escape_waits_on_and_the_button_that_does_so_bears_its_sign(window: Window) -> None:
    window.service.show_title()
    waits = window.asked().widget("wait")
    assert isinstance(waits, Button)
    assert waits.hotkey is not None
    assert (waits.hotkey.code, waits.hotkey.name) == (pygame.K_ESCAPE, "Esc")
    window.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert isinstance(window.app.scenes.top, SavingScene)


def test_the_question_goes_away_when_the_disk_answers(window: Window, disk: Disk) -> None:
    window.service.show_title()
    window.asked()
    disk.answer()
    window.until(lambda: isinstance(window.app.scenes.top, TitleScene))


def test_menu_and_mark_tell_that_the_last_answers_are_not_safe(window: Window, disk: Disk) -> None:
    table = window.app.scenes.top
    assert isinstance(table, TableScene)
    table.player.open_menu()
    pause = window.app.scenes.top
    assert isinstance(pause, PauseScene)
    window.until(lambda: "still being saved" in pause._about)
    disk.answer()
    window.until(lambda: "leave at any time" in pause._about)


def test_a_disk_that_stays_silent_is_told_of_while_the_match_goes_on(
    window: Window, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    window.service._silence = Silence(lambda: now)
    assert window.service.trouble() == ""
    now += LONG - 0.1
    assert window.service.trouble() == "", "most disks that are late aren't late by more"
    now += 0.1
    assert "doesn’t answer" in window.service.trouble()
    assert window.service.running is not None
    assert str(window.service.running.unsafe) in window.service.trouble()
    answer_once(window.service)
    assert str(window.service.running.unsafe) in window.service.trouble()
    disk.answer()
    window.until(lambda: window.service.running is not None and not window.service.running.unsafe)
    assert window.service.trouble() == ""
    disk.hang()
    answer_once(window.service)
    assert window.service.trouble() == "", "it is counted anew"


def test_a_disk_that_is_slow_but_saves_is_not_silent(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    running = window.service.running
    assert running is not None
    silence = Silence(lambda: now)
    safe = running.keeper.durable
    monkeypatch.setattr(type(running.keeper), "accepted", property(lambda keeper: safe + 100))
    monkeypatch.setattr(type(running.keeper), "durable", property(lambda keeper: safe + int(now - 100.0)))
    for _ in range(20):
        assert not silence.is_long(running)
        now += 1.0
    monkeypatch.setattr(type(running.keeper), "durable", property(lambda keeper: safe + 20))
    for _ in range(2):
        silence.is_long(running)
        now += LONG
    assert silence.is_long(running)


def test_closing_the_window_again_while_asked_answers_nothing(disk: Disk, tmp_path: Path) -> None:
    set_data_dir(tmp_path)
    apps: list[App] = []
    times: list[float] = []

    def leave(service: Service[Scene]) -> None:
        app = apps[-1]
        service.start(CHOICE)
        assert service.running is not None
        service.running.keeper.flush()
        disk.hang()
        answer_once(service)
        for expected in (SavingScene, SavingScene, SlowDialog):
            if expected is SlowDialog:
                for _ in range(round(OFFER / FRAME) + 2):
                    app.step(FRAME)
            else:
                app.handle(pygame.event.Event(pygame.QUIT))
            assert isinstance(app.scenes.top, expected)
            assert app.running
        asked = app.scenes.top
        for _ in range(3):
            app.handle(pygame.event.Event(pygame.QUIT))
            app.step(FRAME)
            assert app.running
            assert app.scenes.top is asked
        press(app, "leave")
        assert not app.running
        times.append(time.monotonic())

    with pytest.MonkeyPatch.context() as patch:
        real = launch.open_app
        patch.setattr(launch, "open_app", lambda settings, tr: apps.append(real(settings, tr)) or apps[-1])
        with pytest.raises(SlowDisk):  # the command line says that the last answers may be lost
            open_window("en", leave)
    assert time.monotonic() - times[0] < 4 * LAST_TRY + 1
    disk.answer()
    (entry,) = SaveStore().entries()
    assert entry.error is None
    set_data_dir(None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_every_word_of_it_can_be_read(disk: Disk, tmp_path: Path, language: Language, text_scale: float) -> None:
    set_data_dir(tmp_path)
    window = Window(disk, language, text_scale)
    window.service.show_title()
    asked = window.asked()
    window.app.ink.records = []
    asked.draw(window.app.display.surface)
    assert not faults(window.app.ink.records, window.app.display.size)
    disk.answer()
    window.until(lambda: isinstance(window.app.scenes.top, TitleScene))
    window.app.close()
    window.service.end()
    set_data_dir(None)
