"""The errors a match can raise. Each message says what was wrong and what to do instead."""

from __future__ import annotations

from typing import Any


class MatchError(Exception):
    """Base of everything the rules core raises on purpose."""


class IllegalSetup(MatchError):
    """A match of this ruleset, mode, seats or options can't be dealt.

    Args:
        message: what is wrong, for developers.
        key: names what is wrong, for those who say it in other words.
        details: what fills such words: texts, numbers, or the values to choose from.
    """

    def __init__(self, message: str, key: str, **details: Any) -> None:
        super().__init__(message)
        self.key = key
        self.details = details


class IllegalAnswer(MatchError):
    """An answer that is late, not asked for, or not among the options; the match is unchanged."""


class IllegalUndo(MatchError):
    """There is nothing of this seat's that could still be taken back."""


class WorldRefused(MatchError):
    """A sampled hidden world contradicts what the viewer has seen (design: determinization)."""


class UnreadableMatch(MatchError):
    """Plain data that isn't a match of these rules."""
