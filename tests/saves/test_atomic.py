"""Replacing a file's content at once, and what is left alone."""

import os
import stat
from pathlib import Path

import pytest

from saves.atomic import check_writable, write_atomically
from saves.errors import WriteError


def test_a_link_goes_on_leading_to_what_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    target = tmp_path / "far" / "file"
    target.write_bytes(b"old")
    link = tmp_path / "link"
    link.symlink_to(target)
    check_writable(link)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_what_is_no_file_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(WriteError) as caught:
        write_atomically(pipe, b"new")
    assert caught.value.details["path"] == str(pipe)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]


def test_a_folder_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(WriteError):
        check_writable(tmp_path)
    with pytest.raises(WriteError):
        check_writable(tmp_path / "missing" / "file")
