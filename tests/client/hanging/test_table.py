"""A disk that doesn't answer holds up neither a match that is saved or left, nor for ever the end of the program."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from client.config import read_settings
from client.kept_table import LAST_TRY
from client.scenes.saves import SavesScene
from client.scenes.saves_dialogs import LineScene, ask_leaving
from client.ui.dialog import Dialog
from saves.errors import UNFORESEEN, SaveError, SlowDisk, WriteError
from tests.client.hanging.disk import SOON, Gate, Window


@pytest.mark.parametrize("stays", [True, False])
def test_another_folder_is_written_behind_the_window_whatever_hangs_elsewhere(
    window: Window, gate: Gate, tmp_path: Path, stays: bool
) -> None:
    window.begin()
    assert window.service.running is not None
    window.service.running.keeper.flush()
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
    window.begin()
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


def ask_elsewhere(window: Window, folder: str) -> LineScene:
    ask_leaving(window.app, window.service, WriteError(path="x", reason="EIO"), window.service.leave, "Leave")
    window.press("elsewhere")
    scene = window.top
    assert isinstance(scene, LineScene)
    scene.text = folder
    scene.rebuild()
    window.press("do")
    return scene


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Until this is set a folder called "hangs" doesn't answer, and then with an error."""
    answered = threading.Event()

    def typed(folder: str) -> Path:
        if folder == "hangs":
            answered.wait(20)
            raise OSError(5, "Input/output error")
        return Path(folder)

    monkeypatch.setattr("client.kept_table.typed_folder", typed)
    yield answered
    answered.set()


def test_a_folder_that_hangs_does_not_hold_the_next_up(window: Window, stuck: threading.Event, tmp_path: Path) -> None:
    window.begin()
    ask_elsewhere(window, "hangs")
    window.press("back")
    ask_elsewhere(window, str(tmp_path))
    window.until(lambda: list(tmp_path.glob("*.guixi")))
    window.until(lambda: isinstance(window.top, Dialog))


def test_a_failure_told_to_a_line_that_is_closed_brings_no_editor_back(window: Window, stuck: threading.Event) -> None:
    window.begin()
    ask_elsewhere(window, "hangs")
    window.press("back")
    stuck.set()
    window.until(lambda: isinstance(window.top, Dialog))
    assert not window.app.gui._editors


def test_saving_under_a_name_waits_for_no_disk_and_tells_of_any_failure(
    window: Window, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin()
    assert window.service.running is not None
    window.service.running.keeper.flush()
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
    assert told[1].details["reason"] == UNFORESEEN


def is_taken(window: Window, title: str) -> bool:
    told: list[bool] = []
    window.service.ask_taken(title, told.append)
    window.until(lambda: told)
    return told[0]


def test_a_name_that_waits_for_the_disk_is_taken_and_keeps_its_file(window: Window, gate: Gate) -> None:
    window.begin()
    assert window.service.running is not None
    window.service.running.keeper.flush()
    gate.shut()
    told: list[SaveError | None] = []
    window.service.save_named("c/d", told.append)
    window.service.save_named("c\\d", told.append)
    assert is_taken(window, "c/d")
    assert not is_taken(window, "c:d")
    gate.open()
    window.until(lambda: len(told) == 2)
    assert told == [None, None]
    titles = [entry.summary.title for entry in window.saves.entries() if entry.summary is not None]
    assert {"c/d", "c\\d"} <= set(titles), "neither is written over the other"
    assert is_taken(window, "c/d")


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
        window.show(SavesScene(window.service), "named")
        gate.shut()
        window.press("delete", "delete")
        window.app.change_settings(muted=True)
        assert window.app.errands.wishes == ["deleting “kept”", "your settings"]
        threading.Timer(0.2, gate.open).start()
        window.app.close()
        window.service.end()
        assert window.saved() == []
        assert read_settings()[0].muted

    def test_a_disk_that_never_answers_is_not_waited_for_for_ever_and_that_is_said(
        self, window: Window, gate: Gate
    ) -> None:
        window.show(SavesScene(window.service), "named")
        gate.shut()
        window.press("delete", "delete")
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
