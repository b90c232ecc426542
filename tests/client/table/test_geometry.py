import itertools

import pytest

from client.scenes.table.direction import SIDES, arrow_box
from client.scenes.table.fan import fan
from client.scenes.table.geometry import LOG_HEAD, TableLayout, log_step
from client.scenes.table.styles import BASE, COMPACT, LARGE, style_for
from client.ui.metrics import Metrics
from client.ui.widget import Box

WINDOWS = [(960, 540), (1280, 720), (1920, 1080), (2560, 1440), (1280, 960), (2560, 1080)]


def overlap(first: Box, second: Box) -> bool:
    (x, y, w, h), (a, b, c, d) = first, second
    return x < a + c - 0.5 and a < x + w - 0.5 and y < b + d - 0.5 and b < y + h - 0.5


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("theatre", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_nothing_stands_on_anything_else(window: tuple[int, int], seats: int, theatre: bool, scale: float) -> None:
    layout = TableLayout(Metrics(*window, scale), seats, 0, theatre=theatre)
    pieces: dict[str, Box] = {f"seat {seat}": box for seat, box in layout.plaques.items()}
    pieces |= {f"action {i}": box for i, box in enumerate(layout.actions)}
    pieces["ribbon"] = layout.ribbon
    if theatre:
        pieces |= {f"tray {seat}": layout.tray(seat) for seat in layout.plaques}
        pieces |= {"target": layout.target_card, "red": layout.column(red=True), "blue": layout.column(red=False)}
    else:
        pieces |= {"king": layout.king_card, "spells": layout.deck(False), "ghosts": layout.deck(True)}
        pieces["meter"] = layout.meter
        pieces |= {f"arrow {side}": arrow_box(layout, side) for side in SIDES}
        if not (layout.log_open and layout.inspector_open):
            for name, (x, y, w, h) in (("tab", layout.tab), ("notebook", layout.notebook_tab)):
                pieces[name] = (x, y, w - 8, h)  # they come out from behind the window's edge
        if layout.panels:
            pieces |= {"log": layout.log, "inspector": layout.inspector}
    crossed = [
        (one, other)
        for (one, first), (other, second) in itertools.combinations(pieces.items(), 2)
        if overlap(first, second)
    ]
    assert not crossed
    for name, (x, y, w, h) in pieces.items():
        assert x >= 0, name
        assert y >= 0, name
        assert x + w <= layout.wide + 0.5, name
        assert y + h <= layout.high + 0.5, name
        assert w > 20, name
        assert h > 15, name


def test_seats_go_round_clockwise_from_my_left() -> None:
    layout = TableLayout(Metrics(1280, 720), 8, 3)
    middle = layout.wide / 2
    assert layout.plaques[3][1] == max(box[1] for box in layout.plaques.values())
    left, right = layout.plaques[4], layout.plaques[2]
    assert left[0] < middle / 2
    assert right[0] > middle / 2
    assert layout.plaques[5][1] < left[1], "further clockwise is further up at the left"
    top = [layout.plaques[seat][0] for seat in (6, 7, 0)]
    assert top == sorted(top)


def test_large_text_changes_the_style() -> None:
    assert style_for(Metrics(1280, 720).crowding) is BASE
    assert style_for(Metrics(2560, 1440).crowding) is BASE
    assert style_for(Metrics(960, 540).crowding) is COMPACT
    assert style_for(Metrics(1280, 720, 2.0).crowding) is LARGE


@pytest.mark.parametrize("count", [1, 2, 5, 7, 10, 16])
def test_a_fan_keeps_a_strip_of_every_card_in_sight(count: int) -> None:
    box = (250, 496, 560, 224)
    places = fan(count, box, 106, 75)
    assert len(places) == count
    strips = [place.visible for place in places]
    assert all(w >= 28 for _, _, w, _ in strips)
    for first, second in itertools.pairwise(strips):
        assert first[0] + first[2] <= second[0] + 0.5
    assert strips[0][0] >= box[0]
    assert strips[-1][0] + strips[-1][2] <= box[0] + box[2]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_inspector_leaves_six_lines_of_the_log(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    layout = TableLayout(metrics, 6, 0)
    assert layout.inspector[3] >= 460
    assert layout.log[1] >= layout.inspector[1] + layout.inspector[3]
    assert layout.log[3] >= LOG_HEAD + 6 * log_step(metrics)
