"""What holds for everything that is used: its time, its cost, its limit, and that a Spell-Breaker breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from core import load_match
from core.ghostplay.state import AFTER, BEFORE, DAY, DAY_CLOSE
from core.kernel import Match
from tests.ghostplay.position import Table, position
from tests.ghostplay.uses import CASES, KING, Case


def named(cases: list[Case]) -> list[Any]:
    return [pytest.param(case, id=case.name) for case in cases]


def reason(table: Table, case: Case) -> str:
    """Why the seat may not use it now, or ""."""
    return table.refused(case.seat).get(case.option, "")


def settle(table: Table) -> None:
    """Let everything on the stack happen, every question answered by its default."""
    while table.st.priority.stack:
        prompt = table.match.pending()[0]
        table.submit(prompt.seat, prompt, prompt.default)


def on_the_table(table: Table) -> dict[str, Any]:
    """All that a use could change, the discard pile and the breaker's hand (seat 5) aside."""
    st = table.st
    return {
        "hands": [row[:] for row in st.hand[:5]],
        "spirit": st.spirit[:],
        "ghosts": [row[:] for row in st.ghosts],
        "artifacts": [row[:] for row in st.artifact],
        "decks": (st.spell_deck[:], st.ghost_deck[:]),
        "modifiers": st.modifiers.dump(),
        "knows": [row[:] for row in st.knows],
        "looked": [dict(row) for row in st.hand_memory],
        "over": table.match.over,
    }


@pytest.mark.rule("PK-112", "PK-452")
@pytest.mark.parametrize("case", named([case for case in CASES if case.name != "C-S08"]))
def test_a_use_has_its_effect_and_its_card_is_discarded(case: Case) -> None:
    table = case.table(spirit={case.seat: 9})
    case.lead_up(table)
    assert reason(table, case) == ""
    case.announce(table)
    assert table.st.spirit[case.seat] == 9 - case.cost - (1 if case.name == "C-R10.2" else 0)
    announced = on_the_table(table)
    table.resolve()
    settle(table)
    seen = on_the_table(table)
    if case.name != "C-S09":
        assert seen != announced or table.events("looked_deck") or table.match.over
    if case.option != case.name:
        assert case.option in table.discarded().split()
        assert case.option not in table.hand(case.seat).split()


@pytest.mark.rule("C-S08", "PK-112")
@pytest.mark.parametrize("case", named([case for case in CASES if case.name not in ("C-S08", "C-S09")]))
def test_a_spell_breaker_leaves_it_without_effect_and_its_cost_paid(case: Case) -> None:
    table = case.table(spirit={case.seat: 9}, hands={5: "C-S08b"})
    case.lead_up(table)
    case.announce(table)
    announced = on_the_table(table)
    table.use(5, "C-S08b")
    table.resolve()
    assert on_the_table(table) == announced
    assert table.st.priority.stack == []
    assert [event.data["ability"] for event in table.events("countered")] == [case.name]
    if case.option != case.name:
        assert sorted(table.discarded().split())[-2:] == sorted([case.option, "C-S08b"])


STEPS = {"day": DAY, "last window of the day": DAY_CLOSE, "before": BEFORE, "after": AFTER}


def out_of_time() -> list[Any]:
    """Every use in every kind of window that doesn't fit it; a response has nothing to answer there."""
    found = []
    for case in [case for case in CASES if "any" not in case.timing]:
        fits = ("before", "after") if "night" in case.timing else case.timing
        # A ghost king whose turn it is has no day.
        steps = [step for step in STEPS if not (step == "day" and case.setup.get("king") == 0)]
        found += [pytest.param(case, step, id=f"{case.name}, {step}") for step in steps if step not in fits]
    return found


@pytest.mark.rule("PK-453", "PK-122")
@pytest.mark.parametrize(("case", "step"), out_of_time())
def test_it_is_refused_outside_its_time(case: Case, step: str) -> None:
    table = case.table(spirit={case.seat: 9}, step=STEPS[step])
    assert reason(table, case) == "timing"


@pytest.mark.rule("PK-122", "PK-330")
@pytest.mark.parametrize("case", named([case for case in CASES if case.timing == ("night",)]))
def test_the_kings_own_night_is_his_own(case: Case) -> None:
    table = case.table(spirit={case.seat: 9}, player=3)
    table.until(case.seat, "priority")
    assert reason(table, case) == "timing"


