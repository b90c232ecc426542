"""The strips at the plaques cover nothing, wherever the ghost king, the host or a flag sits."""

from dataclasses import replace

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.columns import need_box
from client.scenes.table.geometry import TableLayout
from client.scenes.table.plaque_places import artifact_box, badge_circle, ghost_boxes, portrait_foot, requirement_box
from client.scenes.table.strips import strip_of, tag_boxes, tags_of
from client.scenes.table.styles import LARGE
from client.scenes.table.theatre import Challenge, Theatre
from client.ui.widget import Box
from tests.client.table.seating import Seating
from tests.client.table.test_geometry import overlap

WINDOWS = [
    ((960, 540), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.15), ((1280, 720), 1.3), ((1280, 720), 2.0),
    ((1920, 1080), 1.0), ((2560, 1440), 1.0),
]  # fmt: skip


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_strip_covers_nothing_and_is_not_cut(
    size: tuple[int, int], scale: float, language: Language, seats: int
) -> None:
    seating = Seating(seats=seats, size=size, text_scale=scale, language=language, person=False, speed="slow")
    try:
        seating.frame(2)
        canvas, tableau = seating.app.canvas(), seating.scene.tableau
        for theatre in (False, True):
            layout = seating.scene.make_layout(theatre=theatre)
            for seat, king in ((seat, king) for seat in layout.plaques for king in ("C-K3", "C-K9")):
                for look in (
                    replace(tableau.looks[seat], king=king, goal=(2, 4)),
                    replace(tableau.looks[seat], tags=("amulet",)),
                    replace(tableau.looks[seat], tags=("bound", "amulet", "lv_open")),
                ):
                    looks = [look if place == seat else other for place, other in enumerate(tableau.looks)]
                    strip = strip_of(canvas, replace(tableau, layout=layout, looks=looks), seat)
                    if strip is None:
                        continue
                    assert canvas.text_width(strip.text, strip.size, "bold") <= strip.box[2] - 8
                    covered = [name for name, box in _things(layout, seat).items() if overlap(strip.box, box)]
                    assert not covered, (strip, seat, theatre)
    finally:
        seating.close()


