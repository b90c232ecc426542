"""A leap through a replay holds the window up for no longer than a frame: nothing is done that isn't seen."""

import threading
from collections.abc import Callable

import pygame
import pytest

from client.scenes.replay import timeline
from client.scenes.table import backdrop
from client.scenes.table.scene import TableScene
from client.ui import icons
from client.words import Spans, Words
from core.kernel.events import Event
from tests.client.replay.watching import Watching

Watch = Callable[..., Watching]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the facts for which words are found."""
    numbers: list[int] = []
    say = Words.event

    def noted(words: Words, event: Event, before: Event | None = None) -> Spans:
        numbers.append(event.number)
        return say(words, event, before)

    monkeypatch.setattr(Words, "event", noted)
    return numbers


def test_a_leap_finds_words_for_what_is_in_sight_and_quiet_frames_for_the_rest(watch: Watch, said: list[int]) -> None:
    watching = watch()
    watching.frame()
    watching.key(pygame.K_END)
    journal = watching.scene.table.director.journal
    facts = watching.film.next_fact(watching.film.last)
    assert len(journal.events) == facts > 400
    assert len(said) < 100
    watching.frame(60)
    everything = len(said)
    assert len(journal.flow.paragraphs) <= everything <= facts
    for key in (pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_END):
        watching.key(key)
        watching.frame(40)
    assert len(said) == everything, "each fact is said once"


def test_a_step_lays_the_table_once(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = watch()
    watching.frame()
    laid: list[int] = []
    build = TableScene.build

    def noted(scene: TableScene) -> None:
        laid.append(watching.session.frame)
        build(scene)

    monkeypatch.setattr(TableScene, "build", noted)
    last = watching.film.last
    for key, frame in ((pygame.K_END, last), (pygame.K_LEFT, last - 1), (pygame.K_HOME, 0)):
        watching.key(key)
        watching.frame(3)
        assert laid == [frame]
        laid.clear()


def test_no_leap_waits_for_the_light(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = watch()
    watching.frame(3)
    painters: list[str] = []
    paint = backdrop._paint

    def noted(*arguments: object) -> pygame.Surface:
        painters.append(threading.current_thread().name)
        return paint(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(backdrop, "_paint", noted)
    for moment in watching.scene.moments[::4]:
        watching.scene.jump(moment.frame)
        watching.frame()
    assert threading.main_thread().name not in painters


def test_the_marks_of_the_timeline_are_drawn_once(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = watch()
    watching.frame(3)
    drawn: list[str] = []
    draw = icons.draw_icon

    def noted(canvas: object, icon: str, *arguments: object) -> None:
        drawn.append(icon)
        draw(canvas, icon, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(timeline, "draw_icon", noted)
    for _ in range(3):
        watching.key(pygame.K_RIGHT)
    assert drawn == []
    marked = next(moment for moment in watching.scene.moments if moment.sort in ("caught", "innocent", "stayed"))
    watching.driver.move(watching.scene.timeline.spot(marked.frame).center)
    assert len(drawn) == 1, "the one that is pointed at is drawn larger"
    watching.app.resize((1600, 900))
    watching.frame()
    assert len(drawn) > 3, "for other measures all are drawn anew"
