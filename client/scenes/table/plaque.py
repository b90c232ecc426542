"""A seat's plaque: everything public about a player in one place.

Three sizes of one thing: the base plaque shows portrait and ghost cards, the compact one turns ghosts into badges,
the large one (for very large text) leaves the portrait out. No number is ever left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from client.scenes.table.looks import GhostLook, SeatLook
from client.scenes.table.plaque_places import (
    PointsRow,
    artifact_box,
    badge_circle,
    crown_foot,
    ghost_boxes,
    points_row,
    requirement_box,
    shows_pictures,
    shows_portrait,
)
from client.scenes.table.strips import Strip, Tag, draw_strip, draw_tags
from client.scenes.table.styles import BASE, COMPACT, LARGE, Style
from client.scenes.table.tokens import (
    draw_back,
    draw_backs,
    draw_brackets,
    draw_ghost_badge,
    draw_spirit,
    draw_token,
    tokens_for,
)
from client.ui import theme
from client.ui.badges import draw_crown, draw_identity, draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import GHOST_BACK, card_surface, portrait_surface
from client.ui.icons import draw_icon
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box

_PORTRAIT: Final = 62.0
"""The width of a portrait on the base plaque."""
_ROLE_TYPE: Final = 16.0
_ROLE_PAD: Final = 2.0
"""Between the role's name and the ends of the band it stands on, which is as wide as the portrait."""
_SLOT_LINE = rgb("#4a4a42")
_EMPTY_ON_PAPER = rgb("#6b5a3c")
_STAGE_ON_PAPER = rgb("#6b3fa0")
_GHOST_EDGE = {"red": rgb("#c8553f"), "blue": rgb("#6f9be0"), "none": rgb("#a58fc0")}


@dataclass(frozen=True, slots=True)
class PlaqueWords:
    """The words and marks a plaque needs beside its look.

    Attributes:
        name: the player's.
        role: the role's short name.
        role_size: the size of type it is written in.
        glyph: the letter on the identity badge.
        is_bot: whether a bot plays.
    """

    name: str
    role: str
    role_size: float
    glyph: str
    is_bot: bool


def role_size(canvas: Canvas, roles: Iterable[str]) -> float:
    """Return the size of type in which the longest of the roles' names fits below its portrait: all have the same."""
    room = _PORTRAIT - 2 * _ROLE_PAD
    return min((canvas.glyph_size(role, _ROLE_TYPE, room) for role in roles), default=_ROLE_TYPE)


@dataclass(frozen=True, slots=True)
class Marks:
    """How a plaque is marked: a legal target, picked, hovered, accused, the host, the bearer of the ghost on stage."""

    target: bool = False
    picked: bool = False
    hovered: bool = False
    accused: bool = False
    host: bool = False
    exorcised: int | None = None
    """Which of his ghosts is on stage; -1 for one that has left him."""


def draw_plaque(
    canvas: Canvas,
    box: Box,
    style: Style,
    look: SeatLook,
    words: PlaqueWords,
    marks: Marks,
    strip: Strip | None = None,
    tags: tuple[Tag, ...] = (),
) -> None:
    """Draw a seat's plaque in its present state; ``strip`` says where its strip is, ``tags`` where its tags are."""
    _draw_ground(canvas, box, look, marks)
    ink, second = (theme.INK, rgb("#5a4d38")) if look.state == "turn" else (theme.BONE, theme.GREY)
    name_color = theme.INK if look.state == "turn" else theme.SEATS[look.seat]
    draw = {"base": _draw_base, "compact": _draw_compact}.get(style.name, _draw_large)
    draw(canvas, box, look, words, ink, second, name_color)
    _draw_identity(canvas, box, style, look, words)
    if marks.host and strip is None:
        _draw_host(canvas, box)
    if marks.exorcised is not None and 0 <= marks.exorcised < len(look.ghosts):
        place = ghost_boxes(box, style, len(look.ghosts))[marks.exorcised]
        _draw_on_stage(canvas, place, on_paper=look.state == "turn")
    _draw_ghosts(canvas, box, style, look.ghosts)
    place = artifact_box(box, style, len(look.ghosts))
    _draw_artifact(canvas, place, look.artifact, lit=look.state == "turn")
    draw_tags(canvas, tags)
    if strip is not None:
        draw_strip(canvas, strip)
    if marks.target:
        draw_brackets(canvas, *box)
    if marks.picked:
        _draw_tick(canvas, box)


