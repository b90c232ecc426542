"""The votes of an exorcism while they are laid: who leads it, what is awaited, what is known of each seat."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table import furnish
from client.scenes.table.ballots import tray_seats
from client.scenes.table.hand import lay_fan
from client.scenes.table.plaque import Marks
from client.ui.lint import faults
from client.ui.widget import Box
from core.ghostplay.position import match_at
from tests.client.table.seating import SIZES, Seating
from tests.client.table.test_figures import TABLE, written

SeatDown = Callable[..., Seating]
HAND = "C-S01r C-S01b C-S02r C-S02b C-S03r C-S03b C-S05r C-S06r C-S07r C-S08r"


def table(*, king: bool = False, hand: str = HAND, voters: bool = True) -> dict[str, Any]:
    """I lead an exorcism of seat 2's ghost; it may be the ghost king's, against whom seat 3 bears too many."""
    changed = deepcopy(TABLE)
    changed["seat"]["0"]["hand"] = hand
    for seat in range(1, 6):
        changed["seat"][str(seat)]["hand"] = f"C-S1{seat - 1}r" if voters else ""
    if king:
        changed |= {"king": 2}
        changed["seat"]["3"]["ghosts"] = "C-G10 C-G11"
    return changed


def begun(seat_down: SeatDown, position: dict[str, Any], number: int = 0, **options: Any) -> Seating:
    """Choose a ghost of seat 2, the first or another; then I am asked for my votes."""
    seating = seat_down(match=match_at(position), **({"speed": "instant"} | options))
    seating.frame(3)
    prompt = seating.session.prompt()
    assert prompt is not None
    assert prompt.kind == "exorcise"
    seating.session.answer(([i for i, option in enumerate(prompt.options) if option.seat == 2][number],))
    seating.frame(3)
    prompt = seating.session.prompt()
    assert prompt is not None
    assert prompt.kind == "votes"
    return seating


def laid(seat_down: SeatDown, position: dict[str, Any], **options: Any) -> Seating:
    """Lay two votes, after which the others are still to lay theirs."""
    seating = begun(seat_down, position, **options)
    seating.session.paused = True
    seating.session.answer((0, 1))
    seating.frame(60)
    return seating


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [SIZES[0], SIZES[1], SIZES[3]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_whose_exorcism_it_is_and_what_is_awaited(
    seat_down: SeatDown, language: Language, size: tuple[int, int], scale: float
) -> None:
    seating = laid(seat_down, table(), language=language, size=size, text_scale=scale)
    seating.app.ink.records = []
    seating.app.draw()
    ribbon = seating.app.canvas().m.rect(*seating.scene.tableau.layout.banner)
    told = " ".join(record.text for record in seating.app.ink.records if ribbon.contains(record.rect.inflate(0, -8)))
    assert seating.app.tr("stage-laying") in told
    assert "墨言" in told
    assert faults(seating.app.ink.records, size) == []
    seating.app.ink.records = None


def test_what_is_known_of_each_seats_votes_is_told_apart(seat_down: SeatDown) -> None:
    seating = laid(seat_down, table(king=True))
    tableau = seating.scene.tableau
    theatre = tableau.theatre
    assert theatre is not None
    assert tray_seats(theatre) == list(theatre.order)
    assert theatre.barred == {3}
    assert theatre.laid == {0: 2}
    written_at = {seat: texts_in(seating, tableau.layout.tray(seat)) for seat in theatre.order}
    assert written_at == {0: ["2"], 1: [], 2: [], 3: [], 4: [], 5: []}
    theatre.laid |= {3: 0, 5: 0}
    written_at = {seat: texts_in(seating, tableau.layout.tray(seat)) for seat in theatre.order}
    assert written_at == {0: ["2"], 1: [], 2: [], 3: [], 4: [], 5: ["0"]}, "who may not vote laid no 0"


def texts_in(seating: Seating, box: Box) -> list[str]:
    seating.app.ink.records = []
    seating.scene.invalidate()
    seating.app.draw()
    rect = seating.app.canvas().m.rect(*box)
    found = [record.text for record in seating.app.ink.records if rect.contains(record.rect)]
    seating.app.ink.records = None
    return found


def test_nobody_is_barred_from_an_exorcism_of_another_ghost_than_the_kings(seat_down: SeatDown) -> None:
    position = table(king=True) | {"king": 4}
    position["seat"]["4"]["ghosts"] = "C-G12"
    seating = laid(seat_down, position)
    theatre = seating.scene.tableau.theatre
    assert theatre is not None
    assert not theatre.barred


def test_my_votes_stay_beside_my_plaque_when_they_were_the_last(seat_down: SeatDown) -> None:
    """All others have no cards: the count begins with my answer, and the table is shown as it was before it."""
    seating = begun(seat_down, table(hand="C-S01r C-S01b", voters=False), speed="normal")
    seating.session.answer((0, 1))
    for _ in range(600):
        seating.frame()
        if seating.scene.director.is_counting:
            break
    tableau = seating.scene.tableau
    assert tableau.theatre is not None
    assert tableau.theatre.laid == {0: 2, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0}
    assert tableau.view["waiting"] == []
    assert seating.app.tr("stage-laid") in " ".join(written(seating)), "they are being shuffled"


def test_my_hand_leaves_my_votes_in_sight(seat_down: SeatDown) -> None:
    for size in SIZES:
        for scale in (1.0, 1.3, 2.0):
            seating = begun(seat_down, table(), size=size, text_scale=scale)
            theatre = seating.scene.tableau.theatre
            assert theatre is not None
            assert 0 in tray_seats(theatre)
            assert_clear_of_my_tray(seating)
            seating.session.paused = True
            seating.session.answer(())
            seating.frame(3)
            assert_clear_of_my_tray(seating)


def assert_clear_of_my_tray(seating: Seating) -> None:
    tableau = seating.scene.tableau
    x, _, w, _ = tableau.layout.tray(0)
    for sunk in (False, True):
        cards = [place.visible for place in lay_fan(tableau, sunk=sunk)]
        assert len(cards) == 10
        assert min(left for left, *_ in cards) >= x + w


def test_my_place_for_votes_tells_how_many_i_have_chosen(seat_down: SeatDown) -> None:
    seating = begun(seat_down, table(hand="C-S01r C-S01b C-S13r"))
    tray = seating.scene.tableau.layout.tray(0)
    assert texts_in(seating, tray) == []
    seating.wait_to_answer()
    seating.driver.click(seating.scene.widget("hand-0"))
    seating.driver.click(seating.scene.widget("hand-2"))
    assert texts_in(seating, tray) == ["2"]


def test_a_sunk_hand_names_only_the_card_that_is_pointed_at(seat_down: SeatDown) -> None:
    position = table(hand="C-S01r C-S01b C-S13r C-S14r", voters=False)
    seating = begun(seat_down, position, speed="normal")
    said = " ".join(written(seating))
    assert {"Binding", "Augury"} <= set(said.split()), "an answer is asked"
    seating.session.answer((0, 1))
    for _ in range(600):
        seating.frame()
        if seating.scene.director.is_counting:
            break
    seating.session.paused = True
    assert not {"Binding", "Augury"} & set(" ".join(written(seating)).split())
    card = seating.app.metrics.rect(*seating.scene.widget("hand-0").box)
    seating.driver.move((card.centerx, card.top + 20))
    assert {"Binding", "Augury"} & set(" ".join(written(seating)).split())


def test_the_ghost_on_stage_is_found_on_its_bearer(seat_down: SeatDown) -> None:
    position = table()
    position["seat"]["2"]["ghosts"] = "C-G10 C-G09"
    seating = begun(seat_down, position)
    tableau = seating.scene.tableau
    assert tableau.theatre is not None
    face = tableau.theatre.face
    faces = [ghost.face for ghost in tableau.looks[2].ghosts]
    assert tableau.theatre.place_of(tableau.looks[2]) == faces.index(face)
    tableau.theatre.face = "C-G01"
    assert tableau.theatre.place_of(tableau.looks[2]) == -1, "it has gone"


@pytest.mark.parametrize("number", [0, 1])
def test_of_two_ghosts_with_one_face_the_one_that_was_chosen_is_lit(seat_down: SeatDown, number: int) -> None:
    position = table()
    position["seat"]["2"]["ghosts"] = "C-G10 C-G10"
    seating = begun(seat_down, position, number=number)
    lit = [mark for mark in marks_drawn(seating) if mark.exorcised is not None]
    assert [mark.exorcised for mark in lit] == [number]


def marks_drawn(seating: Seating) -> list[Marks]:
    """How the plaques are marked when they are drawn."""
    drawn: list[Marks] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            furnish, "draw_plaque", lambda canvas, box, style, look, words, marks, *slips: drawn.append(marks)
        )
        seating.app.ink.records = []  # so that no plaque is drawn from memory
        seating.scene.invalidate()
        seating.app.draw()
    seating.app.ink.records = None
    return drawn


def test_who_is_asked_something_after_a_count_sees_it_first(seat_down: SeatDown) -> None:
    """I may look at an identity when I have banished a ghost: the question would cover the stage."""
    seating = begun(seat_down, table(hand="C-S01r C-S02r C-S03r C-S05r C-S06r C-S07r", voters=False), speed="normal")
    prompt = seating.session.prompt()
    assert prompt is not None
    seating.session.answer(tuple(range(len(prompt.options))))
    seating.frame(2)
    assert seating.session.prompt() is not None
    assert seating.scene.director.is_counting
    assert seating.scene.tableau.prompt is None
    seating.driver.key(pygame.K_n)
    assert not seating.scene.director.is_counting
    assert seating.scene.tableau.prompt == seating.session.prompt()
