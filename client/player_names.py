"""Names of players as they may stand on a table: only what can be seen of what was typed, and not too much.

A person who has given no name has an empty one wherever a match is kept. What is said in its place depends on whoever
looks, and on his language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from client.i18n import Translator

NAME_LIMIT: Final = 12
"""The greatest number of characters in a name a person chooses."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories that draw nothing, or turn the direction of what follows."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters and marks by their category which draw nothing all the same."""
_NUMBER: Final = re.compile(r"(?<=\S) [0-9]{1,2}$")
_LONGEST_NUMBER: Final = len(" 12")
"""A name of the program's own may be longer by it than one that is chosen."""
_UNNAMED: Final = frozenset({"", "You", "你"})
"""How a person who has given no name is kept; earlier programs wrote the word of the language spoken then."""


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


def bot_names(tr: Translator, count: int, taken: Collection[str] = ()) -> tuple[str, ...]:
    """Return the names of so many bots; where there are more bots than names, a name comes again with a number.

    Args:
        tr: the language.
        count: how many bots there are.
        taken: names that others have.
    """
    names, has = tr("new-bot-names").split("|"), {read_alike(name) for name in taken}
    rounds = ((names[index % len(names)], index // len(names)) for index in range(max(count, 0) + len(taken)))
    numbered = (f"{name} {again + 1}" if again else name for name, again in rounds)
    return tuple([name for name in numbered if read_alike(name) not in has][: max(count, 0)])


def bot_name(text: str) -> str:
    """Return a bot's name as somebody wrote it, fit for the table; "" where he wrote none, or a person's "you"."""
    name = cleaned_name(text)
    return "" if any(read_alike(name) == read_alike(word) for word in _UNNAMED) else name


def read_alike(name: str) -> str:
    """Return what two names share that nobody could tell apart."""
    return unicodedata.normalize("NFKC", name).casefold()


def told_apart(names: Sequence[str], taken: Collection[str] = ()) -> list[str]:
    """Return the names, each that an earlier seat has with a number behind it; who has none goes on without.

    Args:
        names: by seat, each at most `NAME_LIMIT` characters; those made are no longer.
        taken: what nobody may be called.
    """
    made: list[str] = []
    has = {read_alike(name) for name in taken}
    for name in names:
        tries = (name, *(_numbered(name, number) for number in range(2, len(names) + len(taken) + 2)))
        made.append(next(one for one in tries if not name or read_alike(one) not in has))
        has.add(read_alike(made[-1]))
    return made


def number_of(name: str) -> str:
    """Return the end of a name that tells it from others, with the space before it; "" where it has none.

    Args:
        name: a player's; what is longer than one can be has no such end, whatever it ends in.
    """
    found = _NUMBER.search(name) if len(name) <= NAME_LIMIT + _LONGEST_NUMBER else None
    return found[0] if found else ""


def _numbered(name: str, number: int) -> str:
    end = f" {number}"
    return name[: NAME_LIMIT - len(end)].rstrip() + end


def shown_names(tr: Translator, names: Sequence[str], viewer: int) -> list[str]:
    """Return players' names as they are said to whoever looks.

    Who has given no name is "you" to himself and "Player 3" by his seat to all others; a bot that has taken his place
    goes on under the latter.

    Args:
        tr: the language.
        names: the names as they are kept, by seat.
        viewer: the seat of whoever looks, a number below 0 for somebody who has none.
    """
    return [
        name if name not in _UNNAMED else tr("new-you") if seat == viewer else tr("new-unnamed", seat=seat + 1)
        for seat, name in enumerate(names)
    ]
