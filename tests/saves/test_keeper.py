"""A running match is kept saved, without anybody waiting for the disk."""

import random
import threading
from pathlib import Path

import pytest

from core.kernel import MODERATOR, SPECTATOR, Match
from saves import Controller, MatchKeeper, SaveStore
from saves.autosave import Autosave, Snapshot
from saves.errors import LockedSave, WriteError
from tests.kernel.play import answer_of, at_the_votes, play_one, seen
from tests.kernel.toy import ToyRules, ToyState, toy_match
from tests.saves.sample import CONTROLLERS, SETUP, saved, summary


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def keeper(store: SaveStore, controllers: list[Controller] = CONTROLLERS) -> MatchKeeper:
    return MatchKeeper(store, "game", SETUP, controllers, clock=lambda: 5000.0)


def loaded(store: SaveStore) -> Match[ToyState]:
    return Match.load(ToyRules(), store.load("game").match)


def test_after_every_answer_the_file_holds_the_match(store: SaveStore) -> None:
    match, dice, kept = toy_match(1), random.Random(1), keeper(store)
    kept.changed(match)
    while not match.over:
        play_one(match, dice)
        kept.changed(match)
        kept.flush()
        copy = loaded(store)
        assert copy.dump() == match.dump()
        assert seen(copy, 0)["view"] == seen(match, 0)["view"]
    kept.close()
    (entry,) = store.entries()
    assert entry.summary is not None
    assert entry.summary.over
    assert (entry.summary.turn, entry.summary.names) == (6, ["我", "Bot 1", "Bot 2"])
    assert (entry.summary.created, entry.summary.updated, entry.summary.viewer) == (5000.0, 5000.0, 0)


def test_the_log_is_the_persons_own(store: SaveStore) -> None:
    match, kept = at_the_votes(), keeper(store)
    kept.changed(match)
    kept.close()
    saved_match = store.load("game")
    assert [event.event() for event in saved_match.events] == match.events(0)
    assert match.events(0) != match.events(1)


def test_where_only_bots_play_it_is_a_spectators(store: SaveStore) -> None:
    bots = [Controller(f"Bot {seat}", "random") for seat in range(3)]
    match, kept = at_the_votes(), keeper(store, bots)
    kept.changed(match)
    kept.close()
    assert store.load("game").viewer == SPECTATOR
    assert [event.event() for event in store.load("game").events] == match.events(SPECTATOR)


def test_the_log_goes_on_after_resuming(store: SaveStore) -> None:
    whole, dice = toy_match(3), random.Random(3)
    kept, match = keeper(store), whole
    for _ in range(4):
        for _ in range(3):
            play_one(match, dice)
            kept.changed(match)
        kept.close()
        before = store.load("game")
        match = loaded(store)
        assert len(match.events(MODERATOR)) < len(before.events)
        kept = MatchKeeper(store, "game", SETUP, before.controllers, earlier=before.events, created=before.created)
    kept.changed(match)
    kept.close()
    events = store.load("game").events
    assert [event.number for event in events] == list(range(match.view(0)["next_event"]))
    assert store.load("game").created == 5000.0


def test_the_file_is_locked_while_the_match_is_played(store: SaveStore) -> None:
    kept = keeper(store)
    with pytest.raises(LockedSave):
        keeper(store)
    kept.close()
    keeper(store).close()


def test_an_undone_answer_is_undone_in_the_file(store: SaveStore) -> None:
    match, kept = toy_match(), keeper(store)
    before = match.dump()
    answer_of(match, 0, 1)
    kept.changed(match)
    match.undo(0)
    kept.changed(match)
    kept.close()
    assert store.load("game").match == before


class TestAutosave:
    """The thread that writes."""

    def snapshot(self, updated: float = 0.0) -> Snapshot:
        return Snapshot(summary(updated=updated), saved())

    def test_offering_never_waits_and_what_is_overtaken_is_not_written(self) -> None:
        begun, go_on, written = threading.Event(), threading.Event(), list[float]()

        def write(snapshot: Snapshot) -> None:
            begun.set()
            assert go_on.wait(10)
            written.append(snapshot.summary.updated)

        autosave = Autosave(write, "file")
        autosave.offer(self.snapshot(1))
        assert begun.wait(10)
        for updated in range(2, 100):
            autosave.offer(self.snapshot(updated))
        assert written == []
        go_on.set()
        autosave.flush()
        assert written == [1, 99]
        autosave.close()

    def test_a_failure_is_kept_until_a_writing_succeeds(self) -> None:
        failures = [WriteError(path="file", reason="full"), None]

        def write(snapshot: Snapshot) -> None:
            if (failure := failures.pop(0)) is not None:
                raise failure

        autosave = Autosave(write, "file")
        autosave.offer(self.snapshot())
        with pytest.raises(WriteError):
            autosave.flush()
        assert str(autosave.error) == "error-write: path=file, reason=full"
        autosave.offer(self.snapshot())
        autosave.flush()
        assert autosave.error is None
        autosave.close()

    def test_no_failure_leaves_anybody_waiting(self) -> None:
        def write(snapshot: Snapshot) -> None:
            raise TypeError("can not serialize")

        autosave = Autosave(write, "file")
        autosave.offer(self.snapshot())
        with pytest.raises(WriteError) as caught:
            autosave.close()
        assert "can not serialize" in str(caught.value.details["reason"])
        assert not autosave._thread.is_alive()

    def test_closing_writes_what_is_left(self, store: SaveStore) -> None:
        autosave = Autosave(lambda snapshot: store.write("game", *snapshot), "file")
        autosave.offer(self.snapshot(7))
        autosave.close()
        (entry,) = store.entries()
        assert entry.summary is not None
        assert entry.summary.updated == 7
