"""How well the words on buttons stand out, measured on what is drawn: thin strokes are paler than their colour."""

from typing import get_args

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.ui import theme
from client.ui.button import Button
from client.ui.theme import ButtonKind

_LEAST = 4.5
_STROKES = 40
"""So many pixels that stand out most are taken for the middle of the strokes."""


def _light(color: pygame.Color) -> float:
    """Return the relative luminance of a colour."""
    parts = [value / 255 for value in color[:3]]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(ground: float, ink: float) -> float:
    return (max(ground, ink) + 0.05) / (min(ground, ink) + 0.05)


def _contrast_in(surface: pygame.Surface, area: pygame.Rect) -> float:
    """Return the contrast of the strokes in an area with its ground, which fills most of it."""
    lights = sorted(
        _light(surface.get_at((x, y))) for x in range(area.left, area.right) for y in range(area.top, area.bottom)
    )
    ground = lights[len(lights) // 2]
    return max(
        _contrast(ground, sum(lights[-_STROKES:]) / _STROKES), _contrast(ground, sum(lights[:_STROKES]) / _STROKES)
    )


@pytest.mark.parametrize("words", ["1 spirit short.", "靈力差 1"])
@pytest.mark.parametrize("kind", ["off", *(kind for kind in get_args(ButtonKind) if kind not in ("menu", "paper"))])
def test_both_lines_of_a_button_can_be_read(kind: str, words: str) -> None:
    app = App(Settings(window_width=1280, window_height=720), Translator("en"))
    off = kind == "off"
    button = Button(
        "b", (100, 100, 172, 60), words, lambda: None, kind="secondary" if off else kind, second=words,
        off_reason="no" if off else "",
    )  # fmt: skip
    surface = pygame.Surface((1280, 720))
    surface.fill(theme.BLACK)
    button.draw(app.canvas().on(surface))
    for line in (pygame.Rect(140, 106, 92, 24), pygame.Rect(140, 132, 92, 20)):
        assert _contrast_in(surface, line) >= _LEAST, line
    app.close()
