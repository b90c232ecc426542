"""A saved match of the toy game, and parts of it, for the tests of files."""

from __future__ import annotations

import os
import random
from typing import Any

from core.kernel import Fact, Match, Prompt, Setup, digest
from saves import Controller, Input, MatchKeeper, SavedFact, SavedMatch, SavedSetup, SaveStore, Summary, resumed
from saves.history import Resumed
from saves.store import write_match
from tests.kernel.play import at_the_votes
from tests.kernel.toy import ToyRules, ToyState

SETUP = Setup("toy", "standard", 3, {"expansion": True, "king_draws": "every_night", "first_player": -1}, "seed 7")
CONTROLLERS = [Controller("我"), Controller("Bot 1", "novice", 11), Controller("Bot 2", "random", "x")]


def summary(*, over: bool = False, updated: float = 2000.0, title: str = "") -> Summary:
    return Summary(
        ruleset="toy",
        mode="standard",
        seats=3,
        names=[who.name for who in CONTROLLERS],
        turn=1,
        player=0,
        over=over,
        viewer=0,
        created=1000.0,
        updated=updated,
        version="0.1.0",
        title=title,
    )


def saved(match: Match[ToyState] | None = None) -> SavedMatch:
    match = match or at_the_votes()
    facts = [SavedFact.of(fact) for fact in match.facts()]
    return SavedMatch(
        SavedSetup.of(SETUP), match.dump(), CONTROLLERS, 0, 1000.0, event_count=facts[-1].number + 1, facts=facts
    )


def put(store: SaveStore, name: str, modified: int, *, over: bool = False, title: str = "") -> str:
    """Write the match into a store; return its id."""
    save_id = f"{name}.guixi"
    store.make_folder()
    write_match(store.path(save_id), summary(over=over, title=title), saved(), store.disk)
    os.utime(store.path(save_id), (modified, modified))
    return save_id


def put_autosave(store: SaveStore, number: int, modified: int) -> str:
    """Have a match kept that has no name, as the program calls it; return its id."""
    save_id = f"20260101-0000{number:02}-ab12"
    keeper = MatchKeeper(store, save_id, SETUP, CONTROLLERS)
    keeper.snapshot(at_the_votes())
    keeper.close()
    for path in store.path(save_id).iterdir():
        os.utime(path, (modified, modified))
    return save_id


def load_toy(plain: dict[str, Any]) -> Match[Any]:
    """Make a toy match of its dump, whatever its setup says."""
    return Match.load(ToyRules(), plain["match"])


def loaded(store: SaveStore, save_id: str = "game") -> Resumed:
    return resumed(store.load(save_id), load_toy)


class Kept:
    """A match that is kept saved while it is played by chance.

    Args:
        match: the match.
        keeper: keeps it.
        seed: of the chance.
    """

    def __init__(self, match: Match[Any], keeper: MatchKeeper, seed: int = 1) -> None:
        self.match, self.keeper = match, keeper
        self.dice = random.Random(seed)
        keeper.snapshot(match)

    def play_one(self) -> Input:
        """Answer one open prompt by chance, and now and then take an answer back."""
        takers = [seat for seat in range(8) if self.match.can_undo(seat)]
        if takers and self.dice.random() < 0.1:
            self.match.undo(takers[0])
            return self._took(Input(takers[0]))
        prompt = self.dice.choice(self.match.pending())
        return self.answer(prompt, self._picks(prompt))

    def answer(self, prompt: Prompt, picks: tuple[int, ...]) -> Input:
        self.match.submit(prompt.seat, prompt.id, picks)
        return self._took(Input(prompt.seat, digest(prompt), picks))

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self._took(Input(seat))

    def _took(self, given: Input) -> Input:
        self.keeper.took(given, self.match)
        return given

    def _picks(self, prompt: Prompt) -> tuple[int, ...]:
        count = self.dice.randint(prompt.least, min(prompt.most, len(prompt.options)))
        return tuple(self.dice.sample(range(len(prompt.options)), count))


def facts_of(resumed_match: Resumed) -> list[Fact | SavedFact]:
    """Return all facts of a match that was resumed, from the first."""
    return [*resumed_match.history.facts, *map(SavedFact.of, resumed_match.match.facts())]
