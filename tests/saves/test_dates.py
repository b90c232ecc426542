"""What was used last comes first and stays, even where the clock has gone back; what rotation takes is the oldest."""

from __future__ import annotations

import os
import shutil
import threading
import time
from pathlib import Path

import pytest

from core.kernel import Setup
from saves import MatchKeeper, SaveStore, replay_store
from saves.dates import STEP, Dates
from saves.disk import Disk
from saves.replay_film import make_replay
from saves.replay_model import Replay
from saves.replay_store import ReplayStore
from saves.store import AUTOSAVES
from tests.kernel.toy import toy_match
from tests.saves.replays import recording
from tests.saves.sample import CONTROLLERS, SETUP, Kept, put, put_autosave

TOMORROW = float(int(time.time()) + 86_400)


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


@pytest.fixture(scope="module")
def replay() -> Replay:
    return make_replay(recording(Setup("peak", "three", 3, {}, 8), answers=20))


def dated(path: Path, seconds: float) -> Path:
    """Give a file, or all in a folder, a date as a clock that went wrong would have."""
    for each in [path, *path.glob("*")]:
        os.utime(each, (seconds, seconds))
    return path


def play(store: SaveStore, save_id: str, answers: int = 3) -> None:
    kept = Kept(toy_match(1, turns=30), MatchKeeper(store, save_id, SETUP, CONTROLLERS))
    for _ in range(answers):
        kept.play_one()
        kept.keeper.flush()
    kept.keeper.close()


def listed(store: SaveStore) -> list[str]:
    return [entry.id for entry in store.entries()]


