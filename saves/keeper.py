"""A running match and its file: everything that happens in the one comes into the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple, Protocol

from core.kernel import SPECTATOR, Event, Setup
from saves.autosave import Autosave, Snapshot
from saves.errors import SaveError
from saves.model import Controller, SavedEvent, SavedMatch, SavedSetup, Summary
from saves.store import SaveStore


class Keepable(Protocol):
    """What the keeper needs of a match."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        ...

    def view(self, viewer: int) -> dict[str, Any]:
        """Return what a viewer may know; it names the turn and its player."""
        ...

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the facts from ``since`` on as a viewer may know them."""
        ...

    def dump(self) -> dict[str, Any]:
        """Return the match as plain data that nobody changes any more."""
        ...


@cache
def program_version() -> str:
    """Return this program's version, or "" where it was never installed."""
    try:
        return version("guixi")
    except PackageNotFoundError:
        return ""


class _Moment(NamedTuple):
    """Whose turn it is, and the how manieth."""

    turn: int
    player: int


class MatchKeeper:
    """Keeps one match saved, and remembers the facts the match itself may have dropped.

    It holds the right to write the match's file until it is closed.

    Args:
        store: where the file goes.
        save_id: the match's id there.
        setup: what the match was dealt from.
        controllers: who plays, by seat.
        earlier: the facts from before the match was resumed.
        created: when the match began, in seconds since 1970; now when left out.
        clock: the time in seconds since 1970.

    Raises:
        LockedSave: another program plays this match.
        FolderError: the folder can't be used.
    """

    def __init__(
        self,
        store: SaveStore,
        save_id: str,
        setup: Setup,
        controllers: Sequence[Controller],
        *,
        earlier: Sequence[SavedEvent] = (),
        created: float | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.id = save_id
        self.viewer = next((seat for seat, who in enumerate(controllers) if not who.bot), SPECTATOR)
        self._setup = SavedSetup.of(setup)
        self._controllers = list(controllers)
        self._facts = list(earlier)
        self._moment: _Moment | None = None
        self._clock = clock
        self._created = clock() if created is None else created
        self._lock = store.lock(save_id)
        self._autosave = Autosave(lambda snapshot: store.write(save_id, *snapshot), str(store.path(save_id)))

    @property
    def error(self) -> SaveError | None:
        """Why the last saving failed, or None."""
        return self._autosave.error

    def changed(self, match: Keepable) -> None:
        """Have the match saved as it is now; returns at once. To be called after every answer."""
        self._autosave.offer(self._snapshot(match))

    def flush(self) -> None:
        """Wait until the match is saved; raises SaveError when it couldn't be."""
        self._autosave.flush()

    def close(self) -> None:
        """Save what is left and give the file back; raises SaveError when it couldn't be saved."""
        try:
            self._autosave.close()
        finally:
            self._lock.release()

    def _snapshot(self, match: Keepable) -> Snapshot:
        known = self._facts[-1].number + 1 if self._facts else 0
        news = [SavedEvent(*event) for event in match.events(self.viewer, known)]
        if news or self._moment is None:  # a turn never begins unsaid, and a view costs more than all the rest here
            view = match.view(SPECTATOR)
            self._moment = _Moment(view["turn"], view["player"])
        self._facts += news
        summary = Summary(
            ruleset=self._setup.ruleset,
            mode=self._setup.mode,
            seats=self._setup.seats,
            names=[who.name for who in self._controllers],
            turn=self._moment.turn,
            player=self._moment.player,
            over=match.over,
            viewer=self.viewer,
            created=self._created,
            updated=self._clock(),
            version=program_version(),
        )
        # The thread that writes gets lists of its own; what is in them never changes.
        facts = self._facts[:]
        match_now = SavedMatch(self._setup, match.dump(), self._controllers, self.viewer, facts, self._created)
        return Snapshot(summary, match_now)
