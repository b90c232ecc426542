"""What a position may say and in which form; what it may not is refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from core.ghostplay.state import State
from core.kernel.errors import IllegalSetup

SETUP_KEYS: Final = {"ruleset": str, "mode": str, "seats": int, "options": dict, "seed": (int, str)}
TABLE_KEYS: Final = {
    "step": str, "player": int, "turn": int, "king": int, "candidate": str, "king_turn": int, "tally": int,
    "last_seat": int, "identities": str, "shown": list, "banished_from": list, "draws": str, "discard": str,
    "deck": str, "only_draws": bool, "only_deck": bool, "seat": dict,
}  # fmt: skip
SEAT_KEYS: Final = {
    "hand": str, "spirit": int, "artifact": str, "ghosts": str, "haunted": int, "points": str, "role": str,
    "turns": int, "knows": list,
}  # fmt: skip


def check(table: Mapping[str, Any], keys: Mapping[str, Any], within: str = "") -> None:
    """See that a table says nothing unknown, and says it in the right form.

    Raises:
        IllegalSetup: it doesn't.
    """
    for name, value in table.items():
        field = f"{within}.{name}" if within else name
        if name not in keys:
            message = f"there is no {field!r}: choose from {', '.join(keys)}"
            raise IllegalSetup(message, "position-field", field=field, allowed=tuple(keys))
        kind = keys[name]
        # A truth is no number here, though Python counts it as one.
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            wanted = _FORMS[kind]
            message = f"{field!r} is {value!r}: {wanted} is wanted"
            raise IllegalSetup(message, "position-form", field=field, value=value, wanted=wanted)


_FORMS: Final[dict[Any, str]] = {
    str: "text", int: "number", bool: "truth", list: "list", dict: "table", (int, str): "number or text",
}  # fmt: skip


def seat_of(st: State, name: str, value: Any) -> int:
    """Return a seat that a field names.

    Raises:
        IllegalSetup: there is no such seat.
    """
    if type(value) is not int or not 0 <= value < st.seats:
        message = f"{name} can't be {value!r}: seats go from 0 to {st.seats - 1}"
        raise IllegalSetup(message, "position-seat", field=name, value=value, last=st.seats - 1)
    return value


def seats_of(st: State, name: str, values: list[Any]) -> list[int]:
    """Return the seats that a field names.

    Raises:
        IllegalSetup: there is no such seat.
    """
    return [seat_of(st, name, value) for value in values]


def at_least(least: int, name: str, value: int) -> int:
    """Return a field's number, which may not be below the least.

    Raises:
        IllegalSetup: it is below.
    """
    if value < least:
        message = f"{name} can't be {value}: it is at least {least}"
        raise IllegalSetup(message, "position-least", field=name, value=value, least=least)
    return value


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """Return a field's word, which is one of those allowed.

    Raises:
        IllegalSetup: it is another.
    """
    if value not in allowed:
        message = f"{name} can't be {value!r}: choose from {', '.join(allowed) or 'none'}"
        raise IllegalSetup(message, "position-value", field=name, value=value, allowed=allowed)
    return value
