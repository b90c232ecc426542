"""The store of made pictures: what it forgets, what it has made ahead, and what stands in for what is still made."""

import gc
import threading
import weakref
from collections.abc import Callable

import pygame
import pytest

from client.ui.cache import Latest, SurfaceCache

SMALL, LARGE = (10, 10), (50, 50)
BYTES = 4


def picture(size: tuple[int, int] = SMALL) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


def store(smalls: int) -> SurfaceCache:
    """Return a store with room for so many small pictures."""
    return SurfaceCache(smalls * SMALL[0] * SMALL[1] * BYTES)


def unused() -> pygame.Surface:
    raise AssertionError("it is there already")


class Slow:
    """Makes a picture when it is let."""

    def __init__(self, size: tuple[int, int] = SMALL) -> None:
        self.let = threading.Event()
        self.made = picture(size)

    def __call__(self) -> pygame.Surface:
        assert self.let.wait(10)
        return self.made


def until(told: Callable[[], bool]) -> None:
    for _ in range(2000):
        if told():
            return
        threading.Event().wait(0.005)
    raise AssertionError("it never came")


def test_what_is_needed_again_is_forgotten_after_what_was_used_later() -> None:
    kept = store(4)
    for key in ("table", "first"):
        kept.get(key, picture)
    kept.needed = ("table",)
    for number in range(6):
        kept.get(number, picture)
    assert "table" in kept
    assert "first" not in kept
    assert 5 in kept


def test_what_is_needed_may_be_more_than_there_is_room_for() -> None:
    kept = store(3)
    kept.needed = tuple(range(5))
    for key in range(5):
        kept.get(key, picture)
    kept.get("latest", picture)
    assert "latest" in kept
    assert [key in kept for key in range(5)] == [False, False, False, True, True]


def test_a_flood_of_large_pictures_pushes_out_none_of_the_small_ones() -> None:
    kept = store(300)  # a large picture is as large as 25 small ones
    for key in range(100):
        kept.get(key, picture)
    for number in range(40):
        kept.get(("large", number), lambda: picture(LARGE))
    assert all(key in kept for key in range(100))
    assert ("large", 39) in kept
    assert ("large", 0) not in kept


def test_small_pictures_have_what_large_ones_leave() -> None:
    kept = store(300)
    kept.get("large", lambda: picture(LARGE))
    for key in range(300):
        kept.get(key, picture)
    assert "large" in kept
    assert 0 not in kept
    assert 299 in kept


def test_the_latest_is_kept_though_it_is_larger_than_the_room() -> None:
    kept = SurfaceCache(0)
    for key in range(3):
        kept.get(key, picture)
        assert key in kept
        assert key - 1 not in kept


def test_what_was_prepared_is_not_made_again() -> None:
    kept, slow = store(10), Slow()
    kept.prepare("key", slow)
    assert not kept.is_ready("key")
    slow.let.set()
    until(lambda: kept.is_ready("key"))
    assert kept.get("key", unused) is slow.made
    kept.prepare("key", unused)
    assert kept.get("key", unused) is slow.made


def test_what_has_not_been_begun_is_made_at_once() -> None:
    kept, slow, made = store(10), Slow(), picture()
    kept.prepare("at work", slow)
    kept.prepare("behind it", unused)
    assert kept.get("behind it", lambda: made) is made
    slow.let.set()


def test_what_was_prepared_in_vain_is_let_go_of() -> None:
    kept, slow = store(10), Slow()
    kept.prepare(0, slow)
    for key in range(1, 8):
        kept.prepare(key, unused)
    assert len(kept._coming) < 8
    kept.clear()
    slow.let.set()
    assert not kept._coming
    assert not kept.is_ready(7)


@pytest.mark.parametrize("asked", [True, False])
def test_of_what_was_prepared_in_vain_nothing_stays_once_something_else_is(asked: bool) -> None:
    latest, shown = Latest(), picture()
    latest.get("shown", lambda: shown, wait=True)
    unasked = [picture()]
    held = weakref.ref(unasked[0])
    latest.prepare("unasked", unasked.pop)
    until(lambda: latest._kept.is_ready("unasked"))
    if asked:
        latest.get("next", picture, wait=False)
    else:
        latest.prepare("next", picture)
    until(lambda: latest._kept.is_ready("next"))
    gc.collect()
    assert held() is None
    assert latest._kept.is_ready("next")
    latest.forget()


def test_what_is_wanted_is_not_let_go_of_for_what_comes_after_it() -> None:
    latest, wanted = Latest(), Slow()
    latest.get("shown", picture, wait=True)
    latest.get("wanted", wanted, wait=False)
    wanted.let.set()
    until(lambda: latest.has_news)
    latest.prepare("after it", picture)
    assert latest.get("wanted", unused, wait=False) is wanted.made


@pytest.mark.parametrize("wait", [True, False])
def test_the_picture_before_stands_in_until_the_next_has_come(wait: bool) -> None:
    latest, first, second = Latest(), picture(), Slow()
    assert latest.get("first", lambda: first, wait=True) is first
    if wait:
        second.let.set()
        assert latest.get("second", second, wait=True) is second.made
        assert not latest.has_news
        return
    assert latest.get("second", second, wait=False) is first
    assert not latest.has_news
    second.let.set()
    until(lambda: latest.has_news)
    assert latest.get("second", unused, wait=False) is second.made
    assert not latest.has_news


def test_nothing_stands_in_for_the_first_and_nothing_is_kept_once_it_is_forgotten() -> None:
    latest, slow = Latest(), Slow()
    assert latest.get("key", slow, wait=False) is None
    slow.let.set()
    until(lambda: latest.has_news)
    latest.forget()
    assert not latest.has_news
    assert latest.get("key", Slow(), wait=False) is None
    latest.forget()
