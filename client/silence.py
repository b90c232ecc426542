"""How long a disk has let answers wait: one that hangs refuses nothing, so that no error tells of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from client.running import RunningMatch

LONG: Final = 4.0
"""Seconds without any answer's being saved after which that is told: most disks that are late aren't late by more."""


class Silence:
    """Watches whether the answers that wait get fewer; it has to be asked all the time.

    Args:
        clock: seconds since whenever.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: tuple[RunningMatch, int] | None = None
        self._since = 0.0

    def is_long(self, running: RunningMatch | None) -> bool:
        """Tell whether answers of a match wait, and none of them has been saved for long."""
        seen = None if running is None or not running.unsafe else (running, running.keeper.durable)
        if seen != self._seen:
            self._seen, self._since = seen, self._clock()
        return seen is not None and self._clock() - self._since >= LONG
