"""The command line speaks every language: its help, and one clear line when something is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from client.cli import FAILED, INTERRUPTED, MISUSED, _program, run
from client.i18n import LANGUAGES, Translator
from core.ghostplay.cards import editions, modes
from core.ghostplay.rules import OPTIONS
from core.lab import Cell
from saves import program_version
from tests.client.cli.conftest import RANDOM, Window

COMMANDS = ("play", "watch", "replay", "verify", "simulate", "bench", "rules", "doctor")


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)], ids=lambda words: " ".join(words) or "all")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(
    command: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", language, *command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert "--help" in shown
    assert "cli-" not in shown


@pytest.mark.parametrize("command", ["play", "watch", "simulate"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_what_can_be_chosen(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", language, command, "--help"]) == 0
    shown = capsys.readouterr().out
    for name in (*editions(), *modes("peak"), *OPTIONS):
        assert re.search(rf"\b{name}\b", shown, re.ASCII), name


def test_every_option_is_explained_by_a_sentence_that_exists() -> None:
    main = typer.main.get_command(_program())
    commands: dict[str, Any] = {"": main} | vars(main)["commands"]
    assert set(commands) == {"", *COMMANDS}
    for name, command in commands.items():
        for key in (command.help, *(parameter.help for parameter in command.params)):
            for language in LANGUAGES:
                assert Translator(language).has(key), (name, key)


def test_the_words_of_help_are_read_before_the_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang=zh-hant", "--help"]) == 0
    assert "視窗" in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"guixi {program_version()}\n"


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("frob",), MISUSED, ("frob",)),
        (("simulate", "--nope"), MISUSED, ("--nope",)),
        (("simulate", "--seats", "x"), MISUSED, ("--seats",)),
        (("simulate", "--games", "0"), MISUSED, ("--games",)),
        (("simulate", *RANDOM, "--seats", "4"), FAILED, ("4", "5, 6, 7, 8")),
        (("simulate", *RANDOM, "--ruleset", "chess"), FAILED, ("chess", "peak")),
        (("simulate", *RANDOM, "--mode", "none"), FAILED, ("none", "standard")),
        (("simulate", *RANDOM, "--option", "wings"), FAILED, ("wings", "expansion", "king_draws")),
        (("simulate", *RANDOM, "--option", "expansion=2"), FAILED, ("expansion", "2")),
        (("simulate", *RANDOM, "--option", "="), FAILED, ("--option =", "name", "is missing")),
        (("simulate", *RANDOM, "--option", ""), FAILED, ("is missing",)),
        (("--data-dir", "", "doctor"), FAILED, ("--data-dir", "folder")),
        (("--data-dir=", "doctor"), FAILED, ("--data-dir", "folder")),
        (
            ("simulate", *RANDOM, "--option", "team_king", "--option", "team_king=off"),
            FAILED,
            ("team_king", "on and off"),
        ),
        (("play", "--option", "first_player=1", "--option", "first_player=2"), FAILED, ("first_player", "1 and 2")),
        (("play", *RANDOM, "--seed", "x" * 201), FAILED, ("at most 200",)),
        (("watch", *RANDOM, "--seed", "x" * 201), FAILED, ("at most 200",)),
        (("simulate", *RANDOM, "--seed", "x" * 201), FAILED, ("at most 200",)),
        (("play", *RANDOM, "--seed", "\udcff"), FAILED, ("stand for none",)),
        (("watch", *RANDOM, "--seed", "\udcff"), FAILED, ("stand for none",)),
        (("simulate", *RANDOM, "--seed", "a\udcff"), FAILED, ("stand for none",)),
        (("simulate", "--bots", "oracle"), FAILED, ("oracle", "random")),
        (("play", *RANDOM, "--seats", "9"), FAILED, ("9", "5, 6, 7, 8")),
        (("play", *RANDOM, "--seats", "-1"), FAILED, ("5, 6, 7, 8",)),
        (("watch", "--bots", "oracle"), FAILED, ("oracle", "random")),
        (("play", "--resume"), FAILED, ("no unfinished match",)),
        (("play", "--resume", "--seats", "6"), FAILED, ("leave --seats out",)),
        (("play", "--resume", "--name", "Ann"), FAILED, ("leave --name out",)),
        (("rules", "PK-9999"), FAILED, ("no rule PK-9999",)),
        (("rules", "--lang", "la"), FAILED, ("la", "zh-Hant, zh-Hans, en")),
        (("--lang", "la", "doctor"), FAILED, ("la", "zh-Hant, zh-Hans, en")),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_what_cannot_be_done_is_said_on_one_line(
    words: tuple[str, ...], code: int, told: tuple[str, ...], window: Window, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(list(words)) == code
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert shown.err.startswith("guixi: ")
    for part in told:
        assert part in shown.err
    assert window.opened == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--ruleset chess", "沒有 chess 這個遊戲，可選：peak, classic"),
        ("--mode duel", "沒有 duel 這個模式，可選：standard, "),
        ("--seats 9", "standard 可由 5, 6, 7, 8 人進行，不能是 9 人"),
        ("--option wings", "沒有 wings 這個選項，可選：expansion, king_draws, "),
        ("--option team_king=maybe", "team_king 在此不能是 maybe，可選：off, on"),
        ("--option expansion=2", "expansion 在此不能是 2，可選：off, on"),
        ("--option first_player=on", "first_player 在此不能是 on，可選：-1, 0, 1, 2, 3, 4, 5"),
    ],
)
def test_why_a_match_cannot_be_dealt_is_said_in_the_users_language(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "zh-Hant", "simulate", *RANDOM, *words.split()]) == FAILED
    assert f"無法開始這樣的一局：{told}" in capsys.readouterr().err


def test_a_folder_that_cannot_be_used_is_said_in_the_users_language(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "file").write_text("in the way")
    assert run(["--lang", "zh-Hant", "--data-dir", str(folder / "file"), "play", "--resume"]) == FAILED
    assert "無法使用資料夾" in capsys.readouterr().err


def test_a_fault_of_the_program_is_one_line_and_a_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(cell: Cell, **options: Any) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("core.lab.simulate", broken)
    assert run(["simulate", *RANDOM, "--games", "1"]) == FAILED
    shown = capsys.readouterr().err
    assert shown.count("\n") == 1
    assert "ZeroDivisionError: oh" in shown
    assert "Traceback" in (folder / "last-error.txt").read_text()


def test_stopping_is_no_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(cell: Cell, **options: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("core.lab.simulate", stopped)
    assert run(["simulate", *RANDOM, "--games", "1"]) == INTERRUPTED
    assert capsys.readouterr().err == "guixi: Stopped.\n"
