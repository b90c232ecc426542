"""What is counted at the table says what it means where the pointer rests on it."""

from collections.abc import Callable
from typing import Any

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.spots import Subject
from core.ghostplay.position import match_at
from tests.client.table.seating import SIZES, Seating
from tests.client.table.test_figures import TABLE

SeatDown = Callable[..., Seating]
DAY = TABLE | {"step": "day"}
MODES: dict[str, dict[str, Any]] = {
    "standard": {},
    "king": {"king": 3, "candidate": "C-K2"},
    "contest": {"mode": "contest"},
    "classic": {"ruleset": "classic"},
}


def tip(seating: Seating, name: str) -> str:
    return seating.scene.widget(name).tip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_the_meter_says_what_it_counts_and_what_comes_of_it(seat_down: SeatDown, language: Language, mode: str) -> None:
    seating = seat_down(match=match_at(DAY | MODES[mode]), language=language)
    seating.frame(3)
    told = tip(seating, "meter").splitlines()
    assert len(told) == len(set(told)) >= 2
    tableau = seating.scene.tableau
    assert str(
        tableau.view["king_goal"]["need"] if mode == "king" else tableau.mode.numbers.ghosts_for_king
    ) in "".join(told)


def test_points_say_how_many_are_needed_and_that_a_king_needs_more_than_them(seat_down: SeatDown) -> None:
    tips = {}
    for mode in MODES:
        seating = seat_down(match=match_at(DAY | MODES[mode]))
        seating.frame(3)
        tips[mode] = tip(seating, "points-2")
    assert "0 of 3" in tips["standard"]
    assert "0 of 3" in tips["contest"]
    assert "0 of 4" in tips["classic"]
    assert len(set(tips.values())) == 4


@pytest.mark.parametrize("size", SIZES)
def test_an_artifact_is_explained_and_an_empty_frame_too(seat_down: SeatDown, size: tuple[int, int]) -> None:
    seating = seat_down(match=match_at(DAY), size=size)
    seating.frame(3)
    scene = seating.scene
    assert scene.widget("artifact-0").subject == Subject("card", "C-A02")  # type: ignore[attr-defined]
    assert tip(seating, "artifact-0") == ""
    assert tip(seating, "artifact-1") == seating.app.tr("table-no-artifact")
    pos = scene.widget("artifact-1").rect.center
    assert scene.widget_at(pos) is scene.widget("artifact-1"), "nothing lies over it"


def test_a_seat_that_can_be_picked_is_picked_wherever_it_is_clicked(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=3)
    for prompt in seating.play():
        if prompt.kind == "target" and any(option.kind == "seat" for option in prompt.options):
            break
        seating.session.answer(seating.any_answer(prompt))
    seating.frame(2)
    seats = {option.seat for option in prompt.options if option.kind == "seat"}
    ids = {widget.id for widget in seating.scene.widgets}
    assert seats
    assert not ids & {f"{part}-{seat}" for seat in seats for part in ("artifact", "points")}
    assert {f"points-{seat}" for seat in set(range(6)) - seats} <= ids
