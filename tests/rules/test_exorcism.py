"""Exorcism and summoning (PK-200 to PK-217)."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, BEFORE, EXORCISM
from core.kernel import SPECTATOR
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
REDS = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"


def succeeded(table: Table) -> bool:
    assert table.events("exorcism_succeeded") or table.events("exorcism_failed")
    return bool(table.events("exorcism_succeeded"))


def spirit_by(table: Table, source: str) -> list[tuple[int, int]]:
    """Who gained how much because of a rule."""
    return [(e.data["seat"], e.data["change"]) for e in table.events("spirit") if e.data["source"] == source]


@pytest.mark.rule("PK-200")
def test_the_turn_player_may_exorcise_any_one_ghost_once_a_turn() -> None:
    table = position(step=AFTER, player=2, ghosts={2: "C-G01", 4: "C-G10 C-G02"}, hands={2: REDS})
    table.until(2, "exorcise")
    options = [(option.seat, option.place) for option in table.prompt(2, "exorcise").options[1:]]
    assert options == [(2, 0), (4, 0), (4, 1)]
    table.ghost(2, "exorcise", 4, 1)
    table.votes({2: "C-S01r C-S02r"})
    table.answer(2, "look", "decline")
    assert table.points(2) == "C-G02"
    assert table.st.player == 3


@pytest.mark.rule("PK-200")
def test_without_ghosts_or_by_choice_there_is_no_exorcism() -> None:
    table = position(step=EXORCISM)
    assert table.st.player == 1
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands={0: REDS[:34]})
    table.answer(0, "exorcise", "pass")
    assert (table.st.player, table.events("exorcism_began")) == (1, [])


@pytest.mark.rule("PK-201")
def test_votes_are_laid_from_the_host_on_counter_clockwise_any_number_each() -> None:
    hands = {seat: f"C-S0{seat + 1}r C-S0{seat + 1}b" for seat in range(6)}
    table = position(step=EXORCISM, player=2, ghosts={4: "C-G01"}, hands=hands)
    table.answer(2, "exorcise", 4)
    order = []
    while table.asked[0][1] == "votes":
        ((seat, _),) = table.asked
        order.append(seat)
        prompt = table.prompt(seat, "votes")
        assert (prompt.least, prompt.most) == (0, 2)
        table.answer(seat, "votes")
    assert order == [2, 1, 0, 5, 4, 3]


@pytest.mark.rule("PK-201", "PK-217")
def test_the_target_and_each_number_laid_are_public_at_once_the_faces_not() -> None:
    table = position(step=EXORCISM, ghosts={4: "C-G01"}, hands={0: "C-S01r C-S02b", 5: "C-S03r"})
    table.answer(0, "exorcise", 4)
    began = table.events("exorcism_began", viewer=SPECTATOR)
    assert (began[0].data["face"], began[0].data["bearer"]) == ("C-G01", 4)
    table.answer(0, "votes", "C-S01r", "C-S02b")
    assert table.asked == [(5, "votes")]
    assert table.events("voted", viewer=5)[0].data == {"seat": 0, "count": 2}
    assert table.match.view(5)["exorcism"]["votes"] == [2, None, None, None, None, None]
    assert "C-S02b" not in str(table.match.view(5))
    assert table.events("voted", viewer=0)[0].data["cards"] == ["C-S01r", "C-S02b"]


@pytest.mark.rule("PK-201")
def test_a_seat_without_cards_is_passed_over_with_no_votes() -> None:
    table = position(step=EXORCISM, ghosts={4: "C-G01"}, hands={3: "C-S01r"})
    table.answer(0, "exorcise", 4)
    assert table.asked == [(3, "votes")]
    table.answer(3, "votes", "C-S01r")
    assert [(e.data["seat"], e.data["count"]) for e in table.events("voted", viewer=SPECTATOR)] == [
        (0, 0), (5, 0), (4, 0), (3, 1), (2, 0), (1, 0),
    ]  # fmt: skip


@pytest.mark.rule("PK-202", "PK-208")
@pytest.mark.parametrize(
    ("ghost", "votes", "success"),
    [
        ("C-G01", "C-A01 C-A02", True),
        ("C-G10", "C-A07 C-A08", True),
        ("C-G01", "C-A07 C-A08", False),
        ("C-G01", "C-S01r", False),
        ("C-G01", "C-S01r C-S02r C-S03b", False),
        ("C-G01", "C-S01r C-S02r C-S04r C-S03b", True),
        ("C-G10", "C-S01b C-S02b C-S04b C-S03r", True),
        ("C-G01", REDS, True),
        ("C-G01", "", False),
    ],
)
def test_the_count(ghost: str, votes: str, success: bool) -> None:
    table = position(step=EXORCISM, ghosts={3: ghost}, hands={0: votes or "C-S01r"})
    table.exorcise(3, {0: votes})
    assert succeeded(table) is success
    assert (table.points(0), table.ghosts(3)) == ((ghost, "") if success else ("", ghost))


@pytest.mark.rule("PK-203", "PK-204")
def test_the_host_challenges_one_after_the_other_each_at_most_once() -> None:
    hands = {0: "C-S01r C-S06r", 1: "C-S01b", 2: "C-S02b", 3: "C-S02r", 4: "C-S03r"}
    votes = {0: "C-S01r", 1: "C-S01b", 2: "C-S02b", 3: "C-S02r"}
    table = position(step=EXORCISM, ghosts={5: "C-G01"}, hands=hands)
    table.exorcise(5, votes)
    # Not the host himself, and not seat 4, who laid nothing.
    assert table.seats_on_offer(0, "challenge") == [3, 2, 1]
    table.answer(0, "challenge", 2)
    assert table.seats_on_offer(0, "challenge") == [3, 1]
    assert table.events("challenge_won", viewer=4)[0].data["cards"] == ["C-S02b"]
    assert (table.discarded(), table.st.spirit[0]) == ("C-S02b", 7)
    table.answer(0, "challenge", 1)
    assert (table.discarded(), table.st.spirit[0]) == ("C-S02b C-S01b", 10)
    table.answer(0, "challenge", "pass")
    assert succeeded(table)


@pytest.mark.rule("PK-204")
def test_one_negative_vote_among_positive_ones_loses_them_all() -> None:
    hands = {0: "C-S01r C-S02r", 1: "C-S03r C-S04r C-S05b"}
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands)
    table.exorcise(3, hands)
    table.answer(0, "challenge", 1)
    assert (sorted(table.discarded().split())[:3], table.held(1)) == (["C-S01r", "C-S02r", "C-S03r"], 0)
    assert table.events("counted")[0].data["red"] == 2


@pytest.mark.rule("PK-204", "PK-210")
def test_a_challenge_of_positive_votes_fails_the_exorcism_and_all_votes_go_unshown() -> None:
    hands = {0: "C-S01r C-S02r", 1: "C-S03r", 2: "C-S04r"}
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands)
    table.exorcise(3, hands)
    table.answer(0, "challenge", 1)
    assert not succeeded(table)
    assert (table.ghosts(3), table.st.spirit[0], table.events("counted")) == ("C-G01", 4, [])
    assert sorted(table.discarded().split()) == ["C-S01r", "C-S02r", "C-S03r", "C-S04r"]
    assert [face for face in table.match.view(4)["spell_discard"] if face] == ["C-S03r"]
    assert table.events("challenge_lost", viewer=4)[0].data["cards"] == ["C-S03r"]
    for face in ("C-S01r", "C-S02r", "C-S04r"):
        assert face not in str(table.match.events(5, table.start))


@pytest.mark.rule("PK-210", "C-R01", "C-R11")
def test_votes_discarded_unshown_stay_unknown_until_they_are_shuffled() -> None:
    hands = {0: "C-S01r C-A01", 1: "C-S03r"}
    table = position(
        step=EXORCISM, ghosts={3: "C-G01"}, hands=hands | {1: "C-S03r C-S13b"}, discard="C-A09",
        roles={1: "C-R11"}, points={1: "C-G02 C-G10"}, spirit={1: 5},
    )  # fmt: skip
    table.exorcise(3, hands)
    table.answer(0, "challenge", 1)
    assert table.st.player == 1
    assert [table.match.view(viewer)["spell_discard"].count(None) for viewer in (0, 1, SPECTATOR)] == [2, 2, 2]
    # The Artificer may take up what lies face up alone: the Sword was laid unseen.
    table.use(1, "C-R11.2")
    table.resolve()
    assert "C-A09" in table.hand(1)
    assert not table.can_use(1, "C-R11.2")
    assert "C-A01" in table.discarded()


@pytest.mark.rule("PK-203", "PK-215")
def test_the_ghost_king_votes_and_cannot_be_challenged() -> None:
    hands = {0: "C-S01r", 1: "C-S01b", 2: "C-S02b"}
    table = position(step=EXORCISM, king=1, ghosts={1: LIVES, 3: "C-G11"}, hands=hands)
    table.exorcise(3, hands)
    assert table.seats_on_offer(0, "challenge") == [2]


@pytest.mark.rule("PK-205")
@pytest.mark.parametrize(("own", "allowed"), [(5, True), (6, False)])
def test_a_host_of_more_than_five_votes_may_not_challenge(own: int, allowed: bool) -> None:
    hands = {0: REDS, 1: "C-S01b"}
    table = position(step=EXORCISM, ghosts={3: "C-G09"}, hands=hands)
    table.exorcise(3, {0: " ".join(REDS.split()[:own]), 1: "C-S01b"})
    assert ((0, "challenge") in table.asked) is allowed


@pytest.mark.rule("PK-206")
def test_an_x_ghost_allows_no_challenge() -> None:
    hands = {0: "C-S01r", 1: "C-S01b"}
    table = position(step=EXORCISM, ghosts={3: "C-G19"}, hands=hands)
    table.exorcise(3, hands)
    assert not succeeded(table)


@pytest.mark.rule("PK-207")
def test_the_count_does_not_tell_who_laid_what() -> None:
    """Seats 1 and 2 exchange their votes: nobody else can tell the two tables apart."""
    tables = []
    for first, second in (("C-S01r", "C-S02b"), ("C-S02b", "C-S01r")):
        table = position(step=EXORCISM, ghosts={3: "C-G19"}, hands={0: "C-S03r", 1: first, 2: second})
        table.exorcise(3, {0: "C-S03r", 1: first, 2: second})
        tables.append(table)
    for viewer in (0, 3, SPECTATOR):
        seen = [[list(event) for event in table.match.events(viewer, table.start)] for table in tables]
        assert seen[0] == seen[1]
    counted = tables[0].events("counted")[0].data["cards"]
    assert sorted(card["face"] for card in counted) == ["C-S01r", "C-S02b", "C-S03r"]


@pytest.mark.rule("PK-207")
def test_the_votes_are_shuffled_before_they_are_shown() -> None:
    shown = set()
    for seed in range(8):
        table = position(step=EXORCISM, ghosts={3: "C-G19"}, hands={0: REDS[:34]}, seed=seed)
        table.exorcise(3, {0: REDS[:34]})
        shown.add(tuple(card["face"] for card in table.events("counted")[0].data["cards"]))
    assert len(shown) > 4


@pytest.mark.rule("PK-209")
@pytest.mark.parametrize(
    ("votes", "suit"),
    [("C-S01r C-S02r", "red"), ("C-S01b C-S02b", "blue"), ("C-S01b C-S02b C-S03b C-S03r", "blue"),
     ("C-S01r C-S02b", ""), ("C-S01r", "")],
)  # fmt: skip
def test_an_x_ghost_takes_the_colour_that_wins(votes: str, suit: str) -> None:
    table = position(step=EXORCISM, ghosts={3: "C-G19"}, hands={0: votes})
    table.exorcise(3, {0: votes})
    assert succeeded(table) is bool(suit)
    assert table.st.point_suits[0] == ([suit] if suit else [])


@pytest.mark.rule("PK-210")
@pytest.mark.parametrize("votes", ["C-S01r C-S02r", "C-S01r C-S02b"])
def test_all_votes_go_to_the_discard_pile_after_the_count(votes: str) -> None:
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands={0: votes})
    table.exorcise(3, {0: votes})
    assert sorted(table.discarded().split()) == votes.split()
    assert None not in table.match.view(1)["spell_discard"]


@pytest.mark.rule("PK-211")
def test_the_host_may_look_at_the_identity_of_the_haunted() -> None:
    for word, known in (("look", "tianshi"), ("decline", None)):
        table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands={0: "C-S01r C-S02r"}, identities="TTTSSS")
        table.exorcise(3, {0: "C-S01r C-S02r"})
        assert table.points(0) == "C-G01"
        table.answer(0, "look", word)
        assert table.match.view(0)["players"][3]["identity"] == known
        assert table.match.view(1)["players"][3]["identity"] is None


@pytest.mark.rule("PK-211")
def test_there_is_nothing_to_look_at_on_an_open_card_or_ones_own() -> None:
    for bearer, shown in ((0, ()), (3, (3,))):
        table = position(step=EXORCISM, ghosts={bearer: "C-G01"}, hands={0: "C-S01r C-S02r"}, shown=shown)
        table.exorcise(bearer, {0: "C-S01r C-S02r"})
        assert (table.points(0), table.st.player) == ("C-G01", 1)


@pytest.mark.rule("PK-212")
def test_the_pool_is_split_among_those_who_took_part_the_remainder_to_the_host() -> None:
    """The Headless Ghost: 4 spirit, one card each."""
    hands = {0: "C-S01r C-S02r", 1: "C-S03r C-S04r", 2: "C-S05r", 3: "C-S05b", 4: "C-S06b"}
    votes = {0: "C-S01r C-S02r", 1: "C-S03r C-S04r", 2: "C-S05r", 3: "C-S05b"}
    table = position(step=EXORCISM, ghosts={5: "C-G06"}, hands=hands)
    table.exorcise(5, votes)
    table.answer(0, "challenge", 3)
    table.answer(0, "challenge", "pass")
    assert succeeded(table)
    # Seat 3's vote was lost before the count and seat 4 laid none: neither took part.
    assert spirit_by(table, "PK-212") == [(0, 2), (2, 1), (1, 1)]
    assert [table.held(seat) for seat in range(6)] == [1, 1, 1, 0, 1, 0]


@pytest.mark.rule("PK-212")
def test_a_host_who_laid_no_vote_gets_the_remainder_alone() -> None:
    votes = {1: "C-S01r C-S02r", 2: "C-S03r"}
    table = position(step=EXORCISM, ghosts={5: "C-G03"}, hands=votes)
    table.exorcise(5, votes)
    table.answer(0, "challenge", "pass")
    assert sorted(spirit_by(table, "PK-212")) == [(0, 1), (1, 1), (2, 1)]
    assert [table.held(seat) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("PK-213")
def test_no_card_and_no_skill_is_used_during_an_exorcism_or_a_summoning() -> None:
    usable = "C-S06r C-S08r"
    for king in (-1, 0):
        ghosts = {3: "C-G11"} | ({0: LIVES} if king == 0 else {})
        table = position(step=BEFORE, king=king, ghosts=ghosts, deck="C-V07", roles={1: "C-R08"}, points={1: "C-G03"},
                         hands={0: "C-S01b C-S02b", 1: usable, 2: usable.replace("r", "b")})  # fmt: skip
        table.until(0, "summon" if king == 0 else "exorcise")
        table.answer(0, "summon" if king == 0 else "exorcise", 3)
        kinds = set()
        while not table.events("counted"):
            ((seat, kind),) = table.asked
            kinds.add(kind)
            options = {option.kind for option in table.prompt(seat, kind).options}
            assert options <= {"card", "pass", "seat"}
            table.answer(seat, kind, *(["C-S01b", "C-S02b"] if (seat, kind) == (0, "votes") else []))
        assert kinds == {"votes"}


@pytest.mark.rule("PK-214")
def test_one_who_bears_two_ghosts_neither_hosts_nor_votes_against_a_life() -> None:
    hands = {0: "C-S01r", 1: "C-S02r", 2: "C-S03r"}
    table = position(step=EXORCISM, king=5, ghosts={5: LIVES, 0: "C-G11 C-G12", 3: "C-G13"}, hands=hands)
    assert {option.seat for option in table.prompt(0, "exorcise").options[1:]} == {0, 3}
    table = position(step=EXORCISM, king=5, ghosts={5: LIVES, 1: "C-G11 C-G12", 3: "C-G13", 2: "C-G14"}, hands=hands)
    table.ghost(0, "exorcise", 5, 0)
    assert table.asked == [(0, "votes")]
    table.answer(0, "votes", "C-S01r")
    assert table.asked == [(2, "votes")]
    table = position(step=EXORCISM, king=5, ghosts={5: LIVES, 1: "C-G11 C-G12", 3: "C-G13"}, hands=hands)
    table.answer(0, "exorcise", 3)
    table.answer(0, "votes")
    table.answer(2, "votes")
    assert table.asked == [(1, "votes")]


@pytest.mark.rule("PK-214", "C-S13")
def test_everybody_sees_who_cannot_vote() -> None:
    ghosts, hands = {4: LIVES, 1: "C-G03", 2: "C-G11 C-G12"}, {1: "C-S02r", 2: "C-S04r", 5: "C-S13r"}
    for bound in (False, True):
        for bearer, barred in ((4, {2}), (1, set[int]())):
            table = position(step=AFTER, king=4, ghosts=ghosts, hands=hands)
            if bound:
                table.use(5, "C-S13r", 3)
                table.resolve()
            table.end_window()
            table.until(0, "exorcise")
            table.ghost(0, "exorcise", bearer)
            for viewer in (0, 3, SPECTATOR):
                seen = table.match.view(viewer)["exorcism"]["barred"]
                assert seen == sorted(barred | ({3} if bound else set()))


@pytest.mark.rule("PK-217")
def test_everybody_sees_which_of_a_players_ghosts_is_meant() -> None:
    for place in (0, 2):
        table = position(step=EXORCISM, ghosts={4: "C-G03 C-G10 C-G03"}, hands={0: "C-S01r"})
        table.ghost(0, "exorcise", 4, place)
        assert table.match.view(SPECTATOR)["exorcism"]["place"] == [4, place]


@pytest.mark.rule("PK-215")
def test_the_king_takes_part_in_the_exorcism_of_his_own_life() -> None:
    hands = {0: "C-S01r", 1: "C-S01b"}
    table = position(step=EXORCISM, king=1, ghosts={1: LIVES}, hands=hands)
    assert table.need(1) == 1
    table.exorcise(1, hands)
    assert not succeeded(table)
    assert table.ghosts(1) == LIVES


@pytest.mark.rule("PK-216")
@pytest.mark.parametrize(("votes", "success"), [("C-S01b C-S02b", True), ("C-S01b", False), ("", False)])
def test_summoning_makes_a_ghost_a_life_by_the_kings_votes_alone(votes: str, success: bool) -> None:
    table = position(
        step=EXORCISM, king=0, ghosts={0: LIVES, 3: "C-G11"}, hands={0: "C-S01b C-S02b C-S03r", 1: "C-S04b C-S05b"}
    )
    assert {option.seat for option in table.prompt(0, "summon").options[1:]} == {3}
    table.exorcise(3, {0: votes})
    assert ("C-G11" in table.ghosts(0)) is success
    assert table.ghosts(3) == ("" if success else "C-G11")
    # No challenge, no reward, no look, and only he votes.
    assert (table.st.player, table.st.spirit, table.held(1)) == (1, [4, 5, 4, 4, 4, 4], 4)
    assert table.points(0) == ""


@pytest.mark.rule("PK-216")
def test_the_king_summons_instead_of_exorcising_and_may_do_neither() -> None:
    table = position(step=EXORCISM, king=0, ghosts={0: LIVES}, hands={0: "C-S01r C-S02r"})
    assert (table.st.player, table.events("summoning_began")) == (1, [])
    table = position(step=EXORCISM, king=0, ghosts={0: LIVES, 3: "C-G11"})
    table.answer(0, "summon", "pass")
    assert table.st.player == 1
