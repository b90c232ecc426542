"""From an event's plain facts to the variables of its sentence.

Each fact (``seat``, ``cards``, ``source``, …) is said the same way in every event, so there is one writer a fact and
none an event; what a sentence leaves out is simply not mentioned in its message.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from client.words.naming import Naming, ghost_cards
from client.words.spans import Sentence, Span, Spans
from core.ghostplay.state import HERETIC_KING
from core.kernel.events import Event
from core.kernel.prompts import Option

Facts: TypeAlias = Mapping[str, Any]
Writer: TypeAlias = "Callable[[EventWriter, Any], None]"

SEATS = ("seat", "host", "bearer", "target", "to", "from", "first")
"""Facts that are seats."""
NUMBERS = ("count", "round", "seats", "turn", "value", "have")
NO_ACTOR = ("exorcism_succeeded", "exorcism_failed", "retargeted")
"""Events whose sentence doesn't tell who acts, so that nobody in it is "himself"."""


class EventWriter:
    """Writes the facts of one event into a sentence.

    Args:
        naming: what things are called.
        kind: the event's kind.
        facts: the event's data.
        before: the event just before it, which may say more of what led to it.
    """

    def __init__(self, naming: Naming, kind: str, facts: Facts, before: Event | None = None) -> None:
        self.naming = naming
        self.facts = facts
        self.kind, self.before = kind, before
        self.sentence = Sentence(naming.tr)
        self.actor: int | None = None if kind in NO_ACTOR else facts.get("host", facts.get("seat"))
        for name, value in facts.items():
            if value is not None and (writer := WRITERS.get(name)):
                writer(self, value)
        self._add_derived()

    def say(self, key: str) -> Spans:
        """Return the message; facts that were left out are said as nothing."""
        for name in NUMBERS:
            self.sentence.default(name, 0)
        for name in SAYABLE:
            self.sentence.default(name)
        return self.sentence.say(key)

    def _add_derived(self) -> None:
        """Add what follows from several facts together."""
        facts, sentence, naming = self.facts, self.sentence, self.naming
        if isinstance(cards := facts.get("cards"), Sequence) and "count" not in facts:
            sentence.number("count", len(cards))
        if isinstance(requirement := facts.get("requirement"), int):
            sentence.put("need", naming.votes(str(facts.get("suit", "any")), requirement))
        if "query" in facts:
            sentence.put("effect", self._effect())
        if self.kind == "rolled":
            naming.put_seat(sentence, "to", self._counted(facts))

    # ------------------------------------------------------------------ one writer a fact

    def actor_seat(self, value: int, name: str) -> None:
        """Write a seat; one that acts on itself becomes "yourself" or "their own"."""
        acting = self.actor if name not in ("seat", "host") or (name == "seat" and "host" in self.facts) else None
        self.naming.put_seat(self.sentence, name, value, acting)

    def card(self, value: str, name: str) -> None:
        """Write a visible card."""
        self.sentence.put(name, self.naming.card(value))
        if name == "face":
            self.sentence.word("text", self.naming.card_texts(value).get("text", ""))
            self._add_printed(value)

    def _add_printed(self, face: str) -> None:
        """Write what is printed on a ghost as needed to banish it, as a tail."""
        ghost = ghost_cards().get(face)
        needs = ghost is not None and not ghost.event
        self.sentence.tail("asks", self.naming.votes(ghost.suit, ghost.requirement) if ghost and needs else [])

    def ability(self, value: str) -> None:
        """Write what was used; the card it was used with, where there is one, is the better link."""
        self.sentence.put("ability", self.naming.card(self.facts.get("face") or value))

    def by(self, value: int | str) -> None:
        """Write who or what did it: a seat, or a card or skill."""
        if isinstance(value, str):
            self.sentence.put("by", self.naming.card(value))
        else:
            self.naming.put_seat(self.sentence, "by", value)

    def cards(self, value: Sequence[object]) -> None:
        """Write faces as a tail."""
        self.sentence.tail("cards", self.naming.cards([_face(card) for card in value]))

    def targets(self, value: Sequence[Sequence[Any]]) -> None:
        """Write what a use was aimed at, as a tail."""
        spans = [self._target(Option(*each)) for each in value]
        if len(spans) == 2:
            way = Sentence(self.naming.tr)
            way.put("first", spans[0])
            way.put("second", spans[1])
            spans = [way.phrase("targets-from-to")]
        self.sentence.tail("targets", self.naming.join(spans))

    def _target(self, target: Option) -> Spans:
        """Return one target: a seat, a ghost on its bearer, somebody's card or skill."""
        if not target.name:
            return self.naming.seat(target.seat, self.actor)
        return self.naming.owned(target.name, target.seat, self.actor)

    def change(self, value: int) -> None:
        """Write a gain or a loss of spirit."""
        self.sentence.word("sign", "gain" if value >= 0 else "loss")
        self.sentence.number("change", abs(value))

    def cost(self, value: object) -> None:
        """Write the spirit paid for a use."""
        spirit = value.get("spirit", 0) if isinstance(value, Mapping) else value
        self.sentence.tail("cost", [Span(str(spirit))] if spirit else [])

    def identity(self, value: str) -> None:
        """Write an identity, as part of the sentence and as its tail."""
        spans = [Span(self.naming.identity(value), "gold")]
        self.sentence.put("identity", spans)
        self.sentence.tail("seen", spans)

    def marked(self, value: Sequence[str]) -> None:
        """Write which of one's own votes count as the other colour."""
        self.sentence.tail("mark", self.naming.cards(value))

    def flipped(self, value: object) -> None:
        """Write that a vote shown counts as the other colour."""
        self.sentence.tail("flipped", [Span(str(value))] if value else [])

    def guesses(self, value: Sequence[tuple[int, str]]) -> None:
        """Write which identity was named for whom."""
        naming = self.naming
        named = [naming.identity_of(seat, identity) for seat, identity in value]
        self.sentence.tail("guesses", naming.join(named))

    def candidate(self, value: str) -> None:
        """Write the ghost king who waits."""
        self.sentence.tail("candidate", self.naming.card(value) if value else [])

    def source(self, value: str) -> None:
        """Write what it came from, as a tail; a modifier's source begins its sentence."""
        spans = self.naming.source(value)
        if "query" in self.facts:
            self.sentence.put("source", spans or [Span(self.naming.tr("prompt-rule"))])
        else:
            self.sentence.tail("source", spans)

    def condition(self, value: str) -> None:
        """Write which haunt condition named the player, or which skill did; of a die, what it showed."""
        words, before = self.naming.haunt(value), self.before
        if value == "die" and before is not None and before.kind == "rolled":
            roll = before.data
            if self._counted(roll) == self.facts.get("seat"):  # else it was sent on
                words = self.naming.tr("haunt-rolled", direction=roll["direction"], value=roll["value"])
        self.sentence.tail("condition", [Span(words)] if words else self.naming.source(value))

    def outcome(self, value: Facts) -> None:
        """Write how the match ended and who won."""
        self.sentence.word("kind", str(value.get("kind", "")))
        self.sentence.word("heretic", self.naming.identity(HERETIC_KING))
        self.sentence.put("winners", self.naming.seats(value.get("winners", ())))

    # ------------------------------------------------------------------ several facts together

    def _counted(self, roll: Facts) -> int:
        """Return the seat to which a roll of the die counts."""
        way = 1 if roll["direction"] == "left" else -1
        return int(roll["seat"] + way * roll["value"]) % max(1, self.naming.seat_count)

    def _effect(self) -> Spans:
        """Return what a modifier changes, for whom and by how much."""
        tr, query, seat, face = self.naming.tr, self.facts["query"], self.facts.get("seat"), self.facts.get("face")
        sentence = Sentence(tr)
        everybody = [Span(tr("everybody"))]
        if face:
            sentence.put("target", self.naming.owned(face, seat if seat is not None else -1))
        else:
            sentence.put("target", everybody if seat is None else self.naming.seat(seat))
        sentence.word("amount", signed(self.facts.get("amount", 0)))
        sentence.word("query", str(query))
        if query == "requirement" and not face:
            return sentence.phrase("effect-requirement_all")
        return sentence.phrase(f"effect-{query}" if tr.has(f"effect-{query}") else "effect-unknown")


