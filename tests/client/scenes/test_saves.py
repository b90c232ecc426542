import pygame

from client.app import App
from client.scenes.ports import SaveEntry
from client.scenes.saves import SavesScene
from client.ui.dialog import Dialog
from client.ui.listview import ListView
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


def test_enter_resumes_the_chosen_match(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, 3)
    driver.key(pygame.K_RETURN)
    assert service.done == [("resume", "m4")]


def test_two_clicks_on_a_row_resume_too(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, 4)
    choose(driver, scene, 4)
    assert service.done == [("resume", "m5")]


def test_a_finished_match_is_not_resumed(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, 1)
    driver.click(scene.widget("resume"))
    driver.key(pygame.K_RETURN)
    assert service.done == []
    assert scene.widget("resume").off_reason


def test_a_damaged_file_is_listed_with_its_reason_and_left_alone(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, 2)
    app.ink.records = []
    app.draw()
    assert any("byte 4096" in record.text for record in app.ink.records)
    for button in ("resume", "delete"):
        driver.click(scene.widget(button))
    driver.key(pygame.K_DELETE)
    assert service.done == []
    assert app.scenes.top is scene


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
    assert scene.entries[0].id == "m2"
    assert len(app.toasts.texts) == 1


def test_deleting_the_last_file_leaves_an_empty_list(app: App, driver: Driver) -> None:
    service = FakeService()
    service.files = service.files[:1]
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

    opened(app, driver, Unreadable())
    app.ink.records = []
    app.draw()
    shown = " ".join(record.text for record in app.ink.records)
    assert "/matches" in shown
    assert "Permission denied" in shown
    assert app.tr("saves-empty").split(".")[0] not in shown
