"""The log of a long match stands at once, and is whole a moment later."""

from typing import Any

import pytest

from client.scenes.table.director import Cue, Director
from client.scenes.table.journal import Journal
from client.ui.flow import TextFlow
from client.words import Span, Spans, Words
from core.bots import make_bot
from core.kernel import Event, Match, Setup
from core.rulesets import new_match
from tests.client.table.seating import Seating


def long_match() -> Match[Any]:
    """Return a match in its fourth round, at a question to seat 0."""
    match = new_match(Setup("peak", "standard", 8, {"expansion": True}, "long/35"))
    bots = [make_bot("novice", "long/35", seat) for seat in range(8)]
    prompt = match.pending()[0]
    while match.view(0)["round"] < 4 or prompt.seat != 0 or prompt.kind != "day":
        match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer(match.view(prompt.seat), prompt))
        prompt = match.pending()[0]
    return match


def test_the_words_of_a_long_log_are_found_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[int] = []
    say = Words.event

    def counted(words: Words, event: Event, before: Event | None = None) -> Spans:
        said.append(event.number)
        return say(words, event, before)

    monkeypatch.setattr(Words, "event", counted)
    seating = Seating(seats=8, match=long_match())
    try:
        seating.frame()
        assert seating.session.prompt() is not None
        journal = seating.scene.director.journal
        first = len(said)
        assert 0 < first < 60
        seating.frame(3)
        assert first < len(said) <= first + 3 * 24
        seating.frame(100)
        whole = len(said)
        assert whole > 400
        assert len(set(said)) == whole, "each is said once"
        paragraphs = journal.flow.paragraphs
        assert len(paragraphs) == whole == len(said), "by then all are there"
        seating.frame(20)
        assert len(said) == whole
    finally:
        seating.close()


def test_a_log_that_isnt_whole_yet_can_be_scrolled_and_filtered() -> None:
    seating = Seating(seats=8, match=long_match())
    try:
        seating.frame()
        flow = seating.scene.widget("log")
        assert isinstance(flow, TextFlow)
        seating.driver.wheel(flow.rect.center, 2)
        assert flow.top < flow.content - flow.box[3]
        assert flow.text.at(0)[0] == 0, "now all is known"
        flow.scroll_to(0.0)
        seating.frame()
        assert "".join(piece.text for piece in flow.text.at(0)[1].pieces).strip()
        seating.scene.sidebar.set_filter("turn")
        seating.frame()
        turn = seating.session.view()["turn"]
        journal = seating.scene.director.journal
        assert {journal.entry(number).turn for number in range(len(journal.flow.paragraphs))} == {turn}
    finally:
        seating.close()


def test_what_is_recalled_is_told_and_nothing_of_it_is_staged() -> None:
    flown: list[str] = []

    def fly(cue: Cue) -> float:
        flown.append(cue.event.kind)
        return cue.begin

    seen = Director(Journal(lambda event: []), lambda event: [Span(event.kind)], fly)
    recalled = Director(Journal(lambda event: []), lambda event: [Span(event.kind)], fly)
    events = long_match().events(0, 0)
    begun = next(place for place, event in enumerate(events) if event.kind == "exorcism_began")
    seen.receive(events[: begun + 1], 0.0, 0.0)
    seen.update(0.0)
    recalled.recall(events[: begun + 1])
    assert seen.theatre is not None
    assert recalled.theatre is None
    assert not recalled.is_busy
    assert recalled.received == seen.received == begun + 1
    assert recalled.banner == seen.banner == [Span("exorcism_began")]
    assert len(recalled.journal.events) == begun + 1
    for director in (seen, recalled):
        director.receive(events[begun + 1 : begun + 2], 1.0, 1.0)
        director.update(1.0)
    assert flown == [events[begun + 1].kind] * 2
    assert recalled.received == seen.received


def test_what_was_announced_last_is_said_anew_in_another_language() -> None:
    seating = Seating()
    try:
        director = seating.scene.director
        for prompt in seating.play():
            if director.banner:
                break
            seating.session.answer(seating.any_answer(prompt))
        before, announced = director.banner, director._announced
        assert before
        assert announced is not None
        seating.app.change_settings(language="zh-Hant")
        assert director.banner == seating.scene.words.banner(announced) != before
    finally:
        seating.close()
