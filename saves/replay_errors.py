"""What can go wrong with replays: the same as with saved matches, in words of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from saves.errors import DamagedSave, ForeignSave, NewerSave, SaveError, UnplayableSave


class MissingReplay(SaveError):
    """There is no such file. Details: ``path``."""

    key = "error-replay-missing"


class ForeignReplay(ForeignSave):
    """The file isn't a replay. Details: ``path``."""

    key = "error-replay-foreign"


class NewerReplay(NewerSave):
    """A newer version of the program has written it. Details: ``path``, ``format``."""

    key = "error-replay-newer"


class DamagedReplay(DamagedSave):
    """It was a replay. Details: ``path``, ``damage``."""

    key = "error-replay-damaged"


class UnplayableReplay(UnplayableSave):
    """The replay is whole, but this version of the game can't do that with it. Details: ``reason``."""

    key = "error-replay-unplayable"


@contextmanager
def said_of_replays() -> Iterator[None]:
    """Let what is wrong with a file be said of a replay."""
    try:
        yield
    except ForeignSave as error:
        raise ForeignReplay(**error.details) from error
    except NewerSave as error:
        raise NewerReplay(**error.details) from error
    except DamagedSave as error:
        raise DamagedReplay(**error.details) from error  # type: ignore[arg-type]
