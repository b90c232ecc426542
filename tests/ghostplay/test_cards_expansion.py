"""The six kinds of the expansion, one by one."""

from __future__ import annotations

import pytest

from core.ghostplay.state import AFTER, EXORCISM
from tests.ghostplay.position import position


@pytest.mark.rule("C-X01")
def test_eight_trigrams_as_a_spell_draws_one() -> None:
    table = position(hands={0: "C-X01r"}, draws="C-A01 C-A02")
    table.use(0, "C-X01r")
    table.resolve()
    assert table.hand(0) == "C-A01"


@pytest.mark.rule("C-X01", "PK-208")
@pytest.mark.parametrize(("face", "red", "blue"), [("C-X01r", 2, 0), ("C-X01b", 0, 2)])
def test_eight_trigrams_counts_as_two_votes_of_its_colour(face: str, red: int, blue: int) -> None:
    table = position(step=EXORCISM, ghosts={3: "C-G20"}, hands={0: face})
    table.exorcise(3, {0: face})
    counted = table.events("counted")[0].data
    assert (counted["red"], counted["blue"]) == (red, blue)


@pytest.mark.rule("C-X01", "C-A04")
def test_eight_trigrams_flipped_counts_as_two_of_the_other_colour() -> None:
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands={0: "C-X01b"}, artifacts={0: "C-A04"})
    table.exorcise(3, {0: "C-X01b"})
    table.answer(0, "mark", "C-X01b")
    assert table.points(0) == "C-G01"


@pytest.mark.rule("C-X01", "PK-205")
def test_eight_trigrams_is_one_card_for_the_bar_on_challenges() -> None:
    own = "C-X01r C-X01r C-S01r C-S02r C-S03r"
    table = position(step=EXORCISM, ghosts={3: "C-G01"}, hands={0: own, 1: "C-S01b"})
    table.exorcise(3, {0: own, 1: "C-S01b"})
    assert table.asked == [(0, "challenge")]


@pytest.mark.rule("C-X02")
@pytest.mark.parametrize(("on_table", "gained"), [("C-G01", 2), ("C-G01 C-G10 C-G02 C-G03", 4)])
def test_five_ghosts_fortune_gains_by_ghosts_on_the_table(on_table: str, gained: int) -> None:
    table = position(hands={0: "C-X02r"}, ghosts={1: on_table, 2: "C-G11"})
    table.use(0, "C-X02r")
    table.resolve()
    assert table.st.spirit[0] == 4 + gained


@pytest.mark.rule("C-X02", "PK-330")
def test_five_ghosts_fortune_counts_a_kings_lives() -> None:
    table = position(hands={0: "C-X02r"}, king=1, ghosts={1: "C-G01 C-G10 C-G02"})
    table.use(0, "C-X02r")
    table.resolve()
    assert table.st.spirit[0] == 7


@pytest.mark.rule("C-X03", "PK-013")
def test_riding_the_spirit_opens_all_levels_for_the_turn() -> None:
    table = position(hands={0: "C-X03r C-S13r C-S13b"}, roles={0: "C-R10"}, draws="C-A01")
    assert not table.can_use(0, "C-R10.2")
    table.use(0, "C-X03r")
    table.resolve()
    assert table.hand(0) == "C-A01 C-S13b C-S13r"
    assert table.can_use(0, "C-R10.2")
    assert table.match.view(1)["players"][0]["skills"] == ["1", "2"]
    table.finish_turn()
    assert table.match.view(1)["players"][0]["skills"] == []


@pytest.mark.rule("C-X03", "C-G06", "C-G21")
@pytest.mark.parametrize("ghost", ["C-G06", "C-G21"])
def test_riding_the_spirit_opens_nothing_a_ghost_closes(ghost: str) -> None:
    table = position(hands={0: "C-X03r"}, roles={0: "C-R10"}, ghosts={0: ghost})
    table.use(0, "C-X03r")
    table.resolve()
    assert not table.can_use(0, "C-R10.2")


@pytest.mark.rule("C-X04")
@pytest.mark.parametrize(("face", "needs"), [("C-X04r", [2, 4, 4]), ("C-X04b", [4, 2, 4])])
def test_origin_breaker_eases_the_ghosts_of_its_colour(face: str, needs: list[int]) -> None:
    table = position(step=AFTER, hands={1: face}, ghosts={2: "C-G06 C-G15", 3: "C-G21"})
    table.use(1, face)
    table.resolve()
    assert [table.need(2, 0), table.need(2, 1), table.need(3)] == needs
    assert [event.data["amount"] for event in table.events("modified")] == [-2]
    table.finish_turn()
    assert [table.need(2, 0), table.need(2, 1), table.need(3)] == [4, 4, 4]


@pytest.mark.rule("C-X05", "C-A08")
def test_purgatory_takes_a_card_or_two_spirit_from_every_other_player() -> None:
    hands = {0: "C-X05r", 1: "C-S01r C-S02r", 2: "C-S01b C-S02b", 4: "C-S03r", 5: "C-S03b"}
    table = position(hands=hands, spirit={3: 1, 4: 0}, artifacts={5: "C-A08"})
    table.use(0, "C-X05r")
    table.resolve()
    table.answer(1, "choice", "cards")
    table.answer(1, "discard", "C-S02r")
    table.answer(2, "choice", "spirit")
    # Seat 3 has no card: his one spirit; seat 4 no spirit: his card; seat 5's Whisk leaves only spirit.
    table.answer(4, "discard", "C-S03r")
    assert table.st.spirit == [2, 4, 2, 0, 0, 2]
    assert [table.held(seat) for seat in range(6)] == [0, 1, 2, 0, 0, 1]


@pytest.mark.rule("C-X06")
def test_soul_lure_takes_a_ghost_and_draws_two() -> None:
    table = position(step=AFTER, hands={1: "C-X06r"}, ghosts={1: "C-G10", 3: "C-G01 C-G04"}, draws="C-A01 C-A02")
    table.use(1, "C-X06r", (3, 1))
    table.resolve()
    assert (table.ghosts(1), table.ghosts(3), table.hand(1)) == ("C-G10 C-G04", "C-G01", "C-A01 C-A02")
    # It moves: that is no haunting, so the Burnt Ghost takes no spirit.
    assert table.st.spirit[1] == 4


@pytest.mark.rule("C-X06", "PK-331")
def test_soul_lure_takes_no_life_and_gives_the_king_cards_alone() -> None:
    lives = "C-G01 C-G10 C-G02"
    table = position(step=AFTER, hands={1: "C-X06r"}, king=2, ghosts={2: lives})
    assert not table.can_use(1, "C-X06r")
    table = position(step=AFTER, hands={2: "C-X06r"}, king=2, ghosts={2: lives, 3: "C-G11"})
    table.use(2, "C-X06r")
    table.resolve()
    assert (table.ghosts(2), table.ghosts(3), table.held(2)) == (lives, "C-G11", 2)


@pytest.mark.rule("C-X06", "PK-451")
def test_a_lure_whose_ghost_came_to_its_user_meanwhile_does_nothing() -> None:
    table = position(step=AFTER, hands={1: "C-X06r", 2: "C-S10r"}, ghosts={2: "C-G01"})
    table.use(1, "C-X06r")
    table.use(2, "C-S10r", 1)
    table.resolve()
    assert table.ghosts(1) == "C-G01"
    table.resolve()
    assert len(table.events("fizzled")) == 1
    assert table.held(1) == 0
