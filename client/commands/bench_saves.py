"""``guixi bench --saves``: how small and fast saving is on this machine."""

from __future__ import annotations

from pathlib import Path

from client.commands.console import Console, write_json


def bench_saving(console: Console, json: Path | None) -> None:
    """Measure a long match that is kept saved, and say what it costs.

    Args:
        console: says it.
        json: a file for the results, known to be writable.
    """
    from client.bench.saves import bench_saves

    with console.progress("cli-measuring", 2) as advance:
        measured = bench_saves(on_step=advance)
    console.say("cli-bench-saves", **{name: str(value) for name, value in measured.plain().items()})
    if json is not None:
        write_json(json, measured.plain())
