"""Saving without waiting: whoever plays hands over a match and goes on, a thread writes the newest one it was given."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import NamedTuple

from saves.errors import SaveError, WriteError
from saves.model import SavedMatch, Summary


class Snapshot(NamedTuple):
    """A match to be written."""

    summary: Summary
    match: SavedMatch


class Autosave:
    """Writes the newest snapshot it was given; older ones that haven't been begun are dropped.

    Args:
        write: writes one snapshot; what it raises is kept in `error` until the next one is written.
        path: the file it writes, to be named in an error.
    """

    def __init__(self, write: Callable[[Snapshot], None], path: str) -> None:
        self.error: SaveError | None = None
        """Why the last writing failed, or None."""
        self._write = write
        self._path = path
        self._waiting: Snapshot | None = None
        self._writing = False
        self._closed = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def offer(self, snapshot: Snapshot) -> None:
        """Have a snapshot written soon; returns at once."""
        with self._changed:
            self._waiting = snapshot
            self._changed.notify_all()

    def flush(self) -> None:
        """Wait until everything offered is written.

        Raises:
            SaveError: the last writing failed.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is None and not self._writing)
            if self.error is not None:
                raise self.error

    def close(self) -> None:
        """Write what is left and end the thread; raises as `flush` does. Nothing may be offered afterwards."""
        try:
            self.flush()
        finally:
            with self._changed:
                self._closed = True
                self._changed.notify_all()
            self._thread.join()

    def _run(self) -> None:
        while (snapshot := self._next()) is not None:
            error: SaveError | None = None
            try:
                self._write(snapshot)
            except SaveError as caught:
                error = caught
            except Exception as caught:  # a match that can't be packed must not leave anybody waiting for ever
                error = WriteError(path=self._path, reason=repr(caught))
            with self._changed:
                self.error = error
                self._writing = False
                self._changed.notify_all()

    def _next(self) -> Snapshot | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is not None or self._closed)
            snapshot, self._waiting = self._waiting, None
            self._writing = snapshot is not None
            return snapshot