def _draw_ground(canvas: Canvas, box: Box, look: SeatLook, marks: Marks) -> None:
    x, y, w, h = box
    middle = (x + w / 2, y + h / 2)
    if look.state == "turn":
        canvas.glow(*middle, w * 0.82, h * 1.15, theme.LAMP, alpha=150, power=1.5)
        material = Material(theme.PAPER, 250, theme.LAMP, 2.4, cut=6)
    elif look.state == "wait":
        canvas.glow(*middle, w * 0.7, h * 0.95, theme.WAITING, alpha=110, power=1.6)
        material = Material(theme.LACQUER, 226, theme.WAITING, 2.4, cut=6)
    elif marks.accused or look.king:
        material = Material(theme.LACQUER, 226, theme.CINNABAR, 2.4, cut=6)
    elif marks.exorcised is not None:
        material = Material(theme.LACQUER, 226, theme.HERETIC_TEXT, 2.0, cut=6)
    else:
        material = Material(theme.LACQUER, 226, theme.GREY if marks.hovered else theme.LINE, 1.2, cut=6)
    canvas.panel(*box, material)


def _draw_base(
    canvas: Canvas, box: Box, look: SeatLook, words: PlaqueWords, ink: Rgb, second: Rgb, name_color: Rgb
) -> None:
    x, y, w, _ = box
    portrait = canvas.m.rect(x + 4, y + 8, _PORTRAIT, 78)
    canvas.paste(portrait_surface(canvas, look.portrait, portrait.size), portrait)
    if words.role:
        band = (x + 4, y + 65, _PORTRAIT, 21)
        canvas.rounded(*band, theme.INK, alpha=225, radius=0)
        middle = (x + 4 + _PORTRAIT / 2, y + 75.5)
        canvas.text(words.role, *middle, words.role_size, theme.BONE, anchor="cc", geometry=True)
    _draw_points(canvas, look, points_row(box, BASE, look.points_needed))
    left = x + 72
    canvas.text(words.name, left, y + 18, 18, name_color, face="bold", anchor="cl", max_width=w - 72 - 34)
    draw_icon(canvas, "bot" if words.is_bot else "person", x + w - 18, y + 18, 8, second)
    draw_spirit(canvas, look.spirit, left, y + 33, 22, 18, ink)
    draw_backs(canvas, look.hand, x + w - 12, y + 32, 24, 18, ink)
    canvas.line((left, y + 60), (x + w - 8, y + 60), second, 1, alpha=70)


def _draw_compact(
    canvas: Canvas, box: Box, look: SeatLook, words: PlaqueWords, ink: Rgb, second: Rgb, name_color: Rgb
) -> None:
    x, y, w, h = box
    if shows_portrait(COMPACT, len(look.ghosts)):
        portrait = canvas.m.rect(x + 6, y + 6, 56, h - 12)
        canvas.paste(portrait_surface(canvas, look.portrait, portrait.size), portrait)
    canvas.text(words.name, x + 70, y + 18, 16, name_color, face="bold", anchor="cl", max_width=w - 78)
    _draw_figures(canvas, look, x + 70, y + 37, 24, ink)
    _draw_points(canvas, look, points_row(box, COMPACT, look.points_needed))


def _draw_large(
    canvas: Canvas, box: Box, look: SeatLook, words: PlaqueWords, ink: Rgb, second: Rgb, name_color: Rgb
) -> None:
    x, y, w, _ = box
    canvas.text(words.name, x + 56, y + 28, 16, name_color, face="bold", anchor="cl", max_width=w - 64)
    _draw_figures(canvas, look, x + 12, y + 54, 30, ink)
    _draw_points(canvas, look, points_row(box, LARGE, look.points_needed))


def _draw_figures(canvas: Canvas, look: SeatLook, x: float, y: float, size: float, ink: Rgb) -> None:
    """Draw spirit and hand size, each as one token or back and a number."""
    draw_token(canvas, tokens_for(look.spirit)[0] if look.spirit else 1, x, y, size, spent=not look.spirit)
    width = canvas.text(str(look.spirit), x + size + 5, y + size / 2, 18, ink, face="bold", anchor="cl")
    left = x + max(66.0, size + width + 14)
    draw_back(canvas, left, y - 1, size * 0.76, spent=not look.hand)
    canvas.text(str(look.hand), left + size * 0.76 + 5, y + size / 2, 18, ink, face="bold", anchor="cl")


