"""A file of every format there ever was is read for ever.

What a new schema is born with: files of it, written by `tests.saves.write_golden` before anything else changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from saves import SaveStore, resumed
from saves.errors import DamagedSave, NewerSave, UnplayableSave
from saves.format import inputs_of
from saves.migrations import MIGRATIONS, SCHEMA, Plain, migrated

GOLDEN = Path(__file__).parent / "golden"


class Expected(NamedTuple):
    schema: int
    ruleset: str
    seats: int
    turn: int
    over: bool
    facts: int
    inputs: int


EXPECTED = {
    "v1-peak.guixi": Expected(1, "peak", 6, 4, False, 170, 0),
    "v1-finished.guixi": Expected(1, "classic", 5, 39, True, 992, 0),
    "v2-peak": Expected(2, "peak", 8, 6, False, 241, 493),
    "v2-peak.guixi": Expected(2, "peak", 8, 6, False, 250, 493),
    "v2-finished.guixi": Expected(2, "classic", 5, 17, True, 466, 725),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_it_is_read(name: str) -> None:
    expected = EXPECTED[name]
    found = SaveStore(GOLDEN).load(name)
    about, saved = found.read.summary, found.saved
    assert found.read.schema == expected.schema
    assert (about.ruleset, about.seats, about.turn, about.over) == expected[1:5]
    assert saved.setup.ruleset == expected.ruleset
    assert about.names[0] == saved.controllers[0].name == "月下 (Ёж)"
    assert saved.viewer == 0
    assert [fact.number for fact in saved.facts] == list(range(expected.facts))
    assert saved.facts[0].kind == "match_began"
    assert saved.input_count + len(found.tail) == expected.inputs
    if expected.schema == 1:
        assert saved.facts[0].seen(1) is None, "the log of format 1 is its viewer's alone"
    else:
        assert saved.facts[0].seen(1) is not None
        assert saved.notes == {"suspicions": [[1, "taiping"]]}
        assert found.whole
        assert not found.gaps


@pytest.mark.parametrize("name", EXPECTED)
def test_it_is_gone_on_with_or_refused_by_name(name: str) -> None:
    """Whatever the rules are by now."""
    found = SaveStore(GOLDEN).load(name)
    try:
        again = resumed(found)
    except UnplayableSave:
        return
    if not again.changed and not again.dropped and not again.migrated:
        assert len(inputs_of(bytes(again.history.inputs), GOLDEN)) == EXPECTED[name].inputs


def test_there_is_one_of_every_schema() -> None:
    assert {path.name for path in GOLDEN.iterdir() if path.suffix in ("", ".guixi")} == set(EXPECTED)
    assert {expected.schema for expected in EXPECTED.values()} == set(range(1, SCHEMA + 1))
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


def test_all_are_listed() -> None:
    assert {entry.id: entry.error for entry in SaveStore(GOLDEN).entries()} == dict.fromkeys(EXPECTED)
