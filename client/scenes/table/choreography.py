"""Which things fly for which event, and from where to where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from client.scenes.table.geometry import middle
from client.scenes.table.movers import Mover, Movers, PixelPoint
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, GHOST_BACK, card_surface
from client.ui.widget import Box
from core.kernel.events import Event

FLIGHT: Final = 0.26
"""Seconds a card takes to the table, at most."""
WALK: Final = 0.6
"""Seconds a ghost takes to its bearer, at most."""
STAGGER: Final = 0.07


class Choreographer:
    """Makes movers for events.

    Args:
        canvas: gives the pictures.
        tableau: the table as it stands.
        movers: where they fly.
    """

    def __init__(self, canvas: Canvas, tableau: Tableau, movers: Movers) -> None:
        self.canvas, self.tableau, self.movers = canvas, tableau, movers

    def animate(self, event: Event, begin: float, duration: float) -> None:
        """Let things fly for an event, if any do."""
        make = _DANCES.get(event.kind)
        if make is not None:
            make(self, event, begin, duration)

    # -- places and pictures

    def _point(self, box: Box) -> PixelPoint:
        x, y = middle(box)
        return (self.canvas.m.px(x), self.canvas.m.px(y))

    def _seat(self, seat: int) -> PixelPoint:
        return self._point(self.tableau.layout.plaques[seat])

    def _deck(self, *, ghosts: bool) -> PixelPoint:
        return self._point(self.tableau.layout.deck(ghosts))

    def _card(self, face: str, width: float) -> pygame.Surface:
        return card_surface(self.canvas, face, self.canvas.m.px(width))

    def _fly(
        self, face: str, width: float, start: PixelPoint, end: PixelPoint, begin: float, duration: float, tag: str = ""
    ) -> None:
        rise = self.canvas.m.px(24)
        self.movers.add(Mover(self._card(face, width), start, end, begin, max(0.01, duration), tag, rise))

    # -- one dance an event

    def drawn(self, event: Event, begin: float, duration: float) -> None:
        """Cards come from the deck."""
        end = self._seat(event.data["seat"])
        for i in range(min(3, event.data["count"])):
            self._fly(BACK, 40, self._deck(ghosts=False), end, begin + i * STAGGER, min(FLIGHT, duration))

    def discarded(self, event: Event, begin: float, duration: float) -> None:
        """Cards go to the discard pile, in sight."""
        start = self._seat(event.data["seat"])
        for i, face in enumerate(event.data["cards"][:4]):
            self._fly(face, 56, start, self._deck(ghosts=False), begin + i * STAGGER, max(duration, FLIGHT))

    def used(self, event: Event, begin: float, duration: float) -> None:
        """A card is laid on the table."""
        face = event.data["face"] or event.data["ability"].partition(".")[0]
        end = self._point(self.tableau.layout.stack_card)
        self._fly(face, 128, self._seat(event.data["seat"]), end, begin, min(FLIGHT, duration), tag="use")

    def gave(self, event: Event, begin: float, duration: float) -> None:
        """Cards change hands."""
        for i in range(min(3, event.data["count"])):
            start, end = self._seat(event.data["seat"]), self._seat(event.data["to"])
            self._fly(BACK, 40, start, end, begin + i * STAGGER, max(FLIGHT, duration))

    def turned_up(self, event: Event, begin: float, duration: float) -> None:
        """The apparition rises from the ghost deck to the middle and stays there to be seen."""
        deck, center = self._deck(ghosts=True), self._point(self.tableau.layout.king_card)
        self._fly(GHOST_BACK, 78, deck, center, begin, duration * 0.3)
        card = self._card(event.data["face"], 124)
        self.movers.add(Mover(card, center, center, begin + duration * 0.3, duration * 0.7 + 0.05))

    def haunted(self, event: Event, begin: float, duration: float) -> None:
        """The ghost walks to its victim."""
        start, end = self._point(self.tableau.layout.king_card), self._seat(event.data["seat"])
        self._fly(event.data["face"], 90, start, end, begin, min(WALK, duration))

    def moved(self, event: Event, begin: float, duration: float) -> None:
        """A ghost moves from one player to another."""
        start, end = self._seat(event.data["from"]), self._seat(event.data["to"])
        self._fly(event.data["face"], 70, start, end, begin, min(WALK, duration))

    def voted(self, event: Event, begin: float, duration: float) -> None:
        """Votes go face down onto the tray."""
        seat = event.data["seat"]
        tray = self._point(self.tableau.layout.tray(seat))
        for i in range(min(3, event.data["count"])):
            self._fly(BACK, 34, self._seat(seat), tray, begin + i * STAGGER, min(0.16, duration))

    def spirit(self, event: Event, begin: float, duration: float) -> None:
        """The change of spirit rises from the plaque."""
        change = event.data["change"]
        text = f"+{change}" if change > 0 else f"\u2212{-change}"
        color = theme.LAMP if change > 0 else theme.RED_TEXT
        px = self.canvas.m.font_px(24)
        picture = self.canvas.ink.surface(text, "bold", px, color).convert_alpha().premul_alpha()
        x, y = self._seat(event.data["seat"])
        end = (x, y - self.canvas.m.px(34))
        self.movers.add(Mover(picture, (x, y), end, begin, max(0.5, duration), fade=True))


_DANCES: Final[dict[str, Callable[[Choreographer, Event, float, float], None]]] = {
    "drawn": Choreographer.drawn,
    "discarded": Choreographer.discarded,
    "used": Choreographer.used,
    "gave": Choreographer.gave,
    "turned_up": Choreographer.turned_up,
    "haunted": Choreographer.haunted,
    "moved": Choreographer.moved,
    "voted": Choreographer.voted,
    "spirit": Choreographer.spirit,
}
