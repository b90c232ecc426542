"""A ghost king stands up in the middle of a dark window; the words below him can be read, and the button be used."""

from collections.abc import Callable

import pygame
import pytest

from art.catalogue import KINGS
from client.i18n import Language
from client.scenes.pause import PauseScene
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


@pytest.fixture
def covered(seat_down: Callable[..., Seating]) -> Seating:
    """Return a table above which a king rises for long."""
    seating = seat_down(seats=6, person=False, speed="slow")
    scene = seating.scene
    while not any(widget.id == "skip" for widget in scene.widgets):
        seating.frame()
    scene.director.movers.add(Rising("C-K1", "x", "y", "C-R01", theme.BONE, 600.0, scene.now, 60.0, tag=RISING))
    scene.rebuild()
    seating.frame()
    return seating


def centers(seating: Seating) -> dict[str, tuple[int, int]]:
    """Return the middles of what can be used, those of the button that skips last."""
    found = {w.id: w.rect.center for w in seating.scene.widgets if w.focusable or w.hint}
    return {widget_id: found[widget_id] for widget_id in sorted(found, key=lambda widget_id: widget_id == "skip")}


def test_nothing_a_rising_king_hides_is_pointed_at(covered: Seating) -> None:
    scene = covered.scene
    for widget_id, center in centers(covered).items():
        covered.driver.move(center)
        assert [widget.id for widget in scene.widgets if widget.hovered] == (["skip"] if widget_id == "skip" else []), (
            widget_id
        )
    assert scene.director.is_rising


def test_a_press_anywhere_skips_a_rising_king_and_uses_nothing_he_hides(seat_down: Callable[..., Seating]) -> None:
    seating = seat_down(seats=6, person=False, speed="slow")
    scene = seating.scene
    for widget_id in ("menu", "pile-ghosts", "pace-fast", "notebook", "seat-2", "skip"):
        while not {widget_id, "skip"} <= {widget.id for widget in scene.widgets}:
            seating.frame()
        center = scene.widget(widget_id).rect.center
        scene.director.movers.add(Rising("C-K1", "x", "y", "C-R01", theme.BONE, 600.0, scene.now, 60.0, tag=RISING))
        scene.rebuild()
        seating.driver.click(center)
        assert not scene.director.is_rising, widget_id
        assert seating.app.scenes.top is scene
        assert scene.inspection.pinned is None
        assert scene.session.speed == "slow"


def test_of_the_keys_only_space_and_escape_work_while_a_king_rises(covered: Seating) -> None:
    scene = covered.scene
    was = (scene.sidebar.log_open, scene.sidebar.inspector_open, scene.focus_id, scene.ring)
    for key in (
        pygame.K_b,
        pygame.K_r,
        pygame.K_l,
        pygame.K_i,
        pygame.K_1,
        pygame.K_TAB,
        pygame.K_LEFT,
        pygame.K_RETURN,
    ):
        covered.driver.key(key)
        assert covered.app.scenes.top is scene
        assert scene.director.is_rising
        assert (scene.sidebar.log_open, scene.sidebar.inspector_open, scene.focus_id, scene.ring) == was
    covered.driver.key(pygame.K_ESCAPE)
    assert isinstance(covered.app.scenes.top, PauseScene)
    covered.driver.key(pygame.K_ESCAPE)
    assert covered.app.scenes.top is scene
    assert scene.director.is_rising
    covered.driver.key(pygame.K_SPACE)
    assert not scene.director.is_rising
