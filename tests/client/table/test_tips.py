"""What is counted at the table says what it means where the pointer rests on it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.counts import lay_counts
from client.scenes.table.decks import DECKS
from client.scenes.table.meter import Meter
from client.scenes.table.middle import draw_middle
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kings_count_is_told_in_one_message(seat_down: SeatDown, language: Language) -> None:
    seating = seat_down(match=match_at(DAY | MODES["king"]), language=language)
    seating.frame(3)
    meter, tr = Meter.of(seating.scene.tableau), seating.app.tr
    told = tr("table-king-tip", title=meter.titles[0], have=meter.have, need=meter.need, goal=meter.told)
    assert told.splitlines()[1] == meter.told
    assert meter.counted in told.splitlines()[0]
    assert tip(seating, "meter").startswith(f"{told}\n")


@pytest.mark.parametrize("count", ["spell_deck", "ghost_deck"])
def test_a_deck_is_counted_alike_in_the_middle_in_the_bar_and_in_its_tip(seat_down: SeatDown, count: str) -> None:
    seating = seat_down(match=match_at(TABLE))
    seating.frame(3)
    scene = seating.scene
    scene.tableau = replace(scene.tableau, view=scene.tableau.view | {count: 77})
    name = next(name for name, deck in DECKS.items() if deck.left == count)
    found = next(
        found for found in lay_counts(seating.app.canvas(), scene.tableau, 0.0, 900.0).found if found.name == name
    )
    assert found.number == "77"
    assert "77" in found.tip
    seating.app.ink.records = []
    draw_middle(seating.app.canvas(), scene.tableau)
    records, seating.app.ink.records = seating.app.ink.records, None
    assert [record.text for record in records].count("77") == 1


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
