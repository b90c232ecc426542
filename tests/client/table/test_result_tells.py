"""What the result tells at a glance: what decided it, which tile is mine, and what each ghost was worth."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.result_reasons import reasons_of
from tests.client.table.ended import ALONE, DRAW, KING, POINTS, Screen


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen(POINTS) as opened:
        yield opened


def test_a_ghost_that_was_banished_for_nothing_is_worth_nothing_in_the_end(screen: Screen) -> None:
    scene, ghost = screen.scene, {"face": "C-G04", "suit": "red"}
    scene.view["players"][7]["points"] = [ghost]
    scene.view["players"][0]["points"] = [{"face": "C-G03", "suit": "red"}, ghost]
    assert scene.painter._points(7) == (("red", ""),)
    scene.time = scene.ending.shown_at
    assert scene.painter._points(7) == (("red", "0"),)
    assert scene.painter._points(0) == (("red", "2"), ("red", "0")), "what was scored is told once"


def test_where_points_decide_nothing_a_ghost_is_no_nought() -> None:
    with Screen(KING) as shown:
        shown.scene.view["players"][7]["points"] = [{"face": "C-G04", "suit": "red"}]
        shown.scene.time = shown.scene.ending.shown_at
        assert shown.scene.painter._points(7) == (("red", ""),)


@pytest.mark.parametrize(
    ("ended", "told"),
    [
        (POINTS, "Points 8 : 2 : 2"),
        (KING, "Thousand Eyes met his condition of victory"),
        ({**KING, "cause": "PK-422"}, "The ghost deck has run out"),
        (ALONE, "Decided by the ghosts borne"),
        (DRAW, ""),
    ],
)
def test_below_the_headline_stands_what_has_decided_it(ended: dict[str, Any], told: str) -> None:
    with Screen(ended) as shown:
        assert shown.scene.painter.reason == told


def _written(shown: Screen) -> list[str]:
    shown.driver.frame(2)
    shown.driver.key(pygame.K_SPACE)
    shown.app.ink.records = []
    shown.app.draw()
    return [record.text for record in shown.app.ink.records]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_my_own_tile_is_marked(scale: float) -> None:
    with Screen(KING, text_scale=scale) as shown:
        assert [shown.scene.painter._mine(seat) for seat in range(8)] == ["You", *[""] * 7]
        assert _written(shown).count("You") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_says_its_side_in_every_language(language: Language) -> None:
    with Screen(POINTS, language=language) as shown:
        table = shown.scene._table
        assert table is not None
        assert table._side > 0


def test_the_lesser_of_two_points_is_paler(screen: Screen) -> None:
    rows = reasons_of(screen.scene.words, POINTS, screen.scene._rounds, "all")
    assert {(row.why, row.lesser) for row in rows if "colour" in row.why} == {
        ("Own colour", False),
        ("Other colour", True),
    }
