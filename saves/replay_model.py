"""What a replay is made of, typed: data from a file becomes one of these or is refused.

A *whole* replay holds everything: the deal, every answer, and what each viewer saw. A *seat's* replay holds what that
seat saw and answered, and nothing from which anything else could be worked out.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from core.kernel import MODERATOR, SPECTATOR
from saves.model import Count, Moment, Name, SavedSetup, Seat, Seats, Viewer, check_seats
from saves.replay_patch import Patch

Kind = Literal["seat", "whole"]
AnyViewer = int
"""A seat, SPECTATOR or MODERATOR."""


class RecordedFact(NamedTuple):
    """A fact as a replay keeps it (see `core.kernel.Fact`); a seat's replay has all that the seat knows in `public`."""

    kind: Name
    public: dict[str, Any]
    knowing: tuple[Seat, ...] = ()
    secret: dict[str, Any] | None = None


class Overlay(NamedTuple):
    """How a viewer's view differs from the common one from now on."""

    viewer: AnyViewer
    patch: Patch


class Frame(NamedTuple):
    """What has changed since the frame before: in the common view, and of what single viewers see beyond it."""

    view: Patch
    overlays: list[Overlay]


class Reel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some frames in a row, which can be read without those before them.

    Attributes:
        view: the common view in its first frame: the spectator's, or the seat's.
        overlays: every other viewer's there.
        frames: all after it.
    """

    view: dict[str, Any]
    overlays: list[Overlay]
    frames: list[Frame]


class Instant(NamedTuple):
    """When a frame is: after so many answers; `facts` is the number of the fact that comes next."""

    answers: Count
    facts: Count


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat: the name, and which bot played, "" for a person."""

    name: Name
    bot: Name = ""


class Secrets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is played again from; only whole replays have it.

    Attributes:
        setup: what it was dealt from, the seed included.
        origin: the dump it began with, None where that is the deal itself.
        bot_seeds: where each bot's own chance began.
    """

    setup: SavedSetup
    origin: dict[str, Any] | None
    bot_seeds: list[int | str]


class ReplaySummary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a list shows of a replay without reading it.

    Attributes:
        kind: whose it is: one seat's, or whole.
        ruleset: the game.
        mode: its mode.
        seats: how many played.
        names: the players, by seat.
        viewer: the seat that is shown at first, SPECTATOR for none.
        turn: the last turn, counted from 1.
        over: whether the match has ended in it.
        winners: the seats that have won.
        created: when the match began, in seconds since 1970.
        version: the program's version that wrote it.
    """

    kind: Kind
    ruleset: Name
    mode: Name
    seats: Seats
    names: list[Name]
    viewer: Viewer
    turn: Count
    over: bool
    winners: list[Seat]
    created: Moment
    version: Name

    def __post_init__(self) -> None:
        check_seats(self.seats, self.names, self.viewer, *self.winners)
        if self.kind == "seat" and self.viewer == SPECTATOR:
            raise ValueError("it is one seat's, but nobody's")


class ReplayBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a replay beside its summary.

    Attributes:
        options: the house options.
        players: who sat where.
        inputs: the answers that counted, packed (`saves.format.inputs_of`); of a seat's replay, its own alone.
        first_fact: the number of the first fact.
        facts: what happened.
        instants: when each frame is.
        frames_in_reel: how many frames each reel holds; the last one holds the rest.
        reels: the frames in order, each a packed and compressed `Reel`.
        secrets: what a whole match is played again from.
    """

    options: dict[Name, bool | int | Name | None]
    players: list[Seated]
    inputs: bytes
    first_fact: Count
    facts: list[RecordedFact]
    instants: list[Instant]
    frames_in_reel: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    reels: list[bytes]
    secrets: Secrets | None = None

    def __post_init__(self) -> None:
        if not self.instants or self.instants[0].facts < self.first_fact:
            raise ValueError("it has no beginning")
        if any(
            later.answers < earlier.answers or later.facts < earlier.facts for earlier, later in pairwise(self.instants)
        ):
            raise ValueError("its frames are not in order")
        if self.instants[-1].facts != self.first_fact + len(self.facts):
            raise ValueError("its frames don't end where its facts do")
        if len(self.reels) != -(-len(self.instants) // self.frames_in_reel):
            raise ValueError("its frames aren't on its reels")


class Replay(NamedTuple):
    """A replay: what a list shows of it, and the rest.

    Attributes:
        summary: what a list shows.
        body: all the rest.
        rules: the digest of the rules it was played under.
    """

    summary: ReplaySummary
    body: ReplayBody
    rules: bytes

    @property
    def viewers(self) -> tuple[AnyViewer, ...]:
        """Through whose eyes it can be seen: one seat's, or everybody's."""
        if self.body.secrets is None:
            return (self.summary.viewer,)
        return (*range(self.summary.seats), MODERATOR, SPECTATOR)
