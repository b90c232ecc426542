"""What a choice of rules puts on the table, as a picture beside them: the ghost king who waits, or spells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.scenes.form import Beside
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.scenery import landscape
from client.ui.scroll import ScrollArea
from client.ui.shapes import turned
from client.ui.theme import Rgb
from client.ui.widget import Box, Widget
from client.ui.widget_scene import WidgetScene

_LEAST, _MOST = 124.0, 300.0
_FAN = ((-1.0, 11.0), (1.0, -11.0), (0.0, 0.0))
"""How far from the middle each of three cards lies, in spreads, and how far it is turned."""
_SPREAD, _TURNED = 0.42, 1.2
"""How far that is at most, and how wide a turned card is, in widths of one."""
_LEAST_SPREAD = 0.16
"""So far apart they are also where that cuts their outer edges."""
_LIFT, _MOST_LIFT = 0.09, 0.3
"""How much higher the turned cards lie than the middle, in widths of one, and in a tall frame; the one above them as
much lower."""
_LARGE_IN_FAN = 0.8
"""How much of the width a card of a fan takes, if it isn't too tall for that."""
_MARGIN = 8.0


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards to show.

    Attributes:
        faces: one, or three of which the last lies above the others.
        slips: the words on their title slips.
        light: the colour of the light behind them.
        hint: what they are.
    """

    faces: tuple[str, ...]
    slips: tuple[str, ...]
    light: Rgb
    hint: str


def showcase(scene: WidgetScene, shown: Callable[[], Shown]) -> Beside:
    """Return the picture for the right side of a form; what it shows is asked whenever it is drawn."""

    def add(box: Box, area: ScrollArea) -> None:
        scene.add(Showcase(box, shown), area=area)

    return Beside(_LEAST, _MOST, add)


class Showcase(Widget):
    """Cards before a landscape at night."""

    focusable = False

    def __init__(self, box: Box, shown: Callable[[], Shown]) -> None:
        super().__init__("showcase", box, hint=shown().hint)
        self._shown = shown

    @property
    def faces(self) -> tuple[str, ...]:
        """The cards shown now."""
        return self._shown().faces

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, framed."""
        shown, place = self._shown(), canvas.m.rect(*self.box)

        def make() -> pygame.Surface:
            picture = pygame.Surface(place.size).convert()
            _paint(canvas.apart(picture), shown)
            return picture

        key = ("showcase", place.size, shown.faces, shown.slips)
        canvas.surface.blit(canvas.shapes.keep(key, make), place)


def _paint(canvas: Canvas, shown: Shown) -> None:
    wide, high = (canvas.m.du(length) for length in canvas.surface.get_size())
    canvas.surface.blit(landscape(canvas, "night", 11), (0, 0))
    canvas.veil(70)
    middle = (wide / 2, high / 2)
    canvas.glow(*middle, wide * 0.75, high * 0.7, shown.light, alpha=150, power=1.4)
    room = wide - 2 * _MARGIN
    if len(shown.faces) == 1:
        tallest = (high - 2 * _MARGIN) / RATIO
        _paint_cards(canvas, shown, ((0.0, 0.0),), middle, min(room, tallest), 0.0)
    else:
        width = min(room * _LARGE_IN_FAN, (high - 2 * _MARGIN) / (RATIO + 2 * _LIFT))
        spread = max(_LEAST_SPREAD, min(_SPREAD, (room / width - _TURNED) / 2))
        lift = max(_LIFT, min(_MOST_LIFT, (high - 2 * _MARGIN - width * RATIO) / (2 * width)))
        _paint_cards(canvas, shown, [(aside * spread, turn) for aside, turn in _FAN], middle, width, lift)
    pygame.draw.rect(canvas.surface, theme.LINE, canvas.surface.get_rect(), max(1, canvas.m.px(1.4)))


def _paint_cards(
    canvas: Canvas,
    shown: Shown,
    places: Sequence[tuple[float, float]],
    middle: tuple[float, float],
    width: float,
    lift: float,
) -> None:
    for face, slip, (aside, turn) in zip(shown.faces, shown.slips, places, strict=True):
        card = card_surface(canvas, face, canvas.m.px(width * (0.94 if turn else 1.0)), title=slip, wait=True)
        if turn:
            card = turned(card, turn)
        down = -lift if turn else lift
        center = (canvas.m.px(middle[0] + aside * width), canvas.m.px(middle[1] + down * width))
        canvas.paste(card, card.get_rect(center=center))
