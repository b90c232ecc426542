"""The drawn parts of the new match: banner, seats and identities."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.ui import theme
from client.ui.badges import Identity, draw_identity, draw_round_badge
from client.ui.canvas import Canvas
from client.ui.cardface import GLYPHS, RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.scenery import landscape
from client.ui.shapes import turned
from client.ui.widget import Box

_BANNER_CARDS = (("C-S10b", 9.0), ("C-G11", 4.0), ("C-K5", -2.0), ("C-S03r", -8.0))
_GLYPH_OF: dict[Identity, str] = {
    "taiping": GLYPHS["taiping"],
    "tianshi": GLYPHS["tianshi"],
    "heretic": GLYPHS["heretic_king"],
    "unknown": "?",
}


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat: the name, what is said of who plays, and whether it is a bot."""

    name: str
    about: str
    bot: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """An identity, how often it is dealt, and its names from the longest to the shortest."""

    badge: Identity
    count: int
    names: tuple[str, ...]


def paint_banner(canvas: Canvas, box: Box, name: str, about: str) -> None:
    """Paint the chosen game: its name on paper beside a strip of landscape with its cards."""
    x, y, w, h = box
    canvas.panel(x, y, w, h, theme.PAPER_TILE)
    words = max(canvas.text_width(name, 24, "bold"), canvas.text_width(about, 16)) + 48
    picture = canvas.m.rect(x + words, y + 8, w - words - 8, h - 16)
    if picture.width > canvas.m.px(120):
        canvas.surface.blit(_banner_picture(canvas, picture.size), picture)
    tall, low = canvas.text_height(24, "bold"), canvas.text_height(16)
    top = y + (h - tall - low - 4) / 2
    room = words - 34 if picture.width > canvas.m.px(120) else w - 40
    canvas.text(name, x + 22, top + tall / 2, 24, theme.INK, face="bold", anchor="cl", max_width=room)
    canvas.text(about, x + 22, top + tall + 4 + low / 2, 16, theme.INK_SECOND, anchor="cl", max_width=room)


def _banner_picture(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        picture = pygame.Surface(size).convert()
        on = canvas.on(picture)
        hills = landscape(on, "dusk", 11)
        picture.blit(hills, (0, 0))
        wide, high = on.m.du(size[0]), on.m.du(size[1])
        on.glow(wide * 0.5, high * 0.5, wide * 0.5, high * 0.9, theme.rgb("#ff7a3c"), alpha=120, power=1.4)
        _paint_fan(on, wide, high)
        return picture

    return canvas.shapes.keep(("banner", size), make)


def _paint_fan(canvas: Canvas, wide: float, high: float) -> None:
    width = min(high * 0.92 / RATIO * 1.5, wide / 3.6)
    step = min(width * 0.92, (wide - width) / len(_BANNER_CARDS))
    first = wide / 2 - step * (len(_BANNER_CARDS) - 1) / 2
    for number, (face, turn) in enumerate(_BANNER_CARDS):
        card = turned(card_surface(canvas, face, canvas.m.px(width)), turn)
        middle = (canvas.m.px(first + number * step), canvas.m.px(high * 0.5 + width * RATIO * 0.16))
        canvas.paste(card, card.get_rect(center=middle))


def paint_seats(canvas: Canvas, box: Box, seats: Sequence[SeatLine], first: int) -> None:
    """Paint who sits where, in two columns if the rows don't fit below each other; ``first`` begins (-1: chance)."""
    x, y, w, h = box
    line = canvas.text_height(19, "bold") + 8
    columns = 1 if line * len(seats) <= h else 2
    rows = -(-len(seats) // columns)
    if line * rows > h + 0.5:
        return  # with very large type the names stand on the table alone
    step, width = min(56.0, h / rows), w / columns
    for seat, about in enumerate(seats):
        column, row = divmod(seat, rows)
        place = (x + column * width, y + row * step, width - (8 if columns > 1 else 0), step - 5)
        _paint_seat(canvas, place, seat, about, begins=seat == first)


def _paint_seat(canvas: Canvas, box: Box, seat: int, line: SeatLine, *, begins: bool) -> None:
    x, y, w, h = box
    canvas.panel(x, y, w, h, theme.TRAY)
    middle = y + h / 2
    badge = min(30.0, h - 6)
    draw_round_badge(canvas, x + 26, middle, badge, str(seat + 1), theme.LACQUER_HIGH, theme.SEATS[seat])
    draw_icon(canvas, "bot" if line.bot else "person", x + 60, middle + 1, min(10.0, h / 3.4), theme.GREY)
    right = x + w - 14
    if begins:
        draw_icon(canvas, "lamp", right - 6, middle, min(9.0, h / 4), theme.LAMP)
        right -= 26
    name_room = right - x - 82
    name = canvas.text_width(line.name, 19, "bold")
    about = canvas.text_width(line.about, 16)
    if line.about and name + about + 24 <= name_room:
        canvas.text(line.about, right, middle, 16, theme.GREY, anchor="cr")
    canvas.text(line.name, x + 82, middle, 19, theme.SEATS[seat], face="bold", anchor="cl", max_width=name_room)


def paint_identities(canvas: Canvas, box: Box, dealt: Sequence[Dealt], deal: str) -> None:
    """Paint the identities that will be dealt, and behind them what everybody begins with if there is room.

    The longest of their names that fit are used.
    """
    x, y, w, h = box
    end, middle = x + w, y + h / 2
    for length in range(len(dealt[0].names)):
        labels = [f"{identity.count} {identity.names[length]}".rstrip() for identity in dealt]
        widths = [40 + canvas.text_width(label, 19, "bold") + 26 for label in labels]
        if sum(widths) - 26 <= w:
            break
    for identity, label, width in zip(dealt, labels, widths, strict=True):
        draw_identity(canvas, identity.badge, _GLYPH_OF[identity.badge], x + 16, middle, 32)
        canvas.text(label, x + 40, middle, 19, theme.BONE, face="bold", anchor="cl")
        x += width
    if x + canvas.text_width(deal, 17) < end:
        canvas.text(deal, x, middle, 17, theme.GREY, anchor="cl")
