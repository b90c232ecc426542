"""A rule of the rulebook as lines to read, whichever way it is shown."""

from typing import Final

from client.words import Words, plain, suit_of
from client.words.cards import CardWriter
from client.words.naming import Naming, ghost_cards
from core.rulebook import Rule

LABELS: Final = {"settled": "rules-settled", "ours": "rules-ours"}
"""The parts of a rule that are points of our own, and the sentence that says so."""
_SPELLS: Final = ("C-S", "C-X")


def rule_lines(naming: Naming, found: Rule, seats: int = 0) -> list[str]:
    """Return the lines of a rule; a card's are those printed on it.

    Args:
        naming: what things are called, in the language of the rule.
        found: the rule.
        seats: how many play, for a ghost king's condition of victory.
    """
    if found.id.startswith("C-"):
        return CardWriter(naming).lines(found.id, seats)
    return [naming.tr(LABELS[part], text=text) if part in LABELS else text for part, text in found.parts.items()]


def card_about(words: Words, card: str) -> str:
    """Return what stands beside a card's name: a requirement, a colour, when it can be used; "" for nothing."""
    naming = words.naming
    if (ghost := ghost_cards().get(card)) and not ghost.event:
        return plain(naming.votes(ghost.suit, ghost.requirement))
    if suit := suit_of(card):
        return naming.suit(suit)
    return words.timing(card) if card.startswith(_SPELLS) else ""
