"""How fast things happen. Every pause depends on public facts only, so that no pause tells a secret (PK-900)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from core.kernel.events import Event

Speed = Literal["slow", "normal", "fast", "instant"]
SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast", "instant")

STRETCH: Final[dict[Speed, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
"""How long reading pauses, beats and movements last against normal."""

WINDOW: Final[dict[Speed, float]] = {"slow": 0.24, "normal": 0.12, "fast": 0.06, "instant": 0.0}
"""Seconds for one whole round of passes in a window in which nobody does anything."""

DECISION: Final[dict[str, float]] = {"day": 0.25, "votes": 0.2, "challenge": 0.4, "exorcise": 0.4, "summon": 0.4}
DECISION_ELSE: Final = 0.15
"""Seconds before a bot's answer, by what everybody can see is being asked."""

READING: Final[dict[str, float]] = {
    "turn_began": 0.4,
    "phase_began": 0.1,
    "drawn": 0.18,
    "used": 0.8,
    "resolved": 0.1,
    "fizzled": 0.5,
    "countered": 0.6,
    "retargeted": 0.6,
    "equipped": 0.45,
    "discarded": 0.25,
    "gave": 0.3,
    "looked_hand": 0.35,
    "looked_identity": 0.4,
    "looked_deck": 0.3,
    "turned_up": 0.7,
    "rolled": 0.5,
    "haunted": 0.7,
    "deflected": 0.5,
    "moved": 0.5,
    "left_game": 0.4,
    "event_began": 0.9,
    "exorcism_began": 0.8,
    "summoning_began": 0.8,
    "voted": 0.25,
    "challenged": 0.6,
    "challenge_won": 0.9,
    "challenge_lost": 0.9,
    "counted": 0.8,
    "exorcism_succeeded": 0.9,
    "exorcism_failed": 0.9,
    "rewarded": 0.15,
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

LONGEST_PAUSE: Final = 5.0


def reading_time(events: Iterable[Event], speed: Speed) -> float:
    """Return for how long play rests so that these events can be seen."""
    total = 0.0
    for event in events:
        total += READING.get(event.kind, 0.0)
        if event.kind == "counted":
            total += VOTE_TURNED * len(event.data.get("cards", ()))
    return min(total, LONGEST_PAUSE) * STRETCH[speed]


def beat(kind: str, seats: int, speed: Speed) -> float:
    """Return the pause before an unseen answer to a question of this kind at a table of so many seats.

    In a window it is the same for whoever has nothing to use, thinks, or declines.
    """
    if kind == "priority":
        return WINDOW[speed] / max(1, seats)
    return DECISION.get(kind, DECISION_ELSE) * STRETCH[speed]
