"""The red and the blue column of an exorcism: they race upwards, and pairs cancel."""

from __future__ import annotations

from typing import Final, NamedTuple

from client.scenes.table.geometry import NEED_ROOM
from client.scenes.table.looks import badge_suit
from client.scenes.table.movers import smooth
from client.scenes.table.styles import BASE, LARGE
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui import theme
from client.ui.badges import Suit, draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box

BELOW_HEAD: Final = 48.0
"""From the top of a column to the room for its votes."""
_ROWS: Final = 8
_FEW_ROWS: Final = 5
"""So many votes at least have room in a column, and in a low one."""
_FALLING: Final = 150
"""How much is seen of a vote that falls: it doesn't count yet."""
_PAIRS: Final = 16.0
"""The size of what is written below a column."""
_DEAD: Final[dict[str, Rgb]] = {"red": rgb("#4a211c"), "blue": rgb("#26334d")}
_ALIVE: Final[dict[str, Rgb]] = {"red": theme.CINNABAR_BRIGHT, "blue": theme.INDIGO_BRIGHT}


def draw_columns(canvas: Canvas, tableau: Tableau, theatre: Theatre, now: float) -> None:
    """Draw both columns as the votes turned so far fill them: the next one falls while it turns, pairs cancel.

    Args:
        canvas: where to.
        tableau: the table.
        theatre: the exorcism.
        now: the table's time.
    """
    before, tally, after = theatre.tally_before(now), theatre.tally(now), theatre.tally_after(now)
    falling, flashed = theatre.falling(now), theatre.flashed(now)
    pairs = min(before), min(tally), min(after)
    for place, color in enumerate(("red", "blue")):
        race = _Race(tally[place], after[place], *pairs, falling, flashed)
        _draw_column(canvas, tableau, theatre, color, race)


class _Race(NamedTuple):
    """How far a column is.

    Attributes:
        votes: that have been turned.
        coming: … with those that fall just now.
        cancelled_before: the pairs that had cancelled before the vote turned last.
        cancelled: … with it.
        cancelled_after: … with those that fall just now.
        falling: how far these have come, from 0 to 1.
        flashed: how far the pairs cancelled last have flashed, from 0 to 1.
    """

    votes: int
    coming: int
    cancelled_before: int
    cancelled: int
    cancelled_after: int
    falling: float
    flashed: float


def _draw_column(canvas: Canvas, tableau: Tableau, theatre: Theatre, color: str, race: _Race) -> None:
    """Draw one colour's votes from the bottom up; cancelled pairs lie dark and struck below."""
    count, cancelled = race.votes, race.cancelled
    fall = smooth(race.falling)
    x, y, w, h = tableau.layout.column(red=color == "red")
    suit = badge_suit(color)
    edge = theme.RED_TEXT if color == "red" else theme.BLUE_TEXT
    fill = theme.CINNABAR if color == "red" else theme.INDIGO
    head = BELOW_HEAD - 4
    canvas.rounded(x, y, w, head, fill, alpha=250, edge=theme.BONE)
    draw_suit_badge(canvas, suit, x + 20, y + head / 2, 26)
    # Both columns say their colour's word or neither does: the wider word decides.
    words = {each: tableau.words.naming.suit(each).capitalize() for each in ("red", "blue")}
    room = w - 50 - canvas.text_width("0" * len(str(race.votes)), 28, "bold")
    if max(canvas.text_width(word, 16, "bold") for word in words.values()) <= room:
        canvas.text(words[color], x + 36, y + head / 2, 16, theme.BONE, face="bold", anchor="cl")
    canvas.text(str(race.votes), x + w - 8, y + head / 2, 28, theme.BONE, face="bold", anchor="cr")
    top = y + BELOW_HEAD
    canvas.panel(x, top, w, h - BELOW_HEAD, Material(theme.LACQUER, 238, edge, 1.4, cut=6))
    least = _FEW_ROWS if tableau.layout.style is LARGE else _ROWS
    rows = max(least, *theatre.total, race.cancelled_after + theatre.requirement)
    step = (h - BELOW_HEAD - 12) / rows
    for i in range(rows):
        cell = (x + 8, y + h - 8 - (i + 1) * step, w - 16, step - 3)
        if i >= count:
            canvas.circle(x + w / 2, cell[1] + step / 2, 2.5, rgb("#6f7577"), alpha=200)
    for i in range(count):
        _draw_cell(canvas, color, suit, (x + 8, y + h - 8 - (i + 1) * step, w - 16, step - 3), race, i)
    for i in range(count, race.coming):
        bottom = y + h - 8 - (i + 1) * step
        canvas.rounded(
            x + 8, top + (bottom - top) * fall + 1, w - 16, step - 3, _ALIVE[color], alpha=_FALLING, radius=4
        )
    if theatre.suit in (color, "any"):  # it rises as a pair's second vote falls
        pairs = cancelled + (race.cancelled_after - cancelled) * fall
        _draw_need(canvas, tableau, theatre, color, y + h - 8 - (pairs + theatre.requirement) * step)
    if cancelled and tableau.layout.style is BASE:
        _draw_pairs(canvas, tableau.tr("table-cancelled", count=cancelled), (x, y + h, w))


