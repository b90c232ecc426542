"""Commands without a window: many matches between bots, and how fast the rules are."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgpack
import typer

from client.commands.bench_client import bench_window
from client.commands.bench_saves import bench_saving
from client.commands.console import Console, write_json
from client.commands.narrowing import narrowed
from client.commands.parameters import (
    HouseOptions,
    JsonFile,
    Mode,
    Ruleset,
    check_bots,
    check_seed,
    house_options,
    usual_seats,
)
from client.commands.replay import Force, ReplayFile, check_new, check_single, write_match
from client.player_names import bot_names
from client.seeds import seed_of
from core.rulesets import rules_for
from saves.atomic import check_writable

if TYPE_CHECKING:  # the other commands start faster without
    from core.lab import Bench, Cell, Measure, Result
    from core.lab.speed import Measured


def simulate_command(
    context: typer.Context,
    ruleset: Ruleset = "peak",
    mode: Mode = "standard",
    seats: Annotated[
        list[int] | None, typer.Option(metavar="N", help="cli-help-seats-several", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="cli-help-games")] = 100,
    bots: Annotated[list[str], typer.Option(metavar="NAME", help="cli-help-bots-several")] = ["novice"],  # noqa: B006
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-help-seed-series")] = "0",
    option: HouseOptions = None,
    matrix: Annotated[bool, typer.Option("--matrix", help="cli-help-matrix")] = False,
    balance: Annotated[bool, typer.Option("--balance", help="cli-help-balance")] = False,
    processes: Annotated[int, typer.Option(min=0, metavar="N", help="cli-help-processes")] = 0,
    json: JsonFile = None,
    replay: ReplayFile = None,
    force: Force = False,
) -> None:
    """Let bots play many matches and count what comes of them."""
    from core.lab import Cell

    console: Console = context.obj
    check_seed(seed)
    named = Cell(ruleset, mode, 0, house_options(option), "", games, seed_of(seed))
    counts = seats or [usual_seats(ruleset, mode)]
    cells = [replace(named, seats=count, bots=name) for count, name in product(counts, bots)]
    if matrix:
        cells = narrowed(context, cells, [cell for name in bots for cell in _matrix(named, name, balance)])
    for cell in cells:  # everything is checked before anything is begun
        check_bots(cell.bots)
        rules_for(cell.setup(0))
    if replay is not None:
        check_single(games, cells)
        check_new(replay, force)
    for path in (json, replay):
        if path is not None:
            check_writable(path)
    show = _show_line if matrix else _show_result
    plain = []
    failed = False
    for number, cell in enumerate(cells, 1):
        result = _simulated(console, cell, processes, f"{number}/{len(cells)}")
        show(console, result)
        plain.append(_plain(console, result, matrix, balance))
        failed |= bool(result.failures)
    if json is not None:
        write_json(json, {"cells": plain})
    if replay is not None:
        write_match(replay, cells[0], bot_names(console.tr, cells[0].seats))
    if failed:
        raise typer.Exit(1)


def _matrix(named: Cell, bots: str, balance: bool) -> list[Cell]:
    """Return every way to play; house options are left out where balance is measured: its targets are for none."""
    from core.lab import matrix

    return matrix(replace(named, bots=bots), house_options=not balance)


def _simulated(console: Console, cell: Cell, processes: int, number: str) -> Result:
    from core.lab import simulate

    kind = {"ruleset": cell.ruleset, "mode": cell.mode, "seats": str(cell.seats), "bots": cell.bots}
    with console.progress("cli-simulating", cell.games, number=number, **kind) as advance:
        return simulate(cell, processes=processes, on_game=lambda played: advance())


def _plain(console: Console, result: Result, matrix: bool, balance: bool) -> dict[str, Any]:
    """Return what is written of a series; what balance shows is printed on the way."""
    from core.lab import measure, most_turns

    plain = result.plain()
    if matrix:
        plain |= {"turns_max": result.turns_max, "turns_bound": most_turns(result.cell)}
    if balance:
        measures = measure(result.finished, result.cell.mode)
        for one in measures:
            _show_measure(console, one)
        plain["balance"] = [one.plain() for one in measures]
    return plain


def _told(result: Result) -> dict[str, str | int]:
    """Return what is said of every series."""
    cell = result.cell
    return {
        "ruleset": cell.ruleset,
        "mode": cell.mode,
        "seats": str(cell.seats),
        "bots": cell.bots,
        "options": " ".join(f"{name}={value}" for name, value in cell.options.items()) or "–",
        "games": result.games,
        "turns": f"{result.turns_mean:.1f}",
        "errors": str(len(result.failures)),
        "substituted": str(result.substituted),
    }


def _show_result(console: Console, result: Result) -> None:
    console.say(
        "cli-simulated",
        **_told(result),
        seconds=f"{result.seconds:.1f}",
        decisions=f"{result.decisions / result.games:.0f}",
        answers=f"{result.decisions_per_second:.0f}",
        choices=f"{result.choices_per_second:.0f}",
    )
    for outcome, count in result.outcomes.most_common():
        percent = f"{100 * count / result.games:.1f}"
        console.say("cli-outcome", outcome=_outcome(console, outcome), count=str(count), percent=percent)
    _show_failures(console, result)


def _show_line(console: Console, result: Result) -> None:
    """Show a series of the matrix in one line."""
    from core.lab import most_turns

    outcomes = [f"{_outcome(console, outcome)} {count}" for outcome, count in result.outcomes.most_common()]
    console.say(
        "cli-matrix-line",
        **_told(result),
        most=str(result.turns_max),
        bound=str(most_turns(result.cell)),
        outcomes=" · ".join(outcomes),
    )
    _show_failures(console, result)


def _show_failures(console: Console, result: Result) -> None:
    for seed, error in result.failures.values():
        console.say("cli-failure", seed=seed, error=error)


def _outcome(console: Console, outcome: str) -> str:
    return " + ".join(_winner(console, winner) for winner in outcome.split("+"))


MEASURES: Final = {
    "sect": "balance-sect",
    "heretics": "balance-heretics",
    "king_appears": "balance-king-appears",
    "king_wins": "balance-king-wins",
    "single_king": "balance-single-king",
    "turns_median": "balance-turns-median",
    "turns_p90": "balance-turns-p90",
    "exorcism_succeeds": "balance-exorcism-succeeds",
    "exorcism_challenged": "balance-exorcism-challenged",
    "challenge_won": "balance-challenge-won",
    "first_player": "balance-first-player",
    "role": "balance-role",
}
"""What each measure is called; those whose name begins with `turns` count turns, all others are shares."""
VERDICTS: Final = {
    "fits": "balance-fits",
    "open": "balance-open",
    "misses": "balance-misses",
    "unaimed": "balance-unaimed",
}


def _show_measure(console: Console, measure: Measure) -> None:
    shares = not measure.name.startswith("turns")
    value, low, high, cases = measure.estimate
    aim = [_number(limit, shares) for limit in measure.target or ()]
    name = console.tr(f"card-{measure.card}-name") if measure.card else ""
    console.say(
        "balance-line",
        name=console.tr(MEASURES[measure.name], card=name),
        value=_number(value, shares),
        low=_number(low, shares),
        high=_number(high, shares),
        cases=str(cases),
        aim="–".join(aim) or "–",
        verdict=console.tr(VERDICTS[measure.verdict]),
    )


def _number(value: float, is_share: bool) -> str:
    return f"{100 * value:.1f} %" if is_share else f"{value:g}"


UNDECIDED: Final = {
    "": "cli-won-unknown",
    "elder": "cli-won-elder",
    "haunted": "cli-won-haunted",
    "fewest": "cli-won-fewest",
}
"""What is said of ends in which no side has won (`core.lab.outcome_of`)."""


def _winner(console: Console, winner: str) -> str:
    """Name a side that has won, or tell the end of a match in which none has."""
    if winner in UNDECIDED:
        return console.tr(UNDECIDED[winner])
    key = f"side-{winner}"
    return console.tr(key) if console.tr.has(key) else winner


def bench_command(
    context: typer.Context,
    client: Annotated[bool, typer.Option("--client", help="cli-help-client")] = False,
    saves: Annotated[bool, typer.Option("--saves", help="cli-help-saves")] = False,
    json: JsonFile = None,
) -> None:
    """Measure how fast the rules are on this machine, how light the window is, or what saving costs."""
    from core.lab import bench
    from core.lab.speed import GAMES, LOOKED_INTO, SEAT_COUNTS

    console: Console = context.obj
    if json is not None:
        check_writable(json)
    if client:
        bench_window(console, json)
        return
    if saves:
        bench_saving(console, json)
        return
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
        games=cell.games,
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
