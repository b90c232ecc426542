"""A table laid anew, for another size, text or language, goes on with what was being shown, and shows nothing old."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from typing import Any

import pygame
import pytest

from client.scenes.result import ResultScene
from client.scenes.result_opening import ResultOpening
from client.scenes.table.director import Cue
from client.scenes.table.haunts import Headline
from client.scenes.table.movers import Flight, Mover
from core.kernel.events import Event
from tests.client.table.seating import Seating
from tests.client.table.test_motion import DANCED, cue

SeatDown = Callable[..., Seating]

CHANGES: dict[str, Callable[[Seating], Any]] = {
    "larger": lambda seating: seating.app.resize((1600, 900)),
    "another language": lambda seating: seating.app.change_settings(language="zh-Hant"),
    "smaller": lambda seating: seating.app.resize((960, 540)),
    "larger text": lambda seating: seating.app.change_settings(text_scale=1.5),
    "as large as the text needs": lambda seating: seating.app.resize((1280, 720)),
    "folded": lambda seating: seating.scene.sidebar.toggle_log(),
    "as it was": lambda seating: seating.app.change_settings(text_scale=1.0, language="en"),
    "taller": lambda seating: seating.app.resize((1100, 900)),
}
MOMENTS = {"apparition", "walk", "die", "fade", "votes", "count", "result", "rising"}


def told(movers: Any) -> list[tuple[type[Mover], float, float, str]]:
    """Say of what is in the air what has nothing to do with places."""
    return [(type(mover), mover.begin, mover.duration, mover.tag) for mover in movers]


@pytest.mark.parametrize("kind", DANCED)
def test_what_is_in_the_air_goes_on_at_its_new_place(seat_down: SeatDown, kind: str) -> None:
    seating = seat_down(seats=6, speed="normal")
    scene, director = seating.scene, seating.scene.director
    director.skip(scene.now)
    director.fly(cue(kind, DANCED[kind], scene.now))
    scene.now += 0.2
    director.movers.land(scene.now)
    before = told(director.movers)
    assert before
    seating.app.resize((1920, 900))
    assert told(director.movers) == before
    here = [(mover.start, mover.end) for mover in director.movers if isinstance(mover, Flight)]
    director.movers.clear()
    scene.stagecraft.animate(cue(kind, DANCED[kind], scene.now - 0.2))
    director.movers.land(scene.now)
    assert here == [(mover.start, mover.end) for mover in director.movers if isinstance(mover, Flight)]


def test_an_event_that_took_over_from_what_was_turned_up_still_does(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, speed="normal")
    scene, director = seating.scene, seating.scene.director
    director.skip(scene.now)
    begin = scene.now
    for number, kind in enumerate(("turned_up", "event_began")):
        scene.now = begin + 0.6 * number
        director.update(scene.now)
        director.fly(Cue(scene.now, 0.6, 1.0, Event(number, kind, {"seat": 1, "face": "C-V06"})))
    scene.now += 0.5
    director.update(scene.now)
    before = told(director.movers)
    seating.app.change_settings(language="zh-Hant")
    assert told(director.movers) == before
    assert [mover.name for mover in director.movers if isinstance(mover, Headline)] == [
        scene.words.card_name("C-V06")
    ], "it is said in the language that was spoken before"


def test_what_has_been_seen_does_not_come_again(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, speed="normal")
    scene, director = seating.scene, seating.scene.director
    for skipped in (True, False):
        director.skip(scene.now)
        director.fly(cue("turned_up", DANCED["turned_up"], scene.now))
        if skipped:
            director.skip(scene.now)
        else:
            scene.now += 5.0
            director.update(scene.now)
        seating.app.resize((1920, 1080) if skipped else (1280, 720))
        assert not director.movers


def moment_of(seating: Seating) -> str:
    """Say what is being shown."""
    director, theatre = seating.scene.director, seating.scene.director.theatre
    if seating.scene.stagecraft.is_fading:
        return "fade"
    for tag, moment in (("rising", "rising"), ("die", "die"), ("ghost", "walk"), ("apparition", "apparition")):
        if director.movers.carries(tag):
            return moment
    return theatre.stage(seating.scene.now) if theatre is not None else ""


def test_a_match_goes_on_however_its_window_changes(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, person=False, speed="normal", size=(960, 540))
    scene, changes = seating.scene, cycle(CHANGES.values())
    seen: Counter[str] = Counter()
    for number in range(4000):
        seating.frame(dt=0.05)
        moment = moment_of(seating)
        if seating.app.scenes.top is not scene or {moment for moment, count in seen.items() if count > 1} >= MOMENTS:
            break
        if not moment or number % 3 or seen[moment] >= 4:
            continue
        seen[moment] += 1
        director = scene.director
        before = (told(director.movers), director.apparition, director.walker, director.is_rising)
        next(changes)(seating)
        assert (told(director.movers), director.apparition, director.walker, director.is_rising) == before, moment
        assert not scene.stagecraft.is_fading, "what fades shows a table of other measures"
        seating.app.draw()
    assert set(seen) >= MOMENTS


@pytest.mark.parametrize(
    ("before", "after"), [((960, 540), (1920, 1080)), ((1280, 720), (2560, 1440)), ((2560, 1440), (960, 540))]
)
@pytest.mark.parametrize("dragged", [True, False])
def test_a_ghost_stands_on_in_a_window_that_is_resized(
    seat_down: SeatDown,
    before: tuple[int, int],
    after: tuple[int, int],
    dragged: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seating = seat_down(seats=6, seed=3, person=False, speed="normal", size=before)
    scene = seating.scene
    while not scene.director.apparition:
        seating.frame()
    seating.frame(10)
    face, until = scene.director.apparition, scene.director.movers.until
    waited: list[tuple[int, bool]] = []
    draw = scene.night.draw

    def watched(*args: Any, wait: bool) -> None:
        waited.append((scene.m.width, wait))
        draw(*args, wait=wait)

    monkeypatch.setattr(scene.night, "draw", watched)
    if dragged:
        seating.app.display.resize(after)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=after[0], y=after[1]))
        while (scene.m.width, scene.m.height) != after:
            seating.frame()
    else:
        seating.app.resize(after)
    seating.frame(3)
    assert scene.director.apparition == face
    assert scene.director.movers.until == pytest.approx(until)
    assert next(wait for width, wait in waited if width == after[0]), "its night comes later than the table"


@pytest.mark.parametrize("dragged", [True, False])
def test_nothing_fades_from_a_window_that_is_being_dragged_larger(seat_down: SeatDown, dragged: bool) -> None:
    seating = seat_down(seats=6, person=False, speed="normal")
    scene = seating.scene
    seating.frame(3)
    if dragged:
        seating.app.display.resize((1920, 1080))
    scene.tableau = replace(scene.tableau, apparition="C-G19")
    scene.invalidate()
    scene.draw(pygame.Surface((1280, 720)))
    assert scene.stagecraft.is_fading is not dragged


def test_the_opening_of_the_result_fills_whatever_window_there_is(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, person=False)
    for _ in seating.play():
        raise AssertionError("nobody is asked")
    seating.app.change_settings(pace="normal")
    seating.app.scenes.replace(ResultScene(seating.session, seating.port))
    seating.frame(3)
    assert isinstance(seating.app.scenes.top, ResultOpening)
    for size in ((1600, 900), (960, 540), (1100, 900)):
        seating.app.resize(size)
        seating.frame(3)
        assert isinstance(seating.app.scenes.top, ResultOpening)
        assert any(
            seating.app.display.surface.get_at((size[0] - 5, y))[:3] != (0, 0, 0) for y in range(5, size[1] // 2)
        )
