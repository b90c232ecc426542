"""The small questions: cards parted with or taken, ghost cards put in order, words, names."""

from __future__ import annotations

import pytest

from core.ghostplay.state import BEFORE, DRAW, END, EXORCISM, HERETIC, KING_CHECK
from core.kernel import Option, Prompt
from tests.bots.asking import BOT, knows, picks, says
from tests.ghostplay.position import Table, position

SECTS = "TSTSTS"


def asked(table: Table, seat: int, kind: str, options: list[Option], source: str = "", least: int = 1) -> list[Option]:
    """What the novice picks of a question put to it in a position."""
    prompt = Prompt(1, seat, kind, tuple(options), least, least, tuple(range(least)), False, {"source": source})
    return [options[pick] for pick in BOT.answer(table.match.view(seat), prompt)]


def words(*names: str) -> list[Option]:
    return [Option("choice", name) for name in names]


# ---------------------------------------------------------------------- cards


def test_it_discards_the_least_useful_cards() -> None:
    table = position(step=END, identities=SECTS, hands={0: "C-S03r C-S01r C-S11r C-S13b C-S08r C-S05r C-S12r"})
    assert says(table, 0, "discard") == "C-S11r C-S13b"


def test_it_gives_away_the_least_useful_card() -> None:
    table = position(player=1, identities=SECTS, hands={0: "C-S03r C-S14b", 1: "C-S05r"})
    table.use(1, "C-S05r", 0)
    table.resolve()
    assert says(table, 0, "give") == "C-S14b"


def test_it_takes_the_best_card() -> None:
    table = position(identities=SECTS, shown=(1,), hands={0: "C-S07r", 1: "C-S03r C-S14b C-S11r"})
    table.use(0, "C-S07r", 1)
    table.resolve()
    assert says(table, 0, "take") == "C-S03r"


# ---------------------------------------------------------------------- the ghost deck


def test_it_puts_its_own_weak_ghost_on_top_in_its_own_turn() -> None:
    table = position(step=BEFORE, identities=SECTS, hands={0: "C-S14r"}, deck="C-G15 C-G01 C-G12")
    table.use(0, "C-S14r")
    table.resolve()
    assert says(table, 0, "arrange").split()[0] == "C-G01"


@pytest.mark.parametrize(("top", "answer"), [("C-G21", "C-G21"), ("C-G01", "pass"), ("C-G15", "pass")])
def test_it_buries_only_a_ghost_that_would_be_its_third(top: str, answer: str) -> None:
    table = position(
        step=BEFORE, identities=SECTS, artifacts={0: "C-A10"}, ghosts={0: "C-G02 C-G03"}, deck=f"{top} C-G10"
    )  # fmt: skip
    table.use(0, "C-A10")
    table.resolve()
    assert says(table, 0, "bury") == answer


def test_it_turns_the_die_towards_an_enemy() -> None:
    # With five seats the neighbour in the chosen direction is named by two sides of the die.
    for player_to_left, way in (("S", "left"), ("T", "right")):
        identities = "T" + player_to_left + "KS" + ("T" if player_to_left == "S" else "S")
        table = position(5, step=BEFORE, identities=identities, shown=(1, 2, 3, 4), deck="C-G01")
        table.until(0, "direction")
        assert says(table, 0, "direction") == way


# ---------------------------------------------------------------------- the ghost king


def test_a_new_king_gathers_ghosts_that_last() -> None:
    ghosts = {0: "C-G01 C-G02", 1: "C-G10", 2: "C-G21", 3: "C-G11", 4: "C-G12", 5: "C-G03"}
    table = position(step=KING_CHECK, identities=SECTS, ghosts=ghosts)
    assert says(table, 0, "gather") == "C-G21"


def test_a_king_gives_up_his_weakest_life() -> None:
    table = position(step=BEFORE, identities=SECTS, king=0, candidate="C-K3", ghosts={0: "C-G09 C-G01 C-G08"})
    options = [Option("ghost", name, 0, place) for place, name in enumerate(["C-G09", "C-G01", "C-G08"])]
    assert [option.name for option in asked(table, 0, "lose_life", options, "C-K3")] == ["C-G01"]


