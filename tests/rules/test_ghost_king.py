"""How a ghost king appears, what heretics can do about it, and what he is (PK-300 to PK-335)."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, DAY, END, EXORCISM, HERETIC, KING_CHECK, NIGHT
from core.kernel import SPECTATOR
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
SECTS = "TTTSSS"
SEVEN = "KTTTSSS"
EIGHT = "KFTTTSSS"


def risen(table: Table) -> tuple[int, str]:
    """Who became ghost king, and by which rule."""
    appeared = table.events("king_appeared", viewer=SPECTATOR)
    return (appeared[0].data["seat"], appeared[0].data["cause"]) if appeared else (-1, "")


def gather_first(table: Table, king: int) -> None:
    """Let a new king take the first ghosts on offer."""
    while table.prompt_kind(king) == "gather":
        table.submit(king, table.prompt(king, "gather"), (0,))


# ---------------------------------------------------------------------- without heretics


@pytest.mark.rule("PK-301", "PK-300")
@pytest.mark.parametrize(("ghosts", "king"), [("C-G01 C-G10", -1), (LIVES, 4), (LIVES + " C-G11", 4)])
def test_who_bears_three_ghosts_becomes_king_without_heretics(ghosts: str, king: int) -> None:
    table = position(step=KING_CHECK, player=2, identities=SECTS, ghosts={4: ghosts})
    assert risen(table) == (king, "PK-301" if king >= 0 else "")
    assert table.st.king == king


@pytest.mark.rule("PK-301")
def test_it_takes_no_ghost_banished_from_him_this_turn() -> None:
    hands = {0: "C-S01r C-S02r"}
    table = position(step=EXORCISM, identities=SECTS, ghosts={4: LIVES + " C-G12"}, hands=hands)
    table.exorcise(4, hands)
    table.answer(0, "look", "decline")
    assert (table.ghosts(4), risen(table)) == ("C-G10 C-G02 C-G12", (-1, ""))
    # It is tested every turn: the next one makes him king.
    table.finish_turn()
    assert risen(table) == (4, "PK-301")


@pytest.mark.rule("PK-301")
def test_a_ghost_banished_from_another_does_not_help() -> None:
    hands = {0: "C-S01b C-S02b"}
    table = position(step=EXORCISM, identities=SECTS, ghosts={4: LIVES, 5: "C-G11"}, hands=hands)
    table.exorcise(5, hands)
    table.answer(0, "look", "decline")
    assert risen(table) == (4, "PK-301")


@pytest.mark.rule("PK-300", "PK-124")
def test_of_several_the_one_with_most_ghosts_then_turn_order() -> None:
    three, other = "C-G11 C-G12 C-G13", "C-G03 C-G04 C-G05"
    table = position(step=KING_CHECK, player=2, identities=SECTS, ghosts={1: three, 4: other, 5: LIVES + " C-G14"})
    assert risen(table)[0] == 5
    table = position(step=KING_CHECK, player=2, identities=SECTS, ghosts={1: three, 4: other})
    assert risen(table)[0] == 4


@pytest.mark.rule("PK-302")
@pytest.mark.parametrize(("last", "king"), [("", -1), ("C-G14", 3)])
def test_seven_ghosts_on_the_table_make_the_one_with_most_king(last: str, king: int) -> None:
    ghosts = {0: "C-G01", 1: "C-G10", 3: "C-G02 C-G11", 4: "C-G03 C-G12", 5: last}
    table = position(step=KING_CHECK, player=2, identities=SECTS, ghosts=ghosts)
    assert risen(table) == (king, "PK-302" if king >= 0 else "")


@pytest.mark.rule("PK-302")
def test_a_ghost_banished_this_turn_puts_the_seven_off() -> None:
    """Eight on the table; the eighth is banished in its own turn, seven are left, and nothing happens yet."""
    ghosts = {0: "C-G01 C-G14", 1: "C-G10", 3: "C-G02 C-G11", 4: "C-G03 C-G12", 5: "C-G20"}
    hands = {0: "C-S01r C-S02r"}
    table = position(step=EXORCISM, identities=SECTS, ghosts=ghosts, hands=hands)
    table.ghost(0, "exorcise", 0, 0)
    table.votes(hands)
    assert (sum(map(len, table.st.ghosts)), risen(table)) == (7, (-1, ""))
    table.finish_turn()
    assert risen(table)[1] == "PK-302"


@pytest.mark.rule("PK-303", "PK-305")
@pytest.mark.parametrize(
    ("seats", "identities", "cards"), [(5, "KTTSS", 7), (6, SECTS, 7), (7, SEVEN, 10), (8, EIGHT, 10)]
)
def test_the_new_king_draws_up_and_loses_points_and_artifact(seats: int, identities: str, cards: int) -> None:
    bearer = 0 if seats == 6 else 2
    table = position(
        seats, step=KING_CHECK, player=1, identities=identities, ghosts={bearer: LIVES}, points={0: "C-G11 C-G12"},
        artifacts={0: "C-A05"}, hands={0: "C-S01r C-S02r"}, spirit={0: 9},
    )  # fmt: skip
    gather_first(table, 0)
    assert (table.st.king, table.held(0)) == (0, cards)
    assert (table.points(0), table.artifact(0), table.st.spirit[0]) == ("", "", 9)
    assert [table.st.cards.ghosts[card].kind for card in table.st.removed] == ["C-G11", "C-G12"]
    assert "C-A05" in table.discarded()
    assert table.match.view(SPECTATOR)["players"][0]["identity"] == (None if seats == 6 else "heretic_king")


@pytest.mark.rule("PK-303")
def test_a_new_king_with_many_cards_keeps_them() -> None:
    hand = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r C-S07r C-S08r C-S09r"
    table = position(step=KING_CHECK, player=1, identities=SECTS, ghosts={0: LIVES}, hands={0: hand})
    assert (table.st.king, table.hand(0)) == (0, hand)


@pytest.mark.rule("PK-304")
def test_a_king_with_fewer_than_three_ghosts_gathers_others_of_his_choice() -> None:
    ghosts = {0: "C-G01 C-G14", 1: "C-G10", 2: "C-G04", 3: "C-G02", 4: "C-G03", 5: "C-G20"}
    table = position(step=KING_CHECK, identities=SECTS, ghosts=ghosts, spirit={0: 4})
    assert table.asked == [(0, "gather")]
    assert {option.seat for option in table.prompt(0, "gather").options} == {1, 2, 3, 4, 5}
    table.ghost(0, "gather", 2)
    assert (table.ghosts(0), table.ghosts(2)) == ("C-G01 C-G14 C-G04", "")
    assert (table.st.king, table.st.spirit[0], table.asked) == (0, 4, [(1, "day")])


# ---------------------------------------------------------------------- with heretics


@pytest.mark.rule("PK-310")
def test_a_heretic_king_under_three_ghosts_loses_and_the_sects_are_scored() -> None:
    table = position(
        7,
        step=KING_CHECK,
        player=2,
        identities=SEVEN,
        ghosts={0: LIVES},
        points={0: "C-G11 C-G12", 1: "C-G03", 4: "C-G04"},
    )
    assert table.outcome["kind"] == "heretic_loses"
    assert table.outcome["winners"] == [1, 2, 3]
    sides = table.outcome["sides"]
    assert (sides["taiping"]["points"], sides["tianshi"]["points"], sides["heretics"]["scored"]) == (2, 1, False)


@pytest.mark.rule("PK-310")
def test_a_ghost_banished_from_the_heretic_king_saves_him_this_turn() -> None:
    hands = {2: "C-S01r C-S02r"}
    table = position(
        7, step=EXORCISM, player=2, identities=SEVEN, ghosts={0: LIVES + " C-G12"}, hands=hands
    )  # fmt: skip
    table.exorcise(0, hands)
    table.answer(2, "look", "decline")
    table.answer(0, "reveal", "pass")
    assert (table.ghosts(0), table.match.over, risen(table)) == ("C-G10 C-G02 C-G12", False, (-1, ""))


@pytest.mark.rule("PK-311")
@pytest.mark.parametrize("bearer", [1, 4])
def test_three_ghosts_on_another_raise_the_heretic_king(bearer: int) -> None:
    table = position(7, step=KING_CHECK, player=2, identities=SEVEN, ghosts={bearer: LIVES})
    assert risen(table) == (0, "PK-311")
    assert table.match.view(SPECTATOR)["players"][0]["identity"] == "heretic_king"
    assert table.asked == [(0, "gather")]
    gather_first(table, 0)
    assert (table.ghosts(0), table.ghosts(bearer)) == (LIVES, "")


@pytest.mark.rule("PK-310", "PK-300")
def test_the_heretic_kings_loss_comes_before_anothers_three_ghosts() -> None:
    table = position(7, step=KING_CHECK, player=2, identities=SEVEN, ghosts={0: LIVES, 3: "C-G11 C-G12 C-G13 C-G14"})
    assert table.outcome["kind"] == "heretic_loses"


@pytest.mark.rule("PK-312")
def test_seven_ghosts_on_the_table_raise_the_heretic_king() -> None:
    ghosts = {1: "C-G01 C-G10", 2: "C-G02 C-G11", 3: "C-G03 C-G12", 4: "C-G04"}
    table = position(7, step=KING_CHECK, player=2, identities=SEVEN, ghosts=ghosts)
    assert risen(table) == (0, "PK-312")
    assert table.match.view(SPECTATOR)["players"][0]["identity"] == "heretic_king"


@pytest.mark.rule("PK-313", "PK-311")
def test_a_heretic_follower_under_three_ghosts_raises_his_king() -> None:
    table = position(8, step=KING_CHECK, player=3, identities=EIGHT, ghosts={1: LIVES})
    assert risen(table) == (0, "PK-311")
    assert table.match.view(SPECTATOR)["players"][1]["identity"] is None


@pytest.mark.rule("PK-313", "PK-421", "PK-422")
def test_heretics_win_and_lose_together() -> None:
    table = position(8, step=END, player=3, identities=EIGHT, king=0, shown=(0,), ghosts={0: LIVES}, only_deck=True)
    assert table.outcome["winners"] == [0, 1]
    hands = {2: "C-S01r C-S02r"}
    table = position(8, step=EXORCISM, player=2, identities=EIGHT, king=0, ghosts={0: "C-G01"}, hands=hands)
    table.exorcise(0, hands)
    table.answer(2, "look", "decline")
    assert not {0, 1} & set(table.outcome["winners"])


# ---------------------------------------------------------------------- the heretics' power


@pytest.mark.rule("PK-320", "PK-323")
@pytest.mark.parametrize("heretic", [0, 1])
def test_a_heretic_turns_up_his_card_by_day_and_two_ghosts_haunt_anew(heretic: int) -> None:
    table = position(
        8, player=heretic, identities=EIGHT, ghosts={4: "C-G05 C-G14", 5: "C-G10"}, hands={heretic: "C-S01r C-A01"}
    )
    assert [option.seat for option in table.prompt(heretic, "day").options if option.kind == "reveal"] == [4]
    table.answer(heretic, "day", 4)
    shown = table.match.view(SPECTATOR)["players"][heretic]["identity"]
    assert shown == ("heretic_king" if heretic == 0 else "heretic_follower")
    assert (table.held(heretic), table.discarded()) == (0, "C-S01r C-A01")
    left, right = (heretic + 1) % 8, (heretic - 1) % 8
    assert (table.ghosts(left), table.ghosts(right), table.ghosts(4)) == ("C-G05", "C-G14", "")
    assert table.ghosts(5) == "C-G10"
    # Nobody could answer, his day goes on, and it can't be done again.
    assert table.asked == [(heretic, "day")]
    assert table.offers(heretic, "day") == ["pass", "draw"]


@pytest.mark.rule("PK-320")
def test_only_heretics_may_and_only_when_somebody_bears_two_ghosts_and_there_is_no_king() -> None:
    pair = {4: "C-G05 C-G14"}
    assert "reveal" not in position(8, player=2, identities=EIGHT, ghosts=pair).offers(2, "day")
    assert "reveal" not in position(8, player=0, identities=EIGHT, ghosts={4: "C-G05", 5: "C-G14"}).offers(0, "day")
    table = position(8, player=1, identities=EIGHT, king=0, ghosts=pair | {0: LIVES})
    assert "reveal" not in table.offers(1, "day")
    table = position(8, player=0, identities=EIGHT, ghosts=pair)
    assert "reveal" in table.offers(0, "day")


@pytest.mark.rule("PK-320")
def test_a_heretic_with_an_empty_hand_may_too() -> None:
    table = position(8, player=1, identities=EIGHT, ghosts={4: "C-G05 C-G14"})
    table.answer(1, "day", 4)
    assert table.st.shown[1]


@pytest.mark.rule("PK-323", "PK-124")
def test_all_ghosts_are_lifted_first_then_placed_oldest_first() -> None:
    """Lifted first, the bearer is as free of ghosts as anybody: both that look for the fewest start with him."""
    table = position(8, player=0, identities=EIGHT, ghosts={1: "C-G09 C-G18", 2: "C-G10"}, spirit={3: 9})
    table.answer(0, "day", 1)
    assert [table.ghosts(seat) for seat in range(4)] == ["C-G09", "C-G18", "C-G10", ""]
    # On-haunting effects apply: the richest loses 2, and then another may be richest.
    table = position(8, player=0, identities=EIGHT, ghosts={1: "C-G04 C-G04"}, spirit={3: 9, 5: 8})
    table.answer(0, "day", 1)
    assert (table.ghosts(3), table.ghosts(5)) == ("C-G04", "C-G04")
    assert (table.st.spirit[3], table.st.spirit[5]) == (7, 6)


@pytest.mark.rule("PK-323")
def test_of_several_lifted_ghosts_the_one_is_seen_that_haunts_now() -> None:
    table = position(8, player=0, identities=EIGHT, ghosts={4: "C-G01 C-G19"})
    table.answer(0, "day", 4)
    seen = []
    for _ in range(2):
        prompt = table.prompt(0, "direction")
        seen.append((prompt.about["ghost"], table.match.view(SPECTATOR)["apparition"]["face"]))
        table.answer(0, "direction", "left")
    assert seen == [("C-G01", "C-G01"), ("C-G19", "C-G19")]


@pytest.mark.rule("PK-322")
def test_three_ghosts_on_anybody_after_re_haunting_raise_the_heretic_king_at_once() -> None:
    table = position(8, player=1, identities=EIGHT, ghosts={4: "C-G05 C-G14", 2: "C-G01 C-G10"}, hands={0: "C-S01r"})
    table.answer(1, "day", 4)
    assert table.ghosts(2) == "C-G01 C-G10 C-G05"
    assert risen(table) == (0, "PK-322")
    assert table.asked == [(0, "gather")]
    gather_first(table, 0)
    # The king rose in the Follower's day, which goes on.
    assert (table.asked, table.st.step, table.held(0)) == ([(1, "day")], DAY, 10)
    assert len(table.st.ghosts[0]) == 3


@pytest.mark.rule("PK-322", "PK-310")
def test_ghosts_the_follower_sends_to_his_king_make_him_ghost_king_not_a_loser() -> None:
    table = position(8, player=1, identities=EIGHT, ghosts={4: "C-G14 C-G14", 0: "C-G01"})
    table.answer(1, "day", 4)
    assert (table.ghosts(0), risen(table)) == ("C-G01 C-G14 C-G14", (0, "PK-322"))
    assert not table.match.over


@pytest.mark.rule("PK-322", "PK-110")
def test_a_heretic_king_who_rises_in_his_own_day_goes_on_to_the_night() -> None:
    table = position(8, player=0, identities=EIGHT, ghosts={4: "C-G05 C-G05", 1: "C-G01 C-G14"}, hands={0: "C-S01r"})
    table.answer(0, "day", 4)
    gather_first(table, 0)
    assert (table.st.king, table.st.step, table.asked) == (0, BEFORE, [(0, "priority")])
    # Ten by PK-303, and one as the night begins.
    assert table.held(0) == 11


@pytest.mark.rule("PK-321")
@pytest.mark.parametrize("heretic", [0, 1])
def test_a_heretic_under_three_ghosts_may_send_them_away_before_the_check(heretic: int) -> None:
    table = position(
        8, step=HERETIC, player=4, identities=EIGHT, ghosts={heretic: "C-G05 C-G14 C-G20"}, hands={heretic: "C-S01r"}
    )
    table.answer(heretic, "reveal", heretic)
    owners = [table.ghosts(seat) for seat in range(8)]
    assert owners == ["C-G20", "", "", "C-G14", "", "C-G05", "", ""]
    assert (table.held(heretic) - 2 * (table.st.player == heretic), table.st.shown[heretic]) == (0, True)
    assert (table.match.over, risen(table)) == (False, (-1, ""))


@pytest.mark.rule("PK-321", "PK-310")
def test_a_heretic_king_who_stays_silent_under_three_ghosts_loses() -> None:
    table = position(8, step=HERETIC, player=4, identities=EIGHT, ghosts={0: LIVES})
    table.answer(0, "reveal", "pass")
    assert table.outcome["kind"] == "heretic_loses"
    assert not {0, 1} & set(table.outcome["winners"])


@pytest.mark.rule("PK-321")
def test_everybody_who_could_be_a_heretic_is_asked_and_only_heretics_can() -> None:
    table = position(8, step=HERETIC, player=4, identities=EIGHT, ghosts={5: LIVES, 3: "C-G11 C-G12 C-G13"}, shown=(3,))
    assert table.asked == [(5, "reveal")]
    assert table.offers(5, "reveal") == ["pass"]
    table = position(step=HERETIC, identities=SECTS, ghosts={5: LIVES})
    assert risen(table) == (5, "PK-301")


@pytest.mark.rule("PK-322")
def test_each_heretic_may_do_it_once_a_game() -> None:
    table = position(8, step=HERETIC, player=4, identities=EIGHT, shown=(1,), ghosts={1: LIVES})
    assert risen(table) == (0, "PK-311")
    table = position(8, player=1, identities=EIGHT, shown=(1,), ghosts={4: "C-G05 C-G14"})
    assert "reveal" not in table.offers(1, "day")


# ---------------------------------------------------------------------- what he is


@pytest.mark.rule("PK-330", "PK-350")
def test_the_ghost_king_has_neither_artifact_nor_hand_limit() -> None:
    hand = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r C-A01"
    table = position(step=AFTER, king=0, ghosts={0: LIVES}, hands={0: hand})
    assert not table.can_use(0, "C-A01")
    table.finish_turn()
    assert table.held(0) == 7
    assert table.match.view(3)["players"][0]["hand_limit"] is None


@pytest.mark.rule("PK-331")
def test_every_ghost_that_comes_to_the_king_is_a_life() -> None:
    """By a haunt condition, by a summoning, by a skill: see the cards; here by the Night Parade it is not."""
    table = position(step=APPARITION, deck="C-G14", player=1, king=0, ghosts={0: LIVES})
    assert table.ghosts(0) == LIVES + " C-G14"
    table = position(step=APPARITION, deck="C-V06", king=1, ghosts={0: "C-G11", 1: LIVES})
    assert (table.ghosts(1), table.ghosts(2)) == (LIVES, "C-G11")


@pytest.mark.rule("PK-332", "PK-420")
def test_the_king_has_lost_when_his_last_ghost_is_gone() -> None:
    hands = {0: "C-S01r C-S02r"}
    table = position(step=EXORCISM, king=3, ghosts={3: "C-G01 C-G10"}, hands=hands)
    table.exorcise(3, hands)
    table.answer(0, "look", "decline")
    assert not table.match.over
    table = position(step=EXORCISM, king=3, ghosts={3: "C-G01"}, hands=hands)
    table.exorcise(3, hands)
    table.answer(0, "look", "decline")
    assert table.outcome["kind"] == "king_fallen"


@pytest.mark.rule("PK-333")
def test_a_new_king_loses_his_levels_and_gains_the_ghostly_path() -> None:
    table = position(
        step=KING_CHECK, player=2, identities=SECTS, roles={0: "C-R07"}, points={0: "C-G03 C-G15"}, ghosts={0: LIVES}
    )
    assert (table.st.king, table.match.view(1)["players"][0]["skills"]) == (0, ["k"])


@pytest.mark.rule("PK-334")
def test_a_victory_condition_is_checked_at_the_end_of_every_turn() -> None:
    for player in (0, 3):
        table = position(step=END, player=player, king=0, candidate="C-K1", ghosts={0: LIVES + " C-G11 C-G12 C-G13"})
        assert table.outcome["kind"] == "king"
    table = position(step=NIGHT, player=3, king=0, candidate="C-K1", ghosts={0: LIVES + " C-G11 C-G12 C-G13"})
    assert not table.match.over
    assert table.match.view(SPECTATOR)["king_goal"] == {"have": 6, "need": 6}


@pytest.mark.rule("PK-335")
def test_the_knob_of_the_data_lowers_the_requirement_of_lives() -> None:
    for seats, lives in ((5, [2, 1]), (6, [3, 1]), (7, [4, 1]), (8, [3, 1])):
        table = position(seats, king=1, ghosts={1: "C-G09 C-G10", 3: "C-G15"})
        assert [table.need(1, 0), table.need(1, 1)] == lives
        assert table.need(3) == 4
