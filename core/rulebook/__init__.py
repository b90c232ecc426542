"""The numbered rules of every game, in every language, as data the player can read.

Each rule has an id that never changes ("PK-204", "C-S04"); tests, questions and events name rules by it. The texts
stand in ``data/<language>/<book>.toml`` in reading order and are read when a book is first opened in a language.
"""

from core.rulebook.books import (
    BOOKS,
    RULEBOOK_LANGUAGES,
    Book,
    Language,
    Rule,
    Section,
    Status,
    UnknownRule,
    book,
    ids,
    rule,
    rules,
)

__all__ = [
    "BOOKS",
    "RULEBOOK_LANGUAGES",
    "Book",
    "Language",
    "Rule",
    "Section",
    "Status",
    "UnknownRule",
    "book",
    "ids",
    "rule",
    "rules",
]
