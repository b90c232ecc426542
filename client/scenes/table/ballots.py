"""The votes of an exorcism: laid at the plaques, brought together and shuffled, turned one by one."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from client.scenes.table.causes import sum_text
from client.scenes.table.geometry import between
from client.scenes.table.looks import badge_suit
from client.scenes.table.movers import smooth
from client.scenes.table.places import Places
from client.scenes.table.sprites import card_sprite, dimmed
from client.scenes.table.styles import LARGE
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

_TRAYS: Final = {
    "cut": Material(rgb("#2a0f0d"), 240, theme.RED_TEXT, 1.4, cut=4),
    "host": Material(theme.HOST, 240, theme.LAMP, 1.4, cut=4),
    "": Material(rgb("#16211f"), 240, theme.LINE, 1.4, cut=4),
}
_AWAITED: Final = Material(rgb("#0e1516"), 190, theme.LINE, 1.2, cut=4)
"""The place of votes that haven't been laid, or can't be."""
_WIDTH: Final = 64.0
_BADGE: Final = 26.0
_BADGE_FOOT: Final = 11.0
"""How far a badge stands out below its vote."""
_DOUBLE: Final = 38.0
"""The badge of a vote that counts more than once, with its number on it."""
_HEAP: Final = 0.55
"""The share of the gathering after which all votes lie on one heap."""


def votes_box(tableau: Tableau) -> Box:
    """Return the room for the row of votes under the result."""
    x, y, w, h = tableau.layout.net
    center = x + w / 2
    return (center - 320, y + h + 8, 640, _WIDTH * RATIO + 18)


def draw_votes(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Draw the shuffled votes, turned one by one; before that they come together."""
    count = len(theatre.votes)
    if not count:
        return
    x, y, w, _ = votes_box(tableau)
    gathered = theatre.gathered(now)
    if gathered < 1 and theatre.moves:
        _draw_gathering(canvas, tableau, theatre, gathered)
        return
    turned, share = theatre.turned(now), theatre.turning(now)
    for i in reversed(range(count)):
        vote, cx = theatre.votes[i], _row_place(tableau, count, i)
        turning = i == turned and share > 0 and theatre.moves
        face = vote.face if i < turned or (turning and share > 0.5) else BACK
        if turning:
            canvas.glow(cx, y + 45, 60, 80, theme.LAMP, alpha=210, power=1.1)
        _draw_vote(canvas, tableau, face, cx, y, abs(math.cos(math.pi * share)) if turning else 1.0)
        if i < turned:
            label, size = (f"\u00d7{vote.value}", _DOUBLE) if vote.value > 1 else ("", _BADGE)
            foot = y + _WIDTH * RATIO + _BADGE_FOOT
            draw_suit_badge(canvas, badge_suit(vote.suit), cx, foot - size / 2, size, label)
    where = (x + w / 2, y + _WIDTH * RATIO + 14)
    if theatre.reasons and tableau.layout.style is LARGE:  # how many are turned is seen
        text = sum_text(canvas, tableau, theatre, w)
    else:
        text = _told(canvas, tableau, theatre, turned, w)
    canvas.text(text, *where, 16, rgb("#cbbfae"), anchor="tc", shadow=theme.BLACK)


def _told(canvas: Canvas, tableau: Tableau, theatre: Theatre, turned: int, room: float) -> str:
    """Return how many votes are turned, and that they are shuffled if there is room to say so."""
    text = tableau.tr("table-turned", turned=turned, count=len(theatre.votes))
    voters = sum(1 for laid in theatre.laid.values() if laid)
    told = " · ".join((text, tableau.tr("table-shuffled")))
    # Of a single voter everybody knows whose they are.
    return told if voters > 1 and canvas.text_width(told, 16) <= room else text


def _row_place(tableau: Tableau, count: int, number: int) -> float:
    """Return the middle of a vote in the row."""
    x, _, w, _ = votes_box(tableau)
    step = min(54.0, (w - _WIDTH) / max(1, count - 1))
    return x + w / 2 + (number - (count - 1) / 2) * step


