"""All phases stand in the strip of the top bar, named as far as there is room, beside the counts too."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from client.i18n import LANGUAGES, Language, Translator
from core.ghostplay.position import match_at
from tests.client.table.seating import Seating
from tests.client.table.test_figures import TABLE, written

SeatDown = Callable[..., Seating]
POINT = 8.0
"""How deep the notch is at a chevron's left, and how long the point at its right."""
LEAST = 31.0
"""In a narrower chevron a sign can't be made out."""
STEPS = ("before", "apparition", "after", "exorcism")
SIGNS = ("draw", "day", "night", *STEPS, "end")
NAMES = ("phase-draw", "phase-day", "phase-night", *(f"step-{step}" for step in STEPS), "phase-end")
COUNTS = ("count-spells", "count-ghosts", "count-meter", "count-second")


def during_an_exorcism(seat_down: SeatDown, language: Language, size: tuple[int, int]) -> tuple[Seating, list[str]]:
    seating = seat_down(match=match_at(TABLE), size=size, language=language, speed="instant")
    seating.frame(3)
    seating.session.answer((1,))
    seating.frame(3)
    assert seating.scene.tableau.theatre is not None
    return seating, list(written(seating))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_all_of_the_night_is_named_beside_the_counts(
    seat_down: SeatDown, language: Language, size: tuple[int, int]
) -> None:
    seating, texts = during_an_exorcism(seat_down, language, size)
    over, others = NAMES[:2], NAMES[2:]
    assert {seating.app.tr(key) for key in others} <= set(texts)
    assert len({seating.app.tr(key) in texts for key in over}) == 1, "what is over may be told by signs, but alike"
    boxes = [seating.scene.widget(name).box for name in (*COUNTS, *(f"phase-{sign}" for sign in SIGNS))]
    for one, other in pairwise(boxes):
        assert one[0] + one[2] <= other[0] + 3.0, "the point of one stands in the notch of the next"
    assert boxes[-1][0] + boxes[-1][2] < seating.scene.widget("full-control").box[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_name_touches_its_chevron(seat_down: SeatDown, language: Language, size: tuple[int, int]) -> None:
    seating, _ = during_an_exorcism(seat_down, language, size)
    seating.app.ink.records = []
    seating.scene.invalidate()
    seating.app.draw()
    names = {seating.app.tr(key): sign for key, sign in zip(NAMES, SIGNS, strict=True)}
    m = seating.app.canvas().m
    told = [record for record in seating.app.ink.records if record.text in names and record.rect.top < m.px(40)]
    seating.app.ink.records = None
    assert len(told) >= 6
    for record in told:
        x, _, w, _ = seating.scene.widget(f"phase-{names[record.text]}").box
        notch = POINT if record.text != seating.app.tr(NAMES[0]) else 0.0
        assert record.rect.left >= m.px(x + notch + 3)
        assert record.rect.right <= m.px(x + w - POINT + 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_all_of_the_night_is_named_beside_the_switch_in_words(
    seat_down: SeatDown, language: Language, size: tuple[int, int]
) -> None:
    seating = seat_down(match=match_at(TABLE), size=size, language=language, speed="instant")
    texts = written(seating)
    assert seating.scene.tableau.view["phase"] == "night"
    assert seating.scene.tableau.theatre is None
    assert {seating.app.tr(key) for key in (*NAMES, "table-full-off")} <= set(texts)


@pytest.mark.parametrize(
    ("size", "scale", "signs"), [((960, 540), 1.0, 8), ((1280, 720), 1.6, 8), ((960, 540), 2.0, 0)]
)
def test_where_not_all_can_be_named_signs_stand_for_them(
    seat_down: SeatDown, size: tuple[int, int], scale: float, signs: int
) -> None:
    seating = seat_down(match=match_at(TABLE), size=size, text_scale=scale, language="en", speed="instant")
    seating.frame(3)
    seating.session.answer((1,))
    texts = written(seating)
    assert seating.scene.tableau.theatre is not None
    assert texts[seating.app.tr("step-exorcism")]
    boxes = [widget.box for widget in seating.scene.widgets if widget.id.startswith("phase-")]
    assert len(boxes) == signs
    assert all(w >= LEAST for _, _, w, _ in boxes)


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_by_day_every_phase_is_named(seat_down: SeatDown, language: Language) -> None:
    seating = seat_down(match=match_at(TABLE | {"step": "day"}), language=language, speed="instant")
    texts = written(seating)
    assert all(texts[seating.app.tr(f"phase-{name}")] for name in ("draw", "day", "night", "end"))
    assert (
        len({round(seating.scene.widget(f"phase-{name}").box[2], 3) for name in ("draw", "day", "night", "end")}) == 1
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_the_bar_is_told_where_the_pointer_rests(seat_down: SeatDown, language: Language) -> None:
    seating, _ = during_an_exorcism(seat_down, language, (1280, 720))
    tr, view = seating.app.tr, seating.scene.tableau.view
    tip = seating.scene.widget("phase-after").tip
    assert tip.splitlines() == [tr("step-after-full"), tr("step-after-about")]
    tips = [seating.scene.widget(name).tip for name in COUNTS]
    numbers = [view["spell_deck"], view["ghost_deck"], view["ghosts_on_table"], view["most_on_one"]]
    assert all(str(number) in told for told, number in zip(tips, numbers, strict=True))
    assert len(set(tips)) == len(tips)


@pytest.mark.rule("PK-350")
@pytest.mark.parametrize(
    ("language", "who"), [("en", "The player to move "), ("zh-Hant", "當前玩家"), ("zh-Hans", "当前玩家")]
)
def test_only_the_player_to_move_is_said_to_draw_to_act_by_day_and_to_discard(language: Language, who: str) -> None:
    tr = Translator(language, strict=True)
    assert all(tr(f"phase-{phase}-about").startswith(who) for phase in ("draw", "day", "end"))


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_the_table_counts_turns_as_saved_matches_do(seat_down: SeatDown, language: Language) -> None:
    seating = seat_down(match=match_at(TABLE), language=language, speed="instant")
    seating.frame(3)
    view = seating.session.view()
    assert view["turn"] != view["round"]
    assert seating.app.tr("saves-turn", turn=view["turn"]) in written(seating)
