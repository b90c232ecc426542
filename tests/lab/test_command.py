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


def test_nothing_left_of_the_matrix_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--matrix", "--mode", "three", "--seats", "8") == FAILED
    assert "Nothing in the matrix" in capsys.readouterr().err


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


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_every_measure_has_a_name(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", language, "simulate", "--bots", "random", "--games", "2", "--seats", "7", "--balance"]) == 0
    shown = capsys.readouterr().out
    assert "balance-" not in shown
    assert "card-" not in shown
