from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from saves.errors import FolderError
from saves.paths import config_dir, data_dir, set_data_dir


@pytest.fixture(autouse=True)
def nothing_chosen() -> Iterator[None]:
    set_data_dir(None)
    yield
    set_data_dir(None)


def test_the_chosen_folder_counts_before_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUIXI_DATA_DIR", str(tmp_path / "environment"))
    assert data_dir() == config_dir() == tmp_path / "environment"
    set_data_dir(tmp_path / "chosen")
    assert data_dir() == config_dir() == tmp_path / "chosen"


def test_otherwise_the_system_names_the_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GUIXI_DATA_DIR", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_dir() == Path(platformdirs.user_data_dir("guixi", appauthor=False))
    assert config_dir() == Path(platformdirs.user_config_dir("guixi", appauthor=False))


def test_a_folder_is_made_when_it_is_asked_for(tmp_path: Path) -> None:
    set_data_dir(tmp_path / "new" / "folder")
    assert not (tmp_path / "new").exists()
    assert data_dir().is_dir()


def test_a_folder_that_cannot_be_made_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    set_data_dir(tmp_path / "file" / "folder")
    with pytest.raises(FolderError) as caught:
        data_dir()
    assert caught.value.details["path"] == str(tmp_path / "file" / "folder")
    assert caught.value.details["reason"]
