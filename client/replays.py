"""Replays as the program makes them: off the thread that draws, of matches that have ended or are still played."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from client.errands import Deed, Errands, Post
from client.i18n import Translator
from client.known import KnownFolder
from client.loading import Load
from client.replay_wishes import Wishes, recording_from, wish_in
from client.running import RunningMatch
from client.seeds import new_seed
from core.kernel import SPECTATOR, Match, Setup
from saves import Controller, History, SaveStore
from saves.entries import ReplayEntry
from saves.errors import FileError, SaveError, UnplayableSave
from saves.replay_check import recording_of
from saves.replay_film import make_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_recording import Recording, recorded, replayed, said_as_unplayable
from saves.replay_store import Kept, ReplayStore, read_replay
from saves.trash import DAY, DAYS
from saves.unplayable import see_playable

REST: Final = 0.001
"""Seconds the thread that makes replays rests after every answer, so that the window draws on meanwhile."""
LONGEST_WAIT: Final = 4.0
"""Seconds the program waits at its end for replays that are still being made; the next start makes up for the rest."""
LATEST: Final = DAYS * DAY
"""Seconds after a match has ended in which a replay it didn't leave is made up for.

So long the trash remembers which replays were thrown away.
"""
STRENGTH: Final = "novice"
"""The bots that take seats in which persons sat."""

Made = Callable[[Path | SaveError], None]
"""Told the file of a replay, or why there is none."""
Told = Callable[[Kept | SaveError], None]
"""Told which replay is kept for good, or why none is."""


class ReplayMaker:
    """Makes replays one after the other on a thread of its own: they take seconds, and hold nothing else up.

    Args:
        store: where they go.
        post: runs something on the thread that draws.

    Attributes:
        wishes: what the player has asked for.
        on_made: called on the thread that draws when there is another one.
    """

    def __init__(self, store: ReplayStore, post: Post = lambda deed: deed()) -> None:
        self.store = store
        self.wishes = Wishes(store)
        self.on_made: Deed = lambda: None
        self._errands = Errands(post, "replays")

    def make(self, recording: Recording, made: Made) -> None:
        """Have the whole replay of a match made; returns at once.

        Args:
            recording: the match.
            made: told how it went.
        """
        self._errands.run(partial(self._made, recording), self.store.folder, made)

    def keep(self, recording: Recording, seat: int | None, kept: Told) -> None:
        """Have a replay kept for good, and made first where there is none; returns at once.

        Args:
            recording: the match.
            seat: as seen by this seat; None for the whole one.
            kept: told how it went.
        """
        self._errands.run(partial(self._kept, recording, seat), self.store.folder, kept)

    def make_up_for(self, saves: SaveStore) -> None:
        """Have the replays made that were asked for or of matches that ended, where the program was stopped first.

        Args:
            saves: the saved matches; one that ended long ago, or whose replay was thrown away, is left alone.
        """
        self._errands.run(partial(self._make_up_for, saves), saves.folder)  # it is nobody's wish

    def wait(self, seconds: float = LONGEST_WAIT) -> None:
        """Wait until everything is made, but no longer than so many seconds."""
        self._errands.wait(seconds)

    def _make_up_for(self, saves: SaveStore) -> None:
        for note in self.wishes.left():
            with suppress(SaveError, OSError):
                self._grant(note)
        there, ended = self.store.matches(), list(_ended(saves))
        begun = Counter(created for _, created in ended)
        for save_id, created in ended:
            if created in there and begun[created] == 1:
                continue
            with suppress(SaveError):  # one that can't be read keeps no other from its own
                recording = recording_in(saves, save_id)
                if not self.store.has_had(recording):  # a copy that has gone on by itself began at the same time
                    self._made(recording)

    def _grant(self, note: Path) -> None:
        """Make what was asked for in an earlier run, and take the note away; also where it can never be made."""
        with suppress(FileError):
            self._kept(*wish_in(note, self.store))
        self.store.disk.remove(note)

    def _made(self, recording: Recording) -> Path:
        path = self.store.add(_filmed(recording, None))
        self._errands.post(lambda: self.on_made())
        return path

    def _kept(self, recording: Recording, seat: int | None) -> Kept:
        there = self.store.whole_of(recording) if seat is None else None
        kept = self.store.keep(_filmed(recording, seat)) if there is None else self.store.keep_file(there.path)
        self._errands.post(lambda: self.on_made())
        return kept


class Awaited:
    """The replay of one match that has ended.

    Args:
        recording: the match; None for none.

    Attributes:
        came: the file it was made as, or why there is none; None while it is being made.
        deeds: what is put off until then: told the same.
    """

    def __init__(self, recording: Recording | None) -> None:
        self.recording = recording
        self.came: Path | SaveError | None = None
        self.deeds: list[Made] = []


class ReplayDesk:
    """Has replays made of the match on the table, and shows them.

    Args:
        maker: makes them.
        tr: the language.
        note: tells the player something in passing.
        show: shows a replay above what is shown.
        on_table: returns the match on the table, None for none.
        errands: do what takes the disk.
        load: has a replay read that is to be shown.
    """

    def __init__(
        self,
        maker: ReplayMaker,
        tr: Translator,
        note: Callable[[str], None],
        show: Callable[[Film], None],
        on_table: Callable[[], RunningMatch | None],
        errands: Errands,
        load: Load,
    ) -> None:
        self.maker = maker
        self._errands, self._load = errands, load
        self._tr, self._note, self._show, self._on_table = tr, note, show, on_table
        self.known: KnownFolder[ReplayEntry] = KnownFolder(maker.store, errands)
        """The replays there are."""
        self._last = Awaited(None)
        """Of the match that ended last."""

    @property
    def store(self) -> ReplayStore:
        """The replays there are."""
        return self.maker.store

    def ended(self, running: RunningMatch) -> None:
        """Have the replay of a match made that has just ended."""
        recording = recording_now(running)
        self._last = Awaited(recording)
        self.maker.make(recording, partial(self._arrived, self._last))

    def watch(self, path: Path) -> None:
        """Show a replay; raises SaveError."""
        self._load(partial(_film, path), path, self._show)

    def watch_last(self) -> None:
        """Show the replay of the match that ended last, as soon as it is made; raises SaveError."""
        self._watch_made(self._last)

    def watch_saved(self, saves: SaveStore, save_id: str) -> None:
        """Show the replay of a saved match that is over, made anew where it is gone; raises SaveError."""

        def find() -> Film | Recording:
            recording = recording_in(saves, save_id)
            there = self.store.whole_of(recording)
            return recording if there is None else _film(there.path)

        def show(found: Film | Recording) -> None:
            if isinstance(found, Film):
                self._show(found)
                return
            awaited = Awaited(found)
            self._watch_made(awaited)
            self.maker.make(found, partial(self._arrived, awaited))

        self._load(find, saves.path(save_id), show)

    def save(self, running: RunningMatch) -> None:
        """Keep a replay of a match for good: whole when it has ended, else as its player has seen it until now.

        Of a match that is only watched there is none before its end: somebody may yet sit down at it, and it would tell
        the secrets of all.
        """
        if not running.session.over and running.keeper.viewer == SPECTATOR:
            self._note(self._tr("replay-not-over"))
            return
        seat = None if running.session.over else running.keeper.viewer
        self._keep(recording_now(running), seat, self.maker.wishes.note_match(running, self._errands))

    def save_seat(self, film: Film, seat: int) -> None:
        """Keep for good what one seat saw of a whole replay; raises DamagedSave and UnplayableSave."""
        recording = recording_of(film.replay, film.path)
        _see_reaching(film, film.last, recording)
        self._keep(recording, seat, self.maker.wishes.note_seat(film, seat, self._errands))

    @property
    def undone(self) -> list[str]:
        """What the player has asked for that isn't made yet, in his words."""
        wishes = self.maker.wishes
        key = "undone-replay" if wishes.are_noted else "undone-replay-unnoted"
        return [self._tr(key, count=wishes.open)] if wishes.open else []

    def _keep(self, recording: Recording, seat: int | None, forget: Deed) -> None:
        def told(came: Kept | SaveError) -> None:
            forget()
            if isinstance(came, SaveError):
                self._tell_failed(came)
            else:
                key = "replay-kept-already" if came.was_favourite else "replay-kept"
                self._note(self._tr(key, path=str(came.path)))

        self._note(self._tr("replay-being-made"))
        self.maker.keep(recording, seat, told)

    def _watch_made(self, awaited: Awaited) -> None:
        """Show a replay as soon as it is made, unless another match is on the table by then; raises SaveError."""
        asked_at = self._on_table()

        def watch(came: Path | SaveError) -> None:
            if isinstance(came, SaveError):
                raise came
            if self._on_table() is asked_at:
                self._load(partial(self._whole, awaited.recording, came), came, self._show)

        if awaited.came is None:
            self._note(self._tr("replay-being-made"))
            awaited.deeds.append(watch)
        else:
            watch(awaited.came)

    def _whole(self, recording: Recording | None, made: Path) -> Film:
        """Return the replay of a match that has ended, wherever it has been moved since it was made."""
        there = None if recording is None else self.store.whole_of(recording)
        return _film(made if there is None else there.path)

    def _arrived(self, awaited: Awaited, came: Path | SaveError) -> None:
        """Do what was put off; nobody is there any more to be told of an error in another way than in passing."""
        awaited.came = came
        if isinstance(came, SaveError) and not awaited.deeds:
            self._tell_failed(came)
        for deed in awaited.deeds:
            try:
                deed(came)
            except SaveError as error:
                self._tell_failed(error)

    def _tell_failed(self, error: SaveError) -> None:
        self._note(self._tr("replay-not-made", reason=self._tr(error.key, **error.details)))


