"""What a saved match is made of, typed: data from a file becomes one of these or is refused."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

from core.kernel import SPECTATOR, Event, Setup

Name = Annotated[str, msgspec.Meta(max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=64)]
Viewer = Annotated[int, msgspec.Meta(ge=SPECTATOR, lt=64)]
Seats = Annotated[int, msgspec.Meta(ge=1, le=64)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Moment = Annotated[float, msgspec.Meta(ge=0)]


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


class SavedEvent(NamedTuple):
    """A fact as the match's viewer knew it."""

    number: Count
    kind: Name
    data: dict[str, Any]

    def event(self) -> Event:
        """Return the fact itself."""
        return Event(self.number, self.kind, self.data)


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


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All a session needs to go on with a match.

    Attributes:
        setup: what the match was dealt from.
        match: what `Match.dump` gave; the rules check it when they load it.
        controllers: who plays, by seat.
        viewer: the person's seat, or SPECTATOR.
        events: the facts so far, as the viewer knew them: its log.
        created: when the match began, in seconds since 1970.
    """

    setup: SavedSetup
    match: dict[str, Any]
    controllers: list[Controller]
    viewer: Viewer
    events: list[SavedEvent]
    created: Moment

    def __post_init__(self) -> None:
        if len(self.controllers) != self.setup.seats:
            raise ValueError("there is not one controller for each seat")
        if self.viewer >= self.setup.seats:
            raise ValueError("the viewer has no seat in this match")
