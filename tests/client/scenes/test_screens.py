"""Every menu screen at every size, in every language: no word cut, lost or on top of another."""

from collections.abc import Callable

import pytest

from client.app import App
from client.config import MatchChoices, Settings
from client.i18n import LANGUAGES, Language, Translator
from client.scenes.new_match import NewMatchScene, Page
from client.scenes.pause import PauseScene
from client.scenes.saves import SavesScene, SavesTab
from client.scenes.settings import SettingsScene
from client.scenes.title import TitleScene
from client.ui.lint import faults
from client.ui.widget_scene import WidgetScene

from .fake import FakeService

PAGES: tuple[Page, ...] = ("rules", "table")
SIZES = ((960, 540), (1280, 720), (1920, 1080), (2560, 1440), (1280, 960), (2560, 1080))


def saves_on(tab: SavesTab, row: int = 0) -> SavesScene:
    scene = SavesScene(FakeService())
    scene.tab, scene.chosen = tab, row
    return scene


def new_match_on(page: Page) -> NewMatchScene:
    """A new match whose page is turned, if it has pages."""
    scene = NewMatchScene(FakeService())
    scene._page = page
    return scene


SCREENS: dict[str, Callable[[], WidgetScene]] = {
    "title": lambda: TitleScene(FakeService()),
    "title without a match": lambda: TitleScene(FakeService(unfinished=False)),
    "new match": lambda: NewMatchScene(FakeService()),
    "the seats of a new match": lambda: new_match_on("table"),
    "saves": lambda: SavesScene(FakeService()),
    "a named match": lambda: saves_on("named"),
    "a named match of other rules": lambda: saves_on("named", 1),
    "a damaged file": lambda: saves_on("named", 2),
    "a finished match": lambda: saves_on("finished"),
    "the trash": lambda: saves_on("trash"),
    "no saves": lambda: SavesScene(FakeService(empty=True)),
    "settings": SettingsScene,
    "pause": lambda: PauseScene(lambda: None, lambda: None, lambda: None),
}


MATCHES = {
    "standard": MatchChoices(seats=8),
    "four": MatchChoices(mode="four"),
    "contest": MatchChoices(mode="contest", seats=8),
    "three": MatchChoices(mode="three"),
    "classic": MatchChoices(ruleset="classic", seats=7, options={"candidate": "C-K7"}),
}


def drawn_faults(app: App, scene: WidgetScene) -> list[str]:
    app.scenes.reset(scene)
    app.ink.records = []
    app.draw()
    return faults(app.ink.records, app.display.size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_word_is_cut_or_crossed(size: tuple[int, int], language: Language) -> None:
    settings = Settings(window_width=size[0], window_height=size[1], match=MatchChoices(seats=8))
    app = App(settings, Translator(language, strict=True))
    found = {name: faults for name, make in SCREENS.items() if (faults := drawn_faults(app, make()))}
    app.close()
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_large_type_is_not_cut_or_crossed_either(scale: float, language: Language) -> None:
    app = App(Settings(text_scale=scale, match=MatchChoices(seats=8)), Translator(language, strict=True))
    found = {name: faults for name, make in SCREENS.items() if (faults := drawn_faults(app, make()))}
    app.close()
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MATCHES)
def test_no_word_of_a_new_match_is_cut_or_crossed(game: str, language: Language) -> None:
    found = {}
    for size, scale in (((960, 540), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5), ((1280, 720), 2.0)):
        settings = Settings(window_width=size[0], window_height=size[1], text_scale=scale, match=MATCHES[game])
        app = App(settings, Translator(language, strict=True))
        for page in PAGES:
            if faults := drawn_faults(app, new_match_on(page)):
                found[size, scale, page] = faults
        app.close()
    assert not found


def test_the_lint_sees_what_is_wrong(app: App) -> None:
    class Bad(WidgetScene):
        def draw(self, surface: object) -> None:
            canvas = self.app.canvas()
            canvas.text("first", 100, 100, 20)
            canvas.text("second", 110, 104, 20)
            canvas.text("too long for its room", 100, 300, 20, max_width=60)
            canvas.text("outside", 1270, 400, 20)

    found = drawn_faults(app, Bad())
    assert len(found) == 3
    assert "crosses" in " ".join(found)
