"""What is written at the plaques: ghost king, host, result of a challenge, what lies on a player.

What passes hangs at the plaque as a strip. What lies on a player is a tag in his plaque or on its edge: it is his alone
and covers neither face nor number. Where a plaque has no portrait it is a strip too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from art.fonts import Face
from client.scenes.table.geometry import TableLayout
from client.scenes.table.hand import lay_fan
from client.scenes.table.plaque_places import crown_end, free_room, ghost_boxes, requirement_box, shows_portrait
from client.scenes.table.styles import BASE, Style
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.scenery import mixed
from client.ui.theme import rgb
from client.ui.widget import Box

_SIZES: Final = (16.0, 14.5, 13.0, 11.5, 10.0)
"""Sizes of type: very large text gets a little smaller where there is little room."""
_JOINT: Final = 5.0
"""How far a strip beside a plaque reaches towards it: its edge lies on the plaque's, so that they belong together."""
_MOST_TAGS: Final = 2
_TAG_INTO: Final = 8.0
"""How far a tag on a plaque's upper edge reaches into it: the name below it stays clear."""
_FOOT: Final = 2.0
"""How far a tag or strip at a plaque's foot reaches into it: no further than its edge."""
_TAG_GAP: Final = 4.0
_TAG_END: Final = 8.0
"""How far such a tag is from the plaque's end."""


@dataclass(frozen=True, slots=True)
class Strip:
    """What a strip says, where it stands, whether that is grave, and the size of its type."""

    text: str
    box: Box
    alarm: bool
    size: float


@dataclass(frozen=True, slots=True)
class Tag:
    """What a tag says, where it is, whether that is grave, and the size of its type, whatever that of the text is."""

    text: str
    box: Box
    alarm: bool
    size: float


class _Cut(NamedTuple):
    """How tall tags are, and the size of type on them: larger where the plaques are made for large text."""

    tall: float
    type: float


def _cut(style: Style) -> _Cut:
    return _Cut(20.0, 14.5) if style is BASE else _Cut(22.0, 17.0)


def _cut_of_strips(canvas: Canvas, style: Style) -> _Cut:
    """Return the cut of tags that stand beside a strip: they are as large."""
    return _Cut(strip_height(canvas), canvas.m.du(canvas.m.font_px(_SIZES[0]))) if style is BASE else _cut(style)


def tags_of(canvas: Canvas, tableau: Tableau, seat: int) -> tuple[Tag, ...]:
    """Return the tags at a plaque, two at most; none where a strip says the same.

    They lie in the plaque beside the ghosts, where there is room for them, else on its edge: nothing of it is covered.
    """
    if not _has_portrait(tableau, seat):
        return ()
    told = _told_by_tags(tableau, seat)
    if not told:
        return ()
    free = free_room(tableau.layout.plaques[seat], tableau.layout.style, len(tableau.looks[seat].ghosts))
    cut = _cut(tableau.layout.style)
    tags = _stacked(canvas, cut, told, free) if free is not None and not _is_marked(tableau, seat) else ()
    if tags or strip_of(canvas, tableau, seat) is None:
        return tags or _on_the_edge(canvas, cut, tableau, seat, told)
    tags = _on_the_edge(canvas, _cut_of_strips(canvas, tableau.layout.style), tableau, seat, told)
    fits = tags[0].box[1] > tableau.layout.plaques[seat][1]  # on the upper edge there is less room
    return tags if fits else _on_the_edge(canvas, cut, tableau, seat, told)


def _told_by_tags(tableau: Tableau, seat: int) -> list[tuple[str, bool]]:
    """Return what the tags at a plaque say, and whether each is grave."""
    found = [(tableau.tr("table-king-tag"), True)] if _reigns_at_the_middle(tableau, seat) else []
    found += [(tableau.tr(f"flag-{flag}-short"), False) for flag in tableau.looks[seat].tags]
    return found if len(found) <= _MOST_TAGS else [found[0], (f"+{len(found) - 1}", False)]


def _is_marked(tableau: Tableau, seat: int) -> bool:
    """Tell whether swords or the host's sign stand in the corner of a plaque beside the ghosts."""
    theatre = tableau.theatre
    return theatre is not None and (seat in theatre.challenged or seat == theatre.host)


def _stacked(canvas: Canvas, cut: _Cut, told: list[tuple[str, bool]], room: Box) -> tuple[Tag, ...]:
    """Return tags one above the other at the lower right end of a room, none where they don't fit."""
    x, y, w, h = room
    if any(_tag_width(canvas, cut, text) > w for text, _ in told) or len(told) * (cut.tall + _TAG_GAP) - _TAG_GAP > h:
        return ()
    tags, top = [], y + h + _TAG_GAP - len(told) * (cut.tall + _TAG_GAP)
    for place, (text, alarm) in enumerate(told):
        wide = _tag_width(canvas, cut, text)
        box = (x + w - wide, top + place * (cut.tall + _TAG_GAP), wide, cut.tall)
        tags.append(Tag(text, box, alarm, cut.type))
    return tuple(tags)


