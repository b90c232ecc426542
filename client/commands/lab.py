"""Commands without a window: many matches between bots, and how fast the rules are."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Annotated, Any

import msgpack
import typer

from client.commands.console import Console, write_json
from client.commands.parameters import HouseOptions, JsonFile, Mode, Ruleset, check_bots, house_options
from client.seeds import seed_of
from core.rulesets import rules_for

if TYPE_CHECKING:  # the other commands start faster without
    from core.lab import Bench, Cell, Result
    from core.lab.speed import Measured


def simulate_command(
    context: typer.Context,
    ruleset: Ruleset = "peak",
    mode: Mode = "standard",
    seats: Annotated[list[int], typer.Option(metavar="N", help="cli-help-seats-several")] = [6],  # noqa: B006 - typer reads it
    games: Annotated[int, typer.Option(min=1, metavar="N", help="cli-help-games")] = 100,
    bots: Annotated[list[str], typer.Option(metavar="NAME", help="cli-help-bots-several")] = ["novice"],  # noqa: B006
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-help-seed-series")] = "0",
    option: HouseOptions = None,
    processes: Annotated[int, typer.Option(min=0, metavar="N", help="cli-help-processes")] = 0,
    json: JsonFile = None,
) -> None:
    """Let bots play many matches and count what comes of them."""
    from core.lab import Cell

    console: Console = context.obj
    first = Cell(ruleset, mode, 0, house_options(option), "", games, seed_of(seed))
    cells = [replace(first, seats=count, bots=name) for count, name in product(seats, bots)]
    for cell in cells:  # everything is checked before anything is begun
        check_bots(cell.bots)
        rules_for(cell.setup(0))
    results = [_simulated(console, cell, processes) for cell in cells]
    if json is not None:
        write_json(json, {"cells": [result.plain() for result in results]})
    if any(result.failures for result in results):
        raise typer.Exit(1)


def _simulated(console: Console, cell: Cell, processes: int) -> Result:
    from core.lab import simulate

    with console.progress("cli-simulating", cell.games, seats=cell.seats, bots=cell.bots) as advance:
        result = simulate(cell, processes=processes, on_game=lambda played: advance())
    _show_result(console, result)
    return result


def _show_result(console: Console, result: Result) -> None:
    cell = result.cell
    options = " ".join(f"{name}={value}" for name, value in cell.options.items())
    console.say(
        "cli-simulated",
        ruleset=cell.ruleset,
        mode=cell.mode,
        seats=str(cell.seats),
        bots=cell.bots,
        options=options or "–",
        games=str(result.games),
        seconds=f"{result.seconds:.1f}",
        turns=f"{result.turns_mean:.1f}",
        decisions=f"{result.decisions / result.games:.0f}",
        answers=f"{result.decisions_per_second:.0f}",
        choices=f"{result.choices_per_second:.0f}",
        errors=str(len(result.failures)),
        substituted=str(result.substituted),
    )
    for outcome, count in result.outcomes.most_common():
        words = "+".join(_side(console, side) for side in outcome.split("+"))
        console.say("cli-outcome", outcome=words, count=str(count), percent=f"{100 * count / result.games:.1f}")
    for seed, error in result.failures.values():
        console.say("cli-failure", seed=seed, error=error)


def _side(console: Console, side: str) -> str:
    key = f"side-{side}"
    return console.tr(key) if console.tr.has(key) else side


def bench_command(context: typer.Context, json: JsonFile = None) -> None:
    """Measure how fast the rules are on this machine."""
    from core.lab import bench
    from core.lab.speed import GAMES, LOOKED_INTO, SEAT_COUNTS

    console: Console = context.obj
    with console.progress("cli-measuring", len(SEAT_COUNTS) * (GAMES + LOOKED_INTO)) as advance:
        measured = bench(_pack, msgpack.unpackb, on_game=advance)
    _show_bench(console, measured)
    if json is not None:
        write_json(json, measured.plain())


def _pack(plain: Any) -> bytes:
    packed: bytes = msgpack.packb(plain)
    return packed


def _show_bench(console: Console, measured: Bench) -> None:
    console.say(
        "cli-yardstick",
        python=measured.python,
        machine=measured.machine,
        clock=measured.clock,
        loops=f"{measured.yardstick_loops_per_second:.0f}",
    )
    for cell in measured.cells:
        _show_cell(console, cell)


def _show_cell(console: Console, cell: Measured) -> None:
    loops = {f"{name}_loops": f"{cost:.2f}" for name, cost in cell.loops.items()}
    console.say(
        "cli-measured",
        seats=str(cell.seats),
        games=str(cell.games),
        answers=f"{cell.answers_per_second:.0f}",
        choices=f"{cell.choices_per_second:.0f}",
        dump=f"{cell.dump_us.p50:.0f}",
        dump_bad=f"{cell.dump_us.p99:.0f}",
        bytes=f"{cell.dump_bytes.p50:.0f}",
        bytes_bad=f"{cell.dump_bytes.p99:.0f}",
        restore=f"{cell.restore_us.p50:.0f}",
        restore_bad=f"{cell.restore_us.p99:.0f}",
        view=f"{cell.view_us.p50:.0f}",
        view_bad=f"{cell.view_us.p99:.0f}",
        **loops,
    )
