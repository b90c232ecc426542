"""The top bar, my ribbon, and the lines above my plaque."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

from client.scenes.names import identity_badge
from client.scenes.table.strips import strip_height, strip_texts
from client.scenes.table.styles import LARGE
from client.scenes.table.tableau import Tableau, shown
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import draw_icon
from client.ui.spans import Span
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box
from client.words import Spans, plain

_MORE_INK: Final = rgb("#4a3d2a")
_LINE_TYPE: Final = ((20.0, 17.0), (19.0, 16.5), (18.0, 16.0))
"""Sizes of type of a question in one line, and of what follows it there."""
_APART: Final = 20.0
"""What lies between the two."""
_LONG_TYPE: Final = (17.0, 16.0, 14.5, 13.0, 11.5, 10.0)
"""Sizes of type for what takes several lines; none is drawn smaller than can be read."""
_LONG_STEP: Final = 1.14
_LONG_RIMS: Final = (4.0, -2.0)
"""What stays free above and below it in all, and in the smallest windows."""
_LONG_WAYS: Final = (*product((14.0,), _LONG_TYPE[:2]), *product(_LONG_RIMS, _LONG_TYPE))
"""Rims and sizes of type in the order they are tried: large type stands well clear of the frame."""
_GROWTH: Final = 6.0
"""How far the frame reaches up and down beyond its place around what takes several lines."""


def draw_turn(canvas: Canvas, tableau: Tableau) -> None:
    """Write which turn it is, by the number that saved matches and replays go by."""
    text = tableau.tr("table-turn", number=tableau.view["turn"])
    canvas.text(text, 64, tableau.layout.style.bar / 2, 18, theme.BONE, face="bold", anchor="cl")


def draw_identity_line(canvas: Canvas, tableau: Tableau) -> None:
    """Write who I am and how full my hand is, above my plaque."""
    me = tableau.me
    if me is None:
        return
    x, y = tableau.layout.identity_line
    width = tableau.layout.style.plaque[0]
    badge = identity_badge(me["identity"])
    color = {"taiping": theme.RED_TEXT, "tianshi": theme.BLUE_TEXT}.get(badge, theme.HERETIC_TEXT)
    limit, count = me["hand_limit"], me["hand"]
    hand = tableau.tr("table-hand-free", count=count)
    if limit is not None:
        key = "table-hand-short" if tableau.layout.style is LARGE else "table-hand"
        hand = tableau.tr(key, count=count, limit=limit)
    over = limit is not None and count > limit
    taken = canvas.text(
        hand, x + width - 6, y, 17, theme.LAMP if over else theme.BONE, face="bold", anchor="cr", shadow=theme.BLACK
    )
    if me["identity"] is None:
        return
    identity = tableau.words.identity(me["identity"])
    if canvas.text_width(identity, 20, "bold") + taken + 14 > width:
        identity = tableau.words.identity(me["identity"], short=True)
    lead = tableau.tr("table-you-are")
    lead_width = canvas.text_width(lead, 16)
    if lead_width + canvas.text_width(identity, 20, "bold") + taken + 26 < width:
        canvas.text(lead, x, y, 16, theme.GREY, anchor="cl", shadow=theme.BLACK)
    else:
        lead_width = -8.0
    canvas.text(
        identity, x + lead_width + 8, y, 20, color, face="bold", anchor="cl", shadow=theme.BLACK,
        max_width=width - taken - lead_width - 22,
    )  # fmt: skip


def draw_ribbon(
    canvas: Canvas, tableau: Tableau, asked: tuple[Spans, Spans], *, answering: bool, room_right: float
) -> None:
    """Draw what I am asked, on paper: a lamp for my own move, a question mark where I may answer another's.

    Args:
        canvas: where to.
        tableau: the table.
        asked: the question, and what may be done about it.
        answering: it is about another's move.
        room_right: what a button at the right end takes.
    """
    head, more = map(plain, asked)
    room = tableau.layout.ribbon[2] - 46 - max(12.0, room_right)
    types = _in_one_line(canvas, head, more, room)
    is_long = types is None
    x, y, w, h = _frame(tableau, tableau.layout.ribbon, is_long=is_long)
    edge = rgb("#5f9fd6") if answering else theme.LAMP
    canvas.glow(x + w / 2, y + h / 2, w * 0.56, 60, theme.WAITING if answering else theme.LAMP, alpha=60)
    canvas.panel(x, y, w, h, Material(theme.PAPER, 250, edge, 2.4 if answering else 2.0, cut=6))
    canvas.circle(x + 24, y + h / 2, 15, theme.INDIGO if answering else theme.CINNABAR)
    draw_icon(canvas, "question" if answering else "lamp", x + 24, y + h / 2, 9, rgb("#ffe9b8"))
    if types is None:
        text = _in_lines(canvas, asked, room)
        _draw_long(canvas, text, (x + 46, y, room, h), theme.INK)
        return
    width = canvas.text(head, x + 46, y + h / 2, types[0], theme.INK, face="bold", anchor="cl")
    canvas.text(more, x + 46 + width + _APART, y + h / 2, types[1], _MORE_INK, anchor="cl")


def _in_one_line(canvas: Canvas, head: str, more: str, room: float) -> tuple[float, float] | None:
    """Return the largest sizes of type in which question and explanation take one line, None if there are none."""
    for size, second in _LINE_TYPE:
        after = _APART + canvas.text_width(more, second) if more else 0.0
        if canvas.text_width(head, size, "bold") + after <= room:
            return (size, second)
    return None


def _in_lines(canvas: Canvas, asked: tuple[Spans, Spans], room: float) -> tuple[Span, ...]:
    """Return question and explanation as one text: in a line each if that takes no more than two, else running on."""
    head, more = _inked(asked[0], theme.INK, bold=True), _inked(asked[1], _MORE_INK)
    if not more:
        return head
    broken = (*head, Span("\n", _MORE_INK), *more)
    if len(canvas.lines(broken, room, _LONG_TYPE[1])) <= 2:
        return broken
    apart = " " if plain(asked[0]).endswith(("?", "？")) else " · "
    return (*head, Span(apart, _MORE_INK), *more)


def _frame(tableau: Tableau, box: Box, *, is_long: bool) -> Box:
    """Return the frame of a ribbon: larger around several lines, unless very large text leaves nothing free for it."""
    if not is_long or tableau.layout.style is LARGE:
        return box
    x, y, w, h = box
    return (x, y - _GROWTH, w, h + 2 * _GROWTH)


def _inked(spans: Spans, color: Rgb, *, bold: bool = False) -> tuple[Span, ...]:
    """Return a sentence in one colour; its names are still known for names."""
    return tuple(replace(span, color=color, bold=bold) for span in shown(spans))


def _draw_long(canvas: Canvas, text: tuple[Span, ...], box: Box, color: Rgb, *, centred: bool = False) -> None:
    """Write what doesn't fit one large line in several small ones, as large as all of it can be."""
    x, y, w, h = box
    for rim, size in _LONG_WAYS:
        step = canvas.m.du(round(canvas.m.font_px(size) * _LONG_STEP))
        needed, room = len(canvas.lines(text, w, size)), int((h - rim) / step)
        if needed <= room:
            break
    lines = min(needed, max(1, room))
    # The lines stand closer than they are high, and there is more room above letters than below them.
    top = y + (h - step * (lines - 1) - canvas.text_height(size)) / 2 - step * 0.06
    canvas.paragraph(
        text, x, top, w, size, color,
        line_height=_LONG_STEP, max_lines=lines, align="center" if centred else "left",
    )  # fmt: skip


