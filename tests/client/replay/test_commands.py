"""guixi replay, guixi verify, and guixi simulate --replay."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from client.cli import FAILED, run
from client.i18n import LANGUAGES
from client.scenes.replay import ReplayScene
from core.kernel import Setup
from core.lab import Cell
from core.lab.series import play_number
from saves import format as container
from saves.model import Input
from saves.paths import set_data_dir
from saves.replay_check import answers_of
from saves.replay_film import make_replay
from saves.replay_format import pack_replay
from saves.replay_model import Replay
from saves.replay_store import read_replay, write_replay
from tests.client.replay.watching import gone_on_with
from tests.saves.replays import recording

SIMULATE = ("simulate", "--mode", "three", "--seats", "3", "--bots", "random", "--seed", "7")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("GUIXI_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("LANGUAGE", "en")
    yield tmp_path
    set_data_dir(None)


@pytest.fixture
def file(folder: Path) -> Path:
    path = folder / "вечер игры.guixi-replay"
    write_replay(path, make_replay(recording(Setup("peak", "three", 3, {}, 8))))
    return path


def test_a_simulated_match_is_written_and_verified(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "one match.guixi-replay"
    assert run([*SIMULATE, "--games", "1", "--replay", str(path)]) == 0
    capsys.readouterr()
    assert run(["verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith("Verified: ")
    replay = read_replay(path)
    assert replay.summary.kind == "whole"
    # It is the very match the series has counted.
    played = play_number(Cell("peak", "three", 3, {}, "random", 1, 7), 0)
    assert len(answers_of(replay, path)) == played.decisions
    assert replay.summary.turn == played.turns
    before = path.read_bytes()
    assert run([*SIMULATE, "--games", "1", "--replay", str(path), "--force"]) == 0
    assert path.read_bytes() == before, "the same seed gives the same file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_is_written_over_unless_that_is_asked_for(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "named.guixi"
    path.write_bytes(b"a saved match")
    assert run(["--lang", language, *SIMULATE, "--games", "1", "--replay", str(path)]) == FAILED
    assert path.read_bytes() == b"a saved match"
    shown = capsys.readouterr()
    assert "--force" in shown.err
    assert shown.out == "", "it is said before anything is played"
    assert run([*SIMULATE, "--games", "1", "--replay", str(path), "--force"]) == 0
    assert read_replay(path).summary.kind == "whole"


@pytest.mark.parametrize(
    "words", [("--games", "2"), ("--games", "1", "--seats", "4"), ("--games", "1", "--bots", "novice"), ()]
)
def test_a_file_holds_one_match(folder: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "x"
    extra = ("--mode", "four") if "4" in words else ()
    code = run([*SIMULATE, *extra, *words, "--replay", str(path)])
    assert code == FAILED
    assert not path.exists()
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_an_unwritable_file_is_said_before_anything_is_played(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from core import lab

    monkeypatch.setattr(lab, "simulate", None)
    assert run([*SIMULATE, "--games", "1", "--replay", str(folder / "none" / "x")]) == FAILED
    assert "can't be written" in capsys.readouterr().err


def test_verify_names_the_first_answer_that_does_not_fit(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay = read_replay(file)
    answers = answers_of(replay, file)
    old = answers[30]
    changed = [*answers[:30], Input(old.seat, old.mark ^ 1, old.picks), *answers[31:]]
    body = msgspec.structs.replace(replay.body, inputs=b"".join(map(container.pack_input, changed)))
    write_replay(file, Replay(replay.summary, body, replay.rules))
    assert run(["verify", str(file)]) == FAILED
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.strip().splitlines()
    assert "Answer 31 doesn’t fit" in line
    assert f"{old.mark ^ 1:08x}" in line
    assert f"{old.mark:08x}" in line


def test_verify_says_when_other_rules_were_played(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay = read_replay(file)
    write_replay(file, Replay(replay.summary, replay.body, b"otherone"))
    assert run(["verify", str(file)]) == 0
    first, second = capsys.readouterr().out.strip().splitlines()
    assert b"otherone".hex() in first
    assert second.startswith("Verified")


def test_verify_names_what_the_head_of_a_file_says_otherwise(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay = read_replay(file)
    write_replay(file, replay._replace(summary=msgspec.structs.replace(replay.summary, turn=99)))
    assert run(["verify", str(file)]) == FAILED
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.strip().splitlines()
    assert "turn=99" in line
    assert f"turn={replay.summary.turn}" in line


def test_verify_claims_nothing_of_what_came_before_a_position(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "later.guixi-replay"
    write_replay(path, gone_on_with(400))
    assert run(["verify", str(path)]) == 0
    (line,) = capsys.readouterr().out.strip().splitlines()
    assert "position" in line
    numbers = re.search(r"(\d+) events come out .* (\d+) events before", line)
    assert numbers is not None
    assert int(numbers[2]) > 100
    assert int(numbers[1]) + int(numbers[2]) == len(read_replay(path).body.facts)


def test_verify_says_what_a_seats_replay_can_prove(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "seat.guixi-replay"
    write_replay(path, make_replay(recording(Setup("peak", "three", 3, {}, 8), person=1), seat=1))
    assert run(["verify", str(path)]) == 0
    assert "one seat" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda content: content[:-3], "missing"),
        (lambda content: content[:-3] + b"abc", "changed or damaged"),
        (lambda content: b"%PDF", "not a replay"),
        (lambda content: content[:8] + b"\xff\xff" + content[10:], "newer version"),
        (lambda content: container.pack("match", 1, b"", b""), "not a replay"),
        (None, "no replay"),
    ],
)
def test_files_that_can_not_be_used_give_one_clear_line(
    file: Path,
    command: str,
    damage: Callable[[bytes], bytes] | None,
    told: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if damage is None:
        file.unlink()
    else:
        file.write_bytes(damage(file.read_bytes()))
    assert run([command, str(file)]) == FAILED
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert told in line
    assert str(file) in line


def test_replay_opens_the_window_at_the_viewer(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []

    def open_window(language: str | None, *, above: Callable[[Any], Any]) -> None:
        opened.append(above(SimpleNamespace()))

    monkeypatch.setitem(sys.modules, "client.launch", SimpleNamespace(open_window=open_window))
    assert run(["replay", str(file)]) == 0
    assert isinstance(opened[0], ReplayScene)
    assert opened[0].session.film.path == file


def test_the_real_program_verifies_a_file(file: Path) -> None:
    code = "from client.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "verify", str(file)], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Verified")
    assert pack_replay(read_replay(file)) == file.read_bytes()
