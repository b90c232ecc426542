"""What lists show of a match as it is now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from core.kernel import SPECTATOR
from saves.model import Controller, SavedSetup, SeenSeat, Summary, seat_of
from saves.version import program_version


class Showable(Protocol):
    """What is needed of a match to show it in a list."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        ...

    def view(self, viewer: int) -> dict[str, Any]:
        """Return what a viewer may know; it names the turn and its player."""
        ...


def summary_of(
    match: Showable, setup: SavedSetup, controllers: Sequence[Controller], *, created: float, updated: float
) -> Summary:
    """Return what lists show of a match that has no name.

    Args:
        match: the match.
        setup: what it was dealt from.
        controllers: who plays, by seat.
        created: when it began, in seconds since 1970.
        updated: when it is, or was, saved, likewise.
    """
    view = match.view(SPECTATOR)
    return Summary(
        ruleset=setup.ruleset,
        mode=setup.mode,
        seats=setup.seats,
        names=[who.name for who in controllers],
        turn=view["turn"],
        player=view["player"],
        over=match.over,
        viewer=seat_of(controllers),
        created=created,
        updated=updated,
        version=program_version(),
        table=[_seen(player) for player in view.get("players", ())],
    )


def _seen(player: dict[str, Any]) -> SeenSeat:
    """Return a player as everybody sees him."""
    return SeenSeat(
        role=player["role"] or "",
        hand=player["hand"],
        spirit=player["spirit"],
        ghosts=len(player["ghosts"]),
        points=len(player["points"]),
        identity=player["identity"] or "",
        king=player["king"],
    )
