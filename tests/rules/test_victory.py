"""How a match ends and who has won (PK-400 to PK-423)."""

from __future__ import annotations

from typing import Any

import pytest

from core.ghostplay.rules import allowed_values
from core.ghostplay.state import APPARITION, END, EXORCISM, KING_CHECK, START
from core.kernel import SPECTATOR
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
SECTS = "TTTSSS"
FIVE, SEVEN, EIGHT = "KTTSS", "KTTTSSS", "KFTTTSSS"
TWO_REDS = {0: "C-S01r C-S02r"}


def scored(seats: int, identities: str, points: dict[int, str], **setup: Any) -> dict[str, Any]:
    """The outcome when the ghost deck has run out at the end of a turn."""
    table = position(seats, step=END, player=1, identities=identities, points=points, only_deck=True, **setup)
    return table.outcome


def totals(outcome: dict[str, Any]) -> dict[str, int]:
    return {side: total["points"] for side, total in outcome["sides"].items()}


# ---------------------------------------------------------------------- ends without a king


@pytest.mark.rule("PK-400")
def test_the_game_ends_with_the_turn_in_which_the_last_ghost_card_was_turned_up() -> None:
    table = position(step=APPARITION, deck="C-G05", only_deck=True, identities=SECTS, hands={0: "C-S01r C-S02r C-S03r"})
    assert not table.match.over
    # The turn is played to its end: the last ghost can still be banished.
    table.exorcise(1, {0: "C-S01r C-S02r C-S03r"})
    table.answer(0, "look", "decline")
    assert (table.outcome["kind"], table.points(0)) == ("deck", "C-G05")
    table = position(step=APPARITION, deck="C-V07 C-V03", only_deck=True)
    table.finish_turn()
    assert not table.match.over


@pytest.mark.rule("PK-401")
@pytest.mark.parametrize(
    ("seats", "identities", "points", "over"),
    [
        (5, FIVE, "C-G11 C-G12", False),
        (5, FIVE, "C-G11 C-G12 C-G03", True),
        (6, SECTS, "C-G11", False),
        (6, SECTS, "C-G11 C-G12", True),
        (7, SEVEN, "C-G11 C-G12", True),
        (8, EIGHT, "C-G11 C-G12", True),
    ],
)
def test_it_ends_as_soon_as_somebody_has_banished_enough(seats: int, identities: str, points: str, over: bool) -> None:
    table = position(
        seats,
        step=EXORCISM,
        identities=identities,
        points={0: points},
        ghosts={3: "C-G05"},
        hands={0: "C-S01r C-S02r C-S03r"},
    )
    table.exorcise(3, {0: "C-S01r C-S02r C-S03r"})
    table.answer(0, "look", "decline")
    assert table.match.over is over
    # Rewards come first: the Blood-Robed Ghost gives 2 spirit and a card.
    assert (table.st.spirit[0], table.held(0)) == (6, 1)
    if over:
        assert table.outcome["kind"] == "points"


@pytest.mark.rule("PK-401")
def test_points_end_nothing_once_there_is_a_king() -> None:
    table = position(
        step=EXORCISM,
        king=4,
        points={0: "C-G11 C-G12"},
        ghosts={3: "C-G05", 4: LIVES},
        hands={0: "C-S01r C-S02r C-S03r"},
    )
    table.exorcise(3, {0: "C-S01r C-S02r C-S03r"})
    table.answer(0, "look", "decline")
    assert (table.points(0), table.match.over) == ("C-G11 C-G12 C-G05", False)


# ---------------------------------------------------------------------- scoring


@pytest.mark.rule("PK-410")
def test_sects_score_two_for_their_own_colour_and_one_for_the_other() -> None:
    points = {0: "C-G01 C-G10", 1: "C-G02", 3: "C-G11 C-G12", 4: "C-G03"}
    outcome = scored(6, SECTS, points)
    assert totals(outcome) == {"taiping": 2 + 1 + 2, "tianshi": 2 + 2 + 1}
    assert outcome["winners"] == [0, 1, 2, 3, 4, 5]
    outcome = scored(6, SECTS, points | {1: "C-G02 C-G13"})
    assert totals(outcome) == {"taiping": 6, "tianshi": 5}
    assert {side: total["won"] for side, total in outcome["sides"].items()} == {"taiping": True, "tianshi": False}
    assert outcome["winners"] == [0, 1, 2]


