"""Of the places only the one that is shown is kept as large as the window; the others come back the same."""

import gc
import threading
import time
from collections.abc import Iterator

import pygame
import pytest

from client.scenes.table import backdrop as backdrops
from client.scenes.table.backdrop import Backdrop, Light
from client.scenes.table.scene import TableScene
from tests.client.table.seating import Seating

DAY, NIGHT = Light(), Light(night=True)
_PATIENCE = 20.0


@pytest.fixture
def table() -> Iterator[Seating]:
    seating = Seating()
    yield seating
    seating.close()


class Place:
    """A backdrop of its own beside the table, and what it shows."""

    def __init__(self, table: Seating) -> None:
        scene = table.app.scenes.top
        assert isinstance(scene, TableScene)
        self.scene = scene
        self.backdrop = Backdrop()
        self.surface = pygame.Surface(table.app.display.size)
        self.gate = threading.Event()

    def show(self, light: Light, *, wait: bool = False) -> bytes:
        canvas, layout = self.scene.app.canvas(self.surface), self.scene.make_layout()
        self.backdrop.draw(canvas, layout, light, self.scene.session.view(), wait=wait)
        return pygame.image.tobytes(self.surface, "RGB")

    def prepare(self, light: Light) -> None:
        self.backdrop.prepare(self.scene.app.canvas(self.surface), self.scene.make_layout(), light)

    def hold_up(self) -> None:
        """Let the thread do nothing until the gate is opened."""
        self.backdrop._painter.submit(self.gate.wait, _PATIENCE)

    def packed(self) -> list[Light]:
        return [key[1] for key in self.backdrop._packed]

    def settle(self) -> None:
        """Wait until what was ordered has come."""
        end = time.monotonic() + _PATIENCE
        while not self.backdrop.has_news and time.monotonic() < end:
            time.sleep(0.005)
        assert self.backdrop.has_news


def test_a_light_comes_back_as_it_was(table: Seating) -> None:
    place = Place(table)
    day, night = place.show(DAY, wait=True), place.show(NIGHT, wait=True)
    assert day != night
    assert place.show(DAY, wait=True) == day
    assert place.show(NIGHT, wait=True) == night


def test_the_place_as_it_was_is_shown_until_the_next_has_come(table: Seating) -> None:
    place = Place(table)
    day = place.show(DAY)
    assert place.show(NIGHT) == day
    place.settle()
    night = place.show(NIGHT)
    assert night != day
    assert place.show(DAY) == night
    place.settle()
    assert place.show(DAY) == day


def test_what_was_prepared_or_shown_is_not_painted_again(table: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(table)
    place.show(DAY)
    place.prepare(NIGHT)
    place.show(NIGHT, wait=True)
    monkeypatch.setattr(backdrops, "_paint", lambda *what: pytest.fail("painted once more"))
    for light in (DAY, NIGHT, DAY):
        place.prepare(light)
        place.show(light, wait=True)


def test_one_place_alone_is_as_large_as_the_window(table: Seating) -> None:
    place = Place(table)
    for light in (DAY, NIGHT, Light(night=True, king="C-K1"), DAY):
        place.prepare(light)
        place.show(light, wait=True)
    for packed in place.backdrop._packed.values():
        packed.result()
    place.backdrop._painter.submit(lambda: None).result()  # nothing is left in the thread's hands
    gc.collect()
    held = [place.backdrop._lit, place.backdrop._coming, *(each.result() for each in place.backdrop._packed.values())]
    pictures = [part for each in held if each is not None for part in each if isinstance(part, pygame.Surface)]
    assert len(pictures) == 1
    room = place.surface.get_width() * place.surface.get_height() * 4
    assert sum(len(each.result().data) for each in place.backdrop._packed.values()) < room


KINGS = [Light(night=True, king=f"C-K{number}") for number in range(1, 7)]


def test_places_for_a_window_of_another_size_are_forgotten(table: Seating) -> None:
    place = Place(table)
    place.show(DAY, wait=True)
    place.show(NIGHT, wait=True)
    assert place.packed() == [DAY]
    place.hold_up()
    place.prepare(KINGS[0])
    waiting = place.backdrop._packed[next(reversed(place.backdrop._packed))]
    place.surface = pygame.Surface((640, 360))
    place.show(NIGHT)
    assert place.packed() == []
    assert waiting.cancelled()
    place.gate.set()


def test_the_longest_unused_place_is_forgotten_and_what_waits_to_be_painted_is_not_painted_then(table: Seating) -> None:
    place = Place(table)
    place.show(DAY, wait=True)
    for light in KINGS[:4]:
        place.prepare(light)
    place.show(KINGS[0], wait=True)
    assert place.packed() == [KINGS[2], KINGS[3], KINGS[0], DAY]
    place.hold_up()
    place.prepare(KINGS[4])
    waiting = place.backdrop._packed[next(reversed(place.backdrop._packed))]
    for light in (NIGHT, KINGS[1], KINGS[5], KINGS[2]):
        place.prepare(light)
    assert waiting.cancelled()
    place.gate.set()


def test_what_is_being_made_ready_is_not_forgotten_for_what_is_prepared_meanwhile(table: Seating) -> None:
    place = Place(table)
    place.show(DAY, wait=True)
    place.hold_up()
    place.prepare(NIGHT)
    day = place.show(NIGHT)
    for light in KINGS:
        place.prepare(light)
    assert NIGHT in place.packed()
    place.gate.set()
    place.settle()
    assert place.show(NIGHT) != day


def test_a_table_that_is_left_holds_nothing_as_large_as_the_window() -> None:
    seating = Seating()
    scene = seating.app.scenes.top
    assert isinstance(scene, TableScene)
    seating.frame(3)
    seating.close()
    craft = scene.stagecraft
    assert (craft._still, craft._past, craft.backdrop._lit, craft.backdrop._coming) == (None, None, None, None)
    assert not craft.backdrop._packed