def _filmed(recording: Recording, seat: int | None) -> Replay:
    with said_as_unplayable():
        return make_replay(recording, seat=seat, breathe=lambda: time.sleep(REST))


def _film(path: Path) -> Film:
    return Film(read_replay(path), path)


def _see_reaching(film: Film, frame: int, recording: Recording) -> None:
    """See that the answers in a whole replay lead to a frame; raises UnplayableSave where some are missing."""
    if len(recording.answers) < film.answers(frame):
        raise UnplayableSave("short", thing="replay")


def _ended(saves: SaveStore) -> Iterator[tuple[str, float]]:
    """Yield the ids of saved matches that have ended not long ago, and when each began; raises FolderError."""
    for entry in saves.entries():
        about, age = entry.summary, time.time() - entry.modified
        if about is not None and about.over and age < LATEST:
            yield entry.id, about.created


def recording_now(running: RunningMatch) -> Recording:
    """Return the recording of a match on the table as it stands."""
    keeper = running.keeper
    return recorded(running.setup, running.players, keeper.viewer, keeper.created, keeper.history)


def recording_in(saves: SaveStore, save_id: str) -> Recording:
    """Return the recording of a saved match; raises SaveError."""
    return recording_from(saves.load(save_id))


class Continuation(NamedTuple):
    """A match that goes on from a replay."""

    setup: Setup
    players: Sequence[Controller]
    match: Match[Any]
    history: History


def continued(film: Film, frame: int, seat: int) -> Continuation:
    """Return a new match that begins as a whole replay's stood in a frame.

    The player sits in a seat, bots in the others. What comes by chance from now on is drawn anew: whoever has seen the
    replay knows what came.

    Args:
        film: the replay; its file stays as it is.
        frame: where to begin.
        seat: the player's.

    Raises:
        UnplayableSave: the present rules don't lead there.
        DamagedSave: its answers can't be read.
    """
    with said_as_unplayable():
        recording = recording_of(film.replay, film.path, film.answers(frame))
        _see_reaching(film, frame, recording)
        match = recording.match()
        for _ in replayed(match, recording.answers):
            pass
    match.reseed(secrets.token_bytes(32))
    seed = new_seed()
    strength = next((player.bot for player in recording.players if player.bot), STRENGTH)
    players = [
        Controller(player.name) if place == seat else Controller(player.name, player.bot or strength, seed)
        for place, player in enumerate(recording.players)
    ]
    see_playable(recording.setup, players, "replay")
    until = match.boundary_event
    facts = [fact for fact in recording.earlier if fact.number < until]
    return Continuation(recording.setup, players, match, History(facts, until, origin=match.dump()))
