from collections.abc import Iterator

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.ui.widget import Widget


class Driver:
    """A player in front of the window: posts events and lets frames pass."""

    def __init__(self, app: App) -> None:
        self.app = app

    def frame(self, count: int = 1, dt: float = 1 / 60) -> None:
        for _ in range(count):
            self.app.step(dt)

    def key(self, code: int, mod: int = 0) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=0))
        self.frame()

    def type(self, text: str) -> None:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.frame()

    def move(self, pos: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.frame()

    def click(self, target: Widget | pygame.Rect | tuple[int, int], button: int = 1) -> None:
        if isinstance(target, Widget):
            target = target.rect
        pos = target.center if isinstance(target, pygame.Rect) else target
        self.move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=button, pos=pos))
        self.frame()

    def wheel(self, pos: tuple[int, int], steps: int) -> None:
        self.move(pos)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps)))
        self.frame()


@pytest.fixture
def app() -> Iterator[App]:
    app = App(Settings(), Translator("en", strict=True))
    pygame.event.clear()
    yield app
    app.close()


@pytest.fixture
def driver(app: App) -> Driver:
    return Driver(app)
