"""The roles from Talismanist to Woodman: LV1, LV2 and 鬼道 of each."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, BEFORE, DRAW, END, EXORCISM, KING_CHECK
from tests.ghostplay.position import Table, position
from tests.ghostplay.roles import HAND, LIVES, king, player


@pytest.mark.rule("PK-013")
def test_levels_open_with_banished_ghosts_and_the_ghostly_path_with_kingship() -> None:
    for role in (f"C-R{number:02}" for number in range(1, 13)):
        for level, skills in ((0, []), (1, ["1"]), (2, ["1", "2"])):
            assert player(role, level).match.view(3)["players"][0]["skills"] == skills
        assert king(role).match.view(3)["players"][0]["skills"] == ["k"]


@pytest.mark.rule("PK-013", "PK-333")
def test_a_heretic_kings_ghostly_path_opens_when_his_identity_is_open() -> None:
    for shown, skills in (((), []), ((0,), ["k"]), ((1,), [])):
        table = position(7, identities="KTTTSSS", shown=shown, roles={0: "C-R01", 1: "C-R01"})
        assert table.match.view(3)["players"][0]["skills"] == skills
        assert table.match.view(3)["players"][1]["skills"] == []


# ---------------------------------------------------------------------- C-R01 Talismanist


@pytest.mark.rule("C-R01")
def test_the_talismanist_swaps_a_card_for_the_top_of_the_discard_pile() -> None:
    table = player("C-R01", 1, hands={0: "C-S01r C-S02r"}, discard="C-S03r C-A01")
    table.use(0, "C-R01.1")
    table.resolve()
    table.answer(0, "discard", "C-S02r")
    assert (table.hand(0), table.discarded()) == ("C-A01 C-S01r", "C-S03r C-S02r")


@pytest.mark.rule("C-R01")
def test_a_spell_returns_to_the_talismanist_once_a_round_for_a_spirit() -> None:
    table = player("C-R01", 2, hands={0: "C-S01r C-S01b"})
    table.use(0, "C-S01b")
    table.resolve()
    table.answer(0, "choice", "decline")
    table.use(0, "C-S01r")
    table.resolve()
    table.answer(0, "choice", "pay")
    assert (table.hand(0), table.st.spirit[0]) == ("C-S01r", 4 + 3 + 3 - 1)
    table.use(0, "C-S01r")
    table.resolve()
    assert table.asked == [(0, "day")]


@pytest.mark.rule("C-R01")
def test_no_spell_returns_without_a_spirit_nor_one_that_was_broken() -> None:
    table = player("C-R01", 2, hands={0: "C-S03r"}, spirit={0: 0})
    table.use(0, "C-S03r")
    table.resolve()
    assert table.asked == [(0, "day")]
    table = player("C-R01", 2, hands={0: "C-S03r", 1: "C-S08r"})
    table.use(0, "C-S03r")
    table.use(1, "C-S08r")
    table.resolve()
    assert table.asked == [(0, "day")]


@pytest.mark.rule("C-R01", "C-S08", "C-S09")
def test_spells_of_a_talismanist_on_the_ghostly_path_cannot_be_answered() -> None:
    table = king("C-R01", step=BEFORE, hands={0: "C-S13r", 1: "C-S08r C-S09r"})
    table.use(0, "C-S13r", 1)
    assert not table.can_use(1, "C-S08r")
    assert not table.can_use(1, "C-S09r")
    table = king("C-R01", step=BEFORE, hands={1: "C-S08r"}, candidate="C-K3")
    table.use(0, "C-K3.look", 1)
    assert table.can_use(1, "C-S08r")


# ---------------------------------------------------------------------- C-R02 Sword Immortal


@pytest.mark.rule("C-R02")
def test_the_sword_immortals_first_won_challenge_of_a_turn_draws_one() -> None:
    hands = {0: "C-S01r", 1: "C-S01b", 2: "C-S02b"}
    table = player("C-R02", 1, step=EXORCISM, ghosts={3: "C-G01"}, hands=hands, draws="C-A01 C-A02")
    table.exorcise(3, hands)
    table.answer(0, "challenge", 1)
    table.answer(0, "challenge", 2)
    assert table.hand(0) == "C-A01"


@pytest.mark.rule("C-R02")
@pytest.mark.parametrize(("bearer", "banished"), [(3, True), (0, False)])
def test_the_sword_immortal_needs_one_less_against_others_ghosts(bearer: int, banished: bool) -> None:
    table = player("C-R02", 2, step=EXORCISM, ghosts={bearer: "C-G04"}, hands={0: "C-S01r C-S02r"})
    table.exorcise(bearer, {0: "C-S01r C-S02r"})
    assert bool(table.events("exorcism_succeeded")) is banished


@pytest.mark.rule("C-R02", "PK-215")
def test_one_vote_of_a_sword_immortal_king_on_his_own_life_counts_twice() -> None:
    hands = {0: "C-S01r C-S02b", 1: "C-S01b C-S02r C-S03r C-S04r C-S05r"}
    table = king("C-R02", step=EXORCISM, player=1, hands=hands)
    table.exorcise(0, hands)
    table.answer(0, "mark", "C-S01r")
    table.votes()
    counted = table.events("counted")[0].data
    assert (counted["red"], counted["blue"]) == (6, 2)
    table = king("C-R02", step=EXORCISM, player=1, ghosts={3: "C-G04"}, hands=hands)
    table.exorcise(3, hands)
    assert table.events("counted")[0].data["blue"] == 2


# ---------------------------------------------------------------------- C-R03 Alchemist


@pytest.mark.rule("C-R03", "PK-110")
def test_the_alchemists_first_day_draw_of_a_turn_costs_one() -> None:
    table = player("C-R03", 1)
    table.answer(0, "day", "draw")
    assert table.st.spirit[0] == 3
    table.answer(0, "day", "draw")
    assert table.st.spirit[0] == 1


@pytest.mark.rule("C-R03", "C-X03")
def test_a_day_draw_before_the_skill_opened_was_the_first_all_the_same() -> None:
    table = player("C-R03", 0, hands={0: "C-X03r"}, spirit={0: 6})
    table.answer(0, "day", "draw")
    table.use(0, "C-X03r")
    table.resolve()
    table.answer(0, "day", "draw")
    assert table.st.spirit[0] == 6 - 2 - 2


@pytest.mark.rule("C-R03", "PK-350")
def test_the_alchemist_gains_a_spirit_for_every_two_cards_after_the_end_phase_discard() -> None:
    table = player("C-R03", 2, step=END, hands={0: HAND})
    table.answer(0, "discard", "C-S01r", "C-S02r", "C-S03r")
    assert table.st.spirit[0] == 4 + 2
    assert player("C-R03", 2, step=END, hands={0: "C-S01r"}).st.spirit[0] == 4


@pytest.mark.rule("C-R03")
def test_the_alchemist_king_discards_one_and_draws_two() -> None:
    table = king("C-R03", step=AFTER, hands={0: "C-S01r C-S02r"}, draws="C-A01 C-A02")
    table.use(0, "C-R03.k")
    table.resolve()
    table.answer(0, "discard", "C-S01r")
    assert table.hand(0) == "C-A01 C-A02 C-S02r"


# ---------------------------------------------------------------------- C-R04 Diviner


def deck_top(table: Table, count: int) -> str:
    return " ".join(table.st.cards.ghosts[card].kind for card in table.st.ghost_deck[: -count - 1 : -1])


@pytest.mark.rule("C-R04")
@pytest.mark.parametrize("level", [1, 2])
def test_the_diviner_orders_the_top_two_and_may_bury_one_at_level_two(level: int) -> None:
    table = player("C-R04", level, step=BEFORE, deck="C-V07 C-G01 C-G05")
    table.use(0, "C-R04.1")
    table.resolve()
    table.answer(0, "arrange", "C-G01", "C-V07")
    if level == 1:
        assert table.asked == [(0, "priority")]
        assert deck_top(table, 3) == "C-G01 C-V07 C-G05"
        return
    table.answer(0, "bury", "C-V07")
    assert (deck_top(table, 2), table.st.spirit[0]) == ("C-G01 C-G05", 3)
    assert table.st.cards.ghosts[table.st.ghost_deck[0]].kind == "C-V07"


@pytest.mark.rule("C-R04", "PK-121")
def test_the_diviner_king_chooses_whom_the_apparition_haunts() -> None:
    table = king("C-R04", step=BEFORE, deck="C-V02 C-G05 C-G14")
    table.use(0, "C-R04.k", 4)
    table.resolve()
    assert table.st.spirit[0] == 3
    table.end_window()
    assert table.ghosts(4) == "C-G05"
    assert not table.can_use(0, "C-R04.k")
    table.finish_turn()
    assert table.match.view(0)["modifiers"] == []


@pytest.mark.rule("C-R04", "C-K6")
def test_the_diviner_kings_choice_is_for_the_apparition_alone() -> None:
    """What the Ghost Mother turns up in the same night haunts by its own condition."""
    table = king("C-R04", step=BEFORE, candidate="C-K6", deck="C-G14 C-G05")
    table.use(0, "C-R04.k", 4)
    table.resolve()
    table.end_window()
    assert table.st.step == AFTER
    table.use(0, "C-K6")
    table.resolve()
    assert [table.ghosts(seat) for seat in (1, 4)] == ["C-G05", "C-G14"]


@pytest.mark.rule("C-R04", "C-S15")
def test_an_amulet_holds_against_the_diviner_kings_choice() -> None:
    table = king("C-R04", step=BEFORE, deck="C-G14", hands={2: "C-S15r"})
    table.use(0, "C-R04.k", 4)
    table.resolve()
    table.use(2, "C-S15r", 4)
    table.resolve()
    table.end_window()
    assert (table.ghosts(4), table.ghosts(5)) == ("", "C-G14")


# ---------------------------------------------------------------------- C-R05 Zither Maiden


@pytest.mark.rule("C-R05", "PK-331")
def test_the_zither_maiden_sends_a_ghost_of_hers_to_a_neighbour() -> None:
    table = player("C-R05", 1, step=AFTER, ghosts={0: "C-G01 C-G04", 2: "C-G10"})
    table.answer(0, "priority", "C-R05.1")
    assert table.seats_on_offer(0, "target") == [0, 0]
    table.ghost(0, "target", 0, 1)
    assert table.seats_on_offer(0, "target") == [1, 5]
    table.answer(0, "target", 5)
    table.resolve()
    assert (table.ghosts(0), table.ghosts(5), table.st.spirit[0], table.st.spirit[5]) == ("C-G01", "C-G04", 2, 4)


@pytest.mark.rule("C-R05", "PK-330")
def test_the_zither_maiden_gives_the_king_nothing() -> None:
    table = player("C-R05", 1, step=AFTER, king=1, ghosts={0: "C-G11", 1: LIVES})
    table.use(0, "C-R05.1")
    assert table.st.priority.stack[0].targets[1].seat == 5


@pytest.mark.rule("C-R05", "C-S08")
def test_the_zither_maiden_silences_responses_for_the_turn() -> None:
    table = player("C-R05", 2, hands={0: "C-S01r", 1: "C-S08r C-S06r", 2: "C-S08b"}, deck="C-V07")
    table.use(0, "C-R05.2", 1)
    table.resolve()
    table.use(0, "C-S01r")
    assert table.can_use(2, "C-S08b")
    assert not table.can_use(1, "C-S08r")
    assert table.can_use(1, "C-S06r")
    table.finish_turn()
    assert table.match.view(0)["players"][1]["flags"] == []


@pytest.mark.rule("C-R05", "PK-304")
def test_each_life_draws_a_card_for_the_zither_king() -> None:
    table = king("C-R05", step=EXORCISM, ghosts={3: "C-G11"}, hands={0: "C-S01b C-S02b"}, draws="C-A01 C-A02")
    table.exorcise(3, {0: "C-S01b C-S02b"})
    assert table.hand(0) == "C-A01"
    ghosts = {0: "C-G01 C-G14", 1: "C-G10", 2: "C-G04", 3: "C-G02", 4: "C-G03", 5: "C-G20"}
    table = position(step=KING_CHECK, identities="TTTSSS", ghosts=ghosts, roles={0: "C-R05"})
    table.answer(0, "gather", 2)
    assert (table.st.king, table.held(0)) == (0, 8)


# ---------------------------------------------------------------------- C-R06 Woodman


@pytest.mark.rule("C-R06", "PK-101")
@pytest.mark.parametrize(("word", "cards", "spirit"), [("spirit", 0, 9), ("cards", 2, 5)])
def test_the_woodcutter_may_take_four_spirit_instead_of_cards(word: str, cards: int, spirit: int) -> None:
    table = player("C-R06", 1, step=DRAW)
    table.answer(0, "choice", word)
    assert (table.held(0), table.st.spirit[0]) == (cards, spirit)


@pytest.mark.rule("C-R06", "PK-110")
def test_the_woodcutters_day_draws_give_two_cards_for_three_spirit() -> None:
    table = player("C-R06", 2)
    table.answer(0, "day", "draw")
    assert (table.held(0), table.st.spirit[0]) == (2, 1)


@pytest.mark.rule("C-R06", "PK-216")
def test_the_woodcutter_kings_summonings_need_one_less() -> None:
    table = king("C-R06", step=EXORCISM, ghosts={3: "C-G12"}, hands={0: "C-S01b C-S02b"})
    table.exorcise(3, {0: "C-S01b C-S02b"})
    assert table.ghosts(0) == LIVES + " C-G12"
