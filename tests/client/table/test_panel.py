"""The panel of options that lie nowhere on the table."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from client.scenes.table.panel import lay_panel
from client.scenes.table.picking import Picker
from core.kernel.prompts import Option, Prompt
from tests.client.table.seating import Seating
from tests.client.table.test_geometry import overlap


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
    assert not any(overlap(panel.box, plaque) for plaque in tableau.layout.plaques.values())


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [5, 7, 8])
def test_naming_an_identity_covers_no_plaque(seat_down: Callable[..., Seating], seats: int, scale: float) -> None:
    seating = seat_down(seats=seats, speed="slow", text_scale=scale)
    identities = ("taiping", "tianshi", "heretic_king", "heretic_follower")
    options = tuple(Option("identity", identity, 1) for identity in identities)
    prompt = Prompt(1, 0, "name", options, 1, 1, (0,), False, {"source": "C-K3", "seat": 1})
    tableau = replace(seating.scene.tableau, prompt=prompt, picker=Picker(prompt, ()))
    panel = lay_panel(seating.app.canvas(), tableau)
    assert panel is not None
    assert len(panel.places) == 4
    assert not any(overlap(panel.box, plaque) for plaque in tableau.layout.plaques.values())
