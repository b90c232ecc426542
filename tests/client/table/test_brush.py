"""Brush strokes: whole from end to end, kept once drawn, and led around what must stay in sight."""

import math
from collections.abc import Iterator
from itertools import permutations

import pytest

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.scenes.table import brush
from client.scenes.table.brush import Stroke, along, draw_stroke, stroke_between
from client.scenes.table.geometry import TableLayout, anchor
from client.ui import theme
from client.ui.metrics import Metrics

STROKES = [
    Stroke((100, 100), (300, 60), (700, 500)),
    Stroke((700, 500), (650, 90), (100, 100)),
    Stroke((200, 400), (200, 300), (200, 80)),
    Stroke((300, 300), (420, 330), (440, 300)),
]


@pytest.fixture
def app() -> Iterator[App]:
    app = App(Settings(), Translator("en", strict=True))
    yield app
    app.close()


@pytest.mark.parametrize("stroke", STROKES)
@pytest.mark.parametrize("width", [3.4, 7.0])
def test_a_stroke_is_whole_from_its_beginning_to_its_head(app: App, stroke: Stroke, width: float) -> None:
    app.display.surface.fill((0, 0, 0))
    draw_stroke(app.canvas(), stroke, theme.RED_TEXT, width)
    for step in range(2, 99):
        x, y = along(stroke, step / 100)
        around = [app.display.surface.get_at((round(x) + dx, round(y) + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        assert any(color.r > 60 for color in around), step
    far = along(stroke, 0.5)
    assert app.display.surface.get_at((round(far[0]) + 60, min(700, round(far[1]) + 60))).r == 0


def test_a_stroke_is_drawn_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.display.surface.fill((0, 0, 0))
    draw_stroke(app.canvas(), STROKES[0], theme.RED_TEXT, 7)
    before = app.display.surface.get_buffer().raw
    monkeypatch.setattr(brush, "_painted", None)
    app.display.surface.fill((0, 0, 0))
    draw_stroke(app.canvas(), STROKES[0], theme.RED_TEXT, 7)
    assert app.display.surface.get_buffer().raw == before


def inside(point: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    return box[0] < point[0] < box[0] + box[2] and box[1] < point[1] < box[1] + box[3]


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_stroke_between_players_can_be_seen(seats: int) -> None:
    layout = TableLayout(Metrics(1280, 720, 1.0), seats, 0)
    cards = (layout.stack_card, layout.deck(ghosts=False), layout.deck(ghosts=True))
    for first, second in permutations(range(seats), 2):
        start, end = layout.plaques[first], layout.plaques[second]
        stroke = stroke_between(start, end, layout.center, (*layout.plaques.values(), *cards))
        assert anchor(start, stroke.start) == stroke.start, "it begins at its player"
        assert anchor(end, stroke.end) == stroke.end, "it ends at the other"
        assert math.dist(stroke.start, stroke.end) > 40
        points = [along(stroke, step / 60) for step in range(61)]
        seen = [point for point in points if not any(inside(point, box) for box in (*layout.plaques.values(), *cards))]
        assert len(seen) > len(points) / 2, (first, second)
