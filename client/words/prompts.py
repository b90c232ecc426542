"""What a question asks, what may be picked, and what the buttons say."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from client.words.events import EventWriter, Facts
from client.words.naming import OR_LIST, Naming, kind_of
from client.words.spans import Sentence, Span, Spans, plain
from core.ghostplay.cards import modes
from core.kernel.prompts import Option, Prompt

WINDOWS = ("day", "day_close", "before", "after")
SORTS = {"card": "card", "equip": "card", "skill": "skill", "draw": "draw"}
"""How options are counted: by what lies in hand, and what has a button; the rest together."""
LIT = {"card": "lit-card", "skill": "lit-skill", "other": "lit-other"}
"""How each sort is said as a thing: "3 cards"."""
WAYS = {"card": "way-card", "draw": "way-draw", "skill": "way-skill", "other": "way-other"}
"""How each is said as a deed: "play one of the 3 lit cards"."""
MOST_NAMED = 2
"""So many things that can be used are named, more are counted."""
DOUBLES = "C-R02.k"
"""A mark on a vote that has it count twice instead of as the other colour."""


class PromptWriter:
    """Says questions and options.

    Args:
        naming: what things are called.
    """

    def __init__(self, naming: Naming) -> None:
        self.naming = naming

    def prompt(self, prompt: Prompt, view: Mapping[str, Any]) -> tuple[Spans, Spans]:
        """Return what is asked, and what may be done about it."""
        kind = self._kind(prompt, view)
        head, more = (f"prompt-{kind}", f"prompt-{kind.split('-')[0]}-more")
        if kind == "answer":
            return self._answer_head(view), self._sentence(prompt, view).say("prompt-answer-more")
        return self._sentence(prompt, view).say(head), self._sentence(prompt, view).say(more)

    def passing(self, prompt: Prompt, view: Mapping[str, Any]) -> str:
        """Return what the passing button says."""
        key = f"pass-{self._kind(prompt, view).split('-')[0]}"
        return self.naming.tr(key if self.naming.tr.has(key) else "pass-other")

    def confirm(self, prompt: Prompt, count: int) -> str:
        """Return what the confirming button says with ``count`` options picked."""
        key = f"confirm-{prompt.kind}"
        return self.naming.tr(key if self.naming.tr.has(key) else "confirm-other", count=count)

    def option(self, option: Option, prompt: Prompt | None = None) -> str:
        """Return what an option says on a button; ``prompt`` makes a choice between words clearer."""
        if prompt is not None and prompt.kind == "direction":
            return self._direction(option, prompt)
        if option.kind == "choice" and prompt is not None:
            return self._choice(option, kind_of(str(prompt.about.get("source", ""))))
        if option.kind == "identity" and prompt is not None and prompt.about.get("seat") == option.seat:
            return self.naming.identity(option.name)  # the question says whose
        say = OPTIONS.get(option.kind, PromptWriter._unknown)
        return say(self, option)

    # ------------------------------------------------------------------ questions

    def _kind(self, prompt: Prompt, view: Mapping[str, Any]) -> str:
        """Return the message's part for a kind of question, "other" for one without a message of its own."""
        if prompt.kind == "priority":
            if view.get("stack"):
                return "answer"
            window = prompt.about.get("window") or view.get("window")
            return f"priority-{window}" if window in WINDOWS else "priority-day"
        kind = "double" if prompt.kind == "mark" and prompt.about.get("source") == DOUBLES else prompt.kind
        return kind if self.naming.tr.has(f"prompt-{kind}-more") else "other"

    def _answer_head(self, view: Mapping[str, Any]) -> Spans:
        """Ask for an answer to the newest use on the stack."""
        top = view["stack"][-1]
        facts = {name: top.get(name) for name in ("seat", "ability", "face", "targets")}
        return EventWriter(self.naming, "used", facts).say("prompt-answer")

    def _sentence(self, prompt: Prompt, view: Mapping[str, Any]) -> Sentence:
        sentence, about = Sentence(self.naming.tr), prompt.about
        usable = [option for option in prompt.options if option.kind != "pass"]
        sentence.number("count", len(usable))
        sentence.put("ways", self._ways(usable))
        sentence.put("named", self._named_few(usable))
        sentence.number("least", prompt.least)
        sentence.number("most", prompt.most)
        sentence.number("step", int(about.get("step") or 0))
        sentence.number("left", int(about.get("left") or prompt.least))
        if prompt.kind == "challenge":
            sentence.number("reward", _challenge_reward(view))
        sentence.word("what", self._what(usable))
        self._put_source(sentence, prompt)
        sentence.put("ghost", self.naming.owned(str(about.get("ghost", "")), about.get("bearer", -1)))
        sentence.put("need", self.naming.votes(str(about.get("suit", "any")), int(about.get("need", 0))))
        self.naming.put_seat(sentence, "seat", self._concerned(about, usable))
        return sentence

    def _put_source(self, sentence: Sentence, prompt: Prompt) -> None:
        """Name what asks: as the head of the sentence, or where the message names the matter itself, as its tail."""
        spans = self.naming.source(prompt.about.get("ability") or prompt.about.get("source"))
        if prompt.kind in ("discard", "give", "take"):
            sentence.tail("source", spans)
        else:
            first, *rest = spans or [Span(self.naming.tr("prompt-rule"))]
            sentence.put("source", [first._replace(text=first.text[:1].upper() + first.text[1:]), *rest])

    def _ways(self, options: Sequence[Option]) -> Spans:
        """Say what may be done by day: the lit cards, and what else."""
        cards, others = (
            [option for option in options if (SORTS.get(option.kind) == "card") is are_cards]
            for are_cards in (True, False)
        )
        if not cards or not others:
            return self._counted(WAYS, options)
        sentence = Sentence(self.naming.tr)
        sentence.put("first", self._counted(WAYS, cards))
        sentence.put("second", self._counted(WAYS, others))
        is_more = len({SORTS.get(option.kind, "other") for option in others}) > 1
        return sentence.phrase("list-lit-more" if is_more else "list-lit-two")

    def _counted(self, said: Mapping[str, str], options: Sequence[Option]) -> Spans:
        """Count what can be used now, sort by sort: "3 cards or a skill"."""
        sorts = (SORTS.get(option.kind, "other") for option in options)
        counts = Counter(sort if sort in said else "other" for sort in sorts)
        told = [
            [Span(self.naming.tr(key, count=counts[sort]), pronoun=True)] for sort, key in said.items() if counts[sort]
        ]
        return self.naming.join(told, OR_LIST)

    def _named_few(self, options: Sequence[Option]) -> Spans:
        """Name what can be used now where it is one thing or two, else count it."""
        usable = all(option.kind in ("card", "skill") for option in options)
        names = dict.fromkeys(kind_of(option.name) if option.kind == "card" else option.name for option in options)
        if not usable or len(names) > MOST_NAMED:
            return self._counted(LIT, options)
        naming = self.naming
        return naming.join([[Span(naming.short_name(name))] for name in names], OR_LIST)

    def _what(self, options: Sequence[Option]) -> str:
        kinds = {option.kind for option in options}
        key = f"what-{kinds.pop()}" if len(kinds) == 1 else "what-other"
        return self.naming.tr(key if self.naming.tr.has(key) else "what-other")

    def _concerned(self, about: Facts, options: Sequence[Option]) -> int:
        """Return the seat a question is about."""
        for name in ("target", "bearer", "seat"):
            if isinstance(seat := about.get(name), int):
                return seat
        return next((option.seat for option in options if option.seat >= 0), -1)

    # ------------------------------------------------------------------ options

    def _card(self, option: Option) -> str:
        return plain(self.naming.card(option.name, suited=True, quoted=False))

    def _skill(self, option: Option) -> str:
        """Say a skill by its role's short name, since it stands on a button, and a card by its whole name."""
        return self.naming.ability_name(option.name, short=True)

    def _seat(self, option: Option) -> str:
        return plain(self.naming.seat(option.seat))

    def _named(self, option: Option) -> str:
        """Say an option whose message holds the thing's name and the seat it belongs to."""
        sentence = Sentence(self.naming.tr)
        sentence.put("name", [Span(self._skill(option))])
        self.naming.put_seat(sentence, "seat", option.seat)
        return plain(sentence.say(f"option-{option.kind}"))

    def _identity(self, option: Option) -> str:
        if option.seat < 0:
            return self.naming.identity(option.name)
        return plain(self.naming.identity_of(option.seat, option.name))

    def _choice(self, option: Option, source: str = "") -> str:
        """Say a word to choose: what it means for this card, if it means something of its own there."""
        tr = self.naming.tr
        for key in (f"choice-{source}-{option.name}", f"choice-{option.name}"):
            if tr.has(key):
                return tr(key)
        if tr.has(f"identity-{option.name}"):
            return self._identity(option)
        return self._unknown(option)

    def _direction(self, option: Option, prompt: Prompt) -> str:
        """Say a way to count the seats in, and at whom the count begins (PK-121)."""
        sentence = Sentence(self.naming.tr)
        step = 1 if option.name == "left" else -1
        self.naming.put_seat(sentence, "seat", (prompt.seat + step) % self.naming.seat_count)
        return plain(sentence.phrase(f"choice-direction-{option.name}"))

    def _pass(self, option: Option) -> str:
        return self.naming.tr("pass-other")

    def _unknown(self, option: Option) -> str:
        """Say whatever an option holds: a card's name, or a word, or a seat."""
        if option.name:
            return self.naming.tr("option-unknown", name=self.naming.ability_name(option.name))
        return self._seat(option)


def _challenge_reward(view: Mapping[str, Any]) -> int:
    """Return the spirit a successful challenge brings in the match that is played (PK-204, CL-204)."""
    return modes(view["ruleset"])[view["mode"]].numbers.challenge_reward


OPTIONS: dict[str, Callable[[PromptWriter, Option], str]] = {
    "pass": PromptWriter._pass,
    "card": PromptWriter._card,
    "discard_pile": PromptWriter._card,
    "ghost_card": PromptWriter._card,
    "skill": PromptWriter._skill,
    "seat": PromptWriter._seat,
    "equip": PromptWriter._named,
    "draw": PromptWriter._named,
    "reveal": PromptWriter._named,
    "ghost": PromptWriter._named,
    "use": PromptWriter._named,
    "choice": PromptWriter._choice,
    "identity": PromptWriter._identity,
}
"""How each kind of option is said."""
