"""The clock of measurements: this thread's own time where it is fine enough, so that other programs don't disturb."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_FINE_ENOUGH: Final = 1e-6


def _own_time_is_fine() -> bool:
    try:
        return time.get_clock_info("thread_time").resolution <= _FINE_ENOUGH
    except (AttributeError, ValueError):  # not every system has this clock
        return False


CLOCK: Final = "thread_time" if _own_time_is_fine() else "perf_counter"
"""The name of the clock, a function of the module `time`."""

read: Final[Callable[[], float]] = getattr(time, CLOCK)
"""Return the clock's seconds."""
