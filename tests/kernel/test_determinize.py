"""Searching: from what a viewer knows and a sampled hidden world to a match that looks to him like his own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.kernel import SPECTATOR, Match, WorldRefused, key_of
from core.kernel.determinize import determinize
from tests.kernel.play import answer_of, at_the_votes, play_one
from tests.kernel.toy import SEATS, ToyRules, ToyState, face, toy_match

World = dict[str, Any]


def true_world(match: Match[ToyState]) -> World:
    """The world as it really is; between the toy's boundaries no card moves."""
    world: World = match.with_state(
        lambda state: {
            "key": key_of("to come"),
            "deck": state.deck[:],
            "discard": state.discard[:],
            "hands": [hand[:] for hand in state.hands],
        }
    )
    return world


def another_world(match: Match[ToyState], viewer: int, dice: random.Random) -> World:
    """A world in which all the viewer can't see lies anew."""
    world = true_world(match)
    others = [seat for seat in range(SEATS) if seat != viewer]
    hidden = world["deck"] + [card for seat in others for card in world["hands"][seat]]
    dice.shuffle(hidden)
    for seat in others:
        world["hands"][seat] = sorted(hidden.pop() for _ in world["hands"][seat])
    world["deck"] = hidden
    return world


def seen(match: Match[ToyState], viewer: int, since: int) -> tuple[Any, ...]:
    view = match.view(viewer)
    return {**view, "can_undo": None}, match.events(viewer, since), match.prompt_of(viewer) if viewer >= 0 else None


@pytest.mark.parametrize("viewer", range(SPECTATOR, SEATS))
def test_at_any_prompt_a_match_is_built_that_looks_the_same(viewer: int) -> None:
    built = refused = 0
    for seed in range(12):
        match, dice = toy_match(seed), random.Random(seed)
        while not match.over:
            information = match.information_set(viewer)
            try:
                copy = determinize(ToyRules(), information, another_world(match, viewer, dice))
            except WorldRefused:
                refused += 1
            else:
                built += 1
                since = information["first_event"]
                assert seen(copy, viewer, since) == seen(match, viewer, since)
                assert [prompt.seat for prompt in copy.pending()] == match.view(viewer)["waiting"]
            play_one(match, dice)
    assert built > refused


def test_nothing_but_the_viewers_knowledge_goes_in() -> None:
    """Two matches that look the same to a seat give it the same information."""
    one, other = at_the_votes(), at_the_votes()
    answer_of(one, 1, 0)
    answer_of(other, 1, 1, 2)
    assert one.information_set(0) != one.information_set(1)
    assert other.dump() != one.dump()
    assert one.information_set(0) == other.information_set(0)


def test_the_match_can_be_played_on_to_its_end() -> None:
    match, dice = at_the_votes(3), random.Random(3)
    copy = determinize(ToyRules(3), match.information_set(1), another_world(match, 1, dice))
    before = match.dump()
    while not copy.over:
        play_one(copy, dice)
    assert match.dump() == before


def test_a_world_with_another_own_hand_is_refused() -> None:
    match = at_the_votes()
    world = true_world(match)
    hands = world["hands"]
    swapped = next(card for card in hands[1] if face(card) not in map(face, hands[0]))
    hands[0][0], hands[1][hands[1].index(swapped)] = swapped, hands[0][0]
    with pytest.raises(WorldRefused):
        determinize(ToyRules(), match.information_set(0), world)


def test_a_world_with_hands_of_another_size_is_refused() -> None:
    match = at_the_votes()
    world = true_world(match)
    world["hands"][1].append(world["deck"].pop())
    for viewer in (0, 1, SPECTATOR):
        with pytest.raises(WorldRefused):
            determinize(ToyRules(), match.information_set(viewer), world)


def test_a_world_in_which_an_answer_was_no_option_is_refused() -> None:
    match = toy_match()
    prompt = match.pending()[0]
    picked = prompt.options[1]
    answer_of(match, 0, 1)
    world = true_world(match)
    for card in [card for card in world["hands"][0] if face(card) == picked.name]:
        place = next(place for place, other in enumerate(world["deck"]) if face(other) != picked.name)
        world["hands"][0].remove(card)
        world["hands"][0].append(world["deck"][place])
        world["deck"][place] = card
    with pytest.raises(WorldRefused, match="could not have picked"):
        determinize(ToyRules(), match.information_set(0), world)
