"""Declared use limits, counted here and saved with the state (design 13).

A round of a skill ends when the turn comes back to its owner.
"""

from __future__ import annotations

from typing import Any, Final

TURN: Final = "turn"
ROUND: Final = "round"
GAME: Final = "game"
PERIODS: Final = (TURN, ROUND, GAME)


class Limits:
    """How often each seat has used each limited thing in the running turn, round and game."""

    __slots__ = ("_counts",)

    def __init__(self) -> None:
        self._counts: dict[str, dict[tuple[str, int], int]] = {period: {} for period in PERIODS}

    def used(self, name: str, seat: int, period: str) -> int:
        """Return how often the seat has used it in the running period."""
        return self._counts[period].get((name, seat), 0)

    def count(self, name: str, seat: int, period: str) -> None:
        """Count one use."""
        counts = self._counts[period]
        counts[name, seat] = counts.get((name, seat), 0) + 1

    def begin_turn(self, seat: int) -> None:
        """Start a turn of this seat: what counts turns starts anew, and this seat's rounds do."""
        self._counts[TURN].clear()
        rounds = self._counts[ROUND]
        for key in [key for key in rounds if key[1] == seat]:
            del rounds[key]

    def of(self, seat: int) -> list[list[Any]]:
        """Return the counted uses of one seat as [period, name, times]."""
        return [
            [period, name, times]
            for period in PERIODS
            for (name, owner), times in sorted(self._counts[period].items())
            if owner == seat
        ]

    def dump(self) -> list[list[list[Any]]]:
        """Return this as plain data."""
        return [
            [[name, seat, times] for (name, seat), times in sorted(counts.items())] if counts else []
            for counts in map(self._counts.__getitem__, PERIODS)
        ]

    def load(self, plain: list[list[list[Any]]]) -> None:
        """Take over what `dump` gave."""
        self._counts = {
            period: {(name, seat): times for name, seat, times in counts}
            for period, counts in zip(PERIODS, plain, strict=True)
        }