def _draw_vote(canvas: Canvas, tableau: Tableau, face: str, cx: float, y: float, squeeze: float) -> None:
    slip = tableau.slip(face)
    if squeeze >= 1:
        card = card_surface(canvas, face, canvas.m.px(_WIDTH), title=slip)
    else:
        card = card_sprite(canvas, face, _WIDTH, squeeze=squeeze, title=slip)
    canvas.paste(card, (canvas.m.px(cx) - card.get_width() // 2, canvas.m.px(y)))


def _draw_gathering(canvas: Canvas, tableau: Tableau, theatre: Theatre, gathered: float) -> None:
    """Let the votes fly from their trays onto one heap, and spread from there: nobody can follow one with his eyes."""
    x, y, w, _ = votes_box(tableau)
    heap = (x + w / 2, y + _WIDTH * RATIO / 2)
    starts = _tray_places(tableau, theatre)
    chance = random.Random(theatre.bearer)
    order = list(range(len(theatre.votes)))
    chance.shuffle(order)
    for number, place in enumerate(order):
        sx, sy, small = starts[number % len(starts)] if starts else (*heap, _WIDTH)
        lag = 0.3 * number / len(order)
        angle = chance.uniform(-40, 40)
        if gathered < _HEAP:
            way = smooth(max(0.0, min(1.0, (gathered / _HEAP - lag) / (1 - lag))))
            (cx, cy), width = between((sx, sy), heap, way), small + (_WIDTH - small) * way
            turn = angle * way
        else:
            way = smooth((gathered - _HEAP) / (1 - _HEAP))
            swing = math.sin(math.pi * way) * (34 if place % 2 else -34)
            cx, cy = heap[0] + (_row_place(tableau, len(order), place) - heap[0]) * way, heap[1] + swing
            width, turn = _WIDTH, angle * (1 - way)
        card = card_sprite(canvas, BACK, width, angle=turn)
        canvas.paste(card, card.get_rect(center=(canvas.m.px(cx), canvas.m.px(cy))))


def _tray_places(tableau: Tableau, theatre: Theatre) -> list[tuple[float, float, float]]:
    """Return where each vote that counts was laid, and how wide it is there."""
    places = Places(tableau)
    found = []
    for seat, count in theatre.laid.items():
        challenge = theatre.challenged.get(seat)
        tray = places.tray(seat)
        if challenge is None or not challenge.won:
            found += [(tray.x + i * 13 - 8, tray.y, tray.width) for i in range(count)]
    return found


def _memory_of(canvas: Canvas, face: str, card: pygame.Surface) -> pygame.Surface:
    """Return a small card made faint: it was laid here and has been taken up."""
    return canvas.shapes.keep(("memory", face, card.get_width()), lambda: dimmed(card, 0.4))


def tray_seats(tableau: Tableau, theatre: Theatre) -> list[int]:
    """Return whose votes are shown: all who vote, but mine lie in my hand while I choose them."""
    prompt = tableau.prompt
    choosing = tableau.seat if prompt is not None and prompt.kind == "votes" else None
    return [seat for seat in dict.fromkeys((*theatre.order, *theatre.laid)) if seat != choosing]


def draw_trays(canvas: Canvas, tableau: Tableau, theatre: Theatre) -> None:
    """Draw the votes of each seat beside its plaque: how many it laid, that it still may, or that it can't."""
    for seat in tray_seats(tableau, theatre):
        if theatre.laid.get(seat):
            _draw_laid(canvas, tableau, theatre, seat)
        elif seat in theatre.barred:
            _draw_barred(canvas, tableau.layout.tray(seat))
        elif seat in theatre.laid:
            _draw_none(canvas, tableau.layout.tray(seat), host=seat == theatre.host)
        else:
            _draw_awaited(canvas, tableau.layout.tray(seat))


def _draw_laid(canvas: Canvas, tableau: Tableau, theatre: Theatre, seat: int) -> None:
    """Draw the backs of laid votes and their number; a challenge shows their faces."""
    count, challenge = theatre.laid[seat], theatre.challenged.get(seat)
    kind = "cut" if challenge is not None else "host" if seat == theatre.host else ""
    x, y, w, h = tableau.layout.tray(seat)
    canvas.panel(x, y, w, h, _TRAYS[kind])
    faces = list(challenge.cards) if challenge is not None and challenge.won is not None else [BACK] * count
    gone = theatre.counted_at is not None and (challenge is None or not challenge.won)  # they lie in the row now
    for i, face in enumerate(faces[:3]):
        card = card_surface(canvas, face, canvas.m.px(27), title=tableau.slip(face))
        card = _memory_of(canvas, face, card) if gone else card
        canvas.paste(card, (canvas.m.px(x + 6 + i * 13), canvas.m.px(y + 5)))
        if challenge is not None and i in challenge.flipped:
            counts_as = "blue" if suit_of(face) == "red" else "red"
            draw_suit_badge(canvas, badge_suit(counts_as), x + 6 + i * 13 + 13, y + h - 8, 16)
    shown = len(challenge.cards) if challenge is not None and challenge.won is not None else count
    canvas.text(str(shown), x + w - 18, y + h / 2, 22, theme.BONE, face="bold", anchor="cc")
    if challenge is not None:
        draw_icon(canvas, "swords", x + 31, y + h / 2, 15, rgb("#fff6e2"))
        if challenge.won:
            canvas.line((x + w - 28, y + h - 12), (x + w - 8, y + 12), theme.RED_TEXT, 2.4)


def _draw_none(canvas: Canvas, tray: Box, *, host: bool) -> None:
    """Write that a seat laid no vote."""
    x, y, w, h = tray
    canvas.panel(x, y, w, h, _TRAYS["host" if host else ""])
    canvas.line((x + 16, y + h / 2), (x + 46, y + h / 2), theme.GREY, 2)
    canvas.text("0", x + w - 18, y + h / 2, 22, theme.GREY, face="bold", anchor="cc")


def _draw_awaited(canvas: Canvas, tray: Box) -> None:
    """Draw the empty place of votes that may still be laid, and three points for them."""
    x, y, w, h = tray
    canvas.panel(x, y, w, h, _AWAITED)
    for step in (-1, 0, 1):
        canvas.circle(x + w / 2 + step * 13, y + h / 2, 3.2, theme.GREY)


def _draw_barred(canvas: Canvas, tray: Box) -> None:
    """Draw a barred ring: no vote comes from here."""
    x, y, w, h = tray
    canvas.panel(x, y, w, h, _AWAITED)
    cx, cy, radius = x + w / 2, y + h / 2, 13.0
    canvas.circle(cx, cy, radius, theme.RED_TEXT, width=3)
    reach = radius * 0.68
    canvas.line((cx - reach, cy - reach), (cx + reach, cy + reach), theme.RED_TEXT, 3)
