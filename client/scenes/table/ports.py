"""What the table needs from the rest of the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from saves.errors import SaveError


class TablePort(Protocol):
    """Keeps the match on the table and shows other scenes; each may raise a ``saves.errors.SaveError``."""

    def save(self, then: Callable[[], None], failed: Callable[[SaveError], None]) -> None:
        """Make sure the match as it stands is saved; ``then`` is done once it is, ``failed`` told why it can't be."""

    def save_as(self) -> None:
        """Ask the player for a name, and save the match under it."""

    def save_replay(self) -> None:
        """Keep a replay of the match for good: whole when it has ended, else as its player saw it."""

    def watch_replay(self) -> None:
        """Show the replay of the match, which has ended."""

    def again(self) -> None:
        """Deal the match anew, with the same players and options, and show it."""

    def show_title(self) -> None:
        """Leave the table and show the first scene."""
