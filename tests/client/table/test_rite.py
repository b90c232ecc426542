"""The rite behind an exorcised ghost: what its wheel and its lamps tell."""

import pytest

from client.scenes.table.geometry import TableLayout
from client.scenes.table.rite import lamp_places, mood_of
from client.scenes.table.theatre import Theatre
from client.ui.metrics import Metrics


def staged() -> Theatre:
    theatre = Theatre(0, 2, "C-G01", "red", 2)
    theatre.order, theatre.barred = (0, 5, 4, 3, 2, 1), frozenset({3})
    return theatre


def test_a_lamp_is_lit_for_each_who_has_voted_and_there_is_none_for_who_may_not() -> None:
    theatre = staged()
    dark = mood_of(theatre, 0.0)
    assert (dark.lamps, dark.lit) == (5, frozenset())
    theatre.laid = {0: 2, 5: 0}
    begun = mood_of(theatre, 0.0)
    assert begun.lit == {0, 1}
    theatre.laid |= {4: 1, 2: 0, 1: 0}
    full = mood_of(theatre, 0.0)
    assert full.lit == set(range(5))
    assert sum(dark.color) < sum(begun.color) < sum(full.color)


@pytest.mark.parametrize(("kind", "lit"), [(True, 5), (False, 0)])
def test_the_lamps_burn_when_the_ghost_is_banished_and_go_out_when_it_stays(kind: bool, lit: int) -> None:
    theatre = staged()
    theatre.success, theatre.counted_at = kind, 0.0
    assert len(mood_of(theatre, 0.0).lit) == 5, "the result isn't known yet"
    assert len(mood_of(theatre, theatre.result_at).lit) == lit


def test_the_wheel_of_a_kings_valley_has_one_colour_for_all_ghosts() -> None:
    red, blue = staged(), staged()
    blue.suit = "blue"
    assert mood_of(red, 0.0).color != mood_of(blue, 0.0).color
    assert mood_of(red, 0.0, "C-K3").color == mood_of(blue, 0.0, "C-K3").color != mood_of(red, 0.0, "C-K1").color


RITE = TableLayout(Metrics(1280, 720), 8, 0, theatre=True).rite


@pytest.mark.parametrize(("count", "lamps"), [(1, 2), (3, 4), (8, 8)])
def test_the_lamps_stand_evenly_at_both_sides_of_the_wheel(count: int, lamps: int) -> None:
    x = RITE[0]
    places = lamp_places(RITE, count, [])
    assert len(places) == lamps
    assert sum(place[0] - x for place in places) == pytest.approx(0)


def test_a_lamp_that_would_be_hidden_at_one_side_is_left_out_at_both() -> None:
    x, y, half = RITE
    hand = (x - 50, y + half * 0.5, 250, half)
    places = lamp_places(RITE, 8, [hand])
    assert len(places) > 0
    assert min(abs(place[0] - x) for place in places if place[1] > hand[1]) > 200
    assert sum(place[0] - x for place in places) == pytest.approx(0)
