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
from client.ui.theme import Rgb
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

    def _show(self, face: str, width: float, begin: float, duration: float, light: Rgb) -> None:
        """Show a card large in the middle of the stage for a while, in a light of its own."""
        center = self._point(self.tableau.layout.stage)
        size = self.canvas.m.px(width * 2.4)
        glow = self.canvas.shapes.glow((size, size), light, 220, 1.2)
        self.movers.add(Mover(glow, center, center, begin, max(0.01, duration), fade=True))
        card = card_surface(self.canvas, face, self.canvas.m.px(width), title=self.tableau.slip(face))
        self.movers.add(Mover(card, center, center, begin, max(0.01, duration), fade=True))

    def _trace(self, start: PixelPoint, end: PixelPoint, begin: float, duration: float) -> None:
        """Draw the line along which a ghost walks."""
        du = self.canvas.m.du
        (x1, y1), (x2, y2) = start, end
        rect = pygame.Rect(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)).inflate(24, 24)
        layer = self.canvas.layer(rect)
        ends = [(du(x - rect.left), du(y - rect.top)) for x, y in (start, end)]
        layer.line(ends[0], ends[1], theme.HERETIC_TEXT, 3.4, alpha=190, dash=16)
        center = (float(rect.centerx), float(rect.centery))
        self.movers.add(Mover(layer.surface, center, center, begin, max(0.01, duration), fade=True))

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
        self._trace(start, end, begin, duration)
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

    def event_began(self, event: Event, begin: float, duration: float) -> None:
        """An event fills the middle of the table."""
        self._show(event.data["face"], 170, begin, duration, theme.JADE)

    def identity_shown(self, event: Event, begin: float, duration: float) -> None:
        """An identity is turned up for all to see."""
        self._show(event.data["identity"], 150, begin, duration, theme.HERETIC_TEXT)

    def king_appeared(self, event: Event, begin: float, duration: float) -> None:
        """A ghost king stands up."""
        self._show(event.data["king"], 220, begin, duration, theme.CINNABAR_BRIGHT)


_DANCES: Final[dict[str, Callable[[Choreographer, Event, float, float], None]]] = {
    "drawn": Choreographer.drawn,
    "discarded": Choreographer.discarded,
    "used": Choreographer.used,
    "gave": Choreographer.gave,
    "turned_up": Choreographer.turned_up,
    "event_began": Choreographer.event_began,
    "haunted": Choreographer.haunted,
    "identity_shown": Choreographer.identity_shown,
    "king_appeared": Choreographer.king_appeared,
    "moved": Choreographer.moved,
    "voted": Choreographer.voted,
    "spirit": Choreographer.spirit,
}
