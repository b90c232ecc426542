"""From the title back to the table, and through a replay, in the program's own window (`client.bench.probe`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.launch import open_app, service_for
from client.scene import Scene
from client.scenes.replay import ReplayScene
from client.scenes.table.scene import TableScene
from client.scenes.title import TitleScene
from core.lab import clock
from saves.paths import set_data_dir

AGAIN: Final = 5
"""How often the match is resumed once more in the same window."""
STEPS: Final = 40
"""How many steps are taken back through the replay."""
_LOOK: Final = 0.001
"""Seconds between two looks whether the disk has given a match."""
_AT_TITLE: Final = 1.0
"""Seconds the title is looked at before."""


class Took(NamedTuple):
    """What something took: the milliseconds that passed, and those computed by the thread that draws."""

    passed: float
    computed: float


def times_in_window(size: tuple[int, int], folder: Path, save_id: str, replay: Path) -> dict[str, list[Took]]:
    """Do what a player does at the title, each time until the window shows it.

    Args:
        size: of the window in pixels.
        folder: the data folder with the match.
        save_id: its id.
        replay: the file of a replay.

    Returns:
        ``resumed``: coming back to the match, several times; ``opened``: opening the replay; ``ended``: the leap to its
        end; ``stepped``: single steps back from there.
    """
    set_data_dir(folder)
    app = open_app(Settings(window_width=size[0], window_height=size[1]), Translator("zh-Hant"))
    service = service_for(app)
    service.open()
    app.scenes.push(TitleScene(service))
    resumed = []
    for _ in range(1 + AGAIN):
        _look_at_title(app)
        resumed.append(_timed(app, lambda: service.resume(save_id), TableScene))
        service.show_title()
        while not isinstance(app.scenes.top, TitleScene):  # the disk may be waited for
            app.step(1 / 60)
    _look_at_title(app)
    opened = [_timed(app, lambda: service.replays.watch(replay), ReplayScene)]
    ended = [_timed(app, lambda: _press(app, pygame.K_END), ReplayScene)]
    stepped = [_timed(app, lambda: _press(app, pygame.K_LEFT), ReplayScene) for _ in range(STEPS)]
    app.close()
    service.end()
    return {"resumed": resumed, "opened": opened, "ended": ended, "stepped": stepped}


def _look_at_title(app: App) -> None:
    end = time.monotonic() + _AT_TITLE
    while time.monotonic() < end:
        app.step(1 / 60)
        time.sleep(1 / 60)


def _press(app: App, key: int) -> None:
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))


def _timed(app: App, deed: Callable[[], None], shown: type[Scene]) -> Took:
    """Do something, and draw the frame that shows it first.

    Args:
        app: the window.
        deed: what is done; the disk may be waited for afterwards.
        shown: the scene that shows it.
    """
    began, before = time.perf_counter(), clock.read()
    deed()
    app.step(1 / 60)
    while not isinstance(app.scenes.top, shown):
        time.sleep(_LOOK)
        app.step(1 / 60)
    worked, took = clock.read() - before, time.perf_counter() - began
    assert not app.scenes.dirty
    return Took(round(took * 1000, 2), round(worked * 1000, 2))
