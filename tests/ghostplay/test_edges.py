"""Corners where nothing is left to take, to ask or to do."""

from __future__ import annotations

from typing import Any

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, DRAW, EXORCISM, START
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"


@pytest.mark.rule("C-V04", "C-V05", "C-V08")
@pytest.mark.parametrize("event", [f"C-V0{number}" for number in range(1, 9)])
def test_events_find_empty_hands_and_bare_seats(event: str) -> None:
    table = position(step=APPARITION, deck=f"{event} {'C-V07' if event != 'C-V07' else 'C-V03'}")
    assert (table.st.step, table.asked) == (AFTER, [(0, "priority")])
    assert table.st.lifted == []


@pytest.mark.rule("C-K4", "PK-123")
def test_a_haunted_player_without_cards_discards_nothing() -> None:
    table = position(step=APPARITION, deck="C-G05", king=4, candidate="C-K4", ghosts={4: LIVES, 1: "C-G11 C-G12"})
    assert (table.ghosts(1), table.asked, table.events("discarded")) == ("C-G11 C-G12 C-G05", [(0, "priority")], [])
    table = position(step=APPARITION, deck="C-G05", king=4, ghosts={4: LIVES, 1: "C-G11 C-G12"}, hands={1: "C-S01r"})
    assert table.hand(1) == "C-S01r"


@pytest.mark.rule("C-R09", "C-K8")
def test_a_host_without_cards_or_spirit_pays_what_he_has() -> None:
    table = position(
        step=EXORCISM, player=1, king=0, roles={0: "C-R09"}, candidate="C-K8", ghosts={0: LIVES},
        hands={1: "C-S01b"}, spirit={1: 0},
    )  # fmt: skip
    table.exorcise(0, {1: "C-S01b"})
    assert (table.held(1), table.st.spirit[1], table.st.spirit[0]) == (0, 0, 5)


@pytest.mark.rule("C-S06", "C-S14")
def test_looking_at_what_is_not_there() -> None:
    table = position(hands={0: "C-S06r"}, only_draws=True, discard="C-A01")
    table.use(0, "C-S06r", 3)
    table.resolve()
    assert table.events("looked_hand", viewer=0)[0].data["cards"] == []
    assert table.hand(0) == "C-A01"
    table = position(step=BEFORE, hands={0: "C-S14r C-S14b"}, deck="C-V07 C-G05", only_deck=True)
    table.use(0, "C-S14r")
    table.resolve()
    assert table.offers(0, "arrange") == ["C-V07", "C-G05"]
    table.answer(0, "arrange", "C-G05", "C-V07")
    table.end_window()
    assert table.ghosts(1) == "C-G05"


@pytest.mark.rule("C-R04", "C-A10")
def test_the_last_card_of_the_ghost_deck_is_looked_at_and_buried_where_it_is() -> None:
    table = position(
        step=BEFORE, roles={0: "C-R04"}, points={0: "C-G01 C-G10"}, artifacts={0: "C-A10"}, deck="C-G05", only_deck=True
    )
    table.use(0, "C-R04.1")
    table.resolve()
    table.answer(0, "bury", "C-G05")
    table.use(0, "C-A10")
    table.resolve()
    table.answer(0, "bury", "C-G05")
    table.end_window()
    assert (table.ghosts(1), table.st.spirit[0]) == ("C-G05", 2)


@pytest.mark.rule("PK-103", "PK-210")
def test_votes_just_counted_are_shuffled_into_the_deck_that_pays_the_reward() -> None:
    """The deck is empty: the votes on the discard pile become the cards drawn for the banishing."""
    hands = {0: "C-S01r C-S02r C-S03r"}
    table = position(step=EXORCISM, ghosts={3: "C-G03"}, hands=hands, only_draws=True)
    table.exorcise(3, hands)
    while table.prompt_kind(table.asked[0][0]) == "votes":
        table.votes()
    table.answer(0, "look", "decline")
    assert table.hand(0) in ("C-S01r", "C-S02r", "C-S03r")
    assert table.discarded() == ""


