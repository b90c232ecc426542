"""What is damaged or gone is told when a match is resumed; what is thrown away goes when it is time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from client.i18n import LANGUAGES, Language
from saves import Summary
from saves.content import pack_about, read_summary
from saves.format import digest_of
from saves.journal import HEADER_SIZE
from saves.store import AUTOSAVES
from tests.client.serving import CHOICE, Program, named, program

__all__ = ["program"]


def stopped(program: Program) -> Path:
    """Have a match stopped in the middle, as by a crash; return its newest journal."""
    program.service.start(CHOICE)
    program.answer(6)
    running = program.running
    running.keeper.flush()
    running.session.close()
    running.keeper.close()
    program.service.running = None
    return max(running.keeper.folder.glob("*.journal"))


def flipped(journal: Path) -> None:
    content = bytearray(journal.read_bytes())
    content[HEADER_SIZE + 40] ^= 4
    journal.write_bytes(content)


def cut(journal: Path) -> None:
    journal.write_bytes(journal.read_bytes()[: HEADER_SIZE + 40])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("damaged", [flipped, cut])
def test_the_player_is_told_of_damage(program: Program, damaged: Callable[[Path], None], language: Language) -> None:
    journal = stopped(program)
    damaged(journal)
    rotten = journal.read_bytes()
    program.service._tr.set_language(language)
    program.service.resume(journal.parent.name)
    (told,) = program.told
    kept = journal.with_name(journal.name + ".broken")
    count = program.running.keeper.accepted
    assert told == program.service._tr("resume-damaged", path=str(kept), count=count, turn=1)
    assert str(count) in told
    assert str(kept) in told
    program.service.save()
    assert kept.read_bytes() == rotten
    program.service.close()
    program.service.resume(journal.parent.name)
    assert len(program.told) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answers_are_said_to_be_lost_with_a_file_that_may_have_held_none(
    program: Program, language: Language
) -> None:
    program.service.start(CHOICE)
    program.answer(6)
    running = program.running
    running.keeper.snapshot(running.session.match)
    count = running.keeper.accepted
    running.session.close()
    running.keeper.close()
    program.service.running = None
    journal = max(running.keeper.folder.glob("*.journal"))
    assert journal.stat().st_size == HEADER_SIZE, "nothing has happened since the snapshot"
    journal.write_bytes(journal.read_bytes()[:-20])
    program.service._tr.set_language(language)
    program.service.resume(journal.parent.name)
    assert program.running.keeper.accepted == count
    kept = str(journal.with_name(journal.name + ".broken"))
    assert program.told == [program.service._tr("resume-unreadable", path=kept, count=count, turn=1)]
    program.service.close()


def test_they_are_where_the_list_has_been_told_of_more(program: Program) -> None:
    journal = stopped(program)
    about = journal.with_suffix(".about")
    summary, pair = shown_of(journal)
    about.write_bytes(pack_about(summary, pair, 3))
    journal.write_bytes(journal.read_bytes()[:-20][: HEADER_SIZE - 4])
    program.service.resume(journal.parent.name)
    assert len(program.told) == 1
    assert "answers that were in it are lost" in program.told[0]


def shown_of(journal: Path) -> tuple[Summary, bytes]:
    """The summary in a snapshot, and its digest."""
    snapshot = journal.with_suffix(".snapshot")
    content = snapshot.read_bytes()
    return read_summary(content, snapshot).summary, digest_of(content)


def test_the_player_is_told_of_a_file_that_is_gone(program: Program) -> None:
    journal = stopped(program)
    journal.unlink()
    program.service.resume(journal.parent.name)
    assert program.told == [program.service._tr("resume-gone", path=str(journal), count=0, turn=1)]


def test_whoever_lost_nothing_is_told_nothing(program: Program) -> None:
    journal = stopped(program)
    program.service.resume(journal.parent.name)
    program.answer(2)
    program.service.close()
    program.service.resume(journal.parent.name)
    assert program.told == []


def test_no_more_matches_are_kept_than_the_program_says(program: Program) -> None:
    for _ in range(AUTOSAVES + 3):
        program.service.start(CHOICE)
        program.service.save()
    assert len(program.saves()) == AUTOSAVES, "the one on the table is among them"
    program.service.close()
    assert len(program.saves()) == AUTOSAVES


def test_looking_at_a_named_save_throws_no_match_away(program: Program) -> None:
    for _ in range(AUTOSAVES):
        program.service.start(CHOICE)
        named(program, "kept")
    program.service.close()
    kept = {entry.id for entry in program.saves()}
    assert len(kept) == AUTOSAVES + 1
    (name,) = (entry.id for entry in program.saves() if entry.named)
    program.service.resume(name)
    program.service.close()
    assert {entry.id for entry in program.saves()} == kept
    program.service.resume(name)
    program.answer(1)
    played = program.running.save_id
    program.service.close()
    left = {entry.id for entry in program.saves()}
    assert len(left) == AUTOSAVES + 1
    assert played in left
