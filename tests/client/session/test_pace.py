"""How long things take: a turn with nothing to decide takes seconds, and what matters can be seen."""

from itertools import pairwise
from statistics import median

import pytest

from client.session import SPEEDS, Controller, InlineThinker, LocalSession, Speed
from client.session.pace import HASTE, LONG_TURN, READING, STAGED, VOTE_TURNED, Reading
from core.bots import make_bot
from core.kernel import Setup
from core.kernel.events import Event
from core.rulesets import new_match
from tests.client.session.fake import Clock

FRAME = 0.05


def turns(seats: int, bots: str, speed: Speed) -> list[float]:
    """Return how many seconds each whole turn of a watched match takes."""
    clock = Clock()
    match = new_match(Setup(seats=seats, seed=2, options={"expansion": True}))
    who = [Controller(str(seat), make_bot(bots, 2, seat)) for seat in range(seats)]
    session = LocalSession(match, who, clock=clock, thinker=InlineThinker(), speed=speed)
    begun, turn = [clock.now], 1
    while not session.over and len(begun) <= 30:
        clock.now += FRAME
        session.update()
        if session.view()["turn"] != turn:
            turn = session.view()["turn"]
            begun.append(clock.now)
    return [end - begin for begin, end in pairwise(begun)]


@pytest.mark.parametrize(("seats", "bots"), [(6, "random"), (6, "novice"), (8, "random"), (8, "novice")])
def test_a_turn_with_nothing_to_decide_takes_seconds(seats: int, bots: str) -> None:
    taken = turns(seats, bots, "normal")
    assert 5 <= median(taken) <= 12, sorted(taken)
    assert max(taken) <= 27, sorted(taken)
    assert min(taken) >= 2, sorted(taken)


def test_each_speed_is_faster_than_the_one_before() -> None:
    assert SPEEDS == ("slow", "normal", "fast", "instant")
    taken = [sum(turns(6, "random", speed)[:5]) for speed in SPEEDS]
    assert taken == sorted(taken, reverse=True)
    assert len(set(taken)) == 4


def events(*kinds: str) -> list[Event]:
    return [Event(number, kind, {}) for number, kind in enumerate(kinds)]


def test_the_rest_of_a_long_turn_is_told_faster_until_the_next_begins() -> None:
    reading = Reading()
    many = int(LONG_TURN / READING["used"]) + 1
    assert [reading.seconds(event) for event in events(*["used"] * many)] == [READING["used"]] * many
    assert reading.seconds(Event(0, "used", {})) == READING["used"] * HASTE
    assert reading.seconds(Event(0, "haunted", {})) == READING["haunted"]
    reading.seconds(Event(0, "turn_began", {}))
    assert reading.seconds(Event(0, "used", {})) == READING["used"]


def test_what_a_turn_is_remembered_for_gets_its_time_in_full() -> None:
    assert set(READING) >= STAGED
    reading = Reading()
    for event in events(*["used"] * 20):
        reading.seconds(event)
    count = Event(0, "counted", {"cards": [{}] * 4})
    assert reading.seconds(count) == pytest.approx(READING["counted"] + 4 * VOTE_TURNED)
    for kind in STAGED - {"counted"}:
        assert reading.seconds(Event(0, kind, {})) == READING[kind] >= 0.4


def test_nothing_that_happens_together_holds_play_up_for_long() -> None:
    assert Reading().rest(events(*["king_appeared"] * 9), "normal") == 5.0
    assert Reading().rest(events("used"), "instant") == 0.0
