"""A match as it can be played again: where it began, and every answer that counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.kernel import SPECTATOR, IllegalAnswer, Match, Rules, Setup, digest
from core.rulesets import load_match, new_match
from saves.errors import SaveError, UnplayableSave
from saves.format import inputs_of
from saves.history import History
from saves.model import Controller, Input, SavedFact
from saves.unplayable import unplayable


class Misfit(Exception):
    """A replay doesn't fit the match that is played from it.

    Attributes:
        number: the number of the first answer that doesn't fit, or that what is recorded after doesn't fit; they count
            from 1, and 0 stands for the beginning.
        expected: what the replay says, in names of the rules' code.
        came: what the rules say.
        turn: the turn that runs there; 0 where nobody has looked.
    """

    def __init__(self, number: int, expected: str, came: str, *, turn: int = 0) -> None:
        super().__init__(f"answer {number}: expected {expected}, came {came}")
        self.number, self.expected, self.came, self.turn = number, expected, came, turn


@dataclass(frozen=True)
class Recording:
    """What a replay is made from.

    Attributes:
        setup: what the match was dealt from.
        players: who plays, by seat.
        answers: all that counted, in order (`counted`).
        viewer: the person's seat, SPECTATOR where only bots play.
        created: when the match began, in seconds since 1970.
        origin: the dump it was begun with, None for the deal.
        earlier: the facts before that.
    """

    setup: Setup
    players: Sequence[Controller]
    answers: Sequence[Input]
    viewer: int = SPECTATOR
    created: float = 0.0
    origin: dict[str, Any] | None = None
    earlier: Sequence[SavedFact] = ()

    def match(self) -> Match[Any]:
        """Return the match at its beginning.

        Raises:
            IllegalSetup, UnreadableMatch: these rules have no such match.
        """
        if self.origin is None:
            return new_match(self.setup)
        return load_match({"setup": self.setup.plain(), "match": self.origin})


def counted(inputs: Iterable[Input]) -> list[Input]:
    """Return the answers among inputs that counted: one that was taken back has left no trace."""
    answers: list[Input] = []
    for given in inputs:
        if given.picks is not None:
            answers.append(given)
        elif answers:
            answers.pop()
    return answers


def recorded(setup: Setup, players: Sequence[Controller], viewer: int, created: float, history: History) -> Recording:
    """Return the recording of a match whose history is kept.

    Args:
        setup: what it was dealt from.
        players: who plays, by seat.
        viewer: the person's seat, SPECTATOR where only bots play.
        created: when it began, in seconds since 1970.
        history: what has happened in it.

    Raises:
        DamagedSave: its inputs can't be read.
    """
    origin, answers = _unwound(history.origin)
    inputs = inputs_of(bytes(history.inputs), Path("inputs"))
    return Recording(setup, players, counted([*answers, *inputs]), viewer, created, origin, tuple(history.facts))


def _unwound(origin: dict[str, Any] | None) -> tuple[dict[str, Any] | None, list[Input]]:
    """Return an origin without the answers in it that might still be taken back, and these answers.

    An input behind it that takes one of them back would otherwise find nothing to take back.
    """
    if origin is None or origin["partial"]:
        return origin, []
    since = origin["since"]
    kept = len(since)
    while kept and _is_lone_answer(since[kept - 1]):
        kept -= 1
    answers = [Input(seat, mark, tuple(picks)) for ((seat, mark, picks),) in since[kept:]]
    return {**origin, "since": since[:kept]}, answers


def _is_lone_answer(record: Sequence[Any]) -> bool:
    """Tell whether a record of a dump is one seat's answer: several at once, or a new chance key, stay for good."""
    return len(record) == 1 and not isinstance(record[0], bytes)


@contextmanager
def said_as_unplayable() -> Iterator[None]:
    """Let whatever goes wrong where a match is played again be said as UnplayableSave.

    Data of the right types can still make no sense to the rules, anywhere in them.
    """
    try:
        yield
    except SaveError:
        raise
    except Misfit as error:
        raise UnplayableSave("misfit", thing="replay", number=str(error.number), turn=str(error.turn)) from error
    except Exception as error:
        raise unplayable(error, "replay") from error


class TapedMatch(Match[Any]):
    """A match that notes the answers it accepts, to be made a replay of."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.answers: list[Input] = []
        super().__init__(rules)

    def submit(self, seat: int, prompt_id: int, answer: Sequence[int]) -> None:
        """Answer a prompt as `Match.submit` does, and note it."""
        prompt = self.prompt_of(seat)
        super().submit(seat, prompt_id, answer)
        if prompt is not None:
            self.answers.append(Input(seat, digest(prompt), tuple(answer)))

    def undo(self, seat: int) -> None:
        """Take an answer back as `Match.undo` does, and forget it."""
        super().undo(seat)
        self.answers.pop()


def replayed(match: Match[Any], answers: Iterable[Input]) -> Iterator[int]:
    """Give a match its answers one by one; yield how many it has had, before the first and after each.

    Raises:
        Misfit: an answer doesn't fit what is asked; the match stays as it was before it.
    """
    yield 0
    for number, given in enumerate(answers, 1):
        _give(match, number, given)
        yield number


def _give(match: Match[Any], number: int, given: Input) -> None:
    prompt = match.prompt_of(given.seat)
    if prompt is None or digest(prompt) != given.mark:
        expected = f"seat={given.seat} prompt={given.mark:08x}"
        raise Misfit(number, expected, _asked(match, given.seat), turn=_turn_of(match))
    picks = given.picks or ()
    try:
        match.submit(given.seat, prompt.id, picks)
    except IllegalAnswer as error:
        came = f"{_asked(match, given.seat)} options={len(prompt.options)}"
        expected = f"seat={given.seat} picks={','.join(map(str, picks)) or 'none'}"
        raise Misfit(number, expected, came, turn=_turn_of(match)) from error


def _turn_of(match: Match[Any]) -> int:
    turn: int = match.view(SPECTATOR)["turn"]
    return turn


def _asked(match: Match[Any], seat: int) -> str:
    """Name the prompt this seat has, or else who has one."""
    prompt = match.prompt_of(seat)
    if prompt is not None:
        return f"seat={seat} prompt={digest(prompt):08x} kind={prompt.kind}"
    return " ".join(f"seat={prompt.seat} kind={prompt.kind}" for prompt in match.pending()) or "over"
