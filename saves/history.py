"""What has happened in a match: how it is told of a new one, and found again in a saved one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from core import RULESETS, load_match, rules_digest
from core.kernel import MODERATOR, SPECTATOR, Fact, Match, MatchError, Prompt, Setup, UnreadableMatch, digest
from saves.dump_types import check_dump
from saves.errors import DamagedSave
from saves.format import pack_input
from saves.migrations import SCHEMA
from saves.model import Input, SavedFact
from saves.recovery import Recovered
from saves.unplayable import unplayable
from saves.view_types import check_view


class Remembering(Protocol):
    """What is needed of a match to note what has happened."""

    @property
    def boundary_event(self) -> int:
        """The number of the first fact that loading it makes happen again."""
        ...

    def facts(self, since: int = 0) -> list[Fact]:
        """Return the facts numbered ``since`` or later, secrets and all."""
        ...


class Playable(Protocol):
    """What is needed of a match to give it its inputs again."""

    def prompt_of(self, seat: int) -> Prompt | None:
        """Return the open question of a seat."""
        ...

    def submit(self, seat: int, prompt_id: int, answer: Sequence[int]) -> None:
        """Answer a question."""
        ...

    def undo(self, seat: int) -> None:
        """Take the seat's latest answer back."""
        ...


@dataclass(slots=True)
class History:
    """What has happened in a match up to its last boundary, and what came into it until now.

    Attributes:
        facts: the facts that the match itself may have forgotten, in order.
        next_event: the number of the first fact that isn't among them yet.
        inputs: the inputs since the origin, packed one behind the other.
        origin: the dump from which they lead to the match; None where that is the deal.
        origin_input: the number of the first of them.
        input_count: how many inputs the match has had in all.
    """

    facts: list[SavedFact] = field(default_factory=list)
    next_event: int = 0
    inputs: bytearray = field(default_factory=bytearray)
    origin: dict[str, Any] | None = None
    origin_input: int = 0
    input_count: int = 0

    def add(self, given: Input) -> None:
        """Note what came in."""
        self.inputs += pack_input(given)
        self.input_count += 1

    def catch_up(self, match: Remembering) -> None:
        """Take over the facts behind which the match has taken a boundary."""
        until = match.boundary_event
        self.facts += [SavedFact.of(fact) for fact in match.facts(self.next_event) if fact.number < until]
        self.next_event = max(self.next_event, until)


@dataclass(frozen=True, slots=True)
class Resumed:
    """A saved match, ready to be played on.

    Attributes:
        match: the match.
        history: what happened before.
        dropped: how many of the last answers no longer fit the rules and had to be left out.
        changed: whether it was played under other rules.
        migrated: whether an older program wrote it.
    """

    match: Match[Any]
    history: History
    dropped: int
    changed: bool
    migrated: bool


def resumed(found: Recovered, load: Callable[[dict[str, Any]], Match[Any]] = load_match) -> Resumed:
    """Bring a saved match back to where it was left.

    Under other rules than its own it begins at its last boundary, and the answers since are fed to it while they fit
    their questions (design 14).

    Args:
        found: what was read.
        load: makes a match of setup and dump.

    Raises:
        DamagedSave: these rules have never made such a match.
        UnplayableSave: the present rules can't go on with it.
    """
    saved = found.saved
    try:
        match, boundary, dropped = _restored(found, load)
        _look_at(match, saved.setup.setup())
    except MatchError as error:
        raise unplayable(error, "match") from error
    except Exception as error:  # data of the right types can still make no sense to the rules, anywhere in them
        if found.read.rules == rules_digest():
            raise DamagedSave(str(found.read.path), "content") from error
        raise unplayable(error, "match") from error
    history = History(
        facts=[fact for fact in saved.facts if fact.number < boundary],
        next_event=boundary,
        inputs=bytearray(saved.inputs),
        origin=saved.origin,
        origin_input=saved.origin_input,
        input_count=saved.input_count,
    )
    for given in found.tail:
        history.add(given)
    changed = found.read.rules not in (b"", rules_digest())
    if dropped or changed or not found.whole:
        # What came in before doesn't lead here any more: the match as it is becomes the origin.
        history.inputs.clear()
        history.origin, history.origin_input = match.dump(), history.input_count
    return Resumed(match, history, dropped, changed, found.read.schema < SCHEMA)


def _restored(found: Recovered, load: Callable[[dict[str, Any]], Match[Any]]) -> tuple[Match[Any], int, int]:
    """Return the match as it was left, the number of its first fact, and how many answers had to be left out."""
    setup = found.saved.setup.setup()
    check_dump(setup, found.saved.match)
    match = load({"setup": setup.plain(), "match": found.saved.match})
    facts = match.facts()
    boundary = facts[0].number if facts else match.boundary_event
    if type(boundary) is not int or boundary < 0:
        raise UnreadableMatch("its facts have no numbers")
    fed = 0 if match.dropped else feed(match, found.tail)  # what comes after a gap never fits
    return match, boundary, match.dropped + len(found.tail) - fed


def _look_at(match: Match[Any], setup: Setup) -> None:
    """See whatever anybody is about to see of a match; raises what a match raises that can't be shown."""
    for viewer in (MODERATOR, SPECTATOR, *range(setup.seats)):
        view = match.view(viewer)
        if setup.ruleset in RULESETS:
            check_view(view, setup.seats)
        if viewer >= 0:
            match.prompt_of(viewer)
            match.refusals(viewer)


def feed(match: Playable, inputs: Sequence[Input]) -> int:
    """Give a match its inputs again while they fit; return how many did."""
    for number, given in enumerate(inputs):
        try:
            if given.picks is None:
                match.undo(given.seat)
                continue
            prompt = match.prompt_of(given.seat)
            if prompt is None or digest(prompt) != given.mark:
                return number
            match.submit(given.seat, prompt.id, given.picks)
        except MatchError:
            return number
    return len(inputs)
