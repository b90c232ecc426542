"""A disk that doesn't answer holds no menu up: whatever is changed there is done behind the window's back, and said."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.config import Settings, read_settings
from client.i18n import Translator
from client.kept_table import LAST_TRY
from client.launch import open_app, service_for
from client.scenes.ports import MatchChoice
from client.scenes.replay.listing import ReplaysScene
from client.scenes.saves import SavesScene
from client.scenes.saves_dialogs import LineScene, ask_leaving
from client.scenes.saves_list import ListScene
from client.scenes.settings import SettingsScene
from client.scenes.title import TitleScene
from client.ui.dialog import Dialog
from client.ui.widget_scene import WidgetScene
from saves import SaveStore
from saves.disk import Disk
from saves.errors import SaveError, SlowDisk, WriteError
from saves.paths import set_data_dir
from saves.replay_format import pack_replay
from saves.replay_store import ReplayStore
from tests.client.replay.watching import replay_of

CHOICE = MatchChoice("peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"first_player": 0}, "7")
SOON = 0.5
"""Seconds in which whatever the player asks for has to be answered, on a machine that is busy."""


class Gate:
    """Lets nothing be written while it is shut."""

    def __init__(self) -> None:
        self._open = threading.Event()
        self._open.set()
        self.failure: OSError | None = None

    def shut(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()

    def guarding(self, deed: Callable[..., Any]) -> Callable[..., Any]:
        def guarded(*args: Any) -> Any:
            assert self._open.wait(30), "the test has forgotten it"
            if self.failure is not None:
                raise self.failure
            return deed(*args)

        return guarded


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    for name in ("create", "replace", "remove", "date", "sync_folder"):
        monkeypatch.setattr(Disk, name, gate.guarding(getattr(Disk, name)))
    yield gate
    gate.failure = None
    gate.open()


class Window:
    """The real window at its title; there are a saved match with a name, and a replay."""

    def __init__(self) -> None:
        self.app = open_app(Settings(window_width=1280, window_height=720, pace="instant"), Translator("en"))
        self.service = service_for(self.app)
        self.service.open()
        self.app.scenes.push(TitleScene(self.service))
        self.service.start(CHOICE)
        assert self.service.running is not None
        self.service.save_named("kept", lambda error: None)
        self.service.running.flush()
        self.service.leave()
        self.replays = ReplayStore()
        self.replays.add(replay_of())
        self.saves = SaveStore()
        assert self.app.errands.wait(10)
        pygame.event.clear()

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


@pytest.fixture
def window(gate: Gate, tmp_path: Path) -> Iterator[Window]:
    set_data_dir(tmp_path)
    window = Window()
    yield window
    gate.failure = None
    gate.open()
    window.app.close()
    window.service.end()
    set_data_dir(None)


class Way:
    """One thing that is changed from a menu: how, and what there is on the disk when it is done."""

    def __init__(
        self,
        go: Callable[[Window, Path], None],
        do: Callable[[Window, Path], None],
        is_done: Callable[[Window, Path], bool],
    ) -> None:
        self.go, self.do, self.is_done = go, do, is_done


def go_to_saves(window: Window, folder: Path) -> None:
    window.show(SavesScene(window.service), "named")


def go_to_thrown_saves(window: Window, folder: Path) -> None:
    window.saves.trash.throw_away("kept.guixi")
    window.show(SavesScene(window.service), "trash")


def go_to_replays(window: Window, folder: Path) -> None:
    window.show(ReplaysScene(window.service.replays))


def go_to_thrown_replays(window: Window, folder: Path) -> None:
    window.replays.trash.throw_away(window.replays.entries()[0].id)
    window.show(ReplaysScene(window.service.replays), "trash")


def go_to_favourites(window: Window, folder: Path) -> None:
    window.replays.set_favourite(window.replays.entries()[0].path, True)
    go_to_replays(window, folder)


def delete(window: Window, folder: Path) -> None:
    window.press("delete", "delete")


def favourites(window: Window) -> list[bool]:
    return [entry.favourite for entry in window.replays.entries()]


WAYS = {
    "a save thrown away": Way(go_to_saves, delete, lambda window, _: window.saved() == []),
    "a save had back": Way(
        go_to_thrown_saves,
        lambda window, _: window.press("restore"),
        lambda window, _: window.saved() == ["kept.guixi"],
    ),
    "a replay thrown away": Way(go_to_replays, delete, lambda window, _: window.replays.entries() == []),
    "a replay had back": Way(
        go_to_thrown_replays,
        lambda window, _: window.press("restore"),
        lambda window, _: len(window.replays.entries()) == 1,
    ),
    "a replay kept": Way(
        go_to_replays, lambda window, _: window.press("keep"), lambda window, _: favourites(window) == [True]
    ),
    "a replay kept no more": Way(
        go_to_favourites, lambda window, _: window.press("keep"), lambda window, _: favourites(window) == [False]
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_list_goes_on_while_the_disk_hangs_and_says_when_it_is_done(
    window: Window, gate: Gate, tmp_path: Path, way: str
) -> None:
    changed = WAYS[way]
    changed.go(window, tmp_path)
    scene = window.top
    assert isinstance(scene, ListScene)
    before = window.words()
    assert "…" not in before.splitlines()
    gate.shut()
    begun = time.monotonic()
    changed.do(window, tmp_path)
    assert time.monotonic() - begun < SOON
    assert not changed.is_done(window, tmp_path)
    assert "…" in window.words().splitlines(), "its row says that it isn't done"
    assert all(widget.off_reason for widget in scene.widgets if widget.id in ("delete", "restore", "keep", "resume"))
    window.press("back")
    assert isinstance(window.top, TitleScene), "the menus are alive"
    changed_again = SavesScene(window.service) if isinstance(scene, SavesScene) else ReplaysScene(scene.shelf)
    window.show(changed_again, scene.tab)
    assert "…" in window.words().splitlines(), "also in a list that is opened only now"
    gate.open()
    window.until(lambda: changed.is_done(window, tmp_path))
    window.until(lambda: "…" not in window.words().splitlines())
    assert not isinstance(window.top, Dialog)


@pytest.mark.parametrize("way", WAYS)
def test_what_goes_wrong_behind_the_window_is_told(window: Window, gate: Gate, tmp_path: Path, way: str) -> None:
    changed = WAYS[way]
    changed.go(window, tmp_path)
    before = window.words()
    gate.failure = OSError(28, "No space left on device")
    changed.do(window, tmp_path)
    window.until(lambda: "The disk is full" in window.words() or "No space left" in window.words())
    assert isinstance(window.top, Dialog)
    gate.failure = None
    window.press("understood")
    assert window.words() == before
    assert not changed.is_done(window, tmp_path)


def outside(window: Window, folder: Path, sort: str) -> Path:
    path = folder / f"dropped.{sort}"
    content = window.saves.path("kept.guixi").read_bytes() if sort == "guixi" else pack_replay(replay_of())
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("sort", ["guixi", "guixi-replay"])
def test_what_is_dropped_onto_the_window_is_taken_in_behind_its_back(
    window: Window, gate: Gate, tmp_path: Path, sort: str
) -> None:
    path = outside(window, tmp_path, sort)
    gate.shut()
    begun = time.monotonic()
    window.drop(path)
    window.app.step(0.01)
    assert time.monotonic() - begun < SOON
    scene = window.top
    assert isinstance(scene, ListScene)
    gate.open()
    window.until(lambda: len(scene.entries) == 2)
    assert scene.entry is not None
    assert scene.place_of(scene.entry).name in ("kept (2).guixi", "dropped.guixi-replay"), "it is the chosen one"


def test_settings_are_written_behind_the_window(window: Window, gate: Gate) -> None:
    window.show(SettingsScene())
    gate.shut()
    begun = time.monotonic()
    window.app.change_settings(pace="slow", text_scale=1.25)
    window.app.change_settings(muted=True)
    window.app.step(0.01)
    assert time.monotonic() - begun < SOON
    assert not read_settings()[0].muted
    gate.open()
    assert window.app.errands.wait(10)
    written, _ = read_settings()
    assert (written.pace, written.text_scale, written.muted) == ("slow", 1.25, True)
    gate.failure = OSError(28, "No space left on device")
    window.app.change_settings(muted=False)
    window.until(lambda: any("settings.toml" in text for text in window.app.toasts.texts))


@pytest.mark.parametrize("stays", [True, False])
def test_another_folder_is_written_behind_the_window_whatever_hangs_elsewhere(
    window: Window, gate: Gate, tmp_path: Path, stays: bool
) -> None:
    window.service.start(CHOICE)
    assert window.service.running is not None
    window.service.running.flush()
    stuck = threading.Event()
    window.app.errands.run(lambda: stuck.wait(20), "the usual disk")
    ask_leaving(window.app, window.service, WriteError(path="x", reason="EIO"), window.service.leave, "Leave")
    window.press("elsewhere")
    scene = window.top
    assert isinstance(scene, LineScene)
    scene.text = str(tmp_path)
    scene.rebuild()
    gate.shut()
    begun = time.monotonic()
    window.press("do")
    assert time.monotonic() - begun < SOON
    assert window.top is scene
    assert scene.widget("do").off_reason
    assert not list(tmp_path.glob("*.guixi"))
    if not stays:
        window.press("back")
    gate.open()
    window.until(lambda: list(tmp_path.glob("*.guixi")))
    if stays:
        window.until(lambda: isinstance(window.top, Dialog))
        assert str(tmp_path) in window.top.text  # type: ignore[attr-defined]
    else:
        window.until(lambda: any(str(tmp_path) in text for text in window.app.toasts.texts))
    stuck.set()


def test_a_folder_that_refuses_is_told_and_another_can_be_named(window: Window, gate: Gate, tmp_path: Path) -> None:
    window.service.start(CHOICE)
    ask_leaving(window.app, window.service, WriteError(path="x", reason="EIO"), window.service.leave, "Leave")
    window.press("elsewhere")
    scene = window.top
    assert isinstance(scene, LineScene)
    scene.text = str(tmp_path / "none")
    window.press("do")
    window.until(lambda: isinstance(window.top, Dialog))
    window.press("understood")
    assert window.top is scene
    assert not scene.widget("do").off_reason


def test_saving_under_a_name_waits_for_no_disk_and_tells_of_any_failure(
    window: Window, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.service.start(CHOICE)
    assert window.service.running is not None
    window.service.running.flush()
    gate.shut()
    told: list[SaveError | None] = []
    begun = time.monotonic()
    window.service.save_named("new", told.append)
    assert time.monotonic() - begun < SOON
    gate.open()
    window.until(lambda: told)
    assert told == [None]

    def fail(*given: Any) -> None:
        raise TypeError("can not serialize")

    monkeypatch.setattr("saves.store.pack_match", fail)
    window.service.save_named("newer", told.append)
    window.until(lambda: len(told) == 2)
    assert isinstance(told[1], WriteError)
    assert "can not serialize" in str(told[1].details["reason"])


def test_the_oldest_matches_are_thrown_away_behind_the_window(
    window: Window, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saves.store.AUTOSAVES", 1)
    before = len(window.saves.entries())
    gate.shut()
    begun = time.monotonic()
    window.service.rotate(["the next"])
    assert time.monotonic() - begun < SOON
    assert len(window.saves.entries()) == before
    gate.open()
    assert window.app.errands.wait(10)
    assert len(window.saves.entries()) == before - 1


class TestQuitting:
    def test_what_has_been_asked_for_is_done_first(self, window: Window, gate: Gate) -> None:
        go_to_saves(window, Path())
        gate.shut()
        delete(window, Path())
        window.app.change_settings(muted=True)
        threading.Timer(0.2, gate.open).start()
        window.app.close()
        window.service.end()
        assert window.saved() == []
        assert read_settings()[0].muted

    def test_a_disk_that_never_answers_is_not_waited_for_for_ever_and_that_is_said(
        self, window: Window, gate: Gate
    ) -> None:
        go_to_saves(window, Path())
        gate.shut()
        delete(window, Path())
        window.service.give_up()
        begun = time.monotonic()
        window.app.close()
        with pytest.raises(SlowDisk):
            window.service.end()
        assert time.monotonic() - begun < 2 * LAST_TRY + 1
        assert window.saved() == ["kept.guixi"], "nothing is lost of what wasn't thrown away"


def test_the_window_does_its_errands_on_a_thread(window: Window) -> None:
    here, told = threading.current_thread(), list[threading.Thread]()
    window.app.errands.run(threading.current_thread, "x", lambda came: told.append(threading.current_thread()))
    did: list[object] = []
    window.app.errands.run(threading.current_thread, "x", did.append)
    window.until(lambda: told and did)
    assert told == [here]
    assert did != [here]
