"""Pictures come in two sizes, large ones late and never more than a few at a time."""

import threading
from pathlib import Path

import pygame
import pytest

from art.catalogue import SPELLS
from art.pictures import picture_path
from client.ui.gallery import MOST_LARGE, MOST_SMALL, SMALL_WIDTH, Gallery, place_surface, prepare_place

FACES = list(SPELLS)


@pytest.fixture(autouse=True)
def _window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def width_of(gallery: Gallery, name: str, width: int) -> tuple[int, bool]:
    found = gallery.picture(name, width)
    assert found is not None
    return found[0].get_width(), found[1]


def test_the_table_uses_the_small_picture() -> None:
    assert width_of(Gallery(), FACES[0], 120) == (SMALL_WIDTH, False)


def test_the_small_picture_stands_in_until_the_large_one_is_decoded() -> None:
    gallery = Gallery()
    assert width_of(gallery, FACES[0], 400) == (SMALL_WIDTH, True)
    gallery.settle()
    assert width_of(gallery, FACES[0], 400) == (512, False)


def test_what_is_painted_once_waits_for_the_large_picture() -> None:
    found = Gallery().picture(FACES[0], 400, wait=True)
    assert found is not None
    assert (found[0].get_width(), found[1]) == (512, False)


def test_a_large_picture_asks_for_another_frame_when_it_comes() -> None:
    gallery = Gallery()
    pygame.event.clear()
    gallery.picture(FACES[0], 400)
    gallery.settle()
    assert [event.type for event in pygame.event.get(pygame.WINDOWEXPOSED)] == [pygame.WINDOWEXPOSED]


def test_only_a_dozen_large_pictures_are_kept() -> None:
    gallery = Gallery()
    wanted = FACES[: MOST_LARGE + 2]
    for name in wanted:
        gallery.picture(name, 400)
    gallery.settle()
    assert width_of(gallery, wanted[-1], 400) == (512, False)
    assert width_of(gallery, wanted[0], 400) == (SMALL_WIDTH, True), "the oldest was let go"
    gallery.settle()


def test_what_is_fetched_ahead_is_there() -> None:
    asked: list[str] = []

    def path_of(name: str, size: str) -> Path:
        asked.append(name)
        return picture_path(name, "large" if size == "large" else "small")

    gallery = Gallery(path_of)
    for _ in range(2):
        gallery.prefetch(FACES[:5])
        gallery.settle()
        assert asked == FACES[:5], "once"
    assert gallery.picture(FACES[2], 100) is not None
    assert asked == FACES[:5], "decoded before it was wanted"


def test_no_picture_is_decoded_twice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()
    decoded: list[str] = []

    def slow(path: Path) -> pygame.Surface:
        decoded.append(path.stem)
        if threading.current_thread() is not threading.main_thread():
            begun.set()
            assert may_end.wait(10)
        return pygame.Surface((SMALL_WIDTH, 338))

    monkeypatch.setattr("client.ui.gallery._decoded", slow)
    gallery = Gallery()
    gallery.prefetch(FACES[:1])
    assert begun.wait(10)
    threading.Timer(0.05, may_end.set).start()
    assert gallery.picture(FACES[0], 100) is not None
    assert decoded == FACES[:1], "the worker was at it: it was waited for"


def test_no_more_is_fetched_ahead_than_is_kept() -> None:
    gallery = Gallery()
    gallery.prefetch([f"C-Z{number}" for number in range(100)])
    gallery.settle()
    assert len(gallery._kept["small"]) == MOST_SMALL


def test_what_is_wanted_soon_drives_out_what_isnt() -> None:
    gallery = Gallery()
    names = [f"C-Z{number}" for number in range(MOST_SMALL + 3)]
    gallery.prefetch(names[:MOST_SMALL])
    gallery.settle()
    gallery.prefetch([names[0], *names[MOST_SMALL:]])
    gallery.settle()
    assert set(gallery._kept["small"]) == {names[0], *names[4:]}


def test_a_missing_picture_is_none() -> None:
    gallery = Gallery()
    assert gallery.picture("C-Z99", 100) is None
    assert gallery.picture("C-Z99", 500) is None
    gallery.settle()
    assert gallery.picture("C-Z99", 500) is None


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (1024, 768), (640, 480)])
def test_a_place_covers_the_window(size: tuple[int, int]) -> None:
    valley = place_surface("table-night", size)
    assert valley is not None
    assert valley.get_size() == size


def test_a_place_without_a_picture_is_none() -> None:
    assert place_surface("nowhere", (640, 480)) is None


def test_a_place_that_was_prepared_is_decoded_once_and_given_once(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[str] = []
    load = pygame.image.load

    def noted(path: str) -> pygame.Surface:
        decoded.append(Path(path).stem)
        return load(path)

    size = (320, 180)
    plain = place_surface("table-day", size)
    monkeypatch.setattr(pygame.image, "load", noted)
    prepare_place("table-night", size)
    prepare_place("table-day", size)
    prepared = place_surface("table-day", size)
    assert plain is not None
    assert prepared is not None
    assert pygame.image.tobytes(prepared, "RGB") == pygame.image.tobytes(plain, "RGB")
    assert decoded.count("table-day") == 1
    again = place_surface("table-day", size)
    assert again is not None
    assert again is not prepared
    assert decoded.count("table-day") == 2


def test_a_place_of_another_size_than_prepared_is_decoded_as_it_is_asked_for() -> None:
    prepare_place("table-day", (320, 180))
    place = place_surface("table-day", (400, 300))
    assert place is not None
    assert place.get_size() == (400, 300)
