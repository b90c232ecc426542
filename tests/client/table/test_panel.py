"""The panel of options that lie nowhere on the table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from client.scenes.table.panel import lay_panel
from client.scenes.table.picking import Picker
from client.ui.button import Button
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


def arranging(seat_down: Callable[..., Seating], monkeypatch: pytest.MonkeyPatch) -> tuple[Seating, list[Any]]:
    """Return a table at which three ghost cards are to be arranged, and a list of the answers given."""
    seating = seat_down(seats=5)
    options = tuple(Option("ghost_card", f"C-G0{n + 1}", place=n) for n in range(3))
    prompt = Prompt(999, 0, "arrange", options, 3, 3, (0, 1, 2), True, {})
    given: list[Any] = []
    monkeypatch.setattr(seating.session, "prompt", lambda: None if given else prompt)
    monkeypatch.setattr(seating.session, "answer", given.append)
    seating.scene.focus("notebook", ring=False)
    seating.scene.sync()
    seating.frame(30)
    return seating, given


def test_what_the_panel_offers_is_picked_by_number(
    seat_down: Callable[..., Seating], monkeypatch: pytest.MonkeyPatch
) -> None:
    seating, given = arranging(seat_down, monkeypatch)
    button = seating.scene.widget("pass")
    assert isinstance(button, Button)
    assert (button.label, button.enabled) == ("Choose 3 more", False)
    for key in (pygame.K_2, pygame.K_3, pygame.K_1):
        seating.driver.key(key)
    seating.driver.key(pygame.K_SPACE)
    assert given == [(1, 2, 0)]


def test_the_keyboard_begins_at_what_can_be_picked(
    seat_down: Callable[..., Seating], monkeypatch: pytest.MonkeyPatch
) -> None:
    seating, given = arranging(seat_down, monkeypatch)
    assert (seating.scene.focus_id, seating.scene.ring) == ("", False), "nothing stands out for the mouse"
    picker = seating.scene.tableau.picker
    assert picker is not None
    seating.driver.key(pygame.K_RETURN)
    assert (picker.picked, seating.scene.ring) == ([], True), "it only shows where the keyboard stands"
    assert seating.scene.focus_id == "panel-0"
    for _ in range(3):
        seating.driver.key(pygame.K_RETURN)
        seating.driver.key(pygame.K_RIGHT)
    assert picker.picked == [0, 1, 2]
    assert not given
