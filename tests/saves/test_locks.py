"""One program at a time writes a match, and one window changes the folder."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saves import SaveStore
from saves.errors import LockedFolder, LockedSave
from tests.kernel.toy import toy_match
from tests.saves.keeping import keeper
from tests.saves.sample import Kept, loaded, put, saved, summary


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def test_only_one_may_write_a_match(store: SaveStore) -> None:
    save_id = put(store, "game", 1_000)
    lock = store.lock(save_id)
    with pytest.raises(LockedSave):
        store.lock(save_id)
    with pytest.raises(LockedSave):
        store.trash.throw_away(save_id)
    store.lock("other").release()
    lock.release()
    store.lock(save_id).release()
    store.trash.throw_away(save_id)


@pytest.mark.parametrize("right", ["lock('game')", "claim()"])
def test_another_program_is_kept_out_until_this_one_ends(store: SaveStore, right: str) -> None:
    put(store, "named", 1_000, title="named")
    script = (
        "import sys; from pathlib import Path; from saves import SaveStore\n"
        f"lock = SaveStore(Path(sys.argv[1])).{right}; print('held', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", script, str(store.folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        if right == "claim()":
            only_look(store)
        else:
            with pytest.raises(LockedSave):
                store.lock("game")
        other.kill()
    store.read_only = False
    assert store.claim() is not None
    assert not store.read_only
    store.lock("game").release()


def only_look(store: SaveStore) -> None:
    assert store.claim() is None
    assert store.read_only
    assert store.load("named.guixi").saved == saved()
    assert len(store.entries()) == 1
    for change in (
        lambda: store.lock("game"),
        lambda: store.save_named(summary(title="x"), saved(), ""),
        lambda: store.trash.throw_away("named.guixi"),
        lambda: store.trash.restore("1-x"),
    ):
        with pytest.raises(LockedFolder):
            change()
    assert len(store.entries()) == 1


class TestTakenAway:
    """The file that is locked can be removed, or moved away with its folder."""

    @pytest.fixture
    def kept(self, store: SaveStore) -> Kept:
        kept = Kept(toy_match(1, turns=60), keeper(store))
        for _ in range(5):
            kept.play_one()
        kept.keeper.flush()
        return kept

    @pytest.mark.parametrize("what", ["lock", "folder"])
    def test_the_right_is_taken_anew_where_nobody_else_has_it(self, store: SaveStore, kept: Kept, what: str) -> None:
        if what == "lock":
            store.lock_path("game").unlink()
        else:
            shutil.move(store.folder, store.folder.with_name("away"))
        kept.play_one()
        kept.keeper.flush()
        assert kept.keeper.durable == kept.keeper.accepted
        with pytest.raises(LockedSave):
            store.lock("game")
        kept.keeper.close(kept.match)
        assert loaded(store).match.dump() == kept.match.dump()

    def test_nobody_writes_beside_another_who_has_it(self, store: SaveStore, kept: Kept) -> None:
        store.lock_path("game").unlink()
        other = store.lock("game")
        before = loaded(store).history.input_count
        kept.play_one()
        with pytest.raises(LockedSave):
            kept.keeper.flush()
        assert kept.keeper.durable == before < kept.keeper.accepted
        other.release()
        kept.keeper.flush()
        assert kept.keeper.durable == kept.keeper.accepted
        kept.keeper.close()

    def test_nor_behind_another_who_has_gone_on(self, store: SaveStore, kept: Kept) -> None:
        """What each has been promised is kept: this one's by the other, who has read it."""
        store.lock_path("game").unlink()
        again = loaded(store)
        found = store.load("game")
        other = Kept(again.match, keeper(store, history=again.history, found=found), seed=2)
        for _ in range(5):
            other.play_one()
        other.keeper.flush()
        for _ in range(3):
            kept.play_one()
            with pytest.raises(LockedSave):
                kept.keeper.flush()
        other.keeper.close(other.match)
        for _ in range(3):
            with pytest.raises(LockedSave):
                kept.keeper.flush()
        with pytest.raises(LockedSave):
            kept.keeper.close(kept.match)
        assert loaded(store).match.dump() == other.match.dump()
        store.lock("game").release()

    def test_a_lock_knows_whether_its_file_is_where_others_look_for_it(self, store: SaveStore) -> None:
        lock = store.lock("game")
        assert lock.is_held()
        path = store.lock_path("game")
        path.rename(path.with_name("aside"))
        assert not lock.is_held()
        path.write_bytes(b"")
        assert not lock.is_held()
        lock.take()
        assert lock.is_held()
        lock.release()
        assert not lock.is_held()
