"""From a recording to a replay: the match is played again, and all that each viewer sees of it is put down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgpack

from core.kernel import MODERATOR, SPECTATOR, Fact, Match
from core.rulesets import rules_digest
from saves.errors import UnplayableSave
from saves.format import pack_input
from saves.model import SavedFact, SavedSetup
from saves.replay_format import pack_reel
from saves.replay_model import (
    Frame,
    Instant,
    Overlay,
    RecordedFact,
    Reel,
    Replay,
    ReplayBody,
    ReplaySummary,
    Seated,
    Secrets,
)
from saves.replay_patch import Patch, patch_between, patched
from saves.replay_recording import Recording, replayed
from saves.version import program_version

OF_THE_MOMENT: Final = ("waiting", "answered", "holder", "passes", "prompt", "can_undo")
"""Parts of a view that tell of the question itself: alone they make no moment worth stopping at."""
FRAMES_IN_REEL: Final = 48
"""Applying so many patches takes less than a frame of the screen."""


class Shot(NamedTuple):
    """A moment: every viewer's view as plain data from a file would be, and the facts that came with it."""

    common: dict[str, Any]
    overlays: dict[int, Patch]
    facts: list[RecordedFact]

    def view(self, viewer: int) -> Any:
        """Return one viewer's view."""
        return patched(self.common, self.overlays.get(viewer))


class Camera:
    """Puts down what is to be seen of a match, moment by moment.

    Args:
        match: the match; it is looked at whenever `look` is called.
        seat: through whose eyes; None for everybody's, side by side.
    """

    def __init__(self, match: Match[Any], seat: int | None) -> None:
        self.first_fact = first_fact_of(match)
        self._match = match
        self._common = SPECTATOR if seat is None else seat
        self._knower = MODERATOR if seat is None else seat
        self._others = [*range(match.rules.setup.seats), MODERATOR] if seat is None else []  # type: ignore[attr-defined]
        self._next_fact = self.first_fact
        self._lasting: dict[str, Any] = {}

    def look(self) -> Shot | None:
        """Put down what is to be seen now; None if nothing that lasts has changed for these eyes."""
        seen = self._match.view(self._knower)
        lasting = {key: value for key, value in seen.items() if key not in OF_THE_MOMENT}
        if lasting == self._lasting:
            return None
        self._lasting = lasting
        known = _unasked(seen)
        common = known if self._common == self._knower else self._view(self._common)
        overlays = {
            viewer: patch_between(common, known if viewer == MODERATOR else self._view(viewer))
            for viewer in self._others
        }
        return Shot(common, overlays, self._new_facts())

    def _view(self, viewer: int) -> dict[str, Any]:
        return _unasked(self._match.view(viewer))

    def _new_facts(self) -> list[RecordedFact]:
        facts = self._match.facts(self._next_fact)
        self._next_fact += len(facts)
        return [_whole(fact) if self._others else _seen(fact, self._common) for fact in facts]


class ReelMaker:
    """Winds moments on reels."""

    def __init__(self) -> None:
        self.reels: list[bytes] = []
        self._first: Shot | None = None
        self._last: Shot | None = None
        self._frames: list[Frame] = []

    def add(self, shot: Shot) -> None:
        """Wind one moment on."""
        if self._last is None:
            self._first = shot
        else:
            changed = [
                Overlay(viewer, patch)
                for viewer, patch in shot.overlays.items()
                if patch != self._last.overlays[viewer]
            ]
            self._frames.append(Frame(patch_between(self._last.common, shot.common), changed))
        self._last = shot
        if len(self._frames) == FRAMES_IN_REEL - 1:
            self.finish()

    def finish(self) -> None:
        """Put the present reel away."""
        if self._first is None:
            return
        overlays = [Overlay(viewer, patch) for viewer, patch in self._first.overlays.items()]
        self.reels.append(pack_reel(Reel(self._first.common, overlays, self._frames)))
        self._first = self._last = None
        self._frames = []


