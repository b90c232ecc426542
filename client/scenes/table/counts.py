"""The counts of the middle of the table, in the top bar while something covers the middle (PK-902)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from client.scenes.table.decks import DECKS
from client.scenes.table.meter import Meter
from client.scenes.table.styles import LARGE
from client.scenes.table.tableau import Tableau
from client.scenes.table.tips import deck_tip, meter_tip, second_tip
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.widget import Box

_GAPS: Final = (24.0, 18.0, 12.0)
"""Distances between two counts: the first that leaves room for all of them is used."""
_RULED: Final = 18.0
"""A line stands in each gap of so much, else the signs alone set one count apart from the next."""
_RULE: Final = 16.0
_CARD: Final = 17.0
_ICON: Final = 20.0
_AFTER_SIGN: Final = 5.0
_AFTER_WORD: Final = 6.0
_ON_TABLE, _ON_ONE, _ON_ELDER, _BANISHED = "on-table", "on-one", "on-elder", "banished"
"""Signs that aren't cards: a ghost for all on the table, one at somebody's shoulder for those on one player or on an
Elder, who is golden, and the sign of the exorcism for those banished."""
_ENDS_IN_FIGURES: Final = re.compile(r"(.*[^\d\s/]) (\d+(?: / \d+)?)")


class Count(NamedTuple):
    """One of the counts.

    Attributes:
        name: what tells it from the others.
        sign: the card's face or the sign before it, "" for none.
        word: what is counted, "" where the sign says it.
        number: how much, "" where the word holds it.
        tip: what it means.
    """

    name: str
    sign: str
    word: str
    number: str
    tip: str


class Counts(NamedTuple):
    """The counts side by side, from where, and how far apart."""

    found: list[Count]
    left: float
    gap: float


def are_covered(tableau: Tableau) -> bool:
    """Tell whether decks and meter are out of sight: behind an exorcism, a panel, or a chain of uses.

    An apparition hides them for too short a time to move the top bar about for it.
    """
    return not tableau.shows_middle and not tableau.apparition


def lay_counts(canvas: Canvas, tableau: Tableau, left: float, right: float) -> Counts:
    """Return the counts between two x, in as many words as there is room for."""
    ways = [(found, gap) for found in _variants(tableau) for gap in _GAPS]
    fitting = (way for way in ways if _width(canvas, *way) <= right - left)
    found, gap = next(fitting, ways[-1])
    return Counts(found, left, gap)


def least_width(canvas: Canvas, tableau: Tableau) -> float:
    """Return the room the counts need in the fewest words that name all of them."""
    return _width(canvas, _variants(tableau)[-1], _GAPS[-1])


def count_boxes(canvas: Canvas, tableau: Tableau, counts: Counts) -> list[tuple[Count, Box]]:
    """Return where each count stands in the top bar."""
    boxes, x = [], counts.left
    for count in counts.found:
        wide = _width(canvas, [count], counts.gap)
        box: Box = (x, 0.0, wide, tableau.layout.style.bar)
        boxes.append((count, box))
        x += wide + counts.gap
    return boxes


def draw_counts(canvas: Canvas, tableau: Tableau, counts: Counts) -> None:
    """Write the counts."""
    middle = tableau.layout.style.bar / 2
    for place, (count, (x, *_)) in enumerate(count_boxes(canvas, tableau, counts)):
        if place and counts.gap >= _RULED:
            line = x - counts.gap / 2
            canvas.line((line, middle - _RULE / 2), (line, middle + _RULE / 2), theme.LINE, 1.2)
        if count.sign:
            x += _draw_sign(canvas, count.sign, x, middle) + _AFTER_SIGN
        if count.word:
            x += canvas.text(count.word, x, middle, 16, theme.GREY if count.number else theme.BONE, anchor="cl")
            x += _AFTER_WORD
        if count.number:
            canvas.text(count.number, x, middle, 17, theme.LAMP, face="bold", anchor="cl")


def _draw_sign(canvas: Canvas, sign: str, x: float, y: float) -> float:
    """Draw a sign from its left edge on and return its width."""
    if sign == _ON_TABLE:
        draw_icon(canvas, "ghost", x + _ICON / 2, y, 10)
    elif sign == _BANISHED:
        draw_icon(canvas, "talisman", x + _ICON / 2, y, 9)
    elif sign in (_ON_ONE, _ON_ELDER):
        draw_icon(canvas, "person", x + _ICON * 0.4, y, 10, theme.LAMP if sign == _ON_ELDER else theme.BONE)
        draw_icon(canvas, "ghost", x + _ICON * 0.82, y - 5, 6)
    else:
        picture = card_surface(canvas, sign, canvas.m.px(_CARD))
        canvas.paste(picture, (canvas.m.px(x), canvas.m.px(y - _CARD * RATIO / 2)))
    return _sign_width(sign)


def _sign_width(sign: str) -> float:
    return _ICON if sign in (_ON_TABLE, _ON_ONE, _ON_ELDER, _BANISHED) else _CARD


def _variants(tableau: Tableau) -> list[list[Count]]:
    """Return the counts in ever fewer words: at last signs stand for all that have one."""
    tr, view, meter = tableau.tr, tableau.view, Meter.of(tableau)
    decks = [
        Count(name, deck.back, tr(deck.name_key), str(view[deck.left]), deck_tip(tableau, name))
        for name, deck in DECKS.items()
    ]
    label_sign, second_sign = _meter_signs(tableau)
    end = Count("meter", "", meter.label, f"{meter.have} / {meter.need}", meter_tip(tableau))
    second = []
    if meter.second:
        apart = _ENDS_IN_FIGURES.fullmatch(meter.second)
        word, number = (apart[1], apart[2]) if apart is not None else (meter.second, "")
        second = [Count("second", "", word, number, second_tip(tableau))]
    pictured = [deck._replace(word="") for deck in decks]
    short_end = end if not label_sign else end._replace(sign=label_sign, word="")
    if tableau.layout.style is LARGE:
        short_end = short_end._replace(word="")
    short_second = [one._replace(sign=second_sign, word="") for one in second] if second_sign else second
    return [[*decks, end, *second], [*pictured, end, *second], [*pictured, short_end, *short_second]]


def _meter_signs(tableau: Tableau) -> tuple[str, str]:
    """Return what may stand for the words of the meter's two counts, "" for none."""
    view, mode = tableau.view, tableau.mode
    if view["king_goal"] is not None:
        return view["candidate"], ""
    if mode.king:
        return _ON_TABLE, _ON_ONE
    if mode.ending == "last_round":
        return _ON_ELDER, _BANISHED if view["last_seat"] is None else ""
    return _BANISHED, _ON_ONE if mode.ending == "points" else ""


def _width(canvas: Canvas, found: list[Count], gap: float) -> float:
    total = gap * (len(found) - 1)
    for count in found:
        total += _sign_width(count.sign) + _AFTER_SIGN if count.sign else 0.0
        total += canvas.text_width(count.word, 16) if count.word else 0.0
        total += _AFTER_WORD if count.word and count.number else 0.0
        total += canvas.text_width(count.number, 17, "bold") if count.number else 0.0
    return total
