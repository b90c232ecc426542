"""Seeds as people type them, and new ones."""

from __future__ import annotations

import re
import secrets
from typing import Final

_MOST_DIGITS: Final = 18
"""What is longer than a file's numbers stays text."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None that is taken for another when it is read out or copied by hand (Crockford's)."""
_GROUPS, _GROUP = 4, 4
"""80 bits: nobody finds the deal by trying all of them against what a single seat has seen."""
_MISTAKEN: Final = str.maketrans("ILO", "110")
_OWN: Final = re.compile("-".join(["[0-9A-Z]" * _GROUP] * _GROUPS), re.IGNORECASE | re.ASCII)


def seed_of(text: str) -> int | str:
    """Return the seed somebody has typed: a number where it looks like one.

    One of the program's own may be typed in small letters, and with the letters that look like its digits.
    """
    if _OWN.fullmatch(text):
        return text.upper().translate(_MISTAKEN)
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else text


def new_seed() -> str:
    """Return a seed nobody can guess, such as "7K2M-Q0XD-4ZBT-93HV"."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)
