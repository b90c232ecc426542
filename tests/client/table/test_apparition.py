"""An apparition stands large in the middle, covers nothing around it, is named, and walks a path drawn for it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from client.i18n import Language
from client.scenes.table.choreography import Choreographer
from client.scenes.table.director import Cue
from client.scenes.table.geometry import TableLayout
from client.scenes.table.haunts import TINTS, Headline, room_for, standing
from client.scenes.table.movers import Flight, Movers
from client.scenes.table.paths import Found, Path, Step, Wisps
from client.scenes.table.plaque_places import badge_circle
from client.scenes.table.strips import strip_of, tags_of
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.lint import faults
from client.ui.metrics import Metrics
from core.kernel.events import Event
from tests.client.table.seating import SIZES, Seating

SeatDown = Callable[..., Seating]
TURNED_UP = Event(0, "turned_up", {"seat": 1, "face": "C-G19"})
ROLLED = Event(1, "rolled", {"seat": 1, "direction": "left", "value": 3})
HAUNTED = Event(2, "haunted", {"seat": 4, "face": "C-G19", "condition": "die"})


def staged(seating: Seating, *events: Event) -> Movers:
    """Let one event after the other be shown for two seconds; return what moves then."""
    movers = Movers()
    choreographer, before = Choreographer(movers), None
    for number, event in enumerate(events):
        cue = Cue(2.0 * number, 2.0, 1.0, event, before=before)
        choreographer.animate(seating.app.canvas(), seating.scene.tableau, cue)
        before = event
    return movers


def resting(movers: Movers) -> Flight:
    """Return the card that rests."""
    return next(mover for mover in movers if isinstance(mover, Flight) and mover.start == mover.end)


def written(seating: Seating, draw: Callable[[Canvas], None]) -> list[Any]:
    """Return the records of what a drawing writes."""
    canvas = seating.app.canvas()
    seating.app.ink.records = []
    draw(canvas)
    records, seating.app.ink.records = seating.app.ink.records, None
    return records


def overlap(pose: Any, box: tuple[float, float, float, float]) -> bool:
    x, y, w, h = box
    half, high = pose.width / 2, pose.width * RATIO / 2
    return x < pose.x + half and pose.x - half < x + w and y < pose.y + high and pose.y - high < y + h


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [SIZES[1], SIZES[3]])
@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_neither_strip_nor_plaque_is_covered(
    seat_down: SeatDown, language: Language, size: tuple[int, int], scale: float
) -> None:
    for seats in (5, 6, 7, 8):
        seating = seat_down(seats=seats, language=language, size=size, text_scale=scale)
        scene, layout = seating.scene, seating.scene.tableau.layout
        for worn in ({"tags": ("bound",)}, {"tags": ("bound", "amulet")}, {"king": "C-K3"}):
            now = replace(scene.tableau, looks=[replace(look, **worn) for look in scene.tableau.looks])
            scene.tableau, canvas = now, seating.app.canvas()
            pose = resting(staged(seating, TURNED_UP)).end
            hanging = [strip.box for seat in layout.plaques if (strip := strip_of(canvas, now, seat)) is not None]
            hanging += [tag.box for seat in layout.plaques for tag in tags_of(canvas, now, seat)]
            assert hanging
            for box in (*layout.plaques.values(), layout.ribbon, *hanging):
                assert not overlap(pose, box), (seats, box)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_it_is_by_far_the_largest_card_of_the_table(seats: int) -> None:
    layout = TableLayout(Metrics(1920, 1080, 1.0), seats, 0)
    pose = standing(layout, [])
    assert pose.width >= 1.5 * layout.king_card[2]
    left, top, wide, high = room_for(layout)
    assert left < pose.x - pose.width / 2
    assert pose.x + pose.width / 2 < left + wide
    assert top < pose.y - pose.width * RATIO / 2
    assert pose.y + pose.width * RATIO / 2 < top + high


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "en"])
def test_its_name_and_its_requirement_are_written(
    seat_down: SeatDown, language: Language, size: tuple[int, int]
) -> None:
    seating = seat_down(seats=8, language=language, size=size)
    movers = staged(seating, TURNED_UP)
    movers.land(1.5)
    records = written(seating, lambda canvas: movers.draw(canvas, 1.5))
    texts = {record.text for record in records}
    assert seating.scene.words.card_name("C-G19") in texts
    assert "2" in texts
    assert faults(records, seating.app.display.size) == []


def test_it_stands_there_while_the_die_rolls_and_goes_but_once(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6)
    rolling = staged(seating, TURNED_UP, ROLLED)
    assert [mover.name for mover in rolling if isinstance(mover, Headline)] == [seating.scene.words.card_name("C-G19")]
    rests = [mover for mover in rolling if mover.tag == "apparition" and isinstance(mover, Flight)]
    assert [(mover.start, mover.begin) for mover in rests] == [(rests[0].end, 2.0)]
    assert rolling.carries("die")
    walking = staged(seating, TURNED_UP, ROLLED, HAUNTED)
    assert not walking.carries("apparition")
    assert not walking.carries("die")


def test_the_path_is_drawn_from_where_it_stood_to_the_plaque_that_lights_up(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6)
    layout = seating.scene.tableau.layout
    stood = resting(staged(seating, TURNED_UP)).end
    movers = staged(seating, TURNED_UP, HAUNTED)
    path = next(mover for mover in movers if isinstance(mover, Path))
    found = next(mover for mover in movers if isinstance(mover, Found))
    x, y, w, h = found.box
    assert found.box == layout.plaques[4]
    assert path.start == (stood.x, stood.y)
    first, walks, last = (mover for mover in movers if isinstance(mover, Flight) and mover.tag == "ghost")
    slot = last.end
    assert path.end in ((x, slot.y), (x + w, slot.y), (slot.x, y), (slot.x, y + h)), "not straight beside its place"
    assert (first.start, walks.start, last.start) == (stood, first.end, walks.end)
    assert (walks.end.x, walks.end.y) == path.end
    assert 0 < path.leaves < 1, "the path lies over the card that sets out"
    assert first.begin + first.duration == pytest.approx(walks.begin)
    assert walks.begin + walks.duration == pytest.approx(last.begin)


def test_fire_follows_it_along_its_path_and_is_gone_soon_after(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6)
    movers = staged(seating, TURNED_UP, HAUNTED)
    (wisps,) = (mover for mover in movers if isinstance(mover, Wisps))
    (path,) = (mover for mover in movers if isinstance(mover, Path))
    assert (wisps.start, wisps.end, wisps.bend) == (path.start, path.end, path.bend)
    place = pygame.Surface(seating.app.display.size)
    place.set_colorkey((0, 0, 0))

    def lit(now: float) -> pygame.Rect:
        place.fill((0, 0, 0))
        wisps.draw(seating.app.canvas(place), now)
        return place.get_bounding_rect()

    assert not lit(wisps.begin)
    assert lit(wisps.begin + wisps.walks * 0.6)
    assert not lit(wisps.begin + wisps.duration + 0.01)


def test_each_seat_the_die_counts_is_numbered_beside_it_and_the_last_stands_in_the_ghosts_light(
    seat_down: SeatDown,
) -> None:
    seating = seat_down(seats=6)
    layout = seating.scene.tableau.layout
    movers = list(staged(seating, TURNED_UP, ROLLED))
    lit = [mover for mover in movers if isinstance(mover, Found)]
    steps = [mover for mover in movers if isinstance(mover, Step)]
    counted = [2, 3, 4]
    assert [mover.box for mover in lit] == [layout.plaques[seat] for seat in counted]
    assert [step.number for step in steps] == [1, 2, 3]
    assert [step.begin for step in steps] == sorted({step.begin for step in steps}), "they don't come one by one"
    for step, seat in zip(steps, counted, strict=True):
        x, y, w, h = layout.plaques[seat]
        left, top = step.place
        assert min(abs(left - x), abs(left - x - w), abs(top - y), abs(top - y - h)) < 8
    assert lit[0].color == lit[1].color != lit[2].color == TINTS["none"]


def test_the_middle_steps_back_while_it_stands_and_returns_when_it_has_come_to_its_bearer(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, person=False, speed="normal")
    scene = seating.scene
    seen = set()
    for _ in range(60 * 240):
        seating.frame()
        kinds = {event.kind for event in scene.director.journal.events}
        if scene.director.walker and scene.director.movers.carries("ghost"):
            haunts = scene.director.movers.carries("night")
            assert bool(scene.director.apparition) is haunts, "its night goes before it has come"
        if scene.director.walker and not scene.director.apparition:
            assert scene.tableau.shows_middle or scene.tableau.prompt is not None
        if scene.director.apparition:
            seen.add(scene.tableau.apparition)
            assert not scene.tableau.shows_middle
            assert "pile-ghosts" not in {widget.id for widget in scene.widgets}
        elif seen and "turn_began" in kinds and scene.tableau.shows_middle:
            break
    assert seen
    assert scene.tableau.apparition == ""


def test_the_middle_fades_into_the_night_and_back(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, person=False, speed="normal")
    scene = seating.scene
    faded = []
    for _ in range(60 * 240):
        before = scene.stagecraft.is_fading
        seating.frame()
        seating.app.draw()
        if scene.stagecraft.is_fading and not before:
            faded.append(scene.director.apparition)
        if len(faded) > 2 and any(faded) and not faded[-1]:
            break
    begins = next(number for number, face in enumerate(faded) if face)
    assert "" in faded[begins:], "the middle is there again at once"


@pytest.mark.parametrize(("seat", "told"), [(4, "(left\u00a03)"), (5, "(the player the die points to)")])
def test_who_is_haunted_by_a_die_is_told_by_what_it_showed_unless_the_ghost_was_sent_on(
    seat_down: SeatDown, seat: int, told: str
) -> None:
    words = seat_down(seats=6, language="en").scene.words
    haunted = Event(2, "haunted", {**HAUNTED.data, "seat": seat})
    said = "".join(span.text for span in words.banner(haunted, ROLLED) or [])
    assert told in said


def test_the_light_on_a_plaque_leaves_the_badge_in_sight(seat_down: SeatDown) -> None:
    seating = seat_down()
    light = next(mover for mover in staged(seating, TURNED_UP, ROLLED) if isinstance(mover, Found))
    canvas = seating.app.canvas()
    canvas.surface.fill((40, 40, 40))
    light.draw(canvas, light.begin + light.duration / 2)
    x, u = light.box[0], canvas.m.u
    cx, cy, wide = badge_circle(light.box, light.style)
    ring = round(x * u) - 1, round((cy + wide) * u)  # the same edge of the plaque, below the badge
    beside = round(x * u) - 1, round(cy * u)
    assert canvas.surface.get_at(ring)[:3] == light.color[:3]
    assert (
        canvas.surface.get_at(beside)[:3] == canvas.surface.get_at((round(cx * u), round(cy * u)))[:3] == (40, 40, 40)
    )
