"""Whoever keeps a match gets its facts whole, and can tell which of them loading it makes happen again."""

import random

from core.kernel import MODERATOR, SPECTATOR, Match
from tests.kernel.play import at_the_votes, play_one
from tests.kernel.toy import ToyRules, toy_match


def test_a_fact_is_seen_as_the_match_itself_shows_it() -> None:
    match = at_the_votes()
    facts = match.facts()
    assert any(fact.secret for fact in facts)
    for viewer in (0, 1, 2, SPECTATOR, MODERATOR):
        assert [fact.seen(viewer) for fact in facts] == match.events(viewer)
    assert match.facts(2) == facts[2:]
    assert match.facts(99) == []


def test_what_was_shown_of_a_fact_can_be_changed_without_harm() -> None:
    match = at_the_votes()
    for event in match.events(SPECTATOR):
        event.data["spoilt"] = True
    assert all("spoilt" not in fact.public for fact in match.facts())


def test_loading_makes_the_facts_from_the_boundary_on_happen_again() -> None:
    match, dice = toy_match(4), random.Random(4)
    while not match.over:
        play_one(match, dice)
        again = Match.load(ToyRules(), match.dump())
        assert again.boundary_event == match.boundary_event
        assert again.facts() == match.facts(match.boundary_event)
