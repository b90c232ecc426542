"""What the inspector says: reasons come with the ids of their rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from client.scenes.table.inspection import HOLD
from client.scenes.table.pages import page_for
from client.scenes.table.spots import Subject
from client.ui.ink import TextRecord
from core.ghostplay.position import match_at
from tests.client.table.seating import Seating

TABLE = {
    "seats": 6, "step": "exorcism", "turn": 9, "king": 3, "player": 0,
    "seat": {
        "0": {"ghosts": "C-G04 C-G11", "hand": "C-S08r C-S01r", "spirit": 4},
        "2": {"hand": "C-S01b"},
        "3": {"ghosts": "C-G01 C-G10 C-G02", "hand": ""},
        "4": {"ghosts": "C-G03", "hand": ""},
    },
}  # fmt: skip


@pytest.fixture
def seating(seat_down: Callable[..., Seating]) -> Seating:
    table = seat_down(match=match_at(TABLE))
    table.frame(3)
    return table


def lines(seating: Seating, subject: Subject) -> list[str]:
    page = page_for(seating.scene.tableau, subject)
    assert page is not None
    return ["".join(span.text for span in paragraph) for paragraph in page.paragraphs]


def rules(seating: Seating, subject: Subject) -> tuple[str, ...]:
    page = page_for(seating.scene.tableau, subject)
    assert page is not None
    return page.rules


@pytest.mark.rule("PK-214")
def test_a_kings_ghost_says_why_one_who_bears_two_cannot_exorcise_it(seating: Seating) -> None:
    assert lines(seating, Subject("ghost", "C-G10", 3, 1))[-1].endswith("exorcise one of the ghost king’s.")
    assert rules(seating, Subject("ghost", "C-G10", 3, 1)) == ("C-G10", "PK-214")
    assert rules(seating, Subject("ghost", "C-G03", 4, 0)) == ("C-G03",)


def test_a_card_says_why_it_cannot_be_used_now(seating: Seating) -> None:
    assert lines(seating, Subject("card", "C-S08r"))[-1] == "Only in answer to a card or skill."
    assert rules(seating, Subject("card", "C-S08r")) == ("C-S08", "PK-453")


@pytest.mark.rule("PK-203")
def test_a_player_says_why_he_cannot_be_challenged(seating: Seating) -> None:
    prompt = seating.session.prompt()
    assert prompt is not None
    seating.session.answer((next(i for i, option in enumerate(prompt.options) if option.seat == 4),))
    seating.frame(3)
    assert "PK-203" in rules(seating, Subject("seat", "", 3))
    assert "PK-203" not in rules(seating, Subject("seat", "", 2))


def test_a_pile_tells_nothing_of_cards_laid_down_unseen(seating: Seating) -> None:
    view = seating.scene.tableau.view
    seating.scene.tableau = replace(seating.scene.tableau, view=view | {"spell_discard": ["C-S01r", None, None]})
    page = page_for(seating.scene.tableau, Subject("pile", "spells"))
    assert page is not None
    assert page.face == ""
    assert lines(seating, Subject("pile", "spells"))[0] == "A card laid face down \u00d72"


LONG: dict[str, Any] = {
    "seats": 8,
    "turn": 9,
    "step": "day",
    "player": 0,
    "seat": {"0": {"role": "C-R04", "artifact": "C-A11"}},
}


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.1), ((1280, 720), 1.15), ((1920, 1080), 1.2)])
def test_a_long_page_at_rest_is_scrolled_and_leaves_the_log_in_sight(
    seat_down: Callable[..., Seating], size: tuple[int, int], scale: float
) -> None:
    seating = seat_down(seats=8, size=size, text_scale=scale, match=match_at(LONG), speed="slow")
    seating.frame(2)
    layout = seating.scene.tableau.layout
    canvas = seating.app.canvas()
    log, page = canvas.m.rect(*layout.log), canvas.m.rect(*layout.inspector)
    assert not inside(seating, page)[-1].endswith("haunts."), "else the page isn't long"
    for _ in range(12):
        seating.scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
        seating.frame()
        assert not [record for record in inspected(seating) if record.rect.clip(record.visible).colliderect(log)]
    seen = inside(seating, page)
    assert seen[-1].endswith("haunts.")
    assert seating.scene.tableau.names[0].split()[0] not in seen, "its head has gone up"
    seating.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode=""))
    seating.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode=""))
    seating.frame()
    assert seating.scene.tableau.names[0].split()[0] in inside(seating, page)[0]


def test_a_page_at_rest_names_an_artifact_that_it_has_no_room_for_until_its_player_is_pointed_at(
    seat_down: Callable[..., Seating],
) -> None:
    seating = seat_down(seats=8, match=match_at(LONG), speed="slow")
    seating.frame(2)
    layout, m = seating.scene.tableau.layout, seating.app.canvas().m
    at_rest = inside(seating, m.rect(*layout.inspector))
    assert at_rest[-1].endswith("haunts.")
    assert "Law Seal" in at_rest
    seating.driver.move(m.rect(*layout.plaques[0]).center)
    x, y, w, _ = layout.inspector
    pointed = inside(seating, m.rect(x, y, w, layout.high - 8 - y))
    assert pointed[-1].endswith("haunts.")
    assert any(line.startswith("Law Seal: ") for line in pointed)


def test_where_a_page_has_no_place_of_its_own_it_is_told_in_full(seat_down: Callable[..., Seating]) -> None:
    longer = LONG | {"seat": {"0": {"role": "C-R08", "artifact": "C-A03"}}}
    seating = seat_down(seats=8, size=(960, 540), text_scale=1.2, match=match_at(longer), speed="slow")
    seating.frame(2)
    seating.driver.move(seating.app.canvas().m.rect(*seating.scene.tableau.layout.plaques[0]).center)
    seating.frame(round(HOLD * 60) + 4)
    told = inside(seating, seating.app.display.surface.get_rect())
    assert any(line.startswith("Soul Banner: ") for line in told)
    assert not told[-1].endswith("yours."), "else it would be told in full anywhere"


def inspected(seating: Seating) -> list[TextRecord]:
    """What the inspector writes, the rules at its foot aside."""
    seating.app.ink.records = []
    seating.scene.inspection.draw(seating.app.canvas())
    found = [record for record in seating.app.ink.records if record.paragraph]
    seating.app.ink.records = None
    return found


def inside(seating: Seating, box: pygame.Rect) -> list[str]:
    """Lines of the inspector that can be seen whole."""
    return [record.text for record in inspected(seating) if box.contains(record.rect) and record.visible == record.rect]


def test_the_log_lies_on_a_ground_of_its_own(seating: Seating) -> None:
    seating.frame(2)
    layout, blank = seating.scene.tableau.layout, pygame.Surface(seating.app.display.size, pygame.SRCALPHA)
    seating.scene.widget("log-ground").draw(seating.app.canvas(blank))
    assert blank.get_bounding_rect() == seating.app.metrics.rect(*layout.log)
