"""Why something can't be done now: the rules' own refusals, found and put into words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from client.scenes.table.tableau import Tableau


class Reason(NamedTuple):
    """Why not, in a sentence and in a few words ("" where none are written), and the ids of the rules behind it."""

    words: str
    rules: tuple[str, ...]
    short: str = ""

    @property
    def tip(self) -> str:
        """Both in one line."""
        return f"{self.words} ({', '.join(self.rules)})" if self.rules else self.words


def reason_for(tableau: Tableau, names: Collection[str], **place: int) -> Reason | None:
    """Return why something can't be done now, or None where the rules refuse nothing.

    Args:
        tableau: the table.
        names: what it may be called among the refusals.
        place: where it is: its ``seat``, and a ghost's ``place`` in the row.
    """
    facts: dict[str, Any]
    for name, key, facts in tableau.refusals:
        if name in names and all(facts.get(part) == value for part, value in place.items()):
            said = tableau.words
            words, short = said.refusal(key, facts, name=name), said.refusal_short(key, facts, name=name)
            return Reason(words, tuple(facts["rules"]), short)
    return None


def tip_for(tableau: Tableau, names: Collection[str], **place: int) -> str:
    """Return `reason_for` as a tip, "" for none."""
    reason = reason_for(tableau, names, **place)
    return reason.tip if reason is not None else ""
