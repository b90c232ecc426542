"""What the meter in the middle counts: how near the end is, in the way each mode has of coming to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from client.scenes.table.styles import BASE, Style
from client.scenes.table.tableau import Tableau
from client.session import View
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.theme import Material, rgb
from client.ui.widget import Box
from core.ghostplay.cards import Mode
from core.ghostplay.state import ELDERS

_GROUND: Final = Material(theme.LACQUER, 215, theme.LINE, 1.1, cut=5)
_DARK_LAMP: Final = rgb("#d9923c")
_EMPTY: Final = rgb("#2d3639")
_TYPE: Final = (16.0, 14.5, 13.0, 11.5, 10.0)
"""Sizes of type where the count has one line: very large text gets a little smaller where it wouldn't fit."""
_COMES_DOWN: Final = "C-K4"
"""The king whose count falls: the cards that the others hold."""
NAMES: Final = "C-K3"
"""The king who wins by naming everybody: his count only tells from when on he may."""
_LAST_CELLS: Final = 3
"""So many cells before the end are lit brighter."""


@dataclass(frozen=True, slots=True)
class Meter:
    """One count against its end, and a second line that matters beside it.

    Attributes:
        label: what is counted, or the ghost king who counts.
        have: how far it is.
        need: its end.
        second: the line beside it.
        told: what the count means, in a sentence that takes the second line's place where there is room.
        falls: it comes down to its end instead of rising to it.
        counted: what a ghost king counts.
        ripe: what he may do now that his count is there, in place of the cells; "" before.
        over: his count only told from when on he may, so it isn't said any more.
    """

    label: str
    have: int
    need: int
    second: str
    told: str = ""
    falls: bool = False
    counted: str = ""
    ripe: str = ""
    over: bool = False

    @property
    def titles(self) -> tuple[str, ...]:
        """What may stand before the number, in ever fewer words; a ghost king's name stands on his card too."""
        return (f"{self.label} · {self.counted}", self.counted) if self.counted else (self.label,)

    @property
    def lit(self) -> int:
        """How many of as many cells as are needed are lit."""
        return self.have if not self.falls else self.need * self.need // max(self.have, self.need, 1)

    @classmethod
    def of(cls, tableau: Tableau) -> Meter:
        """Return what is counted now."""
        mode = tableau.mode
        if tableau.view["king_goal"] is not None:
            return cls._of_king(tableau)
        if mode.king:
            return cls._of_candidate(tableau, mode)
        if mode.ending == "last_round":
            return cls._of_elders(tableau, mode)
        return cls._of_banished(tableau, mode)

    @classmethod
    def _of_king(cls, tableau: Tableau) -> Meter:
        """How near the ghost king is to his victory (PK-334)."""
        view, tr, king = tableau.view, tableau.tr, tableau.view["candidate"]
        have, need = view["king_goal"]["have"], view["king_goal"]["need"]
        lives = tr("table-meter-lives", count=len(view["players"][view["king"]]["ghosts"]))
        words, falls = tableau.words, king == _COMES_DOWN
        is_met, over = met(king, have, need), king == NAMES
        told, ripe = words.goal(king, need, met=is_met), ""
        if is_met and told:
            ripe = told if over else tr("table-king-early" if is_early(view) else "table-king-ripe")
        meter = cls(words.card_short(king), have, need, lives, told, falls=falls, counted=words.counted(king))
        return replace(meter, ripe=ripe, over=over and bool(ripe))

    @classmethod
    def _of_candidate(cls, tableau: Tableau, mode: Mode) -> Meter:
        """How near a ghost king is to rising (PK-301, PK-302)."""
        have, need = tableau.view["ghosts_on_table"], mode.numbers.ghosts_on_table_for_king
        return cls(tableau.tr("table-meter"), have, need, _most_on_one(tableau, mode))

    @classmethod
    def _of_elders(cls, tableau: Tableau, mode: Mode) -> Meter:
        """How near an Elder is to his death (PK-603), and the last round, or how near that is (PK-605)."""
        view, tr = tableau.view, tableau.tr
        elders = [len(player["ghosts"]) for player in view["players"] if player["identity"] in ELDERS]
        last = view["last_seat"]
        second = (
            tr("table-meter-banished-most", most=_most_banished(view), limit=view["points_to_end"])
            if last is None
            else tr("table-meter-last", name=tableau.words.naming.seat(last)[0].text)
        )
        return cls(tr("table-meter-elder"), max(elders), mode.numbers.ghosts_for_king, second)

    @classmethod
    def _of_banished(cls, tableau: Tableau, mode: Mode) -> Meter:
        """How near the end by banishing is, and with three who wins then (PK-703), else what costs a hand (PK-501)."""
        view, tr = tableau.view, tableau.tr
        second = _fewest(tableau) if mode.ending == "fewest_ghosts" else _most_on_one(tableau, mode)
        return cls(tr("table-meter-banished"), _most_banished(view), view["points_to_end"], second)


