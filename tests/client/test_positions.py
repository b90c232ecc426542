"""A position in a file: opened from the command line, shown, played on, saved and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from client.cli import FAILED, reason_of, run
from client.i18n import LANGUAGES, Language, Translator
from client.scenes.ports import MatchChoice
from core import SPECTATOR, IllegalSetup
from core.ghostplay.position import match_at, read_position
from saves.paths import set_data_dir
from tests.client.cli.conftest import Window, window
from tests.client.test_service import CHOICE, Program
from tests.client.test_strings import HAN
from tests.ghostplay.test_position import REFUSED

__all__ = ["window"]

POSITION = """
seats = 5
seed = 7
options = { expansion = true, first_player = 0 }
step = "exorcism"
turn = 8

[seat.0]
hand = "C-S01r C-S02r"
[seat.3]
ghosts = "C-G01"
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("GUIXI_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")
    yield tmp_path
    set_data_dir(None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    return path


@pytest.mark.parametrize(("command", "own", "verb"), [("play", "Ann", "start"), ("watch", None, "watch")])
def test_the_file_says_what_is_dealt(window: Window, file: Path, command: str, own: str | None, verb: str) -> None:
    name = ["--name", own] if own else []
    assert run([command, "--position", str(file), "--bots", "random", *name]) == 0
    ((asked, choice),) = window.asked
    assert asked == verb
    assert isinstance(choice, MatchChoice)
    assert (choice.ruleset, choice.mode, choice.seats, choice.seed, choice.bots) == (
        "peak", "standard", 5, "7", "random",
    )  # fmt: skip
    assert choice.options == {"expansion": True, "first_player": 0}
    assert len(set(choice.names)) == 5
    assert (choice.names[0] == "Ann") is bool(own)
    assert choice.position["seat"]["3"] == {"ghosts": "C-G01"}


@pytest.mark.parametrize("words", [["--seats", "5"], ["--seed", "1"], ["--option", "expansion"], ["--resume"]])
def test_what_the_file_says_cannot_be_said_twice(
    window: Window, file: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--position", str(file), *words]) == FAILED
    assert f"leave {words[0]} out" in capsys.readouterr().err
    assert window.opened == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "position.toml"),
        (b"\xff", "position.toml"),
        (b"seats = =", "line 1"),
        (b"[seat.9]", "9"),
        (b"#" * 200_000, "position.toml"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_line(
    window: Window, file: Path, content: bytes | None, told: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    assert run(["--lang", language, "watch", "--position", str(file)]) == FAILED
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert window.opened == []


def at(position: dict[str, Any]) -> MatchChoice:
    names = CHOICE.names
    return MatchChoice("peak", "standard", names, "random", dict(CHOICE.options), CHOICE.seed, position)


HERE: dict[str, Any] = {
    "seats": 5, "seed": 7, "options": {"expansion": True, "first_player": 0}, "step": "exorcism", "turn": 8,
    "seat": {"0": {"hand": "C-S01r C-S02r"}, "3": {"ghosts": "C-G01"}},
}  # fmt: skip


def test_the_table_shows_it_and_it_is_saved_and_resumed(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.service.start(at(HERE))
    session = program.running.session
    prompt = session.prompt()
    assert prompt is not None
    assert (prompt.kind, session.view()["turn"]) == ("exorcise", 8)
    session.answer((1,))
    prompt, view, save_id = session.prompt(), session.view(), program.running.save_id
    assert prompt is not None
    assert prompt.kind == "votes"
    program.service.show_title()
    program.service.resume(save_id)
    assert (program.running.session.prompt(), program.running.session.view()) == (prompt, view)


def test_bots_play_it_to_its_end(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.service.watch(at(HERE))
    assert program.running.session.viewer == SPECTATOR
    program.play_until_asked()
    assert program.running.session.over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "told"), REFUSED)
def test_every_reason_is_said_in_every_language(text: str, told: str, language: Language) -> None:
    with pytest.raises(IllegalSetup) as error:
        match_at(read_position(text))
    sentence = reason_of(error.value, Translator(language, strict=True))
    assert sentence.strip()
    assert language == "en" or HAN.search(sentence)


def test_a_position_that_cannot_be_leaves_the_title_on(tmp_path: Path) -> None:
    program = Program(tmp_path)
    with pytest.raises(IllegalSetup):
        program.service.start(at(HERE | {"king": 9}))
    assert program.service.running is None
    assert program.saves() == []
