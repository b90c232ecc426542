"""A saved match of the toy game, and parts of it, for the tests of files."""

from __future__ import annotations

from core.kernel import MODERATOR, Match, Setup
from saves import Controller, SavedEvent, SavedMatch, SavedSetup, Summary
from tests.kernel.play import at_the_votes
from tests.kernel.toy import ToyState

SETUP = Setup("toy", "standard", 3, {"expansion": True, "king_draws": "every_night", "first_player": -1}, "seed 7")
CONTROLLERS = [Controller("我"), Controller("Bot 1", "novice", 11), Controller("Bot 2", "random", "x")]


def summary(*, over: bool = False, updated: float = 2000.0) -> Summary:
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
    )


def saved(match: Match[ToyState] | None = None) -> SavedMatch:
    match = match or at_the_votes()
    events = [SavedEvent(*event) for event in match.events(MODERATOR)]
    return SavedMatch(SavedSetup.of(SETUP), match.dump(), CONTROLLERS, 0, events, 1000.0)
