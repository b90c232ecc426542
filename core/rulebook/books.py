"""Books, their sections and their rules, and where they are read from.

A book's file is a table for each section: its ``heading``, perhaps an ``intro`` (paragraphs without a number), and its
rules, each as one or more parts: ``PK-103.text = '…'``. The name of a part says what it is:

======== ==========================================================================
text     what the sources say, in our words; for a card, what it does
settled  what the sources leave open and this game decides
ours     what a table on a screen needs and the sources don't have
goal     a ghost king's victory condition; ``{need}`` stands for the number he needs
1, 2, k  a role's skills: LV1, LV2 and Ghost Way 鬼道, as in the ids of abilities
======== ==========================================================================
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["zh-Hant", "zh-Hans", "en"]
RULEBOOK_LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

Status: TypeAlias = Literal["source", "settled", "ours"]
"""Where a rule comes from: the sources alone, or also a point settled here, or a point or text of our own."""

BOOKS: Final = {"PK": "peak", "CL": "classic", "C": "cards"}
"""The books by how the ids of their rules begin, in reading order."""

WRITTEN_BY_US: Final = frozenset({"cards"})
"""Books of which the sources have names at most: they print no card texts."""


class UnknownRule(KeyError):
    """There is no rule of this id."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule in one language.

    Attributes:
        id: its number, the same in every language.
        heading: the heading of its section.
        parts: its texts by what they are, in reading order.
        status: where it comes from.
    """

    id: str
    heading: str
    parts: Mapping[str, str]
    status: Status

    @property
    def text(self) -> str:
        """The whole rule, a line for each part."""
        return "\n".join(self.parts.values())


@dataclass(frozen=True, slots=True)
class Section:
    """Some rules of a book under one heading.

    Attributes:
        key: its name in the data, the same in every language.
        heading: what stands above it.
        intro: paragraphs without a number that stand before the rules.
        rules: its rules, perhaps none.
    """

    key: str
    heading: str
    intro: tuple[str, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A book in one language.

    Attributes:
        title: what stands on its cover.
        sections: all of it, in reading order.
        rules: its rules by id, in reading order.
    """

    title: str
    sections: tuple[Section, ...]
    rules: Mapping[str, Rule]


@cache
def book(name: str, language: Language) -> Book:
    """Return a book ("peak", "classic", "cards"), read at the first call.

    Raises:
        FileNotFoundError: there is no such book in this language.
    """
    file = files("core.rulebook").joinpath("data", language, f"{name}.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    title = data.pop("title")
    sections = tuple([_section(name, key, table) for key, table in data.items()])
    return Book(title, sections, {rule.id: rule for section in sections for rule in section.rules})


def rules(name: str, language: Language) -> tuple[Rule, ...]:
    """Return all rules of a book in reading order."""
    return tuple(book(name, language).rules.values())


def rule(rule_id: str, language: Language) -> Rule:
    """Return a rule by its id.

    Raises:
        UnknownRule: there is none.
    """
    name = BOOKS.get(rule_id.partition("-")[0])
    found = book(name, language).rules.get(rule_id) if name else None
    if found is None:
        raise UnknownRule(rule_id)
    return found


def ids() -> tuple[str, ...]:
    """Return the ids of all rules in reading order; they are the same in every language."""
    language = RULEBOOK_LANGUAGES[0]
    return tuple([rule_id for name in BOOKS.values() for rule_id in book(name, language).rules])


def _section(name: str, key: str, table: dict[str, Any]) -> Section:
    heading = table.pop("heading")
    intro = tuple(table.pop("intro", ()))
    return Section(key, heading, intro, tuple(_rules(name, heading, table)))


def _rules(name: str, heading: str, table: Mapping[str, Mapping[str, str]]) -> Iterator[Rule]:
    for rule_id, parts in table.items():
        yield Rule(rule_id, heading, parts, _status(name, parts))


def _status(name: str, parts: Mapping[str, str]) -> Status:
    if name in WRITTEN_BY_US or "ours" in parts:
        return "ours"
    return "settled" if "settled" in parts else "source"