class TestClockGoneBack:
    def test_the_match_just_played_comes_first(self, store: SaveStore) -> None:
        play(store, "old")
        dated(store.path("old"), TOMORROW)
        play(store, "played")
        assert listed(store) == ["played", "old"]
        play(store, "played after that")
        assert listed(store) == ["played after that", "played", "old"]

    def test_its_date_does_not_run_away_with_every_answer(self, store: SaveStore) -> None:
        put(store, "old", int(TOMORROW))
        play(store, "played", answers=15)
        first, second = store.entries()
        assert first.id == "played"
        assert first.modified == second.modified + STEP

    def test_two_written_at_the_same_time_by_two_threads_come_one_after_the_other(self, tmp_path: Path) -> None:
        paths = [tmp_path / name for name in ("one", "other")]
        for path in paths:
            path.touch()
        other = threading.Thread(target=lambda: dates.put_first(paths[1], "other"))

        class Slow(Disk):
            """The other comes while this one is still dated."""

            def date(self, path: Path, date: float) -> None:
                if path == paths[0]:
                    other.start()
                    other.join(10)
                super().date(path, date)

        dates = Dates(Slow())
        dates.learn(TOMORROW, "old")
        dates.put_first(paths[0], "one")
        assert not other.is_alive(), "nobody waits for another's disk"
        assert [path.stat().st_mtime for path in paths] == [TOMORROW + STEP, TOMORROW + 2 * STEP]

    def test_what_was_given_up_comes_behind_what_was_played_since(self, tmp_path: Path) -> None:
        paths = {name: tmp_path / name for name in ("given up", "played")}
        dates, turns = Dates(Disk()), dict[str, int]()
        for name in ("given up", "played"):
            turns[name] = dates.next_turn()
        for name, date in (("given up", 0), ("played", 10), ("given up", 20), ("played", 15)):
            paths[name].touch()
            dated(paths[name], int(TOMORROW) + date)
            dates.put_first(paths[name], name, turns[name])
        assert paths["given up"].stat().st_mtime == TOMORROW + 10 - STEP
        assert paths["played"].stat().st_mtime == TOMORROW + 15

    def test_what_is_found_since_has_no_turn_and_keeps_nobody_behind_it(self, tmp_path: Path) -> None:
        paths = {name: tmp_path / name for name in ("given up", "played")}
        dates = Dates(Disk())
        turns = {name: dates.next_turn() for name in paths}
        for path in paths.values():
            path.touch()
            dated(path, TOMORROW)
        dates.put_first(paths["played"], "played", turns["played"])
        dates.learn(TOMORROW + 20, "copied here")
        dates.put_first(paths["given up"], "given up", turns["given up"])
        assert paths["given up"].stat().st_mtime == TOMORROW + 20 + STEP

    def test_a_turn_that_never_came_to_write_keeps_nobody_back(self, tmp_path: Path) -> None:
        path = tmp_path / "played"
        path.touch()
        dates = Dates(Disk())
        turn = dates.next_turn()
        dates.next_turn()
        dates.learn(TOMORROW, "never written")
        dates.put_first(path, "played", turn)
        assert path.stat().st_mtime == TOMORROW + STEP

    def test_rotation_does_not_take_it(self, store: SaveStore) -> None:
        ids = [put_autosave(store, number, int(TOMORROW) + number * 5) for number in range(AUTOSAVES)]
        play(store, "20260101-000059-ab12")
        assert store.surplus(["next"]) == [ids[1], ids[0]]

    def test_the_match_goes_before_what_was_saved_of_it_at_once_and_as_it_goes_on(self, store: SaveStore) -> None:
        put(store, "old", int(TOMORROW))
        kept = Kept(toy_match(1, turns=30), MatchKeeper(store, "game", SETUP, CONTROLLERS))
        kept.play_one()
        kept.keeper.flush()
        kept.keeper.save_as("named", kept.match, lambda error: None)
        kept.keeper.flush()
        assert listed(store) == ["game", "named.guixi", "old.guixi"]
        kept.play_one()
        kept.keeper.flush()
        assert listed(store) == ["game", "named.guixi", "old.guixi"]
        kept.keeper.close()

    def test_a_new_replay_stays(self, tmp_path: Path, replay: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(replay_store, "MOST_KEPT", 3)
        store = ReplayStore(tmp_path)
        for _ in range(3):
            dated(store.add(replay), TOMORROW)
        first, second = store.add(replay), store.add(replay)
        assert [entry.path for entry in store.entries()][:2] == [second, first]


def test_in_ordinary_times_no_date_is_touched(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store.disk, "date", lambda path, date: pytest.fail("it has a date"))
    put(store, "old", 1_000)
    play(store, "played")
    assert listed(store) == ["played", "old.guixi"]


@pytest.mark.parametrize("date", [1e12, -1e9, float(2**40)])
def test_a_date_without_sense_counts_as_none(store: SaveStore, date: float) -> None:
    put(store, "good", 1_000)
    save_id = put(store, "odd", 1_000)
    os.utime(store.path(save_id), (date, date))
    entries = store.entries()
    assert [entry.id for entry in entries] == ["good.guixi", "odd.guixi"]
    assert entries[-1].modified == 0.0
    play(store, "played")
    assert listed(store)[0] == "played"
    assert store.entries()[0].modified < time.time() + 60


def test_a_date_that_cannot_be_set_loses_nothing(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, date: float) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(store.disk, "date", refuse)
    put(store, "old", int(TOMORROW))
    play(store, "played")
    assert set(listed(store)) == {"old.guixi", "played"}


class TestRotation:
    def test_with_a_match_that_has_just_begun_no_more_are_kept_than_promised(self, store: SaveStore) -> None:
        ids = [put_autosave(store, number, 1_000 + number) for number in range(AUTOSAVES)]
        assert store.surplus() == []
        assert store.surplus(["begun, and not written yet"]) == ids[:1]

    def test_what_was_put_into_the_folder_by_hand_neither_counts_nor_goes(self, store: SaveStore) -> None:
        ids = [put_autosave(store, number, 1_000 + number) for number in range(AUTOSAVES + 1)]
        for name in ("someone else's", "20260101-000000-abcd"):
            put(store, name, 1)
            put(store, f"{name} again", 9_000)
        shutil.copytree(store.path(ids[0]), store.path(f"{ids[0]} - Kopie"))
        snapshot = min(store.path(ids[0]).glob("*.snapshot"))
        shutil.copy(snapshot, store.folder / snapshot.name)
        shutil.copy(snapshot, store.folder / "snapshot.guixi")
        assert store.surplus() == ids[:1]
        assert store.surplus(ids[:1]) == ids[1:2]

    def test_what_was_had_back_is_not_the_next_to_go(self, store: SaveStore) -> None:
        name, *_ = [put_autosave(store, number, 1_000 + number) for number in range(AUTOSAVES + 1)]
        store.trash.throw_away(name)
        (thrown,) = store.trash.entries()
        store.trash.restore(thrown.name)
        assert listed(store)[-1] == name, "it has its place again"
        assert name not in store.surplus(["next"])
        put_autosave(store, AUTOSAVES + 1, 9_000)
        assert name not in store.surplus(["next"]), "nor is it later"
        assert len(store.surplus(["next"])) == 2, "of the others no more are kept than promised"

    def test_a_replay_that_was_had_back_is_not_the_next_to_go(
        self, tmp_path: Path, replay: Replay, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(replay_store, "MOST_KEPT", 3)
        store = ReplayStore(tmp_path)
        oldest = dated(store.add(replay), 1_000)
        for number in range(2):
            dated(store.add(replay), 2_000 + number)
        store.trash.throw_away(oldest.name)
        store.trash.restore(store.trash.entries()[0].name)
        store.add(replay)
        assert oldest.exists()


def test_two_of_one_name_thrown_away_in_one_second_are_both_had_back(tmp_path: Path) -> None:
    store = SaveStore(tmp_path, clock=lambda: 5_000.5)
    for over in (False, True):
        put(store, "game", 1_000, over=over, title="game")
        store.trash.throw_away("game.guixi")
    thrown = store.trash.entries()
    assert sorted(entry.entry.summary.over for entry in thrown if entry.entry.summary) == [False, True]
    assert len({entry.name for entry in thrown}) == 2
    for entry in thrown:
        store.trash.restore(entry.name)
        store.path("game.guixi").unlink()
    (tmp_path / ".trash" / "5000-gone.guixi").symlink_to("nowhere")
    put(store, "gone", 1_000)
    store.trash.throw_away("gone.guixi")
    assert (tmp_path / ".trash" / "5000-gone.guixi").is_symlink()


class TestSpellings:
    """One name, its accents in one character with the letter or in two."""

    ONE, TWO = "caf\u00e9", "cafe\u0301"

    def test_they_are_one_name(self, store: SaveStore) -> None:
        kept = Kept(toy_match(1, turns=30), MatchKeeper(store, "game", SETUP, CONTROLLERS))
        for title in (self.TWO, self.ONE, self.TWO):
            kept.keeper.save_as(title, kept.match, lambda error: None)
            kept.keeper.flush()
        kept.keeper.close()
        (named,) = [entry.summary for entry in store.entries() if entry.is_named]
        assert named is not None
        assert named.title == self.ONE
        assert store.id_for(self.TWO) == (f"{self.ONE}.guixi", True)

    def test_a_file_of_an_older_program_is_found_by_either(self, store: SaveStore) -> None:
        put(store, self.TWO, 1_000, title=self.TWO)
        assert store.id_for(self.ONE) == (f"{self.TWO}.guixi", True)
        assert store.id_for(self.TWO) == (f"{self.TWO}.guixi", True)
