"""The viewer of replays, by mouse and by keys."""

from collections.abc import Callable

import msgspec
import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.replay.choosing import ChoosingScene, KeysScene
from client.scenes.replay.ending import ReplayEnding
from client.scenes.replay.moments import SORTS
from client.scenes.replay.timeline import Timeline
from client.scenes.table.scene import TableScene
from client.ui.dialog import Dialog
from client.ui.lint import faults
from client.words import plain
from core.kernel import MODERATOR, SPECTATOR
from saves.replay_model import Replay
from tests.client.replay.watching import Bottom, Watching, replay_of

Watch = Callable[..., Watching]


def told(watching: Watching) -> list[str]:
    return ["".join(span.text for span in entry.text) for entry in watching.scene.table.director.journal._entries]


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
        words = [
            plain(table.words.event(event)) for event in watching.film.events(0, 0, watching.film.next_fact(frame))
        ]
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


def test_a_mark_is_named_under_the_pointer_and_leads_to_its_frame(watch: Watch) -> None:
    watching = watch()
    moment = next(moment for moment in watching.scene.moments if moment.event.kind == "turned_up")
    timeline = watching.scene.timeline
    spot = timeline.spot(moment.frame)
    watching.driver.move(spot.center)
    assert watching.scene.timeline.pointed == moment
    assert watching.scene.timeline.tip == watching.scene.say(moment)
    assert "turned up" in watching.scene.timeline.tip
    watching.driver.click(spot)
    assert watching.session.frame == moment.frame
    watching.driver.move((600, 300))
    assert watching.scene.timeline.pointed is None


def test_every_great_moment_of_the_match_is_marked(watch: Watch) -> None:
    watching = watch()
    events = watching.film.events(0, 0, watching.film.next_fact(watching.film.last))
    assert [moment.event.number for moment in watching.scene.moments] == [e.number for e in events if e.kind in SORTS]
    assert {"turned_up", "match_over"} <= {moment.event.kind for moment in watching.scene.moments}
    for moment in watching.scene.moments:
        watching.scene.jump(moment.frame)
        assert moment.event.number < watching.film.next_fact(moment.frame)
        assert moment.frame == 0 or moment.event.number >= watching.film.next_fact(moment.frame - 1)


def test_the_timeline_is_clicked_and_dragged_along(watch: Watch) -> None:
    watching = watch()
    box = watching.scene.timeline.rect
    y = box.bottom - 4
    watching.driver.move((box.centerx, y))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(box.centerx, y)))
    watching.frame()
    assert abs(watching.session.frame - watching.film.last / 2) < watching.film.last * 0.04
    for x in (box.centerx + 200, 5, box.right + 50):
        watching.driver.move((x, 200))
    assert watching.session.frame == watching.film.last
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(5, 200)))
    watching.frame()
    watching.driver.move((box.centerx, y))
    assert watching.session.frame == watching.film.last, "nothing is held any more"


def test_the_wheel_over_the_timeline_goes_to_and_fro(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(40)
    middle = watching.scene.timeline.rect.center
    watching.driver.wheel(middle, -1)
    assert watching.session.frame == 41
    for _ in range(3):
        watching.driver.wheel(middle, 1)
    assert watching.session.frame == 38


def test_turns_are_named_on_the_timeline(watch: Watch) -> None:
    watching = watch()
    turn = watching.session.turns[3]
    assert watching.scene.say(turn) == f"Turn {turn.number} – {watching.session.names[turn.seat]}"


def test_the_viewer_is_switched_by_keys_and_mouse(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(40)
    for code, viewer in [(pygame.K_2, 1), (pygame.K_0, MODERATOR), (pygame.K_p, SPECTATOR), (pygame.K_v, 0)]:
        watching.key(code)
        assert watching.session.viewer == viewer
        assert watching.scene.table.tableau.view["viewer"] == viewer
        assert watching.scene.table.words.naming.viewer == viewer
        assert watching.session.frame == 40
    watching.key(pygame.K_v, pygame.KMOD_SHIFT)
    assert watching.session.viewer == SPECTATOR
    watching.driver.click(watching.scene.widget("viewer"))
    top = watching.app.scenes.top
    assert isinstance(top, ChoosingScene)
    watching.driver.click(top.widget("viewer-3"))
    assert watching.session.viewer == 3


def test_who_sees_everything_sees_all_hands(watch: Watch) -> None:
    watching = watch()
    watching.scene.jump(next(f for f in range(30, 200) if watching.film.view(f, MODERATOR)["exorcism"] is None))
    watching.key(pygame.K_0)
    view = watching.film.view(watching.session.frame, MODERATOR)
    shown = [widget.id for widget in watching.scene.table.widgets if widget.id.startswith("hand-")]
    for player in view["players"]:
        assert sum(name.startswith(f"hand-{player['seat']}-") for name in shown) == player["hand"]
    watching.key(pygame.K_1)
    assert not [w.id for w in watching.scene.table.widgets if w.id.startswith("hand-of-")]


def test_who_sees_everything_sees_the_votes_that_are_laid(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_0)
    film = watching.film

    def laid(frame: int) -> int:
        exorcism = film.view(frame, MODERATOR)["exorcism"]
        return sum(len(votes) for votes in exorcism["all"]) if exorcism else 0

    frame = max(range(len(film)), key=laid)
    watching.scene.jump(frame)
    watching.frame()
    held = sum(player["hand"] for player in film.view(frame, MODERATOR)["players"])
    names = [w.id for w in watching.scene.table.widgets if w.id.startswith("hand-") and "of" not in w.id]
    assert laid(frame) > 1
    assert len(names) == held + laid(frame)


def test_a_seats_replay_offers_nothing_it_has_not_got(watch: Watch) -> None:
    watching = watch(replay_of(seat=2))
    watching.frame(2)
    assert watching.session.viewer == 2
    assert not watching.scene.can_continue
    assert "continue" not in {widget.id for widget in watching.scene.widgets}
    assert not watching.scene.widget("viewer").enabled
    for code in (pygame.K_1, pygame.K_0, pygame.K_p, pygame.K_v, pygame.K_c):
        watching.key(code)
    assert watching.session.viewer == 2
    assert watching.app.scenes.top is watching.scene


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


def test_what_a_seat_saw_is_saved_from_the_menu(watch: Watch) -> None:
    watching = watch()
    watching.key(pygame.K_3)
    watching.driver.click(watching.scene.table.widget("menu"))
    top = watching.app.scenes.top
    assert isinstance(top, ChoosingScene)
    watching.driver.click(top.widget("save-seat"))
    assert watching.port.saved == [2]
    for replay, code in ((None, pygame.K_0), (replay_of(seat=2), pygame.K_1)):
        other = watch(replay)
        other.key(code)
        other.driver.click(other.scene.table.widget("menu"))
        top = other.app.scenes.top
        assert isinstance(top, ChoosingScene)
        assert "save-seat" not in {widget.id for widget in top.widgets}


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
    assert pile.hovered or watching.scene.table.widget("pile-spells").hovered


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
        watching.frame(400)
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


def test_the_timeline_is_a_timeline(watch: Watch) -> None:
    whole: Replay = replay_of()
    watching = watch(whole)
    assert isinstance(watching.scene.widget("timeline"), Timeline)
