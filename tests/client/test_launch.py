"""The whole program in its window: opened, a match shown, closed, and resumed where it was left."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client import launch
from client.app import App
from client.commands.console import CommandError
from client.config import Settings, load_settings, save_settings
from client.i18n import Translator
from client.launch import open_window
from client.running import RunningMatch
from client.scene import Scene
from client.scenes.ports import MatchChoice
from client.scenes.saves_dialogs import LineScene
from client.scenes.saving_scene import SavingScene
from client.scenes.table.scene import TableScene
from client.scenes.title import TitleScene
from client.service import Service
from client.ui.dialog import Dialog
from client.ui.widget_scene import WidgetScene
from saves import SaveStore
from saves.atomic import UNFINISHED
from saves.errors import MissingSave, WriteError
from saves.paths import config_dir, set_data_dir

CHOICE = MatchChoice("peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"first_player": 0}, "7")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    set_data_dir(tmp_path)
    yield tmp_path
    set_data_dir(None)


class Visit:
    """Looks at what is shown, perhaps after asking the service for something, then closes the window."""

    def __init__(self, apps: list[App], verb: str = "", argument: Any = None) -> None:
        self._apps = apps
        self._verb = verb
        self._argument = argument
        self.scene: Scene | None = None
        self.language = ""
        self.said: list[str] = []

    def __call__(self, service: Service[Scene]) -> None:
        if self._verb:
            getattr(service, self._verb)(self._argument)
        app = self._apps[-1]
        self.scene = app.scenes.top
        self.language = app.tr.language
        self.said = app.toasts.texts
        pygame.event.post(pygame.event.Event(pygame.QUIT))


@pytest.fixture(autouse=True)
def apps(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """The windows that have been opened; `open_window` keeps them to itself."""
    opened: list[App] = []
    real = launch.open_app

    def open_app(settings: Settings, tr: Translator) -> App:
        opened.append(real(settings, tr))
        return opened[-1]

    monkeypatch.setattr(launch, "open_app", open_app)
    monkeypatch.setattr("client.kept_table.GRACE", 30.0)  # on a busy machine
    return opened


def test_it_opens_at_the_title_in_the_language_asked_for(apps: list[App]) -> None:
    visit = Visit(apps)
    open_window("zh-Hant", visit)
    assert isinstance(visit.scene, TitleScene)
    assert visit.language == "zh-Hant"
    assert not pygame.display.get_init()


def test_otherwise_it_speaks_the_language_of_the_settings(apps: list[App]) -> None:
    settings, _ = load_settings()
    settings.language = "zh-Hans"
    save_settings(settings)
    visit = Visit(apps)
    open_window(None, visit)
    assert visit.language == "zh-Hans"


def test_a_match_left_by_closing_the_window_goes_on_where_it_was(apps: list[App]) -> None:
    visit = Visit(apps, "start", CHOICE)
    open_window("en", visit)
    assert isinstance(visit.scene, TableScene)
    left = visit.scene.session
    entry = SaveStore().newest_unfinished()
    assert entry is not None
    back = Visit(apps, "resume", entry.id)
    open_window("en", back)
    assert isinstance(back.scene, TableScene)
    assert back.scene.session.seat == 0
    assert back.scene.session.match.pending() == left.match.pending()
    SaveStore().trash.throw_away(entry.id)  # the window has given it back


@pytest.mark.parametrize(("age", "stays"), [(3601.0, False), (60.0, True)])
def test_settings_that_a_killed_program_has_half_written_are_swept_away(
    apps: list[App], age: float, stays: bool
) -> None:
    left = config_dir() / f".0123456789ab{UNFINISHED}"
    below = config_dir() / "of somebody else" / left.name
    below.parent.mkdir()
    for path in (left, below):
        path.write_bytes(b"half")
        os.utime(path, (time.time() - age,) * 2)
    open_window("en", Visit(apps))
    assert apps[-1].errands.wait(10)
    assert [left.exists(), below.exists()] == [stays, True]


def test_what_cannot_be_shown_closes_the_window_again(apps: list[App]) -> None:
    with pytest.raises(MissingSave):
        open_window("en", Visit(apps, "resume", "nothing"))
    assert not pygame.display.get_init()


def test_closing_says_first_that_the_match_cannot_be_saved(apps: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    def close_twice(service: Service[Scene]) -> None:
        service.start(CHOICE)
        service.save()
        answered(apps[-1])
        monkeypatch.setattr("saves.disk.sync_file", full)
        assert service.running is not None
        session = service.running.session
        session.rush()
        while (prompt := session.prompt()) is None:
            session.update()
        session.answer(prompt.default)
        app = apps[-1]
        app.handle(pygame.event.Event(pygame.QUIT))
        assert app.running
        dialog = answered(app)
        assert isinstance(dialog, Dialog)
        seen.extend((dialog.text, app.toasts.standing()))
        for _ in range(3):
            app.handle(pygame.event.Event(pygame.QUIT))
            assert app.running, "nobody has said yet that the last answers may be lost"
            assert app.scenes.top is dialog
        assert dialog.ring
        assert app.toasts.texts == [app.tr("leave-answer-first")]
        press(app, "leave")
        assert not app.running

    with pytest.raises(WriteError):
        open_window("en", close_twice)
    assert len(seen) == 2
    assert all("No space left on device" in text for text in seen)


def test_closing_many_times_at_once_asks_all_the_same(apps: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    def close(service: Service[Scene]) -> None:
        service.start(CHOICE)
        service.save()
        answered(apps[-1])
        monkeypatch.setattr(RunningMatch, "save_error", property(lambda running: failure))
        app = apps[-1]
        for _ in range(3):
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        app.step(0.001)
        answered(app)
        assert app.running
        press(app, "stay")
        assert isinstance(app.scenes.top, TableScene)
        app.handle(pygame.event.Event(pygame.QUIT))
        answered(app)
        assert isinstance(app.scenes.top, Dialog), "it is asked anew"
        press(app, "leave")

    failure = WriteError(path="match", reason="No space left on device")
    open_window("en", close)


def test_closing_after_the_match_was_saved_elsewhere_asks_no_more(
    apps: list[App], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def close(service: Service[Scene]) -> None:
        service.start(CHOICE)
        service.save()
        answered(apps[-1])
        assert service.running is not None
        monkeypatch.setattr(RunningMatch, "save_error", property(lambda running: failure))
        app = apps[-1]
        app.handle(pygame.event.Event(pygame.QUIT))
        answered(app)
        press(app, "elsewhere")
        line = app.scenes.top
        assert isinstance(line, LineScene)
        line.text = str(folder)
        press(app, "do")
        assert app.running
        assert app.errands.wait(10)
        app.step(0.001)
        press(app, "understood")
        assert not app.running

    failure = WriteError(path="match", reason="No space left on device")
    open_window("en", close)
    (written,) = folder.glob("*.guixi")
    assert SaveStore().take_in(written)


def answered(app: App) -> Scene | None:
    """Wait for the disk as the window does; return what is shown then."""
    while isinstance(app.scenes.top, SavingScene):
        app.step(0.001)
        time.sleep(0.001)
    return app.scenes.top


def press(app: App, widget_id: str) -> None:
    scene = app.scenes.top
    assert isinstance(scene, WidgetScene)
    scene.widget(widget_id).activate()


def test_damaged_settings_are_put_aside_and_said(folder: Path, apps: list[App]) -> None:
    (folder / "settings.toml").write_text("text_scale = 'huge'")
    visit = Visit(apps)
    open_window("en", visit)
    aside = folder / "settings.damaged-1.toml"
    assert aside.read_text() == "text_scale = 'huge'"
    (said,) = visit.said
    assert str(aside) in said


@pytest.mark.parametrize("place", ["", "XDG_RUNTIME_DIR"], ids=["nowhere", "a folder without a display"])
def test_without_a_display_nothing_runs_unseen(place: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    if place:
        monkeypatch.setenv(place, str(folder))
    with pytest.raises(CommandError) as caught:
        open_window("en", lambda service: service.start(CHOICE))
    assert caught.value.key == "cli-no-display"
    assert not pygame.display.get_init()
    assert SaveStore().entries() == []


def test_a_display_that_cannot_be_used_is_named_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*size: Any, **flags: Any) -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "set_mode", none)
    with pytest.raises(CommandError) as caught:
        open_window("en")
    assert caught.value.details == {"reason": "No available video device"}
