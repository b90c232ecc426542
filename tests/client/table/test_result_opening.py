"""The victory's picture with which the result opens, and which can be looked at again."""

from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.result_art import victory_picture
from client.scenes.result_opening import SEEN, ResultOpening
from client.ui.lint import faults
from tests.client.table.ended import OUTCOMES, POINTS, Screen


def is_open(shown: Screen) -> bool:
    return isinstance(shown.app.scenes.top, ResultOpening)


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 2 * SEEN), ("normal", SEEN), ("fast", 0.4 * SEEN)])
def test_the_result_opens_with_its_picture_for_a_while(pace: str, seconds: float) -> None:
    with Screen(POINTS, opens=True, pace=pace) as shown:
        for _ in range(int(seconds * 20) - 1):
            shown.driver.frame(dt=1 / 20)
            assert is_open(shown)
        assert shown.scene.time == 0, "nothing is counted behind the picture"
        shown.driver.frame(3, dt=1 / 20)
        assert not is_open(shown)
        assert shown.scene.time > 0


def test_the_picture_is_seen_whole() -> None:
    with Screen(POINTS, opens=True) as shown:
        shown.driver.frame(2)
        seen, size = shown.app.display.surface, shown.app.display.size
        picture = victory_picture(shown.app.canvas(), "taiping")
        for place in ((size[0] // 2, size[1] // 4), (40, 200), (size[0] - 40, 300), (size[0] // 2, size[1] // 2)):
            assert seen.get_at(place) == picture.get_at(place)


@pytest.mark.parametrize("settings", [{"pace": "instant"}, {"motion": "none"}])
def test_where_nothing_is_to_move_the_picture_waits_to_be_asked_for(settings: dict[str, Any]) -> None:
    with Screen(POINTS, opens=True, **settings) as shown:
        assert not is_open(shown)
        shown.driver.click(shown.scene.widget("picture"))
        shown.driver.frame(600)
        assert is_open(shown)
        shown.driver.key(pygame.K_SPACE)
        shown.driver.frame(2)
        assert not is_open(shown)
        shown.driver.key(pygame.K_p)
        assert is_open(shown), "a second time too"


def test_a_key_that_ends_the_picture_does_nothing_else() -> None:
    with Screen(POINTS, opens=True) as shown:
        shown.driver.key(pygame.K_RETURN)
        assert is_open(shown), "it fades"
        shown.driver.frame(30)
        assert not is_open(shown)
        assert shown.port.asked == []
        shown.driver.frame(8, 0.1)
        shown.driver.key(pygame.K_RETURN)
        assert shown.port.asked == ["again"]


def test_two_clicks_take_the_picture_away_at_once() -> None:
    with Screen(POINTS, opens=True) as shown:
        shown.driver.click(shown.scene.widget("again"))
        shown.driver.click(shown.scene.widget("again"))
        assert not is_open(shown)
        assert shown.port.asked == []


@pytest.mark.parametrize("kind", ["points", "king", "draw", "fewest"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_word_of_the_opening_is_cut_or_crossed(kind: str, language: Language, scale: float) -> None:
    with Screen(OUTCOMES[kind], opens=True, language=language, text_scale=scale) as shown:
        shown.app.ink.records = []
        opening = shown.app.scenes.top
        assert isinstance(opening, ResultOpening)
        opening.draw(shown.app.display.surface)
        assert shown.app.ink.records
        assert faults(shown.app.ink.records, shown.app.display.size) == []
