"""Which things fly for which event, and from where to where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from client.scenes.table import dances_cards, dances_ghosts, dances_haunts
from client.scenes.table.director import Cue
from client.scenes.table.movers import (
    FLIGHT,
    MOST_CARDS,
    STAGGER,
    TILTS,
    Bloom,
    Flight,
    Glide,
    Mover,
    Movers,
    Pose,
    Trail,
)
from client.scenes.table.places import Places, Point
from client.scenes.table.tableau import Tableau
from client.ui.badges import Suit
from client.ui.canvas import Canvas
from client.ui.cardface import BACK
from client.ui.theme import Rgb


class Choreographer:
    """Lets things fly for events.

    Args:
        movers: where they fly.
    """

    def __init__(self, movers: Movers) -> None:
        self.movers = movers
        self.is_still = False
        """Nothing moves far: things come and go where they are."""
        self.canvas: Canvas
        self.tableau: Tableau
        self.places: Places
        self.cue: Cue
        self._until = 0.0

    def animate(self, canvas: Canvas, tableau: Tableau, cue: Cue) -> float:
        """Let things fly for an event, if any do; return when the table has to show them itself.

        Args:
            canvas: gives the pictures.
            tableau: the table as it stands.
            cue: the event, and when and how slowly it is shown.
        """
        self.canvas, self.tableau, self.places, self.cue = canvas, tableau, Places(tableau), cue
        self._until = cue.begin
        dance = _DANCES.get(cue.event.kind)
        if dance is not None:
            dance(self, cue.event.data)
        return self._until

    # -- for the dances; seconds are those at normal pace

    def add(self, mover: Mover) -> None:
        """Let something fly."""
        self.movers.add(mover)

    def seconds(self, seconds: float) -> float:
        """Return how long something takes at the present pace."""
        return max(0.01, seconds * self.cue.stretch)

    def moment(self, delay: float) -> float:
        """Return the time so many seconds after the event."""
        return self.cue.begin + delay * self.cue.stretch

    @property
    def time_to_see(self) -> float:
        """For how many seconds the event is shown."""
        return self.cue.duration / max(self.cue.stretch, 0.01)

    def fly(
        self,
        face: str,
        start: Pose,
        end: Pose,
        *,
        seconds: float = FLIGHT,
        delay: float = 0.0,
        back: str = "",
        tag: str = "",
        rise: float = 26.0,
        dissolves: bool = False,
        badge: tuple[Suit, str] | None = None,
        bend: Point = (0.0, 0.0),
        steps: int = 1,
    ) -> None:
        """Let a card fly; see `Flight`."""
        title = self.tableau.slip(face)
        if self.is_still and start != end:
            start, back, rise, dissolves, bend = end, "", 0.0, True, (0.0, 0.0)
        begin, lasts = self.moment(delay), self.seconds(seconds)
        flight = Flight(face, start, end, begin, lasts, back, title, rise, tag, dissolves, badge, bend, steps)
        self.add(flight)
        self._until = max(self._until, flight.begin + flight.duration)

    def glide(self, glide: Glide, *, lands: bool = False) -> None:
        """Let a ready picture fly; ``lands`` says that the table shows what it stands for when it arrives."""
        if self.is_still:
            glide.start, glide.rise = glide.end, 0.0
        self.add(glide)
        if lands:
            self._until = max(self._until, glide.begin + glide.duration)

    def light(self, center: Point, radius: float, color: Rgb, seconds: float, delay: float = 0.0) -> None:
        """Let a light open and go out."""
        self.add(Bloom(center, radius, color, self.moment(delay), self.seconds(seconds)))

    def trail(self, start: Point, end: Point, color: Rgb, seconds: float) -> None:
        """Draw a line from one place to another."""
        self.add(Trail(start, end, self.cue.begin, self.seconds(seconds), color))

    def show(self, face: str, width: float, light: Rgb, back: str = "") -> None:
        """Turn a card up large in the middle of the stage and let it be seen."""
        x, y, w, h = self.tableau.layout.stage
        pose = Pose(x + w / 2, y + h * 0.5, width)
        self.light((pose.x, pose.y), width * 1.5, light, self.time_to_see)
        self.fly(face, pose._replace(width=width * 0.55, y=pose.y + 30), pose, back=back, rise=0)
        self.fly(face, pose, pose, delay=FLIGHT, seconds=max(0.1, self.time_to_see - FLIGHT), rise=0, dissolves=True)

    def hand_over(self, faces: list[str], start: Pose, end: Pose, *, turn: bool) -> None:
        """Let cards fly one after the other; ``turn`` turns them face up on their way."""
        for i, face in enumerate(faces[:MOST_CARDS]):
            tilted = start._replace(angle=TILTS[i % len(TILTS)])
            back = BACK if turn and face != BACK else ""
            self.fly(face, tilted, end, delay=i * STAGGER, back=back)


Dance: TypeAlias = Callable[[Choreographer, dict[str, Any]], None]
"""Lets fly what an event's facts say."""

_DANCES: Final[dict[str, Dance]] = {**dances_cards.DANCES, **dances_ghosts.DANCES, **dances_haunts.DANCES}
