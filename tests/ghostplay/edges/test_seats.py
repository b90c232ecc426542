"""Triggers of several owners at once, and seats that have nothing to lay, to pass on or to discard."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, EXORCISM
from tests.ghostplay.edges.cells import Cell, every_cell, with_king

LIVES = "C-G01 C-G10 C-G02"


# ---------------------------------------------------------------------- triggers of several owners


@pytest.mark.rule("C-K4", "C-G04", "PK-124")
@every_cell(with_king)
@pytest.mark.parametrize("king_first", [True, False])
def test_triggers_of_king_and_haunted_run_in_turn_order(cell: Cell, king_first: bool) -> None:
    """The Burning Face burns a card, the Burnt Ghost spirit: whose turn comes sooner acts first."""
    player = 2
    king, victim = (
        (cell.next(player), cell.next(player, 2)) if king_first else (cell.next(player, 2), cell.next(player))
    )
    table = cell(
        step=APPARITION, player=player, deck="C-G04", king=king, candidate="C-K4", ghosts={king: LIVES},
        spirit={victim: 9}, hands={victim: "C-S01r C-S02r"},
    )  # fmt: skip
    assert table.ghosts(victim) == "C-G04"
    kinds = {"discarded", "spirit"}
    sources = [event.data["source"] for kind in kinds for event in table.events(kind)]
    assert sorted(sources) == ["C-G04", "C-K4"]
    numbers = {event.data["source"]: event.number for kind in kinds for event in table.events(kind)}
    assert (numbers["C-K4"] < numbers["C-G04"]) is king_first


@pytest.mark.rule("C-A09", "C-R08")
@every_cell(lambda cell: cell.roles)
def test_triggers_of_host_and_healed_run_from_the_turn_player_on(cell: Cell) -> None:
    """The Gourd draws for the host, the Healer for the haunted: the turn player, seat 1, comes first."""
    votes = {1: "C-S01r C-S02r"}
    table = cell(
        step=EXORCISM, player=1, roles={0: "C-R08"}, points={0: "C-G11 C-G12"}, artifacts={1: "C-A09"},
        ghosts={0: "C-G01"}, hands=votes, draws="C-S04r C-S05r C-S06r",
    )  # fmt: skip
    table.exorcise(0, votes)
    if table.prompt_kind(1) == "look":
        table.answer(1, "look", "decline")
    drawn = [(event.data["seat"], event.data["source"]) for event in table.events("drawn")][:2]
    assert drawn == [(1, "C-A09"), (0, "C-R08.2")]


# ---------------------------------------------------------------------- seats with nothing


@pytest.mark.rule("C-V04", "C-V08", "PK-201")
@every_cell()
def test_a_seat_without_cards_is_not_asked_to_vote_or_to_pass_one_on(cell: Cell) -> None:
    table = cell(step=APPARITION, deck="C-V04", hands={1: "C-S01r"})
    assert table.asked == [(1, "give")]
    table.answer(1, "give", "C-S01r")
    assert table.hand(2) == "C-S01r"
    table = cell(step=EXORCISM, ghosts={1: "C-G01"}, hands={2: "C-S01r"})
    table.until(0, "exorcise")
    table.ghost(0, "exorcise", 1)
    assert table.asked == [(2, "votes")]
    table.answer(2, "votes", "C-S01r")
    assert sorted(event.data["seat"] for event in table.events("voted")) == list(range(cell.seats))


@pytest.mark.rule("PK-350", "PK-208")
@every_cell()
def test_nobody_has_a_card_at_all(cell: Cell) -> None:
    """An exorcism without any vote fails; the end phase asks nobody; the turn goes on."""
    table = cell(step=EXORCISM, ghosts={1: "C-G01"}, deck="C-V03")
    table.exorcise(1)
    assert len(table.events("exorcism_failed")) == 1
    assert table.st.player == cell.next(0)
    assert table.events("discarded") == []


@pytest.mark.rule("C-S13")
@every_cell()
def test_the_host_cannot_be_bound(cell: Cell) -> None:
    """Only the turn player hosts, and the Binding names only others."""
    for step in (BEFORE, AFTER):
        table = cell(step=step, player=1, hands={0: "C-S13r", 1: "C-S13b"})
        for seat, card in ((1, "C-S13b"), (0, "C-S13r")):
            table.until(seat, "priority")
            table.answer(seat, "priority", card)
            assert sorted(table.seats_on_offer(seat, "target")) == [other for other in range(cell.seats) if other != 1]
            table.answer(seat, "target", cell.seats - 1)
    table.resolve()
    table.resolve()
    assert table.match.view(0)["players"][cell.seats - 1]["flags"] == ["bound"]
