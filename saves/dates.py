"""The order in which files were last used is that of their dates, even where the clock has gone back.

Whatever is played or recorded gets no earlier date than what was there already. Only a match that was given up while
the disk hung, and is written when another has been played and written since, comes behind that one.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

from saves.disk import Disk

STEP: Final = 2.0
"""Seconds between two dates that are set: there are file systems that know no finer ones."""
_END: Final = float(1 << 33)
"""Seconds since 1970 of a date in the year 2242, behind which no file was ever written."""


def date_of(path: Path) -> float:
    """Return when a file was last written, in seconds since 1970; 0 where that makes no sense. Raises OSError."""
    date = path.stat().st_mtime
    return date if 0.0 < date < _END else 0.0


class Dates:
    """Knows the latest date among files that are listed together; several threads may write these.

    Args:
        disk: where they are.
    """

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._latest = 0.0
        self._owner = ""
        self._turn = 0
        """Whose turn it was to be first when the latest date was given; 0 for one that was only found."""
        self._turns = 0
        self._lock = threading.Lock()
        """Never held while the disk is waited for."""

    def learn(self, date: float, owner: str) -> None:
        """Take notice of a date.

        Args:
            date: in seconds since 1970.
            owner: names what is listed; it may be several files.
        """
        with self._lock:
            if date > self._latest:
                self._latest, self._owner, self._turn = date, owner, 0

    def next_turn(self) -> int:
        """Return the number of a turn to be first, which begins now: what had one before is given up by then."""
        with self._lock:
            self._turns += 1
            return self._turns

    def put_first(self, path: Path, owner: str, turn: int = 0) -> None:
        """See that a file that has just been written has no earlier date than any other; where that fails it stays.

        Args:
            path: the file.
            owner: as in `learn`.
            turn: from `next_turn`: what was put first in a later one stays so. 0 comes first at any time.
        """
        with suppress(OSError):
            found = date_of(path)
            date = self._first(found, owner, turn)
            if date != found:
                self._disk.date(path, date)

    def _first(self, date: float, owner: str, turn: int) -> float:
        """Return the date of what comes first from now on, or behind what had a later turn: its own, if that fits."""
        with self._lock:
            if 0 < turn < self._turn:
                return min(date, max(0.0, self._latest - STEP))
            if date < self._latest:
                date = self._latest if owner == self._owner else self._latest + STEP
            self._latest, self._owner, self._turn = date, owner, turn
            return date
