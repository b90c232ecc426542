"""The first edition, where it differs (CL-001 to CL-450)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from core import IllegalSetup, Setup, new_match
from core.ghostplay.cards import card_set
from core.ghostplay.state import APPARITION, BEFORE, END, EXORCISM, KING_CHECK, NIGHT, START
from core.kernel import MODERATOR, SPECTATOR
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
SIX = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"
SECTS, SEVEN = "TTTSSS", "KTTTSSS"


def classic(seats: int = 6, **setup: Any) -> Table:
    return position(seats, ruleset="classic", **setup)


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("CL-001")
@pytest.mark.parametrize(("seats", "sects", "heretics"), [(4, 2, 0), (5, 2, 1), (6, 3, 0), (7, 3, 1), (8, 4, 0)])
def test_identities(seats: int, sects: int, heretics: int) -> None:
    players = new_match(Setup("classic", "standard", seats)).view(MODERATOR)["players"]
    dealt = Counter(player["identity"] for player in players)
    assert dealt == Counter({"taiping": sects, "tianshi": sects}) + Counter({"heretic_king": heretics})
    with pytest.raises(IllegalSetup):
        new_match(Setup("classic", "standard", 9))


@pytest.mark.rule("CL-002")
def test_the_decks() -> None:
    cards = card_set("classic", False)
    assert (len(cards.spells), len(cards.ghosts), len(cards.kings), cards.roles) == (80, 40, 7, ())
    spells = Counter(card.kind for card in cards.spells)
    assert {kind: spells[kind] for kind in ("C-S01", "C-A01", "C-X01", "C-X02", "C-X03", "C-X06")} == {
        "C-S01": 4, "C-A01": 1, "C-X01": 4, "C-X02": 2, "C-X03": 0, "C-X06": 2,
    }  # fmt: skip
    assert {card.suit for card in cards.spells if card.kind == "C-X02"} == {"red", "blue"}
    ghosts = Counter(card.kind for card in cards.ghosts)
    assert set(ghosts) == {f"C-G{n:02}" for n in range(1, 18)} | {f"C-V0{n}" for n in range(1, 7)}
    assert all(count == (2 if kind[2] == "G" else 1) for kind, count in ghosts.items())
    with pytest.raises(IllegalSetup, match="expansion"):
        new_match(Setup("classic", "standard", 6, {"expansion": True}))


@pytest.mark.rule("CL-003")
def test_four_cards_and_four_spirit() -> None:
    match = new_match(Setup("classic", "standard", 6))
    view = match.view(SPECTATOR)
    assert [(player["spirit"], player["hand"], player["role"]) for player in view["players"]].count((4, 4, None)) == 5
    assert view["candidate"] in {f"C-K{n}" for n in range(1, 8)}
    assert len({new_match(Setup("classic", "standard", 6, {}, seed)).view(0)["first"] for seed in range(30)}) == 6


# ---------------------------------------------------------------------- the turn


@pytest.mark.rule("CL-004")
def test_play_passes_counter_clockwise() -> None:
    table = classic(player=1)
    players = []
    for _ in range(3):
        table.finish_turn()
        players.append(table.st.player)
    assert players == [0, 5, 4]


@pytest.mark.rule("CL-004", "PK-124", "PK-121")
def test_turn_order_settles_ties_and_left_is_left_all_the_same() -> None:
    table = classic(step=APPARITION, player=3, deck="C-G02", hands={1: "C-S01r", 4: "C-S02r"})
    assert table.ghosts(1) == "C-G02"
    assert classic(step=APPARITION, player=3, deck="C-G05").ghosts(4) == "C-G05"
    table = classic(step=APPARITION, player=3, deck="C-V04", hands={1: "C-S01r"})
    table.answer(1, "give", "C-S01r")
    assert table.hand(2) == "C-S01r"


@pytest.mark.rule("CL-101")
def test_the_draw_phase_gives_no_spirit() -> None:
    table = classic(step=START, player=2)
    assert (table.held(2), table.st.spirit[2]) == (2, 4)
    assert classic(step=START, player=2, artifacts={2: "C-A02"}).st.spirit[2] == 5


@pytest.mark.rule("CL-120")
def test_the_king_draws_in_every_night() -> None:
    for player in (2, 4):
        assert classic(step=NIGHT, player=player, king=2, ghosts={2: LIVES}).held(2) == 1


@pytest.mark.rule("CL-120", "PK-120")
@pytest.mark.parametrize(("player", "cards"), [(2, 1), (4, 0)])
def test_the_house_option_has_him_draw_in_his_own_night_alone(player: int, cards: int) -> None:
    table = classic(step=NIGHT, player=player, king=2, ghosts={2: LIVES}, king_draws="own_night")
    assert table.held(2) == cards


@pytest.mark.rule("C-S15", "CL-004")
def test_an_amulet_sends_a_ghost_on_counter_clockwise() -> None:
    table = classic(step=BEFORE, player=3, hands={3: "C-S15r C-S15b"}, deck="C-G05")
    for face, seat in (("C-S15r", 4), ("C-S15b", 3)):
        table.use(3, face, seat)
        table.resolve()
    table.end_window()
    # It comes to the left, seat 4, and goes on over seat 3.
    assert [table.ghosts(seat) for seat in range(6)] == ["", "", "C-G05", "", "", ""]


@pytest.mark.rule("CL-123")
def test_no_half_hand_is_lost_while_a_king_is_in_play() -> None:
    table = classic(step=APPARITION, deck="C-G05", king=3, ghosts={1: "C-G11 C-G12", 3: LIVES}, hands={1: SIX})
    assert (table.ghosts(1), table.held(1), table.asked) == ("C-G11 C-G12 C-G05", 6, [(0, "priority")])


# ---------------------------------------------------------------------- exorcism


@pytest.mark.rule("CL-200")
def test_an_exorcism_may_follow_an_event() -> None:
    table = classic(step=BEFORE, deck="C-V03", ghosts={3: "C-G01"})
    table.until(0, "exorcise")
    assert table.events("turned_up")[0].data["face"] == "C-V03"


@pytest.mark.rule("PK-201", "CL-004")
def test_votes_are_laid_from_the_host_on_counter_clockwise() -> None:
    table = classic(
        step=EXORCISM, player=2, ghosts={4: "C-G01"}, hands={seat: f"C-S0{seat + 1}r" for seat in range(6)}
    )  # fmt: skip
    table.exorcise(4)
    assert [event.data["seat"] for event in table.events("voted")] == [2, 1, 0, 5, 4, 3]


@pytest.mark.rule("CL-204")
def test_a_won_challenge_gives_no_spirit() -> None:
    hands = {0: "C-S01r", 1: "C-S01b"}
    table = classic(step=EXORCISM, ghosts={3: "C-G01"}, hands=hands)
    table.exorcise(3, hands)
    table.answer(0, "challenge", 1)
    assert (len(table.events("challenge_won")), table.st.spirit[0]) == (1, 4)


@pytest.mark.rule("CL-205")
def test_a_host_of_six_votes_may_challenge() -> None:
    hands = {0: SIX, 1: "C-S01b"}
    table = classic(step=EXORCISM, ghosts={3: "C-G09"}, hands=hands)
    table.exorcise(3, hands)
    assert table.asked == [(0, "challenge")]


@pytest.mark.rule("CL-206")
def test_there_are_no_x_ghosts_among_its_ghosts() -> None:
    """The rule is `peak`'s; none of the seventeen kinds of this edition asks for it."""
    assert {card.suit for card in card_set("classic", False).ghosts if not card.event} == {"red", "blue"}


