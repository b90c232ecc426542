"""Asking a bot about a position: what it says by the names of the options it picks."""

from __future__ import annotations

from core.bots import make_bot
from core.kernel import Option
from tests.ghostplay.position import Table

BOT = make_bot("novice", 1, 0)


def picks(table: Table, seat: int, kind: str) -> list[Option]:
    """The options the novice picks for a seat's open prompt, which must be of this kind."""
    prompt = table.prompt(seat, kind)
    return [prompt.options[pick] for pick in BOT.answer(table.match.view(seat), prompt)]


def says(table: Table, seat: int, kind: str) -> str:
    """The picks by name, or by kind where an option has none."""
    return " ".join(option.name or option.kind for option in picks(table, seat, kind))


def points_at(table: Table, seat: int, kind: str) -> int:
    """The seat of the one option picked (−1: none)."""
    (option,) = picks(table, seat, kind)
    return option.seat


def knows(table: Table, seat: int, *others: int) -> None:
    """Have a seat remember that it has looked at others' identities."""
    table.st.knows[seat] = list(others)
