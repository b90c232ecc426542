"""The panel in the middle: options that lie nowhere on the table, as cards or as words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from client.scenes.table.middle import draw_card
from client.scenes.table.picking import Place
from client.scenes.table.spots import Spot
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
_STRIP: Final = 30.0
"""Room for the strips that hang below the upper plaques."""
_GAP: Final = 14.0
_PAD: Final = 22.0


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """Where the panel and its options stand."""

    box: Box
    places: dict[Place, Box]
    cards: bool


def lay_panel(canvas: Canvas, tableau: Tableau) -> PanelLayout | None:
    """Return the layout of the panel for the present question, None if it needs none."""
    if tableau.picker is None or tableau.prompt is None:
        return None
    places = list(tableau.picker.options_at("panel"))
    if not places:
        return None
    options = [tableau.prompt.options[place.number] for place in places]
    cards = all(option.kind in CARD_OPTIONS for option in options)
    x, y, w, room_h = _room(tableau, len(places) if cards else 0)
    if cards:
        size, columns = _card_grid(len(places), w - 2 * _PAD, room_h - 2 * _PAD)
    else:
        size, columns = _word_grid(canvas, tableau, places, w * 0.8, room_h - 2 * _PAD)
    rows = -(-len(places) // columns)
    width = columns * size[0] + (columns - 1) * _GAP + 2 * _PAD
    height = rows * size[1] + (rows - 1) * _GAP + 2 * _PAD
    left, top = x + w / 2 - width / 2, y + room_h / 2 - height / 2
    boxes = {}
    for i, place in enumerate(places):
        row, column = divmod(i, columns)
        in_row = min(columns, len(places) - row * columns)
        indent = (columns - in_row) * (size[0] + _GAP) / 2
        px = left + _PAD + indent + column * (size[0] + _GAP)
        boxes[place] = (px, top + _PAD + row * (size[1] + _GAP), *size)
    return PanelLayout((left, top, width, height), boxes, cards)


def _room(tableau: Tableau, cards: int) -> Box:
    """Return the room for the panel: between the plaques if so many cards are still large there, else the stage."""
    layout = tableau.layout
    x, y, w, _ = layout.stage
    bottom = layout.ribbon[1] - 10
    upper = [box for seat, box in layout.plaques.items() if layout.is_upper(seat)]
    sides = [box for seat, box in layout.plaques.items() if box not in upper and seat != layout.bottom]
    left = max((box[0] + box[2] for box in sides if box[0] < x + w / 2), default=x) + 8
    right = min((box[0] for box in sides if box[0] > x + w / 2), default=x + w) - 8
    top = max((box[1] + box[3] for box in upper), default=y) + _STRIP
    (card, tall), columns = _card_grid(max(1, cards), right - left - 2 * _PAD, bottom - top - 2 * _PAD)
    rows = -(-cards // columns)
    fits = rows * tall + (rows - 1) * _GAP <= bottom - top - 2 * _PAD
    if cards and card >= _LEGIBLE and fits:
        return (left, top, right - left, bottom - top)
    return (x, y, w, bottom - y)


def _card_grid(count: int, width: float, height: float) -> tuple[tuple[float, float], int]:
    """Return the largest card size, and how many stand in a row, at which all fit."""
    card = 132.0
    while card > 44:
        columns = max(1, int((width + _GAP) // (card + _GAP)))
        rows = -(-count // columns)
        if rows * card * RATIO + (rows - 1) * _GAP <= height:
            return (card, card * RATIO), min(columns, count)
        card -= 4
    return (card, card * RATIO), max(1, int((width + _GAP) // (card + _GAP)))


def _word_grid(
    canvas: Canvas, tableau: Tableau, places: list[Place], width: float, height: float
) -> tuple[tuple[float, float], int]:
    """Return the size of a button for words, and how many stand in a row."""
    assert tableau.prompt is not None
    labels = [tableau.words.option(tableau.prompt.options[place.number], tableau.prompt) for place in places]
    wide = min(width, max(200.0, *(canvas.text_width(label, 19, "bold") + 44 for label in labels)))
    tall = max(50.0, canvas.text_height(19, "bold") + 18)
    columns = 1
    while -(-len(places) // columns) * (tall + _GAP) > height or (len(places) > 3 and columns == 1):
        columns += 1
        if columns * (wide + _GAP) > width or columns >= len(places):
            break
    return (wide, tall), columns


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
