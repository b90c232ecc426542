"""Facts become sentences in every language: all of what the rules can say, and grammar, privacy and names."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import core.ghostplay
from client.i18n import LANGUAGES, Language, Translator
from client.i18n.catalogue import load_catalogue
from client.words import Span, Words, plain
from client.words.naming import printed
from core import Match, Option, Prompt, Setup, new_match
from core.ghostplay.abilities import ABILITIES
from core.kernel.events import Event

HOSTILE = ("Ann", "{ $seat }", "<b>x</b>", "{", "阿青", "\ue0000\ue001", "}", "&amp;")
ASKING = {"Ask", "choose_word", "choose_cards", "choose_seat", "hand_ask", "optional"}
NOT_EVENTS = {"log-unknown", "log-substituted"}
SHORT_WORD, SHORT_ROLE = 9, 7


def words(language: Language = "en", viewer: int = 0, names: tuple[str, ...] = HOSTILE) -> Words:
    return Words(Translator(language, strict=True), names, viewer)


def said(kind: str, language: Language = "en", viewer: int = 0, **facts: Any) -> str:
    names = ("Ann", "Bo", "阿青", "Di")
    return plain(words(language, viewer, names).event(Event(1, kind, facts)))


# ---------------------------------------------------------------------- everything the rules can say


def calls() -> Iterator[tuple[str, list[str]]]:
    """Every call in the rules of the game: the function's name and the words among its arguments."""
    for path in Path(core.ghostplay.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                branches = [part for arg in node.args for part in ast.walk(arg)]
                yield name, [n.value for n in branches if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def emitted_kinds() -> set[str]:
    kinds = {text for name, texts in calls() if name == "emit" for text in texts[:1]}
    # A secret fact names what is secret before its kind.
    kinds |= {texts[-1] for name, texts in calls() if name == "emit_to" and texts}
    # Two outcomes of a challenge, chosen by an expression.
    return kinds | {"challenge_won", "challenge_lost"}


def asked_kinds() -> set[str]:
    asked = (texts for name, texts in calls() if name in ASKING)
    kinds = {next((text for text in texts if re.fullmatch(r"[a-z_]+", text)), "") for texts in asked}
    return (kinds | {"exorcise", "summon", "day", "priority"}) - {""}


def test_the_rules_say_and_ask_something() -> None:
    assert {"haunted", "voted", "looked_deck", "king_appeared", "match_over"} <= emitted_kinds()
    assert {"votes", "challenge", "target", "gather", "arrange", "bury", "look", "give"} <= asked_kinds()


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    tr = Translator("en")
    assert not sorted(kind for kind in emitted_kinds() if not tr.has(f"log-{kind}"))
    told = {key for key in load_catalogue("en")._entries if key.startswith("log-")} - NOT_EVENTS
    assert not sorted(told - {f"log-{kind}" for kind in emitted_kinds()})


def test_every_question_has_two_sentences() -> None:
    tr = Translator("en")
    special = {"priority"}  # said by its window
    missing = [k for k in asked_kinds() - special if not (tr.has(f"prompt-{k}") and tr.has(f"prompt-{k}-more"))]
    assert not sorted(missing)


class Reader:
    """Reads a match as one seat does, and keeps what sounds wrong."""

    def __init__(self, match: Match[Any], language: Language) -> None:
        self.match = match
        self.words = words(language)
        self.next_event = 0
        self.kinds: set[str] = set()
        self.options: set[str] = set()

    def read_events(self) -> None:
        for event in self.match.events(0, self.next_event):
            self.next_event = event.number + 1
            self.kinds.add(event.kind)
            assert self.words.naming.tr.has(f"log-{event.kind}")
            self.check(self.words.event(event))
            if (banner := self.words.banner(event)) is not None:
                self.check(banner)
            if source := event.data.get("source"):
                assert self.words.naming.source(source), source

    def read_question(self, prompt: Prompt) -> None:
        view = self.match.view(0)
        for spans in self.words.prompt(prompt, view):
            self.check(spans)
        self.check([Span(self.words.passing(prompt, view))])
        for count in range(prompt.least, min(prompt.most, 3) + 1):
            self.check([Span(self.words.confirm(prompt, count))])
        for option in prompt.options:
            self.options.add(option.kind)
            self.check(self.words.option_spans(option, prompt))
        for name, reason, facts in self.match.refusals(0):
            assert self.words.naming.tr.has(f"why-{reason}") or reason == "timing"
            self.check([Span(self.words.refusal(reason, facts, name=name))])

    @staticmethod
    def check(spans: list[Span]) -> None:
        text = "".join("Name" if (span.colour or "").startswith("seat:") else span.text for span in spans)
        assert text
        assert not re.search(r"[{}$\ue000\ue001]|C-[A-Z]\d", text), text
        assert not re.search(r"  | [.,:!?]|（）|\(\)", text), text


GAMES = {
    "standard": Setup("peak", "standard", 8, {"expansion": True}, 11),
    "four": Setup("peak", "four", 4, {"expansion": True}, 11),
    "contest": Setup("peak", "contest", 6, {"expansion": True}, 11),
    "three": Setup("peak", "three", 3, {"expansion": True}, 11),
    "classic": Setup("classic", "standard", 7, {}, 11),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_without_falling_back(language: Language, game: str) -> None:
    match = new_match(GAMES[game])
    reader, chance = Reader(match, language), random.Random(5)
    for _ in range(1500):
        if match.over:
            break
        prompt = match.pending()[0]
        if prompt.seat == 0:
            reader.read_question(prompt)
        count = chance.randint(prompt.least, min(prompt.most, len(prompt.options)))
        match.submit(prompt.seat, prompt.id, tuple(chance.sample(range(len(prompt.options)), count)))
        reader.read_events()
    assert len(reader.kinds) > 20
    assert {"pass", "card", "seat", "ghost"} <= reader.options
    if match.over:
        for spans in reader.words.outcome_lines(match.view(0)["outcome"]):
            reader.check(spans)


# ---------------------------------------------------------------------- cards


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
        assert all(part in left for part in _parts(short)), (card, name, short)


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


# ---------------------------------------------------------------------- grammar


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
    assert said("used", viewer=1, **facts) == "Ann used Amulet on themself."
    assert said("used", "zh-Hans", viewer=1, **facts) == "Ann 使用“护身符”，目标是自己。"
    began: dict[str, Any] = {"host": 0, "bearer": 0, "face": "C-G10", "suit": "blue", "requirement": 2}
    assert (
        said("exorcism_began", viewer=1, **began) == "Ann opened an exorcism of their own Drowned Ghost: blue 2 needed."
    )
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
    assert plain(spans) == "The count: red 1, blue 4; 3 of one colour needed: enough."
    assert Span("red 1", "red") in spans
    assert Span("blue 4", "blue") in spans
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


# ---------------------------------------------------------------------- names are data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_comes_out_as_it_went_in(language: Language, name: str) -> None:
    spans = words(language, names=("Ann", name)).event(Event(1, "challenged", {"host": 0, "seat": 1}))
    assert Span(name, "seat:1") in spans


def test_a_name_that_is_our_word_for_you_stays_as_it_is() -> None:
    spans = words(names=("Ann", "you")).event(Event(1, "challenged", {"host": 1, "seat": 0}))
    assert plain(spans) == "you challenged you!"


# ---------------------------------------------------------------------- questions, options, refusals


def prompt(kind: str, *options: Option, least: int = 1, most: int = 1, **about: Any) -> Prompt:
    return Prompt(1, 0, kind, options, least, most, (0,), False, about)


def test_a_window_asks_for_what_it_is() -> None:
    speak = words(names=("Ann", "Bo"))
    quiet = prompt("priority", Option("pass"), window="before")
    assert plain(speak.prompt(quiet, {"stack": []})[0]) == "Before the apparition – use a card or skill?"
    assert speak.passing(quiet, {"stack": []}) == "Not now"
    use: dict[str, Any] = {"ability": "C-S04", "seat": 1, "face": "C-S04r", "targets": [["seat", "", 0, -1]]}
    answering = prompt("priority", Option("pass"), Option("card", "C-S08r"), window="day")
    head, more = speak.prompt(answering, {"stack": [use]})
    assert plain(head) == "Bo used Five Thunders on you – answer it?"
    assert plain(more) == "Spell Breaker can answer."
    assert speak.passing(answering, {"stack": [use]}) == "Don’t answer"


def test_a_day_lists_what_can_be_used_and_nothing_else() -> None:
    cards = Option("card", "C-S03r"), Option("card", "C-S03b"), Option("equip", "C-A01")
    day = prompt("day", Option("pass"), *cards, Option("skill", "C-R09.1"), Option("draw"))
    assert plain(words().prompt(day, {})[1]) == "3 cards, a skill or a draw."
    assert plain(words("zh-Hant").prompt(day, {})[1]) == "可用：3 張牌、1 項技能、抽牌。"
    assert plain(words().prompt(prompt("day", Option("pass"), Option("draw")), {})[1]) == "A draw."


def test_few_answers_are_named_and_more_are_counted() -> None:
    names = ("C-S08r", "C-S08b", "C-S09r", "C-S06r")
    use: dict[str, Any] = {"ability": "C-S04", "seat": 1, "face": "C-S04r", "targets": []}
    asked = [prompt("priority", *(Option("card", name) for name in names[:count])) for count in (2, 3, 4)]
    said_of = [plain(words().prompt(question, {"stack": [use]})[1]) for question in asked]
    assert said_of == ["Spell Breaker can answer.", "Spell Breaker or Stand-In can answer.", "4 cards can answer."]


def test_an_apparition_is_announced_with_who_what_and_why() -> None:
    speak = words(names=("Ann", "Bo"), viewer=1)
    turned_up = speak.banner(Event(1, "turned_up", {"seat": 0, "face": "C-G06"}))
    assert plain(turned_up or []) == "Ann turned up Headless Ghost (red 4)"
    haunted = speak.banner(Event(2, "haunted", {"seat": 1, "face": "C-G06", "condition": "most_hand"}))
    assert plain(haunted or []).startswith("Headless Ghost haunts you (")
    event = speak.banner(Event(3, "turned_up", {"seat": 0, "face": "C-V01"}))
    assert "(" not in plain(event or [])


def test_everything_that_can_be_used_is_told_in_a_few_words() -> None:
    for language in LANGUAGES:
        speak = words(language)
        assert not [ability for ability in ABILITIES if not speak.does(ability)]


def test_buttons_say_what_they_do() -> None:
    speak = words("en")
    votes = prompt("votes", Option("card", "C-S01r"), least=0, most=5)
    assert [speak.confirm(votes, count) for count in (0, 1, 2)] == ["No votes", "Lay 1 vote", "Lay 2 votes"]
    assert words("zh-Hant").passing(prompt("day", Option("pass")), {}) == "結束白晝"
    assert speak.option(Option("ghost", "C-G10", 0, 0)) == "Your Drowned Ghost"
    assert speak.option(Option("card", "C-S04b")) == "Five Thunders (blue)"
    assert speak.option(Option("skill", "C-R05.2")) == "Zither LV2"


def test_a_choice_between_words_says_what_it_means_for_the_card() -> None:
    speak = words("en")
    assert speak.option(Option("choice", "spirit"), prompt("choice", source="C-V05")) == "Pay 3 spirit"
    assert speak.option(Option("choice", "spirit"), prompt("choice", source="C-X05")) == "Lose 2 spirit"
    assert speak.option(Option("choice", "spirit"), prompt("choice", source="C-R06.1")) == "Take 4 spirit"
    assert speak.option(Option("choice", "left"), prompt("direction", source="PK-121")) == "To the left"


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


# ---------------------------------------------------------------------- the outcome


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
    sides: dict[str, Any] = {
        "taiping": {"points": 7, "seats": [0], "won": True},
        "tianshi": {"points": 1, "seats": [1], "won": False},
        "heretics": {"points": 3, "seats": [2], "won": False},
    }
    outcome: dict[str, Any] = {"kind": "king_fallen", "winners": [0], "sides": sides, "lines": scored}
    told = [plain(spans) for spans in words(language, viewer=-1, names=("Ann", "Bo", "Cy")).outcome_lines(outcome)]
    assert len(told) == 2 + 3 + 4
    assert len(set(told)) == len(told)
    assert all("Ann" in told[number] for number in (1, 5, 8))
    if language == "en":
        assert told[5] == "Ann (Taiping) +2: Hanged Ghost, own colour"
        assert told[6] == "Bo (Tianshi) +1: Hanged Ghost, other colour"


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
    words = Words(Translator(language, strict=True), ("Ann", "Bo", "Cy"), -1, ruleset)
    assert words.identity("heretic_king") == name
    assert words.identity("heretic_king", short=True) == short
    outcome = {"kind": "heretic_loses", "winners": [0], "lines": [], "sides": {}}
    told = [
        words.event(Event(1, "identity_shown", {"seat": 1, "identity": "heretic_king"})),
        words.event(Event(2, "king_appeared", {"seat": 1, "king": "C-K6", "cause": "PK-311"})),
        words.event(Event(3, "match_over", {"outcome": outcome})),
        words.outcome_lines(outcome)[0],
    ]
    for spans in told:
        assert name in plain(spans)
    assert words.slip("heretic_king") == ("邪道" if ruleset == "classic" and language != "en" else "")
    assert words.slip("taiping") == ""
    others = {"Heretic King", "邪道（王）"} - {name}
    assert not any(other in plain(spans) for spans in told for other in others)


def test_a_king_s_victory_names_its_cause() -> None:
    told = words("en").outcome_lines({"kind": "king", "winners": [0], "cause": "PK-422", "king": "C-K7"})
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
    told = [plain(spans) for spans in words(viewer=-1, names=("Ann", "Bo", "Cy")).outcome_lines(outcome)]
    assert told[0].startswith(beginning)
    assert len(told) == 2 + ("dead" in outcome) + len(outcome.get("ghosts", ()))
    if not outcome["winners"]:
        assert told[-1] == "A draw: nobody has won"
    if "ghosts" in outcome:
        assert told[1:4] == [
            f"{name}: {'no' if count == 0 else count} ghost{'' if count == 1 else 's'}"
            for name, count in zip(("Ann", "Bo", "Cy"), outcome["ghosts"], strict=True)
        ]


def test_a_challenge_promises_spirit_only_where_the_edition_gives_it() -> None:
    challenge = prompt("challenge", Option("pass"), Option("seat", seat=1))
    promised = {
        ruleset: plain(words("en").prompt(challenge, {"ruleset": ruleset, "mode": "standard"})[1])
        for ruleset in ("peak", "classic")
    }
    assert "you gain 3 spirit" in promised["peak"]
    assert "spirit" not in promised["classic"]