FLAGS = ("bound", "no_responses", "amulet", "shielded", "lv_open")


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_a_player_lies_on_his_portrait_and_covers_nothing(
    size: tuple[int, int], scale: float, language: Language
) -> None:
    seating = Seating(seats=8, size=size, text_scale=scale, language=language, person=False, speed="slow")
    try:
        seating.frame(2)
        canvas, tableau = seating.app.canvas(), seating.scene.tableau
        for theatre in (False, True):
            tableau = replace(tableau, layout=seating.scene.make_layout(theatre=theatre))
            style, box = tableau.layout.style, tableau.layout.plaques[4]
            for flags in ((), *((flag,) for flag in FLAGS), FLAGS[:2], FLAGS):
                looks = [replace(look, tags=flags) if look.seat == 4 else look for look in tableau.looks]
                now = replace(tableau, looks=looks)
                tags = tags_of(now, 4)
                if style is LARGE:  # there is no portrait, so a strip says it
                    assert not tags
                    assert bool(strip_of(canvas, now, 4)) == (bool(flags) and not theatre)
                    continue
                assert len(tags) == min(2, len(flags))
                assert strip_of(canvas, now, 4) is None
                for tag, (place, type_size) in zip(
                    tags, tag_boxes(canvas, tags, portrait_foot(box, style)), strict=True
                ):
                    assert type_size >= 0.6 * canvas.m.du(canvas.m.font_px(16))
                    assert box[0] <= place[0]
                    assert place[1] >= box[1] + 8, tag
                    assert place[0] + place[2] <= artifact_box(box, style)[0]
                    assert not [ghost for ghost in ghost_boxes(box, style, 2) if overlap(ghost, place)]
    finally:
        seating.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ghost_king_s_strip_says_how_near_his_victory_is(language: Language) -> None:
    seating = Seating(seats=8, language=language, person=False, speed="slow")
    try:
        seating.frame(2)
        tableau = seating.scene.tableau
        layout = tableau.layout
        side = next(seat for seat in layout.plaques if layout.is_right(seat))
        above = next(
            seat for seat, (x, _, w, _) in layout.plaques.items()
            if layout.is_upper(seat) and abs(x + w / 2 - layout.axis) < 10
        )  # fmt: skip
        for king in (f"C-K{number}" for number in range(1, 10)):
            said = set()
            for goal in ((4, 4), (3, 5) if king != "C-K4" else (5, 3)):
                look = replace(tableau.looks[side], king=king, goal=goal)
                now = replace(
                    tableau, looks=[look if seat == side else other for seat, other in enumerate(tableau.looks)]
                )
                strip = strip_of(seating.app.canvas(), now, side)
                assert strip is not None
                assert strip.alarm
                assert tableau.words.card_short(king) not in strip.text, "that stands above the count"
                assert ("2" in strip.text) == (goal[0] != goal[1])
                said.add(strip.text)
                look = replace(look, seat=above)
                now = replace(
                    tableau, looks=[look if seat == above else other for seat, other in enumerate(tableau.looks)]
                )
                assert strip_of(seating.app.canvas(), now, above) is None, "it would hang on the king's card"
                assert [tag.alarm for tag in tags_of(now, above)] == [True]
            assert len(said) == 2
    finally:
        seating.close()


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_what_is_needed_covers_no_votes(size: tuple[int, int], scale: float, language: Language, seats: int) -> None:
    seating = Seating(seats=seats, size=size, text_scale=scale, language=language, person=False, speed="slow")
    try:
        seating.frame(2)
        canvas, layout = seating.app.canvas(), seating.scene.make_layout(theatre=True)
        tableau = replace(seating.scene.tableau, layout=layout)
        for color in ("red", "blue"):
            x, y, w, h = layout.column(red=color == "red")
            votes = (x + w / 2 - 10, y, 20.0, h)
            for height in range(int(y) + 44, int(y + h)):
                text, box = need_box(canvas, tableau, 7, color, height)
                assert canvas.text_width(text, 16, "bold") < box[2] - 6
                assert not overlap(box, votes)
                assert not [seat for seat in layout.plaques if overlap(box, layout.tray(seat))]
                assert not overlap(box, layout.target_card)
    finally:
        seating.close()


def _things(layout: TableLayout, seat: int) -> dict[str, Box]:
    """What a strip of a seat might cover."""
    found: dict[str, Box] = {"ribbon": layout.ribbon}
    for other, box in layout.plaques.items():
        if other != seat:
            x, y, diameter = badge_circle(box, layout.style)
            found[f"badge {other}"] = (x - diameter / 2, y - diameter / 2, diameter, diameter)
            found[f"plaque {other}"] = box
    own = layout.plaques[seat]
    for count in (1, 2, 3, 8):
        places = ghost_boxes(own, layout.style, count)
        found |= {f"ghost {n}/{count}": requirement_box(place, layout.style, count) for n, place in enumerate(places)}
    if layout.theatre:
        found |= {f"tray {other}": layout.tray(other) for other in layout.plaques}
        found |= {"red": layout.column(red=True), "blue": layout.column(red=False)}
    else:
        found["meter"] = layout.meter
    return found


def test_the_host_s_strip_says_what_won_challenges_have_brought() -> None:
    seating = Seating(seats=6, person=False, speed="slow")
    try:
        seating.frame(2)
        tableau = replace(seating.scene.tableau, layout=seating.scene.make_layout(theatre=True))
        theatre = Theatre(1, 2, "C-G01", "red", 2)
        said = []
        for won in (None, True, False):
            theatre.challenged[3] = Challenge(won)
            strip = strip_of(seating.app.canvas(), replace(tableau, theatre=theatre), 1)
            assert strip is not None
            said.append(strip.text)
        assert said == ["Host", "Host · spirit +3", "Host"]
    finally:
        seating.close()
