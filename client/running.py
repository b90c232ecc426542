"""A match on the table: the session that plays it and the files that keep it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from client.config import Settings
from client.guesses import SUSPICIONS, guesses
from client.recalled import Recalled
from client.session import Controller, LocalSession
from core.bots import make_bot
from core.kernel import Match, Setup
from core.rulesets import new_match, rules_digest
from saves import Controller as SavedController
from saves import History, Input, MatchKeeper, Recovered, SaveEntry, SaveStore, resumed
from saves.errors import SaveError
from saves.generations import copy_of
from saves.history import Resumed
from saves.unplayable import see_playable
from saves.writer import PATIENCE

_LAST: Final = 0.5
"""Seconds the thread that writes gets to end where it has nothing to write."""


class Loss(NamedTuple):
    """Answers that had been saved are missing, or may be, because a file was damaged.

    Attributes:
        path: where the damaged file is kept, or where one was that is gone.
        gone: whether it is gone.
        certain: whether answers are missing for certain.
        answers: how many are left.
        turn: the turn in which the match goes on.
    """

    path: Path
    gone: bool
    certain: bool
    answers: int
    turn: int

    @classmethod
    def of(cls, found: Recovered, running: RunningMatch) -> Loss | None:
        """Return what a match lacks that was resumed from what was found; None where that is nothing."""
        if not found.damaged:
            return None
        path = found.damaged[0]
        gone = path not in found.broken
        turn = running.session.view()["turn"]
        return cls(path if gone else copy_of(path), gone, found.lost, running.keeper.accepted, turn)


class RunningMatch:
    """A match being played here, every answer saved as it comes, until it is closed.

    Made by `begin` and `resume`. The scene of the table plays its `session`.

    Attributes:
        setup: what it was dealt from.
        players: who plays, by seat.
        keeper: saves it.
        session: plays it.
        dropped: how many answers had to be left out when it was resumed, because they don't fit the present rules.
        changed: whether it had been played under other rules.
        gaps: whether part of what happened before it was resumed couldn't be read.
        loss: what is missing of what had been saved, because a file was damaged or is gone; None for nothing.
        on_over: called when the match has ended.
    """

    def __init__(
        self,
        match: Match[Any],
        setup: Setup,
        players: Sequence[SavedController],
        keeper: MatchKeeper,
        settings: Settings,
        *,
        kept: bool = False,
    ) -> None:
        self.setup = setup
        self.players = tuple(players)
        self.keeper = keeper
        self.dropped = 0
        self.changed = self.gaps = False
        self.loss: Loss | None = None
        self.on_over: Callable[[], None] = lambda: None
        self._is_safe, self._old_file = kept, ""
        self._own_input = 0
        self._box = Recalled(match, keeper.history, self._took)
        seated = [_seated(player, seat) for seat, player in enumerate(players)]
        self.session = LocalSession(
            self._box,
            seated,
            on_change=lambda match: self._keep_notes(),
            speed=settings.pace,
            full_control=settings.full_control,
        )
        self.session.suspicions.update(
            {seat: identity for viewer, seat, identity in guesses(keeper.notes) if viewer == keeper.viewer}
        )

    @classmethod
    def begin(
        cls,
        store: SaveStore,
        setup: Setup,
        players: Sequence[SavedController],
        settings: Settings,
        match: Match[Any] | None = None,
        history: History | None = None,
        *,
        keep: bool = True,
    ) -> RunningMatch:
        """Begin a match and have it saved.

        Args:
            store: where it is saved.
            setup: what is dealt.
            players: who plays, by seat.
            settings: how it is played.
            match: the match, of the same setup, where it doesn't begin with the deal.
            history: what has happened in it; nothing when left out.
            keep: have it written at once; otherwise nothing is before `keep`.

        Raises:
            IllegalSetup: there is no such match.
            SaveError: it can't be saved.
        """
        if match is None:
            match = new_match(setup)
        elif history is None:
            history = History(origin=match.dump())
        keeper = MatchKeeper(store, store.new_id(), setup, players, history=history)
        begun = cls(match, setup, players, keeper, settings)
        if keep:
            begun.keep()
        return begun

    @classmethod
    def resume(
        cls,
        store: SaveStore,
        save_id: str,
        settings: Settings,
        reseat: Callable[[Sequence[SavedController]], Sequence[SavedController]] = list,
        *,
        keep: bool = True,
    ) -> RunningMatch:
        """Go on with a saved match where it was left.

        One that is kept while it is played goes on in its own folder. One with a name of its own stays as it is, and
        what follows is kept as a match like any other, begun now: it may go another way than what followed before.

        Args:
            store: where it is.
            save_id: its id there.
            settings: how it is played on.
            reseat: makes those who play from now on, by seat, of those who did; the same when left out.
            keep: as in `begin`.

        Raises:
            SaveError: it can't be read, or is played in another window, or can't be played by this program.
        """
        found = store.load(save_id)
        seated = reseat(found.saved.controllers)
        see_playable(found.saved.setup.setup(), seated)
        again = resumed(found)
        folder = _folder_for(store, save_id, found)
        is_moved, is_named = folder != save_id, found.read.summary.title != ""
        kept = is_moved and is_named
        keeper = _keeper_of(store, save_id, folder, found, again, seated, kept=kept)
        running = cls(again.match, found.saved.setup.setup(), seated, keeper, settings, kept=kept)
        running.dropped, running.changed, running.gaps = again.dropped, again.changed, found.gaps
        running.loss = Loss.of(found, running)
        if again.migrated and is_moved and not is_named:
            running._old_file = save_id
        if keep:
            running.keep()
        return running

    def keep(self) -> None:
        """Have the match written from now on; one that is safe under its name isn't before something happens."""
        if not self._is_safe:
            self.begin_keeping()
        if self._old_file:
            self.keeper.retire(self._old_file)

    def entry(self, store: SaveStore) -> SaveEntry | None:
        """Return what a list shows of the match as it is now, None where nothing is written of it."""
        if not self.is_kept:
            return None
        about = self.keeper.summary(self._box)
        return SaveEntry(self.save_id, store.path(self.save_id), about.updated, about, rules=rules_digest())

    def give_back(self) -> None:
        """Give the folder back of a match that nobody has been shown and that isn't kept; nothing of it is written."""
        self.session.close()
        with suppress(SaveError):
            self.keeper.close(patience=_LAST)

    @property
    def save_id(self) -> str:
        """The match's id among the saved ones."""
        return self.keeper.id

    @property
    def is_kept(self) -> bool:
        """Whether it is written among the saved matches; one from a named save isn't before something happens."""
        return self.keeper.has_begun

    @property
    def save_error(self) -> SaveError | None:
        """Why the last saving failed, None while the match is saved."""
        return self.keeper.error

    @property
    def latest_answer(self) -> int:
        """The number of the person's latest answer, negative while it isn't safe on the disk; 0 before the first."""
        return self._own_input if self.keeper.durable >= self._own_input else -self._own_input

    def save_as(self, title: str, done: Callable[[SaveError | None], None]) -> None:
        """Have the match saved under a name too (`saves.MatchKeeper.save_as`)."""
        self.keeper.save_as(title, self._box, done)

    def saving_to(self, title: str) -> Callable[[Path], Path]:
        """Return what saves the match as it is now into another folder (`saves.MatchKeeper.saving_to`)."""
        return self.keeper.saving_to(title, self._box)

    def ask_saved(self) -> int:
        """Have the match saved, trying once more what has failed; returns at once, with a number to ask after it."""
        return self.keeper.ask()

    def has_answered(self, number: int) -> bool:
        """Tell whether what was asked for under a number has been done, or has failed (see `save_error`)."""
        return self.keeper.has_answered(number)

    def wait_for(self, number: int, seconds: float) -> bool:
        """Wait until `has_answered`, but no longer than so many seconds; tell whether it has."""
        return self.keeper.wait_for(number, seconds)

    @property
    def unsafe(self) -> int:
        """How many answers aren't safe on the disk yet."""
        return max(0, self.keeper.accepted - self.keeper.durable)

    def begin_keeping(self) -> None:
        """Have the match written into its own folder, where it isn't yet; returns at once."""
        self.keeper.begin(self._box)

    def round_off(self) -> None:
        """Have written what is written when a match is left; returns at once."""
        self.keeper.round_off(self._box)

    def close(self, patience: float = PATIENCE) -> None:
        """Stop playing, save what is left and give the folder back.

        Args:
            patience: seconds to wait for the disk.

        Raises:
            SaveError: it couldn't be saved.
        """
        self.session.close()
        self.keeper.close(self._box, patience)

    def _took(self, given: Input) -> None:
        if given.seat == self.session.seat and self._box.chose:
            self._own_input = self.keeper.accepted + 1
        self.keeper.took(given, self._box)
        if self._box.over:
            self.on_over()

    def _keep_notes(self) -> None:
        """Have what the person has noted saved, where that has changed; other seats' notes wait for him there."""
        viewer, before = self.keeper.viewer, guesses(self.keeper.notes)
        mine = [(viewer, seat, identity) for seat, identity in self.session.suspicions.items()]
        now = sorted([guess for guess in before if guess[0] != viewer] + mine)
        if now != before:
            self.keeper.notes = self.keeper.notes | {SUSPICIONS: now}
            self.keeper.snapshot(self._box)


