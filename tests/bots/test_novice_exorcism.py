"""What a novice does about ghosts: whom it exorcises, what it lays, whom it challenges, what it summons."""

from __future__ import annotations

from core.ghostplay.state import EXORCISM
from tests.bots.asking import knows, picks, points_at, says
from tests.ghostplay.position import position

SECTS = "TSTSTS"
"""Seats 0, 2 and 4 are Taiping (red), the others Tianshi (blue)."""

# ---------------------------------------------------------------------- exorcise


def test_it_exorcises_its_own_colour_before_another() -> None:
    hand = "C-S11r C-S13r C-S14r C-S11b C-S13b C-S14b"
    table = position(step=EXORCISM, identities=SECTS, hands={0: hand}, ghosts={2: "C-G10", 3: "C-G01"})
    assert says(table, 0, "exorcise") == "C-G01"


def test_it_leaves_a_ghost_that_it_has_no_votes_for() -> None:
    table = position(step=EXORCISM, identities=SECTS, hands={0: "C-S11r C-S13r"}, ghosts={3: "C-G18"})
    assert says(table, 0, "exorcise") == "pass"


def test_it_takes_the_ghost_that_would_raise_a_king() -> None:
    hand = "C-S11r C-S13r C-S14r C-S11b C-S13b C-S14b"
    ghosts = {2: "C-G01", 3: "C-G10 C-G18 C-G09"}
    table = position(step=EXORCISM, identities=SECTS, hands={0: hand}, ghosts=ghosts)
    assert points_at(table, 0, "exorcise") == 3


def test_it_does_not_end_a_match_that_its_side_is_losing() -> None:
    hand = "C-S11b C-S13b C-S14b"
    position_of = {
        "behind": position(
            step=EXORCISM, identities=SECTS, shown=(1, 2, 3, 4, 5), hands={0: hand},
            ghosts={3: "C-G10"}, points={0: "C-G11 C-G12", 1: "C-G13 C-G14", 3: "C-G15 C-G16"},
        ),
        "ahead": position(
            step=EXORCISM, identities=SECTS, shown=(1, 2, 3, 4, 5), hands={0: hand},
            ghosts={3: "C-G10"}, points={0: "C-G11 C-G12", 2: "C-G01 C-G02"},
        ),
    }  # fmt: skip
    assert says(position_of["behind"], 0, "exorcise") == "pass"
    assert says(position_of["ahead"], 0, "exorcise") == "C-G10"


def test_a_heretic_king_rids_himself_of_his_third_ghost_first() -> None:
    hand = "C-S11r C-S13r C-S14r C-S11b C-S13b"
    ghosts = {0: "C-G11 C-G02 C-G10", 3: "C-G01"}
    table = position(7, step=EXORCISM, identities="KTTTSSS", hands={0: hand}, ghosts=ghosts)
    assert points_at(table, 0, "exorcise") == 0


# ---------------------------------------------------------------------- votes


def test_a_host_lays_enough_votes_of_the_colour_and_keeps_the_better_cards() -> None:
    hand = "C-S11r C-S13r C-S14r C-S03r C-S11b C-S13b"
    table = position(step=EXORCISM, identities=SECTS, hands={0: hand}, ghosts={3: "C-G01"})
    table.ghost(0, "exorcise", 3)
    laid = says(table, 0, "votes").split()
    assert len(laid) >= 2
    assert set(laid) <= {"C-S11r", "C-S13r", "C-S14r"}


def test_it_helps_a_friend_who_is_a_vote_short() -> None:
    ghosts = {3: "C-G03"}
    hands = {0: "C-S11r C-S13r C-S11b", 2: "C-S01r C-S02r"}
    table = position(step=EXORCISM, player=2, identities=SECTS, shown=(2,), hands=hands, ghosts=ghosts)
    table.ghost(2, "exorcise", 3)
    table.answer(2, "votes", "C-S01r", "C-S02r")
    laid = says(table, 0, "votes").split()
    assert laid
    assert all(face.endswith("r") for face in laid)


def test_it_spoils_what_would_win_the_match_for_an_enemy() -> None:
    ghosts, points = {0: "C-G10"}, {1: "C-G11 C-G12"}
    hands = {0: "C-S11r C-S13r C-S11b", 1: "C-S01b C-S02b"}
    table = position(step=EXORCISM, player=1, identities=SECTS, shown=(1,), hands=hands, ghosts=ghosts, points=points)
    table.ghost(1, "exorcise", 0)
    table.answer(1, "votes", "C-S01b", "C-S02b")
    laid = says(table, 0, "votes").split()
    assert laid
    assert all(face.endswith("r") for face in laid)


def test_it_wastes_no_votes_on_an_enemy_who_has_laid_none() -> None:
    hands = {0: "C-S11r C-S13r C-S11b", 1: "C-S01b"}
    table = position(step=EXORCISM, player=1, identities=SECTS, shown=(1,), hands=hands, ghosts={0: "C-G17"})
    table.ghost(1, "exorcise", 0)
    table.answer(1, "votes")
    assert says(table, 0, "votes") == ""


