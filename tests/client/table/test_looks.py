"""Every state of the table, at every size and in every language: no word cut, crossed or out of the window."""

from functools import cache
from typing import Any

import pytest

from client.i18n import LANGUAGES, Language
from client.ui.lint import faults
from core.bots import make_bot
from core.kernel import Event, Setup
from core.rulesets import dump_match, load_match, new_match
from tests.client.table.seating import SIZES, Seating

STATES = ("day", "answer", "target", "votes", "challenge", "panel", "king")


@cache
def match_in(state: str) -> tuple[dict[str, Any], int]:
    """Return a match, as plain data, in which seat 0 is asked in the state wanted, and how many play."""
    for seed in range(1, 60):
        seats = 5 + seed % 4
        match = new_match(Setup(seats=seats, seed=seed, options={"expansion": True}))
        bots = [make_bot("random", seed, seat) for seat in range(seats)]
        for _ in range(4000):
            if match.over:
                break
            prompt = next((p for p in match.pending() if p.seat == 0), None)
            view = match.view(0)
            if prompt is not None and len(prompt.options) > 1 and _fits(state, prompt.kind, view):
                return dump_match(match), seats
            for asked in match.pending():
                match.submit(asked.seat, asked.id, bots[asked.seat].answer(match.view(asked.seat), asked))
    raise AssertionError(f"no match comes to the state {state!r}")


def _fits(state: str, kind: str, view: dict[str, Any]) -> bool:
    if state == "answer":
        return kind == "priority" and bool(view["stack"])
    if state == "panel":
        return kind in ("arrange", "choice", "direction")
    if state == "king":
        return kind == "day" and view["king"] is not None
    return kind == state and view["king"] is None


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_crossed_or_out_of_the_window(state: str, language: Language) -> None:
    plain, seats = match_in(state)
    for size in SIZES:
        seating = Seating(seats=seats, size=size, language=language, match=load_match(plain))
        try:
            seating.frame(4)
            seating.app.ink.records = []
            seating.app.draw()
            assert faults(seating.app.ink.records, seating.app.display.size) == [], size
        finally:
            seating.close()


BEGAN = {"host": 3, "bearer": 2, "face": "C-G03", "suit": "red", "requirement": 2}
COUNTED = {
    "cards": [
        {"face": f"C-S0{n}{suit[0]}", "suit": suit, "value": 1} for n in (1, 2, 3) for suit in ("red", "blue", "red")
    ],
    "red": 6,
    "blue": 3,
    "suit": "red",
    "requirement": 2,
    "success": "red",
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_is_readable_while_it_goes_on(size: tuple[int, int], language: Language) -> None:
    seating = Seating(seats=8, size=size, language=language, speed="normal", person=False)
    try:
        director, number = seating.scene.director, seating.scene.director.received
        facts = [("exorcism_began", BEGAN), *(("voted", {"seat": seat, "count": seat % 3}) for seat in (3, 2, 1, 0, 7))]
        facts += [
            ("challenged", {"host": 3, "seat": 1}),
            ("challenge_won", {"host": 3, "seat": 1, "cards": ["C-S05b"], "flipped": []}),
        ]
        facts.append(("counted", COUNTED))
        events = [Event(number + place, kind, data) for place, (kind, data) in enumerate(facts)]
        seating.session.paused = True
        director.receive(events, seating.scene.now, 0.5)
        seen = set()
        for _ in range(60 * 10):
            seating.frame()
            theatre = director.theatre
            if theatre is None or theatre.stage(seating.scene.now) in seen:
                continue
            seen.add(theatre.stage(seating.scene.now))
            seating.frame(4)
            seating.app.ink.records = []
            seating.app.draw()
            assert faults(seating.app.ink.records, size) == [], seen
            seating.app.ink.records = None
        assert seen == {"votes", "count", "result"}
    finally:
        seating.close()


def test_another_language_takes_over_at_once() -> None:
    plain, seats = match_in("day")
    seating = Seating(seats=seats, language="en", match=load_match(plain))
    try:
        seating.frame(2)
        english = list(seating.scene.director.journal.flow.paragraphs)
        seating.app.change_settings(language="zh-Hant")
        seating.frame(1)
        chinese = seating.scene.director.journal.flow.paragraphs
        assert len(chinese) == len(english)
        assert chinese != english
    finally:
        seating.close()
