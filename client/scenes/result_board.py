"""How the table stood when the ghost king won: the ghosts each player bears, the cards he holds, and what counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from client.scenes.table.looks import badge_suit
from client.scenes.table.tokens import draw_back
from client.session import View
from client.ui import theme
from client.ui.badges import Suit, draw_crown
from client.ui.canvas import Canvas
from client.ui.cardface import GHOST_BACK, RATIO, card_surface
from client.ui.theme import Rgb
from client.ui.widget import Box
from core.ghostplay.cards import modes

_GAP: Final = 8.0
_TALLEST, _LEAST = 78.0, 29.0
_NAME, _NUMBER, _SMALL = 17.0, 20.0, 16.0
_CROWN: Final = 26.0
_HAND: Final = 64.0
"""The room of the cards in hand at the right."""
_EDGES: Final[dict[Suit, Rgb]] = {"red": theme.RED_TEXT, "blue": theme.BLUE_TEXT, "none": theme.LINE}

Counted = Literal["", "ghosts", "hand"]


@dataclass(frozen=True, slots=True)
class Stand:
    """How one player stood.

    Attributes:
        seat: his.
        name: his.
        ghosts: the ghosts he bears, each with its suit.
        hand: how many cards he holds.
        is_king: whether he is the ghost king.
        counted: which of these fulfilled the king's condition, "" for neither.
    """

    seat: int
    name: str
    ghosts: tuple[tuple[str, Suit], ...]
    hand: int
    is_king: bool
    counted: Counted


def stands_of(view: View, names: Sequence[str]) -> list[Stand]:
    """Return how all players stood at the end of a match that the ghost king has won.

    Args:
        view: of the finished match.
        names: the players' by seat.
    """
    return [
        Stand(
            seat,
            names[seat],
            tuple((ghost["face"], badge_suit(ghost["suit"])) for ghost in player["ghosts"]),
            player["hand"],
            seat == view["king"],
            _counted(view, seat),
        )
        for seat, player in enumerate(view["players"])
    ]


def _counted(view: View, seat: int) -> Counted:
    """Return what of a player's the king's condition has counted (PK-334); most kings count what has happened."""
    ghosts, is_king = len(view["players"][seat]["ghosts"]), seat == view["king"]
    heavy = modes(view["ruleset"])[view["mode"]].numbers.ghosts_for_king
    counts: dict[str, Counted] = {
        "C-K1": "ghosts" if is_king else "",
        "C-K2": "ghosts" if not is_king and ghosts >= heavy else "",
        "C-K4": "hand" if not is_king else "",
        "C-K6": "ghosts" if ghosts else "",
    }
    return counts.get(view["outcome"].get("king", ""), "")


class Board:
    """Draws the stands in two columns below a note.

    Args:
        canvas: measures their words.
        stands: of all players.
        note: what is seen here.
        slip: gives the words of a ghost's title slip.
        box: the room there is.
    """

    def __init__(
        self, canvas: Canvas, stands: Sequence[Stand], note: str, slip: Callable[[str], str], box: Box
    ) -> None:
        _, _, width, room = self._box = box
        self._stands = stands
        self._note = note
        self._slip = slip
        self._head = canvas.text_height(_SMALL) + 14
        self._wide = (width - _GAP) / 2
        rows = -(-len(stands) // 2)
        self._tall = min(_TALLEST, (room - self._head + _GAP) / rows - _GAP)
        self._names = max(canvas.text_width(stand.name, _NAME, "bold") for stand in stands) + _CROWN
        self._number = canvas.text_width("00", _NUMBER, "bold")
        tall_enough = self._tall >= max(_LEAST, canvas.text_height(_NUMBER, "bold") + 2)
        narrowest = 14 + self._names + self._number + 3 * self._card + self._hand
        self.fits = tall_enough and narrowest <= self._wide and canvas.text_width(note, _SMALL) <= width
        """Whether there is room for it."""

    @property
    def _card(self) -> float:
        """How wide a ghost is drawn."""
        return (self._tall - 14) / RATIO

    @property
    def _hand(self) -> float:
        return _HAND + self._number

    def paint(self, canvas: Canvas) -> None:
        """Draw the note and all stands."""
        x, y, w, _ = self._box
        canvas.line((x, y + 2), (x + w, y + 2), theme.LINE, 1)
        canvas.text(self._note, x, y + self._head / 2 + 2, _SMALL, theme.GREY, anchor="cl")
        for number, stand in enumerate(self._stands):
            row, column = divmod(number, 2)
            left, top = x + column * (self._wide + _GAP), y + self._head + row * (self._tall + _GAP)
            self._paint_stand(canvas, stand, (left, top, self._wide, self._tall))

    def _paint_stand(self, canvas: Canvas, stand: Stand, box: Box) -> None:
        x, y, w, h = box
        middle, color = y + h / 2, theme.SEATS[stand.seat]
        canvas.panel(*box, theme.ROW_LIT if stand.counted else theme.ROW)
        canvas.rounded(x + 3, y + 5, 4, h - 10, color, radius=2)
        left = x + 14
        if stand.is_king:
            draw_crown(canvas, left + 10, middle + 5)
        canvas.text(stand.name, left + (_CROWN if stand.is_king else 0), middle, _NAME, color, face="bold", anchor="cl")
        left += self._names + self._number
        self._paint_number(canvas, len(stand.ghosts), left, middle, lit=stand.counted == "ghosts")
        self._paint_ghosts(canvas, stand, (left + 10, y + 7, x + w - self._hand - left - 10, h - 14))
        self._paint_number(canvas, stand.hand, x + w - 12, middle, lit=stand.counted == "hand")
        back = min(24.0, (h - 6) / RATIO)
        draw_back(canvas, x + w - 20 - self._number - back, middle - back * RATIO / 2, back, spent=not stand.hand)

    @staticmethod
    def _paint_number(canvas: Canvas, number: int, right: float, middle: float, *, lit: bool) -> None:
        color = theme.LAMP if lit else theme.BONE if number else theme.GREY
        canvas.text(str(number), right, middle, _NUMBER, color, face="bold", anchor="cr")

    def _paint_ghosts(self, canvas: Canvas, stand: Stand, box: Box) -> None:
        """Draw the ghosts; more than have room lie over each other, and where there is none, a faint empty place."""
        x, y, w, h = box
        wide = h / RATIO
        if not stand.ghosts:
            canvas.rounded(x, y, wide, h, None, radius=3, edge=theme.LINE_FAINT, edge_width=1)
        step = min(wide + 6, (w - wide) / max(1, len(stand.ghosts) - 1))
        for number, (face, suit) in enumerate(stand.ghosts):
            left = x + number * step
            slip = self._slip(face) if face else ""
            card = card_surface(canvas, face or GHOST_BACK, canvas.m.px(wide), title=slip)
            canvas.paste(card, (canvas.m.px(left), canvas.m.px(y)))
            canvas.rounded(left - 1, y - 1, wide + 2, h + 2, None, radius=3, edge=_EDGES[suit], edge_width=1.4)
