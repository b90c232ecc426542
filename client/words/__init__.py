"""The one place where facts become sentences, in the language the translator speaks at the moment.

Facts are the match's events, questions, options, refusals and outcome. Whatever kind is unknown is said in a general
way. Players' names are data: they are never read as a message or as markup.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from client.i18n import Translator
from client.words.cards import CardWriter
from client.words.events import EventWriter
from client.words.naming import Naming, kind_of, suit_of
from client.words.prompts import PromptWriter
from client.words.spans import Sentence, Span, Spans, plain
from core.ghostplay.state import IDENTITY_LETTERS
from core.kernel.events import Event
from core.kernel.prompts import Option, Prompt

__all__ = ["Span", "Spans", "Words", "kind_of", "plain", "suit_of"]

_WITHOUT_BRACKETS = str.maketrans("", "", "（）")
"""A slip is written downwards, without brackets."""


class Words:
    """Says things to one viewer.

    Args:
        tr: the translator.
        names: the players' names by seat.
        viewer: the seat that reads ("you"), or a number below 0 for somebody who has no seat.
        ruleset: the game that is played, since not all call an identity the same; "" for none.
    """

    def __init__(self, tr: Translator, names: Sequence[str], viewer: int, ruleset: str = "") -> None:
        self.naming = Naming(tr, names, viewer, ruleset)
        self._tr = tr
        self._prompts = PromptWriter(self.naming)
        self._cards = CardWriter(self.naming)

    # ------------------------------------------------------------------ what happened

    def event(self, event: Event, before: Event | None = None) -> Spans:
        """Return the log's sentence for an event; ``before`` is the one before it, where that is known."""
        return self._event(event, f"log-{event.kind}", before) or [Span(self._tr("log-unknown", kind=event.kind))]

    def banner(self, event: Event, before: Event | None = None) -> Spans | None:
        """Return the few words of a banner for an event, None if it deserves none; ``before`` as for `event`."""
        return self._event(event, f"banner-{event.kind}", before)

    def stage(self, host: int, bearer: int, face: str, *, summoning: bool, laid: bool) -> Spans:
        """Return what goes on during an exorcism before its votes are counted.

        Args:
            host: the seat that leads it.
            bearer: whom the ghost haunts.
            face: the ghost.
            summoning: it is a ghost king's summoning.
            laid: nobody has to lay votes any more.
        """
        sentence = Sentence(self._tr)
        self.naming.put_seat(sentence, "host", host)
        self.naming.put_seat(sentence, "bearer", bearer)
        sentence.put("face", self.naming.card(face))
        awaited = self._tr("stage-laid" if laid else "stage-laying")
        sentence.put("awaited", [Span(awaited, "stage:awaited")])  # a thing like a name: it stays in one line
        return sentence.say("stage-summoning" if summoning else "stage-exorcism")

    def substituted(self, seat: int) -> Spans:
        """Return the log's line for an answer that was given for a seat that couldn't."""
        sentence = Sentence(self._tr)
        self.naming.put_seat(sentence, "seat", seat)
        return sentence.say("log-substituted")

    def _event(self, event: Event, key: str, before: Event | None) -> Spans | None:
        return EventWriter(self.naming, event.kind, event.data, before).say(key) if self._tr.has(key) else None

    # ------------------------------------------------------------------ what is asked

    def prompt(self, prompt: Prompt, view: Mapping[str, Any]) -> tuple[Spans, Spans]:
        """Return what a question asks, and a second sentence: what may be done about it."""
        return self._prompts.prompt(prompt, view)

    def passing(self, prompt: Prompt, view: Mapping[str, Any]) -> str:
        """Return what the passing button says ("End day", "Don’t answer")."""
        return self._prompts.passing(prompt, view)

    def confirm(self, prompt: Prompt, count: int) -> str:
        """Return what the confirming button says with ``count`` options picked ("Lay 2 votes")."""
        return self._prompts.confirm(prompt, count)

    def option(self, option: Option, prompt: Prompt | None = None) -> str:
        """Return what an option says on a button; ``prompt`` makes a choice between words clearer."""
        return self._prompts.option(option, prompt)

    def refusal(self, reason: str, facts: Mapping[str, Any] | None = None, *, name: str = "") -> str:
        """Return why something can't be used now.

        Args:
            reason: the reason's key ("cost", "timing", …).
            facts: its numbers: what it would ``cost`` and what there is to pay with (``have``).
            name: the card or skill, so that its own timing can be told.
        """
        given = facts or {}
        key = f"why-{self._told_reason(reason, name)}"
        missing = int(given.get("cost", 0)) - int(given.get("have", 0))
        known_key = key if self._tr.has(key) else "why-unknown"
        return self._tr(known_key, missing=missing, timing=self.naming.timing(name))

    def refusal_short(self, reason: str, facts: Mapping[str, Any], *, name: str = "") -> str:
        """Return `refusal` in a few words, "" where none are written."""
        key = f"why-{self._told_reason(reason, name)}-short"
        missing = int(facts.get("cost", 0)) - int(facts.get("have", 0))
        return self._tr(key, missing=missing) if self._tr.has(key) else ""

    def _told_reason(self, reason: str, name: str) -> str:
        """Return the reason that is told: one of its own for what can be used at a single time."""
        timings = self.naming.timings(name) if reason == "timing" and name else ()
        return f"only_{timings[0]}" if len(timings) == 1 else reason

    # ------------------------------------------------------------------ what is printed

    def card_name(self, face: str) -> str:
        """Return a card's full name."""
        return self.naming.card_name(face)

    def card_short(self, face: str) -> str:
        """Return a card's name for a small label."""
        return self.naming.card_short(face)

    def ability_name(self, ability: str) -> str:
        """Return the name of what can be used: a card's, or a role's and its skill's level."""
        return self.naming.ability_name(ability)

    def goal(self, king: str, need: int, *, met: bool = False) -> str:
        """Return in a sentence what a ghost king's victory needs (PK-334), or once ``met``, what it gives."""
        return self.naming.goal(king, need, met=met)

    def rising_goal(self, king: str, seats: int) -> str:
        """Return how a ghost king who rises wins among so many players, as briefly as it can be said."""
        return self._cards.rising_goal(king, seats)

    def counted(self, king: str) -> str:
        """Return in a word or two what is counted towards a ghost king's victory."""
        return self.naming.counted(king)

    def does(self, ability: str, *, offered: bool = False, victim: int | None = None) -> str:
        """Return what a card or skill does in a few words: to whom it is aimed at, or ``offered``, to "someone".

        With ``victim``, a seat, they go on from its name ("you lose …").
        """
        return self.naming.does(ability, offered=offered, victim=victim)

    def card_text(self, face: str, seats: int = 0) -> str:
        """Return a card's whole rules text, a line for each part.

        Args:
            face: the card.
            seats: how many play, for a ghost king's condition of victory.
        """
        return "\n".join(self._cards.lines(face, seats))

    def card_lines(self, face: str, seats: int = 0) -> list[str]:
        """Return the lines of `card_text`."""
        return self._cards.lines(face, seats)

    def ability_text(self, ability: str, seats: int = 0) -> str:
        """Return what a single skill or a card does; ``seats`` as for `card_text`."""
        return self._cards.ability(ability, seats)

    def card_kind(self, face: str) -> str:
        """Return what sort of card it is ("Spell", "Ghost king")."""
        return self._cards.kind(face)

    def timing(self, ability: str) -> str:
        """Return when a card or skill may be used, as a line of its own."""
        words = self._tr("told-timing", timing=self.naming.timing(ability))
        return words[:1].upper() + words[1:]

    def identity(self, identity: str | None, *, short: bool = False) -> str:
        """Return an identity's name (None: a hidden one)."""
        return self.naming.identity(identity, short=short)

    def slip(self, face: str) -> str:
        """Return the words for a card's title slip: "" in Latin letters, which aren't written downwards."""
        if not self._tr.language.startswith("zh"):
            return ""
        if face in IDENTITY_LETTERS.values():
            return self.identity(face).translate(_WITHOUT_BRACKETS)
        return self.card_name(face)

    def phase(self, phase: str) -> str:
        """Return the name of a phase of the turn."""
        return self._tr(f"phase-{phase}")

    def step(self, step: str) -> str:
        """Return the name of a step of the turn."""
        return self._tr(f"step-{step}")