@pytest.mark.rule("PK-410", "PK-209")
def test_an_x_ghost_scores_as_the_colour_that_won() -> None:
    for votes, points in (("C-S01r C-S02r", 2), ("C-S01b C-S02b", 1)):
        table = position(
            step=EXORCISM, identities=SECTS, points={0: "C-G01 C-G02"}, ghosts={3: "C-G19"}, hands={0: votes}
        )
        table.exorcise(3, {0: votes})
        table.answer(0, "look", "decline")
        assert totals(table.outcome)["taiping"] == 4 + points


@pytest.mark.rule("PK-410")
def test_all_identities_are_shown_at_the_end() -> None:
    table = position(step=END, identities=SECTS, only_deck=True)
    assert table.outcome["identities"] == ["taiping"] * 3 + ["tianshi"] * 3
    assert all(player["identity"] for player in table.match.view(SPECTATOR)["players"])
    assert table.match.pending() == ()


@pytest.mark.rule("PK-411")
@pytest.mark.parametrize(
    ("seats", "identities", "points", "total"),
    [
        (5, FIVE, {0: "C-G01"}, 2),
        (7, SEVEN, {0: "C-G10"}, 3),
        (8, EIGHT, {0: "C-G10", 1: "C-G01"}, 4),
        (8, EIGHT, {0: "C-G10 C-G11", 1: "C-G12"}, 6),
    ],
)
def test_heretic_points(seats: int, identities: str, points: dict[int, str], total: int) -> None:
    assert totals(scored(seats, identities, points))["heretics"] == total


@pytest.mark.rule("PK-412")
@pytest.mark.parametrize(
    ("seats", "points", "bonus"),
    [
        (5, "C-G01 C-G10", 0),
        (5, "C-G01 C-G02", 2),
        (5, "C-G01 C-G10 C-G02", 2),
        (5, "C-G10 C-G11 C-G12", 3),
        (7, "C-G01 C-G02 C-G10 C-G11", 2),
        (7, "C-G01 C-G02 C-G03 C-G04", 4),
        (7, "C-G01 C-G02 C-G03 C-G04 C-G05", 4),
    ],
)
def test_a_single_heretics_bonus_for_ghosts_alike(seats: int, points: str, bonus: int) -> None:
    each = {5: 2, 7: 3}[seats]
    outcome = scored(seats, {5: FIVE, 7: SEVEN}[seats], {0: points})
    assert totals(outcome)["heretics"] == each * len(points.split()) + bonus
    assert [line["points"] for line in outcome["lines"] if line["reason"] == "PK-412"] == ([bonus] if bonus else [])


@pytest.mark.rule("PK-413")
def test_heretics_win_on_points_alone_or_share_a_tie() -> None:
    assert scored(7, SEVEN, {0: "C-G01", 1: "C-G02"})["winners"] == [0]
    assert scored(8, EIGHT, {1: "C-G01", 2: "C-G02"})["winners"] == [0, 1, 2, 3, 4]
    assert scored(7, SEVEN, {0: "C-G01", 1: "C-G02 C-G03"})["winners"] == [1, 2, 3]


@pytest.mark.rule("PK-413", "PK-410")
def test_a_game_without_points_is_shared_by_all() -> None:
    assert scored(7, SEVEN, {})["winners"] == list(range(7))


# ---------------------------------------------------------------------- the king falls


def fallen(seats: int, identities: str, king: int, host: int, points: dict[int, str], **options: Any) -> Table:
    """The host banishes the king's last life."""
    table = position(
        seats, step=EXORCISM, player=host, identities=identities, king=king, shown=() if seats == 6 else (king,),
        ghosts={king: "C-G01"}, hands={host: "C-S01r C-S02r"}, points=points, **options,
    )  # fmt: skip
    table.exorcise(king, {host: "C-S01r C-S02r"})
    if table.asked == [(host, "look")]:
        table.answer(host, "look", "decline")
    assert table.outcome["kind"] == "king_fallen"
    return table


@pytest.mark.rule("PK-420")
def test_who_takes_the_last_life_takes_the_king_card_for_five_points() -> None:
    table = fallen(7, SEVEN, king=0, host=4, points={1: "C-G02 C-G03 C-G04"})
    # The life itself: a red ghost in Tianshi hands, 1; the king card 5.
    assert totals(table.outcome) == {"taiping": 6, "tianshi": 6, "heretics": 0}
    assert table.outcome["winners"] == [1, 2, 3, 4, 5, 6]
    (line,) = [line for line in table.outcome["lines"] if line["reason"] == "PK-420"]
    assert (line["seat"], line["points"]) == (4, 5)


