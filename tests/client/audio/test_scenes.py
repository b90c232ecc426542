"""Sound in the running program: the place, the table, the buttons, the key, the settings."""

from collections import Counter
from collections.abc import Callable, Iterator

import pygame
import pytest

from client.app import App
from client.audio import Mixer, Sounds
from client.config import Settings
from client.i18n import LANGUAGES, Language, Translator
from client.scene import Scene
from client.scenes.pause import PauseScene
from client.scenes.settings import SettingsScene
from client.ui.button import Button
from client.ui.segments import Segments
from client.ui.widget_scene import WidgetScene
from tests.client.audio.speaker import Listener
from tests.client.table.conftest import seat_down
from tests.client.table.seating import Seating
from tests.client.ui.conftest import Driver

__all__ = ["seat_down"]


class Place(Scene):
    """A scene with a place of its own, or none."""

    def __init__(self, *loops: str) -> None:
        super().__init__()
        self._loops = loops or None

    @property
    def ambience(self) -> tuple[str, ...] | None:
        return self._loops


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def app(listener: Listener) -> Iterator[App]:
    settings = Settings()
    app = App(settings, Translator("en", strict=True), sounds=Sounds(settings, listener))
    pygame.event.clear()
    yield app
    app.close()
    assert listener.closed


@pytest.fixture
def driver(app: App) -> Driver:
    return Driver(app)


def test_an_overlay_leaves_the_place_as_it_is(app: App, driver: Driver, listener: Listener) -> None:
    app.scenes.push(Place("ambience-day"))
    driver.frame()
    app.scenes.push(Place())
    driver.frame()
    app.scenes.push(Place("ambience-night"))
    driver.frame()
    app.scenes.pop()
    driver.frame()
    assert [list(around) for around in listener.around] == [["ambience-day"], ["ambience-night"], ["ambience-day"]]


class Buttons(WidgetScene):
    def build(self) -> None:
        self.add(Button("on", (20, 20, 100, 40), "On", lambda: None))
        self.add(Button("off", (20, 80, 100, 40), "Off", lambda: None, off_reason="not now"))


def test_a_press_on_what_can_be_used_ticks(app: App, driver: Driver, listener: Listener) -> None:
    scene = Buttons()
    app.scenes.push(scene)
    driver.frame()
    driver.click(scene.widget("on"))
    assert listener.names == ["tick"]
    pygame.time.wait(50)
    driver.key(pygame.K_RETURN)
    assert listener.names == ["tick", "tick"]
    pygame.time.wait(50)
    driver.click(scene.widget("off"))
    assert listener.names == ["tick", "tick"]


def test_m_switches_the_sound_off_and_on_anywhere(app: App, driver: Driver, listener: Listener) -> None:
    app.scenes.push(Place("ambience-day"))
    driver.frame()
    driver.key(pygame.K_m)
    assert app.settings.muted
    assert listener.around[-1] == {}
    assert "off" in app.toasts.texts[-1]
    driver.key(pygame.K_m)
    assert not app.settings.muted
    assert list(listener.around[-1]) == ["ambience-day"]


def test_m_in_the_settings_shows_there(app: App, driver: Driver) -> None:
    scene = SettingsScene()
    app.scenes.push(scene)
    driver.frame()
    driver.key(pygame.K_m)
    muted = scene.widget("muted")
    assert isinstance(muted, Segments)
    assert muted.value == "on"
    assert app.toasts.texts == []
    app.change_settings(text_scale=2.0)
    driver.key(pygame.K_m)
    assert len(app.toasts.texts) == 1, "now its row lies below the window's edge"


def test_the_pause_menu_switches_the_sound(app: App, driver: Driver) -> None:
    pause = PauseScene(lambda: None, lambda: None)
    app.scenes.push(pause)
    driver.frame()
    driver.click(pause.widget("sound"))
    button = pause.widget("sound")
    assert isinstance(button, Button)
    assert (app.settings.muted, button.label) == (True, "Switch sound on")
    driver.key(pygame.K_m)
    button = pause.widget("sound")
    assert isinstance(button, Button)
    assert (app.settings.muted, button.label) == (False, "Switch sound off")
    assert app.toasts.texts == []


