"""What the service does where matches can't be saved, read or changed: nothing accepted is given up unasked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.errors import (
    FolderError,
    LockedFolder,
    LockedSave,
    SaveError,
    UnusableSave,
    WriteError,
)
from tests.client.serving import CHOICE, Program, full_disk, program

__all__ = ["program"]


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
    (listed,) = program.saves()
    assert listed.name == "broken.guixi"
    assert "not a saved match" in listed.damage
    assert program.unfinished() is None


def test_a_match_played_last_that_cannot_be_read_is_not_passed_over_in_silence(program: Program) -> None:
    ids = []
    for _ in range(2):
        program.service.start(CHOICE)
        program.service.save()
        ids.append(program.running.save_id)
    program.service.close()
    (program.store.folder / "notes.guixi").write_bytes(b"no match at all")
    program.service.known.look()
    assert program.service.unread() == "", "a file that holds no match was never played"
    for path in program.store.path(ids[1]).glob("*.snapshot"):
        path.write_bytes(path.read_bytes()[:-9])
    match = program.unfinished()
    assert match is not None
    assert match.id == ids[0]
    assert ids[1] in program.service.unread()
    program.service.resume(ids[0])
    program.answer(1)
    program.service.close()
    program.service.known.look()
    assert program.service.unread() == "", "another has been played since"


def test_a_folder_that_cannot_be_read_is_no_empty_one(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    with pytest.raises(FolderError):
        Program(tmp_path / "saves").saves()


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
        told: list[Path | SaveError] = []
        program.service.save_to(str(elsewhere), told.append)
        elsewhere.mkdir()
        for _ in range(2):
            program.service.save_to(str(elsewhere), told.append)
        refused, path, other = told
        assert isinstance(refused, FolderError)
        assert isinstance(path, Path)
        assert path != other
        prompt = program.running.session.match.pending()
        name = program.service.take_in(path)
        entry = next(entry for entry in program.saves() if entry.named)
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
        (listed,) = second.saves()
        for deed in (lambda: second.service.start(CHOICE), lambda: second.service.resume(listed.id)):
            with pytest.raises(LockedFolder):
                deed()
        assert second.stage.shown == []
        second.service.end()
        program.service.end()
        second.service.open()
        assert second.service._claim.is_taken
        second.service.end()

    @pytest.mark.parametrize("way", ["delete", "start", "take_in", "replays"])
    def test_whatever_it_is_asked_for_it_does_once_the_other_is_gone(
        self, program: Program, tmp_path: Path, way: str
    ) -> None:
        program.service.open()
        program.service.start(CHOICE)
        second = Program(program.store.folder)
        second.service.open()
        saved = tmp_path / "x.guixi"
        told: list[Path | SaveError] = []
        program.service.save_to(str(tmp_path), told.append)
        (written,) = told
        assert isinstance(written, Path)
        written.rename(saved)
        save_id = program.running.save_id
        ways: dict[str, Callable[[], object]] = {
            "delete": lambda: second.service.delete(save_id),
            "start": lambda: second.service.start(CHOICE),
            "take_in": lambda: second.service.take_in(saved),
            "replays": lambda: second.service.replays.store.make_folder(),
        }
        program.service.save()
        with pytest.raises(LockedFolder):
            ways[way]()
        program.service.end()
        ways[way]()
        assert second.service.trouble() == ""
        other = Program(program.store.folder)
        other.service.open()
        assert other.service.trouble(), "the folder is the second's now"
        second.service.end()

    def test_it_looks_by_itself_whether_the_other_is_gone(
        self, program: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        program.service.open()
        second = Program(program.store.folder)
        second.service.open()
        monkeypatch.setattr("client.claim.AGAIN", 0.0)
        assert second.service.trouble()
        assert second.service.trouble()
        program.service.end()
        monkeypatch.setattr("client.claim.AGAIN", 60.0)
        assert second.service.trouble(), "not all the time: the disk has other things to do"
        monkeypatch.setattr("client.claim.AGAIN", 0.0)
        assert second.service.trouble() == ""
        assert not second.service.replays.store.read_only
        second.service.end()

    def test_where_the_mark_of_the_first_was_removed_only_one_of_them_goes_on_changing_things(
        self, program: Program
    ) -> None:
        program.service.open()
        program.service.start(CHOICE)
        program.answer(2)
        program.service.save()
        save_id, safe = program.running.save_id, program.running.keeper.durable
        for path in program.store.folder.glob(".*.lock"):
            path.unlink()
        second = Program(program.store.folder)
        second.service.open()
        second.service.resume(save_id)
        assert second.running.keeper.accepted == safe
        second.answer(1)
        second.service.save()
        program.answer(1)
        with pytest.raises(LockedSave):
            program.service.save()
        assert "another window" in program.service.trouble()
        with pytest.raises(LockedFolder):
            program.service.delete(save_id)
        assert "another window" in program.service.trouble().lower()
        answered = second.running.keeper.accepted
        second.service.end()
        program.service.leave()
        program.service.resume(save_id)
        assert program.running.keeper.accepted == answered

    def test_it_is_put_there_anew_where_nobody_else_has_come(self, program: Program) -> None:
        program.service.open()
        program.service.start(CHOICE)
        for path in program.store.folder.glob(".*.lock"):
            path.unlink()
        program.answer(1)
        program.service.save()
        program.service.replays.store.make_folder()
        second = Program(program.store.folder)
        second.service.open()
        assert second.service.trouble()
        second.service.end()
        program.service.end()
