"""The words for what a match is made of, by the ids of the rules.

A game or a mode this program doesn't know (from a newer file) keeps its id.
"""

from collections.abc import Collection, Sequence
from typing import get_args

from client.i18n import Translator
from client.ui.badges import Identity

_BADGES: dict[str, Identity] = {"taiping": "taiping", "tianshi": "tianshi", "heretic": "heretic"}
_FOLLOWERS = {"heretic_king": "heretic_follower", "taiping_elder": "taiping", "tianshi_elder": "tianshi"}


def ruleset_name(tr: Translator, ruleset: str) -> str:
    """Return the name of a game."""
    return _named(tr, f"ruleset-{ruleset}", ruleset)


def mode_name(tr: Translator, mode: str) -> str:
    """Return the name of a mode."""
    return _named(tr, f"mode-{mode}", mode)


def _named(tr: Translator, key: str, given: str) -> str:
    return tr(key) if tr.has(key) else given


def seat_counts(tr: Translator, counts: Sequence[int]) -> str:
    """Return numbers of players as words: "5–8", "6 or 8", "4", "3–5 or 7"."""
    runs: list[list[int]] = []
    for count in counts:
        if runs and count == runs[-1][-1] + 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return tr("seats-or").join(word for run in runs for word in _run_of_counts(tr, run))


def _run_of_counts(tr: Translator, run: Sequence[int]) -> list[str]:
    """Return numbers one after the other: as a range, if there are more than two."""
    if len(run) > 2:
        return [tr("seats-range", fewest=run[0], most=run[-1])]
    return [str(count) for count in run]


def identity_badge(identity: str | None) -> Identity:
    """Return the badge of an identity, or of none known."""
    return _BADGES.get((identity or "").partition("_")[0], "unknown")


def badge_glyphs(tr: Translator) -> dict[str, str]:
    """Return the letter on each badge."""
    return {badge: tr(f"table-glyph-{badge}") for badge in get_args(Identity)}


def wears_crown(identity: str | None, dealt: Collection[str]) -> bool:
    """Tell whether an identity shares its badge with followers and is told apart by a crown.

    Args:
        identity: which; None for one that isn't known.
        dealt: the identities there are in the mode that is played.
    """
    return _FOLLOWERS.get(identity or "") in dealt
