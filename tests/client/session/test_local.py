import itertools
import threading
import time
from typing import Any

import pytest

from client.session import Controller, InlineThinker, LocalSession, ThreadThinker
from client.session.pace import READING, beat
from core.bots import make_bot
from core.kernel import Setup
from core.kernel.errors import IllegalAnswer, IllegalUndo
from core.kernel.prompts import Answer, Prompt
from core.kernel.viewers import SPECTATOR
from core.rulesets import new_match
from tests.client.session.fake import CARD, Clock, Round, Table, question


def asks_bot(seat: int = 1, kind: str = "day") -> list[Round]:
    return [Round([question(seat, kind, CARD)])]


def test_a_bot_gets_its_own_view_and_its_answer_counts() -> None:
    table = Table(asks_bot(2))
    table.bots[2].choose = lambda view, prompt: (1,)
    table.run(2)
    assert table.match.log == [(2, (1,))]
    assert table.bots[2].asked[0][0]["viewer"] == 2
    assert table.session.notices == []


def boom(view: dict[str, Any], prompt: Prompt) -> Answer:
    raise RuntimeError("lost")


def lazy_boom(view: dict[str, Any], prompt: Prompt) -> Any:
    yield 0
    raise RuntimeError("lost later")


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize(
    ("choose", "failure"),
    [
        (boom, "raised"),
        (lazy_boom, "raised"),
        (lambda v, p: (7,), "illegal"),
        (lambda v, p: itertools.count(), "illegal"),
        (lambda v, p: (Unspeakable(),), "illegal"),
    ],
)
def test_a_failing_bot_is_replaced_by_the_default_and_said_once(choose: Any, failure: str) -> None:
    table = Table(asks_bot() + asks_bot())
    table.bots[1].choose = choose
    table.run(3)
    assert table.match.log == [(1, (0,)), (1, (0,))]
    assert [(n.seat, n.failure) for n in table.session.notices] == [(1, failure)]


