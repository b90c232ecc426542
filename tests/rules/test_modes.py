"""Four seats, the contest and three seats (PK-001, PK-003, PK-004, PK-500 to PK-705)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from core import IllegalSetup, Setup, new_match
from core.ghostplay.state import APPARITION, END, EXORCISM, KING_CHECK
from core.kernel import MODERATOR, SPECTATOR
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
OTHERS = "C-G11 C-G03 C-G12"
SIX = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"
REDS = "C-S01r C-S02r C-S03r"
ELDERS = "TTESSD"


def four(**setup: Any) -> Table:
    return position(4, mode="four", **setup)


def contest(**setup: Any) -> Table:
    """Taiping at 0 to 2, Tianshi at 3 to 5; the last of each is the Elder."""
    return position(6, mode="contest", **{"identities": ELDERS, "shown": (2, 5), **setup})


def three(**setup: Any) -> Table:
    return position(3, mode="three", **setup)


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("PK-001")
@pytest.mark.parametrize(("mode", "seats"), [("four", 5), ("contest", 7), ("contest", 5), ("three", 4)])
def test_each_mode_has_its_seats(mode: str, seats: int) -> None:
    with pytest.raises(IllegalSetup, match=f"not {seats}"):
        new_match(Setup("peak", mode, seats))


@pytest.mark.rule("PK-002", "PK-003", "PK-004")
@pytest.mark.parametrize(
    ("mode", "seats", "identities"),
    [
        ("four", 4, {"taiping": 2, "tianshi": 2}),
        ("contest", 6, {"taiping": 2, "tianshi": 2, "taiping_elder": 1, "tianshi_elder": 1}),
        ("contest", 8, {"taiping": 3, "tianshi": 3, "taiping_elder": 1, "tianshi_elder": 1}),
        ("three", 3, {None: 3}),
    ],
)
def test_identities(mode: str, seats: int, identities: dict[str | None, int]) -> None:
    match = new_match(Setup("peak", mode, seats))
    assert Counter(player["identity"] for player in match.view(MODERATOR)["players"]) == identities
    assert match.view(SPECTATOR)["candidate"] is None


@pytest.mark.rule("PK-601")
def test_elders_are_open_from_the_start() -> None:
    players = new_match(Setup("peak", "contest", 8)).view(SPECTATOR)["players"]
    assert sorted(player["identity"] for player in players if player["identity"]) == ["taiping_elder", "tianshi_elder"]


# ---------------------------------------------------------------------- what they leave out


@pytest.mark.rule("PK-500", "PK-602", "PK-700")
def test_the_host_never_looks() -> None:
    for table, winner in ((four, 1), (contest, 1), (three, 1)):
        match = table(step=EXORCISM, ghosts={1: "C-G01"}, hands={0: "C-S01r C-S02r"})
        match.exorcise(1, {0: "C-S01r C-S02r"})
        assert (match.points(0), match.st.player) == ("C-G01", winner)
        assert match.events("looked_identity") == []


@pytest.mark.rule("PK-502", "PK-600", "PK-700")
def test_no_ghost_king_appears() -> None:
    seven = {0: "C-G01 C-G10", 1: "C-G02 C-G11 C-G09 C-G18", 2: "C-G03 C-G12"}
    for table in (four, contest, three):
        match = table(step=KING_CHECK, ghosts=seven)
        assert match.st.king == -1
        assert match.events("king_appeared") == []


@pytest.mark.rule("PK-501", "PK-604", "PK-700")
@pytest.mark.parametrize(("table", "rule"), [(four, "PK-501"), (contest, "PK-604"), (three, "")])
def test_half_the_hand_for_the_third_ghost(table: Any, rule: str) -> None:
    for borne in ("C-G11", "C-G11 C-G12", LIVES):
        match = table(step=APPARITION, deck="C-G05", ghosts={1: borne}, hands={1: SIX[:34]})
        if rule and len(borne.split()) >= 2:
            prompt = match.prompt(1, "discard")
            assert (prompt.least, prompt.most, prompt.about["source"]) == (2, 2, rule)
        else:
            assert match.asked == [(0, "priority")]


@pytest.mark.rule("PK-604")
@pytest.mark.parametrize("elder", [2, 5])
def test_an_elder_keeps_his_hand(elder: int) -> None:
    player = elder - 1  # the ghost haunts the left-hand neighbour
    match = contest(step=APPARITION, deck="C-G05", player=player, ghosts={elder: "C-G11 C-G12"}, hands={elder: SIX})
    assert (match.ghosts(elder), match.asked) == ("C-G11 C-G12 C-G05", [(player, "priority")])


@pytest.mark.rule("PK-501", "PK-331")
def test_a_moved_ghost_costs_no_hand_at_four() -> None:
    match = four(step="after", ghosts={0: "C-G01", 1: "C-G11 C-G12"}, hands={0: "C-S10r", 1: SIX})
    match.use(0, "C-S10r", (0, 0), 1)
    match.resolve()
    assert (match.ghosts(1), match.held(1)) == ("C-G11 C-G12 C-G01", 6)


@pytest.mark.rule("C-S07", "PK-700", "PK-601")
def test_a_mirror_finds_no_identity_at_three_and_an_open_one_on_an_elder() -> None:
    for match, target in ((three(hands={0: "C-S07r", 2: "C-S01r"}), 2), (contest(hands={0: "C-S07r", 5: "C-S01r"}), 5)):
        match.use(0, "C-S07r", target)
        match.resolve()
        match.answer(0, "take", "C-S01r")
        assert match.hand(0) == "C-S01r"
    match = contest(hands={0: "C-S07r", 4: "C-S01r"})
    match.use(0, "C-S07r", 4)
    match.resolve()
    assert match.match.view(0)["players"][4]["identity"] == "tianshi"


@pytest.mark.rule("PK-013")
def test_the_ghostly_path_opens_to_nobody_here() -> None:
    for table in (four, contest, three):
        match = table(roles={0: "C-R01"}, points={0: "C-G01 C-G10"}, shown=(0, 2))
        assert match.match.view(0)["players"][0]["skills"] == ["1", "2"]


@pytest.mark.rule("PK-121", "C-G20")
def test_opposite_at_three_and_four() -> None:
    assert three(step=APPARITION, player=1, deck="C-G20").ghosts(2) == "C-G20"
    assert four(step=APPARITION, player=1, deck="C-G20").ghosts(3) == "C-G20"


# ---------------------------------------------------------------------- four


@pytest.mark.rule("PK-401", "PK-410")
def test_four_play_to_four_banished_ghosts() -> None:
    for points, over in (("C-G11 C-G12", False), ("C-G11 C-G12 C-G13", True)):
        match = four(
            step=EXORCISM, identities="TTSS", points={0: points}, ghosts={2: "C-G01"}, hands={0: "C-S01r C-S02r"}
        )
        match.exorcise(2, {0: "C-S01r C-S02r"})
        assert match.match.over is over
    assert match.outcome["winners"] == [0, 1]
    assert match.outcome["sides"]["taiping"]["points"] == 5


# ---------------------------------------------------------------------- contest


@pytest.mark.rule("PK-603")
@pytest.mark.parametrize(("dead", "winners"), [((2,), [3, 4, 5]), ((5,), [0, 1, 2]), ((2, 5), [])])
def test_an_elder_under_three_ghosts_at_the_end_of_a_turn_dies(dead: tuple[int, ...], winners: list[int]) -> None:
    rows = [LIVES, OTHERS]
    match = contest(step=END, player=1, ghosts={seat: rows[place] for place, seat in enumerate(dead)})
    assert (match.outcome["kind"], match.outcome["winners"]) == ("elder", winners)


@pytest.mark.rule("PK-603")
def test_a_ghost_banished_from_the_elder_saves_him_and_others_do_not_die() -> None:
    match = contest(step=EXORCISM, ghosts={2: LIVES + " C-G11"}, hands={0: "C-S01r C-S02r"})
    match.exorcise(2, {0: "C-S01r C-S02r"})
    assert (match.ghosts(2), match.match.over) == ("C-G10 C-G02 C-G11", False)
    match = contest(step=END, ghosts={1: LIVES})
    assert not match.match.over


@pytest.mark.rule("PK-603")
@pytest.mark.parametrize(("elder", "other", "winners"), [(2, 1, [3, 4, 5]), (2, 5, [3, 4, 5]), (5, 2, [0, 1, 2])])
def test_a_ghost_banished_from_somebody_else_saves_no_elder(elder: int, other: int, winners: list[int]) -> None:
    ghosts = {elder: "C-G10 C-G02 C-G11", other: "C-G01"}
    match = contest(step=EXORCISM, ghosts=ghosts, hands={0: "C-S01r C-S02r"})
    match.exorcise(other, {0: "C-S01r C-S02r"})
    assert match.points(0) == "C-G01"
    assert (match.outcome["kind"], match.outcome["winners"]) == ("elder", winners)


@pytest.mark.rule("PK-605")
def test_the_third_ghost_opens_a_last_round() -> None:
    match = contest(
        step=EXORCISM, player=1, points={1: "C-G11 C-G12"}, ghosts={0: "C-G01"}, hands={1: "C-S01r C-S02r"},
        deck="C-V07 C-V03 C-V05 C-V01 C-V08",
    )  # fmt: skip
    match.exorcise(0, {1: "C-S01r C-S02r"})
    assert (match.points(1), match.match.over, match.match.view(4)["last_seat"]) == ("C-G11 C-G12 C-G01", False, 0)
    players = []
    while not match.match.over:
        players.append(match.st.player)
        match.finish_turn()
    assert players == [2, 3, 4, 5, 0]
    assert (match.outcome["kind"], match.outcome["winners"]) == ("points", [0, 1, 2])


@pytest.mark.rule("PK-605", "PK-603")
def test_neither_another_third_ghost_lengthens_it_nor_does_it_spare_an_elder() -> None:
    start: dict[str, Any] = {
        "step": EXORCISM, "player": 1, "points": {1: "C-G11 C-G12", 2: "C-G13 C-G14"}, "deck": "C-V07",
        "ghosts": {0: "C-G01 C-G04", 5: "C-G03 C-G15"}, "hands": {1: "C-S01r C-S02r", 2: REDS},
    }  # fmt: skip
    match = contest(**start)
    match.exorcise(0, {1: "C-S01r C-S02r"})
    match.exorcise(0, {2: REDS})
    assert (match.points(2), match.match.view(4)["last_seat"]) == ("C-G13 C-G14 C-G04", 0)
    start["deck"] = "C-G20"
    match = contest(**start)
    match.exorcise(0, {1: "C-S01r C-S02r"})
    # In the next turn the Elder opposite gets his third ghost.
    match.finish_turn()
    assert match.ghosts(5) == "C-G03 C-G15 C-G20"
    assert (match.outcome["kind"], match.outcome["winners"]) == ("elder", [0, 1, 2])


@pytest.mark.rule("PK-605", "PK-410")
def test_an_elder_scores_with_his_sect() -> None:
    match = contest(step=END, only_deck=True, points={2: "C-G01 C-G10", 3: "C-G11"})
    assert match.outcome["kind"] == "deck"
    assert {side: total["points"] for side, total in match.outcome["sides"].items()} == {"taiping": 3, "tianshi": 2}
    assert match.outcome["winners"] == [0, 1, 2]


# ---------------------------------------------------------------------- three


@pytest.mark.rule("PK-701")
def test_the_die_counts_clockwise_at_three() -> None:
    for seed in range(6):
        match = three(step=APPARITION, deck="C-G01", seed=seed)
        value = match.events("rolled")[0].data["value"]
        assert match.ghosts(value % 3) == "C-G01"


@pytest.mark.rule("PK-702", "PK-704")
@pytest.mark.parametrize(
    ("player", "ghosts", "winners"),
    [
        (0, {1: LIVES, 2: OTHERS}, [0]),
        (1, {1: LIVES, 2: OTHERS}, None),
        (0, {1: LIVES, 2: "C-G11 C-G03"}, None),
        (0, {0: "C-G04 C-G13 C-G05", 1: LIVES, 2: OTHERS}, []),
    ],
)
def test_both_others_under_three_ghosts(player: int, ghosts: dict[int, str], winners: list[int] | None) -> None:
    match = three(step=END, player=player, ghosts=ghosts)
    assert match.match.over is (winners is not None)
    if winners is not None:
        assert (match.outcome["kind"], match.outcome["winners"]) == ("haunted", winners)


@pytest.mark.rule("PK-703")
@pytest.mark.parametrize(
    ("ghosts", "winner"),
    [
        ({0: "C-G13", 1: "C-G01 C-G02 C-G03"}, 2),
        ({0: "C-G13 C-G14", 1: "C-G01 C-G04 C-G03", 2: "C-G11"}, 2),
        ({0: "C-G13", 1: "C-G01 C-G02", 2: "C-G11"}, 0),
        ({0: "C-G13 C-G14", 1: "C-G01 C-G02", 2: "C-G11"}, 0),  # the two others share the fewest, he bears more
        ({1: "C-G01"}, 0),
    ],
)
def test_at_the_third_banished_ghost_who_bears_fewest_wins(ghosts: dict[int, str], winner: int) -> None:
    match = three(step=EXORCISM, points={0: "C-G12 C-G15"}, ghosts=ghosts, hands={0: "C-S01r C-S02r"})
    match.exorcise(1, {0: "C-S01r C-S02r"})
    assert (match.outcome["kind"], match.outcome["winners"]) == ("fewest", [winner])


@pytest.mark.rule("PK-705")
@pytest.mark.parametrize(
    ("ghosts", "points", "winners"),
    [
        ({0: "C-G01", 1: "C-G02"}, {0: "C-G03"}, [2]),
        ({0: "C-G01"}, {0: "C-G12 C-G15", 2: "C-G03"}, [2]),
        ({0: "C-G01"}, {1: "C-G03", 2: "C-G04"}, []),
    ],
)
def test_the_end_of_the_deck_at_three(ghosts: dict[int, str], points: dict[int, str], winners: list[int]) -> None:
    match = three(step=END, only_deck=True, ghosts=ghosts, points=points)
    assert match.outcome["winners"] == winners
