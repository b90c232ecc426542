"""A scripted person plays: by mouse alone, by keyboard alone, and with what both can do beside answering."""

from collections.abc import Callable

import pygame
import pytest

from client.i18n import Translator
from client.scenes.pause import PauseScene
from client.scenes.result import ResultScene
from client.scenes.table.guard import PAUSE
from client.scenes.table.spots import Subject
from client.session import Yield
from client.ui.button import Button
from client.ui.widget import Box
from tests.client.table.seating import KeyPlayer, MousePlayer, Seating

SeatDown = Callable[..., Seating]


def play_to_the_end(seating: Seating, player: MousePlayer | KeyPlayer) -> int:
    answered = 0
    for prompt in seating.play():
        before = seating.session.version
        player.answer(prompt, seating.any_answer(prompt))
        assert seating.session.version > before, f"{prompt} was not answered"
        answered += 1
    return answered


def test_a_whole_match_is_played_by_mouse_alone(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=2)
    answered = play_to_the_end(seating, MousePlayer(seating))
    assert answered > 20
    seating.frame(5)
    assert isinstance(seating.app.scenes.top, ResultScene)
    seating.driver.click(seating.app.scenes.top.widget("again"))
    assert seating.port.asked == ["again"]


def test_a_whole_match_is_played_by_keyboard_alone(seat_down: SeatDown) -> None:
    seating = seat_down(seats=5, seed=4)
    answered = play_to_the_end(seating, KeyPlayer(seating))
    assert answered > 20
    seating.frame(5)
    result = seating.app.scenes.top
    assert isinstance(result, ResultScene)
    seating.driver.key(pygame.K_ESCAPE)
    assert result.focus_id == "title"
    seating.frame(8, 0.1)
    seating.driver.key(pygame.K_RETURN)
    assert seating.port.asked == ["title"]


def until(seating: Seating, kind: str) -> None:
    for prompt in seating.play():
        if prompt.kind == kind:
            return
        seating.session.answer(seating.any_answer(prompt))
    raise AssertionError(f"nobody asks {kind!r}")


def test_escape_takes_a_pick_back_then_opens_the_menu(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=3)
    for prompt in seating.play():
        if prompt.kind == "votes" and prompt.most >= 2 and len(prompt.options) >= 2:
            break
        seating.session.answer(seating.any_answer(prompt))
    seating.wait_to_answer()
    seating.driver.key(pygame.K_1)
    seating.driver.key(pygame.K_2)
    picker = seating.scene.tableau.picker
    assert picker is not None
    assert len(picker.picked) == 2
    seating.driver.key(pygame.K_ESCAPE)
    assert len(picker.picked) == 1
    seating.driver.click((640, 300), button=3)
    assert picker.picked == []
    seating.driver.key(pygame.K_ESCAPE)
    assert isinstance(seating.app.scenes.top, PauseScene)
    assert seating.session.paused
    seating.driver.key(pygame.K_ESCAPE)
    assert not seating.session.paused


def until_a_target(seating: Seating) -> None:
    """Play until a target is asked for that can be thought better of."""
    while True:
        until(seating, "target")
        if seating.session.can_undo():
            return
        # This one came of a settled answer: give it and look for the next.
        prompt = seating.session.prompt()
        assert prompt is not None
        seating.session.answer(seating.any_answer(prompt))


def test_a_target_can_be_thought_better_of(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=5)
    until_a_target(seating)
    seating.driver.click(seating.scene.widget("back"))
    prompt = seating.session.prompt()
    assert prompt is not None
    assert prompt.kind != "target"


@pytest.mark.parametrize("by_key", [True, False])
def test_going_back_takes_one_press_with_a_page_pinned(seat_down: SeatDown, by_key: bool) -> None:
    seating = seat_down(seats=6, seed=5)
    until_a_target(seating)
    seating.scene.inspection.pinned = Subject("seat", seat=3)
    seating.scene.rebuild()
    if by_key:
        seating.driver.key(pygame.K_ESCAPE)
    else:
        seating.driver.click(seating.scene.widget("back"))
    prompt = seating.session.prompt()
    assert prompt is not None
    assert prompt.kind != "target"
    assert seating.scene.inspection.pinned is None
    assert seating.app.scenes.top is seating.scene


