"""Who sits where in a new match: levels, names, and who begins."""

from typing import Any

import pygame
import pytest

from client.app import App
from client.config import MatchChoices
from client.scenes import new_match_seats
from client.scenes.draft import Draft
from client.scenes.new_match_seats import SeatName
from client.ui.canvas import Canvas
from client.ui.segments import Segments
from tests.client.scenes.new_match_form import bare, choose, dealt, drawn, opened, rows, tab_to
from tests.client.ui.conftest import Driver

from .fake import FakeService


def test_a_click_lets_a_seat_begin_and_another_takes_it_back(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    driver.click(bare(scene, 3))
    assert scene.draft.option("first_player") == 3
    assert [row.seat for row in rows(scene) if row.line.begins] == [3]
    driver.click(bare(scene, 0))
    assert [row.seat for row in rows(scene) if row.line.begins] == [0]
    driver.click(bare(scene, 0))
    assert scene.draft.option("first_player") == -1


def test_the_lamp_stands_where_a_seat_begins_or_is_pointed_at(
    app: App, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    lamps: list[float] = []

    def draw(canvas: Canvas, name: str, x: float, y: float, *look: Any) -> None:
        if name == "lamp":
            lamps.append(y)

    monkeypatch.setattr(new_match_seats, "draw_icon", draw)
    scene = opened(app, driver, FakeService())

    def lit() -> list[int]:
        lamps.clear()
        app.draw()
        return [row.seat for row in rows(scene) if row.box[1] + row.box[3] / 2 in lamps]

    driver.move((1, 1))
    assert lit() == []
    driver.move(bare(scene, 2))
    assert lit() == [2]
    driver.click(bare(scene, 3))
    driver.move((1, 1))
    assert lit() == [3]


def test_pointing_at_a_seat_tells_who_plays_it_and_how(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    driver.move(bare(scene, 2))
    assert scene.names[2] in scene._help()
    assert app.tr("new-bots-novice-hint") in scene._help()
    choose(driver, scene, "bots", "random")
    for place in (bare(scene, 2), scene.widget("level-2").rect.center):
        driver.move(place)
        assert scene.names[2] in scene._help()
        assert app.tr("new-bots-random-hint") in scene._help()


def test_a_click_gives_one_bot_another_level_and_the_row_above_all_of_them(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    driver.click(scene.widget("level-2"))
    scene.focus("level-4")
    driver.key(pygame.K_RETURN)
    assert [scene.draft.level_of(seat) for seat in range(1, 6)] == ["novice", "random", "novice", "random", "novice"]
    bots = scene.widget("bots")
    assert isinstance(bots, Segments)
    assert bots.value not in [choice.value for choice in bots.choices], "none of them is chosen"
    assert app.tr("new-bots-mixed") in drawn(app)
    driver.key(pygame.K_LEFT)
    assert scene.draft.level_of(4) == "novice"
    driver.click(scene.widget("start"))
    choice = dealt(service)
    assert [choice.level_of(seat) for seat in range(1, 6)] == ["novice", "random", "novice", "novice", "novice"]
    assert Draft.remembered(app.settings.match).level_of(2) == "random"


@pytest.mark.parametrize(("key", "level"), [(pygame.K_RIGHT, "random"), (pygame.K_LEFT, "novice")])
def test_where_bots_differ_a_key_makes_them_alike(app: App, driver: Driver, key: int, level: str) -> None:
    scene = opened(app, driver, FakeService())
    driver.click(scene.widget("level-2"))
    scene.focus("bots")
    driver.key(key)
    assert scene.draft.shared_level == level
    assert {scene.draft.level_of(seat) for seat in range(1, 8)} == {level}


def test_bots_that_join_those_of_one_level_have_it_too(app: App, driver: Driver) -> None:
    app.settings.match = MatchChoices(mode="three")
    scene = opened(app, driver, FakeService())
    driver.click(scene.widget("level-1"))
    driver.click(scene.widget("level-2"))
    choose(driver, scene, "mode", "standard")
    assert scene.draft.seats > 3
    assert scene.draft.shared_level == "random"


def test_a_name_is_written_for_a_bot_and_enter_has_done_with_it(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    usual = scene.names[2]
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        driver.click(scene.widget("name-2"))
        driver.type("Bo")
        driver.key(key)
        assert app.scenes.top is scene
        assert not service.done
        assert not scene.widget("name-2").focused
    assert scene.names[2] == "BoBo"
    assert "BoBo" in drawn(app)
    driver.key(pygame.K_RETURN)
    assert dealt(service).names[2] == "BoBo"
    driver.click(scene.widget("name-2"))
    for _ in range(4):
        driver.key(pygame.K_BACKSPACE)
    assert scene.names[2] == usual


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE])
def test_who_names_a_bot_by_keyboard_sees_where_the_focus_goes_and_deals_nothing(
    app: App, driver: Driver, key: int
) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    tab_to(driver, scene, "name-1")
    driver.type("Key")
    driver.key(key)
    assert (scene.focus_id, scene.ring) == ("level-1", True)
    driver.key(pygame.K_RETURN)
    assert not service.done
    assert (scene.names[1], scene.draft.level_of(1)) == ("Key", "random")


@pytest.mark.parametrize(("entry", "after"), [("name", "seat-0"), ("seed", "other_seed")])
@pytest.mark.parametrize("pointed", [True, False])
def test_escape_has_done_with_any_entry_before_it_leaves(
    app: App, driver: Driver, entry: str, after: str, pointed: bool
) -> None:
    scene = opened(app, driver, FakeService())
    if pointed:
        driver.click(scene.widget(entry))
    else:
        tab_to(driver, scene, entry)
    driver.type("Ann")
    driver.key(pygame.K_ESCAPE)
    assert app.scenes.top is scene
    assert not scene.widget(entry).focused
    assert (scene.focus_id, scene.ring) == (after, not pointed)
    driver.key(pygame.K_ESCAPE)
    assert app.scenes.top is not scene


def test_a_name_somebody_has_already_gets_a_number_and_a_word_of_why(app: App, driver: Driver) -> None:
    app.settings.match = MatchChoices(name="Ann", bot_names=["Bo", "bo"])
    scene = opened(app, driver, FakeService())
    assert scene.names[:3] == ("Ann", "Bo", "bo 2")
    driver.click(scene.widget("name-4"))
    driver.type("Ann")
    assert scene.names[4] == "Ann 2"
    told = {widget.id: widget.tip for widget in scene.widgets if isinstance(widget, SeatName)}
    assert told["name-4"] == app.tr("new-bot-name-taken", seat=1, name="Ann 2")
    assert told["name-2"] == app.tr("new-bot-name-taken", seat=2, name="bo 2")
    assert "Bo" not in told["name-1"]
    assert "taken" not in told["name-1"]


@pytest.mark.parametrize("written", ["You", "yOU", "你"])
def test_a_bot_that_would_be_you_keeps_its_own_name_and_it_says_why(app: App, driver: Driver, written: str) -> None:
    scene = opened(app, driver, FakeService())
    usual = scene.names[2]
    driver.click(scene.widget("name-2"))
    driver.type(written)
    assert scene.names[2] == usual
    assert scene.widget("name-2").tip == app.tr("new-bot-name-you", written=written, name=usual)
    assert [row.seat for row in rows(scene) if row.line.renamed] == [2]


def test_names_and_levels_are_reached_by_keyboard_alone(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    stops = []
    for _ in range(60):
        driver.key(pygame.K_TAB)
        stops.append(scene.focus_id)
    assert {f"name-{seat}" for seat in range(1, 6)} | {f"level-{seat}" for seat in range(1, 6)} <= set(stops)
    assert not {f"seat-{seat}" for seat in range(6)} & set(stops), "who begins is chosen above them"
    scene.focus("name-3")
    driver.key(pygame.K_DOWN)
    assert scene.focus_id == "name-4"
