"""The service and the files: named ones, old ones, those of other rules, and those that have to go."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from client.i18n import Translator
from client.scenes.saves_about import date_of, moment
from saves.errors import DamagedSave, UnplayableSave
from saves.format import pack, packed, unpack
from saves.migrations import SCHEMA
from saves.store import write_match
from saves.trash import DAY, DAYS
from tests.client.serving import CHOICE, Program, named, program

__all__ = ["program"]


@pytest.mark.parametrize("change", ["ruleset", "match", "bot"])
def test_a_whole_file_of_an_unknown_game_is_an_error(program: Program, change: str) -> None:
    program.service.start(CHOICE)
    saved, summary = named(program, "x")
    changed: dict[str, dict[str, Any]] = {
        "ruleset": {"setup": msgspec.structs.replace(saved.setup, ruleset="chess")},
        "match": {"match": {"base": [], "since": [], "partial": []}},
        "bot": {"controllers": [msgspec.structs.replace(saved.controllers[0], bot="oracle"), *saved.controllers[1:]]},
    }
    write_match(program.store.path("x.guixi"), summary, msgspec.structs.replace(saved, **changed[change]))
    content = program.store.path("x.guixi").read_bytes()
    with pytest.raises(DamagedSave if change == "match" else UnplayableSave):
        program.service.resume("x.guixi")
    assert program.store.path("x.guixi").read_bytes() == content
    program.service.delete("x.guixi")  # nothing holds it


def is_taken(program: Program, title: str) -> bool:
    told: list[bool] = []
    program.service.ask_taken(title, told.append)
    return told[0]


class TestNamedSaves:
    """What the player has given a name is kept apart from the running match."""

    def test_resuming_one_leaves_it_as_it_was(self, program: Program) -> None:
        program.service.start(CHOICE)
        program.answer(5)
        assert not is_taken(program, "前夜 / 1")
        named(program, "前夜 / 1")
        assert is_taken(program, "前夜 / 1")
        save_id, prompt = program.store.id_for("前夜 / 1")[0], program.running.session.match.pending()
        first = program.running.save_id
        content = program.store.path(save_id).read_bytes()
        program.service.resume(save_id)
        assert program.running.session.match.pending() == prompt
        assert program.running.save_id not in (save_id, first)
        program.answer(5)
        program.service.close()
        assert program.store.path(save_id).read_bytes() == content
        listed = {entry.id: entry for entry in program.saves()}
        assert len(listed) == 3
        assert (listed[save_id].name, listed[save_id].named) == ("前夜 / 1", True)
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", listed[first].name)
        assert [seen.hand for seen in listed[save_id].table] != []

    def test_one_that_is_only_looked_at_takes_no_other_matchs_place(self, program: Program) -> None:
        program.service.start(CHOICE)
        program.answer(5)
        named(program, "kept")
        save_id = program.store.id_for("kept")[0]
        program.service.show_title()
        before = {entry.id for entry in program.saves()}
        program.service.resume(save_id)
        looked_at = program.running
        assert looked_at.unsafe == 0
        program.service.save()
        program.service.show_title()
        assert {entry.id for entry in program.saves()} == before
        program.service.resume(save_id)
        program.answer(1)
        running = program.running
        program.service.save()
        assert running.unsafe == 0
        prompt = running.session.match.pending()
        program.service.show_title()
        assert {entry.id for entry in program.saves()} == before | {running.save_id}
        program.service.resume(running.save_id)
        assert program.running.session.match.pending() == prompt
        assert program.running.session.events(0) == running.session.events(0)

    def test_saving_again_under_the_name_saves_over_it(self, program: Program) -> None:
        program.service.start(CHOICE)
        before, _ = named(program, "x")
        program.answer(3)
        after, _ = named(program, "x")
        assert after.input_count > before.input_count
        assert sum(entry.named for entry in program.saves()) == 1

    def test_the_name_offered_says_game_and_turn(self, program: Program) -> None:
        program.service.start(CHOICE)
        assert program.service.title_for().endswith("turn 1")


class TestOldFiles:
    """A match of format 1 goes on in a folder of its own; its file is kept under another name."""

    def test_it_goes_on_where_it_was(self, program: Program) -> None:
        program.store.folder.mkdir(exist_ok=True)
        golden = Path(__file__).parents[1] / "saves" / "golden" / "v1-peak.guixi"
        program.store.path("20260101-000000-abcd.guixi").write_bytes(golden.read_bytes())
        (listed,) = program.saves()
        assert (listed.turn, listed.finished, listed.named) == (4, False, False)
        program.service.resume(listed.id)
        assert program.running.save_id == "20260101-000000-abcd"
        events = program.running.session.events(0)
        assert [event.number for event in events[:170]] == list(range(170))
        program.running.keeper.flush()
        kept = program.store.path("20260101-000000-abcd.guixi.bak")
        assert kept.read_bytes() == golden.read_bytes()
        assert [entry.id for entry in program.saves()] == ["20260101-000000-abcd"]
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
    listed = next(entry for entry in program.saves() if entry.named)
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
    assert {entry.id for entry in program.saves() if not entry.named} >= set(ids[2:])
    assert [entry.named for entry in program.saves()].count(True) == 1
    thrown = next(entry for entry in program.thrown() if entry.id.endswith(ids[0]))
    assert thrown.deleted_at is not None
    program.service.restore(thrown.id)
    assert ids[0] in {entry.id for entry in program.saves()}


def test_a_named_match_had_back_or_taken_in_is_not_the_one_to_continue(program: Program, tmp_path: Path) -> None:
    program.service.start(CHOICE)
    named(program, "early")
    program.answer(8)
    save_id, early = program.running.save_id, program.store.path(program.store.id_for("early")[0])
    program.service.show_title()
    (tmp_path / "again.guixi").write_bytes(early.read_bytes())
    program.service.delete(early.name)
    program.service.restore(program.thrown()[0].id)
    program.service.take_in(tmp_path / "again.guixi")
    left = program.unfinished()
    assert left is not None
    assert left.id == save_id
    assert [entry.named for entry in program.saves()] == [False, True, True]


def test_what_has_been_thrown_away_for_long_is_gone_when_the_window_opens(program: Program) -> None:
    stores = (program.store, program.service.replays.store)
    now = 20_000 * DAY
    for store, name in zip(stores, ("x.guixi", "x.guixi-replay"), strict=True):
        store.clock = lambda: now
        trash = store.folder / ".trash"
        trash.mkdir(parents=True, exist_ok=True)
        (trash / f"{now:.0f}-{name}").write_bytes(b"whatever it was")
    for left in [1] * DAYS + [0]:
        program.service.open()
        assert [len(store.trash.entries()) for store in stores] == [left, left]
        program.service.end()
        now += DAY


@pytest.mark.parametrize("stamp", [9_999_999_999_999, 10**12, -(10**12)])
def test_files_of_impossible_dates_are_listed_like_any_other(program: Program, stamp: int) -> None:
    program.service.start(CHOICE)
    named(program, "of old")
    path = program.store.path(program.store.id_for("of old")[0])
    trash = program.store.folder / ".trash"
    trash.mkdir()
    (trash / f"{abs(stamp)}-gone.guixi").write_bytes(path.read_bytes())
    with contextlib.suppress(OSError, OverflowError):  # not every file system has such dates
        os.utime(path, (stamp, stamp))
    assert "of old" in [entry.name for entry in program.saves()]
    (thrown,) = program.thrown()
    assert thrown.name == "of old"
    assert thrown.deleted_at is None


def test_an_impossible_date_is_no_date() -> None:
    assert date_of(10.0**12) is date_of(float("inf")) is date_of(float("nan")) is None
    assert date_of(1_700_000_000) is not None
    assert moment(Translator("en"), "saves-date", None) == "–"