def test_with_nothing_to_take_back_escape_only_closes_the_pinned_page(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=8)
    until(seating, "day")
    assert not seating.session.can_undo()
    seating.scene.inspection.pinned = Subject("seat", seat=3)
    seating.driver.key(pygame.K_ESCAPE)
    assert seating.scene.inspection.pinned is None
    assert seating.app.scenes.top is seating.scene
    seating.driver.key(pygame.K_ESCAPE)
    assert isinstance(seating.app.scenes.top, PauseScene)


def test_a_refused_card_says_why(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=1)
    for prompt in seating.play():
        unlit = [w for w in seating.scene.widgets if w.id.startswith("hand-") and not w.focusable]
        if prompt.kind == "day" and unlit:
            break
        seating.session.answer(seating.any_answer(prompt))
    assert all(widget.tip for widget in unlit)
    seating.driver.move(unlit[-1].rect.center)
    assert seating.scene.widget_at(unlit[-1].rect.center) is unlit[-1]


def test_being_left_alone_and_asking_again(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=6)
    for prompt in seating.play():
        if prompt.kind == "priority" and seating.session.view()["player"] != 0:
            break
        seating.session.answer(seating.any_answer(prompt))
    seating.wait_to_answer()
    seating.driver.click(seating.scene.widget("until-my-turn"))
    assert seating.session.orders.mode is Yield.MY_TURN
    for asked in seating.play():
        assert asked.kind != "priority" or seating.session.view()["player"] == 0
        break


def test_being_left_alone_in_my_own_turn_is_until_the_next(seat_down: SeatDown) -> None:
    seating, tr = seat_down(seats=6, seed=6), Translator("en")
    labels = set()
    for prompt in seating.play():
        if prompt.kind == "priority":
            mine, button = seating.session.view()["player"] == 0, seating.scene.widget("until-my-turn")
            assert isinstance(button, Button)
            key = "table-until-my-next-turn-second" if mine else "table-until-my-turn-second"
            assert button.second == tr(key)
            assert button.hint
            labels.add(button.second)
        if len(labels) == 2:
            break
        seating.session.answer(seating.any_answer(prompt))
    assert len(labels) == 2


def test_clicking_the_table_ends_what_is_shown(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=7, speed="slow", person=False)
    for _ in range(600):
        seating.frame()
        if seating.scene.director.movers:
            break
    assert seating.scene.director.is_busy
    seating.driver.click(bare_table(seating))
    assert not seating.scene.director.movers


def test_a_click_beside_everything_skips_a_pause_as_the_button_says(seat_down: SeatDown) -> None:
    def frames_till_something_happens(*, clicking: bool) -> int:
        seating = seat_down(seats=6, seed=7, speed="slow")
        for _ in range(6000):
            seating.frame()
            scene = seating.scene
            if scene.asked is not None:
                seating.session.answer(seating.any_answer(scene.asked))
            elif scene.is_running and not scene.director.is_busy and seating.session.version > 20:
                break
        assert scene.widget("skip")
        before = seating.session.version
        if clicking:
            seating.driver.click(bare_table(seating))
        for count in range(600):
            if seating.session.version != before:
                return count
            seating.frame()
        raise AssertionError("nothing happens")

    assert frames_till_something_happens(clicking=True) < frames_till_something_happens(clicking=False)


