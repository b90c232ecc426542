"""The eight events, one by one."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION
from tests.ghostplay.position import position

LIVES = "C-G01 C-G10 C-G02"


@pytest.mark.rule("PK-121", "PK-010")
def test_an_event_is_resolved_at_once_and_discarded() -> None:
    table = position(step=APPARITION, deck="C-V07")
    assert table.st.step == AFTER
    assert table.match.view(3)["apparition"] == {"face": "C-V07", "seat": None}
    assert [table.st.cards.ghosts[card].kind for card in table.st.ghost_discard] == ["C-V07"]
    kinds = [card.kind for card in table.st.cards.ghosts if card.event]
    assert sorted(kinds) == [f"C-V0{number}" for number in range(1, 9)]


@pytest.mark.rule("C-V01")
def test_an_eclipse_raises_all_requirements_for_the_turn() -> None:
    table = position(step=APPARITION, deck="C-V01", ghosts={1: "C-G01", 2: "C-G15", 3: "C-G20"})
    assert [table.need(1), table.need(2), table.need(3)] == [3, 5, 4]
    assert table.events("modified")[0].data["amount"] == 1
    table.finish_turn()
    assert [table.need(1), table.need(2), table.need(3)] == [2, 4, 3]


@pytest.mark.rule("C-V01", "PK-216")
def test_an_eclipse_weighs_on_summonings_too() -> None:
    table = position(
        step=APPARITION, deck="C-V01", king=0, ghosts={0: LIVES, 3: "C-G11"}, hands={0: "C-S01b C-S02b"}
    )  # fmt: skip
    table.exorcise(3, {0: "C-S01b C-S02b"})
    assert table.ghosts(3) == "C-G11"


@pytest.mark.rule("C-V02")
def test_the_gate_opens_turns_up_another_card_at_once() -> None:
    table = position(step=APPARITION, deck="C-V02 C-G05")
    assert table.st.step == AFTER
    assert table.ghosts(1) == "C-G05"
    assert [event.data["face"] for event in table.events("turned_up")] == ["C-V02", "C-G05"]


@pytest.mark.rule("C-V02", "PK-400")
def test_the_gate_opening_on_an_empty_deck_ends_the_game_with_the_turn() -> None:
    table = position(step=APPARITION, deck="C-V02", only_deck=True)
    assert table.st.step == AFTER
    assert not table.match.over
    table.finish_turn()
    assert table.outcome["kind"] == "deck"


@pytest.mark.rule("C-V02", "PK-400")
def test_the_gate_opening_may_turn_up_the_last_card() -> None:
    table = position(step=APPARITION, deck="C-V02 C-G05", only_deck=True)
    assert table.ghosts(1) == "C-G05"
    table.finish_turn()
    assert table.outcome["kind"] == "deck"


@pytest.mark.rule("C-V03")
def test_the_ghost_festival_draws_each_a_card_from_the_turn_player_on() -> None:
    table = position(
        step=APPARITION, player=4, deck="C-V03", draws="C-A01 C-A02 C-A03 C-A04 C-A05 C-A06", king=2, ghosts={2: LIVES}
    )  # fmt: skip
    assert [table.hand(seat) for seat in (4, 5, 0, 1, 2, 3)] == [f"C-A0{number}" for number in range(1, 7)]


@pytest.mark.rule("C-V04")
def test_the_yin_wind_passes_cards_to_the_left_all_at_the_same_time() -> None:
    table = position(step=APPARITION, deck="C-V04", hands={0: "C-S01r C-S02r", 1: "C-S03r", 5: "C-S04r"})
    assert table.asked == [(0, "give"), (1, "give"), (5, "give")]
    table.answer(1, "give", "C-S03r")
    table.answer(0, "give", "C-S02r")
    assert table.hand(1) == "C-S03r"
    table.answer(5, "give", "C-S04r")
    assert [table.hand(seat) for seat in range(6)] == ["C-S01r C-S04r", "C-S02r", "C-S03r", "", "", ""]


@pytest.mark.rule("C-V05")
def test_the_tribulation_takes_three_spirit_or_the_artifact() -> None:
    table = position(
        step=APPARITION, deck="C-V05", artifacts={0: "C-A01", 1: "C-A02", 2: "C-A05"}, spirit={0: 3, 1: 3, 2: 2}
    )  # fmt: skip
    assert table.asked == [(0, "choice"), (1, "choice")]
    table.answer(0, "choice", "artifact")
    table.answer(1, "choice", "spirit")
    assert [table.artifact(seat) for seat in range(3)] == ["", "C-A02", ""]
    assert table.st.spirit[:3] == [3, 0, 2]


@pytest.mark.rule("C-V06", "PK-331")
def test_the_night_parade_moves_every_ghost_one_seat_on() -> None:
    table = position(step=APPARITION, deck="C-V06", ghosts={0: "C-G01 C-G04", 1: "C-G10", 5: "C-G17"},
                     artifacts={0: "C-A05"})  # fmt: skip
    assert [table.ghosts(seat) for seat in range(6)] == ["C-G17", "C-G01 C-G04", "C-G10", "", "", ""]
    # They move: nobody is haunted, so no spirit and no artifact is lost.
    assert (table.st.spirit[1], table.artifact(0)) == (4, "C-A05")


@pytest.mark.rule("C-V06", "PK-330")
def test_the_night_parade_leaves_the_king_aside() -> None:
    table = position(step=APPARITION, deck="C-V06", king=2, ghosts={2: LIVES, 1: "C-G11 C-G12", 3: "C-G13"})
    assert [table.ghosts(seat) for seat in range(6)] == ["", "", LIVES, "C-G11 C-G12", "C-G13", ""]


@pytest.mark.rule("C-V07")
def test_the_immortal_gives_two_spirit_to_who_bears_no_ghost() -> None:
    table = position(step=APPARITION, deck="C-V07", ghosts={1: "C-G01", 3: "C-G10"})
    assert table.st.spirit == [6, 4, 6, 4, 6, 6]


@pytest.mark.rule("C-V08")
def test_the_pestilence_takes_a_card_from_each_who_has_more_than_four() -> None:
    five = "C-S01r C-S02r C-S03r C-S04r C-S05r"
    hands = {0: five, 1: five[:27], 2: "C-S01b C-S02b C-S03b C-S04b C-S05b C-S06b"}
    table = position(step=APPARITION, deck="C-V08", hands=hands, king=2, ghosts={2: LIVES})
    assert table.asked == [(0, "discard"), (2, "discard")]
    table.answer(2, "discard", "C-S06b")
    table.answer(0, "discard", "C-S03r")
    assert [table.held(seat) for seat in range(3)] == [4, 4, 5]
    # Thrown down in turn order, whoever chose first.
    assert table.discarded() == "C-S03r C-S06b"


@pytest.mark.rule("PK-122", "C-V08")
def test_nothing_is_used_while_an_event_is_resolved() -> None:
    five = "C-S06r C-S06b C-S03r C-S04r C-S05r"
    table = position(step=APPARITION, deck="C-V08", hands={0: five, 1: "C-S08r"})
    assert table.asked == [(0, "discard")]
    assert table.st.step == APPARITION
