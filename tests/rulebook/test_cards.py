"""What the rulebook says of cards agrees with the card table, and what is printed takes its numbers from there."""

import re
from collections import Counter

import pytest

from client.i18n import Translator
from client.words import Words
from core.ghostplay.cards import AFTER, ANY, BEFORE, DAY, NIGHT, CardSet, Usage, card_set
from core.rulebook import RULEBOOK_LANGUAGES, Language, book, rule
from tests.rulebook.reading import counted

CARDS: CardSet = card_set("peak", True)
PAYING: dict[Language, str] = {
    "en": r"[Pp]ay ([0-9]+) spirit",
    "zh-Hant": r"付 ([0-9]+) 點靈力",
    "zh-Hans": r"支付 ([0-9]+) 点灵力",
}
PAYING_IS_A_CHOICE = {"C-A10": "1", "C-R10.2": "1"}
"""What may be used for nothing, and then, for so much, does something (else)."""

WHEN: dict[Language, dict[int, str]] = {
    "en": {
        DAY: "Day",
        ANY: "Any time",
        BEFORE: "Before the apparition",
        AFTER: "After the apparition",
        NIGHT: "[Ii]n (his|your) own night",
    },
    "zh-Hant": {DAY: "白晝", ANY: "任何時機", BEFORE: "出沒前", AFTER: "出沒後", NIGHT: "自己的黑夜"},
    "zh-Hans": {DAY: "白昼", ANY: "任何时机", BEFORE: "出没前", AFTER: "出没后", NIGHT: "自己的黑夜"},
}
HOW_OFTEN: dict[Language, dict[str, str]] = {
    "en": {
        "turn": "once per turn",
        "round": "once per round",
        "game": "Once as king",
        "once": "once",
        "2": "up to twice",
    },
    "zh-Hant": {"turn": "每回合一次", "round": "每輪一次", "game": "成為鬼王後限一次", "once": "一次", "2": "至多兩次"},
    "zh-Hans": {"turn": "每回合一次", "round": "每轮一次", "game": "成为鬼王后限一次", "once": "一次", "2": "至多两次"},
}
OWN_TURN_ONLY = {"C-A10"}
"""What can be used in its owner's own turn alone, so that a turn need not be named."""

PRINTED_WHEN_USED = [name for name in CARDS.usage if name[2] in "ARK"]
"""Cards and skills that tell when they are used; the timing of a spell is printed beside its text."""


def text(ability: str, language: Language) -> str:
    """What the rulebook says of a card or skill; a king's power to name identities is his victory condition."""
    kind, _, part = ability.partition(".")
    parts = rule(kind, language).parts
    return parts["goal"] if part == "name" else parts.get(part) or parts["text"]


def times(usage: Usage, once_is_enough: bool) -> str:
    """How often something may be used, as a key of HOW_OFTEN."""
    if usage.times > 1:
        return str(usage.times)
    return "once" if once_is_enough and usage.period == "turn" else usage.period


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_costs_are_those_of_the_table(language: Language) -> None:
    told = {name: re.findall(PAYING[language], text(name, language)) for name in CARDS.usage}
    costs = {name: [str(usage.cost)] for name, usage in CARDS.usage.items() if usage.cost}
    choices = {name: [cost] for name, cost in PAYING_IS_A_CHOICE.items()}
    assert {name: paid for name, paid in told.items() if paid} == costs | choices


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
@pytest.mark.parametrize("name", PRINTED_WHEN_USED)
def test_when_and_how_often_are_those_of_the_table(name: str, language: Language) -> None:
    usage, told = CARDS.usage[name], text(name, language)
    (when,) = (words for bit, words in WHEN[language].items() if usage.timing & bit)
    assert re.search(when, told)
    if usage.period:
        own_turn = bool(usage.timing & NIGHT) or name in OWN_TURN_ONLY
        assert re.search(HOW_OFTEN[language][times(usage, own_turn)], told)


