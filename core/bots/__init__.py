"""The bots by strength. Each sees its own view and prompt and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from core.bots.base import Bot
from core.bots.novice import NoviceBot
from core.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[int | str | bytes], Bot]] = {"random": RandomBot, "novice": NoviceBot}
"""How to make a bot of each strength, weakest first."""


def make_bot(name: str, seed: int | str | bytes, seat: int) -> Bot:
    """Return a bot.

    Args:
        name: its strength, a key of `BOTS`.
        seed: makes its play repeatable.
        seat: where it sits, so that bots of one seed play apart.

    Raises:
        KeyError: there is no such strength.
    """
    return BOTS[name](f"{seed!r}@{seat}")


__all__ = ["BOTS", "Bot", "make_bot"]
