"""A person who has given no name is "you" wherever names are shown, and no bot is ever called so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from client.scenes.replay.listing import ReplaysScene
from client.scenes.replay.scene import ReplayScene
from client.scenes.table.scene import TableScene
from client.words import plain
from core import SPECTATOR
from saves.replay_store import read_replay
from tests.client.hanging.conftest import gate, window
from tests.client.hanging.disk import CHOICE, Window

__all__ = ["gate", "window"]

KEPT = ["", "You", "你"]
"""As this program keeps it, and as earlier ones did."""


def begin(window: Window, kept: str) -> str:
    """Deal a match to a person without a name and leave it; return its id."""
    window.service.start(replace(CHOICE, names=(kept, *CHOICE.names[1:])))
    window.until(lambda: window.service.running is not None)
    assert window.service.running is not None
    save_id = window.service.running.save_id
    window.service.leave()
    return save_id


def sit(window: Window, save_id: str, seat: int) -> TableScene:
    window.service.resume(save_id, seat)
    window.until(lambda: isinstance(window.app.scenes.top, TableScene))
    scene = window.app.scenes.top
    assert isinstance(scene, TableScene)
    window.app.step(0.01)
    return scene


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("seat", [2, SPECTATOR])
def test_the_seat_he_leaves_is_that_of_a_bot_with_a_name(window: Window, kept: str, seat: int) -> None:
    save_id = begin(window, kept)
    scene = sit(window, save_id, seat)
    names = scene.session.names
    assert names[1:] == list(CHOICE.names[1:])
    assert names[0] not in (*KEPT, *names[1:])
    assert plain(scene.words.naming.seat(0)) == names[0]
    assert names[0] in window.words()
    window.service.leave()
    listed = next(entry for entry in window.service.saves() if entry.id == save_id)
    assert listed.players == tuple(names)
    assert sit(window, save_id, 0).session.names[0] == "You", "he comes back"


def test_it_is_said_in_the_language_of_the_moment(window: Window) -> None:
    save_id = begin(window, "")
    scene = sit(window, save_id, 0)
    assert scene.session.names[0] == "You"
    spare = sit(window, save_id, 1)
    before = plain(spare.words.naming.seat(0))
    window.app.change_settings(language="zh-Hant")
    assert plain(spare.words.naming.seat(0)) == spare.session.names[0] != before
    window.service.leave()
    assert next(entry for entry in window.service.saves()).players[0] == spare.session.names[0]


def test_no_name_is_kept_of_him(window: Window) -> None:
    save_id = begin(window, "")
    assert window.saves.load(save_id).saved.controllers[0].name == ""


def test_a_replay_calls_him_so_too(window: Window) -> None:
    sit(window, begin(window, ""), 0)
    window.service.save_replay()
    window.until(lambda: any(entry.favourite for entry in window.replays.entries()))
    entry = next(entry for entry in window.replays.entries() if entry.favourite)
    assert read_replay(entry.path).summary.names[0] == ""
    scene = ReplaysScene(window.service.replays)
    window.show(scene)
    window.until(lambda: len(scene.entries) == 2)
    scene.choose(next(row for row, listed in enumerate(scene.entries) if listed.favourite))
    window.app.step(0.01)
    assert {"As You saw it", "You, A, B, C, D"} <= set(window.words().split("\n"))
    window.press("watch")
    window.until(lambda: isinstance(window.app.scenes.top, ReplayScene))
    viewer = window.app.scenes.top
    assert isinstance(viewer, ReplayScene)
    assert viewer.session.names[0] == "You"
