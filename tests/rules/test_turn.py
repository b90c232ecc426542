"""The turn from draw to end phase (PK-100 to PK-124, PK-350)."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, APPARITION, BEFORE, DAY, DAY_CLOSE, DRAW, END, NIGHT, START
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
SIX = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"


def steps(table: Table) -> list[str]:
    """The steps in which somebody is asked until the turn is over."""
    seen: list[str] = []
    turn = table.st.turn
    while table.st.turn == turn and not table.match.over:
        if table.st.step not in seen:
            seen.append(table.st.step)
        prompt = table.match.pending()[0]
        table.submit(prompt.seat, prompt, prompt.default)
    return seen


@pytest.mark.rule("PK-100", "PK-122")
def test_the_phases_in_order() -> None:
    table = position(step=START, player=2, ghosts={4: "C-G01"}, deck="C-V07")
    turn = table.st.turn
    assert steps(table) == [DAY, DAY_CLOSE, BEFORE, AFTER, "exorcism"]
    phases = [event.data["phase"] for event in table.events("phase_began")]
    assert phases[:4] == ["draw", "day", "night", "end"]
    assert table.st.turn == turn + 1


@pytest.mark.rule("PK-101")
def test_the_draw_phase_gives_two_cards_and_a_spirit() -> None:
    table = position(step=START, player=2)
    assert (table.held(2), table.st.spirit) == (2, [4, 4, 5, 4, 4, 4])


@pytest.mark.rule("PK-101", "PK-110", "PK-330")
def test_the_ghost_king_skips_draw_and_day() -> None:
    table = position(step=START, player=2, king=2, ghosts={2: LIVES})
    assert table.st.step == BEFORE
    # One card at the start of the night phase, no spirit.
    assert (table.held(2), table.st.spirit[2]) == (1, 4)
    assert [event.data["phase"] for event in table.events("phase_began")] == ["night"]


@pytest.mark.rule("PK-102")
def test_what_is_public_and_what_is_not() -> None:
    table = position(
        hands={1: "C-S01r C-A01"}, spirit={1: 7}, artifacts={1: "C-A05"}, ghosts={1: "C-G01"}, points={1: "C-G10"}
    )
    seen = table.match.view(3)["players"][1]
    assert (seen["hand"], seen["cards"], seen["spirit"], seen["artifact"]) == (2, None, 7, "C-A05")
    assert [ghost["face"] for ghost in seen["ghosts"]] == ["C-G01"]
    assert seen["points"] == [{"face": "C-G10", "suit": "blue"}]
    assert table.match.view(1)["players"][1]["cards"] == ["C-A01", "C-S01r"]


@pytest.mark.rule("PK-103")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    table = position(
        hands={0: "C-S03r", 1: "C-S08b"}, draws="C-A01", discard="C-A02 C-A03 C-A04 C-A05", only_draws=True
    )
    table.use(0, "C-S03r")
    table.resolve()
    hand = table.hand(0).split()
    assert hand[0] == "C-A01"
    assert hand[1] in ("C-A02", "C-A03", "C-A04", "C-A05")
    # The spell being resolved reaches the discard pile after that.
    assert table.discarded() == "C-S03r"
    assert len(table.st.spell_deck) == 3


@pytest.mark.rule("PK-103")
def test_the_discard_pile_is_shuffled_as_soon_as_the_last_card_is_drawn() -> None:
    table = position(hands={0: "C-X01r"}, draws="C-A01", discard="C-A02 C-A03", only_draws=True)
    table.use(0, "C-X01r")
    table.resolve()
    assert (table.hand(0), len(table.st.spell_deck)) == ("C-A01", 2)
    assert len(table.events("shuffled")) == 1


@pytest.mark.rule("PK-103")
def test_a_draw_gives_what_there_is() -> None:
    table = position(hands={0: "C-S03r"}, draws="C-A01", only_draws=True)
    table.use(0, "C-S03r")
    table.resolve()
    assert table.hand(0) == "C-A01"
    assert (table.st.spell_deck, table.discarded()) == ([], "C-S03r")
    table = position(only_draws=True)
    assert table.offers(0, "day") == ["pass"]
    table = position(only_draws=True, discard="C-A02")
    table.answer(0, "day", "draw")
    assert table.hand(0) == "C-A02"
    table = position(step=DRAW, only_draws=True)
    assert (table.held(0), table.st.spirit[0]) == (0, 5)


@pytest.mark.rule("PK-110")
def test_cards_are_bought_for_two_spirit_as_often_as_one_can_pay() -> None:
    table = position(spirit={0: 5, 1: 0}, draws="C-A01 C-A02 C-A03")
    table.answer(0, "day", "draw")
    table.answer(0, "day", "draw")
    assert (table.hand(0), table.st.spirit[0]) == ("C-A01 C-A02", 1)
    assert "draw" not in table.offers(0, "day")
    assert table.refused(0)["draw"] == "cost"
    assert "draw" not in table.refused(1)


@pytest.mark.rule("PK-110", "PK-111")
def test_equipping_another_artifact_discards_the_old_one() -> None:
    table = position(hands={0: "C-A01 C-A07", 1: "C-A02"})
    assert "C-A01" not in table.refused(0)
    assert table.refused(1)["C-A02"] == "equip_in_day"
    table.answer(0, "day", "C-A01")
    assert (table.artifact(0), table.discarded()) == ("C-A01", "")
    table.answer(0, "day", "C-A07")
    assert (table.artifact(0), table.hand(0), table.discarded()) == ("C-A07", "", "C-A01")


@pytest.mark.rule("PK-110")
def test_only_the_turn_player_equips_and_only_in_the_day() -> None:
    assert not position(hands={1: "C-A01"}, player=0).can_use(1, "C-A01")
    for step in (DAY_CLOSE, BEFORE, AFTER):
        table = position(step=step, hands={0: "C-A01", 1: "C-S06r"})
        if step == DAY_CLOSE:
            table.use(1, "C-S06r", 2)
        assert not table.can_use(0, "C-A01")


@pytest.mark.rule("PK-112")
def test_a_spell_is_discarded_after_its_effect_and_its_kind_may_be_used_again() -> None:
    table = position(hands={0: "C-S01r C-S01b"})
    table.use(0, "C-S01r")
    assert (table.discarded(), table.held(0)) == ("", 1)
    table.resolve()
    assert table.discarded() == "C-S01r"
    table.use(0, "C-S01b")
    table.resolve()
    assert (table.st.spirit[0], table.discarded()) == (10, "C-S01r C-S01b")


@pytest.mark.rule("PK-120")
@pytest.mark.parametrize(
    ("option", "player", "cards"),
    [("every_night", 2, 1), ("every_night", 3, 1), ("own_night", 2, 1), ("own_night", 3, 0)],
)
def test_the_king_draws_as_a_night_begins(option: str, player: int, cards: int) -> None:
    table = position(step=NIGHT, player=player, king=2, ghosts={2: LIVES}, king_draws=option)
    assert [table.held(seat) for seat in range(6)] == [0, 0, cards, 0, 0, 0]


@pytest.mark.rule("PK-121", "PK-122")
def test_cards_are_used_before_and_after_the_apparition_by_anyone() -> None:
    table = position(step=BEFORE, hands={3: "C-S06r C-S06b", 1: "C-S15r"}, deck="C-G05")
    table.use(3, "C-S06r", 4)
    table.resolve()
    assert table.can_use(1, "C-S15r")
    table.end_window()
    assert (table.ghosts(1), table.st.step) == ("C-G05", AFTER)
    table.use(3, "C-S06b", 4)
    table.resolve()
    assert table.held(3) == 2


@pytest.mark.rule("PK-122")
def test_nothing_is_used_while_a_haunting_is_decided() -> None:
    table = position(step=BEFORE, hands=dict.fromkeys((1, 2), "C-S06r") | {3: "C-S08r"}, deck="C-G01")
    table.end_window()
    assert table.asked == [(0, "direction")]
    table.answer(0, "direction", "right")
    assert table.st.step == AFTER


@pytest.mark.rule("PK-123")
@pytest.mark.parametrize(
    ("king", "borne", "hand", "discards"),
    [(3, "C-G11 C-G12", 5, 2), (3, "C-G11 C-G12 C-G13", 4, 2), (3, "C-G11", 5, 0), (-1, "C-G11 C-G12", 5, 0)],
)
def test_one_haunted_under_two_ghosts_discards_half_his_hand_once_there_is_a_king(
    king: int, borne: str, hand: int, discards: int
) -> None:
    ghosts = {1: borne} | ({3: LIVES} if king >= 0 else {})
    table = position(step=APPARITION, deck="C-G05", king=king, ghosts=ghosts, hands={1: SIX[: 7 * hand - 1]})
    if discards:
        assert table.prompt(1, "discard").least == table.prompt(1, "discard").most == discards
    else:
        assert table.asked == [(0, "priority")]


@pytest.mark.rule("PK-123", "PK-331")
def test_half_a_hand_is_lost_neither_for_a_moved_ghost_nor_for_a_life() -> None:
    table = position(step=AFTER, king=3, ghosts={1: "C-G11 C-G12", 0: "C-G04", 3: LIVES}, hands={0: "C-S10r", 1: SIX})
    table.use(0, "C-S10r", (0, 0), 1)
    table.resolve()
    assert (table.ghosts(1), table.held(1)) == ("C-G11 C-G12 C-G04", 6)
    table = position(step=APPARITION, deck="C-G05", king=1, ghosts={1: LIVES}, hands={1: SIX})
    assert (table.ghosts(1), table.held(1)) == (LIVES + " C-G05", 6)


@pytest.mark.rule("PK-350")
@pytest.mark.parametrize(("king", "kept"), [(-1, 5), (3, 5), (0, 6)])
def test_the_turn_player_keeps_five_cards_of_his_choice_and_the_king_all(king: int, kept: int) -> None:
    ghosts = {king: LIVES} if king >= 0 else {}
    table = position(step=END, king=king, ghosts=ghosts, hands={0: SIX, 1: SIX.replace("r", "b")})
    if kept == 5:
        table.answer(0, "discard", "C-S04r")
        assert table.discarded() == "C-S04r"
    assert (table.st.player, table.held(0)) == (1, kept)
    assert table.held(1) == 8
