from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from client.i18n import Translator
from saves.paths import set_data_dir

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
        self.above: list[Any] = []
        self.tr = Translator("en")

    def open_window(
        self,
        language: str | None = None,
        first: Callable[[Any], None] | None = None,
        above: Callable[[Any], Any] | None = None,
    ) -> None:
        self.opened.append(language)
        if first is not None:
            first(self)
        if above is not None:
            self.above.append(above(self))

    def __getattr__(self, name: str) -> Callable[[Any], None]:
        return lambda argument: self.asked.append((name, argument))


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    made = Window()
    monkeypatch.setitem(sys.modules, "client.launch", made)
    return made
