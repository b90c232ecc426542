"""Shows what happened one thing after the other, at a pace that can be followed; a click shows it all at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from client.audio import Foley
from client.scenes.table.course import Course, Standing
from client.scenes.table.journal import Journal
from client.scenes.table.movers import Movers
from client.scenes.table.theatre import Theatre
from client.session import View
from client.session.pace import Reading
from client.words import Spans
from core.kernel.events import Event

BACKLOG: Final = 6.0
"""Seconds of things still to be shown beyond which the rest is shown at once."""
BEGINNINGS: Final = ("exorcism_began", "summoning_began")
_ENDINGS: Final = frozenset({"counted", "exorcism_failed"})
"""Events with which an exorcism or a summoning ends: by a count, or a lost challenge without one."""
_WALKS: Final = frozenset({"turned_up", "event_began", "haunted", "moved"})
"""Events in which a card of the ghost deck is seen by itself."""


class Cue(NamedTuple):
    """An event whose moment has come.

    Attributes:
        begin: when it is shown.
        duration: for how long.
        stretch: how slowly.
        event: what happened.
        before: the event shown last.
        ahead: the next one waiting.
        counting: votes are being counted on stage.
        standing: where the lamp stood and what lay on the table when it was told.
    """

    begin: float
    duration: float
    stretch: float
    event: Event
    before: Event | None = None
    ahead: Event | None = None
    counting: bool = False
    standing: Standing = Standing()


Animate = Callable[[Cue], float]
"""Lets something fly for an event; returns when the last of it arrives."""


class Director:
    """Decides when each event is told, announced and animated.

    Args:
        journal: the log.
        banner_of: the few words that announce an event, None for one too small.
        animate: makes things fly.
    """

    def __init__(self, journal: Journal, banner_of: Callable[[Event], Spans | None], animate: Animate) -> None:
        self.journal = journal
        self.movers = Movers()
        self.theatre: Theatre | None = None
        self._banner: Spans | None = None
        self._announced: Event | None = None
        """What the banner is about."""
        self._unannounced: list[Event] = []
        """What has been told since the banner was looked at: words are found only for what is still announced then."""
        self.foley: Foley | None = None
        """Lets what is shown be heard; None for what was before the table was opened."""
        self.received = journal.next_number
        """The number of the next event to come."""
        self._banner_of = banner_of
        self._animate = animate
        self._waiting: deque[Cue] = deque()
        self._landing: list[tuple[float, Event]] = []
        """Events of which something is still in the air, and until when."""
        self._staged: list[tuple[float, Cue]] = []
        """The cues of all that is seen to move and of what it took over from, and until when that moves."""
        self._latest: Event | None = None
        self._course = Course()
        self._reading = Reading()
        self._until = 0.0

    def receive(self, events: Iterable[Event], now: float, stretch: float) -> None:
        """Take in what happened, to be shown from now on.

        Args:
            events: the facts, in order.
            now: the table's time.
            stretch: how slowly; 0 shows everything at once.
        """
        for event in events:
            self.received = event.number + 1
            begin = max(now, self._until)
            duration = self._reading.seconds(event) * stretch
            self._until = begin + duration
            self._waiting.append(Cue(begin, duration, stretch, event))
        if self._until - now > BACKLOG:
            self.skip(now)

    def recall(self, events: Sequence[Event]) -> None:
        """Take in what nobody was there to see: it is told, and neither staged nor heard nor seen to move."""
        self.journal.tell(events)
        for event in events:
            self._course.follow(event)
            self._reading.seconds(event)
        self._unannounced += events
        self._latest = events[-1] if events else self._latest
        self.received = self.journal.next_number

    def rewind(self, number: int) -> None:
        """Forget events from a number on, and all that still shows them: they were taken back."""
        self._waiting = deque(item for item in self._waiting if item.event.number < number)
        self._until = self._waiting[-1].begin + self._waiting[-1].duration if self._waiting else 0.0
        self.received = min(self.received, number)
        if number >= self.journal.next_number:
            return  # nothing of it has been told
        self.journal.rewind(number)
        self._clear_air()
        self._landing.clear()
        told = self.journal.events
        self._latest = told[-1] if told else None
        self._course = Course()
        for event in told:
            self._course.follow(event)
        self._banner, self._announced, self._unannounced = None, None, [*told]

    def retell(self) -> None:
        """Say everything anew, in another language."""
        self.journal.retell()
        if self._announced is not None:
            self._unannounced.insert(0, self._announced)
        self._banner = None

    def update(self, now: float) -> bool:
        """Show what is due; tell whether anything changed beside what moves."""
        changed = self.movers.land(now)
        since = min((cue.begin for end, cue in self._staged if end > now), default=now)
        self._staged = [item for item in self._staged if item[0] > since]
        if any(until <= now for until, _ in self._landing):
            self._landing = [item for item in self._landing if item[0] > now]
            changed = True
        while self._waiting and self._waiting[0].begin <= now:
            self._show(self._waiting.popleft())
            changed = True
        if self.foley is not None:
            self.foley.stage(self.theatre, now)
        if self.theatre is not None and self.theatre.is_over(now):
            self.theatre, changed = None, True
        return changed

    def restore_theatre(self, view: View) -> None:
        """Set up the stage for an exorcism that was already on when the table was opened."""
        self.theatre = Theatre.from_view(view)

    def tell_all(self, now: float) -> None:
        """Tell and announce everything that waits, since somebody has to answer; what flies goes on flying."""
        while self._waiting:
            self._show(self._waiting.popleft()._replace(begin=now), fly=False)
        self._until = now
        self._landing.clear()

    def skip(self, now: float) -> None:
        """Everything has been seen."""
        self.tell_all(now)
        self._clear_air()
        if self.theatre is not None and self.theatre.counted_at is not None:
            self.theatre = None

    @property
    def banner(self) -> Spans | None:
        """The few words that announce the last of what was told that deserves any."""
        while self._unannounced:
            event = self._unannounced.pop()
            announced = self._banner_of(event)
            if announced is not None:
                self._banner, self._announced = announced, event
                self._unannounced.clear()
        return self._banner

    @property
    def announced(self) -> str:
        """The kind of event the banner is about, "" where there is none."""
        return self._announced.kind if self.banner is not None and self._announced is not None else ""

    @property
    def walker(self) -> str:
        """The ghost that is turned up now or walks to its bearer, "" for none."""
        seen = self._seen_alone
        return str(seen.data["face"]) if seen is not None else ""

    @property
    def apparition(self) -> str:
        """The card that is turned up and stands in its night now, until it has come to its bearer; "" for none."""
        seen = self._seen_alone
        if seen is None or (seen.kind in ("moved", "haunted") and not self.movers.carries("night")):
            return ""
        return str(seen.data["face"])

    @property
    def _seen_alone(self) -> Event | None:
        """The event in which a card is seen by itself now."""
        if not any(self.movers.carries(tag) for tag in ("apparition", "ghost")):
            return None
        return next((event for event in reversed(self.journal.events) if event.kind in _WALKS), None)

    @property
    def is_rising(self) -> bool:
        """Whether a ghost king stands up now: there is nothing else."""
        return self.movers.carries("rising")

    @property
    def is_counting(self) -> bool:
        """Whether a count is being shown."""
        return self.theatre is not None and self.theatre.counted_at is not None

    @property
    def holds_back(self) -> bool:
        """Whether an exorcism's end is shown or about to be, so that the table still has to look as before it."""
        return self.is_counting or any(item.event.kind in _ENDINGS for item in self._waiting)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be shown."""
        return bool(self._waiting or self.movers) or self.is_counting

    @property
    def unsettled(self) -> list[Event]:
        """What the table can't show yet, the latest last: it waits for its moment, or is still in the air."""
        return [event for _, event in self._landing] + [cue.event for cue in self._waiting]

    def _show(self, cue: Cue, *, fly: bool = True) -> None:
        event = cue.event
        self.journal.tell((event,))
        standing = self._course.follow(event)
        self._unannounced.append(event)
        if event.kind in BEGINNINGS:
            self.theatre = Theatre.from_event(event)
        elif self.theatre is not None:
            self.theatre.apply(event, cue.begin, cue.stretch)
        if self.foley is not None:
            self.foley.event(event, self.theatre, cue.begin)
        if fly and cue.stretch > 0:
            ahead = self._waiting[0].event if self._waiting else None
            staged = cue._replace(before=self._latest, ahead=ahead, counting=self.is_counting, standing=standing)
            self.fly(staged)
        self._latest = event

    def fly(self, cue: Cue) -> None:
        """Let things fly for an event, and remember until when they do."""
        until = self._animate(cue)
        if until > cue.begin:
            self._landing.append((until, cue.event))
        self._staged.append((self.movers.until, cue))

    def restage(self, now: float) -> bool:
        """Let what is in the air go on where it is by now on a table laid anew; tell whether there was anything.

        Args:
            now: the table's time.
        """
        if not self.movers:
            return False
        self.movers.clear()
        for _, cue in self._staged:
            self.movers.land(min(now, cue.begin))  # what had arrived then can't be taken over from
            self._animate(cue)
        self.movers.land(now)
        return True

    def _clear_air(self) -> None:
        """Let nothing move any more."""
        self.movers.clear()
        self._staged.clear()
