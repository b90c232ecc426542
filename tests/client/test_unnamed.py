"""A person who has given no name is "you" to himself wherever names are shown, and nobody else is ever called so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from client.scenes.replay.listing import ReplaysScene
from client.scenes.replay.scene import ReplayScene
from client.scenes.table.scene import TableScene
from client.words import plain
from core.kernel import MODERATOR, SPECTATOR
from saves import Controller
from saves.replay_film import make_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_store import read_replay
from tests.client.hanging.conftest import gate, window
from tests.client.hanging.disk import CHOICE, Window
from tests.client.replay.watching import Watching
from tests.saves.replays import NAMES, SMALL, read_back, recording

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
def test_the_seat_he_leaves_has_a_name_of_its_own(window: Window, kept: str, seat: int) -> None:
    save_id = begin(window, kept)
    scene = sit(window, save_id, seat)
    names = scene.session.names
    assert names[1:] == list(CHOICE.names[1:])
    assert names[0] == "Player 1"
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


@pytest.fixture
def whole() -> Replay:
    """A whole replay of a match in which somebody without a name sat in the first seat."""
    taken = recording(SMALL, person=0)
    taken.players[0] = Controller("", "")
    return read_back(make_replay(taken))


@pytest.fixture
def watching(whole: Replay) -> Iterator[Watching]:
    watching = Watching(whole, size=(1280, 900))
    yield watching
    watching.close()


def told(watching: Watching) -> list[str]:
    """Return the log, line by line, to the present frame."""
    journal = watching.scene.table.director.journal
    return [plain(journal.say(event)) for event in journal.events]


def test_in_a_whole_replay_only_he_is_you_whose_eyes_it_is_seen_through(watching: Watching) -> None:
    scene, session = watching.scene, watching.session
    scene.jump(session.film.last)
    assert session.names == ["You", *NAMES[1:3]]
    own = told(watching)
    for viewer in (1, 2, MODERATOR, SPECTATOR):
        scene.look_through(viewer)
        assert session.names == ["Player 1", *NAMES[1:3]] == scene.table.tableau.names
        assert plain(scene.table.words.naming.seat(0)) == "Player 1"
        assert scene.viewer_name(0) == "Player 1"
        lines = told(watching)
        assert len(lines) >= len(own) // 2
        assert any("Player 1" in line for line in lines)
        assert not [line for line in lines if "You" in line and viewer < 0]
    scene.look_through(0)
    assert session.names[0] == "You"
    assert told(watching) == own


def test_the_result_the_log_and_the_choices_of_a_replay_say_so_too(watching: Watching) -> None:
    scene = watching.scene
    scene.jump(watching.session.film.last)
    scene.look_through(1)
    for opened in (scene.choose_viewer, scene.show_ending):
        opened()
        watching.frame(2)
        words = drawn(watching)
        assert [word for word in words if "Player 1" in word]
        assert words.count("You") <= (opened == scene.show_ending), "that is seat 1"
        watching.app.scenes.pop()


def drawn(watching: Watching) -> list[str]:
    watching.app.ink.records = []
    watching.app.draw()
    return [record.text for record in watching.app.ink.records]


def test_the_list_calls_him_as_the_replay_of_another_seat_does(window: Window, whole: Replay) -> None:
    film = Film(whole, window.replays.add(whole))
    window.service.save_seat_replay(film, 1)
    window.until(lambda: any(entry.favourite for entry in window.replays.entries()))
    scene = ReplaysScene(window.service.replays)
    window.show(scene)
    window.until(lambda: any(entry.favourite for entry in scene.entries))
    scene.choose(next(row for row, listed in enumerate(scene.entries) if listed.favourite))
    window.app.step(0.01)
    assert f"Player 1, {NAMES[1]}, {NAMES[2]}" in window.words().split("\n")
    window.press("watch")
    window.until(lambda: isinstance(window.app.scenes.top, ReplayScene))
    viewer = window.app.scenes.top
    assert isinstance(viewer, ReplayScene)
    assert viewer.session.names == ["Player 1", *NAMES[1:3]]
