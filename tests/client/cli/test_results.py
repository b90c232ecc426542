"""What commands print and write, wherever that goes."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from client.cli import FAILED, run
from client.i18n import Translator
from core.lab import Cell, Played
from tests.client.cli.conftest import RANDOM


class TestSimulate:
    """`guixi simulate`."""

    def test_it_counts_games_and_writes_json(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        words = "simulate --seats 5 --seats 6 --games 2 --seed 3 --option expansion --option king_draws=own_night"
        assert run([*words.split(), *RANDOM, "--json", str(folder / "out.json")]) == 0
        shown = capsys.readouterr()
        assert shown.err == ""  # no progress bar: this is no terminal
        assert "2 games" in shown.out
        cells = json.loads((folder / "out.json").read_text())["cells"]
        assert [cell["seats"] for cell in cells] == [5, 6]
        for cell in cells:
            assert (cell["games"], cell["errors"], cell["substituted"], cell["bots"]) == (2, 0, 0, "random")
            assert cell["options"] == {"expansion": True, "king_draws": "own_night"}
            assert sum(cell["outcomes"].values()) == 2

    def test_one_game_is_counted_as_one(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["simulate", *RANDOM, "--games", "1", "--seats", "5"]) == 0
        assert run(["simulate", *RANDOM, "--games", "1", "--seats", "5", "--matrix"]) == 0
        shown = capsys.readouterr().out
        assert ": 1 game in " in shown
        assert ": 1 game, " in shown
        assert "1 games" not in shown

    def test_json_goes_where_it_is_sent_and_leaves_there_what_was_there(self, folder: Path) -> None:
        target = folder / "target.json"
        target.write_text("old")
        target.chmod(0o640)
        (folder / "link.json").symlink_to(target)
        for path in (folder / "link.json", Path(os.devnull)):
            assert run(["simulate", *RANDOM, "--games", "1", "--json", str(path)]) == 0
        assert json.loads(target.read_text())["cells"][0]["games"] == 1
        assert (folder / "link.json").is_symlink()
        assert stat.S_IMODE(target.stat().st_mode) == 0o640
        assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)

    def test_errors_are_shown_with_their_seeds_and_fail(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def failing(cell: Cell, index: int) -> Played:
            return Played(0, 5, 3, 0, "", "KeyError: 'x'") if index == 1 else Played(9, 50, 30, 2, "taiping")

        monkeypatch.setattr("core.lab.series.play_number", failing)
        assert run(["simulate", *RANDOM, "--games", "3", "--seed", "8"]) == FAILED
        shown = capsys.readouterr().out
        assert "seed 8/1: KeyError: 'x'" in shown
        assert "errors 1, substituted answers 4" in shown


def test_bench_prints_and_writes_its_measurements(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import core.lab

    monkeypatch.setattr(core.lab, "bench", lambda *parts, **options: core.lab.speed.bench(*parts, games=1, **options))
    assert run(["bench", "--json", str(folder / "bench.json")]) == 0
    shown = capsys.readouterr().out
    assert "yardstick" in shown
    assert [line for line in shown.splitlines() if "seats, every card" in line] == [
        f"{seats} seats, every card, random bots, 1 game" for seats in (5, 8)
    ]
    cells = json.loads((folder / "bench.json").read_text())["cells"]
    assert [cell["seats"] for cell in cells] == [5, 8]


@pytest.mark.parametrize("command", [("simulate", *RANDOM, "--games", "1"), ("bench",)], ids=lambda words: words[0])
@pytest.mark.parametrize("target", ["none/out.json", "."])
def test_a_file_that_cannot_be_written_is_noticed_before_anything_is_begun(
    command: tuple[str, ...],
    target: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for begun in ("simulate", "bench"):
        monkeypatch.setattr(f"core.lab.{begun}", lambda *parts, **options: pytest.fail("it was begun"))
    assert run([*command, "--json", str(folder / target)]) == FAILED
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "can't be written" in shown.err
    assert list(folder.iterdir()) == []


def program(*words: str) -> list[str]:
    """The words that start the program as a shell would."""
    return [sys.executable, "-c", "from client.cli import main; main()", *words]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize(
    "words", [("simulate", *RANDOM, "--games", "1"), ("rules", "PK-001"), ("--help",)], ids=lambda w: w[0]
)
def test_results_that_cannot_be_written_are_no_fault_of_the_program(words: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        result = subprocess.run(program(*words), stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert result.returncode == FAILED
    assert result.stderr == "guixi: The results can't be written: No space left on device.\n"


def test_results_are_printed_whatever_the_terminal_can_show() -> None:
    words = program("--lang", "zh-Hant", "simulate", *RANDOM, "--games", "1")
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    result = subprocess.run(words, capture_output=True, encoding="ascii", env=environment, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    assert "\\u5c40" in result.stdout


@pytest.mark.skipif(os.name != "posix", reason="the end of a reader is noticed in another way here")
def test_nothing_goes_on_when_nobody_reads_any_more() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    words = program("simulate", *RANDOM, "--games", "1", "--seats", "5", *("--seats", "6") * 2000)
    result = subprocess.run(words, stdout=writer, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    os.close(writer)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_progress_bar_is_drawn_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from client.commands.console import Console

    drawn: list[str] = []
    terminal = SimpleNamespace(isatty=lambda: True, write=drawn.append, flush=lambda: None, encoding="utf-8")
    console = Console(Translator("en"))
    with console.progress("cli-measuring", 2) as advance:
        advance()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal)
    with console.progress("cli-measuring", 2) as advance:
        advance()
        advance()
    assert any("Measuring" in text for text in drawn)
