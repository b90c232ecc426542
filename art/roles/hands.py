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
