"""Hands of the roles, drawn as one firm shape with cuts between the fingers."""

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


def _bar(plate: Plate, at: Place, a: tuple[float, float], b: tuple[float, float], width: float) -> None:
    (ax, ay), (bx, by) = at.point(*a), at.point(*b)
    plate.line(f"M {ax:.2f} {ay:.2f} L {bx:.2f} {by:.2f}", width * at.k)


def _wrist(plate: Plate, at: Place, root: tuple[float, float], wrist: Points, width: float) -> None:
    """Draw the wrist from the heel of a hand towards a point of the card."""
    if wrist:
        plate.brush(
            [(*at.point(*root), 1), *((*point[:2], 0.96) for point in wrist)], width * at.k, dry=0, taper=(0, 0), wob=0
        )


def grip(sheet: Sheet, at: Place, skin: str, wrist: Points = ()) -> None:
    """Print a hand closed round a shaft that runs up and down through the origin; its knuckles look left.

    Args:
        sheet: where.
        at: the middle of the grip; 1 is about 80 units high.
        skin: its colour.
        wrist: where the arm goes, in points of the card.
    """
    plate, cuts = sheet.plate(), list[Line]()
    plate.fill(at.of([(-8, -38), (20, -40), (36, -22), (38, 10), (28, 34), (-6, 40)]))
    _wrist(plate, at, (22, 4), wrist, 46)
    for i in range(4):
        y = -29 + i * 19.5
        _bar(plate, at, (12, y), (-24 - 3 * (i in (1, 2)) + 4 * (i == 3), y + 1), 21 - 2 * (i == 3))
        if i:
            cuts.append(([(-33, y - 9.5, 0.9), (-12, y - 11, 1), (10, y - 9, 0.2)], 4.2))
    flesh(sheet, plate.mask, skin)
    lines(sheet, cuts, _CUT, at=at, dry=0, strength=1)
    thumb = sheet.plate()
    _finger(thumb, at, [(30, -24, 1.1), (12, -40, 1.1), (-14, -41, 0.8)], 22)
    flesh(sheet, thumb.mask, skin, rim=1.7, shade=(4, 3))


def blade_hand(sheet: Sheet, at: Place, skin: str, wrist: Points = ()) -> None:
    """Print the sword hand of the Taoists: two fingers stretched up, the thumb on the two that are folded."""
    plate = sheet.plate()
    plate.fill(at.of([(-26, -12), (-6, -24), (20, -22), (32, -4), (28, 28), (18, 46), (-16, 46), (-26, 22)]))
    _wrist(plate, at, (0, 30), wrist, 40)
    _finger(plate, at, [(-14, 4, 1), (-16, -48, 1), (-17, -104, 0.75)], 21)
    _finger(plate, at, [(3, 0, 1), (3, -52, 1), (1, -110, 0.75)], 21)
    flesh(sheet, plate.mask, skin)
    folded = sheet.plate()
    _bar(folded, at, (18, -18), (19, 2), 20)
    _bar(folded, at, (31, -8), (30, 8), 17)
    flesh(sheet, folded.mask, skin, rim=1.6, shade=(4, 3))
    thumb = sheet.plate()
    _finger(thumb, at, [(-22, 24, 1.1), (-4, 14, 1.1), (24, 6, 0.8)], 20)
    flesh(sheet, thumb.mask, skin, rim=1.6, shade=(4, 3))
    lines(
        sheet,
        [([(-6, -104, 0.4), (-6, -52, 1), (-5, -16, 0.5)], 4), ([(25, -16, 0.6), (25, 2, 0.6)], 3.4)],
        _CUT,
        at=at,
        dry=0,
    )


def pinch(sheet: Sheet, at: Place, skin: str, wrist: Points = ()) -> None:
    """Print a hand that holds something small at the origin between thumb and index; the wrist is down right."""
    plate = sheet.plate()
    for points, width in (
        ([(58, 26, 1), (62, -12, 1), (46, -46, 0.7)], 17),
        ([(46, 20, 1), (46, -22, 1), (26, -56, 0.7)], 18),
        ([(34, 18, 1), (28, -20, 1), (6, -46, 0.7)], 18),
    ):
        _finger(plate, at, points, width)
    flesh(sheet, plate.mask, skin)
    palm = sheet.plate()
    palm.fill(at.of([(20, 18), (42, 4), (66, 12), (72, 40), (60, 70), (38, 72), (22, 50)]))
    _wrist(palm, at, (50, 50), wrist, 38)
    _finger(palm, at, [(34, 20, 1.1), (10, -10, 1.05), (-1, 3, 0.7)], 18)
    _finger(palm, at, [(36, 50, 1.2), (12, 32, 1.05), (0, 10, 0.75)], 20)
    flesh(sheet, palm.mask, skin)
    lines(sheet, [([(30, 40, 0.2), (40, 30, 1), (52, 28, 0.2)], 3.4)], _CUT, at=at, dry=0)


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
