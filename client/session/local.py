"""A match on this machine: it asks the seats, bots and persons, and carries their answers to the rules.

The session knows no window. Whoever shows the match calls `LocalSession.update` often and reads the rest.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Literal, NamedTuple

from client.session import pace
from client.session.orders import Orders, Yield, is_lone_pass
from client.session.pace import Reading, Speed
from client.session.ports import Called, Clock, Controller, MatchBox, View, by_name
from client.session.thinking import Job, Thinker, Thought, ThreadThinker
from core.kernel.errors import IllegalAnswer, IllegalUndo, MatchError
from core.kernel.events import Event
from core.kernel.prompts import Answer, Prompt
from core.kernel.viewers import SPECTATOR

STALL_LIMIT: Final = 5.0
"""Seconds a bot may think."""

BURST: Final = 48
"""Most answers carried to the rules in one update, so that a fast game never holds up a frame for long."""

PATIENCE: Final = 0.004
"""Seconds an update may wait for a bot while nothing is to be shown in between."""

CATCH_UP: Final = 0.1
"""Seconds of lateness that are made up for; longer gaps (a pause, a stall of the machine) are simply lost."""

Failure = Literal["raised", "stalled", "illegal"]


class Notice(NamedTuple):
    """A bot's answer was replaced by the default; ``after`` is the number of the event that would come next."""

    seat: int
    failure: Failure
    after: int


@dataclass(slots=True)
class _Open:
    """A question that the session answers by itself or through a bot."""

    prompt: Prompt
    asked: float
    job: int | None = None
    began: float | None = None
    """When the bot was first seen thinking about it; None while the question waits for others' to be thought about."""


