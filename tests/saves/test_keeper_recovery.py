"""A match goes on from a folder in which something is damaged or gone, and what is damaged is kept aside."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from core.kernel import Match
from saves import SaveStore
from saves import keeper as keeper_module
from saves.format import inputs_of
from saves.generations import Generations, Snapshot
from saves.history import feed
from tests.kernel.toy import toy_match
from tests.saves import sample
from tests.saves.keeping import files, keeper, store
from tests.saves.sample import Kept, loaded

__all__ = ["store"]


def kept_in_generations(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> Kept:
    """Play a match that is closed when it has several snapshots."""
    monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 6)
    kept = Kept(toy_match(5), keeper(store), 5)
    for _ in range(20):
        if not kept.match.over:
            kept.play_one()
            kept.keeper.flush()
    kept.keeper.close()
    return kept


def test_a_lost_stretch_of_the_past_costs_the_log_and_not_the_match(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 5)
    kept = Kept(toy_match(4), keeper(store), 4)
    while len([name for name in files(store) if name.endswith("past")] if store.path("game").exists() else []) < 3:
        kept.play_one()
        kept.keeper.flush()
    kept.keeper.close()
    sorted(store.path("game").glob("*.past"))[1].write_bytes(b"rotten")
    found, again = store.load("game"), loaded(store)
    assert found.gaps
    assert not found.whole
    assert again.match.dump() == kept.match.dump()
    assert not again.history.inputs
    assert again.history.origin == again.match.dump()
    next_keeper = keeper(store, history=again.history, found=found)
    later = Kept(again.match, next_keeper, 5)
    given = [later.play_one() for _ in range(8) if not later.match.over]
    later.keeper.close(later.match)
    last = store.load("game")
    assert last.whole
    assert not last.gaps
    assert loaded(store).match.dump() == later.match.dump()
    assert inputs_of(last.saved.inputs, Path()) == given
    assert last.saved.origin is not None
    from_origin = Match.load(later.match.rules, last.saved.origin)
    assert feed(from_origin, given) == len(given)
    assert from_origin.dump() == later.match.dump()


def test_a_damaged_newest_snapshot_is_made_good_by_the_one_before_and_the_journals(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = kept_in_generations(store, monkeypatch)
    newest, before, _ = sorted(store.path("game").glob("*.snapshot"), reverse=True)
    newest.write_bytes(newest.read_bytes()[:-3])
    assert loaded(store).match.dump() == kept.match.dump()
    assert store.load("game").broken == [newest]
    (entry,) = store.entries()
    assert entry.error is None
    before.write_bytes(b"")
    found, again = store.load("game"), loaded(store)
    assert again.match.dump() == kept.match.dump()
    next_keeper = keeper(store, history=again.history, found=found)
    next_keeper.snapshot(again.match)
    next_keeper.close()
    assert newest.with_name(newest.name + ".broken").read_bytes() == newest.read_bytes()
    assert loaded(store).match.dump() == kept.match.dump()


def test_a_torn_end_of_a_journal_is_left_out_and_kept_aside(store: SaveStore) -> None:
    kept = Kept(toy_match(1), keeper(store))
    for _ in range(4):
        kept.play_one()
    kept.keeper.close()
    (journal,) = store.path("game").glob("*.journal")
    content = journal.read_bytes()
    journal.write_bytes(content[:-2])
    journal.with_suffix(".about").unlink()  # a loss of power may take it; it says that the fourth was safe
    found, again = store.load("game"), loaded(store)
    assert len(found.tail) == 3
    next_keeper = keeper(store, history=again.history, found=found)
    next_keeper.snapshot(again.match)
    next_keeper.close()
    (torn,) = store.path("game").glob("*.torn")
    assert content[:-2].endswith(torn.read_bytes())
    assert loaded(store).match.dump() == again.match.dump()


def test_a_match_of_an_older_program_is_kept_aside_before_it_goes_on(store: SaveStore) -> None:
    kept = Kept(toy_match(1), keeper(store))
    kept.play_one()
    kept.keeper.close()
    before = {path.name: path.read_bytes() for path in store.path("game").iterdir()}
    again = loaded(store)
    next_keeper = keeper(store, history=again.history, found=store.load("game"), backup=True)
    next_keeper.snapshot(again.match)
    next_keeper.close()
    for name in ("000001.snapshot", "000001.journal"):
        assert (store.path("game") / f"{name}.bak").read_bytes() == before[name]


def test_a_beginning_leaves_alone_what_another_has_written(store: SaveStore) -> None:
    """Where locks don't work, such as on some shared folders, two may write at once."""
    kept = Kept(toy_match(1), keeper(store))
    for _ in range(3):
        kept.play_one()
    kept.keeper.close()
    before = {path: path.read_bytes() for path in store.path("game").iterdir()}
    other = Generations(store.disk, store.path("game"))
    with pytest.raises(FileExistsError):
        other.begin(Snapshot(sample.summary(), sample.saved()), [])
    assert {path: path.read_bytes() for path in store.path("game").iterdir()} == before


def test_a_snapshot_that_the_disk_cannot_read_is_made_good_too(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = kept_in_generations(store, monkeypatch)
    newest, real = max(store.path("game").glob("*.snapshot")), store.disk.read

    def read(path: Path, limit: int) -> bytes:
        if path == newest:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return real(path, limit)

    monkeypatch.setattr(store.disk, "read", read)
    found, again = store.load("game"), loaded(store)
    assert found.broken == [newest]
    assert again.match.dump() == kept.match.dump()
    next_keeper = keeper(store, history=again.history, found=found)
    next_keeper.snapshot(again.match)
    next_keeper.close()
    assert loaded(store).match.dump() == kept.match.dump()
