"""Which sound is heard for what happens. Each has its picture too, so that nobody needs ears to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from client.audio.sounds import Sounds
from core.kernel.events import Event

if TYPE_CHECKING:
    from client.scenes.table.theatre import Theatre

HEARD: Final[dict[str, str]] = {
    "drawn": "deal",
    "gave": "deal",
    "discarded": "toss",
    "used": "use",
    "event_began": "event",
    "rolled": "roll",
    "turned_up": "apparition",
    "haunted": "haunt",
    "moved": "haunt",
    "rehaunted": "haunt",
    "exorcism_began": "toll",
    "summoning_began": "apparition",
    "voted": "vote",
    "challenged": "challenge",
    "challenge_won": "reveal",
    "identity_shown": "reveal",
    "named": "reveal",
    "king_appeared": "king",
    "last_round": "toll",
    "spirit": "coin",
}
"""The sound of each kind of event.

With each something is seen: cards, ghosts, votes and spirit fly; events, identities and ghost kings fill the middle;
the stage of the exorcism shows its target and what is challenged; the rest is told by the banner in the ribbon.

Beside these: ``turn`` and ``dusk`` (the lamp, and the strip of phases), ``ask`` (the paper ribbon), ``flip`` (a vote
turns over), ``success`` and ``failure`` (the verdict across the target), ``win`` and ``loss`` (the headline of the
result), ``tick`` (the pressed button). The ambience is the light on the table.
"""


def sound_of(event: Event, seat: int | None) -> str | None:
    """Return the sound of an event as heard at a seat, None if it has none."""
    data = event.data
    if event.kind == "turn_began":
        return "turn" if data["seat"] == seat else None
    if event.kind == "phase_began":
        return "dusk" if data["phase"] == "night" else None
    nothing_moved = (event.kind == "spirit" and not data["change"]) or (event.kind == "voted" and not data["count"])
    if event.kind not in HEARD or nothing_moved:
        return None
    return HEARD[event.kind]


class Foley:
    """Turns what the table shows into sounds.

    Args:
        sounds: where they are played.
        seat: whose table it is, None for a spectator.
    """

    def __init__(self, sounds: Sounds, seat: int | None) -> None:
        self._sounds = sounds
        self._seat = seat
        self._theatre: Theatre | None = None
        self._turned = 0
        self._judged = False

    def event(self, event: Event, theatre: Theatre | None, now: float) -> None:
        """An event is shown now, and the exorcism on stage looks as it does after it."""
        name = sound_of(event, self._seat)
        if name is not None:
            self._sounds.play(name)
        self.stage(theatre, now)

    def stage(self, theatre: Theatre | None, now: float) -> None:
        """The exorcism on stage looks as it does now: votes turn over, the verdict is seen."""
        if theatre is not self._theatre:
            self._judge()  # one that was cut short before its verdict was seen
            self._theatre, self._turned, self._judged = theatre, 0, False
        if theatre is None or theatre.counted_at is None:
            return
        turned = theatre.turned(now)
        if turned > self._turned:
            self._sounds.play("flip")
        self._turned = turned
        if theatre.stage(now) == "result":
            self._judge()

    def _judge(self) -> None:
        if self._theatre is not None and self._theatre.success is not None and not self._judged:
            self._judged = True
            self._sounds.play("success" if self._theatre.success else "failure")
