"""Answers that were said to be saved are never missing in silence: what is damaged, cut or gone is told of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Input, MatchKeeper, Recovered, SaveStore, content
from saves import keeper as keeper_module
from saves.generations import BROKEN, Generations, Snapshot
from saves.journal import HEADER_SIZE, JournalWriter, read_journal
from tests.kernel.toy import toy_match
from tests.saves.model_disk import ModelDisk
from tests.saves.sample import CONTROLLERS, SETUP, Kept, loaded
from tests.saves.test_crash import Refusing, Sitting, Story, crashes, kept_promise

ANSWERS = 17


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SaveStore:
    """A match that was stopped without being left, seven answers after its third snapshot."""
    monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 5)
    store = SaveStore(tmp_path / "saves")
    kept = Kept(toy_match(1, turns=30), MatchKeeper(store, "game", SETUP, CONTROLLERS))
    for number in range(ANSWERS):
        if number == 11:
            kept.keeper.flush()
            monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 200)
        kept.play_one()
        kept.keeper.flush()
    kept.keeper.close()
    return store


def journal_of(store: SaveStore) -> Path:
    return max(store.path("game").glob("*.journal"))


def answers_in(found: Recovered) -> int:
    return found.saved.input_count + len(found.tail)


def is_told(store: SaveStore) -> bool:
    """Tell whether what is missing is told of, and see that nothing is told where nothing is missing."""
    found = store.load("game")
    if found.damaged:
        assert found.damaged[-1].suffix == ".journal"
        return True
    assert answers_in(found) == ANSWERS
    return False


def test_what_is_whole_is_no_reason_for_alarm(store: SaveStore) -> None:
    assert len(store.load("game").tail) == 7
    assert not is_told(store)


def test_a_journal_cut_anywhere_is_told_of(store: SaveStore) -> None:
    journal = journal_of(store)
    whole = journal.read_bytes()
    for size in range(len(whole)):
        journal.write_bytes(whole[:size])
        assert is_told(store), size
    journal.unlink()
    assert is_told(store)
    assert answers_in(store.load("game")) == ANSWERS - 7


@pytest.mark.parametrize("about", [True, False])
def test_a_journal_with_any_bit_flipped_is_told_of(store: SaveStore, about: bool) -> None:
    """Even where what lists show is gone, which would tell how many answers there were."""
    journal = journal_of(store)
    whole = journal.read_bytes()
    if not about:
        journal.with_suffix(".about").unlink()
    for place in range(len(whole)):
        for bit in range(8):
            changed = bytearray(whole)
            changed[place] ^= 1 << bit
            journal.write_bytes(changed)
            assert is_told(store), (place, bit)


def test_a_deleted_journal_is_told_of_even_where_nothing_else_is_left_to_tell(store: SaveStore) -> None:
    journal = journal_of(store)
    journal.unlink()
    journal.with_suffix(".about").unlink()
    assert store.load("game").damaged == [journal]


def test_a_later_generation_that_is_gone_is_told_of(store: SaveStore) -> None:
    for sort in ("snapshot", "journal", "past"):
        journal_of(store).with_suffix(f".{sort}").unlink(missing_ok=True)
        if sort == "snapshot":
            assert not is_told(store), "its journal goes on from the one before"
    assert is_told(store)


def test_a_broken_snapshot_whose_inputs_cannot_be_followed_is_told_of(store: SaveStore) -> None:
    newest = max(store.path("game").glob("*.snapshot"))
    newest.write_bytes(b"rotten")
    assert not is_told(store)
    before = sorted(store.path("game").glob("*.journal"))[-2]
    whole = before.read_bytes()
    before.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    newest.with_suffix(".about").unlink()
    found = store.load("game")
    assert found.damaged == [before, newest.with_suffix(".journal")]
    assert answers_in(found) == ANSWERS - 8


def test_what_was_damaged_is_kept_whole_and_told_once(store: SaveStore) -> None:
    journal = journal_of(store)
    rotten = bytearray(journal.read_bytes())
    rotten[HEADER_SIZE + 9] ^= 4
    journal.write_bytes(rotten)
    found, again = store.load("game"), loaded(store)
    assert found.damaged == [journal]
    keeper = MatchKeeper(store, "game", SETUP, CONTROLLERS, history=again.history, found=found)
    later = Kept(again.match, keeper)
    for _ in range(5):
        later.play_one()
        later.keeper.snapshot(later.match)
        later.keeper.flush()
    keeper.close()
    assert not journal.exists()
    assert journal.with_name(journal.name + BROKEN).read_bytes() == rotten
    assert not store.load("game").damaged


def test_the_torn_beginning_of_a_record_is_no_reason_for_alarm(store: SaveStore) -> None:
    """It is what a crash leaves of an answer that nobody was told is safe."""
    journal = journal_of(store)
    whole = journal.read_bytes()
    first, pair, inputs, *_ = read_journal(whole, journal)
    writer = JournalWriter(first, pair)
    for given in inputs:
        writer.record(given)
    last = writer.record(Input(1, 77, tuple(range(60)))) + writer.record(Input(2, 78, (0,)))
    for size in range(len(last)):
        journal.write_bytes(whole + last[:size])
        assert not store.load("game").damaged, size
        journal.write_bytes(whole + bytes(size))
        assert not store.load("game").damaged, size
    journal.write_bytes(whole + b"\x00" * 8 + last)
    assert store.load("game").damaged == [journal], "records behind zeros"


def test_no_crash_is_taken_for_damage() -> None:
    states = 0
    for left, story in crashes():
        found = kept_promise(left, story)
        assert found is None or not found.damaged
        states += 1
    assert states > 300


def test_a_crash_while_a_failed_snapshot_is_tried_again_loses_nothing() -> None:
    """What came into the old journal meanwhile was said to be safe."""
    states = 0
    for passes in range(12):
        disk = Refusing()
        story = Story(disk)
        story.play(count=4)
        sitting = Sitting(disk, story)
        files = sitting.files
        files.begin(sitting.snapshot(), [])
        story.promised = len(story.inputs)
        snapshot, since = sitting.snapshot(), list[Input]()
        disk.passes, disk.refusals = passes, 1
        try:
            files.begin(snapshot, since)
        except OSError:
            pass
        else:
            continue
        disk.passes = -1
        if not files.is_open:
            continue
        since.append(sitting.play_one())
        files.append(since)
        story.promised = len(story.inputs)
        met = list[ModelDisk]()
        disk.on_step = lambda disk, met=met: met.extend(disk.crashes())  # type: ignore[misc]
        files.begin(snapshot, since)
        for left in met:
            found = kept_promise(left, story)
            assert found is not None
            assert not found.damaged
            states += 1
    assert states > 100


def test_an_about_of_the_first_kind_still_says_what_lists_show(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = journal_of(store).with_suffix(".about")
    read = content.read_about(about.read_bytes(), about)
    assert read.inputs == ANSWERS
    old = content.pack("about", content.SCHEMA, content.packed(read.summary), read.pair)
    about.write_bytes(old)
    assert content.read_about(old, about) == read._replace(inputs=0)
    assert store.entries()[0].summary == read.summary
    assert not is_told(store)


class TestTakenAway:
    """Another program removes or replaces the journal while the match is played."""

    @pytest.fixture
    def kept(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kept:
        monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 3)
        kept = Kept(toy_match(1, turns=30), MatchKeeper(SaveStore(tmp_path / "saves"), "game", SETUP, CONTROLLERS))
        for _ in range(4):
            kept.play_one()
        kept.keeper.flush()
        return kept

    @staticmethod
    def removed(journal: Path) -> None:
        journal.unlink()

    @staticmethod
    def replaced(journal: Path) -> None:
        copy = journal.with_name("copy")
        copy.write_bytes(journal.read_bytes())
        copy.replace(journal)

    @staticmethod
    def folder_moved(journal: Path) -> None:
        journal.parent.rename(journal.parent.with_name("elsewhere"))

    @pytest.mark.parametrize("happens", [removed, replaced, folder_moved])
    @pytest.mark.parametrize("answers", [0, 1, 3])
    def test_what_counts_as_saved_is_there(self, kept: Kept, happens: Callable[[Path], None], answers: int) -> None:
        store = SaveStore(kept.keeper.folder.parent)
        happens(journal_of(store))
        for _ in range(answers):
            kept.play_one()
        kept.keeper.flush()
        assert kept.keeper.error is None
        assert kept.keeper.durable == 4 + answers
        found = store.load("game")  # as if the program stopped here
        assert answers_in(found) == 4 + answers
        assert not found.damaged
        assert not found.gaps
        assert loaded(store).match.dump() == kept.match.dump()
        kept.keeper.close()

    def test_what_was_found_at_resuming_is_there_again_too(self, kept: Kept) -> None:
        store = SaveStore(kept.keeper.folder.parent)
        kept.keeper.close()
        again, found = loaded(store), store.load("game")
        later = Kept(again.match, MatchKeeper(store, "game", SETUP, CONTROLLERS, history=again.history, found=found))
        later.keeper.flush()
        self.folder_moved(journal_of(store))
        later.play_one()
        later.keeper.close()
        assert len(list(store.path("game").glob("*.past"))) > 1
        assert not store.load("game").gaps
        assert store.load("game").whole

    def test_nothing_counts_as_saved_that_is_not(self, kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
        journal_of(SaveStore(kept.keeper.folder.parent)).unlink()

        def refused(files: Generations, snapshot: Snapshot, inputs: list[Input]) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patched:
            patched.setattr(Generations, "begin", refused)
            kept.play_one()
            with pytest.raises(keeper_module.SaveError):
                kept.keeper.flush()
            assert kept.keeper.durable == 4
        kept.keeper.flush()
        assert kept.keeper.durable == 5
        kept.keeper.close()
