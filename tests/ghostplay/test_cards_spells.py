"""The fifteen kinds of spells, one by one (what all uses have in common is in `test_uses`)."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, BEFORE
from tests.ghostplay.position import position


@pytest.mark.rule("C-S01")
def test_spirit_gathering_gives_three_spirit() -> None:
    table = position(hands={0: "C-S01r"})
    table.use(0, "C-S01r")
    table.resolve()
    assert table.st.spirit == [7, 4, 4, 4, 4, 4]


@pytest.mark.rule("C-S02")
@pytest.mark.parametrize(("his", "taken"), [(4, 2), (1, 1), (0, 0)])
def test_spirit_loan_takes_up_to_two(his: int, taken: int) -> None:
    table = position(hands={0: "C-S02r"}, spirit={1: his})
    table.use(0, "C-S02r", 1)
    table.resolve()
    assert table.st.spirit[:2] == [4 + taken, his - taken]


@pytest.mark.rule("C-S02", "C-S05", "C-S06")
@pytest.mark.parametrize("face", ["C-S02r", "C-S04r", "C-S05r", "C-S06r", "C-S07r"])
def test_what_is_for_another_player_cannot_name_its_user(face: str) -> None:
    table = position(hands={0: face})
    table.answer(0, "day", face)
    assert table.seats_on_offer(0, "target") == [1, 2, 3, 4, 5]


@pytest.mark.rule("C-S03")
def test_invocation_draws_two() -> None:
    table = position(hands={0: "C-S03b"}, draws="C-A01 C-A07 C-S01r")
    table.use(0, "C-S03b")
    table.resolve()
    assert table.hand(0) == "C-A01 C-A07"


@pytest.mark.rule("C-S04", "C-A08")
def test_five_thunders_discards_two_at_random() -> None:
    seen = set()
    for seed in range(8):
        table = position(hands={0: "C-S04r", 1: "C-S01r C-S02r C-S03r"}, seed=seed)
        table.use(0, "C-S04r", 1)
        table.resolve()
        assert table.held(1) == 1
        seen.add(table.hand(1))
    assert len(seen) > 1
    table = position(hands={0: "C-S04r", 1: "C-S01r C-S02r C-S03r"}, artifacts={1: "C-A08"})
    table.use(0, "C-S04r", 1)
    table.resolve()
    assert table.held(1) == 3


@pytest.mark.rule("C-S04")
def test_five_thunders_takes_what_is_there() -> None:
    table = position(hands={0: "C-S04r", 1: "C-S01r"})
    table.use(0, "C-S04r", 1)
    table.resolve()
    assert table.hand(1) == ""
    table = position(hands={0: "C-S04r"})
    table.use(0, "C-S04r", 1)
    table.resolve()
    assert table.discarded() == "C-S04r"


@pytest.mark.rule("C-S05", "C-A08")
def test_alms_gives_a_card_of_his_choice_and_one_spirit() -> None:
    table = position(hands={0: "C-S05r", 1: "C-S01r C-S02r"}, artifacts={1: "C-A08"})
    table.use(0, "C-S05r", 1)
    table.resolve()
    table.answer(1, "give", "C-S02r")
    assert (table.hand(0), table.hand(1)) == ("C-S02r", "C-S01r")
    assert table.st.spirit[:2] == [5, 3]


@pytest.mark.rule("C-S05")
def test_alms_gives_what_he_has() -> None:
    table = position(hands={0: "C-S05r"}, spirit={1: 1})
    table.use(0, "C-S05r", 1)
    table.resolve()
    assert (table.hand(0), table.st.spirit[:2]) == ("", [5, 0])
    table = position(hands={0: "C-S05r", 1: "C-S01r"}, spirit={1: 0})
    table.use(0, "C-S05r", 1)
    table.resolve()
    table.answer(1, "give", "C-S01r")
    assert (table.hand(0), table.st.spirit[:2]) == ("C-S01r", [4, 0])


@pytest.mark.rule("C-S06")
def test_heavenly_eye_shows_a_hand_to_its_user_alone_and_draws_one() -> None:
    table = position(hands={0: "C-S01r", 3: "C-S06r", 1: "C-S09b C-S02r"}, draws="C-A01")
    table.use(0, "C-S01r")
    table.use(3, "C-S06r", 1)
    table.resolve()
    assert table.hand(3) == "C-A01"
    (seen,) = table.events("looked_hand", viewer=3)
    assert seen.data["cards"] == ["C-S02r", "C-S09b"]
    assert "cards" not in table.events("looked_hand", viewer=1)[0].data
    assert "cards" not in table.events("looked_hand", viewer=4)[0].data


@pytest.mark.rule("C-S07")
def test_mirror_of_truth_shows_an_identity_to_its_user_alone() -> None:
    table = position(hands={0: "C-S07r", 1: "C-S01r"}, identities="TSTSTS")
    table.use(0, "C-S07r", 1)
    table.resolve()
    assert table.st.spirit[0] == 2
    assert table.match.view(0)["players"][1]["identity"] == "tianshi"
    assert table.match.view(2)["players"][1]["identity"] is None
    assert table.hand(1) == "C-S01r"


@pytest.mark.rule("C-S07")
def test_mirror_of_truth_takes_a_card_from_one_whose_identity_is_open() -> None:
    table = position(hands={0: "C-S07r", 1: "C-S01r C-S02r"}, identities="TSTSTS", shown=(1,))
    table.use(0, "C-S07r", 1)
    table.resolve()
    assert table.offers(0, "take") == ["C-S01r", "C-S02r"]
    table.answer(0, "take", "C-S02r")
    assert (table.hand(0), table.hand(1)) == ("C-S02r", "C-S01r")
    table = position(hands={0: "C-S07r"}, shown=(1,))
    table.use(0, "C-S07r", 1)
    table.resolve()
    assert table.asked == [(0, "day")]


@pytest.mark.rule("C-S08", "PK-452")
def test_a_spell_breaker_can_be_broken() -> None:
    table = position(hands={0: "C-S01r", 1: "C-S08r", 2: "C-S08b"})
    table.use(0, "C-S01r")
    table.use(1, "C-S08r")
    table.use(2, "C-S08b", "C-S08")
    table.resolve()
    assert [use.ability for use in table.st.priority.stack] == ["C-S01"]
    table.resolve()
    assert table.st.spirit[0] == 7


@pytest.mark.rule("C-S08", "PK-451")
def test_two_spell_breakers_on_one_use_leave_the_second_without_a_target() -> None:
    table = position(hands={0: "C-S01r", 1: "C-S08r", 2: "C-S08b"})
    table.use(0, "C-S01r")
    table.use(1, "C-S08r")
    table.use(2, "C-S08b", "C-S01")
    table.resolve()
    assert [use.ability for use in table.st.priority.stack] == ["C-S08"]
    table.resolve()
    assert len(table.events("countered")) == 1
    assert len(table.events("fizzled")) == 1
    assert sorted(table.discarded().split()) == ["C-S01r", "C-S08b", "C-S08r"]
    assert table.asked == [(0, "day")]


@pytest.mark.rule("C-S09")
def test_a_substitute_names_another_target_legal_for_the_user() -> None:
    table = position(hands={0: "C-S02r", 1: "C-S09r"})
    table.use(0, "C-S02r", 1)
    table.until(1, "priority")
    table.answer(1, "priority", "C-S09r")
    assert table.seats_on_offer(1, "target") == [2, 3, 4, 5]
    table.answer(1, "target", 4)
    table.resolve()
    table.resolve()
    assert table.st.spirit == [6, 4, 4, 4, 2, 4]


@pytest.mark.rule("C-S09")
@pytest.mark.parametrize("first", [("C-S02r", 2), ("C-S01r",)])
def test_a_substitute_is_for_what_is_aimed_at_its_user_alone(first: tuple[str, int] | tuple[str]) -> None:
    table = position(hands={0: first[0], 1: "C-S09r"})
    table.use(0, *first)
    assert not table.can_use(1, "C-S09r")


@pytest.mark.rule("C-S09", "C-S10")
def test_a_substitute_is_no_answer_to_what_names_a_ghost_too() -> None:
    table = position(step=AFTER, ghosts={1: "C-G01"}, hands={0: "C-S10r", 2: "C-S09r"})
    table.use(0, "C-S10r", 2)
    assert not table.can_use(2, "C-S09r")


@pytest.mark.rule("C-S09", "C-S13")
def test_a_substitute_cannot_make_an_illegal_target() -> None:
    """Binding can't bind the turn player, whoever names him."""
    table = position(step=BEFORE, player=3, hands={0: "C-S13r", 1: "C-S09r"})
    table.use(0, "C-S13r", 1)
    table.until(1, "priority")
    table.answer(1, "priority", "C-S09r")
    assert table.seats_on_offer(1, "target") == [4, 5, 0, 2]


