"""A player's tile at the end: who he was, what he has banished, and what that was worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

import pygame

from client.scenes.names import identity_badge
from client.ui import theme
from client.ui.badges import Suit, draw_crown, draw_identity, draw_suit_badge
from client.ui.breaking import is_cjk
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, GHOST_BACK, RATIO, card_surface, portrait_surface
from client.ui.icons import draw_icon
from client.ui.theme import Material, Rgb
from client.ui.widget import Box

_TILE: Final = Material(theme.LACQUER, 252, theme.LINE, 1.1, cut=6)
_TILE_WON: Final = Material(theme.PAPER, 252, theme.LAMP, 2.4, cut=6)
_CARD: Final = 67.0
_SMALLEST_CARD: Final = 40.0
_MOST_POINTS: Final = 5
_BADGE: Final = 34.0
_HEAD, _HEAD_TALL, _HEAD_LEAST = 46.0, 56.0, 40.0
"""How wide the head of a role is, how tall at most, and how tall at least to be shown."""
_HEAD_BADGE: Final = 28.0
"""The identity's badge on its corner."""
_POINT: Final = 23.0
_NOTHING: Final = "0"
"""What a ghost is worth that was banished for nothing."""
_PALED: Final = 170
_CROWN: Final = 26.0
"""The room of a crown before a word."""
_EDGE: Final = 8.0
_CARD_GAP: Final = 6.0
"""Room between a card and the edge of its tile, and what stands beside it."""
_LEADING: Final = 1.05
_MOST_LINES: Final = 3
_MARK: Final = {"card": 15.0, "narrow": 20.0, "wide": 20.0}
"""The size of a word on the edge of a tile: it hangs on the edge, so it doesn't grow with the text."""

Form = Literal["card", "narrow", "wide"]
"""How much a tile shows: the card that turns over, or for large type only its badge and name, on three lines or two."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile shows.

    Attributes:
        seat: whose.
        name: the player's.
        is_bot: whether a bot played.
        face: the card that turns over: the identity, or where none were dealt, the role.
        role: the role whose head stands beside the identity, "" for none.
        slip: the words on its title slip, "" for those of its picture.
        label: what is written beside it.
        badge_glyph: the letter on the identity's badge, "" where none were dealt.
        points: the suits of the banished ghosts, and what each has brought so far, "" where that isn't known.
        none: what is said where there are none of these.
        scored: what they have brought so far, None where nothing is scored.
        ghosts: the ghosts borne, None where they decide nothing.
        won: the player has won.
        mine: the word that marks the person's own tile, "" on any other.
        was_king: he was the ghost king.
        fate: what has become of him as such in a word, "" for nothing.
        turned: how far the card is turned over, 0 to 1.
        form: how much of this is shown.
        card: how wide the card may be: no wider than on any other tile, so that all stand in line.
        grown: how much larger than usual everything is written where few play.
        lines: of how many lines the longest label of all tiles is, so that all badges stand at one height.
    """

    seat: int
    name: str
    is_bot: bool
    face: str
    role: str
    slip: str
    label: str
    badge_glyph: str
    points: tuple[tuple[Suit, str], ...]
    none: str
    scored: int | None
    ghosts: int | None
    won: bool
    mine: str
    was_king: bool
    fate: str
    turned: float
    form: Form = "card"
    card: float = _CARD
    grown: float = 1.0
    lines: int = 1


class Inks(NamedTuple):
    """The colours on a tile: the name, the rest, what matters less, the rings of points, and what all stands on."""

    name: Rgb
    text: Rgb
    second: Rgb
    ring: Rgb
    ground: Rgb


_ON_PAPER: Final = Inks(theme.INK, theme.INK, theme.INK_SECOND, theme.INK, theme.PAPER)
"""A point's teeth and corners are dark there: bone on paper can't be seen."""


def least_width(canvas: Canvas, name: str, label: str, form: Form, *, was_king: bool) -> float:
    """Return the least width of a tile in which no word of these is cut or broken."""
    named = canvas.text_width(name, 17, "bold") + (_CROWN if was_king and form != "card" else 0)
    if form != "card":
        marked = _BADGE + 8 + canvas.text_width(label)
        if form == "narrow":
            return max(named, marked, _MOST_POINTS * _POINT + _amount_width(canvas)) + 16
        return max(named + _amount_width(canvas), marked + _MOST_POINTS * _POINT + 8) + 28
    words = [label] if is_cjk(label[:1] or " ") else label.split()
    longest = max((canvas.text_width(word) for word in words), default=0.0)
    return max(named + 12, _SMALLEST_CARD + 2 * _EDGE + _CARD_GAP + longest)


def _amount_width(canvas: Canvas) -> float:
    """Return the room for an amount, with a ghost card before it."""
    return canvas.text_width("00", 22, "bold") + 30


