"""How many banished ghosts end a match, in every mode and at every number of seats."""

from __future__ import annotations

import pytest

from core.ghostplay.state import EXORCISM
from tests.ghostplay.edges.cells import Cell, every_cell
from tests.ghostplay.position import Table

GHOSTS = ("C-G11", "C-G12", "C-G13")
VOTES = {0: "C-S01r C-S02r"}


def banished(cell: Cell, before: int) -> Table:
    """The first player banishes a ghost and had banished so many before."""
    table = cell(
        step=EXORCISM, points={0: " ".join(GHOSTS[:before])}, ghosts={1: "C-G01"}, hands=VOTES, deck="C-V03 C-V01"
    )
    table.exorcise(1, VOTES)
    if table.prompt_kind(0) == "look":
        table.answer(0, "look", "decline")
    assert len(table.st.points[0]) == before + 1
    return table


def enough(cell: Cell) -> int:
    """What the rules of each mode say."""
    if cell.ruleset == "classic":
        return 4
    return 4 if cell.mode in ("standard", "four") and cell.seats <= 5 else 3


@pytest.mark.rule("PK-401", "PK-703", "CL-400")
@every_cell(lambda cell: cell.mode != "contest")
def test_enough_banished_ghosts_end_it_at_once(cell: Cell) -> None:
    assert not banished(cell, enough(cell) - 2).match.over
    table = banished(cell, enough(cell) - 1)
    assert table.outcome["kind"] == ("fewest" if cell.mode == "three" else "points")


@pytest.mark.rule("PK-605")
@every_cell(lambda cell: cell.mode == "contest")
def test_enough_banished_ghosts_begin_the_last_round(cell: Cell) -> None:
    table = banished(cell, enough(cell) - 2)
    assert (table.match.over, table.events("last_round")) == (False, [])
    table = banished(cell, enough(cell) - 1)
    (event,) = table.events("last_round")
    assert (table.match.over, event.data) == (False, {"seat": 0, "to": cell.seats - 1})
