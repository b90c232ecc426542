"""The twenty-one kinds of ghosts: what is printed, whom each haunts, and what it does to its bearer."""

from __future__ import annotations

from typing import Any

import pytest

from core.ghostplay.cards import card_set
from core.ghostplay.state import APPARITION, BEFORE, DRAW, END, EXORCISM
from tests.ghostplay.position import Table, position

PRINTED = """
C-G01 red 2 die 2 0, C-G02 red 2 most_hand 3 0, C-G03 red 3 die 3 1, C-G04 red 3 most_spirit 4 0, C-G05 red 3 left 2 1,
C-G06 red 4 die 4 1, C-G07 red 4 most_banished 4 1, C-G08 red 5 artifact 5 1, C-G09 red 6 fewest_ghosts 6 2,
C-G10 blue 2 die 2 0, C-G11 blue 2 least_spirit 3 0, C-G12 blue 3 die 3 1, C-G13 blue 3 fewest_hand 4 0,
C-G14 blue 3 right 2 1, C-G15 blue 4 die 4 1, C-G16 blue 4 most_hand 4 1, C-G17 blue 5 artifact 5 1,
C-G18 blue 6 fewest_ghosts 6 2, C-G19 any 2 die 4 1, C-G20 any 3 opposite 5 1, C-G21 any 4 most_ghosts 6 2
"""
"""Kind, colour, requirement, haunt condition, pool, cards drawn."""

LIVES = "C-G01 C-G10 C-G02"


@pytest.mark.rule("PK-010")
@pytest.mark.parametrize("line", PRINTED.replace("\n", " ").split(","))
def test_each_kind_is_printed_twice_as_listed(line: str) -> None:
    kind, suit, *numbers = line.split()
    cards = [card for card in card_set("peak", False).ghosts if card.kind == kind]
    assert len(cards) == 2
    for card in cards:
        assert [card.suit, str(card.requirement), card.haunts, str(card.pool), str(card.draw)] == [suit, *numbers]


def apparition(deck: str, seats: int = 6, **setup: Any) -> Table:
    return position(seats, step=APPARITION, deck=deck, **setup)


def bearer(table: Table, kind: str) -> int:
    """Who bears the ghost that was turned up: the last of this kind in his row."""
    (seat,) = [seat for seat in range(table.st.seats) if kind in table.ghosts(seat).split()]
    return seat


# ---------------------------------------------------------------------- whom they haunt


@pytest.mark.rule("PK-121", "C-G05", "C-G14")
@pytest.mark.parametrize(("kind", "seat"), [("C-G05", 4), ("C-G14", 2), ("C-G20", 0)])
def test_neighbours_and_opposite(kind: str, seat: int) -> None:
    assert bearer(apparition(kind, player=3), kind) == seat


@pytest.mark.rule("PK-121", "C-G20")
@pytest.mark.parametrize(("seats", "opposite"), [(5, 2), (7, 3), (8, 4)])
def test_opposite_is_half_the_table_rounded_down_clockwise(seats: int, opposite: int) -> None:
    assert bearer(apparition("C-G20", seats, player=1), "C-G20") == 1 + opposite


@pytest.mark.rule("PK-121", "C-G01", "C-G10")
@pytest.mark.parametrize("kind", ["C-G01", "C-G03", "C-G06", "C-G10", "C-G12", "C-G15", "C-G19"])
@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_die_counts_seats_in_the_direction_named_first(kind: str, direction: str) -> None:
    seen = set()
    for seed in range(12):
        table = apparition(kind, seed=seed, player=2)
        table.answer(2, "direction", direction)
        value = table.events("rolled")[0].data["value"]
        seen.add(value)
        assert bearer(table, kind) == (2 + (value if direction == "left" else -value)) % 6
    assert len(seen) > 3
    assert seen <= set(range(1, 7))


@pytest.mark.rule("PK-121", "PK-124", "C-G02")
def test_most_hand_and_its_tie() -> None:
    hands = {1: "C-S01r", 2: "C-S01b C-S02r", 4: "C-S02b C-S03r"}
    assert bearer(apparition("C-G02", hands=hands), "C-G02") == 2
    assert bearer(apparition("C-G02", hands=hands, player=3), "C-G02") == 4
    assert bearer(apparition("C-G16", hands=hands, player=2), "C-G16") == 2


