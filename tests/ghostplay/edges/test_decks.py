"""Decks that run out: in the middle of a draw, at the last card, while the Gate Opens."""

from __future__ import annotations

import pytest

from core.ghostplay.state import APPARITION, DRAW, EXORCISM
from tests.ghostplay.edges.cells import Cell, every_cell, with_king, without_king

LIVES = "C-G01 C-G10 C-G02"


@pytest.mark.rule("PK-103")
@every_cell()
def test_both_decks_run_out_in_the_middle_of_a_draw(cell: Cell) -> None:
    table = cell(hands={0: "C-S03r"}, draws="C-S01r", only_draws=True)
    table.use(0, "C-S03r")
    table.resolve()
    # The second card isn't there: the card that draws is still on its way to the discard pile.
    assert (table.hand(0), table.discarded(), table.st.spell_deck) == ("C-S01r", "C-S03r", [])
    assert table.events("shuffled") == []
    assert table.events("drawn")[0].data["count"] == 1


@pytest.mark.rule("PK-103", "PK-101")
@every_cell()
def test_the_discard_pile_is_shuffled_in_the_middle_of_the_draw_phase(cell: Cell) -> None:
    table = cell(step=DRAW, draws="C-S01r", discard="C-S02r", only_draws=True)
    assert table.hand(0) == "C-S01r C-S02r"
    assert len(table.events("shuffled")) == 1
    assert (table.st.spell_deck, table.discarded()) == ([], "")


@pytest.mark.rule("PK-103")
@every_cell()
def test_the_discard_pile_is_shuffled_exactly_at_the_last_card(cell: Cell) -> None:
    table = cell(step=DRAW, draws="C-S01r C-S02r", discard="C-S04r C-S05r C-S06r", only_draws=True)
    assert table.hand(0) == "C-S01r C-S02r"
    # The deck is never left empty while there is something to shuffle, and nobody draws of it yet.
    assert [event.data["deck"] for event in table.events("shuffled")] == ["spell"]
    assert (len(table.st.spell_deck), table.discarded()) == (3, "")
    table = cell(step=DRAW, draws="C-S01r C-S02r C-S03r", discard="C-S04r", only_draws=True)
    assert (table.events("shuffled"), len(table.st.spell_deck), table.discarded()) == ([], 1, "C-S04r")


@pytest.mark.rule("PK-103", "PK-212")
@every_cell()
def test_a_reward_is_drawn_from_the_votes_that_paid_for_it(cell: Cell) -> None:
    votes = {0: "C-S01r C-S02r C-S03r"}
    table = cell(step=EXORCISM, ghosts={1: "C-G03"}, hands=votes, only_draws=True)
    table.exorcise(1, votes)
    if table.prompt_kind(0) == "look":
        table.answer(0, "look", "decline")
    drawn = [event.data for event in table.events("drawn") if event.data["source"] == "PK-212"]
    assert [(event["seat"], event["count"]) for event in drawn] == [(0, 1)]
    assert drawn[0]["cards"][0] in votes[0].split()


@pytest.mark.rule("C-V02", "PK-400", "PK-705")
@every_cell(without_king)
@pytest.mark.parametrize("deck", ["C-V02", "C-V02 C-G05"])
def test_the_gate_opens_on_the_end_of_the_ghost_deck(cell: Cell, deck: str) -> None:
    table = cell(step=APPARITION, deck=deck, only_deck=True, points={1: "C-G01"})
    turned_up = [event.data["face"] for event in table.events("turned_up")]
    assert turned_up == deck.split()
    # The turn is still played to its end.
    assert not table.match.over
    table.finish_turn()
    assert table.outcome["kind"] == ("fewest" if cell.mode == "three" else "deck")
    assert table.st.turn == 20


@pytest.mark.rule("C-V02", "PK-422", "CL-422")
@every_cell(with_king)
def test_the_gate_opens_on_the_end_of_the_ghost_deck_under_a_king(cell: Cell) -> None:
    for king in (-1, 2):
        # Two other ghosts: nobody else comes to three, and no king has reached his goal.
        table = cell(step=APPARITION, deck="C-V02", only_deck=True, king=king, ghosts={2: LIVES} if king >= 0 else {})
        table.finish_turn()
        assert (table.outcome["kind"], table.outcome.get("cause")) == (
            ("king", "PK-422") if king >= 0 else ("deck", None)
        )


@pytest.mark.rule("C-V03", "PK-103")
@every_cell()
def test_a_draw_for_all_ends_with_whoever_the_cards_end_at(cell: Cell) -> None:
    table = cell(step=APPARITION, player=1, deck="C-V03", draws="C-S01r C-S02r", only_draws=True)
    drawn = [event.data["seat"] for event in table.events("drawn")]
    assert drawn == [1, cell.next(1)]