@pytest.mark.rule("C-S09", "C-S08")
def test_a_broken_substitute_leaves_the_aim() -> None:
    table = position(hands={0: "C-S02r", 1: "C-S09r", 2: "C-S08r"})
    table.use(0, "C-S02r", 1)
    table.use(1, "C-S09r", 3)
    table.use(2, "C-S08r", "C-S09")
    table.resolve()
    table.resolve()
    assert table.st.spirit == [6, 2, 4, 4, 4, 4]


@pytest.mark.rule("C-S10")
def test_soul_shift_moves_a_ghost_to_a_neighbour_of_its_bearer() -> None:
    table = position(step=AFTER, ghosts={3: "C-G01", 1: "C-G10"}, hands={0: "C-S10r"})
    table.answer(0, "priority", "C-S10r")
    table.ghost(0, "target", 3)
    assert table.seats_on_offer(0, "target") == [4, 2]
    table.answer(0, "target", 4)
    table.resolve()
    assert (table.ghosts(3), table.ghosts(4)) == ("", "C-G01")


@pytest.mark.rule("C-S10", "PK-330")
def test_soul_shift_neither_takes_a_life_nor_gives_one() -> None:
    table = position(step=AFTER, king=2, ghosts={2: "C-G01 C-G02 C-G03", 3: "C-G10", 5: "C-G11"}, hands={0: "C-S10r"})
    table.answer(0, "priority", "C-S10r")
    assert table.seats_on_offer(0, "target") == [3, 5]
    table.ghost(0, "target", 3)
    assert table.st.priority.stack[-1].targets[1].seat == 4


