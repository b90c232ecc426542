"""The end of a match explains itself."""

from typing import Any

import pytest

from client.i18n import LANGUAGES, Language, Translator
from client.words import Words, plain
from core.kernel.events import Event
from tests.client.words.speaking import outcome_lines, words

NAMES = ("Ann", "Bo", "Cy")


def line(seat: int, side: str, face: str | None, suit: str, points: int, reason: str) -> dict[str, Any]:
    return {"seat": seat, "side": side, "face": face, "suit": suit, "points": points, "reason": reason}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outcome_explains_itself(language: Language) -> None:
    scored = [
        line(0, "taiping", "C-G01", "red", 2, "PK-410"),
        line(1, "tianshi", "C-G01", "red", 1, "PK-410"),
        line(2, "heretics", None, "red", 3, "PK-412"),
        line(0, "taiping", "C-K5", "", 5, "PK-420"),
    ]
    outcome: dict[str, Any] = {"kind": "king_fallen", "winners": [0], "lines": scored}
    told = [plain(spans) for spans in outcome_lines(words(language, viewer=-1, names=NAMES), outcome)]
    assert len(told) == 2 + 4
    assert len(set(told)) == len(told)
    assert all("Ann" in told[number] for number in (1, 2, 5))
    if language == "en":
        assert told[2] == "Ann (Taiping) +2: Hanged Ghost, own colour"
        assert told[3] == "Bo (Tianshi) +1: Hanged Ghost, other colour"


@pytest.mark.rule("CL-001")
@pytest.mark.parametrize(
    ("ruleset", "language", "name", "short"),
    [
        ("peak", "en", "Heretic King", "H. King"),
        ("classic", "en", "Heretic", "Heretic"),
        ("peak", "zh-Hant", "邪道（王）", "邪王"),
        ("classic", "zh-Hant", "邪道", "邪道"),
        ("classic", "zh-Hans", "邪道", "邪道"),
    ],
)
def test_the_first_edition_has_a_heretic_and_no_king_of_them(
    ruleset: str, language: Language, name: str, short: str
) -> None:
    words = Words(Translator(language, strict=True), NAMES, -1, ruleset)
    assert words.identity("heretic_king") == name
    assert words.identity("heretic_king", short=True) == short
    outcome = {"kind": "heretic_loses", "winners": [0], "lines": [], "sides": {}}
    told = [
        words.event(Event(1, "identity_shown", {"seat": 1, "identity": "heretic_king"})),
        words.event(Event(2, "king_appeared", {"seat": 1, "king": "C-K6", "cause": "PK-311"})),
        words.event(Event(3, "match_over", {"outcome": outcome})),
        outcome_lines(words, outcome)[0],
    ]
    for spans in told:
        assert name in plain(spans)
    in_chinese = "邪道" if ruleset == "classic" else "邪道王"
    assert words.slip("heretic_king") == ("" if language == "en" else in_chinese)
    assert words.slip("tianshi") == {"en": "", "zh-Hant": "天師道", "zh-Hans": "天师道"}[language]
    others = {"Heretic King", "邪道（王）"} - {name}
    assert not any(other in plain(spans) for spans in told for other in others)


def test_a_king_s_victory_names_its_cause() -> None:
    told = outcome_lines(words("en"), {"kind": "king", "winners": [0], "cause": "PK-422", "king": "C-K7"})
    assert [plain(spans) for spans in told] == [
        "The ghost king has won.",
        "The ghost deck has run out.",
        "Winners: you",
    ]


ENDS: dict[str, dict[str, Any]] = {
    "An Elder ended a turn": {"kind": "elder", "winners": [0], "dead": [1]},
    "Both Elders ended a turn": {"kind": "elder", "winners": [], "dead": [0, 1]},
    "As a turn ended both others": {"kind": "haunted", "winners": [2]},
    "As a turn ended all three": {"kind": "haunted", "winners": []},
    "Three ghosts were banished by Bo": {"kind": "fewest", "winners": [1], "ghosts": [2, 0, 1], "banisher": 1},
    "The ghost deck has run out: whoever": {"kind": "fewest", "winners": [], "ghosts": [1, 1, 2], "banisher": -1},
    "The ghost deck has run out; identities": {"kind": "deck", "winners": [0]},
    "Enough ghosts are banished": {"kind": "points", "winners": [0]},
}


@pytest.mark.parametrize("beginning", ENDS)
def test_each_end_says_what_decided_it(beginning: str) -> None:
    outcome = ENDS[beginning]
    told = [plain(spans) for spans in outcome_lines(words(viewer=-1, names=NAMES), outcome)]
    assert told[0].startswith(beginning)
    assert len(told) == 2 + ("dead" in outcome) + len(outcome.get("ghosts", ()))
    if not outcome["winners"]:
        assert told[-1] == "A draw: nobody has won"
    if "ghosts" in outcome:
        assert told[1:4] == [
            f"{name}: {'no' if count == 0 else count} ghost{'' if count == 1 else 's'}"
            for name, count in zip(NAMES, outcome["ghosts"], strict=True)
        ]
