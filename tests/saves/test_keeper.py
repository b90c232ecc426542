"""A running match is kept saved, whatever happens in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from core.kernel import MODERATOR, SPECTATOR
from saves import Controller, Input, SaveStore
from saves import keeper as keeper_module
from saves.errors import LockedSave
from saves.format import inputs_of
from saves.history import feed
from tests.kernel.play import at_the_votes, seen
from tests.kernel.toy import toy_match
from tests.saves.keeping import files, keeper, plain, store
from tests.saves.sample import Kept, facts_of, loaded

__all__ = ["store"]


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
    assert not store.id_for("前夜: a/b?")[1]
    kept.keeper.save_as("前夜: a/b?", kept.match, told.append)
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
