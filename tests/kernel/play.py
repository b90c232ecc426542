"""Driving a match in a test: one answer or many, chosen by a generator of the test's own."""

from __future__ import annotations

import random
from typing import Any

from core.kernel import Answer, Match, Prompt
from tests.kernel.toy import ToyState, toy_match


def random_answer(prompt: Prompt, dice: random.Random) -> Answer:
    count = dice.randint(prompt.least, min(prompt.most, len(prompt.options)))
    return tuple(dice.sample(range(len(prompt.options)), count))


def play_one(match: Match[ToyState], dice: random.Random) -> tuple[int, Answer]:
    """Answer one open prompt, any of them; return the seat and its answer."""
    prompt = dice.choice(match.pending())
    answer = random_answer(prompt, dice)
    match.submit(prompt.seat, prompt.id, answer)
    return prompt.seat, answer


def answer_of(match: Match[ToyState], seat: int, *picks: int) -> None:
    """Have the seat answer its open prompt."""
    prompt = match.prompt_of(seat)
    assert prompt is not None
    match.submit(seat, prompt.id, picks)


def at_the_votes(seed: int = 0) -> Match[ToyState]:
    """A match in which the player has passed and all are asked for their votes."""
    match = toy_match(seed)
    answer_of(match, 0, 0)
    return match


def seen(match: Match[ToyState], viewer: int) -> dict[str, Any]:
    """Everything a viewer can get out of a match."""
    prompt = match.prompt_of(viewer) if viewer >= 0 else None
    return {
        "view": match.view(viewer),
        "events": match.events(viewer),
        "prompt": prompt,
        "can_undo": viewer >= 0 and match.can_undo(viewer),
    }
