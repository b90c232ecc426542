"""What has to wait for a disk, done one after the other off the thread that draws: the window never waits."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeVar
from weakref import WeakValueDictionary

from saves.errors import UNFORESEEN, SaveError, WriteError, came_of

T = TypeVar("T")

Deed = Callable[[], None]
Post = Callable[[Deed], None]
"""Has something done by the thread that draws, whichever thread calls it."""


def unheard(came: object) -> None:
    """Let it be how something went that was nobody's wish."""


class Errands:
    """Does things one after the other on a thread of its own, which ends where there is nothing more to be done.

    Args:
        post: runs something on the thread that draws.
        name: the thread's.
    """

    def __init__(self, post: Post = lambda deed: deed(), name: str = "errands") -> None:
        self._post, self._name = post, name
        self._waiting: deque[Deed] = deque()
        self._is_served = False
        """Whether there is a thread that does what waits."""
        self._left = 0
        """How many aren't done yet."""
        self._changed = threading.Condition()
        self._busy: list[tuple[str, str]] = []
        """What is being done that isn't told yet: the file or folder, and what the player calls it."""
        self._others: WeakValueDictionary[int, Errands] = WeakValueDictionary()
        """Those beside these, in the order in which they came, as long as they are used or have something to do."""
        self._numbers = count()

    def post(self, deed: Deed) -> None:
        """Have something done on the thread that draws; may be called from any thread."""
        self._post(deed)

    def run(
        self,
        deed: Callable[[], T],
        about: Path | str,
        done: Callable[[T | SaveError], None] = unheard,
        wish: str = "",
    ) -> None:
        """Have something done; returns at once.

        Args:
            deed: what is to be done.
            about: the file or folder it is done with, for `is_busy` and for what may go wrong.
            done: told on the thread that draws what came of it, or why nothing did.
            wish: what the player calls it, if it is his wish: the program doesn't end before it is done without saying
                so.
        """
        busy = (str(about), wish)
        self._busy.append(busy)

        def told(came: T | SaveError) -> None:
            self._busy.remove(busy)
            done(came)

        def errand() -> None:
            try:
                came = came_of(deed, str(about))
            except BaseException as error:  # which ends the thread: the wish mustn't stay open for ever
                failed = WriteError(path=str(about), reason=UNFORESEEN)
                failed.__cause__ = error
                self._tell(lambda: told(failed))
                raise
            self._tell(lambda: told(came))

        self._put(errand)

    def is_busy(self, about: Path | str) -> bool:
        """Tell whether something is still being done with a file or folder."""
        return any(busy == str(about) for busy, _ in self._busy)

    @property
    def wishes(self) -> list[str]:
        """What the player has wished for that isn't done yet, in the order in which he did; each once."""
        mine = [wish for _, wish in self._busy if wish]
        return list(dict.fromkeys([*mine, *(wish for other in self._others.values() for wish in other.wishes)]))

    def beside(self) -> Errands:
        """Return others, on a thread of their own that these don't hold up; `wait` waits for them too."""
        other = self._others[next(self._numbers)] = type(self)(self._post, self._name)
        return other

    def wait(self, seconds: float) -> bool:
        """Wait until everything is done, but no longer than so many seconds; tell whether it is."""
        end = time.monotonic() + seconds
        with self._changed:
            done = self._changed.wait_for(lambda: not self._left, seconds)
        others = list(self._others.values())
        return all(other.wait(max(0.0, end - time.monotonic())) for other in others) and done

    def _tell(self, deed: Deed) -> None:
        self._post(deed)

    def _put(self, deed: Deed) -> None:
        with self._changed:
            self._left += 1
            self._waiting.append(deed)
            if not self._is_served:
                self._have_served()

    def _have_served(self) -> None:
        """Start the thread that does what waits; `_changed` is held."""
        threading.Thread(target=self._serve, name=self._name, daemon=True).start()
        self._is_served = True

    def _next(self) -> Deed | None:
        """Return what is to be done next; the thread that finds nothing ends."""
        with self._changed:
            self._is_served = bool(self._waiting)
            return self._waiting.popleft() if self._waiting else None

    def _serve(self) -> None:
        try:
            while (deed := self._next()) is not None:
                self._do(deed)
        except BaseException:
            with self._changed:  # this thread ends: what waits has another one
                self._is_served = False
                if self._waiting:
                    self._have_served()
            raise

    def _do(self, deed: Deed) -> None:
        try:
            deed()
        finally:
            with self._changed:
                self._left -= 1
                self._changed.notify_all()


class AtOnce(Errands):
    """Does everything at once: where there is no window that could be drawn meanwhile."""

    def _tell(self, deed: Deed) -> None:
        deed()

    def _put(self, deed: Deed) -> None:
        deed()
