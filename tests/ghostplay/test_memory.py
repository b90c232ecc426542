"""What a seat has looked at and can still follow is state; what nobody can follow any more is forgotten."""

from __future__ import annotations

from core.ghostplay.state import BEFORE, EXORCISM
from tests.ghostplay.position import Table, position


def known_hand(table: Table, viewer: int, seat: int) -> list[str] | None:
    """What a viewer knows of a hand, or None when it knows nothing of it."""
    known = table.match.view(viewer)["known"]["hands"].get(str(seat))
    cards: list[str] | None = known and known["cards"]
    return cards


def deck_top(table: Table, viewer: int) -> list[str | None]:
    """What a viewer knows of the ghost deck, from the top down."""
    known: list[str | None] = table.match.view(viewer)["known"]["deck_top"]
    return known


def test_a_look_is_remembered_by_who_looked_alone() -> None:
    table = position(hands={0: "C-S06r", 1: "C-S03r C-S01b"})
    table.use(0, "C-S06r", 1)
    table.resolve()
    assert known_hand(table, 0, 1) == ["C-S01b", "C-S03r"]
    assert known_hand(table, 1, 1) is None
    assert known_hand(table, 2, 1) is None


def test_what_leaves_a_hand_in_sight_is_no_longer_thought_to_be_there() -> None:
    table = position(step=BEFORE, ghosts={3: "C-G01"}, hands={0: "C-S06r", 1: "C-S03r C-S12b"})
    table.use(0, "C-S06r", 1)
    table.resolve()
    table.use(1, "C-S12b")
    assert known_hand(table, 0, 1) == ["C-S03r"]


def test_a_card_given_unseen_ends_what_others_know_and_not_what_the_taker_knows() -> None:
    table = position(hands={0: "C-S06r C-S05r", 1: "C-S03r C-S01b"})
    table.use(0, "C-S06r", 1)
    table.resolve()
    table.use(0, "C-S05r", 1)
    table.resolve()
    table.answer(1, "give", "C-S01b")
    assert known_hand(table, 0, 1) == ["C-S03r"]
    table = position(hands={0: "C-S06r C-S01r", 2: "C-S06b", 1: "C-S03r C-S01b"}, draws="C-A01 C-A02", deck="C-V04")
    table.use(0, "C-S06r", 1)
    table.use(2, "C-S06b", 1)
    table.resolve()
    table.resolve()
    assert known_hand(table, 0, 1) == known_hand(table, 2, 1) == ["C-S01b", "C-S03r"]
    table.end_window()
    table.until(1, "give")
    for seat, face in ((0, "C-S01r"), (1, "C-S01b"), (2, table.hand(2).split()[0])):
        table.answer(seat, "give", face)
    # Seat 2 took the card, so it can still follow; seat 0 can't.
    assert known_hand(table, 0, 1) is None
    assert known_hand(table, 2, 1) == ["C-S03r"]


def test_votes_laid_face_down_end_what_is_known_of_a_hand() -> None:
    for votes, known in (("C-S01b", None), ("", ["C-S01b", "C-S03r"])):
        table = position(
            step=BEFORE, ghosts={3: "C-G01"}, hands={0: "C-S06r", 1: "C-S03r C-S01b"}, draws="C-A01", deck="C-V07"
        )
        table.use(0, "C-S06r", 1)
        table.resolve()
        table.exorcise(3, {1: votes})
        if votes:
            table.answer(0, "challenge", "pass")
        assert known_hand(table, 0, 1) == known


def test_a_card_taken_up_in_sight_of_all_is_known_to_be_there() -> None:
    table = position(
        player=0,
        roles={0: "C-R11"},
        points={0: "C-G01 C-G10"},
        discard="C-A03",
        hands={1: "C-S06r", 0: "C-S01r C-S02r"},
    )
    table.use(0, "C-S01r")
    table.use(1, "C-S06r", 0)
    table.resolve()
    table.resolve()
    table.use(0, "C-R11.2")
    table.resolve()
    assert known_hand(table, 1, 0) == ["C-A03", "C-S02r"]


def test_looked_at_deck_cards_are_known_until_somebody_arranges_them() -> None:
    table = position(step=BEFORE, hands={1: "C-S14r", 2: "C-S14b"}, deck="C-V07 C-V03 C-V08 C-V01")
    table.use(1, "C-S14r")
    table.resolve()
    table.answer(1, "arrange", "C-V03", "C-V07", "C-V08")
    assert deck_top(table, 1) == ["C-V03", "C-V07", "C-V08"]
    assert deck_top(table, 2) == []
    table.use(2, "C-S14b")
    table.resolve()
    table.answer(2, "arrange", "C-V08", "C-V07", "C-V03")
    assert deck_top(table, 1) == []
    assert deck_top(table, 2) == ["C-V08", "C-V07", "C-V03"]
    table.until(0, "priority")
    table.end_window()
    assert deck_top(table, 2) == ["C-V07", "C-V03"]


def test_a_buried_card_moves_what_others_know_and_is_known_to_one_alone() -> None:
    table = position(step=BEFORE, hands={1: "C-S14r"}, artifacts={0: "C-A10"}, deck="C-G01 C-V07 C-V03 C-V08")
    table.use(1, "C-S14r")
    table.resolve()
    table.answer(1, "arrange", "C-G01", "C-V07", "C-V03")
    table.use(0, "C-A10")
    table.resolve()
    table.answer(0, "bury", "C-G01")
    assert (deck_top(table, 0), table.match.view(0)["known"]["deck_bottom"]) == ([], ["C-G01"])
    assert (deck_top(table, 1), table.match.view(1)["known"]["deck_bottom"]) == (["C-V07", "C-V03"], [])


def test_a_look_at_an_identity_is_remembered() -> None:
    table = position(step=EXORCISM, identities="TTTSSS", ghosts={3: "C-G01"}, hands={0: "C-S01r C-S02r"})
    table.exorcise(3, {0: "C-S01r C-S02r"})
    table.answer(0, "look", "look")
    table.finish_turn()
    seen = table.match.view(0)["players"][3]
    assert (seen["identity"], seen["identity_known"]) == ("tianshi", "looked")
