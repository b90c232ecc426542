"""The stack: targets that are gone, substitutes for substitutes, and what is lost while it waits."""

from __future__ import annotations

import pytest

from core import load_match
from core.ghostplay.state import AFTER, APPARITION, DAY
from core.kernel import Match
from core.rulesets import dump_match
from tests.ghostplay.edges.cells import Cell, every_cell, with_king
from tests.ghostplay.position import Table

LIVES = "C-G01 C-G10 C-G02"
CALM = "C-V03 C-V01 C-V04 C-V06 C-G05 C-G05 C-G14 C-G14"
"""Cards for eight turns that take no artifact and raise no king."""


@pytest.mark.rule("PK-451", "C-S08")
@every_cell()
def test_a_breaker_whose_target_is_gone_does_nothing(cell: Cell) -> None:
    table = cell(hands={0: "C-S01r", 1: "C-S08r", 2: "C-S08b"})
    table.use(0, "C-S01r")
    # Both answer the first use: the second breaker is resolved first and leaves the other nothing to break.
    table.use(1, "C-S08r")
    table.until(2, "priority")
    table.answer(2, "priority", "C-S08b")
    table.answer(2, "target", "C-S01")
    table.resolve()
    assert [event.data["ability"] for event in table.events("countered")] == ["C-S01"]
    table.resolve()
    assert [event.data["ability"] for event in table.events("fizzled")] == ["C-S08"]
    assert (table.st.spirit[0], table.st.priority.stack) == (4, [])


@pytest.mark.rule("PK-451", "C-S12", "C-K9")
@every_cell(lambda cell: cell.king and cell.ruleset == "peak")
def test_a_ghost_that_left_the_game_under_a_ward(cell: Cell) -> None:
    table = cell(step=AFTER, king=0, candidate="C-K9", ghosts={0: LIVES, 2: "C-G11"}, hands={1: "C-S12r"})
    table.use(1, "C-S12r", (2, 0))
    table.use(0, "C-K9")
    table.resolve()
    table.resolve()
    assert [event.data["ability"] for event in table.events("fizzled")] == ["C-S12"]
    assert (table.events("modified"), table.discarded()) == ([], "C-S12r")


@pytest.mark.rule("C-S09", "PK-451")
@every_cell()
def test_a_substitute_is_no_answer_to_a_substitute_but_to_what_it_sent_on(cell: Cell) -> None:
    last = cell.seats - 1
    table = cell(hands={0: "C-S02r", 1: "C-S09r", last: "C-S09b"}, spirit={1: 5, last: 5})
    table.use(0, "C-S02r", 1)
    table.until(1, "priority")
    table.answer(1, "priority", "C-S09r")
    if cell.seats > 3:
        table.answer(1, "target", last)
    # The Substitute names a use as well as a seat: it isn't aimed at the last seat alone.
    assert not table.can_use(last, "C-S09b")
    table.resolve()
    assert [event.data["to"] for event in table.events("retargeted")] == [last]
    table.until(last, "priority")
    table.answer(last, "priority", "C-S09b")
    if cell.seats > 3:
        table.answer(last, "target", 1)
    table.resolve()
    assert [event.data["to"] for event in table.events("retargeted")] == [last, 1]
    table.resolve()
    assert (table.st.spirit[0], table.st.spirit[1], table.st.spirit[last]) == (6, 3, 5)


@pytest.mark.rule("PK-452", "C-S08")
@every_cell()
def test_a_response_that_empties_the_stack_gives_the_day_back(cell: Cell) -> None:
    last = cell.seats - 1
    table = cell(player=1, hands={1: "C-S01r C-S01b", last: "C-S08r"})
    table.use(1, "C-S01r")
    table.use(last, "C-S08r")
    table.resolve()
    assert (table.st.priority.stack, table.asked, table.st.step) == ([], [(1, "day")], DAY)
    assert table.discarded() == "C-S01r C-S08r"
    table.use(1, "C-S01b")
    table.resolve()
    assert table.st.spirit[1] == 7


@pytest.mark.rule("C-A03", "C-G17", "C-K6")
@every_cell(with_king)
def test_an_artifact_lost_while_its_effect_waits(cell: Cell) -> None:
    king = cell.seats - 1
    table = cell(
        step=APPARITION, player=king, deck="C-G05 C-G17", king=king, candidate="C-K6", ghosts={king: LIVES},
        artifacts={0: "C-A03"},
    )  # fmt: skip
    assert table.ghosts(0) == "C-G05"
    table.use(0, "C-A03")
    table.use(king, "C-K6")
    table.resolve()
    assert (table.artifact(0), table.ghosts(0)) == ("", "C-G05 C-G17")
    table.resolve()
    assert (table.ghosts(0), table.ghosts(1)) == ("C-G17", "C-G05")
    table.finish_turn()
    # Without it, nothing of it is on offer any more.
    assert "C-A03" not in [name for name, _, _ in table.match.refusals(0)]


# ---------------------------------------------------------------------- use limits after a save


def reloaded(table: Table) -> Table:
    """The same table after its match was saved and loaded."""
    table.match = again = load_match(dump_match(table.match))
    assert isinstance(again, Match)
    return table


@pytest.mark.rule("C-A06")
@every_cell()
def test_a_limit_by_turn_is_kept_in_a_save(cell: Cell) -> None:
    table = cell(artifacts={0: "C-A06"}, hands={0: "C-S01r C-S02r"}, deck=CALM)
    table.use(0, "C-A06")
    table.answer(0, "discard", "C-S01r")
    table.resolve()
    assert not table.can_use(0, "C-A06")
    assert not reloaded(table).can_use(0, "C-A06")
    table.finish_turn()
    for _ in range(cell.seats - 1):
        table.finish_turn()
    assert table.st.player == 0
    assert reloaded(table).can_use(0, "C-A06")


@pytest.mark.rule("C-R08")
@every_cell(lambda cell: cell.roles)
def test_a_limit_by_round_is_kept_in_a_save_and_ends_with_ones_own_turn(cell: Cell) -> None:
    table = cell(player=1, roles={0: "C-R08"}, points={0: "C-G01"}, spirit={0: 9}, deck=CALM)
    table.use(0, "C-R08.1", 2)
    table.resolve()
    assert not reloaded(table).can_use(0, "C-R08.1")
    table.finish_turn()
    if cell.seats > 3:
        assert not reloaded(table).can_use(0, "C-R08.1")
    for _ in range(cell.seats):
        if table.st.player:
            table.finish_turn()
    assert reloaded(table).can_use(0, "C-R08.1")


@pytest.mark.rule("C-K6")
@every_cell(with_king)
def test_a_kings_limit_is_kept_in_a_save(cell: Cell) -> None:
    table = cell(step=AFTER, king=0, candidate="C-K6", ghosts={0: LIVES}, deck="C-V03 C-V01")
    table.use(0, "C-K6")
    table.resolve()
    assert not reloaded(table).can_use(0, "C-K6")
