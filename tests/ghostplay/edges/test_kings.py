"""Corners of how a ghost king rises, stays and falls, and of the modes in which ghosts decide without one."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION, END, EXORCISM, KING_CHECK
from tests.ghostplay.edges.cells import Cell, every_cell, with_king
from tests.ghostplay.position import Table

LIVES = "C-G01 C-G10 C-G02"


def identities(cell: Cell, heretic: int) -> str:
    """Identities with the Heretic King, where there is one, at a seat; the Follower, where there is one, last."""
    plain = {
        ("peak", 5): "TTSS", ("peak", 6): "TTTSSS", ("peak", 7): "TTTSSS", ("peak", 8): "TTTSSSF",
        ("classic", 4): "TTSS", ("classic", 5): "TTSS", ("classic", 6): "TTTSSS", ("classic", 7): "TTTSSS",
        ("classic", 8): "TTTTSSSS",
    }[cell.ruleset, cell.seats]  # fmt: skip
    return plain if len(plain) == cell.seats else plain[:heretic] + "K" + plain[heretic:]


def has_heretic(cell: Cell) -> bool:
    return "K" in identities(cell, 0) if cell.king else False


def risen(table: Table) -> list[tuple[int, str]]:
    return [(event.data["seat"], event.data["cause"]) for event in table.events("king_appeared")]


# ---------------------------------------------------------------------- two come to three ghosts in one event


@pytest.mark.rule("C-V06", "PK-301", "PK-311")
@every_cell(with_king)
def test_the_parade_brings_two_players_to_three_ghosts(cell: Cell) -> None:
    """The one with more ghosts becomes king, of equals the first in turn order, or the Heretic King in his place."""
    last = cell.seats - 1
    ghosts = {0: "C-G01 C-G10 C-G02", 2: "C-G11 C-G03 C-G12"}
    table = cell(step=APPARITION, player=last, deck="C-V06", ghosts=ghosts, identities=identities(cell, last))
    assert (len(table.st.ghosts[1]), len(table.st.ghosts[3])) == (3, 3)
    table.finish_turn()
    first = 1 if cell.ruleset == "peak" else 3
    assert [seat for seat, _ in risen(table)] == [last if has_heretic(cell) else first]


@pytest.mark.rule("C-V06", "PK-331")
@every_cell(lambda cell: not cell.king)
def test_the_parade_is_no_haunting_where_no_king_rises(cell: Cell) -> None:
    six = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"
    table = cell(step=APPARITION, deck="C-V06", ghosts={0: LIVES, 1: "C-G11 C-G03 C-G12"}, hands={1: six, 2: six})
    assert (table.ghosts(1), table.ghosts(2)) == (LIVES, "C-G11 C-G03 C-G12")
    assert (table.held(1), table.held(2), table.asked) == (6, 6, [(0, "priority")])


@pytest.mark.rule("C-V06", "PK-603")
@every_cell(lambda cell: cell.mode == "contest")
def test_the_parade_brings_both_elders_to_three_ghosts(cell: Cell) -> None:
    sect = "TTE" if cell.seats == 6 else "TTTE"
    elders = (len(sect) - 1, cell.seats - 1)
    table = cell(
        step=APPARITION, deck="C-V06 C-V03", identities=sect + sect.replace("T", "S").replace("E", "D"), shown=elders,
        ghosts={elders[0] - 1: LIVES, elders[1] - 1: "C-G11 C-G03 C-G12"},
    )  # fmt: skip
    table.finish_turn()
    assert (table.outcome["kind"], table.outcome["winners"], table.outcome["dead"]) == ("elder", [], list(elders))


@pytest.mark.rule("C-V06", "PK-702")
@every_cell(lambda cell: cell.mode == "three")
@pytest.mark.parametrize(("player", "winners"), [(0, [0]), (1, None)])
def test_the_parade_brings_two_of_three_to_three_ghosts(cell: Cell, player: int, winners: list[int] | None) -> None:
    table = cell(step=APPARITION, player=player, deck="C-V06", ghosts={0: LIVES, 1: "C-G11 C-G03 C-G12"})
    assert (table.ghosts(1), table.ghosts(2)) == (LIVES, "C-G11 C-G03 C-G12")
    table.finish_turn()
    assert table.match.over is (winners is not None)
    if winners is not None:
        assert table.outcome["winners"] == winners


@pytest.mark.rule("C-V06")
@every_cell(with_king)
def test_the_parade_passes_over_the_king_and_leaves_him_his_lives(cell: Cell) -> None:
    """The ghost before him goes on to the one behind him, and that one's on to the next."""
    table = cell(step=APPARITION, deck="C-V06", king=2, ghosts={2: LIVES, 1: "C-G11", 3: "C-G12"})
    assert table.ghosts(2) == LIVES
    assert (table.ghosts(3), table.ghosts(4 % cell.seats), table.ghosts(1)) == ("C-G11", "C-G12", "")


