"""The errors a match can raise. Each message says what was wrong and what to do instead."""

from __future__ import annotations


class MatchError(Exception):
    """Base of everything the rules core raises on purpose."""


class IllegalSetup(MatchError):
    """A match of this ruleset, mode, seats or options can't be dealt."""


class IllegalAnswer(MatchError):
    """An answer that is late, not asked for, or not among the options; the match is unchanged."""


class IllegalUndo(MatchError):
    """There is nothing of this seat's that could still be taken back."""


class WorldRefused(MatchError):
    """A sampled hidden world contradicts what the viewer has seen (design: determinization)."""


class UnreadableMatch(MatchError):
    """Plain data that isn't a match of these rules."""
