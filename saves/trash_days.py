"""How long something has lain in a trash, in days on which the program ran: no clock that jumps makes it old.

The clock alone can't be believed. One that stood far back when something was thrown away, or far ahead at a single
start, would make everything look old at once. So the days are noted on which a thing was seen in the trash, beside it:
whatever the clock does, each start adds one day at most, and a day counts once, in whatever order they come.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from saves.atomic import replace_content
from saves.disk import Disk
from saves.format import LARGEST_FILE

LEDGER: Final = ".days"
"""The file in a trash in which they are noted."""

_Days = dict[str, list[int]]
"""For each name the days on which it was seen there, counted from the start of 1970."""


def days_seen(disk: Disk, folder: Path, names: Collection[str], today: int) -> dict[str, int]:
    """Return on how many days each of these has been seen in a trash, today's among them, and note that.

    Args:
        disk: where it is.
        folder: the trash.
        names: what is in it now; what isn't any more is forgotten.
        today: the present day, counted from the start of 1970.

    Returns:
        Nothing where the notes can't be read; they begin anew where they are damaged.
    """
    try:
        noted = _noted(disk, folder / LEDGER)
    except OSError:
        return {}
    seen = {name: sorted({*noted.get(name, ()), today}) for name in names}
    if seen != noted:
        with suppress(OSError):  # on a full disk what is old by now goes all the same
            replace_content(folder / LEDGER, msgspec.json.encode(seen), disk)
    return {name: len(days) for name, days in seen.items()}


def _noted(disk: Disk, path: Path) -> _Days:
    try:
        return msgspec.json.decode(disk.read(path, LARGEST_FILE), type=_Days)
    except (FileNotFoundError, msgspec.DecodeError, UnicodeDecodeError):
        return {}
