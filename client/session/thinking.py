"""Where bots think: off the thread that draws, one question at a time."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass
from typing import Protocol

from client.session.ports import Bot, View
from core.kernel.prompts import Answer, Prompt


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
        """Begin to think about a job."""
        ...

    def result(self, key: int, patience: float = 0.0) -> Thought | None:
        """Return the thought of a job, waiting up to ``patience`` seconds, or None if there is none yet."""
        ...

    def abandon(self, key: int) -> None:
        """Give a job up; its late answer is dropped."""
        ...

    def close(self) -> None:
        """Stop thinking for good."""
        ...


def think(job: Job) -> Thought:
    """Put the question to the bot; whatever it raises becomes part of the thought."""
    try:
        return Thought(job.bot.answer(job.view, job.prompt))
    except Exception as error:  # a bot is a guest: nothing it does may end the match
        return Thought(None, error)


class InlineThinker:
    """Thinks at once and on the spot: for tests and for games without a window."""

    def __init__(self) -> None:
        self._thoughts: dict[int, Thought] = {}

    def start(self, job: Job) -> None:
        """Think now."""
        self._thoughts[job.key] = think(job)

    def result(self, key: int, patience: float = 0.0) -> Thought | None:
        """Return the thought of a job."""
        return self._thoughts.pop(key, None)

    def abandon(self, key: int) -> None:
        """Drop a thought."""
        self._thoughts.pop(key, None)

    def close(self) -> None:
        """Forget everything."""
        self._thoughts.clear()


class _Worker:
    """One thread with its queue; a stalled one is left to itself and never heard again."""

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._thoughts: dict[int, Thought] = {}
        self._changed = threading.Condition()
        self._closed = False
        threading.Thread(target=self._run, name="bots", daemon=True).start()

    def put(self, job: Job) -> None:
        with self._changed:
            self._jobs.append(job)
            self._changed.notify_all()

    def take(self, key: int, patience: float) -> Thought | None:
        with self._changed:
            if key not in self._thoughts and patience > 0:
                self._changed.wait_for(lambda: key in self._thoughts, patience)
            return self._thoughts.pop(key, None)

    def retire(self) -> list[Job]:
        """Close the worker and return the jobs it hasn't begun."""
        with self._changed:
            self._closed = True
            waiting = list(self._jobs)
            self._jobs.clear()
            self._changed.notify_all()
            return waiting

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or bool(self._jobs))
                if self._closed:
                    return
                job = self._jobs.popleft()
            thought = think(job)
            with self._changed:
                if not self._closed:
                    self._thoughts[job.key] = thought
                    self._changed.notify_all()


class ThreadThinker:
    """Thinks on one worker thread. A job given up takes its thread with it and a new one goes on with the rest."""

    def __init__(self) -> None:
        self._worker = _Worker()

    def start(self, job: Job) -> None:
        """Queue a job."""
        self._worker.put(job)

    def result(self, key: int, patience: float = 0.0) -> Thought | None:
        """Return the thought of a job, waiting up to ``patience`` seconds for it."""
        return self._worker.take(key, patience)

    def abandon(self, key: int) -> None:
        """Leave the worker, which may never come back, and carry its waiting jobs over to a fresh one."""
        waiting = self._worker.retire()
        self._worker = _Worker()
        for job in waiting:
            if job.key != key:
                self._worker.put(job)

    def close(self) -> None:
        """Let the worker end after what it thinks about now."""
        self._worker.retire()