@pytest.mark.rule("PK-453", "PK-110")
@pytest.mark.parametrize("case", named([case for case in CASES if case.timing == ("day",)]))
def test_what_is_for_the_day_is_for_ones_own(case: Case) -> None:
    table = case.table(spirit={case.seat: 9}, player=5, hands={5: "C-S01b"})
    table.use(5, "C-S01b")
    table.until(case.seat, "priority")
    assert reason(table, case) == "timing"


@pytest.mark.rule("PK-453")
@pytest.mark.parametrize("case", named([case for case in CASES if case.timing == ("day",)]))
def test_what_is_for_the_day_needs_an_empty_stack(case: Case) -> None:
    hand = case.table().hand(case.seat)
    table = case.table(spirit={case.seat: 9}, hands={case.seat: f"{hand} C-S06b"})
    table.use(case.seat, "C-S06b", 4)
    assert table.prompt_kind(case.seat) == "priority"
    assert reason(table, case) == "timing"
    assert case.option not in table.offers(case.seat, "priority")


@pytest.mark.parametrize("case", named([case for case in CASES if case.cost]))
def test_a_cost_that_cannot_be_paid_forbids_the_use(case: Case) -> None:
    table = case.table(spirit={case.seat: case.cost - 1})
    case.lead_up(table)
    assert reason(table, case) == "cost"
    assert case.option not in table.offers(case.seat, table.prompt_kind(case.seat))


@pytest.mark.rule("C-G14")
@pytest.mark.parametrize("case", named([case for case in CASES if case.name[2] in "SX"]))
def test_the_long_tongued_ghost_makes_each_spell_cost_one_more(case: Case) -> None:
    ghosts = {**case.setup.get("ghosts", {}), case.seat: "C-G14"}
    table = case.table(spirit={case.seat: case.cost}, ghosts=ghosts)
    case.lead_up(table)
    assert reason(table, case) == "cost"
    table = case.table(spirit={case.seat: case.cost + 1}, ghosts=ghosts)
    case.lead_up(table)
    assert reason(table, case) == ""


@pytest.mark.parametrize("case", named([case for case in CASES if case.limit]))
def test_a_use_limit_holds_and_survives_a_save(case: Case) -> None:
    table = case.table(spirit={case.seat: 9})
    case.lead_up(table)
    for _ in range(case.times):
        assert reason(table, case) == ""
        case.announce(table)
        settle(table)
        table.until(case.seat, "day", "priority")
    assert reason(table, case) == "used_" + case.limit
    again: Match[Any] = load_match({"setup": table.rules.setup.plain(), "match": table.match.dump()})
    assert (case.option, "used_" + case.limit) in [row[:2] for row in again.refusals(case.seat)]


def test_a_limit_by_turn_ends_with_the_turn_and_one_by_round_with_ones_own() -> None:
    table = position(step=BEFORE, roles={0: "C-R04", 1: "C-R05"}, points={0: "C-G03", 1: "C-G04 C-G13"})
    table.use(0, "C-R04.1")
    settle(table)
    table.use(1, "C-R05.2", 3)
    settle(table)
    seen: dict[str, list[bool]] = {"C-R04.1": [], "C-R05.2": []}
    for player in (1, 2, 3, 4, 5, 0):
        table.finish_turn()
        assert table.st.player == player
        while table.st.step != BEFORE:
            prompt = table.match.pending()[0]
            table.submit(prompt.seat, prompt, prompt.default)
        seen["C-R04.1"].append(table.can_use(0, "C-R04.1"))
        seen["C-R05.2"].append(table.st.limits.used("C-R05.2", 1, "round") == 0)
    assert seen == {"C-R04.1": [False] * 5 + [True], "C-R05.2": [True] * 6}


def test_a_limit_by_game_never_ends() -> None:
    table = position(step=BEFORE, roles={0: "C-R08"}, hands={0: "C-S13r C-S13b C-S14r C-S14b"}, **KING)
    table.use(0, "C-R08.k")
    table.answer(0, "discard", "C-S13r", "C-S13b")
    settle(table)
    for _ in range(6):
        table.finish_turn()
    table.until(0, "priority")
    assert (table.st.step, table.st.player) == (BEFORE, 0)
    assert table.refused(0)["C-R08.k"] == "used_game"
