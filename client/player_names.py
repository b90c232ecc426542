"""Names of players as they may stand on a table: only what can be seen of what was typed, and not too much.

A person who has given no name has an empty one wherever a match is kept, and is "you" in the language of whoever looks.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from typing import Any, Final, Protocol

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
_UNNAMED: Final = frozenset({"", "You", "你"})
"""How a person who has given no name is kept; earlier programs wrote the word of the language spoken then."""


class Named(Protocol):
    """Whoever plays a seat, or did."""

    @property
    def name(self) -> str:
        """The name as it is kept."""

    @property
    def bot(self) -> Any:
        """The bot, something false for a person."""


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
    names = tr("new-bot-names").split("|")
    rounds = ((names[index % len(names)], index // len(names)) for index in range(max(count, 0) + len(taken)))
    numbered = (f"{name} {again + 1}" if again else name for name, again in rounds)
    return tuple([name for name in numbered if name not in taken][: max(count, 0)])


def shown_names(tr: Translator, names: Sequence[str], persons: Collection[int]) -> list[str]:
    """Return players' names as they are said to whoever looks.

    A person who has given no name is "you". A bot that has taken the seat of such a one has a bot's name, which no
    other has.

    Args:
        tr: the language.
        names: the names as they are kept, by seat.
        persons: the seats in which persons sit.
    """
    if _UNNAMED.isdisjoint(names):
        return list(names)
    own, spare = tr("new-you"), iter(bot_names(tr, len(names), names))
    return [
        name if name not in _UNNAMED else own if seat in persons else next(spare) for seat, name in enumerate(names)
    ]


def called(tr: Translator, players: Sequence[Named]) -> list[str]:
    """Return what players are called, by seat (`shown_names`)."""
    persons = [seat for seat, player in enumerate(players) if not player.bot]
    return shown_names(tr, [player.name for player in players], persons)
