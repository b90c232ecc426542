"""A file of every format there ever was is read for ever.

What a new format is born with: a file of the one before, written by the program before (`SCHEMA` in
`saves.migrations`). A file of the present format is written by `write_present`.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from saves import SaveStore
from saves.content import read_match
from saves.errors import DamagedSave, NewerSave
from saves.migrations import MIGRATIONS, SCHEMA, Plain, migrated

GOLDEN = Path(__file__).parent / "golden"


class Expected(NamedTuple):
    schema: int
    ruleset: str
    seats: int
    turn: int
    over: bool
    facts: int
    first: str


EXPECTED = {
    "v1-peak.guixi": Expected(1, "peak", 6, 4, False, 170, "match_began"),
    "v1-finished.guixi": Expected(1, "classic", 5, 39, True, 992, "match_began"),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_it_is_read(name: str) -> None:
    expected = EXPECTED[name]
    read = read_match((GOLDEN / name).read_bytes(), GOLDEN / name)
    about, saved = read.summary, read.saved
    assert read.schema == expected.schema
    assert (about.ruleset, about.seats, about.turn, about.over) == expected[1:5]
    assert saved.setup.ruleset == expected.ruleset
    assert about.names[0] == saved.controllers[0].name == "月下 (Ёж)"
    assert saved.viewer == 0
    assert [fact.number for fact in saved.facts] == list(range(expected.facts))
    first = saved.facts[0].seen(0)
    assert first is not None
    assert first.kind == expected.first
    if expected.schema == 1:
        assert saved.facts[0].seen(1) is None, "the log of format 1 is its viewer's alone"


def test_there_is_one_of_every_schema() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(EXPECTED)
    assert {expected.schema for expected in EXPECTED.values()} >= set(range(1, SCHEMA))
    assert set(MIGRATIONS) == set(range(1, SCHEMA))


def test_a_migration_leaves_what_it_was_given() -> None:
    body = {"viewer": 0, "events": [[0, "kind", {}]], "match": {}}
    old = Plain({"turn": 1}, dict(body))
    migrated(old, 1, Path())
    assert old.body == body


@pytest.mark.parametrize("body", [{}, {"viewer": 0}, {"viewer": 0, "events": [1], "match": {}}, {"viewer": "x"}])
def test_what_is_not_of_its_schema_is_damage(body: dict[str, object]) -> None:
    with pytest.raises(DamagedSave):
        migrated(Plain({}, body), 1, Path())


def test_a_newer_schema_is_refused() -> None:
    with pytest.raises(NewerSave):
        migrated(Plain({}, {}), SCHEMA + 1, Path())


def test_all_are_listed(tmp_path: Path) -> None:
    for name in EXPECTED:
        (tmp_path / name).write_bytes((GOLDEN / name).read_bytes())
    assert {entry.id: entry.error for entry in SaveStore(tmp_path).entries()} == dict.fromkeys(EXPECTED)
