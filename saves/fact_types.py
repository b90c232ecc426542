"""The facts a table tells of, typed: a field means the same in every fact, and some a kind of fact can't do without."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from core.rulesets import RULESETS
from saves.model import Count, Name
from saves.view_types import Faces, Limited, ListOf, Number, SeatTypes, Small, Suit, TupleOf, many, outcome_type, record

NEEDED: Final[Mapping[str, str]] = {
    "arranged": "seat count source",
    "buried": "seat source",
    "challenge_lost": "host seat cards flipped",
    "challenge_won": "host seat cards flipped",
    "challenged": "host seat",
    "counted": "cards red blue suit requirement success",
    "countered": "seat ability by",
    "deflected": "seat to face",
    "discarded": "seat cards source",
    "drawn": "seat count source",
    "equipped": "seat face replaced",
    "event_began": "face",
    "exorcism_began": "host bearer face suit requirement",
    "exorcism_failed": "host bearer face",
    "exorcism_succeeded": "host bearer face suit",
    "fizzled": "seat ability",
    "gave": "seat to count source",
    "haunted": "seat face condition",
    "identity_shown": "seat identity",
    "king_appeared": "seat king",
    "king_goal": "have need",
    "last_round": "seat to",
    "left_game": "face seat source",
    "looked_deck": "seat count source",
    "looked_hand": "seat target source",
    "looked_identity": "seat target source",
    "match_began": "seats first candidate roles",
    "match_over": "outcome",
    "modified": "source query seat face amount",
    "moved": "face source to from",
    "named": "seat guesses right",
    "phase_began": "phase seat",
    "recovered": "seat face source",
    "recovered_unseen": "seat source",
    "rehaunted": "seat",
    "resolved": "seat ability",
    "retargeted": "seat ability by to",
    "rolled": "seat direction value",
    "shuffled": "deck",
    "spirit": "seat change total source",
    "summon_failed": "seat bearer face",
    "summoned": "seat bearer face",
    "summoning_began": "seat bearer face suit requirement",
    "turn_began": "seat turn round",
    "turned_up": "seat face",
    "used": "seat ability face targets cost",
    "voted": "seat count",
    "votes_discarded": "count",
}
"""The fields each kind of fact has had ever since there were files; older files may lack others that it has by now."""

NOBODY: Final = {("modified", "seat"), ("modified", "face"), ("used", "face"), ("equipped", "replaced")}
"""Fields that are needed, but may be None."""
_NEEDED: Final = {kind: tuple(names.split()) for kind, names in NEEDED.items()}

KnownFact = tuple[str, dict[str, Any] | None, dict[str, Any] | None]
"""A fact's kind, what is open to all, and what is known to some beyond it (or all that one seat knows)."""


def check_facts(ruleset: str, seats: int, facts: Sequence[KnownFact]) -> None:
    """See that what a file says has happened can be told of.

    Args:
        ruleset: the game; of one that this program doesn't have nothing is known.
        seats: how many play.
        facts: what has happened.

    Raises:
        ValueError: it can't (`msgspec.ValidationError` is one).
    """
    if ruleset not in RULESETS:
        return
    data = [part for _, public, secret in facts for part in (public, secret) if part is not None]
    msgspec.convert(data, ListOf[_fact_type(seats)])
    for kind, public, secret in facts:
        known = secret if public is None else public
        for name in _NEEDED.get(kind, ()):
            if (known or {}).get(name) is None and ((kind, name) not in NOBODY or name not in (known or {})):
                raise ValueError(f"{kind} has no {name}")


@cache
def _fact_type(seats: int) -> Any:
    """Return the type of all that can be told of a fact, none of it needed."""
    of = SeatTypes(seats)
    card = record("Card", face=Name, suit=Name, value=Number)
    names = "ability candidate source query condition success direction identity deck king cause phase"
    numbers = "change total amount red blue requirement have need"
    fields = {
        **dict.fromkeys(("host", "bearer", "target", "to", "from", "first"), of.place),
        **dict.fromkeys(names.split(), Name),
        **dict.fromkeys(numbers.split(), Number),
        **dict.fromkeys(("face", "replaced"), Name | None),
        "by": of.place | Name,
        "cards": many(Name | card),
        "cost": Number | dict[Name, Number],
        "count": Small,
        "flipped": list[Small],
        "guesses": ListOf[TupleOf[of.place, Name]],
        "marked": Faces,
        "outcome": outcome_type(of),
        "right": bool,
        "roles": list[Name],
        "round": Count,
        "seat": of.place | None,
        "seats": Small,
        "suit": Suit,
        "targets": many(of.target),
        "turn": Count,
        "value": Limited[int, msgspec.Meta(ge=1, le=6)],
    }
    return record("Fact", fields)
