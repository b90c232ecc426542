"""The live names on cards: within the card, whole, and all of a script in one direction."""

from collections.abc import Callable

import pygame
import pytest

from client.scenes.table.plates import draw_plate
from tests.client.table.seating import Seating

SeatDown = Callable[..., Seating]


@pytest.mark.parametrize("name", ["Spirit Gathering", "Thousand Eyes", "御靈降真符", "拂塵"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_name_stands_within_its_card(seat_down: SeatDown, name: str, scale: float) -> None:
    seating = seat_down(size=(960, 540), text_scale=scale)
    drawn = pygame.Surface((400, 400), pygame.SRCALPHA)
    canvas = seating.app.canvas(drawn)
    x, y, w, h = box = (100.0, 100.0, 90.0, 127.0)
    seating.app.ink.records = []
    draw_plate(canvas, name, box, room=60.0)
    card = canvas.m.rect(x, y, w, h)
    assert drawn.get_bounding_rect().height > 0
    assert card.contains(drawn.get_bounding_rect())
    assert not [record.text for record in seating.app.ink.records if record.cut]


@pytest.mark.parametrize(("names", "upright"), [(("Alms", "Five Thunders"), False), (("拂塵", "照妖符"), True)])
def test_all_names_of_a_hand_run_the_same_way(seat_down: SeatDown, names: tuple[str, ...], upright: bool) -> None:
    seating = seat_down(size=(1280, 720))
    canvas = seating.app.canvas(pygame.Surface((400, 400), pygame.SRCALPHA))
    for name in names:
        seating.app.ink.records = []
        draw_plate(canvas, name, (100.0, 100.0, 106.0, 149.0), room=67.0)
        written = [record.text for record in seating.app.ink.records]
        assert written == (list(name) if upright else name.split())
