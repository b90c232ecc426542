"""The viewer of replays, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

import msgspec
import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.replay.choosing import ChoosingScene, KeysScene
from client.scenes.replay.ending import ReplayEnding
from client.scenes.table.scene import TableScene
from client.ui.dialog import Dialog
from client.ui.lint import faults
from client.words import plain
from core.kernel import MODERATOR
from saves.errors import DamagedSave
from tests.client.replay.watching import Bottom, Watching, replay_of

Watch = Callable[..., Watching]


def told(watching: Watching) -> list[str]:
    return ["".join(span.text for span in entry.words()) for entry in watching.scene.table.director.journal._entries]


def test_it_opens_at_the_beginning_as_its_player_saw_it(watch: Watch) -> None:
    watching = watch()
    watching.frame(3)
    assert (watching.session.frame, watching.session.viewer) == (0, 0)
    assert watching.scene.table.tableau.hand
    assert not {"next", "full-control", "pace-fast", "skip"} & {widget.id for widget in watching.scene.table.widgets}


def test_space_plays_and_stops(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_SPACE)
    watching.frame(120)
    reached = watching.session.frame
    assert reached > 0
    watching.key(pygame.K_SPACE)
    watching.frame(300)
    assert watching.session.frame in (reached, reached + 1)


def test_clicking_play_plays(watch: Watch) -> None:
    watching = watch()
    watching.driver.click(watching.scene.widget("play"))
    watching.frame(120)
    assert watching.session.playing
    assert watching.session.frame > 0
    watching.driver.click(watching.scene.widget("play"))
    assert not watching.session.playing


def test_keys_step_and_leap(watch: Watch) -> None:
    watching = watch()
    for code, mod, wanted in [
        (pygame.K_RIGHT, 0, 1),
        (pygame.K_RIGHT, 0, 2),
        (pygame.K_LEFT, 0, 1),
        (pygame.K_RIGHT, pygame.KMOD_SHIFT, watching.session.turns[1].frame),
        (pygame.K_PAGEDOWN, 0, watching.session.turns[2].frame),
        (pygame.K_LEFT, pygame.KMOD_SHIFT, watching.session.turns[1].frame),
        (pygame.K_END, 0, watching.film.last),
        (pygame.K_HOME, 0, 0),
        (pygame.K_PERIOD, 0, watching.scene.moments[0].frame),
    ]:
        watching.key(code, mod)
        assert watching.session.frame == wanted, pygame.key.name(code)
    watching.key(pygame.K_COMMA)
    assert watching.session.frame == watching.scene.moments[0].frame, "there is no great moment before the first"


def test_buttons_step_and_leap(watch: Watch) -> None:
    watching = watch()
    for name, wanted in [("on", 1), ("turn-on", watching.session.turns[1].frame), ("back", -1), ("turn-back", None)]:
        before = watching.session.frame
        watching.driver.click(watching.scene.widget(name))
        if wanted is None:
            assert watching.session.frame < before
        else:
            assert watching.session.frame == (before - 1 if wanted < 0 else wanted), name
    assert watching.session.frame == 0
    assert not watching.scene.widget("back").enabled


def test_the_rate_is_chosen_by_mouse_and_by_keys(watch: Watch) -> None:
    watching = watch()
    rate = watching.scene.widget("rate")
    watching.driver.click(rate.choice_rect("8"))  # type: ignore[attr-defined]
    assert watching.session.rate == "8"
    watching.key(pygame.K_UP)
    watching.key(pygame.K_UP)
    assert watching.session.rate == "16"
    watching.key(pygame.K_DOWN)
    assert watching.session.rate == "8"


def test_the_table_shows_each_frame_reached_from_anywhere(watch: Watch) -> None:
    watching = watch()
    last, step = watching.film.last, 37
    for leap in range(14):
        frame = (leap * step * 5) % last
        watching.scene.jump(frame)
        watching.frame()
        table = watching.scene.table
        assert table.tableau.view == watching.film.view(frame, 0)
        assert table.director.journal.next_number == watching.film.next_fact(frame)
        exorcism = table.tableau.view["exorcism"]
        assert (table.tableau.theatre is not None) == (exorcism is not None and exorcism["ghost"] is not None), frame
        facts = watching.film.events(0, 0, watching.film.next_fact(frame))
        words = [plain(table.words.event(event, before)) for before, event in zip([None, *facts], facts, strict=False)]
        assert told(watching)[-1].removeprefix("— ") in words[-12:]


def test_stepping_back_and_on_tells_the_same_story(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(60)
    watching.frame()
    before = told(watching)
    for _ in range(5):
        watching.key(pygame.K_LEFT)
    assert len(told(watching)) < len(before)
    for _ in range(5):
        watching.key(pygame.K_RIGHT)
    watching.scene.table.player.skip()
    assert told(watching) == before


def test_a_match_goes_on_from_here(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(50)
    watching.key(pygame.K_c)
    top = watching.app.scenes.top
    assert isinstance(top, ChoosingScene)
    watching.driver.click(top.widget("seat-4"))
    assert watching.port.continued == [(50, 4)]
    watching.key(pygame.K_END)
    watching.key(pygame.K_c)
    assert watching.app.scenes.top is watching.scene, "from a match that is over nothing goes on"


def test_keys_are_listed_and_nothing_goes_on_meanwhile(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_SPACE)
    watching.frame(30)
    watching.driver.click(watching.scene.widget("keys"))
    assert isinstance(watching.app.scenes.top, KeysScene)
    before = watching.session.frame
    watching.frame(400)
    assert watching.session.frame == before
    watching.key(pygame.K_ESCAPE)
    watching.frame(400)
    assert watching.session.frame > before
    for lists in (True, False):
        watching.key(pygame.K_k)
        assert isinstance(watching.app.scenes.top, KeysScene) is lists


def test_log_and_inspector_are_folded_by_their_keys(watch: Watch) -> None:
    watching = watch()
    watching.frame(2)
    assert watching.scene.table.tableau.layout.log_open
    watching.key(pygame.K_l)
    assert not watching.scene.table.tableau.layout.log_open


def test_escape_leaves_and_so_does_the_menu(watch: Watch) -> None:
    watching = watch()
    watching.driver.click(watching.scene.table.widget("menu"))
    top = watching.app.scenes.top
    assert isinstance(top, ChoosingScene)
    watching.driver.click(top.widget("cancel"))
    assert watching.app.scenes.top is watching.scene
    watching.key(pygame.K_ESCAPE)
    assert isinstance(watching.app.scenes.top, Bottom)


def test_tab_goes_through_the_bar_and_the_table(watch: Watch) -> None:
    watching = watch()
    watching.frame(2)
    seen = []
    stops = [w.id for scene in (watching.scene, watching.scene.table) for w in scene.widgets if w.focusable]
    for _ in range(len(stops) + 4):
        watching.key(pygame.K_TAB)
        scene = watching.scene.table if watching.scene.steering.keys_at_table else watching.scene
        seen.append(scene.focus_id)
    assert set(stops) <= set(seen)
    for _ in range(3):
        watching.key(pygame.K_TAB, pygame.KMOD_SHIFT)


def test_the_log_is_scrolled_and_a_card_is_looked_at_by_the_mouse(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(150)
    watching.frame(2)
    log = watching.scene.table.widget("log")
    watching.driver.wheel(log.rect.center, 5)
    assert watching.scene.table.sidebar.log_offset is not None
    pile = watching.scene.table.widget("pile-spells")
    watching.driver.move(pile.rect.center)
    assert watching.scene.table.widget("pile-spells").hovered


def test_the_end_stays_at_the_table(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_END)
    watching.frame(300)
    assert watching.app.scenes.top is watching.scene
    assert isinstance(watching.scene.table, TableScene)


def test_the_ending_is_looked_at_again(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_e)
    assert watching.app.scenes.top is watching.scene, "nothing has ended yet"
    watching.key(pygame.K_END)
    watching.driver.click(watching.scene.widget("ending"))
    top = watching.app.scenes.top
    assert isinstance(top, ReplayEnding)
    watching.key(pygame.K_ESCAPE)
    if top.animating:
        raise AssertionError("the show goes on")
    watching.key(pygame.K_ESCAPE)
    assert watching.app.scenes.top is watching.scene
    watching.key(pygame.K_0)
    watching.key(pygame.K_e)
    top = watching.app.scenes.top
    assert isinstance(top, ReplayEnding)
    watching.frame(600)
    watching.driver.click(top.widget("back"))
    assert watching.app.scenes.top is watching.scene


@pytest.mark.parametrize("how", ["time", "key"])
def test_a_part_that_turns_out_to_be_damaged_is_said_and_left(watch: Watch, how: str) -> None:
    whole = replay_of()
    body = msgspec.structs.replace(whole.body, reels=[*whole.body.reels[:-1], b"no reel"])
    watching = watch(whole._replace(body=body))
    if how == "key":
        watching.key(pygame.K_END)
    else:
        watching.scene.jump((len(body.reels) - 1) * body.frames_in_reel - 3)
        assert watching.app.scenes.top is watching.scene, "it is looked at as far as it is whole"
        watching.key(pygame.K_SPACE)
        watching.frame(1200)
    assert isinstance(watching.app.scenes.top, Dialog)
    assert watching.scene not in watching.app.scenes
    watching.key(pygame.K_RETURN)
    assert isinstance(watching.app.scenes.top, Bottom)


def test_another_language_is_spoken_at_once(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(40)
    watching.frame(60)
    english = told(watching)
    watching.app.change_settings(language="zh-Hant")
    watching.frame(3)
    assert len(told(watching)) == len(english)
    assert told(watching)[-1] != english[-1]


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [
        ((1280, 720), 1.0, "en"),
        ((1280, 720), 1.0, "zh-Hant"),
        ((1920, 1080), 1.0, "zh-Hans"),
        ((2560, 1440), 1.0, "en"),
        ((960, 540), 1.0, "en"),
        ((1280, 720), 2.0, "zh-Hant"),
        ((1280, 720), 2.0, "en"),
    ],
)
def test_words_fit_at_every_size(watch: Watch, size: tuple[int, int], scale: float, language: Language) -> None:
    assert language in LANGUAGES
    watching = watch(size=size, text_scale=scale, language=language)
    watching.scene.jump(30)
    watching.frame(2)
    ink = watching.app.ink
    for viewer in (0, MODERATOR):
        watching.scene.look_through(viewer)
        ink.records = []
        watching.app.draw()
        records, ink.records = ink.records, None
        top = watching.app.metrics.height - watching.scene._viewport.foot
        bar = [record for record in records if record.rect.top >= top]
        assert bar
        assert not faults(bar, size)
    ids = {widget.id for widget in watching.scene.widgets}
    assert {"timeline", "turn-back", "back", "play", "on", "turn-on", "viewer"} <= ids
    boxes = [widget.rect for widget in watching.scene.widgets if widget.focusable]
    assert not [(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :] if a.colliderect(b)]


@pytest.mark.parametrize(("scale", "language"), [(1.0, "en"), (2.0, "en"), (2.0, "zh-Hant")])
def test_a_notice_that_stays_covers_nothing_of_the_bar(watch: Watch, scale: float, language: Language) -> None:
    watching = watch(text_scale=scale, language=language)
    watching.frame(3)
    ink, scene = watching.app.ink, watching.scene
    before, said = scene.widget("play").rect, watching.app.tr("looking-only")
    watching.app.toasts.standing = lambda: said
    watching.frame(3)
    ink.records = []
    watching.app.draw()
    records, ink.records = ink.records, None
    (notice,) = [record for record in records if record.text == said]
    assert all(widget.rect.bottom <= notice.rect.top for widget in scene.widgets if widget.focusable)
    assert scene.table_height <= scene.widget("timeline").rect.top
    assert not faults([record for record in records if record.rect.top >= scene.table_height], (1280, 720))
    watching.app.toasts.standing = lambda: ""
    watching.frame(3)
    assert scene.widget("play").rect == before


def test_what_a_leap_passes_over_is_not_heard(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = watch()
    watching.frame(3)
    asked: list[str] = []
    monkeypatch.setattr(watching.app.sounds, "play", asked.append)
    watching.key(pygame.K_END)
    watching.frame(3)
    watching.scene.jump(60)
    watching.frame(3)
    assert asked == []
    watching.key(pygame.K_SPACE)
    watching.frame(300)
    assert asked


def test_what_is_heard_is_heard_at_the_seat_looked_from(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = watch()
    asked: list[str] = []
    monkeypatch.setattr(watching.app.sounds, "play", asked.append)
    turn = next(turn for turn in watching.session.turns if turn.seat == 2 and turn.frame > 0)
    for viewer, heard in [(2, True), (1, False)]:
        watching.scene.look_through(viewer)
        watching.scene.jump(turn.frame - 1)
        asked.clear()
        watching.scene.do(lambda: watching.session.step(1))
        watching.frame(300)
        assert ("turn" in asked) is heard


def test_damage_that_only_other_eyes_come_upon_is_said_and_left(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = watch()
    whole = watching.film.view

    def view(frame: int, viewer: int) -> dict[str, Any]:
        if viewer == 3:
            raise DamagedSave("some replay", "content", thing="replay")
        return whole(frame, viewer)

    monkeypatch.setattr(watching.film, "view", view)
    watching.driver.click(watching.scene.widget("viewer"))
    top = watching.app.scenes.top
    assert isinstance(top, ChoosingScene)
    watching.driver.click(top.widget("viewer-3"))
    assert isinstance(watching.app.scenes.top, Dialog)
    assert watching.scene not in watching.app.scenes


def test_after_a_leap_the_banner_says_what_came_last_before(watch: Callable[..., Watching]) -> None:
    watched = watch()
    watched.frame(3)
    said = []
    for frame in (watched.film.last, watched.film.last // 3, watched.film.last // 2, 0):
        watched.scene.jump(frame)
        director, words = watched.scene.table.director, watched.scene.table.words
        banners = (words.banner(event) for event in reversed(director.journal.events))
        said.append(director.banner)
        assert director.banner == next((banner for banner in banners if banner is not None), None)
    assert said[0] != said[1]
