"""A disk that doesn't answer holds no menu up: whatever is changed there is done behind the window's back, and said."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from client.config import read_settings
from client.scenes.replay.listing import ReplaysScene
from client.scenes.saves import SavesScene
from client.scenes.saves_list import ListScene
from client.scenes.saving_scene import UNSEEN
from client.scenes.settings import SettingsScene
from client.scenes.title import TitleScene
from client.ui.dialog import Dialog
from saves.replay_format import pack_replay
from tests.client.hanging.disk import SOON, Gate, Window
from tests.client.replay.watching import replay_of


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


def test_of_a_file_that_takes_long_to_be_taken_in_it_is_said_that_it_is(
    window: Window, gate: Gate, tmp_path: Path
) -> None:
    go_to_saves(window, tmp_path)
    scene = window.top
    assert isinstance(scene, ListScene)
    gate.shut()
    window.drop(outside(window, tmp_path, "guixi"))
    said = "“dropped.guixi” is being taken in …"
    window.app.step(0.01)
    assert said not in window.app.toasts.texts
    for _ in range(round(UNSEEN / 0.05) + 2):
        window.app.step(0.05)
    assert window.app.toasts.texts == [said]
    gate.open()
    window.until(lambda: len(scene.entries) == 2)
    window.drop(outside(window, tmp_path, "guixi"))
    window.until(lambda: len(scene.entries) == 3)
    assert said not in window.app.toasts.texts[1:]


def test_settings_are_written_whatever_else_hangs(window: Window) -> None:
    stuck = threading.Event()
    window.app.errands.run(lambda: stuck.wait(20), "the folder of saves")
    window.app.change_settings(language="zh-Hant")
    window.until(lambda: read_settings()[0].language == "zh-Hant")
    stuck.set()


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
