"""The tiles of the games there are: name, a line about it, and a strip of landscape with its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.scenery import Mood, landscape
from client.ui.shapes import turned
from client.ui.theme import Material
from client.ui.widget import Box, Widget
from client.ui.widget_scene import WidgetScene

_NAME, _ABOUT = 22.0, 16.0
_GAP = 12.0
_SIDE = 14.0
_TURNS = (9.0, 3.0, -3.0, -8.0)
_TILE_OFF = Material(theme.LACQUER_RAISED, 246, theme.LINE, 1.2, cut=6)
_TILE_HOVER = Material(theme.LACQUER_HIGH, 250, theme.GOLD, 1.4, cut=6)


@dataclass(frozen=True, slots=True)
class RulesetCard:
    """What a tile shows.

    Attributes:
        ruleset: the game's id.
        name: its name.
        about: a few words below.
        hint: a sentence for the help line.
        mood: the hour of the landscape.
        faces: four of its cards.
    """

    ruleset: str
    name: str
    about: str
    hint: str
    mood: Mood
    faces: tuple[str, ...]


class RulesetTile(Widget):
    """One game to choose; the chosen one is paper."""

    def __init__(self, box: Box, card: RulesetCard, *, chosen: bool, on_choose: Callable[[str], None]) -> None:
        super().__init__(f"ruleset-{card.ruleset}", box, hint=card.hint)
        self.card = card
        self.chosen = chosen
        self._on_choose = on_choose

    def activate(self) -> None:
        """Choose the game."""
        if not self.chosen:
            self._on_choose(self.card.ruleset)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, and the words below it."""
        x, y, w, h = self.box
        canvas.panel(*self.box, theme.PAPER_TILE if self.chosen else _TILE_HOVER if self.hovered else _TILE_OFF)
        words = words_height(canvas)
        picture = canvas.m.rect(x + 7, y + 7, w - 14, h - words - 4)
        if picture.height >= canvas.m.px(44):
            canvas.surface.blit(self._picture(canvas, picture.size), picture)
        else:
            words = h
        tall, low = canvas.text_height(_NAME, "bold"), canvas.text_height(_ABOUT)
        top = y + h - words + (words - tall - low) / 2
        ink, second = (theme.INK, theme.INK_SECOND) if self.chosen else (theme.BONE, theme.GREY)
        room = w - 2 * _SIDE
        canvas.text(self.card.name, x + _SIDE, top + tall / 2, _NAME, ink, face="bold", anchor="cl", max_width=room)
        canvas.text(self.card.about, x + _SIDE, top + tall + low / 2, _ABOUT, second, anchor="cl", max_width=room)

    def _picture(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        card = self.card

        def make() -> pygame.Surface:
            picture = pygame.Surface(size).convert()
            on = canvas.on(picture)
            picture.blit(landscape(on, card.mood, 11), (0, 0))
            wide, high = on.m.du(size[0]), on.m.du(size[1])
            on.glow(wide * 0.5, high * 0.5, wide * 0.5, high * 0.9, theme.rgb("#ff7a3c"), alpha=120, power=1.4)
            _paint_fan(on, card.faces, wide, high)
            if not self.chosen:
                on.veil(96)
            return picture

        return canvas.shapes.keep(("ruleset", size, card.faces, card.mood, self.chosen), make)


def _paint_fan(canvas: Canvas, faces: Sequence[str], wide: float, high: float) -> None:
    width = min(high * 0.92 / RATIO * 1.5, wide / 3.6)
    step = min(width * 0.92, (wide - width) / len(faces))
    first = wide / 2 - step * (len(faces) - 1) / 2
    for number, (face, turn) in enumerate(zip(faces, _TURNS, strict=True)):
        card = turned(card_surface(canvas, face, canvas.m.px(width), wait=True), turn)
        middle = (canvas.m.px(first + number * step), canvas.m.px(high * 0.5 + width * RATIO * 0.16))
        canvas.paste(card, card.get_rect(center=middle))


def words_height(canvas: Canvas) -> float:
    """Return the height of a tile's words."""
    return canvas.text_height(_NAME, "bold") + canvas.text_height(_ABOUT) + 16


def fit_beside(canvas: Canvas, cards: Sequence[RulesetCard], width: float) -> bool:
    """Tell whether the tiles fit beside each other in a width without cutting a word."""
    room = _tile_width(len(cards), width) - 2 * _SIDE
    widest = max(
        max(canvas.text_width(card.name, _NAME, "bold"), canvas.text_width(card.about, _ABOUT)) for card in cards
    )
    return widest <= room


def add_tiles(
    scene: WidgetScene, cards: Sequence[RulesetCard], box: Box, chosen: str, choose: Callable[[str], None]
) -> None:
    """Add a tile for each game into a box, beside each other."""
    x, y, w, h = box
    wide = _tile_width(len(cards), w)
    for number, card in enumerate(cards):
        place = (x + number * (wide + _GAP), y, wide, h)
        scene.add(RulesetTile(place, card, chosen=card.ruleset == chosen, on_choose=choose))


def _tile_width(count: int, width: float) -> float:
    return (width - (count - 1) * _GAP) / count