def draw_tile(canvas: Canvas, tile: Tile, box: Box) -> None:
    """Draw a tile in a box."""
    lit = tile.won and tile.turned >= 1
    canvas.panel(*box, _TILE_WON if lit else _TILE)
    inks = _ON_PAPER if lit else Inks(theme.SEATS[tile.seat], theme.BONE, theme.GREY, theme.BONE, theme.LACQUER)
    if tile.form == "card":
        _draw_with_card(canvas, tile, box, inks)
    else:
        _draw_in_words(canvas, tile, box, inks)
    if tile.mine:
        _draw_mark(canvas, tile, box, tile.mine, theme.LAMP, theme.INK)
    if tile.fate and tile.form == "card" and tile.turned > 0.5:
        ground, ink = (theme.LAMP, theme.INK) if tile.won else (theme.CINNABAR, theme.BONE)
        _draw_mark(canvas, tile, box, tile.fate, ground, ink, below=True)


def _draw_mark(canvas: Canvas, tile: Tile, box: Box, told: str, ground: Rgb, ink: Rgb, *, below: bool = False) -> None:
    """Hang a word on the edge of a tile: that for the person above at its left, a king's fate below at its right."""
    x, y, w, h = box
    size = _MARK[tile.form]
    wide = canvas.m.du(canvas.ink.fonts.width(told, "bold", canvas.m.glyph_px(size))) + size
    tall = size + 5
    left, top = (x + w - 8 - wide, y + h - tall * 0.4) if below else (x + 8, y - tall * 0.6)
    canvas.rounded(left, top, wide, tall, ground, radius=4, edge=theme.INK, edge_width=1)
    where = (left + wide / 2, top + tall / 2)
    canvas.text(told, *where, size, ink, face="bold", anchor="cc", geometry=True)


def _draw_with_card(canvas: Canvas, tile: Tile, box: Box, inks: Inks) -> None:
    x, y, w, h = box
    size = 17 * tile.grown
    line = canvas.text_height(size, "bold")
    where = (x + w / 2, y + 8 + line / 2)
    canvas.text(tile.name, *where, size, inks.name, face="bold", anchor="cc", max_width=w - 10)
    top, foot = y + 12 + line, 20 * tile.grown
    room = h - 12 - line - 2.2 * foot
    wide = min(tile.card, max(_SMALLEST_CARD, room / RATIO))
    _draw_turning(canvas, tile, x + _EDGE + wide / 2, top + max(0.0, (room - wide * RATIO) / 2), wide)
    if tile.turned > 0.5:
        left = wide + _EDGE + _CARD_GAP
        _draw_label(canvas, tile, (x + left, top, w - left - _EDGE + 2, room), inks.text)
    _draw_points(canvas, tile, x + 18 * tile.grown, y + h - foot, w - 40 - (0 if _amount(tile) is None else 44), inks)
    if tile.turned >= 1:
        _draw_amount(canvas, tile, x + w - 34, y + h - foot + 1, inks.text)
    draw_icon(canvas, "bot" if tile.is_bot else "person", x + w - 16, y + h - foot + 2, 7, inks.second)


def _draw_in_words(canvas: Canvas, tile: Tile, box: Box, inks: Inks) -> None:
    """Draw name, identity, banished ghosts and points without the card: a wide tile has room for two on each line."""
    x, y, w, h = box
    wide, line = tile.form == "wide", canvas.text_height(17, "bold")
    first, middle, last = y + 8 + line / 2, y + 8 + line * 1.5, y + h - 8 - line / 2
    crown = _CROWN if tile.was_king else 0.0
    named = x + 14 if wide else x + (w - crown - canvas.text_width(tile.name, 17, "bold")) / 2
    if crown:
        draw_crown(canvas, named + 10, first + 5)
    canvas.text(tile.name, named + crown, first, 17, inks.name, face="bold", anchor="cl")
    if tile.turned > 0.5:
        taken = _BADGE + 8 + canvas.text_width(tile.label) if tile.badge_glyph else canvas.text_width(tile.label)
        left = x + 14 if wide else x + (w - taken) / 2
        if tile.badge_glyph:
            draw_identity(canvas, identity_badge(tile.face), tile.badge_glyph, left + _BADGE / 2, middle, _BADGE)
            left += _BADGE + 8
        canvas.text(tile.label, left, middle, 16, inks.text, anchor="cl")
    points = min(len(tile.points), _MOST_POINTS) or 1
    _draw_points(canvas, tile, x + w - 4 - points * _POINT if wide else x + 18, last, 0.0, inks)
    if tile.turned >= 1:
        _draw_amount(canvas, tile, x + w - 12, first if wide else last, inks.text)


