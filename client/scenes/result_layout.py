"""Where the parts of the result stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from client.scenes.result_model import SIDES
from client.scenes.result_tile import Form, card_width, least_width
from client.ui.button import Key
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.widget import Box

if TYPE_CHECKING:
    from client.scenes.result import ResultScene

MARGIN: Final = 20.0
"""Room at the edges of the window."""
_GAP: Final = 8.0
_GROWN: Final = {3: 1.3, 4: 1.15, 5: 1.08}
"""How much larger tiles are where so many play; the card even more."""
_WIDEST: Final = {3: 312.0}
"""How wide a tile is at most where so many play."""
_LARGE_TYPE: Final = 1.4
"""How crowded the window is from which on type counts as large."""
_KING_WIDTH: Final = 256.0
_KING_MARGIN: Final = 24.0
BETWEEN: Final = 12.0
"""Room between two buttons at the foot."""


class TileMeasures(NamedTuple):
    """What all tiles of a result have in common; see `ResultLayout` for each."""

    form: Form
    card: float
    grown: float
    lines: int


class ResultLayout:
    """The places of one result in design units, worked out anew for every measure of the window.

    Args:
        scene: the result.
    """

    def __init__(self, scene: ResultScene) -> None:
        self.scene = scene

    @property
    def head(self) -> float:
        """The height of what stands above the tiles."""
        return 106.0 if self.scene.m.crowding < _LARGE_TYPE else 100.0

    @property
    def foot(self) -> Box:
        """Where the buttons stand."""
        tall = max(52.0, self.scene.app.canvas().text_height(20, "bold") + 16)
        return (MARGIN, self.scene.m.high - tall - 14, self.scene.m.wide - 2 * MARGIN, tall)

    @property
    def shows_cards(self) -> bool:
        """Whether the card stands on a tile: large type needs the room for the reasons."""
        return self.scene.m.crowding < _LARGE_TYPE

    @property
    def tells_cause(self) -> bool:
        """Whether round and cause stand below the headline: large type has no room for them there."""
        return self.form == "card"

    @property
    def form(self) -> Form:
        """What the tiles show: the card, or only words."""
        if self.shows_cards:
            return "card"
        return "narrow" if self._fits_one_row("narrow") else "wide"

    @property
    def grown(self) -> float:
        """How much larger than usual everything on the tiles is: few have room."""
        return _GROWN.get(len(self.scene.session.names), 1.0) if self.form == "card" else 1.0

    @property
    def card(self) -> float:
        """How wide the card on every tile is."""
        labels = [self.scene.label(seat) for seat in range(len(self.scene.session.names))]
        return card_width(self.scene.app.canvas(), labels, self.tiles()[0][2], self.grown)

    @property
    def label_lines(self) -> int:
        """In how many lines the longest label beside a card is written: one for each of its words."""
        return max(len(self.scene.label(seat).split()) for seat in range(len(self.scene.session.names)))

    def tile_measures(self) -> TileMeasures:
        """Return what all tiles have in common, worked out from every name and label: ask once for all."""
        return TileMeasures(self.form, self.card, self.grown, self.label_lines)

    def tiles(self) -> list[Box]:
        """Return the places of the players' tiles: in two rows where one would cut a word."""
        canvas, count, grown = self.scene.app.canvas(), len(self.scene.session.names), self.grown
        line, large = canvas.text_height(17, "bold"), canvas.text_height(17 * grown, "bold")
        form, room = self.form, self.scene.m.wide - 2 * MARGIN
        rows = 1 if self._fits_one_row(form) else 2
        per_row = -(-count // rows)
        wide = min(_WIDEST.get(count, 320.0), (room - (per_row - 1) * _GAP) / per_row)
        usual = 96 * grown**2 + 2 * large + 32 * grown if rows == 1 else line + 108
        tall = {"card": usual, "narrow": 3 * line + 18, "wide": 2 * line + 16}[form]
        boxes = []
        for seat in range(count):
            row, column = divmod(seat, per_row)
            in_row = min(per_row, count - row * per_row)
            left = (self.scene.m.wide - in_row * wide - (in_row - 1) * _GAP) / 2
            boxes.append((left + column * (wide + _GAP), self.head + row * (tall + _GAP), wide, tall))
        return boxes

    def _fits_one_row(self, form: Form) -> bool:
        count = len(self.scene.session.names)
        return self._needed(form) * count + (count - 1) * _GAP <= self.scene.m.wide - 2 * MARGIN

    def _needed(self, form: Form) -> float:
        """Return the least width of every tile."""
        canvas = self.scene.app.canvas()
        king, label = self.scene.king_seat, self.scene.label
        names = enumerate(self.scene.session.names)
        return max(least_width(canvas, name, label(seat), form, was_king=seat == king) for seat, name in names)

    @property
    def below(self) -> tuple[float, float]:
        """Where what stands below the tiles begins, and its height."""
        _, top, _, tall = self.tiles()[-1]
        y = top + tall + (20 if top == self.head else 10)
        return y, self.foot[1] - 14 - y

    def columns(self) -> dict[str, Box]:
        """Return the places of the sides' columns, the winner's first."""
        y, height = self.below
        ending = self.scene.ending
        sides = sorted((side for side in SIDES if side in ending.totals), key=lambda side: side not in ending.won)
        return {side: (MARGIN + i * 166, y, 154, height) for i, side in enumerate(sides)}

    @property
    def king_width(self) -> float:
        """How wide the card of a ghost king who has won is: as high as what stands beside it."""
        return min(_KING_WIDTH, self.below[1] / RATIO)

    def list_box(self) -> Box:
        """Return the place of the panel with the reasons."""
        columns = self.columns()
        y, height = self.below
        beside = MARGIN + self.king_width + _KING_MARGIN if self.scene.ending.king else MARGIN
        left = max((x + w + 16 for x, _, w, _ in columns.values()), default=beside)
        width = self.scene.m.wide - MARGIN - left
        if not columns and not self.scene.ending.king:  # a few sentences, no list: no higher than these
            left, width = self._below_tiles(left, width)
            tall = min(height, self.scene.told_room(width))
            y, height = y + (height - tall) / 2, tall
        return (left, y, width, height)

    def _below_tiles(self, left: float, width: float) -> tuple[float, float]:
        """Return from where to where a panel goes that is as wide as the tiles above it, where these fill a row."""
        first, last = self.tiles()[0], self.tiles()[-1]
        across = last[0] + last[2] - first[0]
        return (first[0], across) if first[1] == last[1] and across >= width * 0.6 else (left, width)

    def fitting(
        self, canvas: Canvas, entries: list[tuple[str, Key | None]], room: float
    ) -> tuple[float, bool, list[float]]:
        """Return the type size at which the buttons fit beside each other, whether keys are named, and the widths."""
        gaps = BETWEEN * (len(entries) - 1)
        widths: list[float] = []
        for size, named in ((20.0, True), (20.0, False), (18.0, False), (16.0, False)):
            widths = [
                canvas.text_width(label, size, "bold")
                + (canvas.text_width(key.name, 16) + 62 if key is not None and named else 40)
                for label, key in entries
            ]
            if sum(widths) + gaps <= room:
                wide = [max(200.0, width) for width in widths]
                return size, named, wide if sum(wide) + gaps <= room else widths
        return 16.0, False, [width * (room - gaps) / sum(widths) for width in widths]
