"""The strip of phases in the top bar: all of them in their order, the present one by its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, Literal, NamedTuple

from client.scenes.table.counts import are_covered, draw_counts, least_widths
from client.scenes.table.sprites import dimmed
from client.scenes.table.styles import BASE
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import piece_surface
from client.ui.icons import Icon, draw_icon
from client.ui.theme import Rgb, rgb
from client.ui.widget import Box

_PHASES: Final = ("draw", "day", "night", "end")
_NIGHT_STEPS: Final[dict[str, Icon]] = {
    "before": "sand-above",
    "apparition": "ghost",
    "after": "sand-below",
    "exorcism": "talisman",
}
"""The steps of the night, and their signs."""
_STEP_OF: Final = {"night": "before", "heretic": "exorcism", "king_check": "exorcism"}
"""Steps without a chevron of their own, and the one that stands for them."""
_FULL: Final = {"before": "step-before-full", "after": "step-after-full"}
"""What is said of a step where there is room to say it all."""

_FUTURE, _PAST = rgb("#2a3a40"), rgb("#182326")
_FAINT: Final = 0.55
"""How much of a picture is seen of a phase that is over."""
_NIGHT, _NIGHT_FUTURE, _NIGHT_PAST = rgb("#3a4f80"), rgb("#22304a"), rgb("#1a2438")
_DISC, _DISC_EDGE = rgb("#101828"), rgb("#8fa6d0")
_TYPE: Final = 17.0
_EMBLEM: Final = 24.0
_WIDTHS: Final = (46.0, 40.0, 35.0, 31.0, 27.0)
"""Of a chevron without words: the widest at which there is room for all of them."""
_LEAST_SIGN: Final = 20.0
"""No sign is smaller where there is any way to give it so much room."""
_POINT: Final = 8.0
"""How far a chevron's point stands out, into the notch of the next."""
_OVERLAP: Final = 3.0
_WORD_PAD: Final = 16.0
GAP: Final = 18.0
"""Between the strip and the counts."""

State = Literal["past", "now", "future", "open"]
"""``open`` is the night whose steps stand behind it."""


class Cell(NamedTuple):
    """A phase, or a step of the night: its name, in few words and in full, how it stands to the present, its sign."""

    text: str
    full: str
    state: State
    step: bool
    sign: str


class Strip(NamedTuple):
    """The phases side by side.

    Attributes:
        cells: all phases of the turn in their order.
        left: where the first begins.
        wide: the width of one without words.
        words: how much wider one with words is; 0 where only the present one is named, by ``present``.
        present: how much wider the present one is.
    """

    cells: list[Cell]
    left: float
    wide: float
    words: float
    present: float

    @property
    def width(self) -> float:
        """From the first one's edge to the last one's point."""
        return sum(w for _, _, w in self._columns()) - _OVERLAP * (len(self.cells) - 1)

    @property
    def sign(self) -> float:
        """The width of a sign."""
        return min(_EMBLEM, self.wide - 11)

    def boxes(self, bar: float, height: float) -> list[tuple[Cell, Box]]:
        """Return where each stands in a bar."""
        return [(cell, (x, (bar - height) / 2, w, height)) for cell, x, w in self._columns()]

    def _columns(self) -> Iterator[tuple[Cell, float, float]]:
        x = self.left
        for cell in self.cells:
            w = self.wide + max(self.words, self.present if cell.state == "now" else 0.0)
            yield cell, x, w
            x += w - _OVERLAP


def lay_phases(canvas: Canvas, tableau: Tableau, left: float, right: float) -> Strip | None:
    """Return the strip between two x, beside the counts if these stand there, None where there is no room for it.

    All phases are named where there is room for that, else the present one. Rather than signs too small to be made
    out the counts are told in fewer words.
    """
    strips = list(_strips(canvas, _cells(tableau), left))
    legible = [strip for strip in strips if strip.sign >= _LEAST_SIGN]
    counts = [least + GAP for least in least_widths(canvas, tableau)] if are_covered(tableau) else [0.0]
    ways = [(strip, taken) for found in (legible, strips) for taken in counts for strip in found]
    found = next((strip for strip, taken in ways if strip.width <= right - left - taken), None)
    if found is None:
        return None
    if are_covered(tableau):
        return found
    middle = tableau.layout.axis - found.width / 2  # it stands over the board, whatever the words beside it take
    return found._replace(left=max(left, min(middle, right - found.width)))


def least_bar(canvas: Canvas, tableau: Tableau) -> float:
    """Return the width strip and counts need together."""
    counts = least_widths(canvas, tableau)[0] + GAP if are_covered(tableau) else 0.0
    return min(strip.width for strip in _strips(canvas, _cells(tableau), 0.0) if strip.sign >= _LEAST_SIGN) + counts


def _strips(canvas: Canvas, cells: list[Cell], left: float) -> Iterator[Strip]:
    """Yield the strip in ever narrower forms; in each all chevrons of one sort are equally wide."""
    longest = max(canvas.text_width(cell.text, _TYPE, "bold") for cell in cells)
    yield Strip(cells, left, _WIDTHS[1], longest + _WORD_PAD, 0.0)
    told = [cell._replace(text=cell.full) if cell.state == "now" else cell for cell in cells]
    for wide in _WIDTHS:
        for each in (told, cells):
            words = sum(canvas.text_width(cell.text, _TYPE, "bold") + _WORD_PAD for cell in each if cell.state == "now")
            yield Strip(each, left, wide, 0.0, words)


