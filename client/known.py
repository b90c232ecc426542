"""What is known of a folder of files: read behind the window and kept, so that nobody who draws looks at the disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from client.errands import Deed, Errands
from saves.entries import Entry, TrashEntry
from saves.errors import SaveError, came_of
from saves.file_store import FileStore

EntryT = TypeVar("EntryT", bound=Entry[Any])
T = TypeVar("T")


class _Reading(NamedTuple, Generic[EntryT]):
    """What was found: what is listed, what lies in the trash, and why neither could be read."""

    entries: list[EntryT]
    thrown: list[TrashEntry[EntryT]]
    trouble: SaveError | None


class KnownFolder(Generic[EntryT]):
    """Knows what is in a folder as it was read last. All but the reading itself is done by the thread that draws.

    Args:
        store: reads the folder.
        errands: do what takes the disk.

    Attributes:
        entries: all there is, the newest first.
        thrown: what is in the trash, the latest first.
        trouble: why the folder can't be read, None while it can.
        is_read: whether it has been read at all.
    """

    def __init__(self, store: FileStore[EntryT, Any], errands: Errands) -> None:
        self._store, self._errands = store, errands
        self.entries: list[EntryT] = []
        self.thrown: list[TrashEntry[EntryT]] = []
        self.trouble: SaveError | None = None
        self.is_read = False
        self._asking: list[Deed] = []
        """Who is told of the next reading that begins."""

    def look(self, done: Deed = lambda: None) -> None:
        """Have the folder read once more; ``done`` is told by the thread that draws when that is known."""
        self._asking.append(done)
        if len(self._asking) == 1:  # the others wait for the same reading, which hasn't begun
            self._errands.run(self._look, self._store.folder, self._looked)

    def change(self, deed: Callable[[], T], about: Path, done: Callable[[T | SaveError], None], wish: str = "") -> None:
        """Have something done to a file, and the folder read behind it.

        Args:
            deed: what is done; may raise SaveError.
            about: the file (see `Errands.run`).
            done: told what came of it, when the folder is known as it is then.
            wish: what the player calls it.
        """

        def changed() -> tuple[T | SaveError, _Reading[EntryT]]:
            return came_of(deed, str(about)), self._read()

        def told(came: tuple[T | SaveError, _Reading[EntryT]] | SaveError) -> None:
            assert not isinstance(came, SaveError), "whatever goes wrong is in the reading"
            self._take(came[1])
            done(came[0])

        self._errands.run(changed, about, told, wish)

    def put_first(self, entry: EntryT) -> None:
        """Take notice of a file the program has just written itself."""
        self.entries = [entry, *(other for other in self.entries if other.id != entry.id)]

    def _look(self) -> tuple[list[Deed], _Reading[EntryT]]:
        asking, self._asking = self._asking, []
        return asking, self._read()

    def _looked(self, came: tuple[list[Deed], _Reading[EntryT]] | SaveError) -> None:
        assert not isinstance(came, SaveError), "whatever goes wrong is in the reading"
        asking, reading = came
        self._take(reading)
        for done in asking:
            done()

    def _read(self) -> _Reading[EntryT]:
        """Read the folder, by the thread that waits for the disk; whatever goes wrong is what was found."""
        came = came_of(
            lambda: _Reading(self._store.entries(), self._store.trash.entries(), None), str(self._store.folder)
        )
        return _Reading([], [], came) if isinstance(came, SaveError) else came

    def _take(self, reading: _Reading[EntryT]) -> None:
        self.entries, self.thrown, self.trouble = reading
        self.is_read = True