def test_a_ghost_king_defends_his_last_life_with_some_to_spare() -> None:
    hands = {0: "C-S11r C-S13r C-S14r C-S11b C-S13b", 1: "C-S01b C-S02b", 4: "C-S03b C-S03r C-S04b"}
    table = position(step=EXORCISM, player=1, identities=SECTS, king=0, hands=hands, ghosts={0: "C-G10"})
    table.ghost(1, "exorcise", 0)
    table.answer(1, "votes", "C-S01b", "C-S02b")
    laid = says(table, 0, "votes").split()
    assert len(laid) >= 2
    assert all(face.endswith("r") for face in laid)


def test_everybody_helps_against_the_last_life_of_a_king() -> None:
    hands = {0: "C-S03b C-S01b C-S11r", 2: "C-S05b C-S02b"}
    table = position(
        step=EXORCISM, player=2, identities=SECTS, shown=(2,), king=1, hands=hands, ghosts={1: "C-G18"}
    )  # fmt: skip
    table.ghost(2, "exorcise", 1)
    table.answer(2, "votes", "C-S05b")
    assert says(table, 0, "votes") == "C-S01b C-S03b"


# ---------------------------------------------------------------------- mark


def test_it_turns_its_one_vote_of_the_wrong_colour() -> None:
    hands = {0: "C-S11r C-S13r C-S11b"}
    table = position(step=EXORCISM, identities=SECTS, hands=hands, ghosts={3: "C-G01"}, artifacts={0: "C-A04"})
    table.ghost(0, "exorcise", 3)
    table.answer(0, "votes", "C-S11b", "C-S11r", "C-S13r")
    assert says(table, 0, "mark") == "C-S11b"


def test_it_turns_none_when_all_are_as_they_should_be() -> None:
    hands = {0: "C-S11r C-S13r"}
    table = position(step=EXORCISM, identities=SECTS, hands=hands, ghosts={3: "C-G01"}, artifacts={0: "C-A04"})
    table.ghost(0, "exorcise", 3)
    table.answer(0, "votes", "C-S11r", "C-S13r")
    assert says(table, 0, "mark") == "pass"


# ---------------------------------------------------------------------- challenge


def test_it_challenges_a_known_enemy_with_many_votes() -> None:
    hands = {0: "C-S11r C-S13r C-S14r", 3: "C-S11b C-S13b C-S14b"}
    table = position(step=EXORCISM, identities=SECTS, shown=(3,), hands=hands, ghosts={2: "C-G01"})
    table.exorcise(2, {0: hands[0], 3: hands[3]})
    assert points_at(table, 0, "challenge") == 3


def test_it_challenges_the_enemy_and_not_the_friend_asked_about_before_him() -> None:
    hands = {0: "C-S11r", 4: "C-S12r C-S15r C-S12b", 3: "C-S11b C-S13b C-S14b"}
    table = position(step=EXORCISM, identities=SECTS, shown=(3, 4), hands=hands, ghosts={2: "C-G03"})
    table.exorcise(2, hands)
    assert points_at(table, 0, "challenge") == 3


def test_it_trusts_a_known_friend() -> None:
    hands = {0: "C-S11r", 2: "C-S11b C-S13b C-S14b"}
    table = position(step=EXORCISM, identities=SECTS, shown=(2,), hands=hands, ghosts={3: "C-G03"})
    table.exorcise(3, {0: hands[0], 2: hands[2]})
    assert says(table, 0, "challenge") == "pass"


def test_it_lets_a_single_vote_be_when_its_own_suffice() -> None:
    hands = {0: "C-S11r C-S13r C-S14r C-S12r", 3: "C-S11b"}
    table = position(step=EXORCISM, identities=SECTS, hands=hands, ghosts={2: "C-G01"})
    table.exorcise(2, {0: hands[0], 3: hands[3]})
    assert says(table, 0, "challenge") == "pass"


# ---------------------------------------------------------------------- summon and the votes on it


def test_a_king_summons_what_his_hand_can_win() -> None:
    ghosts = {0: "C-G01", 3: "C-G11", 4: "C-G06"}
    hands = {0: "C-S11b C-S13b C-S11r"}
    table = position(step=EXORCISM, identities=SECTS, king=0, candidate="C-K1", hands=hands, ghosts=ghosts)
    assert says(table, 0, "summon") == "C-G11"
    table.ghost(0, "summon", 3)
    assert says(table, 0, "votes") == "C-S11b C-S13b"


def test_a_king_summons_nothing_that_he_would_fail_to() -> None:
    ghosts = {0: "C-G01", 3: "C-G06"}
    table = position(
        step=EXORCISM, identities=SECTS, king=0, candidate="C-K1", hands={0: "C-S11b C-S11r"}, ghosts=ghosts
    )  # fmt: skip
    assert says(table, 0, "summon") == "pass"


def test_a_looked_at_identity_counts_like_a_shown_one() -> None:
    hands = {0: "C-S11r C-S13r C-S14r", 3: "C-S11b C-S13b C-S14b"}
    table = position(step=EXORCISM, identities=SECTS, hands=hands, ghosts={2: "C-G01"})
    knows(table, 0, 3)
    table.exorcise(2, {0: hands[0], 3: hands[3]})
    assert [option.seat for option in picks(table, 0, "challenge")] == [3]
