"""The rulebook is whole, the same in every language, written in each language's own characters, and quick to open."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest

from art.fonts import covers
from core.rulebook import BOOKS, RULEBOOK_LANGUAGES, Book, Language, UnknownRule, book, ids, rule, rules
from tests.rulebook.reading import RULE_ID, counted

HAN = re.compile(r"[\u3400-\u9fff]")
PARTS = {"text", "settled", "ours", "goal", "1", "2", "k"}
MOST_MILLISECONDS = 30

LEDGER: dict[str, list[tuple[int, int]]] = {
    "PK": [
        *[(1, 5), (10, 16), (100, 103), (110, 112), (120, 124), (200, 217), (300, 305), (310, 313), (320, 323)],
        *[(330, 335), (350, 350), (400, 401), (410, 413), (420, 423), (450, 453), (500, 502), (600, 605), (700, 705)],
        (900, 902),
    ],
    "CL": [
        *[(1, 4), (101, 101), (120, 120), (123, 123), (200, 200), (204, 206), (211, 211), (216, 216), (302, 303)],
        *[(310, 312), (400, 400), (410, 410), (420, 420), (422, 422), (450, 450)],
    ],
}
"""The ids of the numbered rules, as ranges."""
CARDS = {"S": 15, "A": 12, "X": 6, "G": 21, "V": 8, "K": 9, "R": 12}
"""How many cards each series has."""


def expected_ids() -> set[str]:
    numbered = {f"{book}-{number:03}" for book, runs in LEDGER.items() for a, b in runs for number in range(a, b + 1)}
    digits = {series: 1 if series == "K" else 2 for series in CARDS}
    cards = {f"C-{series}{number:0{digits[series]}}" for series, last in CARDS.items() for number in range(1, last + 1)}
    return numbered | cards


def everything(language: Language) -> Iterator[tuple[str, str]]:
    """Every text of the rulebook in a language, and what it belongs to."""
    for name in BOOKS.values():
        opened = book(name, language)
        yield name, opened.title
        for section in opened.sections:
            yield section.key, section.heading
            for paragraph in section.intro:
                yield f"{name} {section.key}", paragraph
            for found in section.rules:
                for part, text in found.parts.items():
                    yield f"{found.id}.{part}", text


def shape(opened: Book) -> list[tuple[str, int, list[tuple[str, list[str]]]]]:
    """What must be the same in every language: sections, how many paragraphs they begin with, ids, parts."""
    return [
        (section.key, len(section.intro), [(found.id, list(found.parts)) for found in section.rules])
        for section in opened.sections
    ]


def test_every_id_is_there_once() -> None:
    assert len(ids()) == len(set(ids()))
    assert set(ids()) == expected_ids()


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
@pytest.mark.parametrize("name", BOOKS.values())
def test_every_language_has_the_same_rules_in_the_same_order(name: str, language: Language) -> None:
    assert shape(book(name, language)) == shape(book(name, "en"))


@pytest.mark.parametrize("name", BOOKS.values())
def test_rules_stand_in_the_order_of_their_numbers_within_their_series(name: str) -> None:
    for one, other in pairwise(rules(name, "en")):
        if one.id[:3] == other.id[:3]:
            assert one.id < other.id


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_every_text_is_a_text(language: Language) -> None:
    for name, text in everything(language):
        assert text.strip() == text != "", name
        assert not re.search(r"  |'|\"|TODO", text), name


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_every_part_of_a_rule_is_of_a_known_sort(language: Language) -> None:
    for rule_id in ids():
        assert set(rule(rule_id, language).parts) <= PARTS


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_only_a_kings_goal_leaves_a_number_open(language: Language) -> None:
    for name, text in everything(language):
        assert re.findall(r"\{.*?\}|[{}]", text) == (["{need}"] if name.endswith("goal") and "K3" not in name else [])


def test_no_two_rules_say_the_same() -> None:
    # Two modes forbid the same look at an identity (PK-500 and PK-602).
    texts = [found.text for name in ("peak", "classic") for found in rules(name, "en") if found.id != "PK-602"]
    assert len(set(texts)) == len(texts)


def test_english_is_written_without_chinese_characters_and_marks() -> None:
    assert not {name: text for name, text in everything("en") if re.search(r"[\u3000-\u303f\uff00-\uffef]", text)}
    assert not {name: text for name, text in everything("en") if HAN.search(text)}


@pytest.mark.parametrize(("language", "encoding"), [("zh-Hans", "gb2312"), ("zh-Hant", "big5")])
def test_each_chinese_keeps_to_its_own_characters(language: Language, encoding: str) -> None:
    strange = {
        name: "".join(char for char in HAN.findall(text) if not char.encode(encoding, "ignore"))
        for name, text in everything(language)
    }
    assert not {name: chars for name, chars in strange.items() if chars}


@pytest.mark.parametrize(("language", "marks"), [("zh-Hans", "「」"), ("zh-Hant", "“”")])
def test_each_chinese_keeps_to_its_own_quotation_marks(language: Language, marks: str) -> None:
    assert not [name for name, text in everything(language) if set(marks) & set(text)]


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_the_font_for_reading_has_every_character(language: Language) -> None:
    characters = {char for _, text in everything(language) for char in text}
    assert not sorted(char for char in characters if not covers("regular", char))


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_every_language_names_the_same_numbers_and_rules(language: Language) -> None:
    differing = {
        name: (text, english)
        for (name, text), (_, english) in zip(everything(language), everything("en"), strict=True)
        if counted(text) != counted(english) or sorted(RULE_ID.findall(text)) != sorted(RULE_ID.findall(english))
    }
    assert not differing


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_a_rule_that_is_referred_to_exists(language: Language) -> None:
    known = set(ids())
    assert not {name for name, text in everything(language) if not known.issuperset(RULE_ID.findall(text))}


def test_a_rule_tells_where_it_comes_from() -> None:
    told = {rule_id: rule(rule_id, "en").status for rule_id in ids()}
    assert told["PK-100"] == "source"
    assert told["PK-103"] == told["CL-206"] == "settled"
    assert told["PK-900"] == told["PK-335"] == "ours"
    assert {status for rule_id, status in told.items() if rule_id.startswith("C-")} == {"ours"}


def test_a_rule_gives_its_heading_its_parts_and_its_whole_text() -> None:
    found = rule("PK-103", "en")
    assert found.heading == "The turn"
    assert list(found.parts) == ["text", "settled"]
    assert found.text == f"{found.parts['text']}\n{found.parts['settled']}"
    assert list(rule("C-K5", "zh-Hant").parts) == ["goal", "text"]
    assert list(rule("C-R05", "zh-Hans").parts) == ["1", "2", "k"]


@pytest.mark.parametrize("rule_id", ["", "PK", "PK-", "PK-999", "SL-001", "C-S99", "C-S01r", "pk-100"])
def test_an_unknown_id_is_an_error(rule_id: str) -> None:
    with pytest.raises(UnknownRule):
        rule(rule_id, "en")


def test_a_language_opens_quickly() -> None:
    script = (
        "import time; from core.rulebook import BOOKS, book\n"
        "start = time.thread_time(); [book(name, 'zh-Hant') for name in BOOKS.values()]\n"
        "print(1000 * (time.thread_time() - start))"
    )
    runs = [subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout for _ in range(3)]
    assert min(map(float, runs)) < MOST_MILLISECONDS
