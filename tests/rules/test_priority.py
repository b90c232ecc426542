"""Priority and the stack (PK-450 to PK-453)."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, BEFORE, DAY, DAY_CLOSE
from tests.ghostplay.position import Table, position


def order_of_passes(table: Table, count: int) -> list[int]:
    """Who is asked, one after the other, while everybody passes."""
    seats = []
    for _ in range(count):
        ((seat, _),) = table.asked
        seats.append(seat)
        table.pass_once()
    return seats


@pytest.mark.rule("PK-450")
def test_a_use_in_the_day_asks_all_from_the_turn_player_counter_clockwise() -> None:
    table = position(player=2, hands={2: "C-S01r"})
    table.use(2, "C-S01r")
    assert order_of_passes(table, 6) == [2, 1, 0, 5, 4, 3]
    assert table.st.spirit[2] == 7
    assert table.asked == [(2, "day")]


@pytest.mark.rule("PK-450")
def test_the_last_window_of_the_day_counts_the_turn_players_end_as_his_pass() -> None:
    table = position(player=2, hands={4: "C-S06r"})
    table.answer(2, "day", "pass")
    assert table.st.step == DAY_CLOSE
    assert order_of_passes(table, 3) == [1, 0, 5]
    table.use(4, "C-S06r", 0)
    # A use starts the passes anew, the turn player first.
    assert order_of_passes(table, 6) == [2, 1, 0, 5, 4, 3]
    assert table.st.step == DAY_CLOSE
    assert order_of_passes(table, 6) == [2, 1, 0, 5, 4, 3]
    assert table.st.step == BEFORE


@pytest.mark.rule("PK-450", "PK-452")
def test_a_window_closes_only_when_all_have_passed_in_a_row() -> None:
    table = position(step=BEFORE, player=0, hands={1: "C-S06r C-S06b"}, deck="C-V07")
    assert order_of_passes(table, 5) == [0, 5, 4, 3, 2]
    table.use(1, "C-S06r", 2)
    table.resolve()
    assert order_of_passes(table, 5) == [0, 5, 4, 3, 2]
    assert table.st.step == BEFORE
    table.pass_once()
    assert table.st.step == AFTER


@pytest.mark.rule("PK-452")
def test_the_last_use_is_resolved_first() -> None:
    table = position(
        step=BEFORE, player=3, ghosts={0: "C-G01"}, hands={1: "C-S12r C-S14r", 4: "C-S11r"}, deck="C-V07 C-V03 C-V08"
    )
    table.use(1, "C-S12r")
    table.use(4, "C-S11r")
    table.use(1, "C-S14r")
    resolved = []
    for _ in range(3):
        table.resolve()
        if table.prompt_kind(1) == "arrange":
            table.answer(1, "arrange", "C-V07", "C-V03", "C-V08")
        resolved.append(table.events("resolved")[-1].data["ability"])
        assert table.asked == [(3, "priority")]
    assert resolved == ["C-S14", "C-S11", "C-S12"]


@pytest.mark.rule("PK-452")
def test_a_response_that_empties_the_stack_gives_the_turn_player_his_day_back() -> None:
    table = position(hands={0: "C-S01r C-S01b", 1: "C-S08r"})
    table.use(0, "C-S01r")
    table.use(1, "C-S08r")
    table.resolve()
    assert (table.st.priority.stack, table.asked, table.st.step) == ([], [(0, "day")], DAY)
    table.use(0, "C-S01b")
    table.resolve()
    assert table.st.spirit[0] == 7


@pytest.mark.rule("PK-451")
def test_an_effect_whose_target_has_gone_does_nothing() -> None:
    table = position(
        step=AFTER, king=0, candidate="C-K9", ghosts={0: "C-G01 C-G10 C-G02", 3: "C-G11"}, hands={1: "C-S12r"},
        deck="C-V07",
    )  # fmt: skip
    table.until(1, "priority")
    table.answer(1, "priority", "C-S12r")
    table.ghost(1, "target", 3)
    table.use(0, "C-K9")
    table.resolve()
    assert [(use["face"], use["targets"]) for use in table.match.view(2)["stack"]] == [("C-S12r", [])]
    table.resolve()
    assert [event.data for event in table.events("fizzled")] == [{"seat": 1, "ability": "C-S12"}]
    assert (table.st.modifiers.dump(), table.discarded()) == ([], "C-S12r")


@pytest.mark.rule("PK-451", "PK-330")
def test_a_target_must_be_legal_when_the_use_is_resolved() -> None:
    """The neighbour who was to get the ghost is its bearer now: the second shift has no legal target left."""
    table = position(step=AFTER, ghosts={3: "C-G11"}, hands={0: "C-X06r", 1: "C-S10r"})
    table.use(1, "C-S10r", 4)
    table.use(0, "C-X06r")
    table.resolve()
    assert table.ghosts(0) == "C-G11"
    table.resolve()
    assert (table.ghosts(0), table.ghosts(4)) == ("C-G11", "")
    assert len(table.events("fizzled")) == 1


@pytest.mark.rule("PK-451")
def test_a_use_without_a_legal_target_cannot_be_announced() -> None:
    table = position(step=AFTER, hands={0: "C-S10r C-S11r C-S12r"})
    assert table.offers(0, "priority") == ["pass"]


@pytest.mark.rule("PK-453")
def test_buying_and_equipping_open_no_window() -> None:
    table = position(hands={0: "C-A01", 1: "C-S08r C-S06r"})
    table.answer(0, "day", "draw")
    assert table.asked == [(0, "day")]
    table.answer(0, "day", "C-A01")
    assert table.asked == [(0, "day")]


@pytest.mark.rule("PK-453")
def test_any_card_fits_every_window_of_anyones_turn() -> None:
    for step in (DAY_CLOSE, BEFORE, AFTER):
        table = position(step=step, hands={1: "C-S06r"})
        assert table.can_use(1, "C-S06r")
    table = position(hands={0: "C-S01r", 1: "C-S06r"})
    table.use(0, "C-S01r")
    assert table.can_use(1, "C-S06r")
