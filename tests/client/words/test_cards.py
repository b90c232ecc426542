"""The words of cards: whole in every language, short where they must be, with the numbers of the table."""

import re

import pytest

from client.i18n import LANGUAGES, Language
from client.words.naming import printed
from core.ghostplay.abilities import ABILITIES
from tests.client.words.speaking import words

SHORT_WORD, SHORT_ROLE = 9, 8
BY_TOOL = {("en", "C-R06"): "Axe"}
"""Called by what he carries, as the sword immortal is: his name is wider than the plate."""


def card_ids() -> set[str]:
    cards = printed()
    ids = {card.kind for card in cards.spells} | {card.kind for card in cards.ghosts}
    return ids | set(cards.kings) | set(cards.roles)


def test_the_card_set_is_whole() -> None:
    assert len(card_ids()) == 15 + 12 + 6 + 21 + 8 + 9 + 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_names_and_text(language: Language) -> None:
    speak = words(language)
    for card in card_ids():
        assert speak.card_name(card) != card
        assert speak.card_short(card) != card
        assert speak.card_kind(card)
        lines = speak.card_lines(card, 6)
        assert len(lines) == {"R": 3, "K": 2, "G": 3}.get(card[2], 1)
        assert all(lines)
        assert len(set(lines)) == len(lines)
    names = [speak.card_name(card) for card in card_ids()]
    assert len(set(names)) == len(names)


def test_short_names_fit_their_labels() -> None:
    speak = words("en")
    for card in card_ids():
        longest = max(len(part) for part in speak.card_short(card).split())
        assert longest <= (SHORT_ROLE if card[2] == "R" else SHORT_WORD), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_leave_words_out_but_change_none(language: Language) -> None:
    speak = words(language)
    for card in card_ids():
        name, short = speak.card_name(card), speak.card_short(card)
        left = iter(_parts(name))
        named = (BY_TOOL.get((language, card)) == short) or all(part in left for part in _parts(short))
        assert named, (card, name, short)


def _parts(text: str) -> list[str]:
    """What a name is made of: the words of a Western one, the characters of a Chinese one."""
    return re.findall(r"[A-Za-z]+|[^\sA-Za-z’-]", text)


def test_a_kings_number_is_that_of_the_table() -> None:
    speak = words("en")
    for ability in ("C-K2", "C-K9"):
        assert "/" in speak.ability_text(ability)
        for seats in (5, 8):
            assert "/" not in speak.ability_text(ability, seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_used_has_a_name_a_timing_and_a_text(language: Language) -> None:
    speak = words(language)
    for ability in printed().usage:
        assert "C-" not in speak.ability_name(ability)
        assert speak.timing(ability)
        assert speak.ability_text(ability)


def test_texts_take_their_numbers_from_the_card_table() -> None:
    speak = words("en")
    assert "9 lives" in speak.card_text("C-K1", 5)
    assert "6 lives" in speak.card_text("C-K1", 8)
    assert speak.card_lines("C-G09")[0] == "Haunts: fewest ghosts borne."
    assert speak.card_lines("C-G09")[2] == "Reward: voters share 6 spirit and draw 2 cards each."
    assert speak.card_lines("C-G01")[2] == "Reward: voters share 2 spirit."


def test_skills_are_named_by_role_and_level() -> None:
    assert words("zh-Hant").ability_name("C-R05.1") == "琴女 LV1"
    assert words("zh-Hans").ability_name("C-R05.k") == "琴女 鬼道"
    assert words("en").ability_name("C-K3.look") == "Thousand Eyes"
    assert words("en").timing("C-S11") == "Before the apparition and after the apparition"
    assert words("en").timing("C-A05") == "Always on"


def test_everything_that_can_be_used_is_told_in_a_few_words() -> None:
    for language in LANGUAGES:
        speak = words(language)
        assert not [ability for ability in ABILITIES if not speak.does(ability)]


def test_what_befalls_the_reader_is_said_to_him() -> None:
    speak = words("en")
    befallen = ("C-S02", "C-S04", "C-S05", "C-R07.1", "C-R09.1")
    told = [(speak.does(ability, victim=0), speak.does(ability, victim=1)) for ability in befallen]
    assert [(you.partition(" ")[0], other.partition(" ")[0]) for you, other in told] == [
        ("lose", "loses"), ("discard", "discards"), ("give", "gives"), ("swap", "swaps"), ("discard", "discards"),
    ]  # fmt: skip
    assert speak.does("C-S02") == "loses 2 spirit"
    assert words("zh-Hant").does("C-S02", victim=0) == words("zh-Hant").does("C-S02", victim=1)


def test_a_skill_on_a_button_says_that_it_befalls_somebody() -> None:
    speak = words("zh-Hant")
    assert speak.does("C-R09.1") == "隨機棄 1 張"
    assert speak.does("C-R09.1", offered=True) == "令一人棄 1 張"
    assert speak.does("C-S01", offered=True) == speak.does("C-S01")
