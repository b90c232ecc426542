"""What is printed on a card, put together from the rulebook's text and the card table's numbers."""

from collections.abc import Mapping

from client.words.naming import SKILLS, Naming, ghost_cards, kind_of, printed
from core.ghostplay.cards import King

KINDS = {
    "S": "kind-spell",
    "X": "kind-spell",
    "A": "kind-artifact",
    "G": "kind-ghost",
    "V": "kind-event",
    "K": "kind-king",
    "R": "kind-role",
}
"""The word for each series of card ids."""


class CardWriter:
    """Writes the texts of cards.

    Args:
        naming: what things are called.
    """

    def __init__(self, naming: Naming) -> None:
        self._naming = naming
        self._tr = naming.tr

    def kind(self, face: str) -> str:
        """Return what sort of card it is, "" for an unknown one."""
        series = KINDS.get(kind_of(face)[2:3])
        return self._tr(series) if series else ""

    def lines(self, face: str, seats: int = 0) -> list[str]:
        """Return a card's text, a line for each part; a king's number for all seat counts if ``seats`` is 0."""
        kind = kind_of(face)
        texts = self._naming.card_texts(kind)
        if kind.startswith("C-R"):
            return [self._skill(skill, texts[skill]) for skill in SKILLS if skill in texts]
        if king := printed().kings.get(kind):
            return self._king(king, texts, seats)
        text = list(texts.values())
        ghost = ghost_cards().get(kind)
        if ghost is None or ghost.event:
            return text
        haunts = self._tr("ghost-haunts", haunt=self._naming.haunt(ghost.haunts))
        return [haunts, *text, self._tr("ghost-reward", pool=ghost.pool, draw=ghost.draw)]

    def ability(self, ability: str, seats: int = 0) -> str:
        """Return what a single skill, or a card, does; ``seats`` as for lines."""
        kind, _, part = ability.partition(".")
        texts = self._naming.card_texts(kind_of(kind))
        return texts[part] if part in texts else "\n".join(self.lines(kind, seats))

    def rising_goal(self, king: str, seats: int) -> str:
        """Return how a king wins among so many players: in words of its own, or as on his card."""
        key = f"rising-goal-{king}"
        if not self._tr.has(key):
            return self.lines(king, seats)[0]
        return self._tr(key, seats=seats, need=printed().kings[king].goal(seats))

    def _skill(self, skill: str, text: str) -> str:
        return self._tr("told-skill", skill=self._tr(f"skill-{skill}"), text=text)

    def _king(self, king: King, texts: Mapping[str, str], seats: int) -> list[str]:
        goal = texts["goal"].replace("{need}", _need(king, seats))
        return [self._tr("king-goal", goal=goal), self._tr("king-power", power=texts["text"])]


def _need(king: King, seats: int) -> str:
    """Return the number a king needs, the numbers for 5 to 8 seats side by side where it isn't known how many play."""
    if seats:
        return str(king.goal(seats))
    return "/".join(map(str, king.goals if len(set(king.goals)) > 1 else king.goals[:1]))
