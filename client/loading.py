"""Something that has to be read from the disk before it can be shown, while the window goes on drawing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from client.errands import Deed, Errands
from client.waiting import Failed, WaitingWords, refused
from saves.errors import SaveError, SlowDisk, came_of
from saves.writer import PATIENCE

T = TypeVar("T")

GRACE: Final = 0.15
"""Seconds a disk is given to answer before somebody is shown that it is being waited for."""
WORDS: Final = WaitingWords("loading-now", "loading-slow", "loading-slow-about", "loading-back")


class Load(Protocol):
    """Has something read and something done with it, while the window goes on."""

    def __call__(self, deed: Callable[[], T], about: Path, then: Callable[[T], None]) -> None:
        """Have it read; the arguments are those of `Loading`. Raises SaveError where it can't be, and that soon."""


class Loading(Generic[T]):
    """Something that is being read, and what happens with it as soon as it is there.

    Args:
        errands: read it.
        deed: what reads it; on another thread than that which draws.
        about: the file or folder.
        then: what is done with it, by the thread that draws.
        failed: what happens when it can't be read.
        left: what happens when the player won't wait for it.
        unwanted: gives back what comes too late; on another thread than that which draws.
    """

    words = WORDS
    unsafe = 0
    undone: Sequence[str] = ()
    anyway: Deed | None = None

    def __init__(
        self,
        errands: Errands,
        deed: Callable[[], T],
        about: Path,
        then: Callable[[T], None],
        *,
        failed: Failed = refused,
        left: Deed = lambda: None,
        unwanted: Callable[[T], Any] = lambda late: None,
    ) -> None:
        self._errands, self._deed, self._about = errands, deed, about
        self._then, self._failed, self._left, self._unwanted = then, failed, left, unwanted
        self._came: list[T | SaveError] = []
        self._is_wanted = True
        self._lock = threading.Lock()
        """Held while it is settled who has what was read: whoever waits, or nobody any more."""
        self._is_there = threading.Event()
        errands.run(self._read, about)

    @property
    def answered(self) -> bool:
        """Whether the disk has given it, or refused to."""
        return self._is_there.is_set()

    def finish(self) -> None:
        """Do what has waited, when the disk has answered; raises SaveError where that is all there is to be done."""
        (came,) = self._came
        if isinstance(came, SaveError):
            self._failed(came)
        else:
            self._then(came)

    def leave(self) -> None:
        """Do without it."""
        with self._lock:
            self._is_wanted = False
        for came in self._came:
            if not isinstance(came, SaveError):
                self._errands.run(lambda late=came: self._unwanted(late), self._about)  # type: ignore[misc]
        self._left()

    def wait(self, seconds: float) -> bool:
        """Wait for the disk and `finish`; tell whether it has answered in time, and `finish` been called."""
        if self._is_there.wait(seconds):
            self.finish()
            return True
        return False

    def insist(self) -> None:
        """Wait as long as a match at its end does, where there is no window that could be drawn meanwhile."""
        if not self.wait(PATIENCE):
            self._failed(SlowDisk(path=str(self._about), seconds=round(PATIENCE)))

    def _read(self) -> None:
        came = came_of(self._deed, str(self._about))
        with self._lock:
            if self._is_wanted:
                self._came.append(came)
        if not self._came and not isinstance(came, SaveError):
            self._unwanted(came)
        self._is_there.set()
