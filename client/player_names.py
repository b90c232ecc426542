"""Names of players as they may stand on a table: only what can be seen of what was typed, and not too much."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LIMIT: Final = 12
"""The greatest number of characters in a name a person chooses."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories that draw nothing, or turn the direction of what follows."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters and marks by their category which draw nothing all the same."""


def seen(text: str) -> str:
    """Return the text without the characters that draw nothing or turn the direction of writing."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char for char in text if unicodedata.category(char) not in _UNSEEN and char not in _BLANK)


def cleaned_name(text: str) -> str:
    """Return a name fit for the table: what can be seen of it, in one line, at most `NAME_LIMIT` characters.

    Args:
        text: what somebody typed or gave on the command line; may come out empty.
    """
    return seen(" ".join(text.split()))[:NAME_LIMIT].strip()
