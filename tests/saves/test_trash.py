"""What is thrown away can be had back for thirty days."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import SaveStore
from saves.errors import MissingSave, NameTaken
from saves.names import LONGEST_NAME
from tests.saves.sample import put, saved, summary


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def test_a_match_is_had_back_as_it_was(store: SaveStore) -> None:
    save_id = put(store, "game", 1_000, title="前夜")
    trash = store.trash
    trash.throw_away(save_id)
    (thrown,) = trash.entries()
    assert thrown.entry.summary == summary(title="前夜")
    trash.restore(thrown.name)
    assert trash.entries() == []
    assert store.load(save_id).saved == saved()


def test_the_longest_name_is_had_back_too(store: SaveStore) -> None:
    save_id, trash = put(store, "鬼" * 64 + "aa", 1_000, title="x"), store.trash
    assert len(save_id.encode()) == LONGEST_NAME
    trash.throw_away(save_id)
    (thrown,) = trash.entries()
    trash.restore(thrown.name)
    assert store.load(save_id).saved == saved()


def test_a_name_in_the_trash_cannot_lead_out_of_it(store: SaveStore) -> None:
    put(store, "game", 1_000)
    for name in ("..-game.guixi", "1-../game.guixi", "../1-game.guixi", "game.guixi", "1-", ""):
        with pytest.raises(MissingSave):
            store.trash.restore(name)


def test_it_does_not_push_another_out(store: SaveStore) -> None:
    save_id, trash = put(store, "game", 1_000), store.trash
    trash.throw_away(save_id)
    put(store, "game", 2_000)
    (thrown,) = trash.entries()
    with pytest.raises(NameTaken):
        trash.restore(thrown.name)
    assert len(trash.entries()) == 1
    with pytest.raises(MissingSave):
        trash.restore("1-nothing")


def test_after_thirty_days_it_is_gone(tmp_path: Path) -> None:
    now = 1_000_000.0
    store = SaveStore(tmp_path, clock=lambda: now)
    trash = store.trash
    for name in ("old", "new"):
        put(store, name, 1_000)
        store.path(f"{name} folder").mkdir()
        (store.path(f"{name} folder") / "000001.snapshot").write_bytes(b"")
        trash.throw_away(f"{name}.guixi")
        trash.throw_away(f"{name} folder")
        now += 86_400 * 20
    trash.empty_old()
    assert sorted(thrown.entry.id for thrown in trash.entries()) == ["new folder", "new.guixi"]
    trash.restore(trash.entries()[0].name)
