"""A match's folder, or a file out of it, dropped onto the list: all of it comes in, or none."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from client.i18n import LANGUAGES, Language, Translator
from saves.errors import ForeignSave, PartSave
from saves.format import inputs_of
from tests.client.serving import CHOICE, Program, program

__all__ = ["program"]


@pytest.fixture
def elsewhere(program: Program, tmp_path: Path) -> Path:
    """The folder of a match with several generations, copied as it stood when the program was killed."""
    program.service.start(CHOICE)
    for _ in range(3):
        program.answer(6)
        program.service.save()
        program.running.keeper.snapshot(program.running.session.match)
    program.answer(2)
    program.service.save()
    folder = tmp_path / "stick" / "our match"
    shutil.copytree(program.running.keeper.folder, folder)
    return folder


def newest(folder: Path) -> Path:
    return max(folder.glob("*.snapshot"))


@pytest.mark.parametrize("part", ["folder", "snapshot", "journal"])
def test_all_of_it_is_taken_in(program: Program, elsewhere: Path, part: str) -> None:
    running = program.running
    view, events, accepted = running.session.view(), running.session.events(0), running.keeper.accepted
    dropped = {
        "folder": elsewhere,
        "snapshot": newest(elsewhere),
        "journal": newest(elsewhere).with_suffix(".journal"),
    }
    assert inputs_in(newest(elsewhere)) < accepted, "some answers are in the journal alone"
    assert program.service.take_in(dropped[part]) == "our match"
    program.service.show_title()
    (entry,) = [entry for entry in program.saves() if entry.named]
    assert (entry.name, entry.turn) == ("our match", view["turn"])
    program.service.resume(entry.id)
    assert program.told == []
    assert program.running.session.view() == view
    assert program.running.session.events(0) == events
    history = program.running.keeper.history
    assert len(inputs_of(bytes(history.inputs), elsewhere)) == accepted, "its whole past came along"


def inputs_in(snapshot: Path) -> int:
    from saves.content import read_match

    return read_match(snapshot.read_bytes(), snapshot).saved.input_count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["renamed", "copied", "past gone", "journal gone"])
def test_part_of_it_stays_outside(
    program: Program, elsewhere: Path, tmp_path: Path, way: str, language: Language
) -> None:
    before = program.saves()
    dropped = elsewhere
    if way == "renamed":
        dropped = newest(elsewhere).rename(tmp_path / "match.guixi")
    elif way == "copied":
        dropped = newest(elsewhere).rename(tmp_path / newest(elsewhere).name)
    elif way == "past gone":
        min(elsewhere.glob("*.past")).unlink()
    else:
        newest(elsewhere).with_suffix(".journal").unlink()
    with pytest.raises(PartSave) as caught:
        program.service.take_in(dropped)
    assert program.saves() == before
    assert str(tmp_path) in Translator(language, strict=True)(caught.value.key, **caught.value.details)


def test_a_folder_of_something_else_is_no_match(program: Program, tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    with pytest.raises(ForeignSave):
        program.service.take_in(tmp_path / "photos")


def test_part_of_a_match_put_into_the_folder_by_hand_says_what_it_lacks(program: Program, elsewhere: Path) -> None:
    program.service.show_title()
    shutil.copy(newest(elsewhere), program.store.path("by hand.guixi"))
    program.service.resume("by hand.guixi")
    assert len(program.told) == 1
    assert "its log has a gap" in program.told[0]
    program.answer(2)
    program.service.show_title()
