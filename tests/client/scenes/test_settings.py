import pygame

from client.app import App
from client.scenes.pause import PauseScene
from client.scenes.settings import SettingsScene
from client.ui.segments import Segments
from tests.client.ui.conftest import Driver


def choose(driver: Driver, scene: SettingsScene, row: str, value: str) -> None:
    segments = scene.widget(row)
    assert isinstance(segments, Segments)
    driver.click(segments.choice_rect(value))


def test_every_setting_is_changed_by_mouse(app: App, driver: Driver) -> None:
    scene = SettingsScene()
    app.scenes.push(scene)
    driver.frame()
    choose(driver, scene, "pace", "instant")
    choose(driver, scene, "full_control", "on")
    choose(driver, scene, "motion", "none")
    choose(driver, scene, "text_scale", "1.25")
    choose(driver, scene, "language", "zh-Hant")
    settings = app.settings
    assert (settings.pace, settings.full_control, settings.motion) == ("instant", True, "none")
    assert (settings.text_scale, settings.language) == (1.25, "zh-Hant")
    assert app.tr.language == "zh-Hant"


def test_every_setting_is_changed_by_keyboard(app: App, driver: Driver) -> None:
    scene = SettingsScene()
    app.scenes.push(scene)
    driver.frame()
    for row in ("language", "text_scale", "fullscreen", "pace", "full_control", "motion"):
        scene.focus(row)
        driver.key(pygame.K_RETURN)
    settings = app.settings
    assert (settings.language, settings.text_scale, settings.fullscreen) == ("zh-Hant", 1.25, True)
    assert (settings.pace, settings.full_control, settings.motion) == ("fast", True, "reduced")


def test_the_line_below_says_what_the_present_choice_means(app: App, driver: Driver) -> None:
    scene = SettingsScene()
    app.scenes.push(scene)
    for pace in ("slow", "instant"):
        app.change_settings(pace=pace)
        scene.rebuild()
        app.ink.records = []
        app.draw()
        drawn = " ".join(record.text for record in app.ink.records)
        assert ("take their time" in drawn, "No pauses" in drawn) == (pace == "slow", pace == "instant")


def test_pause_offers_the_way_back_saving_settings_and_leaving(app: App, driver: Driver) -> None:
    done: list[str] = []
    table, pause = SettingsScene(), PauseScene(lambda: app.toast("Saved."), lambda: done.append("title"))
    app.scenes.push(table)
    app.scenes.push(pause)
    driver.frame()
    driver.click(pause.widget("save"))
    assert app.toasts.texts == ["Saved."]
    driver.click(pause.widget("settings"))
    assert isinstance(app.scenes.top, SettingsScene)
    driver.key(pygame.K_ESCAPE)
    driver.click(pause.widget("title"))
    assert done == ["title"]
    driver.click(pause.widget("quit"))
    assert not app.running
    driver.click(pause.widget("resume"))
    assert app.scenes.top is table
