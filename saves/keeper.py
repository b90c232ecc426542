"""A running match and its files: everything that happens in the one comes into the others."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec.structs import replace

from core.kernel import Setup
from saves.errors import SaveError, came_of
from saves.generations import Generations, Snapshot
from saves.history import History, Remembering
from saves.model import Controller, Input, Past, SavedMatch, SavedSetup, Summary, seat_of
from saves.names import composed, file_name_of, numbered
from saves.recovery import Recovered
from saves.shown import Showable, summary_of
from saves.store import SUFFIX, SaveStore, write_match
from saves.writer import PATIENCE, Writer

SNAPSHOT_EVERY: Final = 200
"""Inputs after which a new snapshot is taken."""

Done = Callable[[SaveError | None], None]
"""Told how something went, by the thread that writes."""


class Keepable(Remembering, Showable, Protocol):
    """What the keeper needs of a match."""

    def with_state(self, look: Callable[[Any], Any]) -> Any:
        """Return what is seen in the state, which nobody may change; it knows the turn and its player."""
        ...

    def dump(self) -> dict[str, Any]:
        """Return the match as plain data that nobody changes any more."""
        ...


class MatchKeeper:
    """Keeps one match saved.

    It holds the right to write the match's folder until it is closed and nothing is being written any more.

    Args:
        store: where the folder is.
        save_id: the match's id there.
        setup: what the match was dealt from.
        controllers: who plays, by seat.
        history: what has happened already; nothing when left out.
        found: what is in the folder already, for a match that goes on in its own.
        backup: keep what is in the folder aside before anything is written (`saves.generations.keep_aside`).
        notes: what the person has written down.
        created: when the match began, in seconds since 1970; now when left out.
        kept: whether all that has happened is safe elsewhere, under a name: then nothing is written before more does.
        clock: the time in seconds since 1970.

    Raises:
        LockedSave, LockedFolder: another program plays this match, or has the folder.
        FolderError: the folder can't be used.
    """

    def __init__(
        self,
        store: SaveStore,
        save_id: str,
        setup: Setup,
        controllers: Sequence[Controller],
        *,
        history: History | None = None,
        found: Recovered | None = None,
        backup: bool = False,
        notes: dict[str, Any] | None = None,
        created: float | None = None,
        kept: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.id = save_id
        self.viewer = seat_of(controllers)
        self.history = history or History()
        self.notes = notes or {}
        """What the person has written down; saved with the next snapshot (`snapshot`)."""
        self._store = store
        self._setup = SavedSetup.of(setup)
        self._controllers = list(controllers)
        self._clock = clock
        self.created = clock() if created is None else created
        """When the match began, in seconds since 1970."""
        # How much of the history is in files of the past already: facts, bytes of inputs, and the inputs' number.
        self._past_facts, self._past_bytes, self._past_input = _in_files(self.history, found)
        self.snapshot_input = self.history.input_count if kept else -1
        """How many inputs the last snapshot held, or what is kept elsewhere; −1 before the first."""
        self.has_begun = False
        """Whether anything has been handed over to be written into the match's own folder."""
        self._snapshot_notes = self.notes
        self._shown_turn = (-1, -1)
        """The turn, and whose it was, when lists were last given what they show."""
        lock = store.lock(save_id)
        self.folder = store.path(save_id)
        with suppress(SaveError):  # as all that is tried in such a folder will say
            store.learn_dates()
        dated = partial(store.dates.put_first, owner=save_id, turn=store.dates.next_turn())
        files = Generations(store.disk, self.folder, found, backup=backup, dated=dated, right=lock)
        # Given back by the thread that writes: one that hangs in the disk will still write when that answers.
        safe = self.history.input_count if kept else 0
        self._writer = Writer(files, str(self.folder), safe, on_end=lock.release)

    # ---- how it stands

    @property
    def error(self) -> SaveError | None:
        """Why the last saving failed, or None."""
        return self._writer.error

    @property
    def accepted(self) -> int:
        """How many inputs the match has had."""
        return self.history.input_count

    @property
    def durable(self) -> int:
        """How many of them are saved: they outlast a crash and a loss of power."""
        return self._writer.durable

    # ---- what happens

    def took(self, given: Input, match: Keepable) -> None:
        """Have saved what the match has just taken; returns at once.

        The first snapshot must come before, unless all that has happened until then is kept elsewhere. What lists show
        is made once a turn: it costs whoever plays more than all the rest.
        """
        self.history.add(given)
        if match.over or not self.has_begun or self.history.input_count - self.snapshot_input >= SNAPSHOT_EVERY:
            self._writer.offer(given)
            self.snapshot(match)
        elif match.with_state(_turn_of) != self._shown_turn:
            self._writer.offer(given, self._shown(match))
        else:
            self._writer.offer(given)

    def snapshot(self, match: Keepable) -> None:
        """Have the whole match saved as it is now; returns at once."""
        self.history.catch_up(match)
        past, self.has_begun = self._new_past(), True
        self.snapshot_input, self._snapshot_notes = self.history.input_count, self.notes
        self._writer.offer(Snapshot(self._shown(match), self.saved(match), past))

    def save_as(self, title: str, match: Keepable, done: Done) -> None:
        """Have the match saved under a name too, over one that has it by then; returns at once.

        Args:
            title: what the player calls it.
            match: the match.
            done: told how it went, whatever it was that went wrong.
        """
        summary, saved = replace(self.summary(match), title=composed(title)), self.whole(match)
        self._writer.offer(lambda: done(came_of(lambda: self._store.save_named(summary, saved, self.id), title)))

    def saving_to(self, title: str, match: Keepable) -> Callable[[Path], Path]:
        """Return what saves the whole match as it is now in another folder, at any time and on any thread.

        Args:
            title: what the player calls it.
            match: the match.

        Returns:
            Takes the folder, which must be there; returns the file, or raises WriteError.
        """
        summary, saved, disk = replace(self.summary(match), title=composed(title)), self.whole(match), self._store.disk

        def save(folder: Path) -> Path:
            path = next(made for name in numbered(file_name_of(title), SUFFIX) if not (made := folder / name).exists())
            write_match(path, summary, saved, disk)
            return path

        return save

    def retire(self, save_id: str) -> None:
        """Have the file of an older format put aside, once the match is safe in its own folder; returns at once.

        Where that fails the file stays in the list; that saving fails is told as long as it does.
        """

        def retire() -> None:
            if self._writer.is_safe:
                with suppress(SaveError):
                    self._store.retire(save_id)

        self._writer.offer(retire)

    def flush(self) -> None:
        """Wait until the match is saved, trying once more what has failed; raises SaveError when it couldn't be."""
        self._writer.flush()

    def ask(self) -> int:
        """Have the match saved, trying once more what has failed; returns at once (see `saves.writer.Writer`)."""
        return self._writer.ask()

    def has_answered(self, number: int) -> bool:
        """Tell whether what was asked for under a number has been done, or has failed (see `error`)."""
        return self._writer.has_answered(number)

    def wait_for(self, number: int, patience: float) -> bool:
        """Wait until `has_answered`, but no longer than so many seconds; tell whether it has."""
        return self._writer.wait_for(number, patience)

    def begin(self, match: Keepable) -> None:
        """Have a match that is kept elsewhere until now written into its own folder too; returns at once."""
        if not self.has_begun:
            self.snapshot(match)

    def round_off(self, match: Keepable) -> None:
        """Have a last snapshot taken if anything has happened since the last one; returns at once."""
        if self.history.input_count != self.snapshot_input or self.notes != self._snapshot_notes:
            self.snapshot(match)

    def close(self, match: Keepable | None = None, patience: float = PATIENCE) -> None:
        """Save what is left and give the folder back; where the disk hangs, not before it answers.

        Args:
            match: the match, of which a last snapshot is taken if anything has happened since the last one.
            patience: seconds to wait for the disk.

        Raises:
            SaveError: it couldn't be saved.
        """
        if match is not None:
            self.round_off(match)
        self._writer.close(patience)

    # ---- details

    def _new_past(self) -> Past | None:
        """Return what has happened since the last snapshot, None where that is nothing."""
        history = self.history
        facts, inputs, first = history.facts[self._past_facts :], history.inputs[self._past_bytes :], self._past_input
        self._past_facts, self._past_bytes = len(history.facts), len(history.inputs)
        self._past_input = history.input_count
        if not facts and not inputs:
            return None
        return Past(first, bytes(inputs), facts[0].number if facts else history.next_event, facts)

    def saved(self, match: Keepable) -> SavedMatch:
        """Return the match as a snapshot holds it, without its past."""
        history = self.history
        return SavedMatch(
            setup=self._setup,
            match=match.dump(),
            controllers=self._controllers,
            viewer=self.viewer,
            created=self.created,
            origin=history.origin,
            origin_input=history.origin_input,
            input_count=history.input_count,
            event_count=history.next_event,
            notes=self.notes,
        )

    def whole(self, match: Keepable) -> SavedMatch:
        """Return the match with all its past."""
        self.history.catch_up(match)
        return replace(self.saved(match), inputs=bytes(self.history.inputs), facts=self.history.facts[:])

    def _shown(self, match: Keepable) -> Summary:
        """Return what lists are to show from now on."""
        self._shown_turn = match.with_state(_turn_of)
        return self.summary(match)

    def summary(self, match: Keepable) -> Summary:
        """Return what lists show of the match."""
        return summary_of(match, self._setup, self._controllers, created=self.created, updated=self._clock())


def _in_files(history: History, found: Recovered | None) -> tuple[int, int, int]:
    """Return how much of a history the files of the past hold: facts, bytes of inputs, and the number of the next."""
    if found is None:
        return 0, 0, history.origin_input
    saved = found.saved
    facts = sum(fact.number < saved.event_count for fact in history.facts)
    if history.origin_input != saved.origin_input:
        return facts, 0, history.origin_input
    return facts, len(saved.inputs), saved.input_count


def _turn_of(state: Any) -> tuple[int, int]:
    return state.turn, state.player
