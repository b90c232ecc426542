"""What the command line itself says: help, misuse, and what is taken where nothing is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from client.cli import MISUSED, run
from client.commands.parameters import usual_seats
from client.commands.play import checked_choice
from core.ghostplay.cards import editions, modes

ENGLISH = re.compile(r"Usage|Options|Arguments|Commands|Show this|default|COMMAND|ARGS")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUIXI_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("command", ["", "play", "simulate", "rules"])
def test_help_has_no_english_word_in_chinese(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", language, *([command] if command else []), "--help"]) == 0
    assert not ENGLISH.findall(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("words", "english", "chinese"),
    [
        (["foo"], "There is no command foo.", "沒有 foo 這個命令。"),
        (["play", "--foo"], "did you mean --option?", "是不是 --option？"),
        (["play", "--bar-none"], "There is no option --bar-none.", "沒有 --bar-none 這個選項。"),
        (["play", "--seats", "x"], "a whole number is wanted", "要一個整數"),
        (["play", "--seats"], "--seats needs a value.", "--seats 後面要有值。"),
        (["play", "--resume=1"], "--resume takes no value.", "--resume 不帶值。"),
        (["simulate", "--games", "0"], "it is at least 1", "至少是 1"),
        (["verify"], "FILE is missing", "缺少 FILE"),
        (["replay"], "FILE is missing", "缺少 FILE"),
        (["rules", "a", "b"], "This is too much: b.", "多了這些：b。"),
    ],
)
def test_misuse_is_named_in_the_users_language(
    words: list[str], english: str, chinese: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == MISUSED
    assert english in capsys.readouterr().err
    assert run(["--lang", "zh-Hant", *words]) == MISUSED
    told = capsys.readouterr().err
    assert chinese in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("ruleset", "mode", "seats"),
    [
        ("peak", "standard", 6),
        ("peak", "four", 4),
        ("peak", "three", 3),
        ("peak", "contest", 6),
        ("classic", "standard", 6),
        ("nothing", "standard", 6),
    ],
)
def test_a_mode_is_played_by_its_own_number_where_nothing_is_said(ruleset: str, mode: str, seats: int) -> None:
    assert usual_seats(ruleset, mode) == seats


@pytest.mark.parametrize("ruleset", sorted(editions()))
def test_every_mode_can_be_dealt_without_saying_how_many_play(ruleset: str) -> None:
    for mode in modes(ruleset):
        names = tuple(f"p{seat}" for seat in range(usual_seats(ruleset, mode)))
        checked_choice(ruleset, mode, names, "random", "1", None)


def test_a_series_takes_the_modes_own_number_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--mode", "three", "--games", "1", "--bots", "random", "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    assert "3 seats" in printed
    assert not re.search(r"\b(haunted|fewest|elder):", printed), "ends are told in words"
