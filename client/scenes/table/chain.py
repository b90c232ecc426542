"""Cards and skills in use: one or two lie on the ghost king's card, a longer chain in a row of its own.

The newest lies at the left and on top, since it happens first; the title slips of the older ones stay in sight. Below
each is what it is aimed at: an arrow to another use, or the portrait of a player.
"""

from __future__ import annotations

from typing import Any, Final

from client.scenes.table.brush import Stroke, draw_stroke, stroke_between
from client.scenes.table.geometry import TableLayout, middle
from client.scenes.table.middle import draw_card
from client.scenes.table.plates import draw_plate
from client.scenes.table.styles import LARGE
from client.scenes.table.tableau import CHAIN_FROM, Tableau
from client.scenes.table.tokens import draw_brackets
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, portrait_surface
from client.ui.icons import draw_icon
from client.ui.theme import Material, Rgb
from client.ui.widget import Box

_GROUND: Final = Material(theme.LACQUER, 205, theme.LINE, 1.2, cut=7)
_ABOVE: Final = 46.0
"""Room above the cards for who uses them."""
_ARROWS: Final = 24.0
"""Room below them for the arrows to other uses."""
_BELOW: Final = _ARROWS + 32.0
"""Room below them for all they are aimed at."""
_CHIP: Final = 36.0
_SMALL_CHIP: Final = 28.0
_WIDEST_STEP: Final = 88.0
_LABEL: Final = 178.0
"""How wide the label of a single use may be: between the words at the decks; very large text gets more."""
_LABEL_FOOT: Final = 5.0
"""How far above the meter it ends."""


def use_box(layout: TableLayout, number: int, count: int) -> Box:
    """Return where a use lies.

    Args:
        layout: where everything stands.
        number: which, from the oldest.
        count: how many there are.
    """
    if count < CHAIN_FROM:
        x, y, w, h = layout.stack_card
        left, down = layout.stack_step
        return (x + left * ((count - 1) / 2 - number), y + down * number, w, h)
    x, y, w, h = chain_room(layout)
    width = min(128.0, (h - _ABOVE - _BELOW) / RATIO)
    step = min(_WIDEST_STEP, (w - 32 - width) / (count - 1))
    left = x + w / 2 - (width + step * (count - 1)) / 2
    return (left + (count - 1 - number) * step, y + _ABOVE, width, width * RATIO)


def chain_room(layout: TableLayout) -> Box:
    """Return the room for a long chain: between the plaques, above my ribbon."""
    left, top, right = layout.between_plaques
    height = min(layout.ribbon[1] - 10 - top, 300.0)
    return (left, top, right - left, height)


def draw_chain_ground(canvas: Canvas, tableau: Tableau) -> None:
    """Draw what a long chain lies on."""
    canvas.panel(*_hull(tableau), _GROUND)


def _hull(tableau: Tableau) -> Box:
    """Return the box around a long chain and all that is written at it."""
    count = len(tableau.view["stack"])
    left, top, _, _ = use_box(tableau.layout, count - 1, count)
    x, _, w, h = use_box(tableau.layout, 0, count)
    return (left - 16, top - _ABOVE, x + w + 32 - left, h + _ABOVE + _BELOW)


def draw_use(canvas: Canvas, tableau: Tableau, number: int, *, target: bool, picked: bool) -> None:
    """Draw one card or skill in use, with a line from its user to whom it is aimed at if it is the newest."""
    stack = tableau.view["stack"]
    use: dict[str, Any] = stack[number]
    box = use_box(tableau.layout, number, len(stack))
    newest, chained = number == len(stack) - 1, tableau.has_chain
    if newest:
        x, y = middle(box)
        canvas.glow(x, y, box[2] * 1.17, box[2] * 1.33, theme.LAMP, alpha=170, power=1.2)
        draw_aim(canvas, tableau, use)
    face = use["face"] or use["ability"].partition(".")[0]
    draw_card(canvas, tableau, face, box, plate=False)
    if chained:
        _draw_name(canvas, tableau, number, face)
        _draw_link(canvas, tableau, number)
    elif newest:
        _draw_label(canvas, tableau, use, box)
    if target:
        draw_brackets(canvas, *box)
    if picked:
        canvas.circle(box[0] + box[2] - 8, box[1] + 8, 13, theme.LAMP)
        draw_icon(canvas, "check", box[0] + box[2] - 8, box[1] + 8, 8, theme.INK)


