"""Who plays a match: what a choice deals, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from client.scenes.ports import BOT_STRENGTHS, MatchChoice
from client.seeds import new_seed, seed_of
from core.kernel import SPECTATOR, Setup
from saves import Controller
from saves.model import seat_of


def reseated(players: Sequence[Controller], seat: int) -> list[Controller]:
    """Return the players with the person in another seat, under the name it has; SPECTATOR: in none.

    A bot takes over the seat he leaves: the one whose seat he takes, or one of the first bot's kind.
    """
    own = seat_of(players)
    displaced = [] if seat == SPECTATOR else [players[seat]]
    bot = next((player for player in (*displaced, *players) if player.bot), Controller("", BOT_STRENGTHS[-1]))
    made = list(players)
    if own != SPECTATOR:
        made[own] = Controller(players[own].name, bot.bot, bot.seed)
    if seat != SPECTATOR:
        made[seat] = Controller(players[seat].name)
    return made


def setup_of(choice: MatchChoice) -> Setup:
    """Return what is dealt for a choice; an empty seed becomes a new one."""
    seed = seed_of(choice.seed) if choice.seed else new_seed()
    return Setup(choice.ruleset, choice.mode, choice.seats, dict(choice.options), seed)


def players_of(choice: MatchChoice, setup: Setup, *, watched: bool = False) -> list[Controller]:
    """Return who plays a match by seat: the person and bots, or bots alone where it is only watched.

    The bots' own chance comes from the match's seed, so that the whole match can be repeated.
    """
    seed = setup.seed
    assert not isinstance(seed, bytes)
    bots = [Controller(name, choice.level_of(seat), seed) for seat, name in enumerate(choice.names)]
    return bots if watched else [Controller(choice.names[0]), *bots[1:]]
