"""What the requirement of a ghost on stage is made of."""

from __future__ import annotations

from typing import Final

from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Theatre
from client.ui.canvas import Canvas
from client.words import plain

TYPE: Final = 16.0
"""The size in which the sum is written."""


def sum_lines(canvas: Canvas, tableau: Tableau, theatre: Theatre, room: float, most: int = 1) -> list[str]:
    """Return the sum that makes the requirement in lines of bold type, with its causes if they fit, else in figures.

    Args:
        canvas: to measure by.
        tableau: the table.
        theatre: the exorcism.
        room: how wide a line may be.
        most: how many lines there may be.
    """
    found = causes(tableau, theatre)
    parts, figures = [], [str(theatre.base)]
    for name, count, amount in found:
        sign = "+" if amount > 0 else "\u2212"
        cause = tableau.tr("table-sum-times", count=count, cause=name) if count > 1 else name
        parts.append(tableau.tr("table-sum-part", sign=sign, amount=abs(amount), cause=cause))
        figures.append(f"{sign} {abs(amount)}")
    is_least = theatre.base + sum(amount for *_, amount in found) < theatre.requirement
    if is_least:
        parts.append(tableau.tr("table-sum-least", count=theatre.requirement))
    lines = [str(theatre.base)]
    for part in parts:
        joined = f"{lines[-1]} {part}"
        lines[-1:] = [joined] if canvas.text_width(joined, TYPE, "bold") <= room else [lines[-1], part]
    if len(lines) <= most and all(canvas.text_width(line, TYPE, "bold") <= room for line in lines):
        return lines
    end = parts[-1] if is_least else f"= {theatre.requirement}"
    return [f"{' '.join(figures)} {end}"]


def causes(tableau: Tableau, theatre: Theatre) -> list[tuple[str, int, int]]:
    """Return what changes the requirement: its name, how many of the kind there are, and what they make together."""
    found: dict[tuple[str, bool], list[int]] = {}
    for source, amount in theatre.reasons:
        found.setdefault((plain(tableau.words.naming.source(source)), amount > 0), []).append(amount)
    return [(name, len(amounts), sum(amounts)) for (name, _), amounts in found.items()]
