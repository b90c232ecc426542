"""From the schema of an old file to the next, one pure function for each step, kept for ever.

A file of format 1 has schema 1. `SCHEMA` counts up with every change of `saves.model` that older content doesn't fit;
its step from the schema before goes into `MIGRATIONS`, and a file of the old one into ``tests/saves/golden``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from saves.errors import NewerSave
from saves.format import believing

SCHEMA: Final = 2
"""The schema of what is written now: saved matches and their past."""


class Plain(NamedTuple):
    """A saved match as plain data."""

    summary: dict[str, Any]
    body: dict[str, Any]


def from_1(old: Plain) -> Plain:
    """Return a match of schema 1 in schema 2: facts know who may know them, and there is room for inputs and notes.

    Schema 1 kept the facts as its viewer knew them, and no inputs: what came before can't be replayed.
    """
    body = dict(old.body)
    viewer = body["viewer"]
    facts = body.pop("events")
    body["facts"] = [
        [number, kind, data, [], None] if viewer < 0 else [number, kind, None, [viewer], data]
        for number, kind, data in facts
    ]
    body["event_count"] = facts[-1][0] + 1 if facts else 0
    body["origin"] = body["match"]
    return Plain(old.summary, body)


MIGRATIONS: Final[dict[int, Callable[[Plain], Plain]]] = {1: from_1}


def refuse_newer(schema: int, newest: int, path: Path) -> None:
    """See that a file's schema is known; raises NewerSave where it is a newer program's."""
    if schema > newest:
        raise NewerSave(path=str(path), format=schema)


def migrated(plain: Plain, schema: int, path: Path) -> Plain:
    """Return plain data of any schema in the present one.

    Args:
        plain: what was read; it stays as it is.
        schema: its schema.
        path: named in errors.

    Raises:
        NewerSave: the schema is a newer program's.
        DamagedSave: the data isn't of its schema.
    """
    refuse_newer(schema, SCHEMA, path)
    with believing(path):
        for number in range(schema, SCHEMA):
            plain = MIGRATIONS[number](plain)
    return plain
