"""A match built from a viewer's knowledge and a sampled world looks the same to him, or is refused (design 9)."""

from __future__ import annotations

import pytest

from core import Setup, rules_for
from core.kernel import WorldRefused
from core.kernel.chance import Chance
from core.kernel.determinize import determinize
from tests.properties.play import answer_next, deal, steps


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_sampled_world_gives_the_viewer_what_he_has_seen(seats: int) -> None:
    match = deal(seats, seats, seats % 2 == 0)
    chance = Chance(bytes(32))
    built = tried = 0
    for count in steps(match, seats):
        if count % 6 or match.over:
            continue
        viewer = match.pending()[-1].seat if count % 12 else count % seats
        information = match.information_set(viewer)
        tried += 1
        for _ in range(20):
            world = match.rules.sample_world(information["boundary"], chance)
            try:
                copy = determinize(match.rules, information, world)
            except WorldRefused:
                continue
            built += 1
            assert copy.pending()[-1].seat == match.pending()[-1].seat
            for _ in range(5):
                if not copy.over:
                    answer_next(copy, count)
            break
    assert tried > 20
    assert built >= 0.9 * tried


def test_the_world_is_sampled_not_the_truth() -> None:
    match = deal(1, 6)
    information = match.information_set(0)
    chance = Chance(bytes(32))
    worlds = [match.rules.sample_world(information["boundary"], chance) for _ in range(8)]
    truth = match.with_state(lambda state: state.identity[:])
    assert len({str(world["hands"]) for world in worlds}) == 8
    assert any(world["identities"] != truth for world in worlds)
    assert all(world["identities"][0] == truth[0] for world in worlds)


def test_a_world_that_contradicts_the_viewer_is_refused() -> None:
    match = deal(1, 6)
    information = match.information_set(0)
    world = match.rules.sample_world(information["boundary"], Chance(bytes(32)))
    other = next(seat for seat in range(1, 6) if world["hands"][seat] != world["hands"][0])
    world["hands"][0], world["hands"][other] = world["hands"][other], world["hands"][0]
    with pytest.raises(WorldRefused):
        determinize(rules_for(Setup(seats=6)), information, world)
