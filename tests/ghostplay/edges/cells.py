"""The modes, as cells of which an edge is tried in each where it can occur."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.ghostplay.position import Table, position


@dataclass(frozen=True)
class Cell:
    """A mode at one number of seats.

    Attributes:
        ruleset: the edition.
        mode: its mode.
        seats: how many play.
    """

    ruleset: str
    mode: str
    seats: int

    def __call__(self, **setup: Any) -> Table:
        """Return a match of this mode that starts from a position."""
        return position(self.seats, ruleset=self.ruleset, mode=self.mode, **setup)

    @property
    def name(self) -> str:
        """What the cell is called among tests."""
        return f"{self.ruleset}-{self.mode}-{self.seats}"

    @property
    def king(self) -> bool:
        """Whether a ghost king may rise."""
        return self.mode == "standard"

    @property
    def roles(self) -> bool:
        """Whether there are roles."""
        return self.ruleset == "peak"

    @property
    def direction(self) -> int:
        """Which way play passes."""
        return 1 if self.ruleset == "peak" else -1

    def next(self, seat: int, steps: int = 1) -> int:
        """Return the seat so many turns on."""
        return (seat + steps * self.direction) % self.seats


CELLS = [
    *(Cell("peak", "standard", seats) for seats in (5, 6, 7, 8)),
    Cell("peak", "four", 4),
    Cell("peak", "contest", 6),
    Cell("peak", "contest", 8),
    Cell("peak", "three", 3),
    *(Cell("classic", "standard", seats) for seats in (4, 5, 6, 7, 8)),
]


def every_cell(fits: Callable[[Cell], bool] = lambda cell: True) -> pytest.MarkDecorator:
    """Try a test in every mode that fits, at every number of seats."""
    return pytest.mark.parametrize("cell", [pytest.param(cell, id=cell.name) for cell in CELLS if fits(cell)])


def with_king(cell: Cell) -> bool:
    """Whether the cell has a ghost king."""
    return cell.king


def without_king(cell: Cell) -> bool:
    """Whether the cell has none."""
    return not cell.king
