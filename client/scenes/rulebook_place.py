"""Where the rulebook is open, and where it was left."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from client.scenes.rulebook_pages import MINUTE
from core.rulesets import RULESETS

if TYPE_CHECKING:
    from client.app import App

ALL: Final = "all"
"""The page with everything that was found."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the book is open.

    Attributes:
        ruleset: the game it is about.
        chapter: the chapter, or ALL.
        query: the words that are looked for, "" for none.
        offset: how far the page is scrolled, in design units.
        rule_id: the rule that is shown, "" for none in particular.
    """

    ruleset: str
    chapter: str = MINUTE
    query: str = ""
    offset: float = 0.0
    rule_id: str = ""


@dataclass
class Bookmark:
    """Where each game's book was left, and which was read last."""

    ruleset: str = next(iter(RULESETS))
    places: dict[str, Place] = field(default_factory=dict)


_bookmarks: Final[WeakKeyDictionary[App, Bookmark]] = WeakKeyDictionary()


def bookmark_of(app: App) -> Bookmark:
    """Return where the book was left in a window."""
    return _bookmarks.setdefault(app, Bookmark())
