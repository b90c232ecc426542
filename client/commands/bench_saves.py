"""``guixi bench --saves``: how small and fast saving is on this machine."""

from __future__ import annotations

from pathlib import Path

from client.commands.console import CommandError, Console, write_json


def bench_saving(console: Console, json: Path | None) -> None:
    """Measure a long match that is kept saved, and say what it costs.

    Args:
        console: says it.
        json: a file for the results, known to be writable.

    Raises:
        CommandError: a measuring process failed.
    """
    from client.bench.measuring import BenchError
    from client.bench.saves import WINDOWS, bench_saves

    try:
        with console.progress("cli-measuring", 3 + WINDOWS) as advance:
            measured = bench_saves(on_step=advance)
    except BenchError as error:
        raise CommandError("cli-bench-failed", reason=str(error)) from error
    told = {name: str(value) for name, value in measured.plain().items()}
    console.say("cli-bench-saves", **told)
    console.say("cli-bench-resume", **told)
    if json is not None:
        write_json(json, measured.plain())