def draw_phases(canvas: Canvas, tableau: Tableau, left: float, right: float) -> None:
    """Draw the strip between two x, and beside it the counts of what is covered."""
    strip = lay_phases(canvas, tableau, left, right)
    label = tableau.tr(f"step-{tableau.view['step']}")
    needed = canvas.text_width(label, 18, "bold") if strip is None else strip.width
    if are_covered(tableau):
        right = draw_counts(canvas, tableau, left, right, least=needed + GAP) - GAP
    if strip is not None:
        for number, (cell, box) in enumerate(strip_boxes(tableau, strip)):
            key = ("phase", cell, box, bool(strip.words), strip.sign, number == 0)
            canvas.again(key, partial(_draw_cell, cell=cell, box=box, strip=strip, first=number == 0))
    elif needed <= right - left:
        _draw_ticks(canvas, tableau, label, (left + right) / 2)


def strip_boxes(tableau: Tableau, strip: Strip) -> list[tuple[Cell, Box]]:
    """Return where each phase of a strip stands in the top bar of a table."""
    style = tableau.layout.style
    return strip.boxes(style.bar, 32.0 if style is BASE else 40.0)


def _draw_cell(canvas: Canvas, cell: Cell, box: Box, strip: Strip, *, first: bool) -> None:
    x, y, w, h = box
    notch = [] if first else [(x + _POINT, y + h / 2)]
    body = [(x, y), (x + w - _POINT, y), (x + w, y + h / 2), (x + w - _POINT, y + h), (x, y + h), *notch]
    canvas.polygon(body, _color(cell), alpha=245)
    middle = y + h / 2
    inner = x + (_POINT * 0.5 if first else _POINT)
    side = strip.sign
    if not (strip.words or cell.state == "now"):
        _draw_sign(canvas, cell, (inner + x + w - _POINT * 0.4) / 2, middle, side)
        return
    words = canvas.text_width(cell.text, _TYPE, "bold")
    start = (inner + x + w - _POINT * 0.4 - side - 5 - words) / 2
    _draw_sign(canvas, cell, start + side / 2, middle, side)
    ink = {"past": theme.FAINT, "now": theme.INK}.get(cell.state, theme.BONE)
    face: Literal["bold", "regular"] = "bold" if cell.state == "now" else "regular"
    canvas.text(cell.text, start + side + 5, middle, _TYPE, ink, face=face, anchor="cl")


def _color(cell: Cell) -> Rgb:
    if cell.state == "now":
        return theme.GOLD
    if cell.state == "open":
        return _NIGHT
    if cell.step:
        return _NIGHT_PAST if cell.state == "past" else _NIGHT_FUTURE
    return _PAST if cell.state == "past" else _FUTURE


def _draw_sign(canvas: Canvas, cell: Cell, x: float, y: float, side: float) -> None:
    """Draw the picture of a phase or the sign of a step on a disc; that of one which is over is faint."""
    faint = cell.state == "past"
    if cell.step:
        radius = side / 2 - 1
        canvas.circle(x, y, radius, _DISC)
        canvas.circle(x, y, radius, _DISC_EDGE, width=1.2, alpha=150 if faint else 230)
        sign: Icon = _NIGHT_STEPS[cell.sign]
        draw_icon(canvas, sign, x, y, side * 0.31, theme.FAINT if faint else theme.BONE)
        return
    picture = piece_surface(canvas, f"phase-{cell.sign}", canvas.m.px(side))
    if picture is not None:
        place = picture.get_rect(center=(canvas.m.px(x), canvas.m.px(y)))
        canvas.paste(dimmed(picture, _FAINT) if faint else picture, place)


def _draw_ticks(canvas: Canvas, tableau: Tableau, label: str, x: float) -> None:
    """Write the present step, and below it a tick for each: where there is no room for chevrons."""
    cells, bar = _cells(tableau), tableau.layout.style.bar
    width = max(len(cells) * 9.0, canvas.text_width(label, 18, "bold"))
    canvas.text(label, x, bar / 2 - 4, 18, theme.GOLD, face="bold", anchor="cc")
    step = width / len(cells)
    for number, cell in enumerate(cells):
        color = {"past": theme.FAINT, "now": theme.LAMP}.get(cell.state, theme.LINE_FAINT)
        canvas.rounded(x - width / 2 + number * step + 1, bar - 9, step - 2, 4, color, radius=1)


def _cells(tableau: Tableau) -> list[Cell]:
    """Return all phases of the turn; at night its steps stand in its place, behind its picture."""
    view, tr = tableau.view, tableau.tr
    phase = view["phase"]
    now = _PHASES.index(phase) if phase in _PHASES else len(_PHASES) - 1
    cells: list[Cell] = []
    for number, name in enumerate(_PHASES):
        state: State = "past" if number < now else "now" if number == now else "future"
        if name != "night" or phase != "night":
            cells.append(_phase_cell(tableau, name, state))
            continue
        step = _STEP_OF.get(view["step"], view["step"])
        steps = list(_NIGHT_STEPS)
        reached = steps.index(step) if step in steps else 0
        cells.append(_phase_cell(tableau, "night", "open"))
        for place, part in enumerate(steps):
            state = "past" if place < reached else "now" if place == reached else "future"
            full = _FULL.get(part, f"step-{part}")
            cells.append(Cell(tr(f"step-{part}"), tr(full), state, step=True, sign=part))
    return cells


def _phase_cell(tableau: Tableau, name: str, state: State) -> Cell:
    word = tableau.tr(f"phase-{name}")
    return Cell(word, word, state, step=False, sign=name)
