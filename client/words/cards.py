"""What is printed on a card, put together from its text and its numbers."""

from client.words.naming import Naming, ghost_cards, kind_of, printed

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


def skill_keys(role: str) -> dict[str, str]:
    """Return the messages of a role's skills by their part of an ability's id."""
    return {"1": f"card-{role}-1", "2": f"card-{role}-2", "k": f"card-{role}-k"}


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
        """Return a card's text, a line for each part."""
        kind = kind_of(face)
        if kind.startswith("C-R"):
            return [self._skill(skill, key) for skill, key in skill_keys(kind).items() if self._tr.has(key)]
        if kind.startswith("C-K"):
            return self._king(kind, seats)
        text = self._text(kind)
        ghost = ghost_cards().get(kind)
        if ghost is None or ghost.event or not text:
            return text
        haunts = self._tr("ghost-haunts", haunt=self._naming.haunt(ghost.haunts))
        return [haunts, *text, self._tr("ghost-reward", pool=ghost.pool, draw=ghost.draw)]

    def ability(self, ability: str) -> str:
        """Return what a single skill, or a card, does."""
        kind, _, part = ability.partition(".")
        key = skill_keys(kind).get(part, "")
        if self._tr.has(key):
            return self._tr(key)
        return "\n".join(self.lines(kind))

    def _text(self, kind: str) -> list[str]:
        return [self._tr(f"card-{kind}-text")] if self._tr.has(f"card-{kind}-text") else []

    def _skill(self, skill: str, text_key: str) -> str:
        return self._tr("told-skill", skill=self._tr(f"skill-{skill}"), text=self._tr(text_key))

    def _king(self, kind: str, seats: int) -> list[str]:
        king = printed().kings.get(kind)
        if king is None:
            return self._text(kind)
        goal = self._tr(f"card-{kind}-goal", need=king.goal(seats))
        return [self._tr("king-goal", goal=goal), self._tr("king-power", power=self._tr(f"card-{kind}-text"))]
