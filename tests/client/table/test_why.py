"""Why: what can't be done says so with its rules, and every rule named can be read on the spot."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.rules_scene import RulesScene
from client.scenes.table.pages import page_for
from client.scenes.table.spots import Subject
from client.ui.lint import faults
from client.ui.widget import Widget
from core.ghostplay.position import match_at
from tests.client.table.seating import SIZES, Seating

SeatDown = Callable[..., Seating]
DAY: dict[str, Any] = {
    "seats": 6, "step": "day", "player": 0, "turn": 9,
    "seat": {"0": {"hand": "C-S10r C-S08b C-S03r", "spirit": 9}, "2": {"ghosts": "C-G09"}},
}  # fmt: skip


def sat_down(seat_down: SeatDown, table: dict[str, Any] = DAY, **options: Any) -> Seating:
    seating = seat_down(match=match_at(table), **options)
    seating.frame(3)
    return seating


def card(seating: Seating, face: str) -> Widget:
    place = seating.scene.tableau.hand.index(face)
    return seating.scene.widget(f"hand-{place}")


def opened(seating: Seating) -> RulesScene:
    seating.driver.key(pygame.K_r)
    top = seating.app.scenes.top
    assert isinstance(top, RulesScene)
    return top


def texts(scene: RulesScene) -> str:
    flow = scene.widget("text").text.paragraphs  # type: ignore[attr-defined]
    return "\n".join("".join(span.text for span in paragraph) for paragraph in flow)


def test_a_card_that_cant_be_used_names_the_rules_behind_it(seat_down: SeatDown) -> None:
    seating = sat_down(seat_down)
    spot = card(seating, "C-S10r")
    assert not spot.focusable
    assert spot.tip.endswith("(C-S10, PK-122)")


def test_the_key_opens_the_rules_of_what_is_pointed_at(seat_down: SeatDown) -> None:
    seating = sat_down(seat_down)
    seating.driver.move(card(seating, "C-S10r").rect.center)
    rules = opened(seating)
    assert rules.shown == ("C-S10", "PK-122")
    assert seating.scene.words.card_name("C-S10") in texts(rules)
    assert "before the apparition" in texts(rules)
    seating.driver.key(pygame.K_r)
    assert seating.app.scenes.top is seating.scene


def test_a_rule_named_by_another_can_be_opened_and_left_again(seat_down: SeatDown) -> None:
    seating = sat_down(seat_down)
    seating.app.scenes.push(RulesScene(("PK-005",), seating.scene.words, 6))
    rules = seating.app.scenes.top
    assert isinstance(rules, RulesScene)
    seating.frame(2)
    flow = rules.widget("text")
    line = flow.text.at(flow.text.line_count - 1)[1]  # type: ignore[attr-defined]
    piece = next(piece for piece in line.pieces if piece.span.link)
    y = flow.box[1] + (flow.text.line_count - 0.5) * flow.step  # type: ignore[attr-defined]
    seating.driver.click((flow.rect.left + piece.x + piece.width // 2, seating.app.metrics.px(y)))
    assert rules.shown == ("PK-601",)
    seating.driver.key(pygame.K_ESCAPE)
    assert rules.shown == ("PK-005",)
    seating.driver.key(pygame.K_ESCAPE)
    assert seating.app.scenes.top is seating.scene


def test_a_click_keeps_a_card_that_cant_be_picked_in_the_inspector(seat_down: SeatDown) -> None:
    seating = sat_down(seat_down)
    seating.driver.click(card(seating, "C-S10r"))
    assert seating.scene.inspection.pinned == Subject("card", "C-S10r")
    seating.driver.click(seating.scene.widget("rules"))
    rules = seating.app.scenes.top
    assert isinstance(rules, RulesScene)
    assert rules.shown == ("C-S10", "PK-122")
    seating.driver.key(pygame.K_ESCAPE)
    seating.driver.click((640, 480))
    assert seating.scene.inspection.pinned is None


def test_a_line_of_the_log_tells_by_which_rules_it_happened(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=2)
    for prompt in seating.play():
        kinds = [event.kind for event in seating.scene.director.journal.events]
        if "counted" in kinds:
            break
        seating.session.answer(seating.any_answer(prompt))
    seating.frame(2)
    journal = seating.scene.director.journal
    counted = next(event for event in journal.events if event.kind == "counted")
    paragraph = next(n for n in range(len(journal.flow.paragraphs)) if journal.entry(n).number == counted.number)
    seating.scene.sidebar.click_log(paragraph, "")
    page = page_for(seating.scene.tableau, Subject("event", number=counted.number))
    assert page is not None
    assert set(page.rules) >= {"PK-207", "PK-208"}
    assert seating.scene.inspection.pinned == Subject("event", number=counted.number)


def test_a_seat_that_cant_be_challenged_says_why(seat_down: SeatDown) -> None:
    cards = ("C-S03r", "C-S04r", "C-S05r", "", "", "")
    hands = {str(seat): {"hand": held} for seat, held in enumerate(cards)}
    match = match_at(DAY | {"step": "exorcism", "seat": hands | {"4": {"ghosts": "C-G09", "hand": ""}}})
    while (prompt := match.pending()[0]).kind != "challenge":
        answer = (1,) if prompt.kind == "exorcise" else (0,) if prompt.kind == "votes" else prompt.default
        match.submit(prompt.seat, prompt.id, answer)
    seating = seat_down(match=match)
    seating.frame(3)
    assert "PK-203" in seating.scene.widget("seat-3").tip
    assert not seating.scene.widget("seat-3").focusable
    assert seating.scene.widget("seat-2").focusable
    assert not seating.scene.widget("seat-2").tip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_rules_are_readable(language: Language, scale: float) -> None:
    for size in SIZES if scale == 1.0 else SIZES[1:2]:
        seating = Seating(match=match_at(DAY), seats=6, size=size, language=language, text_scale=scale)
        try:
            seating.frame(3)
            seating.app.scenes.push(RulesScene(("C-S10", "PK-122", "PK-200"), seating.scene.words, 6))
            top = seating.app.scenes.top
            assert top is not None
            seating.app.ink.records = []
            top.draw(pygame.Surface(size))
            assert faults(seating.app.ink.records, size) == [], size
            seating.app.ink.records = None
        finally:
            seating.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deed_that_is_refused_says_why_in_a_few_words(seat_down: SeatDown, language: Language) -> None:
    words = sat_down(seat_down, language=language).scene.words
    for name in ("C-A10", "C-A03"):
        assert words.refusal_short("timing", {}, name=name)
    assert words.refusal_short("ghostly_path", {})
    assert words.refusal_short("timing", {}, name="C-A10") != words.refusal_short("timing", {}, name="C-A03")
