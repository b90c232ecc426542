"""How seats, cards, skills and the like are called."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from client.i18n import Translator
from client.words.spans import Sentence, Span, Spans, plain
from core.ghostplay.cards import TIMINGS, CardSet, GhostCard, card_set
from core.ghostplay.state import HERETIC_KING
from core.rulebook import UnknownRule, rule

_SUITED = re.compile(r"(C-[SX][0-9]+)([rb])")
_SUITS = {"r": "red", "b": "blue"}
PLAIN_LIST = ("list-two", "list-more")
"""How a list is put together: its last two things, then one before them at a time."""
OR_LIST = ("list-or-two", "list-or-more")
"""A list of things one of which is taken."""
CARD_LIST = ("list-cards-two", "list-cards-more")
COLOURED = {"red": "red", "blue": "blue", "any": None}
"""The colour of the word for a suit."""


@cache
def printed() -> CardSet:
    """Return everything that can be printed on a card: the whole card set, expansion included."""
    return card_set("peak", True)


@cache
def ghost_cards() -> Mapping[str, GhostCard]:
    """Return ghosts and events by id."""
    return {card.kind: card for card in printed().ghosts}


@cache
def _suits_by_face() -> Mapping[str, str]:
    spells = {card.face: card.suit for card in printed().spells}
    return spells | {card.kind: card.suit for card in printed().ghosts}


def suit_of(face: str) -> str:
    """Return the suit of a visible card ("red", "blue", "any"; "" for kings, events, roles and unknown cards)."""
    suited = _SUITED.fullmatch(face)
    return _SUITS[suited[2]] if suited else _suits_by_face().get(face, "")


def kind_of(face: str) -> str:
    """Return the card id of a face or of an ability: "C-S04" for "C-S04r", "C-R05" for "C-R05.1"."""
    base = face.partition(".")[0]
    suited = _SUITED.fullmatch(base)
    return suited[1] if suited else base


SKILLS = ("1", "2", "k")
"""The parts of a role: LV1, LV2 and 鬼道."""


class Naming:
    """Calls things by their names in the present language.

    Args:
        tr: the translator.
        names: the players' names by seat; they are data and never interpreted.
        viewer: the seat that reads ("you"), or a number below 0 for somebody who has no seat.
        ruleset: the game that is played, since not all call an identity the same; "" for none.
    """

    def __init__(self, tr: Translator, names: Sequence[str], viewer: int, ruleset: str = "") -> None:
        self.tr = tr
        self._ruleset = ruleset
        self._names = names
        self.viewer = viewer

    # ------------------------------------------------------------------ seats

    @property
    def seat_count(self) -> int:
        """How many sit at the table."""
        return len(self._names)

    def seat(self, seat: int, actor: int | None = None) -> Spans:
        """Return a player's name: "you" for the viewer, "yourself" or "self" where he is also the actor."""
        if not 0 <= seat < len(self._names):
            return [Span(self.tr("nobody"))]
        if seat == actor:
            key = "self-you" if seat == self.viewer else "self-other"
            return [Span(self.tr(key), f"seat:{seat}", True)]
        if seat == self.viewer:
            return [Span(self.tr("you"), f"seat:{seat}", True)]
        return [Span(self._names[seat], f"seat:{seat}")]

    def seat_own(self, seat: int, actor: int | None = None) -> Spans:
        """Return a player's name as an owner: "your", "their own", "Qing’s"."""
        if seat == actor:
            key = "self-your" if seat == self.viewer else "self-their"
            return [Span(self.tr(key), f"seat:{seat}", True)]
        if seat == self.viewer:
            return [Span(self.tr("your"), f"seat:{seat}", True)]
        sentence = Sentence(self.tr)
        sentence.put("name", self.seat(seat))
        return sentence.phrase("own-of")

    def put_seat(self, sentence: Sentence, name: str, seat: int, actor: int | None = None) -> None:
        """Set the two variables a message may say a seat with: ``name`` and ``name-own``."""
        sentence.put(name, self.seat(seat, actor))
        sentence.put(f"{name}-own", self.seat_own(seat, actor))

    def seats(self, seats: Sequence[int]) -> Spans:
        """Return a list of players."""
        return self.join([self.seat(seat) for seat in seats]) if seats else [Span(self.tr("nobody"))]

    # ------------------------------------------------------------------ cards and skills

    def card_name(self, face: str) -> str:
        """Return a card's full name; a face nobody has named stays as it is."""
        key = f"card-{kind_of(face)}-name"
        return self.tr(key) if self.tr.has(key) else face or self.tr("hidden-card")

    def card_short(self, face: str) -> str:
        """Return a card's name for a small label."""
        key = f"card-{kind_of(face)}-short"
        return self.tr(key) if self.tr.has(key) else self.card_name(face)

    def ability_name(self, ability: str, *, short: bool = False) -> str:
        """Return what a used thing is called: a card's name, or role and level for a role's skill."""
        kind, _, part = ability.partition(".")
        name = self.card_short(kind) if short and part in SKILLS else self.card_name(kind)
        if part in SKILLS:
            return self.tr("named-skill", card=name, skill=self.tr(f"skill-{part}"))
        return name

    def short_name(self, ability: str) -> str:
        """Return what a used thing is called on a small label."""
        return self.ability_name(ability, short=True) if "." in ability else self.card_short(ability)

    def goal(self, king: str, need: int, *, met: bool = False) -> str:
        """Say in a sentence what a ghost king's victory needs (PK-334), "" for one nobody has named.

        Args:
            king: his card.
            need: the end of his count.
            met: the count is there, which is not victory for every king.
        """
        key = f"table-goal-{king}"
        return self.tr(key, need=need, met="yes" if met else "no") if self.tr.has(key) else ""

    def counted(self, king: str) -> str:
        """Say in a word or two what is counted towards a ghost king's victory, "" for one nobody has named."""
        key = f"table-counted-{king}"
        return self.tr(key) if self.tr.has(key) else ""

    def does(self, ability: str, *, offered: bool = False, victim: int | None = None) -> str:
        """Return what a used thing does in a few words, "" where none are written.

        Args:
            ability: the card or skill.
            offered: it isn't used yet, so the words have to say as well that it befalls somebody.
            victim: the seat it befalls, if the words follow upon its name.
        """
        kind, _, part = ability.partition(".")
        name = f"{kind_of(kind)}-{part}" if part else kind_of(kind)
        if offered and self.tr.has(f"does-{name}-offered"):
            return self.tr(f"does-{name}-offered")
        who = "you" if victim is not None and victim == self.viewer else "other"
        return self.tr(f"does-{name}", victim=who) if self.tr.has(f"does-{name}") else ""

    def card_texts(self, kind: str) -> Mapping[str, str]:
        """Return what the rulebook says of a card, by the names of its parts; nothing of an unknown card."""
        try:
            return rule(kind, self.tr.language).parts
        except UnknownRule:
            return {}

    def card(self, face: str, *, suited: bool = False, quoted: bool = True) -> Spans:
        """Return a card or skill as part of a sentence.

        Args:
            face: the card, or the skill's id.
            suited: with the word for its colour.
            quoted: as names of cards are quoted in running text.
        """
        name = self.ability_name(face)
        suit = suit_of(face)
        if suited and suit in COLOURED:
            name = self.tr("name-suited", name=name, suit=self.suit(suit))
        return [Span(self.tr("name-card", name=name) if quoted else name, f"card:{face.partition('.')[0]}")]

    def cards(self, faces: Sequence[str]) -> Spans:
        """Return a list of cards with their colours, since each may be a vote."""
        return self.join([self.card(face, suited=True) for face in faces], CARD_LIST)

    def owned(self, name: str, seat: int, actor: int | None = None) -> Spans:
        """Return a ghost and whom it haunts, or a card or skill and who used it: "Qing’s Drowned Ghost"."""
        if seat < 0:
            return self.card(name)
        sentence = Sentence(self.tr)
        self.put_seat(sentence, "bearer", seat, actor)
        sentence.put("face", self.card(name))
        return sentence.phrase("on-bearer")

    def source(self, source: object) -> Spans:
        """Return what something comes from: a card, a skill or a rule; nothing where no words are kept for it."""
        if not isinstance(source, str) or not source:
            return []
        if self.tr.has(f"source-{source}"):
            return [Span(self.tr(f"source-{source}", heretic=self.identity(HERETIC_KING)))]
        return self.card(source, quoted=False) if self.tr.has(f"card-{kind_of(source)}-name") else []

    # ------------------------------------------------------------------ words

    def suit(self, suit: str) -> str:
        """Return the word for a suit."""
        return self.tr(f"suit-{suit}") if suit in COLOURED else suit

    def votes(self, suit: str, count: int) -> Spans:
        """Return a number of votes of a colour: "red 3"; "any" is a number of one colour, either."""
        colour = suit if suit in COLOURED else "any"
        return [Span(self.tr(f"votes-{colour}", count=count), COLOURED[colour])]

    def identity(self, identity: str | None, *, short: bool = False) -> str:
        """Return an identity's name as the game calls it, also of one that is hidden (None)."""
        name = f"{self._ruleset}-{identity}" if self.has_own_name(identity) else identity or "unknown"
        if short:
            return self.tr(f"identity-{name}-short")
        return self.tr(f"identity-{name}") if self.tr.has(f"identity-{name}") else name

    def has_own_name(self, identity: str | None) -> bool:
        """Tell whether the game calls an identity by another name than the others do."""
        return self.tr.has(f"identity-{self._ruleset}-{identity}")

    def identity_of(self, seat: int, identity: str) -> Spans:
        """Return whose identity is what: "Qing: Taiping"."""
        sentence = Sentence(self.tr)
        sentence.put("name", [Span(self.identity(identity), "gold")])
        self.put_seat(sentence, "seat", seat)
        return sentence.phrase("option-identity")

    def side(self, side: str) -> str:
        """Return the name of a side that is scored, or of an identity that names its side."""
        key = f"side-{side}"
        return self.tr(key) if self.tr.has(key) else self.identity(side)

    def haunt(self, condition: str) -> str:
        """Return whom a haunt condition names."""
        key = f"haunt-{condition}"
        return self.tr(key) if self.tr.has(key) else ""

    def timings(self, ability: str) -> list[str]:
        """Return the timings of a card or skill ("day", "after", …), none for what works by itself."""
        usage = printed().usage.get(ability if "." in ability else kind_of(ability))
        return [name for name, bit in TIMINGS.items() if usage is not None and usage.timing & bit]

    def timing(self, ability: str) -> str:
        """Return when a card or skill may be used; what has no timing works by itself."""
        words = [self.tr(f"timing-{name}") for name in self.timings(ability)] or [self.tr("timing-passive")]
        return plain(self.join([[Span(word)] for word in words]))

    def join(self, items: Sequence[Spans], style: tuple[str, str] = PLAIN_LIST) -> Spans:
        """Return a list of things as the language writes lists."""
        if not items:
            return []
        joined = list(items[-1])
        for place, item in enumerate(reversed(items[:-1])):
            sentence = Sentence(self.tr)
            sentence.put("first", list(item))
            sentence.put("second", joined)
            joined = sentence.phrase(style[min(place, 1)])
        return joined
