"""Which sound is heard for what happens. Each has its picture too, so that nobody needs ears to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from client.audio.sounds import Sounds
from core.kernel.events import Event

if TYPE_CHECKING:
    from client.scenes.table.theatre import Theatre

BANNER: Final = "the banner in my ribbon"
HEARD: Final[dict[str, tuple[str, str]]] = {
    "drawn": ("deal", "cards fly from the deck"),
    "gave": ("deal", "cards fly from seat to seat"),
    "discarded": ("toss", "cards fly to the discards"),
    "used": ("use", "the card flies to the middle"),
    "event_began": ("event", "the event's card fills the middle"),
    "rolled": ("roll", BANNER),
    "turned_up": ("apparition", "the ghost's card rises from its deck"),
    "haunted": ("haunt", "the ghost walks to its victim along a line"),
    "moved": ("haunt", "the ghost walks from seat to seat"),
    "rehaunted": ("haunt", BANNER),
    "exorcism_began": ("toll", "the target grows in the middle"),
    "summoning_began": ("apparition", "the target grows in the middle"),
    "voted": ("vote", "votes fly to the tray before the seat"),
    "challenged": ("challenge", "the accused seat's tray turns red with crossed swords"),
    "challenge_won": ("reveal", "the accused seat's votes lie face up"),
    "identity_shown": ("reveal", "the identity's card fills the middle"),
    "named": ("reveal", BANNER),
    "king_appeared": ("king", "the king's card fills the middle and the whole table turns to his colour"),
    "last_round": ("toll", BANNER),
    "spirit": ("coin", "the change rises from the plaque"),
}
"""The sound of each kind of event, and what is seen at the same time.

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
    return HEARD[event.kind][0]


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
