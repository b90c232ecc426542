"""Something that has to wait until the match on the table is saved, while the window goes on drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from client.errands import Deed
from client.running import RunningMatch
from client.waiting import Failed, WaitingWords, refused
from saves.errors import SlowDisk
from saves.writer import PATIENCE

GRACE: Final = 0.05
"""Seconds a disk is given to answer before somebody is shown that it is being waited for."""

WORDS: Final = WaitingWords("saving-now", "saving-slow", "saving-slow-about", "saving-stay")


class Saving:
    """A match that is being saved, and what happens as soon as it is.

    Args:
        running: the match.
        then: what happens once it is saved.
        failed: what happens when it can't be.
        anyway: does the same without waiting any longer, whatever becomes of the last answers; None where nothing does.
        undone: returns what else isn't done yet, in the player's words.
    """

    words = WORDS

    def __init__(
        self,
        running: RunningMatch,
        then: Deed,
        failed: Failed = refused,
        anyway: Deed | None = None,
        undone: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self.anyway = anyway
        self._undone = undone
        self._running, self._then, self._failed = running, then, failed
        self._request = running.ask_saved()

    @property
    def answered(self) -> bool:
        """Whether the disk has taken it, or refused to."""
        return self._running.has_answered(self._request)

    @property
    def unsafe(self) -> int:
        """How many answers would be lost if the program were killed now."""
        return self._running.unsafe

    @property
    def undone(self) -> Sequence[str]:
        """What else the player has asked for that isn't done yet."""
        return self._undone()

    def finish(self) -> None:
        """Do what has waited, when the disk has answered; raises SaveError where that is all there is to be done."""
        if self._running.save_error is None:
            self._then()
        else:
            self._failed(self._running.save_error)

    def leave(self) -> None:
        """Stay with the match: it is being saved all the same."""

    def wait(self, seconds: float) -> bool:
        """Wait for the disk and `finish`; tell whether it has answered in time, and `finish` been called."""
        if self._running.wait_for(self._request, seconds):
            self.finish()
            return True
        return False

    def insist(self) -> None:
        """Wait as long as a match at its end does, where there is no window that could be drawn meanwhile."""
        if not self.wait(PATIENCE):
            self._failed(SlowDisk(path=str(self._running.keeper.folder), seconds=round(PATIENCE)))
