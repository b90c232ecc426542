"""The program's replays: every match leaves one, any match can be exported, and a match can go on from one."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.scenes.ports import MatchChoice
from client.session import InlineThinker
from core.kernel import SPECTATOR
from saves import history
from saves.errors import MissingSave
from saves.replay_check import check_replay
from saves.replay_reading import Film
from saves.replay_store import read_replay
from saves.trash import DAY
from tests.client.replay.desk import Program, only_replay, pack


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.service.end()


def test_every_match_that_ends_leaves_a_whole_replay(program: Program) -> None:
    program.start()
    program.play()
    assert program.running.session.over
    program.settle()
    path, replay = only_replay(program)
    assert (replay.summary.kind, replay.summary.viewer, replay.summary.over) == ("whole", 0, True)
    assert list(replay.summary.names) == ["A", "B", "C"]
    check_replay(replay, path)
    film = Film(replay, path)
    assert film.view(film.last, 0)["outcome"] == program.running.session.view()["outcome"]
    assert not program.notes


def test_a_match_resumed_in_between_leaves_it_too(program: Program) -> None:
    program.start()
    program.play(6)
    save_id = program.running.save_id
    program.service.show_title()
    program.service.resume(save_id)
    program.running.session._thinker = InlineThinker()
    program.play(seed=4)
    program.settle()
    path, replay = only_replay(program)
    assert replay.body.first_fact == 0
    check_replay(replay, path)


def test_a_match_begun_under_other_rules_leaves_its_whole_story_and_what_can_be_proved(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.start()
    program.play(6)
    before = program.running.session.events(0)
    save_id = program.running.save_id
    program.service.show_title()
    monkeypatch.setattr(history, "rules_digest", lambda: b"otherone")
    program.service.resume(save_id)
    assert program.running.changed
    program.running.session._thinker = InlineThinker()
    program.play(seed=4)
    program.settle()
    path, replay = only_replay(program)
    check_replay(replay, path)
    assert replay.body.first_fact == 0
    assert pack(Film(replay, path).events(0, 0, len(before))) == pack(before)


def test_a_running_match_is_exported_as_its_player_saw_it(program: Program) -> None:
    program.start()
    program.play(8)
    before = program.running.session.view()
    program.service.save_replay()
    program.settle()
    path, replay = only_replay(program)
    assert path.parent.name == "favourites"
    assert replay.viewers == (0,)
    film = Film(replay, path)
    assert film.view(film.last, 0)["players"] == before["players"]
    assert program.notes == ["The replay is being written…", f"The replay is saved and kept for good: {path}"]


def test_a_match_of_bots_alone_is_exported_whole_once_it_is_over(program: Program) -> None:
    program.start(person=False)
    program.running.session.update()
    program.service.save_replay()
    program.settle()
    # A person may still sit down at it.
    assert not program.replays.entries()
    assert "when it is over" in program.notes[-1]
    while not program.running.session.over:
        program.running.session.update()
    program.settle()
    program.service.save_replay()
    program.settle()
    path, replay = only_replay(program)
    assert replay.summary.kind == "whole"
    assert replay.summary.viewer == SPECTATOR
    check_replay(replay, path)


def test_a_match_that_began_at_a_position_leaves_a_replay_from_there_on(program: Program) -> None:
    position = {"mode": "three", "seats": 3, "turn": 5, "player": 1, "step": "day"}
    program.service.start(MatchChoice("peak", "three", tuple("ABC"), "random", seed="5", position=position))
    program.running.session._thinker = InlineThinker()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    check_replay(replay, path)
    assert Film(replay, path).view(0, 0)["turn"] == 5


def test_a_match_that_ended_as_the_program_was_killed_leaves_its_replay_the_next_time(tmp_path: Path) -> None:
    killed = Program(tmp_path)
    killed.service.replays.maker.make = lambda *args, **options: None  # type: ignore[method-assign]
    killed.start()
    killed.play()
    killed.service.end()
    assert killed.replays.entries() == []
    days_ago = time.time() - 5 * DAY
    for file in tmp_path.rglob("*"):
        os.utime(file, (days_ago, days_ago))
    program = Program(tmp_path)
    program.service.open()
    program.settle()
    path, replay = only_replay(program)
    assert (replay.summary.over, replay.summary.viewer) == (True, 0)
    check_replay(replay, path)
    program.service.end()

    again = Program(tmp_path)
    again.replays.trash.throw_away(path.name)
    again.service.open()
    again.settle()
    assert again.replays.entries() == [], "what was thrown away doesn't come back"
    again.service.end()


def test_watching_waits_until_the_replay_is_made(program: Program) -> None:
    program.start()
    program.play()
    program.service.watch_replay()
    assert len(program.stage.shown) == 1
    assert program.notes == ["The replay is being written…"]
    program.settle()
    assert isinstance(program.stage.shown[-1], Film)
    program.service.watch_replay()
    assert len(program.stage.shown) == 3


def test_the_replay_of_a_saved_match_is_watched_and_made_anew_where_it_is_gone(program: Program) -> None:
    program.start()
    program.play()
    save_id = program.running.save_id
    program.settle()
    path, _ = only_replay(program)
    program.service.show_title()
    program.service.watch_saved(save_id)
    assert program.stage.shown[-1].path == path
    program.replays.trash.throw_away(path.name)
    program.service.watch_saved(save_id)
    assert program.notes == ["The replay is being written…"]
    program.settle()
    again = only_replay(program)[0]
    assert program.stage.shown[-1].path == again != path
    with pytest.raises(Exception, match="missing"):
        program.service.watch_saved("none such")


def test_keeping_the_replay_of_a_finished_match_makes_it_a_favourite(program: Program) -> None:
    program.start()
    program.play()
    program.settle()
    program.service.save_replay()
    program.settle()
    path, _ = only_replay(program)
    assert path.parent.name == "favourites"
    program.service.save_replay()
    program.service.watch_replay()
    assert program.stage.shown[-1].path == path


def test_the_last_replay_is_found_wherever_a_list_has_moved_it(program: Program) -> None:
    program.start()
    program.play()
    program.settle()
    moved = program.replays.set_favourite(only_replay(program)[0], True)
    program.service.watch_replay()
    assert program.stage.shown[-1].path == moved
    program.replays.trash.throw_away(f"favourites/{moved.name}")
    with pytest.raises(MissingSave):
        program.service.watch_replay()


def test_what_a_seat_saw_is_saved_from_a_whole_replay(program: Program) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    program.service.save_seat_replay(Film(replay, path), 1)
    program.settle()
    other = next(entry for entry in program.replays.entries() if entry.path != path)
    assert other.favourite
    own = read_replay(other.path)
    assert own.viewers == (1,)
    whole, seen = Film(replay, path), Film(own, other.path)
    assert pack(seen.view(seen.last, 1)["players"]) == pack(whole.view(whole.last, 1)["players"])
    assert pack(seen.events(1, 0, 10_000)) == pack(whole.events(1, 0, 10_000))


def test_a_folder_that_can_not_be_written_is_said_and_nothing_else_happens(program: Program) -> None:
    program.replays.folder.write_text("in the way")
    program.start()
    program.play()
    program.settle()
    assert len(program.notes) == 1
    assert program.notes[0].startswith("The replay couldn’t be written: The folder")
    with pytest.raises(Exception, match="error-folder"):
        program.service.watch_replay()
