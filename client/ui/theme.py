"""The palette, and the looks of the few materials everything is made of.

Paper means "now": during play only the seat to move, my turn ribbon and results may be paper.
Every pair of text and ground used by the kit has a contrast of at least 4.5.
"""

from dataclasses import dataclass
from typing import Literal

Rgb = tuple[int, int, int]


def rgb(text: str) -> Rgb:
    """Return the colour written as ``#rrggbb``."""
    value = int(text.removeprefix("#"), 16)
    return (value >> 16, value >> 8 & 255, value & 255)


INK = rgb("#1c1a1f")
INK_SECOND = rgb("#5a4632")
LACQUER = rgb("#0e1518")
LACQUER_RAISED = rgb("#1b2629")
LACQUER_HIGH = rgb("#25333a")
WELL = rgb("#070b0d")
LINE = rgb("#6d5f3c")
LINE_FAINT = rgb("#3b3a2e")
GOLD = rgb("#d2a048")
GOLD_PALE = rgb("#fff0c8")
LAMP = rgb("#ffc35a")
HOST = rgb("#3a2f17")
PAPER = rgb("#f0e2bf")
BONE = rgb("#f1e6cf")
GREY = rgb("#b4ad9b")
FAINT = rgb("#8f8b7e")
WHITE = rgb("#ffffff")
BLACK = rgb("#05080a")
CINNABAR = rgb("#c02a1c")
CINNABAR_BRIGHT = rgb("#d8402c")
INDIGO = rgb("#2b4f96")
INDIGO_BRIGHT = rgb("#3f73cf")
JADE = rgb("#4f8a7c")
RED_TEXT = rgb("#ff8a70")
BLUE_TEXT = rgb("#94bdf2")
JADE_TEXT = rgb("#8fd0bd")
WAITING = rgb("#9fd3ff")
TARGET = rgb("#7fe0c0")
HERETIC = rgb("#2a1f33")
HERETIC_TEXT = rgb("#d9b8ff")
X_GHOST = rgb("#3a3140")

_SEAT_COLORS = (
    "#ffd98a #9fd3ff #ffab91 #b9e6a8 #e3b7ff #8fe0d5 #ffb3d1 #d9d3c0 #c7c1ff #e8e08a #f0b98a #a8c8a0"  # by seat
)
SEATS: tuple[Rgb, ...] = tuple(rgb(color) for color in _SEAT_COLORS.split())
"""Seat colours on dark ground, by seat; always shown with the seat's name or number, never alone."""


@dataclass(frozen=True, slots=True)
class Material:
    """How a panel or button is filled and edged; lengths in design units."""

    fill: Rgb
    alpha: int = 255
    edge: Rgb | None = None
    edge_width: float = 1.2
    inner_line: bool = False
    cut: float = 7.0


FURNITURE = Material(LACQUER, 228, LINE, 1.2, inner_line=True, cut=7)
"""Things that do not move: log, inspector, setup. They alone have the second hair line."""
DIALOG = Material(LACQUER, 255, GOLD, 1.3, inner_line=True, cut=7)
ROW = Material(LACQUER_RAISED, 240, LINE_FAINT, 1.0, cut=5)
ROW_LIT = Material(HOST, 246, LAMP, 1.6, cut=5)
"""A player's row on furniture, and one that stands out among them."""
PAPER_SLIP = Material(PAPER, 255, LAMP, 2.2, inner_line=True, cut=7)
TIP = Material(PAPER, 255, LINE, 1.2, cut=4)
PAPER_TILE = Material(PAPER, 255, LAMP, 2.4, cut=6)

ButtonKind = Literal["primary", "secondary", "quiet", "on", "paper", "menu", "danger"]


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """A button's material and text colours."""

    material: Material
    text: Rgb
    second: Rgb


BUTTONS: dict[ButtonKind, ButtonLook] = {
    "primary": ButtonLook(Material(CINNABAR, 255, LAMP, 1.6, inner_line=True, cut=6), rgb("#fff6e2"), rgb("#fff6e2")),
    "secondary": ButtonLook(Material(LACQUER_HIGH, 245, GOLD, 1.2, cut=6), BONE, GREY),
    "quiet": ButtonLook(Material(LACQUER, 220, LINE, 1.2, cut=6), GREY, GREY),
    "on": ButtonLook(Material(GOLD, 255, GOLD_PALE, 1.2, cut=6), INK, INK),
    "paper": ButtonLook(PAPER_SLIP, INK, INK_SECOND),
    "menu": ButtonLook(Material(LACQUER, 214, LINE, 1.1, cut=5), BONE, GREY),
    "danger": ButtonLook(Material(rgb("#3a1512"), 245, CINNABAR_BRIGHT, 1.4, cut=6), rgb("#ffc9bb"), rgb("#ffc9bb")),
}
BUTTON_OFF = ButtonLook(Material(rgb("#161d20"), 235, rgb("#3a3f40"), 1.2, cut=6), rgb("#98958a"), rgb("#aaa699"))
