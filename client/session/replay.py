"""A replay as a session: the table shows it as it shows a match, but its time goes both ways."""

from __future__ import annotations

import time
from typing import Any, Final, Literal

from client.session.local import Notice
from client.session.orders import Orders, Yield
from client.session.pace import LONGEST_PAUSE, Reading, Speed
from client.session.ports import Called, Clock, Controller, View, by_name
from core.kernel.events import Event
from core.kernel.prompts import Answer, Prompt
from saves.replay_reading import Film, Turn

Rate = Literal["0.5", "1", "2", "4", "8", "16"]
RATES: Final[tuple[Rate, ...]] = ("0.5", "1", "2", "4", "8", "16")
"""How many times faster than at normal pace a replay can be shown."""

QUIET_FRAME: Final = 0.25
"""Seconds at normal pace for a frame in which nothing happens that needs reading."""


class Absent:
    """Stands for the bot that played a seat: in a replay nobody is asked any more."""

    def answer(self, view: View, prompt: Prompt) -> Answer:
        """Refuse to answer."""
        raise NotImplementedError("a replay asks nobody")


class ReplaySession:
    """Shows one frame of a replay to one of its viewers, and goes on by itself while it plays.

    Args:
        film: the replay.
        clock: seconds.
    """

    def __init__(self, film: Film, *, clock: Clock = time.monotonic) -> None:
        self.film = film
        self.frame = 0
        self.viewer = film.replay.summary.viewer
        self.controllers = tuple(
            Controller(player.name, Absent() if player.bot else None) for player in film.replay.body.players
        )
        self.called: Called = by_name
        """Tells what they are called, to whoever looks and in his language."""
        self.turns: tuple[Turn, ...] = tuple(film.turns())
        self.rate: Rate = "1"
        self.playing = False
        self.paused = False
        """Something lies above the replay."""
        self.version = 0
        """Grows with everything that changes what is to be shown."""
        self.speed: Speed = "normal"
        self.orders = Orders()
        self.notices: list[Notice] = []
        self.suspicions: dict[int, str] = {}
        self._clock = clock
        self._reading = Reading()
        self._view: tuple[tuple[int, int], View] | None = None
        self._due = 0.0
        self._leaping = False
        """The frame was reached by a leap: what lies between is told at once."""

    # -- what is to be shown

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.called([who.name for who in self.controllers], self.viewer)

    @property
    def seat(self) -> int | None:
        """The seat through whose eyes the replay is seen, None for a viewer without one."""
        return self.viewer if self.viewer >= 0 else None

    @property
    def at_end(self) -> bool:
        """Whether this is the last frame."""
        return self.frame == self.film.last

    @property
    def over(self) -> bool:
        """Whether the match has ended here."""
        return self.at_end and self.film.replay.summary.over

    @property
    def turn(self) -> int:
        """The place among `turns` of the one this frame belongs to, −1 before the first."""
        return sum(turn.frame <= self.frame for turn in self.turns) - 1

    def view(self) -> View:
        """Return what the viewer saw in this frame."""
        place = (self.frame, self.viewer)
        if self._view is None or self._view[0] != place:
            self._view = (place, self.film.view(*place))
        return self._view[1]

    def events(self, since: int) -> list[Event]:
        """Return the facts from ``since`` up to this frame as the viewer knew them."""
        return self.film.events(self.viewer, since, self.film.next_fact(self.frame))

    @property
    def stretch(self) -> float:
        """How slowly things are to be shown: 1 at normal pace, 0 at once."""
        return 0.0 if self._leaping else 1 / float(self.rate)

    def is_busy(self) -> bool:
        """Tell whether something will happen by itself."""
        return self.playing and not self.paused and not self.at_end

    # -- moving in time

    def update(self) -> bool:
        """Go on to the next frame if its time has come while the replay plays; tell whether anything changed."""
        if not self.is_busy() or self._clock() < self._due:
            return False
        self._go(self.frame + 1, leap=False)
        if self.at_end:
            self.playing = False
        return True

    def play(self) -> None:
        """Begin to go on by itself, from the beginning where the end is shown; or stop."""
        self.playing = not self.playing
        if self.playing and self.at_end:
            self.jump(0)
        self.version += 1
        self._due = self._clock()

    def step(self, frames: int) -> None:
        """Stop, and go so many frames on, or back."""
        self.playing = False
        self._go(self.frame + frames, leap=frames != 1)

    def jump(self, frame: int) -> None:
        """Go to any frame at once; a replay that plays goes on from there."""
        self._go(frame, leap=True)

    def step_turn(self, turns: int) -> None:
        """Go so many turns on or back; back goes to the beginning of the present turn first."""
        if not self.turns:
            return
        now = self.turn
        if turns < 0 and now >= 0 and self.frame > self.turns[now].frame:
            turns += 1
        target = now + turns
        if target >= len(self.turns):
            self.jump(self.film.last)
        else:
            self.jump(self.turns[target].frame if target >= 0 else 0)

    def look_through(self, viewer: int) -> None:
        """Show what another viewer of the replay sees."""
        if viewer in self.film.replay.viewers:
            self.viewer = viewer
            self._leaping = True
            self.version += 1

    def set_rate(self, rate: Rate) -> None:
        """Play faster or slower."""
        self.rate = rate
        self._due = min(self._due, self._clock() + LONGEST_PAUSE / float(rate))
        self.version += 1

    def _go(self, frame: int, *, leap: bool) -> None:
        before = self.film.next_fact(self.frame)
        self.frame = max(0, min(frame, self.film.last))
        self._leaping = leap
        self.version += 1
        news = [] if leap else self.events(before)
        pause = QUIET_FRAME + min(sum(map(self._reading.seconds, news)), LONGEST_PAUSE)
        self._due = self._clock() + pause / float(self.rate)

    # -- what a table asks of a session that is played

    def prompt(self) -> Prompt | None:
        """Return None: nobody is asked."""
        return None

    def refusals(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Return nothing: nothing can be used."""
        return []

    def can_undo(self) -> bool:
        """Tell that nothing can be taken back."""
        return False

    def undo(self) -> None:
        """Do nothing."""

    def answer(self, picks: object) -> None:
        """Do nothing: nobody is asked."""

    def hurry(self) -> None:
        """End the present pause: everything that has happened has been seen."""
        self._due = min(self._due, self._clock())

    def rush(self) -> None:
        """Do nothing: there is no decision to go on to."""

    def leave_alone(self, mode: Yield) -> None:
        """Do nothing: nobody is asked."""

    def set_full_control(self, on: bool) -> None:
        """Do nothing: nobody is asked."""

    def suspect(self, seat: int, identity: str | None) -> None:
        """Note what the viewer takes a player for; the note is gone with the replay."""
        self.suspicions.pop(seat, None)
        if identity is not None:
            self.suspicions[seat] = identity
        self.version += 1

    def close(self) -> None:
        """Do nothing: no bot thinks."""
