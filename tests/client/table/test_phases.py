"""All phases stand in the strip of the top bar, equally wide, beside the counts of covered decks too."""

from collections.abc import Callable

import pytest

from client.i18n import Language
from core.ghostplay.position import match_at
from tests.client.table.seating import Seating
from tests.client.table.test_figures import TABLE, written

SeatDown = Callable[..., Seating]
LEAST = 31.0
"""In a narrower chevron a sign can't be made out."""
STEPS = ("before", "apparition", "after", "exorcism")


def during_an_exorcism(seat_down: SeatDown, language: Language, size: tuple[int, int]) -> tuple[Seating, list[str]]:
    seating = seat_down(match=match_at(TABLE), size=size, language=language, speed="instant")
    seating.frame(3)
    seating.session.answer((1,))
    seating.frame(3)
    assert seating.scene.tableau.theatre is not None
    return seating, list(written(seating))


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_whole_night_stands_beside_the_counts(
    seat_down: SeatDown, language: Language, size: tuple[int, int]
) -> None:
    seating, texts = during_an_exorcism(seat_down, language, size)
    tr = seating.app.tr
    boxes = [seating.scene.widget(f"phase-{sign}").box for sign in ("draw", "day", "night", *STEPS, "end")]
    assert boxes == sorted(boxes)
    widths = {round(w, 3) for x, y, w, h in boxes}
    assert len(widths) == 2, "all are equally wide but the present one"
    assert boxes[6][2] == max(w for _, _, w, _ in boxes)
    assert min(w for _, _, w, _ in boxes) >= LEAST
    assert tr("step-exorcism") in texts
    for key in ("table-deck-spells", "table-deck-ghosts"):
        assert (tr(key) in texts) != (language == "en" and size == (1280, 720)), "else the decks' backs stand for them"


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_by_day_every_phase_is_named(seat_down: SeatDown, language: Language) -> None:
    seating = seat_down(match=match_at(TABLE | {"step": "day"}), language=language, speed="instant")
    texts = written(seating)
    assert all(texts[seating.app.tr(f"phase-{name}")] for name in ("draw", "day", "night", "end"))
    assert (
        len({round(seating.scene.widget(f"phase-{name}").box[2], 3) for name in ("draw", "day", "night", "end")}) == 1
    )


def test_what_a_sign_stands_for_is_told_where_the_pointer_rests(seat_down: SeatDown) -> None:
    seating, texts = during_an_exorcism(seat_down, "en", (1280, 720))
    assert seating.app.tr("step-after") not in texts
    assert seating.scene.widget("phase-after").tip == seating.app.tr("step-after-full")


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_the_table_counts_turns_as_saved_matches_do(seat_down: SeatDown, language: Language) -> None:
    seating = seat_down(match=match_at(TABLE), language=language, speed="instant")
    seating.frame(3)
    view = seating.session.view()
    assert view["turn"] != view["round"]
    assert seating.app.tr("saves-turn", turn=view["turn"]) in written(seating)
