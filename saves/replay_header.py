"""What a replay says of itself at its head, held against what is recorded in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from saves.model import seat_of
from saves.replay_reading import Film


class Difference(NamedTuple):
    """Something the head says otherwise than the record: its name there, and both."""

    name: str
    said: Any
    recorded: Any


def header_difference(film: Film) -> Difference | None:
    """Return the first thing the head of a replay says otherwise than the record does, None where both agree.

    Nothing in a record tells when it was played, and by whom: only that both say the same of that is seen to.

    Raises:
        DamagedSave: the last frame can't be read.
    """
    return next((found for found in _pairs(film) if found.said != found.recorded), None)


def _pairs(film: Film) -> Iterator[Difference]:
    about, body = film.replay.summary, film.replay.body
    eyes = film.replay.viewers[-1]
    raw = film.raw_view(film.last, eyes)
    for name in ("ruleset", "mode", "seats"):
        yield Difference(name, getattr(about, name), raw.get(name) if isinstance(raw, dict) else None)
    end = film.view(film.last, eyes)
    outcome = end["outcome"] or {}
    yield Difference("turn", about.turn, end["turn"])
    yield Difference("over", about.over, bool(outcome))
    yield Difference("winners", about.winners, list(outcome.get("winners") or ()))
    yield Difference("names", about.names, [player.name for player in body.players])
    if body.secrets is not None:
        setup = body.secrets.setup
        for name in ("ruleset", "mode", "seats"):
            yield Difference(name, getattr(about, name), getattr(setup, name))
        yield Difference("options", body.options, setup.options)
        yield Difference("viewer", about.viewer, seat_of(body.players))
