"""A match goes on from any frame of a whole replay."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.replays import continued, recording_now
from client.session import InlineThinker
from core.kernel import MODERATOR
from saves.errors import UnplayableSave
from saves.replay_check import check_replay
from saves.replay_format import pack_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_store import read_replay
from tests.client.replay.desk import Program, only_replay, pack


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.service.end()


@pytest.mark.parametrize("place", [0.0, 0.4, 0.9])
def test_a_match_goes_on_from_any_frame(program: Program, place: float) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    content = path.read_bytes()
    film = Film(replay, path)
    frame = int(film.last * place)
    program.service.continue_replay(film, frame, 2)
    session = program.running.session
    session._thinker = InlineThinker()
    assert [who.bot is None for who in session.controllers] == [False, False, True]
    shown, now = film.view(frame, 2), session.match.view(2)
    for key in ("turn", "step", "players", "ghost_deck", "spell_discard", "next_event"):
        assert pack(shown[key]) == pack(now[key]), key
    assert pack(session.events(0)) == pack(film.events(2, 0, film.next_fact(frame)))
    program.play(seed=9)
    assert session.over
    program.settle()
    assert path.read_bytes() == content, "the replay stays as it is"
    other = next(entry.path for entry in program.replays.entries() if entry.path != path)
    again = read_replay(other)
    check_replay(again, other)
    assert len(again.body.facts) + again.body.first_fact >= film.next_fact(frame)


def test_what_comes_by_chance_is_drawn_anew(program: Program) -> None:
    program.start(person=False)
    program.settle()
    while not program.running.session.over:
        program.running.session.update()
    program.settle()
    path, replay = only_replay(program)
    film = Film(replay, path)
    keys = {continued(film, 10, 0).match.with_state(lambda state: state.chance.key) for _ in range(3)}
    assert len(keys) == 3


def test_a_match_that_goes_on_is_saved_and_resumed_like_any_other(program: Program) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    film = Film(replay, path)
    program.service.continue_replay(film, film.last // 2, 1)
    program.running.session._thinker = InlineThinker()
    program.play(3)
    view, events = program.running.session.view(), program.running.session.events(0)
    save_id = program.running.save_id
    program.service.show_title()
    program.service.resume(save_id)
    assert program.running.session.view() == view
    assert pack(program.running.session.events(0)) == pack(events)


def test_other_rules_may_refuse_to_go_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    film = Film(replay, path)
    from core.ghostplay import turn

    honest = turn.window_options
    monkeypatch.setattr(turn, "window_options", lambda *args: honest(*args) + honest(*args)[:1])
    shown = list(program.stage.shown)
    with pytest.raises(UnplayableSave):
        program.service.continue_replay(film, film.last - 1, 0)
    assert program.stage.shown == shown


def test_the_recording_is_the_match(program: Program) -> None:
    program.start()
    program.play(5)
    taped = recording_now(program.running)
    match = taped.match()
    from saves.replay_recording import replayed

    for _ in replayed(match, taped.answers):
        pass
    assert match.view(MODERATOR) == program.running.session.match.view(MODERATOR)
    assert pack_replay(read_back(program))


def read_back(program: Program) -> Replay:
    from saves.replay_film import make_replay

    return make_replay(recording_now(program.running), seat=0)
