"""A replay that was asked for isn't lost where the program ends before it is made: the next start makes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.replay_wishes import FOLDER
from saves.replay_reading import Film
from saves.replay_store import read_replay
from tests.client.replay.desk import Program, only_replay, pack


class Ended(Program):
    """A program that ends before the replays are made that are asked for from now on."""

    def make_no_more(self) -> None:
        maker = self.service.replays.maker
        maker.make = maker.keep = lambda *args: None  # type: ignore[method-assign]


@pytest.fixture
def ended(tmp_path: Path) -> Ended:
    return Ended(tmp_path)


def started_again(folder: Path) -> Program:
    program = Program(folder)
    program.service.open()
    program.settle()
    return program


def notes(program: Program) -> list[Path]:
    return list((program.replays.folder / FOLDER).iterdir())


def test_what_the_player_has_seen_until_then_is_made_at_the_next_start(ended: Ended, tmp_path: Path) -> None:
    ended.start()
    ended.play(8)
    before = ended.running.session.view()
    ended.make_no_more()
    ended.service.save_replay()
    ended.play(3)
    assert ended.service.replays.undone
    ended.service.end()
    assert ended.replays.entries() == []
    program = started_again(tmp_path)
    path, replay = only_replay(program)
    assert path.parent.name == "favourites"
    assert replay.viewers == (0,)
    film = Film(replay, path)
    assert pack(film.view(film.last, 0)["players"]) == pack(before["players"]), "not what came after"
    assert notes(program) == []
    program.service.end()


def test_the_replay_of_a_match_that_has_ended_is_kept_once(ended: Ended, tmp_path: Path) -> None:
    ended.make_no_more()
    ended.start()
    ended.play()
    ended.service.save_replay()
    ended.service.end()
    program = started_again(tmp_path)
    path, replay = only_replay(program)
    assert path.parent.name == "favourites"
    assert replay.summary.kind == "whole"
    program.service.end()


def test_one_that_was_made_but_not_kept_yet_is_kept(ended: Ended, tmp_path: Path) -> None:
    ended.start()
    ended.play()
    ended.settle()
    ended.make_no_more()
    ended.service.save_replay()
    ended.service.end()
    assert only_replay(ended)[0].parent.name == "replays"
    program = started_again(tmp_path)
    assert only_replay(program)[0].parent.name == "favourites"
    program.service.end()


def test_what_one_seat_saw_of_a_whole_replay_is_made_too(ended: Ended, tmp_path: Path) -> None:
    ended.start()
    ended.play()
    ended.settle()
    path, replay = only_replay(ended)
    ended.make_no_more()
    ended.service.save_seat_replay(Film(replay, path), 1)
    path.unlink()
    ended.service.end()
    program = started_again(tmp_path)
    assert any(read_replay(entry.path).viewers == (1,) for entry in program.replays.entries() if entry.favourite)
    assert notes(program) == []
    program.service.end()


def test_nothing_is_noted_of_what_has_been_made_and_nothing_made_again(ended: Ended, tmp_path: Path) -> None:
    ended.start()
    ended.play(4)
    ended.service.save_replay()
    assert notes(ended)
    ended.settle()
    assert notes(ended) == []
    assert not ended.service.replays.undone
    ended.service.end()
    program = started_again(tmp_path)
    only_replay(program)
    program.service.end()


def test_a_note_that_makes_no_sense_is_thrown_away(ended: Ended, tmp_path: Path) -> None:
    folder = ended.replays.folder / FOLDER
    folder.mkdir(parents=True)
    (folder / "x.guixi").write_bytes(b"nonsense")
    (folder / "x-y.guixi-replay").write_bytes(b"nonsense")
    ended.service.open()
    ended.settle()
    assert notes(ended) == []
    ended.service.end()


def test_a_list_is_told_of_every_replay_that_comes(ended: Ended) -> None:
    told: list[int] = []
    ended.service.replays.maker.on_made = lambda: told.append(len(ended.replays.entries()))
    ended.start()
    ended.play()
    ended.settle()
    assert told == [1]
    ended.service.end()
