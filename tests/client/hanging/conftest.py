from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.disk import Disk
from saves.paths import set_data_dir
from tests.client.hanging.disk import Gate, Window


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    for name in ("create", "replace", "remove", "date", "sync_folder"):
        monkeypatch.setattr(Disk, name, gate.guarding(getattr(Disk, name)))
    for name in ("read", "names", "make_folder"):
        monkeypatch.setattr(Disk, name, gate.guarding(getattr(Disk, name), reads=True))
    yield gate
    gate.failure = None
    gate.open()


@pytest.fixture
def window(gate: Gate, tmp_path: Path) -> Iterator[Window]:
    set_data_dir(tmp_path)
    window = Window()
    yield window
    gate.failure = None
    gate.open()
    window.app.close()
    window.service.end()
    set_data_dir(None)
