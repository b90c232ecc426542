"""What the list shows of a match that nobody has left properly: the match as it was when the program stopped."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from core.kernel import Match
from saves import Input, MatchKeeper, SaveStore, Summary
from saves import keeper as keeper_module
from saves.content import read_about
from saves.errors import WriteError
from saves.generations import Generations, Snapshot
from saves.recovery import listed, recover
from tests.kernel.toy import toy_match
from tests.saves import sample
from tests.saves.model_disk import ModelDisk
from tests.saves.sample import CONTROLLERS, SETUP, Kept, loaded


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def kept_in(store: SaveStore) -> Kept:
    return Kept(toy_match(1, turns=30), MatchKeeper(store, "game", SETUP, CONTROLLERS, clock=lambda: 5000.0))


def shown(store: SaveStore) -> Summary:
    (entry,) = store.entries()
    assert entry.summary is not None
    return entry.summary


@pytest.mark.parametrize("every", [4, 200])
def test_it_is_true_after_every_answer(store: SaveStore, monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", every)
    kept, turns = kept_in(store), set()
    for _ in range(22):
        kept.play_one()
        kept.keeper.flush()
        assert shown(store) == kept.keeper.summary(kept.match)
        turns.add(shown(store).turn)
    assert len(turns) > 1
    kept.keeper.close()  # as after a crash: no last snapshot
    assert shown(store) == kept.keeper.summary(kept.match)
    abouts = list(store.path("game").glob("*.about"))
    assert len(abouts) <= 1, "those of older snapshots are gone"


def test_whoever_plays_pays_for_it_once_a_turn_and_it_is_never_older_than_one(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, looked = kept_in(store), list[int]()
    real = Match.view
    monkeypatch.setattr(Match, "view", lambda match, viewer: looked.append(viewer) or real(match, viewer))
    turns = 0
    for _ in range(22):
        before = kept.match.with_state(lambda state: state.turn)
        kept.play_one()
        now = kept.match.with_state(lambda state: (state.turn, state.player))
        turns += now[0] != before
        assert len(looked) <= turns
        kept.keeper.flush()
        seen = shown(store)
        assert (seen.turn, seen.player) == now
        assert read_about(next(store.path("game").glob("*.about")).read_bytes(), Path()).inputs == kept.keeper.accepted
    assert 2 < turns < 12
    kept.keeper.close()


def test_it_is_true_after_the_match_went_on(store: SaveStore) -> None:
    kept = kept_in(store)
    for _ in range(9):
        kept.play_one()
    kept.keeper.close()
    found, again = store.load("game"), loaded(store)
    later = Kept(again.match, MatchKeeper(store, "game", SETUP, CONTROLLERS, history=again.history, found=found))
    later.keeper.flush()
    assert shown(store).turn == later.match.view(-1)["turn"]
    later.play_one()
    later.keeper.close()
    assert shown(store).turn == later.match.view(-1)["turn"]


@pytest.mark.parametrize("damage", [b"", b"GUIXI\r\n\x1a\0\2", None])
def test_without_what_says_so_the_snapshot_is_listed(store: SaveStore, damage: bytes | None) -> None:
    kept = kept_in(store)
    first = kept.keeper.summary(kept.match)
    while kept.match.view(-1)["turn"] == first.turn:
        kept.play_one()
    kept.keeper.close()
    (about,) = store.path("game").glob("*.about")
    about.unlink() if damage is None else about.write_bytes(damage)
    assert shown(store) == first
    assert loaded(store).match.dump() == kept.match.dump()


def test_what_was_said_of_another_snapshot_is_not_listed(store: SaveStore, tmp_path: Path) -> None:
    other = SaveStore(tmp_path / "other")
    for where, seed in ((store, 1), (other, 2)):
        kept = Kept(toy_match(seed, turns=30), MatchKeeper(where, "game", SETUP, CONTROLLERS), seed)
        for _ in range(20):
            kept.play_one()
        kept.keeper.close()
    (about,) = other.path("game").glob("*.about")
    (mine,) = store.path("game").glob("*.about")
    mine.write_bytes(about.read_bytes())
    assert shown(store).turn == 0


def test_a_disk_that_refuses_it_is_no_reason_for_alarm(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = kept_in(store)
    kept.keeper.flush()

    def full(files: Generations, about: Summary, count: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(Generations, "tell", full)
        kept.play_one()
        kept.keeper.flush()
        assert kept.keeper.durable == 1
    kept.play_one()
    kept.keeper.save_as("x", kept.match, lambda error: None)
    kept.keeper.close()
    entry = next(entry for entry in store.entries() if not entry.is_named)
    assert entry.summary == kept.keeper.summary(kept.match)


def test_it_is_true_again_once_a_full_disk_has_room(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = kept_in(store)
    kept.keeper.flush()
    with monkeypatch.context() as patched:

        def full(descriptor: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        patched.setattr("saves.disk.sync_file", full)
        for _ in range(8):
            kept.play_one()
        with pytest.raises(WriteError):
            kept.keeper.flush()
    kept.keeper.flush()
    assert shown(store) == kept.keeper.summary(kept.match)
    assert shown(store).turn > 0
    kept.keeper.close()


def test_it_never_runs_ahead_of_what_is_safe_whatever_a_crash_leaves() -> None:
    folder, states, told = Path("/saves"), list[ModelDisk](), set[int]()
    disk = ModelDisk(lambda disk: states.extend(disk.crashes()))
    files = Generations(disk, folder)
    files.begin(Snapshot(sample.summary(), sample.saved()), [])
    states.clear()
    for count in range(1, 4):
        files.append([Input(0, count, (0,))])
        files.tell(replace(sample.summary(), turn=1 + count), count)
    for left in states:
        turn = listed(left, folder).summary.turn
        assert turn <= 1 + len(recover(left, folder).tail)
        told.add(turn)
    assert told == {1, 2, 3, 4}
