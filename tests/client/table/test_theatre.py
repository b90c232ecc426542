"""The count on stage, and the director that shows one thing after the other."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from client.scenes.table.causes import causes, sum_lines
from client.scenes.table.director import Cue, Director
from client.scenes.table.journal import Journal
from client.scenes.table.places import Places
from client.scenes.table.stage import draw_stage
from client.scenes.table.theatre import APPLAUSE, FLIP, GATHER, LEAVING, SETTLE, Theatre
from client.scenes.table.verdict import leaves_for
from client.session.pace import READING
from client.ui.lint import faults
from client.words import Span
from core.kernel.events import Event
from tests.client.table.seating import Seating

BEGAN = {"host": 0, "bearer": 2, "face": "C-G03", "suit": "red", "requirement": 2}


def vote(suit: str, value: int = 1) -> dict[str, Any]:
    return {"face": f"C-S01{suit[0]}", "suit": suit, "value": value}


def counted(*votes: dict[str, Any], success: str = "", bonus: int = 0) -> Event:
    red, blue = (sum(cast["value"] for cast in votes if cast["suit"] == suit) for suit in ("red", "blue"))
    facts = {"cards": list(votes), "red": red + bonus, "blue": blue, "suit": "red", "requirement": 2}
    return Event(5, "counted", {**facts, "success": success})


def test_votes_turn_one_by_one_and_pairs_cancel() -> None:
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(counted(vote("blue"), vote("red"), vote("red", 2), success="red"), 10.0, 1.0)
    assert theatre.gathered(10.0 + GATHER / 2) == pytest.approx(0.5)
    began = 10.0 + GATHER
    assert theatre.tally(began) == (0, 0)
    assert theatre.tally(began + FLIP[0] * 1.5) == (0, 1)
    assert theatre.turning(began + FLIP[0] * 1.5) == pytest.approx(0.5)
    assert theatre.falling(began + FLIP[0] * 1.4) == 0.0, "its face isn't seen yet"
    assert theatre.falling(began + FLIP[0] * 1.75) == pytest.approx(0.5)
    assert theatre.tally_after(began + FLIP[0] * 1.75) == (1, 1)
    assert theatre.tally(began + FLIP[0] * 2.1) == (1, 1)
    assert theatre.tally(began + FLIP[0] * 3.1) == (3, 1)
    end = began + FLIP[0] * 3 + SETTLE
    assert theatre.stage(end - 0.01) == "count"
    assert theatre.stage(end + 0.01) == "result"
    assert theatre.success
    assert theatre.left(end) == 0.0
    assert theatre.left(end + APPLAUSE - LEAVING / 2) == pytest.approx(0.5)
    assert not theatre.is_over(end + APPLAUSE - 0.01)
    assert theatre.is_over(end + APPLAUSE + 0.01)


def test_the_sum_is_what_the_rules_counted_though_the_cards_show_less() -> None:
    """The Blood Tiger may count red 1 more than he laid."""
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(counted(vote("red", 2), success="red", bonus=1), 0.0, 1.0)
    assert theatre.tally(0.0) == (0, 0)
    assert theatre.tally(GATHER + FLIP[0] * 1.1) == (3, 0)


@pytest.mark.parametrize(("summoning", "success", "seat"), [(False, False, 2), (True, False, 2), (True, True, 4)])
def test_a_ghost_leaves_the_stage_for_whoever_bears_it_now(
    seat_down: Callable[..., Seating], summoning: bool, success: bool, seat: int
) -> None:
    tableau = seat_down(seats=6).scene.tableau
    theatre = Theatre(host=4, bearer=2, face="C-G03", suit="red", requirement=2, summoning=summoning, success=success)
    assert leaves_for(tableau, theatre) == Places(tableau).ghost(seat, 0)


def test_a_banished_ghost_leaves_the_stage_for_its_exorcists_points(seat_down: Callable[..., Seating]) -> None:
    tableau = seat_down(seats=6).scene.tableau
    theatre = Theatre(host=4, bearer=2, face="C-G03", suit="red", requirement=2, success=True)
    assert leaves_for(tableau, theatre) == Places(tableau).points(4)


def test_later_votes_turn_faster() -> None:
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(counted(*[vote("red") for _ in range(12)], success="red"), 0.0, 1.0)
    times = [t / 1000 for t in range(3000)]
    turned = [theatre.turned(t) for t in times]
    gaps = [times[turned.index(n + 1)] - times[turned.index(n)] for n in range(1, 11)]
    assert gaps[0] > gaps[6] > gaps[9]


def test_a_lost_challenge_ends_it_without_a_count() -> None:
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(Event(1, "voted", {"seat": 3, "count": 2}), 0.0, 1.0)
    theatre.apply(Event(2, "challenged", {"host": 0, "seat": 3}), 1.0, 1.0)
    assert theatre.challenged[3].won is None
    shown = {"host": 0, "seat": 3, "cards": ["C-S01r", "C-S02r"], "flipped": [1]}
    theatre.apply(Event(3, "challenge_lost", shown), 2.0, 1.0)
    assert (theatre.challenged[3].won, theatre.challenged[3].flipped) == (False, {1})
    assert theatre.success is False
    assert theatre.stage(2.6) == "result"


def test_at_no_pace_the_count_is_over_at_once() -> None:
    theatre = Theatre.from_event(Event(0, "summoning_began", {**BEGAN, "seat": 4}))
    assert theatre.summoning
    assert theatre.host == 4
    theatre.apply(counted(vote("red")), 3.0, 0.0)
    assert theatre.tally(3.0) == (1, 0)
    assert theatre.is_over(3.0)


def directed() -> tuple[Director, list[str]]:
    flown: list[str] = []
    journal = Journal(lambda event: [Span(event.kind)])

    def fly(cue: Cue) -> float:
        flown.append(cue.event.kind)
        return cue.begin

    director = Director(
        journal,
        lambda event: [Span(event.kind)] if event.kind != "drawn" else None,
        fly,
    )
    return director, flown


def told(director: Director) -> list[str]:
    return ["".join(span.text for span in line) for line in director.journal.flow.paragraphs]  # type: ignore[union-attr]


def test_events_are_shown_one_after_the_other() -> None:
    director, flown = directed()
    director.receive(
        [
            Event(0, "used", {"seat": 1, "ability": "C-S04", "face": None}),
            Event(1, "drawn", {"seat": 1}),
            Event(2, "equipped", {"seat": 2}),
        ],
        0.0,
        1.0,
    )
    director.update(0.0)
    assert told(director) == ["used"]
    director.update(READING["used"] + 0.01)
    assert told(director) == ["used", "drawn"]
    assert director.banner == [Span("used")], "what needs no banner leaves the last one"
    director.update(2.0)
    assert told(director) == ["used", "drawn", "equipped"]
    assert flown == ["used", "drawn", "equipped"]
    assert director.received == 3


def test_skipping_tells_everything_at_once() -> None:
    director, flown = directed()
    director.receive([Event(n, "used", {"seat": n, "ability": "C-S04", "face": None}) for n in range(4)], 0.0, 1.0)
    director.update(0.0)
    director.skip(0.1)
    assert len(told(director)) == 4
    assert flown == ["used"]
    assert not director.is_busy


def test_a_long_backlog_is_not_waited_for() -> None:
    director, _ = directed()
    director.receive([Event(n, "used", {"seat": n % 5, "ability": "C-S04", "face": None}) for n in range(40)], 0.0, 1.0)
    assert len(told(director)) == 40


def test_the_table_is_held_back_while_votes_are_counted() -> None:
    director, _ = directed()
    director.receive([Event(0, "exorcism_began", BEGAN), counted(vote("red"), vote("red"), success="red")], 0.0, 1.0)
    director.update(0.0)
    assert director.holds_back
    director.update(1.2)
    assert director.is_counting
    director.update(10.0)
    assert not director.holds_back
    assert director.theatre is None


LOST = {"host": 0, "seat": 3, "cards": ["C-S01r"], "flipped": []}
FAILED = {"host": 0, "bearer": 2, "face": "C-G03"}
SUMMONING = {"seat": 0, "bearer": 2, "face": "C-G03", "suit": "red", "requirement": 2}


@pytest.mark.parametrize(
    "events",
    [
        [Event(0, "exorcism_began", BEGAN), Event(1, "challenge_lost", LOST), Event(2, "exorcism_failed", FAILED)],
        [Event(0, "summoning_began", SUMMONING), counted(vote("red")), Event(6, "summon_failed", FAILED | {"seat": 0})],
    ],
    ids=["a lost challenge", "a failed summoning"],
)
def test_the_table_is_held_back_until_a_failure_has_been_seen(events: list[Event]) -> None:
    director, _ = directed()
    director.receive(events, 0.0, 1.0)
    director.update(0.0)
    assert not director.is_counting
    times = [step / 20 for step in range(200)]
    held = []
    for now in times:
        director.update(now)
        held.append(director.holds_back)
    assert held == sorted(held, reverse=True), "once let go it isn't held back again"
    let_go = times[held.index(False)]
    assert let_go > sum(READING.get(event.kind, 0.0) for event in events[:-1]) + SETTLE
    assert director.theatre is None


def test_taking_back_unsays_it() -> None:
    director, _ = directed()
    director.receive([Event(n, "used", {"seat": n, "ability": "C-S04", "face": None}) for n in range(3)], 0.0, 0.0)
    director.update(0.0)
    director.rewind(1)
    assert told(director) == ["used"]
    assert director.received == 1
    director.receive([Event(1, "equipped", {"seat": 0})], 1.0, 0.0)
    director.update(1.0)
    assert told(director) == ["used", "equipped"]


def test_the_log_keeps_to_a_seat_or_a_turn() -> None:
    director, _ = directed()
    journal = director.journal
    turns = [
        Event(0, "turn_began", {"seat": 0, "turn": 1, "round": 1}),
        Event(1, "used", {"seat": 0, "targets": [["seat", "", 2, -1]]}),
    ]
    turns += [Event(2, "turn_began", {"seat": 1, "turn": 2, "round": 1}), Event(3, "equipped", {"seat": 1})]
    journal.tell(turns)
    journal.show("turn", 0)
    assert told(director) == ["turn_began", "equipped"]
    journal.show("seat", 2)
    assert told(director) == ["used"]
    journal.tell([Event(4, "gave", {"seat": 1, "to": 2, "count": 1})])
    assert told(director) == ["used", "gave"]
    assert journal.entry(1).seats == {1, 2}
    journal.show("all", 0)
    assert len(told(director)) == 5


def test_equal_causes_of_a_requirement_are_added_up_and_none_is_nameless(seat_down: Callable[..., Seating]) -> None:
    tableau = seat_down(seats=6).scene.tableau
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.reasons = [("C-S11", -1), ("PK-335", -3), ("C-S11", -1)]
    found = causes(tableau, theatre)
    assert [(count, amount) for _, count, amount in found] == [(2, -2), (1, -3)]
    assert all(name for name, _, _ in found)


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_a_changed_requirement_is_told_at_the_named_ghosts_foot_clear_of_the_result(
    seat_down: Callable[..., Seating], scale: float
) -> None:
    """Very large text leaves the card for the name: there it is told below the votes."""
    seating = seat_down(seats=8, text_scale=scale)
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(counted(vote("red", 2), vote("red"), success="red"), 0.0, 1.0)
    theatre.base, theatre.reasons = 7, [("C-S11", -1), ("PK-335", -3), ("C-S11", -1)]
    seating.frame()
    layout = seating.scene.make_layout(theatre=True)
    tableau = replace(seating.scene.tableau, theatre=theatre, layout=layout)
    canvas = seating.app.canvas()
    seating.app.ink.records = []
    draw_stage(canvas, tableau, theatre, GATHER + FLIP[0] * 1.1, full=True)
    records = seating.app.ink.records
    (written,) = (record.rect for record in records if record.text.startswith("7 "))
    ghost, net = canvas.m.rect(*layout.target_card), canvas.m.rect(*layout.net)
    if scale < 2:
        assert ghost.contains(written)
    else:
        assert written.top > net.bottom
    named = [record.rect for record in records if record.text in ("Red", "Haired", "Red Haired")]
    assert any(ghost.contains(name) for name in named)
    assert not any(written.colliderect(name) for name in named)
    assert not written.inflate(0, -written.height // 3).colliderect(net)
    assert faults(records, seating.app.display.size) == []


@pytest.mark.parametrize("face", ["C-G03", "C-G16"])
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "en"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((960, 540), 1.0), ((1280, 720), 2.0)]
)
def test_verdict_sum_name_and_seal_of_a_ghost_that_stays_are_all_seen(
    seat_down: Callable[..., Seating], language: str, size: tuple[int, int], scale: float, face: str
) -> None:
    seating = seat_down(seats=8, language=language, size=size, text_scale=scale)
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN | {"face": face}))
    theatre.apply(counted(vote("blue"), vote("red"), success=""), 0.0, 1.0)
    theatre.base, theatre.reasons = 4, [("C-V01", 1), ("PK-335", -3)]
    seating.frame()
    layout = seating.scene.make_layout(theatre=True)
    tableau, canvas = replace(seating.scene.tableau, theatre=theatre, layout=layout), seating.app.canvas()
    seating.app.ink.records = []
    draw_stage(canvas, tableau, theatre, theatre.result_at + 0.5, full=True)
    records = seating.app.ink.records
    words = seating.app.tr("table-stays")
    verdict, *more = (record.rect for record in records if record.text in (words, *words.split()))
    verdict.unionall_ip(more)
    card = canvas.m.rect(*layout.target_card)
    left, right = canvas.m.rect(*layout.column(red=True)), canvas.m.rect(*layout.column(red=False))
    assert left.right < verdict.left
    assert verdict.right < right.left
    foot = sorted((record for record in records if card.contains(record.rect)), key=lambda record: record.rect.top)
    added = [record.rect for record in foot if record.text.startswith(("4 ", "\u2212"))]
    assert added or scale > 1
    assert all(rect.bottom <= card.bottom - card.width * 0.2 for rect in added), "the seal is seen"
    assert len(added) < 2 or added[1].left > added[0].left, "sign below sign"
    for one, other in pairwise([verdict, *added]):
        assert one.bottom <= other.top + other.height // 4
    if scale == 1:  # very large words cover the number in the corner of so small a card
        assert faults(records, seating.app.display.size) == []


def test_a_requirement_that_can_be_no_less_says_so(seat_down: Callable[..., Seating]) -> None:
    seating = seat_down(seats=6)
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.base, theatre.requirement, theatre.reasons = 3, 1, [("PK-335", -3)]
    canvas, tableau = seating.app.canvas(), seating.scene.tableau
    assert "".join(sum_lines(canvas, tableau, theatre, 900)).endswith("(at least 1)")
    assert sum_lines(canvas, tableau, theatre, 10, 2) == ["3 \u2212 3 (at least 1)"], "without room for the cause"
    theatre.reasons = [("PK-335", -2)]
    assert "at least" not in "".join(sum_lines(canvas, tableau, theatre, 900))


def test_a_vote_counts_everywhere_at_once_when_it_is_turned(seat_down: Callable[..., Seating]) -> None:
    """What is told to be turned, both columns and the sum are of one moment, whatever falls or flashes."""
    seating = seat_down(seats=6, language="en")
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(counted(vote("red"), vote("blue"), vote("red"), success=""), 0.0, 1.0)
    seating.frame()
    tableau = replace(seating.scene.tableau, theatre=theatre, layout=seating.scene.make_layout(theatre=True))

    def told(turns: float) -> list[str]:
        seating.app.ink.records = []
        draw_stage(seating.app.canvas(), tableau, theatre, GATHER + FLIP[0] * turns, full=True)
        return [record.text for record in seating.app.ink.records]

    cancelled = seating.app.tr("table-cancelled", count=1)
    for turns, red, blue in ((1.6, 1, 0), (1.98, 1, 0), (2.02, 1, 1), (2.3, 1, 1), (2.9, 1, 1), (3.1, 2, 1)):
        texts = told(turns)
        assert seating.app.tr("table-turned", turned=int(turns), count=3) in texts
        assert any(text.startswith(f"Red {red} \u2212 blue {blue}") for text in texts)
        assert {str(red), str(blue)} <= set(texts), "the heads of the columns"
        assert (cancelled in texts) == (blue > 0)


@pytest.mark.parametrize(("turned", "key"), [(0, "table-short"), (1, "table-enough-so-far"), (2, "table-enough")])
def test_before_the_last_vote_it_is_only_enough_so_far(
    seat_down: Callable[..., Seating], turned: int, key: str
) -> None:
    seating = seat_down(seats=6)
    theatre = Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(counted(vote("red", 2), vote("red"), success="red"), 0.0, 1.0)
    seating.frame()
    tableau = replace(seating.scene.tableau, theatre=theatre, layout=seating.scene.make_layout(theatre=True))
    seating.app.ink.records = []
    draw_stage(seating.app.canvas(), tableau, theatre, GATHER + FLIP[0] * (turned + 0.9), full=True)
    assert seating.app.tr(key, count=2) in {record.text for record in seating.app.ink.records}


def test_my_turn_is_said_once(seat_down: Callable[..., Seating]) -> None:
    seating = seat_down(seats=6, language="zh-Hant")
    for prompt in seating.play():
        if prompt.kind == "day":
            break
        seating.session.answer(seating.any_answer(prompt))
    seating.frame(3)
    seating.scene.director.tell_all(seating.scene.now)
    assert seating.scene.director.announced == "turn_began"
    assert "news" not in {widget.id for widget in seating.scene.widgets}
