"""What is shown of one saved match: when and what it is, who plays, and the table as everybody sees it."""

from __future__ import annotations

import math
from datetime import datetime

from art.fonts import Face
from client.i18n import Translator
from client.scenes.names import identity_badge, mode_name, ruleset_name
from client.scenes.ports import SaveEntry
from client.scenes.table.tokens import draw_token
from client.ui import theme
from client.ui.badges import draw_crown, draw_identity, draw_round_badge
from client.ui.canvas import Canvas
from client.ui.widget import Box
from saves import SeenSeat

_PICTURE_WIDE = 460.0
_PICTURE_HIGH = 250.0
_LOWEST_RING = 180.0
_LOWEST_ROWS = 60.0
_ROW_GAP = 8.0
_PLAQUE = (108.0, 46.0)
_MOST_DOTS = 6
_INK = theme.rgb("#0d1417")


def match_line(tr: Translator, entry: SaveEntry) -> str:
    """Return the game, its mode and the number of seats."""
    ruleset, mode = ruleset_name(tr, entry.ruleset), mode_name(tr, entry.mode)
    return tr("saves-match", ruleset=ruleset, mode=mode, seats=entry.seats)


def date_of(stamp: float) -> datetime | None:
    """Return a moment given in seconds since 1970, None where no calendar has it: a file's date may be anything."""
    try:
        return datetime.fromtimestamp(stamp)
    except (ValueError, OverflowError, OSError):
        return None


def moment(tr: Translator, key: str, when: datetime | None) -> str:
    """Return a moment in the words of a key, a dash for one that isn't known."""
    if when is None:
        return "–"
    year, month, day = str(when.year), f"{when.month:02}", f"{when.day:02}"
    return tr(key, year=year, month=month, day=day, time=f"{when.hour:02}:{when.minute:02}")


def state_line(tr: Translator, entry: SaveEntry) -> str:
    """Return how far a match is."""
    if entry.damage:
        return tr("saves-damaged")
    return tr("saves-finished") if entry.finished else tr("saves-turn", turn=entry.turn)


def paint_about(canvas: Canvas, tr: Translator, entry: SaveEntry, box: Box) -> None:
    """Write what is known of a match, and draw its table below where there is room.

    Args:
        canvas: where.
        tr: the language.
        entry: the match; its ``seat`` is the one that is shown as the player's.
        box: the room there is.
    """
    x, y, w, h = box
    end = y + h
    y = canvas.paragraph(entry.name, x, y, w, 26, theme.BONE, face="bold")
    canvas.line((x, y + 6), (x + w, y + 6), theme.LINE, 1)
    y += 16
    if entry.damage:
        y = canvas.paragraph(tr("saves-damaged-about"), x, y, w, 18, theme.BONE)
        canvas.paragraph(entry.damage, x, y + 6, w, 18, theme.RED_TEXT, max_lines=6)
        return
    y = canvas.paragraph(match_line(tr, entry), x, y, w, 18, theme.BONE)
    y = canvas.paragraph(_state(tr, entry), x, y + 2, w, 18, theme.LAMP)
    y = canvas.paragraph(_date(tr, entry), x, y + 2, w, 17, theme.GREY)
    if entry.hitch:
        y = canvas.paragraph(entry.hitch, x, y + 4, w, 17, theme.RED_TEXT)
    elif entry.other_rules and not entry.finished:
        y = canvas.paragraph(tr("saves-newer-rules"), x, y + 4, w, 17, theme.RED_TEXT)
    if _write_names(canvas, entry, x, y + 8, w, dry=True) <= end:
        y = _write_names(canvas, entry, x, y + 8, w)
    wide, high = min(_PICTURE_WIDE, w), min(_PICTURE_HIGH, end - y - 12)
    if entry.table and high >= _LOWEST_ROWS:
        paint = _paint_table if high >= _LOWEST_RING else _paint_rows
        paint(canvas, tr, entry, (x + (w - wide) / 2, y + 12, wide, high))


def _state(tr: Translator, entry: SaveEntry) -> str:
    if entry.finished or not entry.players:
        return state_line(tr, entry)
    return tr("saves-turn-of", turn=entry.turn, name=entry.players[entry.turn_seat])


def _date(tr: Translator, entry: SaveEntry) -> str:
    if entry.deleted_at is not None:
        return tr("saves-deleted-at", date=moment(tr, "saves-date", entry.deleted_at))
    return moment(tr, "saves-date", entry.saved_at)


