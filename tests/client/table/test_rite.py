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


@pytest.mark.parametrize("count", [1, 3, 8])
def test_the_lamps_stand_evenly_at_both_sides_of_the_wheels_foot(count: int) -> None:
    x, y, half = rite = TableLayout(Metrics(1280, 720), 8, 0, theatre=True).rite
    places = lamp_places(rite, count)
    assert len(places) == count
    assert sum(place[0] - x for place in places) == pytest.approx(0)
    assert all(y < place[1] < y + half for place in places)