@pytest.mark.parametrize("paused", [False, True])
def test_a_page_can_be_kept_in_sight_while_others_move(seat_down: SeatDown, paused: bool) -> None:
    seating = seat_down(seats=6, seed=7, speed="slow", person=False)
    scene = seating.scene
    until_others_move(seating, paused=paused)
    layout, shown = scene.tableau.layout, skips(seating)
    for seat in (2, 4):
        seating.driver.click(scene.widget(f"seat-{seat}"))
        assert scene.inspection.pinned == Subject("seat", seat=seat)
    x, y, w, h = scene.m.rect(*layout.inspector)
    for bare in ((x + w // 2, y + 4), (scene.m.rect(*layout.log).x + 3, y + h + 30), (x + w // 2, 2)):
        seating.driver.click(bare)
    assert not shown
    seating.driver.click(bare_table(seating))
    assert shown


def test_a_click_in_a_log_over_the_stage_skips_nothing(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=7, size=(960, 540), text_scale=1.6, speed="slow", person=False)
    until_others_move(seating, paused=True)
    seating.driver.key(pygame.K_l)
    shown, log = skips(seating), seating.scene.sidebar.log_box
    assert log is not None
    seating.driver.click(bare_point(seating, log))
    assert not shown


def bare_table(seating: Seating) -> tuple[int, int]:
    """Return a point on the stage where nothing lies."""
    return bare_point(seating, seating.scene.tableau.layout.stage)


def bare_point(seating: Seating, box: Box) -> tuple[int, int]:
    """Return a point of a box where no widget is."""
    scene = seating.scene
    x, y, w, h = scene.m.rect(*box)
    points = ((left, top) for top in range(y + h - 4, y, -3) for left in range(x + 4, x + w, 3))
    return next(point for point in points if not any(widget.hit(point) for widget in scene.widgets))


def until_others_move(seating: Seating, *, paused: bool) -> None:
    """Let time pass until something is shown, or is about to be."""
    for _ in range(6000):
        seating.frame()
        scene = seating.scene
        if scene.is_running and scene.director.is_busy != paused and seating.session.version > 5:
            return
    raise AssertionError("nobody moves")


def skips(seating: Seating) -> list[float]:
    """Note from now on when something is skipped."""
    player, times = seating.scene.player, list[float]()
    skip = player.skip

    def note() -> None:
        times.append(seating.scene.now)
        skip()

    player.skip = note  # type: ignore[method-assign]
    return times


def test_switches_of_the_top_bar(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=8)
    until(seating, "day")
    seating.driver.click(seating.scene.widget("pace-fast"))
    assert seating.session.speed == seating.app.settings.pace == "fast"
    seating.driver.key(pygame.K_f)
    assert seating.session.orders.full_control
    assert seating.app.settings.full_control
    seating.driver.key(pygame.K_l)
    assert not any(widget.id == "log" for widget in seating.scene.widgets)
    seating.driver.key(pygame.K_l)
    seating.driver.click(seating.scene.widget("log-filter").choice_rect("turn"))  # type: ignore[attr-defined]
    assert seating.scene.director.journal.filter == "turn"


def test_leaving_the_table_asks_the_program(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=8)
    seating.frame(3)
    seating.driver.click(seating.scene.widget("menu"))
    menu = seating.app.scenes.top
    assert isinstance(menu, PauseScene)
    seating.driver.click(menu.widget("save"))
    seating.driver.click(menu.widget("title"))
    assert seating.port.asked == ["save", "title"]


def test_the_spectator_sees_a_match_to_its_end(seat_down: SeatDown) -> None:
    seating = seat_down(seats=5, seed=9, person=False)
    for _ in seating.play():
        raise AssertionError("a spectator is asked nothing")
    seating.frame(3)
    assert isinstance(seating.app.scenes.top, ResultScene)


def test_hammering_space_to_skip_answers_no_question(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=7, speed="normal")
    presses = 0
    while seating.session.prompt() is None or seating.scene.tableau.picker is None:
        seating.driver.key(pygame.K_SPACE)
        presses += 1
        seating.frame(18)
        assert presses < 200
    asked = seating.session.prompt()
    assert seating.scene.player.picker is not None
    assert seating.scene.player.picker.confirmed() is not None, "this question can be passed"
    for _ in range(5):
        seating.driver.key(pygame.K_SPACE)
        seating.driver.click(seating.scene.widget("pass"))
        seating.frame(18)
        assert seating.session.prompt() == asked
    seating.frame(40)
    seating.driver.key(pygame.K_SPACE)
    assert seating.session.prompt() != asked, "after a pause it counts"


def test_a_pick_shows_that_the_question_was_read(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=3, speed="normal")
    for prompt in seating.play():
        if prompt.kind == "votes" and prompt.most >= 1 and len(prompt.options) >= 1:
            break
        seating.session.answer(seating.any_answer(prompt))
    skipped = seating.scene.now
    seating.scene.player.skip()
    seating.wait_to_answer()
    assert seating.scene.now < skipped + PAUSE, "Space alone would still be taken for skipping"
    seating.driver.key(pygame.K_1)
    seating.driver.key(pygame.K_SPACE)
    assert seating.session.prompt() != prompt
