"""Who plays in a transcript: a player by chance who likes to do things, so that much happens in a few turns.

It is none of the bots on purpose: a transcript changes when the rules do, not when a bot plays better.
"""

from __future__ import annotations

from core.bots.base import chance_for
from core.kernel import Answer, Prompt
from core.kernel.chance import Chance

PASSES = {"priority": 9, "day": 5, "exorcise": 4, "challenge": 9}
"""How often in twelve times one of these questions is passed by at once: cards are kept for votes."""
OTHERWISE = 2


class Guest:
    """Plays a seat: the same answer to the same prompt of the same match, always."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def answer(self, prompt: Prompt) -> Answer:
        """Return distinct option indices, as many as the prompt allows."""
        chance = chance_for(self._seed, prompt)
        count = len(prompt.options)
        if prompt.kind == "votes":
            return _votes(prompt, chance)
        if prompt.options[0].kind == "pass" and count > 1:
            passes = chance.below(12) < PASSES.get(prompt.kind, OTHERWISE)
            return (0,) if passes else (1 + chance.below(count - 1),)
        picks = chance.sample(range(count), prompt.least + chance.below(prompt.most - prompt.least + 1))
        return tuple(picks) if prompt.ordered else tuple(sorted(picks))


def _votes(prompt: Prompt, chance: Chance) -> Answer:
    """Lay all that helps, now and then with one that hurts: exorcisms come both ways, and challenges too."""
    suit = "b" if prompt.about["suit"] == "blue" else "r"
    helps = [place for place, option in enumerate(prompt.options) if option.name.endswith(suit)]
    hurts = [place for place in range(len(prompt.options)) if place not in helps]
    votes = {0: hurts[:1], 1: [], 2: hurts[:1] + helps}.get(chance.below(10), helps)
    return tuple(sorted(votes[: prompt.most]))
