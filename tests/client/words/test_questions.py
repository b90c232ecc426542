"""Questions, what can be answered to them, and why something can't be used."""

from typing import Any

from client.words import plain
from core import Option
from core.kernel.events import Event
from tests.client.words.speaking import prompt, words


def test_a_window_asks_for_what_it_is() -> None:
    speak = words(names=("Ann", "Bo"))
    quiet = prompt("priority", Option("pass"), window="before")
    assert plain(speak.prompt(quiet, {"stack": []})[0]) == "Before the apparition – use a card or skill?"
    assert speak.passing(quiet, {"stack": []}) == "Not now"
    use: dict[str, Any] = {"ability": "C-S04", "seat": 1, "face": "C-S04r", "targets": [["seat", "", 0, -1]]}
    answering = prompt("priority", Option("pass"), Option("card", "C-S08r"), window="day")
    head, more = speak.prompt(answering, {"stack": [use]})
    assert plain(head) == "Bo used Five Thunders on you – answer?"
    assert plain(more) == "Spell Breaker can."
    assert speak.passing(answering, {"stack": [use]}) == "Don’t answer"


def test_a_day_lists_what_can_be_used_and_nothing_else() -> None:
    cards = Option("card", "C-S03r"), Option("card", "C-S03b"), Option("equip", "C-A01")
    day = prompt("day", Option("pass"), *cards, Option("skill", "C-R09.1"), Option("draw"))
    assert plain(words().prompt(day, {})[1]) == "Play one of the 3 lit cards, draw or use a skill."
    assert plain(words("zh-Hant").prompt(day, {})[1]) == "發亮的 3 張牌可用，也可抽牌或用技能。"
    few = prompt("day", Option("pass"), *cards, Option("draw"))
    assert plain(words().prompt(few, {})[1]) == "Play one of the 3 lit cards or draw."
    assert plain(words("zh-Hans").prompt(few, {})[1]) == "发亮的 3 张牌可用，也可抽牌。"
    assert plain(words("zh-Hans").prompt(prompt("day", Option("pass"), *cards), {})[1]) == "发亮的 3 张牌可用。"
    assert plain(words().prompt(prompt("day", Option("pass"), Option("draw")), {})[1]) == "Draw."
    assert plain(words().prompt(prompt("day", Option("pass")), {})[1]) == "Nothing to play: end the day."


def test_few_answers_are_named_and_more_are_counted() -> None:
    names = ("C-S08r", "C-S08b", "C-S09r", "C-S06r")
    use: dict[str, Any] = {"ability": "C-S04", "seat": 1, "face": "C-S04r", "targets": []}
    asked = [prompt("priority", *(Option("card", name) for name in names[:count])) for count in (2, 3, 4)]
    said_of = [plain(words().prompt(question, {"stack": [use]})[1]) for question in asked]
    assert said_of == ["Spell Breaker can.", "Spell Breaker or Stand-In can.", "4 cards can."]


def test_an_apparition_is_announced_with_who_what_and_why() -> None:
    speak = words(names=("Ann", "Bo"), viewer=1)
    turned_up = speak.banner(Event(1, "turned_up", {"seat": 0, "face": "C-G06"}))
    assert plain(turned_up or []) == "Ann turned up Headless Ghost (4 red votes needed)"
    haunted = speak.banner(Event(2, "haunted", {"seat": 1, "face": "C-G06", "condition": "most_hand"}))
    assert plain(haunted or []).startswith("Headless Ghost haunts you (")
    event = speak.banner(Event(3, "turned_up", {"seat": 0, "face": "C-V01"}))
    assert "(" not in plain(event or [])


