"""All hands and laid votes at once, for the viewer who sees everything: small cards where an own hand would be."""

from __future__ import annotations

from functools import partial
from typing import Final

from client.scenes.table.spots import Spot, Subject
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.widget import Box, Picture, Widget

_GAP: Final = 10.0
_CARD: Final = 84.0
_LEAST_STEP: Final = 11.0
_HEAD: Final = 26.0


def lay_hands(tableau: Tableau) -> list[Widget]:
    """Return a name and the cards of each seat's hand and votes, in the order of the seats around the table."""
    layout = tableau.layout
    left, top = layout.ribbon[0], layout.ribbon[1] + layout.ribbon[3] + 8
    right = layout.stage[0] + layout.stage[2]
    seats = [(layout.bottom + place) % layout.seats for place in range(layout.seats)]
    width = (right - left - _GAP * (len(seats) - 1)) / len(seats)
    foot = layout.tray(layout.bottom)[1] - 6 if tableau.theatre is not None else layout.high - 8
    height = foot - top
    found: list[Widget] = []
    for place, seat in enumerate(seats):
        box = (left + place * (width + _GAP), top, width, height)
        found.append(Picture(f"hand-of-{seat}", box, partial(_paint_name, tableau=tableau, seat=seat, box=box)))
        found += _cards(tableau, seat, box)
    return found


def _cards(tableau: Tableau, seat: int, box: Box) -> list[Widget]:
    """Return a seat's cards, its laid votes first, in as many overlapping rows as they need."""
    laid = _votes(tableau, seat)
    faces: list[str] = [*laid, *(tableau.view["players"][seat]["cards"] or [])]
    if not faces:
        return []
    x, y, w, h = box
    room = h - _HEAD
    card = min(_CARD, w * 0.62, room / RATIO)
    in_row = max(1, int((w - card) // _LEAST_STEP) + 1)
    rows = -(-len(faces) // in_row) if len(faces) > in_row else 1
    rows = max(rows, 2 if len(faces) > 4 and room >= card * RATIO * 1.4 else 1)
    in_row = -(-len(faces) // rows)
    step = min(card * 0.7, (w - card) / max(1, in_row - 1))
    drop = min(card * RATIO * 0.62, (room - card * RATIO) / max(1, rows - 1))
    found: list[Widget] = []
    for number, face in enumerate(faces):
        row, place = divmod(number, in_row)
        place_box = (x + place * step, y + _HEAD + row * drop, card, card * RATIO)
        paint = partial(_paint_card, face=face, slip=tableau.slip(face), is_vote=number < len(laid))
        found.append(Spot(f"hand-{seat}-{number}", place_box, Subject("card", face), paint=paint))
    return found


def _votes(tableau: Tableau, seat: int) -> list[str]:
    """Return the faces of the votes a seat has laid."""
    exorcism = tableau.view["exorcism"]
    return list(exorcism["all"][seat]) if exorcism is not None and exorcism["all"] is not None else []


def _paint_name(canvas: Canvas, *, tableau: Tableau, seat: int, box: Box) -> None:
    x, y, w, _ = box
    color = theme.SEATS[seat]
    canvas.text(tableau.names[seat], x, y + _HEAD / 2 - 2, 16, color, face="bold", anchor="cl", max_width=w)
    if not tableau.view["players"][seat]["cards"] and not _votes(tableau, seat):
        canvas.text("–", x, y + _HEAD + 12, 16, theme.GREY, anchor="cl")


def _paint_card(canvas: Canvas, spot: Spot, *, face: str, slip: str, is_vote: bool) -> None:
    x, y, w, h = spot.box
    card = card_surface(canvas, face, canvas.m.px(w), title=slip)
    if spot.hovered or spot.focused:
        canvas.glow(x + w / 2, y + h / 2, w * 0.8, h * 0.7, theme.LAMP, alpha=150, power=1.1)
    canvas.paste(card, (canvas.m.px(x), canvas.m.px(y)))
    if is_vote:
        canvas.rounded(x - 1, y - 1, w + 2, h + 2, None, radius=5, edge=theme.LAMP, edge_width=2.4)
        canvas.circle(x + 8, y + h - 8, 10, theme.LAMP)
        draw_icon(canvas, "up", x + 8, y + h - 8, 7, theme.INK)
