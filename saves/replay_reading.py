"""Looking at a replay: what a viewer sees in each of its frames, and what happened when."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from core.kernel import MODERATOR, Event, IllegalSetup, Setup
from core.rulesets import rules_for
from saves.errors import told_of
from saves.format import believing
from saves.replay_format import unpack_reel
from saves.replay_model import AnyViewer, RecordedFact, Reel, Replay
from saves.replay_patch import Patch, patched
from saves.unplayable import unplayable
from saves.view_types import check_view

REELS_KEPT: Final = 4
"""Unwinding another takes two milliseconds; many that are kept hold Python up for longer when it looks for garbage."""


class Turn(NamedTuple):
    """A turn of the match: its number, whose it is, and the frame it begins with."""

    number: int
    seat: int
    frame: int


class Film:
    """A replay to look at, frame by frame, in any order.

    Args:
        replay: the replay.
        path: where it was read from, named in errors.

    Raises:
        UnplayableSave: this program hasn't even a table for such a match.
    """

    def __init__(self, replay: Replay, path: Path) -> None:
        self.replay = replay
        self.path = path
        self._instants = replay.body.instants
        self._first_fact = replay.body.first_fact
        self._reels: OrderedDict[int, list[_Still]] = OrderedDict()
        self._likeness = _fresh_view(replay)

    def __len__(self) -> int:
        return len(self._instants)

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return len(self._instants) - 1

    def view(self, frame: int, viewer: AnyViewer) -> dict[str, Any]:
        """Return what a viewer of the replay sees in a frame; raises DamagedSave."""
        with self._believing():
            view = _completed(self.raw_view(frame, viewer), self._likeness)
            check_view(view, self.replay.summary.seats)
            return view

    def raw_view(self, frame: int, viewer: AnyViewer) -> Any:
        """Return the view as it was put down, whatever the present rules show beyond it; raises DamagedSave."""
        still = self._still(frame)
        with self._believing():
            return patched(still.common, still.overlays.get(viewer))

    def answers(self, frame: int) -> int:
        """Return how many answers had been given in a frame."""
        return self._instants[frame].answers

    def next_fact(self, frame: int) -> int:
        """Return the number of the fact that comes after a frame."""
        return self._instants[frame].facts

    def events(self, viewer: AnyViewer, since: int, until: int) -> list[Event]:
        """Return the facts numbered from `since` to before `until` as a viewer of the replay knows them."""
        begin = max(since - self._first_fact, 0)
        rows = self.replay.body.facts[begin : max(until - self._first_fact, 0)]
        return [_seen(number, fact, viewer) for number, fact in enumerate(rows, self._first_fact + begin)]

    def frame_of(self, number: int) -> int:
        """Return the frame that shows a fact first."""
        return min(self.last, bisect_left(self._instants, number + 1, key=lambda instant: instant.facts))

    def turns(self) -> Iterator[Turn]:
        """Yield the turns that can be gone to: of several that one frame tells of, the last.

        The first frame of a match that began elsewhere than at the deal tells of all turns before.
        """
        begun: Turn | None = None
        for number, fact in enumerate(self.replay.body.facts, self._first_fact):
            turn, seat = fact.public.get("turn"), fact.public.get("seat")
            if fact.kind == "turn_began" and isinstance(turn, int) and isinstance(seat, int):
                following = Turn(turn, seat, self.frame_of(number))
                if begun is not None and begun.frame != following.frame:
                    yield begun
                begun = following
        if begun is not None:
            yield begun

    def _still(self, frame: int) -> _Still:
        number, place = divmod(frame, self.replay.body.frames_in_reel)
        stills = self._reels.get(number)
        if stills is None:
            stills = self._reels[number] = self._wound(number)
            while len(self._reels) > REELS_KEPT:
                self._reels.popitem(last=False)
        self._reels.move_to_end(number)
        return stills[place]

    def _wound(self, number: int) -> list[_Still]:
        reel = unpack_reel(self.replay.body.reels[number], self.path)
        size = self.replay.body.frames_in_reel
        length = min(size, len(self._instants) - number * size)
        with self._believing():
            stills = list(_stills(reel))
            if len(stills) != length:
                raise ValueError("the frames aren't all there")
        return stills

    @contextmanager
    def _believing(self) -> Iterator[None]:
        with told_of("replay"), believing(self.path):
            yield


class _Still(NamedTuple):
    """One frame: the common view, and what single viewers see beyond it."""

    common: dict[str, Any]
    overlays: dict[int, Patch]


def _stills(reel: Reel) -> Iterator[_Still]:
    still = _Still(reel.view, dict(reel.overlays))
    yield still
    for frame in reel.frames:
        still = _Still(patched(still.common, frame.view), still.overlays | dict(frame.overlays))
        yield still


def _seen(number: int, fact: RecordedFact, viewer: AnyViewer) -> Event:
    secret = fact.secret if viewer == MODERATOR or viewer in fact.knowing else None
    return Event(number, fact.kind, {**fact.public, **(secret or {})})


def _fresh_view(replay: Replay) -> dict[str, Any]:
    """Return the view of a match of this kind just dealt: what every view of it has."""
    about = replay.summary
    try:
        rules = rules_for(Setup(about.ruleset, about.mode, about.seats, replay.body.options, 0))
    except IllegalSetup as error:
        raise unplayable(error, "replay") from error
    return rules.project(rules.deal(), MODERATOR)


def _completed(view: dict[str, Any], likeness: dict[str, Any]) -> dict[str, Any]:
    """Return a view with what older rules didn't show yet; raises ValueError where it can't be one."""
    for key in ("ruleset", "mode", "seats"):
        if view.get(key) != likeness[key]:
            raise ValueError(f"{key} is another")
    players = view.get("players")
    if not isinstance(players, list) or len(players) != len(likeness["players"]):
        raise ValueError("there is not a player for each seat")
    seated = [model | player for model, player in zip(likeness["players"], players, strict=True)]
    exorcism = view.get("exorcism")
    if isinstance(exorcism, dict):
        exorcism = exorcism | {"place": exorcism.get("place"), "barred": exorcism.get("barred", [])}
    return likeness | view | {"players": seated, "exorcism": exorcism}
