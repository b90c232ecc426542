"""What the viewer of replays needs from the rest of the program."""

from __future__ import annotations

from typing import Protocol

from saves.replay_reading import Film


class ReplayPort(Protocol):
    """Begins matches and keeps replays; may raise a ``saves.errors.SaveError``, which is shown to the player."""

    def continue_replay(self, film: Film, frame: int, seat: int) -> None:
        """Begin a new match as a whole replay's stood in a frame, with the person in a seat, and show it."""

    def save_seat_replay(self, film: Film, seat: int) -> None:
        """Keep for good, as a replay of its own, what one seat saw of a whole one."""