def test_what_tells_when_it_is_used_is_used() -> None:
    passive = {f"{role}.{skill}" for role in CARDS.roles for skill in rule(role, "en").parts} - set(CARDS.usage)
    passive |= {card.kind for card in CARDS.spells if card.artifact and card.kind not in CARDS.usage}
    assert not {name for name in passive if re.match("|".join(WHEN["en"].values()), text(name, "en"))} - {"C-R07.k"}


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_a_ghost_is_printed_with_the_numbers_of_the_table(language: Language) -> None:
    words = Words(Translator(language, strict=True), (), -1)
    for ghost in CARDS.ghosts:
        if not ghost.event:
            haunts, effect, reward = words.card_lines(ghost.kind)
            assert words.naming.haunt(ghost.haunts) in haunts
            assert effect == rule(ghost.kind, language).text
            assert counted(reward) == sorted([ghost.pool, ghost.draw] if ghost.draw else [ghost.pool])


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_a_king_is_printed_with_the_number_of_the_table(language: Language) -> None:
    words = Words(Translator(language, strict=True), (), -1)
    for kind, king in CARDS.kings.items():
        open_number = "{need}" in rule(kind, language).parts["goal"]
        assert open_number is (kind != "C-K3")  # who names identities counts nothing but nights, told in words
        for seats in (5, 6, 7, 8):
            goal = words.card_lines(kind, seats)[0]
            assert "{" not in goal
            if open_number:
                assert king.goal(seats) in counted(goal)
        side_by_side = "/".join(map(str, king.goals)) if len(set(king.goals)) > 1 else f" {king.goals[0]} "
        assert (side_by_side in words.card_lines(kind)[0]) is open_number


def test_the_sections_count_the_cards_right() -> None:
    spells = Counter((card.kind, card.suit) for card in CARDS.spells if card.kind.startswith("C-S"))
    artifacts = [card.suit for card in sorted(CARDS.spells, key=lambda card: card.kind) if card.artifact]
    ghosts = Counter(card.kind for card in CARDS.ghosts if not card.event)
    expansion = len(CARDS.spells) - len(card_set("peak", False).spells)
    reds = artifacts.count("red")
    assert len(set(spells.values())) == 1
    assert artifacts == ["red"] * reds + ["blue"] * (len(artifacts) - reds)
    counts = {
        "spells": [len({kind for kind, _ in spells}), spells["C-S01", "red"], spells["C-S01", "blue"], spells.total()],
        "artifacts": [len(artifacts), reds, len(artifacts) - reds],
        "expansion": [expansion],
        "ghosts": [len(ghosts), *set(ghosts.values()), ghosts.total()],
        "events": [sum(card.event for card in CARDS.ghosts)],
        "kings": [len(CARDS.kings), 4, 5, 6, 7, 8],
        "roles": [len(CARDS.roles), 1, 2],
    }
    told = {
        section.key: sorted(n for line in section.intro for n in counted(line))
        for section in book("cards", "en").sections
    }
    assert {key: told[key] for key in counts} == {key: sorted(numbers) for key, numbers in counts.items()}


def test_the_decks_of_the_first_edition_are_told_right() -> None:
    cards = card_set("classic", False)
    kinds = Counter(card.kind for card in cards.spells)
    ghosts = Counter(card.kind for card in cards.ghosts)
    told = {section.key: section.intro for section in book("cards", "en").sections}["classic"]
    spells = sum(count for kind, count in kinds.items() if kind.startswith("C-S"))
    artifacts = sum(count for kind, count in kinds.items() if kind.startswith("C-A"))
    added = [kinds[kind] for kind in ("C-X01", "C-X02", "C-X06")]
    assert spells + artifacts + sum(added) == len(cards.spells)
    assert counted(told[0]) == sorted(
        [spells, artifacts, *added, len(cards.spells), ghosts["C-G01"], len(cards.ghosts)]
    )
    assert {kind for kind in ghosts if kind[2] == "G"} == {f"C-G{number:02}" for number in range(1, 18)}
    assert {kind for kind in ghosts if kind[2] == "V"} == {f"C-V{number:02}" for number in range(1, 7)}
    assert set(cards.kings) == {f"C-K{number}" for number in range(1, 8)}
