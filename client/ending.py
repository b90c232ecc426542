"""What the player has asked for, and has to be done before the program ends."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from client.errands import Deed
from client.waiting import WaitingWords
from saves.writer import PATIENCE

_STEP: Final = 0.01
"""Seconds between looks where there is no window."""


class Ending:
    """The end of the program, which waits until all is done that was asked for.

    Args:
        undone: returns what isn't done yet, in the player's words.
        replays: returns those among it that are replays: making one takes seconds on any disk.
        is_idle: tells whether the disk isn't being waited for either, for something nobody has asked for.
        then: ends the program.
        anyway: ends it without waiting any longer.
    """

    unsafe = 0

    def __init__(
        self,
        undone: Callable[[], Sequence[str]],
        replays: Callable[[], Sequence[str]],
        is_idle: Callable[[], bool],
        then: Deed,
        anyway: Deed,
    ) -> None:
        self.anyway: Deed | None = anyway
        self._undone, self._replays, self._is_idle, self._then = undone, replays, is_idle, then

    @property
    def words(self) -> WaitingWords:
        """What is said of it."""
        if not self._undone():
            return WaitingWords("ending-now", "loading-slow", "ending-idle-about", "ending-stay")
        if list(self._replays()) == list(self._undone()):
            return WaitingWords("replay-being-made", "ending-replay", "ending-replay-about", "ending-stay")
        return WaitingWords("ending-now", "ending-slow", "ending-about", "ending-stay")

    @property
    def undone(self) -> Sequence[str]:
        """What isn't done yet."""
        return self._undone()

    @property
    def answered(self) -> bool:
        """Whether everything is done, or has failed and been told, and the disk is waited for by nobody."""
        return not self._undone() and self._is_idle()

    def finish(self) -> None:
        """End the program."""
        self._then()

    def leave(self) -> None:
        """Stay: it is being done all the same."""

    def wait(self, seconds: float) -> bool:
        """Wait and `finish`; tell whether all was done in time, and `finish` been called."""
        end = time.monotonic() + seconds
        while not self.answered and time.monotonic() < end:
            time.sleep(_STEP)
        if self.answered:
            self.finish()
        return self.answered

    def insist(self) -> None:
        """Wait for a while, where there is no window, and end the program all the same."""
        if not self.wait(PATIENCE):
            self.finish()
