"""Where bots think: off the thread that draws, one question at a time."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol

from client.session.ports import Bot, View
from core.kernel.prompts import Answer, Prompt

NO_OPTION: Final = -1
"""Stands for a pick that isn't even a number: no prompt has such an option."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question put to a bot; ``key`` is never used twice by a session."""

    key: int
    bot: Bot
    view: View
    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a job: an answer, or the error the bot raised."""

    answer: Answer | None
    error: BaseException | None = None


class Thinker(Protocol):
    """Takes jobs and gives back thoughts."""

    def start(self, job: Job) -> None:
        """Begin to think about a job, or let it wait for its turn."""
        ...

    def has_begun(self, key: int) -> bool:
        """Tell whether a job that has no thought yet is being thought about, rather than waiting for its turn."""
        ...

    def result(self, key: int, patience: float = 0.0) -> Thought | None:
        """Return the thought of a job, waiting up to ``patience`` seconds, or None if there is none yet."""
        ...

    def abandon(self, key: int) -> None:
        """Give a job up, wherever it is; its late answer is dropped."""
        ...

    def close(self) -> None:
        """Stop thinking for good."""
        ...


def think(job: Job) -> Thought:
    """Put the question to the bot; whatever it raises becomes part of the thought."""
    try:
        return Thought(_picks(job.bot.answer(job.view, job.prompt), len(job.prompt.options)))
    except Exception as error:  # a bot is a guest: nothing it does may end the match
        return Thought(None, error)


def _picks(answer: Iterable[object], options: int) -> Answer:
    """Return a bot's answer as plain numbers.

    It is read here, where the bot thinks: a lazy one runs the bot's own code. One pick more than there are options
    shows already that it is too long.
    """
    return tuple([pick if type(pick) is int else NO_OPTION for pick in islice(answer, options + 1)])


class InlineThinker:
    """Thinks at once and on the spot: for tests and for games without a window."""

    def __init__(self) -> None:
        self._thoughts: dict[int, Thought] = {}

    def start(self, job: Job) -> None:
        """Think now."""
        self._thoughts[job.key] = think(job)

    def has_begun(self, key: int) -> bool:
        """Tell that no job ever waits."""
        return True

    def result(self, key: int, patience: float = 0.0) -> Thought | None:
        """Return the thought of a job."""
        return self._thoughts.pop(key, None)

    def abandon(self, key: int) -> None:
        """Drop a thought."""
        self._thoughts.pop(key, None)

    def close(self) -> None:
        """Forget everything."""
        self._thoughts.clear()


class ThreadThinker:
    """Thinks on one thread. When the job it is at is given up, that thread is left to itself and another goes on."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._jobs: deque[Job] = deque()
        self._current: int | None = None
        """The job being thought about."""
        self._thoughts: dict[int, Thought] = {}
        self._worker = 0
        """The number of the thread that counts; one with another number is never heard again."""
        with self._changed:
            self._hire()

    def start(self, job: Job) -> None:
        """Queue a job."""
        with self._changed:
            self._jobs.append(job)
            self._changed.notify_all()

    def has_begun(self, key: int) -> bool:
        """Tell whether a job is the one being thought about."""
        with self._changed:
            return self._current == key

    def result(self, key: int, patience: float = 0.0) -> Thought | None:
        """Return the thought of a job, waiting up to ``patience`` seconds for it."""
        with self._changed:
            if key not in self._thoughts and patience > 0:
                self._changed.wait_for(lambda: key in self._thoughts, patience)
            return self._thoughts.pop(key, None)

    def abandon(self, key: int) -> None:
        """Drop a job; if it is the one being thought about, its thread may never come back and is replaced."""
        with self._changed:
            self._thoughts.pop(key, None)
            self._jobs = deque(job for job in self._jobs if job.key != key)
            if self._current == key:
                self._hire()

    def close(self) -> None:
        """Let the thread end after what it thinks about now."""
        with self._changed:
            self._dismiss()
            self._jobs.clear()

    def _dismiss(self) -> None:
        self._worker += 1
        self._current = None
        self._changed.notify_all()

    def _hire(self) -> None:
        self._dismiss()
        threading.Thread(target=self._run, args=(self._worker,), name="bots", daemon=True).start()

    def _run(self, number: int) -> None:
        while (job := self._next(number)) is not None:
            thought = think(job)
            with self._changed:
                if number == self._worker:
                    self._current = None
                    self._thoughts[job.key] = thought
                    self._changed.notify_all()

    def _next(self, number: int) -> Job | None:
        """Wait for a job, and return None when this thread no longer counts."""
        with self._changed:
            self._changed.wait_for(lambda: number != self._worker or bool(self._jobs))
            if number != self._worker:
                return None
            job = self._jobs.popleft()
            self._current = job.key
            return job
