"""How a page of the inspector fills its room: a picture that gives way to the text, then lines that stand closer."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from typing import Final

from client.scenes.table.geometry import LEAST_LOG_LINES, PANEL_WIDTH, height_above_log, log_step
from client.scenes.table.pages import Page, Text
from client.ui import theme
from client.ui.breaking import Line, is_cjk
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.spans import Span

PAD: Final = 14.0
BADGE: Final = 52.0
"""The size of a ghost's badge."""
_BADGE_ROOM: Final = 62.0
_TITLE_SIZES: Final = (22.0, 20.0, 18.0, 16.5)
_TITLE_LINES: Final = 2
_LEAST_BESIDE: Final = 18.0
"""Beside a picture a title takes a single line, at the least in this size; else it stands above, across the page."""
_TITLE_STEP: Final = 6.0
"""By so much the lines of a title are made narrower until they are of a length."""
_LARGEST: Final = 150.0
"""The width of the picture where few words leave room for it; never more than this share of the page's:"""
_LARGEST_SHARE: Final = 0.58
_LEAST: Final = 66.0
_SMALL: Final = 84.0
"""The width of a picture that gives way to no line of the log."""
_ENOUGH_LINES: Final = 9
"""So many lines of the log tell enough to give way to a picture."""
_LEAST_HEIGHT: Final = 322.0
"""How high the inspector is at the least: most cards are seen whole there."""
_STEP: Final = 8.0
_CLOSER: Final = 40.0
_BROKEN: Final = 40.0
_SMALLER_TITLE: Final = 2.0
"""How much smaller a picture may be rather than that lines move closer, that a row beside it or its title breaks, or
that the title is set a unit smaller."""
_SEPARATOR: Final = Span(" · ", theme.GREY)
_BESIDE: Final = 22.0
"""From the page's edge to what stands beside the picture, without the picture."""
_ABOVE_TEXT: Final = 10.0
_SMALLEST_HEAD: Final = 60.0
_PICTURE_RIM: Final = 22.0
"""What a picture takes above and below."""


@dataclass(frozen=True, slots=True)
class Fit:
    """One way to lay a page out.

    Attributes:
        picture: the width of its picture.
        line: from line to line, in multiples of the type size.
        gap: what is left between two paragraphs.
        shared: short facts beside the picture share a row where two fit one.
        size: of the type.
    """

    picture: float
    line: float = 1.3
    gap: float = 4.0
    shared: bool = False
    size: float = 16.5

    def step(self, canvas: Canvas, size: float | None = None) -> float:
        """Return the height of a line, of the text or of another size."""
        return canvas.m.du(round(canvas.m.font_px(size or self.size) * self.line))


_SPACINGS: Final = (
    (1.3, 4.0, False, 16.5),
    (1.22, 3.0, True, 16.5),
    (1.18, 2.0, True, 16.5),
    (1.18, 2.0, True, 16.0),
)
"""Line, gap, whether facts share rows, and type size: what is given up bit by bit."""
_LAID: dict[tuple[Text, int, int, bool], list[Line]] = {}
"""Broken lines by text, width, type height and weight: the same page is drawn many times."""
_FITTED: dict[tuple[Page, int, int, int, float], Fit] = {}
"""How a page is laid out, by its width and room in pixels, the height of type and the window's scale."""
_MOST_KEPT: Final = 1024


def lay_out(canvas: Canvas, text: Text, width: float, size: float, *, bold: bool = False) -> list[Line]:
    """Return the lines of a text for a width in design units; they are kept."""
    key = (text, canvas.m.px(width), canvas.m.font_px(size), bold)
    found = _LAID.get(key)
    if found is None:
        if len(_LAID) >= _MOST_KEPT:
            _LAID.clear()
        found = _LAID[key] = canvas.ink.lay_out(text, key[1], key[2], face="bold" if bold else "regular")
    return found


