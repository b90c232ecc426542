"""What the menus and the table ask of the program: matches started, resumed, listed, thrown away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Generic, Protocol, TypeVar

from client.config import Settings
from client.i18n import Translator
from client.running import RunningMatch
from client.scenes.ports import MatchChoice, SaveEntry, Summary
from client.seeds import new_seed, seed_of
from core.kernel import Setup
from saves import Controller, SaveStore
from saves import SaveEntry as StoredEntry
from saves.errors import FolderError, SaveError

SceneT = TypeVar("SceneT", contravariant=True)


class Stage(Protocol[SceneT]):
    """Where scenes are shown."""

    def reset(self, scene: SceneT) -> None:
        """Take all scenes away and start over with another."""
        ...


class Service(Generic[SceneT]):
    """Keeps matches and puts them on the table (a `client.scenes.ports.MatchService`).

    Args:
        store: the saved matches.
        settings: pace and passing of new sessions.
        tr: names damage for the list.
        stage: where the table is shown.
        table: makes the scene that plays a match.
        title: makes the first scene.
    """

    def __init__(
        self,
        store: SaveStore,
        settings: Settings,
        tr: Translator,
        stage: Stage[SceneT],
        *,
        table: Callable[[Service[SceneT], RunningMatch], SceneT],
        title: Callable[[Service[SceneT]], SceneT],
    ) -> None:
        self.running: RunningMatch | None = None
        """The match on the table."""
        self._store = store
        self._settings = settings
        self._tr = tr
        self._stage = stage
        self._table = table
        self._title = title

    # ------------------------------------------------------------------ what the menus ask

    def unfinished(self) -> Summary | None:
        """Return the match left last, None if there is none to continue."""
        try:
            entry = self._store.newest_unfinished()
        except FolderError:
            return None
        if entry is None or entry.summary is None:
            return None
        about = entry.summary
        return Summary(entry.id, about.ruleset, about.mode, about.seats, about.turn, about.player == about.viewer)

    def saves(self) -> list[SaveEntry]:
        """Return all files in the folder, the latest first, damaged ones too; raises FolderError."""
        return [self._listed(entry) for entry in self._store.entries()]

    def start(self, choice: MatchChoice) -> None:
        """Deal a new match and show it; raises IllegalSetup and SaveError."""
        setup = setup_of(choice)
        players = [Controller(choice.names[0]), *bots(choice.names[1:], choice.bots, setup)]
        self._show(lambda: RunningMatch.begin(self._store, setup, players, self._settings, choice.position))

    def resume(self, save_id: str) -> None:
        """Show a saved match where it was left; raises SaveError."""
        if self.running is not None and self.running.save_id == save_id:
            self.close()  # its file has to be given back before it can be read
        self._show(lambda: RunningMatch.resume(self._store, save_id, self._settings))

    def delete(self, save_id: str) -> None:
        """Throw a saved match away; raises SaveError."""
        self._store.delete(save_id)

    # ------------------------------------------------------------------ what the table and the command line ask

    def watch(self, choice: MatchChoice) -> None:
        """Deal a new match with bots in all seats and show it; raises IllegalSetup and SaveError."""
        setup = setup_of(choice)
        players = bots(choice.names, choice.bots, setup)
        self._show(lambda: RunningMatch.begin(self._store, setup, players, self._settings, choice.position))

    def save(self) -> None:
        """Make sure the match on the table is saved as it stands; raises SaveError when it couldn't be."""
        if self.running is not None:
            self.running.flush()

    def trouble(self) -> str:
        """Return in a sentence why the match on the table isn't being saved, empty while it is."""
        error = self.running.save_error if self.running is not None else None
        if error is None:
            return ""
        return self._tr("unsaved", reason=error.details.get("reason") or self._sentence(error))

    def again(self) -> None:
        """Deal the match on the table anew: the same players and options, another seed.

        Raises:
            SaveError: the old match or the new one can't be saved; the old one stays on the table.
        """
        assert self.running is not None, "there is no match on the table"
        seed = new_seed()
        setup = replace(self.running.setup, seed=seed)
        players = [
            Controller(player.name, player.bot, seed) if player.bot else player for player in self.running.players
        ]
        self._show(lambda: RunningMatch.begin(self._store, setup, players, self._settings))

    def show_title(self) -> None:
        """Leave the table and show the first scene; raises SaveError when the match couldn't be saved."""
        try:
            self.close()
        finally:
            self._stage.reset(self._title(self))

    def close(self) -> None:
        """Save and close the match on the table, if there is one; raises SaveError when it couldn't be saved."""
        if self.running is not None:
            running, self.running = self.running, None
            running.close()

    # ------------------------------------------------------------------ details

    def _show(self, make: Callable[[], RunningMatch]) -> None:
        """Put a match on the table in the place of another, which stays there if it can't be saved or replaced."""
        self.save()
        made = make()
        try:
            self.close()
        finally:
            self.running = made
            self._stage.reset(self._table(self, made))

    def _listed(self, entry: StoredEntry) -> SaveEntry:
        about = entry.summary
        saved_at = datetime.fromtimestamp(entry.modified) if entry.modified else None
        if about is None:
            return SaveEntry(entry.id, entry.path.name, saved_at, damage=self._sentence(entry.error))
        return SaveEntry(
            id=entry.id,
            name=entry.id,
            saved_at=saved_at,
            ruleset=about.ruleset,
            mode=about.mode,
            seats=about.seats,
            turn=about.turn,
            players=tuple(about.names),
            finished=about.over,
        )

    def _sentence(self, error: SaveError | None) -> str:
        return "" if error is None else self._tr(error.key, **error.details)


def setup_of(choice: MatchChoice) -> Setup:
    """Return what is dealt for a choice; an empty seed becomes a new one."""
    seed = seed_of(choice.seed) if choice.seed else new_seed()
    return Setup(choice.ruleset, choice.mode, choice.seats, dict(choice.options), seed)


def bots(names: tuple[str, ...], strength: str, setup: Setup) -> list[Controller]:
    """Return the bots of a match; their own chance comes from its seed, so that the whole match can be repeated."""
    assert not isinstance(setup.seed, bytes)
    return [Controller(name, strength, setup.seed) for name in names]
