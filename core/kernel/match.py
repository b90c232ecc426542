"""A match: a box that asks questions, turns answers into facts, and shows each viewer only what it may know.

Control flow is hybrid (design decision 4). What comes next is plain data in the state; one step of the rules is a
*command*, a generator. At a command's boundary the match is plain data; inside a command it is the last boundary plus
the answers given since. `dump`, `load` and `undo` are all made of that, and nothing else ever copies a match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple

from core.kernel.errors import IllegalAnswer, IllegalUndo, UnreadableMatch
from core.kernel.events import Event, EventLog, Fact
from core.kernel.game import Rules, S
from core.kernel.prompts import SHOWS_COUNT, SHOWS_PICKS, Answer, Ask, Command, Prompt, check_answer, digest

ANSWERS_BETWEEN_BOUNDARIES = 4
"""A new boundary is taken at the first command after this many answers: a dump costs about as much as they do."""


class Record(NamedTuple):
    """Answers that came in together since the boundary, or a new chance key.

    Attributes:
        asks: the questions, in seat order; empty for a reseeding.
        answers: their answers, in the same order.
        mark: the number of the next event when they came.
        key: the new chance key of a reseeding, else empty.
    """

    asks: tuple[Ask, ...]
    answers: tuple[Answer, ...]
    mark: int
    key: bytes = b""


class Match(Generic[S]):
    """One match under one set of rules.

    Args:
        rules: the game and its setup.
        state: a state at a command's boundary; a fresh deal when left out.
        base: the dump the state was loaded from, which then serves as its boundary.
        every_boundary: take a boundary before every command, even where an answer could then no longer be taken back.
    """

    def __init__(
        self, rules: Rules[S], state: S | None = None, base: list[Any] | None = None, every_boundary: bool = False
    ) -> None:
        self.rules = rules
        self._every_boundary = every_boundary
        self.dropped = 0
        self._command: Command[None] | None = None
        self._asks: tuple[Ask, ...] = ()
        self._partial: dict[int, Answer] = {}
        self._since: list[Record] = []
        self._mark: tuple[int, ...] = ()
        self._begin(rules.deal() if state is None else state, base)

    # ------------------------------------------------------------------ asking and answering

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._command is None

    def pending(self) -> tuple[Prompt, ...]:
        """Return the prompts that still wait for an answer, in seat order."""
        return tuple([self._prompt(ask) for ask in self._asks if ask.seat not in self._partial])

    def prompt_of(self, seat: int) -> Prompt | None:
        """Return the prompt that waits for this seat's answer, if one does."""
        if seat in self._partial:
            return None
        for ask in self._asks:
            if ask.seat == seat:
                return self._prompt(ask)
        return None

    def submit(self, seat: int, prompt_id: int, answer: Sequence[int]) -> None:
        """Answer a prompt.

        Args:
            seat: who answers.
            prompt_id: the id of the prompt that is answered.
            answer: distinct option indices, as many as the prompt allows.

        Raises:
            IllegalAnswer: the seat isn't asked, the prompt is no longer open, or the answer isn't among its options.
                The match is unchanged.
        """
        if prompt_id != self._state.prompts or seat in self._partial:
            raise IllegalAnswer("this prompt is not open to you: look at pending() again")
        asks = self._asks
        for ask in asks:
            if ask.seat == seat:
                break
        else:
            raise IllegalAnswer("this prompt is not open to you: look at pending() again")
        picks = check_answer(ask, answer)
        if len(asks) == 1:
            self._resume((picks,))
            return
        self._partial[seat] = picks
        if len(self._partial) == len(asks):
            answers = tuple([self._partial[ask.seat] for ask in asks])
            self._partial = {}
            self._resume(answers)

    def reseed(self, key: bytes) -> None:
        """Go on with another chance key, from its first draw (a recorded input, like an answer).

        Args:
            key: 32 bytes.
        """
        self._since.append(Record((), (), self._state.log.next_number, key))
        self._state.chance.key, self._state.chance.counter = key, 0
        self._mark = ()

    # ------------------------------------------------------------------ looking

    def view(self, viewer: int) -> dict[str, Any]:
        """Return all the viewer may know of the match now, as plain data.

        Args:
            viewer: a seat, SPECTATOR or MODERATOR.
        """
        view = self.rules.project(self._state, viewer)
        prompt = self.prompt_of(viewer) if viewer >= 0 else None
        view["waiting"] = [ask.seat for ask in self._asks if ask.seat not in self._partial]
        view["answered"] = sorted(self._partial)
        view["prompt"] = prompt.plain() if prompt else None
        view["can_undo"] = viewer >= 0 and self.can_undo(viewer)
        view["next_event"] = self._state.log.next_number
        return view

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the kept events numbered `since` or later as the viewer may know them."""
        return self._state.log.seen(viewer, since)

    def facts(self, since: int = 0) -> list[Fact]:
        """Return the kept facts numbered `since` or later, secrets and all: for whoever keeps the match, never to show.

        A match that was loaded has those since the boundary it was loaded at, as `dump` gives it.
        """
        return self._state.log.facts(since)

    @property
    def boundary_event(self) -> int:
        """The number of the first fact that loading what `dump` gives would make happen again."""
        return self._base_event

    def refusals(self, seat: int) -> list[tuple[str, str, dict[str, Any]]]:
        """Return what this seat holds but can't use now: (face or ability, reason key, facts)."""
        return self.rules.refusals(self._state, seat)

    def information_set(self, viewer: int) -> dict[str, Any]:
        """Return the viewer's view with what it needs to be played on from (see `core.kernel.determinize`).

        Beside "view" it has "boundary" (the view at the last boundary), "answers" (those since, as far as the
        viewer knows them), "partial" (likewise, of an unfinished round) and "events" (those since).
        """
        view = self.view(viewer)
        # Run on from the kept boundary to the newest one: the fewer answers since, the more worlds fit them.
        near = Match(self.rules, self.rules.load(self._base), self._base, every_boundary=True)
        near._feed(self._since)
        near._partial = self._partial
        return {"view": view, **near._information(viewer)}

    def _information(self, viewer: int) -> dict[str, Any]:
        boundary = self.rules.load(self._base)
        return {
            "boundary": self.rules.project(boundary, viewer),
            "prompts": boundary.prompts,
            "first_event": self._base_event,
            "answers": [self._known_record(record, viewer) for record in self._since if not record.key],
            "partial": [
                [ask.seat, self._known_answer(ask, self._partial[ask.seat], viewer, False)]
                for ask in self._asks
                if ask.seat in self._partial
            ],
            "events": [list(event) for event in self.events(viewer, self._base_event)],
        }

    # ------------------------------------------------------------------ taking back, saving, loading

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take back its latest answer.

        It may while that answer was the last one given, and nothing has been learnt or drawn since (design 7).
        """
        if self._settled or not self._since or self._partial:
            return False
        asks = self._since[-1].asks
        return len(asks) == 1 and asks[0].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's latest answer.

        Raises:
            IllegalUndo: somebody has learnt something, drawn or answered since.
        """
        if not self.can_undo(seat):
            raise IllegalUndo("your last answer can no longer be taken back")
        self._rerun(self._state.log, self._base, self._since[:-1])

    def dump(self) -> dict[str, Any]:
        """Return the match as plain data: the last boundary, the answers since, and those of an unfinished round.

        The result shares its boundary with the match; nobody ever changes it.
        """
        return {
            "base": self._base,
            "since": [
                [record.key]
                if record.key
                else [
                    [ask.seat, digest(ask), list(answer)]
                    for ask, answer in zip(record.asks, record.answers, strict=True)
                ]
                for record in self._since
            ],
            "partial": [[seat, list(answer)] for seat, answer in sorted(self._partial.items())],
        }

    @classmethod
    def load(cls, rules: Rules[S], plain: dict[str, Any]) -> Match[S]:
        """Return a match from what `dump` gave.

        Answers are fed again while they fit their questions; `dropped` tells how many no longer did (design 14).

        Raises:
            UnreadableMatch: the data isn't such a dump.
        """
        try:
            base, since, partial = plain["base"], plain["since"], plain["partial"]
            match = cls(rules, rules.load(base), base)
            match._feed_plain(since)
            if not match.dropped:
                for seat, answer in partial:
                    match.submit(seat, match._state.prompts, answer)
        except IllegalAnswer as error:
            raise UnreadableMatch(f"its answers don't fit its questions: {error}") from error
        except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            raise UnreadableMatch(f"its data is damaged: {error!r}") from error
        return match

    def with_state(self, look: Callable[[S], Any]) -> Any:
        """Return what `look` makes of the state: for tests and tools, which must not change it."""
        return look(self._state)

    # ------------------------------------------------------------------ inside

    def _begin(self, state: S, base: list[Any] | None = None) -> None:
        """Start from a state at a boundary; `base` is its dump where there is one already."""
        self._state = state
        self._partial = {}
        self._mark = ()
        self._take_boundary(base)
        self._advance()

    def _take_boundary(self, base: list[Any] | None = None) -> None:
        self._base = self.rules.dump(self._state) if base is None else base
        self._base_event = self._state.log.next_number
        self._since = []

    def _prompt(self, ask: Ask) -> Prompt:
        return Prompt(
            self._state.prompts,
            ask.seat,
            ask.kind,
            ask.options,
            ask.least,
            ask.most,
            ask.default,
            ask.ordered,
            ask.about or {},
        )

    def _resume(self, answers: tuple[Answer, ...]) -> None:
        state = self._state
        asks = self._asks
        number = state.log.next_number
        # Where there was nothing to choose there is nothing to take back: a lone pass is settled at once.
        lone = len(asks) == 1 and len(asks[0].options) == asks[0].least
        self._mark = () if lone else (number, state.chance.counter)
        self._since.append(Record(asks, answers, number))
        state.prompts += 1
        command = self._command
        assert command is not None
        try:
            self._asks = command.send(answers)
        except StopIteration:
            self._advance()

    @property
    def _settled(self) -> bool:
        """Whether the last answer can't be taken back: a fact or a draw has come of it, or it was no choice."""
        return self._mark != (self._state.log.next_number, self._state.chance.counter)

    def _advance(self) -> None:
        """Run commands until one asks or none is left."""
        while True:
            # A boundary is never put behind an answer that could still be taken back.
            due = len(self._since) >= ANSWERS_BETWEEN_BOUNDARIES and self._settled
            if due or self._every_boundary:
                self._take_boundary()
            command = self.rules.next_command(self._state)
            self._command = command
            if command is None:
                self._asks = ()
                return
            try:
                self._asks = next(command)
                return
            except StopIteration:
                continue

    def _rerun(self, log: EventLog, base: list[Any], since: Sequence[Record]) -> None:
        state = self.rules.load(base)
        state.log = log.rewound(self._base_event)
        self._begin(state, base)
        self._feed(since)

    def _feed(self, since: Sequence[Record]) -> None:
        for record in since:
            if record.key:
                self.reseed(record.key)
            else:
                self._resume(record.answers)

    def _feed_plain(self, since: list[Any]) -> None:
        for position, record in enumerate(since):
            if len(record) == 1 and isinstance(record[0], bytes):
                self.reseed(record[0])
                continue
            if [[seat, mark] for seat, mark, _ in record] != [[ask.seat, digest(ask)] for ask in self._asks]:
                self.dropped = len(since) - position
                return
            self._resume(tuple([check_answer(ask, row[2]) for ask, row in zip(self._asks, record, strict=True)]))

    def _known_record(self, record: Record, viewer: int) -> list[Any]:
        """Return one record as far as the viewer knows it: [[seat, kind, what is known], …]."""
        shown = self._state.log.next_number > record.mark
        return [
            [ask.seat, ask.kind, self._known_answer(ask, answer, viewer, shown)]
            for ask, answer in zip(record.asks, record.answers, strict=True)
        ]

    @staticmethod
    def _known_answer(ask: Ask, answer: Answer, viewer: int, shown: bool) -> Any:
        if viewer == ask.seat:
            return ["picks", [list(ask.options[pick]) for pick in answer]]
        if not shown:
            return ["unknown"]
        if ask.shows == SHOWS_PICKS:
            return ["picks", [list(ask.options[pick]) for pick in answer]]
        if ask.shows == SHOWS_COUNT:
            return ["count", len(answer)]
        return ["unknown"]
