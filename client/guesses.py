"""What the person has guessed of the others, as it stands in the saved notes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import msgspec

SUSPICIONS: Final = "suspicions"
"""Names the guesses in the saved notes: whose they are (his seat, or SPECTATOR), about which seat, which identity."""

Guess = tuple[int, int, str]


def guesses(notes: dict[str, Any], viewer: int | None = None) -> list[Guess]:
    """Return what is guessed in saved notes, sorted; nothing where they make no sense.

    Args:
        notes: the notes.
        viewer: whose guesses are those of which that isn't said, as in notes of older programs; nobody's if left out.
    """
    found = notes.get(SUSPICIONS, [])
    with suppress(msgspec.ValidationError):
        return sorted(msgspec.convert(found, list[Guess]))
    if viewer is not None:
        with suppress(msgspec.ValidationError):
            return sorted((viewer, seat, identity) for seat, identity in msgspec.convert(found, list[tuple[int, str]]))
    return []
