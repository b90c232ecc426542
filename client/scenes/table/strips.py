"""The strips at the plaques: ghost king, host, result of a challenge, what lies on a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from client.scenes.table.geometry import TableLayout
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scenery import mixed
from client.ui.theme import rgb
from client.ui.widget import Box

_SIZES: Final = (16.0, 14.5, 13.0, 11.5, 10.0)
"""Sizes of type: very large text gets a little smaller where a strip has little room."""


@dataclass(frozen=True, slots=True)
class Strip:
    """What a strip says, where it stands, whether that is grave, and the size of its type."""

    text: str
    box: Box
    alarm: bool
    size: float


def strip_of(canvas: Canvas, tableau: Tableau, seat: int) -> Strip | None:
    """Return the strip at a plaque in as many words as there is room for, None if there is nothing to say."""
    layout = tableau.layout
    texts, alarm = strip_texts(tableau, seat)
    if not texts or not layout.strip_place(seat):
        return None
    left, right = layout.strip_room(seat, strip_height(canvas))
    fitting = [text for text in texts if canvas.text_width(text, 16, "bold") <= right - left - 8]
    text = fitting[0] if fitting else texts[-1]
    box = strip_box(canvas, layout, seat, text)
    size = next((size for size in _SIZES if canvas.text_width(text, size, "bold") <= box[2] - 8), _SIZES[-1])
    return Strip(text, box, alarm, size)


def strip_texts(tableau: Tableau, seat: int) -> tuple[tuple[str, ...], bool]:
    """Return what the strip at a plaque may say, in ever fewer words, and whether it is grave."""
    tr, look, theatre = tableau.tr, tableau.looks[seat], tableau.theatre
    challenge = theatre.challenged.get(seat) if theatre is not None else None
    if challenge is not None:
        keys = {None: "table-accused", True: "table-challenge-won", False: "table-challenge-lost"}
        return (tr(keys[challenge.won]),), True
    if look.king is not None:
        name = tableau.words.card_short(look.king)
        if look.goal is None:
            return (name,), True
        have, need = look.goal
        last = name.split()[-1]  # in little room "Eyes 0/2" is still told from a bare number
        return tuple(tr("table-king-goal", name=called, have=have, need=need) for called in (name, last)), True
    if theatre is not None and seat == theatre.host:
        won = sum(bool(challenge.won) for challenge in theatre.challenged.values())
        gained = won * tableau.mode.numbers.challenge_reward
        return ((tr("table-host-gained", gained=gained),) if gained else ()) + (tr("table-host"),), False
    flags = [tr(f"flag-{flag}-short") for flag in look.tags]
    if len(flags) > 1:
        return (" · ".join(flags), f"{flags[0]} +{len(flags) - 1}"), False
    return tuple(flags), False


def strip_height(canvas: Canvas) -> float:
    """Return the height of a strip."""
    return max(26.0, canvas.text_height(16) + 4)


def strip_box(canvas: Canvas, layout: TableLayout, seat: int, text: str) -> Box:
    """Return where the strip of a seat stands."""
    x, y, w, h = layout.plaques[seat]
    where, height = layout.strip_place(seat), strip_height(canvas)
    start, end = layout.strip_room(seat, height)
    width = min(end - start, canvas.text_width(text, 16, "bold") + 20)
    if where.startswith("below"):  # under the plaque itself, as far as there is room
        edge = x + 4 if where == "below-left" else x + w - 4 - width
        left = max(start, min(edge, end - width))
    else:
        left = start if where.startswith("beside-right") else end - width
    if where == "above":
        top = y - height - 38
    elif where.startswith("below"):
        top = y + h - 2
    else:
        top = y + 2 if where.endswith("top") else y + h - height - 2
    return (left, top, width, height)


def draw_strip(canvas: Canvas, strip: Strip) -> None:
    """Hang a strip at its plaque."""
    left, top, width, height = strip.box
    fill, edge, ink = (
        (rgb("#5a0f12"), theme.RED_TEXT, rgb("#ffe1c9"))
        if strip.alarm
        else (mixed(theme.GOLD, theme.INK, 0.72), theme.GOLD, rgb("#ffe9b8"))
    )
    canvas.rounded(left, top, width, height, fill, alpha=250, radius=4, edge=edge)
    middle = (left + width / 2, top + height / 2)
    canvas.text(strip.text, *middle, strip.size, ink, face="bold", anchor="cc", max_width=width - 8)
