"""Keeps a press that was meant for what was shown before from answering a question that has just come up."""

from __future__ import annotations

from math import inf
from typing import Final

GUARD: Final = 0.35
"""Seconds a new question is seen before a press can be meant for it."""
PAUSE: Final = 0.6
"""Seconds without a press after which a run of presses that skip has come to its end."""


class Guard:
    """Knows whether the latest press may answer the present question.

    What counts is when key or button went down: a click begun too early answers nothing however late it ends.
    Times are the table's, in seconds.
    """

    def __init__(self) -> None:
        self._until: float | None = -inf
        """From when a press counts; None until the question has been seen."""
        self._is_drawn = False
        self._pressed_at = self._skipped_at = -inf
        """When the latest press was made, and the latest one that skipped or would have."""

    def begin(self, *, at_once: bool) -> None:
        """A new question is laid on the table.

        Args:
            at_once: nothing but the person's own answer led to it, so that he may have his next one ready.
        """
        self._until, self._is_drawn = -inf if at_once else None, False

    def draw(self) -> None:
        """The question is in the picture that is being drawn."""
        self._is_drawn = True

    def update(self, now: float) -> None:
        """Begin to count once the drawing, which may have taken long, is done."""
        if self._until is None and self._is_drawn:
            self._until = now + GUARD

    def press(self, now: float) -> None:
        """A key or a button of the mouse goes down."""
        self._pressed_at = now

    def skip(self, now: float) -> None:
        """The press skipped what others do."""
        self._skipped_at = now

    def forget_skips(self) -> None:
        """The question has been read: whatever comes now is meant for it."""
        self._skipped_at = -inf

    def is_up(self, now: float) -> bool:
        """Tell whether a press at a time would come too early for the question."""
        return self._until is None or now < self._until

    def stops(self, *, like_skip: bool = False) -> bool:
        """Tell whether the latest press answers nothing.

        Args:
            like_skip: it is of a kind that skips while others act; a run of these has to end first.
        """
        if like_skip and self._pressed_at < self._skipped_at + PAUSE:
            self._skipped_at = self._pressed_at
            return True
        return self.is_up(self._pressed_at)
