"""The log of a match as it is shown: sentences, what each was about, and filters."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from client.scenes.table.tableau import shown
from client.ui import theme
from client.ui.flow import FlowText
from client.ui.spans import Span
from client.words import Spans
from core.kernel.events import Event

Filter = Literal["all", "seat", "turn"]
Text = tuple[Span, ...]

QUIET: Final = frozenset({"phase_began", "resolved", "king_goal", "spirit", "challenged"})
"""Kinds too small for a line of their own: they show on the table, or another line tells them."""

SEAT_FACTS: Final = ("seat", "host", "bearer", "target", "to", "from", "by")


class Entry:
    """One line of the log; its words are found when they are first seen: a resumed match has a thousand lines.

    Attributes:
        number: of the event it tells.
        turn: in which that happened.
        heads: whether it begins a turn, and stands above what happened in it.

    Args:
        about: gives the seats it is about.
        say: gives its words.
    """

    def __init__(
        self,
        number: int,
        turn: int,
        about: Callable[[], frozenset[int]],
        say: Callable[[], Text],
        *,
        heads: bool = False,
    ) -> None:
        self.number, self.turn, self.heads = number, turn, heads
        self._about, self._say = about, say
        self._words: Text | None = None

    @property
    def seats(self) -> frozenset[int]:
        """Whom it is about."""
        return self._about()

    def words(self) -> Text:
        """Return what it says."""
        if self._words is None:
            self._words = self._say()
        return self._words


class Journal:
    """Collects the lines and shows those that pass the filter.

    Args:
        say: gives the sentence of an event.
    """

    def __init__(self, say: Callable[[Event], Spans]) -> None:
        self.say = say
        self.flow = FlowText()
        self.next_number = 0
        """The number of the next event to be told."""
        self.filter: Filter = "all"
        self.seat = 0
        """The seat the filter keeps."""
        self._entries: list[Entry] = []
        self._events: list[Event] = []
        self._turn = 0
        self._shown: list[Entry] = []

    def tell(self, events: Iterable[Event]) -> None:
        """Add what happened."""
        for event in events:
            self.next_number = event.number + 1
            self._events.append(event)
            self._append(self._entry(event))

    def note(self, text: str, seat: int) -> None:
        """Add a line that isn't a fact of the match (a bot was answered for)."""
        words = (Span(text, theme.GREY),)
        self._append(Entry(self.next_number - 1, self._turn, lambda: frozenset({seat}), lambda: words))

    @property
    def told(self) -> tuple[int, int]:
        """How many facts and how many lines it has."""
        return self.next_number, len(self._entries)

    @property
    def events(self) -> Sequence[Event]:
        """What has been told, without what was taken back."""
        return self._events

    def before(self, event: Event) -> Event | None:
        """Return what was told just before an event, None where that isn't known."""
        place = bisect_left(self._events, event.number, key=lambda told: told.number)
        return self._events[place - 1] if place else None

    def rewind(self, number: int) -> None:
        """Forget the events from a number on: they were taken back."""
        if number < self.next_number:
            self._events = [event for event in self._events if event.number < number]
            self._entries = [entry for entry in self._entries if entry.number < number]
            self._turn = self._entries[-1].turn if self._entries else 0
            self.next_number = number
            self._refill()

    def retell(self) -> None:
        """Say everything anew, in another language."""
        events, self._events, self._entries, self._turn = self._events, [], [], 0
        number = self.next_number
        self.tell(events)
        self.next_number = number
        self._refill()

    def show(self, kept: Filter, seat: int) -> None:
        """Choose which lines are shown."""
        self.filter, self.seat = kept, seat
        self._refill()

    def entry(self, paragraph: int) -> Entry:
        """Return the line shown as a paragraph of the flow."""
        return self._shown[paragraph]

    def _entry(self, event: Event) -> Entry | None:
        if event.kind == "turn_began":
            self._turn = event.data["turn"]
            return Entry(event.number, self._turn, lambda: _seats_in(event), lambda: self._head(event), heads=True)
        if event.kind in QUIET:
            return None
        return Entry(event.number, self._turn, lambda: _seats_in(event), lambda: shown(self.say(event)))

    def _head(self, event: Event) -> Text:
        """Return the words above a turn, quieter than what happens in it."""
        return tuple(Span(span.text, theme.GREY) for span in self.say(event))

    def _append(self, entry: Entry | None) -> None:
        if entry is None:
            return
        self._entries.append(entry)
        if self.filter == "turn" and self._shown and self._shown[-1].turn != entry.turn:
            self._refill()
        elif self._passes(entry):
            self._shown.append(entry)
            self.flow.append(entry.words)

    def _passes(self, entry: Entry) -> bool:
        if self.filter == "seat":
            return self.seat in entry.seats
        return self.filter == "all" or entry.turn == self._turn

    def _refill(self) -> None:
        self._shown = [entry for entry in self._entries if self._passes(entry)]
        self.flow.replace(entry.words for entry in self._shown)


def _seats_in(event: Event) -> frozenset[int]:
    """Return whom an event is about, and who is aimed at."""
    about = {seat for fact in SEAT_FACTS if isinstance(seat := event.data.get(fact), int)}
    targets = event.data.get("targets") or ()
    return frozenset(
        about.union(target[2] for target in targets if isinstance(target, list | tuple) and target[2] >= 0)
    )
