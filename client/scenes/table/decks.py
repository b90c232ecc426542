"""The two decks by the names that tell them apart: where a view counts them, and how they look."""

from __future__ import annotations

from typing import Final, NamedTuple

from client.ui.cardface import BACK, GHOST_BACK


class Deck(NamedTuple):
    """A deck.

    Attributes:
        left: the fact of a view that says how many cards are left.
        discards: the one that holds what was discarded from it.
        back: its cards' back.
        name_key: what it is called.
    """

    left: str
    discards: str
    back: str
    name_key: str


DECKS: Final = {
    "spells": Deck("spell_deck", "spell_discard", BACK, "table-deck-spells"),
    "ghosts": Deck("ghost_deck", "ghost_discard", GHOST_BACK, "table-deck-ghosts"),
}
