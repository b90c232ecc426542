"""What a table needs of whatever it shows: a match that is played here, or a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from client.session.local import Notice
from client.session.orders import Orders, Yield
from client.session.pace import Speed
from client.session.ports import Called, Controller, View
from core.kernel.events import Event
from core.kernel.prompts import Prompt


class Shown(Protocol):
    """A match as one viewer sees it, and what he can do about it.

    Attributes:
        controllers: who plays, by seat.
        speed: how fast unseen things happen.
        orders: the person's standing orders.
        notices: answers that were given in a bot's place.
        suspicions: what the person takes other players for, by seat.
        version: grows with everything that changes what is to be shown.
        paused: nothing happens by itself.
        called: tells what the players are called, to whoever looks and in his language.
    """

    speed: Speed
    orders: Orders
    notices: list[Notice]
    suspicions: dict[int, str]
    version: int
    paused: bool
    called: Called

    @property
    def controllers(self) -> tuple[Controller, ...]:
        """Who plays, by seat."""

    @property
    def seat(self) -> int | None:
        """The person's seat, None for somebody who only looks on."""

    @property
    def viewer(self) -> int:
        """Through whose eyes it is seen."""

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def stretch(self) -> float:
        """How slowly things are to be shown: 1 at normal pace, 0 at once."""

    def view(self) -> View:
        """Return what the viewer may know now."""

    def events(self, since: int) -> list[Event]:
        """Return the numbered facts from ``since`` on as the viewer may know them."""

    def prompt(self) -> Prompt | None:
        """Return the question the person is to answer, if there is one he wants to see."""

    def refusals(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Return what of the person's can't be used now."""

    def is_busy(self) -> bool:
        """Tell whether something will happen without the person doing anything."""

    def update(self) -> bool:
        """Let happen what is due; tell whether anything changed."""

    def answer(self, picks: Sequence[int]) -> None:
        """Answer the person's open question; raises IllegalAnswer."""

    def can_undo(self) -> bool:
        """Tell whether the person's latest answer can be taken back."""

    def undo(self) -> None:
        """Take the person's latest answer back."""

    def leave_alone(self, mode: Yield) -> None:
        """Pass in windows by itself from now on, until ``mode`` says otherwise."""

    def set_full_control(self, on: bool) -> None:
        """Put every question to the person, or pass by itself where nothing can be done."""

    def suspect(self, seat: int, identity: str | None) -> None:
        """Note what the person takes a player for; None takes the note back."""

    def hurry(self) -> None:
        """End the present pause: everything that has happened has been seen."""

    def rush(self) -> None:
        """Go on without pauses to the person's next decision."""