# ---------------------------------------------------------------------- the seventh ghost


SEVEN = {0: "C-G01", 1: "C-G10 C-G11", 2: "C-G02", 3: "C-G03 C-G12"}


@pytest.mark.rule("PK-302", "PK-312", "CL-302")
@every_cell(with_king)
@pytest.mark.parametrize("banished", [False, True])
def test_the_seventh_ghost_banished_in_the_turn_it_came(cell: Cell, banished: bool) -> None:
    """It haunts the next seat to the left; the one bearing most would be king."""
    hands = {1: "C-S01r C-S02r C-S03r"}
    table = cell(
        step=APPARITION, player=1, deck="C-G05", ghosts=SEVEN, hands=hands, identities=identities(cell, 0),
        spirit={1: 0},
    )  # fmt: skip
    assert table.ghosts(2) == "C-G02 C-G05"
    if banished:
        table.exorcise(2, hands, place=1)
    table.finish_turn()
    if banished:
        assert (table.points(1), risen(table)) == ("C-G05", [])
        return
    # Three bear two ghosts each: the turn player comes first, unless it is the Heretic King's.
    takes = cell.ruleset == "peak" and has_heretic(cell)
    assert risen(table) == [(0, "PK-312") if takes else (1, "PK-302")]


@pytest.mark.rule("PK-304")
@every_cell(with_king)
def test_a_king_who_rises_with_too_few_ghosts_takes_others(cell: Cell) -> None:
    table = cell(step=APPARITION, player=1, deck="C-G05", ghosts=SEVEN, identities=identities(cell, 0))
    table.until(1, "exorcise")
    table.answer(1, "exorcise", "pass")
    king = 0 if cell.ruleset == "peak" and has_heretic(cell) else 1
    while table.prompt_kind(king) == "reveal":
        table.answer(king, "reveal", "pass")
    borne = len(table.st.ghosts[king])
    assert borne < 3
    for left in range(3 - borne, 0, -1):
        prompt = table.prompt(king, "gather")
        assert prompt.about["left"] == left
        assert king not in [option.seat for option in prompt.options]
        table.submit(king, prompt, (0,))
    assert (table.st.king, len(table.st.ghosts[king])) == (king, 3)
    assert table.asked[0][1] != "gather"


# ---------------------------------------------------------------------- heretics and re-haunting


@pytest.mark.rule("PK-322", "PK-321")
@every_cell(lambda cell: cell.king and cell.ruleset == "peak" and cell.seats == 8)
def test_the_follower_sends_his_ghosts_to_the_heretic_king(cell: Cell) -> None:
    """The King comes to three ghosts by them: he rises at once, and isn't lost at the check that follows."""
    table = cell(
        step="heretic", player=0, identities="TKTTSSSF", ghosts={1: "C-G11 C-G12", 7: "C-G05 C-G14 C-G09"},
        hands={7: "C-S01r"},
    )  # fmt: skip
    assert table.asked == [(7, "reveal")]
    table.answer(7, "reveal", 7)
    # From seat 0: its left is the King, its right the Follower again, and the rest goes to who bears fewest.
    assert (table.ghosts(1), table.held(7)) == ("C-G11 C-G12 C-G05", 0)
    assert risen(table) == [(1, "PK-322")]
    assert not table.match.over


# ---------------------------------------------------------------------- the king's own turn, and two ends at once


@pytest.mark.rule("PK-332", "PK-216")
@every_cell(with_king)
def test_nothing_takes_the_kings_last_life_in_his_own_turn(cell: Cell) -> None:
    """He hosts no exorcism, no card moves a life, and a wrong name never costs the last one."""
    hands: dict[int, str] = {1: "C-S10r", 2: "C-X06r"}
    table = cell(
        step=AFTER, king=0, candidate="C-K3", tally=2, ghosts={0: "C-G01"}, hands=hands, artifacts={3: "C-A03"},
        identities=identities(cell, 0),
    )  # fmt: skip
    for seat, name in ((1, "C-S10r"), (2, "C-X06r"), (3, "C-A03")):
        assert (name, "target") in [found[:2] for found in table.match.refusals(seat)]
    table.use(0, "C-K3.name")
    table.resolve()
    while table.prompt_kind(0) in ("spare", "name"):
        prompt = table.prompt(0, table.prompt_kind(0))
        wrong = [i for i, option in enumerate(prompt.options) if option.name != table.st.identity[option.seat]]
        table.submit(0, prompt, (0, 1) if prompt.kind == "spare" else (wrong[0],))
    assert (len(table.events("named")), table.asked[0][1]) == (1, "priority")
    assert (table.ghosts(0), table.events("left_game"), table.match.over) == ("C-G01", [], False)


