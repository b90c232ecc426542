"""Driving matches by random answers, for the tests that look at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from core import Match, Setup, new_match
from core.bots import make_bot
from core.ghostplay.cards import editions, modes

CELLS = [(seats, expansion) for seats in (5, 6, 7, 8) for expansion in (False, True)]
"""The cells of peak standard."""

OTHER_CELLS = [
    (ruleset, mode, seats)
    for ruleset in editions()
    for mode, made in modes(ruleset).items()
    for seats in made.identities
    if (ruleset, mode) != ("peak", "standard")
]
"""Every other ruleset, mode and number of seats."""


def deal(seed: int, seats: int, expansion: bool = False, **options: Any) -> Match[Any]:
    return new_match(Setup(seats=seats, options={"expansion": expansion, **options}, seed=seed))


def deal_other(seed: int, ruleset: str, mode: str, seats: int) -> Match[Any]:
    return new_match(Setup(ruleset, mode, seats, {}, seed))


def answer_next(match: Match[Any], seed: int) -> None:
    """Have a random bot answer the last of the open prompts."""
    prompt = match.pending()[-1]
    match.submit(prompt.seat, prompt.id, make_bot("random", seed, prompt.seat).answer({}, prompt))


def steps(match: Match[Any], seed: int) -> Iterator[int]:
    """Play a match on by random answers; yield the number of answers given before each one, and at the end."""
    count = 0
    while not match.over:
        yield count
        answer_next(match, seed)
        count += 1
    yield count
