"""The top bar, my ribbon, and the lines above my plaque."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from client.scenes.names import identity_badge
from client.scenes.table.counts import are_covered, draw_counts, least_width
from client.scenes.table.geometry import BASE, LARGE
from client.scenes.table.sprites import dimmed
from client.scenes.table.strips import strip_height, strip_texts
from client.scenes.table.tableau import Tableau, shown
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import piece_surface
from client.ui.icons import draw_icon
from client.ui.spans import Span
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box
from client.words import Spans, plain

_PHASES: Final = ("draw", "day", "night", "end")
_NIGHT_STEPS: Final = ("before", "apparition", "after", "exorcism")
_FUTURE, _PAST = rgb("#2a3a40"), rgb("#182326")
_NIGHT, _NIGHT_FUTURE, _NIGHT_PAST = rgb("#3a4f80"), rgb("#22304a"), rgb("#1a2438")
_STRIP_TYPE: Final = 17.0
_PADDINGS: Final = (30.0, 23.0, 17.0)
_EMBLEM: Final = 24.0
_MORE_INK: Final = rgb("#4a3d2a")
_LONG_TYPE: Final = (17.0, 16.0, 14.5, 13.0, 11.5, 10.0)
"""Sizes of type for what takes several lines; none is drawn smaller than can be read."""
_LONG_STEP: Final = 1.14
_GAP: Final = 14.0
"""Between the strip and the counts."""
_STEP_OF: Final = {
    "night": "before",
    "heretic": "exorcism",
    "king_check": "exorcism",
}
"""Steps without a chevron of their own, and the one that stands for them."""


def draw_turn(canvas: Canvas, tableau: Tableau) -> None:
    """Write which turn it is, by the number that saved matches and replays go by."""
    text = tableau.tr("table-turn", number=tableau.view["turn"])
    canvas.text(text, 64, tableau.layout.style.bar / 2, 18, theme.BONE, face="bold", anchor="cl")


def draw_phases(canvas: Canvas, tableau: Tableau, left: float, right: float) -> None:
    """Draw the strip of phases between two x; night opens into its steps. Covered counts stand beside it.

    Where there isn't room for all of it the chevrons get narrower, then what is past is left out, then all but the
    steps of the night, then all of these but the present one, and at last a word says that.
    """
    style = tableau.layout.style
    covered = are_covered(tableau)
    room = right - left - (least_width(canvas, tableau) + _GAP if covered else 0.0)
    strip = next((strip for strip in _strips(canvas, tableau) if strip.width <= room), None)
    label = tableau.tr(f"step-{tableau.view['step']}")
    needed = canvas.text_width(label, 18, "bold") if strip is None else strip.width
    if covered:
        right = draw_counts(canvas, tableau, left, right, least=needed + _GAP) - _GAP
    if strip is not None and style is not LARGE:
        x = max(left, (left + right - strip.width) / 2)
        _draw_strip(canvas, strip, x, style.bar, 32.0 if style is BASE else 40.0)
    elif needed <= right - left:
        canvas.text(label, (left + right) / 2, style.bar / 2, 18, theme.GOLD, face="bold", anchor="cc")


class _Cell(NamedTuple):
    """A chevron: its words, its colour, and whether it is over, a phase to come, or a step of the night."""

    text: str
    color: Rgb
    sort: Literal["past", "phase", "step"]
    emblem: str = ""
    """The picture of its phase, "" for a step."""


class _Strip(NamedTuple):
    """Chevrons side by side, how wide each is, and whether those of phases bear their pictures."""

    cells: list[_Cell]
    widths: list[float]
    has_emblems: bool = False

    @property
    def width(self) -> float:
        return sum(self.widths) - 3 * (len(self.widths) - 1)


def _strips(canvas: Canvas, tableau: Tableau) -> Iterator[_Strip]:
    """Yield the strip in ever narrower forms."""
    cells = _cells(tableau)
    coming = [cell for cell in cells if cell.sort != "past"]
    steps = [cell for cell in cells if cell.sort == "step"]
    present = [cell for cell in coming if cell.sort == "phase" or cell.color == theme.GOLD]
    if tableau.layout.style is BASE:
        yield _Strip(
            cells, [_width(canvas, cell, _PADDINGS[0]) + (_EMBLEM if cell.emblem else 0) for cell in cells], True
        )
    for kept in (cells, coming, steps, present):
        for padding in _PADDINGS if kept else ():
            yield _Strip(kept, [_width(canvas, cell, padding) for cell in kept])


def _width(canvas: Canvas, cell: _Cell, padding: float) -> float:
    return canvas.text_width(cell.text, _STRIP_TYPE, "bold") + padding


def _draw_strip(canvas: Canvas, strip: _Strip, x: float, bar: float, height: float) -> None:
    y = (bar - height) / 2
    for number, (cell, w) in enumerate(zip(strip.cells, strip.widths, strict=True)):
        body = [(x, y), (x + w - 8, y), (x + w, y + height / 2), (x + w - 8, y + height), (x, y + height)]
        canvas.polygon(body + ([(x + 8, y + height / 2)] if number else []), cell.color, alpha=245)
        present = cell.color == theme.GOLD
        ink = theme.INK if present else theme.FAINT if cell.color in (_PAST, _NIGHT_PAST) else theme.BONE
        where = (x + w / 2 + (2 if number else -2), y + height / 2)
        if strip.has_emblems and cell.emblem:
            _draw_emblem(canvas, cell, x + (18 if number else 14), y + height / 2)
            where = (where[0] + _EMBLEM / 2, where[1])
        canvas.text(cell.text, *where, _STRIP_TYPE, ink, face="bold" if present else "regular", anchor="cc")
        x += w - 3


def _draw_emblem(canvas: Canvas, cell: _Cell, x: float, y: float) -> None:
    """Draw the picture of a phase; that of one which is over is faint."""
    picture = piece_surface(canvas, cell.emblem, canvas.m.px(_EMBLEM))
    if picture is None:
        return
    faint = cell.sort == "past"
    place = picture.get_rect(center=(canvas.m.px(x + _EMBLEM / 2 - 6), canvas.m.px(y)))
    canvas.paste(dimmed(picture, 0.4) if faint else picture, place)


def _cells(tableau: Tableau) -> list[_Cell]:
    """Return the chevrons."""
    phase = tableau.view["phase"]
    step = _STEP_OF.get(tableau.view["step"], tableau.view["step"])
    now = _PHASES.index(phase) if phase in _PHASES else len(_PHASES) - 1
    cells: list[_Cell] = []
    for number, name in enumerate(_PHASES):
        if name == "night" and phase == "night":
            cells.append(_Cell(tableau.tr("phase-night"), _NIGHT, "phase", "phase-night"))
            reached = _NIGHT_STEPS.index(step) if step in _NIGHT_STEPS else 0
            for place, part in enumerate(_NIGHT_STEPS):
                shade = _NIGHT_PAST if place < reached else theme.GOLD if place == reached else _NIGHT_FUTURE
                cells.append(_Cell(tableau.tr(f"step-{part}"), shade, "step"))
        else:
            color = _PAST if number < now else theme.GOLD if number == now else _FUTURE
            sort: Literal["past", "phase"] = "past" if number < now else "phase"
            cells.append(_Cell(tableau.tr(f"phase-{name}"), color, sort, f"phase-{name}"))
    return cells


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


def draw_ribbon(canvas: Canvas, tableau: Tableau, head: str, more: str, *, answering: bool, room_right: float) -> None:
    """Draw what I am asked, on paper: a lamp for my own move, a question mark where I may answer another's."""
    x, y, w, h = tableau.layout.ribbon
    edge = rgb("#5f9fd6") if answering else theme.LAMP
    canvas.glow(x + w / 2, y + h / 2, w * 0.56, 60, theme.WAITING if answering else theme.LAMP, alpha=60)
    canvas.panel(x, y, w, h, Material(theme.PAPER, 250, edge, 2.4 if answering else 2.0, cut=6))
    canvas.circle(x + 24, y + h / 2, 15, theme.INDIGO if answering else theme.CINNABAR)
    draw_icon(canvas, "question" if answering else "lamp", x + 24, y + h / 2, 9, rgb("#ffe9b8"))
    room = w - 46 - max(12.0, room_right)
    width = canvas.text_width(head, 20, "bold")
    if width + (20 + canvas.text_width(more, 17) if more else 0.0) > room:
        apart = " " if head.endswith(("?", "？")) else " · "
        said = (Span(head, bold=True), *((Span(f"{apart}{more}", _MORE_INK),) if more else ()))
        _draw_long(canvas, said, (x + 46, y, room, h), theme.INK)
        return
    canvas.text(head, x + 46, y + h / 2, 20, theme.INK, face="bold", anchor="cl")
    if more:
        canvas.text(more, x + 46 + width + 20, y + h / 2, 17, _MORE_INK, anchor="cl")


def _draw_long(canvas: Canvas, text: tuple[Span, ...], box: Box, color: Rgb, *, centred: bool = False) -> None:
    """Write what doesn't fit one large line in several small ones, as large as all of it can be."""
    x, y, w, h = box
    for size in _LONG_TYPE:
        step = canvas.m.du(round(canvas.m.font_px(size) * _LONG_STEP))
        needed, room = len(canvas.lines(text, w, size)), int((h + 2) / step)
        if needed <= room:
            break
    lines = min(needed, max(1, room))
    canvas.paragraph(
        text, x, y + (h - step * lines) / 2, w, size, color,
        line_height=_LONG_STEP, max_lines=lines, align="center" if centred else "left",
    )  # fmt: skip


def draw_banner(canvas: Canvas, tableau: Tableau, spans: Spans) -> None:
    """Draw what just happened, where my ribbon would be."""
    x, y, w, h = tableau.layout.banner
    canvas.panel(x, y, w, h, Material(theme.LACQUER, 226, theme.LINE, 1.2, cut=6))
    if canvas.text_width(plain(spans), 19, "bold") > w - 30:
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
