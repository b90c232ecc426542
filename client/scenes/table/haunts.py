"""A ghost that is turned up, drawn: where it stands, the night it steps out of, and its name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from client.scenes.table.geometry import TableLayout, middle
from client.scenes.table.looks import badge_suit
from client.scenes.table.movers import Pose
from client.ui import theme
from client.ui.badges import Suit
from client.ui.cache import Latest
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.gallery import large_surface
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box
from client.words.naming import ghost_cards

TINTS: Final[dict[Suit, Rgb]] = {"red": theme.RED_TEXT, "blue": theme.BLUE_TEXT, "none": theme.HERETIC_TEXT}
"""The light of a ghost, by the colour that banishes it."""
_DARKS: Final[dict[Suit, Rgb]] = {"red": rgb("#260c0b"), "blue": rgb("#0c1730"), "none": rgb("#1c1228")}
_PICTURES: Final[dict[Suit, str]] = {"red": "haunt-red", "blue": "haunt-blue", "none": "haunt-any"}
_SHAPE: Final = 16 / 9
_OVER: Final = 10.0
"""How far the night reaches over the room between plaques and ribbon: its rim is lost there."""
_SIZES: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46)
"""How large a card stands against the height of its room: as large as nothing else is covered by it."""
_SHIFTS: Final = (0.0, -12.0, 12.0, -24.0, 24.0, -36.0, 36.0, -48.0, 48.0, -60.0, 60.0)
"""How far it may stand aside."""
_WIDEST: Final = 212.0
_APART: Final = 6.0
"""What stays free between it and what is around it."""
_SLIP: Final = 0.172
"""How high the slip with its name is against its card: it hides all of the seal there."""
_SLIP_FOOT: Final = 0.14
"""How much of that stands out below the card."""
_TYPE: Final = 0.78
"""How large the name is written against its slip."""
_OPENING: Final = 0.16
"""Seconds in which that slip opens at normal pace."""
_STEPS: Final = 6


def ghost_suit(face: str) -> Suit:
    """Return in which colour a ghost shows itself; what befalls all has none."""
    ghost = ghost_cards().get(face)
    return "none" if ghost is None else badge_suit(ghost.suit)


# -- where it stands


def room_for(layout: TableLayout) -> Box:
    """Return the room between the plaques and above the ribbon."""
    left, _, right = layout.between_plaques
    upper = [box[1] + box[3] for seat, box in layout.plaques.items() if layout.is_upper(seat)]
    top = max(upper, default=layout.style.bar)
    return (left, top, right - left, layout.ribbon[1] - top)


def night_box(layout: TableLayout) -> Box:
    """Return where the night is seen that a ghost steps out of: its rim is below what stands around it."""
    left, top, wide, high = room_for(layout)
    width = min(wide + 2 * _OVER, (high + 2 * _OVER) * _SHAPE)
    return (left + wide / 2 - width / 2, top + high / 2 - width / _SHAPE / 2, width, width / _SHAPE)


def standing(layout: TableLayout, hanging: list[Box]) -> Pose:
    """Return where a ghost stands that is turned up: in the middle, as large as it covers nothing.

    Args:
        layout: of the table.
        hanging: what hangs from the plaques and is to stay in sight.
    """
    left, top, wide, high = room_for(layout)
    center = min(max(layout.center[0], left + wide / 2 - 60), left + wide / 2 + 60)
    whole = min(_WIDEST, (high - 2 * _APART) / RATIO / (1 + _SLIP * _SLIP_FOOT), wide - 2 * _APART)
    others = [*hanging, *(box for seat, box in layout.plaques.items() if seat != layout.bottom)]
    poses = []
    for size in _SIZES:
        for shift in _SHIFTS if size <= _SIZES[3] else (0.0,):
            width = whole * size
            tall, below = width * RATIO, width * RATIO * _SLIP * _SLIP_FOOT
            centred, low = top + (high - below) / 2, top + high - _APART - below - tall / 2
            poses += [Pose(center + shift, centred, width), Pose(center + shift, low, width)]
    return next((pose for pose in poses if not any(_covers(pose, box) for box in others)), poses[-1])


def _covers(pose: Pose, box: Box) -> bool:
    x, y, w, h = box
    half = pose.width / 2 + _APART / 2
    high = half * RATIO
    return x < pose.x + half and pose.x - half < x + w and y < pose.y + high and pose.y - high < y + h


class Night:
    """Draws what a ghost steps out of in place of the middle of the table: its moon, mist and ghost fire.

    It is large: only the latest is kept, and nothing once no ghost stands there.
    """

    def __init__(self) -> None:
        self._pictures = Latest()

    @property
    def has_news(self) -> bool:
        """Whether the picture has come that was to be drawn last."""
        return self._pictures.has_news

    def forget(self) -> None:
        """Let go of the picture."""
        self._pictures.forget()

    def draw(self, canvas: Canvas, layout: TableLayout, face: str, *, wait: bool = True) -> None:
        """Draw it.

        Args:
            canvas: where to.
            layout: of the table.
            face: of the ghost.
            wait: read the picture now if it isn't there yet, rather than draw a light in its place.
        """
        box, suit = night_box(layout), ghost_suit(face)
        rect = canvas.m.rect(*box)
        key = (_PICTURES[suit], rect.size)
        picture = self._pictures.get(key, partial(_fitted, *key), wait=wait)
        if picture is None or picture.get_size() != rect.size:
            canvas.glow(*middle(box), box[2] * 0.4, box[2] * 0.25, TINTS[suit], alpha=120)
            return
        canvas.paste(picture, rect)


def _fitted(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a night in a size, nothing if its picture is missing."""
    whole = large_surface(name)
    return pygame.Surface((1, 1), pygame.SRCALPHA) if whole is None else pygame.transform.smoothscale(whole, size)


# -- what moves


@dataclass(slots=True)
class Headline:
    """A ghost's name in large letters on a slip at the foot of its card; it opens from its middle.

    Attributes:
        name: of the ghost.
        pose: where its card stands.
        suit: its colour.
        opening: the seconds in which the slip opens, 0 where it is open already.
        room: how wide it may be.
        tag: see `Mover`.
    """

    name: str
    pose: Pose
    suit: Suit
    room: float
    begin: float
    duration: float
    opening: float = 0.0
    tag: str = ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the slip, and the name once it is open."""
        height = self.pose.width * RATIO * _SLIP
        size = canvas.glyph_size(self.name, height * _TYPE, self.room - height, "brush")
        written = canvas.m.du(canvas.ink.fonts.width(self.name, "brush", canvas.m.glyph_px(size)))
        opened = min(1.0, (now - self.begin) / self.opening) if self.opening > 0 else 1.0
        width = max(self.pose.width * 1.06, written + height) * max(0.2, round(opened * _STEPS) / _STEPS)
        y = self.pose.y + self.pose.width * RATIO / 2 - height * (1 - _SLIP_FOOT)
        slip = Material(_DARKS[self.suit], 248, theme.LAMP, 1.8, inner_line=True, cut=8)
        canvas.panel(self.pose.x - width / 2, y, width, height, slip)
        if opened >= 1:
            canvas.text(
                self.name, self.pose.x, y + height / 2, size, theme.GOLD_PALE, face="brush", anchor="cc", geometry=True
            )
