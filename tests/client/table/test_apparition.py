"""An apparition leaves in sight what hangs from the plaques above it, and is named where names are in Latin letters."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from client.i18n import Language
from client.scenes.table.choreography import Choreographer
from client.scenes.table.director import Cue
from client.scenes.table.movers import Flight, Movers
from client.scenes.table.strips import strip_of
from client.ui.cardface import RATIO
from core.kernel.events import Event
from tests.client.table.seating import SIZES, Seating

TURNED_UP = Event(0, "turned_up", {"seat": 1, "face": "C-G19"})


def resting(seating: Seating, tags: tuple[str, ...]) -> Flight:
    """Let a ghost be turned up while something lies on every player; return it as it rests in the middle."""
    tableau = seating.scene.tableau
    seating.scene.tableau = replace(tableau, looks=[replace(look, tags=tags) for look in tableau.looks])
    movers = Movers()
    Choreographer(movers).animate(seating.app.canvas(), seating.scene.tableau, Cue(0.0, 2.0, 1.0, TURNED_UP))
    return next(mover for mover in movers if isinstance(mover, Flight) and mover.start == mover.end)


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [SIZES[1], SIZES[3]])
@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_no_strip_is_covered(
    seat_down: Callable[..., Seating], language: Language, size: tuple[int, int], scale: float
) -> None:
    for seats in (5, 6, 7, 8):
        seating = seat_down(seats=seats, language=language, size=size, text_scale=scale)
        for tags in (("bound",), ("bound", "amulet")):
            pose = resting(seating, tags).end
            left, top = pose.x - pose.width / 2, pose.y - pose.width * RATIO / 2
            for seat in seating.scene.tableau.layout.plaques:
                strip = strip_of(seating.app.canvas(), seating.scene.tableau, seat)
                assert strip is not None
                x, y, w, h = strip.box
                beside = x + w <= left or left + pose.width <= x
                assert beside or y + h <= top or top + pose.width * RATIO <= y, (seats, seat)


@pytest.mark.parametrize(("language", "named"), [("en", True), ("zh-Hant", False)])
def test_it_is_named_where_its_picture_cant_be_read(
    seat_down: Callable[..., Seating], language: Language, named: bool
) -> None:
    seating = seat_down(seats=6, language=language)
    ghost = resting(seating, ())
    canvas = seating.app.canvas()
    seating.app.ink.records = []
    ghost.draw(canvas, ghost.begin + ghost.duration / 2)
    texts = [record.text for record in seating.app.ink.records]
    seating.app.ink.records = None
    assert (seating.scene.words.card_short("C-G19") in texts) == named
    assert "2" in texts
