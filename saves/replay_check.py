"""Proving a replay: the match is played from it again, and everything in it has to come out as it stands there."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from core.kernel import Match
from saves.errors import told_of
from saves.format import inputs_of
from saves.model import Controller, Input, SavedFact
from saves.replay_film import Camera, Shot
from saves.replay_header import header_difference
from saves.replay_model import RecordedFact, Replay
from saves.replay_reading import Film
from saves.replay_recording import Misfit, Recording, replayed


class HeaderMisfit(Misfit):
    """The head of a replay says something else than its record."""


def answers_of(replay: Replay, path: Path) -> list[Input]:
    """Return the answers in a replay; raises DamagedSave."""
    with told_of("replay"):
        return inputs_of(replay.body.inputs, path)


def recording_of(replay: Replay, path: Path, answers: int | None = None) -> Recording:
    """Return what a whole replay was made from, up to so many answers.

    Raises:
        DamagedSave: its answers can't be read.
        ValueError: it is one seat's: the match can't be played from it.
    """
    secrets = replay.body.secrets
    if secrets is None:
        raise ValueError("a seat's replay has nothing from which the match could be played")
    players = [
        Controller(player.name, player.bot, seed)
        for player, seed in zip(replay.body.players, secrets.bot_seeds, strict=True)
    ]
    given = answers_of(replay, path)[:answers]
    about, body = replay.summary, replay.body
    earlier = [
        SavedFact(number, fact.kind, fact.public, list(fact.knowing), fact.secret)
        for number, fact in enumerate(body.facts, body.first_fact)
    ]
    return Recording(secrets.setup.setup(), players, given, about.viewer, about.created, secrets.origin, earlier)


def check_replay(replay: Replay, path: Path, on_answer: Callable[[], None] = lambda: None) -> int:
    """Play the match from a whole replay and compare all that comes of it; only look through a seat's.

    What its head says is held against the record; who played, and when, nothing in a file can prove.

    Args:
        replay: the replay.
        path: where it was read from, named in errors.
        on_answer: called after every answer (for a progress bar).

    Returns:
        How many of its facts have come again: none of a seat's, and none from before where a whole one begins.

    Raises:
        Misfit: something else comes, or (HeaderMisfit) the head says something else.
        DamagedSave, UnplayableSave: it can't even be shown.
        IllegalSetup, UnreadableMatch: the rules have no such match.
    """
    film = Film(replay, path)
    if replay.body.secrets is None:
        for frame in range(len(film)):
            film.view(frame, replay.summary.viewer)
        _check_header(film)
        return 0
    recording = recording_of(replay, path)
    match = recording.match()
    checker = _Checker(film, match)
    for number in replayed(match, recording.answers):
        checker.compare(number)
        on_answer()
    checker.finish(len(recording.answers))
    _check_header(film)
    return checker.proven


def _check_header(film: Film) -> None:
    found = header_difference(film)
    if found is not None:
        raise HeaderMisfit(0, f"{found.name}={_short(found.said)}", f"{found.name}={_short(found.recorded)}")


class _Checker:
    """Compares a match being played with the replay it is played from.

    Args:
        film: the replay.
        match: the match at its beginning.
    """

    def __init__(self, film: Film, match: Match[Any]) -> None:
        self._film, self._match = film, match
        self._camera = Camera(match, None)
        self._facts = film.replay.body.facts
        self._next_frame = 0
        self.proven = 0
        """How many facts have come as they are recorded."""
        self._next_fact = self._camera.first_fact

    def compare(self, number: int) -> None:
        """Compare what is to be seen after so many answers."""
        shot = self._camera.look()
        frame = self._next_frame
        recorded = frame <= self._film.last and self._film.answers(frame) == number
        if shot is None:
            if recorded:
                raise Misfit(number, f"frame={frame}", "frame=none")
            return
        self._compare_facts(number, shot.facts)
        if not recorded:
            raise Misfit(number, "frame=none", f"frame={frame}")
        self._compare_views(number, shot)
        self._next_frame += 1

    def finish(self, number: int) -> None:
        """See that the replay ends where its answers do, and as it says."""
        if self._next_frame <= self._film.last:
            raise Misfit(number, f"frame={self._next_frame}", "frame=none")
        if self._film.replay.summary.over != self._match.over:
            came = "over" if self._match.over else " ".join(f"seat={prompt.seat}" for prompt in self._match.pending())
            raise Misfit(number, f"over={_short(self._film.replay.summary.over)}", came)

    def _compare_facts(self, number: int, came: Sequence[RecordedFact]) -> None:
        begin = self._next_fact - self._film.replay.body.first_fact
        frame = min(self._next_frame, self._film.last)
        until = self._film.next_fact(frame) - self._film.replay.body.first_fact
        expected = self._facts[begin:until]
        for place in range(max(len(expected), len(came))):
            pair = [facts[place] if place < len(facts) else None for facts in (expected, came)]
            if pair[0] != pair[1]:
                names = [_named(self._next_fact + place, fact) for fact in pair]
                raise Misfit(number, *names)
        self._next_fact += len(came)
        self.proven += len(came)

    def _compare_views(self, number: int, shot: Shot) -> None:
        for viewer in self._film.replay.viewers:
            expected = self._film.raw_view(self._next_frame, viewer)
            came = shot.view(viewer)
            if expected != came:
                where, *pair = first_difference(expected, came)
                raise Misfit(number, *(f"view={viewer} {where}={_short(value)}" for value in pair))


def first_difference(one: Any, other: Any, where: str = "") -> tuple[str, Any, Any]:
    """Return where two pieces of plain data that differ do so first, and what either has there."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key):
                return first_difference(one.get(key), other.get(key), f"{where}.{key}".lstrip("."))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, pair in enumerate(zip(one, other, strict=True)):
            if pair[0] != pair[1]:
                return first_difference(*pair, f"{where}.{place}")
    return where, one, other


def _named(number: int, fact: RecordedFact | None) -> str:
    if fact is None:
        return f"fact={number} none"
    secret = f" secret={_short(fact.secret)} knowing={_short(fact.knowing)}" if fact.secret else ""
    return f"fact={number} {fact.kind} {_short(fact.public)}{secret}"


def _short(value: Any) -> str:
    text = _written(value)
    return text if len(text) <= 160 else f"{text[:159]}…"


def _written(value: Any) -> str:
    """Return plain data in the form of the rest of such a line."""
    if isinstance(value, dict):
        return f"({' '.join(f'{name}={_written(part)}' for name, part in value.items())})"
    if isinstance(value, (list, tuple)):
        return f"[{' '.join(map(_written, value))}]"
    return json.dumps(value, ensure_ascii=False, default=str).strip('"')
