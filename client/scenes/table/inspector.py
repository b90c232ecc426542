"""The inspector: any card large, with its text in live type, its numbers and what changes them now."""

from __future__ import annotations

from client.scenes.table.pages import Page
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.badges import draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.theme import Material
from client.ui.widget import Box

_PAD = 14.0
_PANEL = Material(theme.LACQUER, 244, theme.GOLD, 1.3, inner_line=True, cut=7)
_TEXT = 16.5


def height_needed(canvas: Canvas, page: Page, width: float) -> float:
    """Return the height the page takes."""
    y = max(_head_height(canvas, page, width), 60.0) + 10
    for paragraph in page.paragraphs:
        y = canvas.paragraph(paragraph, 0, y, width - 2 * _PAD, _TEXT, line_height=1.3, dry=True) + 4
    return y + (30 if page.foot else 12)


def draw_inspector(canvas: Canvas, tableau: Tableau, page: Page, box: Box) -> None:
    """Draw a page; one that needs more room than its box grows downwards."""
    x, y, w, h = box
    needed = height_needed(canvas, page, w)
    h = min(max(h, needed), tableau.layout.high - 8 - y)
    canvas.panel(x, y, w, h, _PANEL)
    with canvas.clipped(canvas.m.rect(x, y, w, h - 4), scrolling=needed > h):
        bottom = y + max(_draw_head(canvas, tableau, page, x, y, w), 60.0)
        canvas.line((x + _PAD, bottom + 2), (x + w - _PAD, bottom + 2), theme.LINE, 1)
        bottom += 10
        for paragraph in page.paragraphs:
            bottom = canvas.paragraph(paragraph, x + _PAD, bottom, w - 2 * _PAD, _TEXT, line_height=1.3) + 4
    if page.foot and bottom < y + h - 24:
        canvas.text(page.foot, x + w - _PAD, y + h - 8, 16, theme.FAINT, anchor="br")


def _picture_width(width: float) -> float:
    return min(126.0, width * 0.46)


def _head_height(canvas: Canvas, page: Page, width: float) -> float:
    picture = _picture_width(width) * RATIO + 22 if page.face else 0.0
    room = width - (_picture_width(width) + 34 if page.face else 2 * _PAD)
    text = 10 + _draw_facts(canvas, page, 0, 0, room, dry=True)
    return max(picture, text)


def _draw_head(canvas: Canvas, tableau: Tableau, page: Page, x: float, y: float, w: float) -> float:
    """Draw picture, title and facts; return the height taken."""
    left = x + _PAD
    if page.face:
        width = _picture_width(w)
        card = card_surface(canvas, page.face, canvas.m.px(width), title=tableau.slip(page.face))
        canvas.paste(card, (canvas.m.px(x + 12), canvas.m.px(y + 13)))
        left = x + width + 22
    room = x + w - left - 10
    _draw_facts(canvas, page, left, y + 10, room)
    return _head_height(canvas, page, w)


def _draw_facts(canvas: Canvas, page: Page, x: float, y: float, room: float, *, dry: bool = False) -> float:
    size = 22.0 if canvas.text_width(page.title, 22, "bold") <= room * 1.9 else 18.0
    top = y
    y = canvas.paragraph(page.title, x, y, room, size, page.color, face="bold", line_height=1.2, dry=dry) + 4
    for fact in page.facts:
        y = canvas.paragraph(fact, x, y, room, 16.5, line_height=1.25, dry=dry) + 2
    if page.requirement is not None:
        suit, number = page.requirement
        if not dry:
            ring = theme.LAMP if page.changed else theme.BONE
            draw_suit_badge(canvas, suit, x + 27, y + 31, 52, str(number), ring)
        y += 62
    return y - top
