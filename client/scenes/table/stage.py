"""The exorcism drawn: its target, what it needs, the sum of the votes, and how it ends."""

from __future__ import annotations

from typing import Final

from client.scenes.table.ballots import draw_told, draw_votes, told_of_votes
from client.scenes.table.bars import draw_banner
from client.scenes.table.causes import TYPE, sum_lines
from client.scenes.table.columns import draw_columns
from client.scenes.table.geometry import middle
from client.scenes.table.looks import badge_suit
from client.scenes.table.middle import draw_card
from client.scenes.table.plates import draw_plate, plate_reach
from client.scenes.table.rite import GLOWS
from client.scenes.table.styles import BASE, LARGE
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.scenes.table.verdict import (
    draw_ink_wash,
    draw_leaving,
    draw_success_behind,
    draw_verdict,
    opened,
    prepare_verdict,
    verdict_height,
)
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box
from client.words import Spans

_SEAL: Final = 0.84
"""At the right of this share of a card's width the seal stands at its foot."""
_SEAL_REACH: Final = 0.215
"""… and it reaches up from there by this share of the width."""
_PART: Final = 24.0
"""Between two parts of the result."""
_NEED_INK: Final = rgb("#6b5a3e")
_BESIDE: Final = 8.0
"""From the result to what is told of its votes."""
_BETWEEN_LINES: Final = 28.0
"""How far the verdict may stand out beside the card: the columns' lines begin beyond."""
_FOOT: Final = 6.0
"""How far within the card's edge the slip at its foot lies."""


def draw_stage(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float, *, full: bool) -> None:
    """Draw the middle of the exorcism.

    Args:
        canvas: where to.
        tableau: the table.
        theatre: the exorcism.
        now: the table's time.
        full: the room of my ribbon is free for the result and the row of votes.
    """
    if theatre.stage(now) == "count":
        prepare_verdict(canvas, tableau, theatre)
    _draw_target(canvas, tableau, theatre, now)
    draw_columns(canvas, tableau, theatre, now)
    if theatre.counted_at is not None and full:
        if theatre.gathered(now) >= 1:
            _draw_net(canvas, tableau, theatre, now)
        else:
            draw_banner(canvas, tableau, told_on_stage(tableau, theatre, now))
        draw_votes(canvas, tableau, theatre, now)


def told_on_stage(tableau: Tableau, theatre: Theatre, now: float) -> Spans:
    """Return who exorcises what and whom it haunts, and whether votes are awaited: until the count says more."""
    laid = theatre.stage(now) != "votes"
    return tableau.words.stage(theatre.host, theatre.bearer, theatre.face, summoning=theatre.summoning, laid=laid)


