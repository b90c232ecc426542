"""The votes of an exorcism: laid at the plaques, brought together and shuffled, turned one by one."""

from __future__ import annotations

import math
import random
from typing import Final, Literal, NamedTuple

import pygame

from client.scenes.table.causes import sum_lines
from client.scenes.table.fan import SUNK
from client.scenes.table.geometry import MOST_LAID, Point, between
from client.scenes.table.looks import badge_suit
from client.scenes.table.movers import smooth
from client.scenes.table.places import Places
from client.scenes.table.sprites import card_sprite
from client.scenes.table.styles import BASE, LARGE
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.theme import Material, rgb
from client.ui.widget import Box
from client.words import suit_of

_ACCUSED: Final = Material(rgb("#2a0f0d"), 240, theme.RED_TEXT, 1.4, cut=4)
_DISCARDED, _COUNTED = 150, 190
"""How bright a vote is that a challenge has caught, and one that lies in the row now, of 255."""
_STEEL: Final = rgb("#fff6e2")
_NARROW, _WIDE = 64.0, 94.0
"""The width of a vote in the row: of many, and of so few that there is room for more."""
_ROW: Final = 640.0
_OVERLAP: Final = 0.84
"""From one vote of the row to the next, in widths."""
_ABOVE_HAND: Final = 4.0
_BADGE: Final = 26.0
_BADGE_FOOT: Final = 11.0
"""How far a badge stands out below its vote."""
_DOUBLE: Final = 38.0
"""The badge of a vote that counts more than once, with its number on it."""
_NUMBER: Final = 13.0
"""The radius of the seal that says how many votes a seat has laid."""
_TOLD: Final = 16.0
"""The size of what is told of the votes."""
_NONE: Final = 19.0
"""The size of the number of a seat that laid none."""
_HEAP: Final = 0.55
"""The share of the gathering after which all votes lie on one heap."""


class _Row(NamedTuple):
    """The row of votes under the result: its middle, its top, the width of a vote and from one to the next."""

    x: float
    y: float
    width: float
    step: float
    votes: int

    def place(self, number: int) -> float:
        """Return the middle of a vote."""
        return self.x + (number - (self.votes - 1) / 2) * self.step

    @property
    def box(self) -> Box:
        """All of the row, with the badges at its foot."""
        wide = self.width + (max(1, self.votes) - 1) * self.step
        return (self.x - wide / 2, self.y, wide, self.width * RATIO + _BADGE_FOOT)


def row_of(tableau: Tableau, count: int) -> _Row:
    """Return the row for so many votes: few are larger, as far as they stay clear of my hand."""
    layout = tableau.layout
    x, y, w, h = layout.net
    top = y + h + 8
    width = _NARROW
    if layout.style is BASE:
        room = (layout.high - layout.style.hand_card * RATIO * SUNK - _ABOVE_HAND - _BADGE_FOOT - top) / RATIO
        width = max(_NARROW, min(_WIDE, room, _ROW / (1 + _OVERLAP * (count - 1))))
    return _Row(x + w / 2, top, width, min(width * _OVERLAP, (_ROW - width) / max(1, count - 1)), count)


