"""PK-900: what passes by itself, and that its timing tells nothing."""

import pytest

from client.session import SPEEDS, LocalSession, Yield
from client.session.local import _Open
from tests.client.session.fake import CARD, RESPONSE, Round, Table, question


def window(*useful: int, seats: int = 4, **view: object) -> list[Round]:
    """One round of passes: each seat in turn, those in ``useful`` with a card to use."""
    return [Round([question(s, "priority", *((CARD,) if s in useful else ()))], dict(view)) for s in range(seats)]


@pytest.mark.rule("PK-900")
def test_lone_passes_are_answered_without_asking_anybody() -> None:
    table = Table(window())
    table.run(1)
    assert table.session.over
    assert table.match.log == [(s, (0,)) for s in range(4)]
    assert all(not bot.asked for bot in table.bots)


def pass_times_tell() -> bool:
    """Whether the moments of the passes of a window tell which bots had something to use."""
    idle = Table(window(), person=False).times(1)
    return any(Table(window(*useful), person=False).times(1) != idle for useful in ((1, 2, 3), (2,)))


@pytest.mark.rule("PK-900")
def test_a_bot_with_something_passes_at_the_same_moments_as_one_with_nothing() -> None:
    assert not pass_times_tell()


def test_thinking_time_that_leaks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that waits longer for a bot with a choice gives its hand away, and the test above would see it."""
    honest = LocalSession._settle

    def leaky(self: LocalSession, entry: _Open, now: float) -> bool:
        return honest(self, entry, now - (0.05 if len(entry.prompt.options) > 1 else 0.0))

    monkeypatch.setattr(LocalSession, "_settle", leaky)
    assert pass_times_tell()


@pytest.mark.rule("PK-900")
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("seats", [5, 8])
def test_an_idle_window_takes_at_most_a_quarter_of_a_second(speed: str, seats: int) -> None:
    times = Table(window(seats=seats), seats=seats, person=False, speed=speed).times(1, frame=1 / 60)
    assert len(times) == seats
    assert times[-1] <= 0.25 + 1 / 60


@pytest.mark.rule("PK-900")
def test_full_control_stops_at_a_lone_pass() -> None:
    table = Table(window(), full_control=True)
    table.run(1)
    assert table.session.prompt() is not None
    table.session.set_full_control(False)
    table.run(1)
    assert table.session.over


def test_the_person_is_asked_when_he_could_use_something() -> None:
    table = Table(window(0))
    table.run(5)
    prompt = table.session.prompt()
    assert prompt is not None
    assert CARD in prompt.options
    assert table.match.log == []
    table.session.answer((1,))
    assert table.match.log == [(0, (1,))]


def test_passing_until_my_turn_stops_when_it_comes() -> None:
    mine = Round([question(0, "priority", CARD)], {"player": 0})
    table = Table([Round([question(0, "priority", CARD)], {"player": 2}) for _ in range(3)] + [mine])
    table.session.leave_alone(Yield.MY_TURN)
    table.run(2)
    assert len(table.match.log) == 3
    assert table.session.prompt() is not None
    assert table.session.orders.mode is Yield.NOT


def test_passing_until_my_next_turn_outlasts_the_turn_it_is_asked_for_in() -> None:
    def mine(turn: int) -> Round:
        return Round([question(0, "priority", CARD)], {"player": 0, "turn": turn})

    table = Table([mine(4), mine(4), Round([question(0, "priority", CARD)], {"player": 2, "turn": 5}), mine(6)])
    table.run(1)
    table.session.leave_alone(Yield.MY_TURN)
    table.run(2)
    assert len(table.match.log) == 3
    assert table.session.prompt() is not None
    assert table.session.orders.mode is Yield.NOT


def test_passing_until_my_turn_still_asks_what_is_no_window() -> None:
    table = Table([Round([question(0, "votes", CARD, least=0)], {"player": 2})])
    table.session.leave_alone(Yield.MY_TURN)
    table.run(2)
    assert table.session.prompt() is not None


def test_passing_until_something_useful_happens() -> None:
    use = {"ability": "C-S04", "seat": 2}
    rounds = [
        Round([question(0, "priority", CARD)], {"player": 2}),
        Round([question(0, "priority", CARD)], {"player": 2}),
        Round([question(0, "priority", CARD)], {"player": 2, "stack": [use]}),
        Round([question(0, "priority", CARD, RESPONSE)], {"player": 2}),
    ]
    table = Table(rounds)
    table.run(1)
    table.session.leave_alone(Yield.USEFUL)
    table.run(2)
    assert len(table.match.log) == 2, "the use of another's card is news"
    table.session.answer((0,))
    table.run(2)
    assert len(table.match.log) == 3, "a card not declined before is news"


def test_nobody_is_asked_to_answer_his_own_card() -> None:
    own = {"ability": "C-S04", "seat": 0}
    table = Table([Round([question(0, "priority", RESPONSE)], {"stack": [own]})])
    table.run(1)
    assert table.session.over