@pytest.mark.rule("C-S10", "PK-451")
def test_a_ghost_shifted_twice_goes_only_to_a_neighbour_of_its_bearer_then() -> None:
    table = position(step=AFTER, ghosts={3: "C-G01"}, hands={0: "C-S10r", 1: "C-S10b"})
    table.use(0, "C-S10r", 2)
    table.use(1, "C-S10b", 4)
    table.resolve()
    assert table.ghosts(4) == "C-G01"
    table.resolve()
    assert len(table.events("fizzled")) == 1
    assert table.ghosts(4) == "C-G01"


@pytest.mark.rule("C-S11", "C-S12")
@pytest.mark.parametrize(("face", "change"), [("C-S11r", 1), ("C-S12r", -1)])
def test_soul_pin_and_ward_change_one_requirement_for_the_turn(face: str, change: int) -> None:
    table = position(step=BEFORE, ghosts={3: "C-G03 C-G04"}, hands={1: face}, deck="C-V07")
    table.use(1, face, (3, 1))
    table.resolve()
    assert (table.need(3, 0), table.need(3, 1)) == (3, 3 + change)
    table.finish_turn()
    assert table.need(3, 1) == 3


@pytest.mark.rule("C-S12", "PK-451")
def test_a_ward_follows_its_ghost() -> None:
    table = position(step=AFTER, ghosts={3: "C-G03"}, hands={0: "C-S12r", 1: "C-S10b"})
    table.use(0, "C-S12r")
    table.use(1, "C-S10b", 4)
    table.resolve()
    assert table.match.view(5)["stack"][0]["targets"] == [["ghost", "C-G03", 4, 0]]
    table.resolve()
    assert table.ghosts(4) == "C-G03"
    assert table.need(4) == 2


@pytest.mark.rule("C-S12")
def test_a_requirement_never_falls_below_one() -> None:
    table = position(step=AFTER, ghosts={3: "C-G01"}, hands={0: "C-S12r C-S12b C-X04r"})
    for face in ("C-S12r", "C-S12b", "C-X04r"):
        table.use(0, face)
        table.resolve()
    assert table.need(3) == 1


