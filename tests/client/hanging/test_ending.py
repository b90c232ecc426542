"""Whoever ends the program is told by name what isn't done yet, and waits for it or leaves without it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pygame
import pytest

from client import replays
from client.config import read_settings
from client.i18n import LANGUAGES, Language
from client.kept_table import LAST_TRY
from client.launch import LastWarning
from client.replay_wishes import FOLDER
from client.scenes.replay.listing import ReplaysScene
from client.scenes.saves import SavesScene
from client.scenes.saving_scene import MOST_NAMED, OFFER, SavingScene, SlowDialog
from client.scenes.table.scene import TableScene
from client.ui.dialog import Dialog
from client.ui.lint import faults
from saves.errors import SlowDisk
from tests.client.hanging.disk import SOON, Gate, Window

FRAME = 1 / 60


@pytest.fixture
def slow_making(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Until this is set no replay gets made."""
    made, make = threading.Event(), replays.make_replay

    def late(*args: object, **options: object) -> object:
        assert made.wait(20)
        return make(*args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(replays, "make_replay", late)
    yield made
    made.set()


def quit_window(window: Window) -> None:
    window.app.may_quit = LastWarning(window.app, window.service)
    begun = time.monotonic()
    window.app.handle(pygame.event.Event(pygame.QUIT))
    assert time.monotonic() - begun < SOON


def asked(window: Window) -> SlowDialog:
    """Let time pass until the player is asked whether to wait on."""
    assert isinstance(window.app.scenes.top, SavingScene)
    for _ in range(round(2 * OFFER / FRAME)):  # the match may have to be saved first
        if not isinstance(window.app.scenes.top, SlowDialog):
            window.app.step(FRAME)
    assert window.app.running
    assert isinstance(window.app.scenes.top, SlowDialog)
    return window.app.scenes.top


def test_a_replay_that_is_being_made_is_waited_for_and_said(window: Window, slow_making: threading.Event) -> None:
    window.begin()
    window.service.save_replay()
    assert "The replay is being written…" in window.app.toasts.texts, "at once"
    quit_window(window)
    dialog = asked(window)
    assert dialog.headline == "The replay is still being written"
    assert "the next start writes it" in dialog.text
    window.press("wait")
    asked(window)
    slow_making.set()
    window.until(lambda: not window.app.running)
    assert [entry.favourite for entry in window.replays.entries()] == [True, False]


def test_the_next_start_is_promised_only_once_the_note_for_it_is_written(
    window: Window, gate: Gate, slow_making: threading.Event
) -> None:
    window.begin()
    gate.shut()
    window.service.save_replay()
    assert window.service.replays.undone == ["the replay you asked for"]
    gate.open()
    window.until(lambda: not window.app.errands.is_busy(window.replays.folder / FOLDER))
    assert window.service.replays.undone == ["the replay you asked for (the next start writes it)"]
    slow_making.set()
    window.until(lambda: not window.service.replays.undone)


def test_the_list_shows_a_replay_as_soon_as_it_is_made(window: Window, slow_making: threading.Event) -> None:
    window.begin()
    window.service.save_replay()
    scene = ReplaysScene(window.service.replays)
    window.show(scene)
    window.until(lambda: len(scene.entries) == 1)
    slow_making.set()
    window.until(lambda: len(scene.entries) == 2)


def test_who_leaves_without_the_replay_does_so_at_once(window: Window, slow_making: threading.Event) -> None:
    window.begin()
    window.service.save_replay()
    quit_window(window)
    asked(window)
    window.press("leave")
    assert not window.app.running
    begun = time.monotonic()
    window.service.end()
    assert time.monotonic() - begun < 2.0
    slow_making.set()


def test_it_is_waited_for_too_where_the_match_can_not_be_saved(
    window: Window, gate: Gate, slow_making: threading.Event
) -> None:
    window.begin()
    window.service.save_replay()
    window.until(lambda: not window.app.errands.is_busy(window.replays.folder / FOLDER))
    assert window.service.running is not None
    gate.failure = OSError(28, "No space left on device")
    window.service.running.session.suspicions[1] = "taiping"
    window.service.running._keep_notes()
    quit_window(window)
    window.until(lambda: isinstance(window.app.scenes.top, Dialog))
    window.press("leave")
    assert window.app.running
    assert "the next start writes it" in asked(window).text
    gate.failure = None


def test_who_stays_stays(window: Window, slow_making: threading.Event) -> None:
    window.begin()
    table = window.app.scenes.top
    window.service.save_replay()
    quit_window(window)
    asked(window)
    window.press("stay")
    slow_making.set()
    window.until(lambda: not window.service.undone)
    assert window.app.running
    assert window.app.scenes.top is table


def test_all_that_waits_for_the_disk_is_named(window: Window, gate: Gate) -> None:
    window.show(SavesScene(window.service), "named")
    gate.shut()
    window.press("delete", "delete")
    window.app.change_settings(muted=True)
    quit_window(window)
    dialog = asked(window)
    assert "deleting “kept”; your settings" in dialog.text
    gate.open()
    window.until(lambda: not window.app.running)
    assert window.saved() == []
    assert read_settings()[0].muted


def test_a_save_under_a_name_is_named_too_though_all_answers_are_safe(window: Window, gate: Gate) -> None:
    window.begin()
    assert window.service.running is not None
    window.service.running.keeper.flush()
    gate.shut()
    window.service.save_named("夜", lambda error: None)
    quit_window(window)
    dialog = asked(window)
    assert "saving this match as “夜”" in dialog.text
    assert "safe already" in dialog.text
    window.app.handle(pygame.event.Event(pygame.QUIT))
    assert window.app.running, "closing the window again answers nothing"
    window.press("leave")
    assert not window.app.running
    with pytest.raises(SlowDisk):
        window.service.end()


def test_what_goes_wrong_meanwhile_is_read_first(window: Window, gate: Gate) -> None:
    window.show(SavesScene(window.service), "named")
    gate.shut()
    window.press("delete", "delete")
    quit_window(window)
    gate.failure = OSError(28, "No space left on device")
    gate.open()
    window.until(lambda: isinstance(window.app.scenes.top, Dialog))
    assert window.app.running
    window.press("understood")
    window.until(lambda: not window.app.running)
    gate.failure = None


def test_the_list_of_them_gets_shorter_as_they_are_done(window: Window) -> None:
    doors = [threading.Event() for _ in range(MOST_NAMED + 2)]
    for number, door in enumerate(doors):
        window.app.errands.run(lambda door=door: door.wait(20), "x", wish=f"deed {number}")  # type: ignore[misc]
    quit_window(window)
    dialog = asked(window)
    assert "deed 0" in dialog.text
    assert dialog.text.endswith(f"deed {MOST_NAMED - 1}; ….")
    doors[0].set()
    window.until(lambda: "deed 0" not in dialog.text)
    assert f"deed {MOST_NAMED}" in dialog.text
    for door in doors:
        door.set()
    window.until(lambda: not window.app.running)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_it_can_be_read(window: Window, language: Language, slow_making: threading.Event) -> None:
    window.app.change_settings(language=language)
    window.begin()
    window.service.save_replay()
    quit_window(window)
    for alone in (True, False):
        if not alone:
            window.press("wait")
            window.service._being_named += ["名" * 60, "W" * 60, "c/d"]
        assert_readable(window, asked(window))
    window.service._being_named.clear()
    slow_making.set()


def assert_readable(window: Window, dialog: SlowDialog) -> None:
    window.app.ink.records = []
    dialog.draw(window.app.display.surface)
    assert not faults(window.app.ink.records, window.app.display.size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_can_what_is_said_of_a_disk_that_gives_nothing(window: Window, gate: Gate, language: Language) -> None:
    window.app.change_settings(language=language, text_scale=2.0)
    assert window.app.errands.wait(10)
    gate.shut(reading=True)
    window.service.known.look()
    quit_window(window)
    assert_readable(window, asked(window))


def test_a_disk_that_gives_nothing_is_said_and_whoever_leaves_does_so_at_once(window: Window, gate: Gate) -> None:
    gate.shut(reading=True)
    window.service.known.look()
    quit_window(window)
    dialog = asked(window)
    assert dialog.headline == "The disk doesn’t answer"
    assert "Nothing is lost if you leave now" in dialog.text
    window.press("leave")
    assert not window.app.running
    begun = time.monotonic()
    window.app.close()
    window.service.end()  # which says nothing more: there is nothing that isn't done
    assert time.monotonic() - begun < 2 * LAST_TRY


@pytest.mark.parametrize("is_told", [False, True])
def test_so_may_who_waits_for_what_is_to_be_opened(window: Window, gate: Gate, is_told: bool) -> None:
    window.app.step(FRAME)
    gate.shut(reading=True)
    window.press("continue")
    if is_told:
        asked(window)
    quit_window(window)
    if not is_told:
        assert asked(window).waiting.anyway is not None
        window.press("leave")
    assert not window.app.running, "once he has been told, closing the window leaves"


def test_a_match_on_the_table_is_saved_first_though_something_else_is_read(window: Window, gate: Gate) -> None:
    window.begin()
    running = window.service.running
    assert running is not None
    running.keeper.flush()
    gate.shut(reading=True)
    running.session.suspicions[1] = "taiping"
    running._keep_notes()
    window.service.ask_taken("夜", lambda taken: None)
    assert asked(window).waiting.anyway is None, "it is read, not saved"
    quit_window(window)
    assert window.app.running
    gate.open()
    window.until(lambda: not window.app.running)
    window.service.end()
    assert window.saves.load(running.save_id).saved.notes["suspicions"] == [[0, 1, "taiping"]]


def test_who_would_rather_wait_for_it_than_quit_gets_it(window: Window, gate: Gate) -> None:
    window.app.step(FRAME)
    gate.shut(reading=True)
    window.press("continue")
    quit_window(window)
    asked(window)
    window.press("stay")
    gate.open()
    window.until(lambda: isinstance(window.app.scenes.top, TableScene))


def test_the_program_ends_by_itself_when_the_disk_gives_what_nobody_waits_for(window: Window, gate: Gate) -> None:
    gate.shut(reading=True)
    window.service.known.look()
    quit_window(window)
    asked(window)
    gate.open()
    window.until(lambda: not window.app.running)


def test_a_disk_at_rest_is_not_waited_for(window: Window) -> None:
    window.app.step(FRAME)  # which tells that what the window began with is done
    quit_window(window)
    assert not window.app.running


@pytest.mark.parametrize(("seconds", "said"), [(1, "1 second:"), (2, "2 seconds:")])
def test_seconds_are_counted_in_english(window: Window, seconds: int, said: str) -> None:
    assert f"for {said}" in window.app.tr(SlowDisk.key, seconds=seconds, path="x")
