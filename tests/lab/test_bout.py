"""One match between bots: played to its end and counted, whatever bots and rules do."""

from __future__ import annotations

from typing import Any

import pytest

from core.kernel import Answer, Match, Prompt
from core.lab import Played, outcome_of, play
from tests.kernel.toy import SEATS, ToyRules, ToyState, toy_match


class First:
    """Picks as few options as it may, the first ones."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def answer(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        self.views.append(view)
        return tuple(range(prompt.least))


class Blind(First):
    needs_view = False


class Raising:
    def answer(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        raise RuntimeError("lost my mind")


class Illegal:
    def answer(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        return (99,)


class Silent:
    def answer(self, view: dict[str, Any], prompt: Prompt) -> Any:
        return None


def test_a_match_is_played_to_its_end_and_counted() -> None:
    bots = [First() for _ in range(SEATS)]
    match = toy_match(1)
    played = play(match, bots)
    assert match.over
    assert (played.turns, played.substituted, played.error) == (6, 0, "")
    assert played.decisions == 6 * (1 + SEATS)  # each turn one pass and everybody's vote
    assert played.choices == sum(len(bot.views) for bot in bots)
    assert played.choices <= played.decisions


def test_a_bot_gets_the_view_of_its_seat() -> None:
    bots = [First() for _ in range(SEATS)]
    play(toy_match(1), bots)
    for seat, bot in enumerate(bots):
        assert {view["viewer"] for view in bot.views} == {seat}


def test_a_bot_that_looks_at_nothing_is_shown_nothing() -> None:
    bots = [Blind() for _ in range(SEATS)]
    play(toy_match(1), bots)
    assert all(view == {} for bot in bots for view in bot.views)


@pytest.mark.parametrize("bot", [Raising(), Illegal(), Silent()], ids=lambda bot: type(bot).__name__)
def test_a_bot_that_fails_is_replaced_by_the_default_each_time(bot: Any) -> None:
    good = play(toy_match(2), [First(), First(), First()])
    played = play(toy_match(2), [First(), bot, First()])
    # Its defaults are what `First` answers, so that nothing else may differ.
    assert played._replace(substituted=0) == good
    assert 0 < played.substituted < played.choices


def test_an_error_of_the_rules_is_a_finding() -> None:
    class Broken(ToyRules):
        def next_command(self, state: ToyState) -> Any:
            if state.turn == 2:
                raise KeyError("no such card")
            return super().next_command(state)

    played = play(Match(Broken(1)), [First() for _ in range(SEATS)])
    assert played.error == "KeyError: 'no such card'"
    assert played.decisions == 2 * (1 + SEATS)


def test_a_match_that_does_not_end_is_given_up() -> None:
    played = play(toy_match(1, turns=1000), [First() for _ in range(SEATS)], most_answers=10)
    assert played.error == "not over after 10 answers"
    assert played.decisions == 10


@pytest.mark.parametrize(
    ("outcome", "word"),
    [
        (None, ""),
        ({"kind": "points", "sides": {"a": {"won": True}, "b": {"won": False}}}, "a"),
        ({"kind": "points", "sides": {"b": {"won": True}, "a": {"won": True}}}, "a+b"),
        ({"kind": "king"}, "king"),
    ],
)
def test_an_outcome_has_a_word(outcome: dict[str, Any] | None, word: str) -> None:
    assert outcome_of({"outcome": outcome}) == word


def test_what_is_counted_is_plain() -> None:
    """It comes back from other processes."""
    assert Played(1, 2, 3, 4, "a") == (1, 2, 3, 4, "a", "", None)
