"""The middle of the table: both decks, the ghost king's card, the meter, and the cards in use."""

from __future__ import annotations

from typing import Final

import pygame

from client.scenes.table.backdrop import king_color
from client.scenes.table.decks import DECKS
from client.scenes.table.geometry import middle
from client.scenes.table.meter import draw_meter
from client.scenes.table.plates import draw_plate
from client.scenes.table.styles import BASE, LARGE, Style
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.theme import rgb
from client.ui.widget import Box

_TAIJI_ALPHA: Final = 120
_LABEL: Final = 184.0
"""The widest label between the decks."""
_LIFE: Final = 15.0
"""From one of the ghost king's lives to the next."""


def draw_card(canvas: Canvas, tableau: Tableau, face: str, box: Box, *, plate: bool = True) -> None:
    """Draw an upright card with its shadow into a box of a card's shape; ``plate`` lets it be named in Latin."""
    x, y, w, h = box
    canvas.rounded(x + 3, y + 4, w, h, theme.BLACK, alpha=90, radius=6)
    card = card_surface(canvas, face, canvas.m.px(w), title=tableau.slip(face))
    canvas.paste(card, (canvas.m.px(x), canvas.m.px(y)))
    if plate and tableau.latin and not face.endswith("back"):
        draw_plate(canvas, tableau.words.card_short(face), box)


def draw_middle(canvas: Canvas, tableau: Tableau) -> None:
    """Draw decks, king and meter."""
    view, layout = tableau.view, tableau.layout
    _draw_deck(canvas, tableau, layout.deck(ghosts=False), ghosts=False)
    _draw_deck(canvas, tableau, layout.deck(ghosts=True), ghosts=True)
    if view["candidate"]:
        if view["king"] is not None:
            x, y = middle(layout.king_card)
            canvas.glow(x, y, 150, 170, king_color(view["candidate"]), alpha=190, power=1.2)
        draw_card(canvas, tableau, view["candidate"], layout.king_card, plate=not view["stack"])
        if layout.style is BASE and not view["stack"]:
            x, y, w, h = layout.king_card
            below = (x + w / 2, y + h + 2)
            if view["king"] is None:
                _draw_label(canvas, tableau.tr("table-candidate"), *below)
            else:
                lives = len(view["players"][view["king"]]["ghosts"])
                _draw_label(canvas, tableau.tr("table-king-lives"), *below, points=lives)
    elif not view["stack"]:
        _draw_taiji(canvas, middle(layout.king_card), layout.king_card[2] * 0.92)
    draw_meter(canvas, tableau)


def _draw_taiji(canvas: Canvas, center: tuple[float, float], diameter: float) -> None:
    """Lay the sign of yin and yang where no ghost king waits: cards that are used lie down on it."""
    side = canvas.m.px(diameter)

    def drawing(surface: pygame.Surface, _: float) -> None:
        half = surface.get_width() / 2
        radius = half * 0.96
        gold, dark = theme.GOLD, rgb("#2a2418")
        pygame.draw.circle(surface, gold, (half, half), half)
        pygame.draw.circle(surface, dark, (half, half), radius)
        pygame.draw.circle(surface, gold, (half, half), radius, draw_top_right=True, draw_bottom_right=True)
        for color, y in ((gold, half - radius / 2), (dark, half + radius / 2)):
            pygame.draw.circle(surface, color, (half, y), radius / 2)
        for color, y in ((dark, half - radius / 2), (gold, half + radius / 2)):
            pygame.draw.circle(surface, color, (half, y), radius / 6.5)
        surface.fill((*theme.WHITE, _TAIJI_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)

    picture = canvas.shapes.drawn(("taiji", side), (side, side), drawing)
    canvas.paste(picture, (canvas.m.px(center[0]) - side // 2, canvas.m.px(center[1]) - side // 2))


def _draw_deck(canvas: Canvas, tableau: Tableau, box: Box, *, ghosts: bool) -> None:
    view, style, deck = tableau.view, tableau.layout.style, DECKS["ghosts" if ghosts else "spells"]
    used = tableau.tr("table-discard", count=len(view[deck.discards]))
    shown = (style, box, deck.back, view[deck.left], tableau.tr(deck.name_key), used)
    canvas.again(("deck", *shown), lambda tape: _draw_pile(tape, *shown))


def _draw_pile(canvas: Canvas, style: Style, box: Box, face: str, count: int, name: str, used: str) -> None:
    x, y, w, h = box
    card = card_surface(canvas, face, canvas.m.px(w))
    for layer in (6, 3, 0) if count > 2 else (0,) if count else ():
        canvas.paste(card, (canvas.m.px(x + layer * 0.8), canvas.m.px(y - layer * 0.7 + 6)))
    if not count:
        canvas.rounded(x, y + 6, w, h, None, radius=6, edge=theme.LINE, edge_width=1.4)
    number_h = canvas.text_height(20, "bold") + 2
    number_w = max(38.0, canvas.text_width(str(count), 20, "bold") + 14)
    place = (x + w / 2 - number_w / 2, y + h - number_h, number_w, number_h)  # below what is painted on the backs
    canvas.rounded(*place, theme.INK, alpha=235, edge=theme.GOLD)
    canvas.text(str(count), x + w / 2, place[1] + number_h / 2, 20, theme.BONE, face="bold", anchor="cc")
    if style is LARGE:
        return
    top = y + h + 12
    lines = [name, used] if style is BASE else [name]
    width = max(w + 12, *(canvas.text_width(line, 17, "bold") + 14 for line in lines))
    step = canvas.text_height(17)
    canvas.rounded(x + w / 2 - width / 2, top, width, step * len(lines) + 4, theme.LACQUER, alpha=205)
    canvas.text(name, x + w / 2, top + 2 + step / 2, 17, theme.BONE, face="bold", anchor="cc")
    if style is BASE:
        canvas.text(used, x + w / 2, top + 2 + step * 1.5, 16, theme.GREY, anchor="cc")


def _draw_label(canvas: Canvas, text: str, x: float, y: float, *, points: int = 0) -> None:
    """Write a few words on a dark ground, and behind them a row of points: as many as what they name is worth."""
    written, height = canvas.text_width(text, 17, "bold"), canvas.text_height(17, "bold") + 2
    step = min(_LIFE, (_LABEL - written - 28) / max(points, 1))
    row = 8 + step * points if points else 0.0
    width = written + row + 20
    canvas.rounded(x - width / 2, y, width, height, theme.LACQUER, alpha=215)
    left = x - width / 2 + 10
    canvas.text(text, left, y + height / 2, 17, theme.BONE, face="bold", anchor="cl")
    for place in range(points):
        cx = left + written + 8 + step * (place + 0.5)
        canvas.circle(cx, y + height / 2, step * 0.38, theme.LAMP)
        canvas.circle(cx, y + height / 2, step * 0.3, theme.CINNABAR)


# -- cards in use


def card_box(x: float, y: float, width: float) -> Box:
    """Return a box of a card's shape."""
    return (x, y, width, width * RATIO)
