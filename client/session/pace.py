"""How fast things happen. Every pause depends on public facts only, so that no pause tells a secret (PK-900)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from core.kernel.events import Event

Speed = Literal["slow", "normal", "fast", "instant"]
SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast", "instant")

STRETCH: Final[dict[Speed, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
"""How long reading pauses, beats and movements last against normal."""

WINDOW: Final[dict[Speed, float]] = {"slow": 0.24, "normal": 0.08, "fast": 0.04, "instant": 0.0}
"""Seconds for one whole round of passes in a window in which nobody does anything."""

DECISION: Final[dict[str, float]] = {"day": 0.2, "votes": 0.12, "challenge": 0.4, "exorcise": 0.4, "summon": 0.4}
DECISION_ELSE: Final = 0.08
"""Seconds before a bot's answer, by what everybody can see is being asked."""

READING: Final[dict[str, float]] = {
    "turn_began": 0.3,
    "phase_began": 0.03,
    "drawn": 0.1,
    "used": 0.75,
    "fizzled": 0.5,
    "countered": 0.6,
    "retargeted": 0.6,
    "equipped": 0.3,
    "discarded": 0.12,
    "gave": 0.2,
    "looked_hand": 0.25,
    "looked_identity": 0.3,
    "looked_deck": 0.2,
    "turned_up": 0.9,
    "rolled": 0.75,
    "haunted": 0.8,
    "deflected": 0.5,
    "moved": 0.3,
    "left_game": 0.4,
    "event_began": 0.9,
    "exorcism_began": 0.6,
    "summoning_began": 0.6,
    "voted": 0.15,
    "challenged": 0.6,
    "challenge_won": 0.9,
    "challenge_lost": 0.9,
    "counted": 0.7,
    "exorcism_succeeded": 0.8,
    "exorcism_failed": 0.8,
    "rewarded": 0.05,
    "summoned": 0.9,
    "summon_failed": 0.9,
    "identity_shown": 1.1,
    "rehaunted": 0.7,
    "king_appeared": 2.0,
    "named": 1.0,
    "match_over": 1.0,
}
"""Seconds a person needs to see what just happened, by kind of event; what isn't here needs none."""

VOTE_TURNED: Final = 0.18
"""Seconds to turn one vote over at the count."""

STAGED: Final = frozenset(
    {
        "turned_up", "haunted", "exorcism_began", "summoning_began", "challenged", "challenge_won", "challenge_lost",
        "counted", "exorcism_succeeded", "exorcism_failed", "summoned", "summon_failed", "identity_shown",
        "king_appeared", "named", "match_over",
    }
)  # fmt: skip
"""What a turn is remembered for: it gets its time in full, however long the turn has been."""

LONG_TURN: Final = 4.0
"""Seconds of reading at normal pace after which the rest of a turn is told faster."""
HASTE: Final = 0.6
"""How much of its time what isn't `STAGED` gets from then on."""

LONGEST_PAUSE: Final = 5.0


class Reading:
    """Says for how long each event is to be seen. Whoever is given the same events in order says the same."""

    def __init__(self) -> None:
        self._spent = 0.0
        """Seconds of this turn."""

    def seconds(self, event: Event) -> float:
        """Return for how long the next event is to be seen at normal pace."""
        if event.kind == "turn_began":
            self._spent = 0.0
        seconds = READING.get(event.kind, 0.0)
        if event.kind == "counted":
            seconds += VOTE_TURNED * len(event.data.get("cards", ()))
        if self._spent >= LONG_TURN and event.kind not in STAGED:
            seconds *= HASTE
        self._spent += seconds
        return seconds

    def rest(self, events: Iterable[Event], speed: Speed) -> float:
        """Return for how long play rests so that the next events can be seen."""
        return min(sum(map(self.seconds, events)), LONGEST_PAUSE) * STRETCH[speed]


def beat(kind: str, seats: int, speed: Speed) -> float:
    """Return the pause before an unseen answer to a question of this kind at a table of so many seats.

    In a window it is the same for whoever has nothing to use, thinks, or declines.
    """
    if kind == "priority":
        return WINDOW[speed] / max(1, seats)
    return DECISION.get(kind, DECISION_ELSE) * STRETCH[speed]
