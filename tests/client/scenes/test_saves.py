import threading
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.errands import Errands
from client.i18n import Translator
from client.scenes.ports import SaveEntry
from client.scenes.saves import SavesScene
from client.ui.button import Button
from client.ui.dialog import Dialog
from client.ui.listview import ListView
from client.ui.segments import Segments
from client.ui.stepper import Stepper
from saves.errors import FolderError
from tests.client.ui.conftest import Driver

from .fake import FakeService


def opened(app: App, driver: Driver, service: FakeService) -> SavesScene:
    scene = SavesScene(service)
    app.scenes.push(scene)
    driver.frame()
    return scene


def choose(driver: Driver, scene: SavesScene, row: int) -> None:
    rows = scene.widget("saves")
    assert isinstance(rows, ListView)
    driver.click(rows.row_rect(row))


def show_tab(driver: Driver, scene: SavesScene, tab: str) -> None:
    tabs = scene.widget("tabs")
    assert isinstance(tabs, Segments)
    driver.click(tabs.choice_rect(tab))
    assert scene.tab == tab


def test_each_match_stands_under_one_tab(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    listed = []
    for tab in ("running", "named", "finished", "trash"):
        show_tab(driver, scene, tab)
        listed += [entry.id for entry in scene.entries]
    assert sorted(listed) == sorted(entry.id for entry in service.files + service.thrown)


def test_it_begins_where_there_is_something(app: App, driver: Driver) -> None:
    service = FakeService()
    service.files = [entry for entry in service.files if entry.finished]
    scene = opened(app, driver, service)
    assert scene.tab == "finished"
    assert scene.entry is not None
    assert scene.entry.finished


def test_the_small_table_shows_the_seat_that_is_taken_as_mine(
    app: App, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[SaveEntry] = []
    monkeypatch.setattr("client.scenes.saves.paint_about", lambda canvas, tr, entry, box: drawn.append(entry))
    scene = SavesScene(FakeService())
    app.scenes.push(scene)
    driver.frame()
    own = drawn[-1].seat
    scene._choose_seat(str(own + 1))
    driver.frame()
    assert drawn[-1].seat == own + 1


def test_another_seat_can_be_taken_or_none(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    stepper = scene.widget("seat")
    assert isinstance(stepper, Stepper)
    driver.click(stepper.arrow_rect(1))
    driver.click(scene.widget("resume"))
    stepper = scene.widget("seat")
    assert isinstance(stepper, Stepper)
    for _ in range(2):
        driver.click(stepper.arrow_rect(-1))
    driver.click(scene.widget("resume"))
    choose(driver, scene, 2)
    driver.click(scene.widget("resume"))
    assert service.done == [("resume", "m1 in 1"), ("resume", "m1 in -1"), ("resume", "m4")]


def test_what_was_thrown_away_is_put_back(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    show_tab(driver, scene, "trash")
    driver.click(scene.widget("restore"))
    assert service.done == [("restore", "1-m0")]
    assert scene.entries == []
    assert len(app.toasts.texts) == 1
    show_tab(driver, scene, "running")


@pytest.mark.parametrize("way", ["enter", "arrow and enter", "two clicks"])
def test_enter_in_the_trash_does_what_the_button_says_that_bears_it(app: App, driver: Driver, way: str) -> None:
    service = FakeService()
    service.thrown = [*service.thrown, replace(service.thrown[0], id="2-m9")]
    scene = opened(app, driver, service)
    show_tab(driver, scene, "trash")
    choose(driver, scene, 0)
    if way == "two clicks":
        choose(driver, scene, 0)
    else:
        if way == "arrow and enter":
            driver.key(pygame.K_DOWN)
            driver.key(pygame.K_UP)
        assert way == "enter" or scene.ring
        driver.key(pygame.K_RETURN)
    assert service.done == [("restore", "1-m0")]
    button = scene.widget("restore")
    assert isinstance(button, Button)
    assert button.hotkey is not None
    assert (button.hotkey.code, button.hotkey.name) == (pygame.K_RETURN, app.tr("key-enter"))


def test_nothing_in_the_trash_can_be_deleted_for_good(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    show_tab(driver, scene, "trash")
    for key in (pygame.K_DELETE, pygame.K_BACKSPACE):
        driver.key(key)
    assert (service.done, app.scenes.top) == ([], scene)
    assert "delete" not in {widget.id for widget in scene.widgets}


def test_a_file_dropped_onto_the_list_is_taken_in(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    app.handle(pygame.event.Event(pygame.DROPFILE, file="/elsewhere/存檔.guixi"))
    assert service.done == [("take in", "/elsewhere/存檔.guixi")]
    assert scene.tab == "named"
    service.fails = True
    app.handle(pygame.event.Event(pygame.DROPFILE, file="/elsewhere/photo.jpg"))
    assert len(app.toasts.texts) == 2


def test_what_is_taken_in_is_chosen_and_in_sight_however_far_down_it_stands(app: App, driver: Driver) -> None:
    class Shelf(FakeService):
        def take_in(self, path: Path) -> str:
            self.files = [*self.files, replace(self.files[-1], id="new")]
            return path.stem

    service = Shelf()
    kept = next(entry for entry in service.files if entry.named)
    service.files = [replace(kept, id=f"m{number}") for number in range(40)]
    scene = opened(app, driver, service)
    app.handle(pygame.event.Event(pygame.DROPFILE, file="/elsewhere/存檔.guixi"))
    driver.frame()
    assert scene.entry is not None
    assert scene.entry.id == "new"
    rows = scene.widget("saves")
    assert isinstance(rows, ListView)
    assert app.metrics.rect(*rows.box).contains(rows.row_rect(rows.chosen))


def test_what_is_taken_in_is_chosen_also_where_it_is_over(app: App, driver: Driver) -> None:
    class Shelf(FakeService):
        def take_in(self, path: Path) -> str:
            ended = next(entry for entry in self.files if entry.finished)
            self.files = [*self.files, replace(ended, id="new", named=True)]
            return path.stem

    scene = opened(app, driver, Shelf())
    app.handle(pygame.event.Event(pygame.DROPFILE, file="/elsewhere/存檔.guixi"))
    driver.frame()
    assert scene.tab == "finished"
    assert scene.entry is not None
    assert scene.entry.id == "new"


def test_enter_resumes_the_chosen_match(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, 2)
    driver.key(pygame.K_RETURN)
    assert service.done == [("resume", "m4")]


def test_two_clicks_on_a_row_resume_too(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, 3)
    choose(driver, scene, 3)
    assert service.done == [("resume", "m5")]


def test_of_a_finished_match_the_replay_is_watched(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    show_tab(driver, scene, "finished")
    driver.click(scene.widget("watch"))
    driver.key(pygame.K_RETURN)
    assert service.done == [("watch", "f1")] * 2
    assert "resume" not in {widget.id for widget in scene.widgets}


def test_one_this_program_cannot_play_says_why_and_cannot_be_gone_on_with(app: App, driver: Driver) -> None:
    service = FakeService()
    reason = "This saved match can’t be played on: this version knows no bots called oracle"
    service.files = [replace(service.files[0], hitch=reason)]
    scene = opened(app, driver, service)
    resume = scene.widget("resume")
    assert isinstance(resume, Button)
    assert resume.off_reason == reason
    driver.click(resume)
    driver.key(pygame.K_RETURN)
    assert service.done == []
    assert not any(widget.id == "seat" for widget in scene.widgets), "there is nothing to sit down at"
    delete = scene.widget("delete")
    assert isinstance(delete, Button)
    assert delete.off_reason == ""


def test_a_damaged_file_is_listed_with_its_reason_and_can_only_be_thrown_away(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, 1)
    app.ink.records = []
    app.draw()
    assert any("byte 4096" in record.text for record in app.ink.records)
    driver.click(scene.widget("resume"))
    driver.key(pygame.K_RETURN)
    assert service.done == []
    assert app.scenes.top is scene
    driver.key(pygame.K_DELETE)
    assert service.done == []
    dialog = app.scenes.top
    assert isinstance(dialog, Dialog)
    driver.click(dialog.widget("delete"))
    assert service.done == [("delete", "m3")]


def test_a_row_says_that_it_is_not_done_yet_however_long_its_name() -> None:
    app, done = App(Settings(), Translator("en"), errands=Errands), threading.Event()
    service = FakeService()
    service.files = [replace(service.files[0], name="long " * 40), *service.files[1:]]
    scene = SavesScene(service)
    app.scenes.push(scene)
    for entry in scene.entries[:3:2]:
        app.errands.run(lambda: done.wait(20), scene.place_of(entry))
    scene.rebuild()
    app.ink.records = []
    app.draw()
    assert [record.text for record in app.ink.records].count("…") == 2
    assert scene.widget("resume").off_reason == scene.widget("delete").off_reason == app.tr("saves-busy")
    done.set()
    app.close()


def test_deleting_asks_first(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    driver.key(pygame.K_DELETE)
    driver.key(pygame.K_RETURN)
    assert service.done == []
    driver.click(scene.widget("delete"))
    dialog = app.scenes.top
    assert isinstance(dialog, Dialog)
    driver.click(dialog.widget("delete"))
    assert service.done == [("delete", "m1")]
    assert scene.entries[0].id == "m3"
    assert len(app.toasts.texts) == 1


def test_deleting_the_last_file_leaves_an_empty_list(app: App, driver: Driver) -> None:
    service = FakeService()
    service.files, service.thrown = service.files[:1], []
    scene = opened(app, driver, service)
    driver.key(pygame.K_DELETE)
    dialog = app.scenes.top
    assert isinstance(dialog, Dialog)
    driver.click(dialog.widget("delete"))
    driver.frame()
    assert scene.entries == []
    driver.key(pygame.K_RETURN)
    assert scene not in app.scenes


def test_a_folder_that_cannot_be_read_is_named_with_the_reason(app: App, driver: Driver) -> None:
    class Unreadable(FakeService):
        def saves(self) -> list[SaveEntry]:
            raise FolderError(path="/matches", reason="Permission denied")

    opened(app, driver, Unreadable(empty=True))
    app.ink.records = []
    app.draw()
    shown = " ".join(record.text for record in app.ink.records)
    assert "/matches" in shown
    assert "Permission denied" in shown
    assert app.tr("saves-empty").split(".")[0] not in shown


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_table_is_seen_with_large_text_too(monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    seen: list[tuple[float, float]] = []
    monkeypatch.setattr(
        "client.scenes.saves_about.draw_token", lambda canvas, count, x, y, size: seen.append((round(x), round(y)))
    )
    app = App(Settings(window_width=1280, window_height=720, text_scale=scale), Translator("zh-Hant", strict=True))
    service = FakeService()
    service.files = [entry for entry in service.files if entry.id == "n1"]
    opened(app, Driver(app), service)
    app.close()
    assert len(set(seen)) == 8, "one for each seat"
