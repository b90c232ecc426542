"""A match asks, takes answers, and shows each viewer what it may know."""

import random

import pytest

from core.kernel import MODERATOR, SPECTATOR, Answer, IllegalAnswer
from core.kernel.zones import census
from tests.kernel.play import answer_of, at_the_votes, play_one, seen
from tests.kernel.toy import CARDS, SEATS, face, toy_match


def test_a_match_plays_to_its_end_and_conserves_its_cards() -> None:
    for seed in range(20):
        match, dice = toy_match(seed), random.Random(seed)
        while not match.over:
            play_one(match, dice)
            counted = match.with_state(lambda state: census(state.zones()))
            assert set(counted) == set(range(CARDS))
            assert set(counted.values()) == {1}
        assert match.pending() == ()
        assert match.view(SPECTATOR)["over"]


def test_one_seat_is_asked_or_several_at_once() -> None:
    match = toy_match()
    assert [(prompt.seat, prompt.kind) for prompt in match.pending()] == [(0, "throw")]
    answer_of(match, 0, 0)
    assert [(prompt.seat, prompt.kind) for prompt in match.pending()] == [(s, "votes") for s in range(SEATS)]


def test_prompt_ids_count_up_from_zero_and_are_shared_by_a_round() -> None:
    match = toy_match()
    assert [prompt.id for prompt in match.pending()] == [0]
    answer_of(match, 0, 0)
    assert [prompt.id for prompt in match.pending()] == [1, 1, 1]


@pytest.mark.parametrize(
    "answer", [(), (99,), (-1,), (0, 1), (0, 0), ("0",), (True,), (0.0,), None, 0, ((0,),)], ids=repr
)
def test_an_illegal_answer_is_an_error_that_changes_nothing(answer: Answer) -> None:
    match = toy_match(3)
    before = [seen(match, viewer) for viewer in (0, 1, SPECTATOR, MODERATOR)], match.dump()
    prompt = match.pending()[0]
    with pytest.raises(IllegalAnswer):
        match.submit(prompt.seat, prompt.id, answer)
    assert ([seen(match, viewer) for viewer in (0, 1, SPECTATOR, MODERATOR)], match.dump()) == before


def test_only_the_asked_seat_may_answer_and_only_the_open_prompt() -> None:
    match = toy_match()
    prompt = match.pending()[0]
    for seat, prompt_id in ((1, prompt.id), (0, prompt.id + 1), (0, prompt.id - 1), (7, prompt.id), (-1, prompt.id)):
        with pytest.raises(IllegalAnswer):
            match.submit(seat, prompt_id, (0,))
    match.submit(0, prompt.id, (0,))
    with pytest.raises(IllegalAnswer):  # stale by now
        match.submit(0, prompt.id, (0,))


def test_an_error_says_the_same_to_everybody_who_may_not_answer() -> None:
    match = at_the_votes()
    answer_of(match, 1)
    texts = set()
    for seat in (1, 5):
        with pytest.raises(IllegalAnswer) as caught:
            match.submit(seat, 1, (0,))
        texts.add(str(caught.value))
    assert len(texts) == 1


def test_an_unordered_answer_has_one_normal_form() -> None:
    one, other = at_the_votes(), at_the_votes()
    answer_of(one, 0, 0, 1)
    answer_of(other, 0, 1, 0)
    assert one.dump() == other.dump()


def test_others_see_only_who_has_answered() -> None:
    matches = [at_the_votes() for _ in range(3)]
    for match, picks in zip(matches, ((), (0,), (1, 2)), strict=True):
        answer_of(match, 1, *picks)
    assert seen(matches[0], 0) == seen(matches[1], 0) == seen(matches[2], 0)
    view = matches[0].view(SPECTATOR)
    assert (view["waiting"], view["answered"]) == ([0, 2], [1])
    assert matches[0].prompt_of(1) is None


def test_the_order_of_arrival_leaves_no_trace() -> None:
    orders = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
    matches = [at_the_votes() for _ in orders]
    for match, order in zip(matches, orders, strict=True):
        for seat in order:
            answer_of(match, seat, seat)
    assert matches[0].dump() == matches[1].dump() == matches[2].dump()
    assert [seen(matches[0], viewer) for viewer in range(SEATS)] == [
        seen(matches[2], viewer) for viewer in range(SEATS)
    ]


def test_a_hidden_hand_is_a_count_to_others() -> None:
    match = toy_match()
    hands = match.with_state(lambda state: [sorted(map(face, hand)) for hand in state.hands])
    for viewer in range(SEATS):
        shown = match.view(viewer)["hands"]
        assert shown == [hands[seat] if seat == viewer else len(hands[seat]) for seat in range(SEATS)]
    assert match.view(SPECTATOR)["hands"] == [len(hand) for hand in hands]
    assert match.view(MODERATOR)["hands"] == hands


def test_a_secret_fact_is_whole_only_to_those_who_know() -> None:
    match = toy_match()
    drawn = {viewer: match.events(viewer)[-1] for viewer in (0, 1, SPECTATOR, MODERATOR)}
    assert {event.kind for event in drawn.values()} == {"drawn"}
    assert len({event.number for event in drawn.values()}) == 1
    assert "cards" in drawn[0].data
    assert drawn[MODERATOR].data == drawn[0].data
    assert drawn[1].data == drawn[SPECTATOR].data == {"seat": 0, "count": 1}


def test_events_are_numbered_without_gaps_and_can_be_asked_for_from_a_number() -> None:
    match, dice = toy_match(5), random.Random(5)
    while not match.over:
        play_one(match, dice)
    events = match.events(SPECTATOR)
    assert [event.number for event in events] == list(range(match.view(SPECTATOR)["next_event"]))
    assert match.events(SPECTATOR, 7) == events[7:]
    assert match.events(SPECTATOR, 10_000) == []


def test_what_a_viewer_is_given_is_his_own_copy() -> None:
    match = toy_match()
    match.view(0)["points"].append("scribble")
    match.events(0)[0].data["scribble"] = 1
    assert "scribble" not in match.view(0)["points"]
    assert "scribble" not in match.events(0)[0].data


def test_the_view_carries_the_open_prompt_of_its_seat_alone() -> None:
    match = toy_match()
    prompt = match.pending()[0]
    assert match.view(0)["prompt"] == prompt.plain()
    assert match.view(1)["prompt"] is None
    assert match.view(SPECTATOR)["prompt"] is None


def test_refusals_come_from_the_rules() -> None:
    match = toy_match()
    assert match.refusals(0) == []
    assert {reason for _, reason, _ in match.refusals(1)} == {"why-turn"}


def test_equal_setups_and_answers_give_equal_matches() -> None:
    def digest(seed: int) -> list[object]:
        match, dice = toy_match(seed), random.Random(1)
        while not match.over:
            play_one(match, dice)
        return [match.dump(), match.events(MODERATOR)]

    assert digest(4) == digest(4)
    assert digest(4) != digest(5)


def test_a_reseeding_changes_what_comes_and_is_recorded() -> None:
    matches = [at_the_votes(), at_the_votes()]
    matches[1].reseed(bytes(range(32)))
    for match in matches:
        for seat in range(SEATS):
            answer_of(match, seat, 0)
    assert matches[0].events(SPECTATOR, 2) != matches[1].events(SPECTATOR, 2)
    copy = matches[1].load(matches[1].rules, matches[1].dump())
    assert copy.dump() == matches[1].dump()