def first_fact_of(match: Match[Any]) -> int:
    """Return the number of the first fact a match knows of."""
    facts = match.facts()
    return facts[0].number if facts else match.boundary_event


def make_replay(recording: Recording, *, seat: int | None = None, breathe: Callable[[], None] = lambda: None) -> Replay:
    """Return the replay of a recording.

    Args:
        recording: the match.
        seat: makes it as seen by this seat; None makes it whole.
        breathe: called after every answer (a thread that works beside a window rests here).

    Raises:
        Misfit: the recording doesn't fit the rules.
        IllegalSetup, UnreadableMatch: the rules have no such match.
        UnplayableSave: the match isn't over, and a whole replay would tell its secrets to whoever plays it.
    """
    match = recording.match()
    camera, reels = Camera(match, seat), ReelMaker()
    facts = _earlier(recording, seat, camera.first_fact)
    first_fact = camera.first_fact - len(facts)
    instants = []
    for answers in replayed(match, recording.answers):
        shot = camera.look()
        if shot is not None:
            reels.add(shot)
            instants.append(Instant(answers, shot.common["next_event"]))
            facts += shot.facts
        breathe()
    reels.finish()
    if seat is None and not match.over and any(not player.bot for player in recording.players):
        raise UnplayableSave("unfinished", thing="replay")
    body = ReplayBody(
        options=dict(recording.setup.options),
        players=[Seated(player.name, player.bot) for player in recording.players],
        inputs=b"".join(pack_input(given) for given in recording.answers if seat is None or given.seat == seat),
        first_fact=first_fact,
        facts=facts,
        instants=instants,
        frames_in_reel=FRAMES_IN_REEL,
        reels=reels.reels,
        secrets=_secrets(recording) if seat is None else None,
    )
    return Replay(_summary(recording, match, seat), body, rules_digest())


def _earlier(recording: Recording, seat: int | None, began: int) -> list[RecordedFact]:
    """Return the facts from just before the recording, as far back as these eyes know all of them."""
    facts: list[RecordedFact] = []
    for fact in reversed([fact for fact in recording.earlier if fact.number < began]):
        known = _kept(fact, seat) if fact.number == began - len(facts) - 1 else None
        if known is None:
            break
        facts.append(known)
    return facts[::-1]


def _kept(fact: SavedFact, seat: int | None) -> RecordedFact | None:
    """Return a saved fact as these eyes know it, None where they don't."""
    if seat is None:
        if fact.public is None:
            return None
        return RecordedFact(fact.kind, plain(fact.public), tuple(fact.knowing), plain(fact.secret))
    event = fact.seen(seat)
    return None if event is None else RecordedFact(event.kind, plain(event.data))


def _unasked(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without what is only for answering: a replay asks nobody."""
    kept: dict[str, Any] = plain(view | {"prompt": None, "can_undo": False})
    return kept


def _whole(fact: Fact) -> RecordedFact:
    return RecordedFact(fact.kind, plain(fact.public), tuple(fact.knowing), plain(fact.secret))


def _seen(fact: Fact, viewer: int) -> RecordedFact:
    return RecordedFact(fact.kind, plain(fact.seen(viewer).data))


def _secrets(recording: Recording) -> Secrets:
    seeds = [player.seed for player in recording.players]
    return Secrets(SavedSetup.of(recording.setup), recording.origin, seeds)


def _summary(recording: Recording, match: Match[Any], seat: int | None) -> ReplaySummary:
    view, setup = match.view(SPECTATOR), recording.setup
    return ReplaySummary(
        kind="whole" if seat is None else "seat",
        ruleset=setup.ruleset,
        mode=setup.mode,
        seats=setup.seats,
        names=[player.name for player in recording.players],
        viewer=recording.viewer if seat is None else seat,
        turn=view["turn"],
        over=match.over,
        winners=list((view["outcome"] or {}).get("winners", ())),
        created=recording.created,
        version=program_version(),
    )


def plain(data: Any) -> Any:
    """Return plain data as a file gives it back: lists for tuples."""
    return msgpack.unpackb(msgpack.packb(data))