def test_buttons_say_what_they_do() -> None:
    speak = words("en")
    votes = prompt("votes", Option("card", "C-S01r"), least=0, most=5)
    assert [speak.confirm(votes, count) for count in (0, 1, 2)] == ["No votes", "Lay 1 vote", "Lay 2 votes"]
    assert words("zh-Hant").passing(prompt("day", Option("pass")), {}) == "結束白晝"
    assert speak.option(Option("ghost", "C-G10", 0, 0)) == "Your Drowned Ghost"
    assert speak.option(Option("card", "C-S04b")) == "Five Thunders (blue)"
    assert speak.option(Option("skill", "C-R05.2")) == "Zither LV2"
    assert speak.option(Option("ghost", "C-G10", 1, 0)) == "{ $seat }’s Drowned Ghost"
    assert speak.option(Option("seat", seat=2)) == "<b>x</b>"


def test_a_choice_between_words_says_what_it_means_for_the_card() -> None:
    speak = words("en")
    assert speak.option(Option("choice", "spirit"), prompt("choice", source="C-V05")) == "Pay 3 spirit"
    assert speak.option(Option("choice", "spirit"), prompt("choice", source="C-X05")) == "Lose 2 spirit"
    assert speak.option(Option("choice", "spirit"), prompt("choice", source="C-R06.1")) == "Take 4 spirit"


def test_the_way_to_count_is_asked_with_the_ghost_and_who_comes_first() -> None:
    ways = Option("choice", "left"), Option("choice", "right")
    asked = prompt("direction", *ways, source="PK-121", ghost="C-G19")
    speak = words(names=("Ann", "Bo", "Di", "Em"))
    assert plain(speak.prompt(asked, {})[0]) == "Wuchang Ghost: the die picks the victim – count which way?"
    assert [speak.option(way, asked) for way in ways] == ["To the left, from Bo", "To the right, from Em"]
    assert words("zh-Hant", names=("甲", "乙", "丙")).option(ways[1], asked) == "向右，從丙數起"
    neighbours = [words(viewer=seat, names=("Ann", "Bo", "Di", "Em")).option(ways[0], asked) for seat in (0, 1)]
    assert neighbours == ["To the left, from Bo", "To the left, from you"]


def test_a_mark_that_doubles_is_not_called_a_flip() -> None:
    speak = words("en")
    flips = prompt("mark", Option("pass"), Option("card", "C-S01r"), source="C-A04")
    doubles = prompt("mark", Option("pass"), Option("card", "C-S01r"), source="C-R02.k")
    assert "other colour" in plain(speak.prompt(flips, {})[1])
    assert "counts twice" in plain(speak.prompt(doubles, {})[0])


def test_refusals_give_their_reason() -> None:
    speak = words("en")
    assert speak.refusal("cost", {"cost": 3, "have": 1}, name="C-S07r") == "2 spirit short."
    assert speak.refusal("timing", name="C-S08r") == "Only in answer to a card or skill."
    assert speak.refusal("timing", name="C-S11b") == "Only before the apparition and after the apparition."
    assert speak.refusal("no such reason") == "Not usable now."


def test_an_answer_given_for_somebody_is_told() -> None:
    assert plain(words(names=("Ann", "Bo")).substituted(1)).startswith("Bo gave no legal answer in time")


def test_unknown_things_are_said_in_a_general_way() -> None:
    speak = words("en")
    assert plain(speak.event(Event(1, "danced", {"seat": 0}))) == "Something happened (danced)."
    assert speak.banner(Event(1, "danced", {})) is None
    head, more = speak.prompt(prompt("juggle", Option("card", "C-S01r"), source="C-A12"), {})
    assert plain(head) == "Yin-Yang Parasol – your answer?"
    assert plain(more) == "Choose one."
    assert speak.option(Option("juggle", "C-S01r")) == "Spirit Gathering"
    assert speak.card_name("C-Z99") == "C-Z99"
    assert speak.card_text("C-Z99") == ""


def test_a_challenge_promises_spirit_only_where_the_edition_gives_it() -> None:
    challenge = prompt("challenge", Option("pass"), Option("seat", seat=1))
    promised = {
        ruleset: plain(words("en").prompt(challenge, {"ruleset": ruleset, "mode": "standard"})[1])
        for ruleset in ("peak", "classic")
    }
    assert "you gain 3 spirit" in promised["peak"]
    assert "spirit" not in promised["classic"]
