"""The exorcism drawn: its target, what it needs, the sum of the votes, and how it ends."""

from __future__ import annotations

from typing import Final

from client.scenes.table.ballots import draw_votes
from client.scenes.table.columns import draw_columns
from client.scenes.table.geometry import LARGE, middle
from client.scenes.table.looks import badge_suit
from client.scenes.table.middle import draw_card, draw_plate
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.scenes.table.verdict import draw_ink_wash, draw_leaving, draw_success_behind, draw_verdict, opened
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.theme import Material, rgb
from client.ui.widget import Box
from client.words import plain

_SEAL: Final = 0.84
_SEAL_HEIGHT: Final = 0.165
"""At the right of this share of a card's width the seal stands at its foot, and how high it reaches."""
_STANDS_OUT: Final = 28.0
"""How far a long cause may stand out beside the card: short of the line at the column of votes."""


def draw_stage(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float, *, full: bool) -> None:
    """Draw the middle of the exorcism.

    Args:
        canvas: where to.
        tableau: the table.
        theatre: the exorcism.
        now: the table's time.
        full: the room of my ribbon is free for the result and the row of votes.
    """
    _draw_target(canvas, tableau, theatre, now)
    draw_columns(canvas, tableau, theatre, now)
    if theatre.counted_at is not None and full:
        if theatre.gathered(now) >= 1:
            _draw_net(canvas, tableau, theatre, now)
        draw_votes(canvas, tableau, theatre, now)


def _draw_target(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    box = tableau.layout.target_card
    x, y, w, h = box
    cx, cy = middle(box)
    result = theatre.stage(now) == "result"
    if result and theatre.success:
        draw_success_behind(canvas, tableau, theatre, now)
    else:
        canvas.glow(cx, cy, 230, 250, rgb("#8fb8ff"), alpha=90, power=1.2)
    if theatre.left(now) > 0:
        draw_leaving(canvas, tableau, theatre, now)
        return
    draw_card(canvas, tableau, theatre.face, box, plate=False)
    if tableau.latin and not theatre.reasons:
        beside_seal = w if tableau.layout.style is LARGE else w * _SEAL
        draw_plate(canvas, tableau.words.card_short(theatre.face), (x, y, beside_seal, h))
    if result and not theatre.success:
        draw_ink_wash(canvas, tableau, theatre, now)
    ring = theme.LAMP if theatre.reasons else theme.BONE
    # It covers the sign of its colour in the card's corner.
    sign = (x + w * 0.105, y + w * 0.115, max(64.0, w * 0.4))
    draw_suit_badge(canvas, badge_suit(theatre.suit), *sign, str(theatre.requirement), ring)
    if theatre.reasons and tableau.layout.style is not LARGE:
        _draw_sum(canvas, tableau, theatre, (x, y, w, h))
    if result:
        key = "table-banished" if theatre.success else "table-stays"
        if theatre.summoning:
            key = "table-summoned" if theatre.success else "table-not-summoned"
        draw_verdict(canvas, tableau.tr(key), (cx, cy), opened(theatre, now), good=bool(theatre.success))


def _draw_sum(canvas: Canvas, tableau: Tableau, theatre: Theatre, card: Box) -> None:
    """Write what the requirement is made of on a slip at the card's foot: beside the seal there, or else above it."""
    x, y, w, h = card
    parts = [str(theatre.base)]
    for name, count, amount in causes(tableau, theatre):
        sign = "+" if amount > 0 else "\u2212"
        cause = f"{name}×{count}" if count > 1 else name
        parts.append(tableau.tr("table-sum-part", sign=sign, amount=abs(amount), cause=cause))
    beside = w * _SEAL - 6
    widest = w + 2 * _STANDS_OUT
    lines = [" ".join(parts)]
    if canvas.text_width(lines[0], 16, "bold") <= beside - 10:
        middle, bottom = x + 6 + beside / 2, y + h - 9
    else:
        lines = _filled(canvas, parts, widest - 10)
        middle, bottom = x + w / 2, y + h * (1 - _SEAL_HEIGHT)
    step = canvas.text_height(16, "bold")
    width = min(widest, max(canvas.text_width(line, 16, "bold") for line in lines) + 10)
    height = step * len(lines) + 6
    canvas.rounded(middle - width / 2, bottom - height, width, height, theme.INK, alpha=235, radius=4, edge=theme.LAMP)
    for i, line in enumerate(lines):
        place = (middle, bottom - height + 3 + step * (i + 0.5))
        canvas.text(line, *place, 16, theme.LAMP, face="bold", anchor="cc", max_width=width - 6)


def _filled(canvas: Canvas, parts: list[str], room: float) -> list[str]:
    """Return lines with as many parts of a sum in each as it holds."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]} {part}" if lines else part
        if lines and canvas.text_width(joined, 16, "bold") <= room:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines


def causes(tableau: Tableau, theatre: Theatre) -> list[tuple[str, int, int]]:
    """Return what changes the requirement: its name, how many of the kind there are, and what they make together."""
    found: dict[tuple[str, bool], list[int]] = {}
    for source, amount in theatre.reasons:
        found.setdefault((plain(tableau.words.naming.source(source)), amount > 0), []).append(amount)
    return [(name, len(amounts), sum(amounts)) for (name, _), amounts in found.items()]


def _draw_net(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Write the sum on paper: the ghost's colour less the other, and what is missing, or that it is enough (so far)."""
    red, blue = theatre.tally(now)
    ahead = theatre.suit == "red" or (theatre.suit == "any" and red >= blue)
    first, second = ("red", "blue") if ahead else ("blue", "red")
    mine, other = (red, blue) if ahead else (blue, red)
    naming = tableau.words.naming
    text = f"{naming.suit(first)} {mine} \u2212 {naming.suit(second)} {other} = {mine - other}"
    missing = theatre.requirement - (mine - other)
    enough = "table-enough" if theatre.turned(now) >= len(theatre.votes) else "table-enough-so-far"
    rest = tableau.tr("table-short", count=missing) if missing > 0 else tableau.tr(enough)
    width = canvas.text_width(text, 22, "bold") + canvas.text_width(rest, 18, "bold") + 54
    x, y, w, h = tableau.layout.net
    left = x + w / 2 - width / 2
    canvas.panel(left, y, width, h, Material(theme.PAPER, 252, theme.INK, 1.6, cut=6))
    canvas.text(text, left + 16, y + h / 2, 22, theme.INK, face="bold", anchor="cl")
    color = theme.CINNABAR if missing > 0 else rgb("#23695a")
    canvas.text(rest, left + width - 16, y + h / 2, 18, color, face="bold", anchor="cr")
