"""A running match is kept saved, without anybody waiting for the disk."""

import errno
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from core.kernel import MODERATOR, SPECTATOR, Match
from saves import Controller, Input, MatchKeeper, SaveStore
from saves import keeper as keeper_module
from saves.disk import Disk, File
from saves.errors import LockedSave, SlowDisk, WriteError
from saves.format import inputs_of
from saves.generations import Generations, Snapshot
from saves.history import feed
from saves.writer import Writer
from tests.kernel.play import at_the_votes, seen
from tests.kernel.toy import toy_match
from tests.saves import sample
from tests.saves.sample import CONTROLLERS, SETUP, Kept, facts_of, loaded


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def keeper(store: SaveStore, controllers: list[Controller] = CONTROLLERS, **rest: Any) -> MatchKeeper:
    return MatchKeeper(store, "game", SETUP, controllers, clock=lambda: 5000.0, **rest)


def files(store: SaveStore) -> list[str]:
    return sorted(path.name for path in store.path("game").iterdir())


def test_after_every_answer_the_folder_holds_the_match(store: SaveStore) -> None:
    kept = Kept(toy_match(1), keeper(store))
    while not kept.match.over:
        kept.play_one()
        kept.keeper.flush()
        assert kept.keeper.durable == kept.keeper.accepted
        copy = loaded(store)
        assert copy.match.dump() == kept.match.dump()
        assert seen(copy.match, 0)["view"] == seen(kept.match, 0)["view"]
        assert copy.dropped == 0
        assert not copy.changed
    kept.keeper.close(kept.match)
    (entry,) = store.entries()
    assert entry.summary is not None
    assert entry.summary.over
    assert (entry.summary.turn, entry.summary.names) == (6, ["我", "Bot 1", "Bot 2"])
    assert (entry.summary.created, entry.summary.updated, entry.summary.viewer) == (5000.0, 5000.0, 0)


