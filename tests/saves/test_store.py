"""The folder of saved matches."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves import SaveStore
from saves.errors import DamagedSave, FolderError, ForeignSave, LockedSave, MissingSave, ReadError, WriteError
from saves.paths import data_dir
from tests.saves.sample import saved, summary


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def put(store: SaveStore, save_id: str, modified: int, *, over: bool = False) -> None:
    store.write(save_id, summary(over=over), saved())
    os.utime(store.path(save_id), (modified, modified))


def test_by_default_it_lies_in_the_data_folder() -> None:
    assert SaveStore().folder == data_dir() / "saves"


def test_without_a_folder_the_list_is_empty_and_nothing_is_made(store: SaveStore) -> None:
    assert store.entries() == []
    assert store.newest_unfinished() is None
    assert not store.folder.exists()


def test_a_match_is_written_listed_loaded_and_deleted(store: SaveStore) -> None:
    save_id = store.new_id()
    store.write(save_id, summary(), saved())
    (entry,) = store.entries()
    assert (entry.id, entry.summary, entry.error) == (save_id, summary(), None)
    assert store.load(save_id) == saved()
    store.delete(save_id)
    assert store.entries() == []
    assert list(store.folder.iterdir()) == []
    with pytest.raises(MissingSave):
        store.load(save_id)
    with pytest.raises(MissingSave):
        store.delete(save_id)


def test_ids_are_new_and_name_the_time(tmp_path: Path) -> None:
    store = SaveStore(tmp_path, clock=lambda: 86400.0 * 365)
    ids = {store.new_id() for _ in range(20)}
    assert len(ids) > 1
    assert all(made.startswith("197") for made in ids)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "..",
        "../x",
        "a/b",
        "a\\b",
        "c:b",
        ".a",
        " ",
        "a\n",
        "x" * 201,
        "鬼" * 67,
        "nul\0",
        "-a",
        "a\u200b",
        "\udcff",
    ],
)
def test_an_id_cannot_lead_out_of_the_folder(store: SaveStore, name: str) -> None:
    for use in (store.load, store.delete, store.lock):
        with pytest.raises(MissingSave):
            use(name)


@pytest.mark.parametrize("name", ["my copy", "存檔", "game (2)", "a.b", "20260101-120000-ab12 - Kopie", "鬼" * 66])
def test_files_named_by_hand_are_matches_too(store: SaveStore, name: str) -> None:
    put(store, "made", 1_000)
    store.path("made").rename(store.folder / f"{name}.guixi")
    (entry,) = store.entries()
    assert (entry.id, entry.summary) == (name, summary())
    lock = store.lock(name)
    store.write(name, summary(over=True), store.load(name))
    lock.release()
    store.delete(name)
    assert list(store.folder.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among files here")
def test_a_pipe_is_not_waited_for(store: SaveStore) -> None:
    put(store, "good", 1_000)
    os.mkfifo(store.path("pipe"))
    assert {entry.id: type(entry.error) for entry in store.entries()} == {"good": type(None), "pipe": ForeignSave}
    with pytest.raises(ForeignSave):
        store.load("pipe")


def test_the_newest_comes_first_and_finished_ones_are_not_continued(store: SaveStore) -> None:
    put(store, "old", 1_000)
    put(store, "newest", 3_000, over=True)
    put(store, "middle", 2_000)
    assert [entry.id for entry in store.entries()] == ["newest", "middle", "old"]
    newest = store.newest_unfinished()
    assert newest is not None
    assert newest.id == "middle"


def test_files_that_cannot_be_used_are_listed_with_the_reason_and_left_as_they_are(store: SaveStore) -> None:
    put(store, "good", 1_000)
    whole = store.path("good").read_bytes()
    broken = {"cut": whole[:-5], "text": b"hello", "empty": b"", "changed": whole[:-1] + b"\xff"}
    for name, content in broken.items():
        store.path(name).write_bytes(content)
    store.path("folder").mkdir()
    (store.folder / "notes.txt").write_text("not ours")
    errors = {entry.id: type(entry.error) for entry in store.entries()}
    assert errors == {
        "good": type(None),
        "cut": DamagedSave,
        "text": ForeignSave,
        "empty": ForeignSave,
        "changed": DamagedSave,
        "folder": ReadError,
    }
    for name, content in broken.items():
        with pytest.raises((DamagedSave, ForeignSave)):
            store.load(name)
        assert store.path(name).read_bytes() == content
    newest = store.newest_unfinished()
    assert newest is not None
    assert newest.id == "good"
    store.delete("cut")
    assert not store.path("cut").exists()


def test_a_failed_writing_leaves_the_old_match(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    put(store, "game", 1_000)
    before = store.path("game").read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WriteError) as caught:
        store.write("game", summary(over=True), saved())
    assert caught.value.details == {"path": str(store.path("game")), "reason": "No space left on device"}
    assert store.path("game").read_bytes() == before
    assert [path.name for path in store.folder.iterdir()] == ["game.guixi"]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = SaveStore(tmp_path / "file" / "saves")
    with pytest.raises(FolderError):
        store.write("game", summary(), saved())
    with pytest.raises(FolderError):
        store.lock("game")
    with pytest.raises(FolderError):
        store.entries()


class TestLock:
    def test_only_one_may_write_a_match(self, store: SaveStore) -> None:
        put(store, "game", 1_000)
        lock = store.lock("game")
        with pytest.raises(LockedSave):
            store.lock("game")
        with pytest.raises(LockedSave):
            store.delete("game")
        store.lock("other").release()
        lock.release()
        store.lock("game").release()
        store.delete("game")

    def test_another_program_is_kept_out_until_this_one_ends(self, store: SaveStore) -> None:
        script = (
            "import sys; from pathlib import Path; from saves import SaveStore\n"
            "lock = SaveStore(Path(sys.argv[1])).lock('game'); print('held', flush=True); sys.stdin.read()"
        )
        command = [sys.executable, "-c", script, str(store.folder)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
            assert other.stdout is not None
            assert other.stdout.readline() == b"held\n"
            with pytest.raises(LockedSave):
                store.lock("game")
            other.kill()
        store.lock("game").release()
