"""A disk that is slow or gives nothing holds no window up: what has to be read is waited for, and what is clicked
meanwhile lands nowhere."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.launch import service_for
from client.replays import continued
from client.scenes.new_match import NewMatchScene
from client.scenes.replay import ReplayScene
from client.scenes.replay.listing import ReplaysScene
from client.scenes.saves import SavesScene
from client.scenes.saves_list import ListScene
from client.scenes.saving_scene import OFFER, UNSEEN, SavingScene, SlowDialog
from client.scenes.table.scene import TableScene
from client.scenes.title import TitleScene
from client.ui.dialog import Dialog
from saves.replay_reading import Film
from saves.replay_store import read_replay
from tests.client.hanging.disk import SOON, Gate, Window

FRAME = 1 / 60


WAYS: dict[str, tuple[Callable[[Window], None], str]] = {
    "Continue": (lambda window: None, "continue"),
    "Resume": (lambda window: window.show(SavesScene(window.service), "running"), "resume"),
    "Resume a named one": (lambda window: window.show(SavesScene(window.service), "named"), "resume"),
    "New match": (lambda window: window.show(NewMatchScene(window.service)), "start"),
}
"""By name: how to come there, and what is pressed then."""


def begin(window: Window, gate: Gate, way: str) -> None:
    """Go a way while the disk hangs; the window must not wait for it."""
    go, widget = WAYS[way]
    go(window)
    assert window.app.errands.wait(10)
    window.app.step(FRAME)
    gate.shut(reading=True)
    begun = time.monotonic()
    window.top.widget(widget).activate()
    assert time.monotonic() - begun < SOON
    assert isinstance(window.top, SavingScene)


def step(window: Window, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        window.app.step(FRAME)


@pytest.mark.parametrize("way", WAYS)
def test_a_match_comes_to_the_table_when_the_disk_answers(window: Window, gate: Gate, way: str) -> None:
    begin(window, gate, way)
    step(window, UNSEEN + 2 * FRAME)
    assert "Opening …" in window.words()
    gate.open()
    window.until(lambda: isinstance(window.top, TableScene))
    running = window.service.running
    assert running is not None
    running.keeper.flush()
    if way == "Resume a named one":
        assert not running.is_kept, "it is safe under its name"
    elif way != "Continue":
        assert running.is_kept


@pytest.mark.parametrize("way", WAYS)
def test_whoever_does_not_wait_goes_back_and_is_not_fetched_later(window: Window, gate: Gate, way: str) -> None:
    begin(window, gate, way)
    step(window, OFFER + 2 * FRAME)
    assert isinstance(window.top, SlowDialog)
    window.press("stay")
    here = window.top
    assert not isinstance(here, Dialog)
    gate.open()
    assert window.app.errands.wait(10)
    step(window, 0.1)
    assert window.top is here, "he is not taken away later"
    assert window.service.running is None
    assert len(window.saves.entries()) == 2, "nothing is kept of a match that nobody has seen"
    window.service.resume(next(entry.id for entry in window.saves.entries() if not entry.is_named))
    window.until(lambda: isinstance(window.top, TableScene))


def test_the_question_goes_away_when_the_disk_answers(window: Window, gate: Gate) -> None:
    begin(window, gate, "Continue")
    step(window, OFFER + 2 * FRAME)
    assert isinstance(window.top, SlowDialog)
    gate.open()
    window.until(lambda: isinstance(window.top, TableScene))


def test_what_cannot_be_read_is_told_where_it_was_asked_for(window: Window, gate: Gate) -> None:
    title = window.top
    begin(window, gate, "Continue")
    gate.read_failure = OSError(5, "Input/output error")
    gate.open()
    window.until(lambda: isinstance(window.top, Dialog))
    gate.read_failure = None
    window.press("understood")
    assert window.top is title


def test_a_replay_is_opened_when_the_disk_answers(window: Window, gate: Gate) -> None:
    window.show(ReplaysScene(window.service.replays))
    assert window.app.errands.wait(10)
    window.app.step(FRAME)
    gate.shut(reading=True)
    begun = time.monotonic()
    window.press("watch")
    assert time.monotonic() - begun < SOON
    assert isinstance(window.top, SavingScene)
    gate.open()
    window.until(lambda: isinstance(window.top, ReplayScene))


def test_a_match_that_goes_on_from_a_replay_is_played_there_by_another_thread(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    (entry,) = window.replays.entries()
    film, done = Film(read_replay(entry.path), entry.path), threading.Event()
    threads: list[threading.Thread] = []

    def slow(*given: Any) -> Any:
        threads.append(threading.current_thread())
        assert done.wait(20)
        return continued(*given)

    monkeypatch.setattr("client.service.continued", slow)
    begun = time.monotonic()
    window.service.continue_replay(film, film.last // 2, 1)
    assert time.monotonic() - begun < SOON
    step(window, UNSEEN + 2 * FRAME)
    assert "Opening …" in window.words()
    done.set()
    window.until(lambda: isinstance(window.top, TableScene))
    assert threads != [threading.current_thread()]
    assert window.service.running is not None
    assert window.service.running.session.seat == 1


@pytest.mark.parametrize("sort", ["saves", "replays"])
def test_a_list_says_that_it_is_being_read_and_then_what_there_is(window: Window, gate: Gate, sort: str) -> None:
    service = service_for(window.app)  # which knows of nothing yet
    gate.shut(reading=True)
    begun = time.monotonic()
    scene: ListScene[Any] = SavesScene(service) if sort == "saves" else ReplaysScene(service.replays)
    window.app.scenes.push(scene)
    window.app.step(FRAME)
    assert time.monotonic() - begun < SOON
    assert "…" in window.words().splitlines()
    gate.open()
    window.until(lambda: scene.entries)
    assert scene.focus_id == scene.list_id


def test_the_title_offers_to_continue_as_soon_as_it_is_known(window: Window, gate: Gate) -> None:
    service = service_for(window.app)  # which knows of nothing yet
    gate.shut(reading=True)
    begun = time.monotonic()
    title = TitleScene(service)
    window.app.scenes.reset(title)
    window.app.step(FRAME)
    assert time.monotonic() - begun < SOON
    assert "continue" not in [widget.id for widget in title.widgets]
    assert title.focus_id == "new"
    gate.open()
    window.until(lambda: "continue" in [widget.id for widget in title.widgets])
    assert title.focus_id == "continue"


def test_on_a_quick_disk_the_first_picture_of_the_title_offers_to_continue(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.scenes.title.GRACE", 10.0)  # on a busy machine
    service = service_for(window.app)
    service.open()
    window.app.scenes.reset(TitleScene(service))
    drawn: list[bool] = []
    draw = window.app.draw

    def noted() -> None:
        drawn.append("continue" in [widget.id for widget in window.top.widgets])
        draw()

    monkeypatch.setattr(window.app, "draw", noted)
    step(window, 0.1)
    assert drawn
    assert all(drawn)


def test_what_the_window_has_left_itself_is_offered_without_a_look_at_the_disk(window: Window, gate: Gate) -> None:
    window.begin()
    running = window.service.running
    assert running is not None
    running.keeper.flush()
    gate.shut(reading=True)
    window.service.leave()
    left = window.service.unfinished()
    assert left is not None
    assert left.id == running.save_id
    assert left.id in [entry.id for entry in window.service.saves()]


def click(window: Window) -> None:
    for sort in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(sort, pos=(640, 600), button=1))


def test_nothing_clicked_meanwhile_lands_on_the_table(
    window: Window, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(TableScene, "handle", lambda scene, event: heard.append(event.type) or True)
    begin(window, gate, "Continue")
    for key in (pygame.K_RETURN, pygame.K_1, pygame.K_m):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    click(window)
    step(window, 2 * FRAME)
    assert not window.app.settings.muted
    gate.open()
    window.until(lambda: window.app.errands.wait(0))
    click(window)  # in the frame in which the table comes
    window.until(lambda: isinstance(window.top, TableScene))
    assert set(heard) & {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN} == set()
    click(window)
    window.app.step(FRAME)
    assert pygame.MOUSEBUTTONDOWN in heard, "what is clicked on the table that is seen is heard"


def test_a_second_click_of_the_same_moment_is_not_given_to_the_table(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(TableScene, "handle", lambda scene, event: heard.append(event.type) or True)
    window.show(NewMatchScene(window.service))
    x, y, w, h = window.top.widget("start").rect
    for _ in range(3):
        for sort in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(sort, pos=(x + w // 2, y + h // 2), button=1))
    window.until(lambda: isinstance(window.top, TableScene))
    window.app.step(FRAME)
    assert heard.count(pygame.MOUSEBUTTONDOWN) == 0


def test_on_a_quick_disk_nothing_is_seen_of_the_waiting(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    paint = SavingScene.paint
    monkeypatch.setattr(
        SavingScene, "paint", lambda scene, canvas: seen.append(scene._waited >= UNSEEN) or paint(scene, canvas)
    )
    window.press("continue")
    window.until(lambda: isinstance(window.top, TableScene))
    assert not any(seen)


_EVENTS = ("open", "os.listdir", "os.scandir", "os.mkdir", "os.rename", "os.remove", "os.utime")
_listening: list[Callable[[str, object], None]] = []
_hooked: list[bool] = []
"""An audit hook can't be taken away again: there is one."""


