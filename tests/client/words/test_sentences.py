"""Facts become sentences: their grammar, what stays private in them, and names that come out as they went in."""

from typing import Any

import pytest

from client.i18n import LANGUAGES, Language
from client.words import Span, plain
from core.kernel.events import Event
from tests.client.words.speaking import HOSTILE, said, words


def test_the_reader_is_you_and_begins_a_sentence_with_a_capital() -> None:
    facts: dict[str, Any] = {"seat": 0, "count": 1, "source": "PK-101"}
    assert said("drawn", **facts) == "You drew 1 card (draw phase)."
    assert said("drawn", viewer=1, **facts) == "Ann drew 1 card (draw phase)."
    assert said("drawn", "zh-Hant", **facts) == "你抽 1 張牌（抽牌階段）。"
    assert said("drawn", "zh-Hans", viewer=1, **facts) == "Ann 抽 1 张牌（抽牌阶段）。"
    assert said("looked_hand", viewer=1, seat=0, target=1, source="C-S06") == "Ann looked at your hand (Heavenly Eye)."
    assert said("resolved", seat=0, ability="C-S04") == "Your Five Thunders took effect."


def test_who_acts_on_himself_is_said_so() -> None:
    facts: dict[str, Any] = {
        "seat": 0,
        "ability": "C-S15",
        "face": "C-S15r",
        "targets": [["seat", "", 0, -1]],
        "cost": 0,
    }
    assert said("used", **facts) == "You used Amulet on yourself."
    assert said("used", viewer=1, **facts) == "Ann used Amulet on self."
    assert said("used", "zh-Hans", viewer=1, **facts) == "Ann 使用“护身符”，目标是自己。"
    began: dict[str, Any] = {"host": 0, "bearer": 0, "face": "C-G10", "suit": "blue", "requirement": 2}
    told = "Ann opened an exorcism of their own Drowned Ghost: 2 blue votes needed."
    assert said("exorcism_began", viewer=1, **began) == told
    assert said("exorcism_failed", viewer=1, host=0, bearer=0, face="C-G10").endswith("stays on Ann.")


def test_targets_and_costs_are_told() -> None:
    targets = [["ghost", "C-G07", 2, 0], ["seat", "", 3, -1]]
    facts: dict[str, Any] = {"seat": 1, "ability": "C-S10", "face": "C-S10b", "targets": targets, "cost": 1}
    assert said("used", **facts) == "Bo used Soul Shift on 阿青’s Vengeful Ghost, to Di for 1 spirit."
    assert said("used", "zh-Hant", **facts) == "Bo 使用「移魂符」，目標是阿青的「厲鬼」，轉到 Di，付 1 點靈力。"


def test_what_is_private_is_told_only_where_it_is_known() -> None:
    known: dict[str, Any] = {"seat": 0, "count": 2, "cards": ["C-S01r", "C-A07"], "marked": ["C-A07"]}
    assert said("voted", **known) == (
        "You laid 2 votes: Spirit Gathering (red) and Seven-Star Sword (blue)"
        " (Seven-Star Sword (blue) counts as the other colour)."
    )
    assert said("voted", viewer=1, seat=0, count=2) == "Ann laid 2 votes."
    assert said("voted", viewer=1, seat=0, count=0) == "Ann laid no votes."
    looked: dict[str, Any] = {"seat": 0, "target": 1, "source": "C-S07"}
    assert said("looked_identity", **looked, identity="heretic_king") == (
        "You looked at Bo’s identity: Heretic King (Truth Mirror)."
    )
    assert said("looked_identity", viewer=1, **looked) == "Ann looked at your identity (Truth Mirror)."


def test_spirit_is_gained_or_lost() -> None:
    assert said("spirit", seat=0, change=3, total=5, source="PK-204") == "You gained 3 spirit, now 5 (challenge won)."
    assert said("spirit", seat=1, change=-2, total=0, source="C-S02") == "Bo’s spirit fell by 2 to 0 (Spirit Loan)."


def test_the_count_is_coloured_by_suit() -> None:
    facts: dict[str, Any] = {"cards": [], "red": 1, "blue": 4, "suit": "any", "requirement": 3, "success": "blue"}
    spans = words().event(Event(1, "counted", facts))
    assert plain(spans) == "The count: 1 red vote, 4 blue votes; 3 votes of one colour needed: enough."
    assert Span("1 red vote", "red") in spans
    assert Span("4 blue votes", "blue") in spans
    assert said("counted", **{**facts, "success": ""}).endswith("too few.")


def test_modifiers_say_whom_they_concern() -> None:
    ghost: dict[str, Any] = {"source": "C-S11", "query": "requirement", "seat": 1, "face": "C-G07", "amount": 1}
    assert said("modified", **ghost) == "Soul Pin: requirement +1 for Bo’s Vengeful Ghost."
    everyone: dict[str, Any] = {**ghost, "source": "C-V01", "seat": None, "face": None}
    assert said("modified", **everyone) == "Eclipse: all requirements +1 this turn."
    red: dict[str, Any] = {**everyone, "query": "requirement_red", "amount": -2}
    assert said("modified", "zh-Hans", **red) == "天狗食日：本回合红色小鬼的驱散条件 −2。"


def test_a_king_s_guesses_are_told() -> None:
    facts: dict[str, Any] = {"seat": 1, "guesses": [[0, "taiping"], [2, "heretic_king"]], "right": False}
    assert said("named", **facts) == (
        "Bo named the identities, and not all are right (you: Taiping and 阿青: Heretic King)."
    )


def test_spans_link_cards_and_colour_seats() -> None:
    facts: dict[str, Any] = {"seat": 1, "face": "C-G07", "condition": "most_banished"}
    spans = words(names=("Ann", "Bo")).event(Event(1, "haunted", facts))
    assert Span("Vengeful Ghost", "card:C-G07") in spans
    assert Span("Bo", "seat:1") in spans


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_comes_out_as_it_went_in(language: Language, name: str) -> None:
    spans = words(language, names=("Ann", name)).event(Event(1, "challenged", {"host": 0, "seat": 1}))
    assert Span(name, "seat:1") in spans


def test_a_name_that_is_our_word_for_you_stays_as_it_is() -> None:
    spans = words(names=("Ann", "you")).event(Event(1, "challenged", {"host": 1, "seat": 0}))
    assert plain(spans) == "you challenged you!"
