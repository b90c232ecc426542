"""Modes, identities and the deal (PK-001 to PK-016)."""

from __future__ import annotations

from collections import Counter

import pytest

from core import IllegalSetup, Setup, new_match
from core.ghostplay.cards import card_set
from core.kernel import MODERATOR, SPECTATOR
from tests.ghostplay.position import position


def setup(seats: int = 6, seed: int = 1, mode: str = "standard", **options: object) -> Setup:
    return Setup("peak", mode, seats, options, seed)


@pytest.mark.rule("PK-001")
@pytest.mark.parametrize("seats", [0, 2, 4, 9])
def test_standard_is_for_five_to_eight_seats(seats: int) -> None:
    with pytest.raises(IllegalSetup, match="5, 6, 7, 8 seats"):
        new_match(setup(seats))
    for allowed in (5, 6, 7, 8):
        assert len(new_match(setup(allowed)).view(SPECTATOR)["players"]) == allowed


@pytest.mark.rule("PK-001")
def test_what_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(IllegalSetup, match="no mode 'duel'"):
        new_match(setup(mode="duel"))
    with pytest.raises(IllegalSetup, match="no ruleset 'chess'"):
        new_match(Setup("chess"))
    with pytest.raises(IllegalSetup, match="no option 'cheat'"):
        new_match(setup(cheat=True))
    with pytest.raises(IllegalSetup, match="can't be 7"):
        new_match(setup(first_player=7))


@pytest.mark.rule("PK-002")
@pytest.mark.parametrize(
    ("seats", "sects", "heretics"),
    [(5, 2, ["heretic_king"]), (6, 3, []), (7, 3, ["heretic_king"]), (8, 3, ["heretic_king", "heretic_follower"])],
)
def test_identities_by_seats(seats: int, sects: int, heretics: list[str]) -> None:
    players = new_match(setup(seats)).view(MODERATOR)["players"]
    dealt = Counter(player["identity"] for player in players)
    assert dealt == Counter({"taiping": sects, "tianshi": sects} | dict.fromkeys(heretics, 1))


@pytest.mark.rule("PK-005", "PK-013")
def test_identities_and_roles_fall_at_random() -> None:
    deals = [new_match(setup(8, seed)).view(MODERATOR)["players"] for seed in range(30)]
    assert len({tuple(player["identity"] for player in deal) for deal in deals}) > 20
    assert len({deal[0]["role"] for deal in deals}) > 5
    assert all(len({player["role"] for player in deal}) == 8 for deal in deals)


@pytest.mark.rule("PK-005", "PK-102")
def test_an_identity_is_its_owners_alone() -> None:
    match = new_match(setup())
    for viewer in (*range(6), SPECTATOR):
        seen = [player["seat"] for player in match.view(viewer)["players"] if player["identity"]]
        assert seen == ([viewer] if viewer >= 0 else [])


@pytest.mark.rule("PK-010")
def test_the_ghost_deck_holds_42_ghosts_and_8_events() -> None:
    ghosts = card_set("peak", False).ghosts
    assert Counter(card.event for card in ghosts) == {False: 42, True: 8}
    match = new_match(setup())
    assert match.view(0)["ghost_deck"] == 50
    orders = {tuple(new_match(setup(seed=seed)).with_state(lambda st: st.ghost_deck[-5:])) for seed in range(10)}
    assert len(orders) == 10


@pytest.mark.rule("PK-011")
@pytest.mark.parametrize(("expansion", "size", "artifacts"), [(False, 72, 12), (True, 88, 12)])
def test_the_spell_deck(expansion: bool, size: int, artifacts: int) -> None:
    spells = card_set("peak", expansion).spells
    assert (len(spells), sum(card.artifact for card in spells)) == (size, artifacts)
    colours = Counter((card.kind, card.suit) for card in spells if card.kind.startswith("C-S"))
    assert len(colours) == 30
    assert set(colours.values()) == {2}
    reds = [card.kind for card in spells if card.artifact and card.suit == "red"]
    assert reds == [f"C-A0{number}" for number in range(1, 7)]


@pytest.mark.rule("PK-011")
def test_the_expansion_in_numbers() -> None:
    count = Counter((card.kind, card.suit) for card in card_set("peak", True).spells if card.kind.startswith("C-X"))
    expected = {1: (2, 2), 2: (2, 1), 3: (1, 2), 4: (1, 1), 5: (1, 1), 6: (1, 1)}
    assert count == {
        (f"C-X0{kind}", suit): number
        for kind, numbers in expected.items()
        for suit, number in zip(("red", "blue"), numbers, strict=True)
    }


@pytest.mark.rule("PK-011", "PK-012")
def test_four_cards_and_four_spirit_to_each() -> None:
    match = new_match(setup(7))
    first = match.view(SPECTATOR)["player"]
    for player in match.view(SPECTATOR)["players"]:
        if player["seat"] != first:
            assert (player["hand"], player["spirit"]) == (4, 4)
    dealt = [event.data for event in match.events(SPECTATOR) if event.kind == "drawn"][:7]
    assert [(data["seat"], data["count"]) for data in dealt] == [((first + k) % 7, 4) for k in range(7)]


@pytest.mark.rule("PK-014")
def test_one_king_card_is_shown_as_the_candidate() -> None:
    seen = {new_match(setup(seed=seed)).view(SPECTATOR)["candidate"] for seed in range(60)}
    assert seen == {f"C-K{number}" for number in range(1, 10)}
    assert new_match(setup(candidate="C-K5")).view(SPECTATOR)["candidate"] == "C-K5"


@pytest.mark.rule("PK-015")
def test_the_first_player_is_a_setup_option_and_random_by_default() -> None:
    assert len({new_match(setup(seed=seed)).view(SPECTATOR)["first"] for seed in range(40)}) == 6
    for seat in range(6):
        view = new_match(setup(first_player=seat)).view(SPECTATOR)
        assert (view["first"], view["player"], view["turn"]) == (seat, seat, 1)


@pytest.mark.rule("PK-016")
def test_play_passes_clockwise() -> None:
    table = position(player=4, first_player=0)
    rounds = []
    for _ in range(4):
        table.finish_turn()
        rounds.append((table.st.player, table.st.round))
    assert rounds == [(5, 4), (0, 5), (1, 5), (2, 5)]