def _draw_target(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    box = tableau.layout.target_card
    x, y, w, h = box
    cx, cy = middle(box)
    result = theatre.stage(now) == "result"
    if result and theatre.success:
        draw_success_behind(canvas, tableau, theatre, now)
    else:
        light = theme.GREY if result else GLOWS[theatre.suit]
        canvas.glow(cx, cy, w * 1.15, h * 0.92, light, alpha=70 if result else 170, power=1.1)
    if theatre.left(now) > 0:
        draw_leaving(canvas, tableau, theatre, now)
        return
    draw_card(canvas, tableau, theatre.face, box, plate=False)
    if result and not theatre.success:
        draw_ink_wash(canvas, tableau, theatre, now)
    written = _draw_foot(canvas, tableau, theatre)
    ring = theme.LAMP if theatre.reasons else theme.BONE
    # It covers the sign of its colour in the card's corner.
    sign = (x + w * 0.105, y + w * 0.115, max(64.0, w * 0.4))
    draw_suit_badge(canvas, badge_suit(theatre.suit), *sign, str(theatre.requirement), ring)
    if result:
        key = "table-banished" if theatre.success else "table-stays"
        if theatre.summoning:
            key = "table-summoned" if theatre.success else "table-not-summoned"
        room = w + 2 * _BETWEEN_LINES
        cy = min(cy, written - verdict_height(canvas) / 2 - 2)
        draw_verdict(canvas, tableau.tr(key), (cx, cy, room), opened(theatre, now), good=bool(theatre.success))


def _draw_foot(canvas: Canvas, tableau: Tableau, theatre: Theatre) -> float:
    """Write the ghost's name in Latin at the card's foot, and above it and the seal what the requirement is made of.

    Returns:
        the height from which on something is written.
    """
    style = tableau.layout.style
    x, y, w, h = tableau.layout.target_card
    reach = 0.0
    if tableau.latin:
        name, beside_seal = tableau.words.card_short(theatre.face), w if style is LARGE else w * _SEAL
        draw_plate(canvas, name, (x, y, beside_seal, h))
        reach = plate_reach(canvas, name, beside_seal)
    if not theatre.reasons or style is LARGE:
        return y + h - reach
    return _draw_sum(canvas, tableau, theatre, y + h - max(reach, w * _SEAL_REACH) - 2)


def _draw_sum(canvas: Canvas, tableau: Tableau, theatre: Theatre, foot: float) -> float:
    """Write on a slip what the requirement is made of, sign below sign, and return the slip's top."""
    x, _, w, _ = tableau.layout.target_card
    room = w - 2 * _FOOT - 12
    lines = sum_lines(canvas, tableau, theatre, room, 2)
    widths = [canvas.text_width(line, TYPE, "bold") for line in lines]
    indent = min(canvas.text_width(f"{theatre.base} ", TYPE, "bold"), room - max(widths[1:], default=room))
    begins = [indent if number else 0.0 for number in range(len(lines))]
    width = max(begin + wide for begin, wide in zip(begins, widths, strict=True)) + 12
    step = canvas.text_height(TYPE, "bold")
    height = step * len(lines) + 4
    left, top = x + (w - width) / 2, foot - height
    canvas.rounded(left, top, width, height, theme.INK, alpha=240, radius=4, edge=theme.LAMP)
    for number, (line, begin) in enumerate(zip(lines, begins, strict=True)):
        where = (left + 6 + begin, top + 2 + step * (number + 0.5))
        canvas.text(line, *where, TYPE, theme.LAMP, face="bold", anchor="cl")
    return top


def _draw_net(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Write the sum on paper: the ghost's colour less the other, and what is missing, or that it is enough (so far)."""
    red, blue = theatre.tally(now)
    ahead = theatre.suit == "red" or (theatre.suit == "any" and red >= blue)
    first, second = ("red", "blue") if ahead else ("blue", "red")
    mine, other = (red, blue) if ahead else (blue, red)
    naming = tableau.words.naming
    left_over = str(mine - other).replace("-", "\u2212")
    text = f"{naming.suit(first).capitalize()} {mine} \u2212 {naming.suit(second)} {other} = {left_over}"
    need = tableau.tr("table-need", count=theatre.requirement)
    missing = theatre.requirement - (mine - other)
    enough = "table-enough" if theatre.turned(now) >= len(theatre.votes) else "table-enough-so-far"
    rest = tableau.tr("table-short", count=missing) if missing > 0 else tableau.tr(enough)
    color = theme.CINNABAR if missing > 0 else rgb("#23695a")
    parts = [(text, 22.0, theme.INK), (need, 18.0, _NEED_INK), (rest, 18.0, color)]
    left, _, right = tableau.layout.between_plaques
    if _net_width(canvas, parts) > right - left:
        del parts[1]  # it stands beside the column too
    widths, width = [canvas.text_width(part, size, "bold") for part, size, _ in parts], _net_width(canvas, parts)
    x, y, w, h = tableau.layout.net
    left = x + w / 2 - width / 2
    canvas.panel(left, y, width, h, Material(theme.PAPER, 252, theme.INK, 1.6, cut=6))
    begin = left + 16
    for number, ((part, size, ink), wide) in enumerate(zip(parts, widths, strict=True)):
        if number:
            canvas.line((begin - _PART / 2, y + 11), (begin - _PART / 2, y + h - 11), _NEED_INK, 1.2, alpha=130)
        canvas.text(part, begin, y + h / 2, size, ink, face="bold", anchor="cl")
        begin += wide + _PART
    if tableau.layout.style is BASE:
        _tell_beside(canvas, tableau, theatre, (left, y, width, h), theatre.turned(now))


def _net_width(canvas: Canvas, parts: list[tuple[str, float, Rgb]]) -> float:
    """Return how wide the slip with the result is."""
    return sum(canvas.text_width(part, size, "bold") for part, size, _ in parts) + (len(parts) - 1) * _PART + 32


def _tell_beside(canvas: Canvas, tableau: Tableau, theatre: Theatre, slip: Box, turned: int) -> None:
    """Write at both ends of the result how many votes are turned, and that nobody knows whose they are."""
    x, y, w, h = slip
    for number, text in enumerate(told_of_votes(tableau, theatre, turned)):
        draw_told(canvas, text, (x + w + _BESIDE if number else x - _BESIDE, y + h / 2), "cl" if number else "cr")
