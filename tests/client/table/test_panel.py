"""The panel of options that lie nowhere on the table."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from client.scenes.table.panel import lay_panel
from client.scenes.table.picking import Picker
from core.kernel.prompts import Option, Prompt
from tests.client.table.seating import Seating


@pytest.mark.parametrize("count", [1, 3, 4])
@pytest.mark.parametrize("seats", [5, 8])
def test_a_few_cards_cover_no_plaque(seat_down: Callable[..., Seating], count: int, seats: int) -> None:
    seating = seat_down(seats=seats, speed="slow")
    options = tuple(Option("ghost_card", f"C-G0{n + 1}", place=n) for n in range(count))
    prompt = Prompt(1, 0, "arrange", options, count, count, (0,), True, {})
    tableau = replace(seating.scene.tableau, prompt=prompt, picker=Picker(prompt, ()))
    panel = lay_panel(seating.app.canvas(), tableau)
    assert panel is not None
    assert len(panel.places) == count
    x, y, w, h = panel.box
    for a, b, c, d in tableau.layout.plaques.values():
        assert not (x < a + c and a < x + w and y < b + d and b < y + h)
