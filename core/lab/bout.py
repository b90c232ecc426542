"""One match between bots, without a window: played to its end, counted, and never trusted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from core.bots import Bot
from core.kernel import SPECTATOR, IllegalAnswer, Match, Prompt
from core.lab.statistics import Game, winning_sides

MOST_ANSWERS: Final = 200_000
"""A match that asks more often than this doesn't end; the longest real ones ask a tenth of it."""


class Played(NamedTuple):
    """What came of one match.

    Attributes:
        turns: how many turns it took.
        decisions: answers given.
        choices: answers to prompts with two options or more.
        substituted: answers of bots that raised or answered illegally, replaced by the prompt's default.
        outcome: who has won (see `outcome_of`).
        error: what went wrong in the rules, or "".
        game: what the statistics need to know of it, where somebody has read it.
    """

    turns: int
    decisions: int
    choices: int
    substituted: int
    outcome: str
    error: str = ""
    game: Game | None = None


def play(match: Match[Any], bots: Sequence[Bot], most_answers: int = MOST_ANSWERS) -> Played:
    """Play a match to its end and return what came of it.

    Args:
        match: the match, at any prompt.
        bots: who plays, by seat.
        most_answers: where to give up a match that doesn't end.
    """
    decisions = choices = substituted = 0
    error = ""
    try:
        while not match.over:
            if decisions >= most_answers:
                error = f"not over after {decisions} answers"
                break
            prompt = match.pending()[0]
            decisions += 1
            choices += len(prompt.options) > 1
            if prompt.forced:
                match.submit(prompt.seat, prompt.id, prompt.default)
            else:
                substituted += _answer(match, bots[prompt.seat], prompt)
        view = match.view(SPECTATOR)
        return Played(view["turn"], decisions, choices, substituted, outcome_of(view), error)
    except Exception as raised:  # whatever the rules raise is a finding, not the end of the whole series
        return Played(0, decisions, choices, substituted, "", f"{type(raised).__name__}: {raised}")


def _answer(match: Match[Any], bot: Bot, prompt: Prompt) -> int:
    """Have a bot answer a prompt; return 1 if the default had to take its place, else 0."""
    view = match.view(prompt.seat) if getattr(bot, "needs_view", True) else {}
    try:
        answer = bot.answer(view, prompt)
    except Exception:  # a bot is a guest
        answer = ()
        illegal = True
    else:
        illegal = False
    if not illegal:
        try:
            match.submit(prompt.seat, prompt.id, answer)
        except IllegalAnswer:
            illegal = True
    if illegal:
        match.submit(prompt.seat, prompt.id, prompt.default)
    return int(illegal)


def outcome_of(view: dict[str, Any]) -> str:
    """Return in a word who has won: "king" with the ghost king, else the winning sides joined by "+".

    Where no side has won it is the kind of the end.
    """
    outcome = view.get("outcome")
    if not outcome:
        return ""
    kind = str(outcome["kind"])
    return kind if kind == "king" else "+".join(winning_sides(outcome)) or kind
