"""The result: what is announced, when each part is seen, and that it can be read."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language, Translator
from client.scenes import result_tile
from client.scenes.names import badge_glyphs
from client.scenes.result_art import paint_valley
from client.scenes.result_board import stands_of
from client.scenes.result_model import FLIGHT, Ending
from client.scenes.result_reasons import ReasonTable, reasons_of, rounds_of
from client.scenes.rules_scene import RulesScene
from client.ui.lint import faults
from core.kernel import Event
from tests.client.table.ended import (
    ALONE,
    DRAW,
    KING,
    OUTCOMES,
    POINTS,
    Screen,
    line,
    outcome,
)
from tests.client.table.seating import NAMES, SIZES


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen(POINTS) as opened:
        yield opened


@pytest.mark.parametrize(
    ("ended", "headline"),
    [
        (POINTS, "taiping"),
        (OUTCOMES["heretic_loses"], "shared"),
        (KING, "king"),
        ({**KING, "winners": [6, 7]}, "heretics"),
        (OUTCOMES["elder"], "taiping"),
        (DRAW, "nobody"),
        (ALONE, "one"),
    ],
)
def test_the_headline_names_who_has_won(ended: dict[str, Any], headline: str) -> None:
    assert Ending.of(ended).headline == headline


def test_points_arrive_one_line_after_the_other() -> None:
    ending = Ending.of(POINTS)
    assert ending.tile_turned(7, 0.0) == 0
    assert ending.tile_turned(7, ending.paid_at(0) - FLIGHT) == 1
    assert ending.total("taiping", ending.paid_at(0) - 0.01) == 0
    assert [number for number, _ in ending.flying(ending.paid_at(0) - 0.01)] == [0, 1]
    assert ending.total("taiping", ending.paid_at(0)) == 2
    assert ending.total("taiping", ending.paid_at(1)) == 3
    assert {side: ending.total(side, ending.shown_at) for side in ending.totals} == ending.totals


def test_a_click_ends_the_show(screen: Screen) -> None:
    screen.driver.frame(3)
    assert screen.scene.animating
    screen.driver.click((5, 300))
    assert not screen.scene.animating


def test_the_reasons_can_be_told_apart_by_side(screen: Screen) -> None:
    screen.driver.key(pygame.K_SPACE)
    filters = screen.scene.widget("filter")
    screen.driver.click(filters.choice_rect("tianshi"))  # type: ignore[attr-defined]
    table = screen.scene._table
    assert table is not None
    assert [(row.seat, row.points) for row in table.rows] == [(3, "+2")]


def test_the_reason_being_paid_is_lit_and_in_sight() -> None:
    with Screen(POINTS, window_width=960, window_height=540) as shown:
        shown.driver.frame(2)
        rows = shown.scene.widget("rows")
        lit = []
        while shown.scene.animating:
            shown.driver.frame()
            chosen = rows.chosen  # type: ignore[attr-defined]
            if chosen >= 0:
                assert rows.rect.contains(rows.row_rect(chosen).inflate(0, -4))  # type: ignore[attr-defined]
            lit.append(chosen)
        assert sorted(set(lit)) == [-1, 0, 1, 2, 3, 4]
        assert lit[-1] == -1
        assert shown.scene._row_offset == 0, "all paid, it is read from its beginning"


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize("count", [3, 17])
def test_all_rows_are_as_far_apart(size: tuple[int, int], count: int) -> None:
    many = outcome("points", [0, 1, 2], [line(number % 8, 1) for number in range(count)])
    with Screen(many, window_width=size[0], window_height=size[1]) as shown:
        shown.driver.key(pygame.K_SPACE)
        shown.app.draw()
        rows = shown.scene.widget("rows")
        tops = [rows.row_rect(number).top for number in range(3)]  # type: ignore[attr-defined]
        assert tops[1] - tops[0] == tops[2] - tops[1]
        table = shown.scene._table
        assert table is not None
        assert table.row_height * shown.app.metrics.u == pytest.approx(round(table.row_height * shown.app.metrics.u))


def test_a_reason_tells_in_which_round_the_ghost_was_banished() -> None:
    facts: list[tuple[str, dict[str, Any]]] = []
    for number, (host, face) in enumerate([(0, "C-G03"), (3, "C-G03"), (0, "C-G03")], 2):
        ghost = {"host": host, "bearer": 1, "face": face}
        facts += [
            ("turn_began", {"seat": host, "turn": number, "round": number}),
            ("exorcism_began", ghost | {"suit": "red", "requirement": 2}),
            ("exorcism_succeeded", ghost | {"suit": "red"}),
        ]
    events = [Event(number, kind, data) for number, (kind, data) in enumerate(facts)]
    lines = [line(0, 2), line(0, 2), line(3, 2), line(1, 1), line(2, 5, reason="PK-420", face="C-K5")]
    assert rounds_of(lines, events, 0, 5) == [2, 4, 3, 0, 5], "a king falls as the match ends"


@pytest.mark.parametrize(
    ("kind", "told", "marked"),
    [
        ("king_fallen", "白鹿居士 rose as Nine-Tailed Fox in round 4 and fell in round 7.", "Slain"),
        ("king", "白鹿居士 rose as Nine-Tailed Fox in round 4 and won in round 7.", "Victor"),
        ("heretic_loses", "白鹿居士 rose as Nine-Tailed Fox in round 4 and never fell.", ""),
    ],
)
def test_what_has_become_of_the_ghost_king_is_told_and_marked(
    monkeypatch: pytest.MonkeyPatch, kind: str, told: str, marked: str
) -> None:
    with Screen(OUTCOMES[kind], king=4) as shown:
        scene = shown.scene
        said = ["".join(getattr(part, "text", part) for part in line) for line in scene._reasons.paragraphs]
        assert told in said
        assert [scene.painter._fate_of(seat) for seat in range(8)] == [""] * 4 + [marked] + [""] * 3
        shown.driver.frame(2)
        shown.driver.key(pygame.K_SPACE)
        shown.app.draw()
        crowns: list[float] = []
        monkeypatch.setattr(result_tile, "draw_crown", lambda canvas, x, y: crowns.append(x))
        scene.invalidate()
        shown.app.draw()
        x, _, w, _ = scene.layout.tiles()[4]
        assert len(crowns) == 1
        assert x + w / 2 < crowns[0] < x + w


def test_nobody_is_marked_where_no_ghost_king_rose(screen: Screen) -> None:
    assert screen.scene.reign is None
    assert not any(
        "rose as" in "".join(getattr(part, "text", part) for part in line) for line in screen.scene._reasons.paragraphs
    )


def test_a_point_on_paper_has_dark_teeth() -> None:
    """The winners' tiles are paper: there a ring of bone, as on lacquer, can't be seen."""
    with Screen(POINTS) as shown:
        shown.driver.frame(2)
        shown.driver.key(pygame.K_SPACE)
        shown.app.draw()
        surface, (x, y, _, h) = shown.app.display.surface, shown.scene.layout.tiles()[0]
        left, middle = shown.app.metrics.px(x + 4), shown.app.metrics.px(y + h - 20)
        row = [sum(surface.get_at((left + step, middle))[:3]) / 3 for step in range(20)]
        assert row[0] > 200
        assert next(grey for grey in row if grey < 180) < 80, "paper, then at once the dark teeth"


@pytest.mark.parametrize("ended", [POINTS, KING])
def test_what_lies_behind_the_result_is_calm_and_dark(ended: dict[str, Any]) -> None:
    with Screen(ended) as shown:
        canvas = shown.app.canvas(pygame.Surface(shown.app.display.size))
        paint_valley(canvas, shown.scene.ending.headline)
        surface = canvas.surface
        for y in range(60, 700, 40):
            row = [sum(surface.get_at((x, y))[:3]) / 3 for x in range(0, surface.get_width(), 2)]
            assert max(abs(a - b) for a, b in pairwise(row)) < 24, "a ridge in mist, no edge of a figure"
            assert max(row) < 110


def test_a_round_is_said_whatever_stands_around_its_number(screen: Screen) -> None:
    scene, canvas = screen.scene, screen.app.canvas()
    scene._rounds = [10, 0, 3, 4, 5]
    rows = reasons_of(scene.words, POINTS, scene._rounds, "all")
    tr = screen.app.tr

    class Odd(Translator):
        def __call__(self, key: str, **values: Any) -> str:
            return f"{{0}} of 20: {values['number']}" if key == "table-round" else tr(key, **values)

    table = ReasonTable(canvas, rows, badge_glyphs(tr), Odd("en"), 2000.0)
    assert [table._when(row) for row in rows[:3]] == ["{0} of 20: 10", "", "{0} of 20: 3"]


def test_the_rules_behind_the_end_can_be_read(screen: Screen) -> None:
    screen.driver.key(pygame.K_SPACE)
    screen.driver.key(pygame.K_r)
    rules = screen.app.scenes.top
    assert isinstance(rules, RulesScene)
    assert rules.shown == ("PK-401", "PK-410", "PK-411", "PK-420")


def test_where_ghosts_decide_the_ghosts_are_told() -> None:
    with Screen(ALONE) as shown:
        told = [
            "".join(part if isinstance(part, str) else part.text for part in line)
            for line in shown.scene._reasons.paragraphs
        ]
        assert [line for line in told if "ghost" in line][1:] == [
            "· You: 1 ghost",
            "· Ravenscroft: 3 ghosts",
            "· 墨言: no ghosts",
        ]


def _stood(king: str, ghosts: list[int], hands: list[int]) -> list[str]:
    ghost = {"face": "C-G03", "suit": "red"}
    players = [{"ghosts": [ghost] * borne, "hand": hand} for borne, hand in zip(ghosts, hands, strict=True)]
    view = {"ruleset": "peak", "mode": "standard", "king": 1, "players": players, "outcome": {"king": king}}
    return [stand.counted for stand in stands_of(view, NAMES)]


@pytest.mark.parametrize(
    ("king", "counted"),
    [
        ("C-K1", ["", "ghosts", "", "", ""]),
        ("C-K2", ["ghosts", "", "", "ghosts", ""]),
        ("C-K4", ["hand", "", "hand", "hand", "hand"]),
        ("C-K6", ["ghosts", "ghosts", "ghosts", "ghosts", ""]),
        ("C-K7", ["", "", "", "", ""]),
    ],
)
def test_what_the_ghost_king_s_condition_counted_is_lit(king: str, counted: list[str]) -> None:
    assert _stood(king, [3, 3, 2, 4, 0], [1, 1, 1, 1, 0]) == counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_ghost_king_stands_how_the_table_stood(language: Language) -> None:
    with Screen({**KING, "cause": KING["king"]}, king=4, language=language) as shown:
        _, top, _, height = shown.scene.layout.list_box()
        _, y, _, h = shown.scene.widget("board").box
        assert top < y < y + h <= top + height


def test_enter_deals_again_once_the_result_was_seen_for_a_moment(screen: Screen) -> None:
    screen.driver.key(pygame.K_RETURN)
    assert screen.port.asked == []
    screen.driver.frame(8, 0.1)
    screen.driver.key(pygame.K_RETURN)
    assert screen.port.asked == ["again"]


def test_space_uses_only_a_button_gone_to_by_keyboard(screen: Screen) -> None:
    screen.driver.frame(20, 0.1)
    for _ in range(4):
        screen.driver.key(pygame.K_SPACE)
    assert screen.port.asked == []
    screen.driver.key(pygame.K_RIGHT)
    screen.driver.key(pygame.K_SPACE)
    assert screen.port.asked == ["again"]


@pytest.mark.parametrize("kind", OUTCOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_or_crossed(kind: str, language: Language) -> None:
    for (width, height), scale in (*((size, 1.0) for size in SIZES), (SIZES[1], 2.0), (SIZES[2], 1.5)):
        settings = {"window_width": width, "window_height": height, "text_scale": scale}
        king = 4 if kind.startswith("king") else None
        with Screen(OUTCOMES[kind], king=king, language=language, **settings) as shown:
            shown.driver.frame(2)
            shown.driver.key(pygame.K_SPACE)
            shown.app.ink.records = []
            shown.app.draw()
            assert faults(shown.app.ink.records, shown.app.display.size) == [], settings


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_type_leaves_room_for_the_reasons(language: Language) -> None:
    with Screen(POINTS, language=language, text_scale=2.0) as shown:
        shown.driver.key(pygame.K_SPACE)
        _, _, _, height = shown.scene.layout.list_box()
        assert height >= 6 * shown.app.canvas().text_height(17)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_become_of_the_person_looks_less_than_who_has_won(language: Language, scale: float) -> None:
    with Screen(POINTS, language=language, text_scale=scale) as shown:
        metrics = shown.app.metrics
        for headline in (54.0, 84.0):
            sizes = shown.scene.painter.below(headline, (40.0, 26.0, 16.0))
            assert max(metrics.font_px(size) for size in sizes) < metrics.glyph_px(headline) * 0.7


def test_a_tile_says_what_each_ghost_has_brought_once_it_is_paid(screen: Screen) -> None:
    scene, ending = screen.scene, screen.scene.ending
    assert scene.painter._points(2) == (("none", ""),)
    scene.time = ending.paid_at(1)
    assert (scene.painter._points(0), scene.painter._points(1)) == ((("red", "2"),), (("blue", "1"),))
    assert scene.painter._points(6) == (("none", ""),)
    scene.time = ending.shown_at
    assert scene.painter._points(2) == (("none", "5"),)
    assert scene.painter._points(7) == ()


def test_no_reason_is_cut_by_the_edge_of_the_list(screen: Screen) -> None:
    screen.driver.key(pygame.K_SPACE)
    table = screen.scene._table
    assert table is not None
    assert (screen.scene.widget("rows").box[3] / table.row_height) % 1 == pytest.approx(0)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_many_points_are_drawn_in_little_room(scale: float) -> None:
    many = outcome("points", [3, 4, 5], [line(3 + number % 3, 5) for number in range(12)])
    with Screen(many, text_scale=scale, window_width=960, window_height=540) as shown:
        shown.driver.key(pygame.K_SPACE)
        assert shown.scene.ending.total("tianshi", shown.scene.time) == 60


def _told_aside(shown: Screen, text: str) -> bool:
    shown.app.ink.records = []
    shown.app.draw()
    return text in {record.text for record in shown.app.ink.records}


def test_beside_the_buttons_stands_how_the_show_is_cut_short_and_then_what_was_played(screen: Screen) -> None:
    skip, played = screen.app.tr("result-skip"), "Battle of the Peak · Standard"
    screen.driver.frame(2)
    assert (_told_aside(screen, skip), _told_aside(screen, played)) == (True, False)
    screen.driver.key(pygame.K_SPACE)
    assert (_told_aside(screen, skip), _told_aside(screen, played)) == (False, True)


@pytest.mark.parametrize("kind", ["points", "king_fallen", "fewest"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_cards_are_as_large_and_stand_in_line(
    monkeypatch: pytest.MonkeyPatch, kind: str, width: int, height: int
) -> None:
    with Screen(
        OUTCOMES[kind], king=7 if kind == "king_fallen" else None, window_width=width, window_height=height
    ) as shown:
        shown.driver.frame(2)
        shown.driver.key(pygame.K_SPACE)
        drawn: list[tuple[float, float]] = []
        monkeypatch.setattr(result_tile, "_draw_turning", lambda canvas, tile, cx, y, wide: drawn.append((y, wide)))
        shown.scene.invalidate()
        shown.app.draw()
        assert len(drawn) == len(shown.scene.session.names)
        assert len(set(drawn)) == 1


def test_few_players_have_larger_tiles() -> None:
    with Screen(POINTS) as many, Screen(ALONE) as few:
        assert few.scene.layout.card > 1.4 * many.scene.layout.card
        assert few.scene.layout.tiles()[0][2] > 1.4 * many.scene.layout.tiles()[0][2]


@pytest.mark.parametrize(("width", "height", "scale"), [(960, 540, 1.0), (1280, 720, 2.0)])
def test_an_identity_is_not_broken_within_a_word(width: int, height: int, scale: float) -> None:
    with Screen(POINTS, window_width=width, window_height=height, text_scale=scale) as shown:
        shown.driver.frame(2)
        shown.driver.key(pygame.K_SPACE)
        shown.app.ink.records = []
        shown.app.draw()
        texts = {record.text.strip() for record in shown.app.ink.records}
        assert {"Taiping", "Tianshi"} <= texts
        assert not texts & {"Taipi", "Tians", "ng", "hi"}


def test_the_replay_is_watched_and_kept_by_key_and_mouse(screen: Screen) -> None:
    screen.scene.back()
    for act, asked in [
        (lambda: screen.driver.key(pygame.K_w), "watch replay"),
        (lambda: screen.driver.key(pygame.K_k), "save replay"),
        (lambda: screen.driver.click(screen.scene.widget("watch")), "watch replay"),
        (lambda: screen.driver.click(screen.scene.widget("keep")), "save replay"),
    ]:
        act()
        assert screen.port.asked.pop() == asked
