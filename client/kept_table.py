"""The match on the table and its way to the disk: saved, named, and safe before anything takes its place."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from client.ending import Ending
from client.errands import AtOnce, Deed, Errands
from client.i18n import Translator
from client.loading import GRACE, Loading
from client.running import RunningMatch
from client.saving import GRACE as SAVING_GRACE
from client.saving import Saving
from client.scenes.names import ruleset_name
from client.scenes.saves_folder import typed_folder
from client.shelf import SavesShelf, sentence
from client.silence import Silence
from client.waiting import Failed, Waiting, insist, refused
from saves import SaveStore
from saves.errors import SaveError
from saves.names import composed
from saves.writer import PATIENCE

T = TypeVar("T")

LAST_TRY: Final = 0.5
"""Seconds the disk gets when a match is left that couldn't be saved."""


class KeptTable(SavesShelf):
    """The match on the table among the saved ones; nothing takes its place before it is safe or given up.

    Args:
        store: the saved matches.
        tr: the language.
        wait: waits for the disk that doesn't take a match at once, and then has it finished; nothing else goes on
            meanwhile when left out.
        errands: do what takes the disk; nothing else goes on meanwhile when left out.
    """

    def __init__(
        self,
        store: SaveStore,
        tr: Translator,
        wait: Callable[[Waiting], None] = insist,
        errands: Errands | None = None,
    ) -> None:
        super().__init__(store, tr, errands or AtOnce())
        self.running: RunningMatch | None = None
        """The match on the table."""
        self._being_named: list[str] = []
        """The names under which matches are being saved that aren't yet."""
        self._silence = Silence()
        self._wait = wait
        self._patience = PATIENCE
        """Seconds the disk gets at the end."""

    # ------------------------------------------------------------------ saving

    def save(self, then: Deed = lambda: None, failed: Failed = refused) -> None:
        """Make sure the match on the table is saved as it stands; the disk is waited for while the window goes on.

        Args:
            then: done once it is saved.
            failed: told why it can't be; raises SaveError when left out.
        """
        self._saved(then, failed)

    def title_for(self) -> str:
        """Return what the match on the table could be called: its players' game, and the turn."""
        assert self.running is not None, "there is no match on the table"
        setup = self.running.setup
        turn = self.running.session.view()["turn"]
        return self._tr("save-as-default", ruleset=ruleset_name(self._tr, setup.ruleset), turn=turn)

    def save_named(self, title: str, done: Callable[[SaveError | None], None]) -> None:
        """Save the match on the table under a name, over one that has it; returns at once.

        Args:
            title: the name, in any characters.
            done: told how it went.
        """
        assert self.running is not None, "there is no match on the table"

        def told(error: SaveError | None) -> None:
            self._being_named.remove(title)
            done(error)

        self._being_named.append(title)
        self.running.save_as(title, lambda error: self._errands.post(partial(told, error)))

    def ask_taken(self, title: str, then: Callable[[bool], None]) -> None:
        """Find out whether a saved match has this name, or one that waits for the disk.

        Args:
            title: the name.
            then: told whether there is one.

        Raises:
            FolderError: the folder can't be read.
        """
        if composed(title) in [composed(other) for other in self._being_named]:
            then(True)
        else:
            self._load(lambda: self._store.id_for(title)[1], self.folder, then)

    def save_to(self, folder: str, done: Callable[[Path | SaveError], None]) -> None:
        """Save the match on the table into another folder; returns at once.

        Another folder is asked for where the usual disk doesn't do, and again where that one doesn't either: none that
        hangs may hold the next up.

        Args:
            folder: as somebody has typed it (`client.scenes.saves_folder.typed_folder`).
            done: told which file it is in, or why it isn't in any.
        """
        assert self.running is not None, "there is no match on the table"
        save = self.running.saving_to(self.title_for())
        wish = self._tr("undone-elsewhere", path=folder)
        self._errands.beside().run(lambda: save(typed_folder(folder)), folder, done, wish)

    def latest_answer(self) -> int:
        """Return the number of the player's latest answer, negative while it isn't safe on the disk; 0 for none.

        Nothing is said of a match that is over: its result stands in the table's place.
        """
        return 0 if self.running is None or self.running.session.over else self.running.latest_answer

    def trouble(self) -> str:
        """Return in a sentence why the match on the table isn't being saved, empty while it is."""
        if self._store.read_only:
            return self._tr("looking-only")
        is_silent = self._silence.is_long(self.running)
        if self.running is None:
            return ""
        if (error := self.running.save_error) is not None:
            return self._tr("unsaved", reason=error.details.get("reason") or sentence(error, self._tr))
        return self._tr("unsaved-silent", count=self.running.unsafe) if is_silent else ""

    # ------------------------------------------------------------------ leaving

    def before_quitting(self, then: Deed, failed: Failed) -> None:
        """Do something once the match on the table is saved and may be closed, or is given up.

        Args:
            then: what to do.
            failed: told why it can't be saved.
        """
        self._before_leaving(partial(self.before_ending, then), failed, partial(self._given_up, then))

    def before_ending(self, then: Deed) -> None:
        """Do something once all else the player has asked for is done too and the disk is at rest, or he won't wait."""
        if self.undone or not self._errands.wait(SAVING_GRACE):
            is_idle = partial(self._errands.wait, 0.0)
            anyway = partial(self._given_up, then)
            self._wait(Ending(lambda: self.undone, lambda: self.undone_replays, is_idle, then, anyway))
        else:
            then()

    @property
    def undone(self) -> list[str]:
        """What the player has asked for that isn't done yet, in his words."""
        named = [self._tr("undone-named", name=title) for title in self._being_named]
        return list(dict.fromkeys([*named, *self._errands.wishes, *self.undone_replays]))

    @property
    def is_anything_at_stake(self) -> bool:
        """Whether there is a match on the table, or something isn't done yet that the player has asked for."""
        return self.running is not None or bool(self.undone)

    @property
    def undone_replays(self) -> list[str]:
        """The replays among it."""
        return []

    def give_up(self) -> None:
        """Let the program end without waiting long for a disk that doesn't answer."""
        self._patience = LAST_TRY

    def close(self, patience: float = PATIENCE) -> None:
        """Save and close the match on the table, if there is one.

        Args:
            patience: seconds to wait for the disk.

        Raises:
            SaveError: it couldn't be saved.
        """
        if self.running is not None:
            running, self.running = self.running, None
            if (entry := running.entry(self._store)) is not None:
                self.known.put_first(entry)  # before anybody has read it
            running.close(patience)
            self.rotate([])  # one that goes on from a named save is counted only now

    # ------------------------------------------------------------------ details

    def _given_up(self, then: Deed) -> None:
        self.give_up()
        then()

    def _saved(self, then: Deed, failed: Failed = refused, anyway: Deed | None = None) -> None:
        """Do something once the match on the table is saved; the arguments are those of `client.saving.Saving`."""
        if self.running is None:
            then()
            return
        saving = Saving(self.running, then, failed, anyway, lambda: self.undone)
        if not saving.wait(SAVING_GRACE):
            self._wait(saving)

    def _before_leaving(self, then: Deed, failed: Failed = refused, anyway: Deed | None = None) -> None:
        """Do something once the match on the table is saved and rounded off; where the latter fails nothing is lost."""

        def round_off() -> None:
            if self.running is not None:
                self.running.round_off()
            self._saved(then, lambda error: then(), anyway)

        self._saved(round_off, failed, anyway)

    def _close_saved(self, patience: float = LAST_TRY) -> None:
        """Close the match on the table, of which all was saved just now or is given up: what fails loses nothing."""
        with suppress(SaveError):
            self.close(patience)

    def _load(
        self,
        deed: Callable[[], T],
        about: Path,
        then: Callable[[T], None],
        *,
        failed: Failed = refused,
        left: Callable[[], None] = lambda: None,
        unwanted: Callable[[T], None] = lambda late: None,
        grace: float = GRACE,
    ) -> None:
        """Have something read and something done with it, while the window goes on (`client.loading.Loading`).

        The window stands still for ``grace`` seconds at most.
        """
        loading = Loading(self._errands, deed, about, then, failed=failed, left=left, unwanted=unwanted)
        if not loading.wait(grace):
            self._wait(loading)