def test_the_pause_menu_offers_what_the_settings_have_left_to_switch(app: App, driver: Driver) -> None:
    pause = PauseScene(lambda: None, lambda: None)
    app.scenes.push(pause)
    driver.frame()
    driver.click(pause.widget("settings"))
    driver.key(pygame.K_m)
    driver.key(pygame.K_ESCAPE)
    assert app.scenes.top is pause
    button = pause.widget("sound")
    assert isinstance(button, Button)
    assert (app.settings.muted, button.label) == (True, "Switch sound on")
    driver.click(button)
    button = pause.widget("sound")
    assert isinstance(button, Button)
    assert (app.settings.muted, button.label) == (False, "Switch sound off")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pause_menu_fits_with_the_largest_type(language: Language) -> None:
    app = App(Settings(window_width=960, window_height=540, text_scale=2.0), Translator(language, strict=True))
    pause = PauseScene(lambda: None, lambda: None, lambda: None)
    app.scenes.push(pause)
    app.step(1 / 60)
    window = app.display.surface.get_rect()
    assert all(window.contains(widget.rect) for widget in pause.widgets)
    assert all(widget.rect.height >= app.metrics.px(app.canvas().text_height(20, "bold")) for widget in pause.widgets)
    app.close()


def test_volumes_are_chosen_in_the_settings_and_heard(app: App, driver: Driver, listener: Listener) -> None:
    scene = SettingsScene()
    app.scenes.push(scene)
    driver.frame()
    for row, key in (("effects_volume", pygame.K_LEFT), ("ambience_volume", pygame.K_RIGHT)):
        scene.focus(row)
        driver.key(key)
    assert (app.settings.effects_volume, app.settings.ambience_volume) == (50, 75)
    assert "use" in listener.names, "a taste of how loud that is"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_fit_in_every_language(language: Language) -> None:
    app = App(Settings(window_width=960, window_height=540, text_scale=1.5), Translator(language, strict=True))
    scene = SettingsScene()
    app.scenes.push(scene)
    scene.focus("ambience_volume")
    app.step(1 / 60)
    volume = scene.widget("ambience_volume")
    assert volume.clip is not None
    assert volume.clip.contains(app.metrics.rect(*volume.sight)), "with the line that says what it means"
    assert volume.sight[3] > volume.box[3]
    app.close()


def listened(seating: Seating, prompts: int = 100_000) -> Counter[str]:
    """Play a match to its end, or until some questions have been answered, and count what is heard."""
    listener = Listener()
    seating.app.sounds = Sounds(seating.app.settings, listener, lambda: seating.clock.now)
    assert seating.scene.director.foley is not None
    seating.scene.director.foley._sounds = seating.app.sounds
    for number, prompt in enumerate(seating.play()):
        seating.session.answer(seating.any_answer(prompt))
        if number == prompts:
            break
    seating.frame(200)
    return Counter(listener.names)


def test_a_match_is_heard(seat_down: Callable[..., Seating]) -> None:
    heard = listened(seat_down(speed="fast", seats=5, seed=3), prompts=16)
    assert {"deal", "use", "dusk", "turn", "apparition", "haunt", "toll", "vote"} <= set(heard)
    assert heard["success"] + heard["failure"] >= 1


def test_a_match_at_no_pace_is_thinned(seat_down: Callable[..., Seating]) -> None:
    seating = seat_down(speed="instant", seats=5, seed=3)
    heard = listened(seating)
    seconds = seating.clock.now
    assert heard.total() <= 2 * seconds / 0.25 + 10
    assert heard["win"] + heard["loss"] == 1


def test_opening_a_table_does_not_repeat_what_was(seat_down: Callable[..., Seating]) -> None:
    from client.scenes.table.scene import TableScene

    seating = seat_down(speed="instant", seats=5, seed=3)
    for number, prompt in enumerate(seating.play()):
        seating.session.answer(seating.any_answer(prompt))
        if number == 12:
            break
    listener = Listener()
    seating.app.sounds = Sounds(seating.app.settings, listener, lambda: seating.clock.now)
    seating.app.scenes.reset(TableScene(seating.session, seating.port))
    seating.app.sounds.update()
    assert "deal" in listener.names
    assert set(listener.names) <= {"deal", "ask", "turn"}


def test_the_program_runs_with_the_real_mixer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening the device, decoding and playing stall no frame."""
    settings = Settings()
    app = App(settings, Translator("en", strict=True), sounds=Sounds(settings, Mixer()))
    app.scenes.push(Place("ambience-day"))
    longest = 0.0
    for number in range(60):
        if number % 10 == 0:
            app.sounds.play("king")
        started = pygame.time.get_ticks()
        app.step(1 / 60)
        longest = max(longest, pygame.time.get_ticks() - started)
        pygame.time.wait(5)
    assert pygame.mixer.get_busy()
    app.close()
    assert not pygame.mixer.get_init()
    assert longest < 250
