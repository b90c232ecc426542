"""`guixi simulate --matrix` and `--balance`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from client.cli import FAILED, run
from core.lab import Cell, Played
from core.lab.balance import MISSES, OPEN, UNAIMED
from core.lab.series import play_number


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


def simulate(*words: str) -> int:
    return run(["simulate", "--bots", "random", "--games", "2", "--processes", "1", *words])


def test_the_matrix_has_one_line_for_each_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--matrix", "--mode", "three", "--json", str(tmp_path / "m.json")) == 0
    lines = capsys.readouterr().out.splitlines()
    cells = json.loads((tmp_path / "m.json").read_text())["cells"]
    assert [cell["options"] for cell in cells] == [{}, {"expansion": True}, {"first_player": 2}]
    assert len(lines) == 3
    assert lines[1].startswith("peak three, 3 seats, random, expansion=True: 2 games, ")
    for cell in cells:
        assert 0 < cell["turns_mean"] <= cell["turns_max"] <= cell["turns_bound"] == 50
        assert (cell["errors"], cell["substituted"]) == (0, 0)


@pytest.mark.parametrize(
    ("words", "cells"),
    [
        (("--mode", "four", "--balance"), 1),
        (("--seats", "3", "--balance"), 1),
        (("--seats", "3", "--seats", "4", "--balance"), 3),
        (("--ruleset", "classic", "--seats", "4", "--option", "team_king"), 1),
    ],
)
def test_what_is_named_narrows_the_matrix(
    words: tuple[str, ...], cells: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate("--matrix", *words, "--json", str(tmp_path / "m.json")) == 0
    assert len(json.loads((tmp_path / "m.json").read_text())["cells"]) == cells


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--ruleset foo", "Nothing in the matrix fits --ruleset foo: choose from peak, classic."),
        ("--mode foo", "Nothing in the matrix fits --mode foo: choose from standard, four, contest, three."),
        ("--seats 99", "Nothing in the matrix fits --seats 99: choose from 3, 4, 5, 6, 7, 8."),
        ("--seats 6 --seats 2", "Nothing in the matrix fits --seats 2: choose from 3, 4, 5, 6, 7, 8."),
        (
            "--option first_player=0",
            "Nothing in the matrix fits --option first_player=0: choose from first_player=2, first_player=3, ",
        ),
        (
            "--option foo",
            "fits --option foo: choose from expansion, king_draws, first_player, candidate, team_king.",
        ),
        ("--option expansion=1", "Nothing in the matrix fits --option expansion=1: choose from expansion=on."),
        (
            "--seats 8 --mode three",
            "Nothing in the matrix fits --mode three and --seats 8 as well: choose from 3.",
        ),
        (
            "--ruleset classic --seats 6 --option expansion",
            "fits --ruleset classic --seats 6 and --option expansion as well: choose from king_draws, team_king, ",
        ),
        ("--option expansion --option team_king", "not expansion=on, team_king=on together: give one."),
        ("--balance --option expansion", "With --balance the matrix is played without house options: leave --option"),
    ],
)
def test_a_word_that_fits_nothing_in_the_matrix_is_named(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate("--matrix", *words.split()) == FAILED
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(("language", "told"), [("zh-Hant", "可選：3"), ("zh-Hans", "可选：3")])
def test_it_is_named_in_the_users_language(language: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = "--matrix --ruleset peak --mode three --seats 8"
    assert run(["--lang", language, "simulate", *words.split()]) == FAILED
    shown = capsys.readouterr().err
    assert all(word in shown for word in ("--ruleset peak --mode three", "--seats 8", told))


def test_a_fault_in_the_matrix_is_shown_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(cell: Cell, index: int) -> Played:
        return play_number(cell, index)._replace(error="KeyError: 'x'")

    monkeypatch.setattr("core.lab.series.play_number", failing)
    assert simulate("--matrix", "--mode", "three", "--option", "expansion") == FAILED
    assert "seed 0/1: KeyError: 'x'" in capsys.readouterr().out


def test_balance_is_shown_against_its_targets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--seats", "5", "--balance", "--json", str(tmp_path / "b.json")) == 0
    shown = capsys.readouterr().out
    assert "Turns, median: " in shown
    assert "target 14–30: " in shown
    assert "A ghost king appears: " in shown
    (cell,) = json.loads((tmp_path / "b.json").read_text())["cells"]
    measures = {one["name"]: one for one in cell["balance"]}
    # Random players' exorcisms hardly ever succeed.
    assert measures["exorcism_succeeds"]["verdict"] in (MISSES, OPEN)
    assert measures["exorcism_succeeds"]["target"] == [0.55, 0.80]
    assert measures["turns_median"]["low"] <= measures["turns_median"]["value"] <= measures["turns_median"]["high"]
    assert all(one["verdict"] != UNAIMED for one in measures.values())


def test_a_median_between_two_numbers_is_not_rounded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lasting(cell: Cell, index: int) -> Played:
        played = play_number(cell, index)
        assert played.game is not None
        return played._replace(game=played.game._replace(turns=(18, 21)[index]))

    monkeypatch.setattr("core.lab.series.play_number", lasting)
    assert simulate("--seats", "5", "--balance") == 0
    assert "Turns, median: 19.5 (18 to 21, of 2); target 14–30: " in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_every_measure_has_a_name(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", language, "simulate", "--bots", "random", "--games", "2", "--seats", "7", "--balance"]) == 0
    shown = capsys.readouterr().out
    assert "balance-" not in shown
    assert "card-" not in shown
