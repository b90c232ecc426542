"""Hands drawn finger by finger: every hand its own, each finger thick at its joints and round at its tip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

from art.kit.base import Mask, Points
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import CARD, Place, shaded


@dataclass(frozen=True, slots=True)
class Touch:
    """The colours of a hand: in the light, away from it, its nails, its contour, the creases on it."""

    skin: str
    dim: str
    nail: str
    rim: str = INK
    cut: str = "#5a2c14"


def finger(
    sheet: Sheet,
    way: Points,
    width: float,
    touch: Touch,
    *,
    at: Place = CARD,
    nail: bool = False,
    shade: tuple[float, float] = (2, 4),
) -> Mask:
    """Print one finger.

    Args:
        sheet: where.
        way: from its root over its joints to its tip, about the place.
        width: how thick it is at its joints.
        touch: its colours.
        at: the place.
        nail: whether it shows its nail.
        shade: how far the shade reaches in from the right and from below, in units.

    Returns:
        Its mask.
    """
    w, line = width * at.k, [point[:2] for point in at.of(way)]
    shares = (1.0, *(1.04 - 0.06 * i for i in range(len(line) - 2)), 0.74)
    plate = sheet.plate()
    plate.brush([(*p, c) for p, c in zip(line, shares, strict=True)], w, dry=0, taper=(0, 0), wob=0)
    (bx, by), (tx, ty) = line[-2], line[-1]
    plate.disc(tx, ty, w * 0.37)
    mask = plate.mask
    sheet.rim(mask, touch.rim, 1.8).body(mask, touch.skin).body(shaded(mask, *shade), touch.dim)
    creases = sheet.plate()
    if len(line) > 3:
        (ax, ay), (x, y), (nx, ny) = line[:3]
        a = atan2(ny - ay, nx - ax) + pi / 2
        creases.brush(
            [(x + cos(a) * w * s, y + sin(a) * w * s, c) for s, c in ((-0.3, 0.2), (-0.08, 1), (0.14, 0.2))],
            w * 0.15,
            dry=0,
        )
    sheet.body(creases.mask * mask, touch.cut)
    if nail:
        a = atan2(ty - by, tx - bx)
        x, y = tx + cos(a) * w * 0.08, ty + sin(a) * w * 0.08
        bed = sheet.plate().disc(x, y, w * 0.26, ry=w * 0.2, rot=degrees(a)).mask
        sheet.rim(bed, touch.cut, 0.9).body(bed, touch.nail)
    return mask


def back(
    sheet: Sheet,
    outline: Points,
    touch: Touch,
    wrist: Points = (),
    width: float = 40,
    *,
    at: Place = CARD,
    shade: tuple[float, float] = (5, 8),
) -> Mask:
    """Print the flat of a hand, and the forearm that runs into it, as one shape.

    Args:
        sheet: where.
        outline: of the hand, about the place.
        touch: its colours.
        wrist: the way of the forearm out of the hand, about the place, with shares of the width.
        width: of the forearm.
        at: the place.
        shade: how far the shade reaches in from the right and from below, in units.

    Returns:
        Its mask.
    """
    plate = sheet.plate().fill(at.of(outline))
    if wrist:
        plate.brush(at.of(wrist), width * at.k, dry=0, taper=(0, 0), wob=0)
    mask = plate.mask
    sheet.rim(mask, touch.rim, 2.2).body(mask, touch.skin).body(shaded(mask, *shade), touch.dim)
    return mask


def melted(sheet: Sheet, outline: Points, touch: Touch, cuts: Sequence[Points] = (), *, at: Place = CARD) -> None:
    """Take away the contours between fingers and the flat of their hand, then draw its tendons and creases."""
    sheet.body(sheet.plate().fill(at.of(outline)).mask, touch.skin)
    plate = sheet.plate()
    for cut in cuts:
        plate.brush(at.of(cut), 2.8 * at.k, dry=0)
    sheet.body(plate.mask, touch.cut)
