"""A running match is kept saved without anybody waiting for the disk, which may be slow, full, or hang."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from saves import SaveStore
from saves.errors import LockedSave, SlowDisk, WriteError
from saves.format import inputs_of
from saves.generations import Generations
from saves.history import feed
from saves.writer import Writer
from tests.kernel.toy import toy_match
from tests.saves.keeping import BadDisk, disk, held, keeper, refuse, shaky, store, until
from tests.saves.sample import Kept, facts_of, loaded

__all__ = ["disk", "shaky", "store"]


def test_answers_are_taken_while_the_disk_works_and_one_sync_covers_all_that_wait(
    shaky: SaveStore, disk: BadDisk
) -> None:
    kept = Kept(toy_match(1, turns=60), keeper(shaky))
    kept.keeper.flush()
    before = disk.syncs
    with held(disk):
        kept.play_one()
        while not kept.keeper._writer._thread.is_alive() or kept.keeper._writer._queue:
            pass  # the thread has the first and waits for the disk
        for _ in range(20):
            kept.play_one()
        assert kept.keeper.durable == 0
        assert kept.keeper.accepted == 21
        with pytest.raises(SlowDisk):
            kept.keeper._writer.flush(0.01)
    kept.keeper.flush()
    assert kept.keeper.durable == 21
    assert disk.syncs - before == 2
    kept.keeper.close()
    assert loaded(shaky).match.dump() == kept.match.dump()


def test_nothing_accepted_is_lost_on_a_full_disk_that_gets_room_again(shaky: SaveStore, disk: BadDisk) -> None:
    kept = Kept(toy_match(1), keeper(shaky))
    for _ in range(3):
        kept.play_one()
    kept.keeper.flush()
    for _ in range(4):
        disk.full = True
        for _ in range(3):
            kept.play_one()
        with pytest.raises(WriteError) as caught:
            kept.keeper.flush()
        assert caught.value.details["reason"] == "ENOSPC"
        assert kept.keeper.error is caught.value
        durable = kept.keeper.durable
        assert durable < kept.keeper.accepted
        on_disk = loaded(shaky)
        assert on_disk.history.input_count == durable
        kept.keeper.snapshot(kept.match)
        disk.full = False
        kept.keeper.flush()
        assert kept.keeper.error is None
        assert kept.keeper.durable == kept.keeper.accepted
        assert loaded(shaky).match.dump() == kept.match.dump()
        assert len(facts_of(loaded(shaky))) == len(kept.match.facts())
    kept.keeper.close(kept.match)
    again = loaded(shaky)
    whole = toy_match(1)
    assert feed(whole, inputs_of(bytes(again.history.inputs), Path())) == kept.keeper.accepted
    assert whole.dump() == kept.match.dump()


def test_a_snapshot_that_fails_does_not_stop_the_journal(
    shaky: SaveStore, disk: BadDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept(toy_match(1), keeper(shaky))
    kept.keeper.flush()
    with monkeypatch.context() as patched:
        patched.setattr(disk, "replace", refuse)
        for _ in range(5):
            kept.play_one()
        kept.keeper.snapshot(kept.match)
        kept.play_one()
        with suppress(WriteError):  # the journal is written all the same
            kept.keeper.flush()
        with pytest.raises(WriteError):
            kept.keeper.flush()
        assert kept.keeper.durable == kept.keeper.accepted == 6
        assert loaded(shaky).match.dump() == kept.match.dump()
    kept.keeper.close(kept.match)
    assert loaded(shaky).match.dump() == kept.match.dump()


def test_a_snapshot_that_failed_is_made_as_soon_as_it_can_be(
    shaky: SaveStore, disk: BadDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its notes are nowhere else: an answer that the journal takes meanwhile is no reason to call all well."""
    kept = Kept(toy_match(1), keeper(shaky))
    kept.keeper.flush()
    with monkeypatch.context() as patched:
        patched.setattr(disk, "replace", refuse)
        kept.keeper.notes = {"written": "now"}
        kept.keeper.snapshot(kept.match)
        until(lambda: kept.keeper.error is not None)
        kept.play_one()
        until(lambda: kept.keeper.durable == 1)
        with suppress(WriteError):
            kept.keeper.flush()
        assert kept.keeper.error is not None, "the notes aren't safe"
    kept.play_one()
    until(lambda: kept.keeper.durable == 2 and kept.keeper.error is None)
    found = shaky.load("game")
    assert found.saved.notes == {"written": "now"}
    assert len(found.tail) == 2
    kept.keeper.close()


def test_it_tries_again_by_itself(shaky: SaveStore, disk: BadDisk) -> None:
    shaky.make_folder()
    disk.full = True
    writer = Writer(Generations(disk, shaky.path("game")), "game", retry=0.01)
    match = toy_match()
    kept = keeper(shaky)
    kept._writer.close()
    kept._writer = writer
    kept.snapshot(match)
    with pytest.raises(WriteError):
        writer.flush()
    disk.full = False
    for _ in range(1000):
        if writer.error is None:
            break
        threading.Event().wait(0.01)
    assert writer.error is None
    assert loaded(shaky).match.dump() == match.dump()
    kept.close()


def test_no_failure_leaves_anybody_waiting(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: Any) -> bytes:
        raise TypeError("can not serialize")

    monkeypatch.setattr("saves.generations.pack_match", fail)
    kept = keeper(store)
    kept.snapshot(toy_match())
    with pytest.raises(WriteError) as caught:
        kept.close()
    assert "can not serialize" in str(caught.value.__cause__)
    assert not kept._writer._thread.is_alive()
    keeper(store).close()


def test_a_disk_that_hangs_holds_nobody_for_long(shaky: SaveStore, disk: BadDisk) -> None:
    kept = Kept(toy_match(1), keeper(shaky))
    kept.keeper.flush()
    with held(disk):
        kept.play_one()
        began = time.monotonic()
        with pytest.raises(SlowDisk) as caught:
            kept.keeper.close(kept.match, patience=0.05)
        assert time.monotonic() - began < 4
        assert caught.value.details["path"] == str(shaky.path("game"))


def test_nobody_else_writes_the_match_while_the_disk_still_hangs_in_it(shaky: SaveStore, disk: BadDisk) -> None:
    """What the thread was writing is written when the disk wakes up, over whatever somebody else had written."""
    kept = Kept(toy_match(1), keeper(shaky))
    kept.keeper.flush()
    with held(disk):
        kept.play_one()
        with pytest.raises(SlowDisk):
            kept.keeper.close(kept.match, patience=0.05)
        found, again = shaky.load("game"), loaded(shaky)
        with pytest.raises(LockedSave):
            keeper(shaky, history=again.history, found=found)
    kept.keeper._writer._thread.join(20)
    found, again = shaky.load("game"), loaded(shaky)
    assert again.match.dump() == kept.match.dump()
    later = Kept(again.match, keeper(shaky, history=again.history, found=found), 9)
    for _ in range(6):
        later.play_one()
    later.keeper.close(later.match)
    assert loaded(shaky).match.dump() == later.match.dump()
