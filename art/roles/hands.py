"""Hands that say something: thumb, knuckles and a wrist that tapers, each drawn as the shape it is."""

from __future__ import annotations

from typing import Final

from art.kit.base import Points
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, flesh, lines, shape

_CUT: Final = "#3a1c10"


def _wrist(at: Place, root: tuple[float, float], way: Points, width: float) -> tuple[Points, float]:
    return [(*at.point(*root), 0.86), *((*point[:2], *(point[2:] or (1.0,))) for point in way)], width * at.k


def sword_seal(sheet: Sheet, at: Place, skin: str, wrist: Points = (), *, width: float = 42) -> None:
    """Print the seal of the sword: two fingers stretched up, the other two folded under the thumb.

    Args:
        sheet: where.
        at: the middle of the palm, which looks at us, its thumb at the left; 1 is about 170 units high.
        skin: its colour.
        wrist: where the arm goes, in points of the card, each with a share of the width if it swells.
        width: of the wrist, in units of the place.
    """
    stretched = sheet.plate()
    stretched.fill(at.of([(-2, 0), (-2, -52), (1, -98), (8, -113), (17, -110), (20, -96), (21, -50), (24, 0)]))
    flesh(sheet, stretched.mask, skin, rim=1.9, shade=(5, 3))
    palm = sheet.plate()
    palm.fill(at.of([(-27, -6), (-20, -22), (0, -28), (24, -26), (38, -12), (37, 20), (22, 48), (-14, 48), (-28, 20)]))
    if wrist:
        way, thick = _wrist(at, (4, 34), wrist, width)
        palm.brush(way, thick, dry=0, taper=(0, 0), wob=0)
    flesh(sheet, palm.mask, skin, shade=(7, 4))
    index = [(-27, 2), (-27, -50), (-27, -92), (-22, -105), (-13, -106), (-7, -94), (-3, -50), (-2, -8)]
    flesh(sheet, shape(sheet, index, at).mask, skin, rim=1.9, shade=(5, 3))
    sheet.body(shape(sheet, [(-25, -16), (0, -18), (4, 6), (-24, 14)], at).mask, skin)
    ring = [(2, -24), (14, -33), (25, -26), (27, -4), (24, 14), (12, 20), (2, 12)]
    little = [(23, -18), (33, -22), (42, -12), (41, 8), (34, 20), (24, 18)]
    for outline in (little, ring):
        flesh(sheet, shape(sheet, outline, at).mask, skin, rim=1.7, shade=(4, 5))
    thumb = [(-33, 8), (-29, 28), (-12, 33), (10, 27), (28, 19), (33, 10), (26, 3), (8, 8), (-8, 6), (-20, -6)]
    flesh(sheet, shape(sheet, thumb, at).mask, skin, rim=1.8, shade=(0, 6))
    sheet.body(shape(sheet, [(-26, -8), (-18, -12), (-12, 6), (-16, 24), (-24, 22)], at).mask, skin)
    sheet.body(shape(sheet, [(20, 8), (29, 7), (30, 13), (22, 17)], at).mask, "#f6e6cc")
    creases: list[Line] = [
        ([(-22, -54, 0.2), (-15, -56, 1), (-9, -53, 0.2)], 2.6),
        ([(2, -56, 0.2), (9, -58, 1), (16, -55, 0.2)], 2.6),
        ([(8, -8, 0.2), (15, -10, 1), (21, -8, 0.2)], 2.6),
        ([(-4, 40, 0.2), (6, 36, 1), (18, 38, 0.1)], 2.6),
    ]
    lines(sheet, creases, _CUT, at=at, dry=0)


def brush_grip(sheet: Sheet, at: Place, skin: str, wrist: Points, *, width: float = 40) -> None:
    """Print a hand that holds a brush as a writer does: thumb against the shaft, the finger tips laid over it.

    Args:
        sheet: where.
        at: where the fingers hold the shaft, which runs up and down; the hand is at its left, seen from its back.
        skin: its colour.
        wrist: where the arm goes, in points of the card, each with a share of the width if it swells.
        width: of the wrist, in units of the place.
    """
    thumb = [(-52, -18), (-44, -44), (-26, -60), (-8, -66), (1, -60), (-2, -51), (-18, -44), (-26, -30), (-34, -14)]
    flesh(sheet, shape(sheet, thumb, at).mask, skin, rim=1.9, shade=(3, 4))
    sheet.body(shape(sheet, [(-12, -63), (-3, -63), (-1, -59), (-6, -55), (-13, -57)], at).mask, "#f6e6cc")
    back = sheet.plate().fill(at.of([(-26, -36), (-48, -34), (-74, -14), (-82, 14), (-70, 40), (-40, 48), (-20, 36)]))
    way, thick = _wrist(at, (-62, 14), wrist, width)
    back.brush(way, thick, dry=0, taper=(0, 0), wob=0)
    flesh(sheet, back.mask, skin, shade=(6, 9))
    for outline in (
        [(-42, 28), (-16, 28), (6, 26), (14, 32), (10, 40), (-10, 45), (-34, 48), (-44, 40)],
        [(-46, 10), (-18, 8), (10, 6), (19, 12), (15, 22), (-8, 28), (-34, 31), (-46, 24)],
        [(-46, -12), (-20, -16), (10, -14), (21, -8), (17, 4), (-8, 10), (-34, 13), (-46, 6)],
        [
            (-46, -30),
            (-30, -44),
            (-10, -44),
            (10, -32),
            (19, -24),
            (15, -15),
            (2, -18),
            (-14, -24),
            (-28, -12),
            (-44, -8),
        ],
    ):
        flesh(sheet, shape(sheet, outline, at).mask, skin, rim=1.8, shade=(2, 6))
    joined = [(-72, -10), (-50, -28), (-38, -24), (-36, 4), (-34, 32), (-40, 42), (-60, 36), (-74, 12)]
    sheet.body(shape(sheet, joined, at).mask, skin)
    creases: list[Line] = [
        ([(-28, -38, 0.2), (-22, -33, 1), (-22, -27, 0.2)], 2.8),
        ([(-22, -12, 0.2), (-18, -5, 1), (-20, 4, 0.2)], 2.6),
        ([(-24, 12, 0.2), (-20, 19, 1), (-22, 26, 0.2)], 2.6),
        ([(-40, -22, 0.2), (-50, -12, 0.8), (-62, 0, 0.1)], 2.4),
        ([(-40, 0, 0.2), (-52, 6, 0.8), (-64, 12, 0.1)], 2.4),
    ]
    lines(sheet, creases, _CUT, at=at, dry=0, strength=0.7)
