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

    A bot of the others' kind takes over the seat he leaves.
    """
    own = seat_of(players)
    bot = next((player for player in players if player.bot), Controller("", BOT_STRENGTHS[-1]))
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


def bots(names: tuple[str, ...], strength: str, setup: Setup) -> list[Controller]:
    """Return the bots of a match; their own chance comes from its seed, so that the whole match can be repeated."""
    assert not isinstance(setup.seed, bytes)
    return [Controller(name, strength, setup.seed) for name in names]