def _draw_pairs(canvas: Canvas, text: str, foot: tuple[float, float, float]) -> None:
    """Write below the foot of a column how many of its votes have cancelled."""
    x, y, w = foot
    height = canvas.text_height(_PAIRS, "regular") + 2
    width = min(w, canvas.text_width(text, _PAIRS) + 16)
    canvas.rounded(x + (w - width) / 2, y + 3, width, height, theme.LACQUER, alpha=225, radius=4)
    canvas.text(text, x + w / 2, y + 3 + height / 2, _PAIRS, theme.GREY, anchor="cc", max_width=width - 4)


def _draw_cell(canvas: Canvas, color: str, suit: Suit, box: Box, race: _Race, number: int) -> None:
    """Draw one vote; of a pair that cancels just now a flash is seen before it is dark."""
    x, y, w, h = box
    cancelling = race.cancelled_before <= number < race.cancelled and race.flashed < 1
    dead = number < race.cancelled and not cancelling
    fill = theme.BONE if cancelling and race.flashed < 0.5 else _DEAD[color] if dead else _ALIVE[color]
    canvas.rounded(x, y + 1, w, h, fill, radius=4, edge=None if dead else theme.BONE)
    draw_suit_badge(canvas, suit, x + w / 2, y + (h + 3) / 2, min(20.0, h + 1))
    if dead:
        canvas.line((x + 4, y + (h + 3) / 2), (x + w - 4, y + (h + 3) / 2), rgb("#c9c2b2"), 2)


def _draw_need(canvas: Canvas, tableau: Tableau, theatre: Theatre, color: str, y: float) -> None:
    x, _, w, _ = tableau.layout.column(red=color == "red")
    canvas.line((x - 8, y), (x + w + 8, y), theme.LAMP, 3.4)
    text, (left, top, width, height) = need_box(canvas, tableau, theatre.requirement, color, y)
    canvas.rounded(left, top, width, height, theme.LAMP, radius=4)
    canvas.text(text, left + width / 2, y, 16, theme.INK, face="bold", anchor="cc")


def need_box(canvas: Canvas, tableau: Tableau, requirement: int, color: str, y: float) -> tuple[str, Box]:
    """Return what stands at the line of a requirement, and where: in words or figures beside its column.

    Where there is room for neither, the figure stands on the column's outer end.

    Args:
        canvas: to measure by.
        tableau: the table.
        requirement: how many votes are needed.
        color: "red" or "blue", the column's.
        y: the line's height.
    """
    layout, red = tableau.layout, color == "red"
    x, _, w, _ = layout.column(red=red)
    height = canvas.text_height(16, "bold") + 4
    text = tableau.tr("table-need", count=requirement)
    width = canvas.text_width(text, 16, "bold") + 8
    room = min(_room_beside(tableau, red=red) + 6, NEED_ROOM)
    if layout.style is BASE and width <= room:
        return text, (x - width if red else x + w, y - height / 2, width, height)
    text = str(requirement)
    width = max(28.0, canvas.text_width(text, 16, "bold") + 12)
    if width <= room:
        return text, (x - width if red else x + w, y - height / 2, width, height)
    return text, (x - 8 if red else x + w + 8 - width, y - height / 2, width, height)


def _room_beside(tableau: Tableau, *, red: bool) -> float:
    """Return the room between the end of a column's line and the trays beside it."""
    layout = tableau.layout
    x, _, w, _ = layout.column(red=red)
    trays = [layout.tray(seat) for seat in layout.plaques if seat != layout.bottom and not layout.is_upper(seat)]
    if red:
        return x - 8 - max((tray[0] + tray[2] for tray in trays if tray[0] < x), default=0.0)
    return min((tray[0] for tray in trays if tray[0] > x), default=layout.wide) - (x + w + 8)