def _write_names(canvas: Canvas, entry: SaveEntry, x: float, y: float, w: float, *, dry: bool = False) -> float:
    """Write (or only measure) the players, each with the seat's number in its colour; return the y below."""
    left, line = x, canvas.text_height(17) + 2
    for seat, name in enumerate(entry.players):
        text = f"{seat + 1} {name}"
        face: Face = "bold" if seat == entry.seat else "regular"
        width = min(w, canvas.text_width(text, 17, face))
        if left > x and left + width > x + w:
            left, y = x, y + line
        if not dry:
            canvas.text(text, left, y, 17, theme.SEATS[seat % len(theme.SEATS)], face=face, max_width=w)
        left += width + 18
    return y + line


def _paint_table(canvas: Canvas, tr: Translator, entry: SaveEntry, box: Box) -> None:
    """Draw the ring of players, the person's seat nearest, each with spirit, hand and ghosts."""
    x, y, w, h = box
    canvas.rounded(x, y, w, h, _INK, alpha=190, radius=14)
    cx, cy = x + w / 2, y + h / 2
    pw, ph = min(_PLAQUE[0], w * 0.24), min(_PLAQUE[1], h * 0.23)
    rx, ry = (w - pw) / 2 - 10, (h - ph) / 2 - 8
    nearest = max(entry.seat, 0)
    for seat, seen in enumerate(entry.table):
        angle = 2 * math.pi * (seat - nearest) / len(entry.table)
        place = (cx - rx * math.sin(angle) - pw / 2, cy + ry * math.cos(angle) - ph / 2, pw, ph)
        _paint_seat(canvas, tr, seat, seen, place, has_turn=_has_turn(entry, seat), is_mine=seat == entry.seat)
    ghosts = sum(seen.ghosts for seen in entry.table)
    canvas.text(tr("saves-ghosts", count=ghosts), cx, cy, 17, theme.GREY, anchor="cc", geometry=True)


def _paint_rows(canvas: Canvas, tr: Translator, entry: SaveEntry, box: Box) -> None:
    """Draw the players in two rows where a ring of them would be too small to read, as with large text."""
    x, y, w, h = box
    columns = math.ceil(len(entry.table) / 2)
    pw, ph = min(_PLAQUE[0], (w - (columns - 1) * _ROW_GAP) / columns), min(_PLAQUE[1], (h - _ROW_GAP) / 2)
    left = x + (w - columns * pw - (columns - 1) * _ROW_GAP) / 2
    for seat, seen in enumerate(entry.table):
        row, column = divmod(seat, columns)
        place = (left + column * (pw + _ROW_GAP), y + row * (ph + _ROW_GAP), pw, ph)
        _paint_seat(canvas, tr, seat, seen, place, has_turn=_has_turn(entry, seat), is_mine=seat == entry.seat)


def _has_turn(entry: SaveEntry, seat: int) -> bool:
    return seat == entry.turn_seat and not entry.finished


def _paint_seat(
    canvas: Canvas, tr: Translator, seat: int, seen: SeenSeat, box: Box, *, has_turn: bool, is_mine: bool
) -> None:
    x, y, w, h = box
    if is_mine:
        canvas.rounded(x - 4, y - 4, w + 8, h + 8, None, radius=11, edge=theme.WAITING, edge_width=2)
    color = theme.SEATS[seat % len(theme.SEATS)]
    edge, width = (theme.LAMP, 2.4) if has_turn else (theme.LINE, 1.2)
    canvas.rounded(x, y, w, h, theme.LACQUER_RAISED, radius=8, edge=edge, edge_width=width)
    radius = h * 0.32
    cx, cy = x + radius + 5, y + h / 2
    draw_round_badge(canvas, cx, cy, radius * 2, str(seat + 1), theme.LACQUER, color, color)
    if seen.identity:
        badge = identity_badge(seen.identity)
        glyph = tr(f"table-glyph-{badge}")
        draw_identity(canvas, badge, glyph, cx + radius * 0.72, cy + radius * 0.72, radius * 1.1)
    if seen.king:
        draw_crown(canvas, cx, y + 4)
    left, size, middle = cx + radius + 8, h * 0.29, y + h * 0.3
    draw_token(canvas, 1, left, middle - size / 2, size)
    canvas.text(str(seen.spirit), left + size + 3, middle, size, theme.BONE, anchor="cl", geometry=True)
    right = x + w - 7
    used = canvas.text(str(seen.hand), right, middle, size, theme.BONE, anchor="cr", geometry=True)
    canvas.rounded(right - used - 10, middle - size * 0.4, 7, size * 0.8, theme.CINNABAR, radius=1.5, edge=theme.BONE)
    for number in range(min(seen.ghosts, _MOST_DOTS)):
        canvas.circle(left + 5 + number * 9, y + h * 0.73, 3.4, theme.HERETIC_TEXT)
