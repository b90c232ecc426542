"""One program at a time writes a match, and one window changes the folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from saves import SaveStore
from saves.errors import LockedFolder, LockedSave
from tests.saves.sample import put, saved, summary


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
