"""The inspector: any card large, with its text in live type, its numbers and what changes them now."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from client.scenes.table import page_fit
from client.scenes.table.page_fit import PAD, Fit
from client.scenes.table.pages import Page, Text
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.breaking import Line
from client.ui.canvas import Canvas
from client.ui.cardface import card_surface
from client.ui.scroll import draw_bar, draw_fades
from client.ui.theme import Material, Rgb
from client.ui.widget import Box

_PANEL: Final = Material(theme.LACQUER, 244, theme.GOLD, 1.3, inner_line=True, cut=7)
_PANEL_ABOVE: Final = replace(_PANEL, alpha=255)
"""Where it lies over the log or the table, nothing of that shows through."""


class _Writer:
    """Writes paragraphs one below the other.

    Args:
        canvas: where to.
        x: their left end.
        y: where the first begins.
        width: of the lines.
        fit: how closely they stand.
        seen: the top and bottom between which lines are written, whole ones only.
    """

    def __init__(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        width: float,
        fit: Fit,
        seen: tuple[float, float] = (-math.inf, math.inf),
    ) -> None:
        self.canvas, self.x, self.y, self.width, self.fit, self.seen = canvas, x, y, width, fit, seen

    def write(self, text: Text, size: float, color: Rgb = theme.BONE, *, bold: bool = False, gap: float) -> None:
        """Write one paragraph and go on below it."""
        self.write_lines(
            page_fit.lay_out(self.canvas, text, self.width, size, bold=bold), size, color, bold=bold, gap=gap
        )

    def write_lines(self, lines: Sequence[Line], size: float, color: Rgb, *, bold: bool, gap: float) -> None:
        """Write a paragraph that is broken into lines already."""
        m, ink = self.canvas.m, self.canvas.ink
        px, step = m.font_px(size), self.fit.step(self.canvas, size)
        for line in lines:
            if self.seen[0] <= self.y and self.y + step <= self.seen[1]:
                place = (m.px(self.x), m.px(self.y))
                ink.write_line(self.canvas.surface, line, place, px, color, face="bold" if bold else "regular")
            self.y += step
        self.y += gap


def height_needed(canvas: Canvas, page: Page, width: float, room: float) -> float:
    """Return the height the page takes in the best way to lay it out for some room."""
    return page_fit.height_of(canvas, page, width, page_fit.fit_page(canvas, page, width, room))


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
    fit = page_fit.fit_page(canvas, page, w, h)
    needed, below = page_fit.height_of(canvas, page, w, fit), page_fit.below(canvas, page)
    canvas.panel(x, y, w, h, panel)
    seen = h - below
    top = y - offset
    with canvas.clipped(canvas.m.rect(x, y + 6, w, seen - 6), scrolling=needed > h + 0.5):
        _draw_head(canvas, slip, page, (x, top), w, fit)
        bottom = top + page_fit.head_height(canvas, page, w, fit)
        canvas.line((x + PAD, bottom + 2), (x + w - PAD, bottom + 2), theme.LINE, 1)
        shown = (y + 6, y + seen + 0.5)
        writer = _Writer(canvas, x + PAD, bottom + 10, w - 2 * PAD, fit, shown)
        for paragraph in page.paragraphs:
            writer.write(paragraph, fit.size, gap=fit.gap)
    more = max(0.0, needed - h)
    arrow = (x + PAD + 8, y + h - below / 2 - 3)  # in the line of the rules, at its free end
    draw_fades(canvas, (x + 8, y + 6, w - 16, seen - 6), offset, seen - 6 + more, arrow)
    draw_bar(canvas, (x, y + 10, w - 3, seen - 14), offset, seen - 14 + more)
    if page.rules:
        _draw_foot(canvas, page.rules, foot_box(canvas, box), lit=lit)


def foot_box(canvas: Canvas, box: Box) -> Box:
    """Return where the rules stand at the foot of a page in a box."""
    x, y, w, h = box
    tall = page_fit.foot_height(canvas)
    return (x + PAD, y + h - tall - 6, w - 2 * PAD, tall)


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


def _draw_head(canvas: Canvas, slip: str, page: Page, place: tuple[float, float], width: float, fit: Fit) -> None:
    """Draw title, picture and facts."""
    x, y = place
    title = page_fit.lay_title(canvas, page, width, fit)
    left, room = x + page_fit.facts_left(page, fit), page_fit.facts_room(page, width, fit)
    writer = _Writer(canvas, x + PAD if title.above else left, y + 10, room, fit)
    writer.write_lines(title.lines, title.size, page.color, bold=True, gap=fit.gap)
    top = y + title.height if title.above else y
    if title.above:
        writer.x, writer.y = left, top + 10
    if page.face:
        card = card_surface(canvas, page.face, canvas.m.px(fit.picture), title=slip)
        canvas.paste(card, (canvas.m.px(x + 12), canvas.m.px(top + 13)))
    for row in page_fit.fact_rows(canvas, page, room, fit):
        writer.write(row, fit.size, gap=fit.gap / 2)
    if page.requirement is not None:
        suit, number = page.requirement
        ring = theme.LAMP if page.changed else theme.BONE
        draw_suit_badge(canvas, suit, left + 27, writer.y + 29, page_fit.BADGE, str(number), ring)
