"""The strip of phases in the top bar: all of them in their order, named as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Literal, NamedTuple

from client.scenes.table.counts import Counts, are_covered, count_boxes, draw_counts, lay_counts, least_width
from client.scenes.table.sprites import dimmed
from client.scenes.table.styles import BASE
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import piece_surface
from client.ui.icons import Icon, draw_icon
from client.ui.metrics import Metrics
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
_PAST_INK: Final = rgb("#a39e90")
_FAINT: Final = 0.55
"""How much of a picture is seen of a phase that is over."""
_NIGHT, _NIGHT_FUTURE, _NIGHT_PAST = rgb("#3a4f80"), rgb("#22304a"), rgb("#1a2438")
_DISC, _DISC_EDGE = rgb("#101828"), rgb("#8fa6d0")
_EMBLEM: Final = 24.0
_WIDTHS: Final = (46.0, 40.0, 35.0, 31.0, 27.0)
"""Of a chevron without words: the widest at which there is room for all of them."""
_LEAST_SIGN: Final = 20.0
"""No sign is smaller where there is any way to give it so much room."""
_POINT: Final = 8.0
"""How far a chevron's point stands out, into the notch of the next."""
_OVERLAP: Final = 3.0
_AFTER_SIGN: Final = 5.0
_PADS: Final = ((17.0, 30.0), (17.0, 24.0), (17.0, 20.0), (16.0, 20.0))
"""Sizes of type, and what a chevron with words in it is wider than they are: the roomiest that fits is used."""
_SIGN_PAD: Final = 11.0
_WORD_PAD: Final = 16.0
"""The same where nothing but the present phase is named."""
GAP: Final = 14.0
"""Between the strip and the counts."""

_MOST_KEPT: Final = 32
"""Of how many states of the turn the forms of the strip are kept."""

State = Literal["past", "now", "future", "open"]
"""``open`` is the night whose steps stand behind it."""
Parts = Literal["sign", "word", "both"]


class Cell(NamedTuple):
    """A phase, or a step of the night.

    Attributes:
        text: its name in few words.
        full: its whole name.
        tip: the name, and what happens in it.
        state: how it stands to the present.
        step: it is a step of the night.
        sign: what its picture is kept by.
    """

    text: str
    full: str
    tip: str
    state: State
    step: bool
    sign: str


class Strip(NamedTuple):
    """The phases side by side.

    Attributes:
        cells: all phases of the turn in their order.
        parts: what is seen of each: its sign, its name, or both.
        widths: how wide each is.
        type_size: of the names.
        sign: the width of a sign.
        all_named: no phase is without its name.
        left: where the first begins.
    """

    cells: list[Cell]
    parts: list[Parts]
    widths: list[float]
    type_size: float
    sign: float
    all_named: bool
    left: float = 0.0

    @property
    def width(self) -> float:
        """From the first one's edge to the last one's point."""
        return sum(self.widths) - _OVERLAP * (len(self.cells) - 1)

    def boxes(self, bar: float, height: float) -> list[tuple[Cell, Box]]:
        """Return where each stands in a bar."""
        found, x = [], self.left
        for cell, w in zip(self.cells, self.widths, strict=True):
            box: Box = (x, (bar - height) / 2, w, height)
            found.append((cell, box))
            x += w - _OVERLAP
        return found


_STRIPS: Final[dict[tuple[Metrics | Cell, ...], list[Strip]]] = {}
"""The forms of the strip by the window's measures and what is in it."""


def lay_phases(canvas: Canvas, tableau: Tableau, left: float, right: float) -> Strip | None:
    """Return the strip between two x, behind the counts if these stand there, None where there is no room for it.

    As many phases are named as there is room for: all, or at night its steps, or the present one. Rather than to leave
    one of them without its name the counts are told in fewer words.
    """
    room, taken = right - left, _taken(canvas, tableau)
    found = _best(canvas, tableau, room - taken)
    if found is None:
        return None
    begin = left + taken
    middle = tableau.layout.axis - found.width / 2  # it stands over the board, whatever the words beside it take
    return found._replace(left=max(begin, min(middle, right - found.width)))


