"""The roles from Drunken Beggar to Grave Keeper: LV1, LV2 and 鬼道 of each."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, END, EXORCISM, KING_CHECK, NIGHT
from tests.ghostplay.position import position
from tests.ghostplay.roles import HAND, LIVES, ONE, TWO, king, player

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
        assert "C-A07" not in table.refused(0)
    table = king("C-R11", step=AFTER, player=1, hands={0: "C-A02"})
    assert table.refused(0)["C-A02"] == "equip_in_day"
    assert not table.can_use(0, "C-A02")
    assert not king("C-R12", step=AFTER, hands={0: "C-A02"}).can_use(0, "C-A02")


# ---------------------------------------------------------------------- C-R12 Grave Keeper


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
