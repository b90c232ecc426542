"""Whole matches of the real game, through their files at prompts of every kind."""

import random
from itertools import product
from pathlib import Path
from typing import Any

import msgpack
import pytest

from core import Match, Setup, new_match
from core.bots import make_bot
from core.kernel import digest
from saves import Controller, Input, MatchKeeper, SaveStore, resumed

CELLS = [
    ("peak", "standard", 5),
    ("peak", "standard", 6),
    ("peak", "standard", 7),
    ("peak", "standard", 8),
    ("peak", "four", 4),
    ("peak", "three", 3),
    ("peak", "contest", 6),
    ("peak", "contest", 8),
    ("classic", "standard", 4),
    ("classic", "standard", 6),
    ("classic", "standard", 8),
]


@pytest.mark.parametrize(("ruleset", "mode", "seats"), CELLS)
def test_a_match_goes_on_through_its_files_at_any_prompt(tmp_path: Path, ruleset: str, mode: str, seats: int) -> None:
    setup = Setup(ruleset, mode, seats, {"expansion": True} if ruleset == "peak" else {}, seats)
    store, dice = SaveStore(tmp_path), random.Random(seats)
    players = [Controller("Me"), *(Controller(f"Bot {seat}", "random", seats) for seat in range(1, seats))]
    bots = [make_bot("random", seats, seat) for seat in range(seats)]
    match, kinds, inputs = new_match(setup), set[str](), 0
    keeper = MatchKeeper(store, "game", setup, players)
    keeper.snapshot(match)
    while not match.over:
        prompt = dice.choice(match.pending())
        if prompt.kind not in kinds or dice.random() < 0.02:
            kinds.add(prompt.kind)
            if dice.random() < 0.5:
                keeper.snapshot(match)
            keeper.close()
            match, keeper = through_files(match, store, setup, players)
            prompt = next(same for same in match.pending() if same == prompt)
        picks = bots[prompt.seat].answer({}, prompt)
        match.submit(prompt.seat, prompt.id, picks)
        keeper.took(Input(prompt.seat, digest(prompt), picks), match)
        inputs += 1
    keeper.close()
    match, keeper = through_files(match, store, setup, players)
    keeper.close(match)
    again = resumed(store.load("game"))
    facts = [*again.history.facts, *again.match.facts()]
    assert [fact.number for fact in facts] == list(range(len(facts)))
    assert facts[-1].kind == "match_over"
    assert again.history.input_count == inputs
    if ruleset == "peak" and mode == "standard":
        assert {"day", "priority", "target", "votes", "challenge"} <= kinds


KINDS = {
    *("arrange", "bury", "challenge", "choice", "day", "direction", "discard", "exorcise", "gather", "give", "look"),
    *("lose_life", "mark", "name", "priority", "reveal", "spare", "summon", "take", "target", "votes"),
}
"""Every kind of question the rules ask."""


def test_every_kind_of_question_in_every_mode_is_found_again(tmp_path: Path) -> None:
    met: dict[tuple[str, str], set[str]] = {}
    store = SaveStore(tmp_path)
    king = ("peak", "standard", 8, {"candidate": "C-K3"})
    cells = [king, *((ruleset, mode, seats, dict[str, Any]()) for ruleset, mode, seats in CELLS)]
    for (ruleset, mode, seats, options), seed in product(cells, range(3)):
        kinds = met.setdefault((ruleset, mode), set())
        whole = {"expansion": True} if ruleset == "peak" else {}
        setup, dice = Setup(ruleset, mode, seats, whole | options, f"k/{seed}"), random.Random(seed)
        players = [Controller(f"Bot {seat}", "random", seed) for seat in range(seats)]
        match = new_match(setup)
        while not match.over:
            prompt = dice.choice(match.pending())
            if prompt.kind not in kinds:
                kinds.add(prompt.kind)
                save_id = f"{ruleset} {mode} {prompt.kind}"
                keeper = MatchKeeper(store, save_id, setup, players)
                keeper.snapshot(match)
                keeper.close()
                assert msgpack.packb(resumed(store.load(save_id)).match.dump()) == msgpack.packb(match.dump())
                assert resumed(store.load(save_id)).match.pending() == match.pending()
            count = dice.randint(prompt.least, prompt.most)
            match.submit(prompt.seat, prompt.id, dice.sample(range(len(prompt.options)), count))
    assert set().union(*met.values()) == KINDS
    assert all(
        {"day", "priority", "target", "votes", "challenge", "exorcise", "give"} <= kinds for kinds in met.values()
    )


def through_files(
    match: Match[Any], store: SaveStore, setup: Setup, players: list[Controller]
) -> tuple[Match[Any], MatchKeeper]:
    found = store.load("game")
    again = resumed(found)
    copy = again.match
    assert msgpack.packb(copy.dump()) == msgpack.packb(match.dump())
    viewers = (-2, *range(-1, setup.seats))
    assert [copy.view(viewer) for viewer in viewers] == [match.view(viewer) for viewer in viewers]
    assert copy.pending() == match.pending()
    keeper = MatchKeeper(store, "game", setup, players, history=again.history, found=found)
    keeper.snapshot(copy)
    return copy, keeper
