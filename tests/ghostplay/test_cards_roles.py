"""The twelve roles: LV1, LV2 and 鬼道 of each."""

from __future__ import annotations

from typing import Any

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, DRAW, END, EXORCISM, KING_CHECK, NIGHT
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
ONE, TWO = "C-G03", "C-G03 C-G15"
HAND = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r C-S07r C-S10r"


def player(role: str, level: int, **setup: Any) -> Table:
    """Seat 0 plays a role with so many ghosts banished."""
    return position(roles={0: role}, points={0: ["", ONE, TWO][level]}, **setup)


def king(role: str, **setup: Any) -> Table:
    """Seat 0 is the ghost king, with a role."""
    ghosts = {0: LIVES} | setup.pop("ghosts", {})
    return position(roles={0: role}, king=0, ghosts=ghosts, **setup)


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
    hands = {0: "C-S01b C-S02b", 1: "C-S01r C-S02r C-S03r C-S04r C-S05r"}
    table = king("C-R02", step=EXORCISM, player=1, hands=hands)
    table.exorcise(0, hands)
    table.answer(0, "mark", "C-S02b")
    table.votes()
    counted = table.events("counted")[0].data
    assert (counted["red"], counted["blue"]) == (5, 3)
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


# ---------------------------------------------------------------------- C-R06 Woodcutter


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


# ---------------------------------------------------------------------- C-R07 Drunken Beggar


@pytest.mark.rule("C-R07")
def test_the_beggar_takes_a_card_at_random_and_gives_one_back() -> None:
    table = player("C-R07", 1, hands={0: "C-S01r", 1: "C-S02r C-S03r", 2: "C-S04r"})
    table.use(0, "C-R07.1")
    assert table.st.priority.stack[0].targets[0].seat == 1
    table.resolve()
    got = table.hand(0).replace("C-S01r", "").strip()
    assert got in ("C-S02r", "C-S03r")
    table.answer(0, "give", "C-S01r")
    assert table.hand(0) == got
    assert "C-S01r" in table.hand(1)
    assert "cards" not in table.events("gave", viewer=3)[0].data


@pytest.mark.rule("C-R07", "PK-451")
def test_the_beggar_gets_nothing_from_one_who_has_no_more_cards_then() -> None:
    table = player("C-R07", 1, hands={0: "C-S01r", 1: "C-S06r C-S03r"}, draws="C-A01")
    table.use(0, "C-R07.1")
    table.use(1, "C-S06r", 0)
    table.resolve()
    assert table.held(1) == 2
    table.resolve()
    table.answer(0, "give", "C-S01r")
    table = player("C-R07", 1, hands={0: "C-S01r", 1: "C-S08r C-S03r", 2: "C-S01b"})
    table.use(0, "C-R07.1")
    table.use(1, "C-S08r")
    table.resolve()
    assert (table.held(0), table.held(1)) == (1, 1)


@pytest.mark.rule("C-R07", "PK-350")
def test_the_beggars_hand_limit_is_seven() -> None:
    assert player("C-R07", 2, step=END, hands={0: HAND}).prompt(0, "discard").least == 1
    table = player("C-R07", 2, step=END, hands={0: HAND}, artifacts={0: "C-A05"}, ghosts={0: "C-G09"})
    assert table.prompt(0, "discard").least == 2


@pytest.mark.rule("C-R07", "PK-120")
@pytest.mark.parametrize(("turn_player", "cards"), [(0, 2), (1, 1)])
def test_the_beggar_king_draws_one_more_in_his_own_night(turn_player: int, cards: int) -> None:
    assert king("C-R07", step=NIGHT, player=turn_player).held(0) == cards


# ---------------------------------------------------------------------- C-R08 Healer


@pytest.mark.rule("C-R08")
@pytest.mark.parametrize(("target", "own_turns"), [(0, 2), (2, 1)])
def test_the_healer_shields_until_the_end_of_the_players_next_turn(target: int, own_turns: int) -> None:
    """Used in his own turn it covers the next one too."""
    table = player("C-R08", 1, ghosts={target: "C-G16"}, hands={target: "C-S01r"})
    table.use(0, "C-R08.1", target)
    table.resolve()
    assert table.match.view(4)["players"][target]["cards"] is None
    seen = 0
    while table.match.view(4)["players"][target]["flags"]:
        mine = table.st.player == target
        table.finish_turn()
        seen += mine
        assert not table.match.over
    assert seen == own_turns


@pytest.mark.rule("C-R08", "PK-211")
def test_the_healer_draws_two_when_a_ghost_is_banished_from_her() -> None:
    for bearer, cards in ((0, 2), (3, 0)):
        table = player("C-R08", 2, step=EXORCISM, player=1, ghosts={bearer: "C-G01"}, hands={1: "C-S01r C-S02r"})
        table.exorcise(bearer, {1: "C-S01r C-S02r"})
        assert table.held(0) == cards