def lines_below(canvas: Canvas, page: Page) -> int:
    """Return how many lines of the log are to be in sight below a page: what that leaves, but no less than enough.

    Its picture gives way to them, as long as it isn't a small one; another line, as an artifact's name takes, has to
    find room too, be the picture ever so small.
    """
    laden = replace(page, paragraphs=(*page.paragraphs, (_SEPARATOR,)))
    for enough in range(_ENOUGH_LINES, LEAST_LOG_LINES, -1):
        room = height_above_log(canvas.m, enough)
        fit = fit_page(canvas, page, PANEL_WIDTH, room)
        if height_of(canvas, laden, PANEL_WIDTH, fit_page(canvas, laden, PANEL_WIDTH, room)) > room + 0.5:
            continue
        height = max(_LEAST_HEIGHT, height_of(canvas, page, PANEL_WIDTH, fit))
        if height <= room + 0.5 and (not page.face or fit.picture >= _SMALL):
            return enough + int((room - height) / log_step(canvas.m) + 0.05)
    return LEAST_LOG_LINES


def fit_page(canvas: Canvas, page: Page, width: float, room: float) -> Fit:
    """Return the most comfortable way to lay a page out that needs no more than its room.

    Args:
        canvas: measures it.
        page: what is to be seen.
        width: of the page.
        room: its height. A page that doesn't fit it in any way is laid out as low as it can be, to be scrolled.
    """
    key = (page, canvas.m.px(width), canvas.m.px(room), canvas.m.font_px(16), canvas.m.u)
    found = _FITTED.get(key)
    if found is None:
        if len(_FITTED) >= _MOST_KEPT:
            _FITTED.clear()
        found = _FITTED[key] = _best(canvas, page, width, room)
    return found


def _best(canvas: Canvas, page: Page, width: float, room: float) -> Fit:
    best, least = None, math.inf
    for fit in sorted(_ways(page, width), key=_given_up):
        if _given_up(fit) >= least:
            break
        if _height_at_least(canvas, page, width, fit) > room + 0.5 or height_of(canvas, page, width, fit) > room + 0.5:
            continue
        discomfort = _given_up(fit) + _squeeze(canvas, page, width, fit)
        if discomfort < least:
            best, least = fit, discomfort
    return best or min(_ways(page, width), key=lambda fit: height_of(canvas, page, width, fit))


def _ways(page: Page, width: float) -> list[Fit]:
    """Return the ways to lay out a page."""
    if not page.face:
        return [Fit(0.0, *spacing) for spacing in _SPACINGS]
    largest = min(_LARGEST, width * _LARGEST_SHARE)
    pictures = [largest - number * _STEP for number in range(int((largest - _LEAST) / _STEP) + 1)]
    return [Fit(picture, *spacing) for spacing in _SPACINGS for picture in pictures]


def _given_up(fit: Fit) -> float:
    """Return by how much a picture is smaller than it could be, and lines that stand closer in the same units."""
    return _LARGEST - fit.picture + _CLOSER * _SPACINGS.index((fit.line, fit.gap, fit.shared, fit.size))


def _squeeze(canvas: Canvas, page: Page, width: float, fit: Fit) -> float:
    """Return how ill what stands beside a picture fits there, in the same units."""
    if not page.face:
        return 0.0
    room = facts_room(page, width, fit)
    broken = sum(len(lay_out(canvas, row, room, fit.size)) - 1 for row in fact_rows(canvas, page, room, fit))
    title = lay_title(canvas, page, width, fit)
    broken += len(title.lines) - 1
    beside = (0.0 if title.above else title.height) + facts_height(canvas, page, width, fit)
    overhang = max(0.0, beside - fit.picture * RATIO - _PICTURE_RIM / 2)
    return _BROKEN * broken + _SMALLER_TITLE * (_TITLE_SIZES[0] - title.size) + overhang


def height_of(canvas: Canvas, page: Page, width: float, fit: Fit) -> float:
    """Return the height a page takes in one way to lay it out."""
    return head_height(canvas, page, width, fit) + _text_height(canvas, page, width, fit)


def _height_at_least(canvas: Canvas, page: Page, width: float, fit: Fit) -> float:
    """Return the height a page takes but for what stands beside its picture: soon known."""
    return _picture_height(page, fit) + _text_height(canvas, page, width, fit)


def _text_height(canvas: Canvas, page: Page, width: float, fit: Fit) -> float:
    """Return the height of everything under the head."""
    step, room = fit.step(canvas), width - 2 * PAD
    text = sum(len(lay_out(canvas, text, room, fit.size)) * step + fit.gap for text in page.paragraphs)
    return _ABOVE_TEXT + text + below(canvas, page)


