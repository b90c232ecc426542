"""When a novice uses cards and skills, at whom, and what it answers."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, BEFORE
from tests.bots.asking import picks, points_at, says
from tests.ghostplay.position import position

SECTS = "TSTSTS"

# ---------------------------------------------------------------------- the day


@pytest.mark.parametrize("face", ["C-S01r", "C-S03b", "C-S05r"])
def test_it_uses_what_gains_at_once(face: str) -> None:
    table = position(identities=SECTS, spirit={0: 1}, hands={0: f"{face} C-S11b", 1: "C-S02r C-S02b"})
    assert says(table, 0, "day") == face


def test_it_equips_a_useful_artifact_but_not_a_worse_one() -> None:
    bare = position(identities=SECTS, spirit={0: 0}, hands={0: "C-A02 C-S11b"})
    assert says(bare, 0, "day") == "C-A02"
    equipped = position(identities=SECTS, spirit={0: 0}, hands={0: "C-A10 C-S11b"}, artifacts={0: "C-A02"})
    assert says(equipped, 0, "day") == "pass"


def test_it_buys_cards_while_there_is_room_for_them() -> None:
    table = position(identities=SECTS, spirit={0: 4}, hands={0: "C-S11b"})
    assert says(table, 0, "day") == "draw"
    full = "C-S11r C-S11b C-S13r C-S13b C-S14r C-S14b C-S12r"
    assert says(position(identities=SECTS, spirit={0: 4}, hands={0: full}), 0, "day") == "pass"


def test_it_strikes_a_known_enemy_with_thunder_and_not_a_friend() -> None:
    hands = {0: "C-S04r", 1: "C-S11r C-S13r C-S14r", 2: "C-S11b C-S13b C-S14b C-S15b C-S15r"}
    table = position(identities=SECTS, spirit={0: 0}, shown=(1, 2), hands=hands)
    assert says(table, 0, "day") == "C-S04r"
    table.answer(0, "day", "C-S04r")
    assert points_at(table, 0, "target") == 1


def test_it_keeps_its_thunder_while_only_friends_have_cards() -> None:
    hands = {0: "C-S04r", 2: "C-S11b C-S13b C-S14b"}
    table = position(identities=SECTS, spirit={0: 0}, shown=(2,), hands=hands)
    assert says(table, 0, "day") == "pass"


def test_it_looks_at_identities_only_when_rich() -> None:
    for spirit, answer in ((3, "pass"), (6, "C-S07r")):
        # With so many cards in hand no more are bought.
        hand = "C-S07r C-S11r C-S11b C-S13r C-S13b C-S14r C-S14b"
        table = position(identities=SECTS, spirit={0: spirit}, hands={0: hand})
        assert says(table, 0, "day") == answer


def test_it_points_its_look_at_a_player_it_does_not_know() -> None:
    table = position(identities=SECTS, shown=(1, 2, 3), spirit={0: 6}, hands={0: "C-S07r C-S11r"})
    table.answer(0, "day", "C-S07r")
    assert points_at(table, 0, "target") in (4, 5)


def test_a_heretic_turns_up_his_card_when_that_is_sure_to_make_a_king() -> None:
    ghosts = {2: "C-G01 C-G02 C-G03", 4: "C-G05 C-G14"}
    table = position(7, identities="KTTTSSS", hands={0: "C-S11r"}, spirit={0: 0}, ghosts=ghosts)
    (pick,) = picks(table, 0, "day")
    assert (pick.kind, pick.seat) == ("reveal", 4)


def test_a_heretic_keeps_his_secret_when_nothing_is_sure() -> None:
    table = position(7, identities="KTTTSSS", hands={0: "C-S11r"}, spirit={0: 0}, ghosts={4: "C-G01 C-G10"})
    assert says(table, 0, "day") == "pass"


# ---------------------------------------------------------------------- windows


def test_it_eases_the_ghost_it_will_exorcise_with_a_card_of_the_other_colour() -> None:
    ghosts = {3: "C-G03", 4: "C-G18"}
    hands = {0: "C-S12b C-S11r C-S13r"}
    table = position(step=AFTER, identities=SECTS, hands=hands, ghosts=ghosts)
    assert says(table, 0, "priority") == "C-S12b"
    table.answer(0, "priority", "C-S12b")
    assert points_at(table, 0, "target") == 3


def test_it_sends_its_third_ghost_away() -> None:
    table = position(step=AFTER, identities=SECTS, hands={0: "C-S10r"}, ghosts={0: "C-G01 C-G02 C-G03"})
    assert says(table, 0, "priority") == "C-S10r"
    table.answer(0, "priority", "C-S10r")
    assert points_at(table, 0, "target") == 0


def test_it_keeps_an_amulet_until_it_bears_two() -> None:
    safe = position(step=BEFORE, identities=SECTS, hands={0: "C-S15r"}, ghosts={0: "C-G01"})
    assert says(safe, 0, "priority") == "pass"
    close = position(step=BEFORE, identities=SECTS, hands={0: "C-S15r"}, ghosts={0: "C-G01 C-G02"})
    assert says(close, 0, "priority") == "C-S15r"
    close.answer(0, "priority", "C-S15r")
    assert points_at(close, 0, "target") == 0


def test_a_king_pins_his_last_life_when_another_may_exorcise_it() -> None:
    hands = {0: "C-S11r", 1: "C-S01b C-S02b"}
    table = position(step=AFTER, player=1, identities=SECTS, king=0, hands=hands, ghosts={0: "C-G10", 2: "C-G01"})
    table.until(0, "priority")
    assert says(table, 0, "priority") == "C-S11r"
    table.answer(0, "priority", "C-S11r")
    assert points_at(table, 0, "target") == 0


def test_it_silences_an_enemy_before_a_day_of_spells() -> None:
    hands = {0: "C-S01r C-S03r C-S05r", 1: "C-S11b C-S11r C-S13b C-S14b C-S14r C-S15b", 2: "C-S15r"}
    table = position(
        identities=SECTS, roles={0: "C-R05"}, points={0: "C-G01 C-G02"}, shown=(1, 2), spirit={0: 1}, hands=hands
    )  # fmt: skip
    assert "C-R05.2" in table.offers(0, "day")
    table.answer(0, "day", "C-R05.2")
    assert points_at(table, 0, "target") == 1


def test_a_thunder_priest_strikes_a_sure_enemy_only() -> None:
    for enemy, answer in ((1, "C-R09.1"), (2, "pass")):
        hands = {0: "C-S11r C-S11b C-S13r C-S13b C-S14r C-S14b C-S12r", enemy: "C-S15r C-S15b"}
        table = position(
            identities=SECTS, roles={0: "C-R09"}, points={0: "C-G01"}, shown=(1, 2), spirit={0: 2}, hands=hands
        )  # fmt: skip
        assert says(table, 0, "day") == answer


def test_it_keeps_a_card_of_two_votes_for_voting() -> None:
    hand = "C-X01r C-S11r C-S11b C-S13r C-S13b C-S14r C-S14b"
    table = position(identities=SECTS, spirit={0: 0}, hands={0: hand})
    assert says(table, 0, "day") == "pass"


# ---------------------------------------------------------------------- answers to the stack


def test_it_breaks_a_spell_that_strikes_it_and_not_one_that_strikes_an_enemy() -> None:
    hands = {0: "C-S08r C-S11r C-S13r", 1: "C-S04r", 3: "C-S11b C-S13b"}
    for struck, answer in ((0, "C-S08r"), (3, "pass")):
        table = position(player=1, identities=SECTS, shown=(1, 3), hands=hands)
        table.use(1, "C-S04r", struck)
        table.until(0, "priority")
        assert says(table, 0, "priority") == answer


def test_it_breaks_the_breaker_of_its_own_spell() -> None:
    hands = {0: "C-S08r C-S03r", 1: "C-S08b"}
    table = position(identities=SECTS, hands=hands)
    table.use(0, "C-S03r")
    table.use(1, "C-S08b")
    table.until(0, "priority")
    assert says(table, 0, "priority") == "C-S08r"
    table.answer(0, "priority", "C-S08r")
    assert says(table, 0, "target") == "C-S08"


def test_it_turns_a_blow_upon_an_enemy() -> None:
    hands = {0: "C-S09r C-S11r C-S13r", 1: "C-S04r", 2: "C-S11b C-S14b", 3: "C-S12b C-S13b"}
    table = position(player=1, identities=SECTS, shown=(2, 3), hands=hands)
    table.use(1, "C-S04r", 0)
    table.until(0, "priority")
    assert says(table, 0, "priority") == "C-S09r"
    table.answer(0, "priority", "C-S09r")
    assert points_at(table, 0, "target") == 3


# ---------------------------------------------------------------------- the ghost king's powers


def test_a_beast_devourer_devours() -> None:
    ghosts = {0: "C-G01 C-G02 C-G03", 3: "C-G10"}
    table = position(step=BEFORE, identities=SECTS, king=0, candidate="C-K9", ghosts=ghosts)
    assert says(table, 0, "priority") == "C-K9"


@pytest.mark.parametrize(("shown", "answer"), [((1, 2, 3, 4, 5), "C-K3.name"), ((), "pass")])
def test_a_thousand_eyed_king_names_only_when_sure(shown: tuple[int, ...], answer: str) -> None:
    ghosts = {0: "C-G01 C-G02 C-G03"}
    table = position(
        step=BEFORE, identities=SECTS, shown=shown, king=0, candidate="C-K3", ghosts=ghosts, tally=2, spirit={0: 0}
    )  # fmt: skip
    said = says(table, 0, "priority")
    assert said == answer or (answer == "pass" and said != "C-K3.name")


def test_what_is_no_answer_waits_till_the_stack_is_empty() -> None:
    hands = {0: "C-S10r", 1: "C-S06r"}
    table = position(step=AFTER, player=1, identities=SECTS, hands=hands, ghosts={0: "C-G01 C-G02 C-G03"})
    table.use(1, "C-S06r", 2)
    table.until(0, "priority")
    assert says(table, 0, "priority") == "pass"
    table.resolve()
    table.until(0, "priority")
    assert says(table, 0, "priority") == "C-S10r"


# ---------------------------------------------------------------------- other modes


def test_an_elder_is_of_his_sect() -> None:
    hands = {0: "C-S04r", 2: "C-S11b C-S13b C-S14b", 5: "C-S11r C-S13r"}
    table = position(mode="contest", candidate="random", identities="TTESSD", shown=(2, 5), spirit={0: 0}, hands=hands)
    table.answer(0, "day", "C-S04r")
    assert points_at(table, 0, "target") == 5


def test_without_identities_everybody_is_an_enemy() -> None:
    table = position(3, mode="three", candidate="random", spirit={0: 0}, hands={0: "C-S04r", 2: "C-S11b C-S13b C-S14b"})
    assert says(table, 0, "day") == "C-S04r"
    table.answer(0, "day", "C-S04r")
    assert points_at(table, 0, "target") == 2
