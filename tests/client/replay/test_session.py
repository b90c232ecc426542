"""A replay as a session: time goes both ways, and nobody is asked anything."""

import pytest

from client.session.replay import RATES, ReplaySession
from core.kernel import MODERATOR, SPECTATOR
from saves.replay_reading import Film
from tests.client.replay.watching import PATH, replay_of
from tests.client.table.seating import FrameClock


@pytest.fixture
def clock() -> FrameClock:
    return FrameClock()


@pytest.fixture
def session(clock: FrameClock) -> ReplaySession:
    return ReplaySession(Film(replay_of(seats=3), PATH), clock=clock)


def until_end(session: ReplaySession, clock: FrameClock) -> float:
    """Let the session play to its end; return how many seconds it took."""
    began = clock.now
    for _ in range(1_000_000):
        clock.now += 0.01
        session.update()
        if not session.playing:
            return clock.now - began
    raise AssertionError("it never ends")


def test_it_plays_through_every_frame_to_the_end_and_stops(session: ReplaySession, clock: FrameClock) -> None:
    seen = [session.frame]
    session.play()
    while session.playing:
        clock.now += 0.01
        if session.update():
            seen.append(session.frame)
    assert seen == list(range(len(session.film)))
    assert session.at_end
    assert session.over
    assert not session.is_busy()
    session.play()
    assert (session.frame, session.playing) == (0, True)


def test_each_rate_is_as_much_faster_as_it_says(clock: FrameClock) -> None:
    seconds = {}
    for rate in ("0.5", "1", "2"):
        session = ReplaySession(Film(replay_of(seats=3), PATH), clock=clock)
        session.set_rate(rate)
        session.play()
        seconds[rate] = until_end(session, clock)
    assert RATES[0] == "0.5"
    assert RATES[-1] == "16"
    assert seconds["0.5"] / seconds["1"] == pytest.approx(2, rel=0.05)
    assert seconds["1"] / seconds["2"] == pytest.approx(2, rel=0.05)


def test_a_faster_rate_counts_at_once(session: ReplaySession, clock: FrameClock) -> None:
    session.set_rate("0.5")
    session.play()
    clock.now += 0.001
    session.update()
    session.set_rate("16")
    clock.now += 5.0 / 16 + 0.01
    assert session.update()


def test_steps_go_both_ways_and_no_further_than_the_ends(session: ReplaySession) -> None:
    session.step(-1)
    assert session.frame == 0
    session.step(1)
    session.step(1)
    assert session.frame == 2
    assert session.stretch > 0, "a step on is shown happening"
    session.step(-1)
    assert (session.frame, session.stretch) == (1, 0), "a step back is not"
    session.jump(10_000)
    assert session.at_end
    session.step(1)
    assert session.at_end


def test_a_step_stops_what_plays_and_a_jump_does_not(session: ReplaySession) -> None:
    session.play()
    session.jump(20)
    assert session.playing
    session.step(1)
    assert not session.playing


def test_turns_are_gone_through(session: ReplaySession) -> None:
    third = session.turns[2].frame
    session.jump(third + 2)
    session.step_turn(-1)
    assert session.frame == third, "first to where the turn began"
    session.step_turn(-1)
    assert session.frame == session.turns[1].frame
    session.step_turn(1)
    session.step_turn(1)
    assert session.frame == session.turns[3].frame
    session.step_turn(100)
    assert session.at_end
    session.step_turn(-100)
    assert session.frame == 0


def test_events_and_view_belong_to_the_frame_whatever_came_before(session: ReplaySession) -> None:
    for frame in (30, 5, 60, 59):
        session.jump(frame)
        assert session.view()["next_event"] == session.film.next_fact(frame)
        assert [event.number for event in session.events(0)] == list(range(session.film.next_fact(frame)))


def test_the_viewer_can_be_changed_in_a_whole_replay_only(session: ReplaySession) -> None:
    session.jump(30)
    hands = {}
    for viewer in (0, 1, MODERATOR, SPECTATOR):
        session.look_through(viewer)
        assert session.view()["viewer"] == viewer
        hands[viewer] = [player["cards"] for player in session.view()["players"]]
    assert hands[MODERATOR][1] == hands[1][1]
    assert hands[0][1] is None
    assert hands[SPECTATOR] == [None] * 3
    session.look_through(7)
    assert session.viewer == SPECTATOR
    own = ReplaySession(Film(replay_of(seats=3, seat=0), PATH))
    own.look_through(MODERATOR)
    assert own.viewer == 0


def test_nobody_is_asked(session: ReplaySession) -> None:
    for frame in range(0, len(session.film), 7):
        session.jump(frame)
        assert session.prompt() is None
        assert not session.can_undo()
        assert session.refusals() == []
        assert session.view()["prompt"] is None


def test_an_overlay_stops_time(session: ReplaySession, clock: FrameClock) -> None:
    session.play()
    session.paused = True
    clock.now += 100
    assert not session.update()
    session.paused = False
    assert session.update()
