"""What is known of a folder when it can't be read: why, and whoever asked is told all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.errands import AtOnce
from client.known import KnownFolder
from saves import SaveEntry, SaveStore
from saves.errors import SaveError
from tests.saves.sample import put


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    store = SaveStore(tmp_path)
    put(store, "game", 1_000)
    return store


@pytest.mark.parametrize("part", ["list", "trash"])
def test_whatever_goes_wrong_with_the_reading_is_known_and_holds_nothing_up(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    known: KnownFolder[SaveEntry] = KnownFolder(store, AtOnce())
    known.look()
    assert (len(known.entries), known.trouble) == (1, None)

    def fail() -> None:
        raise RuntimeError("unforeseen")

    with monkeypatch.context() as broken:
        broken.setattr(store.trash if part == "trash" else store, "entries", fail)
        told: list[object] = []
        known.look(lambda: told.append("looked"))
        known.change(lambda: "changed", store.folder, told.append)
        assert told == ["looked", "changed"], "what was done isn't told as if it had failed"
        assert isinstance(known.trouble, SaveError)
        assert known.trouble.details["reason"] == "unforeseen"
    known.look()
    assert (len(known.entries), known.trouble) == (1, None)
