"""Many uses answering each other lie in a row in which each can be read, and strips keep clear of everything."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.chain import chain_room, use_box
from client.scenes.table.geometry import TableLayout
from client.scenes.table.strips import strip_box, strip_of
from client.ui.lint import faults
from client.ui.metrics import Metrics
from core.ghostplay.position import match_at
from core.kernel import Match
from tests.client.table.seating import NAMES, SIZES, Seating
from tests.client.table.test_geometry import overlap

SeatDown = Callable[..., Seating]
HANDS = {
    0: "C-S06r", 1: "C-S08r C-S09r", 2: "C-S08r C-S09r C-S06b", 3: "C-S08b C-S09b", 4: "C-S08b C-S09b", 5: "",
}  # fmt: skip


def chain(depth: int) -> Match[Any]:
    """A match in which so many uses wait and seat 0 is asked whether it answers the newest."""
    seats = {str(seat): {"hand": hand, "spirit": 20} for seat, hand in HANDS.items()}
    match = match_at({"seats": 6, "step": "day", "player": 2, "turn": 8, "seat": seats})
    for _ in range(200):
        prompt = match.pending()[0]
        uses = len(match.view(0)["stack"])
        if uses == depth and prompt.seat == 0:
            return match
        wanted = ("C-S08", "C-S09") if uses else ("C-S06",)
        fitting = [n for n, option in enumerate(prompt.options) if option.kind == "card" and option.name[:5] in wanted]
        answers = bool(fitting) and prompt.seat != 0 and uses < depth
        match.submit(prompt.seat, prompt.id, (fitting[0],) if answers else prompt.default)
    raise AssertionError(f"the chain never grows to {depth}")


@pytest.mark.parametrize("depth", [2, 3, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_use_of_a_chain_can_be_read(depth: int, language: Language) -> None:
    match = chain(depth)
    for size, scale in (*((size, 1.0) for size in SIZES), (SIZES[1], 2.0)):
        seating = Seating(match=match, seats=6, size=size, language=language, text_scale=scale)
        try:
            seating.frame(3)
            assert len(seating.scene.tableau.view["stack"]) == depth
            seating.app.ink.records = []
            seating.app.draw()
            assert faults(seating.app.ink.records, size) == [], (size, scale)
            seating.app.ink.records = None
        finally:
            seating.close()


@pytest.mark.parametrize(("victim", "lines"), [(0, ("You lose 2 spirit",)), (3, (NAMES[3], "loses 2 spirit"))])
def test_the_slip_of_a_single_use_says_what_befalls_whom(
    seat_down: SeatDown, victim: int, lines: tuple[str, ...]
) -> None:
    hands = {"0": {"hand": "C-S08r", "spirit": 9}, "2": {"hand": "C-S02r", "spirit": 9}, "3": {"spirit": 9}}
    match = match_at({"seats": 6, "step": "day", "player": 2, "turn": 8, "seat": hands})
    while not match.view(0)["stack"] or match.pending()[0].seat != 0:
        prompt = match.pending()[0]
        wanted = {"day": lambda option: option.name.startswith("C-S02"), "target": lambda option: option.seat == victim}
        fits = wanted.get(prompt.kind, lambda option: False)
        answer = tuple(n for n, option in enumerate(prompt.options) if fits(option))[:1]
        match.submit(prompt.seat, prompt.id, answer or prompt.default)
    seating = seat_down(match=match)
    seating.frame(3)
    seating.app.ink.records = []
    seating.app.draw()
    assert set(lines) <= {record.text for record in seating.app.ink.records}


@pytest.mark.parametrize("depth", [3, 5, 8, 12])
@pytest.mark.parametrize("size", SIZES)
def test_a_chain_keeps_to_the_middle_and_shows_a_strip_of_each(
    seat_down: SeatDown, size: tuple[int, int], depth: int
) -> None:
    layout = seat_down(seats=8, size=size).scene.make_layout()
    boxes = [use_box(layout, number, depth) for number in range(depth)]
    left, top, w, h = chain_room(layout)
    for newer, older in pairwise(reversed(boxes)):
        assert older[0] - newer[0] >= 24, "a strip of each stays in sight"
    for x, y, wide, tall in boxes:
        assert left <= x
        assert x + wide <= left + w
        assert top <= y
        assert y + tall <= top + h
    plaques = [box for seat, box in layout.plaques.items() if seat != layout.bottom]
    assert not any(overlap(box, plaque) for box in boxes for plaque in plaques)


def test_the_counts_go_to_the_top_bar_while_a_chain_covers_them(seat_down: SeatDown) -> None:
    seating = seat_down(match=chain(3))
    seating.frame(3)
    assert not seating.scene.tableau.shows_middle
    assert "pile-ghosts" not in {widget.id for widget in seating.scene.widgets}
    seating.app.ink.records = []
    seating.app.draw()
    texts = {record.text for record in seating.app.ink.records}
    seating.app.ink.records = None
    assert {str(seating.scene.tableau.view["spell_deck"]), str(seating.scene.tableau.view["ghost_deck"])} <= texts


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hosts_flag_touches_nothing(language: Language, seats: int, scale: float) -> None:
    seating = Seating(seats=seats, language=language, text_scale=scale, person=False)
    try:
        seating.frame(2)
        canvas, layout = seating.app.canvas(), seating.scene.make_layout(theatre=True)
        x, y, _, _ = layout.target_card
        things = [(x - 28, y - 24, 64, 64), layout.column(red=True), layout.column(red=False), layout.ribbon]
        things += [layout.tray(seat) for seat in layout.plaques]
        for seat in layout.plaques:
            where = layout.strip_place(seat)
            if not where or seat == layout.bottom:
                continue
            strip = strip_box(canvas, layout, seat, seating.app.tr("table-host"))
            others = [box for other, box in layout.plaques.items() if other != seat]
            assert not [thing for thing in things + others if overlap(strip, thing)], (seat, where)
    finally:
        seating.close()


def test_a_seat_with_room_for_a_strip_has_one(seat_down: SeatDown) -> None:
    table = {"seats": 7, "step": "day", "player": 0, "turn": 20, "king": 1, "seat": {"1": {"ghosts": "C-G01 C-G02"}}}
    for scale in (1.0, 2.0):
        seating = seat_down(match=match_at(table), text_scale=scale)
        seating.frame(3)
        tableau = seating.scene.tableau
        strip = strip_of(seating.app.canvas(), tableau, 1)
        assert strip is not None
        assert strip.alarm
        assert not overlap(strip.box, tableau.layout.ribbon)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_one_or_two_uses_leave_the_meter_in_sight(size: tuple[int, int], scale: float) -> None:
    layout = TableLayout(Metrics(*size, scale), 6, 0)
    for count in (1, 2):
        for number in range(count):
            assert not overlap(use_box(layout, number, count), layout.meter)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_of_two_uses_the_older_one_s_title_stays_in_sight_and_the_decks_too(
    size: tuple[int, int], scale: float
) -> None:
    layout = TableLayout(Metrics(*size, scale), 6, 0)
    older, newer = (use_box(layout, number, 2) for number in range(2))
    slip = older[2] / 4  # how much of a card's width its title takes, at the right edge
    assert newer[0] + newer[2] <= older[0] + older[2] - slip
    assert not any(overlap(box, layout.deck(ghosts)) for box in (older, newer) for ghosts in (False, True))