def _draw_label(canvas: Canvas, tableau: Tableau, use: dict[str, Any], box: Box) -> None:
    """Write whom a use is aimed at, or else what it is called, and below it what it does in a few words.

    Who uses what is said by the question, or by the banner where nothing is asked. Very large text has room only for
    what it does.
    """
    _x, y, _w, h = box
    large = tableau.layout.style is LARGE
    cx, _ = middle(tableau.layout.king_card)
    widest = _LABEL + (42 if large else 0)
    lines = (_effect_lines if large else _label_lines)(canvas, tableau, use, widest - (28 if large else 8))
    if not lines:
        return
    width = min(widest, max(canvas.text_width(text, 16, "bold") for text, _ in lines) + 20)
    step = canvas.text_height(16, "bold")
    height = len(lines) * step + 6
    meter = tableau.layout.meter[1]
    foot = y + h - 2 if large else min(meter - 1, max(meter - _LABEL_FOOT, y + h))  # nothing of the card peeks out
    top = foot - height
    canvas.rounded(cx - width / 2, top, width, height, theme.LACQUER, alpha=240, edge=theme.RED_TEXT)
    for i, (text, color) in enumerate(lines):
        where = (cx, top + 3 + step * (i + 0.5))
        canvas.text(text, *where, 16, color, face="bold", anchor="cc", max_width=width - 8)


def _effect_lines(canvas: Canvas, tableau: Tableau, use: dict[str, Any], room: float) -> tuple[tuple[str, Rgb], ...]:
    """Return what a use does in two lines at most, none where these don't hold it."""
    does = tableau.words.does(use["ability"], victim=tableau.seat if _victims(use) == {tableau.seat} else None)
    return _in_two_lines(canvas, _befalls_me(tableau, use), room) or _in_two_lines(canvas, does, room)


def _in_two_lines(canvas: Canvas, text: str, room: float) -> tuple[tuple[str, Rgb], ...]:
    lines = canvas.lines(text, room, 16, face="bold") if text else []
    return tuple((line.text.strip(), theme.LAMP) for line in lines) if len(lines) <= 2 else ()


def _befalls_me(tableau: Tableau, use: dict[str, Any]) -> str:
    """Say in one phrase what a use does to me, "" if it is aimed at others or at nobody."""
    words, me = tableau.words, tableau.seat
    does = words.does(use["ability"], victim=me)
    if not does or me is None or _victims(use) != {me}:
        return ""
    whole = tableau.tr("table-befalls", victim=words.naming.seat(me)[0].text, does=does)
    return whole[:1].upper() + whole[1:]


def _victims(use: dict[str, Any]) -> set[int]:
    return {target[2] for target in use["targets"] if target[0] == "seat" and target[2] >= 0}


def _label_lines(canvas: Canvas, tableau: Tableau, use: dict[str, Any], room: float) -> tuple[tuple[str, Rgb], ...]:
    """Return the two lines of a label and their colours: who uses what, where there is no room for what it does."""
    words = tableau.words
    whole, short = words.ability_name(use["ability"]), words.naming.short_name(use["ability"])
    name = (whole if canvas.text_width(whole, 16, "bold") <= room else short, theme.BONE)
    if lines := _in_two_lines(canvas, _befalls_me(tableau, use), room):
        return lines
    seats = _victims(use)
    does = words.does(use["ability"], victim=min(seats) if len(seats) == 1 else None)
    if not does or canvas.text_width(does, 16, "bold") > room:
        return (words.naming.seat(use["seat"])[0].text, theme.SEATS[use["seat"]]), name
    if len(seats) != 1:
        return name, (does, theme.LAMP)
    (seat,) = seats
    victim = words.naming.seat(seat)[0].text
    return (victim[:1].upper() + victim[1:], theme.SEATS[seat]), (does, theme.LAMP)


# -- a long chain


