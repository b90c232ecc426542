"""Whole matches of the real game, through their files at prompts of every kind."""

import random
from pathlib import Path
from typing import Any

import msgpack
import pytest

from core import Match, Setup, load_match, new_match
from core.bots import make_bot
from saves import Controller, MatchKeeper, SaveStore


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_match_goes_on_through_its_file_at_any_prompt(tmp_path: Path, seats: int) -> None:
    setup = Setup("peak", "standard", seats, {"expansion": True}, seats)
    store, dice = SaveStore(tmp_path), random.Random(seats)
    players = [Controller("Me"), *(Controller(f"Bot {seat}", "random", seats) for seat in range(1, seats))]
    bots = [make_bot("random", seats, seat) for seat in range(seats)]
    match, kinds = new_match(setup), set[str]()
    keeper = MatchKeeper(store, "game", setup, players)
    while not match.over:
        prompt = dice.choice(match.pending())
        if prompt.kind not in kinds or dice.random() < 0.02:
            kinds.add(prompt.kind)
            match = through_file(match, keeper, store)
            prompt = next(same for same in match.pending() if same == prompt)
        match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer({}, prompt))
    through_file(match, keeper, store)
    keeper.close()
    events = store.load("game").events
    assert [event.number for event in events] == list(range(len(events)))
    assert events[-1].kind == "match_over"
    assert {"day", "priority", "target", "votes", "challenge"} <= kinds


def through_file(match: Match[Any], keeper: MatchKeeper, store: SaveStore) -> Match[Any]:
    keeper.changed(match)
    keeper.flush()
    saved = store.load("game")
    copy = load_match({"setup": saved.setup.setup().plain(), "match": saved.match})
    assert msgpack.packb(copy.dump()) == msgpack.packb(match.dump())
    assert [copy.view(viewer) for viewer in (-2, 0)] == [match.view(viewer) for viewer in (-2, 0)]
    return copy
