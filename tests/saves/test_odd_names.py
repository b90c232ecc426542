"""What somebody has put into the folder under an odd name is listed, read, thrown away and had back like the rest."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from saves import SaveStore
from saves.errors import MissingSave
from saves.names import is_inside, shortened
from saves.replay_store import ReplayStore, write_replay
from tests.client.replay.watching import replay_of
from tests.saves.sample import put

ODD = [
    "Who is it?.guixi",
    "-x.guixi",
    " x .guixi",
    "a\\b.guixi",
    "line\nbreak.guixi",
    "漢" * 80 + ".guixi",
    "x" * 249 + ".guixi",
    os.fsdecode(b"not \xff utf-8.guixi"),
    "con.guixi",
]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path)


def put_by_hand(store: SaveStore, name: str, content: bytes | None = None) -> None:
    put(store, "plain", 1_000, title="plain")
    plain = store.path("plain.guixi")
    (store.folder / name).write_bytes(plain.read_bytes() if content is None else content)
    plain.unlink()


@pytest.mark.parametrize("name", ODD)
def test_it_is_listed_and_read_where_it_is(store: SaveStore, name: str) -> None:
    put_by_hand(store, name)
    (entry,) = store.entries()
    assert (entry.id, entry.error) == (name, None)
    assert store.load(entry.id).read.summary.title == "plain"
    assert store.id_for("plain") == ("plain.guixi", False)


@pytest.mark.parametrize("name", ODD)
def test_one_that_is_damaged_is_reported(store: SaveStore, name: str) -> None:
    put_by_hand(store, name, b"nonsense")
    (entry,) = store.entries()
    assert entry.error is not None


@pytest.mark.parametrize("name", ODD)
def test_it_can_be_thrown_away_and_had_back(store: SaveStore, name: str) -> None:
    put_by_hand(store, name)
    store.trash.throw_away(name)
    assert store.entries() == []
    (thrown,) = store.trash.entries()
    assert thrown.entry.error is None
    store.trash.restore(thrown.name)
    (entry,) = store.entries()
    assert entry.error is None
    assert entry.id == name or len(os.fsencode(name)) > 244, "only what is too long for the trash loses its end"
    assert not list(store.folder.glob(".*.lock"))


def test_replays_too(tmp_path: Path) -> None:
    store = ReplayStore(tmp_path)
    write_replay(tmp_path / "Who is it?.guixi-replay", replay_of())
    (entry,) = store.entries()
    assert entry.error is None
    kept = store.set_favourite(entry.path, True)
    assert [entry.path for entry in store.entries()] == [kept]


@pytest.mark.parametrize("name", ["", ".", "..", ".hidden.guixi", "a/b.guixi", "/etc", "a\0b"])
def test_nothing_leads_out_of_the_folder(name: str) -> None:
    assert not is_inside(name)


@pytest.mark.parametrize("name", ["a\\b", "c:b", " ", "a\n", "x" * 250, "鬼" * 67, "-a", "a\u200b", "\udcff"])
def test_what_is_not_there_is_missing_however_it_is_called(store: SaveStore, name: str) -> None:
    for use in (store.load, store.trash.throw_away, store.trash.restore):
        with pytest.raises(MissingSave):
            use(name)


def test_what_windows_takes_for_a_way_out_is_one_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saves.names.os.name", "nt")
    assert not any(is_inside(name) for name in ("a\\b", "c:x", "a:b.guixi", "who?"))
    assert is_inside("-x.guixi")


def test_only_what_is_too_long_is_shortened() -> None:
    assert shortened("漢.guixi") == "漢.guixi"
    cut = shortened("漢" * 100 + ".guixi")
    assert cut.endswith("漢.guixi")
    assert 252 < len(os.fsencode(cut)) <= 255
    assert len(shortened("x" * 300)) == 255
