"""What the program finds out about itself for a report of a fault."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from client.cli import FAILED, run
from saves import SaveStore


def test_it_reports_what_a_fault_report_needs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor"]) == 0
    shown = capsys.readouterr().out
    for part in ("guixi", "Python", "pygame-ce", "msgspec", str(folder), "brush", "SDL", "dummy"):
        assert part in shown
    assert "!!" not in shown


def test_it_names_what_is_wrong_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    store = SaveStore()
    store.folder.mkdir()
    store.path("broken.guixi").write_bytes(b"hello")
    assert run(["doctor"]) == FAILED
    shown = capsys.readouterr().out
    assert "not a saved match" in shown
    assert "broken.guixi" in shown
    assert "One thing is wrong" in shown


@pytest.mark.parametrize(("language", "reason"), [("en", "read-only"), ("zh-Hant", "只能讀取")])
def test_a_folder_that_cannot_be_written_to_is_named_with_the_reason(
    folder: Path, monkeypatch: pytest.MonkeyPatch, language: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*given: object, **named: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("saves.atomic.tempfile.TemporaryFile", refuse)
    assert run(["--lang", language, "doctor"]) == FAILED
    wrong = [line for line in capsys.readouterr().out.splitlines() if "!!" in line]
    assert len(wrong) == 2
    assert all(str(folder) in line and reason in line for line in wrong)


def test_a_damaged_save_of_any_name_is_told_and_a_terminal_obeys_none(capsys: pytest.CaptureFixture[str]) -> None:
    store = SaveStore()
    store.folder.mkdir()
    for name in ("Who is it?.guixi", "-x.guixi", "\x1b[2J.guixi"):
        (store.folder / name).write_bytes(b"hello")
    assert run(["doctor"]) == FAILED
    shown = capsys.readouterr().out
    assert "Who is it?.guixi" in shown
    assert "-x.guixi" in shown
    assert "\N{REPLACEMENT CHARACTER}[2J.guixi" in shown
    assert "\x1b" not in shown


def test_drawing_where_nobody_sees_it_is_no_display(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import pygame

    pygame.display.quit()
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    assert run(["doctor"]) == FAILED
    assert "no display" in capsys.readouterr().out


def test_a_display_that_cannot_be_opened_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import pygame

    def none() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", none)
    assert run(["doctor"]) == FAILED
    assert "No available video device" in capsys.readouterr().out
