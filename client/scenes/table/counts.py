"""The counts of the middle of the table, in the top bar while something covers the middle (PK-902)."""

from __future__ import annotations

import re
from typing import Final

from client.scenes.table.meter import Meter
from client.scenes.table.styles import LARGE
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, GHOST_BACK, RATIO, card_surface

_GAPS: Final = (30.0, 24.0, 18.0, 13.0)
"""Distances between two counts, the first that leaves room for all of them is used; a line stands in each."""
_BACK_WIDTH: Final = 17.0
_RULE: Final = 16.0
_ENDS_IN_FIGURES: Final = re.compile(r"(.*[^\d\s/]) (\d+(?: / \d+)?)")

Count = tuple[str, str, str]
"""A card's back standing for a word ("" for none), the word, and the number ("" if the word holds it)."""


def are_covered(tableau: Tableau) -> bool:
    """Tell whether decks and meter are out of sight: behind an exorcism, a panel, or a chain of uses."""
    return not tableau.shows_middle


def draw_counts(canvas: Canvas, tableau: Tableau, left: float, right: float, least: float = 0.0) -> float:
    """Write the counts so that they end at ``right``; return where they begin.

    Args:
        canvas: where to.
        tableau: the table.
        left: where the room begins.
        right: where it ends.
        least: what should be left of it for something else, if it can be.
    """
    found, gap = _fitting(canvas, tableau, right - left, least)
    begin = x = right - _width(canvas, found, gap)
    middle = tableau.layout.style.bar / 2
    for place, (back, word, number) in enumerate(found):
        if place:
            line = x - gap / 2
            canvas.line((line, middle - _RULE / 2), (line, middle + _RULE / 2), theme.LINE, 1.2)
        if back:
            picture = card_surface(canvas, back, canvas.m.px(_BACK_WIDTH))
            canvas.paste(picture, (canvas.m.px(x), canvas.m.px(middle - _BACK_WIDTH * RATIO / 2)))
            x += _BACK_WIDTH + 5
        if word:
            x += canvas.text(word, x, middle, 16, theme.GREY if number else theme.BONE, anchor="cl")
            x += 6 if number else 0
        if number:
            x += canvas.text(number, x, middle, 17, theme.LAMP, face="bold", anchor="cl")
        x += gap
    return begin


def least_widths(canvas: Canvas, tableau: Tableau) -> tuple[float, float]:
    """Return the room the counts need in the fewest words that name all of them, and where backs name the decks."""
    named, pictured, *_ = (_width(canvas, found, _GAPS[-1]) for found in _variants(tableau))
    return named, pictured


def _fitting(canvas: Canvas, tableau: Tableau, room: float, least: float) -> tuple[list[Count], float]:
    """Return the counts in as many words as there is room for, and the distance between them."""
    variants = _variants(tableau)
    ways = [(variants[0], gap) for gap in _GAPS[:-1]] + [(found, _GAPS[-1]) for found in variants]
    fitting = (
        (found, gap) for wanted in (least, 0.0) for found, gap in ways if _width(canvas, found, gap) <= room - wanted
    )
    return next(fitting, ways[-1])


def _variants(tableau: Tableau) -> list[list[Count]]:
    """Return the counts in ever fewer words: at last the backs of the decks stand for their names."""
    tr, view, meter = tableau.tr, tableau.view, Meter.of(tableau)
    spells, ghosts = str(view["spell_deck"]), str(view["ghost_deck"])
    end = f"{meter.have} / {meter.need}"
    named: list[Count] = [("", tr("table-deck-spells"), spells), ("", tr("table-deck-ghosts"), ghosts)]
    pictured: list[Count] = [(BACK, "", spells), (GHOST_BACK, "", ghosts)]
    apart = _ENDS_IN_FIGURES.fullmatch(meter.second)
    second: list[Count] = [("", apart[1], apart[2]) if apart is not None else ("", meter.second, "")]
    second = second if meter.second else []
    return [
        [*named, ("", meter.label, end), *second],
        [*pictured, ("", meter.label, end), *second],
        [*pictured, ("", "" if tableau.layout.style is LARGE else meter.label, end), *second],
    ]


def _width(canvas: Canvas, found: list[Count], gap: float) -> float:
    total = gap * (len(found) - 1)
    for back, word, number in found:
        parts = [_BACK_WIDTH - 1.0] if back else []
        parts += [canvas.text_width(word, 16)] if word else []
        parts += [canvas.text_width(number, 17, "bold")] if number else []
        total += sum(parts) + 6 * (len(parts) - 1)
    return total