@pytest.mark.rule("C-R08", "PK-331")
def test_the_healer_king_adopts_a_ghost_of_another() -> None:
    table = king("C-R08", step=AFTER, ghosts={3: "C-G11"}, hands={0: "C-S01r C-S02r C-S03r"})
    table.use(0, "C-R08.k")
    table.answer(0, "discard", "C-S01r", "C-S03r")
    table.resolve()
    assert (table.ghosts(0), table.hand(0)) == (LIVES + " C-G11", "C-S02r")
    assert not king("C-R08", step=AFTER, ghosts={3: "C-G11"}, hands={0: "C-S01r"}).can_use(0, "C-R08.k")


# ---------------------------------------------------------------------- C-R09 Thunder Priest


@pytest.mark.rule("C-R09", "C-A08")
@pytest.mark.parametrize(("artifacts", "left"), [({}, 1), ({1: "C-A08"}, 2)])
def test_the_thunder_priest_strikes_a_card_at_random(artifacts: dict[int, str], left: int) -> None:
    table = player("C-R09", 1, hands={1: "C-S01r C-S02r"}, artifacts=artifacts)
    table.use(0, "C-R09.1")
    table.resolve()
    assert (table.held(1), table.st.spirit[0]) == (left, 2)


@pytest.mark.rule("C-R09", "C-S04")
def test_at_level_two_the_strike_costs_one_and_five_thunders_one_more_card() -> None:
    table = player("C-R09", 2, hands={0: "C-S04r", 1: "C-S01r C-S02r C-S03r C-S05r"})
    table.use(0, "C-R09.1")
    table.resolve()
    assert table.st.spirit[0] == 3
    table.use(0, "C-S04r", 1)
    table.resolve()
    assert table.held(1) == 0


@pytest.mark.rule("C-R09", "C-A08")
@pytest.mark.parametrize(("artifacts", "left"), [({}, 1), ({1: "C-A08"}, 2)])
def test_the_thunder_king_strikes_the_host_of_an_exorcism_of_his_life(artifacts: dict[int, str], left: int) -> None:
    table = king("C-R09", step=EXORCISM, player=1, hands={1: "C-S01b C-S02r C-S03r"}, artifacts=artifacts)
    table.exorcise(0, {1: "C-S01b"})
    assert table.held(1) == left
    table = king("C-R09", step=EXORCISM, player=1, ghosts={3: "C-G12"}, hands={1: "C-S01r C-S02r C-S03r"})
    table.exorcise(3, {1: "C-S01r"})
    assert table.held(1) == 2


# ---------------------------------------------------------------------- C-R10 Yin-Yang Guest


@pytest.mark.rule("C-R10", "PK-204")
def test_the_yin_yang_guest_turns_one_vote_once_a_round() -> None:
    table = player(
        "C-R10", 1, step=EXORCISM, ghosts={3: "C-G01 C-G10"}, hands={0: "C-S01b C-S02r C-S03r", 1: "C-S01r"},
        deck="C-V07",
    )  # fmt: skip
    table.exorcise(3, {0: "C-S01b C-S02r"})
    table.answer(0, "mark", "C-S01b")
    table.votes()
    assert table.events("counted")[0].data["red"] == 2
    table.answer(0, "look", "decline")
    table.exorcise(3, {0: "C-S03r", 1: "C-S01r"})
    assert table.offers(0, "mark") == ["pass"]


@pytest.mark.rule("C-R10")
def test_the_yin_yang_guest_trades_a_spirit_for_a_card_or_a_card_for_a_spirit() -> None:
    table = player("C-R10", 2, hands={0: "C-S01r"}, draws="C-A01")
    table.use(0, "C-R10.2")
    table.answer(0, "choice", "spirit")
    table.resolve()
    assert (table.hand(0), table.st.spirit[0]) == ("C-A01 C-S01r", 3)
    table = player("C-R10", 2, hands={0: "C-S01r C-S02r"})
    table.use(0, "C-R10.2")
    table.answer(0, "choice", "cards")
    table.answer(0, "discard", "C-S02r")
    table.resolve()
    assert (table.hand(0), table.st.spirit[0]) == ("C-S01r", 5)
    assert not player("C-R10", 2, spirit={0: 0}).can_use(0, "C-R10.2")


