"""Replays the player has asked for, noted beside the others until they are made.

Making one takes seconds. Whatever ends the program before that, the next start finds the note and makes up for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from client.errands import Deed, Errands
from client.running import RunningMatch
from core.kernel import SPECTATOR
from saves import Recovered, resumed
from saves.atomic import replace_content
from saves.content import read_match
from saves.errors import UnplayableSave
from saves.format import LARGEST_FILE
from saves.replay_check import recording_of
from saves.replay_reading import Film
from saves.replay_recording import Recording, recorded, said_as_unplayable
from saves.replay_store import SUFFIX, ReplayStore, read_replay

FOLDER: Final = ".asked"
"""Where the notes lie, among the replays: a saved match, or a whole replay and the seat in its name."""


class Wish(NamedTuple):
    """What a note asks for: the match, and through whose eyes; None for everybody's."""

    recording: Recording
    seat: int | None


class Wishes:
    """Notes what is asked for.

    Args:
        store: where the replays go.
    """

    def __init__(self, store: ReplayStore) -> None:
        self._store = store
        self._open: list[list[Path]] = []
        """For each replay asked for that isn't made yet: its note, once it is written."""
        self._run = secrets.token_hex(4)
        """Begins the names of all notes of this run."""

    @property
    def open(self) -> int:
        """How many replays were asked for that aren't made yet."""
        return len(self._open)

    @property
    def are_noted(self) -> bool:
        """Whether the next start will find a note of each of them: on a disk that hangs it won't."""
        return all(self._open)

    def note_match(self, running: RunningMatch, errands: Errands) -> Deed:
        """Note that a replay of a match as it stands is to be kept; return what forgets it, once it is or can't be."""
        return self._noted(running.saving_to(self._run), errands)

    def note_seat(self, film: Film, seat: int, errands: Errands) -> Deed:
        """Note that what one seat saw of a whole replay is to be kept; return what forgets it."""
        name, disk = f"{self._run}-{secrets.token_hex(2)}-{seat}{SUFFIX}", self._store.disk

        def save(folder: Path) -> Path:
            replace_content(folder / name, disk.read(film.path, LARGEST_FILE + 1), disk)
            return folder / name

        return self._noted(save, errands)

    def left(self) -> list[Path]:
        """Return the notes of earlier runs; raises OSError."""
        try:
            names = self._store.disk.names(self._folder)
        except FileNotFoundError:
            return []
        return [self._folder / name for name in names if not name.startswith((".", self._run))]

    @property
    def _folder(self) -> Path:
        return self._store.folder / FOLDER

    def _noted(self, save: Callable[[Path], Path], errands: Errands) -> Deed:
        notes: list[Path] = []

        def note() -> None:
            self._store.make_folder(self._folder)
            notes.append(save(self._folder))

        def take_away() -> None:
            for path in notes:
                self._store.disk.remove(path)

        def forget() -> None:
            self._open = [others for others in self._open if others is not notes]
            errands.run(take_away, self._folder)

        self._open.append(notes)
        errands.run(note, self._folder)  # where that fails the replay is made all the same
        return forget


def wish_in(path: Path, store: ReplayStore) -> Wish:
    """Return what a note asks for.

    Raises:
        SaveError: it can't be read (OSError too), or makes no sense.
    """
    if path.suffix == SUFFIX:
        with said_as_unplayable():
            return Wish(recording_of(read_replay(path, store.disk), path), int(path.stem.rpartition("-")[2]))
    read = read_match(store.disk.read(path, LARGEST_FILE + 1), path)
    recording = recording_from(Recovered(path.parent, read))
    if read.summary.over:
        return Wish(recording, None)
    if recording.viewer == SPECTATOR:
        raise UnplayableSave("content", thing="replay")  # there are nobody's eyes to see it through
    return Wish(recording, recording.viewer)


def recording_from(found: Recovered) -> Recording:
    """Return the recording of a saved match; raises SaveError."""
    saved = found.saved
    with said_as_unplayable():
        return recorded(saved.setup.setup(), saved.controllers, saved.viewer, saved.created, resumed(found).history)
