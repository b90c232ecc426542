"""The few things done to files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saves.atomic import UNFINISHED, check_writable, write_atomically
from saves.disk import DISK, Disk
from saves.errors import WriteError


class Synced(Disk):
    """Notes which folders are synced."""

    def __init__(self) -> None:
        super().__init__()
        self.folders: list[Path] = []

    def sync_folder(self, folder: Path) -> None:
        self.folders.append(folder)
        super().sync_folder(folder)


def test_every_new_folder_is_made_to_last(tmp_path: Path) -> None:
    disk, folder = Synced(), tmp_path / "a" / "б" / "存檔 1"
    disk.make_folder(folder)
    assert folder.is_dir()
    assert disk.folders == [tmp_path, tmp_path / "a", tmp_path / "a" / "б"]
    disk.make_folder(folder)
    assert len(disk.folders) == 3


def test_no_folder_is_made_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    for folder in (tmp_path / "file", tmp_path / "file" / "folder"):
        with pytest.raises(OSError, match="irectory"):
            DISK.make_folder(folder)
    assert (tmp_path / "file").read_bytes() == b"x"


def test_a_file_is_made_only_where_there_is_none(tmp_path: Path) -> None:
    file = DISK.create(tmp_path / "new")
    file.write(b"abc")
    file.write(b"def")
    file.sync()
    file.close()
    assert DISK.read(tmp_path / "new", 100) == b"abcdef"
    assert DISK.read(tmp_path / "new", 4) == b"abcd"
    with pytest.raises(FileExistsError):
        DISK.create(tmp_path / "new")


def test_writing_replaces_the_whole_content_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"old content", b"new"):
        write_atomically(path, content)
        assert path.read_bytes() == content
    assert os.listdir(tmp_path) == ["file"]
    check_writable(path)


@pytest.mark.parametrize("failing", ["write", "sync", "replace"])
def test_where_writing_fails_the_old_content_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    path, disk = tmp_path / "file", Disk()
    write_atomically(path, b"old")

    def fail(*parts: object) -> None:
        raise OSError(28, "No space left on device")

    if failing == "replace":
        monkeypatch.setattr(disk, "replace", fail)
    else:
        monkeypatch.setattr(f"saves.disk.File.{failing}", fail)
    with pytest.raises(WriteError) as caught:
        write_atomically(path, b"new", disk)
    assert caught.value.details == {"path": str(path), "reason": "ENOSPC"}
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["file"]


def test_what_was_being_written_is_told_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    disk = Disk()
    monkeypatch.setattr(disk, "replace", lambda old, new: seen.append(old.name))
    write_atomically(tmp_path / "file", b"x", disk)
    (name,) = seen
    assert name.startswith(".")
    assert name.endswith(UNFINISHED)
