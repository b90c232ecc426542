"""The rite behind an exorcised ghost: what its wheel and its lamps tell."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from client.scenes.table import rite
from client.scenes.table.geometry import Point, TableLayout
from client.scenes.table.rite import Rite, lamp_places, mood_of
from client.scenes.table.scene import TableScene
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui.canvas import Canvas
from client.ui.metrics import Metrics
from client.ui.theme import Rgb
from tests.client.table.seating import Seating


def staged() -> Theatre:
    theatre = Theatre(0, 2, "C-G01", "red", 2)
    theatre.order, theatre.barred = (0, 5, 4, 3, 2, 1), frozenset({3})
    return theatre


def test_a_lamp_is_lit_for_each_who_has_voted_and_there_is_none_for_who_may_not() -> None:
    theatre = staged()
    dark = mood_of(theatre, 0.0)
    assert (dark.lamps, dark.lit) == (5, 0)
    theatre.laid = {0: 2, 5: 0}
    begun = mood_of(theatre, 0.0)
    assert begun.lit == 2
    theatre.laid |= {4: 1, 2: 0, 1: 0}
    full = mood_of(theatre, 0.0)
    assert full.lit == 5
    assert sum(dark.color) < sum(begun.color) < sum(full.color)


@pytest.mark.parametrize(("kind", "lit"), [(True, 5), (False, 0)])
def test_the_lamps_burn_when_the_ghost_is_banished_and_go_out_when_it_stays(kind: bool, lit: int) -> None:
    theatre = staged()
    theatre.success, theatre.counted_at = kind, 0.0
    assert mood_of(theatre, 0.0).lit == 5, "the result isn't known yet"
    assert mood_of(theatre, theatre.result_at).lit == lit


def test_the_wheel_of_a_kings_valley_has_one_colour_for_all_ghosts() -> None:
    red, blue = staged(), staged()
    blue.suit = "blue"
    assert mood_of(red, 0.0).color != mood_of(blue, 0.0).color
    assert mood_of(red, 0.0, "C-K3").color == mood_of(blue, 0.0, "C-K3").color != mood_of(red, 0.0, "C-K1").color


RITE = TableLayout(Metrics(1280, 720), 8, 0, theatre=True).rite


@pytest.mark.parametrize(("count", "lamps"), [(1, 2), (3, 4), (8, 8)])
def test_the_lamps_stand_evenly_at_both_sides_of_the_wheel(count: int, lamps: int) -> None:
    x = RITE[0]
    places = lamp_places(RITE, count, ())
    assert len(places) == lamps
    assert sum(place[0] - x for place in places) == pytest.approx(0)


def test_a_lamp_that_would_be_hidden_at_one_side_is_left_out_at_both() -> None:
    x, _, half = RITE
    free = lamp_places(RITE, 8, ())
    top = free[0][1]
    covered = (x + half * 0.5, top - 30, half, 60)
    places = lamp_places(RITE, 8, (covered,))
    assert places
    assert not any(abs(place[0] - x) > half * 0.5 and abs(place[1] - top) < 30 for place in places)
    assert sum(place[0] - x for place in places) == pytest.approx(0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_all_lamps_of_a_full_table_stand_where_they_stand_whatever_is_asked_or_counted(
    seat_down: Callable[..., Seating], size: tuple[int, int]
) -> None:
    seating = seat_down(seats=8, person=False, speed="slow", size=size)
    scene, theatre = seating.scene, staged()
    theatre.order, theatre.barred = tuple(range(8)), frozenset()
    tableau = replace(scene.tableau, layout=scene.make_layout(theatre=True))
    drawn: list[list[Point]] = []

    def lamp(canvas: Canvas, x: float, y: float, *, lit: bool) -> None:
        drawn[-1].append((x, y))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rite, "_draw_lamp", lamp)
        for counted_at in (None, 0.0):
            theatre.counted_at = counted_at
            drawn.append([])
            Rite().draw(scene.app.canvas(), tableau, theatre, 1.0)
    before, after = drawn
    assert before == after
    assert len(before) == 8
    layout = tableau.layout
    covered = [layout.ribbon, layout.net, layout.hand, *map(layout.tray, layout.plaques), *layout.plaques.values()]
    assert not any(x < left < x + w and y < top < y + h for left, top in before for x, y, w, h in covered)


@pytest.mark.parametrize("success", [True, False])
def test_the_wheel_is_drawn_in_the_colour_of_each_stage(seat_down: Callable[..., Seating], success: bool) -> None:
    scene = seat_down(seats=6, person=False, speed="slow").scene
    tableau, theatre = replace(scene.tableau, layout=scene.make_layout(theatre=True)), staged()
    seen = [painted(scene, tableau, theatre, 0.0)]
    theatre.laid = dict.fromkeys((0, 5, 4, 2, 1), 1)
    seen.append(painted(scene, tableau, theatre, 0.0))
    theatre.success, theatre.counted_at = success, 0.0
    seen.append(painted(scene, tableau, theatre, theatre.result_at))
    (dim, _, _), (red, green, blue), end = seen
    assert red > max(dim, green + 20, blue + 20), "a red ghost's, and brighter when all have voted"
    if success:
        assert end[0] > end[1] > end[2] + 20
    else:
        assert max(end) - min(end) < 15


def painted(scene: TableScene, tableau: Tableau, theatre: Theatre, now: float) -> Rgb:
    """Return the brightest colour of the wheel's right half above its lamps on a black ground."""
    surface = pygame.Surface(scene.app.display.size)
    Rite().draw(scene.app.canvas(surface), tableau, theatre, now)
    x, y, half = tableau.layout.rite
    part = surface.subsurface(scene.m.rect(x, y - half * 0.5, half * 0.6, half * 0.5).clip(surface.get_rect()))
    colors = [part.get_at((left, top)) for left in range(part.width) for top in range(part.height)]
    red, green, blue, _ = max(colors, key=sum)
    return red, green, blue
