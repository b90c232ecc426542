"""What the brush font lacks: the characters of Taiwan's standard that Japan writes otherwise.

The hand is a Japanese one. Where its form would look wrong to a Chinese reader, the character is put together from
strokes that the same hand has written in other characters; where the two forms are written alike, its own is borrowed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from fontTools.pens.ttGlyphPen import TTGlyphPointPen
from fontTools.ttLib import TTFont

Box = tuple[float, float, float, float]
"""Left, foot, right and top, in units of the font: 1024 to the size of the type, the foot of the line at 0."""


@dataclass(frozen=True)
class Piece:
    """The strokes of a character that lie wholly in one box, drawn so that this box fills another."""

    donor: str
    taken: Box
    placed: Box | None = None


ALIKE: Final = dict(zip("巔說勻步偷", "巓説匀歩偸", strict=True))
COMPOSED: Final[dict[str, tuple[Piece, ...]]] = {
    "緣": (
        Piece("縁", (90, 0, 400, 800)),
        Piece("掾", (391, -32, 958, 779), (426, -20, 960, 775)),
    ),
    "煉": (
        Piece("煉", (70, 100, 360, 780)),
        Piece("揀", (377, -66, 947, 812), (362, -62, 945, 830)),
    ),
    "錄": (
        Piece("録", (60, 100, 434, 750)),
        Piece("祿", (407, 14, 969, 761), (425, 14, 960, 756)),
    ),
    "黃": (Piece("橫", (447, -49, 961, 789), (182, -20, 810, 786)),),
    "每": (
        Piece("毎", (220, 540, 660, 810), (205, 560, 690, 812)),
        Piece("母", (87, 21, 919, 737), (60, -40, 900, 590)),
    ),
    "器": (
        Piece("器", (160, 30, 910, 745)),
        Piece("犬", (590, 630, 770, 760), (792, 506, 888, 590)),
    ),
}
"""Each character and the pieces it is made of."""


def to_chinese(font: TTFont) -> None:
    """Let the brush font write the characters named here as Taiwan does."""
    for wanted, pieces in COMPOSED.items():
        _compose(font, wanted, pieces)
    for wanted, variant in ALIKE.items():
        _point(font, wanted, font.getBestCmap()[ord(variant)])


def _compose(font: TTFont, wanted: str, pieces: tuple[Piece, ...]) -> None:
    pen, widest = TTGlyphPointPen(None), 0
    for piece in pieces:
        donor = font.getBestCmap()[ord(piece.donor)]
        widest = max(widest, font["hmtx"][donor][0])
        for contour in _contours(font["glyf"][donor], font["glyf"], piece.taken):
            pen.beginPath()
            for (x, y), on_curve in contour:
                pen.addPoint(_moved(x, y, piece), "line" if on_curve else None)
            pen.endPath()
    name = f"composed{ord(wanted):04X}"
    font["glyf"][name] = made = pen.glyph()
    made.recalcBounds(font["glyf"])
    font["hmtx"][name] = (widest, made.xMin)
    if "vmtx" in font:
        font["vmtx"][name] = font["vmtx"][font.getBestCmap()[ord(pieces[0].donor)]]
    _point(font, wanted, name)


def _contours(glyph: Any, table: Any, box: Box) -> Iterator[list[tuple[tuple[float, float], int]]]:
    """Give the points of every stroke that lies in a box, each with whether the line passes through it."""
    points, ends, flags = glyph.getCoordinates(table)
    left, foot, right, top = box
    first = 0
    for end in ends:
        part = [(points[i], flags[i] & 1) for i in range(first, end + 1)]
        first = end + 1
        if all(left <= x <= right and foot <= y <= top for (x, y), _ in part):
            yield part


def _moved(x: float, y: float, piece: Piece) -> tuple[float, float]:
    left, foot, right, top = piece.taken
    new_left, new_foot, new_right, new_top = piece.placed or piece.taken
    across, up = (x - left) / (right - left), (y - foot) / (top - foot)
    return round(new_left + across * (new_right - new_left)), round(new_foot + up * (new_top - new_foot))


def _point(font: TTFont, char: str, glyph: str) -> None:
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = glyph
