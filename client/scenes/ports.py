"""What the menus need from the part of the program that keeps and plays matches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

from client.known import KnownFolder
from core.kernel import SPECTATOR
from saves import SeenSeat
from saves.entries import ReplayEntry
from saves.errors import SaveError
from saves.replay_store import ReplayStore

T = TypeVar("T")

BotStrength = Literal["random", "novice"]
BOT_STRENGTHS: tuple[BotStrength, ...] = ("random", "novice")


@dataclass(frozen=True, slots=True)
class MatchChoice:
    """A match as it was chosen for the table.

    Attributes:
        ruleset: the id of the game ("peak").
        mode: one of its modes ("standard").
        names: the players' names by seat; the person, whose name may be empty, sits in seat 0, bots in the others.
        bots: how strong the bots are.
        levels: the strength of the bots in some seats, where it is another.
        options: house options by name, every one of them, as the rules want them.
        seed: empty for a new one.
        position: where the match begins, as `core.ghostplay.position` reads it; empty for a fresh deal.
    """

    ruleset: str
    mode: str
    names: tuple[str, ...]
    bots: BotStrength
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seed: str = ""
    position: dict[str, Any] = field(default_factory=dict)
    levels: dict[int, BotStrength] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    def level_of(self, seat: int) -> BotStrength:
        """Return how strong the bot in a seat is."""
        return self.levels.get(seat, self.bots)


@dataclass(frozen=True, slots=True)
class Summary:
    """A match that was left before its end."""

    id: str
    ruleset: str
    mode: str
    seats: int
    turn: int
    my_turn: bool


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """A saved match in the list. With ``damage`` it couldn't be read, and only id and name count.

    Attributes:
        id: names it to the service.
        name: what the list calls it.
        saved_at: when it was last saved.
        ruleset: the game.
        mode: its mode.
        seats: how many play.
        turn: the running turn.
        players: the players' names by seat.
        finished: whether the match has ended.
        damage: why it can't be read, in words for the player; empty if it can.
        hitch: why it can't be played on by this program, likewise.
        named: whether the player has saved it under this name; otherwise the program keeps it.
        seat: where the player sits, −1 where only bots play.
        turn_seat: whose turn it is.
        table: the players as everybody sees them, by seat; empty where that isn't known.
        other_rules: whether it was played under other rules, so that its last answers may no longer fit.
        deleted_at: when it was thrown away, for one in the trash.
    """

    id: str
    name: str
    saved_at: datetime | None = None
    ruleset: str = ""
    mode: str = ""
    seats: int = 0
    turn: int = 0
    players: tuple[str, ...] = ()
    finished: bool = False
    damage: str = ""
    named: bool = False
    seat: int = SPECTATOR
    turn_seat: int = 0
    table: tuple[SeenSeat, ...] = ()
    other_rules: bool = False
    deleted_at: datetime | None = None
    hitch: str = ""


class Known(Protocol):
    """What is known of a folder; it is read behind the window (`client.known.KnownFolder`)."""

    @property
    def is_read(self) -> bool:
        """Whether it has been read at all."""

    def look(self, done: Callable[[], None]) -> None:
        """Have the folder read once more; ``done`` is told when that is known."""

    def change(self, deed: Callable[[], T], about: Path, done: Callable[[T | SaveError], None], wish: str = "") -> None:
        """Have something done to a file, and the folder read behind it; ``done`` is told what came of it."""


class ReplayShelf(Protocol):
    """Keeps replays and shows them; ``watch`` may raise a ``saves.errors.SaveError``."""

    @property
    def store(self) -> ReplayStore:
        """Changes the replays there are."""

    @property
    def known(self) -> KnownFolder[ReplayEntry]:
        """The replays there are."""

    def watch(self, path: Path) -> None:
        """Show a replay above what is shown."""


class MatchService(Protocol):
    """Keeps matches, and puts them on the table.

    ``start`` and ``resume`` show the table by themselves (they put its scene in the place of the menus). All but
    ``unfinished``, ``unread`` and ``trash`` may raise a ``saves.errors.SaveError``, which the menus show to the player.
    """

    @property
    def replays(self) -> ReplayShelf:
        """The replays."""

    @property
    def folder(self) -> Path:
        """Where the saved matches are."""

    @property
    def known(self) -> Known:
        """What is known of that folder: the next three look nowhere else."""

    def unfinished(self) -> Summary | None:
        """Return the match left last, None if there is none to continue."""

    def unread(self) -> str:
        """Say why the match that was really played last can't be read; empty where it can be, or there is none."""

    def saves(self) -> list[SaveEntry]:
        """Return all saved matches, the latest first, damaged ones too."""

    def trash(self) -> list[SaveEntry]:
        """Return what was thrown away and can be had back, the latest first."""

    def start(self, choice: MatchChoice) -> None:
        """Deal a new match and show it."""

    def resume(self, save_id: str, seat: int | None = None) -> None:
        """Show a saved match where it was left; the player takes ``seat`` (SPECTATOR: none), his own when left out."""

    def watch_saved(self, save_id: str) -> None:
        """Show the replay of a saved match that is over; as soon as it is made, if it isn't there any more."""

    def delete(self, save_id: str) -> None:
        """Throw a saved match away."""

    def restore(self, save_id: str) -> None:
        """Put a match from the trash back."""

    def take_in(self, path: Path) -> str:
        """Put a file with a saved match among the saved ones and return its name."""
