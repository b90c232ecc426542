"""The exorcism drawn: target, columns that race and cancel, the turning votes, and the trays at the plaques."""

from __future__ import annotations

from typing import Final

import pygame

from client.scenes.table.geometry import BASE, LARGE, middle
from client.scenes.table.looks import badge_suit
from client.scenes.table.middle import draw_card
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box
from client.words import plain, suit_of

_ROWS: Final = 8
_TRAYS: Final = {
    "cut": Material(rgb("#2a0f0d"), 240, theme.RED_TEXT, 1.4, cut=4),
    "host": Material(rgb("#3a2f17"), 240, theme.LAMP, 1.4, cut=4),
    "": Material(rgb("#16211f"), 240, theme.LINE, 1.4, cut=4),
}
_DEAD: Final[dict[str, Rgb]] = {"red": rgb("#4a211c"), "blue": rgb("#26334d")}
_ALIVE: Final[dict[str, Rgb]] = {"red": theme.CINNABAR_BRIGHT, "blue": theme.INDIGO_BRIGHT}


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
    red, blue = theatre.tally(now)
    for color, count in (("red", red), ("blue", blue)):
        _draw_column(canvas, tableau, theatre, color, count, min(red, blue))
    if theatre.counted_at is not None and full:
        _draw_net(canvas, tableau, theatre, now, red, blue)
        _draw_votes(canvas, tableau, theatre, now)


