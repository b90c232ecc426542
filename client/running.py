"""A match on the table: the session that plays it and the file that keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from client.config import Settings
from client.session import Controller, LocalSession
from client.session.ports import View
from core.bots import make_bot
from core.ghostplay.position import match_at
from core.kernel import Event, Match, Prompt, Setup, UnreadableMatch
from core.rulesets import load_match, new_match
from saves import Controller as SavedController
from saves import MatchKeeper, SavedEvent, SaveStore
from saves.errors import SaveError, UnplayableSave


class Recalled:
    """A match that also knows the facts from before it was resumed; it itself only has those since its last boundary.

    Args:
        match: the match.
        viewer: whose facts they are.
        earlier: the facts, up to any number.
    """

    def __init__(self, match: Match[Any], viewer: int, earlier: Sequence[Event]) -> None:
        self._match = match
        self._viewer = viewer
        self._earlier = tuple(earlier)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    def pending(self) -> tuple[Prompt, ...]:
        """Return the open questions."""
        return self._match.pending()

    def submit(self, seat: int, prompt_id: int, answer: Sequence[int]) -> None:
        """Answer a question; an illegal or stale answer raises `IllegalAnswer` and changes nothing."""
        self._match.submit(seat, prompt_id, answer)

    def view(self, viewer: int) -> View:
        """Return what a viewer may know."""
        return self._match.view(viewer)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the numbered facts from ``since`` on as a viewer may know them."""
        if viewer != self._viewer or not self._earlier:
            return self._match.events(viewer, since)
        earlier = [event for event in self._earlier if event.number >= since]
        return earlier + self._match.events(viewer, max(since, self._earlier[-1].number + 1))

    def undo(self, seat: int) -> None:
        """Take back the seat's latest answer; raises `IllegalUndo` if it can't be."""
        self._match.undo(seat)

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat's latest answer can be taken back."""
        return self._match.can_undo(seat)

    def refusals(self, seat: int) -> list[Any]:
        """Return (face or ability, reason key, arguments) for what the seat can't use now."""
        return self._match.refusals(seat)

    def dump(self) -> dict[str, Any]:
        """Return the match as plain data."""
        return self._match.dump()


class RunningMatch:
    """A match being played here, kept saved after every answer until it is closed.

    Made by `begin` and `resume`. The scene of the table plays its `session`.
    """

    def __init__(
        self,
        box: Recalled,
        setup: Setup,
        players: Sequence[SavedController],
        keeper: MatchKeeper,
        settings: Settings,
    ) -> None:
        self.setup = setup
        self.players = tuple(players)
        self._box = box
        self._keeper = keeper
        self.session = LocalSession(
            box,
            [_seated(player, seat) for seat, player in enumerate(players)],
            on_change=lambda match: keeper.changed(box),
            speed=settings.pace,
            full_control=settings.full_control,
        )
        keeper.changed(box)

    @classmethod
    def begin(
        cls,
        store: SaveStore,
        setup: Setup,
        players: Sequence[SavedController],
        settings: Settings,
        position: Mapping[str, Any] | None = None,
    ) -> RunningMatch:
        """Deal a match and have it saved.

        Args:
            store: where it is saved.
            setup: what is dealt.
            players: who plays, by seat.
            settings: how it is played.
            position: where it begins instead of at the deal, of the same setup; none or empty for the deal.

        Raises:
            IllegalSetup: there is no such match.
            SaveError: it can't be saved.
        """
        match = match_at(position) if position else new_match(setup)
        keeper = MatchKeeper(store, store.new_id(), setup, players)
        return cls(Recalled(match, keeper.viewer, ()), setup, players, keeper, settings)

    @classmethod
    def resume(cls, store: SaveStore, save_id: str, settings: Settings) -> RunningMatch:
        """Go on with a saved match where it was left.

        Raises:
            SaveError: it can't be read, or is played in another window, or can't be played by this program.
        """
        saved = store.load(save_id)
        setup = saved.setup.setup()
        try:
            match = load_match({"setup": setup.plain(), "match": saved.match})
            for seat, player in enumerate(saved.controllers):
                _seated(player, seat)
        except UnreadableMatch as error:
            raise UnplayableSave(reason=str(error)) from error
        # Answers that no longer fit the rules are dropped in loading, and what came of them never happened.
        happened = match.view(saved.viewer)["next_event"]
        earlier: list[SavedEvent] = [event for event in saved.events if event.number < happened]
        keeper = MatchKeeper(store, save_id, setup, saved.controllers, earlier=earlier, created=saved.created)
        box = Recalled(match, saved.viewer, [event.event() for event in earlier])
        return cls(box, setup, saved.controllers, keeper, settings)

    @property
    def save_id(self) -> str:
        """The match's id among the saved ones."""
        return self._keeper.id

    @property
    def save_error(self) -> SaveError | None:
        """Why the last saving failed, None while the match is saved."""
        return self._keeper.error

    def flush(self) -> None:
        """Wait until the match is saved, trying once more what has failed; raises SaveError when it couldn't be."""
        self._try_again()
        self._keeper.flush()

    def close(self) -> None:
        """Stop playing, save what is left and give the file back; raises SaveError when it couldn't be saved."""
        self.session.close()
        self._try_again()
        self._keeper.close()

    def _try_again(self) -> None:
        """Have a match offered anew whose saving failed: nothing may happen in it that would do so."""
        if self.save_error is not None:
            self._keeper.changed(self._box)


def _seated(player: SavedController, seat: int) -> Controller:
    if not player.bot:
        return Controller(player.name)
    try:
        return Controller(player.name, make_bot(player.bot, player.seed, seat))
    except KeyError as error:
        raise UnreadableMatch(f"there is no bot called {player.bot!r}") from error