def _heard(event: str, given: tuple[object, ...]) -> None:
    if given and event in _EVENTS:
        for note in _listening:
            note(event, given[0])


@contextmanager
def looks_at_disk(folder: Path) -> Iterator[list[str]]:
    """Note what the thread that draws does to files in a folder."""
    noted: list[str] = []
    here = threading.get_ident()

    def note(deed: str, path: object) -> None:
        if threading.get_ident() == here and isinstance(path, str | os.PathLike) and str(path).startswith(str(folder)):
            noted.append(f"{deed} {str(path)[len(str(folder)) :]}")

    def noting(name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def noted_call(path: Any, *given: Any, **named: Any) -> Any:
            note(f"os.{name}", path)
            return real(path, *given, **named)

        return noted_call

    if not _hooked:
        _hooked.append(True)
        sys.addaudithook(_heard)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("stat", "lstat"):  # which no audit hook hears of
            patch.setattr(os, name, noting(name))
        _listening.append(note)
        try:
            yield noted
        finally:
            _listening.remove(note)


def test_looks_at_the_disk_are_noted(tmp_path: Path) -> None:
    with looks_at_disk(tmp_path) as noted:
        (tmp_path / "x").mkdir()
        (tmp_path / "x").exists()
        os.listdir(tmp_path)
        (tmp_path / "y").write_text("")
    assert [line.split()[0] for line in noted] == ["os.mkdir", "os.stat", "os.listdir", "open"]


def watch_replay(window: Window) -> None:
    scene = ReplaysScene(window.service.replays)
    window.show(scene)
    window.until(lambda: scene.entries)
    window.press("watch")


def begin_and_leave(window: Window) -> None:
    window.begin()
    window.service.show_title()
    window.until(lambda: isinstance(window.top, TitleScene))


def press_on_the_way(way: str) -> Callable[[Window], None]:
    def go(window: Window) -> None:
        WAYS[way][0](window)
        window.press(WAYS[way][1])

    return go


def open_folder(window: Window) -> None:
    window.show(SavesScene(window.service))
    window.press("folder")


def save_as(window: Window) -> None:
    window.begin()
    window.service.save_as()
    window.press("do")


STEPS: dict[str, Callable[[Window], None]] = {
    "taking the folder": lambda window: window.service.open(),
    "the title": lambda window: window.app.scenes.reset(TitleScene(window.service)),
    "the list of saved matches": lambda window: window.show(SavesScene(window.service)),
    "the list of replays": lambda window: window.show(ReplaysScene(window.service.replays)),
    **{way: press_on_the_way(way) for way in WAYS},
    "a replay": watch_replay,
    "the folder itself": open_folder,
    "a name": save_as,
    "leaving": begin_and_leave,
}


@pytest.mark.parametrize("asked", STEPS)
def test_the_thread_that_draws_never_looks_at_the_disk(window: Window, tmp_path: Path, asked: str) -> None:
    window.app.step(FRAME)
    with looks_at_disk(tmp_path) as noted:
        STEPS[asked](window)
        window.until(lambda: window.app.errands.wait(0) and not isinstance(window.top, SavingScene))
        step(window, 0.1)
    assert noted == []


@pytest.mark.parametrize("way", WAYS)
def test_a_slow_disk_is_waited_for_by_another_thread(window: Window, gate: Gate, way: str) -> None:
    go, widget = WAYS[way]
    go(window)
    window.app.step(FRAME)
    gate.delay = 0.1
    begun = time.monotonic()
    window.top.widget(widget).activate()
    assert time.monotonic() - begun < SOON
    assert isinstance(window.top, SavingScene)
    window.until(lambda: isinstance(window.top, TableScene))
    gate.delay = 0.0