def _picture_height(page: Page, fit: Fit) -> float:
    return fit.picture * RATIO + _PICTURE_RIM if page.face else 0.0


def below(canvas: Canvas, page: Page) -> float:
    """Return the room below the text: for the rules, if there are any."""
    return foot_height(canvas) + 8 if page.rules else 12.0


def foot_height(canvas: Canvas) -> float:
    """Return the height of the line of the rules."""
    return max(26.0, canvas.text_height(16) + 4)


def head_height(canvas: Canvas, page: Page, width: float, fit: Fit) -> float:
    """Return the height of title, picture and facts."""
    title, facts = lay_title(canvas, page, width, fit), facts_height(canvas, page, width, fit)
    if title.above:
        return title.height + max(_picture_height(page, fit), _ABOVE_TEXT + facts)
    return max(_SMALLEST_HEAD, _picture_height(page, fit), _ABOVE_TEXT + title.height + facts)


def facts_left(page: Page, fit: Fit) -> float:
    """Return where title and facts begin, from the page's edge."""
    return fit.picture + _BESIDE if page.face else PAD


def facts_room(page: Page, width: float, fit: Fit) -> float:
    """Return the width of title and facts."""
    return width - facts_left(page, fit) - PAD  # at the right a bar may stand


def facts_height(canvas: Canvas, page: Page, width: float, fit: Fit) -> float:
    """Return the height of what stands beside the picture, a title that stands there too left out."""
    room = facts_room(page, width, fit)
    rows = fact_rows(canvas, page, room, fit)
    facts = sum(len(lay_out(canvas, row, room, fit.size)) * fit.step(canvas) + fit.gap / 2 for row in rows)
    return facts + (_BADGE_ROOM if page.requirement is not None else 0.0)


def fact_rows(canvas: Canvas, page: Page, room: float, fit: Fit) -> list[Text]:
    """Return the facts row by row; the first says what it is and keeps its row."""
    rows: list[Text] = []
    for fact in page.facts:
        joined = (*rows[-1], _SEPARATOR, *fact) if len(rows) > 1 and fit.shared else ()
        if joined and len(lay_out(canvas, joined, room, fit.size)) == 1:
            rows[-1] = joined
        else:
            rows.append(fact)
    return rows


@dataclass(frozen=True, slots=True)
class Title:
    """How a title is set.

    Attributes:
        above: whether it stands above the picture, and not beside it.
        size: of the type.
        lines: what stands in each.
        height: what it takes, with the room to what follows.
    """

    above: bool
    size: float
    lines: tuple[Line, ...]
    height: float


def lay_title(canvas: Canvas, page: Page, width: float, fit: Fit) -> Title:
    """Return the title of a page: beside the picture if it fits one line there, else across the page."""
    room = facts_room(page, width, fit)
    above = bool(page.face) and canvas.text_width(page.title, _LEAST_BESIDE, "bold") > room
    room = width - 2 * PAD if above else room
    size = _title_size(canvas, page.title, room)
    lines = _balanced(canvas, (Span(page.title),), room, size)
    return Title(above, size, tuple(lines), len(lines) * fit.step(canvas, size) + fit.gap)


def _balanced(canvas: Canvas, text: Text, room: float, size: float) -> list[Line]:
    """Return the lines of a title, none of them much shorter than the others."""
    lines = lay_out(canvas, text, room, size, bold=True)
    while len(lines) > 1:
        room -= _TITLE_STEP
        closer = lay_out(canvas, text, room, size, bold=True)
        if len(closer) > len(lines):
            break
        lines = closer
    return lines


def _title_size(canvas: Canvas, title: str, room: float) -> float:
    """Return the largest size of type at which a title takes one line, else no word of it is broken in two of them."""
    for size in _TITLE_SIZES:
        if size >= _LEAST_BESIDE and canvas.text_width(title, size, "bold") <= room:
            return size
    words = re.findall(r"[^ -]+-?", title)
    for size in _TITLE_SIZES:
        widest = max((canvas.text_width(word, size, "bold") for word in words), default=0.0)
        few = len(lay_out(canvas, (Span(title),), room, size, bold=True)) <= _TITLE_LINES
        if few and (is_cjk(title[:1]) or widest <= room):
            return size
    return _TITLE_SIZES[-1]
