"""The tiles of the games there are: name, a line about it, and a picture of its people or of its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface, portrait_surface
from client.ui.icons import draw_icon
from client.ui.scenery import landscape
from client.ui.shapes import turned
from client.ui.theme import Material
from client.ui.widget import Box, Widget
from client.ui.widget_scene import WidgetScene

_NAME, _ABOUT = 22.0, 16.0
_GAP = 12.0
_SIDE = 14.0
_FAN = ((-1.5, 24.0), (1.5, -24.0), (-0.8, 14.0), (0.8, -14.0), (0.0, 0.0))
"""How far from the middle each of five cards lies, in widths of the middle one, and how far it is turned."""
_TILE_OFF = Material(theme.LACQUER_HIGH, 250, theme.GOLD, 1.2, cut=6)
_TILE_HOVER = Material(theme.rgb("#31434b"), 255, theme.LAMP, 1.8, cut=6)


@dataclass(frozen=True, slots=True)
class RulesetCard:
    """What a tile shows.

    Attributes:
        ruleset: the game's id.
        name: its name.
        about: a few words below.
        hint: a sentence for the help line.
        faces: what is shown of it: its people side by side, or five cards from the outside in.
        slips: the words on the cards' title slips.
        people: which of the two.
    """

    ruleset: str
    name: str
    about: str
    hint: str
    faces: tuple[str, ...]
    slips: tuple[str, ...]
    people: bool


class RulesetTile(Widget):
    """One game to choose; the chosen one is paper with a tick."""

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

        if self.chosen:
            canvas.circle(x + w - 16, y + 16, 14, theme.LAMP)
            draw_icon(canvas, "check", x + w - 16, y + 16, 8, theme.INK)

    def _picture(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        card = self.card

        def make() -> pygame.Surface:
            picture = pygame.Surface(size).convert()
            on = canvas.apart(picture)
            if card.people:
                _paint_people(on, card.faces)
            else:
                _paint_cards(on, card.faces, card.slips)
            return picture

        return canvas.shapes.keep(("ruleset", size, card.faces, card.slips), make)


def _paint_people(canvas: Canvas, faces: Sequence[str]) -> None:
    """Paint portraits over the whole picture, side by side."""
    wide, high = canvas.surface.get_size()
    for number, face in enumerate(faces):
        left, right = round(wide * number / len(faces)), round(wide * (number + 1) / len(faces))
        canvas.surface.blit(portrait_surface(canvas, face, (right - left, high), wait=True), (left, 0))
        if number:
            line = max(1, canvas.m.px(2))
            canvas.surface.fill(theme.INK, (left - line // 2, 0, line, high))


def _paint_cards(canvas: Canvas, faces: Sequence[str], slips: Sequence[str]) -> None:
    """Paint cards before a landscape at night; the last one, in the middle, is large and lit from behind."""
    canvas.surface.blit(landscape(canvas, "night", 11), (0, 0))
    wide, high = (canvas.m.du(length) for length in canvas.surface.get_size())
    width = min(high * 0.96, wide / 2.6)
    canvas.glow(wide / 2, high * 0.5, wide * 0.5, high, theme.JADE_TEXT, alpha=150, power=1.3)
    for face, slip, (aside, turn) in zip(faces, slips, _FAN, strict=True):
        if abs(aside) * width > wide / 2:
            continue  # no room for the outer ones
        shown = width * (1 - 0.16 * min(1.0, abs(aside)))
        card = turned(card_surface(canvas, face, canvas.m.px(shown), title=slip, wait=True), turn)
        middle = (wide / 2 + aside * width, high * (0.05 + 0.11 * abs(aside)) + shown * RATIO / 2)
        canvas.paste(card, card.get_rect(center=(canvas.m.px(middle[0]), canvas.m.px(middle[1]))))


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