@pytest.mark.rule("PK-124", "C-G13")
def test_fewest_hand_and_its_tie() -> None:
    hands = {0: "C-S01r", 3: "C-S01b", 4: "C-S02b"}
    assert bearer(apparition("C-G13", hands=hands), "C-G13") == 1
    assert bearer(apparition("C-G13", hands=hands, player=3), "C-G13") == 5


@pytest.mark.rule("PK-124", "C-G04", "C-G11")
@pytest.mark.parametrize(("kind", "seat"), [("C-G04", 2), ("C-G11", 4)])
def test_most_and_least_spirit(kind: str, seat: int) -> None:
    table = apparition(kind, spirit={2: 7, 3: 7, 4: 1, 5: 1})
    assert bearer(table, kind) == seat


@pytest.mark.rule("PK-124", "C-G07")
def test_most_banished() -> None:
    assert bearer(apparition("C-G07", points={2: "C-G01", 4: "C-G10 C-G02"}), "C-G07") == 4
    assert bearer(apparition("C-G07", points={2: "C-G01", 4: "C-G10"}, player=3), "C-G07") == 4


@pytest.mark.rule("PK-124", "C-G09", "C-G18")
@pytest.mark.parametrize("kind", ["C-G09", "C-G18"])
def test_fewest_ghosts(kind: str) -> None:
    ghosts = {0: "C-G01", 1: "C-G02", 2: "C-G10", 4: "C-G11"}
    assert bearer(apparition(kind, ghosts=ghosts), kind) == 3
    assert bearer(apparition(kind, ghosts=ghosts, player=4), kind) == 5


@pytest.mark.rule("PK-124", "C-G21")
def test_most_ghosts() -> None:
    ghosts = {1: "C-G01", 2: "C-G02 C-G10", 4: "C-G11 C-G12"}
    assert bearer(apparition("C-G21", ghosts=ghosts), "C-G21") == 2
    assert bearer(apparition("C-G21", ghosts=ghosts, player=3), "C-G21") == 4


@pytest.mark.rule("C-G08", "PK-124")
def test_the_first_in_turn_order_with_an_artifact_else_the_turn_player() -> None:
    artifacts = {1: "C-A02", 4: "C-A05"}
    assert bearer(apparition("C-G08", artifacts=artifacts, player=2), "C-G08") == 4
    assert bearer(apparition("C-G08", player=2), "C-G08") == 2


@pytest.mark.rule("PK-330", "PK-331")
@pytest.mark.parametrize(
    ("kind", "setup"),
    [
        ("C-G02", {"hands": {1: "C-S01r C-S02r", 2: "C-S01b"}}),
        ("C-G16", {"hands": {1: "C-S01r C-S02r", 2: "C-S01b"}}),
        ("C-G04", {"spirit": {1: 9, 2: 8}}),
        ("C-G11", {"spirit": {1: 0, 2: 1}}),
        ("C-G13", {"hands": dict.fromkeys((0, 3), "C-S01r") | {4: "C-S01b", 5: "C-S01b", 2: ""}}),
        ("C-G21", {}),
    ],
)
def test_superlatives_pass_over_the_ghost_king(kind: str, setup: dict[str, Any]) -> None:
    table = apparition(kind, king=1, ghosts={1: LIVES, 2: "C-G12"}, **setup)
    assert kind in table.ghosts(2)
    table = apparition("C-G08", king=0, ghosts={0: LIVES}, roles={0: "C-R11"}, artifacts={0: "C-A01"})
    assert table.ghosts(1) == "C-G08"


@pytest.mark.rule("PK-331", "C-G05")
def test_a_neighbour_condition_may_name_the_ghost_king_and_gives_him_a_life() -> None:
    table = apparition("C-G05", king=1, ghosts={1: LIVES}, roles={1: "C-R05"})
    assert table.ghosts(1) == LIVES + " C-G05"
    assert table.held(1) == 1
    assert table.st.haunted == []


# ---------------------------------------------------------------------- what they do


