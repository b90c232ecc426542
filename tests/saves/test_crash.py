"""Whatever the moment of a crash, and whatever the disk loses by it: no answer that was said to be saved is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saves import History, Input, Recovered, SavedSetup, resumed
from saves.errors import SaveError
from saves.format import inputs_of
from saves.generations import Generations, Snapshot
from saves.history import feed
from saves.model import Past, SavedMatch
from saves.recovery import recover
from tests.kernel.toy import toy_match
from tests.saves.model_disk import ModelDisk
from tests.saves.sample import CONTROLLERS, SETUP, Kept, load_toy, summary

FOLDER = Path("/saves")
INPUTS = 12
EVERY = 3


class NoKeeper:
    """Stands in for the keeper of a match that is only played."""

    def snapshot(self, match: Any) -> None:
        pass

    def took(self, given: Input, match: Any) -> None:
        pass


@dataclass
class Story:
    """A match that is played and saved step by step, and what was promised at each."""

    disk: ModelDisk
    inputs: list[Input] = field(default_factory=list)
    promised: int = -1
    """How many inputs are said to be safe; −1 before anything is."""

    def play(self, found: Recovered | None = None, count: int = INPUTS, seed: int = 1) -> None:
        """Play on: a snapshot every few inputs, each input synced by itself or two at a time."""
        again = resumed(found, load_toy) if found else None
        match = again.match if again else toy_match(1, turns=30)
        history = again.history if again else History()
        files = Generations(self.disk, FOLDER, found, backup=found is not None)
        kept = Kept(match, NoKeeper(), seed)  # type: ignore[arg-type]
        marks = [len(history.facts) if found else 0, len(found.saved.inputs) if found else 0]
        first = found.saved.input_count if found else 0

        def snapshot() -> Snapshot:
            nonlocal first
            history.catch_up(match)
            past = Past(first, bytes(history.inputs[marks[1] :]), history.next_event, history.facts[marks[0] :])
            marks[:], first = [len(history.facts), len(history.inputs)], history.input_count
            saved = SavedMatch(
                SavedSetup.of(SETUP),
                match.dump(),
                CONTROLLERS,
                0,
                0.0,
                input_count=history.input_count,
                event_count=history.next_event,
            )
            return Snapshot(summary(), saved, past)

        files.begin(snapshot(), [])
        self.promised = history.input_count
        waiting: list[Input] = []
        for number in range(1, count + 1):
            given = kept.play_one()
            self.inputs.append(given)
            history.add(given)
            waiting.append(given)
            if number % 2:
                files.append(waiting)
                self.promised, waiting = history.input_count, []
            if number % EVERY == 0:
                if waiting:
                    files.append(waiting)
                files.begin(snapshot(), [])
                self.promised, waiting = history.input_count, []
        files.close()


def kept_promise(left: ModelDisk, story: Story) -> Recovered | None:
    """Recover a crashed disk; return what was found, or fail where less was found than was promised."""
    try:
        found = recover(left, FOLDER)
    except SaveError:
        assert story.promised < 0, "nothing can be read although something was promised"
        return None
    again = resumed(found, load_toy)
    count = again.history.input_count
    assert count >= story.promised, "an input is lost that was said to be safe"
    assert found.whole
    assert not found.gaps
    assert inputs_of(bytes(again.history.inputs), FOLDER) == story.inputs[:count]
    whole = toy_match(1, turns=30)
    assert feed(whole, story.inputs[:count]) == count
    assert again.match.dump() == whole.dump()
    return found


def crashes(**flaws: bool) -> Iterator[tuple[ModelDisk, Story]]:
    """Play a match and yield every disk that any crash on the way may leave, with the story so far."""
    met: list[tuple[ModelDisk, Story]] = []

    def step(disk: ModelDisk) -> None:
        # The input being written counts as given: it may be found, but wasn't promised.
        seen = Story(disk, list(story.inputs), story.promised)
        met.extend((left, seen) for left in disk.crashes())

    disk = ModelDisk(step, **flaws)
    story = Story(disk)
    story.play()
    yield from met


def test_every_promise_is_kept_in_every_state_a_crash_may_leave() -> None:
    states = 0
    for left, story in crashes():
        kept_promise(left, story)
        states += 1
    assert states > 300


def test_a_second_crash_in_the_sitting_after_the_first_loses_nothing_either() -> None:
    """From a sample of the states: the match is opened again, played on, and crashes once more."""
    states = 0
    for number, (left, story) in enumerate(crashes()):
        found = kept_promise(left, story) if number % 16 == 0 else None
        if found is None:
            continue
        count = resumed(found, load_toy).history.input_count
        second = Story(left, story.inputs[:count], story.promised)
        met: list[tuple[ModelDisk, Story]] = []

        def step(disk: ModelDisk, second: Story = second, met: list[Any] = met) -> None:
            seen = Story(disk, list(second.inputs), second.promised)
            met.extend((left, seen) for left in disk.crashes())

        left.on_step = step
        second.play(found, 4, seed=number)
        for after, seen in met:
            kept_promise(after, seen)
            states += 1
    assert states > 500


@pytest.mark.parametrize("flaw", ["syncs_files", "syncs_folders"])
def test_a_program_that_left_out_a_sync_would_be_found_out(flaw: str) -> None:
    lost = 0
    for left, story in crashes(**{flaw: False}):
        try:
            kept_promise(left, story)
        except AssertionError:
            lost += 1
        if lost > 50:
            return
    raise AssertionError(f"only {lost} states would have told")


class Refusing(ModelDisk):
    """Refuses some operations in a row.

    Attributes:
        passes: how many operations succeed first; negative: none is refused.
        refusals: how many are refused then.
    """

    passes = -1
    refusals = 0

    def _step(self) -> None:
        super()._step()
        if self.passes > 0:
            self.passes -= 1
        elif self.passes == 0:
            self.refusals -= 1
            if self.refusals <= 0:
                self.passes = -1
            raise OSError(28, "No space left on device")


class Sitting:
    """A match that is opened again and played on, one step at a time."""

    def __init__(self, disk: ModelDisk, story: Story) -> None:
        self.story = story
        self.found = recover(disk, FOLDER)
        again = resumed(self.found, load_toy)
        self.match, self.history = again.match, again.history
        del story.inputs[self.history.input_count :]
        self.files = Generations(disk, FOLDER, self.found)
        self.kept = Kept(self.match, NoKeeper(), 5)  # type: ignore[arg-type]
        self.first, self.mark = self.found.saved.input_count, len(self.found.saved.inputs)

    def play_one(self) -> Input:
        given = self.kept.play_one()
        self.history.add(given)
        self.story.inputs.append(given)
        return given

    def snapshot(self) -> Snapshot:
        past = Past(self.first, bytes(self.history.inputs[self.mark :]), 0, [])
        self.first, self.mark = self.history.input_count, len(self.history.inputs)
        core = replace(self.found.saved, match=self.match.dump(), input_count=self.first, inputs=b"", facts=[])
        return Snapshot(summary(), core, past)


@pytest.mark.parametrize("refusals", [1, 2, 3, 5, 9])
def test_a_failed_snapshot_leaves_no_state_worse_than_before(refusals: int) -> None:
    """The disk refuses a few operations of a snapshot, the match goes on, and a crash may follow at any point."""
    went_on = 0
    for passes in range(20):
        disk = Refusing()
        story = Story(disk)
        story.play(count=EVERY + 1)
        sitting = Sitting(disk, story)
        files = sitting.files
        files.begin(sitting.snapshot(), [])
        files.append([sitting.play_one()])
        story.promised = len(story.inputs)
        snapshot, since = sitting.snapshot(), list[Input]()
        disk.passes, disk.refusals = passes, refusals
        with suppress(OSError):
            files.begin(snapshot, since)
            snapshot = snapshot._replace(past=None)
        disk.passes = -1
        for left in disk.crashes():
            kept_promise(left, story)
        for _ in range(2):
            since.append(sitting.play_one())
            if files.is_open:
                went_on += 1
                files.append(since[-1:])
                story.promised = len(story.inputs)
            for left in disk.crashes():
                kept_promise(left, story)
        files.begin(snapshot, since)
        story.promised = len(story.inputs)
        for left in disk.crashes():
            kept_promise(left, story)
    assert went_on > 20, "a snapshot that fails need not end the journal"
