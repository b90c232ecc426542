"""What the brush font lacks: the characters of Taiwan's standard that Japan writes otherwise.

The hand is a Japanese one. Where its form would look wrong to a Chinese reader, the character is put together from
strokes that the same hand has written in other characters; where the two forms are written alike, its own is borrowed.
Characters whose middle has run together, so that one takes them for others, are put together anew too.
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
        Piece("一", (165, 322, 857, 515), (420, 630, 900, 750)),
        Piece("囗", (169, -9, 821, 736), (396, 300, 932, 606)),
        Piece("一", (165, 322, 857, 515), (404, 520, 928, 640)),
        Piece("一", (165, 322, 857, 515), (412, 272, 908, 370)),
        Piece("米", (260, 550, 380, 700), (474, 396, 548, 530)),
        Piece("米", (530, 570, 660, 760), (752, 396, 842, 540)),
        Piece("川", (749, -3, 848, 774), (618, -66, 704, 830)),
        Piece("丿", (307, -65, 631, 792), (372, 10, 632, 340)),
        Piece("八", (246, 165, 879, 684), (650, 0, 980, 340)),
    ),
    "敕": (
        Piece("束", (140, -75, 861, 841), (50, -40, 530, 780)),
        Piece("放", (470, 525, 760, 800), (520, 500, 810, 790)),
        Piece("敏", (500, 10, 1000, 520), (480, -40, 990, 520)),
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
