"""Dumping, loading and taking back: a match is its last boundary and the answers since."""

import random
from typing import Any

import msgpack
import pytest

from core.kernel import MODERATOR, IllegalUndo, Match, UnreadableMatch
from core.kernel.match import ANSWERS_BETWEEN_BOUNDARIES
from tests.kernel.play import answer_of, at_the_votes, play_one, random_answer, seen
from tests.kernel.toy import SEATS, ToyRules, ToyState, toy_match


def restored(match: Match[ToyState]) -> Match[ToyState]:
    """A copy that went through bytes."""
    plain = msgpack.unpackb(msgpack.packb(match.dump()))
    return Match.load(match.rules, plain)


def test_at_every_prompt_a_copy_goes_on_like_the_original() -> None:
    for seed in range(15):
        match, dice = toy_match(seed), random.Random(seed)
        steps = 0
        while not match.over:
            copy = restored(match)
            assert copy.dropped == 0
            assert copy.dump() == match.dump()
            assert copy.pending() == match.pending()
            viewer = steps % (SEATS + 2) - 2
            assert copy.view(viewer) == match.view(viewer)
            seat, answer = play_one(match, dice)
            answer_of(copy, seat, *answer)
            assert copy.dump() == match.dump()
            kept = copy.events(MODERATOR)
            assert kept == match.events(MODERATOR)[len(match.events(MODERATOR)) - len(kept) :]
            match, steps = copy, steps + 1
        assert restored(match).over


def test_a_round_half_answered_is_kept() -> None:
    match = at_the_votes()
    answer_of(match, 2, 0)
    copy = restored(match)
    assert [prompt.seat for prompt in copy.pending()] == [0, 1]
    assert copy.view(MODERATOR)["answered"] == [2]


def test_a_dump_does_not_change_when_the_match_goes_on() -> None:
    match, dice = toy_match(2), random.Random(2)
    dumps: list[tuple[dict[str, Any], bytes]] = []
    while not match.over:
        plain = match.dump()
        dumps.append((plain, msgpack.packb(plain)))
        play_one(match, dice)
    assert [msgpack.packb(plain) for plain, _ in dumps] == [packed for _, packed in dumps]


def test_boundaries_keep_a_dump_short() -> None:
    match, dice = toy_match(1, turns=4), random.Random(1)
    longest = 0
    while not match.over:
        play_one(match, dice)
        longest = max(longest, len(match.dump()["since"]))
    assert longest <= ANSWERS_BETWEEN_BOUNDARIES + 1


@pytest.mark.parametrize(
    "damage",
    [
        lambda plain: plain.pop("base"),
        lambda plain: plain.update(base=[]),
        lambda plain: plain.update(base=None),
        lambda plain: plain.update(since=7),
        lambda plain: plain.update(since=[[[0]]]),
        lambda plain: plain["since"][0][0].__setitem__(2, [99]),
        lambda plain: plain.update(partial=[[9, [0]]]),
        lambda plain: plain.update(partial=[[1, [99]]]),
        lambda plain: plain["base"].__setitem__(8, "hands"),
    ],
)
def test_damaged_data_is_one_kind_of_error(damage: Any) -> None:
    plain = msgpack.unpackb(msgpack.packb(at_the_votes().dump()))
    damage(plain)
    with pytest.raises(UnreadableMatch):
        Match.load(ToyRules(), plain)


def test_answers_to_questions_that_are_no_longer_asked_are_dropped_and_counted() -> None:
    match = toy_match()
    answer_of(match, 0, 1)
    plain = match.dump()
    plain["since"][0][0][1] ^= 1  # the digest of another question
    copy = Match.load(match.rules, plain)
    assert copy.dropped == 1
    assert [prompt.kind for prompt in copy.pending()] == ["throw"]


class TestUndo:
    def test_the_latest_answer_can_be_taken_back_while_nothing_came_of_it(self) -> None:
        match = toy_match()
        before = match.dump(), seen(match, 0)
        assert not match.can_undo(0)
        answer_of(match, 0, 1)
        assert match.pending()[0].kind == "target"
        assert match.can_undo(0)
        assert not match.can_undo(1)
        match.undo(0)
        assert (match.dump(), seen(match, 0)) == before
        assert not match.can_undo(0)

    def test_it_can_also_be_taken_back_in_a_copy(self) -> None:
        match = toy_match()
        answer_of(match, 0, 1)
        copy = restored(match)
        assert copy.can_undo(0)
        copy.undo(0)
        assert copy.pending()[0].kind == "throw"

    def test_what_has_had_an_effect_stays(self) -> None:
        match = toy_match()
        answer_of(match, 0, 1)
        answer_of(match, 0, 0)
        assert not match.can_undo(0)
        before = match.dump()
        with pytest.raises(IllegalUndo):
            match.undo(0)
        assert match.dump() == before

    def test_a_vote_stays_once_laid(self) -> None:
        match = at_the_votes()
        assert match.can_undo(0)  # the pass before: nothing has come of it yet
        answer_of(match, 1, 0)
        assert not match.can_undo(1)
        assert not match.can_undo(0)

    def test_taking_back_everything_that_can_be_leaves_a_match_that_goes_on_the_same(self) -> None:
        for seed in range(15):
            plain, undone = toy_match(seed), toy_match(seed)
            dice = random.Random(seed)
            while not plain.over:
                prompt = dice.choice(plain.pending())
                other, answer = random_answer(prompt, dice), random_answer(prompt, dice)
                undone.submit(prompt.seat, prompt.id, other)
                if undone.can_undo(prompt.seat):
                    undone.undo(prompt.seat)
                    assert undone.pending() == plain.pending()
                    undone.submit(prompt.seat, prompt.id, answer)
                    plain.submit(prompt.seat, prompt.id, answer)
                else:
                    plain.submit(prompt.seat, prompt.id, other)
                assert undone.events(MODERATOR) == plain.events(MODERATOR)
                assert undone.view(MODERATOR) == plain.view(MODERATOR)

    def test_the_log_before_the_boundary_survives(self) -> None:
        match, dice = toy_match(3), random.Random(3)
        while match.view(0)["turn"] < 3 or match.pending()[0].kind != "throw":
            play_one(match, dice)
        events = match.events(MODERATOR)
        player = match.pending()[0].seat
        answer_of(match, player, 1)
        match.undo(player)
        assert match.events(MODERATOR) == events