def signed(amount: int) -> str:
    """Return a change as it is printed: "+1", "−1"."""
    return f"+{amount}" if amount >= 0 else f"\u2212{-amount}"


def _face(card: object) -> str:
    """Return the face of a card that comes as a face or with more facts about it."""
    return str(card.get("face", "")) if isinstance(card, Mapping) else str(card)


def _seat(name: str) -> Writer:
    return lambda writer, value: writer.actor_seat(value, name)


def _card(name: str) -> Writer:
    return lambda writer, value: writer.card(value, name)


def _votes(colour: str) -> Writer:
    return lambda writer, value: writer.sentence.put(colour, writer.naming.votes(colour, value))


def _number(name: str) -> Writer:
    return lambda writer, value: writer.sentence.number(name, int(value))


def _word(name: str) -> Writer:
    return lambda writer, value: writer.sentence.word(name, str(value))


def _answer(name: str) -> Writer:
    return lambda writer, value: writer.sentence.word(name, "yes" if value else "no")


WRITERS: dict[str, Writer] = {
    **{name: _seat(name) for name in SEATS},
    **{name: _card(name) for name in ("face", "king")},
    **{name: _number(name) for name in ("count", "round", "seats", "turn", "value", "total", "have", "need")},
    **{name: _word(name) for name in ("phase", "deck", "direction", "suit")},
    **{name: _answer(name) for name in ("success", "right")},
    **{colour: _votes(colour) for colour in ("red", "blue")},
    "ability": EventWriter.ability,
    "by": EventWriter.by,
    "cards": EventWriter.cards,
    "targets": EventWriter.targets,
    "change": EventWriter.change,
    "cost": EventWriter.cost,
    "replaced": lambda writer, value: writer.sentence.tail("replaced", writer.naming.card(value)),
    "identity": EventWriter.identity,
    "marked": EventWriter.marked,
    "guesses": EventWriter.guesses,
    "flipped": EventWriter.flipped,
    "candidate": EventWriter.candidate,
    "condition": EventWriter.condition,
    "outcome": EventWriter.outcome,
    "source": EventWriter.source,
    "cause": lambda writer, value: writer.sentence.tail("cause", writer.naming.source(value)),
}
"""How each fact is written."""

SAYABLE = (
    *WRITERS,
    *(f"{seat}-own" for seat in SEATS),
    *("asks", "effect", "heretic", "kind", "mark", "need", "seen", "sign", "text", "winners"),
)
"""Every variable that a message about an event may have."""
