"""What the requirement of a ghost on stage is made of."""

from __future__ import annotations

from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui.canvas import Canvas
from client.words import plain


def sum_text(canvas: Canvas, tableau: Tableau, theatre: Theatre, room: float) -> str:
    """Return the sum that makes the requirement, with its causes if they fit into the room, else in figures."""
    found = causes(tableau, theatre)
    named, figures = [str(theatre.base)], [str(theatre.base)]
    for name, count, amount in found:
        sign = "+" if amount > 0 else "\u2212"
        cause = tableau.tr("table-sum-times", count=count, cause=name) if count > 1 else name
        named.append(tableau.tr("table-sum-part", sign=sign, amount=abs(amount), cause=cause))
        figures.append(f"{sign} {abs(amount)}")
    text = " ".join(named)
    if canvas.text_width(text, 16, "bold") <= room:
        return text
    return f"{' '.join(figures)} = {theatre.requirement}"


def causes(tableau: Tableau, theatre: Theatre) -> list[tuple[str, int, int]]:
    """Return what changes the requirement: its name, how many of the kind there are, and what they make together."""
    found: dict[tuple[str, bool], list[int]] = {}
    for source, amount in theatre.reasons:
        found.setdefault((plain(tableau.words.naming.source(source)), amount > 0), []).append(amount)
    return [(name, len(amounts), sum(amounts)) for (name, _), amounts in found.items()]
