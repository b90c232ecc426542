"""The words for what a match is made of, by the ids of the rules.

A game or a mode this program doesn't know (from a newer file) keeps its id.
"""

from collections.abc import Sequence

from client.i18n import Translator
from client.ui.badges import Identity

_BADGES: dict[str | None, Identity] = {
    "taiping": "taiping",
    "taiping_elder": "taiping",
    "tianshi": "tianshi",
    "tianshi_elder": "tianshi",
    "heretic_king": "heretic",
    "heretic_follower": "heretic",
}
LEADERS = ("heretic_king", "taiping_elder", "tianshi_elder")
"""Identities that wear a crown, since their badge is shared with their followers."""


def ruleset_name(tr: Translator, ruleset: str) -> str:
    """Return the name of a game."""
    return _named(tr, f"ruleset-{ruleset}", ruleset)


def mode_name(tr: Translator, mode: str) -> str:
    """Return the name of a mode."""
    return _named(tr, f"mode-{mode}", mode)


def _named(tr: Translator, key: str, given: str) -> str:
    return tr(key) if tr.has(key) else given


def seat_counts(tr: Translator, counts: Sequence[int]) -> str:
    """Return numbers of players as words: "5–8", "6 or 8", "4"."""
    first, last = counts[0], counts[-1]
    if len(counts) > 2 and list(counts) == list(range(first, last + 1)):
        return tr("seats-range", fewest=first, most=last)
    return tr("seats-or").join(map(str, counts))


def identity_badge(identity: str | None) -> Identity:
    """Return the badge of an identity, or of none known."""
    return _BADGES.get(identity, "unknown")


def identity_name(tr: Translator, identity: str) -> str:
    """Return the name of an identity."""
    return tr(f"identity-{identity}")


def identity_short_name(tr: Translator, identity: str) -> str:
    """Return the short name of an identity."""
    return tr(f"identity-{identity}-short")
