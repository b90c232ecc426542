"""Whole matches: a novice never answers illegally, always answers alike, and plays better than chance."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

import core.ghostplay
from core import MODERATOR, Setup, new_match
from core.bots import make_bot
from core.bots.novice import ANSWERS
from core.ghostplay.cards import editions, modes
from core.lab.bout import play
from core.lab.duel import Pairing, duel

TABLES = [
    (ruleset, name, seats, {"expansion": True} if expansion else {})
    for ruleset, has_expansion in editions().items()
    for name, mode in modes(ruleset).items()
    for seats in mode.identities
    for expansion in ((False, True) if has_expansion else (False,))
]
"""Every way to play: edition, mode, number of seats, with the expansion's cards or without."""


@settings(max_examples=16)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**9), novices=st.integers(1, 255))
def test_it_never_answers_illegally(table: tuple[str, str, int, dict[str, bool]], seed: int, novices: int) -> None:
    ruleset, mode, seats, options = table
    match = new_match(Setup(ruleset, mode, seats, options, seed))
    names = ["novice" if novices >> seat & 1 else "random" for seat in range(seats)]
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    while not match.over:
        prompt = match.pending()[0]
        # Nothing is replaced here: an error or an illegal answer fails the test.
        match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer(match.view(prompt.seat), prompt))


def test_it_answers_alike_in_the_same_match() -> None:
    outcomes = []
    for _ in range(2):
        match = new_match(Setup("peak", "standard", 6, {"expansion": True}, 5))
        play(match, [make_bot("novice", 5, seat) for seat in range(6)])
        outcomes.append([tuple(event) for event in match.events(MODERATOR)])
    assert outcomes[0] == outcomes[1]


def test_its_answer_changes_neither_view_nor_prompt() -> None:
    match = new_match(Setup("peak", "standard", 6, {}, 9))
    bots = [make_bot("novice", 9, seat) for seat in range(6)]
    for _ in range(400):
        prompt = match.pending()[0]
        view = match.view(prompt.seat)
        answer = bots[prompt.seat].answer(view, prompt)
        assert view == match.view(prompt.seat)
        match.submit(prompt.seat, prompt.id, answer)
        if match.over:
            break


def test_it_has_an_answer_of_its_own_to_every_kind_of_question_asked() -> None:
    text = "\n".join(path.read_text("utf-8") for path in Path(core.ghostplay.__file__).parent.rglob("*.py"))
    asked = set(re.findall(r'\bAsk\(\s*\w+(?:\.\w+|\[\w+\])?,\s*"(\w+)"', text))
    asked |= set(re.findall(r'\bchoose_word\(\s*[\w.]+,\s*"(\w+)"', text))
    asked |= set(re.findall(r'\boptional\(\s*[\w.]+,\s*"(\w+)"', text))
    asked |= set(re.findall(r'\b(?:choose_cards|hand_ask)\(\s*st,\s*[\w.]+,\s*"(\w+)"', text))
    assert {"votes", "challenge", "gather", "direction", "bury", "give"} <= asked
    assert asked <= set(ANSWERS)


def test_novices_beat_random_players() -> None:
    result = duel(Pairing("novice", "random", 40, seed=11))
    assert not result.errors
    assert not result.substituted
    assert sum(result.won.values()) >= 8
    assert result.share("novice") >= 0.75
