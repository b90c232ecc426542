"""A number on a badge keeps within its shape."""

from typing import get_args

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.ui.badges import Suit, draw_suit_badge

_NARROWEST = {"red": 0.8, "blue": 0.6, "none": 0.8}
"""How wide each shape is at the head of a numeral, in parts of its diameter."""


@pytest.mark.parametrize("suit", get_args(Suit))
@pytest.mark.parametrize("glyph", ["5", "12", "\u00d72"])
@pytest.mark.parametrize("diameter", [26, 38, 66])
def test_a_number_does_not_burst_its_badge(suit: Suit, glyph: str, diameter: int) -> None:
    app = App(Settings(window_width=1280, window_height=720), Translator("en"))
    app.ink.records = []
    draw_suit_badge(app.canvas().on(pygame.Surface((200, 200))), suit, 100, 100, diameter, glyph)
    (written,) = app.ink.records
    assert written.rect.width <= diameter * _NARROWEST[suit]
    app.close()
