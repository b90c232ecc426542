"""Every point explained in a row of its own: who, for which ghost, why, when, how many, for which side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from client.i18n import Translator
from client.scenes.names import identity_badge
from client.scenes.table.looks import badge_suit
from client.scenes.table.notebook import Notebook
from client.ui import theme
from client.ui.badges import Identity, Suit, draw_identity, draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.spans import color_named
from client.ui.theme import Rgb
from client.ui.widget import Box
from client.words import Words
from client.words.outcome import KING_SLAIN, SIDE_COLOURS, OutcomeWriter
from core.kernel.events import Event

_SIZE: Final = 17.0
_HEAD: Final = 15.0
_ROW: Final = 28.0
"""How high a row is at least."""
_BADGE: Final = 25.0
_GAP: Final = 18.0
_LEAST_GAP: Final = 10.0
_COLUMNS: Final = ("who", "ghost", "why", "points", "round")
"""The columns from the left; that of the side ends at the right."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One row.

    Attributes:
        line: its number among the outcome's lines.
        badge: of the identity.
        seat: who scores.
        name: his.
        suit: of the ghost's point.
        card: the ghost, or the ghost king.
        why: what it is scored for.
        lesser: whether it is worth less than it would be for another side.
        round: when the ghost was banished, 0 where that isn't known.
        points: how many.
        side: for which side, by its key.
        side_name: and by its name.
    """

    line: int
    badge: Identity
    seat: int
    name: str
    suit: Suit
    card: str
    why: str
    lesser: bool
    round: int
    points: str
    side: str
    side_name: str


def rounds_of(lines: Iterable[Mapping[str, Any]], events: Sequence[Event], viewer: int, ended: int) -> list[int]:
    """Return in which round the ghost of each of an outcome's lines was banished, 0 where that isn't known.

    Args:
        lines: the outcome's.
        events: all that has happened.
        viewer: who looks.
        ended: the last round, in which a ghost king who has fallen fell.
    """
    book = Notebook(viewer)
    book.follow(events)
    banished = [rite for rite in book.rites if rite.success and not rite.summoning]
    found = []
    for line in lines:
        rite = next((rite for rite in banished if (rite.host, rite.face) == (line["seat"], line["face"])), None)
        if rite is not None:
            banished.remove(rite)
        found.append(ended if line["reason"] == KING_SLAIN else rite.round if rite is not None else 0)
    return found


def reasons_of(words: Words, outcome: Mapping[str, Any], rounds: Sequence[int], side: str) -> list[Reason]:
    """Return the rows of an outcome, the reader's own first.

    Args:
        words: says names and cards.
        outcome: the view's outcome.
        rounds: of each line, as from `rounds_of`.
        side: whose points, or "all".
    """
    writer, naming = OutcomeWriter(words.naming, outcome), words.naming
    found = []
    for number, line in enumerate(outcome.get("lines", ())):
        if side not in ("all", line["side"]):
            continue
        name = naming.seat(line["seat"])[0].text
        found.append(
            Reason(
                line=number,
                badge=identity_badge(outcome["identities"][line["seat"]]),
                seat=line["seat"],
                name=name[:1].upper() + name[1:],
                suit=badge_suit(line["suit"]),
                card=naming.card_name(line["face"]) if line["face"] else "",
                why=writer.why(line),
                lesser=writer.is_lesser(line),
                round=rounds[number],
                points=f"+{line['points']}",
                side=line["side"],
                side_name=naming.side(line["side"]),
            )
        )
    return sorted(found, key=lambda row: row.seat != naming.viewer)


class ReasonTable:
    """Draws rows in columns as wide as their words.

    Args:
        canvas: measures them.
        rows: what is drawn.
        glyphs: the letters of the badges.
        tr: says a round, and what stands in each column.
        room: the width there is; where it is short the columns stand closer, then the side goes, which the badge tells
            too, then the round.
    """

    def __init__(
        self,
        canvas: Canvas,
        rows: Sequence[Reason],
        glyphs: Mapping[str, str],
        tr: Translator,
        room: float,
    ) -> None:
        self.rows = rows
        self._glyphs = glyphs
        self._tr = tr

        def widest(texts: Iterable[str], *, bold: bool = False) -> float:
            return max((canvas.text_width(text, _SIZE, "bold" if bold else "regular") for text in texts), default=0.0)

        self._name = widest((row.name for row in rows), bold=True)
        self._card = widest(row.card for row in rows)
        self._why = widest(row.why for row in rows)
        heads = {name: canvas.text_width(tr(f"result-column-{name}"), _HEAD) for name in _COLUMNS}
        self._points = max(heads["points"], widest((row.points for row in rows), bold=True))
        self._round = widest(self._when(row) for row in rows)
        self._side = widest(row.side_name for row in rows)
        self._gap = _GAP
        if self.width > room:
            self._gap = _LEAST_GAP
        if self.width > room:
            self._side = 0.0
        if self.width > room:
            self._round = 0.0
        self.row_height = canvas.m.du(2 * round(canvas.m.px(max(_ROW, canvas.text_height(_SIZE) + 5)) / 2))
        """In an even number of pixels, so that the middles of all rows are as far apart."""
        self._pixel = canvas.m.du(1)
        self.head_height = canvas.text_height(_HEAD) + 2
        """The height of the line that says what stands in each column."""

    @property
    def width(self) -> float:
        """The least width all columns need."""
        columns = [self._name, self._card, self._why, self._points, self._round, self._side]
        shown = [width for width in columns if width]
        return 2 * _BADGE + 24 + sum(shown) + len(shown) * self._gap

    def fill(self, room: float) -> float:
        """Make the rows so much higher that as many as fit fill a height; return the height they fill.

        No row is cut where they are scrolled to their end.
        """
        fitting = max(1, int(room / self.row_height))
        if fitting < len(self.rows):
            self.row_height = int(room / fitting / (2 * self._pixel)) * 2 * self._pixel
        return fitting * self.row_height

    def _when(self, row: Reason) -> str:
        return self._tr("table-round", number=row.round) if row.round else ""

    def _lefts(self, x: float, w: float) -> dict[str, float]:
        """Return where the words of each column begin in a row."""
        step, found = self._gap + max(0.0, w - self.width) / 5, {}
        x += 18 + _BADGE / 2 + 8
        for name, width in zip(_COLUMNS, (self._name, 30 + self._card, self._why, self._points, 0.0), strict=False):
            found[name] = x
            x += width + step
        return found

    def paint_head(self, canvas: Canvas, *, box: Box) -> None:
        """Say in grey what stands in each column."""
        x, y, w, h = box
        for name, left in self._lefts(x, w).items():
            if name != "round" or self._round:
                canvas.text(self._tr(f"result-column-{name}"), left, y + h / 2, _HEAD, theme.GREY, anchor="cl")
        if self._side:
            canvas.text(self._tr("result-column-side"), x + w - 10, y + h / 2, _HEAD, theme.GREY, anchor="cr")
        canvas.line((x + 6, y + h), (x + w - 6, y + h), theme.LINE_FAINT, 1)

    def paint(self, canvas: Canvas, number: int, box: Box, *, paid: bool) -> None:
        """Draw a row; one that isn't paid yet is dim."""
        row = self.rows[number]
        x, y, w, h = box
        lefts = self._lefts(x, w)
        middle, ink = y + h / 2, theme.BONE if paid else theme.FAINT

        def write(text: str, left: float, color: Rgb, *, bold: bool = False) -> None:
            canvas.text(text, left, middle, _SIZE, color, face="bold" if bold else "regular", anchor="cl")

        draw_identity(canvas, row.badge, self._glyphs[row.badge], x + 18, middle, _BADGE)
        write(row.name, lefts["who"], theme.SEATS[row.seat] if paid else theme.FAINT, bold=True)
        draw_suit_badge(canvas, row.suit, lefts["ghost"] + 10, middle, 24)
        write(row.card, lefts["ghost"] + 30, ink)
        write(row.why, lefts["why"], theme.FAINT if not paid else theme.GREY if row.lesser else theme.JADE_TEXT)
        write(row.points, lefts["points"], theme.LAMP if paid else theme.FAINT, bold=True)
        if self._round:
            write(self._when(row), lefts["round"], theme.GREY if paid else theme.FAINT)
        if not self._side:
            return
        color = color_named(SIDE_COLOURS.get(row.side)) or ink
        right = box[0] + w - 10
        canvas.text(row.side_name, right, middle, _SIZE, color if paid else theme.FAINT, anchor="cr")
