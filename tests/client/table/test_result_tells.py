"""What the result tells at a glance: what decided it, which tile is mine, and what each ghost was worth."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.result_reasons import reasons_of
from tests.client.table.ended import ALONE, DRAW, KING, OUTCOMES, POINTS, Screen, line, outcome


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
        (POINTS, "Round 7 · Enough ghosts were banished"),
        ({**POINTS, "kind": "deck"}, "Round 7 · The ghost deck ran out"),
        (OUTCOMES["king_fallen"], "Round 7 · The ghost king was slain"),
        (OUTCOMES["heretic_loses"], "Round 7 · The Heretic King fell to 3 ghosts"),
        (KING, "Round 7 · Thousand Eyes met his condition of victory"),
        ({**KING, "cause": "PK-422"}, "Round 7 · The ghost deck ran out"),
        (ALONE, "Round 7 · Fewest ghosts borne decided it"),
        (DRAW, "Round 7 · Both Elders died bearing 3 ghosts"),
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


def test_a_ghost_king_takes_his_side_with_him() -> None:
    """Whoever was of the fallen king's side scores nothing either, and is told so (PK-420)."""
    told = {}
    for scored in (True, False):
        ended = {**POINTS, "kind": "king_fallen"}
        ended["sides"] = {
            side: {**facts, "scored": scored or side != "heretics"} for side, facts in ended["sides"].items()
        }
        with Screen(ended) as shown:
            told[scored] = "".join(getattr(part, "text", part) for part in shown.scene._reasons.paragraphs[0])
    assert told[True] == "The ghost king’s lives are gone and he has lost; the others are scored."
    assert told[False] == "The ghost king’s lives are gone: his whole side has lost and scores nothing."


def test_who_has_banished_enough_is_named() -> None:
    with Screen(POINTS) as shown:
        needed = shown.scene.view["points_to_end"]
        ghosts = [{"face": "C-G04", "suit": "red"}] * needed
        shown.scene.view["players"][3]["points"] = ghosts
        assert shown.scene.painter.reason == f"Round 7 · {shown.scene.session.names[3]} banished {needed} ghosts"
        shown.scene.view["players"][5]["points"] = ghosts
        assert shown.scene.painter.reason == "Round 7 · Enough ghosts were banished", "nobody alone has"


def test_the_columns_of_the_reasons_are_named_and_what_is_out_of_sight_is_counted() -> None:
    many = outcome("points", [0, 1, 2], [line(number % 8, 1) for number in range(17)])
    with Screen(many) as shown:
        written = _written(shown)
        assert {"Who", "Ghost", "Why", "Points", "Side"} <= set(written)
        rows = shown.scene.widget("rows")
        in_sight = round(rows.box[3] / rows.row_height)  # type: ignore[attr-defined]
        assert f"{17 - in_sight} more below" in written
        rows.wheel(-100)
        assert not [text for text in _written(shown) if "more below" in text]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_total_stands_in_the_middle_of_its_column(size: tuple[int, int]) -> None:
    ended = outcome("points", [0, 1, 2], [line(0, 2) for _ in range(6)] + [line(3, 1)])
    with Screen(ended, window_width=size[0], window_height=size[1]) as shown:
        shown.driver.frame(2)
        shown.driver.key(pygame.K_SPACE)
        shown.app.ink.records = []
        shown.app.draw()
        places = []
        for side, (x, y, w, h) in shown.scene.layout.columns().items():
            column, total = shown.app.metrics.rect(x, y, w, h), str(shown.scene.ending.totals[side])
            found = [each.rect for each in shown.app.ink.records if each.text == total and column.contains(each.rect)]
            assert len(found) == 1
            places.append(found[0].centerx - column.centerx)
        assert len(places) == 3
        assert all(abs(place) <= 1 for place in places)


def test_only_the_sign_of_who_has_won_is_lit_and_not_before_all_is_paid() -> None:
    def brightest(shown: Screen, side: str) -> int:
        x, y, w, h = shown.scene.layout.columns()[side]
        shown.app.draw()
        head = shown.app.canvas().surface.subsurface(shown.app.metrics.rect(x + 10, y + 4, w - 20, h * 0.25))
        return max(max(head.get_at((left, top))[:3]) for left in range(head.width) for top in range(head.height))

    with Screen(POINTS) as shown:
        shown.driver.frame(2)
        before = {side: brightest(shown, side) for side in ("taiping", "tianshi")}
        shown.driver.key(pygame.K_SPACE)
        after = {side: brightest(shown, side) for side in before}
        assert after["taiping"] > before["taiping"] + 40
        assert after["tianshi"] == before["tianshi"]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_the_longest_name_in_the_headline_stays_clear_of_what_stands_beside_it(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("tests.client.table.ended.NAMES", ("W" * 12,) * 8)
    with Screen(ALONE, window_width=size[0], window_height=size[1]) as shown:
        shown.app.ink.records = []
        shown.app.draw()
        rects = {each.text: each.rect for each in shown.app.ink.records}
        headline, fate = rects["W" * 12 + " wins"], rects[shown.scene.painter.fate[0]]
        assert fate.right < headline.left
        assert headline.right < shown.app.metrics.rect(*shown.scene.widget("picture").box).left
