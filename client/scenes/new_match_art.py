"""The drawn parts of the new match: seats and identities."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from client.ui import theme
from client.ui.badges import Identity, draw_identity, draw_round_badge
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface, piece_surface
from client.ui.icons import draw_icon
from client.ui.widget import Box

_LEAST_BACK = 32.0


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


def paint_seats(canvas: Canvas, box: Box, seats: Sequence[SeatLine], first: int, dealt: Sequence[str]) -> None:
    """Paint who sits where, in two columns if the rows don't fit below each other.

    Args:
        canvas: where to.
        box: the room for all of them.
        seats: who sits there.
        first: who begins, -1 where chance decides.
        dealt: the backs of the cards each gets that make him who he is, shown where there is room.
    """
    x, y, w, h = box
    line = canvas.text_height(19, "bold") + 8
    columns = 1 if line * len(seats) <= h else 2
    rows = -(-len(seats) // columns)
    if line * rows > h + 0.5:
        return  # with very large type the names stand on the table alone
    step, width = min(56.0, h / rows), w / columns
    backs = dealt if columns == 1 else ()
    for seat, about in enumerate(seats):
        column, row = divmod(seat, rows)
        place = (x + column * width, y + row * step, width - (8 if columns > 1 else 0), step - 5)
        _paint_seat(canvas, place, seat, about, backs, begins=seat == first)


def _paint_seat(canvas: Canvas, box: Box, seat: int, line: SeatLine, dealt: Sequence[str], *, begins: bool) -> None:
    x, y, w, h = box
    canvas.panel(x, y, w, h, theme.TRAY)
    middle = y + h / 2
    badge = min(30.0, h - 6)
    _paint_number(canvas, x + 26, middle, badge, seat)
    draw_icon(canvas, "bot" if line.bot else "person", x + 60, middle + 1, min(10.0, h / 3.4), theme.GREY)
    right = x + w - 14
    if begins:
        draw_icon(canvas, "lamp", right - 6, middle, min(9.0, h / 4), theme.LAMP)
        right -= 26
    left = x + 82 + _paint_dealt(canvas, x + 82, y, h, dealt)
    name_room = right - left
    name = canvas.text_width(line.name, 19, "bold")
    about = canvas.text_width(line.about, 16)
    if line.about and name + about + 24 <= name_room:
        canvas.text(line.about, right, middle, 16, theme.GREY, anchor="cr")
    canvas.text(line.name, left, middle, 19, theme.SEATS[seat], face="bold", anchor="cl", max_width=name_room)


def _paint_dealt(canvas: Canvas, x: float, y: float, high: float, dealt: Sequence[str]) -> float:
    """Paint the backs of the cards a seat gets beside each other, if the row is high enough; return their width."""
    tall = high - 8
    if tall < _LEAST_BACK:
        return 0.0
    wide = tall / RATIO
    for number, face in enumerate(dealt):
        card = card_surface(canvas, face, canvas.m.px(wide))
        canvas.paste(card, (canvas.m.px(x + number * (wide + 5)), canvas.m.px(y + 4)))
    return len(dealt) * (wide + 5) + 10


def _paint_number(canvas: Canvas, x: float, y: float, side: float, seat: int) -> None:
    """Paint a seat's number on its medal."""
    medal = piece_surface(canvas, "seat", canvas.m.px(side * 1.16))
    if medal is None:
        draw_round_badge(canvas, x, y, side, str(seat + 1), theme.LACQUER_HIGH, theme.SEATS[seat])
        return
    canvas.paste(medal, (canvas.m.px(x) - medal.get_width() // 2, canvas.m.px(y) - medal.get_height() // 2))
    canvas.text(str(seat + 1), x, y, side * 0.54, theme.SEATS[seat], face="bold", anchor="cc", geometry=True)


def paint_identities(
    canvas: Canvas, box: Box, dealt: Sequence[Dealt], glyphs: Mapping[str, str], alone: str, deal: str
) -> None:
    """Paint the identities that will be dealt, and behind them what everybody begins with if there is room.

    Args:
        canvas: where to.
        box: the room for all of it.
        dealt: the identities; the longest of their names that fit are used.
        glyphs: the letters on the badges.
        alone: what is said where no identities are dealt.
        deal: what everybody begins with.
    """
    x, y, w, h = box
    end, middle = x + w, y + h / 2
    if not dealt:
        x += canvas.text(alone, x, middle, 19, theme.BONE, face="bold", anchor="cl", max_width=w) + 26
    labels, widths = _longest_that_fit(canvas, dealt, w)
    for identity, label, width in zip(dealt, labels, widths, strict=True):
        draw_identity(canvas, identity.badge, glyphs[identity.badge], x + 16, middle, 32)
        canvas.text(label, x + 40, middle, 19, theme.BONE, face="bold", anchor="cl")
        x += width
    if x + canvas.text_width(deal, 17) < end:
        canvas.text(deal, x, middle, 17, theme.GREY, anchor="cl")


def _longest_that_fit(canvas: Canvas, dealt: Sequence[Dealt], room: float) -> tuple[list[str], list[float]]:
    """Return the labels of the identities and the width each takes, badge and gap included."""
    labels: list[str] = []
    widths: list[float] = []
    for length in range(min((len(identity.names) for identity in dealt), default=0)):
        labels = [f"{identity.count} {identity.names[length]}".rstrip() for identity in dealt]
        widths = [40 + canvas.text_width(label, 19, "bold") + 26 for label in labels]
        if sum(widths) - 26 <= room:
            break
    return labels, widths
