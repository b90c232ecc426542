"""The nine ghost kings: when each has won, and what each can do."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, END, EXORCISM, NIGHT
from core.kernel import MODERATOR, SPECTATOR
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
MANY = "C-G01 C-G10 C-G02 C-G11 C-G03 C-G12 C-G04 C-G13 C-G05 C-G14 C-G06 C-G15 C-G07"


def first(names: str, count: int) -> str:
    return " ".join(names.split()[:count])


def king_has_won(table: Table, king: int) -> bool:
    if not table.match.over:
        return False
    assert table.outcome["kind"] == "king"
    assert king in table.outcome["winners"]
    return True


# ---------------------------------------------------------------------- C-K1


@pytest.mark.rule("C-K1", "PK-334")
@pytest.mark.parametrize(("seats", "goal"), [(5, 9), (6, 6), (7, 6), (8, 6)])
def test_the_blood_tiger_wins_by_lives_at_the_end_of_any_turn(seats: int, goal: int) -> None:
    for lives in (goal - 1, goal):
        table = position(seats, step=END, player=3, king=1, candidate="C-K1", ghosts={1: first(MANY, lives)})
        assert king_has_won(table, 1) is (lives == goal)


@pytest.mark.rule("C-K1", "PK-216")
@pytest.mark.parametrize(
    ("ghost", "votes", "summoned"),
    [
        ("C-G03", "C-S01r C-S02r", True),
        ("C-G06", "C-S01r C-S02r", False),
        ("C-G19", "C-S01r", True),
        ("C-G19", "C-S01b", False),
        ("C-G11", "C-S01b C-S02b C-S03b C-S04r", True),
        ("C-G19", "C-S01b C-S02b C-S03b C-S04r", True),
    ],
)
def test_the_blood_tiger_counts_red_one_more_where_it_helps(ghost: str, votes: str, summoned: bool) -> None:
    table = position(step=EXORCISM, king=0, candidate="C-K1", ghosts={0: LIVES, 3: ghost}, hands={0: votes})
    table.exorcise(3, {0: votes})
    assert (ghost in table.ghosts(0)) is summoned


@pytest.mark.rule("C-K1", "PK-215")
def test_the_blood_tiger_has_no_such_help_in_an_exorcism() -> None:
    hands = {0: "C-S01r", 1: "C-S02r"}
    table = position(step=EXORCISM, king=1, candidate="C-K1", ghosts={1: LIVES, 3: "C-G03"}, hands=hands)
    table.exorcise(3, hands)
    assert table.ghosts(3) == "C-G03"


# ---------------------------------------------------------------------- C-K2


@pytest.mark.rule("C-K2", "PK-334")
@pytest.mark.parametrize(("seats", "goal"), [(5, 3), (6, 2), (7, 2), (8, 2)])
def test_the_baleful_king_wins_when_others_bear_three_each(seats: int, goal: int) -> None:
    rows = ["C-G11 C-G03 C-G12", "C-G04 C-G13 C-G05", "C-G14 C-G06 C-G15"]
    for others in (goal - 1, goal):
        ghosts = {0: LIVES} | {seat + 1: rows[seat] for seat in range(others)} | {4: "C-G08 C-G09"}
        table = position(seats, step=END, player=3, king=0, candidate="C-K2", ghosts=ghosts)
        assert king_has_won(table, 0) is (others == goal)


@pytest.mark.rule("C-K2", "PK-331")
def test_the_baleful_king_moves_the_ghost_of_this_apparition_to_a_third_player() -> None:
    table = position(
        step=APPARITION, deck="C-G04", king=2, candidate="C-K2", ghosts={2: LIVES, 4: "C-G11"}, spirit={0: 6}
    )
    table.until(2, "priority")
    table.answer(2, "priority", "C-K2")
    assert table.seats_on_offer(2, "target") == [3, 4, 5, 1]
    table.answer(2, "target", 4)
    table.resolve()
    assert (table.ghosts(0), table.ghosts(4)) == ("", "C-G11 C-G04")
    # It haunted seat 0, and only moved to seat 4.
    assert (table.st.spirit[0], table.st.spirit[4], table.st.spirit[2]) == (4, 4, 3)


@pytest.mark.rule("C-K2")
def test_the_baleful_king_needs_a_ghost_of_this_apparition() -> None:
    table = position(step=APPARITION, deck="C-V07", king=2, candidate="C-K2", ghosts={2: LIVES, 4: "C-G11"})
    assert not table.can_use(2, "C-K2")
    table = position(step=APPARITION, deck="C-G05", king=1, candidate="C-K2", ghosts={1: LIVES})
    assert not table.can_use(1, "C-K2")


# ---------------------------------------------------------------------- C-K3


def thousand_eyes(seats: int = 6, *, tally: int = 1, identities: str = "TSTSTS", lives: str = LIVES) -> Table:
    """His own night has just begun: one more than `tally`."""
    return position(
        seats, step=NIGHT, king=0, candidate="C-K3", tally=tally, identities=identities, ghosts={0: lives, 3: "C-G11"}
    )


@pytest.mark.rule("C-K3", "PK-421")
def test_the_thousand_eyes_win_by_naming_everybody_right() -> None:
    table = thousand_eyes()
    table.use(0, "C-K3.name")
    table.resolve()
    for name in ("tianshi", "taiping", "tianshi", "taiping", "tianshi"):
        table.answer(0, "name", name)
    assert table.outcome["winners"] == [0]


@pytest.mark.rule("C-K3")
def test_the_thousand_eyes_lose_a_life_of_their_choice_for_a_wrong_name() -> None:
    table = thousand_eyes()
    table.use(0, "C-K3.name")
    table.resolve()
    for name in ("tianshi", "taiping", "tianshi", "taiping", "taiping"):
        table.answer(0, "name", name)
    assert table.offers(0, "lose_life") == LIVES.split()
    table.answer(0, "lose_life", "C-G10")
    assert table.ghosts(0) == "C-G01 C-G02"
    assert [table.st.cards.ghosts[card].kind for card in table.st.removed] == ["C-G10"]


@pytest.mark.rule("C-K3", "PK-332")
def test_the_thousand_eyes_never_lose_their_last_life_by_naming() -> None:
    table = thousand_eyes(lives="C-G01")
    table.use(0, "C-K3.name")
    table.resolve()
    for _ in range(5):
        table.answer(0, "name", "taiping")
    assert table.ghosts(0) == "C-G01"
    assert not table.match.over


@pytest.mark.rule("C-K3")
@pytest.mark.parametrize(("seats", "identities", "allowed"), [
    (5, "KTTSS", False), (6, "TSTSTS", False), (7, "KTTTSSS", True), (8, "KFTTTSSS", True)])  # fmt: skip
def test_the_thousand_eyes_may_name_from_the_second_night_at_small_tables(
    seats: int, identities: str, allowed: bool
) -> None:
    first = thousand_eyes(seats, tally=0, identities=identities)
    assert first.match.view(1)["king_goal"] == {"have": 1, "need": 1 if allowed else 2}
    assert first.can_use(0, "C-K3.name") is allowed
    assert thousand_eyes(seats, tally=1, identities=identities).can_use(0, "C-K3.name")


@pytest.mark.rule("C-K3", "PK-320")
def test_the_night_of_the_day_he_rose_is_the_thousand_eyes_first() -> None:
    ghosts = {3: "C-G05 C-G14 C-G20", 1: "C-G01 C-G02"}
    table = position(7, identities="KTTTSSS", ghosts=ghosts, candidate="C-K3")
    table.answer(0, "day", 3)
    table.until(0, "gather", "priority")
    while table.prompt_kind(0) == "gather":
        table.submit(0, table.prompt(0, "gather"), (0,))
    assert (table.st.king, table.st.step) == (0, BEFORE)
    assert table.can_use(0, "C-K3.name")


@pytest.mark.rule("C-K3")
def test_at_eight_seats_the_thousand_eyes_leave_two_unnamed() -> None:
    table = thousand_eyes(8, identities="KFTTTSSS")
    table.use(0, "C-K3.name")
    table.resolve()
    table.answer(0, "spare", 1, 7)
    for seat, name in zip(range(2, 7), ("taiping",) * 3 + ("tianshi",) * 2, strict=True):
        assert set(table.offers(0, "name")) == {"taiping", "tianshi", "heretic_king", "heretic_follower"}
        assert table.seats_on_offer(0, "name")[0] == seat
        table.answer(0, "name", name)
    assert table.outcome["winners"] == [0, 1]


@pytest.mark.rule("C-K3")
@pytest.mark.parametrize(("seats", "identities"), [(5, "KTTSS"), (6, "TSTSTS"), (7, "KTTTSSS")])
def test_below_eight_seats_the_thousand_eyes_spare_nobody(seats: int, identities: str) -> None:
    table = thousand_eyes(seats, identities=identities)
    table.use(0, "C-K3.name")
    table.resolve()
    for seat in range(1, seats):
        assert set(table.seats_on_offer(0, "name")) == {seat}
        table.answer(0, "name", {"T": "taiping", "S": "tianshi"}[identities[seat]])
    assert king_has_won(table, 0)


@pytest.mark.rule("C-K3")
def test_the_thousand_eyes_look_at_one_hand() -> None:
    table = position(step=AFTER, king=0, candidate="C-K3", ghosts={0: LIVES}, hands={2: "C-S01r C-A01"})
    table.use(0, "C-K3.look", 2)
    table.resolve()
    assert table.events("looked_hand", viewer=0)[0].data["cards"] == ["C-A01", "C-S01r"]
    assert "cards" not in table.events("looked_hand", viewer=1)[0].data


# ---------------------------------------------------------------------- C-K4


@pytest.mark.rule("C-K4", "PK-334")
@pytest.mark.parametrize(("seats", "goal"), [(5, 4), (6, 5), (7, 7), (8, 8)])
def test_the_burning_face_wins_when_the_others_hold_few_cards(seats: int, goal: int) -> None:
    hands = ["C-S01r", "C-S02r", "C-S03r", "C-S04r", "C-S05r", "C-S06r", "C-S07r", "C-S08r", "C-S09r"]
    for cards in (goal, goal + 1):
        held = {0: "C-S01b C-S02b", 2: " ".join(hands[:2]), 3: " ".join(hands[2:cards])}
        table = position(seats, step=END, player=4, king=0, candidate="C-K4", ghosts={0: LIVES}, hands=held)
        limited = table.prompt_kind(4) == "discard"
        assert not limited
        assert king_has_won(table, 0) is (cards == goal)


@pytest.mark.rule("C-K4")
def test_the_burning_face_does_not_win_in_the_turn_he_appears() -> None:
    ghosts = {0: LIVES}
    table = position(step="king_check", player=0, identities="TTTSSS", ghosts=ghosts, candidate="C-K4")
    assert (table.st.king, table.st.player, table.match.over) == (0, 1, False)
    table = position(step="king_check", player=0, identities="TTTSSS", ghosts=ghosts, candidate="C-K4", deck="C-V07")
    table.finish_turn()
    assert king_has_won(table, 0)


@pytest.mark.rule("C-K4", "C-A08")
def test_the_burning_face_has_the_haunted_discard_a_card_at_random() -> None:
    for artifacts, left in (({}, 2), ({1: "C-A08"}, 3)):
        table = position(
            step=APPARITION, deck="C-G05", king=4, candidate="C-K4", ghosts={4: LIVES},
            hands={1: "C-S01r C-S02r C-S03r"}, artifacts=artifacts,
        )  # fmt: skip
        assert (table.ghosts(1), table.held(1)) == ("C-G05", left)


# ---------------------------------------------------------------------- C-K5


def fox(tally: int = 5, player: int = 1, **setup: object) -> Table:
    setup = {"hands": {0: "C-S01r C-S02b", 1: "C-S03r", 2: "C-S04b"}, "ghosts": {0: LIVES, 3: "C-G11"}} | setup
    return position(step=EXORCISM, player=player, king=0, candidate="C-K5", tally=tally, **setup)  # type: ignore[arg-type]


@pytest.mark.rule("C-K5")
def test_the_fox_starts_with_three_tails() -> None:
    table = position(step="king_check", identities="TTTSSS", ghosts={2: LIVES}, candidate="C-K5")
    assert (table.st.king, table.st.king_tally) == (2, 3)


@pytest.mark.rule("C-K5")
@pytest.mark.parametrize(
    ("bearer", "votes", "tails"),
    [
        (0, {0: "C-S02b", 1: "C-S03r"}, 6),
        (0, {1: "C-S03r"}, 5),
        (3, {0: "C-S01r", 1: "C-S03r"}, 5),
        (0, {0: "C-S01r", 1: "C-S03r"}, 5),
    ],
)
def test_the_fox_grows_a_tail_when_an_exorcism_of_a_life_it_voted_in_fails(
    bearer: int, votes: dict[int, str], tails: int
) -> None:
    table = fox()
    table.exorcise(bearer, votes)
    while table.prompt_kind(0) == "mark":
        table.answer(0, "mark", "pass")
        table.votes(votes)
    assert table.st.king_tally == tails


@pytest.mark.rule("C-K5", "PK-216")
def test_the_fox_grows_a_tail_when_it_summons() -> None:
    table = fox(player=0, ghosts={0: LIVES, 3: "C-G11"}, hands={0: "C-S01b C-S02b"})
    table.exorcise(3, {0: "C-S01b C-S02b"})
    table.answer(0, "mark", "pass")
    assert table.st.king_tally == 6


@pytest.mark.rule("C-K5", "PK-216")
@pytest.mark.parametrize("votes", ["C-S01b", ""])
def test_a_summoning_that_fails_grows_no_tail(votes: str) -> None:
    table = fox(player=0, hands={0: "C-S01b C-S02b"})
    table.exorcise(3, {0: votes})
    if votes:
        table.answer(0, "mark", "pass")
    assert (len(table.events("summon_failed")), table.st.king_tally) == (1, 5)


@pytest.mark.rule("C-K5", "PK-334")
@pytest.mark.parametrize("tails", [8, 9])
def test_the_fox_wins_with_nine_tails(tails: int) -> None:
    table = position(step=END, player=3, king=0, candidate="C-K5", tally=tails, ghosts={0: LIVES})
    assert king_has_won(table, 0) is (tails == 9)


@pytest.mark.rule("C-K5")
def test_once_a_round_one_vote_of_the_fox_counts_as_the_other_colour() -> None:
    table = fox(player=0, hands={0: "C-S01r C-S02b C-S03b"})
    table.exorcise(3, {0: "C-S01r C-S02b"})
    table.answer(0, "mark", "C-S01r")
    assert table.ghosts(0) == LIVES + " C-G11"
    table = position(
        step=BEFORE, player=0, king=0, candidate="C-K5", ghosts={0: LIVES, 3: "C-G11"},
        hands={0: "C-S01r C-S02b C-S03b", 1: "C-S01b"}, deck="C-V07 C-V03",
    )  # fmt: skip
    table.exorcise(3, {0: "C-S01r C-S02b"})
    table.answer(0, "mark", "C-S01r")
    # The next player's exorcism lies in the same round: he is asked, but has nothing left to mark.
    table.exorcise(0, {0: "C-S03b", 1: "C-S01b"})
    assert table.offers(0, "mark") == ["pass"]


# ---------------------------------------------------------------------- C-K6


@pytest.mark.rule("C-K6", "PK-334")
@pytest.mark.parametrize(("seats", "goal"), [(5, 13), (6, 10), (7, 10), (8, 11)])
def test_the_ghost_mother_wins_by_ghosts_on_the_table(seats: int, goal: int) -> None:
    for count in (goal - 1, goal):
        rows = MANY.split()[:count]
        ghosts = {2: " ".join(rows[:4]), 0: " ".join(rows[4:7]), 4: " ".join(rows[7:])}
        table = position(seats, step=END, player=3, king=2, candidate="C-K6", ghosts=ghosts)
        assert king_has_won(table, 2) is (count == goal)


@pytest.mark.rule("C-K6")
@pytest.mark.parametrize("step", [BEFORE, AFTER])
def test_the_ghost_mother_turns_up_one_more_card_in_her_own_night(step: str) -> None:
    table = position(step=step, king=0, candidate="C-K6", ghosts={0: LIVES}, deck="C-G14 C-V07")
    table.use(0, "C-K6")
    table.resolve()
    assert table.ghosts(5) == "C-G14"
    assert (table.st.step, table.st.spirit[0]) == (step, 3)
    assert table.asked == [(0, "priority")]


@pytest.mark.rule("C-K6", "PK-422")
def test_the_ghost_mother_may_turn_up_the_last_card_before_the_apparition() -> None:
    table = position(step=BEFORE, king=0, candidate="C-K6", ghosts={0: LIVES}, deck="C-G14", only_deck=True)
    table.use(0, "C-K6")
    table.resolve()
    table.finish_turn()
    assert king_has_won(table, 0)
    assert table.outcome["cause"] == "PK-422"


# ---------------------------------------------------------------------- C-K7


@pytest.mark.rule("C-K7", "PK-334")
@pytest.mark.parametrize(("seats", "goal"), [(5, 6), (6, 5), (7, 4), (8, 4)])
def test_the_stone_bearer_wins_as_his_turn_begins(seats: int, goal: int) -> None:
    for turns in (goal - 2, goal - 1):
        table = position(seats, step="start", king=0, candidate="C-K7", tally=turns, ghosts={0: LIVES})
        assert king_has_won(table, 0) is (turns == goal - 1)
    table = position(seats, step="start", player=1, king=0, candidate="C-K7", tally=goal - 1, ghosts={0: LIVES})
    assert not table.match.over


@pytest.mark.rule("C-K7")
def test_the_stone_bearers_lives_need_one_more() -> None:
    table = position(king=1, candidate="C-K7", ghosts={1: "C-G08 C-G17 C-G09", 3: "C-G11"})
    # With 6 seats a life needs 3 less (PK-335).
    assert [table.need(1, 0), table.need(1, 1), table.need(3)] == [3, 3, 2]


@pytest.mark.rule("PK-335", "C-K7")
@pytest.mark.parametrize("player", [1, 2])
def test_everybody_sees_what_a_life_needs_the_king_too(player: int) -> None:
    table = position(player=player, king=1, candidate="C-K7", ghosts={1: "C-G08 C-G17 C-G09"})
    for viewer in (SPECTATOR, MODERATOR, *range(6)):
        lives = table.match.view(viewer)["players"][1]["ghosts"]
        assert [life["requirement"] for life in lives] == [3, 3, 4]
        assert {tuple(map(tuple, life["reasons"])) for life in lives} == {(("C-K7", 1), ("PK-335", -3))}


# ---------------------------------------------------------------------- C-K8


@pytest.mark.rule("C-K8", "PK-334")
@pytest.mark.parametrize(("seats", "goal"), [(5, 9), (6, 6), (7, 5), (8, 5)])
def test_the_venomous_king_wins_by_failed_exorcisms(seats: int, goal: int) -> None:
    for failed in (goal - 1, goal):
        table = position(seats, step=END, player=3, king=0, candidate="C-K8", tally=failed, ghosts={0: LIVES})
        assert king_has_won(table, 0) is (failed == goal)


@pytest.mark.rule("C-K8")
def test_a_failed_exorcism_costs_each_who_took_part_a_spirit_and_gives_the_king_one() -> None:
    hands = {1: "C-S01r", 2: "C-S02b", 3: "C-S03b"}
    table = position(
        step=EXORCISM, player=1, king=0, candidate="C-K8", ghosts={0: LIVES, 4: "C-G01"}, hands=hands, spirit={2: 0}
    )
    table.exorcise(4, hands)
    table.answer(1, "challenge", "pass")
    assert table.st.king_tally == 1
    assert table.events("exorcism_failed")
    changes = [(e.data["seat"], e.data["change"]) for e in table.events("spirit") if e.data["source"] == "C-K8"]
    assert changes == [(1, -1), (3, -1), (0, 1)]


@pytest.mark.rule("C-K8")
def test_an_exorcism_without_votes_or_one_that_succeeds_feeds_no_venom() -> None:
    setup = {"step": EXORCISM, "player": 1, "king": 0, "candidate": "C-K8", "ghosts": {0: LIVES, 4: "C-G01"}}
    table = position(**setup, hands={1: "C-S01r C-S02r"})  # type: ignore[arg-type]
    table.exorcise(4)
    assert (table.st.king_tally, len(table.events("exorcism_failed"))) == (0, 1)
    table = position(**setup, hands={1: "C-S01r C-S02r"})  # type: ignore[arg-type]
    table.exorcise(4, {1: "C-S01r C-S02r"})
    assert (table.st.king_tally, table.points(1)) == (0, "C-G01")


# ---------------------------------------------------------------------- C-K9


@pytest.mark.rule("C-K9", "PK-334")
@pytest.mark.parametrize(("seats", "goal"), [(5, 5), (6, 4), (7, 4), (8, 4)])
def test_the_devourer_wins_by_ghosts_devoured(seats: int, goal: int) -> None:
    for devoured in (goal - 1, goal):
        table = position(seats, step=END, player=3, king=0, candidate="C-K9", tally=devoured, ghosts={0: LIVES})
        assert king_has_won(table, 0) is (devoured == goal)


@pytest.mark.rule("C-K9")
def test_a_devoured_ghost_leaves_the_game_and_its_bearer_draws_two() -> None:
    table = position(
        step=AFTER, king=0, candidate="C-K9", ghosts={0: LIVES, 3: "C-G11 C-G12", 4: "C-G05"}, spirit={0: 0}
    )
    for _ in range(2):
        table.use(0, "C-K9", 3)
        table.resolve()
    assert (table.ghosts(3), table.held(3), table.st.king_tally) == ("", 4, 2)
    assert [table.st.cards.ghosts[card].kind for card in table.st.removed] == ["C-G11", "C-G12"]
    assert not table.can_use(0, "C-K9")


@pytest.mark.rule("C-K9", "PK-451")
def test_a_ghost_shifted_away_from_the_devourer_is_devoured_at_its_new_bearer() -> None:
    table = position(step=AFTER, king=0, candidate="C-K9", ghosts={0: LIVES, 3: "C-G11"}, hands={2: "C-S10r"})
    table.use(0, "C-K9")
    table.use(2, "C-S10r", 4)
    table.resolve()
    table.resolve()
    assert (table.ghosts(4), table.held(3), table.held(4)) == ("", 0, 2)


@pytest.mark.rule("PK-330", "PK-110")
@pytest.mark.parametrize("candidate", [f"C-K{number}" for number in range(1, 10)])
def test_no_king_has_a_day(candidate: str) -> None:
    table = position(step="start", player=2, king=2, candidate=candidate, ghosts={2: LIVES}, hands={2: "C-S01r"})
    assert table.st.step == BEFORE
    assert table.held(2) == 2
