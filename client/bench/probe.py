"""One measurement in a process of its own: run as a module, it prints what it found as one line of JSON."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any, Final

_MIB: Final = 1024 * 1024


def main(words: list[str]) -> None:
    """Measure.

    Args:
        words: ``table WIDTH HEIGHT FRAMES IDLE_SECONDS``, ``start WIDTH HEIGHT FOLDER`` or ``window WIDTH HEIGHT
            FOLDER SAVE_ID REPLAY``.
    """
    what, width, height, *rest = words
    size = (int(width), int(height))
    if what == "table":
        told = _table(size, int(rest[0]), float(rest[1]))
    elif what == "start":
        told = _start(size, Path(rest[0]))
    else:
        from client.bench.resuming import times_in_window

        told = times_in_window(size, Path(rest[0]), rest[1], Path(rest[2]))
    print(json.dumps(told))


def _table(size: tuple[int, int], frames: int, idle_seconds: float) -> dict[str, Any]:
    from client.bench.table import SEATS, BenchTable
    from client.bench.yardstick import yardstick_ms

    bench = BenchTable(size)
    passed, computed = (sorted(seconds * 1000 for seconds in each) for each in bench.fly(frames))
    bench.come_to_rest()
    memory, most = memory_bytes(), most_memory_bytes()
    idle = bench.idle(idle_seconds)
    return {
        "seats": SEATS,
        "frames": len(passed),
        "p50_ms": round(passed[len(passed) // 2], 2),
        "p99_ms": round(passed[len(passed) * 99 // 100], 2),
        "worst_ms": round(passed[-1], 2),
        "computing_p50_ms": round(computed[len(computed) // 2], 2),
        "computing_p99_ms": round(computed[len(computed) * 99 // 100], 2),
        "yardstick_ms": round(yardstick_ms(), 3),
        "idle_percent": round(100 * idle, 2),
        "memory_mb": None if memory is None else round(memory / _MIB, 1),
        "most_memory_mb": None if most is None else round(most / _MIB, 1),
    }


def _start(size: tuple[int, int], folder: Path) -> dict[str, Any]:
    """Open the window as the command does, with its data in a folder of its own, and close it after one frame."""
    import client.cli  # noqa: F401 - what the command imports before anything else
    from client.config import Settings, save_settings
    from saves.paths import set_data_dir

    set_data_dir(folder)
    save_settings(Settings(window_width=size[0], window_height=size[1], language="zh-Hant"))
    from client.launch import open_window

    open_window(None, lambda service: _end_after_this_frame())
    return {"shown": time.time(), "computing": time.process_time()}


def _end_after_this_frame() -> None:
    import pygame

    pygame.event.post(pygame.event.Event(pygame.QUIT))


def memory_bytes() -> int | None:
    """Return the resident memory of this process: now, else the most it had, else None where neither is told."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return most_memory_bytes()
    import os

    return pages * os.sysconf("SC_PAGE_SIZE")


def most_memory_bytes() -> int | None:
    """Return the most resident memory this process had, None where the system doesn't tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    main(sys.argv[1:])