@pytest.mark.rule("PK-420")
def test_the_fallen_king_is_not_scored_and_his_sect_is() -> None:
    table = fallen(6, SECTS, king=0, host=4, points={1: "C-G02 C-G03 C-G04 C-G05"})
    assert totals(table.outcome) == {"taiping": 8, "tianshi": 6}
    assert table.outcome["winners"] == [1, 2]


@pytest.mark.rule("PK-420", "PK-313")
def test_a_fallen_heretics_fellow_is_not_scored_either() -> None:
    table = fallen(8, EIGHT, king=0, host=2, points={1: "C-G02 C-G03 C-G04 C-G05 C-G06"})
    assert not table.outcome["sides"]["heretics"]["scored"]
    assert table.outcome["winners"] == [2, 3, 4]


@pytest.mark.rule("PK-423", "PK-420")
@pytest.mark.parametrize(("team_king", "winners"), [(False, [1, 2]), (True, [3, 4, 5])])
def test_a_kings_sect_shares_his_loss_only_by_option(team_king: bool, winners: list[int]) -> None:
    table = fallen(6, SECTS, king=0, host=4, points={1: "C-G02 C-G03 C-G04 C-G05"}, team_king=team_king)
    assert table.outcome["winners"] == winners


# ---------------------------------------------------------------------- the king wins


@pytest.mark.rule("PK-421", "PK-423")
@pytest.mark.parametrize(("team_king", "winners"), [(False, [2]), (True, [0, 1, 2])])
def test_a_sects_king_wins_alone_or_with_his_sect_by_option(team_king: bool, winners: list[int]) -> None:
    table = position(
        step=END, identities=SECTS, king=2, candidate="C-K1", ghosts={2: LIVES + " C-G11 C-G12 C-G13"},
        team_king=team_king, points={4: "C-G14 C-G15"},
    )  # fmt: skip
    assert (table.outcome["kind"], table.outcome["winners"]) == ("king", winners)


@pytest.mark.rule("PK-422", "PK-400")
def test_the_king_wins_when_the_ghost_deck_has_run_out() -> None:
    table = position(step=APPARITION, deck="C-V07", only_deck=True, king=2, ghosts={2: LIVES})
    assert not table.match.over
    table.finish_turn()
    assert (table.outcome["kind"], table.outcome["cause"], table.outcome["winners"]) == ("king", "PK-422", [2])


@pytest.mark.rule("PK-422", "PK-301")
def test_a_king_who_appears_in_the_last_turn_wins() -> None:
    table = position(step=KING_CHECK, only_deck=True, identities=SECTS, ghosts={2: LIVES})
    assert (table.outcome["kind"], table.outcome["winners"]) == ("king", [2])


@pytest.mark.rule("PK-420", "PK-401")
def test_his_fall_ends_the_match_before_anything_else_is_checked() -> None:
    table = fallen(6, SECTS, king=0, host=4, points={4: "C-G11 C-G12"})
    assert table.events("match_over")[0].data["outcome"]["kind"] == "king_fallen"
    assert len(table.events("match_over")) == 1


@pytest.mark.rule("PK-421")
def test_a_match_that_is_over_asks_nobody_and_changes_nothing() -> None:
    table = position(step=START, player=0, king=0, candidate="C-K7", tally=4, ghosts={0: LIVES})
    assert table.outcome["kind"] == "king"
    assert table.match.pending() == ()
    assert position(step=END, player=3, only_deck=True).st.player == 3
    assert (table.st.step, table.st.player, table.events("phase_began")) == ("over", 0, [])


@pytest.mark.rule("PK-423", "PK-312")
@pytest.mark.parametrize(
    ("ruleset", "seats", "values"),
    [
        ("peak", 5, (False,)), ("peak", 6, (False, True)), ("peak", 7, (False,)), ("peak", 8, (False,)),
        ("classic", 5, (False, True)),
    ],
)  # fmt: skip
def test_the_option_is_there_where_a_king_can_have_a_sect(ruleset: str, seats: int, values: tuple[bool, ...]) -> None:
    """With the Heretic King in play no other becomes ghost king, save by the first edition's seventh ghost."""
    assert allowed_values("team_king", ruleset, "standard", seats) == values