class Stalling:
    """Seats whose bots think until they are released, at a table whose limit is counted in the session's time."""

    def __init__(self, rounds: list[Round], *stalling: int) -> None:
        self.release = threading.Event()
        self.table = Table(rounds, thinker=ThreadThinker(), stall_limit=3.0)
        for seat in range(1, 4):
            self.table.bots[seat].choose = self._stall if seat in stalling else lambda view, prompt: (1,)

    def _stall(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        self.release.wait(20)
        return (1,)

    def play(self) -> None:
        """Play to the end, a second of the session's time for each 0.1 s of the threads'."""
        deadline = time.monotonic() + 10
        while not self.table.session.over and time.monotonic() < deadline:
            self.table.run(0.1)
            time.sleep(0.01)
        self.release.set()
        self.table.session.close()

    @property
    def stalled(self) -> list[tuple[int, str]]:
        return [(notice.seat, notice.failure) for notice in self.table.session.notices]


def test_a_stalling_bot_is_replaced_and_the_others_go_on() -> None:
    stalling = Stalling(asks_bot(1) + asks_bot(2), 1)
    stalling.table.run(2)
    assert stalling.table.match.log == []
    stalling.play()
    assert stalling.table.match.log == [(1, (0,)), (2, (1,))]
    assert stalling.stalled == [(1, "stalled")]


def test_only_the_bot_that_stalls_is_replaced_where_all_are_asked_at_once() -> None:
    everybody = Round([question(seat, "give", CARD) for seat in (1, 2, 3)])
    stalling = Stalling([everybody], 1)
    stalling.play()
    assert sorted(stalling.table.match.log) == [(1, (0,)), (2, (1,)), (3, (1,))]
    assert stalling.stalled == [(1, "stalled")]


def test_each_bot_has_the_whole_time_to_itself() -> None:
    everybody = Round([question(seat, "give", CARD) for seat in (1, 2, 3)])
    stalling = Stalling([everybody], 1, 2)
    stalling.play()
    assert sorted(stalling.table.match.log) == [(1, (0,)), (2, (0,)), (3, (1,))]
    assert stalling.stalled == [(1, "stalled"), (2, "stalled")]


def test_a_question_taken_back_holds_up_no_bot() -> None:
    stalling = Stalling([Round([question(0, "day", CARD)]), Round([question(1, "target", CARD)])], 1)
    table = stalling.table
    table.session.answer((1,))
    table.run(0.1)
    table.session.undo()
    table.bots[1].choose = lambda view, prompt: (1,)
    table.session.answer((1,))
    stalling.play()
    assert table.match.log == [(0, (1,)), (1, (1,))]
    assert stalling.stalled == []


def test_bots_think_off_the_calling_thread() -> None:
    threads: list[str] = []
    table = Table(asks_bot(), thinker=ThreadThinker(), speed="instant")

    def note(view: dict[str, Any], prompt: Prompt) -> Answer:
        threads.append(threading.current_thread().name)
        return (0,)

    table.bots[1].choose = note
    deadline = time.monotonic() + 5
    while not table.session.over and time.monotonic() < deadline:
        table.run(0.02)
    table.session.close()
    assert threads == ["bots"]


def test_every_accepted_answer_is_reported_for_saving() -> None:
    table = Table([*asks_bot(1), Round([question(0, "day", CARD)])])
    table.run(2)
    assert table.saves == 1
    with pytest.raises(IllegalAnswer):
        table.session.answer((5,))
    assert table.saves == 1
    table.session.answer((0,))
    assert table.saves == 2


def test_an_answer_nobody_asked_for_is_refused() -> None:
    table = Table(asks_bot(1))
    with pytest.raises(IllegalAnswer):
        table.session.answer((0,))


def test_undo_takes_the_latest_answer_back() -> None:
    table = Table([Round([question(0, "day", CARD)]), Round([question(0, "target", CARD)])])
    table.session.answer((1,))
    assert table.session.can_undo()
    table.session.undo()
    prompt = table.session.prompt()
    assert prompt is not None
    assert prompt.kind == "day"


def test_several_answers_are_taken_back_one_after_the_other() -> None:
    kinds = ["day", "target", "target2"]
    table = Table([Round([question(0, kind, CARD)]) for kind in kinds])
    table.session.answer((1,))
    table.session.answer((1,))
    table.session.undo()
    table.session.undo()
    assert not table.session.can_undo()
    with pytest.raises(IllegalUndo):
        table.session.undo()
    assert table.match.log == []


def test_a_pass_made_for_the_person_is_not_his_to_take_back() -> None:
    table = Table([Round([question(0, "priority")]), Round([question(0, "give", CARD)])])
    table.run(1)
    assert table.match.log == [(0, (0,))]
    assert table.match.can_undo(0)
    assert not table.session.can_undo()
    with pytest.raises(IllegalUndo):
        table.session.undo()


def test_an_answer_from_before_a_match_was_resumed_is_taken_back_too() -> None:
    kinds = ["day", "target", "target2"]
    table = Table([Round([question(0, kind, CARD)]) for kind in kinds])
    table.session.answer((1,))
    table.session.answer((1,))
    resumed = LocalSession(table.match, table.session.controllers, clock=Clock(), thinker=InlineThinker())
    assert resumed.can_undo()
    resumed.undo()
    resumed.undo()
    assert not resumed.can_undo()
    assert table.match.log == []


def test_a_pass_made_before_a_match_was_resumed_is_taken_back_with_what_was_before_it() -> None:
    rounds = [Round([question(0, "day", CARD)]), Round([question(0, "priority")]), Round([question(0, "give", CARD)])]
    table = Table(rounds)
    table.session.answer((1,))
    table.run(1)
    assert table.match.log == [(0, (1,)), (0, (0,))]
    resumed = LocalSession(table.match, table.session.controllers, clock=Clock(), thinker=InlineThinker())
    resumed.undo()
    assert table.match.log == []
    prompt = resumed.prompt()
    assert prompt is not None
    assert prompt.kind == "day"


def test_what_is_taken_back_in_a_real_match_is_asked_again() -> None:
    taken_back = 0
    for seed in (3, 7):
        match = new_match(Setup(seats=6, seed=seed, options={"expansion": True}))
        bots = [make_bot("random", seed, seat) for seat in range(6)]
        controllers = [Controller("Me"), *(Controller(f"Bot {seat}", bots[seat]) for seat in range(1, 6))]
        session = LocalSession(match, controllers, clock=Clock(), speed="instant", thinker=InlineThinker())
        for _ in range(60):
            while session.prompt() is None and not session.over:
                session.update()
            prompt = session.prompt()
            if prompt is None:
                break
            if session.can_undo():
                session.undo()
                session.update()
                assert session.prompt() != prompt
                taken_back += 1
            again = session.prompt()
            assert again is not None
            session.answer(bots[0].answer(session.view(), again))
    assert taken_back > 0


def test_questions_to_several_seats_are_all_answered() -> None:
    everybody = Round([question(seat, "give", CARD) for seat in range(4)])
    table = Table([everybody])
    table.run(2)
    assert sorted(seat for seat, _ in table.match.log) == [1, 2, 3]
    assert table.session.prompt() is not None
    table.session.answer((1,))
    assert table.session.over


def test_play_rests_until_an_event_could_be_read_and_hurry_ends_the_rest() -> None:
    used = ("used", {"seat": 1, "ability": "C-S01"})
    rounds = [Round([question(1, "day", CARD)], news=[used]), Round([question(2, "day", CARD)])]
    slow = Table(rounds).times(5)
    assert slow[1] - slow[0] == pytest.approx(READING["used"] + beat("day", 4, "normal"), abs=0.01)
    table = Table([Round(list(r.prompts), news=list(r.news)) for r in rounds])
    table.run(slow[0] + 0.01)
    table.session.hurry()
    assert table.times(5)[0] < 0.6


def test_rushing_stops_at_the_next_question_to_the_person() -> None:
    rounds = [*asks_bot(1), *asks_bot(2), Round([question(0, "day", CARD)]), *asks_bot(3)]
    table = Table(rounds, speed="slow")
    table.session.rush()
    table.session.update()
    assert len(table.match.log) == 2
    table.session.answer((0,))
    table.session.update()
    assert len(table.match.log) == 3, "after the decision the usual pace returns"


def test_same_clock_and_answers_give_the_same_moments() -> None:
    def once() -> list[float]:
        return Table([*asks_bot(1, "votes"), *asks_bot(2, "priority"), *asks_bot(3)]).times(4)

    assert once() == once()


def test_a_paused_session_does_nothing() -> None:
    table = Table(asks_bot())
    table.session.paused = True
    table.run(3)
    assert table.match.log == []


def test_without_a_person_the_spectator_watches() -> None:
    table = Table(asks_bot(), person=False)
    assert table.session.seat is None
    assert table.session.view()["viewer"] == SPECTATOR
    assert table.session.prompt() is None
    assert table.session.is_busy()


def test_a_session_reads_no_clock_but_its_own() -> None:
    clock = Clock()
    table = Table(asks_bot())
    session = LocalSession(table.match, table.session.controllers, clock=clock)
    time.sleep(0.01)
    session.update()
    assert table.match.log == []
    session.close()
