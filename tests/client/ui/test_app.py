import threading
from pathlib import Path

import pygame

from client.app import IDLE_RATE, RESIZE_PAUSE, App
from client.config import Settings
from client.i18n import Translator
from client.scene import Scene
from client.ui.display import at_least, set_hints

from .conftest import Driver


class Empty(Scene):
    layouts = 0

    def relayout(self) -> None:
        self.layouts += 1


class SteppingClock:
    """A clock on which only resting takes time."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def rest(self, seconds: float) -> None:
        self.time += max(seconds, 0.001)


def test_closing_the_window_leaves_all_scenes() -> None:
    left: list[str] = []

    class Leaver(Empty):
        def leave(self) -> None:
            left.append("left")

    app = App(Settings(), Translator("en", strict=True), clock=SteppingClock())
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run(Leaver())
    assert left == ["left"]
    assert not pygame.display.get_init()


def test_an_idle_window_slows_down_and_a_key_wakes_it(app: App, driver: Driver) -> None:
    app.scenes.push(Empty())
    driver.frame(20, 0.1)
    assert app.frame_rate == IDLE_RATE
    driver.key(pygame.K_a)
    assert app.frame_rate > IDLE_RATE


def test_actions_from_other_threads_run_in_the_loop(app: App, driver: Driver) -> None:
    app.scenes.push(Empty())
    ran: list[int] = []
    thread = threading.Thread(target=lambda: app.call_soon(lambda: ran.append(threading.get_ident())))
    thread.start()
    thread.join()
    assert pygame.event.peek()
    driver.frame()
    assert ran == [threading.get_ident()]


def test_settings_are_saved_and_work_at_once() -> None:
    saved: list[str] = []
    app = App(Settings(), Translator("en", strict=True), save_settings=lambda s: saved.append(s.language))
    scene = Empty()
    app.scenes.push(scene)
    app.change_settings(language="zh-Hant")
    assert (app.tr.language, saved, scene.layouts) == ("zh-Hant", ["zh-Hant"], 2)
    app.change_settings(text_scale=1.5)
    assert app.metrics.font_px(16) == 24
    app.close()


def test_a_dragged_window_is_laid_out_once_it_keeps_still(app: App, driver: Driver) -> None:
    scene = Empty()
    app.scenes.push(scene)
    driver.frame()
    for width in (1000, 1100, 1400):
        pygame.display.set_mode((width, 800), pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(width, 800), w=width, h=800))
        driver.frame(2, 0.03)
    assert scene.layouts == 1
    driver.frame(2, RESIZE_PAUSE / 2 + 0.01)
    assert scene.layouts == 2
    assert (app.metrics.width, app.settings.window_width) == (1400, 1400)


def test_f11_covers_the_desktop_and_returns(app: App, driver: Driver) -> None:
    app.scenes.push(Empty())
    before = app.display.size
    driver.key(pygame.K_F11)
    assert app.display.fullscreen
    assert app.display.size == pygame.display.get_desktop_sizes()[0]
    driver.key(pygame.K_F11)
    assert app.display.size == before


def test_a_window_is_never_smaller_than_the_layout_allows() -> None:
    assert at_least((300, 900)) == (960, 900)


def test_hints_respect_what_the_player_set() -> None:
    environment = {"SDL_FRAMEBUFFER_ACCELERATION": "opengl"}
    set_hints(environment, gpu=False)
    assert environment["SDL_FRAMEBUFFER_ACCELERATION"] == "opengl"
    environment = {}
    set_hints(environment, gpu=True)
    assert "SDL_FRAMEBUFFER_ACCELERATION" not in environment
    assert environment["SDL_IME_SHOW_UI"] == "1"


def test_a_screenshot_shows_the_window(app: App, tmp_path: Path) -> None:
    class Red(Empty):
        def draw(self, surface: pygame.Surface) -> None:
            surface.fill((200, 10, 10))

    app.scenes.push(Red())
    app.screenshot(tmp_path / "shot.png")
    picture = pygame.image.load(tmp_path / "shot.png")
    assert picture.get_size() == app.display.size
    assert picture.get_at((5, 5))[:3] == (200, 10, 10)


def test_a_notice_goes_by_itself(app: App, driver: Driver) -> None:
    app.scenes.push(Empty())
    app.toast("Saved")
    driver.frame()
    assert app.toasts.texts == ["Saved"]
    driver.frame(60, 0.1)
    assert app.toasts.texts == []


def test_what_is_wrong_stands_at_the_foot_of_the_window_until_it_is_put_right(app: App, driver: Driver) -> None:
    class Dark(Empty):
        def draw(self, surface: pygame.Surface) -> None:
            surface.fill((0, 0, 0))

    def is_lit() -> bool:
        foot = app.display.surface.subsurface((0, app.display.size[1] - 30, app.display.size[0], 30))
        return any(pygame.transform.average_color(foot)[:3])

    wrong = "This match is not being saved: " + "No space left on device. " * 40
    app.scenes.push(Dark())
    driver.frame()
    assert not is_lit()
    app.toasts.standing = lambda: wrong
    driver.frame(100, 0.1)
    assert is_lit()
    wrong = ""
    driver.frame()
    assert not is_lit()


def test_the_program_ends_only_when_it_may(app: App, driver: Driver) -> None:
    app.scenes.push(Empty())
    app.may_quit = lambda: False
    app.quit()
    assert app.running
    app.may_quit = lambda: True
    app.quit()
    assert not app.running


def test_a_mark_says_for_a_moment_that_an_answer_is_saved_and_else_that_it_takes_long(app: App) -> None:
    answers = [0]
    app.toasts.saved = lambda: answers[-1]
    shown = []
    moments = ((0, 0.1), (-1, 0.2), (-1, 0.4), (1, 0.1), (1, 2.0), (5, 0.1), (-9, 0.1), (9, 0.1), (0, 0.1))
    for answer, seconds in moments:
        answers.append(answer)
        for _ in range(round(seconds * 50)):
            app.step(0.02)
        shown.append(app.toasts.mark)
    assert shown == ["", "", "saving", "saved", "", "saved", "", "saved", ""]
