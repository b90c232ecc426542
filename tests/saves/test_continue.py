"""The match to continue is the one that was played last, whatever is put into the list without being played."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from saves import MatchKeeper, SaveStore
from saves.content import pack_match
from tests.kernel.toy import toy_match
from tests.saves.sample import CONTROLLERS, SETUP, Kept, put, saved, summary

NOW = float(int(time.time()))
RUNNING = "20260101-000000-ab12"


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def continued(store: SaveStore) -> str:
    entry = store.newest_unfinished()
    return entry.id if entry else ""


def listed(store: SaveStore) -> list[str]:
    return [entry.id for entry in store.entries()]


def play(store: SaveStore, save_id: str = RUNNING) -> Kept:
    kept = Kept(toy_match(1, turns=30), MatchKeeper(store, save_id, SETUP, CONTROLLERS))
    kept.play_one()
    kept.keeper.flush()
    return kept


def throw_away_and_restore(store: SaveStore, save_id: str) -> None:
    store.trash.throw_away(save_id)
    store.trash.restore(store.trash.entries()[0].name)


def outside(tmp_path: Path, updated: float) -> Path:
    path = tmp_path / "outside.guixi"
    path.write_bytes(pack_match(summary(updated=updated, title="outside"), saved()))
    return path


def save_as(kept: Kept, title: str) -> None:
    kept.keeper.save_as(title, kept.match, lambda error: None)
    kept.keeper.flush()


class TestHadBack:
    def test_a_named_match_keeps_its_place(self, store: SaveStore) -> None:
        put(store, "oldest", 1_000)
        put(store, "old", 2_000, title="old")
        play(store).keeper.close()
        before = [(entry.id, entry.modified) for entry in store.entries()]
        throw_away_and_restore(store, "old.guixi")
        assert [(entry.id, entry.modified) for entry in store.entries()] == before
        assert continued(store) == RUNNING

    def test_the_match_played_last_is_the_one_to_continue_again(self, store: SaveStore) -> None:
        put(store, "old", 2_000)
        play(store).keeper.close()
        store.trash.throw_away(RUNNING)
        assert continued(store) == "old.guixi"
        store.trash.restore(store.trash.entries()[0].name)
        assert continued(store) == RUNNING

    def test_a_match_that_goes_on_comes_before_one_of_a_clock_that_was_ahead(self, store: SaveStore) -> None:
        put(store, "ahead", int(NOW) + 86_400)
        store.trash.throw_away("ahead.guixi")
        kept = play(store)
        store.trash.restore(store.trash.entries()[0].name)
        kept.play_one()
        kept.keeper.close()
        assert continued(store) == RUNNING

    def test_it_can_be_had_back_twice_and_played_on(self, store: SaveStore) -> None:
        play(store).keeper.close()
        for _ in range(2):
            throw_away_and_restore(store, RUNNING)
        found = store.load(RUNNING)
        MatchKeeper(store, RUNNING, SETUP, CONTROLLERS, found=found).close()
        assert continued(store) == RUNNING


class TestTakenIn:
    def test_it_is_listed_by_when_it_was_played(self, store: SaveStore, tmp_path: Path) -> None:
        put(store, "older", 1_000)
        play(store).keeper.close()
        store.take_in(outside(tmp_path, 2_000.0))
        assert listed(store) == [RUNNING, "outside.guixi", "older.guixi"]

    @pytest.mark.parametrize("updated", [NOW + 5, NOW + 1e6, 1e300], ids=["soon", "far ahead", "beyond all clocks"])
    def test_it_takes_no_other_matchs_place(self, store: SaveStore, tmp_path: Path, updated: float) -> None:
        play(store).keeper.close()
        put(store, "ended later", int(NOW) + 60, over=True)
        store.take_in(outside(tmp_path, updated))
        assert continued(store) == RUNNING

    @pytest.mark.parametrize("updated", [0.0, 2_000.0, 1e300])
    def test_where_there_is_no_other_it_is_the_one(self, store: SaveStore, tmp_path: Path, updated: float) -> None:
        store.take_in(outside(tmp_path, updated))
        assert continued(store) == "outside.guixi"
        assert store.entries()[0].modified <= time.time()


class TestSavedUnderAName:
    def test_the_match_itself_is_the_one_to_continue(self, store: SaveStore) -> None:
        kept = play(store)
        for title in ("one", "two", "one"):
            save_as(kept, title)
            assert continued(store) == RUNNING
        kept.keeper.close()
        assert set(listed(store)[1:]) == {"one.guixi", "two.guixi"}

    def test_without_it_what_was_saved_of_it_is(self, store: SaveStore) -> None:
        play(store, "earlier").keeper.close()
        for path in store.path("earlier").iterdir():
            os.utime(path, (5_000, 5_000))
        kept = play(store)
        save_as(kept, "one")
        kept.keeper.close()
        store.trash.throw_away(RUNNING)
        assert continued(store) == "one.guixi"

    def test_one_that_was_only_looked_at_takes_no_other_matchs_place(self, store: SaveStore) -> None:
        play(store).keeper.close()
        self._look_and_save(store, "again")
        assert continued(store) == RUNNING

    def test_nor_does_it_lose_its_own(self, store: SaveStore) -> None:
        put(store, "earlier", 1_000)
        put(store, "one", 5_000, title="one")
        self._look_and_save(store, "one")
        assert continued(store) == "one.guixi"

    @staticmethod
    def _look_and_save(store: SaveStore, title: str) -> None:
        match = toy_match(1, turns=30)
        keeper = MatchKeeper(store, "looked at", SETUP, CONTROLLERS, kept=True)
        keeper.save_as(title, match, lambda error: None)
        keeper.close()
        assert not store.path("looked at").exists()
