"""What is thrown away can be had back for thirty days, whatever the clock does meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import SaveStore
from saves.disk import Disk
from saves.errors import MissingSave, NameTaken
from saves.names import LONGEST_NAME
from saves.replay_store import FAVOURITES, ReplayStore
from saves.trash import DAY, FOLDER
from saves.trash_days import LEDGER, MOST_BETWEEN
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


class Days:
    """A store whose clock stands where a test sets it, and that is tidied as each start does."""

    def __init__(self, folder: Path) -> None:
        self.now = 20_000 * DAY + 1_000.0
        self.store = SaveStore(folder, clock=lambda: self.now)

    def throw_away(self, name: str) -> None:
        put(self.store, name, 1_000)
        self.store.trash.throw_away(f"{name}.guixi")

    def start(self, *days: float) -> None:
        """Let so many days pass before each of some starts."""
        for passed in days:
            self.now += passed * DAY
            self.store.trash.empty_old()

    def thrown(self) -> list[str]:
        return sorted(thrown.entry.id for thrown in self.store.trash.entries())


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days(tmp_path)


@pytest.mark.parametrize("starts", [[1] * 15, [5, 5, 5], [7, 7, 1]])
def test_after_thirty_days_it_is_gone(days: Days, starts: list[float]) -> None:
    for name in ("old", "new"):
        days.throw_away(name)
        days.store.path(f"{name} folder").mkdir()
        (days.store.path(f"{name} folder") / "000001.snapshot").write_bytes(b"")
        days.store.trash.throw_away(f"{name} folder")
        days.start(*starts[:-1])
        if name == "new":
            assert len(days.thrown()) == 4
        days.start(starts[-1])
    assert days.thrown() == ["new folder", "new.guixi"]
    days.store.trash.restore(days.store.trash.entries()[0].name)


def test_of_a_long_absence_a_week_counts(days: Days) -> None:
    days.throw_away("game")
    days.start(100, 100, 100, 100)
    assert days.thrown() == ["game.guixi"]
    days.start(100)
    assert days.thrown() == []


@pytest.mark.parametrize("jump", [-400, 400])
def test_a_clock_that_jumps_makes_nothing_old(days: Days, jump: float) -> None:
    days.throw_away("before")
    days.start(0, *[1] * 15)
    days.now += jump * DAY
    days.throw_away("meanwhile")
    days.start(0)
    days.now -= jump * DAY
    days.start(0, *[1] * 7)
    assert days.thrown() == ["before.guixi", "meanwhile.guixi"]


def test_a_clock_that_jumps_at_every_start_makes_nothing_old(days: Days) -> None:
    days.throw_away("game")
    days.start(*[0] * 40)
    for _ in range(40):  # it begins anew with the machine and is set right a little later
        days.start(-400, 400)
    assert days.thrown() == ["game.guixi"]


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b'{"x": 3}', b'{"x": [1, "a"]}'])
def test_where_the_notes_are_damaged_nothing_goes_and_they_begin_anew(days: Days, content: bytes) -> None:
    days.throw_away("game")
    days.start(*[1] * 29)
    (days.store.folder / FOLDER / LEDGER).write_bytes(content)
    days.start(0, *[1] * (29 - MOST_BETWEEN))
    assert days.thrown() == ["game.guixi"]
    days.start(1)
    assert days.thrown() == []


def test_where_the_notes_cannot_be_read_nothing_goes(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    days.throw_away("game")
    days.start(*[1] * 29)

    def refuse(disk: Disk, path: Path, limit: int) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(Disk, "read", refuse)
        days.start(1)
    assert len(days.store.trash.entries()) == 1
    days.start(0)
    assert days.store.trash.entries() == []


def test_where_the_notes_cannot_be_written_what_is_old_goes_all_the_same(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    days.throw_away("game")
    days.start(*[1] * 29)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("saves.disk.sync_file", full)
    days.start(1)
    assert days.thrown() == []


def test_the_trash_of_favourites_has_notes_of_its_own(tmp_path: Path) -> None:
    now = 20_000 * DAY
    store = ReplayStore(tmp_path, clock=lambda: now)
    for folder in ("", FAVOURITES):
        path = tmp_path / folder / FOLDER / f"{now:.0f}-x.guixi-replay"
        path.parent.mkdir(parents=True)
        path.write_bytes(b"x")
    for _ in range(30):
        store.trash.empty_old()
        now += DAY
    assert len(store.trash.entries()) == 2
    store.trash.empty_old()
    assert store.trash.entries() == []