def _draw_target(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    box = tableau.layout.target_card
    x, y, w, h = box
    cx, cy = middle(box)
    result = theatre.stage(now) == "result"
    glow = theme.LAMP if result and theatre.success else rgb("#8fb8ff")
    canvas.glow(cx, cy, 230, 250, glow, alpha=190 if result and theatre.success else 90, power=1.2)
    draw_card(canvas, tableau, theatre.face, box, plate=not theatre.reasons)
    if result and not theatre.success:
        canvas.rounded(x, y, w, h, theme.BLACK, alpha=150, radius=8)
    ring = theme.LAMP if theatre.reasons else theme.BONE
    draw_suit_badge(canvas, badge_suit(theatre.suit), x + 4, y + 8, 64, str(theatre.requirement), ring)
    if theatre.reasons and tableau.layout.style is not LARGE:
        _draw_sum(canvas, tableau, theatre, cx, y + h - 12, w + 64)
    if result:
        key = "table-banished" if theatre.success else "table-stays"
        if theatre.summoning:
            key = "table-summoned" if theatre.success else "table-not-summoned"
        _draw_verdict(canvas, tableau.tr(key), cx, cy, good=bool(theatre.success))


def _draw_sum(canvas: Canvas, tableau: Tableau, theatre: Theatre, cx: float, bottom: float, widest: float) -> None:
    """Write what the requirement is made of on a slip at the card's foot."""
    lines = [str(theatre.base)]
    for source, amount in theatre.reasons:
        sign = "+" if amount > 0 else "\u2212"
        part = f"{sign} {abs(amount)} {plain(tableau.words.naming.source(source))}"
        joined = f"{lines[-1]} {part}"
        if canvas.text_width(joined, 16, "bold") <= widest - 18:
            lines[-1] = joined
        else:
            lines.append(part)
    step = canvas.text_height(16, "bold")
    width = min(widest, max(canvas.text_width(line, 16, "bold") for line in lines) + 18)
    height = step * len(lines) + 6
    top = bottom - height
    canvas.rounded(cx - width / 2, top, width, height, theme.INK, alpha=235, radius=4, edge=theme.LAMP)
    for i, line in enumerate(lines):
        middle_y = top + 3 + step * (i + 0.5)
        canvas.text(line, cx, middle_y, 16, theme.LAMP, face="bold", anchor="cc", max_width=width - 8)


def _draw_verdict(canvas: Canvas, text: str, cx: float, cy: float, *, good: bool) -> None:
    size = 34.0
    width, height = canvas.text_width(text, size, "bold") + 40, canvas.text_height(size, "bold") + 14
    fill = theme.PAPER if good else rgb("#2a0f0d")
    canvas.panel(cx - width / 2, cy - height / 2, width, height, Material(fill, 250, theme.LAMP, 2, cut=6))
    canvas.text(text, cx, cy, size, theme.CINNABAR if good else theme.RED_TEXT, face="bold", anchor="cc")


def _draw_column(canvas: Canvas, tableau: Tableau, theatre: Theatre, color: str, count: int, cancelled: int) -> None:
    """Draw one colour's votes from the bottom up; cancelled pairs lie dark and struck below."""
    x, y, w, h = tableau.layout.column(red=color == "red")
    suit = badge_suit(color)
    edge = theme.RED_TEXT if color == "red" else theme.BLUE_TEXT
    fill = theme.CINNABAR if color == "red" else theme.INDIGO
    head = 44.0
    canvas.rounded(x, y, w, head, fill, alpha=250, edge=theme.BONE)
    draw_suit_badge(canvas, suit, x + 20, y + head / 2, 26)
    # Both columns say their colour's word or neither does: the wider word decides.
    words = {each: tableau.words.naming.suit(each) for each in ("red", "blue")}
    room = w - 50 - canvas.text_width("0" * len(str(count)), 28, "bold")
    if max(canvas.text_width(word, 16, "bold") for word in words.values()) <= room:
        canvas.text(words[color], x + 36, y + head / 2, 16, theme.BONE, face="bold", anchor="cl")
    canvas.text(str(count), x + w - 8, y + head / 2, 28, theme.BONE, face="bold", anchor="cr")
    top = y + head + 4
    canvas.panel(x, top, w, h - head - 4, Material(theme.LACQUER, 215, edge, 1.4, cut=6))
    rows = max(_ROWS, count, cancelled + theatre.requirement)
    step = (h - head - 16) / rows
    for i in range(rows):
        cell_y = y + h - 8 - (i + 1) * step
        if i >= count:
            canvas.circle(x + w / 2, cell_y + step / 2, 2.5, rgb("#6f7577"), alpha=200)
            continue
        dead = i < cancelled
        cell = _DEAD[color] if dead else _ALIVE[color]
        canvas.rounded(x + 8, cell_y + 1, w - 16, step - 3, cell, radius=4, edge=None if dead else theme.BONE)
        draw_suit_badge(canvas, suit, x + w / 2, cell_y + step / 2, min(20.0, step - 2))
        if dead:
            canvas.line((x + 12, cell_y + step / 2), (x + w - 12, cell_y + step / 2), rgb("#c9c2b2"), 2)
    if theatre.suit in (color, "any"):
        _draw_need(canvas, tableau, theatre, color, y + h - 8 - (cancelled + theatre.requirement) * step)


def _draw_need(canvas: Canvas, tableau: Tableau, theatre: Theatre, color: str, y: float) -> None:
    x, _, w, _ = tableau.layout.column(red=color == "red")
    canvas.line((x - 8, y), (x + w + 8, y), theme.LAMP, 3.4)
    text = str(theatre.requirement)
    if tableau.layout.style is BASE:
        text = tableau.tr("table-need", count=theatre.requirement)
    width = canvas.text_width(text, 16, "bold") + 16
    height = canvas.text_height(16, "bold") + 4
    outward = -1 if color == "red" else 1
    left = x - 8 - width if outward < 0 else x + w + 8
    canvas.rounded(left, y - height / 2, width, height, theme.LAMP, radius=4)
    canvas.text(text, left + width / 2, y, 16, theme.INK, face="bold", anchor="cc")


def _draw_net(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float, red: int, blue: int) -> None:
    """Write the sum on paper: the ghost's colour less the other, and what is missing or over."""
    ahead = theatre.suit == "red" or (theatre.suit == "any" and red >= blue)
    first, second = ("red", "blue") if ahead else ("blue", "red")
    mine, other = (red, blue) if ahead else (blue, red)
    naming = tableau.words.naming
    text = f"{naming.suit(first)} {mine} \u2212 {naming.suit(second)} {other} = {mine - other}"
    missing = theatre.requirement - (mine - other)
    rest = tableau.tr("table-short", count=missing) if missing > 0 else tableau.tr("table-enough")
    width = canvas.text_width(text, 22, "bold") + canvas.text_width(rest, 18, "bold") + 54
    x, y, w, h = tableau.layout.net
    left = x + w / 2 - width / 2
    canvas.panel(left, y, width, h, Material(theme.PAPER, 252, theme.INK, 1.6, cut=6))
    canvas.text(text, left + 16, y + h / 2, 22, theme.INK, face="bold", anchor="cl")
    color = theme.CINNABAR if missing > 0 else rgb("#23695a")
    canvas.text(rest, left + width - 16, y + h / 2, 18, color, face="bold", anchor="cr")


def votes_box(tableau: Tableau) -> Box:
    """Return the room for the row of votes under the result."""
    x, y, w, h = tableau.layout.net
    center = x + w / 2
    return (center - 320, y + h + 8, 640, 64 * RATIO + 18)


def _draw_votes(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Draw the shuffled votes, turned one by one."""
    x, y, w, _ = votes_box(tableau)
    count, turned, share = len(theatre.votes), theatre.turned(now), theatre.turning(now)
    if not count:
        return
    step = min(54.0, (w - 64) / max(1, count - 1))
    first = x + w / 2 - (count - 1) * step / 2
    for i in reversed(range(count)):
        vote, cx = theatre.votes[i], first + i * step
        turning = i == turned and share > 0
        width = 64 * max(0.08, abs(1 - 2 * share)) if turning else 64.0
        face = vote.face if i < turned or (turning and share > 0.5) else BACK
        if turning:
            canvas.glow(cx, y + 45, 60, 80, theme.LAMP, alpha=210, power=1.1)
        _draw_vote(canvas, face, cx, y, width)
        if i < turned:
            label = f"\u00d7{vote.value}" if vote.value > 1 else ""
            draw_suit_badge(canvas, badge_suit(vote.suit), cx, y + 64 * RATIO - 2, 26, label)
    canvas.text(
        tableau.tr("table-shuffled"),
        x + w / 2,
        y + 64 * RATIO + 14,
        16,
        rgb("#cbbfae"),
        anchor="tc",
        shadow=theme.BLACK,
    )


def _draw_vote(canvas: Canvas, face: str, cx: float, y: float, width: float) -> None:
    card = card_surface(canvas, face, canvas.m.px(64))
    if width < 64:
        card = pygame.transform.smoothscale(card, (max(2, canvas.m.px(width)), card.get_height()))
    canvas.paste(card, (canvas.m.px(cx) - card.get_width() // 2, canvas.m.px(y)))


def draw_trays(canvas: Canvas, tableau: Tableau, theatre: Theatre) -> None:
    """Draw the laid votes of each seat beside its plaque; the number is always written, 0 too."""
    for seat, count in theatre.laid.items():
        challenge = theatre.challenged.get(seat)
        kind = "cut" if challenge is not None else "host" if seat == theatre.host else ""
        x, y, w, h = tableau.layout.tray(seat)
        canvas.panel(x, y, w, h, _TRAYS[kind])
        faces = list(challenge.cards) if challenge is not None and challenge.won is not None else [BACK] * count
        for i, face in enumerate(faces[:3]):
            card = card_surface(canvas, face, canvas.m.px(27))
            canvas.paste(card, (canvas.m.px(x + 6 + i * 13), canvas.m.px(y + 5)))
            if challenge is not None and i in challenge.flipped:
                counts_as = "blue" if suit_of(face) == "red" else "red"
                draw_suit_badge(canvas, badge_suit(counts_as), x + 6 + i * 13 + 13, y + h - 8, 16)
        ink = theme.GREY if not count else theme.BONE
        shown = len(challenge.cards) if challenge is not None and challenge.won is not None else count
        canvas.text(str(shown), x + w - 18, y + h / 2, 22, ink, face="bold", anchor="cc")
        if not shown:
            canvas.line((x + 16, y + h / 2), (x + 46, y + h / 2), theme.GREY, 2)
        if challenge is not None:
            draw_icon(canvas, "swords", x + 31, y + h / 2, 15, rgb("#fff6e2"))
            if challenge.won:
                canvas.line((x + w - 28, y + h - 12), (x + w - 8, y + 12), theme.RED_TEXT, 2.4)


def strip_for(tableau: Tableau, theatre: Theatre | None, seat: int) -> tuple[str, bool]:
    """Return the words of the strip under a plaque and whether they are grave."""
    tr, look = tableau.tr, tableau.looks[seat]
    challenge = theatre.challenged.get(seat) if theatre is not None else None
    if challenge is not None:
        keys = {None: "table-accused", True: "table-challenge-won", False: "table-challenge-lost"}
        return tr(keys[challenge.won]), True
    if look.king is not None:
        name = tableau.words.card_short(look.king)
        if look.goal is None:
            return name, True
        if tableau.layout.style is BASE:
            return tr("table-king-goal", name=name, have=look.goal[0], need=look.goal[1]), True
        return tr("table-king-goal-short", have=look.goal[0], need=look.goal[1]), True
    if theatre is not None and seat == theatre.host:
        return tr("table-host"), False
    return " · ".join(tr(f"flag-{flag}-short") for flag in look.tags), False
