"""The folder of saved matches."""

import errno
import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from saves import SaveStore
from saves.disk import PAUSES, Disk, File
from saves.errors import (
    DamagedSave,
    FolderError,
    ForeignSave,
    LockedSave,
    MissingSave,
    ReadError,
    WriteError,
)
from saves.format import pack, packed
from saves.migrations import SCHEMA
from saves.names import file_name_of, is_plain_name
from saves.paths import data_dir
from saves.store import AUTOSAVES
from tests.saves.sample import put, put_autosave, saved, summary


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))


def test_by_default_it_lies_in_the_data_folder() -> None:
    assert SaveStore().folder == data_dir() / "saves"


def test_without_a_folder_the_list_is_empty_and_nothing_is_made(store: SaveStore) -> None:
    assert store.entries() == []
    assert store.trash.entries() == []
    assert store.newest_unfinished() is None
    assert not store.folder.exists()


def test_a_match_is_written_listed_loaded_and_thrown_away(store: SaveStore) -> None:
    save_id = put(store, "one", 1_000, title="一")
    (entry,) = store.entries()
    assert (entry.id, entry.summary, entry.error) == (save_id, summary(title="一"), None)
    assert entry.is_named
    assert entry.is_current
    assert store.load(save_id).saved == saved()
    store.trash.throw_away(save_id)
    assert store.entries() == []
    assert left_in(store.folder) == []
    with pytest.raises(MissingSave):
        store.load(save_id)
    with pytest.raises(MissingSave):
        store.trash.throw_away(save_id)


def test_ids_are_new_and_name_the_time(tmp_path: Path) -> None:
    store = SaveStore(tmp_path, clock=lambda: 86400.0 * 365)
    ids = {store.new_id() for _ in range(20)}
    assert len(ids) > 1
    assert all(made.startswith("197") for made in ids)


