"""What stands in the rulebook of a game: its chapters, their rules as text, and which of them have some words in them.

A chapter is put into words when it is first opened, and the whole book when something is first looked for in it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Final

from client.i18n import Translator
from client.scenes.rules_text import Text, card_title, linked, rule_texts
from client.ui import theme
from client.ui.spans import Span
from client.words import Words
from core.rulebook import Rule, Section, book

MINUTE: Final = "minute"
"""The first page: the game in a minute."""

_BOOKS: Final[dict[str, tuple[str, ...]]] = {
    "peak": ("peak", "cards"),
    "classic": ("classic", "cards.classic", "peak", "cards"),
}
"""The books whose rules hold in a game in reading order, or single chapters that come before the rest of theirs."""
_LEFT_OUT: Final[dict[str, Collection[str]]] = {
    "peak": ("cards.classic",),
    "classic": ("peak.modes", "peak.heretics", "peak.four", "peak.contest", "peak.three", "cards.roles"),
}
"""The chapters of these that say nothing about the game."""
_BLOCKS: Final = {"want": "taiping", "turn": "C-S04", "vote": "C-G10", "king": "C-K5", "end": ""}
"""What the first page tells, and the card shown beside it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something said in the book.

    Attributes:
        rule_id: the rule it is, "" for paragraphs without a number.
        paragraphs: its text.
        face: the card shown beside it, "" for none.
    """

    rule_id: str
    paragraphs: tuple[Text, ...]
    face: str = ""


class Chapter:
    """Some rules under one heading.

    Args:
        key: its name, the same in every language.
        heading: what stands above it.
        rule_ids: its rules.
        read: gives what is said in it, asked once.
    """

    def __init__(self, key: str, heading: str, rule_ids: Sequence[str], read: Callable[[], tuple[Entry, ...]]) -> None:
        self.key = key
        self.heading = heading
        self.rule_ids = tuple(rule_ids)
        self._read = read

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All that is said in it."""
        return self._read()

    @cached_property
    def folded(self) -> tuple[str, ...]:
        """The words of each of them as they are looked for."""
        return tuple(_folded("\n".join(map(_plain, entry.paragraphs))) for entry in self.entries)


class Pages:
    """The rulebook of a game in the language spoken now.

    Args:
        tr: the language.
        ruleset: the game.
        seats: how many play, for what depends on it; 0 for any number.
    """

    def __init__(self, tr: Translator, ruleset: str, seats: int) -> None:
        self.ruleset = ruleset
        self._tr = tr
        self._seats = seats
        self._words = Words(tr, (), -1, ruleset)
        minute = Chapter(MINUTE, tr("rulebook-minute"), (), self._minute)
        self.chapters = (minute, *self._chapters())

    def chapter(self, key: str) -> Chapter:
        """Return a chapter by its key, the first page if there is none."""
        return next((chapter for chapter in self.chapters if chapter.key == key), self.chapters[0])

    def chapter_of(self, rule_id: str) -> Chapter | None:
        """Return the chapter in which a rule stands, None if it isn't in this game's book."""
        return next((chapter for chapter in self.chapters if rule_id in chapter.rule_ids), None)

    def find(self, query: str) -> dict[str, tuple[Entry, ...]]:
        """Return what has all words of a query in it, by chapter: the words marked, and rules to open in theirs."""
        words = _words_of(query)
        found = {}
        for chapter in self.chapters[1:]:
            pairs = zip(chapter.entries, chapter.folded, strict=True)
            if hits := tuple(_marked(entry, words) for entry, text in pairs if all(word in text for word in words)):
                found[chapter.key] = hits
        return found

    # ---- inside

    def _chapters(self) -> Iterable[Chapter]:
        chapters: dict[str, Chapter] = {}
        for wanted in _BOOKS[self.ruleset]:
            name = wanted.partition(".")[0]
            for section in book(name, self._tr.language).sections:
                place = f"{name}.{section.key}"
                if place.startswith(wanted) and place not in (*chapters, *_LEFT_OUT[self.ruleset]):
                    chapters[place] = self._chapter(place, section)
        return chapters.values()

    def _chapter(self, key: str, section: Section) -> Chapter:
        def read() -> tuple[Entry, ...]:
            intro = [Entry("", (linked(self._tr, paragraph),)) for paragraph in section.intro]
            return (*intro, *map(self._entry, section.rules))

        return Chapter(key, section.heading, [rule.id for rule in section.rules], read)

    def _entry(self, rule: Rule) -> Entry:
        """Return a rule as text: its number stands before the first line, or before a card's name."""
        number = Span(f"{rule.id}  ", theme.GREY)
        texts = list(rule_texts(self._tr, self._words, rule, self._seats))
        if rule.id.startswith("C-"):
            return Entry(rule.id, ((number, *card_title(self._words, rule.id)), *texts), rule.id)
        return Entry(rule.id, ((number, *texts[0]), *texts[1:]))

    def _minute(self) -> tuple[Entry, ...]:
        entries = []
        for block, face in _BLOCKS.items():
            head = Span(self._tr(f"rulebook-head-{block}"), theme.GOLD, bold=True)
            entries.append(Entry("", ((head,), linked(self._tr, self._tr(f"rulebook-{self.ruleset}-{block}"))), face))
        return tuple(entries)


# -- looking for words


def _plain(text: Text) -> str:
    return "".join(span.text for span in text)


def _words_of(query: str) -> list[str]:
    return _folded(unicodedata.normalize("NFKC", query)).split()


def _folded(text: str) -> str:
    """Return a text of the same length in which a letter is the same in all its forms: large, small, wide."""
    return "".join(map(_folded_char, text))


@cache
def _folded_char(char: str) -> str:
    folded = unicodedata.normalize("NFKC", "'" if char == "’" else char).lower()
    return folded if len(folded) == 1 else char


def _marked(entry: Entry, words: Sequence[str]) -> Entry:
    """Return what was found with its words marked; a rule's number leads to where it stands."""
    first, *others = entry.paragraphs
    if entry.rule_id:
        first = (Span(first[0].text.rstrip(), theme.BLUE_TEXT, link=entry.rule_id), Span("  "), *first[1:])
    return Entry(entry.rule_id, tuple(_marked_text(text, words) for text in (first, *others)), entry.face)


def _marked_text(text: Text, words: Sequence[str]) -> Text:
    """Return a text with a ground behind the words."""
    folded = _folded(_plain(text))
    lit = {place + i for word in words for place in _places(folded, word) for i in range(len(word))}
    if not lit:
        return text
    spans, start = [], 0
    for span in text:
        spans += _cut(span, [start + i in lit for i in range(len(span.text))])
        start += len(span.text)
    return tuple(spans)


def _places(text: str, word: str) -> list[int]:
    return [place for place in range(len(text)) if text.startswith(word, place)]


def _cut(span: Span, lit: Sequence[bool]) -> list[Span]:
    """Return a span in runs of letters that are lit or not."""
    edges = [0, *(i for i in range(1, len(lit)) if lit[i] != lit[i - 1]), len(lit)]
    return [
        Span(span.text[a:b], theme.INK, span.bold, span.link, theme.LAMP)
        if lit[a]
        else Span(span.text[a:b], span.color, span.bold, span.link)
        for a, b in pairwise(edges)
        if a < b
    ]
