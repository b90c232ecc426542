"""A press meant for what was shown before answers no question that has just come up."""

from collections.abc import Callable

import pygame
import pytest

from client.scenes.table.guard import GUARD, PAUSE, Guard
from client.scenes.table.picking import Place
from client.session import Yield
from core.kernel.prompts import Prompt
from tests.client.table.seating import Seating

SeatDown = Callable[..., Seating]


def wait_for(seating: Seating, fits: Callable[[Seating], bool]) -> Prompt:
    """Play until others' doing has just brought up a question that fits: it is shown for the first time."""
    for _ in range(60_000):
        seating.frame()
        prompt = seating.scene.asked
        if prompt is None:
            continue
        if seating.scene.player.guard.is_up(seating.scene.now) and fits(seating):
            return prompt
        seating.session.answer(seating.any_answer(prompt))
        seating.scene.sync()
    raise AssertionError("there is no such question")


def can_pass(seating: Seating) -> bool:
    picker = seating.scene.player.picker
    return picker is not None and picker.confirmed() is not None


def first_place(seating: Seating, *kinds: str) -> Place | None:
    """Return a place of such a kind where one click answers, if there is any."""
    picker = seating.scene.player.picker
    if picker is None or picker.is_multiple:
        return None
    return next((place for place in picker.places if place.kind in kinds), None)


def is_answered_by_click(*kinds: str) -> Callable[[Seating], bool]:
    return lambda seating: first_place(seating, *kinds) is not None


def click(seating: Seating, place: Place) -> None:
    seating.driver.click(seating.scene.widget(place.widget_id))


def is_still_asked(seating: Seating, prompt: Prompt) -> bool:
    return bool(seating.session.prompt() == prompt)


@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize("motion", ["full", "none"])
def test_space_in_the_moment_a_question_comes_up_does_not_answer_it(
    seat_down: SeatDown, speed: str, motion: str
) -> None:
    seating = seat_down(seats=6, seed=7, speed=speed)
    seating.app.change_settings(motion=motion)
    prompt = wait_for(seating, can_pass)
    seating.driver.key(pygame.K_SPACE)
    seating.driver.click(seating.scene.widget("pass"))
    assert is_still_asked(seating, prompt)
    seating.wait_to_answer()
    seating.driver.key(pygame.K_SPACE)
    assert not is_still_asked(seating, prompt), "then it counts, and no earlier press delays it"


def test_the_second_of_two_quick_presses_answers_no_question_others_led_to(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=7, speed="instant")
    while True:
        first = wait_for(seating, can_pass)
        seating.wait_to_answer()
        seating.driver.key(pygame.K_SPACE)
        assert not is_still_asked(seating, first)
        seating.frame(4)
        second = seating.scene.asked
        if second is not None and can_pass(seating):
            break
    seating.driver.key(pygame.K_SPACE)
    assert is_still_asked(seating, second)


def test_a_click_on_the_middle_that_was_to_skip_picks_nothing_of_a_panel(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=7, speed="instant")
    prompt = wait_for(seating, is_answered_by_click("panel"))
    place = first_place(seating, "panel")
    assert place is not None
    click(seating, place)
    assert is_still_asked(seating, prompt)
    assert seating.scene.inspection.pinned is None
    seating.wait_to_answer()
    seating.scene.player.skip()  # the run of clicks goes on
    click(seating, place)
    assert is_still_asked(seating, prompt)
    seating.frame(8, PAUSE / 6)
    click(seating, place)
    assert not is_still_asked(seating, prompt)


@pytest.mark.parametrize("kind", ["seat", "ghost", "hand"])
def test_a_click_that_was_to_keep_a_page_keeps_it_and_answers_nothing(seat_down: SeatDown, kind: str) -> None:
    seating = seat_down(seats=6, seed=3, speed="normal")
    prompt = wait_for(seating, is_answered_by_click(kind))
    place = first_place(seating, kind)
    assert place is not None
    click(seating, place)
    assert is_still_asked(seating, prompt)
    pinned = seating.scene.inspection.pinned
    assert pinned is not None
    assert pinned.kind == ("card" if kind == "hand" else kind)
    seating.wait_to_answer()
    click(seating, place)
    assert not is_still_asked(seating, prompt)


def test_a_number_key_and_enter_pick_nothing_too_early(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=3, speed="normal")
    prompt = wait_for(seating, is_answered_by_click("hand"))
    first = Place("hand", number=seating.scene.hand_order[0])
    assert first in seating.scene.tableau.picker.places  # type: ignore[union-attr]
    seating.driver.key(pygame.K_1)
    seating.scene.focus(first.widget_id)
    seating.driver.key(pygame.K_RETURN)
    assert is_still_asked(seating, prompt)
    assert seating.scene.inspection.pinned is None
    seating.wait_to_answer()
    seating.driver.key(pygame.K_1)
    assert not is_still_asked(seating, prompt)


def test_being_left_alone_is_not_chosen_too_early(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=6, speed="normal")
    prompt = wait_for(seating, lambda it: it.scene.asked is not None and it.scene.asked.kind == "priority")
    seating.driver.click(seating.scene.widget("until-my-turn"))
    assert is_still_asked(seating, prompt)
    assert seating.session.orders.mode is Yield.NOT


def test_a_question_that_follows_from_my_own_answer_is_answered_at_once(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=5, speed="instant")
    for _ in range(200):
        prompt = wait_for(seating, is_answered_by_click("hand"))
        place = first_place(seating, "hand")
        assert place is not None
        seating.wait_to_answer()
        click(seating, place)
        follows = seating.session.prompt()
        if follows is not None and follows.kind == "target" and first_place(seating, "seat", "ghost"):
            break
    assert follows != prompt
    target = first_place(seating, "seat", "ghost")
    assert target is not None
    click(seating, target)
    assert not is_still_asked(seating, follows)


def test_a_question_i_go_back_to_is_answered_at_once(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=5, speed="instant")
    for _ in range(200):
        prompt = wait_for(seating, is_answered_by_click("hand"))
        place = first_place(seating, "hand")
        assert place is not None
        seating.wait_to_answer()
        click(seating, place)
        if seating.session.can_undo():
            break
    seating.driver.key(pygame.K_ESCAPE)
    assert seating.session.prompt() is not None
    assert seating.session.prompt().options == prompt.options  # type: ignore[union-attr]
    click(seating, place)
    assert seating.session.prompt() is None or seating.session.prompt().options != prompt.options  # type: ignore[union-attr]


def test_a_click_begun_too_early_answers_nothing_however_late_it_ends() -> None:
    guard = Guard()
    guard.begin(at_once=False)
    guard.press(10.0)
    assert guard.stops(), "nobody has seen it"
    guard.update(10.0)
    assert guard.is_up(20.0), "nor drawn it"
    guard.draw()
    guard.update(20.0)  # the drawing took long
    guard.press(20.0 + GUARD - 0.01)
    assert guard.stops()
    assert not guard.is_up(20.0 + GUARD)
    assert guard.stops(), "the button comes up now"
    guard.press(20.0 + GUARD)
    assert not guard.stops()
    guard.begin(at_once=True)
    assert not guard.stops()
