"""The matrix of all ways to play, narrowed to what the command line names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import typer

from client.commands.console import CommandError
from client.commands.parameters import typed_value

if TYPE_CHECKING:
    from core.lab import Cell

PARTS: Final = ("ruleset", "mode", "seats", "option")
"""What may be named, in the order in which it narrows."""


def narrowed(context: typer.Context, named: list[Cell], cells: list[Cell]) -> list[Cell]:
    """Return the cells of a matrix that agree with what the command line names.

    Args:
        context: tells what was named.
        named: a cell for everything that was named, with defaults for the rest.
        cells: the matrix.

    Raises:
        CommandError: a word fits nothing in the matrix, or nothing that the words before it have left.
    """
    before: list[str] = []
    for part in PARTS:
        # Compared by name: the kind of a source isn't exported.
        if getattr(context.get_parameter_source(part), "name", "") != "COMMANDLINE":
            continue
        if part == "option":
            _check_options(named[0], cells)
        wanted = list(dict.fromkeys(_word(cell, part) for cell in named))
        there = list(dict.fromkeys(_word(cell, part) for cell in cells))
        for word in wanted:
            if word not in there:
                raise _unfit(part, word, there, before)
        cells = [cell for cell in cells if _word(cell, part) in wanted]
        before += [f"--{part} {word}" for word in wanted]
    return cells


def _word(cell: Cell, part: str) -> str:
    """Return what a part of a cell is called on the command line; house options are "" where there are none."""
    if part == "option":
        return " ".join([f"{name}={typed_value(value)}" for name, value in cell.options.items()])
    return str(getattr(cell, part))


def _check_options(named: Cell, cells: Iterable[Cell]) -> None:
    """Raise CommandError where the matrix can't have the options because of what it is."""
    if not any(cell.options for cell in cells):
        raise CommandError("cli-matrix-plain")
    if len(named.options) > 1:
        raise CommandError("cli-matrix-one-option", options=_word(named, "option").replace(" ", ", "))


def _unfit(part: str, word: str, there: Iterable[str], before: list[str]) -> CommandError:
    """Say which word fits nothing, and what could stand in its place: for an option's value others, or else options."""
    choices = sorted(there) if part == "seats" else [one for one in there if one]
    name = word.partition("=")[0]
    if part == "option":
        values = sorted([one for one in choices if one.startswith(f"{name}=")])
        word = word if values else name
        choices = values or list(dict.fromkeys(one.partition("=")[0] for one in choices))
    details = {"word": f"--{part} {word}", "allowed": ", ".join(choices)}
    if before:
        return CommandError("cli-matrix-unfit-with", **details, others=" ".join(before))
    return CommandError("cli-matrix-unfit", **details)