@pytest.mark.rule("CL-211")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_host_looks_and_keeps_the_ghost_face_down(seats: int) -> None:
    table = classic(seats, step=EXORCISM, ghosts={3: "C-G01"}, hands={0: "C-S01r C-S02r"})
    table.exorcise(3, {0: "C-S01r C-S02r"})
    table.answer(0, "look", "look")
    assert table.match.view(0)["players"][3]["identity"]
    assert table.match.view(0)["players"][0]["points"] == [{"face": "C-G01", "suit": "red"}]
    for viewer in (1, SPECTATOR):
        assert table.match.view(viewer)["players"][0]["points"] == [{"face": None, "suit": None}]


@pytest.mark.rule("CL-211")
def test_points_are_open_at_the_scoring() -> None:
    table = classic(step=END, identities=SECTS, points={0: "C-G01"}, only_deck=True)
    assert table.match.view(SPECTATOR)["players"][0]["points"] == [{"face": "C-G01", "suit": "red"}]


@pytest.mark.rule("CL-216")
def test_a_summoned_ghost_is_a_life() -> None:
    table = classic(step=EXORCISM, king=0, ghosts={0: LIVES, 3: "C-G11"}, hands={0: "C-S01b C-S02b"})
    table.exorcise(3, {0: "C-S01b C-S02b"})
    assert table.ghosts(0) == LIVES + " C-G11"


# ---------------------------------------------------------------------- the ghost king


SIX_ON_TABLE = {0: "C-G01", 1: "C-G10", 2: "C-G02 C-G11", 4: "C-G03", 5: "C-G12"}


