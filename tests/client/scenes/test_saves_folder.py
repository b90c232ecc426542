"""A folder is understood as it was typed, or refused by name, and shown in the system's own program."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from client.scenes import saves_folder
from client.scenes.saves_folder import can_open, open_folder, typed_folder
from saves.errors import FolderError


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    (tmp_path / "存檔 Ж").mkdir()
    (tmp_path / "file").write_text("in the way")
    return tmp_path


@pytest.mark.parametrize("text", ["~/存檔 Ж", "存檔 Ж", " '~/存檔 Ж' ", '"存檔 Ж"', "{home}/存檔 Ж"])
def test_a_folder_is_understood_as_it_is_typed(home: Path, text: str) -> None:
    assert typed_folder(text.format(home=home)) == home / "存檔 Ж"


@pytest.mark.parametrize("text", ["~/none", "file", "~nobody-of-this-name/x", "nul\0", "x" * 5000, "/proc/1/none"])
def test_what_is_no_folder_is_refused_by_name(home: Path, text: str) -> None:
    with pytest.raises(FolderError) as caught:
        typed_folder(text)
    assert caught.value.details["path"] == text
    assert caught.value.details["reason"]


def test_the_folder_is_given_to_the_file_manager(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr(saves_folder, "_opener", lambda: "true")
    monkeypatch.setattr(subprocess, "run", lambda command, **rest: run.append(command))
    assert can_open()
    assert open_folder(home)
    limit = time.monotonic() + 5
    while not run and time.monotonic() < limit:
        time.sleep(0.01)
    assert run == [["true", str(home)]]
    assert not open_folder(home / "none")
    monkeypatch.setattr(saves_folder, "_opener", lambda: "no such program")
    assert not can_open()
    assert not open_folder(home)
