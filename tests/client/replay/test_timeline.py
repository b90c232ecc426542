"""The timeline: marks that say what they are, and ways along it."""

from collections.abc import Callable

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.replay.moments import SORTS
from tests.client.replay.watching import Watching, gone_on_with

Watch = Callable[..., Watching]


def test_a_mark_is_named_under_the_pointer_and_leads_to_its_frame(watch: Watch) -> None:
    watching = watch()
    moment = next(moment for moment in watching.scene.moments if moment.event.kind == "turned_up")
    timeline = watching.scene.timeline
    spot = timeline.spot(moment.frame)
    watching.driver.move(spot.center)
    assert watching.scene.timeline.pointed == moment
    assert watching.scene.timeline.tip == watching.scene.say(moment)
    assert "turned up" in watching.scene.timeline.tip
    watching.driver.click(spot)
    assert watching.session.frame == moment.frame
    watching.driver.move((600, 300))
    assert watching.scene.timeline.pointed is None


def test_every_great_moment_of_the_match_is_marked(watch: Watch) -> None:
    watching = watch()
    events = watching.film.events(0, 0, watching.film.next_fact(watching.film.last))
    assert [moment.event.number for moment in watching.scene.moments] == [e.number for e in events if e.kind in SORTS]
    assert {"turned_up", "match_over"} <= {moment.event.kind for moment in watching.scene.moments}
    for moment in watching.scene.moments:
        watching.scene.jump(moment.frame)
        assert moment.event.number < watching.film.next_fact(moment.frame)
        assert moment.frame == 0 or moment.event.number >= watching.film.next_fact(moment.frame - 1)


def test_the_timeline_is_clicked_and_dragged_along(watch: Watch) -> None:
    watching = watch()
    box = watching.scene.timeline.rect
    y = box.bottom - 4
    watching.driver.move((box.centerx, y))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(box.centerx, y)))
    watching.frame()
    assert abs(watching.session.frame - watching.film.last / 2) < watching.film.last * 0.04
    for x in (box.centerx + 200, 5, box.right + 50):
        watching.driver.move((x, 200))
    assert watching.session.frame == watching.film.last
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(5, 200)))
    watching.frame()
    watching.driver.move((box.centerx, y))
    assert watching.session.frame == watching.film.last, "nothing is held any more"


def test_the_wheel_over_the_timeline_goes_to_and_fro(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(40)
    middle = watching.scene.timeline.rect.center
    watching.driver.wheel(middle, -1)
    assert watching.session.frame == 41
    for _ in range(3):
        watching.driver.wheel(middle, 1)
    assert watching.session.frame == 38


def test_turns_are_named_on_the_timeline(watch: Watch) -> None:
    watching = watch()
    turn = watching.session.turns[3]
    assert watching.scene.say(turn) == f"Turn {turn.number} – {watching.session.names[turn.seat]}"


def test_a_match_that_went_on_in_the_midst_of_another_is_shown_from_the_turn_it_began_in(watch: Watch) -> None:
    watching = watch(gone_on_with(400))
    watching.frame(2)
    turns = watching.session.turns
    assert turns[0].number > 2, "those before are all told by the first frame"
    assert len({turn.frame for turn in turns}) == len(turns)
    assert turns[-1].number == watching.film.replay.summary.turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_where_the_replay_is(watch: Watch, language: Language) -> None:
    watching = watch(language=language)
    for frame in (0, watching.film.last):
        watching.scene.jump(frame)
        watching.frame(2)
        place = watching.scene.widget("place")
        assert place.box[2] > 0
        assert {"rate", "viewer", "keys"} <= {widget.id for widget in watching.scene.widgets}
