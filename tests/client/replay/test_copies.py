"""Two copies of one match begin at the same time and end each in its own way: so do their replays."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.replays import recording_in
from client.session import InlineThinker
from saves.model import Input
from saves.replay_check import answers_of
from saves.replay_reading import Film
from saves.replay_recording import Recording
from tests.client.replay.desk import Program


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.service.end()


@pytest.fixture
def copies(program: Program) -> tuple[str, str]:
    """The ids of a match and of its copy, both played to the end, each in its own way."""
    program.start()
    program.play(8)
    first = program.running.save_id
    program.service.show_title()
    second = first[:-4] + "copy"
    shutil.copytree(program.saves.path(first), program.saves.path(second))
    for seed, save_id in enumerate((first, second)):
        program.service.resume(save_id)
        program.running.session._thinker.close()
        program.running.session._thinker = InlineThinker()
        program.play(seed=seed)
        assert program.running.session.over
        program.service.show_title()
    return first, second


def answers(recording: Recording) -> list[Input]:
    return list(recording.answers)


def shown(program: Program, save_id: str) -> Film:
    program.service.watch_saved(save_id)
    program.settle()
    film = program.stage.shown[-1]
    assert isinstance(film, Film)
    return film


def ends_alike(program: Program, film: Film, save_id: str) -> bool:
    """Whether a replay ends with as many answers as a saved match, and they are the same."""
    return answers_of(film.replay, film.path) == answers(recording_in(program.saves, save_id))


def test_each_shows_its_own(program: Program, copies: tuple[str, str]) -> None:
    program.settle()
    assert len(program.replays.entries()) == 2
    films = [shown(program, save_id) for save_id in copies]
    assert films[0].path != films[1].path
    assert [ends_alike(program, film, save_id) for film, save_id in zip(films, copies, strict=True)] == [True, True]
    assert len(program.replays.entries()) == 2, "none had to be made anew"


def test_the_one_that_is_gone_is_made_anew(program: Program, copies: tuple[str, str]) -> None:
    program.settle()
    film = shown(program, copies[1])
    film.path.unlink()
    again = shown(program, copies[1])
    assert ends_alike(program, again, copies[1])
    assert not ends_alike(program, again, copies[0])


@pytest.mark.parametrize("lost", [0, 1])
def test_a_start_makes_up_for_the_one_that_is_missing(program: Program, copies: tuple[str, str], lost: int) -> None:
    program.settle()
    shown(program, copies[lost]).path.unlink()
    for _ in range(2):
        program.service.open()
        program.settle()
        (_, _) = program.replays.entries()
    assert ends_alike(program, shown(program, copies[lost]), copies[lost])


def test_one_that_was_thrown_away_is_not_made_again_by_itself(program: Program, copies: tuple[str, str]) -> None:
    program.settle()
    path = shown(program, copies[0]).path
    program.replays.trash.throw_away(path.name)
    program.service.open()
    program.settle()
    assert len(program.replays.entries()) == 1


def test_a_replay_made_under_earlier_rules_is_still_found(
    program: Program, copies: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program.settle()
    before = [shown(program, save_id).path for save_id in copies]
    monkeypatch.setattr("saves.history.rules_digest", lambda: b"laterone")
    recordings = [recording_in(program.saves, save_id) for save_id in copies]
    assert all(recording.origin is not None for recording in recordings), "the match as it was read is the origin"
    assert [shown(program, save_id).path for save_id in copies] == before
