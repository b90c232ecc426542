"""What is asked about saving: a name, another folder, and whether to leave what can't be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.i18n import LANGUAGES, Language, Translator
from client.scenes.saves import SavesScene
from client.scenes.saves_dialogs import LineScene, _elsewhere_scene, ask_leaving, save_as_scene
from client.scenes.saves_folder import likely_folder, typed_folder
from client.ui.dialog import Dialog
from client.ui.entry import TextEntry
from client.ui.lint import faults
from client.ui.widget_scene import WidgetScene
from saves.errors import FolderError, SaveError, WriteError
from tests.client.ui.conftest import Driver

from .fake import FakeService

FULL = WriteError(path="/home/林曉月/存檔/20260309-080500-ab12", reason="No space left on device")


class Saver:
    """Notes what it is asked; fails as it is told."""

    def __init__(self) -> None:
        self.done: list[tuple[str, str]] = []
        self.taken = {"taken"}
        self.error: SaveError | None = None

    def save(self, then: Callable[[], None], failed: Callable[[SaveError], None]) -> None:
        try:
            self._note("save", "")
        except SaveError as error:
            failed(error)
        else:
            then()

    def title_for(self) -> str:
        return "鬼戲：巔峰之爭 · 第 12 回合"

    def ask_taken(self, title: str, then: Callable[[bool], None]) -> None:
        then(title in self.taken)

    def save_named(self, title: str, done: Callable[[SaveError | None], None]) -> None:
        self.done.append(("named", title))
        done(self.error)

    def save_to(self, folder: str, done: Callable[[Path | SaveError], None]) -> None:
        try:
            self._note("to", str(typed_folder(folder)))
        except SaveError as error:
            done(error)
        else:
            done(Path(folder) / "match.guixi")

    def _note(self, deed: str, about: str) -> None:
        if self.error is not None:
            raise self.error
        self.done.append((deed, about))


@pytest.fixture
def saver(app: App) -> Saver:
    app.scenes.push(SavesScene(FakeService()))
    return Saver()


def asked_name(app: App, driver: Driver, saver: Saver) -> LineScene:
    scene = save_as_scene(app, saver)
    app.scenes.push(scene)
    driver.frame()
    return scene


def write(driver: Driver, scene: LineScene, text: str) -> None:
    entry = scene.widget("line")
    assert isinstance(entry, TextEntry)
    entry.editor.set_text("")
    driver.click(entry)
    driver.type(text)
    driver.frame()


def top_dialog(app: App) -> Dialog:
    dialog = app.scenes.top
    assert isinstance(dialog, Dialog)
    return dialog


class TestName:
    def test_the_name_offered_is_taken_by_enter(self, app: App, driver: Driver, saver: Saver) -> None:
        scene = asked_name(app, driver, saver)
        driver.key(pygame.K_RETURN)
        driver.frame()
        assert saver.done == [("named", saver.title_for())]
        assert scene not in app.scenes
        assert any(saver.title_for() in text for text in app.toasts.texts)

    def test_typing_replaces_the_name_offered(self, app: App, driver: Driver, saver: Saver) -> None:
        scene = asked_name(app, driver, saver)
        driver.type("Eve")
        driver.key(pygame.K_RETURN)
        assert saver.done == [("named", "Eve")]
        assert scene not in app.scenes

    def test_any_name_can_be_typed(self, app: App, driver: Driver, saver: Saver) -> None:
        scene = asked_name(app, driver, saver)
        write(driver, scene, "Ночь / 前夜?")
        driver.click(scene.widget("do"))
        assert saver.done == [("named", "Ночь / 前夜?")]

    def test_without_a_name_nothing_is_saved(self, app: App, driver: Driver, saver: Saver) -> None:
        scene = asked_name(app, driver, saver)
        write(driver, scene, " ")
        assert scene.widget("do").off_reason
        driver.click(scene.widget("do"))
        assert saver.done == []
        driver.click(scene.widget("back"))
        assert scene not in app.scenes

    def test_saving_over_another_is_asked_first(self, app: App, driver: Driver, saver: Saver) -> None:
        scene = asked_name(app, driver, saver)
        write(driver, scene, "taken")
        driver.click(scene.widget("do"))
        driver.click(top_dialog(app).widget("back"))
        assert saver.done == []
        assert app.scenes.top is scene
        driver.click(scene.widget("do"))
        driver.click(top_dialog(app).widget("over"))
        assert saver.done == [("named", "taken")]
        assert scene not in app.scenes

    def test_what_went_wrong_is_said(self, app: App, driver: Driver, saver: Saver) -> None:
        saver.error = FULL
        asked_name(app, driver, saver)
        driver.key(pygame.K_RETURN)
        driver.frame()
        assert "No space left" in top_dialog(app).text


class TestLeaving:
    @pytest.fixture
    def left(self) -> list[str]:
        return []

    def ask(self, app: App, driver: Driver, saver: Saver, left: list[str]) -> Dialog:
        ask_leaving(app, saver, FULL, lambda: left.append("left"), "Leave")
        driver.frame()
        return top_dialog(app)

    def test_escape_goes_back_to_the_table(self, app: App, driver: Driver, saver: Saver, left: list[str]) -> None:
        dialog = self.ask(app, driver, saver, left)
        assert "No space left" in dialog.text
        driver.key(pygame.K_ESCAPE)
        assert dialog not in app.scenes
        assert left == []

    def test_enter_gives_the_answer_that_stands_out(
        self, app: App, driver: Driver, saver: Saver, left: list[str]
    ) -> None:
        dialog = self.ask(app, driver, saver, left)
        assert [answer.id for answer in dialog.answers if answer.kind == "primary"] == ["retry"]
        driver.key(pygame.K_RETURN)
        assert saver.done == [("save", "")]
        assert left == ["left"]

    def test_trying_again_leaves_once_it_works(self, app: App, driver: Driver, saver: Saver, left: list[str]) -> None:
        saver.error = FolderError(path="/elsewhere", reason="Permission denied")
        driver.click(self.ask(app, driver, saver, left).widget("retry"))
        dialog = top_dialog(app)
        assert "Permission denied" in dialog.text
        assert left == []
        saver.error = None
        driver.click(dialog.widget("retry"))
        assert left == ["left"]
        assert saver.done == [("save", "")]

    def test_it_is_left_unsaved_only_by_that_button(
        self, app: App, driver: Driver, saver: Saver, left: list[str]
    ) -> None:
        driver.click(self.ask(app, driver, saver, left).widget("leave"))
        assert left == ["left"]
        assert saver.done == []

    def test_it_can_be_saved_in_another_folder(
        self, app: App, driver: Driver, saver: Saver, left: list[str], tmp_path: Path
    ) -> None:
        driver.click(self.ask(app, driver, saver, left).widget("elsewhere"))
        scene = app.scenes.top
        assert isinstance(scene, LineScene)
        saver.error = FULL
        write(driver, scene, str(tmp_path))
        driver.click(scene.widget("do"))
        driver.click(top_dialog(app).widget("understood"))
        assert app.scenes.top is scene
        saver.error = None
        driver.click(scene.widget("do"))
        assert saver.done == [("to", str(tmp_path))]
        dialog = top_dialog(app)
        assert "match.guixi" in dialog.text
        assert "left" not in left
        driver.click(dialog.widget("understood"))
        assert left[-1] == "left"

    def test_a_folder_dropped_onto_the_window_is_taken(
        self, app: App, driver: Driver, saver: Saver, left: list[str], tmp_path: Path
    ) -> None:
        driver.click(self.ask(app, driver, saver, left).widget("elsewhere"))
        (tmp_path / "file").write_text("")
        for dropped in (tmp_path, tmp_path / "file"):
            app.handle(pygame.event.Event(pygame.DROPFILE, file=str(dropped)))
            driver.frame()
            scene = app.scenes.top
            assert isinstance(scene, LineScene)
            assert scene.text == str(tmp_path)
        driver.click(scene.widget("do"))
        assert saver.done == [("to", str(tmp_path))]

    def test_a_folder_that_is_not_there_is_said_by_name(
        self, app: App, driver: Driver, saver: Saver, left: list[str]
    ) -> None:
        driver.click(self.ask(app, driver, saver, left).widget("elsewhere"))
        scene = app.scenes.top
        assert isinstance(scene, LineScene)
        write(driver, scene, "~/no such folder")
        driver.click(scene.widget("do"))
        assert "~/no such folder" in top_dialog(app).text
        assert saver.done == []

    def test_the_folder_can_be_looked_at(
        self, app: App, driver: Driver, saver: Saver, left: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        shown: list[Path] = []
        monkeypatch.setattr("client.scenes.saves_dialogs.can_open", lambda: True)
        monkeypatch.setattr("client.scenes.saves_dialogs.open_folder", shown.append)
        driver.click(self.ask(app, driver, saver, left).widget("elsewhere"))
        scene = app.scenes.top
        assert isinstance(scene, LineScene)
        write(driver, scene, str(tmp_path))
        driver.click(scene.widget("do"))
        driver.click(top_dialog(app).widget("folder"))
        assert shown == [tmp_path]
        assert left[-1] == "left"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"), [((960, 540), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)]
)
def test_no_word_is_cut_or_crossed(size: tuple[int, int], scale: float, language: Language) -> None:
    settings = Settings(window_width=size[0], window_height=size[1], text_scale=scale)
    app = App(settings, Translator(language, strict=True))
    try:
        app.scenes.push(save_as_scene(app, Saver()))
        found = drawn_faults(app)
        app.scenes.reset(_elsewhere_scene(app, Saver(), lambda: None))
        found += drawn_faults(app)
        ask_leaving(app, Saver(), FULL, lambda: None, app.tr("leave-anyway"))
        top = app.scenes.top
        assert isinstance(top, WidgetScene)
        app.scenes.reset(top)
        found += drawn_faults(app)
    finally:
        app.close()
    assert not found


def drawn_faults(app: App) -> list[str]:
    app.ink.records = []
    app.draw()
    return faults(app.ink.records, app.display.size)


@pytest.mark.parametrize("there", [True, False])
def test_another_folder_is_suggested_that_is_there(
    app: App, driver: Driver, saver: Saver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    documents = tmp_path / "Documents"
    if there:
        documents.mkdir()
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: documents)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    likely_folder.cache_clear()
    scene = _elsewhere_scene(app, saver, lambda: None)
    likely_folder.cache_clear()
    assert scene.text == str(documents if there else tmp_path)
