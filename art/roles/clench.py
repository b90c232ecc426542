"""A fist as it is: four fingers of unequal width that overlap, a thumb across them, one hard shade."""

from __future__ import annotations

from typing import Final

from art.kit.base import Points
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, flesh, lines, shaded

_CUT: Final = "#3a1c10"
_SHADE: Final = "#b9764a"
_FINGERS: Final = (
    (((16, 34), (-6, 36), (-17, 31)), 15.0),
    (((14, 20), (-14, 22), (-27, 16)), 19.0),
    (((16, 0), (-16, 3), (-34, -3)), 23.0),
    (((14, -20), (-14, -25), (-30, -17)), 20.0),
)
"""From the little finger up: root, knuckle, tip, and how wide it is."""


def clench(sheet: Sheet, at: Place, skin: str, wrist: Points = (), *, width: float = 44, shade: str = _SHADE) -> None:
    """Print a fist round a shaft that runs up and down through the origin; its knuckles look left.

    Args:
        sheet: where.
        at: the middle of the fist; 1 is about 84 units high.
        skin: its colour.
        wrist: where the arm goes, in points of the card, each with a share of the width if it swells.
        width: of the wrist, in units of the place.
        shade: the colour away from the light.
    """
    back = sheet.plate().fill(at.of([(-4, -36), (16, -42), (36, -26), (42, 6), (34, 34), (10, 44), (-4, 38)]))
    if wrist:
        line = [(*at.point(22, 2), 1), *((*point[:2], *(point[2:] or (0.98,))) for point in wrist)]
        back.brush(line, width * at.k, dry=0, taper=(0, 0), wob=0)
    mask = back.mask
    flesh(sheet, mask, skin, shade=(0, 0))
    sheet.body(shaded(mask, 5, 7), shade)
    for points, thick in _FINGERS:
        finger = sheet.plate()
        finger.brush(
            at.of([(*p, c) for p, c in zip(points, (1, 1.06, 0.86), strict=True)]),
            thick * at.k,
            dry=0,
            taper=(0, 0),
            wob=0,
        )
        for (x, y), share in zip(points, (1, 1.06, 0.86), strict=True):
            finger.disc(*at.point(x, y), thick * at.k * share / 2)
        mask = finger.mask
        flesh(sheet, mask, skin, rim=1.6, shade=(0, 0))
        (ax, ay), (bx, by), (cx, cy) = points
        under = [(ax + 6, ay + 3), (bx, by + 3), (cx - 2, cy + 4), (cx - 20, cy + 24), (ax + 6, ay + 24)]
        sheet.body(sheet.plate().fill(at.of(under)).mask * mask, shade)
    thumb = sheet.plate().fill(
        at.of([(36, -16), (28, -34), (8, -44), (-12, -40), (-20, -31), (-12, -25), (4, -26), (16, -14), (28, -4)])
    )
    mask = thumb.mask
    flesh(sheet, mask, skin, rim=1.7, shade=(0, 0))
    sheet.body(sheet.plate().fill(at.of([(34, -6), (14, -18), (-16, -28), (-10, -20), (20, 4)])).mask * mask, shade)
    creases: list[Line] = [
        ([(2, -42, 0.2), (0, -36, 1), (2, -31, 0.2)], 2.8),
        ([(28, 8, 0.2), (32, 18, 1), (30, 28, 0.1)], 3),
    ]
    lines(sheet, creases, _CUT, at=at, dry=0)
