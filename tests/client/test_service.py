"""Menus, sessions and saved matches work together; scenes are stood in for by what was asked of them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from client.config import Settings
from client.i18n import Translator
from client.running import Recalled, RunningMatch
from client.scenes.ports import MatchChoice
from client.seeds import new_seed, seed_of
from client.service import Service, setup_of
from core import MODERATOR, SPECTATOR
from core.kernel import Event, IllegalSetup
from saves import SaveStore
from saves.errors import FolderError, LockedSave, MissingSave, UnplayableSave, WriteError
from tests.kernel.toy import toy_match

CHOICE = MatchChoice(
    "peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"expansion": True, "first_player": 0}, "7"
)


class Stage:
    def __init__(self) -> None:
        self.shown: list[object] = []

    def reset(self, scene: object) -> None:
        self.shown.append(scene)


class Program:
    """A service with its store, as the window would have it."""

    def __init__(self, folder: Path) -> None:
        self.store = SaveStore(folder)
        self.stage = Stage()
        self.settings = Settings(pace="instant")
        self.service: Service[object] = Service(
            self.store,
            self.settings,
            Translator("en", strict=True),
            self.stage,
            table=lambda service, running: running,
            title=lambda service: "title",
        )

    @property
    def running(self) -> RunningMatch:
        assert self.service.running is not None
        return self.service.running

    def play_until_asked(self) -> None:
        """Let the bots play until the person is asked something or the match is over."""
        session, limit = self.running.session, time.monotonic() + 20
        while session.prompt() is None and not session.over:
            session.update()
            assert time.monotonic() < limit

    def answer(self, times: int) -> None:
        for _ in range(times):
            self.play_until_asked()
            prompt = self.running.session.prompt()
            if prompt is None:
                return
            self.running.session.answer(prompt.default)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = Program(tmp_path)
    yield made
    made.service.close()


def test_a_new_match_is_shown_and_saved_before_the_first_answer(program: Program) -> None:
    program.service.start(CHOICE)
    assert program.stage.shown == [program.running]
    program.running.flush()
    (listed,) = program.service.saves()
    assert (listed.players, listed.seats, listed.turn, listed.damage) == (CHOICE.names, 5, 1, "")
    assert program.running.setup.options == {"expansion": True, "first_player": 0}
    assert program.running.session.seat == 0


def test_a_match_left_in_the_middle_goes_on_at_the_same_prompt_with_its_whole_log(program: Program) -> None:
    program.service.start(CHOICE)
    program.answer(25)
    program.play_until_asked()
    left = program.running.session
    prompt, view, events, save_id = left.prompt(), left.view(), left.events(0), program.running.save_id
    assert prompt is not None
    program.service.show_title()
    assert program.service.running is None
    unfinished = program.service.unfinished()
    assert unfinished is not None
    assert (unfinished.id, unfinished.turn, unfinished.my_turn) == (save_id, view["turn"], view["player"] == 0)
    program.service.resume(unfinished.id)
    back = program.running.session
    assert (back.prompt(), back.view()) == (prompt, view)
    assert [list(event) for event in back.events(0)] == [list(event) for event in events]
    assert back.names == list(CHOICE.names)
    program.answer(10)
    numbers = [event.number for event in program.running.session.events(0)]
    assert numbers == list(range(len(numbers)))


def test_a_finished_match_is_listed_but_not_continued(program: Program) -> None:
    program.service.watch(CHOICE)
    program.play_until_asked()
    assert program.running.session.over
    assert program.running.session.viewer == SPECTATOR
    program.service.show_title()
    assert program.service.unfinished() is None
    (listed,) = program.service.saves()
    assert listed.finished


def test_starting_another_match_closes_the_one_on_the_table(program: Program) -> None:
    program.service.start(CHOICE)
    first = program.running.save_id
    with pytest.raises(LockedSave):
        program.service.delete(first)
    program.service.start(CHOICE)
    program.service.delete(first)
    assert [listed.id for listed in program.service.saves()] in ([], [program.running.save_id])


def test_the_match_on_the_table_can_itself_be_resumed(program: Program) -> None:
    program.service.start(CHOICE)
    save_id = program.running.save_id
    program.service.resume(save_id)
    assert program.running.save_id == save_id


def test_the_same_table_again_is_another_deal_of_the_same_kind(program: Program) -> None:
    program.service.start(CHOICE)
    before = program.running
    program.service.again()
    after = program.running
    assert after.setup.seed != before.setup.seed
    assert after.setup.options == before.setup.options
    assert [(player.name, player.bot) for player in after.players] == [
        (player.name, player.bot) for player in before.players
    ]
    assert after.save_id != before.save_id


@contextmanager
def full_disk() -> Iterator[None]:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fsync", full)
        yield


def test_that_saving_fails_is_told_for_as_long_as_it_does(program: Program) -> None:
    assert program.service.trouble() == ""
    program.service.start(CHOICE)
    program.service.save()
    assert program.service.trouble() == ""
    with full_disk():
        program.answer(1)
        for _ in range(2):
            with pytest.raises(WriteError):
                program.service.save()
            assert "No space left on device" in program.service.trouble()
    program.service.save()  # nothing has happened in the match since
    assert program.service.trouble() == ""


def test_a_match_that_cannot_be_saved_is_not_given_up_for_another(program: Program) -> None:
    program.service.start(CHOICE)
    program.service.save()
    before = program.running
    with full_disk():
        program.answer(1)
        for _ in range(2):
            with pytest.raises(WriteError):
                program.service.again()
            with pytest.raises(WriteError):
                program.service.start(CHOICE)
        assert program.running is before
        assert program.stage.shown == [before]
        with pytest.raises(WriteError):
            program.service.save()
    program.answer(1)
    program.service.again()
    assert program.running is not before
    program.service.delete(before.save_id)  # nothing holds it any more


def test_a_match_that_cannot_be_dealt_leaves_the_one_on_the_table(program: Program) -> None:
    program.service.start(CHOICE)
    before = program.running
    with pytest.raises(IllegalSetup):
        program.service.start(replace(CHOICE, mode="no such mode"))
    assert program.running is before
    program.answer(1)
    program.service.save()


def test_a_match_left_at_the_end_is_saved_if_that_works_by_then(program: Program) -> None:
    program.service.start(CHOICE)
    with full_disk():
        program.answer(1)
        with pytest.raises(WriteError):
            program.service.save()
    prompt, save_id = program.running.session.match.pending(), program.running.save_id
    program.service.close()
    program.service.resume(save_id)
    assert program.running.session.match.pending() == prompt


def test_damage_is_told_in_a_sentence(program: Program) -> None:
    program.store.folder.mkdir(exist_ok=True)
    program.store.path("broken").write_bytes(b"hello")
    (listed,) = program.service.saves()
    assert listed.name == "broken.guixi"
    assert "not a saved match" in listed.damage
    assert program.service.unfinished() is None


def test_resuming_what_is_not_there_is_an_error_and_shows_nothing(program: Program) -> None:
    with pytest.raises(MissingSave):
        program.service.resume("nothing")
    assert program.stage.shown == []


@pytest.mark.parametrize("change", ["ruleset", "match", "bot"])
def test_a_whole_file_of_an_unknown_game_is_an_error(program: Program, change: str) -> None:
    program.service.start(CHOICE)
    save_id = program.running.save_id
    program.service.close()
    saved = program.store.load(save_id)
    summary = program.store.entries()[0].summary
    assert summary is not None
    changed: dict[str, dict[str, Any]] = {
        "ruleset": {"setup": msgspec.structs.replace(saved.setup, ruleset="chess")},
        "match": {"match": {"base": [], "since": [], "partial": []}},
        "bot": {"controllers": [msgspec.structs.replace(saved.controllers[0], bot="oracle"), *saved.controllers[1:]]},
    }
    changes = changed[change]
    program.store.write(save_id, summary, msgspec.structs.replace(saved, **changes))
    content = program.store.path(save_id).read_bytes()
    with pytest.raises(UnplayableSave):
        program.service.resume(save_id)
    assert program.store.path(save_id).read_bytes() == content
    program.service.delete(save_id)  # nothing holds it any more


class TestRecalled:
    """A resumed match knows the facts from before."""

    def test_earlier_facts_come_first_and_none_twice(self) -> None:
        match = toy_match()
        earlier = [Event(number, "earlier", {}) for number in range(-3, 1)]
        recalled = Recalled(match, 0, earlier)
        assert recalled.events(0, -9) == earlier + match.events(0, 1)
        assert recalled.events(0, 0) == [earlier[-1], *match.events(0, 1)]
        assert recalled.events(0, 1) == match.events(0, 1)
        assert recalled.events(0, 99) == []

    def test_others_facts_are_the_matchs_own(self) -> None:
        match = toy_match()
        recalled = Recalled(match, 0, [Event(0, "earlier", {})])
        assert recalled.events(MODERATOR) == match.events(MODERATOR)


def test_a_folder_that_cannot_be_read_is_no_empty_one(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    with pytest.raises(FolderError):
        Program(tmp_path / "saves").service.saves()


class TestSeeds:
    """Seeds as they are typed."""

    @pytest.mark.parametrize(("text", "seed"), [("7", 7), ("007", 7), ("1/17", "1/17"), ("七", "七"), ("-1", "-1")])
    def test_a_number_is_a_number(self, text: str, seed: int | str) -> None:
        assert seed_of(text) == seed

    def test_a_seed_too_long_for_a_number_stays_text(self) -> None:
        assert seed_of("9" * 19) == "9" * 19

    def test_no_seed_is_a_new_one(self) -> None:
        assert len({new_seed() for _ in range(10)}) > 1
        empty = MatchChoice("peak", "standard", ("Me",), "random")
        assert setup_of(empty).seed != setup_of(empty).seed
        assert setup_of(empty).options == {}
