"""A player's tile at the end: who he was, what he has banished, and what that was worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from client.scenes.names import identity_badge
from client.ui import theme
from client.ui.badges import Suit, draw_identity, draw_suit_badge
from client.ui.breaking import is_cjk
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, GHOST_BACK, RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.theme import Material, Rgb
from client.ui.widget import Box

_TILE: Final = Material(theme.LACQUER, 236, theme.LINE, 1.1, cut=6)
_TILE_WON: Final = Material(theme.PAPER, 252, theme.LAMP, 2.4, cut=6)
_CARD: Final = 67.0
_SMALLEST_CARD: Final = 40.0
_MOST_POINTS: Final = 4


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile shows.

    Attributes:
        seat: whose.
        name: the player's.
        is_bot: whether a bot played.
        face: the card that turns over: the identity, or where none were dealt, the role.
        label: what is written beside it.
        badge_glyph: the letter on the identity's badge, "" where none were dealt.
        points: the suits of the banished ghosts.
        scored: what they have brought so far, None where nothing is scored.
        ghosts: the ghosts borne, None where they decide nothing.
        won: the player has won.
        turned: how far the card is turned over, 0 to 1.
    """

    seat: int
    name: str
    is_bot: bool
    face: str
    label: str
    badge_glyph: str
    points: tuple[Suit, ...]
    scored: int | None
    ghosts: int | None
    won: bool
    turned: float


def least_width(canvas: Canvas, name: str, label: str) -> float:
    """Return the least width of a tile in which no word of these is cut or broken."""
    words = [label] if is_cjk(label[:1] or " ") else label.split()
    longest = max((canvas.text_width(word) for word in words), default=0.0)
    return max(canvas.text_width(name, 17, "bold") + 12, _SMALLEST_CARD + 26 + longest)


def draw_tile(canvas: Canvas, tile: Tile, box: Box) -> None:
    """Draw a tile in a box."""
    x, y, w, h = box
    lit = tile.won and tile.turned >= 1
    name_ink, ink, second = (
        (theme.INK, theme.INK, theme.INK_SECOND) if lit else (theme.SEATS[tile.seat], theme.BONE, theme.GREY)
    )
    canvas.panel(*box, _TILE_WON if lit else _TILE)
    line = canvas.text_height(17, "bold")
    where = (x + w / 2, y + 8 + line / 2)
    canvas.text(tile.name, *where, 17, name_ink, face="bold", anchor="cc", max_width=w - 10)
    top = y + 12 + line
    wide = min(_card_width(canvas, tile.label, w), max(_SMALLEST_CARD, (h - 12 - line - 44) / RATIO))
    _draw_turning(canvas, tile, x + 10 + wide / 2, top, wide)
    if tile.turned > 0.5:
        _draw_label(canvas, tile, (x + wide + 15, top, w - wide - 23, h), ink)
    _draw_points(canvas, tile.points, x + 18, y + h - 20, second)
    if tile.turned >= 1:
        _draw_amount(canvas, tile, x + w - 34, y + h - 19, ink)
    draw_icon(canvas, "bot" if tile.is_bot else "person", x + w - 16, y + h - 18, 7, second)


def _card_width(canvas: Canvas, label: str, room: float) -> float:
    """Return the width of the card: less than usual where the longest word beside it needs more room."""
    words = [label[:1]] if is_cjk(label[:1] or " ") else label.split()
    longest = max((canvas.text_width(word) for word in words), default=0.0)
    return max(_SMALLEST_CARD, min(_CARD, room - 25 - longest))


def _draw_turning(canvas: Canvas, tile: Tile, cx: float, y: float, wide: float) -> None:
    width = wide * max(0.08, abs(1 - 2 * tile.turned))
    card = card_surface(canvas, tile.face if tile.turned > 0.5 else BACK, canvas.m.px(wide))
    if width < wide - 1:
        card = pygame.transform.smoothscale(card, (max(2, canvas.m.px(width)), card.get_height()))
    canvas.paste(card, (canvas.m.px(cx) - card.get_width() // 2, canvas.m.px(y)))


def _draw_label(canvas: Canvas, tile: Tile, box: Box, ink: Rgb) -> None:
    x, y, w, _ = box
    if tile.badge_glyph:
        badge = identity_badge(tile.face)
        width = canvas.text_width(tile.label, 16)
        if width + 50 <= w:  # beside each other
            left = x + (w - width - 42) / 2
            draw_identity(canvas, badge, tile.badge_glyph, left + 17, y + 24, 34)
            canvas.text(tile.label, left + 42, y + 24, 16, ink, anchor="cl")
            return
        draw_identity(canvas, badge, tile.badge_glyph, x + w / 2 + 5, y + 20, 34)
        y += 40
    lines = min(3, len(canvas.lines(tile.label, w, 16)))
    canvas.paragraph(tile.label, x, y, w, 16, ink, line_height=1.05, max_lines=lines, align="center")


def _draw_points(canvas: Canvas, points: tuple[Suit, ...], x: float, y: float, color: Rgb) -> None:
    for i, suit in enumerate(points[:_MOST_POINTS]):
        draw_suit_badge(canvas, suit, x + i * 22, y, 22)
    if not points:
        canvas.text("–", x, y, 16, color, anchor="cc")


def _draw_amount(canvas: Canvas, tile: Tile, right: float, y: float, ink: Rgb) -> None:
    """Write the points, or the ghosts borne behind a ghost card."""
    amount = tile.scored if tile.scored is not None else tile.ghosts
    if amount is None:
        return
    width = canvas.text(str(amount), right, y, 22, ink, face="bold", anchor="cr")
    if tile.scored is None:
        card = card_surface(canvas, GHOST_BACK, canvas.m.px(19))
        canvas.paste(card, (canvas.m.px(right - width - 26), canvas.m.px(y) - card.get_height() // 2))
