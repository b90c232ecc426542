"""`guixi rules` prints the rulebook: whole, by id, by the beginning of an id, and its own points alone."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from client.cli import FAILED, run
from core.rulebook import BOOKS, RULEBOOK_LANGUAGES, Language, book, ids, rule

Printed = Callable[..., list[str]]


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Printed:
    """Runs the command and returns the lines it prints."""
    monkeypatch.setenv("LANGUAGE", "en")

    def call(*words: str) -> list[str]:
        assert run(["rules", *words]) == 0
        return capsys.readouterr().out.splitlines()

    return call


def shown_ids(lines: list[str]) -> list[str]:
    """The ids at the beginning of lines."""
    known = set(ids())
    return [word for line in lines if (word := line.partition(" ")[0]) in known]


@pytest.mark.parametrize("language", RULEBOOK_LANGUAGES)
def test_the_whole_rulebook_is_printed_in_reading_order(language: Language, printed: Printed) -> None:
    lines = printed("--lang", language)
    assert shown_ids(lines) == list(ids())
    for name in BOOKS.values():
        opened = book(name, language)
        assert any(opened.title in line for line in lines)
        for section in opened.sections:
            assert any(section.heading in line for line in lines)
            assert set(section.intro) <= set(lines)
    assert not [line for line in lines if "{" in line]


def test_one_rule_is_printed_under_its_headings(printed: Printed) -> None:
    found = rule("PK-103", "en")
    assert printed("PK-103") == [
        "=== Guixi: Battle of the Peak ===",
        "",
        "— The turn —",
        f"PK-103  {found.parts['text']}",
        f"        Decided here: {found.parts['settled']}",
    ]


@pytest.mark.parametrize(
    ("beginning", "first", "last", "count"),
    [("PK-2", "PK-200", "PK-217", 18), ("cl", "CL-001", "CL-450", 23), ("C-R0", "C-R01", "C-R09", 9)],
)
def test_rules_that_begin_alike_are_printed(
    beginning: str, first: str, last: str, count: int, printed: Printed
) -> None:
    found = shown_ids(printed(beginning))
    assert (found[0], found[-1], len(found)) == (first, last, count)


def test_cards_are_printed_with_names_and_numbers(printed: Printed) -> None:
    assert printed("C-G09")[3:] == [
        "C-G09   Red-Robed Fiend · 6 red votes",
        "        Haunts: fewest ghosts borne.",
        "        The bearer’s hand limit is −1.",
        "        Reward: voters share 6 spirit and draw 2 cards each.",
    ]
    assert printed("C-S11")[3] == "C-S11   Soul Pin · Before the apparition and after the apparition"
    assert printed("C-A01")[3] == "C-A01   Peachwood Sword · red"
    assert printed("C-K1")[3:5] == ["C-K1    Blood Tiger", "        Wins when he has 9/6/6/6 lives."]
    assert printed("C-R02", "--lang", "zh-Hant")[3:5] == [
        "C-R02   劍仙",
        "        LV1：你每回合首次質疑成立，抽 1 張牌。",
    ]


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("C-R05.2", "C-R05"),
        ("c-r01.k", "C-R01"),
        ("C-K3.look", "C-K3"),
        ("C-S04r", "C-S04"),
        ("C-S04B", "C-S04"),
        ("C-X02b", "C-X02"),
    ],
)
def test_a_card_is_found_by_the_names_of_its_colour_and_skills(name: str, card: str, printed: Printed) -> None:
    lines = printed(name)
    assert shown_ids(lines) == [card]
    assert lines == printed(card)


@pytest.mark.parametrize("name", ["C-R05.3", "C-R99.1", "C-S04x", "C-A01r", "C-S04.1", "C-R05."])
def test_no_card_is_called_so(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    assert run(["rules", name]) == FAILED
    assert f"no rule {name}" in capsys.readouterr().err


def test_points_of_our_own_are_printed_alone(printed: Printed) -> None:
    lines = printed("--points")
    own = [i for i in ids() if not i.startswith("C-") and rule(i, "en").status != "source"]
    assert shown_ids(lines) == own
    assert f"PK-124  Decided here: {rule('PK-124', 'en').text}" in lines
    assert f"PK-901  Added here: {rule('PK-901', 'en').text}" in lines
    assert rule("PK-103", "en").parts["text"] not in "\n".join(lines)
    assert shown_ids(printed("--points", "CL-2")) == ["CL-206"]
    assert printed("--points", "PK-100") == ["The sources leave nothing open here."]
    cards = [line for line in printed("--points", "C-K3") if line.startswith("Added here")]
    assert cards == [
        "Added here: every card’s text and numbers. The sources name many of these cards and print no texts."
    ]


def test_a_pager_may_stop_reading() -> None:
    script = "from client.cli import run; import sys; sys.exit(run(['rules', '--lang', 'zh-Hant']))"
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
