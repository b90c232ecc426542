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

DECISION: Final[dict[str, float]] = {"day": 0.5, "votes": 0.35, "challenge": 0.6, "exorcise": 0.6, "summon": 0.6}
DECISION_ELSE: Final = 0.25
"""Seconds before a bot's answer, by what everybody can see is being asked."""

READING: Final[dict[str, float]] = {
    "turn_began": 0.5,
    "phase_began": 0.25,
    "drawn": 0.25,
    "used": 1.1,
    "resolved": 0.2,
    "fizzled": 0.6,
    "countered": 0.7,
    "retargeted": 0.8,
    "equipped": 0.7,
    "discarded": 0.3,
    "gave": 0.4,
    "looked_hand": 0.5,
    "looked_identity": 0.5,
    "looked_deck": 0.4,
    "turned_up": 0.9,
    "rolled": 0.8,
    "haunted": 0.9,
    "deflected": 0.7,
    "moved": 0.7,
    "left_game": 0.5,
    "event_began": 1.1,
    "exorcism_began": 1.1,
    "summoning_began": 1.1,
    "voted": 0.4,
    "challenged": 0.9,
    "challenge_won": 1.2,
    "challenge_lost": 1.2,
    "counted": 1.2,
    "exorcism_succeeded": 1.1,
    "exorcism_failed": 1.1,
    "rewarded": 0.2,
    "summoned": 1.1,
    "summon_failed": 1.1,
    "identity_shown": 1.3,
    "rehaunted": 0.9,
    "king_appeared": 2.2,
    "named": 1.2,
    "match_over": 1.2,
}
"""Seconds a person needs to see what just happened, by kind of event; what isn't here needs none."""

VOTE_TURNED: Final = 0.22
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
