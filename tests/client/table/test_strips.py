"""The strips at the plaques cover nothing, wherever the ghost king, the host or a flag sits."""

from dataclasses import replace
from itertools import product

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.columns import need_box
from client.scenes.table.geometry import TableLayout
from client.scenes.table.looks import GhostLook, SeatLook
from client.scenes.table.plaque_places import artifact_box, badge_circle, ghost_boxes, requirement_box, shows_portrait
from client.scenes.table.strips import strip_of, tags_of
from client.scenes.table.styles import LARGE
from client.scenes.table.tableau import Tableau
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
                    replace(tableau.looks[seat], king=king),
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
def test_what_lies_on_a_player_is_at_his_plaque_and_covers_nothing(
    size: tuple[int, int], scale: float, language: Language
) -> None:
    seating = Seating(seats=8, size=size, text_scale=scale, language=language, person=False, speed="slow")
    try:
        seating.frame(2)
        canvas, tableau = seating.app.canvas(), seating.scene.tableau
        for theatre in (False, True):
            tableau = replace(tableau, layout=seating.scene.make_layout(theatre=theatre))
            for seat, ghosts, flags in product(
                tableau.layout.plaques, (0, 1, 2, 4, 9), ((), ("bound",), FLAGS[:2], FLAGS)
            ):
                look = replace(tableau.looks[seat], tags=flags, ghosts=(GHOST,) * ghosts)
                now = replace(tableau, looks=[look if each.seat == seat else each for each in tableau.looks])
                tags = tags_of(canvas, now, seat)
                if not shows_portrait(tableau.layout.style, ghosts):  # so a strip says it
                    assert not tags
                    has_place = not theatre or seat == tableau.layout.bottom or tableau.layout.style is not LARGE
                    assert bool(strip_of(canvas, now, seat)) == (bool(flags) and has_place)
                    continue
                assert len(tags) == min(2, len(flags))
                assert strip_of(canvas, now, seat) is None
                for tag in tags:
                    wide = canvas.m.du(canvas.ink.fonts.width(tag.text, "bold", canvas.m.glyph_px(tag.size)))
                    assert wide <= tag.box[2] - 4
                    assert not [name for name, box in _on_plaque(now, seat).items() if overlap(tag.box, box)], (
                        seat,
                        tag,
                    )
    finally:
        seating.close()


GHOST = GhostLook("C-G03", "red", 2, 2)


def _on_plaque(tableau: Tableau, seat: int) -> dict[str, Box]:
    """What a tag of a seat might cover: all that matters of its plaque, the other plaques, and the window's edges."""
    layout, look = tableau.layout, tableau.looks[seat]
    (x, y, w, h), style = layout.plaques[seat], layout.style
    cx, cy, diameter = badge_circle((x, y, w, h), style)
    found = {
        "badge": (cx - diameter / 2, cy - diameter / 2, diameter, diameter),
        "portrait": (x + 4, y + 8, 56.0, h - 16),
        "name": (x + 70, y + 9, w - 100, 16.0),
        "artifact": artifact_box((x, y, w, h), style, len(look.ghosts)),
        "above": (0.0, -100.0, layout.wide, 138.0),
        "below": (0.0, layout.high, layout.wide, 100.0),
        "meter": layout.meter if not layout.theatre else layout.target_card,
    }
    places = ghost_boxes((x, y, w, h), style, len(look.ghosts))
    found |= {f"ghost {n}": requirement_box(place, style, len(places)) for n, place in enumerate(places)}
    found |= {f"plaque {other}": box for other, box in layout.plaques.items() if other != seat}
    return found


@pytest.mark.parametrize("seats", [7, 8])
def test_a_tag_and_a_strip_of_the_plaque_above_keep_clear_of_each_other(seats: int) -> None:
    seating = Seating(seats=seats, person=False, speed="slow")
    try:
        seating.frame(2)
        canvas, tableau = seating.app.canvas(), seating.scene.tableau
        layout = tableau.layout
        met = 0
        for seat, king in product(layout.plaques, ("C-K3", "C-K7", "C-K9")):
            for crowned in layout.plaques:
                looks = [replace(look, ghosts=(GHOST,) * 3, tags=("amulet",)) for look in tableau.looks]
                looks[crowned] = replace(looks[crowned], king=king)
                now = replace(tableau, looks=looks)
                strip = strip_of(canvas, now, crowned)
                tags = tags_of(canvas, now, seat)
                assert strip is None or not [tag for tag in tags if overlap(tag.box, strip.box)]
                met += strip is not None
        assert met
    finally:
        seating.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ghost_king_s_strip_names_him_and_says_his_lives(language: Language) -> None:
    seating = Seating(seats=8, language=language, person=False, speed="slow")
    try:
        seating.frame(2)
        canvas, tableau = seating.app.canvas(), seating.scene.tableau
        layout = tableau.layout
        side = next(seat for seat in layout.plaques if layout.is_right(seat))
        above = next(
            seat for seat, (x, _, w, _) in layout.plaques.items()
            if layout.is_upper(seat) and abs(x + w / 2 - layout.axis) < 10
        )  # fmt: skip
        for king in (f"C-K{number}" for number in range(1, 10)):
            crowned = replace(tableau.looks[side], king=king, ghosts=(GHOST,) * 3)
            strip = strip_of(canvas, replace(tableau, looks=_with(tableau, crowned)), side)
            assert strip is not None
            assert strip.alarm
            assert strip.text.startswith(tableau.words.card_short(king))
            assert "3" in strip.text
            crowned = replace(tableau.looks[above], king=king)
            now = replace(tableau, looks=_with(tableau, crowned))
            assert strip_of(canvas, now, above) is None, "it would hang on the king's card"
            assert [tag.alarm for tag in tags_of(canvas, now, above)] == [True]
    finally:
        seating.close()


def _with(tableau: Tableau, look: SeatLook) -> list[SeatLook]:
    return [look if other.seat == look.seat else other for other in tableau.looks]


def test_a_tag_beside_a_strip_is_as_large_and_stands_as_high() -> None:
    seating = Seating(seats=8, person=False, speed="slow")
    try:
        seating.frame(2)
        tableau = replace(seating.scene.tableau, layout=seating.scene.make_layout(theatre=True))
        host = next(seat for seat in tableau.layout.plaques if tableau.layout.strip_place(seat).startswith("below"))
        look = replace(tableau.looks[host], tags=("lv_open",))
        now = replace(tableau, looks=_with(tableau, look), theatre=Theatre(host, 2, "C-G01", "red", 2))
        strip, (tag,) = strip_of(seating.app.canvas(), now, host), tags_of(seating.app.canvas(), now, host)
        assert strip is not None
        assert (tag.box[1], tag.box[3], tag.size) == (strip.box[1], strip.box[3], strip.size)
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
