"""What stands on a plaque, however much that is: every requirement can be read, and which way it was changed."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from client.scenes.table import tokens
from client.scenes.table.looks import GhostLook, SeatLook, ghost_look
from client.scenes.table.plaque import Marks, PlaqueWords, draw_plaque, role_size
from client.scenes.table.plaque_places import (
    artifact_box,
    badge_circle,
    crown_foot,
    ghost_boxes,
    points_row,
    requirement_box,
)
from client.scenes.table.styles import BASE, COMPACT, LARGE, Style
from client.scenes.table.tokens import draw_ghost_badge
from client.ui.badges import Suit
from client.ui.canvas import Canvas
from client.ui.metrics import Metrics
from client.ui.widget import Box
from tests.client.table.seating import SIZES, Seating
from tests.client.table.test_geometry import overlap

SeatDown = Callable[..., Seating]
STYLES = (BASE, COMPACT, LARGE)
PLAQUE = (40.0, 60.0)


def ghosts(count: int, change: int = 0) -> tuple[GhostLook, ...]:
    suits: Iterator[Suit] = itertools.cycle(("red", "blue", "none"))
    return tuple(GhostLook(f"C-G{n + 1:02}", next(suits), n % 9 + 1, n % 9 + 1 - change) for n in range(count))


def bare(look: SeatLook, shown: tuple[GhostLook, ...]) -> SeatLook:
    return replace(look, ghosts=shown, artifact="C-A02", points=("red", "blue"))


def paint(canvas: Canvas, style: Style, look: SeatLook) -> None:
    canvas.surface.fill((0, 0, 0))
    words = PlaqueWords("Aoife", "Seer", 16, "?", is_bot=True)
    draw_plaque(canvas, (*PLAQUE, *style.plaque), style, look, words, Marks())


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", range(1, 17))
def test_badges_stand_apart_from_each_other_and_from_the_rest(style: Style, count: int) -> None:
    box: Box = (*PLAQUE, *style.plaque)
    badges = [requirement_box(place, style, count) for place in ghost_boxes(box, style, count)]
    assert len(badges) == count
    x, y, diameter = badge_circle(box, style)
    others = [artifact_box(box, style, count), (x - diameter / 2, y - diameter / 2, diameter, diameter)]
    for one, other in itertools.chain(itertools.combinations(badges, 2), itertools.product(badges, others)):
        assert not overlap(one, other)
    for left, top, wide, high in badges:
        assert box[0] <= left
        assert left + wide <= box[0] + box[2]
        assert top + high <= box[1] + box[3] + 8
        assert wide >= 18


@pytest.mark.parametrize("count", range(1, 14))
@pytest.mark.parametrize(
    "metrics",
    [Metrics(*size) for size in SIZES] + [Metrics(1280, 720, 1.3), Metrics(1280, 720, 2.0)],
    ids=lambda metrics: f"{metrics.width}-{metrics.text_scale}",
)
def test_nothing_covers_a_requirement(seat_down: SeatDown, metrics: Metrics, count: int) -> None:
    size = (metrics.width, metrics.height)
    seating = seat_down(seats=5, size=size, text_scale=metrics.text_scale, speed="slow", person=False)
    seating.frame()
    style = seating.scene.tableau.layout.style
    canvas = seating.app.canvas().on(pygame.Surface(size))
    look = bare(seating.scene.tableau.looks[1], ghosts(count))
    paint(canvas, style, look)
    seen = canvas.surface.copy()
    box: Box = (*PLAQUE, *style.plaque)
    for ghost, place in zip(look.ghosts, ghost_boxes(box, style, count), strict=True):
        x, y, w, h = requirement_box(place, style, count)
        canvas.surface.fill((0, 0, 0))
        draw_ghost_badge(canvas, ghost, x + w / 2, y + h / 2, w)  # alone
        number = canvas.m.rect(x + w * 0.32, y + h * 0.32, w * 0.36, h * 0.36)
        there, alone = pixels(seen, number), pixels(canvas.surface, number)
        assert max(abs(one - other) for one, other in zip(there, alone, strict=True)) < 8, "premultiplied edges round"


@pytest.mark.parametrize("style", STYLES)
def test_a_crown_keeps_out_of_the_bar_above_the_upper_plaques(style: Style) -> None:
    _, y = crown_foot((0, style.stage_top, *style.plaque), style)
    assert y - 13 >= style.bar - 1


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("needed", [2, 3, 4])
def test_banished_ghosts_stand_apart_beside_the_artifact(style: Style, needed: int) -> None:
    box: Box = (*PLAQUE, *style.plaque)
    row = points_row(box, style, needed)
    assert row.step > 2 * 0.36 * row.size + 1.4, "the rings, with their strokes"
    x, _, w, _ = row.box(needed)
    assert x > box[0]
    assert x + w < box[0] + box[2]
    assert not overlap(row.box(needed), artifact_box(box, style))


@pytest.mark.parametrize("role", ["Seer", "Woodman", "Ragpickers"])
def test_any_role_name_stands_within_its_band(seat_down: SeatDown, role: str) -> None:
    seating = seat_down(seats=5, speed="slow", person=False)
    seating.frame()
    canvas = seating.app.canvas().on(pygame.Surface((1280, 720)))
    seating.app.ink.records = []
    look = bare(seating.scene.tableau.looks[1], ())
    words = PlaqueWords("Aoife", role, role_size(canvas, [role]), "?", is_bot=True)
    draw_plaque(canvas, (*PLAQUE, *BASE.plaque), BASE, look, words, Marks())
    (written,) = (record for record in seating.app.ink.records if record.text == role)
    assert written.rect.left >= canvas.m.px(PLAQUE[0] + 4)
    assert written.rect.right <= canvas.m.px(PLAQUE[0] + 66)
    assert not written.cut


def pixels(surface: pygame.Surface, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


@pytest.mark.rule("PK-902")
@pytest.mark.parametrize(
    ("requirement", "arrows"), [(5, ["up"]), (4, ["up"]), (3, []), (2, ["down"])], ids=["+2", "+1", "as printed", "-1"]
)
def test_the_arrow_says_which_way_a_requirement_was_changed(
    seat_down: SeatDown, monkeypatch: pytest.MonkeyPatch, requirement: int, arrows: list[str]
) -> None:
    seating = seat_down(seats=5, speed="slow", person=False)
    seating.frame()
    drawn: list[str] = []
    monkeypatch.setattr(tokens, "draw_icon", lambda canvas, name, *place: drawn.append(name))
    told: dict[str, Any] = {"face": "C-G01", "suit": "red", "requirement": requirement, "base": 3}
    canvas = seating.app.canvas().on(pygame.Surface((1280, 720)))
    paint(canvas, BASE, bare(seating.scene.tableau.looks[1], (ghost_look(told),)))
    assert drawn == arrows
