"""My hand: a fan whose usable cards are raised and lit, the others dimmed with the reason at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from client.scenes.table.ballots import tray_seats
from client.scenes.table.fan import FanCard, fan
from client.scenes.table.plates import draw_plate
from client.scenes.table.spots import Spot, Subject
from client.scenes.table.styles import BASE
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.badges import draw_round_badge
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.widget import Box

LIFT: Final = 20.0
"""How far a usable card rises."""
HOVER_LIFT: Final = 36.0
_TUCKED: Final = 14.0
"""How much of a card the one before it hides at most where names are in Latin letters: they need the width."""
DIM: Final = 118
"""How bright a card is that can't be used, of 255."""
DIM_HOVERED: Final = 190


class HandCard(Spot):
    """One card of the hand.

    Args:
        place: where it lies in the fan.
        face: its face.
        order: its position among ordered picks, 0 for none.
        picked: whether it is among the picks.
        key_name: the number key that picks it, "" for none.
        on_pick: see Spot.
        off_reason: see Spot.
        widget_id: see Widget.
        card_width: in design units.
    """

    def __init__(
        self,
        widget_id: str,
        place: FanCard,
        face: str,
        card_width: float,
        *,
        on_pick: Callable[[], None] | None,
        off_reason: str = "",
        picked: bool = False,
        order: int = 0,
        sunk: bool = False,
    ) -> None:
        x, y, w, h = place.visible
        lift = LIFT if on_pick is not None else 0.0
        box = (x, y - lift, w, h + lift)
        super().__init__(widget_id, box, Subject("card", face), on_pick=on_pick, off_reason=off_reason)
        self.place, self.face, self.card_width = place, face, card_width
        self.picked, self.order, self.sunk = picked, order, sunk
        self._down_at: tuple[int, int] | None = None

    @property
    def lift(self) -> float:
        """How far the card is raised now."""
        if self.picked:
            return HOVER_LIFT + 6
        if self.hovered or (self.focused and not self.sunk):
            return HOVER_LIFT if self.pickable else LIFT * 0.6
        return LIFT if self.pickable else 0.0

    @property
    def card_box(self) -> Box:
        """Where the whole card is drawn, not turned."""
        cx, cy = self.place.center
        height = self.card_width * RATIO
        return (cx - self.card_width / 2, cy - height / 2 - self.lift, self.card_width, height)

    def press(self, pos: tuple[int, int]) -> None:
        """Take hold of the card."""
        self._down_at = pos

    def release(self, pos: tuple[int, int]) -> None:
        """Pick the card: by a click, or by throwing it upwards onto the table."""
        thrown = self._down_at is not None and self._down_at[1] - pos[1] > self.host.m.px(60)
        self._down_at = None
        if thrown or self.hit(pos):
            self.activate()

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the keyboard's focus around the whole card."""
        x, y, w, h = self.card_box
        canvas.rounded(x - 5, y - 5, w + 10, h + 10, None, radius=9, edge=theme.BLACK, edge_width=4.4)
        canvas.rounded(x - 4, y - 4, w + 8, h + 8, None, radius=8, edge=theme.WHITE, edge_width=2.4)


def sorted_places(count: int, lit: set[int]) -> list[int]:
    """Return the order in which the cards of a hand are laid out: usable ones first, at the left."""
    return sorted(range(count), key=lambda index: (index not in lit, index))


def lay_fan(tableau: Tableau, *, sunk: bool) -> list[FanCard]:
    """Return the places of my hand, from the left."""
    layout, count = tableau.layout, len(tableau.hand)
    width = card_width(tableau)
    step = layout.style.hand_step * width / layout.style.hand_card
    room = layout.hand
    if tableau.theatre is not None and tableau.seat in tray_seats(tableau.theatre):
        room = layout.beside_tray(room)
    return fan(count, room, width, max(step, width - _TUCKED) if tableau.latin else step, sunk=sunk)


def card_width(tableau: Tableau) -> float:
    """Return the width of a card of my hand: smaller in a large hand."""
    style = tableau.layout.style
    return style.hand_card if len(tableau.hand) <= 10 else style.hand_card * 0.87