BAD_NAMES = [
    "",
    "..",
    "../x",
    "a/b",
    ".a",
    "nul\0",
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_an_id_cannot_lead_out_of_the_folder(store: SaveStore, name: str) -> None:
    for use in (store.load, store.trash.throw_away, store.lock, store.trash.restore):
        with pytest.raises(MissingSave):
            use(name)


TITLES = [
    "存檔",
    "Игра с друзьями",
    'a/b\\c:d*e?f"g<h>i|j',
    "CON",
    "nul.txt",
    "com1",
    "...",
    "-rf",
    "",
    " ",
    "\u202eevil",
    "tab\tnew\nline",
    "e\u0301",
    "鬼" * 200,
    "👻" * 60,
    "trailing. . ",
    "\udcff\ud800",
]


@pytest.mark.parametrize("title", TITLES)
def test_any_title_gives_a_file_that_every_system_takes(store: SaveStore, title: str) -> None:
    name = file_name_of(title)
    assert is_plain_name(name)
    assert len(name.encode()) <= 125
    assert name == name.rstrip(". ")
    assert name.partition(".")[0].lower() not in ("con", "nul", "com1")
    assert store.id_for(title) == (f"{name}.guixi", False)
    put(store, name, 1_000, title=title if title and title.isprintable() else "other")
    assert store.load(f"{name}.guixi").read.summary.title


def test_two_threads_that_save_at_once_write_two_files(tmp_path: Path) -> None:
    both_have_looked = threading.Barrier(2)

    class Slow(Disk):
        def create(self, path: Path) -> File:
            with suppress(threading.BrokenBarrierError):
                both_have_looked.wait(0.3)
            return super().create(path)

    store = SaveStore(tmp_path, disk=Slow())
    titles = ("a/b", "a?b")
    savers = [threading.Thread(target=store.save_named, args=(summary(title=title), saved(), "")) for title in titles]
    for saver in savers:
        saver.start()
    for saver in savers:
        saver.join()
    assert sorted(entry.summary.title for entry in store.entries() if entry.summary) == sorted(titles)


def test_titles_that_would_share_a_file_get_two(store: SaveStore) -> None:
    first, _ = store.id_for("a/b")
    store.save_named(summary(title="a/b"), saved(), "")
    assert store.id_for("a/b") == (first, True)
    second, taken = store.id_for("A?B")
    assert not taken
    assert second.casefold() != first.casefold()
    store.save_named(summary(title="A?B"), saved(), "")
    assert store.id_for("A?B") == (second, True)
    assert store.id_for("a/b") == (first, True)
    assert len(store.entries()) == 2


@pytest.mark.parametrize("folder", ["my games", "存檔 資料夾", "Сохранения", "a'b & c;d"])
def test_any_folder_will_do(tmp_path: Path, folder: str) -> None:
    store = SaveStore(tmp_path / folder / "saves")
    put(store, "game", 1_000, title="x")
    assert store.load("game.guixi").saved == saved()
    store.trash.throw_away("game.guixi")
    (thrown,) = store.trash.entries()
    store.trash.restore(thrown.name)
    assert len(store.entries()) == 1


@pytest.mark.parametrize("name", ["my copy", "存檔", "game (2)", "a.b", "20260101-120000-ab12 - Kopie", "鬼" * 60])
def test_files_named_by_hand_are_matches_too(store: SaveStore, name: str) -> None:
    put(store, "made", 1_000)
    store.path("made.guixi").rename(store.folder / f"{name}.guixi")
    (entry,) = store.entries()
    assert (entry.id, entry.summary) == (f"{name}.guixi", summary())
    store.lock(entry.id).release()
    assert store.load(entry.id).saved == saved()
    store.trash.throw_away(entry.id)
    assert left_in(store.folder) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among files here")
def test_a_pipe_is_not_waited_for(store: SaveStore) -> None:
    put(store, "good", 1_000)
    os.mkfifo(store.path("pipe.guixi"))
    errors = {entry.id: type(entry.error) for entry in store.entries()}
    assert errors == {"good.guixi": type(None), "pipe.guixi": ForeignSave}
    with pytest.raises(ForeignSave):
        store.load("pipe.guixi")


def test_the_newest_comes_first_and_finished_ones_are_not_continued(store: SaveStore) -> None:
    put(store, "old", 1_000)
    put(store, "newest", 3_000, over=True)
    put(store, "middle", 2_000)
    assert [entry.id for entry in store.entries()] == ["newest.guixi", "middle.guixi", "old.guixi"]
    newest = store.newest_unfinished()
    assert newest is not None
    assert newest.id == "middle.guixi"


def test_files_that_cannot_be_used_are_listed_with_the_reason_and_left_as_they_are(store: SaveStore) -> None:
    put(store, "good", 1_000)
    whole = store.path("good.guixi").read_bytes()
    broken = {"cut": whole[:-5], "text": b"hello", "empty": b"", "changed": whole[:-1] + b"\xff"}
    for name, content in broken.items():
        store.path(f"{name}.guixi").write_bytes(content)
    store.path("folder.guixi").mkdir()
    store.path("not a match").mkdir()
    (store.folder / "notes.txt").write_text("not ours")
    errors = {entry.id: type(entry.error) for entry in store.entries()}
    assert errors == {
        "good.guixi": type(None),
        "cut.guixi": DamagedSave,
        "text.guixi": ForeignSave,
        "empty.guixi": ForeignSave,
        "changed.guixi": DamagedSave,
        "folder.guixi": ReadError,
    }
    for name, content in broken.items():
        with pytest.raises((DamagedSave, ForeignSave)):
            store.load(f"{name}.guixi")
        assert store.path(f"{name}.guixi").read_bytes() == content
    newest = store.newest_unfinished()
    assert newest is not None
    assert newest.id == "good.guixi"
    store.trash.throw_away("cut.guixi")
    assert not store.path("cut.guixi").exists()


def test_a_failed_writing_leaves_the_old_match(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    save_id = put(store, "game", 1_000, title="game")
    before = store.path(save_id).read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("saves.disk.sync_file", full)
    with pytest.raises(WriteError) as caught:
        store.save_named(summary(over=True, title="game"), saved(), "")
    assert caught.value.details == {"path": str(store.path(save_id)), "reason": "ENOSPC"}
    assert store.path(save_id).read_bytes() == before
    assert [path.name for path in store.folder.iterdir()] == [save_id]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = SaveStore(tmp_path / "file" / "saves")
    with pytest.raises(FolderError):
        store.save_named(summary(title="game"), saved(), "")
    with pytest.raises(FolderError):
        store.lock("game")
    with pytest.raises(FolderError):
        store.entries()


def test_only_the_oldest_matches_without_a_name_are_too_many(store: SaveStore) -> None:
    ids = [put_autosave(store, number, 1_000 + number) for number in range(AUTOSAVES + 5)]
    for number in range(AUTOSAVES):
        put(store, f"named {number:02}", 500 + number, title=f"named {number}")
    broken = store.path("20260101-000000-0000")
    broken.mkdir()
    (broken / "000001.snapshot").write_bytes(b"")
    os.utime(broken / "000001.snapshot", (1, 1))
    assert store.surplus([ids[3]]) == [ids[number] for number in (5, 4, 2, 1, 0)]


def test_what_a_program_left_half_written_is_swept_away(store: SaveStore, tmp_path: Path) -> None:
    put(store, "game", 1_000)
    (store.folder / "match").mkdir()
    old, deep = store.folder / ".ab12.unfinished", store.folder / "match" / ".cd34.unfinished"
    fresh, other = store.folder / ".ef56.unfinished", store.folder / "unfinished"
    for path in (old, deep, fresh, other):
        path.write_bytes(b"")
    for path in (old, deep, other):
        os.utime(path, (1, 1))
    store.sweep()
    assert [path.exists() for path in (old, deep, fresh, other)] == [False, False, True, True]


def test_locks_of_matches_that_nobody_plays_any_more_are_swept_away(store: SaveStore) -> None:
    script = (
        "import os, signal, sys; from pathlib import Path; from saves import SaveStore\n"
        "store = SaveStore(Path(sys.argv[1])); window, lock = store.claim(), store.lock('killed')\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", script, str(store.folder)], check=False)
    assert store.lock_path("killed").exists()
    claim, playing = store.claim(), store.lock("played")
    assert claim is not None
    other = store.folder / ".not ours"
    other.write_bytes(b"")
    store.sweep()
    assert not store.lock_path("killed").exists()
    assert store.lock_path("played").exists()
    assert other.exists()
    second = SaveStore(store.folder)
    assert second.claim() is None, "the window's own lock is in its place"
    with pytest.raises(LockedSave):
        SaveStore(store.folder).lock("played")
    playing.release()
    claim.release()


class TestTakingIn:
    """A file from elsewhere comes among the saved matches."""

    def test_it_gets_a_name_of_its_own(self, store: SaveStore, tmp_path: Path) -> None:
        put(store, "game", 1_000, title="game")
        outside = tmp_path / "outside.guixi"
        outside.write_bytes(store.path("game.guixi").read_bytes())
        assert store.take_in(outside) == "game"
        assert sorted(entry.id for entry in store.entries()) == ["game (2).guixi", "game.guixi"]
        assert outside.exists()

    @pytest.mark.parametrize("part", ["match", "setup", "facts"])
    def test_one_whose_match_makes_no_sense_stays_outside(self, store: SaveStore, tmp_path: Path, part: str) -> None:
        """Its summary alone says nothing against it."""
        put(store, "good", 1_000)
        outside = tmp_path / "outside.guixi"
        body = msgspec.msgpack.decode(packed(saved()))
        body[part] = "nothing of the kind"
        outside.write_bytes(pack("match", SCHEMA, packed(summary(title="x")), packed(body)))
        with pytest.raises(DamagedSave) as caught:
            store.take_in(outside)
        assert caught.value.details["path"] == str(outside)
        assert [entry.id for entry in store.entries()] == ["good.guixi"]

    def test_what_is_no_match_stays_outside(self, store: SaveStore, tmp_path: Path) -> None:
        (tmp_path / "photo.jpg").write_bytes(b"JFIF")
        with pytest.raises(ForeignSave):
            store.take_in(tmp_path / "photo.jpg")
        with pytest.raises(ReadError):
            store.take_in(tmp_path / "nothing")
        assert store.entries() == []


def test_a_folder_that_may_not_be_written_to_is_named(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    put(store, "game", 1_000)
    real = os.open

    def read_only(path: Path, flags: int, *rest: int) -> int:
        if flags & os.O_CREAT:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return real(path, flags, *rest)

    monkeypatch.setattr(os, "open", read_only)
    with pytest.raises(FolderError) as caught:
        store.lock("game")
    assert caught.value.details == {"path": str(store.folder), "reason": "EACCES"}
    with pytest.raises(WriteError):
        store.save_named(summary(title="other"), saved(), "")
    assert store.claim() is None
    assert not store.read_only, "nobody else has it: each attempt says what is wrong"
    assert store.load("game.guixi").saved == saved()


class TestHeldFiles:
    """A file that something else holds for a moment."""

    def held(self, monkeypatch: pytest.MonkeyPatch, times: int) -> list[float]:
        real, left = os.replace, [times]

        def replace(old: Path, new: Path) -> None:
            if left[0]:
                left[0] -= 1
                raise PermissionError(errno.EACCES, "Access is denied")
            real(old, new)

        monkeypatch.setattr(os, "replace", replace)
        return []

    def test_it_is_tried_again_until_it_is_let_go(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        rests: list[float] = []
        store = SaveStore(tmp_path, disk=Disk(patient=True, rest=rests.append))
        self.held(monkeypatch, 3)
        put(store, "game", 1_000)
        assert rests == list(PAUSES[:3])
        assert store.load("game.guixi").saved == saved()

    def test_not_for_ever(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        rests: list[float] = []
        store = SaveStore(tmp_path, disk=Disk(patient=True, rest=rests.append))
        self.held(monkeypatch, 99)
        with pytest.raises(WriteError):
            put(store, "game", 1_000)
        assert rests == list(PAUSES)
        assert list(tmp_path.iterdir()) == []

    def test_what_fails_for_another_reason_fails_at_once(self, tmp_path: Path) -> None:
        rests: list[float] = []
        disk = Disk(patient=True, rest=rests.append)
        with pytest.raises(FileNotFoundError):
            disk.read(tmp_path / "nothing", 10)
        with pytest.raises(FileNotFoundError):
            disk.replace(tmp_path / "nothing", tmp_path / "other")
        assert rests == []
