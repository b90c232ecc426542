"""The form of a new match as its tests use it."""

import pygame

from client.app import App
from client.scenes.new_match import NewMatchScene
from client.scenes.new_match_seats import SeatRow
from client.scenes.new_match_showcase import Showcase
from client.scenes.ports import MatchChoice
from client.ui.segments import Segments
from tests.client.ui.conftest import Driver

from .fake import FakeService


def opened(app: App, driver: Driver, service: FakeService) -> NewMatchScene:
    scene = NewMatchScene(service)
    app.scenes.push(scene)
    driver.frame()
    return scene


def choose(driver: Driver, scene: NewMatchScene, row: str, value: str) -> None:
    segments = scene.widget(row)
    assert isinstance(segments, Segments)
    driver.click(segments.choice_rect(value))


def rows(scene: NewMatchScene) -> list[SeatRow]:
    return [widget for widget in scene.widgets if isinstance(widget, SeatRow)]


def bare(scene: NewMatchScene, seat: int) -> tuple[int, int]:
    """A place in a seat's row where neither its name nor its level is."""
    return (scene.widget(f"seat-{seat}").rect.left + 10, scene.widget(f"seat-{seat}").rect.centery)


def faces(scene: NewMatchScene) -> tuple[str, ...]:
    """The cards in the picture beside the rules."""
    picture = scene.widget("showcase")
    assert isinstance(picture, Showcase)
    return picture.faces


def dealt(service: FakeService) -> MatchChoice:
    ((_, choice),) = service.done
    assert isinstance(choice, MatchChoice)
    return choice


def drawn(app: App) -> list[str]:
    """The texts of a frame."""
    app.ink.records = []
    app.draw()
    return [record.text for record in app.ink.records]


def tab_to(driver: Driver, scene: NewMatchScene, widget: str) -> None:
    """Go to a widget by Tab alone."""
    for _ in range(80):
        if scene.focus_id == widget:
            return
        driver.key(pygame.K_TAB)
    raise AssertionError(f"{widget} isn't reached")
