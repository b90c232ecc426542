"""Questions and answers: the one path by which anybody plays.

A rule asks by yielding `Ask`s (design decisions 1 and 5); the match shows each as a `Prompt` to its seat;
an answer is a tuple of option indices.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, TypeVar
from zlib import crc32

from core.kernel.errors import IllegalAnswer

T = TypeVar("T")

Answer: TypeAlias = tuple[int, ...]
"""Distinct indices into a prompt's options, in the order picked where the order counts."""


class Option(NamedTuple):
    """One thing that can be picked; plain data, so that it travels and sorts.

    Attributes:
        kind: what sort of thing it is ("pass", "card", "seat", …).
        name: the face, ability or word it stands for.
        seat: the seat it concerns, or −1.
        place: where it stands in a row (a handle that lasts for this prompt), or −1.
    """

    kind: str
    name: str = ""
    seat: int = -1
    place: int = -1


PASS = Option("pass")
LONE_PASS: tuple[Option, ...] = (PASS,)

SHOWS_PICKS = 0
"""Everybody learns what was picked, from the events that follow."""
SHOWS_COUNT = 1
"""Others learn only how many were picked (votes laid face down)."""
SHOWS_NOTHING = 2
"""Others learn only that the seat has answered."""


class Ask(NamedTuple):
    """A question to one seat, as a rule states it.

    Attributes:
        seat: who is asked.
        kind: what for ("priority", "votes", "discard", …).
        options: the legal picks, never empty.
        least: the fewest picks allowed.
        most: the most picks allowed.
        default: the answer taken when time runs out or a bot fails.
        ordered: whether the order of the picks counts.
        about: plain public facts the asked seat needs to understand the question.
        shows: what others will learn of the answer (`SHOWS_PICKS`, `SHOWS_COUNT`, `SHOWS_NOTHING`).
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    default: Answer = (0,)
    ordered: bool = False
    about: dict[str, Any] | None = None
    shows: int = SHOWS_PICKS


Command: TypeAlias = Generator[tuple[Ask, ...], Sequence[Answer], T]
"""One step of the rules, read from top to bottom; it yields questions and is sent the answers."""


class Prompt(NamedTuple):
    """An open question as its seat sees it; `id` is counted in the state and goes stale once answered."""

    id: int
    seat: int
    kind: str
    options: tuple[Option, ...]
    least: int
    most: int
    default: Answer
    ordered: bool
    about: dict[str, Any]

    @property
    def forced(self) -> bool:
        """Whether there is only one possible answer, the default."""
        return self.least == len(self.options) and not (self.ordered and self.least > 1)

    def plain(self) -> dict[str, Any]:
        """Return the prompt as plain data (dicts, lists, strings, numbers)."""
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "options": [list(option) for option in self.options],
            "least": self.least,
            "most": self.most,
            "default": list(self.default),
            "ordered": self.ordered,
            "about": self.about,
        }


def digest(ask: Ask | Prompt) -> int:
    """Return a short fingerprint of a question, to tell whether an old answer still fits it (design 14)."""
    return _digest(ask.seat, ask.kind, ask.options, ask.least, ask.most)


# Most questions are lone passes, the same few over and over.
@lru_cache(maxsize=1024)
def _digest(seat: int, kind: str, options: tuple[Option, ...], least: int, most: int) -> int:
    names = "|".join([f"{o.kind}{o.name}{o.seat}.{o.place}" for o in options])
    return crc32(f"{seat}:{kind}:{least}:{most}:{names}".encode())


def check_answer(ask: Ask, answer: Sequence[int]) -> Answer:
    """Return the answer in its one normal form.

    Args:
        ask: the question.
        answer: indices into its options.

    Raises:
        IllegalAnswer: it isn't a list of distinct indices of the asked-for length.
    """
    try:
        picks = tuple(answer)
    except TypeError:
        raise IllegalAnswer("an answer is a list of option numbers") from None
    count = len(ask.options)
    for pick in picks:
        if type(pick) is not int or not 0 <= pick < count:
            raise IllegalAnswer(f"{pick!r} is no option of this prompt: pick from 0 to {count - 1}")
    if not ask.least <= len(picks) <= ask.most:
        raise IllegalAnswer(f"pick from {ask.least} to {ask.most} options, not {len(picks)}")
    if len(picks) > 1:
        if len(set(picks)) != len(picks):
            raise IllegalAnswer("each option can be picked only once")
        if not ask.ordered:
            return tuple(sorted(picks))
    return picks


def choose(ask: Ask) -> Command[tuple[Option, ...]]:
    """Ask one seat and return the options it picked."""
    (answer,) = yield (ask,)
    return tuple([ask.options[pick] for pick in answer])


def choose_one(ask: Ask) -> Command[Option]:
    """Ask one seat for exactly one option and return it."""
    (answer,) = yield (ask,)
    return ask.options[answer[0]]


def choose_all(asks: Sequence[Ask]) -> Command[list[tuple[Option, ...]]]:
    """Ask several seats at once and return the picks of each, in the order of `asks`.

    Nobody learns an answer before all have given theirs.
    """
    if not asks:
        return []
    answers = yield tuple(asks)
    return [tuple([ask.options[pick] for pick in answer]) for ask, answer in zip(asks, answers, strict=True)]
