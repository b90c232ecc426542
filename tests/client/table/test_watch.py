"""Who watches is asked nothing: he goes on from turn to turn."""

from collections.abc import Callable

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.ui.button import Button
from client.ui.lint import faults
from tests.client.table.seating import SIZES, Seating

SeatDown = Callable[..., Seating]


def test_going_on_ends_at_the_next_turn(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, person=False, speed="slow")
    seating.frame(2)
    turn = seating.session.view()["turn"]
    for further in (1, 2):
        seating.driver.key(pygame.K_n)
        for _ in range(400):
            seating.frame()
            if seating.session.view()["turn"] > turn + further - 1:
                break
        seating.frame(5)
        assert seating.session.view()["turn"] == turn + further
    button = seating.scene.widget("next")
    assert isinstance(button, Button)
    assert button.label == seating.app.tr("table-next-turn")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_full_control_is_for_players_alone(seat_down: SeatDown, scale: float) -> None:
    for person in (True, False):
        seating = seat_down(seats=6, person=person, speed="slow", text_scale=scale)
        seating.frame(2)
        assert ("full-control" in {widget.id for widget in seating.scene.widgets}) == person
        seating.driver.key(pygame.K_f)
        seating.frame()
        assert seating.session.orders.full_control == person


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pace_and_control_keep_their_place_in_the_bar(
    seat_down: SeatDown, size: tuple[int, int], scale: float, language: Language
) -> None:
    seating = seat_down(seats=6, speed="normal", size=size, text_scale=scale, language=language)
    seating.frame(3)
    ids = {widget.id for widget in seating.scene.widgets}
    assert "full-control" in ids
    if "pace" in ids:
        seating.driver.click(seating.scene.widget("pace"))
        assert seating.session.speed == "fast"
    else:
        assert {"pace-slow", "pace-normal", "pace-fast", "pace-instant"} <= ids
    seating.session.paused = True
    seating.app.ink.records = []
    seating.app.draw()
    bar = [record for record in seating.app.ink.records if record.rect.y < seating.app.canvas().m.px(30)]
    assert faults(bar, size) == []
    seating.app.ink.records = None