@pytest.mark.rule("CL-302")
def test_the_seventh_ghost_makes_the_one_with_most_king() -> None:
    table = classic(step=APPARITION, player=3, identities=SECTS, deck=["C-G20", "C-G05"][1], ghosts=SIX_ON_TABLE)
    assert table.ghosts(4) == "C-G03 C-G05"
    table.finish_turn()
    # Seats 2 and 4 bear two each; from seat 3 on counter-clockwise seat 2 comes first.
    assert [(e.data["seat"], e.data["cause"]) for e in table.events("king_appeared")] == [(2, "PK-302")]


@pytest.mark.rule("CL-302")
@pytest.mark.parametrize(("bearer", "place", "votes", "risen"), [(4, 1, SIX[:20], False), (0, 0, SIX[:13], True)])
def test_only_banishing_what_made_it_seven_puts_it_off(bearer: int, place: int, votes: str, risen: bool) -> None:
    table = classic(
        step=APPARITION, player=3, identities=SECTS, deck="C-G05", ghosts=SIX_ON_TABLE, hands={3: SIX}
    )  # fmt: skip
    table.exorcise(bearer, {3: votes}, place)
    table.answer(3, "look", "decline")
    assert len(table.points(3).split()) == 1
    assert bool(table.events("king_appeared")) is risen


@pytest.mark.rule("CL-302")
def test_seven_ghosts_of_old_make_no_king() -> None:
    table = classic(step=KING_CHECK, player=3, identities=SECTS, ghosts=SIX_ON_TABLE | {3: "C-G04"})
    assert table.st.king == -1


@pytest.mark.rule("CL-302")
@pytest.mark.parametrize(("bearer", "place", "risen"), [(0, 1, False), (1, 1, False), (0, 0, True)])
def test_of_several_arrivals_one_banished_is_enough(bearer: int, place: int, risen: bool) -> None:
    """No card brings a second ghost in a turn before there is a king, so the two arrivals are set by hand."""
    ghosts = SIX_ON_TABLE | {0: "C-G01 C-G04", 1: "C-G10 C-G05"}
    table = classic(step=EXORCISM, player=3, identities=SECTS, ghosts=ghosts, hands={3: SIX})
    st = table.rules.load(table.rules.dump(table.st))
    st.seventh = [st.ghosts[0][1], st.ghosts[1][1]]
    table = Table(table.rules, st)
    table.exorcise(bearer, {3: SIX}, place)
    table.answer(3, "look", "decline")
    assert len(table.points(3).split()) == 1
    assert bool(table.events("king_appeared")) is risen


@pytest.mark.rule("CL-302", "CL-311")
def test_at_odd_counts_the_seventh_ghost_raises_no_heretic() -> None:
    ghosts = {1: "C-G01", 2: "C-G10 C-G02", 4: "C-G03", 5: "C-G12", 6: "C-G11"}
    table = classic(7, step=APPARITION, player=3, identities=SEVEN, deck="C-G05", ghosts=ghosts)
    table.finish_turn()
    assert [e.data["seat"] for e in table.events("king_appeared")] == [2]
    assert table.match.view(SPECTATOR)["players"][2]["identity"] is None


@pytest.mark.rule("CL-303")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_new_king_gives_up_spirit_too_and_draws_up_to_seven(seats: int) -> None:
    table = classic(
        seats, step=KING_CHECK, player=2, ghosts={0: LIVES}, spirit={0: 9}, artifacts={0: "C-A05"},
        points={0: "C-G11"}, hands={0: "C-S01r"},
    )  # fmt: skip
    assert (table.st.king, table.held(0), table.st.spirit[0]) == (0, 7, 0)
    assert (table.artifact(0), table.points(0)) == ("", "")
    assert table.match.view(SPECTATOR)["players"][0]["identity"] is None


@pytest.mark.rule("CL-303", "PK-214")
@pytest.mark.parametrize(("seats", "barring"), [(4, 4), (5, 2), (6, 2), (7, 2), (8, 2)])
def test_at_four_seats_it_takes_more_ghosts_to_be_kept_from_the_king(seats: int, barring: int) -> None:
    borne = ["C-G04", "C-G11", "C-G13", "C-G05"]
    for count, fights in ((barring - 1, True), (barring, False)):
        ghosts = {0: " ".join(borne[:count]), 3: LIVES}
        table = classic(seats, step=EXORCISM, king=3, ghosts=ghosts, hands={0: "C-S01r"})
        assert (3 in table.seats_on_offer(0, "exorcise")) == fights


