"""Menus, sessions and saved matches work together; scenes are stood in for by what was asked of them."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from client.config import Settings
from client.i18n import Translator
from client.players import reseated, setup_of
from client.running import Recalled, RunningMatch
from client.scenes.ports import MatchChoice
from client.seeds import new_seed, seed_of
from client.service import Service
from core import MODERATOR, SPECTATOR
from core.kernel import Event, IllegalAnswer, IllegalSetup, digest
from saves import Controller, History, Input, SavedFact, SavedMatch, SaveStore, Summary
from saves.errors import (
    FolderError,
    LockedFolder,
    LockedSave,
    MissingSave,
    SaveError,
    UnplayableSave,
    UnusableSave,
    WriteError,
)
from saves.format import pack, packed, unpack
from saves.migrations import SCHEMA
from tests.kernel.toy import toy_match

CHOICE = MatchChoice(
    "peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"expansion": True, "first_player": 0}, "7"
)


class Stage:
    def __init__(self) -> None:
        self.shown: list[object] = []

    def reset(self, scene: object) -> None:
        self.shown.append(scene)

    push = reset


class Program:
    """A service with its store, as the window would have it."""

    def __init__(self, folder: Path) -> None:
        self.store = SaveStore(folder)
        self.stage = Stage()
        self.settings = Settings(pace="instant")
        self.told: list[str] = []
        self.asked: list[tuple[SaveError, Callable[[], None]]] = []
        self.service: Service[object] = Service(
            self.store,
            self.settings,
            Translator("en", strict=True),
            self.stage,
            table=lambda service, running: running,
            title=lambda service: "title",
            tell=self.told.append,
            ask=lambda error, leave: self.asked.append((error, leave)),
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


def test_the_match_on_the_table_stays_where_it_cannot_be_saved_and_so_not_resumed(program: Program) -> None:
    program.service.start(CHOICE)
    program.service.save()
    before = program.running
    with full_disk():
        program.answer(1)
        for seat in (None, 2):
            with pytest.raises(WriteError):
                program.service.resume(before.save_id, seat)
        assert program.running is before
        assert program.stage.shown == [before]
    program.answer(1)
    pending = before.session.match.pending()
    program.service.resume(before.save_id)
    assert program.running is not before
    assert program.running.session.match.pending() == pending


def test_where_the_match_on_the_table_cannot_be_read_again_no_dead_table_stays(program: Program) -> None:
    program.service.start(CHOICE)
    program.service.save()
    save_id = program.running.save_id
    for path in program.store.path(save_id).glob("*.snapshot"):
        path.write_bytes(b"rotten")
    with pytest.raises(UnusableSave):
        program.service.resume(save_id)
    assert program.service.running is None
    assert program.stage.shown[-1] == "title"


@pytest.mark.parametrize("way", ["again", "start"])
def test_a_saved_match_whose_last_snapshot_fails_makes_way_all_the_same(
    program: Program, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The old match is closed by then: an error would say that it is still on the table."""
    program.service.start(CHOICE)
    program.answer(1)
    program.service.save()
    before, pending = program.running, program.running.session.match.pending()

    def full(snapshot: object, inputs: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(before.keeper._writer._files, "begin", full)
    program.service.again() if way == "again" else program.service.start(CHOICE)
    assert program.running is not before
    assert program.stage.shown[-1] is program.running
    program.service.resume(before.save_id)
    assert program.running.session.match.pending() == pending


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
        patched.setattr("saves.disk.sync_file", full)
        yield


def test_the_latest_answer_is_told_as_soon_as_it_is_safe(program: Program) -> None:
    assert program.service.latest_answer() == 0
    program.service.start(CHOICE)
    program.service.save()
    assert program.service.latest_answer() == 0, "the person hasn't answered yet"
    with full_disk():
        program.answer(1)
        with pytest.raises(WriteError):
            program.service.save()
        assert program.service.latest_answer() == -program.running._own_input < 0
    program.service.save()
    assert program.service.latest_answer() == program.running._own_input > 0


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
    program.store.path("broken.guixi").write_bytes(b"hello")
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
    saved, summary = named(program, "x")
    changed: dict[str, dict[str, Any]] = {
        "ruleset": {"setup": msgspec.structs.replace(saved.setup, ruleset="chess")},
        "match": {"match": {"base": [], "since": [], "partial": []}},
        "bot": {"controllers": [msgspec.structs.replace(saved.controllers[0], bot="oracle"), *saved.controllers[1:]]},
    }
    program.store.save_as("x.guixi", summary, msgspec.structs.replace(saved, **changed[change]))
    content = program.store.path("x.guixi").read_bytes()
    with pytest.raises(UnplayableSave):
        program.service.resume("x.guixi")
    assert program.store.path("x.guixi").read_bytes() == content
    program.service.delete("x.guixi")  # nothing holds it


def named(program: Program, title: str) -> tuple[SavedMatch, Summary]:
    """Save the match on the table under a name; return what was saved."""
    told: list[SaveError | None] = []
    program.service.save_named(title, told.append)
    program.service.save()
    assert told == [None]
    read = program.store.load(program.store.id_for(title)[0]).read
    return read.saved, read.summary


class TestNamedSaves:
    """What the player has given a name is kept apart from the running match."""

    def test_resuming_one_leaves_it_as_it_was(self, program: Program) -> None:
        program.service.start(CHOICE)
        program.answer(5)
        assert not program.service.is_taken("前夜 / 1")
        named(program, "前夜 / 1")
        assert program.service.is_taken("前夜 / 1")
        save_id, prompt = program.store.id_for("前夜 / 1")[0], program.running.session.match.pending()
        first = program.running.save_id
        content = program.store.path(save_id).read_bytes()
        program.service.resume(save_id)
        assert program.running.session.match.pending() == prompt
        assert program.running.save_id not in (save_id, first)
        program.answer(5)
        program.service.close()
        assert program.store.path(save_id).read_bytes() == content
        listed = {entry.id: entry for entry in program.service.saves()}
        assert len(listed) == 3
        assert (listed[save_id].name, listed[save_id].named) == ("前夜 / 1", True)
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", listed[first].name)
        assert [seen.hand for seen in listed[save_id].table] != []

    def test_saving_again_under_the_name_saves_over_it(self, program: Program) -> None:
        program.service.start(CHOICE)
        before, _ = named(program, "x")
        program.answer(3)
        after, _ = named(program, "x")
        assert after.input_count > before.input_count
        assert sum(entry.named for entry in program.service.saves()) == 1

    def test_the_name_offered_says_game_and_turn(self, program: Program) -> None:
        program.service.start(CHOICE)
        assert program.service.title_for().endswith("turn 1")


class TestSeats:
    """At resuming the person can take another seat, or none, and come back."""

    def test_the_log_and_the_view_are_those_of_the_new_seat(self, program: Program) -> None:
        program.service.start(CHOICE)
        program.answer(20)
        save_id = program.running.save_id
        events = {seat: program.running.session.match.events(seat) for seat in (SPECTATOR, 0, 2)}
        program.service.close()
        for seat in (2, SPECTATOR, 0):
            program.service.resume(save_id, seat)
            session = program.running.session
            assert session.seat == (None if seat == SPECTATOR else seat)
            assert session.viewer == seat
            assert session.names == list(CHOICE.names)
            assert session.events(0) == events[seat]
            assert [player.bot for player in program.running.players] == [
                "" if number == seat else "random" for number in range(5)
            ]
            program.service.close()
            (entry,) = program.service.saves()
            assert entry.seat == seat
        assert events[0] != events[2] != events[SPECTATOR]

    def test_suspicions_stay_with_the_seat(self, program: Program) -> None:
        program.service.start(CHOICE)
        save_id = program.running.save_id
        program.running.session.suspect(3, "taiping")
        program.service.close()
        program.service.resume(save_id)
        assert program.running.session.suspicions == {3: "taiping"}
        program.service.resume(save_id, 1)
        assert program.running.session.suspicions == {}

    def test_they_wait_there_while_he_sits_elsewhere(self, program: Program) -> None:
        program.service.start(CHOICE)
        save_id = program.running.save_id
        program.running.session.suspect(3, "taiping")
        for seat, own in ((2, {0: "tianshi"}), (SPECTATOR, {})):
            program.service.resume(save_id, seat)
            assert program.running.session.suspicions == {}
            for about, identity in own.items():
                program.running.session.suspect(about, identity)
        program.service.resume(save_id, 2)
        assert program.running.session.suspicions == {0: "tianshi"}
        program.running.session.suspect(0, None)
        program.service.resume(save_id, 0)
        assert program.running.session.suspicions == {3: "taiping"}
        program.service.resume(save_id, 2)
        assert program.running.session.suspicions == {}

    def test_notes_of_an_older_program_are_those_of_the_seat_it_was_left_in(self, program: Program) -> None:
        program.service.start(CHOICE)
        saved, summary = named(program, "x")
        for notes, own in (([[1, "taiping"]], {1: "taiping"}), ([[1, 2, 3]], {}), ("rubbish", {})):
            old = msgspec.structs.replace(saved, notes={"suspicions": notes, "other": 1})
            program.store.save_as("x.guixi", summary, old)
            program.service.resume("x.guixi")
            assert program.running.session.suspicions == own
            save_id = program.running.save_id
            program.service.resume(save_id, 2)
            program.service.resume(save_id, 0)
            assert program.running.session.suspicions == own
            assert program.running.keeper.notes["other"] == 1

    def test_whoever_only_watched_can_sit_down(self, program: Program) -> None:
        watched = reseated([Controller(name, "random", 3) for name in "ABC"], 1)
        assert watched == [Controller("A", "random", 3), Controller("B"), Controller("C", "random", 3)]
        alone = reseated([Controller("A"), Controller("B")], SPECTATOR)
        assert alone[0].bot


class TestOldFiles:
    """A match of format 1 goes on in a folder of its own; its file is kept under another name."""

    def test_it_goes_on_where_it_was(self, program: Program) -> None:
        program.store.folder.mkdir(exist_ok=True)
        golden = Path(__file__).parents[1] / "saves" / "golden" / "v1-peak.guixi"
        program.store.path("20260101-000000-abcd.guixi").write_bytes(golden.read_bytes())
        (listed,) = program.service.saves()
        assert (listed.turn, listed.finished, listed.named) == (4, False, False)
        program.service.resume(listed.id)
        assert program.running.save_id == "20260101-000000-abcd"
        events = program.running.session.events(0)
        assert [event.number for event in events[:170]] == list(range(170))
        kept = program.store.path("20260101-000000-abcd.guixi.bak")
        assert kept.read_bytes() == golden.read_bytes()
        assert [entry.id for entry in program.service.saves()] == ["20260101-000000-abcd"]
        program.answer(2)
        program.service.close()
        program.service.resume("20260101-000000-abcd")


def test_under_other_rules_the_player_is_told_what_was_left_out(program: Program, tmp_path: Path) -> None:
    program.service.start(CHOICE)
    program.answer(6)
    saved, summary = named(program, "x")
    other = b"otherway"
    assert saved.match["since"], "there are answers since the boundary"
    content = pack("match", SCHEMA, packed(summary), packed(saved), rules=other)
    program.store.path("x.guixi").write_bytes(content)
    listed = next(entry for entry in program.service.saves() if entry.named)
    assert listed.other_rules
    program.service.resume("x.guixi")
    assert program.told == [program.service._tr("resume-changed")]
    assert program.running.changed
    assert program.running.dropped == 0

    since = [[[seat, mark ^ 1, picks] for seat, mark, picks in record] for record in saved.match["since"]]
    unfit = msgspec.structs.replace(saved, match=saved.match | {"since": since})
    program.store.path("x.guixi").write_bytes(pack("match", SCHEMA, packed(summary), packed(unfit), rules=other))
    program.service.resume("x.guixi")
    assert program.running.dropped == len(since)
    assert program.told[1] == program.service._tr("resume-dropped", count=len(since))
    program.answer(2)


def test_a_match_of_other_rules_is_kept_aside_before_it_goes_on(program: Program) -> None:
    program.service.start(CHOICE)
    program.answer(6)
    save_id = program.running.save_id
    program.service.close()
    path = max(program.store.path(save_id).glob("*.snapshot"))
    box = unpack(path.read_bytes(), path, "match")
    path.write_bytes(pack("match", SCHEMA, box.summary, box.body, rules=b"otherway"))
    before = path.read_bytes()
    program.service.resume(save_id)
    program.service.save()
    assert path.with_name(path.name + ".bak").read_bytes() == before
    assert program.told == [program.service._tr("resume-changed")]
    program.answer(2)
    program.service.close()
    program.service.resume(save_id)
    assert len(program.told) == 1, "by now it is a match of the present rules"
    assert program.running.keeper.history.origin is not None
    events = program.running.session.events(0)
    assert [event.number for event in events] == list(range(len(events)))


class TestLeaving:
    """Nobody leaves a match that can't be saved without having been asked."""

    def test_the_question_is_asked_and_the_match_stays(self, program: Program) -> None:
        program.service.start(CHOICE)
        program.service.save()
        with full_disk():
            program.answer(1)
            program.service.show_title()
            (asked,) = program.asked
            assert isinstance(asked[0], WriteError)
            assert program.stage.shown == [program.running]
            asked[1]()
            assert program.stage.shown[-1] == "title"
            assert program.service.running is None

    def test_where_nobody_can_be_asked_it_stays_too(self, program: Program) -> None:
        program.service._ask = None
        program.service.start(CHOICE)
        program.service.save()
        with full_disk():
            program.answer(1)
            with pytest.raises(WriteError):
                program.service.show_title()
        assert program.service.running is not None

    def test_it_can_be_saved_elsewhere_and_taken_in_again(self, program: Program, tmp_path: Path) -> None:
        program.service.start(CHOICE)
        program.answer(3)
        elsewhere = tmp_path / "別處 Ж"
        with pytest.raises(WriteError):
            program.service.save_to(elsewhere)
        elsewhere.mkdir()
        path, other = program.service.save_to(elsewhere), program.service.save_to(elsewhere)
        assert path != other
        prompt = program.running.session.match.pending()
        name = program.service.take_in(path)
        entry = next(entry for entry in program.service.saves() if entry.named)
        assert entry.name == name
        program.service.resume(entry.id)
        assert program.running.session.match.pending() == prompt


class TestSecondWindow:
    """A second window on the same folder may only look."""

    def test_it_says_so_and_changes_nothing(self, program: Program) -> None:
        program.service.open()
        program.service.start(CHOICE)
        program.service.save()
        second = Program(program.store.folder)
        second.service.open()
        assert "another window" in second.service.trouble().lower()
        (listed,) = second.service.saves()
        for deed in (lambda: second.service.start(CHOICE), lambda: second.service.resume(listed.id)):
            with pytest.raises(LockedFolder):
                deed()
        assert second.stage.shown == []
        second.service.end()
        program.service.end()
        second.service.open()
        assert second.service._claim is not None
        second.service.end()


def test_the_oldest_matches_without_a_name_go_into_the_trash(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saves.store.AUTOSAVES", 2)
    ids = []
    for number in range(4):
        program.service.start(CHOICE)
        ids.append(program.running.save_id)
        program.service.save()
        if number == 0:
            named(program, "kept")
        for path in program.store.path(ids[-1]).iterdir():
            os.utime(path, (1_000 + number, 1_000 + number))
    program.service.close()
    assert {entry.id for entry in program.service.saves() if not entry.named} >= set(ids[2:])
    assert [entry.named for entry in program.service.saves()].count(True) == 1
    (thrown, *_) = program.service.trash()
    assert thrown.deleted_at is not None
    program.service.restore(thrown.id)
    assert ids[0] in {entry.id for entry in program.service.saves()}


class TestRecalled:
    """A resumed match knows the facts from before, and says what it takes."""

    def test_earlier_facts_come_first_and_none_twice(self) -> None:
        match = toy_match()
        earlier = [SavedFact(number, "earlier", {}, [], None) for number in range(-3, 3)]
        recalled = Recalled(match, History(facts=earlier), lambda given: None)
        before = [Event(number, "earlier", {}) for number in range(-3, 0)]
        assert recalled.events(0, -9) == before + match.events(0)
        assert recalled.events(0, -1) == [before[-1], *match.events(0)]
        assert recalled.events(0, 1) == match.events(0, 1)
        assert recalled.events(0, 99) == []
        assert recalled.events(MODERATOR, 0) == match.events(MODERATOR)

    def test_a_fact_kept_for_one_viewer_is_nobody_elses(self) -> None:
        mine = SavedFact(-1, "earlier", None, [0], {"card": "x"})
        recalled = Recalled(toy_match(), History(facts=[mine]), lambda given: None)
        assert recalled.events(0, -1)[0] == Event(-1, "earlier", {"card": "x"})
        assert recalled.events(1, -1) == toy_match().events(1)

    def test_it_says_what_was_taken_and_nothing_else(self) -> None:
        match, told = toy_match(), list[Input]()
        recalled = Recalled(match, History(), told.append)
        prompt = recalled.pending()[0]
        with pytest.raises(IllegalAnswer):
            recalled.submit(prompt.seat, prompt.id, (99,))
        with pytest.raises(IllegalAnswer):
            recalled.submit(2, prompt.id, (0,))
        assert told == []
        recalled.submit(prompt.seat, prompt.id, (1,))
        recalled.undo(prompt.seat)
        assert told == [Input(prompt.seat, digest(prompt), (1,)), Input(prompt.seat)]


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
