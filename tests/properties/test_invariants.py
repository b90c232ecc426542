"""What holds after every step of every match (design decision 15)."""

from __future__ import annotations

from typing import Any

import pytest

from core import Match
from core.ghostplay.state import State
from core.kernel.zones import census
from tests.properties.play import CELLS, OTHER_CELLS, deal, deal_other, steps


def cards_conserved(state: State) -> bool:
    zones = state.zones()
    spells, ghosts = census(zones["spell"]), census(zones["ghost"])
    return (
        len(spells) == len(state.cards.spells)
        and len(ghosts) == len(state.cards.ghosts)
        and set(spells.values()) == {1} == set(ghosts.values())
    )


@pytest.mark.rule("PK-010", "PK-011")
@pytest.mark.parametrize(("seats", "expansion"), CELLS)
@pytest.mark.parametrize("seed", range(6))
def test_invariants_hold_after_every_step(seats: int, expansion: bool, seed: int) -> None:
    check_every_step(deal(seed, seats, expansion), seed)


@pytest.mark.parametrize(("ruleset", "mode", "seats"), OTHER_CELLS)
@pytest.mark.parametrize("seed", range(3))
def test_invariants_hold_in_every_other_mode(ruleset: str, mode: str, seats: int, seed: int) -> None:
    check_every_step(deal_other(seed, ruleset, mode, seats), seed)


def check_every_step(match: Match[Any], seed: int) -> None:
    for count in steps(match, seed):
        where = f"seed {seed}, {match.rules.setup}, answer {count}"
        assert match.with_state(cards_conserved), where
        assert match.with_state(lambda state: min(state.spirit)) >= 0, where
        prompts = match.pending()
        assert bool(prompts) != match.over, where
        for prompt in prompts:
            assert 0 <= prompt.least <= prompt.most <= len(prompt.options), where
            assert prompt.options, where
            assert prompt.least <= len(prompt.default) <= prompt.most, where
            assert all(pick < len(prompt.options) for pick in prompt.default), where
    outcome = match.view(0)["outcome"]
    # Only the modes with a draw (PK-603, PK-704, PK-705) can end without a winner.
    assert outcome["winners"] or outcome["kind"] in ("elder", "haunted", "fewest")


@pytest.mark.parametrize("seats", [5, 8])
def test_no_earlier_dump_or_view_ever_changes(seats: int) -> None:
    match = deal(3, seats, True)
    kept = []
    for count in steps(match, 3):
        if count % 7 == 0:
            dump, view = match.dump(), match.view(count % seats)
            kept.append((dump, repr(dump), view, repr(view)))
    for dump, dump_text, view, view_text in kept:
        assert repr(dump) == dump_text
        assert repr(view) == view_text


@pytest.mark.parametrize(("seats", "expansion"), CELLS)
def test_defaults_alone_bring_a_match_to_its_end(seats: int, expansion: bool) -> None:
    """A table where everybody's time runs out every time must not hang (design decision 2)."""
    match = deal(11, seats, expansion)
    for _ in range(20_000):
        if match.over:
            break
        prompt = match.pending()[0]
        match.submit(prompt.seat, prompt.id, prompt.default)
    assert match.over
