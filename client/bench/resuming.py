"""From the title back to the table, in the program's own window: for a process of its own (`client.bench.probe`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from client.config import Settings
from client.i18n import Translator
from client.launch import open_app, service_for
from client.scenes.table.scene import TableScene
from client.scenes.title import TitleScene
from core.lab import clock
from saves.paths import set_data_dir

AGAIN: Final = 5
"""How often the match is resumed once more in the same window."""
_AT_TITLE: Final = 1.0
"""Seconds the title is looked at before."""


def resume_times(size: tuple[int, int], folder: Path, save_id: str) -> dict[str, Any]:
    """Resume a match several times, as its player does from the title, each time until the window shows the table.

    Args:
        size: of the window in pixels.
        folder: the data folder with the match.
        save_id: its id.

    Returns:
        For each time, the milliseconds that passed, and those computed by the thread that draws.
    """
    set_data_dir(folder)
    app = open_app(Settings(window_width=size[0], window_height=size[1]), Translator("zh-Hant"))
    service = service_for(app)
    service.open()
    app.scenes.push(TitleScene(service))

    def resume() -> None:
        service.resume(save_id)
        app.step(1 / 60)
        assert isinstance(app.scenes.top, TableScene)
        assert not app.scenes.dirty

    passed, computed = [], []
    for _ in range(1 + AGAIN):
        _rest(lambda: app.step(1 / 60))
        took, worked = _timed(resume)
        passed.append(took)
        computed.append(worked)
        service.show_title()
    app.close()
    service.end()
    return {"passed_ms": passed, "computed_ms": computed}


def _rest(frame: Callable[[], None]) -> None:
    """Let the title be looked at for a while."""
    end = time.monotonic() + _AT_TITLE
    while time.monotonic() < end:
        frame()
        time.sleep(1 / 60)


def _timed(deed: Callable[[], None]) -> tuple[float, float]:
    began, before = time.perf_counter(), clock.read()
    deed()
    worked, took = clock.read() - before, time.perf_counter() - began
    return round(took * 1000, 2), round(worked * 1000, 2)
