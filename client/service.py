"""What the menus and the table ask of the program: matches started, resumed, saved, left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from client.claim import Claim
from client.config import Settings
from client.errands import Errands
from client.i18n import Translator
from client.kept_table import LAST_TRY, KeptTable
from client.players import players_of, reseated, setup_of
from client.replays import LONGEST_WAIT, ReplayDesk, ReplayMaker, continued
from client.running import RunningMatch
from client.scenes.ports import MatchChoice
from client.seeds import new_seed
from client.shelf import losses
from client.waiting import Failed, Waiting, insist, refused
from core.ghostplay.position import match_at
from core.kernel import Match, Setup
from core.rulesets import new_match
from saves import Controller, History, SaveStore
from saves.errors import SaveError, SlowDisk
from saves.replay_reading import Film
from saves.replay_store import ReplayStore

SceneT = TypeVar("SceneT", contravariant=True)


class Stage(Protocol[SceneT]):
    """Where scenes are shown."""

    def reset(self, scene: SceneT) -> None:
        """Take all scenes away and start over with another."""
        ...

    def push(self, scene: SceneT) -> None:
        """Put a scene above the others."""
        ...


class Service(KeptTable, Generic[SceneT]):
    """Keeps matches and puts them on the table (a `client.scenes.ports.MatchService`).

    Args:
        store: the saved matches.
        settings: pace and passing of new sessions.
        tr: names damage for the list.
        stage: where the table is shown.
        table: makes the scene that plays a match.
        title: makes the first scene.
        tell: says something to the player that he must have read, such as what a resumed match has lost.
        ask: asks the player who wants to leave a match that can't be saved; called with the reason and with what
            leaves it all the same. When left out, such a match isn't left.
        ask_name: asks the player for a name to save the match on the table under.
        replays: makes and keeps replays; beside the saved matches when left out.
        viewer: makes the scene that shows a replay.
        note: tells the player something in passing.
        wait: waits for the disk that doesn't take or give a match at once, and then has it finished; nothing else goes
            on meanwhile when left out.
        errands: do what takes the disk; nothing else goes on meanwhile when left out.
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
        tell: Callable[[str], None] = lambda text: None,
        ask: Callable[[SaveError, Callable[[], None]], None] | None = None,
        ask_name: Callable[[], None] = lambda: None,
        replays: ReplayMaker | None = None,
        viewer: Callable[[Service[SceneT], Film], SceneT] | None = None,
        note: Callable[[str], None] = lambda text: None,
        wait: Callable[[Waiting], None] = insist,
        errands: Errands | None = None,
    ) -> None:
        super().__init__(store, tr, wait, errands)
        self._settings = settings
        self._stage = stage
        self._table = table
        self._title = title
        self._tell = tell
        self._ask = ask
        self._ask_name = ask_name
        self.replays = ReplayDesk(
            replays or ReplayMaker(ReplayStore(store.folder.with_name("replays"))),
            tr,
            note,
            show=lambda film: None if viewer is None else stage.push(viewer(self, film)),
            on_table=lambda: self.running,
            errands=self._errands,
            load=self._load,
        )
        self._claim = Claim(store, self.replays.store)
        store.look_again = self.replays.store.look_again = self._look_again

    def open(self) -> None:
        """Have the folder taken for this window, and tidied: half-written files and what was thrown away long ago go.

        Where another window has the folder, this one may only look, and `trouble` says so as soon as that is known.
        """
        self._errands.run(self._claim.take, self.folder)
        self._look_and_tidy()

    def trouble(self) -> str:
        """Return in a sentence what is wrong now; has it seen from time to time whether the other window is gone."""
        if self._claim.is_due and not self._errands.is_busy(self.folder):
            self._errands.run(self._look_again, self.folder)
        return super().trouble()

    def _look_again(self) -> None:
        """Take the folder if the other window is gone, and see then to all that `open` sees to; on any thread."""
        if self._claim.is_open and self._claim.take():
            self._errands.post(self._look_and_tidy)

    def _look_and_tidy(self) -> None:
        self.known.look()  # the title waits for that; tidying up can wait
        self._errands.run(self._tidy, self.folder, lambda came: self._make_up())

    def _tidy(self) -> None:
        if self._claim.is_taken:
            self._store.sweep()
            self.replays.store.sweep()
            self._store.trash.empty_old()
            self.replays.store.trash.empty_old()

    def _make_up(self) -> None:
        if self._claim.is_taken:
            self.replays.maker.make_up_for(self._store)

    # ------------------------------------------------------------------ what the menus ask

    def start(self, choice: MatchChoice) -> None:
        """Deal a new match and show it; raises IllegalSetup and SaveError."""
        setup = setup_of(choice)
        self._begin(choice, setup, players_of(choice, setup))

    def resume(self, save_id: str, seat: int | None = None) -> None:
        """Show a saved match where it was left.

        Args:
            save_id: its id.
            seat: where the player sits from now on (SPECTATOR: nowhere); his own seat when left out. A bot takes
                over the one he leaves, under the name it has (`client.players.reseated`).

        Raises:
            SaveError: it can't be read or played on, or the match on the table can't be saved, which then stays there.
                A match that was on the table itself and can't be read again any more makes way for the first scene.
        """
        if self.running is None or self.running.save_id != save_id:
            self._resume(save_id, seat)
        else:
            self.running.begin_keeping()
            self._before_leaving(lambda: self._resume_anew(save_id, seat))

    def _resume_anew(self, save_id: str, seat: int | None) -> None:
        """Resume the match that is on the table itself: its folder has to be given back before it can be read."""

        def make_way() -> None:
            self._stage.reset(self._title(self))

        def failed(error: SaveError) -> None:
            make_way()
            raise error

        self._close_saved()
        self._resume(save_id, seat, failed, make_way)

    def _resume(
        self, save_id: str, seat: int | None, failed: Failed = refused, left: Callable[[], None] = lambda: None
    ) -> None:
        def make() -> RunningMatch:
            reseat = list if seat is None else partial(reseated, seat=seat)
            return RunningMatch.resume(self._store, save_id, self._settings, reseat, keep=False)

        def tell(resumed: RunningMatch) -> None:
            for lost in losses(resumed, self._tr):
                self._tell(lost)

        self._show(make, self._store.path(save_id), tell, failed, left)

    # ------------------------------------------------------------------ what the table and the command line ask

    def watch(self, choice: MatchChoice) -> None:
        """Deal a new match with bots in all seats and show it; raises IllegalSetup and SaveError."""
        setup = setup_of(choice)
        self._begin(choice, setup, players_of(choice, setup, watched=True))

    def save_as(self) -> None:
        """Ask the player for a name and save the match on the table under it."""
        self._ask_name()

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
        self._show_new(setup, players, new_match(setup), History())

    def show_title(self) -> None:
        """Leave the table and show the first scene; a match that can't be saved is asked about first.

        Raises:
            SaveError: the match can't be saved and there is nobody to ask; it stays on the table.
        """
        ask = self._ask
        failed = refused if ask is None else lambda error: ask(error, self.leave)
        self._before_leaving(self.leave, failed, anyway=partial(self.leave, 0.0))

    def leave(self, patience: float = LAST_TRY) -> None:
        """Show the first scene, whether the match can be saved or not, which is tried for so many seconds."""
        with suppress(SaveError):
            self.close(patience)
        self._stage.reset(self._title(self))

    def end(self) -> None:
        """Close the match and give the folder back.

        Raises:
            SaveError: the match couldn't be saved, or what the player has asked for isn't done because the disk hasn't
                answered.
        """
        try:
            self.close(self._patience)
        finally:
            patience = min(self._patience, LONGEST_WAIT)
            is_done = self._errands.wait(patience)
            self.replays.maker.wait(patience if is_done else 0.0)  # it waits for the same disk
            self._claim.release()
        if not is_done and self.undone:
            raise SlowDisk(path=str(self.folder), seconds=max(1, round(patience)))

    # ------------------------------------------------------------------ replays

    @property
    def undone_replays(self) -> list[str]:
        """The replays the player has asked for that aren't made yet, in his words."""
        return self.replays.undone

    def watch_replay(self) -> None:
        """Show the replay of the match on the table, which has ended; as soon as it is made, if it isn't yet."""
        self.replays.watch_last()

    def watch_saved(self, save_id: str) -> None:
        """Show the replay of a saved match that is over; raises SaveError."""
        self.replays.watch_saved(self._store, save_id)

    def save_replay(self) -> None:
        """Keep a replay of the match on the table for good: whole when it has ended, else as its player saw it."""
        assert self.running is not None, "there is no match on the table"
        self.replays.save(self.running)

    def save_seat_replay(self, film: Film, seat: int) -> None:
        """Keep for good what one seat saw of a whole replay; raises SaveError."""
        self.replays.save_seat(film, seat)

    def continue_replay(self, film: Film, frame: int, seat: int) -> None:
        """Begin a new match as a whole replay's stood in a frame, with the player in a seat, and show it.

        A long match takes a tenth of a second to be played again, on a slow machine more: the window goes on meanwhile.

        Raises:
            SaveError: the rules don't lead there, or the match can't be saved.
        """
        self._load(partial(continued, film, frame, seat), film.path, lambda begun: self._show_new(*begun), grace=0.0)

    # ------------------------------------------------------------------ details

    def _begin(self, choice: MatchChoice, setup: Setup, players: Sequence[Controller]) -> None:
        if choice.position:
            self._show_new(setup, players, match_at(choice.position), None)
        else:
            self._show_new(setup, players, new_match(setup), History())

    def _show_new(
        self, setup: Setup, players: Sequence[Controller], match: Match[Any], history: History | None
    ) -> None:
        def make() -> RunningMatch:
            return RunningMatch.begin(self._store, setup, players, self._settings, match, history, keep=False)

        self._show(make, self.folder)

    def _show(
        self,
        make: Callable[[], RunningMatch],
        about: Path,
        then: Callable[[RunningMatch], None] = lambda made: None,
        failed: Failed = refused,
        left: Callable[[], None] = lambda: None,
    ) -> None:
        """Put a match on the table in the place of another, which stays there if it can't be saved or replaced.

        Args:
            make: makes it, by the thread that waits for the disk.
            about: where its files are.
            then: called with it when it is on the table.
            failed: told why it can't be made; the other match is still on the table.
            left: called when the player doesn't wait until it is made.

        Raises:
            SaveError: the other one stays for that reason.
        """

        def put(patience: float = LAST_TRY) -> None:
            place = partial(self._put, then, patience)
            self._load(make, about, place, failed=failed, left=left, unwanted=RunningMatch.give_back)

        self._before_leaving(put, anyway=partial(put, 0.0))

    def _put(self, then: Callable[[RunningMatch], None], patience: float, made: RunningMatch) -> None:
        self._close_saved(patience)
        self.running = made
        made.keep()
        made.on_over = partial(self.replays.ended, made)
        self._stage.reset(self._table(self, made))
        self.rotate([made.save_id] if made.is_kept else [])
        then(made)
