"""The command line: what each command does, and one clear line when something is wrong."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer

from client.cli import FAILED, INTERRUPTED, MISUSED, _program, run
from client.i18n import LANGUAGES, Translator
from client.scenes.ports import MatchChoice
from core.lab import Cell, Played
from saves import Controller, MatchKeeper, SaveStore, program_version
from saves.paths import data_dir, set_data_dir

COMMANDS = ("play", "watch", "replay", "verify", "simulate", "bench", "rules", "doctor")
RANDOM = ("--bots", "random")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Every test has a data folder of its own, and English words."""
    monkeypatch.setenv("GUIXI_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")
    yield tmp_path
    set_data_dir(None)


class Window:
    """Stands in for the window: remembers how it was opened, and what was to be shown first."""

    def __init__(self) -> None:
        self.opened: list[str | None] = []
        self.asked: list[tuple[str, Any]] = []

    def open_window(self, language: str | None = None, first: Callable[[Any], None] | None = None) -> None:
        self.opened.append(language)
        if first is not None:
            first(self)

    def __getattr__(self, name: str) -> Callable[[Any], None]:
        return lambda argument: self.asked.append((name, argument))


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    made = Window()
    monkeypatch.setitem(sys.modules, "client.launch", made)
    return made


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)], ids=lambda words: " ".join(words) or "all")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(
    command: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", language, *command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert "--help" in shown
    assert "cli-" not in shown


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


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"guixi {program_version()}\n"


def test_bench_prints_and_writes_its_measurements(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import core.lab

    monkeypatch.setattr(core.lab, "bench", lambda *parts, **options: core.lab.speed.bench(*parts, games=1, **options))
    assert run(["bench", "--json", str(folder / "bench.json")]) == 0
    shown = capsys.readouterr().out
    assert "yardstick" in shown
    assert [line for line in shown.splitlines() if "seats, every card" in line] == [
        f"{seats} seats, every card, random bots, 1 games" for seats in (5, 8)
    ]
    cells = json.loads((folder / "bench.json").read_text())["cells"]
    assert [cell["seats"] for cell in cells] == [5, 8]


class TestWindow:
    """Commands that open the window."""

    def test_without_a_command_it_opens_at_the_title(self, window: Window) -> None:
        assert run([]) == 0
        assert (window.opened, window.asked) == ([None], [])

    def test_a_language_asked_for_is_passed_on(self, window: Window) -> None:
        assert run(["--lang", "zh-Hans"]) == 0
        assert window.opened == ["zh-Hans"]

    def test_play_deals_what_was_asked_for(self, window: Window) -> None:
        words = "play --ruleset peak --mode standard --seats 7 --bots random --seed 7 --name Ann --option expansion"
        assert run([*words.split(), "--option", "first_player=0"]) == 0
        ((verb, choice),) = window.asked
        assert verb == "start"
        assert isinstance(choice, MatchChoice)
        assert (choice.ruleset, choice.mode, choice.seats, choice.bots, choice.seed) == (
            "peak",
            "standard",
            7,
            "random",
            "7",
        )
        assert choice.names[0] == "Ann"
        assert len(set(choice.names)) == 7
        assert choice.options == {"expansion": True, "first_player": 0}

    def test_a_name_is_cleaned_of_what_cannot_be_seen(self, window: Window) -> None:
        assert run(["play", "--name", "a\u200b\u202eb" + "c" * 20_000]) == 0
        ((_, choice),) = window.asked
        assert isinstance(choice, MatchChoice)
        assert choice.names[0] == "ab" + "c" * 10

    def test_without_a_seed_each_match_is_another(self, window: Window) -> None:
        for _ in range(2):
            assert run(["play", *RANDOM]) == 0
        (_, one), (_, other) = window.asked
        assert one.seed != other.seed

    def test_watch_puts_bots_in_all_seats(self, window: Window) -> None:
        assert run(["watch", "--seats", "8", *RANDOM]) == 0
        ((verb, choice),) = window.asked
        assert (verb, choice.seats, len(set(choice.names))) == ("watch", 8, 8)

    def test_play_resumes_the_match_left_last(self, window: Window) -> None:
        from core import Setup, new_match

        setup = Setup("peak", "standard", 5, {}, 1)
        keeper = MatchKeeper(SaveStore(), "left", setup, [Controller("Me"), *[Controller("Bot", "random")] * 4])
        keeper.snapshot(new_match(setup))
        keeper.close()
        assert run(["play", "--resume"]) == 0
        assert window.asked == [("resume", "left")]

    def test_the_data_folder_can_be_chosen(self, window: Window, folder: Path) -> None:
        assert run(["--data-dir", str(folder / "elsewhere")]) == 0
        assert data_dir() == folder / "elsewhere"


class TestDoctor:
    """`guixi doctor`."""

    def test_it_reports_what_a_fault_report_needs(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["doctor"]) == 0
        shown = capsys.readouterr().out
        for part in ("guixi", "Python", "pygame-ce", "msgspec", str(folder), "brush", "SDL", "dummy"):
            assert part in shown
        assert "!!" not in shown

    def test_it_names_what_is_wrong_and_fails(self, capsys: pytest.CaptureFixture[str]) -> None:
        store = SaveStore()
        store.folder.mkdir()
        store.path("broken.guixi").write_bytes(b"hello")
        assert run(["doctor"]) == FAILED
        shown = capsys.readouterr().out
        assert "not a saved match" in shown
        assert "broken.guixi" in shown
        assert "One thing is wrong" in shown

    def test_drawing_where_nobody_sees_it_is_no_display(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        import pygame

        pygame.display.quit()
        for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
        assert run(["doctor"]) == FAILED
        assert "no display" in capsys.readouterr().out

    def test_a_display_that_cannot_be_opened_is_named(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        import pygame

        def none() -> None:
            raise pygame.error("No available video device")

        monkeypatch.setattr(pygame.display, "init", none)
        assert run(["doctor"]) == FAILED
        assert "No available video device" in capsys.readouterr().out


def test_commands_without_a_window_never_import_it() -> None:
    script = (
        "import sys; from client.cli import run\n"
        "code = run(['simulate', '--bots', 'random', '--games', '1', '--seats', '5'])\n"
        "print(code, sorted(name for name in sys.modules if name.split('.')[0] in ('pygame', 'pygame_gui', 'rich')))"
    )
    environment = os.environ | {"PYTHONWARNINGS": "ignore"}
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert result.stdout.splitlines()[-1] == "0 []"
    assert result.stderr == ""


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
