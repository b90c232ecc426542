"""Fingers of ghosts that hold something: they lie one over the other, with one short crease across each joint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, sin

from art.ghosts.limbs import DARK, Placing, Spots, carve, inked, shade, turned_away
from art.kit.plate import Plate
from art.kit.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Flesh:
    """The colours of a hand: lit, away from the light, its nails, its contour."""

    skin: str
    dim: str
    nails: str
    rim: str = DARK


def gripping(
    sheet: Sheet, fingers: Sequence[Spots], width: float, flesh: Flesh, placed: Placing, nail: float = 0.8
) -> None:
    """Print fingers that close round something, one over the other as they are given.

    Args:
        sheet: where.
        fingers: from root to tip, each of three or four points.
        width: how thick a finger is, in the units of the points.
        flesh: their colours.
        placed: carries the points to where the hand is.
        nail: how long a nail is, in widths; 0 for none.
    """
    w = width * _size(placed)
    for finger in fingers:
        line = _points(placed, finger)
        if nail:
            nails = sheet.plate()
            _nail(nails, line, w, nail)
            carve(sheet, nails, flesh.nails, rim=1.8, line=flesh.rim, grain=0.1)
        plate = sheet.plate()
        _stroke(plate, line, w)
        mask = carve(sheet, plate, flesh.skin, rim=2.2, line=flesh.rim, grain=0.12)
        shade(sheet, turned_away(sheet, mask, w * 0.24, w * 0.2), flesh.dim)
        inked(sheet, [_crease(line, i, w) for i in range(1, len(line) - 1)], w * 0.16, flesh.rim, within=mask)


def knuckles(sheet: Sheet, back: Spots, flesh: Flesh, placed: Placing) -> None:
    """Print the back of a hand over the roots of fingers that grip, so that they grow out of it."""
    mask = sheet.plate().fill(placed(back)).mask
    shade(sheet, mask, flesh.skin, grain=0.12)
    shade(sheet, turned_away(sheet, mask, 3, 5), flesh.dim)


def _size(placed: Placing) -> float:
    (ox, oy), (ux, uy) = placed([(0, 0), (0, 1)])
    return hypot(ux - ox, uy - oy)


def _points(placed: Placing, finger: Spots) -> list[tuple[float, float]]:
    return [(x, y) for x, y, *_ in placed(finger)]


def _stroke(plate: Plate, line: Sequence[tuple[float, float]], w: float) -> None:
    """Draw a finger: thick at its knuckles, thin between them, round at its tip."""
    made, last = [], len(line) - 1
    for i, (x, y) in enumerate(line):
        if i:
            px, py = line[i - 1]
            made.append(((px + x) / 2, (py + y) / 2, 0.84 - 0.05 * i))
        made.append((x, y, 1.0 if i == 0 else 0.66 if i == last else 1.02))
    plate.brush(made, w, dry=0, taper=(0, 0), wob=0.01)
    plate.disc(*line[-1], w * 0.32)


def _nail(plate: Plate, line: Sequence[tuple[float, float]], w: float, reach: float) -> None:
    (bx, by), (tx, ty) = line[-2], line[-1]
    a = atan2(ty - by, tx - bx)
    steps = ((-0.4, 0.0, 1.0), (0.45 * reach, 0.06, 0.85), (reach, 0.26, 0.05))
    plate.brush(
        [(tx + cos(a + b) * w * r, ty + sin(a + b) * w * r, c) for r, b, c in steps],
        w * 0.56,
        dry=0,
        wob=0.01,
        taper=(0, 0.02),
    )


def _crease(line: Sequence[tuple[float, float]], i: int, w: float) -> Spots:
    """Return the crease across a joint: one short stroke that doesn't reach either side."""
    (px, py), (x, y), (nx, ny) = line[i - 1], line[i], line[i + 1]
    a = atan2(ny - py, nx - px)
    ax, ay = -sin(a) * w * 0.28, cos(a) * w * 0.28
    return [(x - ax, y - ay, 0.3), (x + cos(a) * w * 0.08, y + sin(a) * w * 0.08, 1), (x + ax, y + ay, 0.2)]
