"""Replays made one behind the other: each is its own match's, and what goes wrong with one stops no other."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from client import replays
from client.replays import LONGEST_WAIT, continued
from client.session import InlineThinker
from saves import history
from saves.content import pack_match, read_match
from saves.errors import LockedFolder, UnplayableSave
from saves.replay_check import check_replay
from saves.replay_film import make_replay
from saves.replay_reading import Film
from tests.client.replay.desk import Program, only_replay, pack


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.service.end()


def think_at_once(program: Program) -> None:
    program.running.session._thinker.close()
    program.running.session._thinker = InlineThinker()


def play_bots(program: Program) -> None:
    while not program.running.session.over:
        program.running.session.update()


def answer_what_can_be_taken_back(program: Program) -> None:
    chance, session = random.Random(3), program.running.session
    while not session.can_undo():
        session.update()
        prompt = session.prompt()
        if prompt is not None:
            count = chance.randint(prompt.least, prompt.most)
            session.answer(sorted(chance.sample(range(len(prompt.options)), count)))


def films(program: Program) -> list[Film]:
    return [shown for shown in program.stage.shown if isinstance(shown, Film)]


def ends_as(film: Film, view: dict[str, Any]) -> bool:
    return pack(film.view(film.last, 0)["players"]) == pack(view["players"])


def test_a_match_is_watched_that_ended_while_the_replay_of_another_was_being_made(program: Program) -> None:
    program.start(person=False)
    play_bots(program)
    program.service.again()
    think_at_once(program)
    play_bots(program)
    created = program.running.keeper.created
    program.service.watch_replay()
    program.settle()
    assert [film.replay.summary.created for film in films(program)] == [created]


def test_what_is_to_be_watched_does_not_cover_a_match_begun_meanwhile(program: Program) -> None:
    program.start(person=False)
    play_bots(program)
    save_id = program.running.save_id
    program.service.watch_replay()
    program.service.again()
    program.settle()
    assert films(program) == []
    program.replays.trash.throw_away(only_replay(program)[0].name)
    program.service.watch_saved(save_id)
    program.service.again()
    program.settle()
    assert films(program) == []


def test_what_is_to_be_kept_is_kept_though_another_match_has_begun(program: Program) -> None:
    program.start(person=False)
    play_bots(program)
    program.service.save_replay()
    program.service.again()
    program.settle()
    assert only_replay(program)[0].parent.name == "favourites"


def test_what_is_asked_for_twice_in_one_moment_is_kept_once_and_said_so(program: Program) -> None:
    program.start()
    program.play(5)
    for _ in range(2):
        program.service.save_replay()
    program.settle()
    program.service.save_replay()
    program.settle()
    path = only_replay(program)[0]
    assert program.notes[2:4] == [
        f"The replay is saved and kept for good: {path}",
        f"This replay is saved already and kept for good: {path}",
    ]
    assert program.notes[-1] == program.notes[3]
    program.play(1)
    program.service.save_replay()
    program.settle()
    assert len(program.replays.entries()) == 2, "something has happened since"
    assert program.notes[-1].startswith("The replay is saved and kept for good: ")


def test_of_a_match_that_is_over_it_is_said_too(program: Program) -> None:
    program.start()
    program.play()
    for _ in range(2):
        program.service.save_replay()
        program.settle()
    path = only_replay(program)[0]
    assert program.notes[1::2] == [
        f"The replay is saved and kept for good: {path}",
        f"This replay is saved already and kept for good: {path}",
    ]


@pytest.mark.parametrize("is_over", [False, True])
def test_what_is_no_longer_kept_is_kept_anew_and_so_is_what_was_thrown_away(program: Program, is_over: bool) -> None:
    program.start()
    program.play(100_000 if is_over else 5)
    told: list[str] = []

    def save() -> Path:
        program.service.save_replay()
        program.settle()
        path = only_replay(program)[0]
        assert path.parent.name == "favourites"
        told.append(program.notes[-1].removesuffix(f"{path}"))
        return path

    first = save()
    program.replays.set_favourite(first, False)
    assert save() == first
    program.replays.trash.throw_away(f"favourites/{first.name}")
    save()
    save()
    assert told[:3] == ["The replay is saved and kept for good: "] * 3
    assert told[3] == "This replay is saved already and kept for good: "


def test_the_next_program_knows_too_what_is_kept_already(program: Program, tmp_path: Path) -> None:
    program.start()
    program.play()
    program.settle()
    film = Film(only_replay(program)[1], only_replay(program)[0])
    program.service.save_seat_replay(film, 1)
    program.settle()
    program.service.end()
    again = Program(tmp_path)
    again.service.save_seat_replay(film, 1)
    again.settle()
    assert again.notes[-1].startswith("This replay is saved already and kept for good: ")
    assert len(again.replays.entries()) == 2
    again.service.end()


def test_two_ways_on_from_one_saved_match_have_their_own_replays(program: Program) -> None:
    program.start()
    program.play(6)
    program.service.save_named("A", lambda error: None)
    program.service.save()
    ends = {}
    for seed in (3, 99):
        program.service.show_title()
        program.service.resume(program.saves.id_for("A")[0])
        think_at_once(program)
        program.play(seed=seed)
        program.settle()
        ends[program.running.save_id] = program.running.session.view()
    first, second = ends.values()
    assert first["players"] != second["players"]
    program.service.show_title()
    for save_id, view in ends.items():
        program.service.watch_saved(save_id)
        assert ends_as(films(program)[-1], view)


def test_both_of_two_ways_on_are_made_up_for(tmp_path: Path) -> None:
    killed = Program(tmp_path)
    killed.service.replays.maker.make = lambda *args, **options: None  # type: ignore[method-assign]
    killed.start()
    killed.play(6)
    killed.service.save_named("A", lambda error: None)
    for seed in (3, 99):
        killed.service.show_title()
        killed.service.resume(killed.saves.id_for("A")[0])
        think_at_once(killed)
        killed.play(seed=seed)
    killed.service.end()
    program = Program(tmp_path)
    program.service.open()
    program.settle()
    assert len(program.replays.entries()) == 2
    program.service.end()


def test_an_answer_from_before_the_rules_changed_can_be_taken_back(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.start()
    answer_what_can_be_taken_back(program)
    save_id = program.running.save_id
    program.service.show_title()
    with monkeypatch.context() as patch:
        patch.setattr(history, "rules_digest", lambda: b"otherone")
        program.service.resume(save_id)
    think_at_once(program)
    assert program.running.changed
    program.running.session.undo()
    program.play(seed=4)
    program.settle()
    assert program.notes == []
    path, replay = only_replay(program)
    check_replay(replay, path)
    assert ends_as(Film(replay, path), program.running.session.view())


def make_unplayable(program: Program, save_id: str) -> None:
    """Let a match's dump make no sense to the rules, in a file that is whole."""
    for path in (program.saves.folder / save_id).glob("*.snapshot"):
        read = read_match(path.read_bytes(), path)
        nonsense = replace(read.saved, match={"base": 1, "since": [], "partial": []})
        path.write_bytes(pack_match(read.summary, nonsense))


