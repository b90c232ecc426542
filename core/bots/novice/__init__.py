"""The novice: sensible in everything it is asked, from what its seat may know and no further thought.

It doesn't look ahead. It reads the table (`table`), guesses how votes will fall (`odds`) and picks what gains most
now. Of exorcisms `stakes` tells what a success is worth, `ballots` which votes promise most, `exorcism` what to
answer; of cards and skills `uses` tells what each would gain, `answers` when to act; `small` and `naming` have the
rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.bots.novice import answers, exorcism, naming, small
from core.bots.novice.table import Table
from core.kernel.prompts import Answer, Prompt

ANSWERS: dict[str, Callable[[Table, Prompt], Answer]] = {
    "day": answers.day,
    "priority": answers.priority,
    "target": answers.target,
    "exorcise": exorcism.exorcise,
    "votes": exorcism.votes,
    "mark": exorcism.mark,
    "challenge": exorcism.challenge,
    "summon": exorcism.summon,
    "discard": small.part_with,
    "give": small.part_with,
    "take": small.take,
    "arrange": small.arrange,
    "bury": small.bury,
    "direction": small.direction,
    "gather": small.gather,
    "lose_life": small.lose_life,
    "look": small.look,
    "choice": small.choice,
    "reveal": small.reveal,
    "name": naming.name,
    "spare": naming.spare,
}
"""How to answer each kind of prompt; a kind that isn't here gets the prompt's default."""


class NoviceBot:
    """Plays sensibly from its view alone, always the same way; it keeps nothing from one prompt to the next.

    Args:
        seed: taken for the likeness of all bots; a novice leaves nothing to chance.
    """

    needs_view = True

    def __init__(self, seed: int | str | bytes) -> None:
        del seed

    def answer(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        """Return the answer that seems best; a lone option needs no view."""
        if len(prompt.options) == 1 and prompt.least == 1:
            return (0,)
        decide = ANSWERS.get(prompt.kind)
        return prompt.default if decide is None else decide(Table(view), prompt)


__all__ = ["ANSWERS", "NoviceBot"]
