"""Recordings of matches played by random bots, for the tests of replays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from core.bots import make_bot
from core.kernel import Match, Setup
from core.rulesets import rules_for
from saves import Controller
from saves.replay_format import pack_replay, unpack_replay
from saves.replay_model import Replay
from saves.replay_recording import Recording, TapedMatch

PATH = Path("some replay")
SMALL = Setup("peak", "three", 3, {}, 8)
NAMES = ("小月", "Ravenscroft", "墨言", "Aoife", "白鹿居士", "Jean-Luc", "紫霞", "玄機")


def players_of(setup: Setup, person: int | None = None) -> list[Controller]:
    return [Controller(NAMES[seat], "" if seat == person else "random", 77) for seat in range(setup.seats)]


def play_on(match: Match[Any], seed: int, answers: int = 100_000) -> None:
    """Let random bots play a match on for so many answers, or to its end."""
    for _ in range(answers):
        if match.over:
            return
        prompt = match.pending()[-1]
        match.submit(prompt.seat, prompt.id, make_bot("random", seed, prompt.seat).answer({}, prompt))


def recording(setup: Setup, answers: int = 100_000, person: int | None = None) -> Recording:
    """Return the recording of a match played by random bots, to its end or for so many answers."""
    match = TapedMatch(rules_for(setup))
    play_on(match, 5, answers)
    viewer = -1 if person is None else person
    return Recording(setup, players_of(setup, person), match.answers, viewer, 1_700_000_000.0)


def read_back(replay: Replay) -> Replay:
    """Return a replay as its file gives it back."""
    return unpack_replay(pack_replay(replay), PATH)


def tampered(replay: Replay, **changes: Any) -> Replay:
    """Return a replay with parts of its body changed."""
    return Replay(replay.summary, msgspec.structs.replace(replay.body, **changes), replay.rules)
