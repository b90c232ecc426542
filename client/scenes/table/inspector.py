"""The inspector: any card large, with its text in live type, its numbers and what changes them now."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from client.scenes.table.pages import Page, Text
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.breaking import Line, is_cjk
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.scroll import draw_bar, draw_fades
from client.ui.spans import Span
from client.ui.theme import Material, Rgb
from client.ui.widget import Box

_PAD: Final = 14.0
_PANEL: Final = Material(theme.LACQUER, 244, theme.GOLD, 1.3, inner_line=True, cut=7)
_PANEL_ABOVE: Final = replace(_PANEL, alpha=255)
"""Where it lies over the log or the table, nothing of that shows through."""
_SIZE: Final = 16.5
_TITLE_SIZES: Final = (22.0, 20.0, 18.0, 16.5)
_LAID: dict[tuple[Text, int, int, bool], list[Line]] = {}
"""Broken lines by text, width, type height and weight: the same page is drawn many times."""
_MOST_LAID: Final = 512


class _Writer:
    """Writes paragraphs one below the other, or only measures them.

    ``seen`` is the top and bottom between which lines are written, whole ones only.
    """

    def __init__(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        width: float,
        *,
        dry: bool,
        seen: tuple[float, float] = (-math.inf, math.inf),
    ) -> None:
        self.canvas, self.x, self.y, self.width, self.dry, self.seen = canvas, x, y, width, dry, seen

    def write(self, text: Text, size: float, color: Rgb = theme.BONE, *, bold: bool = False, gap: float = 4.0) -> None:
        """Write one paragraph and go on below it."""
        m, ink = self.canvas.m, self.canvas.ink
        px = m.font_px(size)
        step = round(px * 1.3)
        for line in _lay_out(self.canvas, text, m.px(self.width), px, bold=bold):
            if not self.dry and self.seen[0] <= self.y and self.y + m.du(step) <= self.seen[1]:
                place = (m.px(self.x), m.px(self.y))
                ink.write_line(self.canvas.surface, line, place, px, color, face="bold" if bold else "regular")
            self.y += m.du(step)
        self.y += gap


def _lay_out(canvas: Canvas, text: Text, width: int, px: int, *, bold: bool) -> list[Line]:
    key = (text, width, px, bold)
    found = _LAID.get(key)
    if found is None:
        if len(_LAID) >= _MOST_LAID:
            _LAID.clear()
        found = _LAID[key] = canvas.ink.lay_out(text, width, px, face="bold" if bold else "regular")
    return found


def height_needed(canvas: Canvas, page: Page, width: float) -> float:
    """Return the height the page takes."""
    writer = _Writer(canvas, 0, _head_height(canvas, page, width) + 10, width - 2 * _PAD, dry=True)
    for paragraph in page.paragraphs:
        writer.write(paragraph, _SIZE)
    return writer.y + _below(canvas, page)


def draw_inspector(
    canvas: Canvas, tableau: Tableau, page: Page, box: Box, *, lit: bool = False, offset: float = 0.0
) -> None:
    """Draw a page; the foot of one that is longer than its box stays in sight.

    Args:
        canvas: where to.
        tableau: the table.
        page: what it says.
        box: where it stands.
        lit: the pointer is on the rules at its foot.
        offset: how far a long page is scrolled, in design units.
    """
    above = not tableau.layout.inspector_open or box[3] > tableau.layout.inspector[3]
    panel, slip = _PANEL_ABOVE if above else _PANEL, tableau.slip(page.face)
    key = ("page", page, box, panel, slip, lit, offset)
    canvas.again(key, lambda tape: _draw_page(tape, page, box, panel, slip, lit=lit, offset=offset))


def _draw_page(canvas: Canvas, page: Page, box: Box, panel: Material, slip: str, *, lit: bool, offset: float) -> None:
    x, y, w, h = box
    needed = height_needed(canvas, page, w)
    canvas.panel(x, y, w, h, panel)
    seen = h - _below(canvas, page)
    top = y - offset
    with canvas.clipped(canvas.m.rect(x, y + 6, w, seen - 6), scrolling=needed > h + 0.5):
        _draw_head(canvas, slip, page, x, top, w)
        bottom = top + _head_height(canvas, page, w)
        canvas.line((x + _PAD, bottom + 2), (x + w - _PAD, bottom + 2), theme.LINE, 1)
        shown = (y + 6, y + seen + 0.5)
        writer = _Writer(canvas, x + _PAD, bottom + 10, w - 2 * _PAD, dry=False, seen=shown)
        for paragraph in page.paragraphs:
            writer.write(paragraph, _SIZE)
    more = max(0.0, needed - h)
    arrow = (x + _PAD + 8, y + h - _below(canvas, page) / 2 - 3)  # in the line of the rules, at its free end
    draw_fades(canvas, (x + 8, y + 6, w - 16, seen - 6), offset, seen - 6 + more, arrow)
    draw_bar(canvas, (x, y + 10, w - 3, seen - 14), offset, seen - 14 + more)
    if page.rules:
        _draw_foot(canvas, page.rules, foot_box(canvas, box), lit=lit)


def _below(canvas: Canvas, page: Page) -> float:
    """Return the room below the text: for the rules, if there are any."""
    return _foot_height(canvas) + 8 if page.rules else 12.0


def _foot_height(canvas: Canvas) -> float:
    return max(26.0, canvas.text_height(16) + 4)


def foot_box(canvas: Canvas, box: Box) -> Box:
    """Return where the rules stand at the foot of a page in a box."""
    x, y, w, h = box
    tall = _foot_height(canvas)
    return (x + _PAD, y + h - tall - 6, w - 2 * _PAD, tall)


def _draw_foot(canvas: Canvas, rules: Sequence[str], box: Box, *, lit: bool) -> None:
    """Write the key that opens the rules, and as many of their ids as there is room for."""
    x, y, w, h = box
    middle, key = y + h / 2, canvas.text_width("R", 16, "bold") + 12
    shown = list(rules)
    while len(shown) > 1 and canvas.text_width(" · ".join(shown), 16) > w - key - 10:
        shown.pop()
    ids = " · ".join(shown)
    left = x + w - canvas.text_width(ids, 16) - key - 8
    color = theme.LAMP if lit else theme.GREY
    canvas.rounded(left, y + 3, key, h - 6, None, radius=4, edge=color, edge_width=1.2)
    canvas.text("R", left + key / 2, middle, 16, color, face="bold", anchor="cc")
    canvas.text(ids, x + w, middle, 16, color, anchor="cr")


def _picture_width(width: float) -> float:
    return min(126.0, width * 0.46)


def _facts_room(page: Page, width: float) -> float:
    return width - (_picture_width(width) + 22 + _PAD if page.face else 2 * _PAD)  # at the right a bar may stand


def _head_height(canvas: Canvas, page: Page, width: float) -> float:
    picture = _picture_width(width) * RATIO + 22 if page.face else 0.0
    return max(60.0, picture, 10 + _draw_facts(canvas, page, 0, 0, _facts_room(page, width), dry=True))


def _draw_head(canvas: Canvas, slip: str, page: Page, x: float, y: float, w: float) -> None:
    """Draw picture, title and facts."""
    left = x + _PAD
    if page.face:
        width = _picture_width(w)
        card = card_surface(canvas, page.face, canvas.m.px(width), title=slip)
        canvas.paste(card, (canvas.m.px(x + 12), canvas.m.px(y + 13)))
        left = x + width + 22
    _draw_facts(canvas, page, left, y + 10, _facts_room(page, w), dry=False)


def _title_size(canvas: Canvas, title: str, room: float) -> float:
    """Return the largest size of type at which no word of a title is broken and it takes two lines at most."""
    words = re.findall(r"[^ -]+-?", title)
    for size in _TITLE_SIZES:
        widest = max((canvas.text_width(word, size, "bold") for word in words), default=0.0)
        lines = canvas.lines((Span(title, bold=True),), room, size, face="bold")
        if is_cjk(title[:1]) or (widest <= room and len(lines) <= 2):
            return size
    return _TITLE_SIZES[-1]


def _draw_facts(canvas: Canvas, page: Page, x: float, y: float, room: float, *, dry: bool) -> float:
    """Draw what stands beside the picture; return its height."""
    writer = _Writer(canvas, x, y, room, dry=dry)
    size = _title_size(canvas, page.title, room)
    writer.write((Span(page.title),), size, page.color, bold=True)
    for fact in page.facts:
        writer.write(fact, _SIZE, gap=2)
    if page.requirement is not None:
        suit, number = page.requirement
        if not dry:
            ring = theme.LAMP if page.changed else theme.BONE
            draw_suit_badge(canvas, suit, x + 27, writer.y + 29, 52, str(number), ring)
        writer.y += 62
    return writer.y - y
