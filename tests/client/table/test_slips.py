"""Names written upright on narrow cards end where the card ends."""

from collections.abc import Callable

import pygame
import pytest

from client.scenes.table.middle import draw_plate
from tests.client.table.seating import Seating


@pytest.mark.parametrize("name", ["Spirit Gathering", "御靈降真符"])
def test_an_upright_name_ends_with_its_card(seat_down: Callable[..., Seating], name: str) -> None:
    seating = seat_down(size=(960, 540), text_scale=2.0)
    drawn = pygame.Surface((400, 400), pygame.SRCALPHA)
    canvas = seating.app.canvas(drawn)
    x, y, w, h = box = (100.0, 100.0, 90.0, 127.0)
    draw_plate(canvas, name, box, room=30.0)
    card = canvas.m.rect(x, y, w, h)
    assert drawn.get_bounding_rect().height > 0
    assert card.contains(drawn.get_bounding_rect())
