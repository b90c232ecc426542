"""What the skills of the person at the table cost now."""

from __future__ import annotations

from client.scenes.table.tableau import Tableau
from client.words.naming import printed

_CHEAPER = {"C-R09.1": ("2", 1)}
"""Skills that cost less while another of the same role is open: which, and what they cost then (C-R09)."""


def skill_cost(tableau: Tableau, skill: str) -> int:
    """Return the spirit that a skill of mine costs."""
    usage = printed().usage.get(skill)
    if usage is None:
        return 0
    opener, price = _CHEAPER.get(skill, ("", usage.cost))
    is_open = tableau.me is not None and opener in tableau.me["skills"]
    return price if is_open else usage.cost
