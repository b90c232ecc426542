"""Hands of the roles that rest, drawn as one firm shape with cuts between the fingers."""

from __future__ import annotations

from art.kit.base import Points
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, flesh, lines

_CUT = "#3a1c10"


def _finger(plate: Plate, at: Place, points: Points, width: float) -> None:
    plate.brush(at.of(points), width * at.k, dry=0, seed=2, taper=(0, 0), wob=0)
    x, y, share = at.of(points)[-1]
    plate.disc(x, y, width * at.k * share / 2)


def _wrist(plate: Plate, at: Place, root: tuple[float, float], wrist: Points, width: float) -> None:
    """Draw the wrist from the heel of a hand towards a point of the card."""
    if wrist:
        plate.brush(
            [(*at.point(*root), 1), *((*point[:2], 0.96) for point in wrist)], width * at.k, dry=0, taper=(0, 0), wob=0
        )


def laid(sheet: Sheet, at: Place, skin: str, wrist: Points = ()) -> None:
    """Print the back of a hand laid down, its fingers bent a little and pointing down, the thumb at the left."""
    plate, cuts = sheet.plate(), list[Line]()
    plate.fill(at.of([(-26, -30), (0, -38), (24, -32), (32, -4), (26, 18), (0, 24), (-26, 16), (-32, -6)]))
    _wrist(plate, at, (0, -24), wrist, 38)
    for i, (root, knuckle, tip) in enumerate(
        (
            ((-19, 6), (-28, 34), (-24, 60)),
            ((-6, 10), (-9, 42), (-5, 72)),
            ((8, 10), (10, 40), (13, 68)),
            ((21, 4), (28, 28), (30, 52)),
        )
    ):
        _finger(plate, at, [(*root, 1), (*knuckle, 1), (*tip, 0.68)], 18)
        if i:
            cuts.append(([((i - 2) * 15, 30, 0.8), ((i - 2) * 13, 14, 1), ((i - 2) * 10, -4, 0.1)], 3.6))
    _finger(plate, at, [(-22, -12, 1.2), (-44, 12, 1.05), (-46, 36, 0.75)], 18)
    flesh(sheet, plate.mask, skin)
    lines(sheet, cuts, _CUT, at=at, dry=0)