def met(king: str, have: int, need: int) -> bool:
    """Tell whether what a ghost king's victory needs is there: most counts rise to it, one falls (PK-334)."""
    return have <= need if king == _COMES_DOWN else have >= need


def is_early(view: View) -> bool:
    """Tell whether the ghost king can't win yet as this turn ends: one can't in the turn in which he has risen."""
    return view["candidate"] == _COMES_DOWN and bool(view["turn"] <= view["king_turn"])


def _most_banished(view: dict[str, Any]) -> int:
    return max(len(player["points"]) for player in view["players"])


def _most_on_one(tableau: Tableau, mode: Mode) -> str:
    return tableau.tr("table-meter-most", most=tableau.view["most_on_one"], limit=mode.numbers.ghosts_for_king)


def _fewest(tableau: Tableau) -> str:
    counts = [len(player["ghosts"]) for player in tableau.view["players"]]
    seats = [seat for seat, count in enumerate(counts) if count == min(counts)]
    if len(seats) > 1:
        return tableau.tr("table-meter-fewest-tie")
    return tableau.tr("table-meter-fewest", name=tableau.words.naming.seat(seats[0])[0].text)


def draw_meter(canvas: Canvas, tableau: Tableau) -> None:
    """Draw the count as number and cells, the second line where it has room."""
    meter, style, box = Meter.of(tableau), tableau.layout.style, tableau.layout.meter
    canvas.again((meter, style, box), lambda tape: _draw_count(tape, meter, style, box))


def _draw_count(canvas: Canvas, meter: Meter, style: Style, box: Box) -> None:
    x, y, w, h = box
    canvas.panel(x, y, w, h, _GROUND)
    if meter.over:
        _draw_sentence(canvas, meter.ripe, (x + 10, y, w - 20, h))
        return
    number = f"{meter.have} / {meter.need}"
    cells_y, cells_h = (y + 31, 10.0) if style is BASE else (y + h - 20, 12.0)
    if style is BASE:
        width = canvas.text(number, x + w - 10, y + 17, 20, theme.LAMP, face="bold", anchor="cr")
        room = w - width - 26
        title = next((title for title in meter.titles if canvas.text_width(title, 16) <= room), meter.titles[-1])
        size = next((size for size in _TYPE if canvas.text_width(title, size) <= room), _TYPE[-1])
        canvas.text(title, x + 10, y + 17, size, theme.GREY, anchor="cl", max_width=room)
        if meter.ripe:
            _draw_sentence(canvas, meter.ripe, (x + 10, y + 27, w - 20, h - 29))
            return
        told = meter.told or meter.second
        size = next((size for size in _TYPE if canvas.text_width(told, size) <= w - 20), _TYPE[-1])
        canvas.text(told, x + 10, y + 52, size, theme.GREY, anchor="cl", max_width=w - 20)
    else:
        row = y + (h - 22) / 2
        for title, size in (*((title, _TYPE[0]) for title in meter.titles), *((meter.titles[-1], s) for s in _TYPE)):
            taken = canvas.text_width(title, size) + canvas.text_width(number, size + 2, "bold") + 36
            if taken <= w:
                break
        width = canvas.text(title, x + 12, row, size, theme.GREY, anchor="cl")
        canvas.text(number, x + 12 + width + 12, row, size + 2, theme.LAMP, face="bold", anchor="cl")
        if canvas.text_width(meter.second, 16) <= w - taken - 12:
            canvas.text(meter.second, x + w - 12, row, 16, theme.BONE, anchor="cr")
    _draw_cells(canvas, meter, (x + 10, cells_y, w - 20, cells_h))


def _draw_sentence(canvas: Canvas, told: str, box: Box) -> None:
    """Write what a ghost king may do in the middle of a box, as large as it fits."""
    x, y, w, h = box
    for size in _TYPE:
        lines, line = [each.text.strip() for each in canvas.lines(told, w, size)], canvas.text_height(size)
        if len(lines) * line <= h:
            break
    top = y + (h - len(lines) * line) / 2 + line / 2
    for place, each in enumerate(lines):
        canvas.text(each, x + w / 2, top + place * line, size, theme.LAMP, anchor="cc")


def _draw_cells(canvas: Canvas, meter: Meter, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    cells = max(1, meter.need)
    step = w / cells
    for i in range(cells):
        fill = _EMPTY if i >= meter.lit else theme.LAMP if i >= cells - _LAST_CELLS else _DARK_LAMP
        canvas.rounded(x + i * step, y, step - 3, h, fill, radius=2)