def card_width(canvas: Canvas, labels: Iterable[str], room: float, grown: float) -> float:
    """Return the width of the card on every tile: less than usual where the longest word beside it needs more room.

    Args:
        canvas: measures the words.
        labels: what stands beside the cards.
        room: how wide a tile is.
        grown: how much larger than usual everything is.
    """
    words = [word for label in labels for word in ([label[:1]] if is_cjk(label[:1] or " ") else label.split())]
    longest = max((canvas.text_width(word, 16 * grown) for word in words), default=0.0)
    return max(_SMALLEST_CARD, min(_CARD * grown**2, room - 2 * _EDGE - _CARD_GAP - longest))


def _draw_turning(canvas: Canvas, tile: Tile, cx: float, y: float, wide: float) -> None:
    width = wide * max(0.08, abs(1 - 2 * tile.turned))
    face, slip = (tile.face, tile.slip) if tile.turned > 0.5 else (BACK, "")
    card = card_surface(canvas, face, canvas.m.px(wide), title=slip)
    if width < wide - 1:
        card = pygame.transform.smoothscale(card, (max(2, canvas.m.px(width)), card.get_height()))
    canvas.paste(card, (canvas.m.px(cx) - card.get_width() // 2, canvas.m.px(y)))


def _draw_label(canvas: Canvas, tile: Tile, box: Box, ink: Rgb) -> None:
    """Draw badge and identity under each other, on every tile at one height; a ghost king's badge has a crown.

    Where there is room, the head of the role stands below the badge, as on the player's plaque.
    """
    x, y, w, h = box
    size, badge = 16 * tile.grown, _BADGE * tile.grown if tile.badge_glyph else 0.0
    lines = min(_MOST_LINES, len(canvas.lines(tile.label, w, size)))
    words = max(lines, tile.lines) * canvas.text_height(size) * _LEADING
    head = min(_HEAD_TALL * tile.grown, h - words - 6) if badge and tile.role else 0.0
    if head < _HEAD_LEAST * tile.grown:
        head = 0.0
    over = head or badge
    y += max(0.0, (h - over - words) / 2)
    if head:
        _draw_head(canvas, tile, (x + (w - _HEAD * tile.grown) / 2, y, _HEAD * tile.grown, head))
    elif badge:
        _draw_badge(canvas, tile, x + w / 2, y + badge / 2, badge)
    y += over + 4 if over else 0.0
    canvas.paragraph(tile.label, x, y, w, size, ink, line_height=_LEADING, max_lines=lines, align="center")


def _draw_head(canvas: Canvas, tile: Tile, box: Box) -> None:
    """Draw the head of the role, the identity's badge on its corner."""
    x, y, w, h = box
    place = canvas.m.rect(x, y, w, h)
    canvas.paste(portrait_surface(canvas, tile.role, place.size), place)
    canvas.rounded(x - 1, y - 1, w + 2, h + 2, None, radius=3, edge=theme.INK if tile.won else theme.LINE)
    _draw_badge(canvas, tile, x + 2, y + 16, _HEAD_BADGE * tile.grown)


def _draw_badge(canvas: Canvas, tile: Tile, cx: float, cy: float, diameter: float) -> None:
    draw_identity(canvas, identity_badge(tile.face), tile.badge_glyph, cx, cy, diameter)
    if tile.was_king:
        draw_crown(canvas, cx, cy - diameter / 2 + 2)


def _draw_points(canvas: Canvas, tile: Tile, x: float, y: float, room: float, inks: Inks) -> None:
    """Draw the banished ghosts from the middle of the first on; where there are none, say so if there is room."""
    step = _POINT * tile.grown
    for i, (suit, worth) in enumerate(tile.points[:_MOST_POINTS]):
        place = (x + i * step, y)
        draw_suit_badge(canvas, suit, *place, step + 1, "" if worth == _NOTHING else worth, inks.ring)
        if worth == _NOTHING:  # it pales, so that it isn't taken for points
            canvas.circle(*place, step / 2 + 1, inks.ground, alpha=_PALED)
            canvas.text(worth, *place, step * 0.58, inks.second, face="bold", anchor="cc", geometry=True)
    if tile.points:
        return
    if canvas.text_width(tile.none, 16 * tile.grown) <= room:
        canvas.text(tile.none, x - 8, y, 16 * tile.grown, inks.second, anchor="cl")
    else:
        canvas.text("–", x, y, 16, inks.second, anchor="cc")


def _amount(tile: Tile) -> int | None:
    return tile.scored if tile.scored is not None else tile.ghosts


def _draw_amount(canvas: Canvas, tile: Tile, right: float, y: float, ink: Rgb) -> None:
    """Write the points, or the ghosts borne behind a ghost card."""
    amount = _amount(tile)
    if amount is None:
        return
    width = canvas.text(str(amount), right, y, 22 * tile.grown, ink, face="bold", anchor="cr")
    if tile.scored is None:
        card = card_surface(canvas, GHOST_BACK, canvas.m.px(19 * tile.grown))
        left = canvas.m.px(right - width - 7) - card.get_width()
        canvas.paste(card, (left, canvas.m.px(y) - card.get_height() // 2))