def draw_hand(canvas: Canvas, tableau: Tableau, cards: list[HandCard], *, answering: bool) -> None:
    """Draw the fan from right to left, so that each card shows its right edge, and the raised one last."""
    raised = [card for card in cards if card.hovered or card.picked or card.focused]
    for card in [*reversed([card for card in cards if card not in raised]), *reversed(raised)]:
        _draw_card(canvas, tableau, card, answering=answering)


def _draw_card(canvas: Canvas, tableau: Tableau, card: HandCard, *, answering: bool) -> None:
    straight = card.hovered or card.picked or card.focused
    cx, cy = card.place.center
    cy -= card.lift
    width = card.card_width * (1.06 if card.hovered and card.pickable else 1.0)
    if card.pickable:
        color = theme.WAITING if answering else theme.LAMP
        canvas.glow(cx, cy, width * 0.68, width * 0.92, color, alpha=200 if straight else 120, power=1.1)
    bright = 255 if card.pickable or card.picked else DIM_HOVERED if straight else DIM
    if card.sunk:
        bright = min(bright, 150)
    picture = turned_card(canvas, tableau, card.face, canvas.m.px(width), 0.0 if straight else card.place.angle, bright)
    canvas.paste(picture, (canvas.m.px(cx) - picture.get_width() // 2, canvas.m.px(cy) - picture.get_height() // 2))
    height = width * RATIO
    box = (cx - width / 2, cy - height / 2, width, height)
    if _needs_plate(tableau, sunk=card.sunk and not straight):
        whole = card.hovered or card.focused
        visible = width if whole else min(width, card.place.visible[2])
        seen = (*box[:3], min(box[3], tableau.layout.high - box[1])) if card.sunk else box
        draw_plate(canvas, tableau.words.card_short(card.face), seen, dim=bright < 255, room=visible)
    if card.picked:
        _draw_picked(canvas, box, card.order)


def _needs_plate(tableau: Tableau, *, sunk: bool) -> bool:
    """Tell whether a card is named on a plate: none that is sunk, as there is nothing to answer and little to see."""
    return not sunk and (tableau.latin or tableau.layout.style is not BASE)


def _draw_picked(canvas: Canvas, box: Box, order: int) -> None:
    x, y, w, h = box
    canvas.rounded(x - 3, y - 3, w + 6, h + 6, None, radius=8, edge=theme.LAMP, edge_width=3)
    if order:
        draw_round_badge(canvas, x + w * 0.44, y + 4, 28, str(order), theme.LAMP, theme.INK, theme.INK)
    else:
        canvas.circle(x + w * 0.44, y + 2, 14, theme.LAMP)
        draw_icon(canvas, "check", x + w * 0.44, y + 2, 9, theme.INK)


def _with_rim(card: pygame.Surface) -> pygame.Surface:
    """Return a card with an empty rim: turned, its edges fade into that and show no stairs."""
    rimmed = pygame.Surface((card.get_width() + 4, card.get_height() + 4), pygame.SRCALPHA)
    rimmed.fill((0, 0, 0, 0))
    rimmed.blit(card, (2, 2), special_flags=pygame.BLEND_PREMULTIPLIED)
    return rimmed


def turned_card(
    canvas: Canvas, tableau: Tableau, face: str, width: int, angle: float, bright: int = 255
) -> pygame.Surface:
    """Return a card turned by an angle and dimmed; kept by quarter degrees."""
    quarter = round(angle * 4)
    title = tableau.slip(face)

    def make() -> pygame.Surface:
        card = card_surface(canvas, face, width, title=title)
        if quarter:
            card = pygame.transform.rotozoom(_with_rim(card), quarter / 4, 1)
        if bright < 255:
            card = card.copy()
            card.fill((bright, bright, min(255, bright + 8)), special_flags=pygame.BLEND_RGB_MULT)
        return card

    return canvas.shapes.keep(("turned", face, width, quarter, bright, title), make)
