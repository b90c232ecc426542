"""What the menus need from the part of the program that keeps and plays matches."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, Protocol

BotStrength = Literal["random", "novice"]
BOT_STRENGTHS: tuple[BotStrength, ...] = ("random", "novice")


@dataclass(frozen=True, slots=True)
class MatchChoice:
    """A match as it was chosen for the table.

    Attributes:
        ruleset: the id of the game ("peak").
        mode: one of its modes ("standard").
        names: the players' names by seat; the person sits in seat 0, bots in the others.
        bots: how strong the bots are.
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

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)


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
    """A file in the folder of saved matches. With ``damage`` it couldn't be read, and only id and name count."""

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
    """Why the file can't be read, in words for the player; empty if it can."""


class MatchService(Protocol):
    """Keeps matches, and puts them on the table.

    ``start`` and ``resume`` show the table by themselves (they put its scene in the place of the menus). All but
    ``unfinished`` may raise a ``saves.errors.SaveError``, which the menus show to the player.
    """

    def unfinished(self) -> Summary | None:
        """Return the match left last, None if there is none to continue."""

    def saves(self) -> list[SaveEntry]:
        """Return all files in the folder, the latest first, damaged ones too."""

    def start(self, choice: MatchChoice) -> None:
        """Deal a new match and show it."""

    def resume(self, save_id: str) -> None:
        """Show a saved match where it was left."""

    def delete(self, save_id: str) -> None:
        """Throw a saved match away."""
