"""What flies over the table: it lands before it is shown to lie there, ends at a click, and holds up no answer."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from client.scenes.table.course import Course, Standing
from client.scenes.table.director import Cue, Director
from client.scenes.table.geometry import TableLayout
from client.scenes.table.journal import Journal
from client.scenes.table.lag import looks_before, view_after_votes, view_before
from client.scenes.table.movers import Flight, Glide, settled
from client.scenes.table.sky import disc_place
from client.ui.metrics import Metrics
from client.words.spans import Span
from core.ghostplay.position import match_at
from core.kernel.events import Event
from tests.client.table.seating import Seating
from tests.client.table.test_figures import TABLE

SeatDown = Callable[..., Seating]

DANCED: dict[str, dict[str, Any]] = {
    "turn_began": {"seat": 2, "turn": 3, "round": 1},
    "drawn": {"seat": 1, "count": 2, "source": "PK-101"},
    "discarded": {"seat": 1, "cards": ["C-S02b", "C-A01"], "source": "C-S04"},
    "recovered": {"seat": 2, "face": "C-A01", "source": "C-R11.2"},
    "used": {"seat": 1, "ability": "C-S07", "face": "C-S07r", "targets": [["seat", "", 4, -1]], "cost": 2},
    "resolved": {"seat": 1, "ability": "C-S07"},
    "countered": {"seat": 1, "ability": "C-S07", "by": 2},
    "fizzled": {"seat": 1, "ability": "C-S07"},
    "gave": {"seat": 1, "to": 2, "count": 1, "source": "C-V04"},
    "equipped": {"seat": 3, "face": "C-A12", "replaced": "C-A01"},
    "looked_hand": {"seat": 1, "target": 3, "source": "C-S06"},
    "looked_identity": {"seat": 3, "target": 4, "source": "C-S07"},
    "spirit": {"seat": 3, "change": 4, "total": 5, "source": "PK-101"},
    "turned_up": {"seat": 3, "face": "C-G12"},
    "rolled": {"seat": 3, "direction": "right", "value": 2},
    "haunted": {"seat": 1, "face": "C-G12", "condition": "die"},
    "moved": {"face": "C-G12", "source": "C-X06", "to": 5, "from": 1},
    "deflected": {"seat": 5, "to": 1, "face": "C-G10"},
    "rehaunted": {"seat": 1},
    "buried": {"seat": 2, "source": "C-V11"},
    "summon_failed": {"seat": 3, "bearer": 1, "face": "C-G12"},
    "left_game": {"face": "C-G17", "seat": 0, "source": "C-K9"},
    "voted": {"seat": 3, "count": 2},
    "challenged": {"host": 3, "seat": 4},
    "challenge_won": {"host": 3, "seat": 4, "cards": ["C-X01r"], "flipped": []},
    "challenge_lost": {"host": 4, "seat": 2, "cards": ["C-S07b", "C-X01b"], "flipped": []},
    "exorcism_succeeded": {"host": 4, "bearer": 2, "face": "C-G01", "suit": "red"},
    "event_began": {"face": "C-V06"},
    "identity_shown": {"seat": 5, "identity": "heretic_king"},
    "king_appeared": {"seat": 5, "king": "C-K6", "cause": "PK-311"},
}


def cue(kind: str, data: dict[str, Any], now: float = 0.0) -> Cue:
    standing = Standing(lamp=4, face="C-S07r")
    return Cue(now, 0.5, 1.0, Event(0, kind, data), standing=standing)


@pytest.mark.parametrize("kind", DANCED)
def test_every_dance_is_drawn_from_its_beginning_to_its_end_and_lands(seat_down: SeatDown, kind: str) -> None:
    seating = seat_down(seats=6, speed="normal")
    scene = seating.scene
    scene.director.skip(scene.now)
    until = scene.stagecraft.animate(cue(kind, DANCED[kind], scene.now))
    movers = scene.director.movers
    assert movers
    assert scene.now <= until <= movers.until <= scene.now + 2.5
    before = seating.app.display.surface.copy()
    changed = False
    while scene.now <= movers.until and movers:
        scene.now += 0.05
        movers.draw(seating.app.canvas(), scene.now)
        changed |= seating.app.display.surface.get_buffer().raw != before.get_buffer().raw
        movers.land(scene.now)
    assert changed


@pytest.mark.parametrize("kind", DANCED)
def test_with_reduced_motion_nothing_moves_far(seat_down: SeatDown, kind: str) -> None:
    seating = seat_down(seats=6, speed="normal")
    seating.app.settings.motion = "reduced"
    scene = seating.scene
    scene.director.skip(scene.now)
    scene.stagecraft.animate(cue(kind, DANCED[kind], scene.now))
    for mover in scene.director.movers:
        if isinstance(mover, Flight | Glide):
            (x1, y1), (x2, y2) = mover.start[:2], mover.end[:2]
            assert max(abs(x2 - x1), abs(y2 - y1)) + mover.rise <= 40


def test_with_motion_off_nothing_flies_and_nothing_waits(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, speed="normal")
    seating.app.settings.motion = "none"
    scene = seating.scene
    scene.director.skip(scene.now)
    for kind, data in DANCED.items():
        assert scene.stagecraft.animate(cue(kind, data, scene.now)) == scene.now
    assert not scene.director.movers


def test_a_click_ends_all_flights(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, speed="normal")
    scene = seating.scene
    for kind, data in DANCED.items():
        scene.stagecraft.animate(cue(kind, data, scene.now))
    scene.player.skip()
    assert not scene.director.movers
    assert not scene.director.unsettled


def test_plaques_wait_for_what_is_in_the_air(seat_down: SeatDown) -> None:
    looks = seat_down(seats=6).scene.tableau.looks
    ghost = looks[1].ghosts or ()
    after = [replace(look, hand=5, spirit=7, artifact="C-A12") for look in looks]
    events = [
        Event(1, "drawn", {"seat": 1, "count": 2}),
        Event(2, "gave", {"seat": 2, "to": 1, "count": 1}),
        Event(3, "spirit", {"seat": 1, "change": 3, "total": 7}),
        Event(4, "equipped", {"seat": 3, "face": "C-A12", "replaced": None}),
    ]
    before = looks_before(after, events)
    assert (before[1].hand, before[1].spirit, before[1].ghosts) == (2, 4, ghost)
    assert before[3].artifact is None
    assert before[2] == after[2]


@pytest.mark.parametrize(("phase", "step"), [("night", "apparition"), ("end", "apparition"), ("day", "day")])
def test_counts_and_phase_wait_for_the_ghost_that_walks(phase: str, step: str) -> None:
    players: list[dict[str, Any]] = [{"ghosts": [{}] * count} for count in (1, 3, 0)]
    view = {"players": players, "phase": phase, "step": phase, "ghosts_on_table": 4, "most_on_one": 3}
    walking = [Event(1, "turned_up", {"seat": 0}), Event(2, "haunted", {"seat": 1, "face": "C-G01"})]
    before = view_before(view, walking)
    assert (before["ghosts_on_table"], before["most_on_one"], before["step"]) == (3, 2, step)
    assert view_before(view, [])["step"] == phase


def test_a_question_shows_everything_as_it_is(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, speed="normal")
    for prompt in seating.play():
        while seating.scene.director.is_counting:  # what is asked comes after it
            assert seating.scene.tableau.prompt is None
            seating.frame()
        view, tableau = seating.session.view(), seating.scene.tableau
        assert tableau.prompt is not None
        assert [look.hand for look in tableau.looks] == [player["hand"] for player in view["players"]]
        assert [look.spirit for look in tableau.looks] == [player["spirit"] for player in view["players"]]
        seating.session.answer(seating.any_answer(prompt))
        if view["turn"] >= 3:
            break


def test_a_card_goes_a_little_too_far_and_settles() -> None:
    assert settled(0.0) == pytest.approx(0.0)
    assert settled(1.0) == pytest.approx(1.0)
    assert 1.0 < max(settled(t / 50) for t in range(51)) < 1.1


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1440), (1600, 1200), (3440, 1440)])
@pytest.mark.parametrize("theatre", [False, True])
def test_sun_and_moon_hang_in_the_open_sky(size: tuple[int, int], theatre: bool) -> None:
    for seats in range(3, 9):
        layout = TableLayout(Metrics(*size, 1.0), seats, 0, theatre=theatre)
        for body, climbed in (("sun", 0.5), ("moon", 0.0), ("moon", 1.0)):
            place = disc_place(layout, body, climbed)  # type: ignore[arg-type]
            if place is None:
                continue
            x, y, radius = place
            for left, top, wide, high in layout.plaques.values():
                nearest = (min(max(x, left), left + wide), min(max(y, top), top + high))
                assert (nearest[0] - x) ** 2 + (nearest[1] - y) ** 2 >= radius**2


def test_a_new_match_is_dealt_and_an_old_one_is_not(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, speed="normal")
    seating.frame()
    assert len([mover for mover in seating.scene.director.movers if isinstance(mover, Flight)]) == 6 * 4
    for prompt in seating.play():
        if any(event.kind == "used" for event in seating.session.events(0)):
            break
        seating.session.answer(seating.any_answer(prompt))
    again = type(seating.scene)(seating.session, seating.port)
    seating.app.scenes.reset(again)
    seating.frame()
    assert not again.director.movers


def test_uses_and_lamp_are_known_though_questions_hurry_past_them(seat_down: SeatDown) -> None:
    seating = seat_down(seats=5, seed=4, speed="fast")
    staged: list[Cue] = []
    director = seating.scene.director
    animate = director._animate

    def watched(cue: Cue) -> float:
        staged.append(cue)
        return animate(cue)

    director._animate = watched
    chains = 0
    for prompt in islice(seating.play(), 120):
        stack = seating.session.view()["stack"]
        assert director._course.in_use == [use["ability"] for use in stack]
        chains += bool(stack)
        seating.session.answer(seating.any_answer(prompt))
    assert chains > 10
    lamp: int | None = None
    lamps: dict[int, int | None] = {}
    for event in seating.session.events(0):
        lamps[event.number] = lamp
        lamp = event.data["seat"] if event.kind == "turn_began" else lamp
    turns = [cue for cue in staged if cue.event.kind == "turn_began"]
    assert turns
    assert all(cue.standing.lamp == lamps[cue.event.number] for cue in turns)


def use(number: int, seat: int, ability: str, face: str | None) -> Event:
    return Event(number, "used", {"seat": seat, "ability": ability, "face": face, "targets": [], "cost": 0})


def test_a_card_leaves_from_where_it_lies() -> None:
    course = Course()
    assert course.follow(use(0, 1, "C-S04", "C-S04r")) == Standing(None, "C-S04r", 0)
    assert course.follow(use(1, 2, "C-S04", "C-S04b")) == Standing(None, "C-S04b", 1)
    assert course.follow(use(2, 3, "C-S08", "C-S08r")) == Standing(None, "C-S08r", 2)
    countered = Event(3, "countered", {"seat": 1, "ability": "C-S04", "by": 3})
    assert course.follow(countered) == Standing(None, "C-S04r", 0)
    assert course.in_use == ["C-S04", "C-S08"]


def test_nothing_goes_on_showing_what_was_taken_back() -> None:
    lamps: list[int | None] = []

    def animate(cue: Cue) -> float:
        lamps.append(cue.standing.lamp)
        return cue.begin + 60.0

    turns = [Event(number, "turn_began", {"seat": number, "turn": number, "round": 1}) for number in range(4)]
    director = Director(Journal(lambda event: []), lambda event: [Span(str(event.data["seat"]))], animate)
    director.receive(turns[:3], 0.0, 1.0)
    director.update(5.0)
    assert [event.number for event in director.unsettled] == [0, 1, 2]
    director.rewind(1)
    assert director.banner == [Span("0")]
    assert director.unsettled == []
    director.receive([turns[3]], 5.0, 1.0)
    director.update(5.0)
    assert lamps == [None, 0, 1, 0]
    director.rewind(0)
    assert not director.banner


def test_my_hand_has_one_number_while_what_i_draw_is_in_the_air(seat_down: SeatDown) -> None:
    looks = seat_down(seats=6).scene.tableau.looks
    events = [Event(1, "drawn", {"seat": 0, "count": 2}), Event(2, "drawn", {"seat": 1, "count": 1})]
    before = looks_before([replace(look, hand=5) for look in looks], events, own=0)
    assert [look.hand for look in before[:3]] == [5, 4, 5]


def test_hands_are_the_same_everywhere_while_votes_lie_on_the_table(seat_down: SeatDown) -> None:
    """Fan, label and plaque have one number, which with the votes makes up the hand there was."""
    seating = seat_down(match=match_at(TABLE), speed="normal")
    seating.frame(3)
    director, counted = seating.scene.director, 0
    seating.session.answer((1,))
    for _ in range(4000):
        seating.frame()
        prompt = seating.session.prompt()
        if prompt is not None:
            seating.session.answer((0, 1) if prompt.kind == "votes" else (0,))
        theatre, tableau = director.theatre, seating.scene.tableau
        if counted and not director.is_counting:
            break
        if theatre is None or 0 not in theatre.laid or tableau.me is None:
            continue
        counted += director.is_counting
        assert len(tableau.hand) == tableau.me["hand"] == tableau.looks[0].hand == 5 - theatre.laid[0]
        assert tableau.looks[4].hand == 1 - theatre.laid.get(4, 0)
    assert counted > 10


def test_votes_laid_after_the_view_that_is_shown_have_left_its_hands(seat_down: SeatDown) -> None:
    view = seat_down(match=match_at(TABLE)).session.view()
    number = view["next_event"]
    voted = [
        Event(number - 1, "voted", {"seat": 1, "count": 1}),
        Event(number, "voted", {"seat": 0, "count": 2, "cards": ["C-S01r", "C-S03r"], "marked": []}),
        Event(number + 1, "voted", {"seat": 4, "count": 1}),
    ]
    after = view_after_votes(view, voted)["players"]
    assert after[0]["cards"] == ["C-S01b", "C-S02b", "C-S02r"]
    assert [player["hand"] for player in after] == [3, 0, 0, 0, 0, 0]
    assert view["players"][0]["hand"] == 5
