"""What a saved match is made of, typed: data from a file becomes one of these or is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec

from core.kernel import SPECTATOR, Event, Fact, Setup

Name = Annotated[str, msgspec.Meta(max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=64)]
Viewer = Annotated[int, msgspec.Meta(ge=SPECTATOR, lt=64)]
Seats = Annotated[int, msgspec.Meta(ge=1, le=64)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Moment = Annotated[float, msgspec.Meta(ge=0)]
Mark = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
Pick = Annotated[int, msgspec.Meta(ge=0, lt=1 << 16)]
Picks = Annotated[tuple[Pick, ...], msgspec.Meta(max_length=1000)]


class Controller(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat.

    Attributes:
        name: the player's name.
        bot: the name of the bot that plays, or "" for a person.
        seed: the bot's own chance begins with it.
    """

    name: Name
    bot: Name = ""
    seed: int | str = 0


class Played(Protocol):
    """Who plays a seat, or did."""

    @property
    def bot(self) -> str:
        """The name of the bot, "" for a person."""
        ...


def seat_of(players: Sequence[Played]) -> int:
    """Return the person's seat, SPECTATOR where only bots play."""
    return next((seat for seat, who in enumerate(players) if not who.bot), SPECTATOR)


class SavedSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match's setup as it is kept (see `core.kernel.Setup`)."""

    ruleset: Name
    mode: Name
    seats: Seats
    options: dict[Name, bool | int | Name | None]
    seed: Any

    def __post_init__(self) -> None:
        if type(self.seed) not in (int, str, bytes):
            raise TypeError("a seed is a number, a text or bytes")

    @classmethod
    def of(cls, setup: Setup) -> SavedSetup:
        """Return what is kept of a setup."""
        return cls(setup.ruleset, setup.mode, setup.seats, dict(setup.options), setup.seed)

    def setup(self) -> Setup:
        """Return the setup that was kept."""
        return Setup(self.ruleset, self.mode, self.seats, self.options, self.seed)


class Input(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """What came into a match from outside: an answer, or that an answer was taken back.

    Attributes:
        seat: who answered, or took back.
        mark: the digest of the question (`core.kernel.digest`); 0 for a taking back.
        picks: the answer; None for a taking back.
    """

    seat: Seat
    mark: Mark = 0
    picks: Picks | None = None


class SavedFact(NamedTuple):
    """A fact with what everybody and what a few may know of it (see `core.kernel.Fact`).

    In a log that was kept for one viewer only (format 1) `public` is None: others don't have the fact at all.
    """

    number: Count
    kind: Name
    public: dict[str, Any] | None
    knowing: list[Viewer]
    secret: dict[str, Any] | None

    @classmethod
    def of(cls, fact: Fact) -> SavedFact:
        """Return what is kept of a fact."""
        return cls(fact.number, fact.kind, fact.public, list(fact.knowing), fact.secret)

    def seen(self, viewer: int) -> Event | None:
        """Return the fact as a viewer may know it, None where he has no part of it."""
        if self.public is None:
            return Event(self.number, self.kind, self.secret or {}) if viewer in self.knowing else None
        return Fact(self.number, self.kind, self.public, tuple(self.knowing), self.secret).seen(viewer)


class SeenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player in the small picture of a table: nothing that isn't open to everybody.

    Attributes:
        role: the role card, "" before there is one.
        hand: how many cards the hand has.
        spirit: the spirit left.
        ghosts: how many ghosts haunt the player.
        points: how many he has banished.
        identity: his identity where it is open to all, else "".
        king: whether he is the ghost king.
    """

    role: Name
    hand: Count
    spirit: Count
    ghosts: Count
    points: Count
    identity: Name = ""
    king: bool = False


def check_seats(seats: int, named: Sequence[str], *places: int) -> None:
    """See that what a list shows speaks of no more and no fewer than play.

    Args:
        seats: how many play.
        named: the players, by seat.
        places: seats that are spoken of; those below 0 are nobody's.

    Raises:
        ValueError: it doesn't.
    """
    if len(named) != seats or not all(place < seats for place in places):
        raise ValueError("its seats don't agree")


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a list shows of a saved match without loading it.

    Attributes:
        ruleset: the game.
        mode: its mode.
        seats: how many play.
        names: the players, by seat.
        turn: the running turn, counted from 1.
        player: whose turn it is.
        over: whether the match has ended.
        viewer: the person's seat, or SPECTATOR where only bots play.
        created: when the match began, in seconds since 1970.
        updated: when it was saved, likewise.
        version: the program's version that saved it.
        title: what the player has called it, in any characters; "" for a running match.
        table: the players as everybody sees them, by seat; empty where that isn't known.
    """

    ruleset: Name
    mode: Name
    seats: Seats
    names: list[Name]
    turn: Count
    player: Seat
    over: bool
    viewer: Viewer
    created: Moment
    updated: Moment
    version: Name
    title: Name = ""
    table: list[SeenSeat] = []

    def __post_init__(self) -> None:
        check_seats(self.seats, self.names, self.player, self.viewer)
        if len(self.table) not in (0, self.seats):
            raise ValueError("its table is another's")


class PastRef(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """Names a file that holds part of what happened before a snapshot.

    Attributes:
        number: the generation that wrote it.
        inputs: how many inputs the match had had at its end.
        events: the number of the fact that comes after its last.
    """

    number: Count
    inputs: Count
    events: Count


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of a match's past: never changed once written.

    Attributes:
        first_input: the number of its first input.
        inputs: the inputs, packed one behind the other (`saves.format.inputs_of`).
        first_event: the number of its first fact.
        facts: the facts.
    """

    first_input: Count
    inputs: bytes
    first_event: Count
    facts: list[SavedFact]


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All a session needs to go on with a match, and all that has happened in it.

    Attributes:
        setup: what the match was dealt from.
        match: what `Match.dump` gave; the rules check it when they load it.
        controllers: who plays, by seat.
        viewer: the person's seat, or SPECTATOR.
        created: when the match began, in seconds since 1970.
        origin: the dump from which the inputs lead to `match`; None where that is the deal itself.
        origin_input: the number of the first input after the origin.
        input_count: how many inputs the match has had in all.
        event_count: the number of the first fact that loading `match` makes happen again; the facts end there.
        notes: what the person has written down, plain data of the client's.
        past: the files that hold what happened, in order; empty where `inputs` and `facts` are all of it.
        inputs: the inputs since the last of `past`, packed (`saves.format.inputs_of`).
        facts: the facts since the last of `past`.
    """

    setup: SavedSetup
    match: dict[str, Any]
    controllers: list[Controller]
    viewer: Viewer
    created: Moment
    origin: dict[str, Any] | None = None
    origin_input: Count = 0
    input_count: Count = 0
    event_count: Count = 0
    notes: dict[str, Any] = {}
    past: list[PastRef] = []
    inputs: bytes = b""
    facts: list[SavedFact] = []

    def __post_init__(self) -> None:
        if len(self.controllers) != self.setup.seats:
            raise ValueError("there is not one controller for each seat")
        if self.viewer >= self.setup.seats:
            raise ValueError("the viewer has no seat in this match")
