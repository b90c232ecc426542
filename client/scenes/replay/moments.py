"""The great moments of a match, as the timeline marks them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from core.kernel.events import Event
from saves.replay_reading import Film

Sort = Literal["apparition", "banished", "stayed", "caught", "innocent", "king", "identity", "end"]

SORTS: Final[dict[str, Sort]] = {
    "turned_up": "apparition",
    "exorcism_succeeded": "banished",
    "exorcism_failed": "stayed",
    "summoned": "king",
    "summon_failed": "stayed",
    "challenge_won": "caught",
    "challenge_lost": "innocent",
    "king_appeared": "king",
    "identity_shown": "identity",
    "match_over": "end",
}
"""What a match is remembered for, by kind of event."""


class Moment(NamedTuple):
    """One of them: the frame that shows it first, and what happened."""

    frame: int
    sort: Sort
    event: Event


def moments_of(film: Film, viewer: int) -> list[Moment]:
    """Return the great moments in order, as a viewer knew them."""
    events = film.events(viewer, 0, film.next_fact(film.last))
    return [Moment(film.frame_of(event.number), SORTS[event.kind], event) for event in events if event.kind in SORTS]
