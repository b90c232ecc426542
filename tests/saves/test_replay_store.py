"""The folder of replays: kept apart, rotated, favourites safe, files that can't be used listed with the others."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from core.kernel import Setup
from saves import replay_store
from saves.disk import Disk
from saves.errors import DamagedSave, FolderError, LockedFolder, MissingSave, NameTaken, ReadError, WriteError
from saves.replay_film import make_replay
from saves.replay_format import pack_replay
from saves.replay_model import Replay
from saves.replay_store import ReplayStore, read_replay, write_replay
from tests.saves.replays import recording

SETUP = Setup("peak", "three", 3, {}, 8)


@pytest.fixture(scope="module")
def replay() -> Replay:
    return make_replay(recording(SETUP, answers=40))


class Time:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> ReplayStore:
    return ReplayStore(tmp_path / "вечер 重播", clock=Time())


def aged(path: Path, seconds: float) -> Path:
    os.utime(path, (seconds, seconds))
    return path


def test_what_is_added_is_listed_and_read(store: ReplayStore, replay: Replay) -> None:
    assert store.entries() == []
    first, second = store.add(replay), store.add(replay)
    assert first != second, "two in one second"
    assert {entry.path for entry in store.entries()} == {first, second}
    assert all(entry.summary == replay.summary and not entry.favourite for entry in store.entries())
    assert read_replay(first) == replay


def test_a_seats_replay_says_so_in_its_name(store: ReplayStore) -> None:
    path = store.keep(make_replay(recording(SETUP, answers=40, person=1), seat=1)).path
    assert path.name.endswith("-peak-three-3-seat2.guixi-replay")
    assert store.entries()[0].favourite


def test_rotation_keeps_favourites_and_what_is_not_ours(
    store: ReplayStore, replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_store, "MOST_KEPT", 3)
    old = [aged(store.add(replay), 1000.0 + number) for number in range(3)]
    favourite = store.set_favourite(old[0], True)
    stranger = store.folder / "holiday.guixi-replay"
    stranger.write_bytes(b"not a replay")
    aged(stranger, 500.0)
    for _ in range(4):
        aged(store.add(replay), 2000.0)
    kept = {entry.path for entry in store.entries()}
    assert favourite in kept
    assert stranger in kept
    assert not kept & set(old[1:])
    assert len(kept) == 3 + 2


def test_a_favourite_that_becomes_an_ordinary_one_is_not_the_next_to_go(
    store: ReplayStore, replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_store, "MOST_KEPT", 3)
    favourite = aged(store.keep(replay).path, 500.0)
    others = [aged(store.add(replay), 1000.0 + number) for number in range(3)]
    path = store.set_favourite(favourite, False)
    store.add(replay)
    assert path.exists()
    assert [other.exists() for other in others] == [False, False, True]


def test_a_favourite_can_become_an_ordinary_one_again(store: ReplayStore, replay: Replay) -> None:
    path = store.add(replay)
    favourite = store.set_favourite(path, True)
    assert not path.exists()
    assert store.set_favourite(favourite, True) == favourite
    again = store.add(replay)
    assert again.name != favourite.name
    assert store.set_favourite(favourite, False) == path
    with pytest.raises(MissingSave):
        store.set_favourite(favourite, False)
    with pytest.raises(MissingSave):
        store.keep_file(favourite)


@pytest.mark.parametrize("was_favourite", [True, False])
def test_what_is_to_be_kept_for_good_is_kept_once(store: ReplayStore, replay: Replay, was_favourite: bool) -> None:
    path = store.keep(replay).path if was_favourite else store.add(replay)
    kept = store.keep(replay)
    assert [entry.path for entry in store.entries()] == [kept.path]
    assert kept.was_favourite is was_favourite is (kept.path == path)
    assert store.keep_file(kept.path) == (kept.path, True)
    other = store.keep(replay._replace(summary=replace(replay.summary, turn=replay.summary.turn + 1)))
    assert {entry.path for entry in store.entries()} == {kept.path, other.path}
    assert not other.was_favourite


def test_what_is_deleted_lies_in_the_trash_for_thirty_days(store: ReplayStore, replay: Replay) -> None:
    clock = store.clock
    assert isinstance(clock, Time)
    path = store.add(replay)
    store.trash.throw_away(path.name)
    assert store.entries() == []
    (trashed,) = (store.folder / ".trash").iterdir()
    assert read_replay(trashed) == replay
    for _ in range(30):
        store.add(replay)
        clock.now += 86_400
    assert trashed.exists()
    store.add(replay)
    assert not trashed.exists()
    with pytest.raises(MissingSave):
        store.trash.throw_away(path.name)


@pytest.mark.parametrize("favourite", [False, True])
def test_what_was_thrown_away_is_had_back_where_it_was(store: ReplayStore, replay: Replay, favourite: bool) -> None:
    path = store.keep(replay).path if favourite else store.add(replay)
    (before,) = store.entries()
    store.trash.throw_away(before.id)
    (thrown,) = store.trash.entries()
    assert (thrown.entry.id, thrown.deleted) == (before.id, store.clock())
    assert thrown.entry.favourite is favourite
    store.trash.restore(thrown.name)
    assert store.entries() == [before]
    assert read_replay(path) == replay
    assert store.trash.entries() == []


def test_it_does_not_come_back_over_another(store: ReplayStore, replay: Replay) -> None:
    path = store.add(replay)
    store.trash.throw_away(path.name)
    write_replay(path, replay)
    (thrown,) = store.trash.entries()
    with pytest.raises(NameTaken) as caught:
        store.trash.restore(thrown.name)
    assert caught.value.details["thing"] == "replay"
    path.unlink()
    store.trash.restore(thrown.name)
    for gone in (
        "7-gone.guixi-replay",
        "favourites/7-x.guixi-replay",
        "elsewhere/7-x.guixi-replay",
        "../7-x.guixi-replay",
        "7-",
    ):
        with pytest.raises(MissingSave):
            store.trash.restore(gone)


def test_what_earlier_programs_threw_away_is_had_back_too(store: ReplayStore, replay: Replay) -> None:
    """They put four letters before the name."""
    path = store.add(replay)
    trash = store.folder / ".trash"
    trash.mkdir()
    path.rename(trash / f"1699999999-ab12-{path.name}")
    (thrown,) = store.trash.entries()
    assert (thrown.deleted, thrown.entry.summary) == (1_699_999_999.0, replay.summary)
    store.trash.restore(thrown.name)
    assert [entry.summary for entry in store.entries()] == [replay.summary]


def test_damaged_files_are_listed_with_their_error(store: ReplayStore, replay: Replay) -> None:
    good = store.add(replay)
    bad = store.folder / "bad.guixi-replay"
    bad.write_bytes(pack_replay(replay)[:-5])
    (store.folder / "note.txt").write_text("mine")
    (store.folder / "folder.guixi-replay").mkdir()
    entries = {entry.path.name: entry for entry in store.entries()}
    assert set(entries) == {good.name, "bad.guixi-replay", "folder.guixi-replay"}
    assert isinstance(entries["bad.guixi-replay"].error, DamagedSave)
    assert isinstance(entries["folder.guixi-replay"].error, ReadError)
    assert entries[good.name].error is None


def test_a_missing_file_and_an_unwritable_place_are_said_by_name(tmp_path: Path, replay: Replay) -> None:
    with pytest.raises(MissingSave):
        read_replay(tmp_path / "none.guixi-replay")
    with pytest.raises(WriteError):
        write_replay(tmp_path / "no such folder" / "x.guixi-replay", replay)
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(FolderError):
        ReplayStore(blocked / "replays").add(replay)


class UnlistedFavourites(Disk):
    """A disk that lets no folder of favourites be listed."""

    def names(self, folder: Path) -> list[str]:
        if folder.name == "favourites":
            raise PermissionError(13, "Permission denied")
        return super().names(folder)


def test_what_was_written_is_there_though_the_folder_can_not_be_tidied(tmp_path: Path, replay: Replay) -> None:
    store = ReplayStore(tmp_path / "replays", disk=UnlistedFavourites())
    with pytest.raises(FolderError):
        store.entries()
    assert read_replay(store.add(replay)) == replay


def test_nothing_is_changed_in_a_folder_that_another_window_has(store: ReplayStore, replay: Replay) -> None:
    path = store.add(replay)
    before = sorted(store.folder.rglob("*"))
    store.read_only = True
    for change in (
        lambda: store.add(replay),
        lambda: store.set_favourite(path, True),
        lambda: store.trash.throw_away(path.name),
    ):
        with pytest.raises(LockedFolder):
            change()
    assert sorted(store.folder.rglob("*")) == before
    assert store.entries()[0].path == path


class Synced(Disk):
    """Notes which folders are synced."""

    def __init__(self) -> None:
        super().__init__()
        self.folders: set[Path] = set()

    def sync_folder(self, folder: Path) -> None:
        self.folders.add(folder)
        super().sync_folder(folder)


def test_what_was_moved_stays_there_after_a_loss_of_power(tmp_path: Path, replay: Replay) -> None:
    disk = Synced()
    store = ReplayStore(tmp_path / "replays", disk=disk)
    path = store.add(replay)
    changes: list[tuple[Callable[[], object], str]] = [
        (lambda: store.set_favourite(path, True), "favourites"),
        (lambda: store.trash.throw_away(f"favourites/{path.name}"), "favourites/.trash"),
    ]
    for change, folder in changes:
        (store.folder / folder).mkdir()
        disk.folders.clear()
        change()
        assert store.folder / folder in disk.folders
        assert disk.folders - {store.folder / folder}
