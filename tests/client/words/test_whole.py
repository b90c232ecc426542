"""All of what the rules can say and ask is told in every language, in whole matches too."""

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
from client.words import Span
from core import Match, Prompt, Setup, new_match
from tests.client.words.speaking import outcome_lines, words

ASKING = {"Ask", "choose_word", "choose_cards", "choose_seat", "hand_ask", "optional"}
TAME = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
NOT_EVENTS = {"log-unknown", "log-substituted"}


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
        self.buttons = words(language, names=TAME)
        """A button has no colours to tell a name by."""
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
            self.check([Span(self.buttons.option(option, prompt))])
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
        for spans in outcome_lines(reader.words, match.view(0)["outcome"]):
            reader.check(spans)
