"""The panel in the middle: options that lie nowhere on the table, as cards or as words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from client.scenes.table.middle import draw_card
from client.scenes.table.picking import Place
from client.scenes.table.spots import Spot
from client.scenes.table.styles import LARGE
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.badges import draw_round_badge
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.icons import draw_icon
from client.ui.theme import Material
from client.ui.widget import Box

CARD_OPTIONS: Final = frozenset({"card", "equip", "discard_pile", "ghost_card"})
_PANEL: Final = Material(theme.LACQUER, 246, theme.GOLD, 1.6, inner_line=True, cut=7)
_LEGIBLE: Final = 84.0
"""The least width of cards that stand between the plaques."""
_WIDEST_CARD: Final = 132.0
_LEAST_CARD: Final = 44.0


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """Where the panel and its options stand."""

    box: Box
    places: dict[Place, Box]
    cards: bool
    type_size: float
    """Of words."""


@dataclass(frozen=True, slots=True)
class _Spacing:
    """Distances of the options from the panel's edge and from each other, and of their words from their own edge."""

    pad: float = 22
    gap: float = 14
    margin: float = 22
    type_size: float = 19


_TIGHT: Final = _Spacing(12, 8, 14, 16)
"""With very large text every bit counts."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """Options of one size in rows, in the middle of some room.

    Attributes:
        room: where they are to stand.
        count: how many there are.
        size: of each.
        columns: how many stand in a row.
        spacing: what lies between them.
    """

    room: Box
    count: int
    size: tuple[float, float]
    columns: int
    spacing: _Spacing

    @property
    def box(self) -> Box:
        """The panel around them."""
        x, y, w, h = self.room
        pad, gap = self.spacing.pad, self.spacing.gap
        rows = -(-self.count // self.columns)
        width = self.columns * (self.size[0] + gap) - gap + 2 * pad
        height = rows * (self.size[1] + gap) - gap + 2 * pad
        return (x + (w - width) / 2, y + (h - height) / 2, width, height)

    @property
    def fits(self) -> bool:
        """Whether the panel keeps to the room."""
        _, _, w, h = self.box
        return w <= self.room[2] and h <= self.room[3]

    def place(self, number: int) -> Box:
        """Return where an option stands; a last row that isn't full stands in the middle."""
        left, top, _, _ = self.box
        row, column = divmod(number, self.columns)
        in_row = min(self.columns, self.count - row * self.columns)
        wide, tall = self.size
        pad, gap = self.spacing.pad, self.spacing.gap
        indent = (self.columns - in_row) * (wide + gap) / 2 + column * (wide + gap)
        return (left + pad + indent, top + pad + row * (tall + gap), wide, tall)


def lay_panel(canvas: Canvas, tableau: Tableau) -> PanelLayout | None:
    """Return the layout of the panel for the present question, None if it needs none."""
    if tableau.picker is None or tableau.prompt is None:
        return None
    places = list(tableau.picker.options_at("panel"))
    if not places:
        return None
    options = [tableau.prompt.options[place.number] for place in places]
    cards = all(option.kind in CARD_OPTIONS for option in options)
    spacing = _TIGHT if tableau.layout.style is LARGE else _Spacing()
    if cards:
        between, whole = (_card_grid(room, len(options), spacing) for room in _rooms(tableau))
        fits = between.fits and between.size[0] >= _LEGIBLE
    else:
        labels = [tableau.words.option(option, tableau.prompt) for option in options]
        between, whole = (_word_grid(canvas, room, labels, spacing) for room in _rooms(tableau))
        fits = between.fits
    grid = between if fits else whole
    return PanelLayout(
        grid.box, {place: grid.place(number) for number, place in enumerate(places)}, cards, spacing.type_size
    )


def _rooms(tableau: Tableau) -> tuple[Box, Box]:
    """Return the room between the plaques, and the whole stage."""
    left, top, right = tableau.layout.between_plaques
    x, y, w, _ = tableau.layout.stage
    bottom = tableau.layout.ribbon[1] - 10
    return (left, top, right - left, bottom - top), (x, y, w, bottom - y)


def _card_grid(room: Box, count: int, spacing: _Spacing) -> _Grid:
    """Return the grid with the largest cards that all fit, or else the least."""
    card, pad, gap = _WIDEST_CARD, spacing.pad, spacing.gap
    while True:
        columns = min(count, max(1, int((room[2] - 2 * pad + gap) // (card + gap))))
        grid = _Grid(room, count, (card, card * RATIO), columns, spacing)
        if grid.fits or card <= _LEAST_CARD:
            return grid
        card -= 4


def _word_grid(canvas: Canvas, room: Box, labels: list[str], spacing: _Spacing) -> _Grid:
    """Return the grid of buttons: one below the other as long as they fit and are few."""
    size, gap = spacing.type_size, spacing.gap
    widest = room[2] - 2 * spacing.pad
    longest = max(canvas.text_width(label, size, "bold") for label in labels)
    wide = min(widest, max(200.0, longest + 2 * spacing.margin))
    tall = max(50.0, canvas.text_height(size, "bold") + 18)
    count = len(labels)
    most = max(1, min(count, int((widest + gap) // (wide + gap))))
    grids = [_Grid(room, count, (wide, tall), columns, spacing) for columns in range(1, most + 1)]
    wanted = grids[1:] if count > 3 and len(grids) > 1 else grids
    return next((grid for grid in wanted if grid.fits), wanted[-1])


def draw_panel(canvas: Canvas, panel: PanelLayout) -> None:
    """Draw the panel's ground."""
    canvas.panel(*panel.box, _PANEL)


def draw_option_card(canvas: Canvas, tableau: Tableau, spot: Spot, place: Place) -> None:
    """Draw an option that is a card."""
    assert tableau.prompt is not None
    assert tableau.picker is not None
    x, y, w, h = spot.box
    if spot.hovered or spot.focused:
        canvas.glow(x + w / 2, y + h / 2, w * 0.75, h * 0.7, theme.LAMP, alpha=180, power=1.1)
    draw_card(canvas, tableau, tableau.prompt.options[place.number].name, spot.box)
    if tableau.picker.is_picked(place):
        canvas.rounded(x - 3, y - 3, w + 6, h + 6, None, radius=8, edge=theme.LAMP, edge_width=3)
        order = tableau.picker.order_of(place)
        if order:
            draw_round_badge(canvas, x + w - 8, y + 8, 30, str(order), theme.LAMP, theme.INK, theme.INK)
        else:
            canvas.circle(x + w - 8, y + 8, 14, theme.LAMP)
            draw_icon(canvas, "check", x + w - 8, y + 8, 9, theme.INK)