@pytest.mark.rule("C-G02")
def test_the_hungry_ghost_eats_a_card_as_its_bearers_day_begins() -> None:
    table = position(step=DRAW, ghosts={0: "C-G02"}, hands={0: "C-S01r C-S02r"})
    assert table.held(0) == 2 + 2 - 1
    table = position(step=DRAW, ghosts={0: "C-G02 C-G02"}, hands={0: "C-S01r C-S02r"})
    assert table.held(0) == 2 + 2 - 2
    table = position(step=DRAW, ghosts={1: "C-G02"}, hands={1: "C-S01r C-S02r"})
    assert table.held(1) == 2


@pytest.mark.rule("C-G03", "C-G15")
@pytest.mark.parametrize(
    ("ghosts", "cards"), [("C-G03", 1), ("C-G15", 1), ("C-G03 C-G15", 0), ("C-G03 C-G03 C-G15", 0)]
)
def test_red_hair_and_blue_face_draw_one_fewer(ghosts: str, cards: int) -> None:
    table = position(step=DRAW, ghosts={0: ghosts})
    assert table.held(0) == cards
    assert table.st.spirit[0] == 5


@pytest.mark.rule("C-G04")
def test_the_burnt_ghost_costs_two_spirit_when_it_haunts() -> None:
    table = apparition("C-G04", spirit={2: 7})
    assert table.st.spirit[2] == 5
    table = apparition("C-G04", spirit=dict.fromkeys(range(6), 1))
    assert table.st.spirit == [0, 1, 1, 1, 1, 1]
    table = apparition("C-G04", spirit={2: 7}, ghosts={2: "C-G04"})
    assert table.st.spirit[2] == 5


@pytest.mark.rule("C-G05", "C-G20")
@pytest.mark.parametrize("ghost", ["C-G05", "C-G20"])
def test_blood_robe_and_shadow_bar_challenges(ghost: str) -> None:
    hands = {0: "C-S01r", 1: "C-S01b"}
    table = position(step=EXORCISM, ghosts={0: ghost, 3: "C-G01"}, hands=hands)
    table.exorcise(3, hands)
    assert table.st.player == 1
    assert table.events("exorcism_failed")


@pytest.mark.rule("C-G06", "C-G21")
@pytest.mark.parametrize("ghost", ["C-G06", "C-G21"])
def test_headless_and_bailiff_close_role_skills(ghost: str) -> None:
    table = position(ghosts={0: ghost}, roles={0: "C-R10"}, points={0: "C-G01 C-G10"})
    assert not table.can_use(0, "C-R10.2")
    assert table.match.view(3)["players"][0]["skills"] == []


@pytest.mark.rule("C-G07", "C-G18")
@pytest.mark.parametrize("ghost", ["C-G07", "C-G18"])
def test_vengeful_ghost_and_cold_river_leave_two_votes(ghost: str) -> None:
    table = position(step=EXORCISM, ghosts={0: ghost, 3: "C-G01"}, hands={0: "C-S01r C-S02r C-S03r"})
    table.answer(0, "exorcise", 3)
    assert table.prompt(0, "votes").most == 2


@pytest.mark.rule("C-G08")
def test_the_painted_skin_closes_its_bearers_artifact() -> None:
    table = position(step=DRAW, artifacts={0: "C-A02"}, ghosts={0: "C-G08"})
    assert table.st.spirit[0] == 5


@pytest.mark.rule("C-G09", "C-G13")
@pytest.mark.parametrize(("ghosts", "limit"), [("C-G09", 4), ("C-G13", 4), ("C-G09 C-G13 C-G13", 2)])
def test_red_robe_and_ice_bone_lower_the_hand_limit(ghosts: str, limit: int) -> None:
    table = position(step=END, ghosts={0: ghosts}, hands={0: "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"})
    assert table.prompt(0, "discard").least == 6 - limit


@pytest.mark.rule("C-G11", "C-A02")
def test_the_pauper_ghost_stops_spirit_in_the_draw_phase() -> None:
    table = position(step=DRAW, ghosts={0: "C-G11"}, artifacts={0: "C-A02"})
    assert (table.st.spirit[0], table.held(0)) == (4, 2)