def test_a_king_names_what_he_knows_and_fits_the_rest_to_what_is_left() -> None:
    table = position(step=BEFORE, identities=SECTS, king=0, shown=(1,), ghosts={0: "C-G01"}, points={2: "C-G03 C-G04"})
    knows(table, 0, 3, 4)
    said = {}
    for seat in range(1, 6):
        options = [Option("identity", name, seat) for name in ("taiping", "tianshi")]
        said[seat] = asked(table, 0, "name", options, "C-K3")[0].name
    assert said == {1: "tianshi", 2: "taiping", 3: "tianshi", 4: "taiping", 5: "tianshi"}


def test_a_king_spares_those_he_knows_least_about() -> None:
    table = position(8, step=BEFORE, identities="TTTSSSKF", king=0, shown=(1, 2, 3, 6, 7), ghosts={0: "C-G01"})
    options = [Option("seat", seat=seat) for seat in range(1, 8)]
    assert [option.seat for option in asked(table, 0, "spare", options, "C-K3", 2)] == [4, 5]


# ---------------------------------------------------------------------- words


def test_it_looks_when_it_may() -> None:
    hands = {0: "C-S11r C-S13r C-S14r"}
    table = position(step=EXORCISM, identities=SECTS, hands=hands, ghosts={3: "C-G01"})
    table.exorcise(3, hands)
    assert says(table, 0, "look") == "look"


@pytest.mark.parametrize(("hand", "word"), [("C-S11r", "cards"), ("C-S11r C-S11b C-S13r C-S13b C-S14r", "spirit")])
def test_a_woodcutter_takes_spirit_when_his_hand_is_full(hand: str, word: str) -> None:
    table = position(step=DRAW, identities=SECTS, hands={0: hand}, roles={0: "C-R06"}, points={0: "C-G01"})
    assert says(table, 0, "choice") == word


@pytest.mark.parametrize(("artifact", "word"), [("C-A02", "spirit"), ("C-A12", "artifact")])
def test_it_pays_the_tribulation_for_a_good_artifact_only(artifact: str, word: str) -> None:
    table = position(step=BEFORE, identities=SECTS, artifacts={0: artifact}, deck="C-V05")
    table.until(0, "choice")
    assert says(table, 0, "choice") == word


@pytest.mark.parametrize(("hand", "word"), [("C-S14r", "cards"), ("C-S03r", "spirit")])
def test_it_pays_purgatory_with_what_it_misses_least(hand: str, word: str) -> None:
    table = position(player=1, identities=SECTS, hands={0: hand, 1: "C-X05r"})
    table.use(1, "C-X05r")
    table.resolve()
    while table.asked != [(0, "choice")]:
        ((seat, kind),) = table.asked
        table.submit(seat, table.prompt(seat, kind), table.prompt(seat, kind).default)
    assert says(table, 0, "choice") == word


@pytest.mark.parametrize(
    ("source", "offered", "word"),
    [("C-R01.2", ("decline", "pay"), "pay"), ("C-R10.2", ("cards", "spirit"), "spirit")],
)
def test_it_pays_spirit_for_cards(source: str, offered: tuple[str, ...], word: str) -> None:
    table = position(identities=SECTS, hands={0: "C-S11r"})
    assert asked(table, 0, "choice", words(*offered), source)[0].name == word


def test_a_heretic_king_about_to_lose_turns_up_his_card() -> None:
    table = position(7, step=HERETIC, identities="KTTTSSS", ghosts={0: "C-G01 C-G02 C-G03"})
    (pick,) = picks(table, 0, "reveal")
    assert pick.kind == "reveal"


def test_a_follower_with_three_ghosts_has_his_king_rise_without_him() -> None:
    table = position(8, step=HERETIC, identities="FKTTTSSS", ghosts={0: "C-G01 C-G02 C-G03"})
    assert says(table, 0, "reveal") == "pass"


# ---------------------------------------------------------------------- anything else


def test_an_unknown_question_gets_its_default() -> None:
    table = position(identities=SECTS)
    prompt = Prompt(1, 0, "riddle", (Option("choice", "a"), Option("choice", "b")), 1, 1, (1,), False, {})
    assert BOT.answer(table.match.view(0), prompt) == (1,)


def test_a_lone_option_needs_no_view() -> None:
    prompt = Prompt(1, 0, "priority", (Option("pass"),), 1, 1, (0,), False, {})
    assert BOT.answer({}, prompt) == (0,)