@pytest.mark.parametrize("every", [1, 2, 3, 7, 50])
def test_the_whole_past_goes_on_through_any_number_of_snapshots_and_sittings(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", every)
    kept, given = Kept(toy_match(3), keeper(store), 3), list[Input]()
    for sitting in range(6):
        for _ in range(5):
            if not kept.match.over:
                given.append(kept.play_one())
        kept.keeper.close(kept.match if sitting % 2 else None)
        found, again = store.load("game"), loaded(store)
        whole = toy_match(3)
        assert feed(whole, inputs_of(bytes(again.history.inputs), Path())) == len(given)
        assert again.match.dump() == whole.dump() == kept.match.dump()
        assert [list(fact) for fact in facts_of(again)] == [list(map(plain, fact)) for fact in whole.facts()]
        assert again.history.input_count == len(given)
        kept.match = again.match
        kept.keeper = keeper(store, history=again.history, found=found, created=found.saved.created)
        kept.keeper.snapshot(kept.match)
    kept.keeper.close()
    assert store.load("game").saved.created == 5000.0
    snapshots = [name for name in files(store) if name.endswith("snapshot")]
    assert len(snapshots) == 3


def plain(part: Any) -> Any:
    return list(part) if isinstance(part, tuple) else part


def test_the_log_is_given_to_each_viewer_as_he_knew_it(store: SaveStore) -> None:
    match, kept = at_the_votes(), keeper(store)
    kept.snapshot(match)
    kept.close()
    facts = facts_of(loaded(store))
    for viewer in (0, 1, 2, SPECTATOR, MODERATOR):
        assert [fact.seen(viewer) for fact in facts] == match.events(viewer)
    assert match.events(0) != match.events(1)


def test_where_only_bots_play_nobody_is_the_viewer(store: SaveStore) -> None:
    bots = [Controller(f"Bot {seat}", "random") for seat in range(3)]
    kept = keeper(store, bots)
    kept.snapshot(at_the_votes())
    kept.close()
    assert store.load("game").saved.viewer == SPECTATOR


def test_the_folder_is_locked_while_the_match_is_played(store: SaveStore) -> None:
    kept = keeper(store)
    with pytest.raises(LockedSave):
        keeper(store)
    kept.close()
    keeper(store).close()


def test_an_answer_taken_back_is_taken_back_in_the_journal(store: SaveStore) -> None:
    kept = Kept(toy_match(), keeper(store))
    before = kept.match.dump()
    kept.answer(next(prompt for prompt in kept.match.pending() if prompt.seat == 0), (1,))
    kept.undo(0)
    kept.keeper.close()
    found = store.load("game")
    assert [given.picks for given in found.tail] == [(1,), None]
    assert loaded(store).match.dump() == before == kept.match.dump()


def test_notes_are_kept(store: SaveStore) -> None:
    kept = Kept(toy_match(), keeper(store))
    kept.keeper.notes = {"suspicions": [[1, "taiping"]]}
    kept.keeper.close(kept.match)
    assert store.load("game").saved.notes == {"suspicions": [[1, "taiping"]]}


def test_a_match_is_saved_under_a_name_with_all_its_past(store: SaveStore) -> None:
    kept, told = Kept(toy_match(2), keeper(store)), list[Any]()
    given = [kept.play_one() for _ in range(20)]
    save_id, taken = store.id_for("前夜: a/b?")
    assert not taken
    kept.keeper.save_as(save_id, "前夜: a/b?", kept.match, told.append)
    kept.keeper.close(kept.match)
    assert told == [None]
    entry = next(entry for entry in store.entries() if entry.is_named)
    assert entry.summary is not None
    assert entry.summary.title == "前夜: a/b?"
    assert store.id_for("前夜: a/b?") == (entry.id, True)
    again = loaded(store, entry.id)
    assert again.match.dump() == kept.match.dump()
    assert inputs_of(bytes(again.history.inputs), Path()) == given
    assert [list(fact) for fact in facts_of(again)] == [list(map(plain, fact)) for fact in kept.match.facts()]


class BadDisk(Disk):
    """Refuses to write while it is said to be full; counts what reaches it."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.syncs = 0
        self.gate = threading.Event()
        self.gate.set()

    def create(self, path: Path) -> File:
        self.refuse(path)
        disk, file = self, super().create(path)

        class Watched(File):
            def write(self, content: bytes) -> None:
                disk.refuse(path)
                file.write(content)

            def sync(self) -> None:
                assert disk.gate.wait(20)
                disk.refuse(path)
                disk.syncs += 1
                file.sync()

            def close(self) -> None:
                file.close()

        return Watched(-1)

    def refuse(self, path: Path) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))


@pytest.fixture
def disk() -> BadDisk:
    return BadDisk()


@pytest.fixture
def shaky(tmp_path: Path, disk: BadDisk) -> SaveStore:
    return SaveStore(tmp_path / "saves", disk=disk)


@contextmanager
def held(disk: BadDisk) -> Iterator[None]:
    disk.gate.clear()
    try:
        yield
    finally:
        disk.gate.set()


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
        assert caught.value.details["reason"] == os.strerror(errno.ENOSPC)
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


def until(there: Callable[[], bool]) -> None:
    """Wait for what another thread does."""
    limit = time.monotonic() + 20
    while not there():
        assert time.monotonic() < limit
        time.sleep(0.002)


def refuse(*paths: Path) -> None:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


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
    assert "can not serialize" in str(caught.value.details["reason"])
    assert not kept._writer._thread.is_alive()
    keeper(store).close()


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
    monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 6)
    kept = Kept(toy_match(5), keeper(store), 5)
    for _ in range(20):
        if not kept.match.over:
            kept.play_one()
            kept.keeper.flush()
    kept.keeper.close()
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
    monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 6)
    kept = Kept(toy_match(5), keeper(store), 5)
    for _ in range(20):
        if not kept.match.over:
            kept.play_one()
            kept.keeper.flush()
    kept.keeper.close()
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
