"""A ghost king stands up in the middle of a dark window; the words below him can be read, and the button be used."""

from collections.abc import Callable

import pygame
import pytest

from art.catalogue import KINGS
from client.i18n import Language
from client.scenes.table.choreography import Choreographer
from client.scenes.table.director import Cue
from client.scenes.table.moments import RISING, Rising
from client.scenes.table.movers import Movers
from client.ui import theme
from client.ui.lint import faults
from core.kernel.events import Event
from tests.client.table.seating import SIZES, Seating


def test_the_button_that_skips_stands_lit_in_the_corner_while_a_king_rises(seat_down: Callable[..., Seating]) -> None:
    seating = seat_down(seats=6, person=False, speed="slow")
    scene = seating.scene
    while not any(widget.id == "skip" for widget in scene.widgets):
        seating.frame()

    def color_of_it() -> pygame.Color:
        seating.app.draw()
        x, y, w, h = scene.widget("skip").box
        return seating.app.display.surface.get_at((round(x + w / 2), round(y + h - 8)))

    before, layout, seconds = color_of_it(), scene.tableau.layout, 60.0
    king = Rising("C-K1", "x", "y", "C-R01", theme.BONE, 600.0, scene.now - seconds / 2, seconds, tag=RISING)
    scene.director.movers.add(king)
    scene.rebuild()
    x, y, w, h = scene.widget("skip").box
    assert layout.wide - 30 < x + w < layout.wide
    assert layout.high - 30 < y + h < layout.high
    assert color_of_it() == before
    assert scene.widget_at((round(x + w / 2), round(y + h / 2))) is scene.widget("skip")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "en"])
def test_what_is_said_of_a_rising_king_stands_in_the_middle_clear_of_the_button_that_skips(
    seat_down: Callable[..., Seating], language: Language, size: tuple[int, int], scale: float
) -> None:
    seating = seat_down(seats=8, language=language, size=size, text_scale=scale)
    scene, canvas = seating.scene, seating.app.canvas()
    for king in KINGS:
        movers = Movers()
        event = Event(0, "king_appeared", {"seat": 3, "king": king, "cause": "PK-311"})
        Choreographer(movers).animate(canvas, scene.tableau, Cue(0.0, 2.0, 1.0, event))
        seating.app.ink.records = []
        movers.draw(canvas, 1.0)
        records, seating.app.ink.records = seating.app.ink.records, None
        assert faults(records, seating.app.display.size) == [], king
        goal = [record for record in records if record.text in "".join(rising.goal for rising in movers)]
        assert goal, king
        button = canvas.m.rect(*scene.tableau.layout.corner_action)
        for record in goal:
            assert abs(record.rect.centerx - size[0] / 2) <= 2, king
            assert not record.rect.colliderect(button), king
        first = "".join(record.text for record in goal[:1])
        if len(goal) > 1 and language != "en":
            assert first[-1] in "，。；：、）", king