@pytest.mark.rule("C-S11", "C-S12")
def test_a_kings_life_can_be_pinned_and_warded() -> None:
    table = position(step=AFTER, king=2, ghosts={2: "C-G09 C-G08 C-G18"}, hands={0: "C-S11r"})
    table.use(0, "C-S11r", (2, 1))
    table.resolve()
    # With 6 seats a life needs 3 less (PK-335).
    assert [table.need(2, place) for place in range(3)] == [3, 3, 3]


@pytest.mark.rule("C-S13")
def test_one_who_is_bound_lays_no_votes_this_turn() -> None:
    table = position(
        step=BEFORE, ghosts={3: "C-G01"}, hands={0: "C-S13r", 1: "C-S01r", 2: "C-S01b"}, deck="C-V07 C-V01"
    )
    table.use(0, "C-S13r", 1)
    table.resolve()
    table.until(0, "exorcise")
    table.answer(0, "exorcise", "C-G01")
    assert table.asked == [(2, "votes")]
    table.votes()
    assert table.st.player == 1
    table.until(1, "exorcise")
    table.answer(1, "exorcise", 3)
    assert table.asked == [(1, "votes")]


@pytest.mark.rule("C-S13")
def test_the_turn_player_cannot_be_bound() -> None:
    table = position(step=BEFORE, player=2, hands={2: "C-S13r", 4: "C-S13b"})
    table.answer(2, "priority", "C-S13r")
    assert table.seats_on_offer(2, "target") == [3, 4, 5, 0, 1]


@pytest.mark.rule("C-S14")
def test_divination_looks_at_three_and_orders_them() -> None:
    table = position(step=BEFORE, hands={1: "C-S14r"}, deck="C-G01 C-V07 C-V03 C-G10")
    table.use(1, "C-S14r")
    table.resolve()
    assert table.offers(1, "arrange") == ["C-G01", "C-V07", "C-V03"]
    table.answer(1, "arrange", "C-V03", "C-G01", "C-V07")
    top = [table.st.cards.ghosts[card].kind for card in table.st.ghost_deck[:-5:-1]]
    assert top == ["C-V03", "C-G01", "C-V07", "C-G10"]
    assert table.events("looked_deck", viewer=1)[0].data["cards"] == ["C-G01", "C-V07", "C-V03"]
    assert "cards" not in table.events("looked_deck", viewer=0)[0].data
    table.end_window()
    assert [event.data["face"] for event in table.events("turned_up")] == ["C-V03"]


@pytest.mark.rule("C-S15")
def test_an_amulet_sends_a_ghost_on_to_the_next_without_one() -> None:
    table = position(step=BEFORE, hands={2: "C-S15r C-S15b"}, deck="C-G05")
    for seat, face in ((1, "C-S15r"), (2, "C-S15b")):
        table.use(2, face, seat)
        table.resolve()
    table.end_window()
    assert [table.ghosts(seat) for seat in range(6)] == ["", "", "", "C-G05", "", ""]


@pytest.mark.rule("C-S15")
def test_amulets_on_all_protect_nobody() -> None:
    hands = {0: "C-S15r C-S15b C-S15r C-S15b"}
    table = position(5, step=BEFORE, hands=hands, deck="C-G05")
    for seat in range(1, 5):
        table.use(0, table.hand(0).split()[0], seat)
        table.resolve()
    table.end_window()
    assert table.ghosts(0) == "C-G05"


@pytest.mark.rule("C-S15")
def test_an_amulet_ends_with_the_turn_and_stops_no_move() -> None:
    table = position(step=BEFORE, hands={0: "C-S15r C-S10r"}, ghosts={1: "C-G01"}, deck="C-V07 C-G14")
    table.use(0, "C-S15r", 2)
    table.resolve()
    table.end_window()
    assert table.st.step == AFTER
    table.use(0, "C-S10r", 2)
    table.resolve()
    assert table.ghosts(2) == "C-G01"
    table.finish_turn()
    table.until(1, "priority")
    assert table.match.view(0)["players"][2]["flags"] == []
