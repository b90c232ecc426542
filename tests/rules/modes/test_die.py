"""Which way the die counts, in every mode and at every number of seats."""

from __future__ import annotations

import pytest

from core.ghostplay.state import APPARITION
from tests.ghostplay.edges.cells import Cell, every_cell


@pytest.mark.rule("PK-121", "PK-701")
@every_cell(lambda cell: cell.mode != "three")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_roller_chooses_a_direction_but_at_three(cell: Cell, direction: str) -> None:
    for seed in range(3):
        table = cell(step=APPARITION, player=1, deck="C-G01", seed=seed)
        assert table.offers(1, "direction") == ["left", "right"]
        table.answer(1, "direction", direction)
        (rolled,) = table.events("rolled")
        value = rolled.data["value"] if direction == "left" else -rolled.data["value"]
        assert table.ghosts((1 + value) % cell.seats) == "C-G01"
