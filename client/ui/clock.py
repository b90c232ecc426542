"""Time for the program's loop, replaceable in tests."""

import time
from typing import Protocol

import pygame

_SLICE_MS = 8
"""How long an event may wait unseen: half a frame. Looking twice as often costs an idle window another percent."""


class Clock(Protocol):
    """What the loop needs to know and do about time."""

    def now(self) -> float:
        """Return seconds from some start that never go back."""

    def rest(self, seconds: float) -> None:
        """Wait; an event of the window may end the wait early."""


class SystemClock:
    """The real time."""

    def now(self) -> float:
        """Return seconds from some start that never go back."""
        return time.perf_counter()

    def rest(self, seconds: float) -> None:
        """Wait in short slices until the time is over or an event waits."""
        end = self.now() + seconds
        while (left := end - self.now()) > 0 and not pygame.event.peek():
            pygame.time.wait(min(_SLICE_MS, max(1, round(left * 1000))))
