import pygame
import pytest

from client.app import App
from client.i18n import LANGUAGES, Language
from client.scenes.new_match import NewMatchScene
from client.scenes.rulebook import RulebookScene
from client.scenes.saves import SavesScene
from client.scenes.settings import SettingsScene
from client.scenes.title import TitleScene
from client.ui.button import Button
from client.ui.cardface import AT_EVERY_TABLE
from client.ui.dialog import Dialog
from client.ui.gallery import MOST_SMALL
from client.ui.segments import Segments
from client.ui.widget_scene import WidgetScene
from tests.client.ui.conftest import Driver

from .fake import FakeService


def title(app: App, driver: Driver, service: FakeService) -> TitleScene:
    scene = TitleScene(service)
    app.scenes.push(scene)
    driver.frame()
    return scene


def test_enter_continues_the_match_left_last(app: App, driver: Driver) -> None:
    service = FakeService()
    title(app, driver, service)
    driver.key(pygame.K_RETURN)
    assert service.done == [("resume", "m1")]


def test_pictures_of_a_table_are_made_ready_once_the_title_is_seen(
    app: App, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[str] = []
    prepared: list[tuple[str, tuple[int, int]]] = []
    monkeypatch.setattr("client.ui.cardface.GALLERY.prefetch", fetched.extend)
    monkeypatch.setattr("client.scenes.ahead.prepare_place", lambda name, size: prepared.append((name, size)))
    title(app, driver, FakeService())
    assert fetched == [], "the title itself comes first"
    driver.frame(3)
    assert fetched == list(AT_EVERY_TABLE)
    assert len(fetched) <= MOST_SMALL, "more would push out what has just been made ready"
    assert prepared == [("table-day", app.display.size)]
    app.resize((1600, 900))
    driver.frame(3)
    assert prepared[1:] == [("table-day", (1600, 900))]


def test_there_is_nothing_to_continue_without_a_match(app: App, driver: Driver) -> None:
    scene = title(app, driver, FakeService(unfinished=False))
    with pytest.raises(KeyError):
        scene.widget("continue")
    driver.key(pygame.K_RETURN)
    assert isinstance(app.scenes.top, NewMatchScene)


@pytest.mark.parametrize(
    ("button", "screen"),
    [("new", NewMatchScene), ("saves", SavesScene), ("rulebook", RulebookScene), ("settings", SettingsScene)],
)
def test_every_entry_opens_its_screen_and_escape_returns(
    app: App, driver: Driver, button: str, screen: type[WidgetScene]
) -> None:
    scene = title(app, driver, FakeService())
    driver.click(scene.widget(button))
    assert isinstance(app.scenes.top, screen)
    driver.key(pygame.K_ESCAPE)
    assert app.scenes.top is scene


def test_that_the_latest_match_cannot_be_read_is_said_before_another_is_continued(app: App, driver: Driver) -> None:
    service = FakeService()
    service.why_unread = "The end of this saved match is missing: 20261130-1"
    scene = title(app, driver, service)
    app.ink.records = []
    app.draw()
    assert app.tr("title-continue-unread") in [record.text for record in app.ink.records]
    driver.click(scene.widget("continue"))
    dialog = app.scenes.top
    assert isinstance(dialog, Dialog)
    assert service.why_unread in dialog.text
    assert "5" in dialog.text.removeprefix(service.why_unread)
    assert service.done == []
    driver.click(dialog.widget("older"))
    assert service.done == [("resume", "m1")]


def test_so_it_is_where_there_is_no_other_and_the_list_is_shown(app: App, driver: Driver) -> None:
    service = FakeService(unfinished=False)
    service.why_unread = "The end of this saved match is missing: 20261130-1"
    title(app, driver, service)
    driver.key(pygame.K_RETURN)
    dialog = app.scenes.top
    assert isinstance(dialog, Dialog)
    assert dialog.text == service.why_unread
    assert [answer.id for answer in dialog.answers] == ["saves", "back"]
    driver.click(dialog.widget("saves"))
    assert isinstance(app.scenes.top, SavesScene)


def test_the_menu_is_walked_by_arrow_keys(app: App, driver: Driver) -> None:
    scene = title(app, driver, FakeService())
    visited = []
    for _ in range(7):
        driver.key(pygame.K_DOWN)
        visited.append(scene.focus_id)
    assert visited == ["continue", "new", "saves", "replays", "rulebook", "settings", "quit"]
    driver.key(pygame.K_RETURN)
    assert not app.running


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_row_alone_is_paper(app: App, driver: Driver, language: Language, known: bool) -> None:
    """It continues what there is to continue, else begins a match."""
    app.change_settings(language=language)
    scene = title(app, driver, FakeService(unfinished=known))
    buttons = [widget for widget in scene.widgets if isinstance(widget, Button)]
    assert [button.id for button in buttons if button.kind == "paper"] == ["continue" if known else "new"]
    assert min(buttons, key=lambda button: button.box[1]).kind == "paper"


@pytest.mark.parametrize(("language", "name"), [("en", "Ghost Play"), ("zh-Hans", "鬼戏"), ("zh-Hant", "鬼戲")])
def test_the_game_is_named_where_nobody_can_read_what_is_brushed(
    app: App, driver: Driver, language: Language, name: str
) -> None:
    app.change_settings(language=language)
    title(app, driver, FakeService())
    app.ink.records = []
    app.draw()
    written = " ".join(record.text for record in app.ink.records)  # a word a line
    assert (name in written) is (language == "en")
    high = {record.text: record.rect.height for record in app.ink.records}
    edition = high[app.tr("title-subtitle")]
    assert language != "en" or all(high[word] > 2 * edition for word in name.split())


def test_the_language_changes_at_once(app: App, driver: Driver) -> None:
    scene = title(app, driver, FakeService())
    languages = scene.widget("language")
    assert isinstance(languages, Segments)
    driver.click(languages.choice_rect("zh-Hans"))
    new = scene.widget("new")
    assert (app.tr.language, getattr(new, "label", "")) == ("zh-Hans", "新对局")
    assert app.settings.language == "zh-Hans"


def test_a_match_that_cannot_be_opened_says_why(app: App, driver: Driver) -> None:
    service = FakeService()
    service.fails = True
    title(app, driver, service)
    driver.key(pygame.K_RETURN)
    dialog = app.scenes.top
    assert isinstance(dialog, Dialog)
    assert "/full/disk" in dialog.text


def test_the_paper_goes_when_its_match_was_deleted(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = title(app, driver, service)
    driver.click(scene.widget("saves"))
    service.left = None
    driver.key(pygame.K_ESCAPE)
    with pytest.raises(KeyError):
        scene.widget("continue")


def test_a_file_dropped_onto_the_title_comes_into_its_list(app: App, driver: Driver) -> None:
    service = FakeService()
    title(app, driver, service)
    app.handle(pygame.event.Event(pygame.DROPFILE, file="/elsewhere/存檔.guixi"))
    assert service.done == [("take in", "/elsewhere/存檔.guixi")]
    top = app.scenes.top
    assert isinstance(top, SavesScene)
    assert top.tab == "named"