def draw_banner(canvas: Canvas, tableau: Tableau, spans: Spans) -> None:
    """Draw what just happened, where my ribbon would be."""
    is_long = canvas.text_width(plain(spans), 19, "bold") > tableau.layout.banner[2] - 30
    x, y, w, h = _frame(tableau, tableau.layout.banner, is_long=is_long)
    if tableau.theatre is not None and not is_long:  # the rite is seen at its ends
        fitting = canvas.text_width(plain(spans), 19, "bold") + 30
        x, w = x + (w - fitting) / 2, fitting
    canvas.panel(x, y, w, h, Material(theme.LACQUER, 226, theme.LINE, 1.2, cut=6))
    if is_long:
        _draw_long(canvas, shown(spans), (x + 15, y, w - 30, h), theme.BONE, centred=True)
        return
    top = y + h / 2 - canvas.text_height(19, "bold") / 2
    canvas.paragraph(shown(spans), x + 15, top, w - 30, 19, face="bold", align="center")


def draw_news(canvas: Canvas, tableau: Tableau, spans: Spans) -> None:
    """Draw what just happened beside my ribbon while I am asked something, if there is room for all of it."""
    x, y, w, h = tableau.layout.news
    bottom = tableau.layout.bottom
    if strip_texts(tableau, bottom)[0]:
        h -= strip_height(canvas) + 6  # the strip above my plaque
    room = int((h - 16) // (canvas.text_height(16) * 1.1))
    lines = len(canvas.lines(shown(spans), w - 24, 16))
    if lines > room:
        return  # the log says it too
    height = canvas.m.du(round(canvas.m.font_px(16) * 1.25)) * lines + 14
    canvas.panel(x, y, w, height, Material(theme.LACQUER, 215, theme.LINE, 1.1, cut=5))
    canvas.paragraph(shown(spans), x + 12, y + 7, w - 24, 16, theme.BONE, line_height=1.25, max_lines=lines)
