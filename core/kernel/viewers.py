"""Who may look at a match: a seat (0…n−1), a spectator, or the moderator."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1
"""Sees what everybody at the table sees."""

MODERATOR: Final = -2
"""Sees everything: the referee of a moderated game, the tests, and a finished match."""
