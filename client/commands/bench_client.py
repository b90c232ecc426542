"""``guixi bench --client``: how light the window is on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from client.commands.console import CommandError, Console, write_json

if TYPE_CHECKING:  # the other commands start faster without
    from client.bench import Start, TableBench


def bench_window(console: Console, json: Path | None) -> None:
    """Measure frames, idling, memory and the start, and say what they are.

    Args:
        console: says it.
        json: a file for the results, known to be writable.

    Raises:
        CommandError: a measuring process failed.
    """
    from client import bench
    from client.bench.measuring import BenchError

    steps = 1 + len(bench.SIZES) * (1 + bench.STARTS)
    try:
        with console.progress("cli-measuring", steps) as advance:
            measured = bench.bench_client(on_step=advance)
    except BenchError as error:
        raise CommandError("cli-bench-failed", reason=str(error)) from error
    console.say("cli-bench-machine", python=measured.python, machine=measured.machine)
    for table, start in zip(measured.tables, measured.starts, strict=True):
        _say(console, table, start)
    console.say("cli-bench-first-start", seconds=f"{measured.first_start_seconds:.2f}")
    if json is not None:
        write_json(json, measured.plain())


def _say(console: Console, table: TableBench, start: Start) -> None:
    width, height = table.size
    console.say(
        "cli-bench-window",
        width=str(width),
        height=str(height),
        seats=str(table.seats),
        frames=str(table.frames),
        p50=f"{table.p50_ms:.2f}",
        p99=f"{table.p99_ms:.2f}",
        worst=f"{table.worst_ms:.2f}",
        computing_p50=f"{table.computing_p50_ms:.2f}",
        computing_p99=f"{table.computing_p99_ms:.2f}",
        yardstick=f"{table.yardstick_ms:.2f}",
        ratio=f"{table.yardsticks:.2f}",
        bad_ratio=f"{table.computing_p99_ms / table.yardstick_ms:.2f}",
        idle=f"{table.idle_percent:.1f}",
        memory=_mebibytes(table.memory_mb),
        most=_mebibytes(table.most_memory_mb),
        start=f"{start.seconds:.2f}",
        start_computing=f"{start.computing_seconds:.2f}",
        starts=", ".join(f"{each:.2f}" for each in start.each),
    )


def _mebibytes(memory: float | None) -> str:
    return "–" if memory is None else f"{memory:.0f}"