@pytest.mark.rule("C-G12", "PK-110")
def test_the_night_wanderer_makes_day_draws_dearer() -> None:
    table = position(ghosts={0: "C-G12"})
    table.answer(0, "day", "draw")
    assert (table.st.spirit[0], table.held(0)) == (1, 1)
    assert "draw" not in table.offers(0, "day")


@pytest.mark.rule("C-G12", "PK-110")
def test_two_night_wanderers_make_day_draws_dearer_twice() -> None:
    table = position(ghosts={0: "C-G12 C-G12"})
    table.answer(0, "day", "draw")
    assert (table.st.spirit[0], table.held(0)) == (0, 1)


@pytest.mark.rule("C-G16")
def test_the_hundred_eyed_ghost_opens_its_bearers_hand() -> None:
    table = position(ghosts={1: "C-G16"}, hands={1: "C-S01r", 2: "C-S02r"})
    view = table.match.view(4)
    assert view["players"][1]["cards"] == ["C-S01r"]
    assert view["players"][2]["cards"] is None


@pytest.mark.rule("C-G17")
def test_the_treasure_thief_discards_an_artifact_when_it_haunts() -> None:
    table = apparition("C-G17", artifacts={2: "C-A05", 3: "C-A02"})
    assert (table.artifact(2), table.artifact(3), table.discarded()) == ("", "C-A02", "C-A05")


@pytest.mark.rule("C-G19")
def test_impermanence_takes_a_spirit_at_the_end_of_its_bearers_turn() -> None:
    for player, left in ((0, 3), (1, 4)):
        table = position(step=END, player=player, ghosts={0: "C-G19"})
        assert table.st.spirit[0] == left
    assert position(step=END, ghosts={0: "C-G19"}, spirit={0: 0}).st.spirit[0] == 0


@pytest.mark.rule("PK-330")
def test_effects_of_his_lives_do_not_touch_the_ghost_king() -> None:
    lives = "C-G07 C-G06 C-G16 C-G14"
    table = position(
        step=EXORCISM, king=0, ghosts={0: lives, 3: "C-G01"}, hands={0: "C-S01r C-S02r C-S03r"}, roles={0: "C-R10"}
    )
    assert table.match.view(2)["players"][0]["cards"] is None
    assert table.match.view(2)["players"][0]["skills"] == ["k"]
    table.answer(0, "summon", 3)
    assert table.prompt(0, "votes").most == 3


@pytest.mark.rule("PK-123", "PK-124")
def test_a_ghost_that_haunts_takes_effect_from_the_turn_player_on() -> None:
    """Triggers of one haunting run in turn order: the Grave Keeper's spirit comes before the Burning Face's discard."""
    table = apparition(
        "C-G05", player=0, king=4, candidate="C-K4", ghosts={4: LIVES}, roles={1: "C-R12"}, points={1: "C-G03"},
        hands={1: "C-S01r"},
    )  # fmt: skip
    kinds = [event.kind for event in table.match.events(1, table.start) if event.kind in ("spirit", "discarded")]
    assert kinds == ["spirit", "discarded"]
    table = apparition(
        "C-G05", player=3, king=0, candidate="C-K4", ghosts={0: LIVES}, roles={4: "C-R12"}, points={4: "C-G03"},
        hands={4: "C-S01r"},
    )  # fmt: skip
    kinds = [event.kind for event in table.match.events(1, table.start) if event.kind in ("spirit", "discarded")]
    assert kinds == ["spirit", "discarded"]
    table = apparition(
        "C-G14", player=3, king=4, candidate="C-K4", ghosts={4: LIVES}, roles={2: "C-R12"}, points={2: "C-G03"},
        hands={2: "C-S01r"},
    )  # fmt: skip
    kinds = [event.kind for event in table.match.events(1, table.start) if event.kind in ("spirit", "discarded")]
    assert kinds == ["discarded", "spirit"]


@pytest.mark.rule("C-R08", "C-G04")
def test_a_healers_shield_keeps_on_haunting_effects_away() -> None:
    table = position(step=BEFORE, roles={3: "C-R08"}, points={3: "C-G01"}, spirit={2: 7}, deck="C-G04")
    table.use(3, "C-R08.1", 2)
    table.resolve()
    table.end_window()
    assert (table.ghosts(2), table.st.spirit[2]) == ("C-G04", 7)
