"""Runs each measurement in a fresh process and gathers what they say."""

from __future__ import annotations

import atexit
import functools
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = ((1280, 720), (1920, 1080))
STARTS: Final = 3
"""How often the start is measured at each size; the middle one counts."""
_TIMEOUT: Final = 600.0


class BenchError(Exception):
    """A measuring process has failed; the message says how."""


@dataclass(frozen=True)
class TableBench:
    """A full table in a window of one size.

    Attributes:
        size: of the window in pixels.
        seats: how many sit at the table.
        frames: how many frames were timed, all of them while something flew.
        p50_ms: what such a frame takes at its middle.
        p99_ms: … and at its bad end.
        worst_ms: … and at its worst.
        computing_p50_ms: what of it this program computed: other programs want the cores too.
        computing_p99_ms: … and at its bad end.
        yardstick_ms: what the fixed blitting takes (`client.bench.yardstick`).
        idle_percent: the share of one core used while a question waits and nothing moves.
        memory_mb: resident memory at rest after all that, in MiB; None where the system doesn't tell.
        most_memory_mb: the most there was for a moment.
    """

    size: Size
    seats: int
    frames: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    computing_p50_ms: float
    computing_p99_ms: float
    yardstick_ms: float
    idle_percent: float
    memory_mb: float | None
    most_memory_mb: float | None

    @property
    def yardsticks(self) -> float:
        """What the middle frame costs in yardsticks."""
        return self.p50_ms / self.yardstick_ms


@dataclass(frozen=True)
class Start:
    """From the start of the process to the first frame, once Python has kept the modules' bytecode.

    Attributes:
        size: of the window in pixels.
        seconds: the middle of several.
        each: all of them.
        computing_seconds: the least this program computed in one: other programs want the cores too.
    """

    size: Size
    seconds: float
    each: tuple[float, ...]
    computing_seconds: float


@dataclass(frozen=True)
class ClientBench:
    """A whole measurement.

    Attributes:
        python: the version it ran with.
        machine: the kind of processor.
        first_start_seconds: what the very first start takes, when Python has yet to compile every module.
        tables: one for each size.
        starts: one for each size.
    """

    python: str
    machine: str
    first_start_seconds: float
    tables: tuple[TableBench, ...]
    starts: tuple[Start, ...]

    def plain(self) -> dict[str, Any]:
        """Return the measurement as plain data."""
        plain = asdict(self)
        for table, row in zip(self.tables, plain["tables"], strict=True):
            row["p50_yardsticks"] = round(table.yardsticks, 3)
        return plain


def bench_client(
    sizes: Sequence[Size] = SIZES,
    *,
    frames: int = 900,
    idle_seconds: float = 4.0,
    starts: int = STARTS,
    on_step: Callable[[], None] = lambda: None,
) -> ClientBench:
    """Measure the window.

    Args:
        sizes: of the window, in pixels.
        frames: how many frames are timed at each size.
        idle_seconds: for how long it is left alone.
        starts: how often it is started.
        on_step: called after each process has ended (for a progress bar).

    Raises:
        BenchError: a measuring process failed.
    """
    with tempfile.TemporaryDirectory(prefix="guixi-bench-") as unused:
        first, _ = _start(sizes[0], bytecode=unused)
    on_step()
    _start(sizes[0])
    tables, begun = [], []
    for size in sizes:
        told = run_probe("table", *map(str, size), str(frames), str(idle_seconds))
        tables.append(TableBench(size=size, **told))
        on_step()
        each, computing = [], []
        for _ in range(starts):
            seconds, computed = _start(size)
            each.append(seconds)
            computing.append(computed)
            on_step()
        begun.append(Start(size, round(statistics.median(each), 3), tuple(each), min(computing)))
    return ClientBench(platform.python_version(), platform.machine(), first, tuple(tables), tuple(begun))


def _start(size: Size, bytecode: str | None = None) -> tuple[float, float]:
    """Return the seconds from the start of a process to the first frame of the title, and those of computing."""
    with tempfile.TemporaryDirectory(prefix="guixi-bench-") as folder:
        began = time.time()
        told = run_probe("start", *map(str, size), folder, bytecode=bytecode)
    return round(told["shown"] - began, 3), round(told["computing"], 3)


@functools.cache
def _bytecode_folder() -> str:
    """Return where the measured processes keep their bytecode, as they would beside a player's modules."""
    folder = tempfile.mkdtemp(prefix="guixi-bench-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def run_probe(*words: str, bytecode: str | None = None) -> dict[str, Any]:
    """Run a measurement in a process of its own and return what it says.

    Args:
        words: what is measured (`client.bench.probe.main`).
        bytecode: the folder of the compiled modules; one that every measurement shares when left out.

    Raises:
        BenchError: it failed.
    """
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment |= {"SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONUTF8": "1"}
    # Players' Pythons keep bytecode; where ours is told not to, every start would compile the whole program anew.
    environment["PYTHONPYCACHEPREFIX"] = bytecode or _bytecode_folder()
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "client.bench.probe", *words]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=_TIMEOUT, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BenchError(str(error)) from error
    if done.returncode:
        raise BenchError((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    told: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return told
