"""The inside of a match's dump, typed for its card set and number of seats: what the rules would believe is looked at.

The rules dump and load a match at every turn and believe their own data; only what comes from a file has to be looked
at. In a folder nobody has touched it is always right.
"""

from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import Annotated, Any, Final, Literal

import msgspec

from core.ghostplay.abilities import ABILITIES
from core.ghostplay.cards import CardSet, card_set
from core.ghostplay.queries import CHOSEN_VICTIM
from core.ghostplay.state import IDENTITY_LETTERS, LISTS, OVER, PARTS, PHASES, ROWS, SCALARS
from core.kernel import Setup
from core.kernel.limits import PERIODS
from core.rulesets import RULESETS, rules_for
from saves.model import Mark, Name, Picks
from saves.view_types import MOST, Limited, ListOf, Number, SeatTypes, Small, Suit, TupleOf, many, outcome_type

_HIGHEST: Final = 1 << 40
"""More than anything in a match is counted to."""
_KEY_BYTES: Final = 32
_Key: Final = Annotated[bytes, msgspec.Meta(min_length=_KEY_BYTES, max_length=_KEY_BYTES)]
_Counter: Final = Annotated[int, msgspec.Meta(ge=0, lt=_HIGHEST)]
_Word: Final[Any] = Literal


def check_dump(setup: Setup, dump: Mapping[str, Any]) -> None:
    """See that what a file says of a match can be one of these rules.

    Args:
        setup: what the match was dealt from; of a game that this program doesn't have nothing is known.
        dump: what `Match.dump` gave, from a file.

    Raises:
        IllegalSetup: there is no such mode, number of seats or option.
        ValueError: it can't (`msgspec.ValidationError` is one).
    """
    if setup.ruleset not in RULESETS:
        return
    rules = rules_for(setup)
    typed = msgspec.convert(dump, _dump_type(setup.ruleset, rules.options["expansion"], setup.seats))
    _check_state(typed.base, rules.cards, rules.mode.king)
    # By hand: msgspec can't tell bytes from a tuple.
    answers = [row for record in typed.since if not _is_new_key(record) for row in record]
    msgspec.convert(answers, ListOf[TupleOf[SeatTypes(setup.seats).place, Mark, Picks]])


def _is_new_key(record: list[Any]) -> bool:
    """Whether what came in was a new chance key, not answers."""
    return len(record) == 1 and isinstance(record[0], bytes) and len(record[0]) == _KEY_BYTES


def _check_state(base: Any, cards: CardSet, has_king: bool) -> None:
    """See that the parts of a state fit one another."""
    _, scalars, lists, rows, hand_memory, deck_memory, (modifiers, _, priority) = base
    one = dict(zip(SCALARS, scalars, strict=True)) | dict(zip(LISTS, lists, strict=True))
    of = dict(zip(ROWS, rows, strict=True))
    in_use = [use[3] for use in priority[3] if use[3] >= 0]
    spells = [*one["spell_deck"], *one["spell_discard"], *chain(*of["hand"], *of["artifact"]), *in_use]
    ghosts = [*one["ghost_deck"], *one["ghost_discard"], *one["removed"], *chain(*of["ghosts"], *of["points"])]
    for zones, printed in ((spells, cards.spells), (ghosts, cards.ghosts)):
        if sorted(zones) != list(range(len(printed))):
            raise ValueError("a card isn't in one place")
    agree = (
        bool(one["candidate"]) == has_king,
        one["king"] < 0 or has_king,
        (one["step"] == OVER) == (one["outcome"] is not None),
        len(one["banished"]) == len(one["banished_from"]),
        list(map(len, of["points"])) == list(map(len, of["point_suits"])),
        all(cards.spells[card].artifact for row in of["artifact"] for card in row),
        not any(cards.ghosts[card].event for row in (*of["ghosts"], *of["points"]) for card in row),
        all(0 <= row[3] < len(one["role"]) for row in modifiers if row[1] == CHOSEN_VICTIM),
        all(set(seen) <= set(of["hand"][seat]) for memory in hand_memory for seat, _, seen in memory),
        all(one["ghost_deck"][place : place + 1] == [card] for memory in deck_memory for place, card in memory),
    )
    if not all(agree):
        raise ValueError(f"its parts don't agree: {agree.index(False)}")


@cache
def _dump_type(ruleset: str, expansion: bool, seats: int) -> Any:
    """Return the type of a dump."""
    cards, of = card_set(ruleset, expansion), SeatTypes(seats)

    def zone(printed: tuple[Any, ...]) -> Any:
        card = Limited[int, msgspec.Meta(ge=0, lt=len(printed))]
        return Limited[ListOf[card], msgspec.Meta(max_length=len(printed))]

    spells, ghosts, each = zone(cards.spells), zone(cards.ghosts), of.each
    ghost = Limited[int, msgspec.Meta(ge=0, lt=len(cards.ghosts))]
    spell_or_none = Limited[int, msgspec.Meta(ge=-1, lt=len(cards.spells))]
    target = TupleOf[Name, of.anyone, Limited[int, msgspec.Meta(ge=-1, lt=_HIGHEST)]]
    use = TupleOf[_Word[tuple(ABILITIES)], of.place, _Counter, spell_or_none, ListOf[target], ListOf[Number]]
    kinds: dict[str, Any] = {
        **dict.fromkeys(("prompts", "serial", "turn", "round", "king_turn"), _Counter),
        **dict.fromkeys(("first", "player"), of.place),
        **dict.fromkeys(("king", "last_seat"), of.anyone),
        "step": _Word[tuple(PHASES)],
        "candidate": _Word["", *cards.kings],
        "king_tally": Number,
        "outcome": outcome_type(of) | None,
        "identity": each(_Word["", *IDENTITY_LETTERS.values()]),
        "shown": each(bool),
        "role": each(_Word["", *cards.roles]),
        **dict.fromkeys(("spirit", "turns"), each(Small)),
        **dict.fromkeys(("spell_deck", "spell_discard", "face_down"), spells),
        **dict.fromkeys(("ghost_deck", "ghost_discard", "removed", "banished", "seventh", "haunted"), ghosts),
        "banished_from": ListOf[of.place],
        **dict.fromkeys(("hand", "artifact"), each(spells)),
        **dict.fromkeys(("ghosts", "points"), each(ghosts)),
        "point_suits": each(ListOf[Suit]),
        "apparition": ListOf[TupleOf[ghost, of.anyone]],
        "knows": each(ListOf[of.place]),
        "modifiers": many(TupleOf[Name, Name, Limited[int, msgspec.Meta(ge=-1, le=MOST)], Number, of.anyone, Small]),
        "limits": TupleOf[(ListOf[TupleOf[Name, of.place, Small]],) * len(PERIODS)],
        "priority": TupleOf[of.place, of.place, Limited[int, msgspec.Meta(ge=0, le=seats)], ListOf[use]],
    }
    groups = [TupleOf[tuple(kinds[name] for name in names)] for names in (SCALARS, LISTS, ROWS)]
    base = TupleOf[
        TupleOf[_Key, _Counter, _Counter],
        *groups,
        each(ListOf[TupleOf[of.place, _Counter, spells]]),
        each(ListOf[TupleOf[Small, ghost]]),
        TupleOf[tuple(kinds[name] for name in PARTS)],
    ]
    return msgspec.defstruct(
        "Dump",
        [
            ("base", base),
            ("since", list[list[Any]]),
            ("partial", ListOf[TupleOf[of.place, Picks]]),
        ],
        forbid_unknown_fields=True,
    )