def _draw_points(canvas: Canvas, look: SeatLook, row: PointsRow) -> None:
    """Draw the banished ghosts, and an empty ring for each one more that would end the game.

    On the paper of the player to move their edges are dark: light ones wouldn't be seen, and with them the shapes.
    """
    x, y, step, size = row
    on_paper = look.state == "turn"
    edge, empty = (theme.INK, _EMPTY_ON_PAPER) if on_paper else (theme.BONE, theme.GREY)
    slots = max(look.points_needed, len(look.points))
    for i in range(slots):
        suit = look.points[i] if i < len(look.points) else None
        if suit is not None:
            draw_suit_badge(canvas, suit, x + i * step, y, size, ring=edge)
        elif i < len(look.points):
            _draw_face_down(canvas, x + i * step, y, size)
        else:
            canvas.circle(x + i * step, y, size * 0.36, empty, alpha=235 if on_paper else 200, width=1.4)


def _draw_face_down(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a banished ghost that lies face down until scoring."""
    card = card_surface(canvas, GHOST_BACK, canvas.m.px(size * 0.72))
    canvas.paste(card, card.get_rect(center=(canvas.m.px(x), canvas.m.px(y))))


def _draw_identity(canvas: Canvas, box: Box, style: Style, look: SeatLook, words: PlaqueWords) -> None:
    """Draw the identity's badge; a crown sets the Heretic King and the Elders apart from their followers."""
    if not look.has_identity:
        return
    draw_identity(canvas, look.identity, words.glyph, *badge_circle(box, style), look.known_as)
    if look.crowned:
        draw_crown(canvas, *crown_foot(box, style))


def _draw_ghosts(canvas: Canvas, box: Box, style: Style, ghosts: tuple[GhostLook, ...]) -> None:
    """Draw the ghosts, and over all of them their requirements: no card covers a number."""
    count = len(ghosts)
    places = ghost_boxes(box, style, count)
    if shows_pictures(style, count):
        for place, ghost in zip(places, ghosts, strict=True):
            _draw_picture(canvas, place, ghost)
    for place, ghost in zip(places, ghosts, strict=True):
        x, y, w, h = requirement_box(place, style, count)
        draw_ghost_badge(canvas, ghost, x + w / 2, y + h / 2, w)


def _draw_picture(canvas: Canvas, place: Box, ghost: GhostLook) -> None:
    x, y, w, h = place
    picture = card_surface(canvas, ghost.face, canvas.m.px(w))
    canvas.paste(picture, (canvas.m.px(x), canvas.m.px(y)))
    canvas.rounded(x - 1, y - 1, w + 2, h + 2, None, radius=3, edge=_GHOST_EDGE[ghost.suit], edge_width=1.4)


def _draw_on_stage(canvas: Canvas, place: Box, *, on_paper: bool) -> None:
    """Light the place of the ghost that is on stage from behind, and frame it: darkly on paper."""
    x, y, w, h = place
    edge = _STAGE_ON_PAPER if on_paper else theme.HERETIC_TEXT
    canvas.glow(x + w / 2, y + h / 2, w, h * 0.9, edge, alpha=210)
    rim = 4.0 if h > w else 2.0  # a card has a frame of its own, a badge stands close to the figures
    canvas.rounded(x - rim, y - rim, w + 2 * rim, h + 2 * rim, None, radius=4, edge=edge, edge_width=2.4)


def _draw_artifact(canvas: Canvas, place: Box, artifact: str | None, *, lit: bool) -> None:
    x, y, w, h = place
    if artifact is None:
        edge = rgb("#b3a178") if lit else _SLOT_LINE
        canvas.rounded(x, y, w, h, None, radius=3, edge=edge, edge_width=1)
        return
    rect = canvas.m.rect(x, y, w, h)
    card = card_surface(canvas, artifact, rect.width + canvas.m.px(6))
    top = round(card.get_height() * 0.26)
    left = round(card.get_width() * 0.04)
    shown = card.subsurface((left, min(top, card.get_height() - rect.height), rect.width, rect.height))
    canvas.paste(shown, rect)
    canvas.rounded(x - 1, y - 1, w + 2, h + 2, None, radius=3, edge=theme.GOLD, edge_width=1.6)


def _draw_host(canvas: Canvas, box: Box) -> None:
    """Mark the host where no strip says so, by the sign of the exorcism in the phases; below any ghost."""
    x, y, w, h = box
    canvas.circle(x + w - 22, y + h - 22, 17, theme.HOST)
    canvas.circle(x + w - 22, y + h - 22, 17, theme.LAMP, width=1.6)
    draw_icon(canvas, "talisman", x + w - 22, y + h - 22, 10, theme.LAMP)


def _draw_tick(canvas: Canvas, box: Box) -> None:
    x, y, w, _ = box
    canvas.circle(x + w - 6, y + 6, 13, theme.LAMP)
    draw_icon(canvas, "check", x + w - 6, y + 6, 8, theme.INK)
