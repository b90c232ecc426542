"""The right of this window to change the saved matches and replays; a second one on the same folder may only look."""

from __future__ import annotations

import threading
import time
from typing import Any, Final

from saves import SaveStore
from saves.file_store import FileStore
from saves.locks import SaveLock

AGAIN: Final = 3.0
"""Seconds until a window that may only look tries again to take the folder."""


class Claim:
    """Takes the folder for this window, if no other has it; any thread may call it.

    Args:
        store: the saved matches.
        beside: what lies beside them and is changed by the same right.
    """

    def __init__(self, store: SaveStore, beside: FileStore[Any, Any]) -> None:
        self._store, self._beside = store, beside
        self._right: SaveLock | None = None
        self._taking = threading.Lock()
        """Held while it is taken: no thread of this window may keep another out."""
        self._tried = 0.0

    @property
    def is_taken(self) -> bool:
        """Whether this window has the folder."""
        return self._right is not None

    @property
    def is_open(self) -> bool:
        """Whether this window has the folder or would like to: it has asked for it, and was not refused by the disk."""
        return self.is_taken or self._store.read_only

    @property
    def is_due(self) -> bool:
        """Whether it is time to see whether the other window is gone."""
        return self._store.read_only and time.monotonic() - self._tried >= AGAIN

    def take(self) -> bool:
        """Take it, if this window hasn't got it; tell whether it was taken just now.

        Where its file was removed it is taken anew, or another window has it by now.
        """
        with self._taking:
            self._tried = time.monotonic()
            if self._right is not None and self._right.is_held():
                return False
            self._release()
            self._right = self._store.claim()
            self._beside.read_only = self._store.read_only
            return self.is_taken

    def release(self) -> None:
        """Give it back."""
        with self._taking:
            self._release()

    def _release(self) -> None:
        right, self._right = self._right, None
        if right is not None:
            right.release()
