"""A disk that is slow or gives nothing holds no window up: what has to be read is waited for, and what is clicked
meanwhile lands nowhere."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame
import pytest

from client.scenes.new_match import NewMatchScene
from client.scenes.saves import SavesScene
from client.scenes.saving_scene import OFFER, UNSEEN, SavingScene, SlowDialog
from client.scenes.table.scene import TableScene
from client.ui.dialog import Dialog
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
    running.flush()
    assert running.is_kept == (way in ("Resume", "New match")), "the one left last has a name"


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