@pytest.mark.rule("C-R10", "PK-210")
def test_the_yin_yang_king_takes_one_of_the_votes_counted_where_he_voted() -> None:
    hands = {0: "C-S01b", 1: "C-S01r C-S02r"}
    table = king("C-R10", step=EXORCISM, player=1, ghosts={3: "C-G12"}, hands=hands)
    table.exorcise(3, hands)
    assert table.offers(0, "take") == ["pass", "C-S01b", "C-S01r", "C-S02r"]
    table.answer(0, "take", "C-S02r")
    assert table.hand(0) == "C-S02r"
    table = king("C-R10", step=EXORCISM, player=1, ghosts={3: "C-G12"}, hands=hands)
    table.exorcise(3, {1: "C-S01r"})
    assert table.hand(0) == "C-S01b"
    assert table.st.player == 2
    table = king("C-R10", step=EXORCISM, ghosts={3: "C-G11"}, hands={0: "C-S01b C-S02b"})
    table.exorcise(3, {0: "C-S01b C-S02b"})
    table.answer(0, "take", "C-S02b")
    assert table.hand(0) == "C-S02b"


# ---------------------------------------------------------------------- C-R11 Artificer


@pytest.mark.rule("C-R11", "PK-110")
def test_the_artificer_draws_for_equipping() -> None:
    table = player("C-R11", 1, hands={0: "C-A01"}, draws="C-A02")
    table.answer(0, "day", "C-A01")
    assert (table.artifact(0), table.hand(0)) == ("C-A01", "C-A02")


@pytest.mark.rule("C-R11")
def test_the_artificer_takes_an_artifact_from_the_discard_pile() -> None:
    table = player("C-R11", 2, discard="C-A01 C-S01r C-A07", spirit={0: 3})
    table.answer(0, "day", "C-R11.2")
    assert table.offers(0, "target") == ["C-A01", "C-A07"]
    table.answer(0, "target", "C-A01")
    table.resolve()
    assert (table.hand(0), table.st.spirit[0], table.discarded()) == ("C-A01", 0, "C-S01r C-A07")
    assert not player("C-R11", 2, discard="C-S01r").can_use(0, "C-R11.2")


@pytest.mark.rule("C-R11", "PK-303", "PK-330")
def test_the_artificer_keeps_his_artifact_as_king_and_equips_in_his_own_night() -> None:
    for role, kept in (("C-R11", "C-A01"), ("C-R12", "")):
        table = position(
            step=KING_CHECK, identities="TTTSSS", roles={2: role}, artifacts={2: "C-A01"}, ghosts={2: LIVES}
        )
        assert (table.st.king, table.artifact(2)) == (2, kept)
    for step in (BEFORE, AFTER):
        table = king("C-R11", step=step, hands={0: "C-A02 C-A07"}, artifacts={0: "C-A01"})
        table.answer(0, "priority", "C-A02")
        assert (table.artifact(0), table.discarded()) == ("C-A02", "C-A01")
        assert table.asked == [(0, "priority")]
        assert "C-A07" not in [name for name, _, _ in table.match.refusals(0)]
    table = king("C-R11", step=AFTER, player=1, hands={0: "C-A02"})
    assert table.match.refusals(0) == [("C-A02", "equip_in_day", {})]
    assert not table.can_use(0, "C-A02")
    assert not king("C-R12", step=AFTER, hands={0: "C-A02"}).can_use(0, "C-A02")


# ---------------------------------------------------------------------- C-R12 Gravekeeper


@pytest.mark.rule("C-R12", "PK-331")
def test_the_gravekeeper_gains_a_spirit_from_a_ghost_that_haunts_him() -> None:
    table = position(step=APPARITION, deck="C-G05", roles={1: "C-R12"}, points={1: ONE})
    assert (table.ghosts(1), table.st.spirit[1]) == ("C-G05", 5)
    table = position(step=AFTER, ghosts={0: "C-G05"}, hands={0: "C-S10r"}, roles={1: "C-R12"}, points={1: ONE})
    table.use(0, "C-S10r", 1)
    table.resolve()
    assert (table.ghosts(1), table.st.spirit[1]) == ("C-G05", 4)


@pytest.mark.rule("C-R12")
def test_the_gravekeeper_moves_a_ghost_to_one_who_bears_fewer() -> None:
    table = player("C-R12", 2, ghosts={0: "C-G01 C-G10", 1: "C-G11 C-G12", 2: "C-G05"})
    table.answer(0, "day", "C-R12.2")
    table.ghost(0, "target", 0, 1)
    assert table.seats_on_offer(0, "target") == [2, 3, 4, 5]
    table.answer(0, "target", 2)
    table.resolve()
    assert (table.ghosts(0), table.ghosts(2)) == ("C-G01", "C-G05 C-G10")


@pytest.mark.rule("C-R12", "PK-303")
def test_the_gravekeeper_king_draws_two_for_each_ghost_he_had_banished() -> None:
    for role, cards in (("C-R12", 7 + 4), ("C-R03", 7)):
        table = position(step=KING_CHECK, identities="TTTSSS", roles={2: role}, points={2: TWO}, ghosts={2: LIVES})
        assert (table.st.king, table.held(2), table.points(2)) == (2, cards, "")