def draw_votes(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Draw the shuffled votes, turned one by one; before that they come together."""
    count = len(theatre.votes)
    if not count:
        return
    row = row_of(tableau, count)
    gathered = theatre.gathered(now)
    if gathered < 1 and theatre.moves:
        _draw_gathering(canvas, tableau, theatre, gathered)
        return
    turned, share = theatre.turned(now), theatre.turning(now)
    high = row.width * RATIO
    for i in reversed(range(count)):
        vote, cx = theatre.votes[i], row.place(i)
        turning = i == turned and share > 0 and theatre.moves
        face = vote.face if i < turned or (turning and share > 0.5) else BACK
        if turning:
            canvas.glow(cx, row.y + high / 2, row.width * 0.94, high * 0.9, theme.LAMP, alpha=210, power=1.1)
        _draw_vote(canvas, tableau, face, (cx, row), abs(math.cos(math.pi * share)) if turning else 1.0)
        if i < turned:
            label, size = (f"\u00d7{vote.value}", _DOUBLE) if vote.value > 1 else ("", _BADGE)
            draw_suit_badge(canvas, badge_suit(vote.suit), cx, row.y + high + _BADGE_FOOT - size / 2, size, label)
    if tableau.layout.style is not BASE:
        _tell_below(canvas, tableau, theatre, (row.x, row.y + high + 14), turned)


def _tell_below(canvas: Canvas, tableau: Tableau, theatre: Theatre, where: tuple[float, float], turned: int) -> None:
    """Write under the row what the requirement is made of, else how many are turned."""
    if theatre.reasons and tableau.layout.style is LARGE:  # how many are turned is seen
        (text,) = sum_lines(canvas, tableau, theatre, _ROW)
    else:
        text = " · ".join(told_of_votes(tableau, theatre, turned))
        if canvas.text_width(text, 16) > _ROW:
            text = told_of_votes(tableau, theatre, turned)[0]
    draw_told(canvas, text, (where[0], where[1] + canvas.text_height(_TOLD) / 2 + 4), "cc")


def draw_told(canvas: Canvas, text: str, where: Point, anchor: Literal["cl", "cr", "cc"]) -> None:
    """Write on a small dark ground what is told of the votes, at a point at its left or right end or in its middle."""
    x, y = where
    width, height = canvas.text_width(text, _TOLD) + 20, canvas.text_height(_TOLD) + 8
    left = x - {"cl": 0.0, "cc": 0.5, "cr": 1.0}[anchor] * width
    canvas.rounded(left, y - height / 2, width, height, theme.LACQUER, alpha=225, edge=theme.LINE_FAINT)
    canvas.text(text, left + width / 2, y, _TOLD, rgb("#e4d8bf"), anchor="cc")


def told_of_votes(tableau: Tableau, theatre: Theatre, turned: int) -> list[str]:
    """Return how many votes are turned, and that they are shuffled: of one voter everybody knows whose they are."""
    told = [tableau.tr("table-turned", turned=turned, count=len(theatre.votes))]
    voters = sum(1 for laid in theatre.laid.values() if laid)
    return [*told, tableau.tr("table-shuffled")] if voters > 1 else told


def _draw_vote(canvas: Canvas, tableau: Tableau, face: str, where: tuple[float, _Row], squeeze: float) -> None:
    slip, (cx, row) = tableau.slip(face), where
    if squeeze >= 1:
        card = card_surface(canvas, face, canvas.m.px(row.width), title=slip)
    else:
        card = card_sprite(canvas, face, row.width, squeeze=squeeze, title=slip)
    canvas.paste(card, (canvas.m.px(cx) - card.get_width() // 2, canvas.m.px(row.y)))


def _draw_gathering(canvas: Canvas, tableau: Tableau, theatre: Theatre, gathered: float) -> None:
    """Let the votes fly from their trays onto one heap, and spread from there: nobody can follow one with his eyes."""
    row = row_of(tableau, len(theatre.votes))
    heap = (row.x, row.y + row.width * RATIO / 2)
    starts = _tray_places(tableau, theatre)
    chance = random.Random(theatre.bearer)
    order = list(range(len(theatre.votes)))
    chance.shuffle(order)
    for number, place in enumerate(order):
        sx, sy, small = starts[number % len(starts)] if starts else (*heap, row.width)
        lag = 0.3 * number / len(order)
        angle = chance.uniform(-40, 40)
        if gathered < _HEAP:
            way = smooth(max(0.0, min(1.0, (gathered / _HEAP - lag) / (1 - lag))))
            (cx, cy), width = between((sx, sy), heap, way), small + (row.width - small) * way
            turn = angle * way
        else:
            way = smooth((gathered - _HEAP) / (1 - _HEAP))
            swing = math.sin(math.pi * way) * (34 if place % 2 else -34)
            cx, cy = heap[0] + (row.place(place) - heap[0]) * way, heap[1] + swing
            width, turn = row.width, angle * (1 - way)
        card = card_sprite(canvas, BACK, width, angle=turn)
        canvas.paste(card, card.get_rect(center=(canvas.m.px(cx), canvas.m.px(cy))))


def _tray_places(tableau: Tableau, theatre: Theatre) -> list[tuple[float, float, float]]:
    """Return where each vote that counts was laid, and how wide it is there."""
    places = Places(tableau)
    found = []
    for seat, count in theatre.laid.items():
        challenge = theatre.challenged.get(seat)
        if challenge is None or not challenge.won:
            poses = [places.vote(seat, min(i, MOST_LAID - 1), min(count, MOST_LAID)) for i in range(count)]
            found += [(pose.x, pose.y, pose.width) for pose in poses]
    return found


def _darkened(canvas: Canvas, face: str, card: pygame.Surface, bright: int) -> pygame.Surface:
    """Return a small card that doesn't count any more, or is counted elsewhere now."""

    def make() -> pygame.Surface:
        dark = card.copy()
        dark.fill((bright,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return dark

    return canvas.shapes.keep(("darkened", face, card.get_width(), bright), make)


def tray_seats(theatre: Theatre) -> list[int]:
    """Return whose votes are shown: all who vote."""
    return list(dict.fromkeys((*theatre.order, *theatre.laid)))


def draw_trays(canvas: Canvas, tableau: Tableau, theatre: Theatre) -> None:
    """Draw the votes of each seat beside its plaque: how many it laid, that it still may, or that it can't."""
    for seat in tray_seats(theatre):
        place = tableau.layout.vote(seat, 0, 1)
        if theatre.laid.get(seat):
            _draw_laid(canvas, tableau, theatre, seat)
        elif seat in theatre.barred:
            _draw_barred(canvas, place)
        elif seat in theatre.laid:
            _draw_none(canvas, place)
        else:
            _draw_awaited(canvas, place)


def draw_numbers(canvas: Canvas, tableau: Tableau, theatre: Theatre) -> None:
    """Draw how many votes each seat laid, and how many I have chosen: above whatever flies from there."""
    layout, prompt, picker = tableau.layout, tableau.prompt, tableau.picker
    for seat in tray_seats(theatre):
        count, challenge = theatre.laid.get(seat, 0), theatre.challenged.get(seat)
        if seat == tableau.seat and prompt is not None and picker is not None and prompt.kind == "votes":
            count = len(picker.picked)
        if not count:
            continue
        shown = min(MOST_LAID, count) if seat in theatre.laid else 1
        x, y, w, h = layout.vote(seat, 0 if layout.is_right(seat) else shown - 1, shown)
        foot = y + h - max(12.0, canvas.text_height(20, "bold") / 2)
        corner = (x + 11 if layout.is_right(seat) else x + w - 11, foot)
        struck = challenge is not None and bool(challenge.won)
        _draw_number(canvas, corner, count, host=seat == theatre.host, struck=struck)


def _draw_laid(canvas: Canvas, tableau: Tableau, theatre: Theatre, seat: int) -> None:
    """Draw the backs of laid votes and their number; a challenge shows their faces."""
    layout, challenge = tableau.layout, theatre.challenged.get(seat)
    host = seat == theatre.host
    told = challenge is not None and challenge.won is not None
    discarded = challenge is not None and bool(challenge.won)
    faces = list(challenge.cards) if challenge is not None and told else [BACK] * theatre.laid[seat]
    gone = theatre.counted_at is not None and (challenge is None or not challenge.won)  # they lie in the row now
    if challenge is not None:
        canvas.panel(*layout.tray(seat), _ACCUSED)
    elif not gone:
        x, y, w, h = layout.tray(seat)
        canvas.glow(x + w / 2 - 8, y + h / 2, w * 0.62, h * 0.72, theme.LAMP, alpha=150 if host else 60, power=1.3)
    shown = faces[:MOST_LAID]
    for i, face in enumerate(shown):
        x, y, w, h = layout.vote(seat, i, len(shown))
        card = card_surface(canvas, face, canvas.m.px(w), title=tableau.slip(face))
        if gone or discarded:
            card = _darkened(canvas, face, card, _COUNTED if gone else _DISCARDED)
        canvas.paste(card, (canvas.m.px(x), canvas.m.px(y)))
        if host and not gone:
            canvas.rounded(x - 1, y - 1, w + 2, h + 2, None, radius=4, edge=theme.LAMP, edge_width=1.6)
        if challenge is not None and i in challenge.flipped:
            counts_as = "blue" if suit_of(face) == "red" else "red"
            draw_suit_badge(canvas, badge_suit(counts_as), x + 10, y + h - 10, 18)
    if challenge is not None:
        _draw_accusation(canvas, layout.tray(seat), told=told)


def _draw_accusation(canvas: Canvas, tray: Box, *, told: bool) -> None:
    """Cross swords over the votes of an accused: large while they are hidden, at their corner when they are shown."""
    x, y, w, h = tray
    if not told:
        draw_icon(canvas, "swords", x + w * 0.42, y + h / 2, h * 0.34, _STEEL)
        return
    cx, cy, radius = x + w / 2, y + 1, 15.0
    canvas.circle(cx, cy, radius, theme.RED_TEXT)
    canvas.circle(cx, cy, radius - 1.6, _ACCUSED.fill)
    draw_icon(canvas, "swords", cx, cy, 9, _STEEL)


def _draw_number(canvas: Canvas, center: Point, count: int, *, host: bool, struck: bool) -> None:
    """Draw the seal with the number of votes."""
    cx, cy = center
    radius = max(_NUMBER, canvas.text_height(20, "bold") * 0.58)
    fill, edge, ink = (theme.LAMP, theme.INK, theme.INK) if host else (theme.LACQUER, theme.GOLD, theme.BONE)
    canvas.circle(cx, cy, radius, edge)
    canvas.circle(cx, cy, radius - 1.6, fill)
    canvas.text(str(count), cx, cy, 20, ink, face="bold", anchor="cc")
    if struck:
        canvas.line((cx - radius - 3, cy + radius * 0.5), (cx + radius + 3, cy - radius * 0.5), theme.RED_TEXT, 2.4)


def _draw_none(canvas: Canvas, card: Box) -> None:
    """Write quietly, where its votes would lie, that a seat laid none."""
    x, y, w, h = card
    _draw_slot(canvas, card)
    canvas.text("0", x + w / 2, y + h / 2, _NONE, theme.GREY, anchor="cc")


def _draw_awaited(canvas: Canvas, card: Box) -> None:
    """Draw the empty place of votes that may still be laid, and three points for them."""
    x, y, w, h = card
    _draw_slot(canvas, card)
    for step in (-1, 0, 1):
        canvas.circle(x + w / 2 + step * w * 0.24, y + h / 2, 2.8, theme.GREY)


def _draw_slot(canvas: Canvas, card: Box) -> None:
    """Draw the place of a vote that isn't there."""
    canvas.rounded(*card, theme.LACQUER, alpha=170, radius=5, edge=theme.LINE)


def _draw_barred(canvas: Canvas, card: Box) -> None:
    """Draw a barred ring: no vote comes from here."""
    x, y, w, h = card
    cx, cy, radius = x + w / 2, y + h / 2, 13.0
    canvas.circle(cx, cy, radius, theme.RED_TEXT, width=3)
    reach = radius * 0.68
    canvas.line((cx - reach, cy - reach), (cx + reach, cy + reach), theme.RED_TEXT, 3)