def least_bar(canvas: Canvas, tableau: Tableau, room: float) -> float:
    """Return the width strip and counts need together to name as many phases as they can in some room."""
    taken = _taken(canvas, tableau)
    best = _best(canvas, tableau, room - taken)
    if best is None:
        return room
    alike = [strip.width for strip in _kept_strips(canvas, _cells(tableau)) if _rank(strip) == _rank(best)]
    return min(alike) + taken


def _taken(canvas: Canvas, tableau: Tableau) -> float:
    """Return what the counts need of the bar at least."""
    return least_width(canvas, tableau) + GAP if are_covered(tableau) else 0.0


def _best(canvas: Canvas, tableau: Tableau, room: float) -> Strip | None:
    """Return the first form of the strip that fits; signs too small to be made out come last."""
    strips = _kept_strips(canvas, _cells(tableau))
    legible = [strip for strip in strips if strip.sign >= _LEAST_SIGN]
    return next((strip for strip in (*legible, *strips) if strip.width <= room), None)


def _rank(strip: Strip) -> tuple[bool, int, bool]:
    """Return what makes a form better than another beyond its looks: who is named, and whether signs can be seen."""
    return strip.all_named, sum(parts != "sign" for parts in strip.parts), strip.sign >= _LEAST_SIGN


def _kept_strips(canvas: Canvas, cells: list[Cell]) -> list[Strip]:
    """Return all forms of the strip: they are measured but once, and asked for several times in every drawing."""
    key: tuple[Metrics | Cell, ...] = (canvas.m, *cells)
    found = _STRIPS.get(key)
    if found is None:
        if len(_STRIPS) >= _MOST_KEPT:
            _STRIPS.clear()
        found = _STRIPS[key] = list(_strips(canvas, cells))
    return found


def _strips(canvas: Canvas, cells: list[Cell]) -> Iterator[Strip]:
    """Yield the strip in ever narrower forms: names with signs, names, the names of what isn't over,
    the steps' names, the present one's alone."""
    yield _all_alike(canvas, cells)
    forms: list[Callable[[Cell], Parts]] = [lambda cell: "both", lambda cell: "word"]
    if any(cell.step for cell in cells):
        forms.append(lambda cell: "sign" if cell.state == "past" and not cell.step else "word")
        forms.append(lambda cell: "word" if cell.step else "sign")
    for form in forms:
        parts: list[Parts] = ["both" if cell.state == "now" else form(cell) for cell in cells]
        for size, pad in _PADS:
            yield _strip(canvas, cells, parts, (size, pad), (_EMBLEM, _SIGN_PAD))
    told = [cell._replace(text=cell.full) if cell.state == "now" else cell for cell in cells]
    present: list[Parts] = ["both" if cell.state == "now" else "sign" for cell in cells]
    for wide in _WIDTHS:
        sign = min(_EMBLEM, wide - _SIGN_PAD)
        for each in (told, cells):
            pad = wide - sign - _AFTER_SIGN + _WORD_PAD
            yield _strip(canvas, each, present, (17.0, pad), (sign, wide - sign))


def _all_alike(canvas: Canvas, cells: list[Cell]) -> Strip:
    """Return the widest form: every phase with sign and name, and all equally wide."""
    size, pad = _PADS[0]
    strip = _strip(canvas, cells, ["both"] * len(cells), (size, pad), (_EMBLEM, 0.0))
    return strip._replace(widths=[max(strip.widths)] * len(cells))