@pytest.mark.rule("PK-334", "PK-422")
@every_cell(with_king)
@pytest.mark.parametrize("met", [False, True])
def test_his_condition_and_the_end_of_the_deck_in_the_same_step(cell: Cell, met: bool) -> None:
    lives = LIVES + " C-G11 C-G03 C-G12 C-G13 C-G14 C-G15"
    table = cell(step=END, player=1, king=0, candidate="C-K1", only_deck=True, ghosts={0: lives if met else LIVES})
    assert (table.outcome["kind"], table.outcome["cause"]) == ("king", "C-K1" if met else "PK-422")
    assert len(table.events("match_over")) == 1


@pytest.mark.rule("PK-420", "PK-401", "CL-420")
@every_cell(with_king)
def test_the_last_life_and_enough_points_in_the_same_exorcism(cell: Cell) -> None:
    enough = {5: 3, 4: 3}.get(cell.seats, 2) if cell.ruleset == "peak" else 3
    points = " ".join(["C-G11", "C-G12", "C-G13"][:enough])
    table = cell(
        step=EXORCISM, player=1, king=0, ghosts={0: "C-G01"}, points={1: points}, hands={1: "C-S01r C-S02r"},
        identities=identities(cell, 0), shown=(0,),
    )  # fmt: skip
    table.exorcise(0, {1: "C-S01r C-S02r"})
    assert (table.outcome["kind"], len(table.events("match_over"))) == ("king_fallen", 1)
    trophies = [line for line in table.outcome["lines"] if line["reason"] == "PK-420"]
    assert [line["points"] for line in trophies] == ([5] if cell.ruleset == "peak" else [])


@pytest.mark.rule("PK-401", "PK-400", "PK-605")
@every_cell()
def test_enough_points_in_the_turn_the_deck_ran_out(cell: Cell) -> None:
    """Points end it at once, or decide; in the contest the deck ends it before the last round is over."""
    enough = {"three": 3, "contest": 3, "four": 4}.get(
        cell.mode, 4 if cell.ruleset == "classic" or cell.seats == 5 else 3
    )
    points = " ".join(["C-G11", "C-G12", "C-G13"][: enough - 1])
    table = cell(step=EXORCISM, points={0: points}, ghosts={1: "C-G01"}, hands={0: "C-S01r C-S02r"}, only_deck=True)
    table.exorcise(1, {0: "C-S01r C-S02r"})
    if table.prompt_kind(0) == "look":
        table.answer(0, "look", "decline")
    if cell.mode == "contest":
        table.finish_turn()
    kinds = {"three": "fewest", "contest": "deck"}
    assert table.outcome["kind"] == kinds.get(cell.mode, "points")
    assert len(table.events("match_over")) == 1
    assert table.st.turn == 20


@pytest.mark.rule("PK-603", "PK-400")
@every_cell(lambda cell: cell.mode == "contest")
def test_an_elder_dies_in_the_turn_the_deck_runs_out(cell: Cell) -> None:
    sect = "TTE" if cell.seats == 6 else "TTTE"
    elder = len(sect) - 1
    table = cell(
        step=END, player=0, only_deck=True, identities=sect + sect.replace("T", "S").replace("E", "D"),
        shown=(elder, cell.seats - 1), ghosts={elder: LIVES}, points={0: "C-G11 C-G12 C-G13"},
    )  # fmt: skip
    assert (table.outcome["kind"], table.outcome["winners"]) == ("elder", list(range(len(sect), cell.seats)))


@pytest.mark.rule("PK-702", "PK-705")
@every_cell(lambda cell: cell.mode == "three")
def test_both_others_under_three_ghosts_as_the_deck_runs_out(cell: Cell) -> None:
    table = cell(step=END, player=1, only_deck=True, ghosts={0: LIVES, 2: "C-G11 C-G03 C-G12"}, points={0: "C-G13"})
    assert (table.outcome["kind"], table.outcome["winners"]) == ("haunted", [1])


@pytest.mark.rule("PK-303", "CL-303")
@every_cell(with_king)
def test_a_king_who_rises_when_nothing_is_left_to_draw(cell: Cell) -> None:
    table = cell(
        step=KING_CHECK, player=2, ghosts={1: LIVES}, only_draws=True, draws="C-S01r", identities=identities(cell, 0)
    )
    king = 0 if has_heretic(cell) else 1
    assert (table.st.king, table.hand(king), table.st.spell_deck) == (king, "C-S01r", [])