def _draw_link(canvas: Canvas, tableau: Tableau, number: int) -> None:
    """Draw who uses one of a long chain, above it, and what it is aimed at, below."""
    stack = tableau.view["stack"]
    use = stack[number]
    _x, y, _w, h = use_box(tableau.layout, number, len(stack))
    newest = number == len(stack) - 1
    cx = _sight(tableau, number)
    draw_seat_chip(canvas, tableau, use["seat"], cx, y - _ABOVE / 2, lit=newest)
    color = theme.RED_TEXT if newest else theme.GREY
    bottom = y + h + 4
    seats = [target[2] for target in use["targets"] if target[0] != "use" and target[2] >= 0]
    uses = [target[3] for target in use["targets"] if target[0] == "use" and target[3] >= 0]
    for other in uses:
        _draw_arrow(canvas, tableau, number, other, bottom, color)
    for place, seat in enumerate(seats[:2]):
        where = (cx + 8 + place * (_SMALL_CHIP + 2), bottom + _ARROWS + _SMALL_CHIP / 2 - 3)
        if not place:
            draw_icon(canvas, "right", where[0] - 25, where[1], 7, color)
        draw_seat_chip(canvas, tableau, seat, *where, lit=False, size=_SMALL_CHIP)


def _draw_name(canvas: Canvas, tableau: Tableau, number: int, face: str) -> None:
    """Write a card's name in Latin letters on what can be seen of it, if there is room for a word."""
    count = len(tableau.view["stack"])
    box = use_box(tableau.layout, number, count)
    newer_x, _, newer_w, _ = use_box(tableau.layout, min(number + 1, count - 1), count)
    seen = box[2] if number == count - 1 else box[0] + box[2] - newer_x - newer_w
    if tableau.latin and box[3] > 4 * canvas.text_height(16):
        draw_plate(canvas, tableau.words.card_short(face), box, room=min(seen, box[2]))


def _sight(tableau: Tableau, number: int) -> float:
    """Return the middle of what can be seen of a card in the chain."""
    stack = tableau.view["stack"]
    x, _, w, _ = use_box(tableau.layout, number, len(stack))
    if number == len(stack) - 1:
        return x + w / 2
    before = use_box(tableau.layout, number + 1, len(stack))
    return (before[0] + before[2] + x + w) / 2


def _draw_arrow(canvas: Canvas, tableau: Tableau, start: int, end: int, top: float, color: Rgb) -> None:
    """Draw the stroke from a use to the one it answers, down and up again: the longer it is, the lower and outer."""
    count = len(tableau.view["stack"])
    newer = (count - 1 - start) / (count - 1)
    depth = _ARROWS - 2 - (_ARROWS - 12) * newer
    x1, x2 = _sight(tableau, start) - 6, _sight(tableau, end) + 12 - 44 * newer
    control = (x2 + (x1 - x2) * 0.2, top + 2.2 * depth)
    draw_stroke(canvas, Stroke((x1, top + 3), control, (x2, top + 1)), color, 3.4)


def draw_seat_chip(
    canvas: Canvas, tableau: Tableau, seat: int, cx: float, cy: float, *, lit: bool, size: float = _CHIP
) -> None:
    """Draw a player small: the portrait in the frame of the seat's colour."""
    side = canvas.m.px(size)
    picture = portrait_surface(canvas, tableau.looks[seat].portrait, (side, side))
    canvas.paste(picture, (canvas.m.px(cx) - side // 2, canvas.m.px(cy) - side // 2))
    x, y = cx - size / 2 - 1, cy - size / 2 - 1
    if lit:
        canvas.rounded(x - 3, y - 3, size + 8, size + 8, None, radius=6, edge=theme.LAMP, edge_width=2)
    canvas.rounded(x, y, size + 2, size + 2, None, radius=4, edge=theme.SEATS[seat], edge_width=2)


def draw_aim(canvas: Canvas, tableau: Tableau, use: dict[str, Any]) -> None:
    """Draw a stroke from a user to each player a use is aimed at."""
    layout = tableau.layout
    cards = layout.stack_card, layout.deck(ghosts=False), layout.deck(ghosts=True)
    avoided = (*layout.plaques.values(), *cards, layout.identity_box)
    for target in use["targets"]:
        seat = target[2]
        if target[0] in ("seat", "ghost") and seat >= 0 and seat != use["seat"]:
            end = layout.plaques[seat]
            ends = layout.plaques[use["seat"]], _inner_side(end) if seat == tableau.seat else end
            draw_stroke(canvas, stroke_between(*ends, layout.center, avoided), theme.RED_TEXT, 7)


def _inner_side(mine: Box) -> Box:
    """Return the side of my plaque at which a stroke may end: what is written above it stays clear."""
    x, y, w, h = mine
    return (x + w, y + h * 0.3, 0.0, h * 0.3)
