"""Seeds as people type them, and new ones."""

from __future__ import annotations

import secrets
from typing import Final

_LARGEST: Final = 999_999_999
"""A seed the program makes up is short enough to be read out to somebody."""

_MOST_DIGITS: Final = 18
"""What is longer than a file's numbers stays text."""


def seed_of(text: str) -> int | str:
    """Return the seed somebody has typed: a number where it looks like one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else text


def new_seed() -> int:
    """Return a seed nobody can guess."""
    return secrets.randbelow(_LARGEST) + 1
