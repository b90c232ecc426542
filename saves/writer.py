"""Saving without waiting: whoever plays hands over what happens and goes on, a thread brings it to the disk.

Inputs are appended to the journal, all that wait at once; a snapshot begins a new generation. Where another program has
taken the journal away, the last snapshot begins one, with all that came in since. What fails is tried again with
everything that isn't safe yet: at the next thing handed over, when somebody waits for it, and after a while. Until it
succeeds the writing counts as failed, even where the old journal goes on.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from saves.errors import SaveError, SlowDisk, came_of
from saves.generations import Generations, Snapshot
from saves.model import Input, Past, Summary

RETRY: Final = 2.0
"""Seconds until what failed is tried again by itself."""

PATIENCE: Final = 5.0
"""Seconds that whoever waits gives the disk."""

_FAREWELL: Final = 0.5
"""Seconds the thread gets to end; one that hangs in the disk is left to itself."""

Deed = Callable[[], None]


class Writer:
    """Keeps one match's folder up with the match.

    Args:
        files: the folder; nobody else may use it any more.
        path: named in errors.
        durable: how many inputs are safe already.
        retry: seconds until what failed is tried again by itself.
        on_end: called by the thread when it will never write again, however late that is.
    """

    def __init__(
        self,
        files: Generations,
        path: str,
        durable: int = 0,
        retry: float = RETRY,
        on_end: Deed = lambda: None,
    ) -> None:
        self.error: SaveError | None = None
        """Why the last writing failed, or None."""
        self.durable = durable
        """How many inputs of the match are safe: they outlast a crash and a loss of power."""
        self._files = files
        self._path = path
        self._retry = retry
        self._on_end = on_end
        self._queue: list[Input | Snapshot | Deed] = []
        self._asked = 0
        """How often somebody has asked for everything to be written."""
        self._answered = 0
        self._closed = False
        self._changed = threading.Condition()
        self._about: Summary | None = None
        # Only the thread uses these: the last snapshot (its past only until that is written), what lists are to show
        # and what they were last given, what came in since the snapshot, and whether that is written.
        self._snapshot: Snapshot | None = None
        self._telling: Summary | None = None
        self._told: tuple[Summary, int] | None = None
        self._since: list[Input] = []
        self._written = False
        self._thread = threading.Thread(target=self._run, name="saving", daemon=True)
        self._thread.start()

    def offer(self, item: Input | Snapshot | Deed, about: Summary | None = None) -> None:
        """Have something written soon, or done behind all that was offered; returns at once.

        Args:
            item: an input, a snapshot, or what is to be done.
            about: what lists show of the match from an input on; what they showed before where it is left out.
        """
        with self._changed:
            self._queue.append(item)
            about = item.summary if isinstance(item, Snapshot) else about
            if about is not None:
                self._about = about
            self._changed.notify_all()

    def flush(self, patience: float = PATIENCE) -> None:
        """Wait until everything offered is safe, trying once more what has failed.

        Args:
            patience: seconds to wait for the disk.

        Raises:
            SaveError: it couldn't be written, or the disk hasn't answered.
        """
        if not self.wait_for(self.ask(), patience):
            raise SlowDisk(path=self._path, seconds=max(1, round(patience)))
        if self.error is not None:
            raise self.error

    @property
    def is_safe(self) -> bool:
        """Whether the last snapshot is written; for what was offered behind it, which its thread does."""
        return self._written

    def ask(self) -> int:
        """Have everything offered made safe, trying once more what has failed; returns at once, with a number."""
        with self._changed:
            self._asked += 1
            self._changed.notify_all()
            return self._asked

    def has_answered(self, number: int) -> bool:
        """Tell whether what was asked for under a number is safe, or couldn't be made so (see `error`)."""
        return self._answered >= number

    def wait_for(self, number: int, patience: float) -> bool:
        """Wait until `has_answered`, but no longer than so many seconds; tell whether it has."""
        with self._changed:
            return self._changed.wait_for(lambda: self.has_answered(number), patience)

    def close(self, patience: float = PATIENCE) -> None:
        """Write what is left and end the thread; nothing may be offered afterwards.

        A thread that hangs in the disk is left to itself, and ends when the disk answers.

        Arguments and errors are those of `flush`.
        """
        try:
            self.flush(patience)
        finally:
            with self._changed:
                self._closed = True
                self._changed.notify_all()
            self._thread.join(min(patience, _FAREWELL))

    # ---- the thread

    def _run(self) -> None:
        try:
            self._serve()
        finally:
            self._files.close()
            self._on_end()

    def _serve(self) -> None:
        """Write what is handed over until the writer is closed."""
        while True:
            with self._changed:
                patience = self._retry if self.error is not None else None
                self._changed.wait_for(lambda: self._queue or self._closed or self._asked > self._answered, patience)
                if self._closed and not self._queue:
                    break
                items, self._queue = self._queue, []
                if self._about is not None:
                    self._telling, self._about = self._about, None
                asked = self._asked
            error = self._work(items)
            if error is None:
                self._tell()
            with self._changed:
                self.error = error
                self._answered = asked
                self._changed.notify_all()

    def _work(self, items: list[Input | Snapshot | Deed]) -> SaveError | None:
        """Write what was handed over; return why it couldn't be."""
        failure: SaveError | None = None
        waiting: list[Input] = []
        for item in items:
            if isinstance(item, Input):
                waiting.append(item)
                continue
            failure = self._append(waiting) or failure
            waiting = []
            failure = (
                self._renew(self._following(item)) if isinstance(item, Snapshot) else self._guarded(item) or failure
            )
        failure = self._append(waiting) or failure
        if self._snapshot is not None and not (self._written and self._files.is_in_place()):
            failure = self._renew(self._snapshot)
        return failure

    def _append(self, inputs: list[Input]) -> SaveError | None:
        """Bring inputs into the journal; where there is none, the next generation has to hold them."""
        self._since += inputs
        if self._snapshot is None or not inputs or not self._files.is_open:
            return None
        failure = self._guarded(lambda: self._files.append(inputs))
        if failure is None:
            self.durable = self._snapshot.saved.input_count + len(self._since)
        return failure

    def _tell(self) -> None:
        """Let lists show the match as it is by now; where that fails they show it a little older."""
        if self._telling is None or not self._since or not self._files.is_open:
            return  # the snapshot says it
        if (telling := (self._telling, self.durable)) != self._told:
            self._told = telling
            with suppress(OSError, ValueError):
                self._files.tell(*telling)

    def _following(self, snapshot: Snapshot) -> Snapshot:
        """Turn to another snapshot; return it with the past of the last one where that was never written."""
        if self._snapshot is not None and self._snapshot.past is not None:
            snapshot = snapshot._replace(past=joined(self._snapshot.past, snapshot.past))
        self._snapshot, self._since, self._written = snapshot, [], False
        return snapshot

    def _renew(self, snapshot: Snapshot) -> SaveError | None:
        """Begin a new generation with the snapshot and what came in since."""
        failure = self._guarded(lambda: self._files.begin(snapshot, self._since))
        if failure is None:
            self._snapshot, self._written, self._told = snapshot._replace(past=None), True, None
            self.durable = snapshot.saved.input_count + len(self._since)
        return failure

    def _guarded(self, deed: Deed) -> SaveError | None:
        return came_of(deed, self._path)


def joined(earlier: Past, later: Past | None) -> Past:
    """Return two stretches of the past that follow on each other as one."""
    if later is None:
        return earlier
    return Past(earlier.first_input, earlier.inputs + later.inputs, earlier.first_event, earlier.facts + later.facts)
