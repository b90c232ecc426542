"""What the window waits for, and says so, while it goes on drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from client.errands import Deed
from saves.errors import SaveError

Failed = Callable[[SaveError], None]


def refused(error: SaveError) -> None:
    """Say that something couldn't be done where nothing else is to be done about it; raises the error."""
    raise error


def insist(waiting: Waiting) -> None:
    """Wait where there is no window that could be drawn meanwhile."""
    waiting.insist()


class WaitingWords(NamedTuple):
    """The keys of what is said: that it goes on; after a while that it is slow, what that means, and the way back."""

    now: str
    slow: str
    about: str
    back: str


class Waiting(Protocol):
    """Something the disk has to do first, and what happens then."""

    @property
    def words(self) -> WaitingWords:
        """What is said of it."""

    @property
    def unsafe(self) -> int:
        """How many answers would be lost if the program were killed now."""

    @property
    def undone(self) -> Sequence[str]:
        """What else the player has asked for that isn't done yet, in his words."""

    @property
    def anyway(self) -> Deed | None:
        """Does what has waited without waiting any longer; None where that can't be."""

    @property
    def answered(self) -> bool:
        """Whether the disk has done it, or refused to."""

    def finish(self) -> None:
        """Do what has waited, when the disk has answered; raises SaveError where that is all there is to be done."""

    def leave(self) -> None:
        """Do without it: the player goes back."""

    def wait(self, seconds: float) -> bool:
        """Wait for the disk and `finish`; tell whether it has answered in time, and `finish` been called."""

    def insist(self) -> None:
        """Wait longer, where there is no window that could be drawn meanwhile, and then say that it failed."""