@pytest.mark.rule("PK-103", "PK-101")
def test_a_table_without_any_spell_card_left_plays_on() -> None:
    """All spell cards lie in the hand of the last seat, who is bound to keep five."""
    table = position(step=START, only_draws=True, ghosts={2: "C-G02"})
    for _ in range(4):
        table.finish_turn()
    assert table.st.player == 4
    assert [table.held(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("C-R06", "C-G03")
def test_a_woodcutter_who_would_draw_nothing_is_not_offered_spirit_for_it() -> None:
    table = position(step=DRAW, roles={0: "C-R06"}, points={0: "C-G01"}, ghosts={0: "C-G03 C-G15"})
    assert (table.asked, table.st.spirit[0], table.held(0)) == ([(0, "day")], 5, 0)


@pytest.mark.rule("C-S15", "PK-331")
def test_an_amulet_may_send_a_ghost_on_to_the_king() -> None:
    table = position(step=BEFORE, king=2, ghosts={2: LIVES}, hands={0: "C-S15r"}, deck="C-G05")
    table.use(0, "C-S15r", 1)
    table.resolve()
    table.end_window()
    assert (table.ghosts(1), table.ghosts(2), table.st.haunted) == ("", LIVES + " C-G05", [])


@pytest.mark.rule("C-S09", "C-R05")
def test_one_who_is_silenced_finds_no_substitute() -> None:
    table = position(roles={0: "C-R05"}, points={0: "C-G01 C-G10"}, hands={0: "C-S02r", 1: "C-S09r"})
    table.use(0, "C-R05.2", 1)
    table.resolve()
    table.use(0, "C-S02r", 1)
    assert not table.can_use(1, "C-S09r")


@pytest.mark.rule("C-S08", "C-R05")
def test_a_response_announced_before_the_silence_still_holds() -> None:
    table = position(step=BEFORE, roles={0: "C-R05"}, points={0: "C-G01 C-G10"}, hands={0: "C-S15r", 1: "C-S08r"})
    table.use(0, "C-S15r", 2)
    table.use(1, "C-S08r")
    table.use(0, "C-R05.2", 1)
    table.resolve()
    table.resolve()
    assert [event.data["ability"] for event in table.events("countered")] == ["C-S15"]


@pytest.mark.rule("C-S09", "C-R09")
def test_a_substitute_turns_a_skill_aside_too_but_only_to_who_could_be_named() -> None:
    """The strike needs a player with cards: the one seat without any is no substitute."""
    hands = {1: "C-S09r C-S01r", 2: "C-S02r", 4: "C-S03r", 5: "C-S04r"}
    table = position(roles={0: "C-R09"}, points={0: "C-G01"}, hands=hands)
    table.use(0, "C-R09.1", 1)
    table.until(1, "priority")
    table.answer(1, "priority", "C-S09r")
    assert table.seats_on_offer(1, "target") == [2, 4, 5]
    table.answer(1, "target", 4)
    table.resolve()
    table.resolve()
    assert (table.held(4), table.hand(1)) == (0, "C-S01r")


@pytest.mark.rule("PK-451", "C-R09")
def test_a_strike_on_a_hand_that_has_emptied_does_nothing() -> None:
    table = position(roles={0: "C-R09"}, points={0: "C-G01"}, hands={1: "C-S06r"}, only_draws=True)
    table.use(0, "C-R09.1", 1)
    table.use(1, "C-S06r", 2)
    table.resolve()
    # The Eye found neither deck nor discard pile to draw from.
    assert table.held(1) == 0
    table.resolve()
    assert len(table.events("fizzled")) == 1
    assert table.st.spirit[0] == 2


def dealt_the_first_card(step: str, **setup: Any) -> Table:
    """A position in which seat 0 holds the card of the spell deck that is numbered 0, a red 聚靈符."""
    tables = (position(step=step, hands={0: "C-S01r"}, seed=seed, **setup) for seed in range(30))
    return next(table for table in tables if table.st.hand[0] == [0])


@pytest.mark.rule("PK-112", "C-S08")
def test_card_number_nought_is_used_and_broken_like_any_other() -> None:
    table = dealt_the_first_card("day")
    table.use(0, "C-S01r")
    assert table.events("used")[0].data["face"] == "C-S01r"
    table.resolve()
    assert table.st.spell_discard == [0]


@pytest.mark.rule("C-A04", "C-R02")
def test_card_number_nought_is_marked_like_any_other() -> None:
    table = dealt_the_first_card(EXORCISM, ghosts={3: "C-G20"}, artifacts={0: "C-A04"})
    table.exorcise(3, {0: "C-S01r"})
    table.answer(0, "mark", "C-S01r")
    assert table.events("counted")[0].data["blue"] == 1
    table = dealt_the_first_card(EXORCISM, player=1, king=0, roles={0: "C-R02"}, ghosts={0: LIVES})
    table.exorcise(0, {0: "C-S01r"})
    table.answer(0, "mark", "C-S01r")
    assert table.events("counted")[0].data["red"] == 2


@pytest.mark.rule("C-A10", "C-R04", "C-K6")
def test_there_is_nothing_to_look_at_or_turn_up_in_an_empty_ghost_deck() -> None:
    table = position(step=BEFORE, roles={0: "C-R04"}, points={0: "C-G01"}, artifacts={0: "C-A10"}, only_deck=True)
    assert table.offers(0, "priority") == ["pass"]
    table = position(step=BEFORE, king=0, candidate="C-K6", ghosts={0: LIVES}, only_deck=True)
    assert table.offers(0, "priority") == ["pass"]
