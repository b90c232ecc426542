"""The strips at the plaques cover nothing, wherever the ghost king, the host or a flag sits."""

from dataclasses import replace

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.columns import need_box
from client.scenes.table.geometry import TableLayout
from client.scenes.table.plaque_places import badge_circle, ghost_boxes, requirement_box
from client.scenes.table.strips import strip_of
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
