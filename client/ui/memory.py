"""Giving memory back to the system."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_M_MMAP_THRESHOLD: Final = -3
_PICTURE_BYTES: Final = 256 * 1024
_M_ARENA_MAX: Final = -8


def return_pictures_when_freed() -> None:
    """Let pictures have pages of their own, which go back to the system with them.

    The C library of Linux begins so, but once it has seen large pieces come and go it keeps them for itself: a window
    that draws large pictures would hold a sixth more than it uses. It also gives each thread a heap of its own, in
    which what is small and freed lies idle; threads that only decode and paint can share one. Elsewhere this does
    nothing.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        library = ctypes.CDLL(None)
        library.mallopt(_M_MMAP_THRESHOLD, _PICTURE_BYTES)
        library.mallopt(_M_ARENA_MAX, 1)
    except (OSError, AttributeError):
        return  # another C library, with other habits