def _keeper_of(
    store: SaveStore,
    save_id: str,
    folder: str,
    found: Recovered,
    again: Resumed,
    seated: Sequence[SavedController],
    *,
    kept: bool,
) -> MatchKeeper:
    """Return what keeps a match saved that goes on; raises SaveError.

    Args:
        store: where it is.
        save_id: its id there.
        folder: the id under which it goes on.
        found: what was read.
        again: the match as it was left.
        seated: who plays from now on, by seat.
        kept: whether it stays safe under its name.
    """
    saved = found.saved
    is_same = folder in (save_id, store.path(save_id).stem)
    return MatchKeeper(
        store,
        folder,
        saved.setup.setup(),
        seated,
        history=again.history,
        found=found if folder == save_id else None,
        backup=again.migrated or again.changed or again.dropped > 0,
        notes=saved.notes | {SUSPICIONS: guesses(saved.notes, saved.viewer)},
        created=saved.created if is_same else None,
        kept=kept,
    )


def _folder_for(store: SaveStore, save_id: str, found: Recovered) -> str:
    """Return the id under which a match goes on that was read."""
    path = store.path(save_id)
    if path.is_dir():
        return save_id
    unnamed = not found.read.summary.title
    return path.stem if unnamed and not store.path(path.stem).exists() else store.new_id()


def _seated(player: SavedController, seat: int) -> Controller:
    return Controller(player.name, make_bot(player.bot, player.seed, seat) if player.bot else None)
