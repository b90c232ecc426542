"""Names of files: which ones lead nowhere else, and one for whatever a player calls a match.

What the program names itself has a plain name, which every system takes. What somebody has put there may have any.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator
from itertools import count
from typing import Final

LONGEST_NAME: Final = 200
"""In bytes: file systems take 255, and what is put beside a file while it is written has a longer name."""
_LONGEST_MADE: Final = 120
_LONGEST_OF_ALL: Final = 255
_OUTWARD: Final = frozenset('/\\:*?"<>|')
"""What leads out of a folder, or stands for something else, on one system or another."""
_DEVICES: Final = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))]
)
"""What Windows takes for a device, whatever follows the first dot."""


def is_plain_name(name: str) -> bool:
    """Tell whether a name is that of a file in the folder itself, and can be shown."""
    shown = name.isprintable() and name == name.strip() and name[:1] not in ("", ".", "-")
    return shown and _OUTWARD.isdisjoint(name) and len(name.encode()) <= LONGEST_NAME


def is_inside(name: str) -> bool:
    """Tell whether a name is that of something in the folder itself that isn't hidden, however odd it is."""
    outward = _OUTWARD if os.name == "nt" else "/\0"
    return name[:1] not in ("", ".") and not any(char in name for char in outward)


def shortened(name: str) -> str:
    """Return the name of a file so that a system takes it, with what says its kind; what is too long loses its end."""
    stem, dot, suffix = name.rpartition(".")
    if not dot:
        stem, suffix = name, ""
    while stem and len(os.fsencode(f"{stem}{dot}{suffix}")) > _LONGEST_OF_ALL:
        stem = stem[:-1]
    return f"{stem}{dot}{suffix}"


def composed(text: str) -> str:
    """Return a text with letters and their accents in one: it can be written in two ways that look the same."""
    return unicodedata.normalize("NFC", text)


def file_name_of(title: str) -> str:
    """Return the name of a file, without what says its kind, for a title in any characters; never empty.

    Different titles may get the same name.
    """
    text = "".join([char if char.isprintable() and char not in _OUTWARD else "_" for char in composed(title)])
    while len(text.encode("utf-8", "replace")) > _LONGEST_MADE:
        text = text[:-1]
    text = text.strip(" .").lstrip("-")
    if text.partition(".")[0].strip().lower() in _DEVICES:
        text = f"_{text}"
    text = text.encode("utf-8", "replace").decode().replace("?", "_").strip(" ")
    return text if is_plain_name(text) else "_"


def numbered(name: str, suffix: str) -> Iterator[str]:
    """Yield names of files, without end: the name itself with the suffix, then with numbers."""
    yield f"{name}{suffix}"
    for number in count(2):
        yield f"{name} ({number}){suffix}"
