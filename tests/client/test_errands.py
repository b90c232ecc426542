"""Errands are done in order on a thread of their own, which is there only while there is something to be done."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from client.errands import Errands
from saves.errors import SaveError, WriteError


@pytest.fixture
def door() -> Iterator[threading.Event]:
    door = threading.Event()
    yield door
    door.set()


def named(name: str) -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == name]


def until(done: Callable[[], object]) -> None:
    end = time.monotonic() + 10
    while not done():
        time.sleep(0.001)
        assert time.monotonic() < end


def test_they_are_done_one_after_the_other_in_their_order(door: threading.Event) -> None:
    errands, done = Errands(name="in order"), list[int]()
    errands.run(lambda: door.wait(20), "x")
    for number in range(100):
        errands.run(lambda number=number: done.append(number), "x")  # type: ignore[misc]
    assert done == []
    door.set()
    assert errands.wait(10)
    assert done == list(range(100))


def test_the_thread_ends_where_nothing_is_left_and_another_comes_when_something_is(door: threading.Event) -> None:
    errands, threads = Errands(name="coming and going"), list[threading.Thread]()
    for _ in range(3):
        errands.run(lambda: threads.append(threading.current_thread()), "x")
        until(lambda: not named("coming and going"))
    assert len(threads) == 3
    errands.run(lambda: door.wait(20), "x")
    errands.run(lambda: None, "x")
    assert len(named("coming and going")) == 1, "they share it"


def test_nothing_is_left_of_those_beside_once_all_is_done_and_told(door: threading.Event) -> None:
    posted: list[Callable[[], None]] = []
    errands, came = Errands(posted.append, "beside"), list[object]()
    for number in range(3):
        errands.beside().run(lambda number=number: (door.wait(20), number)[1], "x", came.append, f"{number}")  # type: ignore[misc]
    gc.collect()
    assert errands.wishes == ["0", "1", "2"]
    assert not errands.wait(0.01)
    assert len(named("beside")) == 3
    door.set()
    assert errands.wait(10)
    assert errands.wishes == ["0", "1", "2"], "nobody has been told"
    while posted:
        posted.pop(0)()
    assert sorted(map(str, came)) == ["0", "1", "2"]
    until(lambda: not named("beside"))
    gc.collect()
    assert not list(errands._others.values())


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_ends_the_thread_is_told_and_holds_up_nothing_that_waits(door: threading.Event) -> None:
    errands, came, threads = Errands(name="ending"), list[object](), list[threading.Thread]()

    def end() -> None:
        threads.append(threading.current_thread())
        door.wait(20)
        raise GeneratorExit("no more")

    errands.run(end, "x", came.append, "a wish")
    for number in range(2):
        errands.run(lambda number=number: (threads.append(threading.current_thread()), number)[1], "x", came.append)  # type: ignore[misc]
    door.set()
    assert errands.wait(10)
    failed, *done = came
    assert isinstance(failed, WriteError)
    assert isinstance(failed.__cause__, GeneratorExit)
    assert done == [0, 1]
    assert errands.wishes == []
    assert threads[0] is not threads[1]
    until(lambda: not named("ending"))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_comes_after_the_thread_has_ended_has_another(door: threading.Event) -> None:
    errands, came = Errands(name="ended"), list[object]()

    def end() -> None:
        raise GeneratorExit

    errands.run(end, "x")
    until(lambda: not named("ended"))
    errands.run(lambda: 1, "x", came.append)
    assert errands.wait(10)
    assert came == [1]


def test_what_goes_wrong_is_told_and_the_next_is_done() -> None:
    errands, came = Errands(), list[object]()

    def fail() -> None:
        raise KeyError("no")

    errands.run(fail, "x", came.append)
    errands.run(lambda: 1, "x", came.append)
    assert errands.wait(10)
    assert isinstance(came[0], SaveError)
    assert came[1] == 1
