"""What a bot is: it gets its seat's view and one prompt, and answers with option indices. It gets nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from core.kernel.chance import Chance, key_of
from core.kernel.prompts import Answer, Prompt


class Bot(Protocol):
    """A player made of code."""

    def answer(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        """Return the answer to a prompt.

        Args:
            view: what this bot's seat may know (`Match.view`).
            prompt: the question.
        """
        ...


def chance_for(seed: int | str | bytes, prompt: Prompt) -> Chance:
    """Return a bot's own chance for one prompt: it depends on the bot's seed, its seat and the prompt id alone."""
    return Chance(key_of(f"{seed!r}/{prompt.seat}/{prompt.id}"))
