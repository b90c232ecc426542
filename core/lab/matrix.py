"""Every way to play, as series of matches: each ruleset, mode and number of seats, and each house option alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from core.ghostplay.cards import editions, modes
from core.ghostplay.rules import OPTIONS, allowed_values
from core.lab.series import Cell


def matrix(like: Cell, house_options: bool = True) -> list[Cell]:
    """Return a series for every way to play.

    Args:
        like: bots, number of matches and seed of all of them.
        house_options: whether each house option gets series of its own, one for every value but the default.
    """
    cells = []
    for ruleset in editions():
        for mode, made in modes(ruleset).items():
            for seats in made.identities:
                cell = replace(like, ruleset=ruleset, mode=mode, seats=seats, options={})
                cells.append(cell)
                if house_options:
                    cells += [replace(cell, options={name: value}) for name, value in _single_options(cell)]
    return cells


def _single_options(cell: Cell) -> Iterator[tuple[str, Any]]:
    """Yield each house option with each value that makes a difference here."""
    for name in OPTIONS:
        values = allowed_values(name, cell.ruleset, cell.mode, cell.seats)[1:]
        # Seats are dealt by chance and alike, so the game is the same whichever fixed seat begins: one will do.
        yield from [(name, value) for value in (values[-1:] if name == "first_player" else values)]
