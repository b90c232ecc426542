"""A resumed match knows what happened before, and says what it takes."""

from __future__ import annotations

import pytest

from client.recalled import Recalled
from core import MODERATOR
from core.kernel import Event, IllegalAnswer, digest
from saves import History, Input, SavedFact
from tests.kernel.toy import toy_match


class TestRecalled:
    """A resumed match knows the facts from before, and says what it takes."""

    def test_earlier_facts_come_first_and_none_twice(self) -> None:
        match = toy_match()
        earlier = [SavedFact(number, "earlier", {}, [], None) for number in range(-3, 3)]
        recalled = Recalled(match, History(facts=earlier), lambda given: None)
        before = [Event(number, "earlier", {}) for number in range(-3, 0)]
        assert recalled.events(0, -9) == before + match.events(0)
        assert recalled.events(0, -1) == [before[-1], *match.events(0)]
        assert recalled.events(0, 1) == match.events(0, 1)
        assert recalled.events(0, 99) == []
        assert recalled.events(MODERATOR, 0) == match.events(MODERATOR)

    def test_a_fact_kept_for_one_viewer_is_nobody_elses(self) -> None:
        mine = SavedFact(-1, "earlier", None, [0], {"card": "x"})
        recalled = Recalled(toy_match(), History(facts=[mine]), lambda given: None)
        assert recalled.events(0, -1)[0] == Event(-1, "earlier", {"card": "x"})
        assert recalled.events(1, -1) == toy_match().events(1)

    def test_it_says_what_was_taken_and_nothing_else(self) -> None:
        match, told = toy_match(), list[Input]()
        recalled = Recalled(match, History(), told.append)
        prompt = recalled.pending()[0]
        with pytest.raises(IllegalAnswer):
            recalled.submit(prompt.seat, prompt.id, (99,))
        with pytest.raises(IllegalAnswer):
            recalled.submit(2, prompt.id, (0,))
        assert told == []
        recalled.submit(prompt.seat, prompt.id, (1,))
        recalled.undo(prompt.seat)
        assert told == [Input(prompt.seat, digest(prompt), (1,)), Input(prompt.seat)]
