"""How long something has lain in a trash: no clock that jumps makes it old.

The clock alone can't be believed. One that stood far back when something was thrown away, or far ahead at a single
start, would make everything look old at once. So the days are noted on which a thing was seen in the trash, beside it,
and what passed between two of them counts for a week at most: whoever opens the program at least that often has days
counted as they are, and a jump adds a week, once.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from saves.atomic import replace_content
from saves.disk import Disk
from saves.format import LARGEST_FILE

LEDGER: Final = ".days"
"""The file in a trash in which they are noted."""
MOST_BETWEEN: Final = 7
"""Days that count at most between two on which a thing was seen."""

_Days = dict[str, list[int]]
"""For each name the days on which it was seen there, counted from the start of 1970."""


def days_lain(disk: Disk, folder: Path, thrown: Mapping[str, int], today: int) -> dict[str, int]:
    """Return how many days each of these has lain in a trash, and note that it is there today.

    Args:
        disk: where it is.
        folder: the trash.
        thrown: what is in it now, and the day on which that was thrown away; what isn't any more is forgotten.
        today: the present day; days are counted from the start of 1970.

    Returns:
        Nothing where the notes can't be read; they begin anew where they are damaged.
    """
    try:
        noted = _noted(disk, folder / LEDGER)
    except OSError:
        return {}
    seen = {name: sorted({*noted.get(name, ()), day, today}) for name, day in thrown.items()}
    if seen != noted:
        with suppress(OSError):  # on a full disk what is old by now goes all the same
            replace_content(folder / LEDGER, msgspec.json.encode(seen), disk)
    return {name: sum(min(day - before, MOST_BETWEEN) for before, day in pairwise(seen[name])) for name in seen}


def _noted(disk: Disk, path: Path) -> _Days:
    try:
        return msgspec.json.decode(disk.read(path, LARGEST_FILE), type=_Days)
    except (FileNotFoundError, msgspec.DecodeError, UnicodeDecodeError):
        return {}