class LocalSession:
    """Plays one match: one person or none, bots elsewhere.

    Args:
        match: the match, fresh or resumed at any prompt.
        controllers: who plays, by seat; at most one person.
        clock: seconds; everything the session does depends on it and on the answers alone.
        on_change: called with the match after every accepted answer and undo (saving).
        speed: how fast unseen things happen.
        full_control: put every question to the person, lone passes too.
        thinker: where bots think.
        stall_limit: seconds after which a bot's answer is replaced by the default.
    """

    def __init__(
        self,
        match: MatchBox,
        controllers: Sequence[Controller],
        *,
        clock: Clock = time.monotonic,
        on_change: Callable[[MatchBox], None] | None = None,
        speed: Speed = "normal",
        full_control: bool = False,
        thinker: Thinker | None = None,
        stall_limit: float = STALL_LIMIT,
    ) -> None:
        self.match = match
        self.controllers = tuple(controllers)
        self.called: Called = by_name
        """Tells what they are called, to whoever looks and in his language."""
        self.seat = next((seat for seat, who in enumerate(controllers) if who.bot is None), None)
        self.viewer = SPECTATOR if self.seat is None else self.seat
        self.speed: Speed = speed
        self.orders = Orders(full_control=full_control)
        self.notices: list[Notice] = []
        self.version = 0
        """Grows with everything that changes what is to be shown."""
        self.paused = False
        self._clock = clock
        self._on_change = on_change
        self._thinker = thinker or ThreadThinker()
        self._stall_limit = stall_limit
        self._open: dict[tuple[int, int], _Open] = {}
        """By prompt and seat: questions put together share their prompt's number."""
        self._jobs = 0
        self._retractable: float = inf
        """How many answers of the person's were the latest ones; passes made for him are none of his.

        Those from before a resumed match was put away all count: the rules still say what may be taken back.
        """
        self._moment = clock()
        self._rest_until = self._moment
        self._rushing = False
        self._reading = Reading()
        self.suspicions: dict[int, str] = {}
        """What the person takes other players for, by seat: notes of his, no part of the match."""
        self._view: tuple[int, View] | None = None
        self._event_count = self.view()["next_event"]

    # -- what is to be shown

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.called([who.name for who in self.controllers], self.viewer)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    def view(self) -> View:
        """Return what the person (or the spectator) may know now."""
        if self._view is None or self._view[0] != self.version:
            self._view = (self.version, self.match.view(self.viewer))
        return self._view[1]

    def events(self, since: int) -> list[Event]:
        """Return the numbered facts from ``since`` on as the person (or the spectator) may know them."""
        return self.match.events(self.viewer, since)

    def prompt(self) -> Prompt | None:
        """Return the question the person is to answer, if there is one he wants to see."""
        prompt = self._own_prompt()
        return None if prompt is None or self.orders.passes(prompt, self.view()) else prompt

    @property
    def stretch(self) -> float:
        """How slowly things are to be shown: 1 at normal pace, 0 at once."""
        return 0.0 if self._rushing else pace.STRETCH[self.speed]

    def refusals(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Return what of the person's can't be used now: (face or ability, key of the reason, its facts)."""
        return [] if self.seat is None else self.match.refusals(self.seat)

    def is_busy(self) -> bool:
        """Tell whether something will happen without the person doing anything."""
        return not self.over and not self.paused and any(not self._is_put(prompt) for prompt in self.match.pending())

    # -- what the person does

    def answer(self, picks: Sequence[int]) -> None:
        """Answer the person's open question.

        Args:
            picks: indices of the picked options.

        Raises:
            IllegalAnswer: there is no question, or the picks aren't allowed; nothing has changed.
        """
        prompt = self._own_prompt()
        if prompt is None:
            raise IllegalAnswer("nothing is being asked")
        self.match.submit(prompt.seat, prompt.id, tuple(picks))
        self._retractable += 1
        self._moment = self._clock()
        self._after_change()

    def can_undo(self) -> bool:
        """Tell whether the person's latest answer can be taken back.

        A pass made for him can't: it would only be made again, and so would hide what he himself did before.
        """
        return self.seat is not None and self._retractable > 0 and self.match.can_undo(self.seat)

    def undo(self) -> None:
        """Take the person's latest answer back.

        Raises:
            IllegalUndo: there is none, or it can't be taken back any more.
        """
        if self.seat is None or self._retractable == 0:
            raise IllegalUndo("the latest answer is none of the person's")
        self.match.undo(self.seat)
        if self._retractable == inf:
            self._undo_passes(self.seat)
        self._retractable -= 1
        self._moment = self._rest_until = self._clock()
        self._forget_all_but(set())
        self._event_count = self.match.view(self.viewer)["next_event"]
        self._after_change()

    def leave_alone(self, mode: Yield) -> None:
        """Pass in windows by itself from now on, until ``mode`` says otherwise (`Yield.NOT` ends it)."""
        self.orders.leave_alone(mode, self._own_prompt(), self.view())
        self.version += 1

    def suspect(self, seat: int, identity: str | None) -> None:
        """Note what the person takes a player for; None takes the note back."""
        self.suspicions.pop(seat, None)
        if identity is not None:
            self.suspicions[seat] = identity
        self.version += 1
        if self._on_change is not None:
            self._on_change(self.match)

    def set_full_control(self, on: bool) -> None:
        """Put every question to the person, or pass by itself where nothing can be done."""
        self.orders.full_control = on
        self.version += 1

    def hurry(self) -> None:
        """End the present pause: everything that has happened has been seen."""
        self._rest_until = min(self._rest_until, self._clock())

    def rush(self) -> None:
        """Go on without pauses to the person's next decision, or to the next turn if nobody here decides."""
        self._rushing = True
        self.hurry()

    def close(self) -> None:
        """Stop the bots; the match stays as it is."""
        self._thinker.close()

    # -- what happens by itself

    def update(self) -> bool:
        """Carry every answer that is due to the rules.

        Returns:
            Whether anything changed.
        """
        if self.paused:
            return False
        now = self._clock()
        before = self.version
        for _ in range(BURST):
            if self.over or not self._step(now):
                break
        return self.version != before

    def _step(self, now: float) -> bool:
        """Carry one due answer to the rules, if there is one."""
        prompts = self.match.pending()
        self._forget_all_but({(prompt.id, prompt.seat) for prompt in prompts})
        ready = False
        for prompt in prompts:
            if self._is_put(prompt):
                self._rushing = False
                continue
            entry = self._open.get((prompt.id, prompt.seat)) or self._begin(prompt, now)
            ready = ready or self._settle(entry, now)
            if ready:
                break
        return ready

    def _begin(self, prompt: Prompt, now: float) -> _Open:
        """Start the clock of a question, and the bot's thinking, before its answer is due."""
        asked = min(now, max(self._moment, now - CATCH_UP))
        entry = self._open[prompt.id, prompt.seat] = _Open(prompt, asked)
        bot = self.controllers[prompt.seat].bot
        if bot is not None and not is_lone_pass(prompt):
            self._jobs += 1
            entry.job = self._jobs
            self._thinker.start(Job(self._jobs, bot, self.match.view(prompt.seat), prompt))
        return entry

    def _settle(self, entry: _Open, now: float) -> bool:
        """Answer a question if its time has come and an answer is there."""
        speed: Speed = "instant" if self._rushing else self.speed
        asked = max(entry.asked, self._rest_until)
        due = asked + pace.beat(entry.prompt.kind, len(self.controllers), speed)
        if due > now:
            return False
        self._moment = due
        if entry.job is None:
            self._submit(entry.prompt, (0,))
            return True
        thought = self._thinker.result(entry.job, PATIENCE if speed == "instant" else 0.0)
        if thought is not None:
            self._submit_thought(entry.prompt, thought)
            return True
        if not self._has_stalled(entry, entry.job, now):
            return False
        self._thinker.abandon(entry.job)
        self._replace(entry.prompt, "stalled")
        return True

    def _has_stalled(self, entry: _Open, job: int, now: float) -> bool:
        """Tell whether a bot has thought for too long; waiting while another bot thinks is held against nobody."""
        if entry.began is None and self._thinker.has_begun(job):
            entry.began = now
        return entry.began is not None and now - entry.began >= self._stall_limit

    def _submit_thought(self, prompt: Prompt, thought: Thought) -> None:
        if thought.answer is None:
            self._replace(prompt, "raised")
            return
        try:
            self._submit(prompt, thought.answer)
        except MatchError:
            self._replace(prompt, "illegal")

    def _replace(self, prompt: Prompt, failure: Failure) -> None:
        """Answer for a bot that failed, and say so the first time."""
        if all(notice.seat != prompt.seat for notice in self.notices):
            self.notices.append(Notice(prompt.seat, failure, self._event_count))
        self._submit(prompt, prompt.default)

    def _submit(self, prompt: Prompt, answer: Answer) -> None:
        self.match.submit(prompt.seat, prompt.id, answer)
        self._retractable = 0
        self._after_change()

    def _after_change(self) -> None:
        self.version += 1
        news = self.events(self._event_count)
        self._event_count = news[-1].number + 1 if news else self._event_count
        if self.seat is None and any(event.kind == "turn_began" for event in news):
            self._rushing = False
        speed: Speed = "instant" if self._rushing else self.speed
        self._rest_until = max(self._rest_until, self._moment) + self._reading.rest(news, speed)
        if self._on_change is not None:
            self._on_change(self.match)

    # -- details

    def _undo_passes(self, seat: int) -> None:
        """Take back also what would only be passed again: before a match was resumed, passes may have been made."""
        while (prompt := self._own_prompt()) and self.match.can_undo(seat):
            if not self.orders.passes(prompt, self.match.view(seat)):
                break
            self.match.undo(seat)

    def _own_prompt(self) -> Prompt | None:
        if self.over:
            return None
        return next((prompt for prompt in self.match.pending() if prompt.seat == self.seat), None)

    def _is_put(self, prompt: Prompt) -> bool:
        """Tell whether a question waits for the person."""
        return prompt.seat == self.seat and not self.orders.passes(prompt, self.view())

    def _forget_all_but(self, kept: set[tuple[int, int]]) -> None:
        for known in [known for known in self._open if known not in kept]:
            job = self._open.pop(known).job
            if job is not None:
                self._thinker.abandon(job)
