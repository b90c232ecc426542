"""A bot that picks any legal answer, each number of picks and each pick equally likely."""

from __future__ import annotations

from typing import Any

from core.bots.base import chance_for
from core.kernel.prompts import Answer, Prompt


class RandomBot:
    """Plays uniformly at random among the legal answers.

    Args:
        seed: makes its play repeatable.
    """

    needs_view = False

    def __init__(self, seed: int | str | bytes) -> None:
        self._seed = seed

    def answer(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        """Return a random legal answer; the view isn't looked at."""
        count, least, most = len(prompt.options), prompt.least, prompt.most
        if count == 1 and least == 1:
            return (0,)
        chance = chance_for(self._seed, prompt)
        picks = least + chance.below(most - least + 1) if most > least else least
        if picks == 1:
            return (chance.below(count),)
        return tuple(chance.sample(range(count), picks))