def test_a_match_that_can_not_be_played_keeps_no_other_from_its_replay(tmp_path: Path) -> None:
    killed = Program(tmp_path)
    killed.service.replays.maker.make = lambda *args, **options: None  # type: ignore[method-assign]
    for _ in range(2):
        killed.start()
        killed.play()
    killed.service.end()
    make_unplayable(killed, killed.saves.entries()[0].id)
    program = Program(tmp_path)
    program.service.open()
    program.settle()
    assert len(program.replays.entries()) == 1
    program.service.end()


def test_a_match_exported_before_its_end_is_made_up_for_all_the_same(tmp_path: Path) -> None:
    killed = Program(tmp_path)
    killed.start()
    killed.play(8)
    killed.service.save_replay()
    killed.settle()
    killed.service.replays.maker.make = lambda *args, **options: None  # type: ignore[method-assign]
    killed.play()
    killed.service.end()
    program = Program(tmp_path)
    program.service.open()
    program.settle()
    assert sorted(entry.summary.over for entry in program.replays.entries() if entry.summary) == [False, True]
    program.service.end()


def test_an_error_of_the_rules_is_told_and_the_next_replay_is_made(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Any] = []

    def failing_at_first(*args: Any, **options: Any) -> Any:
        calls.append(args)
        if len(calls) == 1:
            raise KeyError("no such card")
        return make_replay(*args, **options)

    monkeypatch.setattr(replays, "make_replay", failing_at_first)
    program.start()
    program.play(5)
    program.service.save_replay()
    program.service.save_replay()
    begun = time.monotonic()
    program.settle()
    assert time.monotonic() - begun < LONGEST_WAIT / 2
    assert program.notes[:2] == ["The replay is being written…"] * 2
    assert len(program.notes) == 4
    assert "makes no sense" in program.notes[2]
    assert program.notes[3] == f"The replay is saved and kept for good: {only_replay(program)[0]}"


def test_an_error_of_the_rules_is_told_where_a_match_would_go_on(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)

    def failing(*args: Any) -> Any:
        raise KeyError("no such card")

    monkeypatch.setattr(replays, "replayed", failing)
    with pytest.raises(UnplayableSave) as caught:
        continued(Film(replay, path), 5, 0)
    assert "no such card" in str(caught.value.__cause__)


def test_a_window_that_may_only_look_changes_no_replay(program: Program, tmp_path: Path) -> None:
    program.service.open()
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    second = Program(tmp_path)
    second.service.open()
    with pytest.raises(LockedFolder):
        second.service.replays.store.trash.throw_away(path.name)
    second.service.save_seat_replay(Film(replay, path), 1)
    second.settle()
    assert "Another window" in second.notes[-1]
    assert only_replay(second)[0] == path
    program.service.end()
    second.service.open()
    second.service.replays.store.trash.throw_away(path.name)
    assert second.replays.entries() == []
    second.service.end()