@pytest.mark.rule("CL-302", "CL-303")
def test_a_heretic_who_bears_most_at_the_seventh_ghost_keeps_his_card_down() -> None:
    ghosts = {0: "C-G10 C-G02", 1: "C-G01", 4: "C-G03", 5: "C-G12", 6: "C-G11"}
    table = classic(7, step=APPARITION, player=3, identities=SEVEN, deck="C-G05", ghosts=ghosts)
    table.finish_turn()
    assert (table.st.king, table.st.identity[0]) == (0, "heretic_king")
    assert table.match.view(SPECTATOR)["players"][0]["identity"] is None


@pytest.mark.rule("CL-310", "CL-410")
def test_a_heretic_under_three_ghosts_loses_and_the_sects_are_scored() -> None:
    table = classic(7, step=KING_CHECK, player=2, identities=SEVEN, ghosts={0: LIVES}, points={1: "C-G03", 0: "C-G04"})
    assert (table.outcome["kind"], table.outcome["winners"]) == ("heretic_loses", [1, 2, 3])


@pytest.mark.rule("CL-311")
@pytest.mark.parametrize("seats", [5, 7])
def test_three_ghosts_on_another_raise_the_heretic_who_turns_up_his_card(seats: int) -> None:
    identities = {5: "KTTSS", 7: SEVEN}[seats]
    table = classic(seats, step=KING_CHECK, player=2, identities=identities, ghosts={4: LIVES})
    while table.prompt_kind(0) == "gather":
        table.submit(0, table.prompt(0, "gather"), (0,))
    assert [(e.data["seat"], e.data["cause"]) for e in table.events("king_appeared")] == [(0, "PK-311")]
    shown = [player["identity"] for player in table.match.view(SPECTATOR)["players"]]
    assert shown == ["heretic_king", *[None] * (seats - 1)]


@pytest.mark.rule("CL-312")
def test_heretics_have_no_power_to_turn_up_their_card() -> None:
    table = classic(7, player=0, identities=SEVEN, ghosts={4: "C-G05 C-G14"})
    assert "reveal" not in table.offers(0, "day")
    table = classic(7, step="heretic", player=2, identities=SEVEN, ghosts={0: LIVES})
    assert table.outcome["kind"] == "heretic_loses"


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("CL-400")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_four_banished_ghosts_end_it_at_any_seat_count(seats: int) -> None:
    for points, over in (("C-G11 C-G12", False), ("C-G11 C-G12 C-G13", True)):
        table = classic(seats, step=EXORCISM, points={0: points}, ghosts={3: "C-G01"}, hands={0: "C-S01r C-S02r"})
        table.exorcise(3, {0: "C-S01r C-S02r"})
        table.answer(0, "look", "decline")
        assert table.match.over is over
    assert classic(seats, step=END, only_deck=True).outcome["kind"] == "deck"


@pytest.mark.rule("CL-410")
@pytest.mark.parametrize("seats", [5, 7])
def test_a_heretic_scores_two_a_ghost_without_a_bonus(seats: int) -> None:
    identities = {5: "KTTSS", 7: SEVEN}[seats]
    table = classic(
        seats, step=END, identities=identities, only_deck=True, points={0: "C-G01 C-G02 C-G03", 1: "C-G04 C-G11"}
    )
    assert {side: total["points"] for side, total in table.outcome["sides"].items()} == {
        "taiping": 3, "tianshi": 0, "heretics": 6,
    }  # fmt: skip


@pytest.mark.rule("CL-420")
def test_there_is_no_trophy_for_a_kings_fall() -> None:
    table = classic(
        step=EXORCISM, player=4, identities=SECTS, king=0, ghosts={0: "C-G01"}, hands={4: "C-S01r C-S02r"},
        points={1: "C-G03"},
    )  # fmt: skip
    table.exorcise(0, {4: "C-S01r C-S02r"})
    table.answer(4, "look", "decline")
    assert (table.outcome["kind"], table.outcome["winners"]) == ("king_fallen", [1, 2])


@pytest.mark.rule("CL-422")
def test_the_king_wins_when_the_deck_has_run_out() -> None:
    table = classic(step=END, player=3, king=2, ghosts={2: LIVES}, only_deck=True)
    assert (table.outcome["kind"], table.outcome["winners"]) == ("king", [2])


@pytest.mark.rule("CL-450")
def test_priority_goes_counter_clockwise_from_the_turn_player() -> None:
    table = classic(player=2, hands={2: "C-S01r"})
    table.use(2, "C-S01r")
    seats = []
    for _ in range(6):
        ((seat, _kind),) = table.asked
        seats.append(seat)
        table.pass_once()
    assert (seats, table.st.spirit[2]) == ([2, 1, 0, 5, 4, 3], 7)