def _strip(
    canvas: Canvas, cells: list[Cell], parts: list[Parts], words: tuple[float, float], signs: tuple[float, float]
) -> Strip:
    """Return a form of the strip; ``words`` are their size of type and pad, ``signs`` their width and pad."""
    (size, pad), (sign, sign_pad) = words, signs
    widths = []
    for cell, part in zip(cells, parts, strict=True):
        if part == "sign":
            widths.append(sign + sign_pad)
            continue
        word = canvas.text_width(cell.text, size, "bold")
        widths.append(word + pad + (sign + _AFTER_SIGN if part == "both" else 0.0))
    return Strip(cells, parts, widths, size, sign, all_named="sign" not in parts)


def draw_phases(canvas: Canvas, tableau: Tableau, left: float, right: float) -> None:
    """Draw the strip between two x, and before it the counts of what is covered."""
    strip, counts = lay_phases(canvas, tableau, left, right), lay_bar_counts(canvas, tableau, left, right)
    if counts is not None:
        draw_counts(canvas, tableau, counts)
    if strip is not None:
        for number, ((cell, box), parts) in enumerate(zip(strip_boxes(tableau, strip), strip.parts, strict=True)):
            key = ("phase", cell, box, parts, strip.sign, strip.type_size, number == 0)
            canvas.again(key, partial(_draw_cell, cell=cell, box=box, parts=parts, strip=strip, first=number == 0))
        return
    label = _present(tableau)
    if counts is not None:
        x, _, w, _ = count_boxes(canvas, tableau, counts)[-1][1]
        left = x + w + GAP
    if canvas.text_width(label, 18, "bold") <= right - left:
        _draw_ticks(canvas, tableau, label, (left + right) / 2)


def lay_bar_counts(canvas: Canvas, tableau: Tableau, left: float, right: float) -> Counts | None:
    """Return the counts before the strip between two x, or before the present step's name, None if all lie open."""
    if not are_covered(tableau):
        return None
    strip = lay_phases(canvas, tableau, left, right)
    taken = canvas.text_width(_present(tableau), 18, "bold") if strip is None else right - strip.left
    return lay_counts(canvas, tableau, left, right - taken - GAP)


def _present(tableau: Tableau) -> str:
    return tableau.tr(f"step-{tableau.view['step']}")


def strip_boxes(tableau: Tableau, strip: Strip) -> list[tuple[Cell, Box]]:
    """Return where each phase of a strip stands in the top bar of a table."""
    style = tableau.layout.style
    return strip.boxes(style.bar, 32.0 if style is BASE else 40.0)


def _draw_cell(canvas: Canvas, cell: Cell, box: Box, parts: Parts, strip: Strip, *, first: bool) -> None:
    x, y, w, h = box
    notch = [] if first else [(x + _POINT, y + h / 2)]
    body = [(x, y), (x + w - _POINT, y), (x + w, y + h / 2), (x + w - _POINT, y + h), (x, y + h), *notch]
    canvas.polygon(body, _color(cell), alpha=245)
    middle = y + h / 2
    centre = (x + (_POINT * 0.5 if first else _POINT) + x + w - _POINT * 0.4) / 2
    side = strip.sign
    if parts == "sign":
        _draw_sign(canvas, cell, centre, middle, side)
        return
    start = centre - canvas.text_width(cell.text, strip.type_size, "bold") / 2
    if parts == "both":
        start += (side + _AFTER_SIGN) / 2
        _draw_sign(canvas, cell, start - _AFTER_SIGN - side / 2, middle, side)
    ink = {"past": _PAST_INK, "now": theme.INK}.get(cell.state, theme.BONE)
    face: Literal["bold", "regular"] = "bold" if cell.state == "now" else "regular"
    canvas.text(cell.text, start, middle, strip.type_size, ink, face=face, anchor="cl")


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
            tip = f"{tr(full)}\n{tr(f'step-{part}-about')}"
            cells.append(Cell(tr(f"step-{part}"), tr(full), tip, state, step=True, sign=part))
    return cells


def _phase_cell(tableau: Tableau, name: str, state: State) -> Cell:
    word = tableau.tr(f"phase-{name}")
    tip = f"{word}\n{tableau.tr(f'phase-{name}-about')}"
    return Cell(word, word, tip, state, step=False, sign=name)
