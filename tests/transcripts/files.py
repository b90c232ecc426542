"""Where transcripts lie, and how two of them are held against each other."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from tests.transcripts.transcript import Game

FOLDER = Path(__file__).parent
CONTEXT = 6
"""Lines shown before the first one that differs."""
SHOWN = 8
"""Lines shown from there on, of either side."""


def path_of(game: Game) -> Path:
    """Return the file of a game's transcript."""
    return FOLDER / f"{game.name}.txt"


def first_difference(expected: list[str], found: list[str]) -> str:
    """Return the lines around the first one that differs, marked as in a diff, or "" where nothing does."""
    for place, (old, new) in enumerate(zip_longest(expected, found)):
        if old != new:
            before = [f"  {line}" for line in expected[max(0, place - CONTEXT) : place]]
            gone = [f"- {line}" for line in expected[place : place + SHOWN]]
            come = [f"+ {line}" for line in found[place : place + SHOWN]]
            return "\n".join([f"first difference in line {place + 1}:", *before, *gone, *come])
    return ""