def _on_the_edge(
    canvas: Canvas, cut: _Cut, tableau: Tableau, seat: int, told: list[tuple[str, bool]]
) -> tuple[Tag, ...]:
    """Return tags side by side at the foot of a plaque, at the portrait's end, clear of strips and other plaques.

    Where there is no room below it they stand beside its foot, and only at last on its upper edge.
    """
    layout = tableau.layout
    x, y, w, h = layout.plaques[seat]
    widths = [_tag_width(canvas, cut, text) for text, _ in told]
    across = sum(widths) + _TAG_GAP * (len(told) - 1)
    taken = [strip.box for other in layout.plaques if (strip := strip_of(canvas, tableau, other)) is not None]
    taken += [box for other, box in layout.plaques.items() if other != seat]
    style, ghosts = layout.style, len(tableau.looks[seat].ghosts)
    own = ghost_boxes(layout.plaques[seat], style, ghosts)
    taken += [requirement_box(place, style, ghosts) for place in own]
    taken += [card.visible for card in lay_fan(tableau, sunk=False)]
    at_end, beside = x + w - across - _TAG_END, x - across + _JOINT if layout.is_right(seat) else x + w - _JOINT
    places = [(left, y + h - _FOOT) for left in (x + _TAG_END, at_end)]
    places += [(beside, y + h - cut.tall - _TAG_END)] if seat == layout.bottom else []
    places += [(left, y + _TAG_INTO - cut.tall) for left in (at_end, x + crown_end(layout.style))]
    free = [
        (left, top)
        for left, top in places
        if top + cut.tall <= layout.high and not any(_meet(box, (left, top, across, cut.tall)) for box in taken)
    ]
    left, top = (free or places[-2:])[0]
    tags = []
    for (text, alarm), wide in zip(told, widths, strict=True):
        tags.append(Tag(text, (left, top, wide, cut.tall), alarm, cut.type))
        left += wide + _TAG_GAP
    return tuple(tags)


def _meet(first: Box, second: Box) -> bool:
    """Tell whether two boxes have anything in common."""
    return (
        first[0] < second[0] + second[2]
        and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3]
        and second[1] < first[1] + first[3]
    )


def _tag_width(canvas: Canvas, cut: _Cut, text: str) -> float:
    return canvas.m.du(canvas.ink.fonts.width(text, "bold", canvas.m.glyph_px(cut.type))) + 12


def _has_portrait(tableau: Tableau, seat: int) -> bool:
    return shows_portrait(tableau.layout.style, len(tableau.looks[seat].ghosts))


def _reigns_at_the_middle(tableau: Tableau, seat: int) -> bool:
    """Tell whether a ghost king sits right above the middle of the table, where a strip would hang on its card."""
    layout = tableau.layout
    x, _, w, _ = layout.plaques[seat]
    over = layout.is_upper(seat) and abs(x + w / 2 - layout.axis) < w / 2
    return tableau.looks[seat].king is not None and over and not layout.theatre and _has_portrait(tableau, seat)


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
        full = (tr("table-challenge-won-full"),) if challenge.won else ()
        return (*full, tr(keys[challenge.won])), True
    if look.king is not None:
        king = tableau.words.card_short(look.king)
        texts = (tr("table-king-strip", king=king, lives=len(look.ghosts)), king, tr("table-king-tag"))
        return () if _reigns_at_the_middle(tableau, seat) else texts, True
    if theatre is not None and seat == theatre.host:
        won = sum(bool(challenge.won) for challenge in theatre.challenged.values())
        gained = won * tableau.mode.numbers.challenge_reward
        return ((tr("table-host-gained", gained=gained),) if gained else ()) + (tr("table-host"),), False
    if _has_portrait(tableau, seat):
        return (), False
    flags = [tr(f"flag-{flag}-short") for flag in look.tags]
    if len(flags) > 1:
        return (" · ".join(flags), f"{flags[0]} +{len(flags) - 1}"), False
    return tuple(flags), False


def strip_height(canvas: Canvas) -> float:
    """Return the height of a strip."""
    return max(22.0, canvas.text_height(16) + 4)


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
        left = start - _JOINT if where.startswith("beside-right") else end - width + _JOINT
    if where == "above":
        top = y - height - 38
    elif where.startswith("below"):
        top = y + h - _FOOT
    else:
        top = y + 2 if where.endswith("top") else y + h - height - 2
    return (left, top, width, height)


def draw_strip(canvas: Canvas, strip: Strip) -> None:
    """Hang a strip at its plaque."""
    _draw_slip(canvas, strip.text, strip.box, strip.size, alarm=strip.alarm, face="bold")


def draw_tags(canvas: Canvas, tags: tuple[Tag, ...]) -> None:
    """Lay tags where they belong."""
    for tag in tags:
        _draw_slip(canvas, tag.text, tag.box, tag.size, alarm=tag.alarm, face="bold", geometry=True)


def _draw_slip(
    canvas: Canvas, text: str, box: Box, size: float, *, alarm: bool, face: Face = "regular", geometry: bool = False
) -> None:
    """Draw a slip of paper with a few words: red where that is grave, else golden."""
    left, top, width, height = box
    fill, edge, ink = (
        (rgb("#5a0f12"), theme.RED_TEXT, rgb("#ffe1c9"))
        if alarm
        else (mixed(theme.GOLD, theme.INK, 0.72), theme.GOLD, rgb("#ffe9b8"))
    )
    canvas.rounded(left, top, width, height, fill, alpha=250, radius=4, edge=edge)
    middle = (left + width / 2, top + height / 2)
    canvas.text(text, *middle, size, ink, face=face, anchor="cc", max_width=width, geometry=geometry)
