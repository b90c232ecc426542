"""Seats that play a role, as the tests of the roles want them."""

from __future__ import annotations

from typing import Any

from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
ONE, TWO = "C-G03", "C-G03 C-G15"
HAND = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r C-S07r C-S10r"


def player(role: str, level: int, **setup: Any) -> Table:
    """Seat 0 plays a role with so many ghosts banished."""
    return position(roles={0: role}, points={0: ["", ONE, TWO][level]}, **setup)


def king(role: str, **setup: Any) -> Table:
    """Seat 0 is the ghost king, with a role."""
    ghosts = {0: LIVES} | setup.pop("ghosts", {})
    return position(roles={0: role}, king=0, ghosts=ghosts, **setup)
