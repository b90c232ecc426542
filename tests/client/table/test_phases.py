"""The strip of phases stands beside the counts of covered decks, and gets narrower before a word takes its place."""

from collections.abc import Callable

import pytest

from client.i18n import Language
from core.ghostplay.position import match_at
from tests.client.table.seating import Seating
from tests.client.table.test_figures import TABLE, written

SeatDown = Callable[..., Seating]
STEPS = ("before", "apparition", "after", "exorcism")


def during_an_exorcism(seat_down: SeatDown, language: Language, size: tuple[int, int]) -> tuple[Seating, list[str]]:
    seating = seat_down(match=match_at(TABLE), size=size, language=language, speed="instant")
    seating.frame(3)
    seating.session.answer((1,))
    seating.frame(3)
    assert seating.scene.tableau.theatre is not None
    return seating, list(written(seating))


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_whole_night_is_written_beside_the_counts(
    seat_down: SeatDown, language: Language, size: tuple[int, int]
) -> None:
    seating, texts = during_an_exorcism(seat_down, language, size)
    tr = seating.app.tr
    for key in (*(f"step-{step}" for step in STEPS), "phase-night", "phase-end", "table-deck-spells"):
        assert tr(key) in texts, key


def test_where_words_are_long_the_present_step_stands_in_its_phase(seat_down: SeatDown) -> None:
    seating, texts = during_an_exorcism(seat_down, "en", (1280, 720))
    tr = seating.app.tr
    assert {tr("phase-night"), tr("step-exorcism"), tr("phase-end"), tr("table-deck-spells")} <= set(texts)
    assert tr("step-before") not in texts


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_the_table_counts_turns_as_saved_matches_do(seat_down: SeatDown, language: Language) -> None:
    seating = seat_down(match=match_at(TABLE), language=language, speed="instant")
    seating.frame(3)
    view = seating.session.view()
    assert view["turn"] != view["round"]
    assert seating.app.tr("saves-turn", turn=view["turn"]) in written(seating)
