"""Numbers that a rule repeats are those the game is played with."""

from collections import Counter

import pytest

from core.ghostplay.cards import Mode, card_set, modes
from core.rulebook import RULEBOOK_LANGUAGES, Language, rule, rules
from tests.rulebook.reading import counted

PEAK, CLASSIC = modes("peak"), modes("classic")
STANDARD, FOUR, CONTEST, THREE = (PEAK[name] for name in ("standard", "four", "contest", "three"))
FIRST_EDITION = CLASSIC["standard"]
N = STANDARD.numbers
KING, TABLE = N.ghosts_for_king, N.ghosts_on_table_for_king


def identities(mode: Mode, seats: int) -> list[int]:
    """How many of each identity, Elders apart."""
    return list(Counter(mode.identities[seats]).values())


def identity_table(mode: Mode) -> list[int]:
    """Seat counts, each followed by how many of each identity there are."""
    return [number for seats in mode.identities for number in (seats, *identities(mode, seats))]


def spell_deck(edition: str, expansion: bool = False) -> tuple[int, int]:
    """How many spells and how many artifacts."""
    deck = card_set(edition, expansion).spells
    artifacts = sum(card.artifact for card in deck)
    return len(deck) - artifacts, artifacts


def ghost_deck(edition: str) -> tuple[int, int]:
    """How many ghosts and how many events."""
    deck = card_set(edition, False).ghosts
    events = sum(card.event for card in deck)
    return len(deck) - events, events


SPELLS, ARTIFACTS = spell_deck("peak")
WITH_EXPANSION = sum(spell_deck("peak", expansion=True))
STANDARD_DECK = SPELLS + ARTIFACTS
OTHER_SEATS = [seats for mode in (FOUR, CONTEST, THREE) for seats in mode.identities]

BY_DATA: dict[str, list[int]] = {
    "PK-001": [min(STANDARD.identities), max(STANDARD.identities), *OTHER_SEATS],
    "PK-002": [*identity_table(STANDARD), *identities(FOUR, 4)],
    "PK-003": [1, 6, CONTEST.identities[6].count("T"), 8, CONTEST.identities[8].count("T")],
    "PK-004": [min(THREE.identities) - 1],
    "PK-010": [*ghost_deck("peak")],
    "PK-011": [STANDARD_DECK, SPELLS, ARTIFACTS, WITH_EXPANSION - STANDARD_DECK, WITH_EXPANSION, N.hand],
    "PK-012": [N.spirit],
    "PK-101": [N.draw_cards, N.draw_spirit],
    "PK-110": [N.day_draw_cost, 1],
    "PK-204": [N.challenge_reward],
    "PK-205": [N.most_votes_to_challenge, 1],
    "PK-300": [KING, TABLE, KING],
    "PK-214": [*set(STANDARD.ghosts_that_bar.values())],
    "PK-301": [KING, KING],
    "PK-302": [TABLE],
    "PK-303": [STANDARD.king_hand[5], 5, 6, STANDARD.king_hand[8], 7, 8],
    "PK-304": [KING, KING],
    "PK-310": [KING],
    "PK-311": [KING],
    "PK-312": [TABLE],
    "PK-321": [KING],
    "PK-322": [KING],
    "PK-335": [
        *(STANDARD.king_lives_requirement[5], 5, STANDARD.king_lives_requirement[6], 6, 8),
        *(STANDARD.king_lives_requirement[7], 7),
    ],
    "PK-350": [N.hand_limit, N.hand_limit],
    "PK-401": [STANDARD.points_to_end[5], 4, 5, STANDARD.points_to_end[6], 6, 8],
    "PK-410": [N.point_own, N.point_other],
    "PK-411": [number for seats, points in STANDARD.heretic_points.items() for number in (seats, points)],
    "PK-412": [5, 7, *(number for alike, bonus in N.bonus_alike.items() for number in (alike, bonus))],
    "PK-420": [N.king_points],
    "PK-501": [KING],
    "PK-603": [KING],
    "PK-604": [KING],
    "PK-605": [*set(CONTEST.points_to_end.values()), *set(CONTEST.points_to_end.values())],
    "PK-700": [KING],
    "PK-702": [KING],
    "PK-703": [THREE.points_to_end[3], THREE.points_to_end[3]],
    "PK-704": [KING],
    "CL-001": identity_table(FIRST_EDITION),
    "CL-002": [sum(spell_deck("classic")), sum(ghost_deck("classic")), len(card_set("classic", False).kings), 12],
    "CL-003": [FIRST_EDITION.numbers.hand, FIRST_EDITION.numbers.spirit],
    "CL-101": [FIRST_EDITION.numbers.draw_cards],
    "CL-302": [FIRST_EDITION.numbers.ghosts_on_table_for_king],
    "CL-303": [
        *set(FIRST_EDITION.king_hand.values()),
        *(FIRST_EDITION.king_lives_requirement[4], 4, FIRST_EDITION.king_lives_requirement[5], 5),
        *(FIRST_EDITION.king_lives_requirement[6], 6, 8),
        *(4, FIRST_EDITION.ghosts_that_bar[4], FIRST_EDITION.ghosts_that_bar[5]),
    ],
    "CL-310": [FIRST_EDITION.numbers.ghosts_for_king],
    "CL-400": [*set(FIRST_EDITION.points_to_end.values())],
    "CL-410": [FIRST_EDITION.numbers.point_own, FIRST_EDITION.numbers.point_other, FIRST_EDITION.heretic_points[5]],
    "CL-420": [N.king_points],
}
"""What each rule has to say according to the tables, in any order."""

BY_RULE: dict[str, list[int]] = {
    "PK-013": [1, 1, 2],
    "PK-014": [1],
    "PK-111": [1],
    "PK-120": [1],
    "PK-123": [2],
    "PK-320": [2, 2],
    "CL-120": [1],
}
"""Numbers that are the rule itself and stand in no table."""


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_every_number_is_that_of_the_tables(language: Language) -> None:
    told = {rule_id: counted(rule(rule_id, language).text) for rule_id in BY_DATA}
    assert told == {rule_id: sorted(numbers) for rule_id, numbers in BY_DATA.items()}


def test_no_other_rule_has_numbers() -> None:
    numbered = [found for name in ("peak", "classic") for found in rules(name, "en") if found.id not in BY_DATA]
    assert {found.id: counted(found.text) for found in numbered if counted(found.text)} == BY_RULE


def test_numbers_that_a_rule_tells_once_are_the_same_for_every_seat_count_it_tells_them_for() -> None:
    assert N.first_player_spirit == N.spirit  # PK-012
    assert STANDARD.king_hand[5] == STANDARD.king_hand[6]  # PK-303
    assert STANDARD.king_hand[7] == STANDARD.king_hand[8]
    assert STANDARD.king_lives_requirement[6] == STANDARD.king_lives_requirement[8]  # PK-335
    assert FOUR.points_to_end[4] == STANDARD.points_to_end[5]  # PK-401
    assert len({STANDARD.points_to_end[seats] for seats in (6, 7, 8)}) == 1
    assert len({FIRST_EDITION.king_lives_requirement[seats] for seats in (6, 7, 8)}) == 1  # CL-303
    assert {FIRST_EDITION.ghosts_that_bar[seats] for seats in (5, 6, 7, 8)} == set(STANDARD.ghosts_that_bar.values())
    assert FIRST_EDITION.heretic_points[5] == FIRST_EDITION.heretic_points[7]  # CL-410
